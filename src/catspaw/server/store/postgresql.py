"""PostgreSQL through its driver, which waits for the network without blocking the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Select, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from catspaw.server.store.batches import Batches, Done, Outcome
from catspaw.server.store.migrate import check_revision, upgrade
from catspaw.server.store.together import Group, Work, written_together

_R = TypeVar("_R")
PAUSE: Final = 1.0
"""Seconds after which a connection may have been lost without a word."""
_LOCK: Final = 0x0CA75
"""Any number will do, as long as it stays the same."""


class PostgreSQL:
    """A pool of connections to a server; ImportError if the driver is not installed."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url,
            hide_parameters=True,
            isolation_level="READ COMMITTED",
            pool_pre_ping=True,
        )
        self._batches = Batches(self._begin_batch)
        self._writing: asyncio.Task[None] | None = None
        self._kept: AsyncConnection | None = None
        """The connection of the last batch, for the next one."""
        self._used = 0.0

    async def migrate(self) -> None:
        await self.write(_upgrade_alone)

    async def check(self) -> None:
        await self.read(check_revision)

    async def read(self, work: Callable[[Connection], _R]) -> _R:
        async with self._engine.begin() as on:
            return await on.run_sync(work)

    def look(self, question: Select[Any], values: Mapping[str, Any]) -> None:
        """There is a network in between."""

    async def write(self, work: Callable[[Connection], _R]) -> _R:
        """In a transaction of its own: the server lets them write at the same time, and locks are held for a moment."""
        return await self.read(work)

    def put(self, group: Group[Any], item: Any, done: Done) -> None:
        self._batches.add((group, item), done)

    async def close(self) -> None:
        await self._batches.flush()
        if self._kept is not None:
            await self._kept.close()
        await self._engine.dispose()

    def _begin_batch(self, batch: list[Work], end: Callable[[Sequence[Outcome]], None]) -> None:
        async def transaction() -> None:
            try:
                async with self._connection() as kept, kept.begin():
                    outcomes = await kept.run_sync(lambda on: written_together(on, batch))
            except Exception as error:  # noqa: BLE001 – whatever it is, whoever waits has to know
                outcomes = [error] * len(batch)
            end(outcomes)

        self._writing = asyncio.create_task(transaction())

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        """Batches that follow each other share one. After a pause or a failure it is another, which was tried first."""
        clock = asyncio.get_running_loop().time
        kept, self._kept = self._kept, None
        if kept is not None and clock() - self._used > PAUSE:
            await kept.close()
            kept = None
        on = kept or await self._engine.connect()
        try:
            yield on
        except BaseException:
            await on.close()
            raise
        self._kept, self._used = on, clock()


def _upgrade_alone(on: Connection) -> None:
    """Other processes then find nothing to do."""
    lock_migrations(on)
    upgrade(on)


def lock_migrations(on: Connection) -> None:
    """Other processes that open the database wait until this transaction ends."""
    on.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
