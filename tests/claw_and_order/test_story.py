"""One match that a person can follow, as everybody at the table perceives it.

It is played with a small set of its own. When sentences change, running this file writes the stories anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import catspaw
from catspaw.core.journal import unpacked
from catspaw.games.claw_and_order import events as e

STORIES = Path(__file__).parent / "stories"
TELLERS = ("everything", "one", "two", "onlooker")
RARE = {e.SET_ASIDE, e.HEALED, e.TOOK_CONTROL, e.NOT_SUMMONED, e.DROPPED, e.FOUND_NOTHING, e.SPENT, e.OWES}
"""What does not happen in this match."""


def played() -> catspaw.Table:
    return catspaw.replay((STORIES / "harbour.record").read_text("utf-8"), edition=STORIES / "harbour")


def told(table: catspaw.Table, teller: str) -> str:
    seat = None if teller == "onlooker" else teller
    seen = table.all_events() if teller == "everything" else table.events(seat)
    lines = []
    for event in seen:
        turn = "\n" if table.game.begins_turn(event) else ""
        if text := table.game.narrate(event, table.house, "en"):
            lines.append(f"{turn}{text}  {table.game.event_rule(event)}\n")
    return "".join(lines)


@pytest.mark.parametrize("teller", TELLERS)
def test_the_story_is_told_as_each_seat_perceives_it(teller: str):
    """The files are read by people first: a changed sentence is a changed file, looked at again."""
    assert told(played(), teller) == (STORIES / f"harbour.{teller}.txt").read_text("utf-8")


def test_the_story_has_nearly_everything_in_it():
    kinds = {unpacked(event)[0] & e.KIND for event in played().all_events()}
    assert set(range(e.BATTLE_BEGAN, e.OWES + 1)) - kinds == RARE


def test_the_story_ends_with_two_battles_won():  # CO-110.3
    outcome = played().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == (("two",), "CO-110.3")


if __name__ == "__main__":
    for one in TELLERS:
        (STORIES / f"harbour.{one}.txt").write_text(told(played(), one), "utf-8")
