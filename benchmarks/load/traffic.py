"""Tables at which somebody answers all the time, whatever server they are at, and what is measured of them."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from typing import Final

from load.wire import Http, Socket

LENGTH: Final = 33
"""Answers of a game of Cat & The Mouse if everybody always takes the first option, about."""


@dataclass
class Meter:
    """What was measured since it was begun; times in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    """From an answer until its seat has the state that follows."""
    seen: list[float] = field(default_factory=list)
    """Until the other seat hears something of it, if it does. Paced only: else it may be the next answer already."""
    games: int = 0
    refused: int = 0
    silent: int = 0
    """Tables at which a game was going on and nothing was acknowledged at all."""


def percentile(times: list[float], part: float) -> float:
    """In milliseconds; infinite if nothing came."""
    return sorted(times)[int((len(times) - 1) * part)] * 1000 if times else float("inf")


class Seat(ABC):
    """One connection, which answers when it is asked."""

    socket: Socket

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sent = 0.0
        """When the answer was sent that is not acknowledged yet; 0 if there is none."""

    async def connect(self, url: str, headers: Mapping[str, str]) -> None:
        """Take the seat at the table."""
        self.socket = Socket(url, headers, self.hear, lambda: self.table.lost(self))
        self.table.seats.append(self)
        await self.socket.open()

    @abstractmethod
    def hear(self, text: bytes) -> None:
        """A message of the server. Tells the table: acknowledged, asked, over or refused."""

    @abstractmethod
    def answer(self) -> bytes:
        """The answer to what is asked: the first option."""


class TableSetup(ABC):
    """How one gets to a table of a server."""

    def __init__(self, url: str) -> None:
        self.http = Http(url)
        self.sockets = url.replace("http", "ws", 1)

    @abstractmethod
    async def people(self) -> list[dict[str, str]]:
        """Two who play with each other: the headers that say who they are. They stay for all games."""

    @abstractmethod
    async def sit_down(self, table: Table, people: list[dict[str, str]]) -> None:
        """Connect both of them to a new table. They may have answered before this returns."""


class Table:
    """Two people who play one game after the other.

    The first game is left at any point, so that from the beginning games end as often as they do later.
    """

    def __init__(self, load: Load) -> None:
        self.seats: list[Seat] = []
        self.is_open = asyncio.Event()
        self.moved = inf
        """When the game began, or an answer was acknowledged; infinite between two games."""
        self._load = load
        self._over = asyncio.Event()
        self._left = random.randint(1, LENGTH)
        self._due = 0.0
        self._unseen: tuple[Seat, float] | None = None

    async def play(self) -> None:
        """Until it is cancelled."""
        people = await self._load.setup.people()
        try:
            while True:
                self._over.clear()
                await self._load.setup.sit_down(self, people)
                self._load.meter.games += 1
                self.moved = time.perf_counter()
                self.is_open.set()
                await self._over.wait()
                self.moved = inf
                self._left = 1 << 30
                self._leave()
        finally:
            self._leave()

    def _leave(self) -> None:
        for seat in self.seats:
            seat.socket.close()
        self.seats.clear()

    # What seats tell.

    def asked(self, seat: Seat) -> None:
        """It answers at once, or when it is time."""
        if self._load.waiting is not None:
            self._load.waiting.append((self, seat))
            return
        if not self._load.interval:
            self._send(seat)
            return
        loop = asyncio.get_running_loop()
        now, self._due = loop.time(), self._due + self._load.interval
        if self._due < now - self._load.interval:  # it begins, and not in step with the others
            self._due = now + random.random() * self._load.interval
        loop.call_at(self._due, self._send, seat)

    def _send(self, seat: Seat) -> None:
        if self._over.is_set() or seat not in self.seats:
            return
        self._left -= 1
        seat.sent = time.perf_counter()
        self._unseen = (seat, seat.sent)
        seat.socket.send(seat.answer())

    def acknowledged(self, seat: Seat) -> None:
        now = time.perf_counter()
        self._load.meter.acknowledged.append(now - seat.sent)
        self.moved = now
        seat.sent = 0.0
        if self._left <= 0:
            self.over()

    def heard(self, seat: Seat) -> None:
        """Something came for the seat, whatever it was."""
        if self._unseen is not None and self._unseen[0] is not seat:
            self._load.meter.seen.append(time.perf_counter() - self._unseen[1])
            self._unseen = None

    def over(self) -> None:
        self._over.set()

    def refused(self) -> None:
        self._load.meter.refused += 1
        self.over()

    def lost(self, seat: Seat) -> None:
        """The server has hung up, if we have not."""
        if seat in self.seats:
            self.refused()


class Load:
    """So many tables at one server; with an interval in seconds each answers that often, without it at once."""

    def __init__(self, setup: TableSetup, interval: float = 0.0) -> None:
        self.setup = setup
        self.interval = interval
        self.meter = Meter()
        self.waiting: list[tuple[Table, Seat]] | None = None
        """Those who would answer, while tables are being opened and nobody may."""
        self._tables: dict[Table, asyncio.Task[None]] = {}

    async def resize(self, tables: int) -> None:
        """Open tables or leave them, until there are so many; nobody answers meanwhile."""
        self.waiting = waiting = self.waiting or []
        await self._end(list(self._tables)[tables:])
        opened = [Table(self) for _ in range(tables - len(self._tables))]
        self._tables |= {table: asyncio.create_task(table.play()) for table in opened}
        for table in opened:
            while not table.is_open.is_set():
                self.check()
                with suppress(TimeoutError):
                    await asyncio.wait_for(table.is_open.wait(), 1)
        self.waiting = None
        for table, seat in waiting:
            table.asked(seat)

    def check(self) -> None:
        """Raise what went wrong at a table."""
        for playing in self._tables.values():
            if playing.done():
                playing.result()

    async def warm_up(self, answers: int, seconds: float) -> None:
        """Until so many answers were given, or so much time has passed; for the compiler that node has."""
        self.meter = Meter()
        for _ in range(int(seconds * 10)):
            if len(self.meter.acknowledged) >= answers:
                break
            await asyncio.sleep(0.1)

    async def measured(self, seconds: float) -> Meter:
        """What happens from now on."""
        self.meter = Meter()
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        done, self.meter = self.meter, Meter()
        self.check()
        done.silent = sum(table.moved < begun for table in self._tables)
        return done

    async def close(self) -> None:
        await self._end(list(self._tables))
        self.setup.http.close()

    async def _end(self, tables: list[Table]) -> None:
        for table in tables:
            self._tables[table].cancel()
        for table in tables:
            with suppress(asyncio.CancelledError):
                await self._tables.pop(table)
