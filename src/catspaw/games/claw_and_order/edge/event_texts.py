"""Texts of events, as they were perceived."""

from __future__ import annotations

from typing import Any, Final

from catspaw.core.events import Part, Perceived, kebab_names
from catspaw.games.claw_and_order.abilities.ops import ABILITIES, DAMAGE_BONUS
from catspaw.games.claw_and_order.edge.names import Names
from catspaw.games.claw_and_order.edge.view import STANDING_NAMES
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.endings import ENDINGS
from catspaw.games.claw_and_order.state.events import (
    ABILITY,
    BATTLEFIELD,
    BONUS,
    BOUND,
    CARD,
    EVENTS,
    FALLEN,
    KEYWORD,
    KILLER,
    LINE,
    PLAYER,
    REASON,
    STANDING,
    TOKEN,
    TROOP_CARD,
    Event,
)
from catspaw.games.claw_and_order.state.numbers import Bound
from catspaw.games.claw_and_order.state.questions import Answer
from catspaw.games.fluent_texts import Noun

_BOUNDS: Final = kebab_names(Bound)


class EventTexts(Names):
    """What is told of each event."""

    events = EVENTS

    def message_of(self, event: Perceived) -> str:
        """Which sentence it is. CO-103.2: another's opening hand goes without saying, and so do no dollars."""
        kind, values = event.kind.number, event.values
        if kind == Event.OVER:
            return f"ending-{ENDINGS[values['ending']][0]}"
        if event.message == "dealt" and event.hidden:
            return ""
        if kind == Event.DEPLOYED and event.hidden:
            return "deployed-hidden"
        if (kind == Event.KILLED and not values["killer"]) or (kind == Event.BATTLE_BEGAN and not values["field"]):
            return f"{event.message}-none"
        if kind == Event.RETURNED and values["card"] >= n.CARDS:
            return "gone"
        return "" if kind in (Event.GAINED, Event.LOST) and not values["number"] else super().message_of(event)

    def values_of(self, event: Perceived) -> dict[str, Any]:
        kind, values = event.kind.number, event.values
        found = super().values_of(event)
        if "controller" in values:
            found |= self._of_troop(kind, values)
        if kind == Event.RETURNED:
            found["whose"] = "own" if values["by"] == values["seat"] else "other"
        elif kind == Event.CHOSE_MODE:
            found["mode"] = self.mode(values["step"], values["number"]) if values["step"] else ""
        elif kind == Event.PUT_BACK:
            found["end"] = "bottom" if values["end"] == Answer.TO_BOTTOM else "top"
        elif kind == Event.SUMMONED:
            found["token"] = self.token(values["token"])
        elif kind == Event.TRIGGERED:
            found["source"] = Noun(self.called[values["ability"] // ABILITIES])
        elif kind == Event.OVER:
            winner = values["winners"] >> 1 & 1
            found |= {"winner": self.seat(winner), "loser": self.seat(winner ^ 1)}
        elif kind in (Event.AT_BOUND, Event.SEAT_AT_BOUND):
            found["most"] = str(values["most"])  # as digits, since it names the rule's
        return found

    def _of_troop(self, kind: int, values: dict[str, int]) -> dict[str, Any]:
        """A troop in play by whoever controls it; one's own that one chooses just by its name."""
        card, controller = values.get("card"), values["controller"]
        if kind == Event.CHOSE and controller == values["seat"] and card is not None and card < n.CARDS:
            return {"troop": self.card(card)}
        troop = {"troop": self.troop(card, controller)}
        if kind in (Event.DEPLOYED, Event.SUMMONED):
            return {**troop, "seat": self.seat(controller), "face": "down" if values["face_down"] else "up"}
        return troop

    def said_of(self, part: Part, value: int) -> dict[str, Any]:
        name, domain = part
        if domain is PLAYER:
            return {name: self.seat(value)}
        if domain is CARD or domain is TROOP_CARD:
            return {name: self.card(value)}
        if domain is FALLEN:
            return {"troop": self.fallen(value)}
        if domain is KILLER:
            return {name: self.card(value - 1) if value else ""}
        if domain is ABILITY:
            return {name: self.ability(value), "source": self.nouns[value // ABILITIES]}
        if domain is TOKEN:
            return {name: self.nouns[self.cards.cards + value]}
        if domain is BATTLEFIELD:
            return {name: self.battlefield(value), **self._of_battlefield(value)}
        return {name: self._said_shortly(part, value)}

    def _said_shortly(self, part: Part, value: int) -> Any:
        """A number, or one of a few words that sentences tell apart."""
        domain = part.domain
        if domain is LINE:
            return domain.value(self.setup, value)
        if domain is BONUS:
            return "damage" if value == DAMAGE_BONUS else "health"
        if domain is KEYWORD:
            return self.keyword(value)
        if domain is STANDING:
            return STANDING_NAMES[value]
        if domain is BOUND:
            return _BOUNDS[value]
        return self.reason(value) if domain is REASON else value

    def _of_battlefield(self, number: int) -> dict[str, str]:
        if not number:
            return {}
        field = self.field(number)
        return {"text": " ".join(self.lines(field)), "whom": self.whom(field)}
