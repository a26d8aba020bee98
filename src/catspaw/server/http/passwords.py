"""Passwords by argon2, in threads of their own: it takes long on purpose, and lets the interpreter go meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from catspaw.server.http.refusals import TooFast

THREADS: Final = 2
WAITING: Final = 16
"""Passwords that are hashed or wait for it; each takes 64 MB while it is hashed."""
_R = TypeVar("_R")
_hasher: Final = PasswordHasher()
NOBODYS: Final = _hasher.hash("a password that nobody has")


class Passwords:
    """Hashes and compares, a few at a time; TooFast while too many wait."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "passwords")
        self._waiting = 0

    async def hash(self, password: str) -> str:
        return await self._run(lambda: _hasher.hash(password))

    async def matches(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password of a hash; it takes as long if there is none."""
        return await self._run(lambda: _verify(hashed or NOBODYS, password)) and hashed is not None

    async def _run(self, work: Callable[[], _R]) -> _R:
        if self._waiting >= WAITING:
            raise TooFast("too much is going on just now", reason="busy")
        self._waiting += 1
        done = asyncio.get_running_loop().run_in_executor(self._threads, work)
        done.add_done_callback(self._one_less)
        return await asyncio.shield(done)  # who goes away meanwhile leaves the thread busy

    def _one_less(self, done: asyncio.Future[_R]) -> None:
        self._waiting -= 1
        if not done.cancelled():
            done.exception()


def _verify(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except VerificationError:
        return False
