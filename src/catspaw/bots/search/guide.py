"""What search is told of a game besides its rules: who is about to win, what one would answer without thinking."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catspaw.bots.search.evaluation import Evaluation
from catspaw.core.bits import one
from catspaw.core.position import NOBODY, Position
from catspaw.core.sampler import Sampler


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Guide:
    """Knows nothing, so that it serves any game: answers are given at random, and only the end tells who wins.

    A guide is given sampled worlds, never the position at the table. One that can rate a world that is not decided says
    by which features; it is made with the number of players, and a weight for each of them.
    """

    FEATURES: ClassVar[tuple[str, ...]] = ()

    def __init__(self, players: int, weights: list[float]) -> None:
        self.players: i64 = players
        self.evaluation = Evaluation(weights, players)
        self.turns: i64 = -1
        """So many turns a playout is long, after which the world is rated; negative if it goes on to the end."""
        self.explore: float = 1.2
        """How much what was seldom tried is preferred to what has done well."""
        self.favour: float = 0.0
        """The part of attention that goes to the answer which `answer` gives."""

    def note(self, position: Position) -> None:
        """Let the evaluation have the features of every seat."""

    def begin(self, root: Position) -> None:
        """Search begins at a question of this world: whatever it looks ahead to is counted from here."""

    def is_decided(self, position: Position) -> bool:
        """Whether nothing is to be looked ahead to any more."""
        return position.asked == NOBODY

    def turn(self, position: Position) -> i64:
        """A number that grows from turn to turn; playouts that are cut off end with one."""
        del position
        return 0

    def answer(self, position: Position, sampler: Sampler) -> i64:
        """What the asked seat would answer without thinking ahead; chance is asked too."""
        return sampler.pick(position.options)

    def look(self, position: Position, option: i64) -> i64:
        """Equal for answers between which there is nothing to choose; below 2⁵²."""
        del position
        return option

    def rate(self, position: Position, worths: vec[float]) -> None:
        """How likely each seat is to win, from 0 to 1; certain where it is decided."""
        seat: i64 = 0
        while seat < len(worths):
            if position.winners & one(seat):
                worths[seat] = 1.0
            elif position.losers & one(seat):
                worths[seat] = 0.0
            else:
                worths[seat] = 0.5
            seat += 1
