"""Worker processes for what takes long, so that it holds up nobody: bots' answers, and how far one may take back.

How far one may take back can take seconds, so a process of its own finds out, which lets bots go first.
A worker is told no secret: a bot gets its seat's sight, as packed numbers, and how the table is set up but for the
decks; the way back is found from the answers.
"""

from __future__ import annotations

import asyncio
import os
from array import array
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Final

from msgspec import Struct

from catspaw.core.errors import CannotUndo
from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.games import game_by_id, known_games
from catspaw.games.registry import register_missing
from catspaw.server.http.refusals import TooFast
from catspaw.table import BotSeats, Sitting
from catspaw.table.bots import BotSeat
from catspaw.table.undoing import undo_point

REMEMBERED: Final = 256
"""The bots of so many tables a worker remembers."""
bots_by_table: OrderedDict[str, BotSeats] = OrderedDict()
"""In a worker, those who were asked last."""
WAITING: Final = 8
"""So many ways back are looked for at once."""
NICENESS: Final = 10


class ChosenSetup(Struct, frozen=True):
    """A table setup by its names."""

    game: str
    variants: tuple[str, ...]
    rulings: dict[str, str]
    players: int
    edition: str | None
    decks: tuple[str, ...] = ()
    """None for a bot, which may not know them: it is given those of the edition, in which it never looks."""

    def setup(self) -> TableSetup:
        return game_by_id(self.game).setup(
            self.variants, self.rulings, players=self.players, edition=self.edition, decks=self.decks or None
        )


class BotQuestion(Struct, frozen=True):
    """Everything that a bot is told when it is asked."""

    table: str
    setup: ChosenSetup
    bot: BotSeat
    sight: bytes
    """The state of its seat's sight, in words of eight bytes."""


class UndoQuestion(Struct, frozen=True):
    """A game so far, and the seat that would take back its last answer."""

    setup: ChosenSetup
    answers: bytes
    seat: str


def bot_question(table: str, sitting: Sitting) -> BotQuestion:
    """What the bot that is asked is told; NotYours if none is."""
    seated = sitting.asked_bot()
    state = array("q", sitting.table.sight(seated.seat).state())
    return BotQuestion(table, _chosen(sitting), seated, state.tobytes())


def undo_question(sitting: Sitting, seat: str) -> UndoQuestion:
    return UndoQuestion(_chosen(sitting, sitting.opened.decks), bytes(sitting.table.answers), seat)


def _chosen(sitting: Sitting, decks: tuple[str, ...] = ()) -> ChosenSetup:
    opened = sitting.opened
    return ChosenSetup(opened.game, opened.variants, opened.rulings, len(opened.players), opened.edition, decks)


# In a worker.


def answer_of_bot(question: BotQuestion) -> int:
    """What a bot answers; each remembers what it has drawn at random so far, until its table is forgotten."""
    game = game_by_id(question.setup.game)
    setup = question.setup.setup()
    sight = game.load_sight(setup, array("q", question.sight))
    bots = bots_by_table.setdefault(question.table, BotSeats())
    bots_by_table.move_to_end(question.table)
    while len(bots_by_table) > REMEMBERED:
        bots_by_table.popitem(last=False)
    return bots.choose(game, setup, question.bot, sight)


def find_undo_point(question: UndoQuestion) -> int:
    """How far a seat may take back; CannotUndo says why it may not."""
    return undo_point(game_by_id(question.setup.game), question.setup.setup(), question.answers, question.seat)


def begin(games: Sequence[Game], niceness: int = 0) -> None:
    """Know the games that the server knows; and once it is gone, however it went, so are we."""
    register_missing(games)
    if hasattr(os, "nice"):
        os.nice(niceness)

    def watch() -> None:
        server = parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()


# In the server.


class Workers:
    """The workers of one process of the server."""

    def __init__(self, many: int) -> None:
        self._many = many
        self._pool = _new_pool(many)
        self._patient: ProcessPoolExecutor | None = None
        self._undo_points: OrderedDict[tuple[str, int, str], asyncio.Task[int]] = OrderedDict()
        """By table, entries and seat: those that are looked for, and those that were found last."""

    async def answer_of_bot(self, table: str, sitting: Sitting) -> int:
        """What the bot that is asked answers."""
        loop, pool, question = asyncio.get_running_loop(), self._pool, bot_question(table, sitting)
        try:
            return await loop.run_in_executor(pool, answer_of_bot, question)
        except BrokenProcessPool:  # a worker has died: others are hired, once
            if self._pool is pool:
                self._pool = _new_pool(self._many)
            return await loop.run_in_executor(self._pool, answer_of_bot, question)

    async def undo_point(self, table: str, sitting: Sitting, seat: str) -> int:
        """How far a seat may take back; CannotUndo says why it may not. TooFast while many others ask the same."""
        sitting.check_undo()
        key = (table, sitting.after_entries, seat)
        if key not in self._undo_points:
            if sum(not task.done() for task in self._undo_points.values()) >= WAITING:
                raise TooFast("too much is going on just now", reason="busy")
            self._remember(key, asyncio.create_task(self._find_undo_point(undo_question(sitting, seat))))
        return await asyncio.shield(self._undo_points[key])

    async def _find_undo_point(self, question: UndoQuestion) -> int:
        loop = asyncio.get_running_loop()
        self._patient = pool = self._patient or _new_pool(1, NICENESS)
        try:
            return await loop.run_in_executor(pool, find_undo_point, question)
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
        """Let bots finish their thought, and no further one; who looks for the way back is not waited for."""
        for task in self._undo_points.values():
            task.cancel()
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
        if self._patient:
            self._patient.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                process.terminate()


def _new_pool(many: int, niceness: int = 0) -> ProcessPoolExecutor:
    spawning, games = get_context("spawn"), known_games()
    return ProcessPoolExecutor(many, mp_context=spawning, initializer=begin, initargs=(games, niceness))
