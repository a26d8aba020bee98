"""Group commit: what is added while one batch is being written makes up the next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Generic, TypeAlias, TypeVar

_T = TypeVar("_T")

MOST: Final = 500
"""Items in one batch."""
TURNS: Final = 4
"""Turns of the event loop in which others may join a batch, as long as somebody does: who come together are often read
one after the other, and whoever came second would wait for two batches."""

Outcome: TypeAlias = object
"""What came of writing an item: its result, or the exception that it has raised."""
Done: TypeAlias = Callable[[Outcome], None]


class Batches(Generic[_T]):
    """Items that are written together, in the order in which they came. Callbacks say what came of them."""

    def __init__(self, write: Callable[[list[_T], Callable[[Sequence[Outcome]], None]], None]) -> None:
        self._write = write
        """Begins to write a batch, and calls back with the outcome of each of its items."""
        self._waiting: list[tuple[_T, Done]] = []
        self._is_writing = False
        self._joined = 0
        """How many had come by the last turn."""
        self._turns = 0
        self._flushed = asyncio.Event()

    def add(self, item: _T, done: Done) -> None:
        """Write an item, together with whatever else is added about now."""
        self._waiting.append((item, done))
        if not self._is_writing:
            self._is_writing = True
            self._flushed.clear()
            asyncio.get_running_loop().call_soon(self._gather)

    async def flush(self) -> None:
        """Waits until everything that was added has been written, also by those who are told meanwhile."""
        while self._is_writing:
            await self._flushed.wait()

    def _gather(self) -> None:
        """Begin once nobody else joins."""
        waiting = len(self._waiting)
        if waiting > self._joined and self._turns < TURNS:
            self._joined, self._turns = waiting, self._turns + 1
            asyncio.get_running_loop().call_soon(self._gather)
            return
        self._joined = self._turns = 0
        if waiting:
            self._begin()
        else:
            self._is_writing = False
            self._flushed.set()

    def _begin(self) -> None:
        batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        self._write([item for item, _ in batch], partial(self._end, batch))

    def _end(self, batch: Sequence[tuple[_T, Done]], outcomes: Sequence[Outcome]) -> None:
        """Each is told by itself, so that one who fails at it keeps it from nobody else; then the next batch begins."""
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            try:
                done(outcome)
            except Exception as error:  # noqa: BLE001 – the others are told nevertheless
                failure = {"message": "what was written could not be told", "exception": error}
                asyncio.get_running_loop().call_exception_handler(failure)
        asyncio.get_running_loop().call_soon(self._gather)
