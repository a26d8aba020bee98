"""How a game of one's own is tested: what it says of itself, a few stories, and all the laws."""

from __future__ import annotations

from typing import Any

import catspaw
from catspaw.core.journal import HIDDEN, unpacked
from catspaw.core.setup import TableSetup
from catspaw.table import Table
from catspaw.testing import Laws, check_laws, registered
from tiptoe import Tiptoe
from tiptoe import cards as c
from tiptoe.events import Event
from tiptoe.sight import Mouse, NightView

GAME = Tiptoe()


def night(*answers: str, players: int = 2) -> Table:
    """A night in which chance and mice answer so."""
    table = Table(GAME, GAME.setup(players=players), None)
    for answer in answers:
        table.answer(answer)
    return table


def seen(table: Table, seat: str | None) -> dict[str, Mouse]:
    """The mice as a seat sees them."""
    view = table.view(seat)
    assert isinstance(view, NightView)
    return view.mice


BEGUN = ("bell 10", "crumb 1", "cheese 6")
"""Grey holds a bell and a cheese, brown a crumb."""


def test_a_bell_that_is_whistled_at_goes_to_the_whistler() -> None:  # TT-2.5
    table = night(*BEGUN, "bell", "whistle")
    brown = seen(table, None)["brown"]
    assert (brown.face_up, brown.whistles) == (["bell"], 1)


def test_anything_else_comes_home_face_up() -> None:  # TT-2.5
    table = night(*BEGUN, "cheese", "whistle")
    assert seen(table, "brown")["grey"].face_up == ["cheese"]


def test_what_is_let_pass_only_its_owner_knows() -> None:  # TT-2.4
    table = night(*BEGUN, "bell", "keep still")
    known, told = (seen(table, seat)["grey"] for seat in ("grey", "brown"))
    assert (known.store, told.store, told.in_store, told.face_up) == (["bell"], None, 1, [])


def test_whoever_has_no_whistle_is_not_asked() -> None:  # TT-1.3
    table = night(*BEGUN, "cheese", "whistle", "crumb 2", "crumb", "keep still", "crumb 3", "crumb", "whistle")
    assert seen(table, None)["brown"].whistles == 0
    for answer in ("crumb 4", "crumb", "keep still", "cheese 7", "cheese"):
        table.answer(answer)
    assert table.asked == "chance"
    assert seen(table, None)["grey"].in_store == 3


def test_most_points_win() -> None:  # TT-3.1, TT-3.2
    table = night(*BEGUN)
    while table.question:
        table.answer(table.question.options[-1].number if table.asked == "grey" else table.question.options[0].number)
    outcome = table.outcome
    assert outcome is not None
    best = max((score["points"], score["bells"]) for score in outcome.scores.values())
    assert [(outcome.scores[seat]["points"], outcome.scores[seat]["bells"]) for seat in outcome.winners] == [best]
    assert GAME.texts(table.setup, "de").ending(outcome)[1].startswith("Die graue Maus: ")


def recall(seat: str | None, events: list[int], setup: TableSetup) -> dict[str, Any]:
    """The view, from what the seat was told and nothing else (law 2)."""
    hands: dict[str, list[int]] = {name: [] for name in setup.seats}
    stores: dict[str, list[int]] = {name: [] for name in setup.seats}
    whistles, shown = dict.fromkeys(setup.seats, c.WHISTLES), set()
    carrier, laid = None, HIDDEN
    for event in events:
        kind, mouse, number = unpacked(event)
        name = setup.seats[mouse]
        if kind in (Event.DEALT, Event.DREW):
            hands[name].append(number)
        elif kind == Event.LAID:
            hands[name].remove(number)
            carrier, laid = name, number
        elif kind == Event.TURNED_UP:
            whistles[name] -= 1
            laid = number
            shown.add(number)
        elif kind == Event.PASSED:
            stores[setup.seats[number]].append(laid)
            carrier = None
        elif kind == Event.SHOWED:
            stores[name] = [card for card in range(c.CARDS) if number >> card & 1]
            shown |= set(stores[name])
    dealt = sum(unpacked(event)[0] in (Event.DEALT, Event.DREW) for event in events)
    return {
        "seat": seat,
        "larder": c.CARDS - dealt,
        "carrier": carrier,
        "carried": kinds([laid])[0] if seat and seat == carrier else None,
        "mice": {
            name: {
                "hand": kinds(hands[name]) if name == seat else None,
                "store": kinds(stores[name]) if name == seat else None,
                "in_hand": len(hands[name]),
                "whistles": whistles[name],
                "in_store": len(stores[name]),
                "face_up": kinds([card for card in stores[name] if card in shown]),
            }
            for name in setup.seats
        },
    }


def kinds(cards: list[int]) -> list[str]:
    return [c.KINDS[c.kind_of(card)] for card in sorted(cards)]


def turns_up(event: int) -> bool:
    """What was turned up lies among other cards at once, where a view does not tell it from them."""
    return unpacked(event)[0] == Event.TURNED_UP


def test_it_keeps_the_laws() -> None:
    check_laws(GAME, Laws(recall=recall, shows=turns_up), games=5)


def test_it_is_played_and_replayed_like_any_other_game() -> None:
    with registered(GAME):
        table = catspaw.new("tiptoe", seed=3, players=3)
        while table.question:
            table.answer(table.question.options[0].number)
        assert catspaw.replay(table.record()).outcome == table.outcome
