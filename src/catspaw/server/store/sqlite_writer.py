"""The thread that writes to a file of SQLite: one batch after the other, each in a transaction of its own."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from catspaw.server.store.batches import Outcome
from catspaw.server.store.sqlite_log import Log
from catspaw.server.store.together import Work, written_at_once, written_together

BEGIN: Final = "BEGIN IMMEDIATE"
"""A writer says so at once: who has read first could not wait for another writer any more."""

Tell: TypeAlias = Callable[[Sequence[Outcome]], object]


class Writer:
    """Writes with a connection that stays; whoever has put a batch is told in the event loop what came of it.

    A thread of our own with a plain queue: an executor's takes 40 µs longer to wake, and to fall asleep.
    """

    def __init__(self, engine: Engine, path: Path) -> None:
        self._engine = engine.execution_options(begin=BEGIN)
        self._turns = _Turns(path)
        self._log = Log(path)
        self._on: Connection | None = None
        self._work: SimpleQueue[tuple[list[Work], Tell] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, batch: list[Work], end: Tell) -> None:
        loop = asyncio.get_running_loop()
        self._work.put((batch, lambda outcomes: loop.call_soon_threadsafe(end, outcomes)))

    def close(self) -> None:
        """Waits for what is being written."""
        self._work.put(None)
        self._thread.join()
        self._log.close()
        if self._on is not None:
            self._on.close()
        self._turns.close()

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            batch, tell = work
            outcomes = self._outcomes(batch)
            is_nearly_copied = self._log.is_nearly_copied
            self._log.count(len(batch))
            with suppress(RuntimeError):  # the event loop is gone, and with it whoever waited
                tell(outcomes)
            if is_nearly_copied:
                self._begin_log_anew()
            del work, batch, tell, outcomes  # nothing of it is kept until the next one comes

    def _outcomes(self, batch: list[Work]) -> Sequence[Outcome]:
        try:
            if self._on is None:
                self._on = self._engine.connect()
            with self._turns.taken():
                return self._written(self._on, batch)
        except Exception as error:  # noqa: BLE001 – whatever it is, whoever waits has to know
            self._hang_up()
            return [error] * len(batch)

    def _written(self, on: Connection, batch: list[Work]) -> Sequence[Outcome]:
        group = written_at_once(batch)
        if group is not None:
            cursor = on.connection.cursor()
            cursor.execute(BEGIN)
            if group.write_all(cursor, [item for _, item in batch]):
                cursor.execute("COMMIT")
                return [None] * len(batch)
            cursor.execute("ROLLBACK")
        with on.begin():
            return written_together(on, batch)

    def _hang_up(self) -> None:
        """Whatever is wrong with the connection, the next batch has another one."""
        on, self._on = self._on, None
        if on is not None:
            with suppress(SQLAlchemyError, sqlite3.Error):
                on.close()

    def _begin_log_anew(self) -> None:
        """While nobody writes; if it cannot be done now, then another time."""
        with suppress(SQLAlchemyError, sqlite3.Error, OSError), self._turns.taken():
            if self._on is not None:
                self._log.copy_rest(self._on.connection.cursor())


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
