"""Everything people read at this table."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import lru_cache

from catspaw.core.bits import members
from catspaw.core.outcome import Outcome
from catspaw.core.sight import Sight
from catspaw.core.texts import Teller
from catspaw.games.claw_and_order.edge.answer_texts import answered, looked_at
from catspaw.games.claw_and_order.edge.ending_texts import tell_ending
from catspaw.games.claw_and_order.edge.event_texts import EventTexts
from catspaw.games.claw_and_order.edge.foresight import preview_of_attack, without_effect
from catspaw.games.claw_and_order.edge.in_sight import in_sight
from catspaw.games.claw_and_order.edge.perils import perilous, what_is_lost
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state.events import EVENTS, Event
from catspaw.games.claw_and_order.state.questions import Prompt


class MatchTexts(EventTexts):
    """Names, answers and events."""

    def answer(self, sight: Sight, number: int) -> str:
        assert isinstance(sight, MatchSight)
        return answered(self, sight, number)

    def pending(self, sight: Sight) -> str:
        """Which card is asked about, to whoever looks at it."""
        assert isinstance(sight, MatchSight)
        if sight.prompt == Prompt.PUT_WHERE and sight.seat == sight.asked:
            return self.say("ask-put-where-of", card=looked_at(self, in_sight(sight)))
        return super().pending(sight)

    def perils(self, sight: Sight) -> Mapping[int, str]:
        """CO-110.1: what loses a battle at once; and what would be done for nothing."""
        assert isinstance(sight, MatchSight)
        told = {number: self.say("peril-nothing") for number in without_effect(sight)}
        if found := perilous(sight):
            told |= dict.fromkeys(members(found), self.say("peril-battle", **what_is_lost(sight)))
        return told

    def preview(self, sight: Sight, number: int) -> str:
        assert isinstance(sight, MatchSight)
        found = preview_of_attack(sight, number)
        return self.say("preview-attack", **found) if found else ""

    def ending(self, outcome: Outcome) -> tuple[str, ...]:
        return tell_ending(self, outcome)

    def teller(self) -> Teller:
        return MatchTeller(self)


class MatchTeller(Teller):
    """Remembers which token each summoned troop is, since only its summoning tells."""

    tells_alike = False

    def __init__(self, texts: MatchTexts) -> None:
        super().__init__(texts)
        self._summoned: dict[int, int] = {}

    def tell(self, event: int) -> str:
        found = EVENTS.read(event)
        if found.kind.number == Event.SUMMONED:
            self._summoned[found.values["card"]] = found.values["token"]
        return _told(self.texts, event, tuple(self._summoned.items()))


@lru_cache(1 << 14)
def _told(texts: MatchTexts, event: int, summoned: tuple[tuple[int, int], ...]) -> str:
    """The event, to whoever has heard which token each of these troops is."""
    own = copy(texts)
    own.summoned = dict(summoned)
    return own.event(event)
