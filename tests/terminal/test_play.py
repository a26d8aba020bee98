"""The client, as people use it: with keys, with clicks, alone and with friends at one keyboard."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from textual.widgets import OptionList, RichLog, Select

from catspaw.bots import RandomBot
from catspaw.core.game import Game
from catspaw.core.sight import Sight
from catspaw.core.texts import LANGUAGES
from catspaw.games import GAMES, game_by_id
from catspaw.table import read_entries
from catspaw.terminal.cli import saves
from catspaw.terminal.tui.home import HomeScreen
from catspaw.terminal.tui.pages import Curtain, Page, Sure
from catspaw.terminal.tui.replay import ReplayScreen
from catspaw.terminal.tui.set_up import SetUpScreen
from catspaw.terminal.tui.table import TableScreen
from terminal.sitting_down import LARGE, SMALL, run, table_of, visiting

pytestmark = [pytest.mark.contract, pytest.mark.slow]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CATSPAW_HOME", str(tmp_path))


def test_a_heist_by_keyboard_alone():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse")) as visitor:
            assert visitor.text("#title") == "Cat & The Mouse · you are the Inspector"
            while visitor.table.sitting.asked:
                await visitor.press("enter")
            assert visitor.answers()[0] == "Play again, with the seats swapped"
            assert "wins" in visitor.text("#question") and "CM-" in visitor.text("#question")
            await visitor.press("5", "enter")
        assert not saves.unfinished()

    run(scene)


@pytest.mark.parametrize(
    ("id", "language"),
    [
        ("cat-and-mouse", "de"),
        pytest.param("cat-and-mouse", "en", marks=pytest.mark.long),
        pytest.param("red-claw", "en", marks=pytest.mark.long),
        pytest.param("red-claw", "de", marks=pytest.mark.long),
        pytest.param("claw-and-order", "de", marks=pytest.mark.long),
    ],
)
def test_every_game_is_played_to_its_end(id: str, language: str):
    async def scene() -> None:
        async with visiting(table_of(id), language=language, size=LARGE) as visitor:
            while visitor.table.sitting.asked:
                await visitor.press("enter")
            assert visitor.table.sitting.outcome
            assert game_by_id(id).prefix in visitor.text("#question")

    run(scene)


def test_answers_by_click_on_the_list_and_on_the_board():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse", "heuristic,person"), size=LARGE) as visitor:
            assert visitor.asks() == "start"
            await visitor.click_on("Room 3 (Library)")
            assert visitor.room_of_the_mouse() == 3
            assert visitor.asks() == "name"
            await visitor.click_on("5 Trophy Room")
            assert visitor.asks() != "name"
            assert "Over there, in room 5 (Trophy Room)!" in visitor.seen()

    run(scene)


def test_why_not_names_the_rule():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse")) as visitor:
            await visitor.press("w")
            assert visitor.answers() == ["CM-1.3: Calling Card, Smoke Bomb, Pickpocket"]
            await visitor.press("enter")
            assert visitor.text("#notice").startswith("Calling Card: not allowed by CM-1.3. The Inspector goes")
            await visitor.press("escape")
            assert len(visitor.answers()) == 9
            assert visitor.text("#notice") == ""
            assert visitor.table.sitting.table.answers == ()

    run(scene)


def test_undo_takes_back_a_secret_choice_and_nothing_that_was_revealed():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse", "person,person")) as visitor:
            await visitor.press("enter", "space", "u")
            assert visitor.text("#notice") == "There is nothing to take back yet."
            assert len(visitor.table.sitting.table.answers) == 1

    run(scene)


def test_the_curtain_hides_the_table_until_the_next_player_looks():
    """What answered the question does not lift it, and nothing of the last player is left before or behind it."""

    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse", "person,person")) as visitor:
            await visitor.press("w", "enter", "w", "2", "enter")
            assert isinstance(visitor.screen, Curtain)
            assert "Pass the screen to the Mouse" in visitor.seen()
            await visitor.press("enter")
            assert isinstance(visitor.screen, Curtain)
            assert not {"Glory", "Calling Card"} & set(visitor.seen().split())
            await visitor.click("#ready", (2, 1))
            assert visitor.text("#title").endswith("you are the Mouse")
            assert visitor.text("#notice") == ""
            assert "Glory" not in visitor.seen()

    run(scene)


def test_a_dialogue_does_not_outlive_its_player():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse", "person,person")) as visitor:
            table = visitor.table
            await visitor.press("x")
            table.attempt(lambda: table.sitting.propose_answer("gems-20", seat="inspector"))
            await visitor.pilot.pause()
            assert isinstance(visitor.screen, Curtain)
            await visitor.press("space")
            assert isinstance(visitor.screen, TableScreen)

    run(scene)


def test_a_game_of_several_people_begins_again_behind_a_curtain():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse", "person,person")) as visitor:
            await visitor.press("enter")
        (path,) = saves.unfinished()
        async with visiting(path) as visitor:
            assert isinstance(visitor.screen, Curtain)

    run(scene)


def test_log_rules_cards_and_help_are_a_key_away():
    async def scene() -> None:
        async with visiting(table_of("red-claw")) as visitor:
            assert not visitor.screen.query_one(RichLog).display
            await visitor.press("l")
            assert visitor.screen.query_one(RichLog).display
            for key, texts in (("r", "RC-1.1"), ("c", "purple"), ("question_mark", "arrow keys")):
                await visitor.press(key)
                assert isinstance(visitor.screen, Page)
                assert texts in visitor.seen()
                await visitor.press("escape")
            assert isinstance(visitor.screen, TableScreen)

    run(scene)


def test_the_language_changes_in_mid_game():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse")) as visitor:
            await visitor.press("d")
            assert visitor.text("#title") == "Die Katze & die Maus · du bist der Inspektor"
            await visitor.press("d")
            assert visitor.text("#title") == "Cat & The Mouse · you are the Inspector"

    run(scene)


def test_a_bot_plays_on_and_gives_the_seat_back():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse", "person,heuristic"), pace=1000) as visitor:
            sitting = visitor.table.sitting
            await visitor.press("b")
            assert [player.bot for player in sitting.players.values()] == ["heuristic", "heuristic"]
            assert visitor.text("#title").endswith("you are looking on")
            await visitor.press("b")
            assert [player.bot for player in sitting.players.values()] == [None, "heuristic"]
            assert visitor.text("#title").endswith("you are the Inspector")

    run(scene)


def test_whoever_hands_over_a_seat_does_not_see_the_others_cards():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse", "person,person")) as visitor:
            await visitor.press("b")
            assert isinstance(visitor.screen, Curtain)

    run(scene)


def test_a_bot_that_fails_is_replaced_and_tells_no_secret(monkeypatch: pytest.MonkeyPatch):
    def fail(bot: RandomBot, sight: Sight) -> int:
        raise RuntimeError("boom")

    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse", "person,random")) as visitor:
            monkeypatch.setattr(RandomBot, "choose", fail)
            shown: list[str] = []
            monkeypatch.setattr(visitor.table, "show_notice", shown.append)
            await visitor.press("enter")
            assert any("RuntimeError" in text for text in shown)
            assert not any("boom" in text for text in shown)
            assert visitor.table.sitting.players["mouse"].bot == "heuristic"
            assert len(visitor.table.sitting.table.answers) > 1

    run(scene)


def full(number: int) -> None:
    raise OSError(28, "No space left on device")


def test_what_cannot_be_written_down_is_not_done(monkeypatch: pytest.MonkeyPatch):
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse")) as visitor:
            with monkeypatch.context() as broken:
                broken.setattr(os, "fsync", full)
                await visitor.press("enter")
                assert "No space left on device" in visitor.text("#notice")
            assert visitor.table.sitting.table.answers == ()
            await visitor.press("enter")
            assert len(visitor.table.sitting.table.answers) > 1

    run(scene)


def test_numbers_of_two_digits_are_typed():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse", "heuristic,person")) as visitor:
            await visitor.press("1", "2", "enter")
            assert visitor.room_of_the_mouse() == 12

    run(scene)


def test_resigning_is_asked_about_and_ends_the_game():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse")) as visitor:
            await visitor.press("x")
            assert isinstance(visitor.screen, Sure)
            await visitor.press("escape")
            assert visitor.table.sitting.asked == "inspector"
            await visitor.press("x", "down", "enter")
            first, *scores = visitor.text("#question").splitlines()
            assert first == "The Inspector has resigned. The Mouse wins."
            assert scores == ["The Inspector: 0 of 3 clues, 0 rooms monitored.", "The Mouse: no loot."]

    run(scene)


def test_a_rematch_swaps_the_seats_and_a_replay_shows_every_moment():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse")) as visitor:
            while visitor.table.sitting.asked:
                await visitor.press("enter")
            await visitor.press("2", "enter")
            replay = visitor.screen
            assert isinstance(replay, ReplayScreen)
            assert replay.stop == 0
            await visitor.press("right", "right", "left")
            assert replay.stop == 1
            await visitor.press("pagedown", "v", "end")
            assert replay.stop == len(replay._stops) - 1
            await visitor.press("home", "d")
            assert "Schritt 0" in visitor.text("#title")
            await visitor.press("d")
            assert "the Inspector" in visitor.text("#title")
            await visitor.press("escape", "enter")
            await visitor.settled()
            assert visitor.table.sitting.players["mouse"].bot is None

    run(scene)


def test_from_the_first_screen_through_the_set_up_to_a_table():
    async def scene() -> None:
        async with visiting(None) as visitor:
            assert isinstance(visitor.screen, HomeScreen)
            await visitor.press("down", "down", "down", "enter")
            screen = visitor.screen
            assert isinstance(screen, SetUpScreen)
            screen.query_one("#players", Select).value = "4"
            await visitor.settled()
            screen.query_one("#edition", Select).value = "standees"
            screen.query_one("#ruling-figure_again", Select).value = "plus-one"
            screen.query_one("#seat-brown", Select).value = "random"
            await visitor.settled()
            screen.query_one("#language", Select).value = "de"
            await visitor.settled()
            await visitor.click("#start")
            await visitor.settled()
            setup = visitor.table.sitting.setup
            assert setup.seats == ("white", "black", "grey", "brown")
            assert visitor.table.sitting.players["brown"].bot == "random"
            assert visitor.text("#title").startswith("Die Rote Kralle")
            assert setup.edition
            assert (setup.edition.label, setup.changed) == ("standees", {"figure_again": "plus-one"})

    run(scene)


def test_leaving_keeps_the_game_and_home_offers_it():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse")) as visitor:
            await visitor.press("enter", "q", "down", "down", "enter")
        (path,) = saves.unfinished()
        kept = read_entries(path)
        async with visiting(None) as visitor:
            listed = visitor.screen.query_one("#home-list", OptionList)
            assert "Go on: Cat & The Mouse" in str(listed.get_option_at_index(listed.option_count - 1).prompt)
            await visitor.press("up", "enter")
            assert len(visitor.table.sitting.table.answers) > 1
        assert read_entries(path) == kept

    run(scene)


def test_a_damaged_save_is_refused_and_left_as_it_is():
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse")) as visitor:
            await visitor.press("enter")
        (path,) = saves.unfinished()
        path.write_bytes(path.read_bytes().replace(b"inspector", b"inspectre"))
        before = path.read_bytes()
        async with visiting(path) as visitor:
            assert isinstance(visitor.screen, HomeScreen)
            (said,) = visitor.app._notifications
            assert "is damaged" in said.message
        assert path.read_bytes() == before

    run(scene)


@pytest.mark.parametrize("size", [SMALL, pytest.param(LARGE, marks=pytest.mark.long)], ids=str)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_question_and_answers_are_always_in_sight(game: Game, size: tuple[int, int]):
    async def scene() -> None:
        async with visiting(table_of(game.id), size=size) as visitor:
            for _ in range(4):
                for part in ("#title", "#board-pane", "#question", "#answers", "#keys"):
                    region = visitor.screen.query_one(part).region
                    assert region.height >= 1
                    assert region.bottom <= size[1]
                assert visitor.screen.query_one("#board-pane").region.height >= 10
                await visitor.press("enter")

    run(scene)


def test_without_colours_everything_is_said_otherwise(monkeypatch: pytest.MonkeyPatch):
    """What may be clicked is underlined, and what is highlighted is told apart in shades of grey."""
    monkeypatch.setenv("NO_COLOR", "1")

    async def scene() -> None:
        async with visiting(table_of("red-claw"), size=LARGE) as visitor:
            while visitor.asks() != "play":
                await visitor.press("enter")
            styles = [segment.style for strip in visitor.strips() for segment in strip if segment.style]
            colours = {colour for style in styles for colour in (style.color, style.bgcolor) if colour}
            assert colours
            assert all(len(set(colour.get_truecolor())) == 1 for colour in colours)
            assert any(style.underline for style in styles)

    run(scene)


def test_the_keys_fit_on_a_small_screen():
    async def scene() -> None:
        for language in LANGUAGES:
            async with visiting(table_of("claw-and-order"), language=language) as visitor:
                assert visitor.screen.query_one("#keys").region.height == 1

    run(scene)


def test_an_answer_is_read_in_full_with_its_card_and_rule():
    async def scene() -> None:
        async with visiting(table_of("claw-and-order")) as visitor:
            assert visitor.asks() == "set-up"
            await visitor.press("i")
            assert isinstance(visitor.screen, Page)
            assert "CO-103.4: " in visitor.seen()
            assert "damage" in visitor.seen()

    run(scene)
