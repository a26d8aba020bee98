"""What happened at a table, in words: the log, the terminal's text and the screen reader's voice."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from catspaw.core.checking import instance
from catspaw.core.game import Game
from catspaw.core.texts import LANGUAGES, Teller, Texts, check_language
from catspaw.table.table import Table

EVERYTHING: Final = "everything"
"""The audience that is told all, hidden things included: for after the game."""


class Told(NamedTuple):
    """One sentence of the log."""

    text: str
    rule: str
    """The rule that it follows from."""
    begins_turn: bool
    seat: str | None
    """Whose doing it is."""


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
        self._eyes = None if audience == EVERYTHING else table.setup.seat_number(audience)
        self._begin()

    def _begin(self) -> None:
        texts = self.table.game.texts(self.table.setup, self.language)
        self._teller: Teller = texts.teller()
        self._events, self._undone = 0, self.table.times_undone
        self._told: list[Told] = []
        self._moments: list[int] = []

    def lines(self) -> list[LogLine]:
        """Everything so far, with when it was told."""
        told = zip(self.told(), self._moments, strict=True)
        return [LogLine(text, rule, begins, moment, seat) for (text, rule, begins, seat), moment in told]

    def told(self) -> list[Told]:
        """Everything so far: a list that only grows, until the table goes back and there is another one."""
        table = self.table
        if self._undone != table.times_undone:
            self._begin()
        news = table.events_since(self._events)
        self._events += len(news)
        if not news:
            return self._told
        game, teller, eyes = table.game, self._teller, self._eyes
        for event, after_answers in news:
            told = (
                _told_alike(game, teller.texts, event, eyes) if teller.tells_alike else _tell(game, teller, event, eyes)
            )
            if told is not None:
                self._told.append(told)
                self._moments.append(after_answers)
        return self._told


def _tell(game: Game, teller: Teller, event: int, eyes: int | None) -> Told | None:
    """An event through somebody's eyes; None if it goes without saying."""
    perceived = event if eyes is None else game.perceived_by(event, eyes)
    text = "" if perceived is None else teller.tell(perceived)
    if perceived is None or not text:
        return None
    actor = game.actor(perceived)
    seat = None if actor is None else teller.texts.setup.seats[actor]
    return Told(text, game.event_rule(perceived), game.begins_turn(perceived), seat)


@lru_cache(1 << 15)
def _told_alike(game: Game, texts: Texts, event: int, eyes: int | None) -> Told | None:
    """The same where it does not matter what came before: at other tables it is said again and again."""
    return _tell(game, texts.teller(), event, eyes)
