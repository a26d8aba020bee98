"""Who has won, in words, and who gave up if it was no rule that ended the game."""

from __future__ import annotations

from catspaw.core.outcome import Outcome
from catspaw.core.texts import Texts
from catspaw.games.fluent_texts import capital, sentence
from catspaw.table.refusals import PACKAGE


def winners_text(texts: Texts, outcome: Outcome) -> str:
    """Who has won; before it, who gave up."""
    names_of = {seat: texts.seat(number) for number, seat in enumerate(texts.setup.seats)}
    *others, last = [names_of[seat] for seat in outcome.winners] or [""]
    names = sentence(PACKAGE, texts.language, "and", first=", ".join(others), last=last) if others else last
    won = sentence(PACKAGE, texts.language, "won-by", number=len(outcome.winners), seats=names)
    if outcome.rule or not outcome.losers:
        return capital(won)
    gave_up = sentence(PACKAGE, texts.language, outcome.ending, seat=names_of[outcome.losers[0]])
    return f"{capital(gave_up)} {capital(won)}"
