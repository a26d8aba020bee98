"""A process of its own for reading what people bring, which is ended when it takes too long."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.core.own_editions import FilesRead
from catspaw.games import known_games
from catspaw.server.http.refusals import TooFast
from catspaw.server.live.niced import NicedContext
from catspaw.server.live.reading import bound_memory, read_files, warm_up
from catspaw.server.live.thinking import begin

WAITING: Final = 8
"""Sets that wait to be read, at most."""
NICENESS: Final = 2
"""Bots go first, but on a busy machine it must be read within its seconds."""


class Reader:
    """One set at a time, each within so many seconds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def read(self, game: str, files: Mapping[str, str], language: str) -> FilesRead:
        """What became of the files; Malformed if they cannot be read in time, TooFast while many others wait."""
        if self._waiting >= WAITING:
            raise TooFast("too much is going on just now", reason="busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._read(game, files, language)
        finally:
            self._waiting -= 1

    async def _read(self, game: str, files: Mapping[str, str], language: str) -> FilesRead:
        pool = await self._ready()
        reading = asyncio.get_running_loop().run_in_executor(pool, read_files, game, dict(files), language)
        try:
            return await asyncio.wait_for(reading, self._seconds)
        except (TimeoutError, BrokenProcessPool, MemoryError) as error:
            self.close()
            raise Malformed("this takes too long to read", reason="too-slow") from error
        except asyncio.CancelledError:  # nobody waits for it any more, and it must not go on for ever
            self.close()
            raise

    async def _ready(self) -> ProcessPoolExecutor:
        """The process, started beforehand: the time that takes is not counted."""
        if self._pool is None:
            pool = ProcessPoolExecutor(
                1, mp_context=NicedContext(NICENESS), initializer=_begin, initargs=(known_games(),)
            )
            self._pool = pool
            try:
                await asyncio.get_running_loop().run_in_executor(pool, warm_up)
            except BrokenProcessPool as error:
                self.close()
                raise TooFast("too much is going on just now", reason="busy") from error
        return self._pool

    def close(self) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _begin(games: Sequence[Game]) -> None:
    begin(games, NICENESS)
    bound_memory()
