"""Work that takes long, in threads of its own, so that nobody else waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from catspaw.server.http.refusals import TooFast

_R = TypeVar("_R")


class Aside:
    """A few at a time, and a few that wait for their turn; TooFast beyond that."""

    def __init__(self, name: str, threads: int, most: int) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._most = most
        self._waiting = 0

    async def run(self, work: Callable[[], _R]) -> _R:
        if self._waiting >= self._most:
            raise TooFast("too much is going on just now", reason="busy")
        self._waiting += 1
        done = asyncio.get_running_loop().run_in_executor(self._threads, work)
        done.add_done_callback(self._one_less)
        return await asyncio.shield(done)  # who goes away meanwhile leaves the thread busy

    def _one_less(self, done: asyncio.Future[_R]) -> None:
        self._waiting -= 1
        if not done.cancelled():
            done.exception()
