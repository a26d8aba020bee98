"""PostgreSQL through its driver, which waits for the network without blocking the event loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from catspaw.server.store.migrate import check_revision, upgrade

_R = TypeVar("_R")
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

    async def migrate(self) -> None:
        await self.write(_upgrade_alone)

    async def check(self) -> None:
        await self.read(check_revision)

    async def read(self, work: Callable[[Connection], _R]) -> _R:
        async with self._engine.begin() as on:
            return await on.run_sync(work)

    async def write(self, work: Callable[[Connection], _R]) -> _R:
        return await self.read(work)  # the server lets them write at the same time

    async def close(self) -> None:
        await self._engine.dispose()


def _upgrade_alone(on: Connection) -> None:
    """Other processes then find nothing to do."""
    lock_migrations(on)
    upgrade(on)


def lock_migrations(on: Connection) -> None:
    """Other processes that open the database wait until this transaction ends."""
    on.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
