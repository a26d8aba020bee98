"""SQLite's write-ahead log: it is copied into the database aside, so that nobody who commits waits for that."""

from __future__ import annotations

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from math import inf
from pathlib import Path
from typing import Any, Final

COPIED: Final = 2_000
"""Writes after which it is copied."""
OFTEN: Final = 1.0
"""Seconds between two copies, however much is written."""
_COPY: Final = "PRAGMA wal_checkpoint(PASSIVE)"
"""Nobody waits for it; the log begins anew, in its old place on the disk, once all of it is copied.

Should it never succeed, those who commit do it when the log has grown long."""


class Log:
    """Counts what is written, and copies it in a thread of its own.

    While that goes on others write, so that the copy is not whole. The rest is so short that the writer copies it
    itself: else the log would grow as long as somebody writes all the time, and to sync a file that grows takes longer.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._copier = ThreadPoolExecutor(1, "store-copier")
        self._uncopied = 0
        self._copied = -inf
        """When it was."""
        self.is_nearly_copied = False

    def count(self, written: int) -> None:
        """So much was written. From time to time that has it copied aside."""
        self._uncopied += written
        if self._uncopied >= COPIED and time.monotonic() - self._copied >= OFTEN:
            self._uncopied, self._copied = 0, time.monotonic()
            with suppress(RuntimeError):  # no thread can be had: then another time
                self._copier.submit(self._copy)

    def copy_rest(self, cursor: Any) -> None:
        """By whoever writes, with a cursor of the driver's."""
        self.is_nearly_copied = False
        cursor.execute(_COPY).fetchall()

    def close(self) -> None:
        self._copier.shutdown()

    def _copy(self) -> None:
        with closing(sqlite3.connect(self._path, isolation_level=None)) as on:
            on.execute(_COPY).fetchall()
        self.is_nearly_copied = True
