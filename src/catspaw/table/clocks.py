"""Clocks: how long a seat may think."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct


class TimeControl(Struct, frozen=True):
    """The first `free` seconds of every turn cost nothing; after them, a seat's `bank` for the whole game runs down.

    Quick games have a bank and a few free seconds, games by turns over days have only free ones.
    """

    bank: int
    free: int


class Clocks:
    """The clocks of one table. A turn lasts as long as the same seat is asked, however many questions.

    Who is asked is public, so a clock tells nobody how many questions were answered in secret. Times are milliseconds.
    """

    def __init__(self, clock: TimeControl, seats: Iterable[str]) -> None:
        self._free = 1000 * clock.free
        self._left = dict.fromkeys(seats, 1000 * clock.bank)
        self.runs: str | None = None
        """Whose turn it is."""
        self.since = 0
        """When that turn began."""

    def begin_turn(self, seat: str | None, time_ms: int, closed: Sequence[tuple[int, int]]) -> None:
        """It is somebody's turn from now on, or nobody's; times when the server was closed do not count."""
        if self.runs is not None:
            self._left[self.runs] = self.left(self.runs, time_ms, closed)
        self.runs, self.since = seat, time_ms

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(self._left)

    def bank(self, seat: str) -> int:
        """What a seat had left when its turn began."""
        return max(0, self._left[seat])

    def left(self, seat: str, time_ms: int, closed: Sequence[tuple[int, int]]) -> int:
        """What a seat has left of its bank; less than nothing once it is out of time."""
        if seat != self.runs:
            return self._left[seat]
        return self._left[seat] - max(0, self._thought(time_ms, closed) - self._free)

    def out_at(self, seat: str, time_ms: int, closed: Sequence[tuple[int, int]], *, anew: bool = False) -> int:
        """When a seat whose turn it is, or begins now, will be out of time, unless the server closes."""
        begun = self.since if seat == self.runs and not anew else time_ms
        out = begun + self._free + self.bank(seat)
        for begin, end in sorted(closed):
            if begun <= end and begin < out:
                out += end - max(begin, begun)
        return out

    def _thought(self, time_ms: int, closed: Sequence[tuple[int, int]]) -> int:
        away = sum(max(0, min(end, time_ms) - max(begin, self.since)) for begin, end in closed)
        return time_ms - self.since - away
