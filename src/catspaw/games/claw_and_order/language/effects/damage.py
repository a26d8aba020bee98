"""Damage to troops, and damage healed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from catspaw.games.claw_and_order.abilities import damage
from catspaw.games.claw_and_order.abilities.ops import HOLD, SELECT
from catspaw.games.claw_and_order.language.effects.declaration import ToTroops
from catspaw.games.claw_and_order.language.encode import who_word
from catspaw.games.claw_and_order.language.forms import Who
from catspaw.games.claw_and_order.language.looping import may_be, may_die_too
from catspaw.games.claw_and_order.language.terms import Event, Mode, Tooltip

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.assemble import Code
    from catspaw.games.claw_and_order.language.reader import Parts, Reader

_THIS: Final = Who(Mode.THIS)
_BY_THE_SOURCE: Final = (Event.DEALS_DAMAGE, Event.KILLS, Event.KILLS_VEHICLE)


class Deal(ToTroops):
    opcode = damage.DEAL
    english = "deal {number} damage to {whom}"
    german = "füge {wem} {apiece}{number} Schaden zu"
    cites = "101.5 107.3"

    def may_cause(self, event: Event, subject: Who, who: Who | None) -> bool:
        """What the ability deals, its own card deals."""
        if event in _BY_THE_SOURCE:
            return may_be(Who(Mode.THIS), subject)
        if event in (Event.IS_DEALT_DAMAGE, Event.SURVIVES):
            return may_be(who, subject)
        return event in (Event.IS_KILLED, Event.IS_DESTROYED) and may_die_too(who, subject)


class Heal(ToTroops):
    opcode = damage.HEAL
    english = "heal {number} damage on {whom}"
    german = "heile {apiece}{number} Schaden an {wem}"
    cites = "101.5"

    def may_cause(self, event: Event, subject: Who, who: Who | None) -> bool:
        return event is Event.IS_HEALED and may_be(who, subject)


class HealAll(ToTroops):
    opcode = damage.HEAL_ALL
    english = "heal all damage on {whom}"
    german = "heile allen Schaden an {wem}"
    cites = "101.5"

    def may_cause(self, event: Event, subject: Who, who: Who | None) -> bool:
        return event is Event.IS_HEALED and may_be(who, subject)


@dataclass(frozen=True, slots=True)
class DealsItsDamage(ToTroops):
    """Some troops deal as much damage to others as they have."""

    dealer: Who = _THIS

    opcode = damage.STRIKE
    english = "{dealer} deals its damage to {whom}"
    german = "{dealer:fügt} {wem} ihren Schaden zu"
    cites = "101.2 101.5 R.Z"
    tooltip = Tooltip(
        47,
        "As much as it would deal now if it attacked; it is no attack.",
        "So viel, wie sie jetzt bei einem Angriff zufügen würde; es ist kein Angriff.",
    )

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        dealer, who = (part for part in parts if isinstance(part, Who))
        if dealer.mode is Mode.THEM:
            reader.refuse(dealer, "say who deals the damage: “this”, “that troop” or “target friendly troop”")
        return cls(who, dealer=dealer)

    def terms(self) -> set[str]:
        return self.who.features() | self.dealer.features()

    def assemble(self, code: Code) -> None:
        code.put(SELECT, who=who_word(self.dealer))
        code.put(HOLD)
        code.put(SELECT, who=who_word(self.who))
        self.put_step(code)

    def may_cause(self, event: Event, subject: Who, who: Who | None) -> bool:
        if event in _BY_THE_SOURCE:
            return may_be(self.dealer, subject)
        if event in (Event.IS_DEALT_DAMAGE, Event.SURVIVES):
            return may_be(who, subject)
        return event in (Event.IS_KILLED, Event.IS_DESTROYED) and may_die_too(who, subject)
