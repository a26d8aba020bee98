"""Cards of a deck that are looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from catspaw.games.claw_and_order.abilities import looking
from catspaw.games.claw_and_order.language.effects.declaration import Effect, ForPlayer
from catspaw.games.claw_and_order.language.terms import Tooltip

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.assemble import Code
    from catspaw.games.claw_and_order.language.reader import Parts, Reader


@dataclass(frozen=True, slots=True)
class Peek(Effect):
    number: int

    opcode = looking.PEEK
    english = "look at | the top {number:card of your deck|# cards of your deck}"
    german = "sieh dir {number:die oberste Karte|die obersten # Karten} deines Decks an"
    cites = "R.Z"
    tooltip = Tooltip(
        42,
        "Card by card, you put it back on top or to the bottom.",
        "Karte für Karte legst du sie zurück nach oben oder nach unten.",
    )

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        return cls(cls.read_number(parts, reader))

    def assemble(self, code: Code) -> None:
        code.put(self.opcode, self.number)


class LookAtHand(ForPlayer):
    opcode = looking.SHOW_HAND
    english = "look at | {hand}"
    german = "sieh dir {hand} an"
    cites = "R.Z"
    tooltip = Tooltip(
        42,
        "The cards are shown to everybody, and it is known from then on that they are there.",
        "Die Karten werden allen gezeigt, und von da an weiß man, dass sie dort sind.",
    )
