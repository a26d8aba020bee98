"""Automatic answers: those of bots, and to windows that people let pass."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from catspaw.core.errors import CatspawError
from catspaw.server.http.guards import failed
from catspaw.server.live.part import PartOfRoom

if TYPE_CHECKING:
    from catspaw.server.live.room import Room

THOUGHT: Final = 0.8
"""The part of a bot's moment in which it may think: what it holds makes the moment no longer."""
PATIENCE: Final = 2.0
"""Seconds after which another process answers, if the one that should have is gone."""
AGAIN: Final = 1.0
"""Seconds until what has failed is tried again."""
_chance: Final = random.SystemRandom()


class AutomaticAnswers(PartOfRoom):
    """A task that answers for bots and passing windows, after a delay that tells nothing about the cards.

    The process that wrote the last entry runs it at once; the others wait longer, in case that one is gone.
    """

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    @property
    def under_way(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Wake the task, if there is one: an entry was added."""
        if self._task is not None:
            self._news.set()

    def start(self) -> None:
        """Start the task if there is something to answer and it does not run already."""
        if not self.under_way and self._needs_answer():
            self._task = asyncio.create_task(self._answer())

    def stop(self) -> None:
        if self._task:
            self._task.cancel()

    def turn(self) -> int:
        """How many turns have begun, which everybody knows."""
        table = self._room.dealt.table
        return sum(table.game.begins_turn(event) for event in table.all_events())

    def passing(self, seat: str) -> tuple[str, ...]:
        """The windows that a seat lets pass now."""
        chosen = self._room.row.passes.get(seat)
        if not chosen:
            return ()
        return tuple(window for window, turn in chosen.items() if turn is None or turn == self.turn())

    def _needs_answer(self) -> bool:
        return self._asks_bot() or self._passing_answer() is not None

    def _asks_bot(self) -> bool:
        sitting = self._room.sitting
        return bool(sitting and sitting.asked and sitting.players[sitting.asked].bot is not None)

    def _passing_answer(self) -> int | None:
        """The answer to a window that the asked seat lets pass."""
        sitting = self._room.sitting
        if sitting is None or sitting.asked is None or sitting.table.prompt not in sitting.game.windows:
            return None
        window = sitting.game.prompts[sitting.table.prompt]
        return sitting.game.windows[sitting.table.prompt] if window in self.passing(sitting.asked) else None

    async def _answer(self) -> None:
        while self._needs_answer():
            after_entries = len(self._room.entries)
            try:
                if self._room.wrote_last or not await self._entry_is_added(PATIENCE):
                    await self._answer_after_a_moment(after_entries)
            except CatspawError:
                await self._entry_is_added(AGAIN)
            except Exception as error:  # noqa: BLE001 – a bot that fails must not stop the table, nor tell the log why
                failed(error)
                await self._entry_is_added(AGAIN)

    async def _answer_after_a_moment(self, after_entries: int) -> None:
        """Thinking is part of the moment, so that it lasts as long for a hard question as for an easy one."""
        begun = asyncio.get_running_loop().time()
        moment = self._room.services.settings.bot_pace
        number = self._passing_answer()
        if number is None:
            with self._room.services.metrics.thinking.time():
                number = await self._room.services.workers.answer_of_bot(
                    self._room.id, self._room.dealt, moment * THOUGHT
                )
        else:
            moment *= _chance.uniform(0.5, 1.5)
        left = begun + moment - asyncio.get_running_loop().time()
        if len(self._room.entries) != after_entries or (left > 0 and await self._entry_is_added(left)):
            return
        if self._needs_answer():
            await self._room.answer_automatically(after_entries, number)

    async def _entry_is_added(self, within: float) -> bool:
        """Whether an entry is added before so many seconds have passed."""
        given = len(self._room.entries)
        self._news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), within)
        return len(self._room.entries) != given
