"""Back up a database in use, and restore one that is not."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from msgspec import Struct
from sqlalchemy import URL, Connection, text

from catspaw.core.errors import InUse, Malformed
from catspaw.server.admin.backup_file import (
    Progress,
    Summary,
    check_file,
    copy_pages,
    flush,
    mark,
    our_errors,
    written_whole,
)
from catspaw.server.admin.rows_copied import copy_postgresql, has_tables, load_postgresql, postgresql_at, sqlite_at
from catspaw.server.store.database import read_url
from catspaw.server.store.migrate import upgrade
from catspaw.server.store.postgresql import lock_migrations
from catspaw.server.store.sqlite import lock_file

PATIENCE: Final = 10
"""Seconds to wait for a server that is just starting."""
_OTHERS: Final = """SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
AND pid <> pg_backend_pid() AND backend_type = 'client backend'"""


class Restored(Struct, frozen=True):
    """What was restored, and where that is which was there before."""

    backup: Summary
    kept: str | None


def back_up(url: str, file: Path, progress: Progress) -> Summary:
    """Writes a backup of a database as it is at one moment, and checks it before it gets its name."""
    named = read_url(url)
    with our_errors():
        if named.get_backend_name() == "sqlite" and file.resolve() == _path(named).resolve():
            raise Malformed("{file} is the database itself", file=str(file))
        with written_whole(file) as part:
            if named.get_backend_name() == "sqlite":
                copy_pages(_path(named), part, progress)
            else:
                copy_postgresql(named, part, progress)
            mark(part)
            return check_file(part, str(file))


def restore(url: str, file: Path, progress: Progress, *, force: bool = False) -> Restored:
    """Puts a backup in place of a database that no server uses, brought up to date; what was there is kept."""
    named = read_url(url)
    if not file.is_file():
        raise Malformed("there is no file {file}", file=str(file))
    with our_errors():
        if named.get_backend_name() == "sqlite":
            return _restore_sqlite(_path(named), file, progress, force=force)
        return _restore_postgresql(named, file, progress, force=force)


def _path(named: URL) -> Path:
    return Path(named.database or "")


def _restore_sqlite(path: Path, file: Path, progress: Progress, *, force: bool) -> Restored:
    """Servers that start wait for the lock; one that runs keeps SQLite from giving us the file alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(lock_file(path), timeout=PATIENCE), _alone(path):
            if path.exists() and path.stat().st_size and not force:
                raise _exists(str(path))
            with written_whole(path) as part:
                summary = _prepared(file, part, progress)
                kept = _keep(path)
            return Restored(summary, kept)
    except Timeout as error:
        raise _used() from error


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Nobody else has the database open, and its log is part of it; InUse if somebody has."""
    if not path.exists():
        yield
        return
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as connection:
        try:
            for statement in ("PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = DELETE", "BEGIN EXCLUSIVE"):
                connection.execute(statement)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise _used() from error
            raise
        except sqlite3.DatabaseError:
            pass  # it is damaged, so that no server can use it, and a reason to restore another
        yield


def _keep(path: Path) -> str | None:
    """What is there gets a second name, with its log if it has one, so that at no moment there is no database."""
    if not path.exists():
        return None
    kept = Path(f"{path}.replaced-{_stamp()}")
    for log in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            Path(f"{path}{log}").replace(f"{kept}{log}")
    try:
        os.link(path, kept)
    except OSError:  # no hard links here
        path.replace(kept)
    flush(path.resolve().parent)
    return str(kept)


def _prepared(file: Path, part: Path, progress: Progress) -> Summary:
    """A copy of a backup, whole and up to date."""
    try:
        copy_pages(file, part, progress)
    except sqlite3.DatabaseError as error:
        raise Malformed("{name} is no backup of Catspaw", name=str(file)) from error
    check_file(part, str(file))
    engine = sqlite_at(part)
    try:
        with engine.begin() as on:
            upgrade(on)
    finally:
        engine.dispose()
    summary = check_file(part, str(file))
    mark(part, 0)
    return summary


def _restore_postgresql(named: URL, file: Path, progress: Progress, *, force: bool) -> Restored:
    """In one transaction: it is all there or nothing has changed. What was there becomes a backup beside the file."""
    engine = postgresql_at(named)
    try:
        with tempfile.TemporaryDirectory() as folder, engine.begin() as on:
            lock_migrations(on)
            if on.scalar(text(_OTHERS)):
                raise _used()
            there = has_tables(on)
            if there and not force:
                raise _exists("the database")
            part = Path(folder) / "backup.db"
            part.touch(mode=0o600)
            summary = _prepared(file, part, lambda *_: None)
            kept = _kept_postgresql(on, named, file) if there else None
            load_postgresql(on, part, progress)
            return Restored(summary, kept)
    finally:
        engine.dispose()


def _kept_postgresql(on: Connection, named: URL, file: Path) -> str:
    del on  # whose lock keeps servers away meanwhile
    kept = Path(f"{file}.replaced-{_stamp()}")
    with written_whole(kept) as part:
        copy_postgresql(named, part, lambda *_: None)
        mark(part)
        check_file(part, str(kept))
    return str(kept)


def _stamp() -> str:
    return f"{datetime.now(UTC):%Y%m%dT%H%M%SZ}"


def _used() -> InUse:
    return InUse("a server is using the database; stop it first")


def _exists(name: str) -> Malformed:
    return Malformed("{name} is there already; --force replaces it and keeps the old one beside", name=name)
