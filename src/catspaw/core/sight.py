"""What one seat may know of a position, and the worlds that fit it."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from catspaw.core.position import Position
from catspaw.core.sampler import Sampler


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Sight:
    """The redacted state of one seat: an allow-list, filled fact by fact from a position."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "asked", "prompt", "options", "ended_by", "winners", "losers")

    def __init__(self, position: Position, seat: i64) -> None:
        self.seat: i64 = seat
        """Whose sight it is, or ONLOOKER; CHANCE knows what it deals."""
        self.asked: i64 = position.asked
        self.prompt: i64 = position.prompt
        self.options: i64 = position.options if position.asked == seat else 0
        """The allowed answers, if this seat is the one asked."""
        self.ended_by: i64 = position.ended_by
        self.winners: i64 = position.winners
        self.losers: i64 = position.losers

    @abstractmethod
    def sample_into(self, slot: Position, sampler: Sampler) -> None:
        """Overwrite `slot` with a world this seat cannot tell from the real one."""

    def state(self) -> list[int]:
        """Everything the seat knows, as numbers: equal state, equal knowledge."""
        return [getattr(self, name) for name in self.FIELDS]

    def load(self, state: list[int]) -> None:
        """Become the sight that `state` describes, of a position of the same table setup.

        A game that appends vectors to its state takes them off again here.
        """
        for name, word in zip(self.FIELDS, state, strict=True):
            setattr(self, name, word)
