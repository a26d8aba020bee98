"""What happened at a table, in words: the log, the terminal's text and the screen reader's voice."""

from __future__ import annotations

from typing import Final, NamedTuple

from catspaw.core.checking import instance
from catspaw.core.texts import LANGUAGES, check_language
from catspaw.table.table import Table
from catspaw.table.telling import Telling, Told

EVERYTHING: Final = "everything"
"""The audience that is told all, hidden things included: for after the game."""


class LogLine(NamedTuple):
    """The same, with when it was told."""

    text: str
    rule: str
    begins_turn: bool
    after_answers: int
    """How many answers had been given when it was told."""
    seat: str | None = None


def narrate(table: Table, audience: str | None, language: str = LANGUAGES[0]) -> list[LogLine]:
    """What an audience has been told: a seat, None for an onlooker, or EVERYTHING.

    >>> import catspaw
    >>> table = catspaw.new("cat-and-mouse", seed=7)
    >>> table.answer("gems-20")
    >>> [line.text for line in narrate(table, "mouse")]
    ['The Inspector pockets a treasure.']
    """
    return Narrator(table, audience, language).lines()


class Narrator:
    """Tells one audience what happened at a table, again and again, and puts only what is new into words."""

    def __init__(self, table: Table, audience: str | None, language: str = LANGUAGES[0]) -> None:
        self.table = instance("table", table, Table)
        self.language = check_language(language)
        eyes = None if audience == EVERYTHING else table.setup.seat_number(audience)
        self._telling = Telling(table, eyes, language)

    def lines(self) -> list[LogLine]:
        """Everything so far, with when it was told."""
        told = zip(self._telling.told(), self._telling.moments, strict=True)
        return [LogLine(text, rule, begins, moment, seat) for (text, rule, begins, seat), moment in told]

    def told(self) -> list[Told]:
        """Everything so far: a list that only grows, until the table goes back and there is another one."""
        return self._telling.told()
