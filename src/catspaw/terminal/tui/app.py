"""The client: one game after the other, until everybody goes home."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from catspaw.core.errors import CatspawError
from catspaw.core.game import Game
from catspaw.table import Opened, Player, Save, Sitting, Table, opening, refusal
from catspaw.terminal.cli import saves
from catspaw.terminal.tui.home import HomeScreen, PlayNow, Resume, SetUp
from catspaw.terminal.tui.look import DAY, NIGHT
from catspaw.terminal.tui.replay import ReplayScreen
from catspaw.terminal.tui.saying import say
from catspaw.terminal.tui.set_up import PERSON, SetUpScreen
from catspaw.terminal.tui.table import TableScreen

PACE: Final = 0.7
"""Seconds that a bot takes to answer, whatever it holds."""

Next = PlayNow | SetUp | Resume | Opened | None
"""What comes next; None for the first screen."""


def against_bots(game: Game) -> Opened:
    """A person on the first seat, bots that think on the others."""
    setup = game.setup()
    bots = [Player("heuristic", "heuristic")] * (len(setup.seats) - 1)
    return opening(game, setup, [Player(PERSON), *bots])


class Client(App[None]):
    """Opens with a game that was asked for, or with the first screen."""

    TITLE = "Catspaw"
    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "quit", priority=True),
        Binding("t", "light"),
    ]

    def __init__(self, language: str, first: Next = None, *, replay: Table | None = None, pace: float = PACE) -> None:
        super().__init__()
        self.language = language
        self.kept: Path | None = None
        """Where the game is kept that was left unfinished."""
        self._first = first
        self._replay = replay
        self._pace = pace
        self._save: Save | None = None
        self._sitting: Sitting | None = None

    def on_unmount(self) -> None:
        """However it ends, the file of the game is let go."""
        self._get_up()

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = NIGHT.name
        self.evening()

    def action_light(self) -> None:
        """By day and by night."""
        self.theme = DAY.name if self.theme == NIGHT.name else NIGHT.name

    @work
    async def evening(self) -> None:
        """One thing after the other."""
        if self._replay:
            await self.push_screen_wait(ReplayScreen(self._replay, self.language))
            self.exit()
            return
        wish: Next = self._first
        while True:
            if wish is None:
                home = HomeScreen(self.language)
                wish = await self.push_screen_wait(home)
                self.language = home.language
                if wish is None:
                    break
            if isinstance(wish, SetUp):
                form = SetUpScreen(wish.game, self.language)
                wish = await self.push_screen_wait(form)
                self.language = form.language
                continue
            over, wish = await self._play(wish)
            if over:
                break
        self.exit()

    async def _play(self, wish: PlayNow | Resume | Opened) -> tuple[bool, Next]:
        """One game; whether that was all for today, and what comes next."""
        try:
            sitting, save = _sit_down(wish)
        except (CatspawError, OSError) as error:
            text = refusal(error, self.language) if isinstance(error, CatspawError) else str(error.strerror)
            self.notify(text, severity="error", markup=False)
            return False, None
        self._save, self.kept, self._sitting = save, save.path, sitting
        after = await self._sit(sitting)
        while after == "replay":
            replay = ReplayScreen(sitting.table, self.language)
            await self.push_screen_wait(replay)
            self.language = replay.language
            after = await self._sit(sitting)
        self._get_up()
        return after == "quit", sitting.rematch() if after == "rematch" else None

    async def _sit(self, sitting: Sitting) -> str:
        """At the table, until something else comes next."""
        table = TableScreen(sitting, self.language, self._pace)
        after = await self.push_screen_wait(table)
        self.language = table.language
        return after

    def _get_up(self) -> None:
        """Let the file go; that of a game that is over is put away."""
        save, sitting = self._save, self._sitting
        if save is None or sitting is None:
            return
        self._save = self._sitting = None
        save.close()
        if sitting.asked is None:
            self.kept = None
            try:
                saves.put_away(save.path)
            except OSError as error:
                self.notify(say(self.language, "cannot-write", reason=error.strerror), severity="error", markup=False)


def _sit_down(wish: PlayNow | Resume | Opened) -> tuple[Sitting, Save]:
    """A new game or one to go on with, and where it is kept."""
    if isinstance(wish, Resume):
        save = Save(wish.path)
        return Sitting.resumed(save.reopen(), save.keep), save
    opened = against_bots(wish.game) if isinstance(wish, PlayNow) else wish
    save = Save(saves.new_path(opened.game))
    save.begin()
    try:
        return Sitting(opened, save.keep), save
    except (CatspawError, OSError):
        save.close()
        save.path.unlink()
        raise


def farewell(client: Client) -> str:
    """What is left to say when the screen is gone."""
    return say(client.language, "saved-as", path=str(client.kept)) if client.kept else ""
