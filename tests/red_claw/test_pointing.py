"""Where answers point on the table."""

from __future__ import annotations

import catspaw
from catspaw.core.position import NOBODY, Position
from catspaw.core.sampler import Sampler
from contract.combinations import FEW
from red_claw.hunt import arranged

GAME = next(game for game in catspaw.games() if game.id == "red-claw")
EVERY_WAY = [combination for combination in FEW if combination.game is GAME]


def places(position: Position) -> dict[str, str | None]:
    """Where each answer that has a name here points."""
    sight = GAME.sight_of_asked(position)
    return {text: GAME.points_at(sight, number) for number, text in GAME.named(sight).items()}


def test_places_follow_from_the_asked_seats_view_and_differ():
    sampler, imagined = Sampler(7), Sampler(8)
    for way in EVERY_WAY[::20]:
        position, slot = way.start(), way.start()
        while position.asked != NOBODY:
            if position.asked >= 0:
                found = places(position)
                GAME.sight(position, position.asked).sample_into(slot, imagined)
                assert places(slot) == found
                paths = [path for path in found.values() if path]
                assert len(paths) == len(set(paths))
            position.answer(sampler.pick(position.options))


def test_chance_points_nowhere():
    position = EVERY_WAY[0].start()
    assert set(places(position).values()) == {None}


def test_own_cards_and_skipping():  # RC-3.1, RC-4.1
    found = places(arranged(hands={"white": ["red 7"]}).table._position)
    assert found["red 7"] == "players/white/cards/red 7"
    assert found["skip"] is None


def test_a_wanted_card_is_where_it_lies():  # RC-8.1
    game = arranged(hands={"white": ["red 7"], "black": ["blue 2"]}, levels={"white": 5})
    found = places(game.says("exchange-with-opponent").table._position)
    assert found["blue 2"] == "players/black/cards/blue 2"
    assert found["blue 3"] is None
    assert found["a card of black"] == "players/black"
    assert found["a card of brown"] is None
