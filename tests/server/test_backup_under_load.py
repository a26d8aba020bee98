"""A server under load is backed up, killed, and restored elsewhere: nothing acknowledged before is lost."""

from __future__ import annotations

import asyncio
import random
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from catspaw.server.store import Store
from server.clients import Server
from server.crowd import GAMES, Person, Report, Table
from server.faults import check_answers, check_game
from server.operators import admin_process

pytest_plugins = ["server.databases"]
pytestmark = [pytest.mark.contract, pytest.mark.slow]

PAIRS = 8
"""People who play two and two."""
BEFORE, AFTER = 60, 20
"""Answers that are acknowledged before the backup begins, and those with which games go on afterwards."""
Key = tuple[str, str, int]
"""Which answer: the table, the seat and the number of its question."""


class Crowd:
    """People who play one game after the other, and can be sent to another server with their cookies."""

    def __init__(self, urls: list[str]) -> None:
        self.report = Report(7)
        draws = [random.Random(number) for number in range(2 * PAIRS)]
        people = [Person(urls, draw, self.report) for draw in draws]
        self._people = list(zip(people[::2], people[1::2], strict=True))
        self._at: dict[str, tuple[Person, Person]] = {}
        """Who plays at a table."""
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self._tasks = [asyncio.create_task(self._one_after_the_other(at)) for at in range(PAIRS)]

    async def _one_after_the_other(self, at: int) -> None:
        anna, ben = self._people[at]
        while True:
            table = Table(GAMES[at % len(GAMES)])
            await ben.join(table, await anna.set_up(table, "open"))
            self._at[table.id] = (anna, ben)
            self.report.tables.append(table)
            await asyncio.gather(anna.play(table), ben.play(table))

    def go_on(self, tables: list[Table]) -> None:
        """Sit down again where one sat, and remember nothing of what was played since."""
        self.report.tables = [Table(table.game, table.id, table.commitment) for table in tables]
        self._tasks = [
            asyncio.create_task(person.play(table)) for table in self.report.tables for person in self._at[table.id]
        ]

    async def until(self, acknowledged: int) -> None:
        """Until so many answers are acknowledged, or all is over."""
        while self.report.acknowledged < acknowledged and not all(task.done() for task in self._tasks):
            await self.report.next_acknowledged()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task

    async def close(self) -> None:
        await self.stop()
        for person in [person for pair in self._people for person in pair]:
            await person.close()


def acknowledged_by(tables: list[Table]) -> set[Key]:
    return {(table.id, *key) for table in tables for key, asked in table.asked.items() if asked.acknowledged}


async def loss(store: Store, table: Table, acknowledged: set[Key]) -> list[str]:
    """The acknowledged answers that are not stored; what is stored of the table can be played again."""
    row = await store.tables.find(table.id)
    if row is None or not row.entries:  # the backup may have come before it was set up, or dealt
        return [str(key) for key in acknowledged if key[0] == table.id]
    entries = [found.entry for found in await store.entries.read(table.id)]
    check_game(Table(table.game, table.id, table.commitment), entries, over=row.over, many=row.entries)
    for key, asked in table.asked.items():
        asked.acknowledged = (table.id, *key) in acknowledged
    report = Report(0)
    check_answers(report, table, entries)
    assert not report.doubled
    return report.lost


async def account(url: str, tables: list[Table], acknowledged: set[Key]) -> tuple[list[str], list[Table]]:
    """What is lost, and the tables where a game goes on."""
    store = await Store.beside(url)
    lost = [line for table in tables for line in await loss(store, table, acknowledged)]
    rows = {table.id: await store.tables.find(table.id) for table in tables}
    await store.close()
    return lost, [table for table in tables if (row := rows[table.id]) and row.entries and not row.over]


@pytest.mark.parametrize(
    ("database_url", "other_url"),
    [
        ("sqlite", "postgresql"),
        ("postgresql", "sqlite"),
        pytest.param("sqlite", "sqlite", marks=pytest.mark.long),
        pytest.param("postgresql", "postgresql", marks=pytest.mark.long),
    ],
    indirect=True,
)
def test_nothing_acknowledged_before_the_backup_is_lost_and_games_go_on(
    database_url: str, other_url: str, tmp_path: Path
):
    asyncio.run(played_backed_up_and_restored(database_url, other_url, tmp_path / "catspaw.backup"))


async def played_backed_up_and_restored(database_url: str, other_url: str, backup: Path) -> None:
    server = await asyncio.to_thread(Server, database_url)
    urls = [server.url]
    crowd = Crowd(urls)
    try:
        crowd.begin()
        await crowd.until(BEFORE)
        begun = acknowledged_by(crowd.report.tables)
        done = await asyncio.to_thread(admin_process, database_url, "backup", str(backup))
        assert done.returncode == 0, done.stderr
        meanwhile = crowd.report.acknowledged - len(begun)
        await asyncio.to_thread(server.kill)
        await crowd.stop()
        done = await asyncio.to_thread(admin_process, other_url, "restore", str(backup))
        assert done.returncode == 0, done.stderr
        lost, unfinished = await account(other_url, crowd.report.tables, begun)
        server = await asyncio.to_thread(Server, other_url)
        urls[0] = server.url
        crowd.go_on(unfinished)
        await crowd.until(AFTER)
        sys.stdout.write(
            f"{len(begun)} answers acknowledged before, {meanwhile} during the backup, {len(lost)} lost, "
            f"{crowd.report.acknowledged} after it was restored, at {len(unfinished)} tables\n"
        )
        assert len(begun) >= BEFORE and meanwhile and lost == []
        assert crowd.report.acknowledged >= AFTER
    finally:
        await crowd.close()
        await asyncio.to_thread(server.kill)
