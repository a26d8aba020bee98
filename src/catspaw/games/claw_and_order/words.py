"""Everything people read at this table."""

from __future__ import annotations

from catspaw.core.position import Position
from catspaw.games.claw_and_order.answers import answered
from catspaw.games.claw_and_order.names import Names
from catspaw.games.claw_and_order.narrate import narrate
from catspaw.games.claw_and_order.position import Match


class MatchWords(Names):
    """Names, answers and events."""

    def answer(self, position: Position, number: int) -> str:
        assert isinstance(position, Match)
        return answered(self, position, number)

    def event(self, event: int) -> str:
        return narrate(self, event)
