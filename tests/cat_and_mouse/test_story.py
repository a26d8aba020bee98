"""One heist that a person can follow, as everybody at the table perceives it."""

from pathlib import Path

import pytest

import catspaw
from catspaw.core.journal import packed

STORIES = Path(__file__).parent / "stories"


def told(table: catspaw.Table, seat: str | None) -> str:
    events = table.all_events() if seat == "everything" else table.events(seat)
    return "".join(f"{table.game.narrate(e, table.house, 'en')}  {table.game.event_rule(e)}\n" for e in events)


@pytest.mark.parametrize("name", ["heist", "subtle-heist", "open-heist"])
@pytest.mark.parametrize("seat", ["everything", "inspector", "mouse", "onlooker"])
def test_the_story_is_told_as_each_seat_perceives_it(name: str, seat: str):
    """The files are read by people first: a changed sentence is a changed file, looked at again."""
    table = catspaw.replay((STORIES / f"{name}.record").read_text())
    expected = (STORIES / f"{name}.{seat}.txt").read_text()
    assert told(table, None if seat == "onlooker" else seat) == expected


def test_every_event_has_an_audience():
    game = catspaw.games()[0]
    with pytest.raises(ValueError, match="no audience for event kind 99"):
        game.seen_by(packed(99, 0, 0), 0)
