"""What an activated ability costs. How each is paid in a match is in `rules/using`."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Self

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.declaration import MOST, Declared, Variant, declared_in
from catspaw.games.claw_and_order.language.effects.declaration import Effect
from catspaw.games.claw_and_order.language.effects.fortunes import Discard
from catspaw.games.claw_and_order.language.effects.movements import Destroy
from catspaw.games.claw_and_order.language.forms import Who
from catspaw.games.claw_and_order.language.kinds import ACTIVATED_ON, DECK_CARDS
from catspaw.games.claw_and_order.language.terms import Mode, OnlyOn, Player, Tooltip

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
    implies_once: ClassVar[bool] = False
    """Whether nobody need say so."""
    may_be_second: ClassVar[bool] = False
    """Whether it may be paid besides dollars."""

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        return cls(cls.read_number(parts, reader))

    @property
    def amount(self) -> int:
        """What stands in the row."""
        return self.number

    def payment(self) -> tuple[Effect, ...]:
        """With what the ability begins, if it is paid so."""
        return ()


class Free(Price):
    price = ops.FREE
    implies_once = True
    english = "once per turn"
    german = "einmal pro Zug"
    tooltip = Tooltip(30, "It costs nothing.", "Es kostet nichts.")


@dataclass(frozen=True, slots=True)
class Dollars(Price):
    second: Price | None = None
    """What has to be paid besides."""

    price = ops.DOLLARS
    english = "pay {dollars}{and_price}"
    german = "zahle {number} ${and_price}"
    variants = (Variant("and something else"),)
    cites = "105.2"
    is_always_once = False

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        dollars, *second = parts
        return cls(reader.number(dollars, 1, MOST), *second)

    def states(self) -> set[str]:
        return {self.name(), "and something else"} if self.second else {self.name()}

    def terms(self) -> set[str]:
        return self.second.features() if self.second else set()

    def payment(self) -> tuple[Effect, ...]:
        return self.second.payment() if self.second else ()


class Counters(Price):
    price = ops.COUNTER
    english = "remove {number:a counter|# counters}"
    german = "entferne {number:eine Zählmarke|# Zählmarken}"
    may_be_second = True
    cites = "101.5"
    variants = (Variant("several counters"),)
    only_on = OnlyOn(DECK_CARDS[:3], "counters lie on troops and on Equip Items only (CO-101.5)")
    tooltip = Tooltip(30, "The counter is taken off this card.", "Die Zählmarke kommt von dieser Karte.")

    @property
    def amount(self) -> int:
        return self.number if self.number > 1 else 0

    def states(self) -> set[str]:
        return {self.name(), "several counters"} if self.number > 1 else {self.name()}


class Discards(Price):
    price = ops.DISCARDS
    english = "discard {number:a card|# cards}"
    german = "wirf {number:eine Karte|# Karten} ab"
    may_be_second = True
    cites = "R.Y R.Z"
    tooltip = Tooltip(30, "You choose what you discard first.", "Zuerst wählst du, was du abwirfst.")

    def payment(self) -> tuple[Effect, ...]:
        return (Discard(Player.YOU, self.number),)


class Destroys(Price):
    price = ops.DESTROYS_ITSELF
    english = "destroy {itself}"
    german = "zerstöre diese Karte"
    may_be_second = True
    cites = "109.3 R.K"
    only_on = OnlyOn(DECK_CARDS[:4], "only troops, Equip Items and Team Buffs destroy themselves as a price")
    implies_once = True
    tooltip = Tooltip(30, "It is gone before the rest happens.", "Sie ist fort, bevor das Übrige geschieht.")

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        if parts[0].mode is not Mode.THIS:
            reader.refuse(parts[0], "only “this” can be the price")
        return cls()

    @property
    def subject(self) -> Who:
        return Who(Mode.THIS)

    def payment(self) -> tuple[Effect, ...]:
        return (Destroy(self.subject),)


PRICES: Final[tuple[type[Price], ...]] = declared_in((sys.modules[__name__],), Price)
