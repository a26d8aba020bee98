"""Texts of the table screen."""

from __future__ import annotations

from rich.text import Text

from catspaw.games.fluent_texts import capital
from catspaw.table import Choice, Sitting
from catspaw.table.endings import winners_text
from catspaw.terminal.tui.boards import Spots
from catspaw.terminal.tui.saying import sayer


def ending(sitting: Sitting, language: str) -> str:
    """Who has won and by which rules, then why, what each seat came to, and how a tie was broken."""
    outcome, say = sitting.outcome, sayer(language)
    assert outcome is not None
    texts = sitting.game.texts(sitting.setup, language)
    text = winners_text(texts, outcome)
    if outcome.rule:
        text = f"{say('over')} {text} ({', '.join(outcome.decided_by)})"
    return "\n".join([text, *texts.ending(outcome)])


def pending(sitting: Sitting, viewer: str | None, language: str, *, why_not: bool) -> str:
    """What is asked of whoever looks, or of whom it is asked; what is not allowed; or how it ended."""
    asked, say = sitting.asked, sayer(language)
    if asked is None:
        return ending(sitting, language)
    texts = sitting.game.texts(sitting.setup, language)
    if asked == viewer:
        return f"{say('why-not-title')} {say('why-back')}" if why_not else texts.pending(sitting.table.sight(viewer))
    seat = texts.seat(sitting.setup.seat_number(asked))
    return capital(say("thinks" if sitting.players[asked].bot else "is-asked", seat=seat))


def spots_of(choices: list[Choice]) -> Spots:
    """Where on the board answers are, allowed and refused."""
    allowed = {choice.place: choice.number for choice in choices if choice.place and choice.allowed}
    refused = {choice.place: choice.number for choice in choices if choice.place and not choice.allowed}
    return Spots(allowed, {place: number for place, number in refused.items() if place not in allowed})


def after(stronger: str | None, reviewed: str | None) -> list[str]:
    """What may follow a game: a stronger opponent, if one is offered; a review, if there is somebody to judge."""
    offered = ["stronger"] if stronger else []
    return [*offered, "rematch", "replay", *(["review"] if reviewed else []), "home", "quit"]


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
