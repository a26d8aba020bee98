"""Where answers point on the table."""

from __future__ import annotations

import catspaw
from cat_and_mouse.heist import SMOKE_BOMB, heist, mouse_in
from catspaw.core.position import NOBODY, Position
from catspaw.core.sampler import Sampler
from contract.combinations import FEW

GAME = catspaw.games()[0]
EVERY_WAY = [combination for combination in FEW if combination.game is GAME]


def places(position: Position) -> dict[str, str | None]:
    """Where each answer that has a name here points."""
    sight = GAME.sight_of_asked(position)
    return {text: GAME.points_at(sight, number) for number, text in GAME.named(sight).items()}


def test_places_follow_from_the_asked_seats_view_and_differ():
    sampler, imagined = Sampler(7), Sampler(8)
    for way in EVERY_WAY * 5:
        position, slot = way.start(), way.start()
        while position.asked != NOBODY:
            found = places(position)
            if position.asked >= 0:
                GAME.sight(position, position.asked).sample_into(slot, imagined)
                assert places(slot) == found
                paths = [path for path in found.values() if path]
                assert len(paths) == len(set(paths))
            else:
                assert set(found.values()) == {None}
            position.answer(sampler.pick(position.options))


def test_a_treasure_lies_in_the_loot_deck_at_first():
    assert places(heist().table._position)["gems-20"] == "loot_deck/gems-20"


def test_her_turn_points_at_her_things():  # CM-5.1, CM-5.2, CM-5.3, CM-6.2
    found = places(mouse_in(7, holding=[SMOKE_BOMB]).quiet_check().table._position)
    assert found == {
        "loot the room": "room_loot",
        "change rooms": "map_deck",
        "end the heist": "haul",
        "pickpocket": "haul/pickpocket",
        "smoke bomb": "haul/smoke-bomb",
        "smoke bomb and pickpocket": None,
    }


def test_rooms_are_pointed_at_by_their_printed_number():  # CM-3.1
    game = mouse_in(7).inspector_draws().says("check for clues")
    assert places(game.table._position)["room 12"] == "rooms/12"


def test_a_note_by_its_place():  # CM-7.1
    game = mouse_in(7, "subtle-movement").quiet_check().says("change rooms")
    found = places(game.table._position)
    assert found["note 1"] == "notes/1"
    assert found["leave the notes"] is None
