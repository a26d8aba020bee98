"""Everything people read at this table."""

from __future__ import annotations

from catspaw.core.outcome import Outcome
from catspaw.core.sight import Sight
from catspaw.games.red_claw.cards.editions import ABILITY_IDS, GREEN_ABILITIES
from catspaw.games.red_claw.edge import notation
from catspaw.games.red_claw.edge.names import Names
from catspaw.games.red_claw.edge.narrate import narrate, tell_ending
from catspaw.games.red_claw.knowledge.sight import HuntSight, holder_of
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.numbers import Answer, Prompt, Symbol

_OWN_CARDS = (Prompt.PLAY, Prompt.TOP_FOR, Prompt.GIVE, Prompt.THROW_OFF)


class HuntTexts(Names):
    """Names, answers, events and the capture row."""

    def answer(self, sight: Sight, number: int) -> str:
        prompt = sight.prompt
        if notation.is_about_rows(prompt):
            return self.colour(number)
        if notation.is_about_seats(prompt):
            return self.seat(number)
        if prompt == Prompt.DRAW_TOKEN:
            return self.token(number)
        if prompt == Prompt.USE:
            return self.does(number) if number else self.say("answer-no-ability")
        if prompt == Prompt.CANCEL:
            return self.false_trail(number) if number else self.say("answer-no-trail")
        if number >= n.CARDS:
            return self._rather(prompt, number)
        if prompt == Prompt.WANT:
            return self._wanted(sight, number)
        return self.card_with_symbols(number) if prompt in _OWN_CARDS else self.card(number)

    def pending(self, sight: Sight) -> str:
        """RC-8.3, Ruling RC-R.N: a row that is chosen for a doubled symbol gives two cards."""
        assert isinstance(sight, HuntSight)
        if sight.prompt in (Prompt.CHOOSE_ROW, Prompt.CLAW_ROW) and sight.symbols & 15 in (
            Symbol.CHOICE_OF_TWO,
            Symbol.CLAW_OF_TWO,
        ):
            return self.say("ask-choose-row-for-two" if sight.prompt == Prompt.CHOOSE_ROW else "ask-claw-row-for-two")
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

    def event(self, event: int) -> str:
        return narrate(self, event)

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
