"""Threads for SQLite; one writes at a time, and commits whatever has come meanwhile."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from filelock import AsyncFileLock
from sqlalchemy import URL, Connection, Engine, Select, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection

from catspaw.server.store.batches import Batches, Done
from catspaw.server.store.errors import Unavailable
from catspaw.server.store.migrate import check_revision, upgrade
from catspaw.server.store.sqlite_writer import BEGIN, Writer
from catspaw.server.store.statements import as_sql
from catspaw.server.store.together import Group, each

_R = TypeVar("_R")

READERS: Final = 3
"""Threads that read, next to the one that writes."""
TIMEOUT: Final = 30
"""How long to wait while another process writes, in seconds."""
_PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "temp_store = MEMORY",
    "cache_size = -32768",
    "wal_autocheckpoint = 50000",
)
"""With a write-ahead log readers never wait; FULL has a commit on disk before it returns. Sizes in KB and in pages.

Whoever commits copies a log of so many pages into the database; usually that has been done aside long before."""


class SQLite:
    """A file of SQLite: one thread writes, so that transactions queue up here and not for the lock; others read."""

    def __init__(self, url: URL) -> None:
        self._path = Path(url.database or "")
        self._engine = create_engine(url, hide_parameters=True, connect_args={"timeout": TIMEOUT})
        event.listen(self._engine, "connect", _connected)
        event.listen(self._engine, "begin", _begin)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = Writer(self._engine, self._path)
        self._batches = Batches(self._writer.put)
        self._looking: sqlite3.Connection | None = None

    async def migrate(self) -> None:
        """Makes the file if it is missing. Two processes at once cannot turn a new one to write-ahead logging."""
        _make_private(self._path)
        async with AsyncFileLock(lock_file(self._path)):
            await _run(self._readers, self._engine.execution_options(begin=BEGIN), upgrade)

    async def check(self) -> None:
        check_there(self._path)
        await self.read(check_revision)

    async def read(self, work: Callable[[Connection], _R]) -> _R:
        return await _run(self._readers, self._engine, work)

    def look(self, question: Select[Any], values: Mapping[str, Any]) -> list[tuple[Any, ...]] | None:
        """At once, in the event loop: a look at a few rows takes a tenth of what it takes to wake a thread.

        It waits for nobody, since readers of a write-ahead log do not; if it cannot be done at once it is not.
        """
        sql, given = as_sql(question, "sqlite")
        try:
            if self._looking is None:
                self._looking = sqlite3.connect(self._path, timeout=0, isolation_level=None, check_same_thread=False)
            return self._looking.execute(sql, {**given, **values}).fetchall()
        except sqlite3.Error:
            return None

    async def write(self, work: Callable[[Connection], _R]) -> _R:
        """In a batch with whatever else is to be written; who gives up before it begins has written nothing."""
        written: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def unless_given_up(on: Connection) -> _R | None:
            return None if written.cancelled() else work(on)

        self.put(each, unless_given_up, lambda outcome: None if written.done() else written.set_result(outcome))
        outcome = await written
        if isinstance(outcome, Exception):
            raise outcome
        found: _R = outcome
        return found

    def put(self, group: Group[Any], item: Any, done: Done) -> None:
        self._batches.add((group, item), done)

    async def close(self) -> None:
        """Waits for the threads, and closes the connections they have left."""
        await self._batches.flush()
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.shutdown)
        if self._looking is not None:
            self._looking.close()
        self._engine.dispose()


async def _run(threads: ThreadPoolExecutor, engine: Engine, work: Callable[[Connection], _R]) -> _R:
    """A whole transaction in one thread."""

    def transaction() -> _R:
        with engine.begin() as on:
            return work(on)

    return await asyncio.get_running_loop().run_in_executor(threads, transaction)


def lock_file(path: Path) -> str:
    """What is locked while a database is migrated or replaced; a server that only runs does not hold it."""
    return f"{path}.lock"


def check_there(path: Path) -> None:
    """Raises Unavailable if there is no such file, which SQLite would make."""
    if not path.is_file():
        raise Unavailable("there is no database at {path}", path=str(path))


def _make_private(path: Path) -> None:
    """A file for nobody else to read, since it holds secrets; SQLite gives its log the same rights."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError as error:
        raise Unavailable(f"the database cannot be opened: {error.strerror}") from error


def _connected(connection: DBAPIConnection, _record: object) -> None:
    connection.isolation_level = None  # the driver would begin transactions too late
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.connection.cursor().execute(connection.get_execution_options().get("begin", "BEGIN"))
