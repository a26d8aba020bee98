"""What happened at a table, in words: the log, the terminal's text and the screen reader's voice."""

from __future__ import annotations

from typing import Final, NamedTuple

from catspaw.core.words import LANGUAGES
from catspaw.table.table import Table

EVERYTHING: Final = "everything"
"""The audience that is told all, hidden things included: for after the game."""


class Line(NamedTuple):
    """One sentence of the log."""

    text: str
    rule: str
    """The rule that it follows from."""
    begins_turn: bool
    at: int
    """How many answers had been given when it was told."""


def narrate(table: Table, audience: str | None, language: str = LANGUAGES[0], since: int = 0) -> list[Line]:
    """What an audience has been told, but for the first `since` events.

    The audience is a seat, None for an onlooker, or EVERYTHING.
    """
    events = table.all_events()[since:]
    if not events:
        return []
    game, words = table.game, table.game.words(table.house, language)
    eyes = None if audience == EVERYTHING else table.house.seat_number(audience)
    lines = []
    for event, at in zip(events, table.moments()[since:], strict=True):
        seen = event if eyes is None else game.seen_by(event, eyes)
        if seen is not None and (text := words.event(seen)):
            lines.append(Line(text, game.event_rule(seen), game.begins_turn(seen), at))
    return lines


class Narrator:
    """Tells one audience what happened at a table, again and again, and puts only what is new into words."""

    def __init__(self, table: Table, audience: str | None, language: str = LANGUAGES[0]) -> None:
        self.table = table
        self.language = language
        self._audience = audience
        self._events = self._undone = 0
        self._lines: list[Line] = []

    def lines(self) -> list[Line]:
        """Everything so far: a list that only grows, until the table goes back and there is another one."""
        if self._undone != self.table.times_undone:
            self._events, self._undone, self._lines = 0, self.table.times_undone, []
        self._lines += narrate(self.table, self._audience, self.language, self._events)
        self._events = len(self.table.moments())
        return self._lines
