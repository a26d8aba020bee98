"""Broadcasts: what everybody connected to a room is sent, and who that is."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final
from weakref import proxy

from msgspec import Raw, Struct, json

from catspaw.server import protocol as p
from catspaw.server.live.audience import Audience, Shown
from catspaw.server.live.visitor import Visitor, known_person, table_info
from catspaw.table import Entry, Opened, Sitting

if TYPE_CHECKING:
    from catspaw.server.live.room import Room

DELAY: Final = 10
"""So many entries lie between a table and those who look on with delay."""
FRESH: Final = 7.0
"""Seconds for which what another process reports about who is connected is taken as true."""


NOTHING: Final = Shown(Raw(b"null"), Raw(b"null"), Raw(b"null"))
"""What is shown before the cards are dealt."""


class _State(Struct, tag="state"):
    """A `State` whose parts are encoded already."""

    table: Raw
    seat: str | None
    view: Raw
    question: Raw
    ending: Raw
    undo_requested_by: str | None
    clocks: tuple[p.SeatClock, ...]
    passing: tuple[str, ...]
    rematch: str | None


assert _State.__struct_fields__ == p.State.__struct_fields__


class Broadcast:
    """Sends everybody who is connected what is new to them, and nothing where nothing is."""

    def __init__(self, room: Room) -> None:
        self._room: Room = proxy(room)  # so that a room that is put away is gone at once
        self._delayed: Sitting | None = None
        self._behind: deque[Entry] = deque()
        self._elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        self._last_here: dict[str, float] = {}
        self._opened = time.monotonic()
        self._audiences: dict[tuple[str | None, str, bool], Audience] = {}
        self._facts: object = None
        self._tables: dict[object, Raw] = {}
        """The table as different people see it, as long as these facts are so."""

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

    def send_to(self, visitor: Visitor) -> None:
        self._send(visitor, self.here())

    def _send(self, visitor: Visitor, here: frozenset[str]) -> None:
        """What a visitor does not have yet: lines of the log, then the state."""
        row = self._room.row
        waits = visitor.seat is None and row.spectators == "delayed" and not row.over
        sitting = self._delayed if waits else self._room.sitting
        audience = self._audience(visitor.seat, visitor.language, waits=waits)
        messages = []
        if sitting and (lines := visitor.new_lines(audience.told(sitting))):
            messages.append(lines)
        state = self._state(visitor, sitting, audience, here)
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

    def _state(self, visitor: Visitor, sitting: Sitting | None, audience: Audience, here: frozenset[str]) -> bytes:
        room, seat = self._room, visitor.seat
        number = room.question_number(seat) if seat else None
        shown = audience.shown(sitting, number) if sitting else NOTHING
        request = sitting.undo_request if sitting else None
        return json.encode(
            _State(
                table=self._table(visitor, sitting, here),
                seat=seat,
                view=shown.view,
                question=shown.question,
                ending=shown.ending,
                undo_requested_by=request.seat if request else None,
                clocks=room.timing.shown() if sitting is room.sitting else (),
                passing=room.answers.passing(seat) if sitting and seat else (),
                rematch=room.row.rematch if seat else None,
            )
        )

    def _table(self, visitor: Visitor, sitting: Sitting | None, here: frozenset[str]) -> Raw:
        """The table as a visitor sees it, of which little changes from one answer to the next."""
        row = self._room.row
        players = tuple(sitting.players.values()) if sitting else None
        facts = (row.settings, row.seats, row.reserved, row.over, row.entries > 0, here)
        if self._facts != facts:
            self._facts, self._tables = facts, {}
        person = known_person(row, visitor.person)
        key = (person, visitor.language, players, sitting.asked if sitting else row.asked)
        found = self._tables.get(key)
        if found is None:
            info = table_info(row, sitting, person, visitor.language, here)
            found = self._tables[key] = Raw(json.encode(info))
        return found
