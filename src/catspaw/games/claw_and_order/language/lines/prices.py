"""What an activated ability costs. How each is paid in a match is in `rules/using`."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Self

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.declaration import Declared, declared_in
from catspaw.games.claw_and_order.language.kinds import ACTIVATED_ON, DECK_CARDS
from catspaw.games.claw_and_order.language.terms import OnlyOn, Tooltip

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.reader import Parts, Reader


@dataclass(frozen=True, slots=True)
class Price(Declared):
    number: int = 0

    group = "price"
    price: ClassVar[int]
    """Its number in `ops`."""
    only_on = ACTIVATED_ON
    is_always_once: ClassVar[bool] = True
    """Whether it can be paid once per turn only."""

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        return cls(cls.read_number(parts, reader))


class Free(Price):
    price = ops.FREE
    english = "once per turn"
    german = "einmal pro Zug"
    tooltip = Tooltip(30, "It costs nothing.", "Es kostet nichts.")


class Dollars(Price):
    price = ops.DOLLARS
    english = "pay {dollars}"
    german = "zahle {number} $"
    cites = "105.2"
    is_always_once = False


class Counter(Price):
    price = ops.COUNTER
    english = "remove a counter"
    german = "entferne eine Zählmarke"
    cites = "101.5"
    only_on = OnlyOn(DECK_CARDS[:3], "counters lie on troops and on Equip Items only (CO-101.5)")
    tooltip = Tooltip(30, "The counter is taken off this card.", "Die Zählmarke kommt von dieser Karte.")


PRICES: Final[tuple[type[Price], ...]] = declared_in((sys.modules[__name__],), Price)
