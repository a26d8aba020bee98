"""The clocks of a room."""

from __future__ import annotations

from typing import Final

from catspaw.server import protocol as p
from catspaw.server.live.services import Services
from catspaw.server.live.visitor import time_control_of
from catspaw.server.store import StoredEntry, TableRow
from catspaw.table import Sitting
from catspaw.table.clocks import Clocks, TimeControl
from catspaw.table.entries import Seated

A_DAY: Final = 24 * 3600


class RoomClock:
    """Whose time runs, and until when; nothing of that at a table without clocks. Bots have no clock."""

    def __init__(self, row: TableRow, services: Services) -> None:
        clock = time_control_of(row)
        self._services = services
        self._clocks = Clocks(TimeControl(clock.bank, clock.free), row.seats) if clock else None
        self.has_clocks = clock is not None
        self.loses = bool(clock and clock.then == "lose")
        """What becomes of one who is out of time; else a bot plays on."""
        self.by_turns = bool(clock and clock.bank + clock.free >= A_DAY)
        """Whether nobody is expected to be there all the time."""

    def follow(self, stored: StoredEntry, sitting: Sitting) -> None:
        """After an entry it may be somebody else's turn."""
        if self._clocks is None:
            return
        asked = sitting.asked
        thinks = asked if asked and sitting.players[asked].bot is None else None
        anew = isinstance(stored.entry, Seated) and stored.entry.seat == thinks
        if thinks != self._clocks.runs or anew:
            self._clocks.begin_turn(thinks, stored.time_ms, self._services.closed)

    def due(self, seat: str | None, time_ms: int, *, anew: bool) -> int | None:
        """When a seat that is asked from now on, or still, will be out of time."""
        if self._clocks is None or seat is None:
            return None
        return self._clocks.out_at(seat, time_ms, self._services.closed, anew=anew)

    def out_of_time(self, time_ms: int) -> str | None:
        """The seat that is."""
        seat = self._clocks.runs if self._clocks else None
        due = self.due(seat, time_ms, anew=False)
        return seat if due is not None and time_ms >= due else None

    async def postpone(self, row: TableRow) -> None:
        """The server was closed meanwhile: the store is told the later time."""
        seat = self._clocks.runs if self._clocks else None
        await self._services.store.tables.postpone(
            row.id, row.entries, self.due(seat, self._services.store.now(), anew=False)
        )

    def shown(self) -> tuple[p.SeatClock, ...]:
        """What everybody may see."""
        clocks = self._clocks
        if clocks is None:
            return ()
        return tuple(
            p.SeatClock(seat, clocks.bank(seat), self.due(seat, 0, anew=False), clocks.since)
            if seat == clocks.runs
            else p.SeatClock(seat, clocks.bank(seat))
            for seat in clocks.seats
        )
