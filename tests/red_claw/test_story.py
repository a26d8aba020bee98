"""One hunt that a person can follow, as everybody at the table perceives it."""

from pathlib import Path

import pytest

import catspaw
from catspaw.core.journal import unpacked
from catspaw.games.red_claw import events

STORIES = Path(__file__).parent / "stories"


def told(table: catspaw.Table, seat: str | None) -> str:
    seen = table.all_events() if seat == "everything" else table.events(seat)
    lines = []
    for event in seen:
        turn = "\n" if table.game.begins_turn(event) else ""
        if text := table.game.narrate(event, table.house, "en"):
            lines.append(f"{turn}{text}  {table.game.event_rule(event)}\n")
    return "".join(lines)


@pytest.mark.parametrize("seat", ["everything", "white", "black", "grey", "onlooker"])
def test_the_story_is_told_as_each_seat_perceives_it(seat: str):
    """The files are read by people first: a changed sentence is a changed file, looked at again."""
    table = catspaw.replay((STORIES / "hunt.record").read_text())
    expected = (STORIES / f"hunt.{seat}.txt").read_text()
    assert told(table, None if seat == "onlooker" else seat) == expected


def test_the_story_has_nearly_everything_in_it():
    table = catspaw.replay((STORIES / "hunt.record").read_text())
    kinds = {unpacked(event)[0] for event in table.all_events()}
    assert set(range(events.LAID_ROW, events.DECLINED + 1)) - kinds == {events.MOVED_UP, events.DECLINED}
