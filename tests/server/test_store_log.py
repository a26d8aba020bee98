"""SQLite's log: copied into the database aside, and begun anew."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from catspaw.server.store import Store

pytest_plugins = ["server.databases"]
pytestmark = pytest.mark.anyio


@pytest.fixture
async def copying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Copying]:
    monkeypatch.setattr("catspaw.server.store.sqlite_log.COPIED", 5)
    monkeypatch.setattr("catspaw.server.store.sqlite_log.OFTEN", 3600)
    path = tmp_path / "catspaw.db"
    await (await Store.open(f"sqlite:///{path}")).close()
    store = await Store.open(f"sqlite:///{path}")
    yield Copying(store, path)
    await store.close()


class Copying:
    """A store of SQLite that copies its log once, after five writes."""

    def __init__(self, store: Store, path: Path) -> None:
        self.store, self.path = store, path

    async def write(self, times: int) -> None:
        for _ in range(times):
            await self.store.people.add()

    async def without_log(self) -> int:
        """How many people are in the database itself, once whatever was to be copied aside is."""
        log = self.store.database._backend._writer._log  # type: ignore[attr-defined]
        await asyncio.wrap_future(log._copier.submit(lambda: None))
        alone = self.path.with_name("alone.db")
        alone.write_bytes(self.path.read_bytes())
        with closing(sqlite3.connect(alone)) as found:
            many: int = found.execute("SELECT count(*) FROM people").fetchone()[0]
        return many

    def log_size(self) -> int:
        return Path(f"{self.path}-wal").stat().st_size


async def test_sqlite_copies_its_log_aside(copying: Copying) -> None:
    """After so many writes what they wrote is in the database itself, without the log; before, nothing of it is."""
    await copying.write(4)
    assert await copying.without_log() == 0
    await copying.write(1)
    assert await copying.without_log() == 5
    await copying.write(6)
    assert await copying.without_log() == 6  # the rest; then not again so soon


async def test_sqlite_goes_on_writing_where_no_thread_can_be_had_to_copy_its_log(
    copying: Copying, monkeypatch: pytest.MonkeyPatch
) -> None:
    def submit(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patch:
        patch.setattr(ThreadPoolExecutor, "submit", submit)
        await copying.write(7)
    await copying.write(1)
    assert await copying.without_log() == 0


async def test_sqlite_s_log_begins_anew_though_somebody_writes_all_the_time(copying: Copying) -> None:
    await copying.write(1)
    with closing(sqlite3.connect(copying.path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM people").fetchall()
        await copying.write(4)
        assert await copying.without_log() == 0  # somebody still reads what was there before
    await copying.write(1)
    size = copying.log_size()
    await copying.write(3)
    assert copying.log_size() == size
