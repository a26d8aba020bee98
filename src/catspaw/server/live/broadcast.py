"""Broadcasts: what everybody connected to a room is sent, and who that is."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final
from weakref import proxy, ref

from catspaw.server.live.audience import NO_REST, Audience, Rest
from catspaw.server.live.settling import gone_from, settles
from catspaw.server.live.visitor import Visitor
from catspaw.table import Entry, Opened, Sitting

if TYPE_CHECKING:
    from catspaw.server.live.room import Room

DELAY: Final = 10
"""So many entries lie between a table and those who look on with delay."""
FRESH: Final = 7.0
"""Seconds for which what another process reports about who is connected is taken as true."""


class Broadcast:
    """Sends everybody who is connected what is new to them, and nothing where nothing is."""

    def __init__(self, room: Room) -> None:
        self._room: Room = proxy(room)  # so that a room that is put away is gone at once
        self._delayed: Sitting | None = None
        self._behind: deque[Entry] = deque()
        self._elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        self._last_here: dict[str, float] = {}
        self._here: frozenset[str] = frozenset()
        self._opened = time.monotonic()
        self._audiences: dict[tuple[str | None, str, bool], Audience] = {}

    def follow(self, entry: Entry) -> None:
        """Those who look on with delay come after."""
        if self._room.row.spectators != "delayed":
            return
        if isinstance(entry, Opened):
            self._delayed = Sitting(entry)
            return
        self._behind.append(entry)
        if len(self._behind) > DELAY and self._delayed:
            self._delayed.apply(self._delayed.propose(self._behind.popleft()))

    # Who is there.

    def here(self) -> frozenset[str]:
        """The seats of people who are connected, to whichever process."""
        now = time.monotonic()
        found = {visitor.seat for visitor in self._room.visitors if visitor.seat}
        for seats, heard in self._elsewhere.values():
            if now - heard < FRESH:
                found |= seats
        for seat in found:
            self._last_here[seat] = now
        if found != self._here:
            self._here = frozenset(found)
        return self._here

    def hear_of(self, process: str, seats: frozenset[str]) -> None:
        """Another process says who is there."""
        before = self.here()
        self._elsewhere[process] = (seats, time.monotonic())
        if self.here() != before:
            self.send()

    def is_elsewhere(self) -> bool:
        """Whether another process has said not long ago that it has this table, too."""
        now = time.monotonic()
        return any(now - heard < FRESH for _, heard in self._elsewhere.values())

    def send_away(self, whom: Callable[[Visitor], object]) -> None:
        """Disconnects those who lost their seat, or whose table is gone; they may reconnect as what they are now."""
        for visitor in [visitor for visitor in self._room.visitors if whom(visitor)]:
            visitor.send_end()
            self._room.visitors.discard(visitor)

    def has_left(self, seat: str) -> bool:
        """Whether nobody has been there for a while."""
        gone = time.monotonic() - self._last_here.get(seat, self._opened)
        return seat not in self.here() and gone >= self._room.services.settings.leaver_after

    # What they are sent.

    def send(self) -> None:
        here = self.here()
        for visitor in self._room.visitors:
            self._send(visitor, here)

    def send_when_left(self) -> None:
        """Send once more when whoever has just gone has been gone for a while."""
        room = self._room
        asyncio.get_running_loop().call_later(room.services.settings.leaver_after, _send_again, ref(self))

    def send_to(self, visitor: Visitor) -> None:
        self._send(visitor, self.here())

    def _send(self, visitor: Visitor, here: frozenset[str]) -> None:
        """What a visitor does not have yet: lines of the log, then the state."""
        row, seat = self._room.row, visitor.seat
        waits = seat is None and row.spectators == "delayed" and not row.over
        sitting = self._delayed if waits else self._room.sitting
        audience = self._audience(seat, visitor.language, waits=waits)
        messages = []
        if sitting and (lines := visitor.new_lines(audience.told(sitting))):
            messages.append(lines)
        number = self._room.question_number(seat) if seat else None
        table = audience.table(row, sitting, visitor.person, here)
        state = audience.state(table, sitting, number, self._rest(seat, sitting))
        if state != visitor.state:
            visitor.state = state
            messages.append(state)
        if messages:
            visitor.send(*messages)

    def _audience(self, seat: str | None, language: str, *, waits: bool) -> Audience:
        key = (seat, language, waits)
        found = self._audiences.get(key)
        if found is None:
            found = self._audiences[key] = Audience(seat, language)
        return found

    def _rest(self, seat: str | None, sitting: Sitting | None) -> Rest:
        """What of a state is neither the table nor the game."""
        room, row = self._room, self._room.row
        request = sitting.undo_request if sitting else None
        clocks = room.timing.shown() if sitting is room.sitting else ()
        rest = (
            request.seat if request else None,
            clocks,
            room.answers.passing(seat) if sitting and seat and row.passes else (),
            row.rematch if seat else None,
            seat is not None and settles(room, seat),
            seat is not None and not row.over and room.way_back.is_granted(seat),
            gone_from(room) if seat else (),
        )
        return Rest(*rest) if any(rest) else NO_REST


def _send_again(broadcast: ref[Broadcast]) -> None:
    """Unless the room was put away meanwhile."""
    found = broadcast()
    if found is not None:
        found.send()
