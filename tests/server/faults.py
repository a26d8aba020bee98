"""Fault runs: people who play at many tables, somebody who kills what serves them, and an account of what was kept.

A run is reproduced by its seed as far as the machine allows: who chooses what, and what is struck when.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from catspaw.core.errors import CatspawError
from catspaw.games.fluent_texts import capital
from catspaw.server.store import Store
from catspaw.table import Entry, Sitting, choices
from catspaw.table.entries import Answered
from catspaw.table.verifying import verify
from server.brokers import HERE, PATIENCE, Broker, Minded, Postgres, Redis, steady_port
from server.clients import COMMAND, PLAIN
from server.crowd import Load, Report, Table

OFTEN = 5
"""So many attempts to start a server may fail."""
FEWEST = 3
"""Blows that a run must have, however slow the machine is."""


class Mortal(Broker):
    """`catspaw serve` at a port that stays its own. It is begun at once, and `wait` says when it answers."""

    def __init__(self, database: str, folder: Path, **settings: str) -> None:
        self._port = steady_port()
        self.url = f"http://{HERE}:{self._port}"
        self._database = database
        self._log = folder / f"server-{self._port}.log"
        self._settings = {"bot_pace": "0.01", "rate": "2000", **settings}
        self.begin()

    def _started(self) -> Minded:
        command = [*COMMAND, "serve", "--port", str(self._port), "--database", self._database]
        environment = {f"CATSPAW_{name.upper()}": value for name, value in self._settings.items()}
        return Minded(command, self._log, environment=environment)

    def answers(self) -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/healthz", timeout=PATIENCE, verify=PLAIN).status_code == 200
        return False

    def stop(self) -> None:
        """As it should be."""
        self._process.end(signal.SIGTERM)

    @property
    def is_several(self) -> bool:
        """Whether a supervisor watches over several processes."""
        return "processes" in self._settings

    def kill_workers(self) -> None:
        for process in children(self._process.pid) if self.is_several else [self._process.pid]:
            kill_workers(process)

    def kill_one(self, draw: random.Random) -> None:
        """One of several processes, which the supervisor then starts again."""
        running = children(self._process.pid)
        if running:
            kill(draw.choice(running))


def kill_workers(process: int) -> None:
    """Only those who think for a process's bots, where there is a /proc to find them in."""
    for child in children(process):
        kill(child)


def children(process: int) -> list[int]:
    """Those whom a process has started, unless it is gone."""
    with suppress(OSError):
        return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return []


def kill(process: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


# Torment.

Blow = Callable[[random.Random], Coroutine[Any, Any, None]]


def killing(server: Mortal) -> Blow:
    """Kill −9, sometimes the workers first, sometimes once more while it starts."""

    async def blow(draw: random.Random) -> None:
        if draw.random() < 0.25:
            server.kill_workers()
            await asyncio.sleep(draw.uniform(0, 1))
        await asyncio.to_thread(server.kill)
        if draw.random() < 0.25:
            server.begin()
            await asyncio.sleep(draw.uniform(0, 1))
            await asyncio.to_thread(server.kill)
        await _up_again(server)

    return blow


def killing_one(server: Mortal) -> Blow:
    """One of several processes; sometimes another one before it is back."""

    async def blow(draw: random.Random) -> None:
        server.kill_one(draw)
        if draw.random() < 0.25:
            await asyncio.sleep(draw.uniform(0, 0.5))
            server.kill_one(draw)

    return blow


def restarting(broker: Redis | Postgres) -> Blow:
    """Away for a moment: killed, or as it should be."""
    ends = (broker.kill, broker.stop) if isinstance(broker, Postgres) else (broker.kill,)

    async def blow(draw: random.Random) -> None:
        await asyncio.to_thread(draw.choice(ends))
        await asyncio.sleep(draw.uniform(0, 0.7))
        await asyncio.to_thread(broker.start)

    return blow


async def _up_again(server: Mortal) -> None:
    """As somebody sees to it who starts whatever has ended: the store may just be away."""
    for _ in range(OFTEN):
        with suppress(TimeoutError):
            return await asyncio.to_thread(server.start)
    return await asyncio.to_thread(server.start)


async def torment(blows: dict[str, Blow], seconds: float, report: Report, watch: Callable[[], None]) -> None:
    """Strike at random moments while people play, until the time is over, and everything at least once.

    One thing may fall while another is down.
    """
    draw = random.Random(report.seed)
    begun = time.monotonic()
    struck: dict[str, asyncio.Task[None]] = {}
    bag: list[str] = []
    while time.monotonic() - begun < seconds or report.blows.total() < max(FEWEST, len(blows)):
        bag = bag or draw.sample(list(blows), len(blows))
        name = bag.pop()
        if name in struck:
            await struck[name]
        await report.next_acknowledged()
        await asyncio.sleep(draw.uniform(0, 1))
        watch()
        report.blows[name] += 1
        struck[name] = asyncio.create_task(blows[name](draw))
    await asyncio.gather(*struck.values())


async def run(
    servers: Sequence[Mortal],
    database: str,
    *others: Redis | Postgres,
    seconds: float,
    tables: int,
    seed: int,
    watch: Callable[[Report], None] = lambda _: None,
) -> Report:
    """One run, after which the servers are stopped, and what it comes to."""
    await asyncio.gather(*(asyncio.to_thread(server.wait) for server in servers))
    report = Report(seed)
    blows = {f"server {number}": killing(server) for number, server in enumerate(servers, 1)}
    blows |= {
        f"process of {number}": killing_one(server) for number, server in enumerate(servers, 1) if server.is_several
    }
    blows |= {type(other).__name__: restarting(other) for other in others}
    load = Load([server.url for server in servers], tables, report)
    playing = asyncio.create_task(load.run())
    try:
        tormenting = asyncio.create_task(torment(blows, seconds, report, lambda: watch(report)))
        await asyncio.wait([playing, tormenting], return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            tormenting.cancel()
            await playing
        await tormenting
        await load.calm()
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
    await asyncio.gather(*(asyncio.to_thread(server.stop) for server in servers))
    await check(report, database)
    return report


# The account.


async def check(report: Report, database: str) -> None:
    """Compare what is stored with what was acknowledged."""
    store = await Store.open(database)
    for table in report.tables:
        if table.id:
            row = await store.tables.find(table.id)
            entries = [found.entry for found in await store.entries.read(table.id)]
            assert row
            try:
                check_game(table, entries, over=row.over, many=row.entries)
                check_answers(report, table, entries)
            except (CatspawError, AssertionError) as error:
                report.broken.append(f"{table}: {error!r}")
    await store.close()


def check_answers(report: Report, table: Table, entries: list[Entry]) -> None:
    """Each acknowledged answer is there once, and what is there was given."""
    found = set()
    for seat, at, text in _answers(entries):
        asked = table.asked.get((seat, at))
        if asked is None or not asked.may_be(text):
            given = asked and [asked.texts[option] for option in asked.tried]
            report.doubled.append(f"{table}: {seat} at {at} gave {given}, and {text!r} is stored")
        found.add((seat, at))
    for key, asked in table.asked.items():
        if asked.acknowledged and key not in found:
            report.lost.append(f"{table}: {key} {[asked.texts[option] for option in asked.tried]}")


def _answers(entries: list[Entry]) -> Iterator[tuple[str, int, str]]:
    """What people have answered, as they saw it: the seat, the number of its question, the option."""
    sitting = Sitting.resumed(entries[:1])
    at = dict.fromkeys(sitting.people(), 1)
    for entry in entries[1:]:
        if not isinstance(entry, Answered):
            at = {seat: number + 1 for seat, number in at.items()}
        elif entry.seat in at:
            (text,) = (one.text for one in choices(sitting.table) if one.number == entry.number)
            yield entry.seat, at[entry.seat], capital(text)
            at[entry.seat] += 1
        sitting.apply(sitting.propose(entry))


def check_game(table: Table, entries: list[Entry], *, over: bool, many: int) -> None:
    """The entries make a game, and one that is over can be verified."""
    assert len(entries) == many, f"{many} entries were counted, and there are {len(entries)}"
    assert entries, "it was never dealt"
    sitting = Sitting.resumed(entries)
    assert over == (sitting.outcome is not None), "the lobby does not know whether it is over"
    assert over or not table.over, "it was over"
    if over:
        verify(sitting.record(), commitment=table.commitment)
