"""Lines whose effects a player brings about: abilities for a price, and what a One-Time Item does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.declaration import Variant, part_of
from catspaw.games.claw_and_order.language.effects.declaration import Effect
from catspaw.games.claw_and_order.language.forms import Who
from catspaw.games.claw_and_order.language.kinds import ACTIVATED_ON
from catspaw.games.claw_and_order.language.lines.declaration import WithEffects
from catspaw.games.claw_and_order.language.lines.prices import Destroys, Dollars, Price
from catspaw.games.claw_and_order.language.terms import Mode, Tooltip

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.check import Checker
    from catspaw.games.claw_and_order.language.reader import Parts, Reader


@dataclass(frozen=True, slots=True)
class Activated(WithEffects):
    """The second text is for what is paid for, and yet done once per turn only."""

    price: Price
    effects: tuple[Effect, ...]
    once: bool = True
    """Once per turn: always, unless it costs dollars."""

    kind = ops.ACTIVATED
    english = ("{price}: {effects}", "{paid}, once per turn: {effects}")
    german = ("{price}: {opening}", "{price}, einmal pro Zug: {opening}")
    cites = "R.Y R.Z"
    variants = (Variant("once per turn"),)
    only_on = ACTIVATED_ON
    tooltip = Tooltip(10, "You may do this in your Play Phase.", "Das darfst du in deiner Spielphase tun.")

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:  # noqa: ARG003
        price: Price = part_of(parts, Price)
        return cls(price, parts[-1], price.is_always_once or len(parts) > 2)

    @property
    def says_second(self) -> bool:
        return self.once and not self.price.implies_once

    def states(self) -> set[str]:
        return {self.name(), "once per turn"} if self.says_second else {self.name()}

    def terms(self) -> set[str]:
        return self.price.features()

    def numbers(self) -> Mapping[int, int]:
        return {
            ops.EVENT: self.price.price,
            ops.AMOUNT: self.price.amount,
            ops.FLAGS: ops.ONCE_A_TURN * self.once,
            ops.CONDITION: self.second.price if self.second else 0,
            ops.SUBJECT: self.second.amount if self.second else 0,
        }

    @property
    def second(self) -> Price | None:
        """What has to be paid besides dollars."""
        return self.price.second if isinstance(self.price, Dollars) else None

    def steps(self) -> tuple[Effect, ...]:
        return (*self.price.payment(), *self.effects)

    def check(self, checker: Checker) -> None:
        for part in (self.price, self.second, self):
            if part and part.only_on and checker.kind not in part.only_on.kinds:
                checker.refuse(part, part.only_on.why)

    def why_not(self, who: Who) -> str:
        if who.mode is Mode.THIS and isinstance(self.second or self.price, Destroys):
            return "it is out of play by then, so nothing can be done to it (CO-R.Z)"
        if who.mode is Mode.THAT:
            return "the line speaks of no troop before"
        return "the line speaks of no other troop" if who.mode is Mode.OTHER else ""


@dataclass(frozen=True, slots=True)
class Played(WithEffects):
    """What a One-Time Item does."""

    effects: tuple[Effect, ...]

    kind = ops.PLAYED
    english = "{effects}"
    german = "{effects}"
    cites = "109.6 R.Z"
    tooltip = Tooltip(
        10, "Happens once, then the card is discarded.", "Geschieht einmal, dann wird die Karte abgelegt."
    )

    def check(self, checker: Checker) -> None:
        if checker.kind != "one-time":
            checker.refuse(self, "only a One-Time Item just does it; say when, as in “When this is deployed, …”")
