"""Everything people read at this table."""

from __future__ import annotations

from copy import copy

from catspaw.core.journal import unpacked
from catspaw.core.outcome import Outcome
from catspaw.core.sight import Sight
from catspaw.core.texts import Teller
from catspaw.games.claw_and_order.edge.answer_texts import answered
from catspaw.games.claw_and_order.edge.names import Names
from catspaw.games.claw_and_order.edge.narrate import narrate, tell_ending
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state.events import KIND, Event
from catspaw.games.claw_and_order.state.numbers import NONE


class MatchTexts(Names):
    """Names, answers and events."""

    def answer(self, sight: Sight, number: int) -> str:
        assert isinstance(sight, MatchSight)
        return answered(self, sight, number)

    def ending(self, outcome: Outcome) -> tuple[str, ...]:
        return tell_ending(self, outcome)

    def event(self, event: int) -> str:
        return narrate(self, event)

    def teller(self) -> Teller:
        return MatchTeller(copy(self))


class MatchTeller(Teller):
    """Remembers which token each summoned troop is, since only its summoning tells."""

    def __init__(self, texts: MatchTexts) -> None:
        super().__init__(texts)
        self._summoned: dict[int, int] = {}
        texts.summoned = self._summoned

    def tell(self, event: int) -> str:
        kind, troop, token = unpacked(event)
        if kind & KIND == Event.SUMMONED:
            self._summoned[troop & NONE] = token
        return super().tell(event)
