"""Games from outside in the client, on the plain board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from kuhn_poker import KuhnPoker
from rich.console import Console
from tiptoe import Tiptoe
from tiptoe.sight import NightView

from catspaw.games import registered
from catspaw.table import Table, replay
from catspaw.terminal.cli import saves
from catspaw.terminal.tui.boards import Spots, described, drawn
from catspaw.terminal.tui.home import HomeScreen
from catspaw.terminal.tui.replay import ReplayScreen
from terminal.sitting_down import LARGE, run, table_of, visiting

GAME = Tiptoe()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("CATSPAW_HOME", str(tmp_path))
    with registered(GAME), registered(KuhnPoker()):
        yield


def board(language: str, spots: Spots) -> list[str]:
    """The grey mouse's view, after a bell was taken from it and with a crumb and a cheese in hand."""
    table = Table(GAME, GAME.setup(), None)
    for answer in ("bell 10", "crumb 1", "cheese 6", "bell", "whistle", "crumb 2", "crumb", "keep still", "crumb 3"):
        table.answer(answer)
    texts = GAME.texts(table.setup, language)
    console = Console(width=78, record=True, file=None, force_terminal=False)
    with console.capture() as caught:
        console.print(drawn("tiptoe", table.view("grey"), texts, spots, 78, shows_seen=False))
    return [line.rstrip() for line in caught.get().splitlines() if line.strip()]


def test_a_plain_board_names_what_a_view_holds():
    assert board("en", Spots({}, {})) == [
        "Cards in the larder  7",
        "On its way home      –",
        "What it carries      –",
        "Mice",
        "  The grey mouse",
        "    Hand            Crumb  Cheese",
        "    Store           –",
        "    Cards in hand   2",
        "    Cards in store  0",
        "    Face up         –",
        "    Whistles        2",
        "  The brown mouse",
        "    Hand            –",
        "    Store           –",
        "    Cards in hand   1",
        "    Cards in store  2",
        "    Face up         Bell",
        "    Whistles        1",
    ]
    assert board("de", Spots({}, {}))[0] == "Karten in der Speisekammer  7"


def test_a_plain_board_has_no_card_to_read():
    table = Table(GAME, GAME.setup(), None)
    assert described("tiptoe", GAME.texts(table.setup, "en"), table.view(None), None) is None  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.contract
def test_a_game_from_outside_is_played_to_its_end_and_seen_again():
    async def scene() -> None:
        async with visiting(table_of("tiptoe"), language="de", size=LARGE) as visitor:
            assert visitor.text("#title") == "Auf leisen Pfoten · du bist die graue Maus"
            assert "Karten in der Speisekammer" in visitor.seen()
            while visitor.table.sitting.asked:
                await visitor.press("enter")
            assert "TT-3.2" in visitor.text("#question") and "Punkte" in visitor.text("#question")
            record = visitor.table.sitting.table.record()
            assert replay(record).record() == record
            await visitor.press("2", "enter")
            assert isinstance(visitor.screen, ReplayScreen)
            await visitor.press("end", "v")
            assert visitor.text("#title").startswith("Auf leisen Pfoten")
        assert not saves.unfinished()

    run(scene)


def test_a_card_is_carried_by_a_click_on_the_board():
    async def scene() -> None:
        async with visiting(table_of("tiptoe", "person,random", seed=9), size=LARGE) as visitor:
            assert visitor.asks() == "carry"
            view = visitor.table.sitting.table.view("grey")
            assert isinstance(view, NightView)
            hand = view.mice["grey"].hand or []
            await visitor.click_on(hand[0].capitalize())
            told = [line.text for line in visitor.table._narrator().lines()]
            assert f"The grey mouse carries a {hand[0]}." in told

    run(scene)


def test_kuhn_poker_is_played_with_its_english_texts_in_german_too():
    async def scene() -> None:
        async with visiting(table_of("kuhn-poker"), language="de") as visitor:
            while visitor.table.sitting.asked:
                await visitor.press("enter")
            assert "KP-1.4" in visitor.text("#question")

    run(scene)


def test_the_first_screen_lists_games_from_outside():
    async def scene() -> None:
        async with visiting(None, size=(120, 60)) as visitor:
            assert isinstance(visitor.screen, HomeScreen)
            assert "Two or three mice carry things home" in visitor.seen()
            assert "Kuhn poker" in visitor.seen()

    run(scene)
