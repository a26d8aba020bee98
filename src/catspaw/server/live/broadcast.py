"""Broadcasts: what everybody connected to a room is sent, and who that is."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec import json

from catspaw.server import protocol as p
from catspaw.server.live.visitor import Visitor, ending, known_table, new_lines, question
from catspaw.table import Entry, Opened, Sitting

if TYPE_CHECKING:
    from catspaw.server.live.room import Room

DELAY: Final = 10
"""So many entries lie between a table and those who look on with delay."""
FRESH: Final = 7.0
"""Seconds for which another process's word counts, as to who is there."""


class Broadcast:
    """Sends everybody who is connected what is new to them, and nothing where nothing is."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._delayed: Sitting | None = None
        self._behind: deque[Entry] = deque()
        self._elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        self._last_here: dict[str, float] = {}
        self._opened = time.monotonic()

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
        return frozenset(found)

    def hear_of(self, process: str, seats: frozenset[str]) -> None:
        """Another process says who is there."""
        before = self.here()
        self._elsewhere[process] = (seats, time.monotonic())
        if self.here() != before:
            self.send()

    def send_away(self, whom: Callable[[Visitor], object]) -> None:
        """Those who have lost their seat, or whose table is gone, may come in again as what they are now."""
        for visitor in [visitor for visitor in self._room.visitors if whom(visitor)]:
            visitor.send_end()
            self._room.visitors.discard(visitor)

    def has_left(self, seat: str) -> bool:
        """Whether nobody has been there for a while."""
        gone = time.monotonic() - self._last_here.get(seat, self._opened)
        return seat not in self.here() and gone >= self._room.services.settings.leaver_after

    # What they are sent.

    def send(self) -> None:
        for visitor in self._room.visitors:
            self.send_to(visitor)

    def send_to(self, visitor: Visitor) -> None:
        """What a visitor does not have yet: lines of the log, then the state."""
        row = self._room.row
        waits = visitor.seat is None and row.spectators == "delayed" and not row.over
        sitting = self._delayed if waits else self._room.sitting
        lines = new_lines(sitting, visitor) if sitting else None
        if lines:
            visitor.send(json.encode(lines))
        state = json.encode(self._state(visitor, sitting))
        if state != visitor.state:
            visitor.state = state
            visitor.send(state)

    def _state(self, visitor: Visitor, sitting: Sitting | None) -> p.State:
        room, seat = self._room, visitor.seat
        request = sitting.undo_request if sitting else None
        return p.State(
            table=known_table(room.row, sitting, visitor, self.here()),
            seat=seat,
            view=sitting.table.view(seat) if sitting else None,
            question=question(sitting, visitor, room.question_number(seat) if seat else None) if sitting else None,
            ending=ending(sitting, visitor.language) if sitting else None,
            undo_requested_by=request.seat if request else None,
            clocks=room.timing.shown() if sitting is room.sitting else (),
            passing=room.answers.passing(seat) if sitting and seat else (),
            rematch=room.row.rematch if seat else None,
        )
