"""Troops that return to a hand, move, are destroyed or change sides."""

from __future__ import annotations

from catspaw.games.claw_and_order.abilities import movements
from catspaw.games.claw_and_order.language.declaration import Variant
from catspaw.games.claw_and_order.language.effects.declaration import ToTroops
from catspaw.games.claw_and_order.language.forms import Who
from catspaw.games.claw_and_order.language.looping import may_be, may_die_too
from catspaw.games.claw_and_order.language.terms import BattleLine, Event, Tooltip


class Return(ToTroops):
    opcode = movements.RETURN
    english = ("return {one} to its owner's hand", "return {some} to their owners' hands")
    german = ("schicke {wen} auf die Hand des Besitzers zurück", "schicke {wen} auf die Hände der Besitzer zurück")
    cites = "R.C R.Q"


class Move(ToTroops):
    opcode = movements.MOVE
    english = "move {whom} {line}"
    german = "bewege {wen} {line}"
    cites = "106.1 R.J"
    variants = (Variant("move up"), Variant("move back"))

    def states(self) -> set[str]:
        return {self.name(), "move up" if self.which is BattleLine.FRONT else "move back"}

    def may_cause(self, event: Event, subject: Who, who: Who | None) -> bool:
        moved = Event.MOVED_UP if self.which is BattleLine.FRONT else Event.MOVED_BACK
        return event is moved and may_be(who, subject)


class Destroy(ToTroops):
    opcode = movements.DESTROY
    english = "destroy {whom}"
    german = "zerstöre {wen}"
    cites = "109.3 R.K"

    def may_cause(self, event: Event, subject: Who, who: Who | None) -> bool:
        return event is Event.IS_DESTROYED and may_die_too(who, subject)


class TakeControl(ToTroops):
    opcode = movements.TAKE_CONTROL
    english = "take control of {whom}"
    german = "übernimm die Kontrolle über {wen}"
    cites = "106.3 R.J R.X"
    tooltip = Tooltip(
        40,
        "You keep it for the battle; discarded, it goes to its owner's pile.",
        "Du behältst sie für die Schlacht; abgelegt kommt sie auf den Stapel ihres Besitzers.",
    )
