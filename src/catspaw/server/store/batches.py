"""Group commit: what is added while one batch is being written makes up the next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Generic, TypeVar

from catspaw.core.errors import CatspawError

_T = TypeVar("_T")

MOST: Final = 500
"""Items in one batch."""

Outcome = asyncio.Future[CatspawError | None]
"""Why an item was refused, if it was: a result, for whoever waited may be gone and nobody would catch an exception."""


class Batches(Generic[_T]):
    """A queue of items under keys, written by one task; a batch holds at most one item of each key."""

    def __init__(self, write: Callable[[Mapping[str, _T]], Awaitable[Mapping[str, CatspawError]]]) -> None:
        self._write = write
        """Writes a batch by its keys; those of its items that are refused."""
        self._waiting: list[tuple[str, _T, Outcome]] = []
        self._task: asyncio.Task[None] | None = None

    async def add(self, key: str, item: _T) -> None:
        """Returns once the item is written; raises why it was refused. Items of one key are written in order."""
        outcome: Outcome = asyncio.get_running_loop().create_future()
        self._waiting.append((key, item, outcome))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        refusal = await outcome
        if refusal:
            raise refusal

    async def flush(self) -> None:
        """Waits until everything that was added has been written or refused."""
        if self._task:
            await self._task

    async def _write_all(self) -> None:
        while self._waiting:
            batch = self._next_batch()
            try:
                refused = await self._write({key: item for key, (item, _) in batch.items()})
            except CatspawError as error:
                refused = dict.fromkeys(batch, error)
            for key, (_, outcome) in batch.items():
                if not outcome.done():  # whoever waited may have given up
                    outcome.set_result(refused.get(key))

    def _next_batch(self) -> dict[str, tuple[_T, Outcome]]:
        """One item of each key, as many as may be; the others wait for the batch after."""
        batch: dict[str, tuple[_T, Outcome]] = {}
        later = []
        for key, item, outcome in self._waiting:
            if key in batch or len(batch) == MOST:
                later.append((key, item, outcome))
            else:
                batch[key] = (item, outcome)
        self._waiting = later
        return batch
