"""Everything people read at this table."""

from __future__ import annotations

from catspaw.core.outcome import Outcome
from catspaw.core.sight import Sight
from catspaw.games.cat_and_mouse.edge.names import Names
from catspaw.games.cat_and_mouse.edge.narrate import narrate
from catspaw.games.cat_and_mouse.edge.notation import is_about_loot, is_about_notes
from catspaw.games.cat_and_mouse.state import numbers as n
from catspaw.games.cat_and_mouse.state.numbers import Answer

_ACTIONS = {
    Answer.CHECK: "answer-check",
    Answer.SPRING: "answer-spring",
    Answer.LOOT_ROOM: "answer-loot",
    Answer.CHANGE_ROOMS: "answer-change-rooms",
    Answer.END_HEIST: "answer-end-heist",
    Answer.PICK_POCKET: "answer-pickpocket",
    Answer.SMOKE: "answer-smoke",
    Answer.SMOKE_AND_PICK: "answer-smoke-and-pick",
    Answer.STAY: "answer-stay",
    Answer.SHOW_ROOM: "answer-show-room",
    Answer.LEAVE_CARD: "answer-calling-card",
    Answer.GIVE_UP: "answer-give-up",
    Answer.ENOUGH: "answer-enough",
    Answer.SHUFFLE_BACK: "answer-shuffle-back",
    Answer.DECLINE: "answer-decline",
    Answer.SHOW_HAUL: "answer-show-haul",
}


class HeistTexts(Names):
    """Names, answers and events."""

    def answer(self, sight: Sight, number: int) -> str:
        if number in _ACTIONS:
            return self.say(_ACTIONS[number])
        if is_about_loot(sight.prompt):
            return self.loot(number)
        if is_about_notes(sight.prompt):
            return self.say("note", number=number + 1)
        return self.room(number)

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
        lines = [self.say(f"ending-{outcome.ending}")] if outcome.rule else []
        lines += [self.say("score-inspector", **inspector), self.say("score-mouse", shown=shown, **mouse)]
        return tuple(lines)

    def event(self, event: int) -> str:
        return narrate(self, event)
