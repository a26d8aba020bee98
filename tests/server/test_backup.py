"""Backups, of both databases and into both: whole, checked, and never in the way of a server."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from catspaw.core.errors import CatspawError, InUse, Malformed
from catspaw.server.admin import backup
from catspaw.server.admin.backup import back_up, restore
from catspaw.server.admin.backup_file import MARK, check_file
from catspaw.server.store import Store
from catspaw.server.store.migrate import known_revisions
from catspaw.server.store.schema import metadata
from catspaw.table.entries import Resigned, Undone
from server.databases import check_restored, opened, registered
from server.databases import restore as old_database

pytest_plugins = ["server.databases"]
pytestmark = [pytest.mark.anyio, pytest.mark.contract, pytest.mark.slow]


def quiet(_done: int, _all: int) -> None:
    """No progress."""


def names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def leftovers(folder: Path) -> list[str]:
    """What was begun and not completed."""
    return [name for name in names(folder) if name.startswith(".")]


def everything(on: Connection) -> dict[str, list[Any]]:
    """Every row of every table."""
    return {table.name: sorted(map(repr, on.execute(select(table)))) for table in metadata.sorted_tables}


async def filled(url: str) -> dict[str, list[Any]]:
    """A database with something in every corner, and all of it."""
    store = await Store.open(url)
    anna = await registered(store, "Anna ‘🐈’")
    table = await opened(store, host=anna.id)
    await store.entries.append("t1", 1, Undone(0))
    await store.entries.append("t1", 2, Resigned("mouse"), over=True)
    await opened(store, "t2", host=anna.id, public=False)
    await store.chat.say("t1", table.host, "Straße", 1)
    await store.sessions.add(anna.id, b"\x00\xff", "Firefox")
    await store.hours.key()
    await store.audit.add("nobody", "export")
    found = await store.database.read(everything)
    await store.close()
    return found


async def contents(url: str) -> dict[str, list[Any]]:
    store = await Store.beside(url)
    try:
        return await store.database.read(everything)
    finally:
        await store.close()


async def test_a_backup_moves_everything_to_either_database_which_goes_on(
    database_url: str, other_url: str, tmp_path: Path
) -> None:
    before, file = await filled(database_url), tmp_path / "a backup"
    summary = back_up(database_url, file, quiet)
    assert (summary.people, summary.tables, summary.entries) == (1, 2, 4)
    assert (summary.revision, file.stat().st_mode & 0o777) == (known_revisions()[0], 0o600)
    restored = restore(other_url, file, quiet)
    assert restored.kept is None and restored.backup.entries == 4
    assert await contents(other_url) == before == await contents(database_url)
    store = await Store.open(other_url)
    await opened(store, "t3")
    assert [row.number for row in await store.tables.search()] == [3, 2, 1]
    await store.entries.append("t2", 1, Undone(0))
    await store.close()
    assert not leftovers(tmp_path)  # nothing half done is left


async def test_progress_ends_with_all_of_it(database_url: str, tmp_path: Path) -> None:
    await filled(database_url)
    told: list[tuple[int, int]] = []
    back_up(database_url, tmp_path / "backup", lambda done, all: told.append((done, all)))  # noqa: A006
    assert told[-1][0] == told[-1][1] > 0 and told == sorted(told)


async def test_a_database_in_use_is_backed_up_but_not_replaced(database_url: str, tmp_path: Path) -> None:
    await filled(database_url)
    file, store = tmp_path / "backup", await Store.open(database_url)
    await opened(store, "t3")
    assert back_up(database_url, file, quiet).tables == 3
    for force in (False, True):
        with pytest.raises(InUse, match="a server is using the database; stop it first"):
            restore(database_url, file, quiet, force=force)
    await store.entries.append("t3", 1, Undone(0))
    await store.close()
    restore(database_url, file, quiet, force=True)
    assert "t3" in "".join((await contents(database_url))["tables"])


async def test_what_is_there_is_replaced_only_by_force_and_kept(database_url: str, tmp_path: Path) -> None:
    first = await filled(database_url)
    file = tmp_path / "backup"
    back_up(database_url, file, quiet)
    store = await Store.open(database_url)
    await opened(store, "t3")
    later = await store.database.read(everything)
    await store.close()
    with pytest.raises(Malformed, match="is there already; --force replaces it and keeps the old one beside"):
        restore(database_url, file, quiet)
    assert await contents(database_url) == later
    kept = restore(database_url, file, quiet, force=True).kept
    assert kept and await contents(database_url) == first
    if database_url.startswith("sqlite"):
        assert await contents(f"sqlite:///{kept}") == later
    else:
        restore(f"sqlite:///{tmp_path / 'kept.db'}", Path(kept), quiet)
        assert await contents(f"sqlite:///{tmp_path / 'kept.db'}") == later


def changed(statement: str) -> Callable[[Path], None]:
    def change(file: Path) -> None:
        with closing(sqlite3.connect(file, isolation_level=None)) as database:
            database.execute(statement)

    return change


def torn(file: Path) -> None:
    """Half of it is gone."""
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def overwritten(file: Path) -> None:
    """A page in the middle is something else."""
    data = bytearray(file.read_bytes())
    data[8192:12288] = b"\x5a" * 4096
    file.write_bytes(data)


BAD: dict[str, tuple[Callable[[Path], object], str]] = {
    "text": (lambda file: file.write_text("a list of cats\n" * 500), "is no backup of Catspaw"),
    "empty": (lambda file: file.write_bytes(b""), "is no backup of Catspaw"),
    "copied": (changed("PRAGMA application_id = 0"), "is no backup of Catspaw"),
    "foreign": (changed("DROP TABLE alembic_version"), "is no backup of Catspaw"),
    "newer": (changed("UPDATE alembic_version SET version_num = '9999'"), "was made by a newer Catspaw"),
    "orphans": (changed("DELETE FROM people"), "is damaged"),
    "torn": (torn, "is (damaged|no backup of Catspaw)"),
    "overwritten": (overwritten, "is (damaged|no backup of Catspaw)"),
}


@pytest.mark.parametrize(
    ("database_url", "how"),
    [
        *(("sqlite", how) for how in BAD),
        ("postgresql", "torn"),
        *(pytest.param("postgresql", how, marks=pytest.mark.long) for how in BAD if how != "torn"),
    ],
    indirect=["database_url"],
)
async def test_what_is_no_whole_backup_is_refused_and_nothing_changes(
    database_url: str, tmp_path: Path, how: str
) -> None:
    before, file = await filled(database_url), tmp_path / "backup"
    back_up(database_url, file, quiet)
    spoil, complaint = BAD[how]
    spoil(file)
    with pytest.raises(Malformed, match=complaint):
        restore(database_url, file, quiet, force=True)
    assert await contents(database_url) == before
    assert not leftovers(tmp_path) and not [name for name in names(tmp_path) if "replaced" in name]


async def test_an_old_database_is_backed_up_as_it_is_and_restored_up_to_date(
    database_url: str, other_url: str, tmp_path: Path
) -> None:
    old_database(database_url)
    file = tmp_path / "backup"
    assert back_up(database_url, file, quiet).revision == "1"
    restore(other_url, file, quiet)
    store = await Store.open(other_url)
    await check_restored(store)
    await store.close()


async def test_a_backup_that_fails_leaves_the_last_one(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(database_url)
    file = tmp_path / "backup"
    back_up(database_url, file, quiet)
    before = file.read_bytes()

    def damaged(path: Path, name: str) -> None:
        raise Malformed("{name} is damaged", name=name)

    monkeypatch.setattr(backup, "check_file", damaged)
    with pytest.raises(Malformed, match="is damaged"):
        back_up(database_url, file, quiet)
    assert file.read_bytes() == before and check_file(file, "backup").tables == 2
    assert not leftovers(tmp_path)


async def test_nothing_is_made_where_nothing_is(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'none.db'}"
    for attempt in (lambda: back_up(url, tmp_path / "backup", quiet), lambda: restore(url, tmp_path / "none", quiet)):
        with pytest.raises(CatspawError, match=r"there is no (database|file)"):
            attempt()
    with pytest.raises(CatspawError, match="there is no database"):
        await Store.beside(url)
    assert not names(tmp_path)


async def test_a_database_is_not_overwritten_by_its_backup_nor_a_device(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'catspaw.db'}"
    await filled(url)
    for file, complaint in ((tmp_path / "catspaw.db", "is the database itself"), (tmp_path, "is no ordinary file")):
        with pytest.raises(Malformed, match=complaint):
            back_up(url, file, quiet)


async def test_a_damaged_database_can_be_replaced(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'catspaw.db'}", tmp_path / "backup"
    before = await filled(url)
    back_up(url, file, quiet)
    (tmp_path / "catspaw.db").write_bytes(b"not a database at all" * 1000)
    assert restore(url, file, quiet, force=True).kept
    assert await contents(url) == before


async def test_a_plain_copy_of_a_database_in_use_is_not_complete(tmp_path: Path) -> None:
    """Why there is a command for it: what is in the write-ahead log is not in the file."""
    path = tmp_path / "catspaw.db"
    store = await Store.open(f"sqlite:///{path}")
    await registered(store, "Anna")
    (tmp_path / "copy.db").write_bytes(path.read_bytes())
    assert back_up(f"sqlite:///{path}", tmp_path / "backup", quiet).people == 1
    await store.close()
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy, closing(sqlite3.connect(tmp_path / "backup")) as whole:
        assert copy.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,)
        assert whole.execute("PRAGMA application_id").fetchone() == (MARK,)


async def test_whoever_comes_beside_does_not_migrate(database_url: str) -> None:
    old_database(database_url)
    with pytest.raises(CatspawError, match="that of an earlier Catspaw; start the server once"):
        await Store.beside(database_url)
