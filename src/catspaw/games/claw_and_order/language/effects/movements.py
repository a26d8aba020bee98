"""Troops that return to a hand, move, are destroyed or change sides."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Self

from catspaw.games.claw_and_order.abilities import movements
from catspaw.games.claw_and_order.abilities.ops import SELECT
from catspaw.games.claw_and_order.language.declaration import Variant, part_of
from catspaw.games.claw_and_order.language.effects.declaration import Effect, ForPlayer, ToTroops
from catspaw.games.claw_and_order.language.encode import who_word
from catspaw.games.claw_and_order.language.forms import Filter, Who
from catspaw.games.claw_and_order.language.looping import may_be, may_die_too
from catspaw.games.claw_and_order.language.terms import BattleLine, Event, Mode, Player, Side, Tooltip
from catspaw.games.claw_and_order.language.terms.term import named

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.assemble import Code
    from catspaw.games.claw_and_order.language.reader import Parts, Reader


_ANY_TROOP: Final = Filter()


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
    takes_items = True
    reaches_items = True

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


@dataclass(frozen=True, slots=True)
class DestroysOwn(ForPlayer):
    """A player chooses one of their own; the second text is for others than you."""

    filter: Filter = _ANY_TROOP

    opcode = movements.DESTROY_OWN
    english = ("destroy one of your {own}", "{player} destroys one of their {own}")
    german = ("zerstöre {own:deiner}", "{player:zerstört} {own:seiner}")
    cites = "109.3 R.K R.Z"

    @classmethod
    def takes_times(cls) -> bool:
        return False

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:  # noqa: ARG003
        return cls(part_of(parts, Player, otherwise=Player.YOU), filter=part_of(parts, Filter))

    @property
    def who(self) -> Who:
        return Who(Mode.OWN, replace(self.filter, side=Side.FRIENDLY))

    def terms(self) -> set[str]:
        return {named("player", self.player)} | self.who.features()

    def assemble(self, code: Code) -> None:
        for seat in self.player.seats:
            code.put(SELECT, which=seat, who=who_word(self.who))
            code.put(self.opcode)

    def may_cause(self, event: Event, subject: Who, who: Who | None) -> bool:  # noqa: ARG002
        return event is Event.IS_DESTROYED and subject.mode is Mode.EACH


class SwapLines(ForPlayer):
    opcode = movements.SWAP_LINES
    english = "swap {lines}"
    german = "vertausche {lines}"
    cites = "106.1 R.Z"
    tooltip = Tooltip(
        40,
        "Who was behind is in front, and the other way round; pilots go with their vehicles.",
        "Wer hinten war, ist vorn und umgekehrt; Piloten gehen mit ihren Fahrzeugen.",
    )

    def may_cause(self, event: Event, subject: Who, who: Who | None) -> bool:  # noqa: ARG002
        return event in (Event.MOVED_UP, Event.MOVED_BACK)


@dataclass(frozen=True, slots=True)
class ComesBack(Effect):
    """What has died goes from the discard pile to its owner's hand."""

    opcode = movements.COME_BACK
    english = "put this back into its owner's hand"
    german = "nimm diese Karte aus dem Ablagestapel zurück auf die Hand des Besitzers"
    cites = "R.Z"
    tooltip = Tooltip(
        40, "Out of the discard pile, without what lay on it.", "Aus dem Ablagestapel, ohne was auf ihr lag."
    )

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:  # noqa: ARG003
        return cls()

    def assemble(self, code: Code) -> None:
        code.put(self.opcode)
