"""Where answers point: at the card they mean, in the view of the seat that is asked."""

from __future__ import annotations

from typing import Any

import pytest

from catspaw.core.bits import members
from catspaw.core.setup import TableSetup
from catspaw.games.claw_and_order.edge.notation import Meant, meanings
from catspaw.games.claw_and_order.edge.texts import MatchTexts
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state.card_index import CardSet
from catspaw.games.claw_and_order.state.position import Match
from claw_and_order.arrangement import Side
from claw_and_order.battle import GAME, Battle, arranged, equip, one_time, team_buff, troop
from claw_and_order.test_texts import HOUSES, matches
from views import plain

CARDS = (
    troop("ghost", 2, 2, 2, "Stealth."),
    equip("cloak", 1, "The equipped troop has Flying."),
    team_buff("bell", 1, "Once per turn: draw a card."),
    one_time("dart", 0, "Deal 1 damage to target opposing troop in either line."),
    one_time("dig", 0, "Return a card from your discard pile to your hand."),
    one_time("hunt", 0, "Search your deck for a card."),
    one_time("trick", 0, "Choose one: draw a card; or gain $1."),
)


def found(view: Any, path: str) -> Any:
    """What is at a path of a view."""
    for step in path.split("/"):
        view = view[int(step)] if isinstance(view, list) else view[step]
    return view["card"] if isinstance(view, dict) else view


def check(match: Match, view: dict[str, Any], cards: CardSet) -> int:
    """That every card named is where its answer points; how many have a place."""
    places = 0
    sight = MatchSight(match, match.asked)
    for number, meaning in meanings(sight).items():
        path = GAME.points_at(sight, number)
        if isinstance(meaning, Meant) and path:
            places += 1
            assert found(view, path) == cards.ids[meaning.definition]
    return places


def places(game: Battle) -> set[str | None]:
    sight = game.table.sight_of_asked()
    return {GAME.points_at(sight, number) for number in members(game.position.options)}


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.parametrize("setup", HOUSES[::2])
def test_the_card_that_is_meant_is_there(setup: TableSetup):
    assert isinstance(setup.edition, CardSet)
    both, asked = [MatchTexts(setup, "en")], set()
    for table, is_worth_it in matches(both, range(2), pace=7):
        match = table._position
        if is_worth_it and match.asked >= 0:
            assert isinstance(match, Match)
            if check(match, plain(table.view(setup.seats[match.asked])), setup.edition):
                asked.add(match.prompt)
    assert len(asked) > 5


def test_hand_items_and_team_buffs():
    one: Side = {"front": ["tom", "mouser"], "hand": ["dart", "tom"], "items": {"cloak": "mouser"}, "buffs": ["bell"]}
    game = arranged(one=one, cards=CARDS)
    assert places(game) == {
        "players/one/hand/0", "players/one/hand/1", "players/one/front/1/items/0", "players/one/buffs/0", None,
    }  # fmt: skip


def test_face_down_troops_are_pointed_at_together_and_then_one_by_one():  # CO-R.N
    two: Side = {"front": ["tom"], "back": ["mouser", "ghost", "ghost"], "face_down": ["ghost", "ghost 2"]}
    game = arranged(one={"hand": ["dart"]}, two=two, cards=CARDS).says("dart")
    assert places(game) == {"players/two/front/0", "players/two/back/0", "players/two/back/face_down"}
    game.says("face-down")
    assert places(game) == {"players/two/back/1", "players/two/back/2"}


def test_piles():
    one: Side = {
        "hand": ["dig", "hunt"],
        "discard": ["tom", "mouser", "tom"],
        "deck": ["persian", "lion"],
        "top": ["boss"],
    }
    game = arranged(one=one, cards=CARDS).says("dig")
    discarded = game.sees("one").players["one"].discard
    wanted = {f"players/one/discard/{discarded.index(id)}" for id in set(discarded)}
    assert places(game) == {*wanted, None}
    game.says("nothing").says("hunt")
    assert {"players/one/top/0", "players/one/deck/0"} <= places(game)


def test_of_several_alike_under_the_deck_the_first_is_pointed_at():
    one: Side = {"hand": ["hunt"], "deck": ["persian"], "bottom": ["tom", "mouser", "tom"]}
    game = arranged(one=one, cards=CARDS).says("hunt")
    assert places(game) == {"players/one/deck/0", "players/one/bottom/0", "players/one/bottom/1", None}


def test_what_is_no_card_points_nowhere():
    assert places(arranged(one={"hand": ["trick"]}, cards=CARDS).says("trick")) == {None}
