"""Counters, and what makes troops better for a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from catspaw.games.claw_and_order.abilities import marks, ops
from catspaw.games.claw_and_order.language.declaration import Variant, part_of
from catspaw.games.claw_and_order.language.effects.declaration import ToTroops
from catspaw.games.claw_and_order.language.forms import Who
from catspaw.games.claw_and_order.language.kinds import NO_BATTLEFIELD
from catspaw.games.claw_and_order.language.looping import may_be, may_die_too
from catspaw.games.claw_and_order.language.own_keywords import OwnKeyword
from catspaw.games.claw_and_order.language.terms import Event, OnlyOn, Standing, Stat, Tooltip
from catspaw.games.claw_and_order.language.terms.standings import FOR_A_TURN

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.assemble import Code
    from catspaw.games.claw_and_order.language.reader import Parts, Reader

_FIGHTS: Final = (
    *(Event.ATTACKS, Event.ATTACKS_VEHICLE, Event.IS_ATTACKED, Event.DEALS_DAMAGE, Event.IS_DEALT_DAMAGE),
    *(Event.KILLS, Event.KILLS_VEHICLE, Event.SURVIVES),
)

_SUFFERED: Final = (Event.IS_ATTACKED, Event.IS_DEALT_DAMAGE, Event.SURVIVES)


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


class Lessens(ToTroops):
    opcode = ops.LESSENS
    english = ("{one} gets {minus} {stat} this turn", "{they} get {minus} {stat} this turn")
    german = "{wer:erhält|erhalten} in diesem Zug -{number} {stat}"
    variants = (Variant("less damage this turn", "101.2"), Variant("less health this turn", "101.2 R.D"))

    def states(self) -> set[str]:
        return {self.name(), f"less {'damage' if self.which is Stat.DAMAGE else 'health'} this turn"}

    def may_cause(self, event: Event, subject: Who, who: Who | None) -> bool:
        dies = event in (Event.IS_KILLED, Event.IS_DESTROYED) and self.which is Stat.HEALTH
        return dies and may_die_too(who, subject)


class Gains(ToTroops):
    opcode = marks.GAINS
    english = ("{one} gains {keyword} this turn", "{they} gain {keyword} this turn")
    german = "{wer:erhält|erhalten} in diesem Zug {keyword}"
    cites = "112.2"

    def put_step(self, code: Code) -> None:
        """CO-112.2: a keyword of the set's own is what it stands for."""
        if not isinstance(self.which, OwnKeyword):
            ToTroops.put_step(self, code)
            return
        for effect in given_for_a_turn(self.which, self.who):
            effect.put_step(code)


class Loses(ToTroops):
    opcode = marks.LOSES
    english = ("{one} loses {keyword} this turn", "{they} lose {keyword} this turn")
    german = "{wer:verliert|verlieren} in diesem Zug {keyword}"
    cites = "112.2"
    tooltip = Tooltip(48, "Whatever gives it.", "Was auch immer es verleiht.")


class Stand(ToTroops):
    opcode = ops.STAND
    english = ("{one} {stands} this turn", "{they} {stands} this turn")
    german = "{wer:stands} in diesem Zug{stands}"
    cites = "R.Z"

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        which = part_of(parts, Standing)
        if which not in FOR_A_TURN:
            reader.refuse(which, "say “may attack again this turn”")
        return cls(part_of(parts, Who), which=which)


class Stun(ToTroops):
    opcode = marks.STUN
    english = ("{one} {pacified} next turn", "{they} {pacified} next turn")
    german = "{wer:kann|können} im nächsten eigenen Zug nicht angreifen"
    cites = "107.1 R.Z"
    only_on = OnlyOn(NO_BATTLEFIELD, "a battlefield may not change how a turn goes (CO-111.3)")
    tooltip = Tooltip(
        48,
        "In the next turn of whoever controls it.",
        "Im nächsten Zug dessen, der sie hat.",
    )

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        which = part_of(parts, Standing)
        if which is not Standing.IS_PACIFIED:
            reader.refuse(which, "only “cannot attack” may be said of the next turn; others are for this turn")
        return cls(part_of(parts, Who))


class RemoveCounters(ToTroops):
    opcode = marks.REMOVE_COUNTERS
    english = "remove {number:a counter from|# counters from} {whom}"
    german = "entferne {apiece}{number:eine Zählmarke|# Zählmarken} von {wem}"
    cites = "101.5"


class RemoveAllCounters(ToTroops):
    opcode = marks.REMOVE_ALL_COUNTERS
    english = "remove all counters from {whom}"
    german = "entferne alle Zählmarken von {wem}"
    cites = "101.5"


def given_for_a_turn(keyword: OwnKeyword, who: Who) -> list[ToTroops]:
    """What it means to gain a keyword of the set's own: what its lines say about the card that has it."""
    found: list[ToTroops] = []
    for line in keyword.lines:
        if isinstance(line.which, Stat):
            found.append((Gets if line.amount > 0 else Lessens)(who, abs(line.amount), line.which))
        elif isinstance(line.which, Standing):
            found.append(Stand(who, which=line.which))
        else:
            found.append(Gains(who, which=line.which))
    return found
