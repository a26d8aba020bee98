"""What is drawn for one person at the keyboard, and what the set-up offers with each edition."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Select

from catspaw.games import game_by_id
from catspaw.terminal.tui.home import SetUp
from catspaw.terminal.tui.set_up import SetUpScreen
from terminal.sitting_down import LARGE, run, table_of, visiting


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CATSPAW_HOME", str(tmp_path))


@pytest.mark.contract
@pytest.mark.slow
def test_the_set_up_shows_the_defaults_of_the_edition():
    async def scene() -> None:
        async with visiting(SetUp(game_by_id("red-claw")), size=LARGE) as visitor:
            screen = visitor.screen
            assert isinstance(screen, SetUpScreen)
            assert screen.value("ruling-false_trail") == "automatic"
            screen.query_one("#ruling-double_wild", Select).value = "each"
            screen.query_one("#edition", Select).value = "rote-kralle"
            await visitor.settled()
            readings = ("double_wild", "false_trail", "freed_claw", "first_player")
            assert [screen.value(f"ruling-{name}") for name in readings] == [
                "each",
                "optional",
                "next-player",
                "random",
            ]
            assert screen.chosen().rulings == {"double_wild": "each"}
            screen.query_one("#ruling-first_player", Select).value = "black"
            screen.query_one("#edition", Select).value = "standees"
            await visitor.settled()
            assert screen.chosen().rulings == {"double_wild": "each", "first_player": "black"}
            offered = [value for _, value in screen.query_one("#ruling-first_player", Select)._options]
            assert offered == ["random", "white", "black"]

    run(scene)


def test_what_was_seen_of_hidden_hands_is_drawn_when_wanted_and_that_is_kept():  # RC-R.L
    async def scene() -> None:
        async with visiting(table_of("red-claw"), size=LARGE) as visitor:
            assert not visitor.table.personal.shows_seen
            assert "show seen cards" in visitor.seen()
            await visitor.press("s")
            assert visitor.table.personal.shows_seen
            assert "hide seen cards" in visitor.seen()
        async with visiting(table_of("red-claw"), size=LARGE) as visitor:
            assert visitor.table.personal.shows_seen
        async with visiting(table_of("cat-and-mouse"), size=LARGE) as visitor:
            assert "seen cards" not in visitor.seen()

    run(scene)
