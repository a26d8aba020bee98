"""Texts of the table screen."""

from __future__ import annotations

from rich.text import Text

from catspaw.games.fluent_texts import capital
from catspaw.table import Choice, Sitting
from catspaw.terminal.tui.saying import sayer


def ending(sitting: Sitting, language: str) -> str:
    """Who has won and by which rules, then why, what each seat came to, and how a tie was broken."""
    outcome, say = sitting.outcome, sayer(language)
    assert outcome is not None
    texts = sitting.game.texts(sitting.setup, language)
    winners = [texts.seat(sitting.setup.seat_number(seat)) for seat in outcome.winners]
    *others, last = winners or [""]
    names = say("and", first=", ".join(others), last=last) if others else last
    text = capital(say("won-by", number=len(winners), seats=names))
    if outcome.rule:
        text = f"{say('over')} {text} ({', '.join(outcome.decided_by)})"
    else:
        loser = texts.seat(sitting.setup.seat_number(outcome.losers[0]))
        text = f"{capital(say(outcome.ending, seat=loser))} {text}"
    return "\n".join([text, *texts.ending(outcome)])


def numbered(number: int, text: str) -> Text:
    return Text.assemble((f"{number:>2} ", "dim"), text)


def first_few(group: list[Choice]) -> str:
    """The first few of them."""
    texts = [choice.text for choice in group]
    return ", ".join(texts[:4]) + (" …" if len(texts) > 4 else "")


def latest(texts: list[str], width: int) -> str:
    """As many of the latest sentences as fit into a line."""
    shown = ""
    for text in reversed(texts):
        joined = f"{text} {shown}".rstrip()
        if shown and len(joined) > width:
            break
        shown = joined
    return shown if len(shown) <= width else f"{shown[: width - 1]}…"
