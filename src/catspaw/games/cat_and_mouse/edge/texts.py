"""Everything people read at this table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catspaw.core.bits import members
from catspaw.core.events import Part, Perceived, kebab_names
from catspaw.core.outcome import Outcome
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight
from catspaw.games.cat_and_mouse.edge.doings import perils
from catspaw.games.cat_and_mouse.edge.names import Names
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.state import numbers as n
from catspaw.games.cat_and_mouse.state.endings import ENDINGS
from catspaw.games.cat_and_mouse.state.events import (
    EVENTS,
    LOOT_CARD,
    LOOT_CARD_SET,
    PLACE,
    ROOM,
    ROOM_SET,
    UNDER,
    Event,
)
from catspaw.games.cat_and_mouse.state.questions import ANSWERS, LOOT, NOTES, QUESTIONS, Answer


class HeistTexts(Names):
    """Names, answers and events."""

    events = EVENTS
    answer_names = kebab_names(Answer)

    def __init__(self, setup: TableSetup, language: str) -> None:
        super().__init__(setup, language)
        self._answers: dict[tuple[int, int], str] = {}

    def answer(self, sight: Sight, number: int) -> str:
        """Said with every question, so that it is put together once."""
        key = (sight.prompt, number)
        found = self._answers.get(key)
        if found is None:
            found = self._answers[key] = self._answer(*key)
        return found

    def _answer(self, prompt: int, number: int) -> str:
        if number in ANSWERS:
            return self.say(f"answer-{self.answer_names[number]}")
        choosable = QUESTIONS.kinds[prompt].choosable
        if choosable is LOOT:
            return self.loot(number)
        return self.say("note", number=number + 1) if choosable is NOTES else self.room(number)

    def perils(self, sight: Sight) -> Mapping[int, str]:
        """CM-4.1, CM-4.4, CM-5.3, CM-6.2, CM-6.3: what ends the heist at once, and badly for whoever is asked."""
        assert isinstance(sight, HeistSight)
        return {number: self.say(message) for number, message in perils(sight).items()}

    def said_of(self, part: Part, value: int) -> dict[str, Any]:
        name, domain = part
        if domain is ROOM:
            return {name: self.room(value)}
        if domain is PLACE:
            return {name: value + 1}
        if domain is UNDER:
            return {name: self.room(value - 1) if value else "none"}
        if domain is LOOT_CARD:
            return {name: self.the_loot(value)}
        if domain is LOOT_CARD_SET:
            return {name: self.all_loot(value)}
        if domain is ROOM_SET:
            return {name: self.listed([str(room + 1) for room in members(value)]), "count": len(members(value))}
        return super().said_of(part, value)

    def message_of(self, event: Perceived) -> str:
        if event.kind.number == Event.OVER:
            return f"ending-{ENDINGS[event.values['ending']][0]}"
        return super().message_of(event)

    def ending(self, outcome: Outcome) -> tuple[str, ...]:
        """Who won and by what, then the clues, then her loot, as far as it was shown."""
        inspector, mouse = outcome.scores["inspector"], outcome.scores["mouse"]
        shown = (
            "set"
            if mouse.get("alike", 0) >= n.SET
            else "no-set"
            if "alike" in mouse
            else "hidden"
            if mouse["loot"]
            else "none"
        )
        lines = [" ".join([*self._why_ended(outcome), self.say(f"ending-{outcome.ending}")])] if outcome.rule else []
        lines += [self.say("score-inspector", **inspector), self.say("score-mouse", shown=shown, **mouse)]
        return tuple(lines)

    def _why_ended(self, outcome: Outcome) -> list[str]:
        """CM-5.3, CM-6.2, CM-6.3: by what the heist came to its end, where she laid her haul open for it."""
        if outcome.ending not in ("set-shown", "no-set"):
            return []
        how = "pocket" if "CM-6.3" in outcome.decided_by else "smoke" if "CM-6.2" in outcome.decided_by else "own"
        return [self.say("why-ended", how=how)]
