"""Broadcasts: what everybody connected to a room is sent, and who that is."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from catspaw.server.live.audience import Audience, rest_of_state
from catspaw.server.live.part import PartOfRoom, RoomRef
from catspaw.server.live.settling import gone_from, settles
from catspaw.server.live.visitor import Visitor
from catspaw.server.protocol import SeatClock
from catspaw.table import Entry, Opened, Sitting

if TYPE_CHECKING:
    from catspaw.server.live.room import Room

DELAY: Final = 10
"""So many entries lie between a table and those who look on with delay."""
MOMENT: Final = 0.25
"""Seconds after which it is told that somebody has gone: whoever loads the page anew is back by then."""
FRESH: Final = 7.0
"""Seconds for which what another process reports about who is connected is taken as true."""


@final
class _RestForAll:
    """What of a state is neither the table nor the game, and the same for everybody."""

    def __init__(self, here: frozenset[str], clocks: tuple[SeatClock, ...], gone: tuple[str, ...]) -> None:
        self.here = here
        self.clocks = clocks
        self.gone = gone


class Broadcast(PartOfRoom):
    """Sends everybody who is connected what is new to them, and nothing where nothing is."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._delayed: Sitting | None = None
        self._behind: deque[Entry] = deque()
        self._elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        self._last_here: dict[str, float] = {}
        self._here: frozenset[str] = frozenset()
        self._opened = time.monotonic()
        self._audiences: dict[tuple[str | None, str, bool], Audience] = {}
        self._sends_soon = False

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
        found = frozenset([visitor.seat for visitor in self._room.visitors if visitor.seat])
        if self._elsewhere:
            found |= self._seen_elsewhere()
        if found != self._here:
            now = time.monotonic()
            for seat in self._here - found:
                self._last_here[seat] = now
            self._here = found
        return self._here

    def _seen_elsewhere(self) -> frozenset[str]:
        """Those who are connected to other processes, of whom it is noted each time: nobody tells us that they go."""
        now = time.monotonic()
        found = frozenset(seat for seats, heard in self._elsewhere.values() if now - heard < FRESH for seat in seats)
        self._last_here.update(dict.fromkeys(found, now))
        return found

    def hear_of(self, process: str, seats: frozenset[str]) -> bool:
        """Another process says who is there; whether it had not said so for a while."""
        before, now = self.here(), time.monotonic()
        is_new = process not in self._elsewhere or now - self._elsewhere[process][1] >= FRESH
        self._elsewhere[process] = (seats, now)
        if self.here() != before:
            self.send()
        return is_new

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
        if seat in self.here():  # which notes who has just gone
            return False
        gone = time.monotonic() - self._last_here.get(seat, self._opened)
        return gone >= self._room.services.settings.leaver_after

    # What they are sent.

    def send(self) -> None:
        """What is new, to everybody."""
        room = self._room
        self._sends_soon = False
        rest = self._rest_for_all(room)  # which also notes who has gone, if nobody is left
        for visitor in room.visitors:
            self._send(room, visitor, rest)

    def send_soon(self) -> None:
        """Send in a moment, once for all who go until then; that they have gone is noted now."""
        self.here()
        if not self._sends_soon:
            self._sends_soon = True
            asyncio.get_running_loop().call_later(MOMENT, _send_again, self._ref)

    def send_when_left(self) -> None:
        """Send once more when whoever has just gone has been gone for a while."""
        asyncio.get_running_loop().call_later(self._room.services.settings.leaver_after, _send_again, self._ref)

    def send_to(self, visitor: Visitor) -> None:
        """What is new, to one of them."""
        room = self._room
        self._send(room, visitor, self._rest_for_all(room))

    def _send(self, room: Room, visitor: Visitor, rest: _RestForAll) -> None:
        """What a visitor does not have yet: lines of the log, then the state."""
        row, seat = room.row, visitor.seat
        waits = seat is None and row.spectators == "delayed" and not row.over
        sitting = self._delayed if waits else room.sitting
        audience = self._audience(seat, visitor.language, waits=waits)
        number = room.question_number(seat) if seat else None
        table = audience.table(row, sitting, visitor.person, rest.here)
        state = audience.state(table, sitting, number, self._rest(room, seat, sitting, rest))
        lines = visitor.new_lines(audience.told(sitting)) if sitting else None
        if state == visitor.state:
            if lines:
                visitor.send(lines)
            return
        visitor.state = state
        if lines:
            visitor.send(lines, state)
        else:
            visitor.send(state)

    def _audience(self, seat: str | None, language: str, *, waits: bool) -> Audience:
        key = (seat, language, waits)
        found = self._audiences.get(key)
        if found is None:
            found = self._audiences[key] = Audience(seat, language)
        return found

    def _rest_for_all(self, room: Room) -> _RestForAll:
        here = self.here()
        return _RestForAll(here, room.timing.shown(), gone_from(room, here))

    def _rest(self, room: Room, seat: str | None, sitting: Sitting | None, rest: _RestForAll) -> bytes:
        """What of a state is neither the table nor the game."""
        row = room.row
        request = sitting.undo_request if sitting else None
        asks = request.seat if request else None
        clocks = rest.clocks if sitting is room.sitting else ()
        if seat is None:
            return rest_of_state(asks, clocks)
        passing = room.answers.passing(seat) if sitting and row.passes else ()
        may_undo = not row.over and room.way_back.is_granted(seat)
        return rest_of_state(asks, clocks, passing, row.rematch, settles(room, seat), may_undo, rest.gone)


def _send_again(ref: RoomRef) -> None:
    """Unless it was put away meanwhile."""
    if ref.room is not None:
        ref.room.broadcast.send()
