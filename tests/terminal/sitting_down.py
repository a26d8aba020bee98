"""The client under test: started without a terminal, played with keys and clicks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot
from textual.screen import Screen
from textual.strip import Strip
from textual.widgets import OptionList, Static

from catspaw.games import game_by_id
from catspaw.games.cat_and_mouse.edge.view import HeistView
from catspaw.table import Opened
from catspaw.terminal.cli.setting import AS_ARRANGED
from catspaw.terminal.tui.app import Client, Next
from catspaw.terminal.tui.home import Resume
from catspaw.terminal.tui.start import new_table
from catspaw.terminal.tui.table import TableScreen

SMALL, LARGE = (80, 24), (160, 48)


def table_of(game: str, seats: str | None = None, seed: int = 7) -> Opened:
    return new_table(game_by_id(game), AS_ARRANGED, seats, seed)


class Visitor:
    """Somebody at the keyboard, with a mouse."""

    def __init__(self, app: Client, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> Screen[object]:
        return self.app.screen

    @property
    def table(self) -> TableScreen:
        """The table, which must be on the screen."""
        assert isinstance(self.app.screen, TableScreen)
        return self.app.screen

    async def settled(self) -> None:
        """Until nothing moves any more: bots have answered and everything is drawn."""
        await self.pilot.pause()
        while isinstance(self.app.screen, TableScreen) and not self.table._pace and self.table.answers_unasked:
            await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settled()

    async def click(self, selector: str, at: tuple[int, int] = (0, 0)) -> None:
        await self.pilot.click(selector, offset=at)
        await self.settled()

    async def click_on(self, text: str) -> None:
        """Click where a text stands on the screen."""
        for row, line in enumerate(self.seen().splitlines()):
            if text in line:
                await self.pilot.click(offset=(line.index(text) + 1, row))
                await self.settled()
                return
        raise LookupError(text)

    def asks(self) -> str | None:
        """The name of the question at the table."""
        question = self.table.sitting.table.question
        return question.prompt if question else None

    def room_of_the_mouse(self) -> int | None:
        """As she knows it herself."""
        view = self.table.sitting.table.view("mouse")
        assert isinstance(view, HeistView)
        return view.room

    def text(self, selector: str) -> str:
        """What a part of the screen says."""
        return str(self.screen.query_one(selector, Static).content)

    def answers(self) -> list[str]:
        """The lines of the list of answers, without their numbers."""
        listed = self.screen.query_one("#answers", OptionList)
        return [str(listed.get_option_at_index(at).prompt)[3:] for at in range(listed.option_count)]

    def strips(self) -> list[Strip]:
        """The lines of the screen, as they are drawn."""
        return self.app.screen._compositor.render_strips()

    def seen(self) -> str:
        """Everything that is on the screen, as plain text."""
        return "\n".join(strip.text for strip in self.strips())


@asynccontextmanager
async def visiting(
    first: Next | Path, *, language: str = "en", size: tuple[int, int] = SMALL, pace: float = 0
) -> AsyncIterator[Visitor]:
    """A client with nobody else in the room. With a pace, bots take that long and are not waited for."""
    wish = Resume(first) if isinstance(first, Path) else first
    app = Client(language, wish, pace=pace)
    async with app.run_test(size=size) as pilot:
        visitor = Visitor(app, pilot)
        await visitor.settled()
        yield visitor


def run(scene: Callable[[], Coroutine[None, None, None]]) -> None:
    """Play a scene."""
    asyncio.run(scene())
