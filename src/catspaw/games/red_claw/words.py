"""Everything people read at this table."""

from __future__ import annotations

from catspaw.core.position import Position
from catspaw.games.red_claw import notation
from catspaw.games.red_claw import numbers as n
from catspaw.games.red_claw.editions import ABILITY_IDS, GREEN_ABILITIES
from catspaw.games.red_claw.names import Names
from catspaw.games.red_claw.narrate import narrate
from catspaw.games.red_claw.position import Hunt

_OWN_CARDS = (n.PLAY, n.TOP_FOR, n.GIVE, n.THROW_OFF)


class HuntWords(Names):
    """Names, answers, events and the capture row."""

    def answer(self, position: Position, number: int) -> str:
        prompt = position.prompt
        if notation.is_about_rows(prompt):
            return self.colour(number)
        if notation.is_about_seats(prompt):
            return self.seat(number)
        if prompt == n.DRAW_TOKEN:
            return self.token(number)
        if prompt == n.USE:
            return self.does(number) if number else self.say("answer-no-ability")
        if prompt == n.CANCEL:
            return self.false_trail(number) if number else self.say("answer-no-trail")
        if number >= n.CARDS:
            return self._rather(prompt, number)
        if prompt == n.WANT:
            return self.say(
                "answer-want", card=self.card_with_symbols(number), seat=self.seat(_holder(position, number))
            )
        return self.card_with_symbols(number) if prompt in _OWN_CARDS else self.card(number)

    def _rather(self, prompt: int, number: int) -> str:
        """What may be answered instead of a card."""
        if prompt == n.WANT:
            return self.say("answer-blind", seat=self.seat(number - n.BLIND_FROM))
        return self.say("answer-skip" if prompt == n.PLAY else "answer-ignore-none")

    def event(self, event: int) -> str:
        return narrate(self, event)

    def does(self, ability: int) -> str:
        """What an ability lets one do."""
        return self.say(f"does-{ABILITY_IDS[ability - 1]}")

    def reference(self) -> list[str]:
        """RC-1.4: what each card of the capture row says."""
        levels = {self.box.levels[number]: number for number in range(1, n.ABILITIES)}
        lines = [self.say("capture-safe")] if self.box.capture_cards > n.TEN else []
        for level, number in sorted(levels.items()):
            kind = "green" if number in GREEN_ABILITIES else "purple"
            lines.append(self.say("capture-line", level=level, kind=kind, ability=self.does(number)))
        return [*lines, self.say("capture-caught")]


def _holder(position: Position, card: int) -> int:
    """Who has a card lying open; whoever asks, if nobody does."""
    assert isinstance(position, Hunt)
    seats = range(position.rulings.players)
    return next((seat for seat in seats if position.zones[n.HAND + seat] >> card & 1), int(position.asked))
