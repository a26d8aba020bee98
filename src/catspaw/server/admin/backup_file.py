"""Backup files: one SQLite file each, whatever database it is of, written whole or not at all and checked."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from catspaw.core.errors import CatspawError, Malformed
from catspaw.server.store.errors import without_values
from catspaw.server.store.migrate import known_revisions
from catspaw.server.store.sqlite import TIMEOUT, check_there

Progress: TypeAlias = Callable[[int, int], None]
"""How much is done, and of how much."""
MARK: Final = 0x0CA75BAC
"""The application id of backups. A plain copy of a database in use has another, and may lack all that is in its log."""
PAGES: Final = 2000
"""Pages of SQLite that are copied between two signs of progress."""


class Summary(Struct, frozen=True):
    """What is in a backup file."""

    file: str
    revision: str
    people: int
    tables: int
    entries: int
    bytes: int


def copy_pages(source: Path, target: Path, progress: Progress) -> None:
    """Copies a SQLite database, in use or not, as it is at one moment; the copy is a single file.

    A transaction to read in holds that moment. Without it every write of another process would make the copy
    begin again. Writers are not held up: they go on in the write-ahead log.
    """
    check_there(source)
    with closing(_opened(source)) as reading, closing(_opened(target)) as writing:
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        reading.backup(writing, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))
        writing.execute("PRAGMA journal_mode = DELETE")


def mark(path: Path, number: int = MARK) -> None:
    """Says in the file itself that it is a backup; 0 that it is not."""
    with closing(_opened(path)) as writing:
        writing.execute(f"PRAGMA application_id = {number}")


def _opened(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=TIMEOUT, isolation_level=None)


def check_file(path: Path, name: str) -> Summary:
    """What is in a backup file that is whole; Malformed says what is wrong with it, by the name it was given by."""
    try:
        with closing(_opened(path)) as reading:
            if reading.execute("PRAGMA application_id").fetchone()[0] != MARK:
                raise Malformed("{name} is no backup of Catspaw", name=name)
            revision = _revision(reading, name)
            _check_whole(reading, name)
            people, tables, entries = (
                reading.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608 – our own names
                for table in ("people", "tables", "entries")
            )
    except sqlite3.DatabaseError as error:
        raise Malformed("{name} is no backup of Catspaw", name=name) from error
    return Summary(name, revision, people, tables, entries, path.stat().st_size)


def _revision(reading: sqlite3.Connection, name: str) -> str:
    """One that we know."""
    found = reading.execute("SELECT version_num FROM alembic_version").fetchone()
    if found is None:
        raise Malformed("{name} is no backup of Catspaw", name=name)
    if found[0] not in known_revisions():
        raise Malformed("{name} was made by a newer Catspaw", name=name)
    return str(found[0])


def _check_whole(reading: sqlite3.Connection, name: str) -> None:
    found = reading.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok" or reading.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise Malformed("{name} is damaged", name=name)


@contextmanager
def written_whole(file: Path) -> Iterator[Path]:
    """A file beside it, for nobody else to read, which takes its name once the block has succeeded."""
    if file.exists() and not file.is_file():
        raise Malformed("{file} is no ordinary file", file=str(file))
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.resolve().parent)
    except OSError as error:
        raise Malformed("{file} cannot be written: {why}", file=str(file), why=error.strerror or "") from error
    os.close(handle)
    part = Path(name)
    try:
        yield part
        flush(part)
        part.replace(file)
        flush(file.resolve().parent)
    finally:
        for left in (part, *(Path(f"{part}-{log}") for log in ("journal", "wal", "shm"))):
            left.unlink(missing_ok=True)


def flush(path: Path) -> None:
    """Waits until a file, or what a folder lists, is on disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        with suppress(PermissionError):  # Windows flushes no folders
            os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def our_errors() -> Iterator[None]:
    """What a database raises goes no further: it may quote values."""
    failure: CatspawError | None = None
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        failure = without_values(error)
    if failure:
        raise failure
