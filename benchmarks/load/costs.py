"""What the server takes for each answer, table, connection and stored game: measured on a server of one process."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct, json, structs

from catspaw.server.store import NewTable, Store
from catspaw.server.store.entries import NewEntry
from load.catspaw_server import CatspawServer, OurSeat
from load.processes import Running, children, seconds_of
from load.traffic import Load
from load.trials import PATIENCE

COSTS: Final = Path(__file__).with_name("costs.json")
IDLE: Final = 10.0
"""Seconds for which nobody does anything."""
PACED: Final = 8.0
ENTRIES: Final = 20_000
LONE: Final = 2_000
ENTRY: Final = '{"type":"answered","seat":"inspector","number":3}'


class Costs(Struct, frozen=True):
    """Processor time in microseconds, of the server's processes alone; memory and disk in kilobytes."""

    answer: float
    """While everybody answers at once, so that many share a transaction."""
    lone_answer: float
    """At a pace of one table a second each: nearly every answer has a transaction of its own."""
    opening: float
    """A table with two people, from setting it up to both being shown it."""
    process_second: float
    """A process with no tables, in a second."""
    idle_second: float
    """A table at which nobody does anything, in a second."""
    process: float
    """Memory of a process that has served some games."""
    table: float
    """With the eyes of both people at it, without their connections."""
    connection: float
    """One more at a table that somebody sees in the same way already."""
    stored_game: float
    """With its entries and indices."""
    sqlite_entry: float
    """Microseconds that one file is busy for an entry in a batch of many."""
    postgresql_entry: float
    """Processor time of the PostgreSQL server, in a batch of many."""
    postgresql_lone_entry: float
    """The same in a transaction of its own."""


def read() -> Costs:
    return json.decode(COSTS.read_bytes(), type=Costs)


def write(costs: Costs) -> None:
    rounded = {name: float(f"{value:.3g}") for name, value in structs.asdict(costs).items()}
    COSTS.write_bytes(json.format(json.encode(rounded)) + b"\n")


class OneByOne(CatspawServer):
    """Only the first of two people connects at once."""

    class _Later(OurSeat):
        async def connect(self) -> None:
            if len(self.table.seats) == 1:
                await super().connect()

    seat = _Later

    async def connect_others(self, load: Load) -> None:
        await asyncio.gather(*(OurSeat.connect(seat) for table in load.tables for seat in table.seats[1:]))

    async def connect_again(self, load: Load) -> None:
        """The first of each table opens it once more."""
        firsts = [table.seats[0] for table in load.tables]
        self._kept = [seat.socket for seat in firsts]
        await asyncio.gather(*(OurSeat.connect(seat) for seat in firsts))

    def let_go(self) -> None:
        """Of what was open twice."""
        for socket in self._kept:
            socket.close()


def kilobytes(pid: int) -> float:
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return float(found[1]) if found else 0.0


async def measured(running: Running, tables: int) -> dict[str, float]:
    """All but what the store takes by itself. Memory is what is added while many tables are open already."""
    setup, pid = OneByOne(running.url), running.pid
    warm, load = Load(setup), Load(setup)
    await asyncio.sleep(1)
    started = seconds_of(pid)
    await asyncio.sleep(IDLE)
    process_second = (seconds_of(pid) - started) / IDLE * 1e6
    try:
        await warm.come_in(tables // 2)
        await load.come_in(tables)
        await warm.open(tables // 2)
        await setup.connect_others(warm)
        await warm.play(PATIENCE)
        empty, begun = kilobytes(pid), seconds_of(pid)
        await load.open(tables)
        await setup.connect_others(load)
        opened, full = seconds_of(pid), kilobytes(pid)
        await setup.connect_again(load)
        crowded = kilobytes(pid)
        setup.let_go()
        connected = seconds_of(pid)
        await asyncio.sleep(IDLE)
        rested = seconds_of(pid)
        paced = await load.play(PACED, interval=1.0)
        walked = seconds_of(pid)
        meter = await load.play(PATIENCE)
        ran = seconds_of(pid)
    finally:
        load.close()
        warm.close()
    connection = (crowded - full) / tables
    return {
        "answer": (ran - walked) / len(meter.acknowledged) * 1e6,
        "lone_answer": (walked - rested) / len(paced.acknowledged) * 1e6,
        "opening": (opened - begun) / tables * 1e6,
        "process_second": process_second,
        "idle_second": max(0.0, (rested - connected) / IDLE * 1e6 - process_second) / (tables + tables // 2),
        "process": empty,
        "table": (full - empty) / tables - 2 * connection,
        "connection": connection,
    }


async def entry_cost(url: str, spent: Callable[[], float], entries: int = ENTRIES, tables: int = 400) -> float:
    """Microseconds for each of many entries that are handed to the store at once, by whatever clock."""
    store = await Store.open(url)
    person = await store.people.add()
    for number in range(tables):
        await store.tables.add(new_table(str(number), person.id))
    added = asyncio.Event()
    left = [entries]

    def done(error: Exception | None) -> None:
        assert error is None
        left[0] -= 1
        if not left[0]:
            added.set()

    begun = spent()
    for number in range(entries):
        store.entries.put(NewEntry(str(number % tables), number // tables, ENTRY, 1, "mouse", None, False), done)
    await added.wait()
    took = spent() - begun
    await store.close()
    return took / entries * 1e6


async def lone_entry_cost(url: str, spent: Callable[[], float], entries: int = LONE) -> float:
    """The same for entries of one table, one after the other."""
    store = await Store.open(url)
    person = await store.people.add()
    await store.tables.add(new_table("alone", person.id))
    begun = spent()
    for number in range(entries):
        await store.entries.add(NewEntry("alone", number, ENTRY, 1, "mouse", None, False))
    took = spent() - begun
    await store.close()
    return took / entries * 1e6


def seconds_of_postgresql(url: str) -> float:
    """What all processes of a PostgreSQL server have had of the processor."""
    folder = Path(url.partition("host=")[2])
    pid = int((folder / "postmaster.pid").read_text().split()[0])
    return sum(seconds_of(process) for process in (pid, *children(pid)))


def new_table(id: str, person: str) -> NewTable:
    return NewTable(
        id=id,
        game="cat-and-mouse",
        host=person,
        public=True,
        spectators="none",
        seats={"inspector": person},
        settings={},
    )


def stored_kilobytes(database: Path, games: int) -> float:
    """Of a file that nobody writes to any more."""
    return database.stat().st_size / 1024 / games
