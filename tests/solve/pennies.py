"""Pennies: both hide heads or tails. Two heads pay the first player 2, two tails 1; else the second gets 1.

A matrix game, asked one after the other. The first shows heads two times in five, and it is worth 1/5.
"""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.core.position import Position
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight

HEADS, TAILS = 0, 1


@final
class Pennies(Position):
    FIELDS: ClassVar[tuple[str, ...]] = (*Position.FIELDS, "first", "paid")

    def __init__(self) -> None:
        super().__init__()
        self.first: i64 = -1
        self.paid: i64 = 0
        self.ask(0, 1, 0b11)

    def answer(self, choice: i64) -> None:
        if self.asked == 0:
            self.first = choice
            self.ask(1, 2, 0b11)
        else:
            self.paid = (2 if choice == HEADS else 1) if choice == self.first else -1
            winner = 0 if self.paid > 0 else 1
            self.finish(1, one(winner), one(1 - winner))

    def payoff(self, seat: i64) -> i64:
        return self.paid if seat == 0 else -self.paid

    def clone(self) -> Pennies:
        slot = Pennies()
        self.copy_into(slot)
        return slot

    def copy_into(self, slot: Position) -> None:
        assert isinstance(slot, Pennies)
        self.copy_question(slot)
        slot.first, slot.paid = self.first, self.paid

    def conserved(self) -> bool:
        return True


@final
class PenniesSight(Sight):
    """Nobody sees the other's penny."""

    def sample_into(self, slot: Position, sampler: Sampler) -> None:
        raise NotImplementedError
