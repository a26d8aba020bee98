"""Hints and reviews in the terminal, and the stronger opponent for whoever wins twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from catspaw.core.errors import Malformed
from catspaw.games import game_by_id
from catspaw.table import Player, Resigned, Sitting, opening
from catspaw.table.reviewing import drawn
from catspaw.terminal.cli.review import finished_table
from catspaw.terminal.tui.advice import ReviewScreen
from catspaw.terminal.tui.climbing import against, stronger
from catspaw.terminal.tui.pages import Page
from terminal.sitting_down import LARGE, run, table_of, visiting

HUNT = game_by_id("red-claw")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CATSPAW_HOME", str(tmp_path))


@pytest.mark.contract
@pytest.mark.slow
def test_whoever_plays_alone_reads_a_hint_and_the_review_afterwards():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse"), language="de", size=LARGE) as visitor:
            await visitor.press("p")
            assert isinstance(visitor.screen, Page)
            await visitor.press("escape")
            visitor.table.attempt(lambda: visitor.table.sitting.propose(Resigned("inspector")))
            await visitor.settled()
            assert visitor.answers()[2].startswith("Rückblick")
            await visitor.press("3", "enter")
            assert isinstance(visitor.screen, ReviewScreen)
            await visitor.press("escape")
            assert visitor.answers()[2].startswith("Rückblick")

    run(scene)


def test_where_two_people_play_there_are_no_hints():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse", "person,person"), size=LARGE) as visitor:
            table = visitor.table
            await visitor.press("p")
            assert visitor.screen is table

    run(scene)


def lost_by(loser: str, level: str = "nibble") -> Sitting:
    """A hunt of a person, who is white, against a level, which somebody has given up."""
    sitting = Sitting(opening(HUNT, HUNT.setup(players=2), [Player("person"), Player(level, level)]))
    sitting.apply(sitting.propose(Resigned(loser)))
    return sitting


def test_whoever_wins_twice_in_a_row_is_offered_the_next():
    assert stronger(lost_by("black"), "first") is None
    assert stronger(lost_by("black"), "first") is None  # the same game again
    assert stronger(lost_by("black"), "second") == "snoop"
    assert stronger(lost_by("white"), "third") is None
    assert stronger(lost_by("black"), "fourth") is None
    assert stronger(lost_by("black", "colonel"), "a") is None
    assert stronger(lost_by("black", "colonel"), "b") is None  # nobody is stronger


def test_the_stronger_one_takes_the_seat_of_the_other():
    opened = against(lost_by("black"), "snoop")
    assert [player.bot for player in opened.players] == [None, "snoop"]


def test_what_was_won_is_forgotten_if_it_cannot_be_read(tmp_path: Path):
    stronger(lost_by("black"), "first")
    (tmp_path / "won.json").write_text("{")
    assert stronger(lost_by("black"), "second") is None


def test_a_game_that_goes_on_is_not_judged():
    with pytest.raises(Malformed, match="not over"):
        finished_table(Sitting(table_of("cat-and-mouse")).record(), None, ())


def test_a_long_curve_is_drawn_in_one_line():
    assert len(drawn([0.5] * 500)) <= 60
    assert drawn([0.0, 0.5, 0.49, 1.0]) == "▁▅▄█"
