"""The connection to a database, and the transactions in which everything else is done."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from asyncio import Lock
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, CursorResult, Engine, ScalarResult, create_engine, event, make_url, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from catspaw.core.errors import Malformed
from catspaw.server.store.errors import told
from catspaw.server.store.migrate import migrate

_D = TypeVar("_D", bound="Database")
_P = ParamSpec("_P")
_R = TypeVar("_R")

Insert = Callable[[Any], postgresql.Insert] | Callable[[Any], sqlite.Insert]


WRITE = "BEGIN IMMEDIATE"
THREADS = 4
"""In which SQLite reads, and one of them writes."""


def milliseconds() -> int:
    """The time as this computer has it."""
    return time.time_ns() // 1_000_000


class Database:
    """An open database, up to date."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], int]) -> None:
        self.now = now
        self._reader = engine
        self._writer = engine.execution_options(begin=WRITE)
        postgres = engine.dialect.name == "postgresql"
        self._plain = None if postgres else _plain(engine)
        """For SQLite: a whole transaction within one thread. With the other, every step of it goes there and back."""
        self._plain_writer = self._plain.execution_options(begin=WRITE) if self._plain else None
        self._threads = ThreadPoolExecutor(THREADS, "store")
        self._insert: Insert = postgresql.insert if postgres else sqlite.insert
        # SQLite has one writer at a time, and those of one process queue up better here than there.
        self._turn = nullcontext() if postgres else Lock()

    @classmethod
    async def open(cls, url: str = "sqlite:///catspaw.db", *, now: Callable[[], int] = milliseconds) -> Self:
        """The database of a URL, `sqlite:///path` or `postgresql://…`, brought up to date first."""
        engine = _engine(url)
        database = cls(engine, now)
        try:
            await database._safely(migrate(database._writer))
        except BaseException:
            await engine.dispose()
            raise
        return database

    async def close(self) -> None:
        """Let go of every connection."""
        await self._reader.dispose()
        if self._plain:
            self._plain.dispose()
        self._threads.shutdown(wait=False)

    async def ping(self) -> None:
        """Raises Unavailable unless the database answers."""
        await self._safely(_answers(self._reader))

    async def _in_thread(self, engine: Engine, work: Callable[[Connection], _R]) -> _R:
        """Do something in a transaction of its own, within a thread."""

        def transaction() -> _R:
            with engine.begin() as on:
                return work(on)

        return await asyncio.get_running_loop().run_in_executor(self._threads, transaction)

    async def _safely(self, work: Awaitable[_R]) -> _R:
        """Do it, and tell what goes wrong in our own words. The database's own error goes no further."""
        try:
            return await work
        except (SQLAlchemyError, sqlite3.Error, OverflowError, UnicodeError) as error:
            failure = told(error)
        raise failure


def reading(
    method: Callable[Concatenate[_D, AsyncConnection, _P], Awaitable[_R]],
) -> Callable[Concatenate[_D, _P], Coroutine[Any, Any, _R]]:
    """A method that is given a transaction to read in: what it sees belongs together."""

    @wraps(method)
    async def transaction(self: _D, /, *args: _P.args, **kwargs: _P.kwargs) -> _R:
        async def work() -> _R:
            if self._plain:
                return await self._in_thread(
                    self._plain, lambda on: _finished(method(self, AtOnce(on), *args, **kwargs))
                )
            async with self._reader.begin() as on:
                return await method(self, on, *args, **kwargs)

        return await self._safely(work())

    return transaction


def writing(
    method: Callable[Concatenate[_D, AsyncConnection, _P], Awaitable[_R]],
) -> Callable[Concatenate[_D, _P], Coroutine[Any, Any, _R]]:
    """A method that is given a transaction to write in: all is on disk when it returns, nothing when it raises."""

    @wraps(method)
    async def transaction(self: _D, /, *args: _P.args, **kwargs: _P.kwargs) -> _R:
        async def work() -> _R:
            async with self._turn:
                if self._plain_writer:
                    return await self._in_thread(
                        self._plain_writer, lambda on: _finished(method(self, AtOnce(on), *args, **kwargs))
                    )
                async with self._writer.begin() as on:
                    return await method(self, on, *args, **kwargs)

        return await self._safely(work())

    return transaction


class AtOnce(AsyncConnection):
    """A connection within a thread, for whoever awaits one: everything has been done when it returns."""

    def __init__(self, on: Connection) -> None:
        self._on = on

    async def execute(self, *args: Any, **kwargs: Any) -> CursorResult[Any]:
        return self._on.execute(*args, **kwargs)

    async def scalar(self, *args: Any, **kwargs: Any) -> Any:
        return self._on.scalar(*args, **kwargs)

    async def scalars(self, *args: Any, **kwargs: Any) -> ScalarResult[Any]:
        return self._on.scalars(*args, **kwargs)

    async def run_sync(self, fn: Callable[..., _R], *args: Any, **kwargs: Any) -> _R:
        return fn(self._on, *args, **kwargs)


def _finished(work: Awaitable[_R]) -> _R:
    """What comes of work that waits for nothing."""
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as stop:
        found: _R = stop.value
        return found
    raise RuntimeError("the store must not wait for anything within a transaction")


async def _answers(engine: AsyncEngine) -> None:
    async with engine.connect() as on:
        await on.execute(select(1))


def _engine(url: str) -> AsyncEngine:
    """Connections for a URL, whose password is never repeated."""
    try:
        named = make_url(url)
    except (ArgumentError, ValueError):
        named = None
    kind = named.get_backend_name() if named else None
    if named and kind in {"postgresql", "postgres"}:
        try:
            return create_async_engine(
                named.set(drivername="postgresql+psycopg"),
                hide_parameters=True,
                isolation_level="READ COMMITTED",
                pool_pre_ping=True,
            )
        except ImportError as error:
            raise Malformed("PostgreSQL needs psycopg: install catspaw[cluster]") from error
    if named and kind == "sqlite" and named.database and named.database != ":memory:":
        engine = create_async_engine(
            named.set(drivername="sqlite+aiosqlite"),
            hide_parameters=True,
            connect_args={"timeout": 30},  # how long another process may write, in seconds
        )
        _prepare(engine.sync_engine)
        return engine
    raise Malformed("a database is named by sqlite:///path or postgresql://user:password@host/name")


def _plain(engine: AsyncEngine) -> Engine:
    plain = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True, connect_args={"timeout": 30})
    _prepare(plain)
    return plain


def _prepare(engine: Engine) -> None:
    event.listen(engine, "connect", _connected_to_sqlite)
    event.listen(engine, "begin", _begin_in_sqlite)


def _connected_to_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """With a write-ahead log, readers never wait; FULL has it on disk before an answer is acknowledged."""
    connection.isolation_level = None  # the driver would begin transactions too late
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_in_sqlite(connection: Connection) -> None:
    """A writer says so at once: who has read first could not wait for another writer any more."""
    connection.connection.cursor().execute(connection.get_execution_options().get("begin", "BEGIN"))
