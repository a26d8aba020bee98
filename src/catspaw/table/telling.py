"""Events put into words, one after the other: compiled, so it takes only what was checked already."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from catspaw.core.game import Game
from catspaw.core.texts import Teller, Texts
from catspaw.table.state import TableState


class Told(NamedTuple):
    """One sentence of the log."""

    text: str
    rule: str
    """The rule that it follows from."""
    begins_turn: bool
    seat: str | None
    """Whose doing it is."""


class Telling:
    """What one pair of eyes has been told of a table; None of them sees all."""

    def __init__(self, table: TableState, eyes: int | None, language: str) -> None:
        self.table = table
        self._eyes = eyes
        self._language = language
        self._begin()

    def _begin(self) -> None:
        game = self.table.game
        texts = game.texts(self.table.setup, self._language)
        self._teller = texts.teller()
        self._told_before = _told_before(game, texts, self._eyes) if self._teller.tells_alike else None
        self._events = 0
        self._undone = self.table.times_undone
        self._told: list[Told] = []
        self.moments: list[int] = []
        """For each sentence, how many answers had been given by then."""

    def told(self) -> list[Told]:
        """Everything so far: a list that only grows, until the table goes back and there is another one."""
        if self._undone != self.table.times_undone:
            self._begin()
        news = self.table.events_since(self._events)
        if not news:
            return self._told
        self._events += len(news)
        for event, after_answers in news:
            told = self._tell(event)
            if told is not None:
                self._told.append(told)
                self.moments.append(after_answers)
        return self._told

    def _tell(self, event: int) -> Told | None:
        """An event as it was told before, at whichever table, or told for the first time."""
        before = self._told_before
        if before is None:
            return _tell(self.table.game, self._teller, event, self._eyes)
        if event in before:
            return before[event]
        if len(before) >= _MOST:
            before.clear()
        told = before[event] = _tell(self.table.game, self._teller, event, self._eyes)
        return told


_MOST: Final = 1 << 12
"""So many events are remembered for each pair of eyes, in one language at tables set up alike."""


@lru_cache(64)
def _told_before(game: Game, texts: Texts, eyes: int | None) -> dict[int, Told | None]:
    """What was told where it does not matter what came before: at other tables it is said again and again."""
    del game, texts, eyes
    return {}


def _tell(game: Game, teller: Teller, event: int, eyes: int | None) -> Told | None:
    """An event through somebody's eyes; None if it goes without saying."""
    perceived = event if eyes is None else game.perceived_by(event, eyes)
    text = "" if perceived is None else teller.tell(perceived)
    if perceived is None or not text:
        return None
    actor = game.actor(perceived)
    seat = None if actor is None else teller.texts.setup.seats[actor]
    return Told(text, game.event_rule(perceived), game.begins_turn(perceived), seat)
