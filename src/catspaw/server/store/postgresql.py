"""PostgreSQL through its driver, which waits for the network without blocking the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import URL, Connection, Engine, Select, event, text
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from catspaw.server.store.batches import Batches, Done, Outcome
from catspaw.server.store.errors import without_values
from catspaw.server.store.migrate import check_revision, upgrade
from catspaw.server.store.together import AtOnce, Group, Work, written_at_once, written_together

_R = TypeVar("_R")
_T = TypeVar("_T")
CONNECTIONS: Final = 15
"""At most; they stay, since to open one takes longer than what it is opened for."""
PAUSE: Final = 1.0
"""Seconds after which a connection may have been lost without a word."""
_LOCK: Final = 0x0CA75
"""Any number will do, as long as it stays the same."""


class _Kept(NamedTuple):
    """The connection of the last batch, for the next one."""

    on: AsyncConnection
    cursor: Any
    """The driver's own."""


class PostgreSQL:
    """A pool of connections to a server; ImportError if the driver is not installed.

    What reads, or writes by one statement, needs no transaction around it: under READ COMMITTED each statement sees
    what is there when it begins, in a transaction or not.
    """

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url, hide_parameters=True, isolation_level="AUTOCOMMIT", pool_size=CONNECTIONS, max_overflow=0
        )
        self._errors: type[Exception] = self._engine.dialect.loaded_dbapi.Error
        _ask_after_a_pause(self._engine.sync_engine)
        self._batches = Batches(self._begin_batch)
        self._writing: asyncio.Task[None] | None = None
        self._kept: _Kept | None = None
        self._used = 0.0

    async def migrate(self) -> None:
        """In a transaction of SQLAlchemy's, which alembic's is part of."""
        async with self._engine.execution_options(isolation_level="READ COMMITTED").begin() as on:
            await on.run_sync(_upgrade_alone)

    async def check(self) -> None:
        await self.read(check_revision)

    async def read(self, work: Callable[[Connection], _R]) -> _R:
        async with self._engine.connect() as on:
            try:
                return await on.run_sync(work)
            except self._errors as error:
                await on.invalidate()
                failure = without_values(error)
        raise failure  # out here, so that it does not hold the driver's, which may quote values

    def look(self, question: Select[Any], values: Mapping[str, Any]) -> None:
        """There is a network in between."""

    async def write(self, work: Callable[[Connection], _R]) -> _R:
        """In a transaction of its own: the server lets them write at the same time, and locks are held for a moment."""
        return await self.read(lambda on: _in_transaction(on, work))

    def put(self, group: Group[Any], item: Any, done: Done) -> None:
        self._batches.add((group, item), done)

    async def close(self) -> None:
        await self._batches.flush()
        if self._kept is not None:
            await self._kept.on.close()
        await self._engine.dispose()

    def _begin_batch(self, batch: list[Work], end: Callable[[Sequence[Outcome]], None]) -> None:
        async def write() -> None:
            try:
                outcomes = await self._written(batch)
            except Exception as error:  # noqa: BLE001 – whatever it is, whoever waits has to know
                outcomes = [error] * len(batch)
            end(outcomes)

        self._writing = asyncio.create_task(write())

    async def _written(self, batch: list[Work]) -> Sequence[Outcome]:
        """The outcome of each item of a batch."""
        group = written_at_once(batch)
        if group is not None:
            return await self._written_at_once(group, [item for _, item in batch])
        return await self.write(lambda on: written_together(on, batch))

    async def _written_at_once(self, group: AtOnce[_T], items: Sequence[_T]) -> Sequence[Outcome]:
        """By one statement of the driver's own, which takes a fifth of what a transaction of SQLAlchemy's does."""
        outcomes: list[Outcome] = [None] * len(items)
        kept = await self._taken()
        try:
            left = await self._left(kept.cursor, group, items)
            if left:
                several = await kept.on.run_sync(lambda on: group(on, [items[place] for place in left]))
                for place, outcome in zip(left, several, strict=True):
                    outcomes[place] = outcome
        except BaseException:
            await kept.on.invalidate()
            await kept.on.close()
            raise
        self._kept, self._used = kept, asyncio.get_running_loop().time()
        return outcomes

    async def _left(self, cursor: Any, group: AtOnce[_T], items: Sequence[_T]) -> Sequence[int]:
        """Write what can be; the places of what could not."""
        try:
            await cursor.execute(group.statement, (group.value(items),))
            return group.left(items, await cursor.fetchall())
        except self._errors as error:
            failure = without_values(error)
        raise failure  # out here, so that it does not hold the driver's, which may quote values

    async def _taken(self) -> _Kept:
        """Batches share a connection. After a pause it is tried first; if it is gone, or has failed, it is another."""
        kept, self._kept = self._kept, None
        if kept is not None:
            if asyncio.get_running_loop().time() - self._used <= PAUSE or await self._is_there(kept):
                return kept
            await kept.on.invalidate()
            await kept.on.close()
        on = await self._engine.connect()
        driver: Any = (await on.get_raw_connection()).driver_connection
        return _Kept(on, driver.cursor())

    async def _is_there(self, kept: _Kept) -> bool:
        try:
            await kept.cursor.execute("SELECT 1")
        except self._errors:
            return False
        return True


def _ask_after_a_pause(engine: Engine) -> None:
    """Whoever takes a connection from the pool asks whether it is still there, unless it was used a moment ago.

    SQLAlchemy would ask every time, which takes as long as most of what is asked for then.
    """

    def returned(_connection: object, record: Any) -> None:
        record.info["used"] = time.monotonic()

    def taken(connection: Any, record: Any, _proxy: object) -> None:
        used = record.info.get("used")
        if used is None or time.monotonic() - used <= PAUSE:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise DisconnectionError from error  # the pool takes another one

    event.listen(engine, "checkin", returned)
    event.listen(engine, "checkout", taken)


def _in_transaction(on: Connection, work: Callable[[Connection], _R]) -> _R:
    """By the driver's own statements; what is not committed is taken back when the pool has its connection again."""
    cursor = on.connection.cursor()
    cursor.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
    found = work(on)
    cursor.execute("COMMIT")
    cursor.close()
    return found


def _upgrade_alone(on: Connection) -> None:
    """Other processes then find nothing to do."""
    lock_migrations(on)
    upgrade(on)


def lock_migrations(on: Connection) -> None:
    """Other processes that open the database wait until this transaction ends."""
    on.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
