"""Database: runs plain functions of a connection, each in a transaction of its own."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, Self, TypeVar

from sqlalchemy import URL, Connection, Select, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from catspaw.core.errors import Malformed
from catspaw.server.store.batches import Done, Outcome
from catspaw.server.store.errors import without_values
from catspaw.server.store.postgresql import PostgreSQL
from catspaw.server.store.sqlite import SQLite
from catspaw.server.store.together import Group

_P = ParamSpec("_P")
_R = TypeVar("_R")
_T = TypeVar("_T")
_Transaction = Callable[_P, Coroutine[Any, Any, _R]]


_THEIRS = (SQLAlchemyError, sqlite3.Error, OverflowError, UnicodeError)
"""What a database raises."""


def milliseconds() -> int:
    """The time as this computer has it."""
    return time.time_ns() // 1_000_000


class Backend(Protocol):
    """How transactions of one kind of database are run without blocking the event loop."""

    async def migrate(self) -> None:
        """Brings the schema up to date; processes that start together wait for each other."""

    async def check(self) -> None:
        """Raises Unavailable unless there is a database with the schema of this version."""

    async def read(self, work: Callable[[Connection], _R]) -> _R: ...

    def look(self, question: Select[Any], values: Mapping[str, Any]) -> list[tuple[Any, ...]] | None:
        """The few rows of a query, where they can be had at once; else None."""

    async def write(self, work: Callable[[Connection], _R]) -> _R: ...

    def put(self, group: Group[_T], item: _T, done: Done) -> None:
        """Writes an item in one transaction with others, and calls back with what came of it."""

    async def close(self) -> None: ...


class Database:
    """An open database, and the clock that its rows are stamped with."""

    def __init__(self, backend: Backend, now: Callable[[], int]) -> None:
        self._backend = backend
        self.now = now
        self.look = backend.look

    @classmethod
    async def open(cls, url: str, now: Callable[[], int], *, migrate: bool = True) -> Self:
        """Connects to the database of a URL and migrates it, or only checks that it needs no migration."""
        backend = _backend(url)
        try:
            await _with_our_errors(backend.migrate() if migrate else backend.check())
        except BaseException:
            await backend.close()
            raise
        return cls(backend, now)

    async def close(self) -> None:
        """Closes every connection, after the transactions that have begun."""
        await self._backend.close()

    async def read(self, work: Callable[Concatenate[Connection, _P], _R], *args: _P.args, **kwargs: _P.kwargs) -> _R:
        """Runs a function in a transaction to read in: what it sees belongs together."""
        return await _with_our_errors(self._backend.read(lambda on: work(on, *args, **kwargs)))

    async def write(self, work: Callable[Concatenate[Connection, _P], _R], *args: _P.args, **kwargs: _P.kwargs) -> _R:
        """Runs a function in a transaction to write in: all is on disk when it returns, nothing when it raises."""
        return await _with_our_errors(self._backend.write(lambda on: work(on, *args, **kwargs)))

    def puts(self, group: Group[_T]) -> Callable[[_T, Callable[[Exception | None], None]], None]:
        """A function that writes an item together with others of its kind, and calls back with what went wrong."""

        def put(item: _T, done: Callable[[Exception | None], None]) -> None:
            self._backend.put(group, item, lambda outcome: done(_refusal(outcome)))

        return put

    # A function of a connection as an async function that brings the connection along.

    def reads(self, work: Callable[Concatenate[Connection, _P], _R]) -> _Transaction[_P, _R]:
        """The function, run by `read`."""

        @wraps(work)
        async def transaction(*args: _P.args, **kwargs: _P.kwargs) -> _R:
            return await self.read(work, *args, **kwargs)

        return transaction

    def writes(self, work: Callable[Concatenate[Connection, _P], _R]) -> _Transaction[_P, _R]:
        """The function, run by `write`."""

        @wraps(work)
        async def transaction(*args: _P.args, **kwargs: _P.kwargs) -> _R:
            return await self.write(work, *args, **kwargs)

        return transaction

    def writes_with_time(self, work: Callable[Concatenate[Connection, int, _P], _R]) -> _Transaction[_P, _R]:
        """The function, run by `write`, with the time when the transaction has begun."""

        @wraps(work)
        async def transaction(*args: _P.args, **kwargs: _P.kwargs) -> _R:
            return await self.write(lambda on: work(on, self.now(), *args, **kwargs))

        return transaction


def _refusal(outcome: Outcome) -> Exception | None:
    if outcome is None:
        return None
    if isinstance(outcome, _THEIRS):
        return without_values(outcome)
    return outcome if isinstance(outcome, Exception) else None


async def _with_our_errors(work: Awaitable[_R]) -> _R:
    """Awaits it. The database's own error goes no further, not even as the cause of ours: it may quote values."""
    try:
        return await work
    except _THEIRS as error:
        failure = without_values(error)
    raise failure


def _backend(url: str) -> Backend:
    """What runs the transactions of a database."""
    named = read_url(url)
    if named.get_backend_name() == "sqlite":
        return SQLite(named)
    try:
        return PostgreSQL(named)
    except ImportError as error:
        raise Malformed("PostgreSQL needs psycopg: install catspaw[cluster]") from error


def read_url(url: str) -> URL:
    """The name of a SQLite file or of a PostgreSQL database. It may hold a password and is never repeated."""
    try:
        named = make_url(url)
    except (ArgumentError, ValueError):
        named = None
    kind = named.get_backend_name() if named else None
    if named and kind in {"postgresql", "postgres"}:
        return named.set(drivername="postgresql+psycopg")
    if named and kind == "sqlite" and named.database and named.database != ":memory:":
        return named.set(drivername="sqlite")
    raise Malformed("a database is named by sqlite:///path or postgresql://user:password@host/name")
