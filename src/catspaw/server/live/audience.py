"""Audiences: everybody who sees a table through the same eyes, in the same language, is sent the same bytes."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec import Raw, json

from catspaw.games.fluent_texts import capital
from catspaw.server import protocol as p
from catspaw.server.live.visitor import closed
from catspaw.table import Choice, LogLine, Narrator, Sitting, choices, refusal


class Shown(NamedTuple):
    """What an audience sees of a sitting, encoded once for everybody."""

    view: Raw
    question: Raw
    ending: Raw


class Audience:
    """What one seat, or any onlooker, is sent, in one language."""

    def __init__(self, seat: str | None, language: str) -> None:
        self._seat = seat
        self._language = language
        self._narrator: Narrator | None = None
        self._lines: list[LogLine] = []
        self._told: list[Raw] = []
        self._moment: tuple[Sitting, int] | None = None
        self._shown: Shown | None = None

    def told(self, sitting: Sitting) -> list[Raw]:
        """The log, line by line: a list that only grows, until the table goes back and there is another one."""
        if self._narrator is None or self._narrator.table is not sitting.table:
            self._narrator = Narrator(sitting.table, self._seat, self._language)
        lines = self._narrator.lines()
        if lines is not self._lines:
            self._lines, self._told = lines, []
        self._told += [_told(line.text, line.rule, line.begins_turn) for line in lines[len(self._told) :]]
        return self._told

    def shown(self, sitting: Sitting, number: int | None) -> Shown:
        """View, question and ending; `number` is the question's if it is this seat's."""
        moment = (sitting, sitting.after_entries)
        if self._shown is None or self._moment != moment:
            view, asked = sitting.table.view(self._seat), question(sitting, self._seat, self._language, number)
            end = ending(sitting, self._language)
            self._moment, self._shown = moment, Shown(*(Raw(json.encode(part)) for part in (view, asked, end)))
        return self._shown


@lru_cache(1 << 13)
def _told(text: str, rule: str, begins_turn: bool) -> Raw:
    return Raw(json.encode(p.Told(text, rule, begins_turn)))


def question(sitting: Sitting, seat: str | None, language: str, number: int | None) -> p.Question | None:
    """What is asked; with answers, and with the number of the question, if it is this seat."""
    table, asked = sitting.table, sitting.asked
    if asked is None:
        return None
    texts = sitting.game.texts(sitting.setup, language)
    prompt, text = sitting.game.prompts[table.prompt], texts.pending(table.sight(seat))
    if asked != seat:
        return p.Question(asked, prompt, text)
    found = choices(table, language)
    allowed = tuple(_option(choice) for choice in found if choice.allowed)
    refused = tuple(_option(choice) for choice in found if not choice.allowed)
    return p.Question(asked, prompt, text, number, allowed, refused, table.prompt in sitting.game.windows)


def _option(choice: Choice) -> p.Option:
    return p.Option(capital(choice.text), choice.rule, choice.place)


def ending(sitting: Sitting, language: str) -> p.Ending | None:
    """How it ended, with the rule in words if it was a rule that ended it, and all that everybody may know of it."""
    outcome = sitting.outcome
    if outcome is None:
        return None
    texts = sitting.game.texts(sitting.setup, language)
    return p.Ending(
        ending=outcome.ending,
        winners=outcome.winners,
        losers=outcome.losers,
        rule=outcome.rule,
        text=texts.rule(outcome.rule) if outcome.rule else "",
        decided_by=outcome.decided_by,
        lines=(*_closing(sitting, language), *texts.ending(outcome)),
        scores={seat: dict(score) for seat, score in outcome.scores.items()},
    )


def _closing(sitting: Sitting, language: str) -> tuple[str, ...]:
    """Why the table was closed, if it was."""
    return () if sitting.closed_because is None else (refusal(closed(sitting.closed_because), language),)
