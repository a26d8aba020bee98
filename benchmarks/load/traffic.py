"""Tables that are opened together and played together, whatever server they are at, and what is measured of them."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from load.wire import Http, Socket

LENGTH: Final = 33
"""Answers that are given at a table, about as many as a game of Cat & The Mouse has; then it is left."""


@dataclass
class Meter:
    """What was measured while tables were played; times in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    """From an answer until its seat has the state that follows."""
    seen: list[float] = field(default_factory=list)
    """Until the other seat hears something of it, if it does. Paced only: else it may be the next answer already."""
    refused: int = 0
    silent: int = 0
    """Tables at which nothing was acknowledged at all."""


def percentile(times: list[float], part: float) -> float:
    """In milliseconds; infinite if nothing came."""
    return sorted(times)[int((len(times) - 1) * part)] * 1000 if times else float("inf")


class Seat(ABC):
    """One connection, which answers when it is asked."""

    socket: Socket

    def __init__(self, table: Table, url: str, headers: Mapping[str, str]) -> None:
        self.table = table
        self._url = url
        self._headers = headers
        self.sent = 0.0
        """When the answer was sent that is not acknowledged yet; 0 if there is none."""
        self.is_shown = asyncio.Event()
        """Whether the server has shown the table since it was connected."""
        table.seats.append(self)

    async def connect(self) -> None:
        """Returns once the table is shown."""
        self.is_shown.clear()
        self.socket = Socket(self._url, self._headers, self.hear, lambda: self.table.lost(self))
        await self.socket.open()
        self.begin()
        await self.is_shown.wait()

    @abstractmethod
    def begin(self) -> None:
        """Say what is said first, if anything is."""

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
        """Those who play with each other: the headers that say who they are. They stay for all games."""

    @abstractmethod
    async def sit_down(self, table: Table, people: list[dict[str, str]]) -> None:
        """Connect all of them to a new table."""


class Table:
    """One game. Nobody answers before it is begun."""

    def __init__(self, meter: Meter) -> None:
        self.seats: list[Seat] = []
        self.is_over = asyncio.Event()
        self._meter = meter
        self._given = 0
        self._asked: Seat | None = None
        self._begun = False
        self._interval = 0.0
        self._due = 0.0
        self._unseen: tuple[Seat, float] | None = None

    def begin(self, meter: Meter, interval: float) -> None:
        """Who is asked answers at once, or every so many seconds."""
        self._begun, self._meter, self._interval = True, meter, interval
        self._due = asyncio.get_running_loop().time() + random.random() * interval
        if self._asked is not None:
            self.asked(self._asked)

    def leave(self) -> None:
        for seat in self.seats:
            seat.socket.close()
        self.seats.clear()

    @property
    def is_silent(self) -> bool:
        """Whether none of its answers was acknowledged."""
        return self._begun and not self._given

    # What seats tell.

    def asked(self, seat: Seat) -> None:
        self._asked = seat
        if not self._begun or self.is_over.is_set():
            return
        if not self._interval:
            self._send(seat)
            return
        asyncio.get_running_loop().call_at(self._due, self._send, seat)
        self._due += self._interval

    def _send(self, seat: Seat) -> None:
        if seat not in self.seats:
            return
        seat.sent = time.perf_counter()
        self._unseen = (seat, seat.sent)
        seat.socket.send(seat.answer())

    def acknowledged(self, seat: Seat) -> None:
        self.note(seat)
        if self._given >= LENGTH:
            self.over()

    def note(self, seat: Seat) -> None:
        """How long it took."""
        self._meter.acknowledged.append(time.perf_counter() - seat.sent)
        seat.sent = 0.0
        self._given += 1

    def heard(self, seat: Seat) -> None:
        """Something came for the seat, whatever it was."""
        if self._unseen is not None and self._unseen[0] is not seat:
            self._meter.seen.append(time.perf_counter() - self._unseen[1])
            self._unseen = None

    def over(self) -> None:
        self.is_over.set()

    def refused(self) -> None:
        self._meter.refused += 1
        self.over()

    def lost(self, seat: Seat) -> None:
        """The server has hung up, if we have not."""
        if seat in self.seats:
            self.refused()


class Load:
    """Tables at one server."""

    def __init__(self, setup: TableSetup) -> None:
        self.setup = setup
        self._people: list[list[dict[str, str]]] = []
        self.tables: list[Table] = []

    async def come_in(self, tables: int) -> None:
        """As many people as so many tables need."""
        missing = range(tables - len(self._people))
        self._people += await asyncio.gather(*(self.setup.people() for _ in missing))

    async def open(self, tables: int) -> None:
        """Set up so many tables, with everybody connected and shown the table."""
        meter = Meter()
        self.tables = [Table(meter) for _ in range(tables)]
        seated = zip(self.tables, self._people, strict=False)
        await asyncio.gather(*(self.setup.sit_down(table, people) for table, people in seated))

    async def play(self, seconds: float, interval: float = 0.0) -> Meter:
        """Until every game is over or was long enough, or the time is."""
        meter = Meter()
        for table in self.tables:
            table.begin(meter, interval)
        waiting = [asyncio.create_task(table.is_over.wait()) for table in self.tables]
        await asyncio.wait(waiting, timeout=seconds)
        for task in waiting:
            task.cancel()
        meter.silent = sum(table.is_silent for table in self.tables)
        return meter

    async def reconnect(self) -> None:
        """Everybody loses the connection and comes back, all at once."""
        seats = [seat for table in self.tables for seat in table.seats]
        for seat in seats:
            seat.socket.close()
        await asyncio.gather(*(seat.connect() for seat in seats))

    def leave(self) -> None:
        for table in self.tables:
            table.leave()
        self.tables = []

    def close(self) -> None:
        self.leave()
        self.setup.http.close()
