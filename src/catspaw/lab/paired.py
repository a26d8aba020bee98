"""The effect of a change: the same deals played before and after it, by the same bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.lab.playing import Run
from catspaw.lab.workers import played

_NINETEEN_OF_TWENTY: Final = 1.96


@dataclass(frozen=True)
class Paired:
    """How often the first side won, before and after, in games with the same cards."""

    games: int
    before: int
    after: int
    changed: int
    """Games that came out otherwise."""

    @property
    def difference(self) -> float:
        """By how much the share of games won has grown."""
        return (self.after - self.before) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """In which the true difference lies 19 times of 20; games that came out alike make it narrow."""
        spread = max(self.changed, 1) / self.games - self.difference**2
        half = _NINETEEN_OF_TWENTY * sqrt(max(spread, 0) / self.games)
        return max(-1.0, self.difference - half), min(1.0, self.difference + half)

    def as_values(self) -> dict[str, Any]:
        """Everything, as values that go into JSON."""
        shares = {"before": self.before / self.games, "after": self.after / self.games}
        return {"games": self.games, **shares, "difference": self.difference, "interval": list(self.interval)}


def paired(
    game: Game, before: TableSetup, after: TableSetup, bots: Sequence[str], games: int, seed: int, workers: int = 1
) -> Paired:
    """Play every deal twice, with one table setup and with the other; after every game the seats are swapped."""
    numbers = range(1, games + 1)
    results: list[list[bool]] = []
    for setup in (before, after):
        run = Run(game, setup, tuple(bots), seed, swap=True)
        seats = setup.seats
        found = played(run, numbers, workers=workers, with_records=False)
        results.append([any(run.side_on(seats.index(seat), one.number) == 0 for seat in one.winners) for one in found])
    was, is_now = results
    changed = sum(one != other for one, other in zip(was, is_now, strict=True))
    return Paired(games, sum(was), sum(is_now), changed)
