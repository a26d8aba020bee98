"""Worker processes for what takes long, so that it holds up nobody: bots' answers, and how far one may take back.

A worker is told no secret: a bot gets its seat's sight, as packed numbers, and how the table is set up but for the
decks; the way back is found from the answers.
"""

from __future__ import annotations

import asyncio
import os
from array import array
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, ParamSpec, TypeVar

from msgspec import Struct

from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.games import game_by_id, known_games
from catspaw.games.registry import register_missing
from catspaw.table import BotSeats, Sitting
from catspaw.table.bots import BotSeat
from catspaw.table.undoing import undo_point

REMEMBERED: Final = 256
"""The bots of so many tables a worker remembers."""
bots_by_table: OrderedDict[str, BotSeats] = OrderedDict()
"""In a worker, those who were asked last."""
_P = ParamSpec("_P")
_R = TypeVar("_R")


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


def begin(games: Sequence[Game]) -> None:
    """Know the games that the server knows; and once it is gone, however it went, so are we."""
    register_missing(games)

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
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawning, games = get_context("spawn"), known_games()
        return ProcessPoolExecutor(self._many, mp_context=spawning, initializer=begin, initargs=(games,))

    async def answer_of_bot(self, table: str, sitting: Sitting) -> int:
        """What the bot that is asked answers."""
        return await self._do(answer_of_bot, bot_question(table, sitting))

    async def undo_point(self, sitting: Sitting, seat: str) -> int:
        """How far a seat may take back; CannotUndo says why it may not."""
        sitting.check_undo()
        return await self._do(find_undo_point, undo_question(sitting, seat))

    async def _do(self, work: Callable[_P, _R], *args: _P.args, **kwargs: _P.kwargs) -> _R:
        """If a worker has died, others are hired, once."""
        assert not kwargs
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work, *args)

    async def close(self) -> None:
        """Let the workers finish their thought, and no further one."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
