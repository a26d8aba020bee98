"""The client: one game after the other, until everybody goes home."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from catspaw.bots import usual_bot
from catspaw.core.errors import CatspawError
from catspaw.core.game import Game
from catspaw.table import Opened, Player, Save, Table, opening, refusal
from catspaw.terminal.cli import saves
from catspaw.terminal.tui.advice import ReviewScreen
from catspaw.terminal.tui.climbing import against
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
    """A person on the first seat, the game's usual bots on the others."""
    setup, bot = game.setup(), usual_bot(game)
    bots = [Player(bot, bot)] * (len(setup.seats) - 1)
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
        self.unfinished: Path | None = None
        """The file of the game that was left unfinished."""
        self._first = first
        self._replay = replay
        self._pace = pace
        self._save: Save | None = None

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
        chosen: Next = self._first
        while True:
            if chosen is None:
                home = HomeScreen(self.language)
                chosen = await self.push_screen_wait(home)
                self.language = home.language
                if chosen is None:
                    break
            if isinstance(chosen, SetUp):
                form = SetUpScreen(chosen.game, self.language)
                chosen = await self.push_screen_wait(form)
                self.language = form.language
                continue
            over, chosen = await self._play(chosen)
            if over:
                break
        self.exit()

    async def _play(self, chosen: PlayNow | Resume | Opened) -> tuple[bool, Next]:
        """One game; whether that was all for today, and what comes next."""
        try:
            save = _sit_down(chosen)
        except (CatspawError, OSError) as error:
            text = refusal(error, self.language) if isinstance(error, CatspawError) else str(error.strerror)
            self.notify(text, severity="error", markup=False)
            return False, None
        self._save, self.unfinished = save, save.path
        after, table = await self._sit(save)
        while after in ("replay", "review"):
            if after == "replay":
                replay = ReplayScreen(save.sitting.table, self.language)
                await self.push_screen_wait(replay)
                self.language = replay.language
            else:
                seat = table.reviewed or save.sitting.setup.seats[0]
                await self.push_screen_wait(ReviewScreen(save.sitting.table, seat, self.language))
            after, table = await self._sit(save)
        level = table.stronger if after == "stronger" else None
        self._get_up()
        if level:
            return False, against(save.sitting, level)
        return after == "quit", save.sitting.rematch() if after == "rematch" else None

    async def _sit(self, save: Save) -> tuple[str, TableScreen]:
        """At the table, until something else comes next."""
        table = TableScreen(save, self.language, self._pace)
        after = await self.push_screen_wait(table)
        self.language = table.language
        return after, table

    def _get_up(self) -> None:
        """Let the file go; that of a game that is over is put away."""
        save, self._save = self._save, None
        if save is None:
            return
        save.close()
        if save.sitting.asked is None:
            self.unfinished = None
            try:
                saves.put_away(save.path)
            except OSError as error:
                self.notify(say(self.language, "cannot-write", reason=error.strerror), severity="error", markup=False)


def _sit_down(chosen: PlayNow | Resume | Opened) -> Save:
    """A new game or one to go on with, in its file."""
    if isinstance(chosen, Resume):
        return Save.resume(chosen.path)
    opened = against_bots(chosen.game) if isinstance(chosen, PlayNow) else chosen
    return Save.begin(saves.new_path(opened.game), opened)


def farewell(client: Client) -> str:
    """What is left to say when the screen is gone."""
    return say(client.language, "saved-as", path=str(client.unfinished)) if client.unfinished else ""
