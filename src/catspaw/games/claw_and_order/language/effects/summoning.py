"""Troops that are no cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from catspaw.games.claw_and_order.abilities import summoning
from catspaw.games.claw_and_order.language.declaration import Variant
from catspaw.games.claw_and_order.language.effects.declaration import Effect, Fetch
from catspaw.games.claw_and_order.language.forms import Who
from catspaw.games.claw_and_order.language.terms import Event, Mode, Side, Tooltip
from catspaw.games.claw_and_order.state.numbers import FIELD, SUMMONED

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.assemble import Code
    from catspaw.games.claw_and_order.language.reader import Parts, Reader

MOST_SUMMONED: Final = FIELD - SUMMONED
"""Ruling CO-R.Z: so many summoned troops are in play at once."""


@dataclass(frozen=True, slots=True)
class Summon(Effect):
    token: str
    number: int

    opcode = summoning.SUMMON
    english = "summon {token}"
    german = "rufe {token} herbei"
    cites = "R.X R.Z"
    variants = (Variant("summon several"),)
    tooltip = Tooltip(
        41,
        "Summoned troops cost nothing when they die; at most six can be in play.",
        "Herbeigerufene Truppen kosten beim Sterben nichts; höchstens sechs können im Spiel sein.",
    )

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        number = reader.number(parts[0], 2, MOST_SUMMONED) if len(parts) > 1 else 1
        return cls(reader.token(parts[-1], number), number)

    def states(self) -> set[str]:
        return {self.name()} | ({"summon several"} if self.number > 1 else set())

    def may_cause(self, event: Event, subject: Who, who: Who | None) -> bool:  # noqa: ARG002
        return event is Event.DEPLOYED and subject.mode is Mode.EACH and subject.filter.side is not Side.OPPOSING

    def assemble(self, code: Code) -> None:
        code.put(self.opcode, self.number, code.tokens.index(self.token))


class Deploy(Fetch):
    opcode = summoning.DEPLOY
    english = "deploy {card} from your hand"
    german = "stelle {card:accusative} aus deiner Hand auf"
    cites = "106.2 R.Z"
    tooltip = Tooltip(
        41,
        "You pay nothing, it comes face up, and you may also deploy none.",
        "Du zahlst nichts, sie kommt aufgedeckt, und du darfst es auch lassen.",
    )

    def may_cause(self, event: Event, subject: Who, who: Who | None) -> bool:  # noqa: ARG002
        return event is Event.DEPLOYED and subject.mode is Mode.EACH and subject.filter.side is not Side.OPPOSING
