"""Counters, and what makes troops better for a turn."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.abilities import marks
from catspaw.games.claw_and_order.language.declaration import Variant
from catspaw.games.claw_and_order.language.effects.declaration import ToTroops
from catspaw.games.claw_and_order.language.forms import Who
from catspaw.games.claw_and_order.language.kinds import NO_BATTLEFIELD
from catspaw.games.claw_and_order.language.looping import may_be
from catspaw.games.claw_and_order.language.terms import Event, OnlyOn, Stat, Tooltip

_FIGHTS: Final = (
    *(Event.ATTACKS, Event.ATTACKS_VEHICLE, Event.IS_ATTACKED, Event.DEALS_DAMAGE, Event.IS_DEALT_DAMAGE),
    *(Event.KILLS, Event.KILLS_VEHICLE),
)

_SUFFERED: Final = (Event.IS_ATTACKED, Event.IS_DEALT_DAMAGE)


class PutCounters(ToTroops):
    opcode = marks.PUT_COUNTERS
    english = "put {number:a counter on|# counters on} {whom}"
    german = "lege {apiece}{number:eine Zählmarke|# Zählmarken} auf {wen}"
    cites = "101.5"
    takes_items = True
    tooltip = Tooltip(
        45,
        "Counters stay until the card is destroyed or the battle ends.",
        "Zählmarken bleiben, bis die Karte zerstört wird oder die Schlacht endet.",
    )


class Prevent(ToTroops):
    opcode = marks.PREVENT
    english = "prevent the next {number} damage to {whom} this turn"
    german = (
        "verhindere in diesem Zug {apiece}{number:den nächsten Schadenspunkt|die nächsten # Schadenspunkte} an {wem}"
    )
    cites = "107.3"
    tooltip = Tooltip(44, "The damage is not dealt.", "Der Schaden wird nicht zugefügt.")


class AttackAgain(ToTroops):
    opcode = marks.ATTACK_AGAIN
    english = "{who} may attack again this turn"
    german = "{wer:darf|dürfen} in diesem Zug noch einmal angreifen"
    cites = "107.1"
    only_on = OnlyOn(NO_BATTLEFIELD, "a battlefield may not change how a turn goes (CO-111.3)")

    def may_cause(self, event: Event, subject: Who, who: Who | None) -> bool:
        return event in _FIGHTS and (event in _SUFFERED or may_be(who, subject))


class Gets(ToTroops):
    opcode = marks.GETS
    english = ("{one} gets {plus} {stat} this turn", "{they} get {plus} {stat} this turn")
    german = "{wer:erhält|erhalten} in diesem Zug +{number} {stat}"
    variants = (Variant("gets damage", "101.2"), Variant("gets health", "101.2 R.D"))

    def states(self) -> set[str]:
        return {self.name(), "gets damage" if self.which is Stat.DAMAGE else "gets health"}


class Gains(ToTroops):
    opcode = marks.GAINS
    english = ("{one} gains {keyword} this turn", "{they} gain {keyword} this turn")
    german = "{wer:erhält|erhalten} in diesem Zug {keyword}"
    cites = "112.2"
