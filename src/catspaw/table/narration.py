"""What happened at a table, in words: the log, the terminal's text and the screen reader's voice."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from catspaw.core.checking import instance
from catspaw.core.game import Game
from catspaw.core.texts import LANGUAGES, Teller, Texts, check_language
from catspaw.table.table import Table

EVERYTHING: Final = "everything"
"""The audience that is told all, hidden things included: for after the game."""


class LogLine(NamedTuple):
    """One sentence of the log."""

    text: str
    rule: str
    """The rule that it follows from."""
    begins_turn: bool
    after_answers: int
    """How many answers had been given when it was told."""
    seat: str | None = None
    """Whose doing it is."""


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
        self._eyes = None if audience == EVERYTHING else table.setup.seat_number(audience)
        self._begin()

    def _begin(self) -> None:
        texts = self.table.game.texts(self.table.setup, self.language)
        self._teller: Teller = texts.teller()
        self._events, self._undone = 0, self.table.times_undone
        self._lines: list[LogLine] = []

    def lines(self) -> list[LogLine]:
        """Everything so far: a list that only grows, until the table goes back and there is another one."""
        table, game = self.table, self.table.game
        if self._undone != table.times_undone:
            self._begin()
        news = table.events_since(self._events)
        self._events += len(news)
        teller, eyes = self._teller, self._eyes
        for event, after_answers in news:
            told = (
                _told_alike(game, teller.texts, event, eyes) if teller.tells_alike else _told(game, teller, event, eyes)
            )
            if told is not None:
                text, rule, begins_turn, actor = told
                seat = None if actor is None else table.setup.seats[actor]
                self._lines.append(LogLine(text, rule, begins_turn, after_answers, seat))
        return self._lines


_Told: TypeAlias = tuple[str, str, bool, int | None]
"""Text, rule, whether a turn begins, and whose doing it is."""


def _told(game: Game, teller: Teller, event: int, eyes: int | None) -> _Told | None:
    """An event through somebody's eyes; None if it goes without saying."""
    perceived = event if eyes is None else game.perceived_by(event, eyes)
    text = "" if perceived is None else teller.tell(perceived)
    if perceived is None or not text:
        return None
    return text, game.event_rule(perceived), game.begins_turn(perceived), game.actor(perceived)


@lru_cache(1 << 15)
def _told_alike(game: Game, texts: Texts, event: int, eyes: int | None) -> _Told | None:
    """The same where it does not matter what came before: at other tables it is said again and again."""
    return _told(game, texts.teller(), event, eyes)
