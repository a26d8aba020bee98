"""Worker processes for what takes long, so that it holds up nobody: bots' answers, and how far one may take back.

How far one may take back can take seconds, so a process of its own finds out, which lets bots go first.
A worker is told no secret: a bot gets its seat's sight, as packed numbers, and how the table is set up but for the
decks; the way back is found from the answers.
"""

from __future__ import annotations

import asyncio
from array import array
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import active_children
from typing import Final, TypeVar

from msgspec.structs import replace

from catspaw.core.errors import CannotUndo
from catspaw.core.own_editions import NotAtHand, is_own
from catspaw.games import known_games
from catspaw.server.http.refusals import TooFast
from catspaw.server.live.niced import NicedContext
from catspaw.server.live.thinking import BotQuestion, ChosenSetup, UndoQuestion, answer_of_bot, begin, find_undo_point
from catspaw.table import Sitting

_Q = TypeVar("_Q", BotQuestion, UndoQuestion)
REMEMBERED: Final = 256
"""So many undo points that were found last are remembered."""
WAITING: Final = 8
"""Undo searches at once."""
NICENESS: Final = 10
BOTS_NICENESS: Final = 5
"""Tables go first, then bots, then searches that people wait for."""
REST: Final = 2
"""So many times as long as a search of which nobody asked, no other such search begins."""


def bot_question(table: str, sitting: Sitting, seconds: float = 0.0) -> BotQuestion:
    """What the bot that is asked is told; NotYours if none is."""
    seated = sitting.asked_bot()
    state = array("q", sitting.table.sight(seated.seat).state())
    return BotQuestion(table, chosen_setup(sitting), seated, state.tobytes(), seconds)


def undo_question(sitting: Sitting, seat: str) -> UndoQuestion:
    return UndoQuestion(chosen_setup(sitting, sitting.opened.decks), bytes(sitting.table.answers), seat)


def chosen_setup(sitting: Sitting, decks: tuple[str, ...] = (), *, whole: bool = False) -> ChosenSetup:
    """A setup by its names; as a whole with what is in an edition that somebody has brought."""
    opened = sitting.opened
    own = sitting.setup.edition if whole and is_own(opened.edition) else None
    return ChosenSetup(opened.game, opened.variants, opened.rulings, len(opened.players), opened.edition, decks, own)


class Workers:
    """The workers of one process of the server."""

    def __init__(self, many: int) -> None:
        self._many = many
        self._pool = new_pool(many, BOTS_NICENESS)
        self._patient: ProcessPoolExecutor | None = None
        self._undo_points: OrderedDict[tuple[str, int, str], asyncio.Task[int]] = OrderedDict()
        """By table, entries and seat: those that are looked for, and those that were found last."""
        self._aside = asyncio.Lock()

    async def answer_of_bot(self, table: str, sitting: Sitting, seconds: float = 0.0) -> int:
        """What the bot that is asked answers, within so many seconds of thought."""
        pool, question = self._pool, bot_question(table, sitting, seconds)
        try:
            return await _asked(pool, answer_of_bot, question, sitting)
        except BrokenProcessPool:  # a worker has died: others are hired, once
            if self._pool is pool:
                self._pool = new_pool(self._many, BOTS_NICENESS)
            return await _asked(self._pool, answer_of_bot, question, sitting)

    async def undo_point(self, table: str, sitting: Sitting, seat: str) -> int:
        """How far a seat may take back; CannotUndo says why it may not. TooFast while many others ask the same."""
        sitting.check_undo()
        key = (table, sitting.after_entries, seat)
        if key not in self._undo_points:
            if sum(not task.done() for task in self._undo_points.values()) >= WAITING:
                raise TooFast("too much is going on just now", reason="busy")
            self._remember(key, asyncio.create_task(self._find_undo_point(undo_question(sitting, seat), sitting)))
        return await asyncio.shield(self._undo_points[key])

    @asynccontextmanager
    async def aside(self) -> AsyncIterator[None]:
        """For searches of which nobody asked: one at a time, with rests, so that they never take a whole processor."""
        await self._aside.acquire()
        clock = asyncio.get_running_loop()
        begun = clock.time()
        try:
            yield
        finally:
            clock.call_later(REST * (clock.time() - begun), self._aside.release)

    async def _find_undo_point(self, question: UndoQuestion, sitting: Sitting) -> int:
        self._patient = pool = self._patient or new_pool(1, NICENESS)
        try:
            return await _asked(pool, find_undo_point, question, sitting)
        except BrokenProcessPool as error:
            if self._patient is pool:
                self._patient = None
            raise TooFast("what was looked for got lost", reason="busy") from error

    def _remember(self, key: tuple[str, int, str], task: asyncio.Task[int]) -> None:
        """Until newer ones take its place; what has failed is not remembered."""

        def done(task: asyncio.Task[int]) -> None:
            error = None if task.cancelled() else task.exception()
            if error is not None and not isinstance(error, CannotUndo):
                self._undo_points.pop(key, None)

        task.add_done_callback(done)
        self._undo_points[key] = task
        for old in [old for old, other in self._undo_points.items() if other.done()][:-REMEMBERED]:
            del self._undo_points[old]

    async def close(self) -> None:
        """Waits for the answers that bots are working on; searches for an undo are cancelled."""
        for task in self._undo_points.values():
            task.cancel()
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
        if self._patient:
            self._patient.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                process.terminate()


async def _asked(pool: ProcessPoolExecutor, work: Callable[[_Q], int], question: _Q, sitting: Sitting) -> int:
    """What a worker answers; one that has not got an edition of somebody's own is given it with the question."""
    loop = asyncio.get_running_loop()
    try:
        return await loop.run_in_executor(pool, work, question)
    except NotAtHand:
        own = replace(question.setup, own=sitting.setup.edition)
        return await loop.run_in_executor(pool, work, replace(question, setup=own))


def new_pool(many: int, niceness: int = 0) -> ProcessPoolExecutor:
    """So many processes, hired when there is something to do; the nicer, the more they let others go first."""
    return ProcessPoolExecutor(
        many, mp_context=NicedContext(niceness), initializer=begin, initargs=(known_games(), niceness)
    )
