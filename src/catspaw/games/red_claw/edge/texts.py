"""Everything people read at this table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catspaw.core.bits import members
from catspaw.core.events import Part, Perceived
from catspaw.core.outcome import Outcome
from catspaw.core.packed import read
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight
from catspaw.games.red_claw.cards.editions import ABILITY_IDS, GREEN_ABILITIES
from catspaw.games.red_claw.edge.ending_texts import tell_ending
from catspaw.games.red_claw.edge.names import Names
from catspaw.games.red_claw.edge.perils import perilous
from catspaw.games.red_claw.knowledge.sight import HuntSight, holder_of
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.endings import ENDINGS
from catspaw.games.red_claw.state.events import (
    ABILITY,
    CARD,
    COLOUR,
    EVENTS,
    FALSE_TRAIL,
    FORMER,
    LAST_VALUES,
    MAYBE_CARD,
    TOKEN,
    TOKEN_PLACE,
    WANTED,
    Event,
)
from catspaw.games.red_claw.state.numbers import Field, Symbol
from catspaw.games.red_claw.state.questions import PLAYERS, QUESTIONS, ROWS, Answer, Prompt

_OWN_CARDS = (Prompt.PLAY, Prompt.TOP_FOR, Prompt.GIVE, Prompt.THROW_OFF)


class HuntTexts(Names):
    """Names, answers, events and the capture row."""

    events = EVENTS

    def __init__(self, setup: TableSetup, language: str) -> None:
        super().__init__(setup, language)
        self._answers: dict[tuple[int, int], str] = {}

    def answer(self, sight: Sight, number: int) -> str:
        """Said with every question, so that it is put together once, unless it says who holds a card."""
        if sight.prompt == Prompt.WANT and number < n.CARDS:
            return self._wanted(sight, number)
        key = (sight.prompt, number)
        found = self._answers.get(key)
        if found is None:
            found = self._answers[key] = self._answer(*key)
        return found

    def _answer(self, prompt: int, number: int) -> str:
        choosable = QUESTIONS.kinds[prompt].choosable
        if choosable is ROWS:
            return self.colour(number)
        if choosable is PLAYERS:
            return self.seat(number)
        if prompt == Prompt.DRAW_TOKEN:
            return self.token(number)
        if prompt == Prompt.USE:
            return self.does(number) if number else self.say("answer-no-ability")
        if prompt == Prompt.CANCEL:
            return self.false_trail(number) if number else self.say("answer-no-trail")
        if number >= n.CARDS:
            return self._rather(prompt, number)
        return self.card_with_symbols(number) if prompt in _OWN_CARDS else self.card(number)

    def pending(self, sight: Sight) -> str:
        """Who has to take, and which colour counts. RC-8.3, Ruling RC-R.N: a doubled symbol gives two cards."""
        assert isinstance(sight, HuntSight)
        is_for_two = read(sight.symbols, Field.SYMBOL) in (Symbol.CHOICE_OF_TWO, Symbol.CLAW_OF_TWO)
        if sight.prompt == Prompt.CHOOSE_ROW and is_for_two:
            return self.say("ask-choose-row-for-two")
        if sight.prompt == Prompt.CLAW_ROW:
            return self.say("ask-claw-row-for", seat=self.seat(sight.active), number=2 if is_for_two else 1)
        if sight.prompt == Prompt.IGNORE:
            return self.say("ask-ignore-of", colour=self.colour(sight.colour))
        return super().pending(sight)

    def lack(self, sight: Sight, number: int) -> str:
        """RC-8.1: a purple ability needs its level, and something it can act on."""
        assert isinstance(sight, HuntSight)
        if sight.prompt != Prompt.USE or not number or number in GREEN_ABILITIES:
            return ""
        level = int(self.box.levels[number])
        if level > n.TEN:
            return self.say("lacks-ability")
        if sight.levels[sight.seat] < level:
            return self.say("lacks-level", level=level)
        return self.say(f"lacks-{ABILITY_IDS[number - 1]}")

    def perils(self, sight: Sight) -> Mapping[int, str]:
        """RC-7.1, RC-7.3: what ends the hunt at once, and lets somebody else win it."""
        assert isinstance(sight, HuntSight)
        found = perilous(sight)
        return dict.fromkeys(members(found), self.say("peril-over")) if found else {}

    def _wanted(self, sight: Sight, card: int) -> str:
        """A card, from the hand where the asked seat knows it to be."""
        assert isinstance(sight, HuntSight)
        holder, name = holder_of(sight, card), self.card_with_symbols(card)
        return name if holder is None else self.say("answer-want", card=name, seat=self.seat(holder))

    def _rather(self, prompt: int, number: int) -> str:
        """What may be answered instead of a card."""
        if prompt == Prompt.WANT:
            return self.say("answer-blind", seat=self.seat(number - Answer.BLIND_FROM))
        return self.say("answer-skip" if prompt == Prompt.PLAY else "answer-ignore-none")

    def message_of(self, event: Perceived) -> str:
        kind, values = event.kind.number, event.values
        if kind == Event.OVER:
            return f"ending-{ENDINGS[values['ending']][0]}"
        if kind == Event.IGNORED and values["card"] == n.NONE:
            return "ignored-none"
        if "values" in values and not values["values"]:
            return "" if kind == Event.OPENED else f"{event.message}-none"
        return super().message_of(event)

    def values_of(self, event: Perceived) -> dict[str, Any]:
        kind, values = event.kind.number, event.values
        found = {**super().values_of(event), "case_of_rule": "other" if event.mark == 1 else "usual"}
        if kind == Event.LAID_ROW:
            row = values["last"] | (values["first"] << 4 * LAST_VALUES)
            laid = [row >> 4 * place & 15 for place in range(values["length"])]
            found["cards"] = ", ".join(map(str, laid[::-1]))
        elif "values" in values:
            found["cards"] = self.cards(values["colour"], members(values["values"]))
        elif kind == Event.TOOK_FIGURE:
            former = values["former"]
            found["case"] = "first" if former == n.NONE else "again" if former == values["seat"] else "from"
        elif kind == Event.OVER:
            found["caught"] = self._fate("caught", values["losers"])
            found["won"] = self._fate("won", values["winners"])
        return found

    def said_of(self, part: Part, value: int) -> dict[str, Any]:
        name, domain = part
        if domain is COLOUR:
            return {name: self.colour(value), "row": self.row(value), "of_row": self.of_row(value)}
        if domain is CARD or (domain is MAYBE_CARD and value != n.NONE):
            return (
                {name: self.card(value), "symbols": self.symbols(value)} if name == "card" else {name: self.card(value)}
            )
        if domain is TOKEN:
            return {name: self.token(value)}
        if domain is TOKEN_PLACE:
            return {name: "second" if value else "first"}
        if domain is FALSE_TRAIL:
            return {name: value, "token": self.false_trail(value)}
        if domain is ABILITY:
            return {name: self.say(f"ability-{ABILITY_IDS[value - 1]}")}
        if domain is FORMER:
            return {"other": self.seat(value)} if value != n.NONE else {"other": ""}
        if domain is WANTED:
            is_open = value < n.CARDS
            who = {} if is_open else {"other": self.seat(value - Answer.BLIND_FROM)}
            return {"case": "open" if is_open else "blind", "card": self.card(value % n.CARDS), **who}
        return super().said_of(part, value)

    def _fate(self, message: str, seats: int) -> str:
        """Who won, or was caught; nothing if nobody was."""
        who = [self.seat(seat) for seat in members(seats)]
        return self.say(message, number=len(who), seats=self.listed(who)) if who else ""

    def ending(self, outcome: Outcome) -> tuple[str, ...]:
        return tell_ending(self, outcome)

    def does(self, ability: int) -> str:
        """What an ability lets one do."""
        return self.say(f"does-{ABILITY_IDS[ability - 1]}")

    def reference(self) -> list[str]:
        """RC-1.4: what each card of the capture row says."""
        lines = [self.say("capture-safe")] if self.box.capture_cards > n.TEN else []
        for level in range(1, n.TEN):
            number, kind = self.box.ability_at(level), self.box.colours[level]
            does = self.does(number) if number else self.say("does-nothing")
            lines.append(self.say("capture-line", level=level, kind=kind or "none", ability=does))
        return [*lines, self.say("capture-caught")]
