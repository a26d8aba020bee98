"""Damage to troops, and damage healed."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.abilities import damage
from catspaw.games.claw_and_order.language.effects.declaration import ToTroops
from catspaw.games.claw_and_order.language.forms import Who
from catspaw.games.claw_and_order.language.looping import may_be, may_die_too
from catspaw.games.claw_and_order.language.terms import Event, Mode

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
        if event is Event.IS_DEALT_DAMAGE:
            return may_be(who, subject)
        return event in (Event.IS_KILLED, Event.IS_DESTROYED) and may_die_too(who, subject)


class Heal(ToTroops):
    opcode = damage.HEAL
    english = "heal {number} damage on {whom}"
    german = "heile {apiece}{number} Schaden an {wem}"
    cites = "101.5"

    def may_cause(self, event: Event, subject: Who, who: Who | None) -> bool:
        return event is Event.IS_HEALED and may_be(who, subject)
