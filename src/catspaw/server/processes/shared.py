"""Memory that all processes of a server see, so that limits hold for all of them together.

A key has a place in each of two rows, chosen by a hash, which it may share with others; of the two the smaller number
counts. So only somebody who shares both places with busy ones is taken for more than they are.
"""

from __future__ import annotations

import hashlib
import mmap
import secrets
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from catspaw.server.http.limits import Buckets, Tally

ROWS: Final = 2
PLACES: Final = 1 << 15
"""In a row."""
_secret: Final = secrets.token_bytes(16)
"""Else somebody could look for addresses that share places with another's. Forked processes have the same."""


@lru_cache(1 << 14)
def _places(key: str) -> list[int]:
    """Where a key is counted, in either row."""
    digest = hashlib.blake2b(key.encode(), digest_size=2 * ROWS, key=_secret).digest()
    found = (int.from_bytes(digest[2 * row : 2 * row + 2]) % PLACES for row in range(ROWS))
    return [row * PLACES + place for row, place in enumerate(found)]


class SharedBuckets(Buckets):
    """Token buckets of all processes. A place holds when its bucket is full again, a number that is written at once.

    Of two processes that take from a bucket in the same microsecond one may not be counted.
    """

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(rate, size, clock)
        self._full_at = memoryview(mmap.mmap(-1, 8 * ROWS * PLACES)).cast("d")

    def __len__(self) -> int:
        now = self._clock()
        return sum(full_at > now for full_at in self._full_at[:PLACES])

    def give_back(self, key: str, tokens: float = 1.0) -> None:
        for place in _places(key):
            self._full_at[place] -= tokens / self._rate

    def take(self, key: str, tokens: float = 1.0) -> bool:
        now, places, cells = self._clock(), _places(key), self._full_at
        missing = max(0.0, min([cells[place] for place in places]) - now)
        if self._size - missing * self._rate < tokens:
            return False
        full_at = now + missing + tokens / self._rate
        for place in places:
            cells[place] = max(cells[place], full_at)
        return True


class SharedTally(Tally):
    """How many there are of each in all processes. Each writes only what it has itself, so that nothing gets lost."""

    def __init__(self, processes: int) -> None:
        self.me = 0
        """The number of this process."""
        self._processes = processes
        self._cells = memoryview(mmap.mmap(-1, 4 * ROWS * PLACES * processes)).cast("i")

    def count(self, key: str) -> int:
        many = self._processes
        return min(sum(self._cells[place * many : (place + 1) * many]) for place in _places(key))

    def add(self, key: str, more: int = 1) -> None:
        for place in _places(key):
            self._cells[place * self._processes + self.me] += more

    def forget(self, process: int) -> None:
        """What a process had that is gone."""
        for place in range(process, len(self._cells), self._processes):
            self._cells[place] = 0
