"""The first screen: which game, and how."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from rich.text import Text
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from catspaw.core.game import Game
from catspaw.core.texts import LANGUAGES
from catspaw.games import known_games
from catspaw.terminal.cli import saves
from catspaw.terminal.tui.keys import Clickable, key_line
from catspaw.terminal.tui.saying import sayer

PAW = r"""
   ●  ●
 ●  __  ●   {title}
   (  )     {subtitle}
  (____)
"""


@dataclass(frozen=True)
class PlayNow:
    """A game against bots, with all defaults."""

    game: Game


@dataclass(frozen=True)
class SetUp:
    """A game, after some choices."""

    game: Game


@dataclass(frozen=True)
class Resume:
    """A game that was begun before."""

    path: Path


Chosen = PlayNow | SetUp | Resume


class HomeScreen(Screen[Chosen | None]):
    """Every game, to play at once or to set up, and the games that were not finished."""

    BINDINGS = [("d", "language"), ("escape,q", "dismiss(None)")]  # noqa: RUF012

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self._choices: list[Chosen | None] = []

    def compose(self) -> ComposeResult:
        yield Static(id="lamp", markup=False)
        yield OptionList(id="home-list")
        yield Clickable(id="keys")

    def on_mount(self) -> None:
        self.query_one("#home-list").focus()
        self.draw()

    def draw(self) -> None:
        say = sayer(self.language)
        self.query_one("#lamp", Static).update(
            PAW.strip("\n").format(title=say("title").upper(), subtitle=say("subtitle"))
        )
        shown = self.query_one("#home-list", OptionList)
        shown.clear_options()
        self._choices = []
        for game in known_games():
            texts = game.texts(game.setup(), self.language)
            about = f"\n{texts.about()}" if texts.about() else ""
            shown.add_option(Option(Text.assemble((texts.game_title(), "bold"), about, no_wrap=False), disabled=True))
            shown.add_option(Option(Text(f"   ▸ {say('home-play')}")))
            shown.add_option(Option(Text(f"   ▸ {say('home-set-up')}")))
            self._choices += [None, PlayNow(game), SetUp(game)]
        for path in saves.unfinished()[:5]:
            when, answers = _when(path), _answers(path)
            line = say("home-resume-line", game=_game_of(path, self.language), when=when, answers=answers)
            shown.add_option(Option(Text(line)))
            self._choices.append(Resume(path))
        shown.highlighted = 1
        keys = [("↑ ↓ Enter", "", "screen.focus"), ("d", say("key-language"), "screen.language")]
        self.query_one("#keys", Static).update(key_line([*keys, ("q", say("home-quit"), "screen.dismiss(None)")]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._choices[event.option_index])

    def action_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.draw()


def title_of(game: Game, language: str) -> str:
    """What a game is called in its first edition."""
    return game.texts(game.setup(), language).game_title()


def _game_of(path: Path, language: str) -> str:
    """The title of the game that a save's name ends with."""
    return next((title_of(game, language) for game in known_games() if path.stem.endswith(game.id)), path.stem)


def _when(path: Path) -> datetime:
    """When it was last played; now, if it has just gone."""
    with suppress(OSError):
        return datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    return datetime.now().astimezone()


def _answers(path: Path) -> int:
    """How far the game has come."""
    with suppress(OSError):
        return max(0, path.read_bytes().count(b"\n") - 1)
    return 0
