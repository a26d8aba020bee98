"""Threads for SQLite; one writes at a time, and commits whatever has come meanwhile."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from functools import cache
from math import inf
from pathlib import Path
from typing import Any, Final, TypeVar

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

from filelock import AsyncFileLock
from sqlalchemy import URL, Connection, Engine, Select, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError

from catspaw.server.store.batches import Batches, Done, Outcome
from catspaw.server.store.errors import Unavailable
from catspaw.server.store.migrate import check_revision, upgrade
from catspaw.server.store.together import Group, Work, each, written_together

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
COPIED: Final = 250
"""Writes after which the log is copied into the database aside, so that nobody who commits waits for that."""
OFTEN: Final = 1.0
"""Seconds between two such copies, however much is written."""


class SQLite:
    """A file of SQLite: one thread writes, so that transactions queue up here and not for the lock; others read."""

    def __init__(self, url: URL) -> None:
        self._path = Path(url.database or "")
        self._engine = create_engine(url, hide_parameters=True, connect_args={"timeout": TIMEOUT})
        event.listen(self._engine, "connect", _connected)
        event.listen(self._engine, "begin", _begin)
        self._writing_engine = self._engine.execution_options(begin="BEGIN IMMEDIATE")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._copier = ThreadPoolExecutor(1, "store-copier")
        self._uncopied = 0
        """Writes since the log was last copied."""
        self._copied = -inf
        """When that was."""
        self._batches = Batches(self._begin_batch)
        self._turns = _Turns(self._path)
        self._writing: Connection | None = None
        self._looking: sqlite3.Connection | None = None

    async def migrate(self) -> None:
        """Makes the file if it is missing. Two processes at once cannot turn a new one to write-ahead logging."""
        _make_private(self._path)
        async with AsyncFileLock(lock_file(self._path)):
            await _run(self._writer, self._writing_engine, upgrade)

    async def check(self) -> None:
        check_there(self._path)
        await self.read(check_revision)

    async def read(self, work: Callable[[Connection], _R]) -> _R:
        return await _run(self._readers, self._engine, work)

    def look(self, question: Select[Any], values: Mapping[str, Any]) -> list[tuple[Any, ...]] | None:
        """At once, in the event loop: a look at a few rows takes a tenth of what it takes to wake a thread.

        It waits for nobody, since readers of a write-ahead log do not; if it cannot be done at once it is not.
        """
        sql, names, given = _as_sql(question)
        try:
            if self._looking is None:
                self._looking = sqlite3.connect(self._path, timeout=0, isolation_level=None, check_same_thread=False)
            return self._looking.execute(sql, [values.get(name, given[name]) for name in names]).fetchall()
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
        for threads in (self._writer, self._copier, self._readers):
            await asyncio.to_thread(threads.shutdown)
        for connection in (self._writing, self._looking):
            if connection is not None:
                connection.close()
        self._engine.dispose()
        self._turns.close()

    def _begin_batch(self, batch: list[Work], end: Callable[[Sequence[Outcome]], None]) -> None:
        loop = asyncio.get_running_loop()

        def transaction() -> None:
            try:
                if self._writing is None:
                    self._writing = self._writing_engine.connect()
                with self._turns.taken(), self._writing.begin():
                    outcomes = written_together(self._writing, batch)
            except Exception as error:  # noqa: BLE001 – whatever it is, whoever waits has to know
                outcomes = [error] * len(batch)
                self._hang_up()
            self._copy_log_in_time(len(batch))
            loop.call_soon_threadsafe(end, outcomes)

        self._writer.submit(transaction)

    def _copy_log_in_time(self, written: int) -> None:
        self._uncopied += written
        if self._uncopied >= COPIED and time.monotonic() - self._copied >= OFTEN:
            self._uncopied, self._copied = 0, time.monotonic()
            self._copier.submit(self._copy_log)

    def _copy_log(self) -> None:
        """Copy what the log has into the database; nobody waits for that, and the log begins anew when all is there."""
        with suppress(sqlite3.Error), closing(sqlite3.connect(self._path, isolation_level=None)) as on:
            on.execute("PRAGMA wal_checkpoint(PASSIVE)")  # should it never succeed, those who commit do it

    def _hang_up(self) -> None:
        """Whatever is wrong with the connection, the next batch has another one."""
        writing, self._writing = self._writing, None
        if writing is not None:
            with suppress(SQLAlchemyError, sqlite3.Error):
                writing.close()


@cache
def _as_sql(question: Select[Any]) -> tuple[str, tuple[str, ...], Mapping[str, Any]]:
    """A query as SQLite reads it, the names of its values in order, and those that it brings along."""
    made = question.compile(dialect=sqlite.dialect())
    return str(made), tuple(made.positiontup or ()), made.params


class _Turns:
    """Processes that write to one file take turns, in the order in which they come.

    SQLite would let them look again, ever more rarely, until nobody writes: of several busy ones some wait long.
    """

    def __init__(self, path: Path) -> None:
        self._path = Path(f"{path}.turn")
        self._file: int | None = None

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Waits for it. Whoever dies gives it back."""
        if self._file is None:
            self._file = self._opened()
        if fcntl is None or self._file < 0:
            yield
            return
        fcntl.flock(self._file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        if self._file is not None and self._file >= 0:
            os.close(self._file)
        self._file = None

    def _opened(self) -> int:
        """A negative number where it cannot be: then SQLite's own lock has to do."""
        try:
            return os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError:
            return -1


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
    """A writer says so at once: who has read first could not wait for another writer any more."""
    connection.connection.cursor().execute(connection.get_execution_options().get("begin", "BEGIN"))
