"""Everything people read at this table."""

from __future__ import annotations

from catspaw.core.outcome import Outcome
from catspaw.core.sight import Sight
from catspaw.games.claw_and_order.answers import answered
from catspaw.games.claw_and_order.names import Names
from catspaw.games.claw_and_order.narrate import narrate, tell_ending
from catspaw.games.claw_and_order.sight import MatchSight


class MatchWords(Names):
    """Names, answers and events."""

    def answer(self, sight: Sight, number: int) -> str:
        assert isinstance(sight, MatchSight)
        return answered(self, sight, number)

    def ending(self, outcome: Outcome) -> tuple[str, ...]:
        return tell_ending(self, outcome)

    def event(self, event: int) -> str:
        return narrate(self, event)
