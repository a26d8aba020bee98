"""Rows copied between SQLite and PostgreSQL, table by table, in one transaction of each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    MetaData,
    Table,
    create_engine,
    event,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.engine.interfaces import DBAPIConnection

from catspaw.core.errors import Malformed
from catspaw.server.admin.backup_file import Progress
from catspaw.server.store.errors import Unavailable
from catspaw.server.store.migrate import known_revisions, revision_of, upgrade
from catspaw.server.store.schema import metadata

BATCH: Final = 1000
"""Rows that are held at a time."""


def postgresql_at(url: URL) -> Engine:
    try:
        return create_engine(url, hide_parameters=True)
    except ImportError as error:
        raise Malformed("PostgreSQL needs psycopg: install catspaw[cluster]") from error


def sqlite_at(path: Path) -> Engine:
    """A file that nobody else knows yet; it is flushed once, when it is complete."""
    engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous = OFF")
        cursor.close()

    return engine


def copy_postgresql(url: URL, target: Path, progress: Progress) -> None:
    """Copies a PostgreSQL database, in use or not, as it is at one moment, into a new SQLite file."""
    source, file = postgresql_at(url), sqlite_at(target)
    try:
        snapshot = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        with source.connect().execution_options(**snapshot) as reading, file.begin() as writing:
            revision = revision_of(reading)
            if revision is None:
                raise Unavailable("this is no database of Catspaw")
            if revision not in known_revisions():
                raise Unavailable("the database was made by a newer Catspaw")
            upgrade(writing, revision)
            _copy(reading, writing, _tables(writing), progress)
    finally:
        source.dispose()
        file.dispose()


def _tables(on: Connection) -> list[Table]:
    """Those of whichever revision the database has, each after those it refers to."""
    found = MetaData()
    found.reflect(on)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def load_postgresql(on: Connection, file: Path, progress: Progress) -> None:
    """Replaces what is in a PostgreSQL database by a file that is up to date, in the transaction of the connection."""
    metadata.drop_all(on)
    on.execute(text("DROP TABLE IF EXISTS alembic_version"))
    upgrade(on)
    source = sqlite_at(file)
    try:
        with source.connect() as reading:
            _copy(reading, on, metadata.sorted_tables, progress)
    finally:
        source.dispose()
    last = "SELECT setval(pg_get_serial_sequence('tables', 'number'), max(number)) FROM tables HAVING count(*) > 0"
    on.execute(text(last))


def has_tables(on: Connection) -> bool:
    """Whether there is anything of ours in a database."""
    return bool({*inspect(on).get_table_names()} & {*metadata.tables, "alembic_version"})


def _copy(source: Connection, target: Connection, tables: Sequence[Table], progress: Progress) -> None:
    counts = {table.name: source.scalar(select(func.count()).select_from(table)) or 0 for table in tables}
    done, all = 0, sum(counts.values())
    for table in tables:
        rows = source.execution_options(yield_per=BATCH).execute(select(table)).mappings()
        for batch in rows.partitions():
            target.execute(insert(table), [dict(row) for row in batch])
            done += len(batch)
            progress(done, all)
