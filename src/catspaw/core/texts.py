"""What is said at a table: every name and sentence that people read, in one language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, Final

from catspaw.core.checking import text
from catspaw.core.errors import Unknown
from catspaw.core.outcome import Outcome
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight

LANGUAGES: Final = ("en", "de")
"""Every game speaks them; the default first."""


def check_language(language: str) -> str:
    """The language, if we speak it."""
    if text("language", language) not in LANGUAGES:
        raise Unknown("language", language, list(LANGUAGES))
    return language


class Teller:
    """Tells events one after the other, as they were perceived, and may remember what a later one leaves out."""

    tells_alike: ClassVar[bool] = True
    """Whether an event is told alike whatever came before it."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def tell(self, event: int) -> str:
        """The event as a sentence; empty if it goes without saying. One that remembers nothing tells all alike."""
        return _told(self.texts, event)


@lru_cache(1 << 14)
def _told(texts: Texts, event: int) -> str:
    return texts.event(event)


class Texts(ABC):
    """One table in one language, with the names of its edition."""

    plain_title: str = ""
    """`Game.title`, which `Game.texts` sets."""

    def __init__(self, setup: TableSetup, language: str) -> None:
        self.setup = setup
        self.language = language

    def seat(self, seat: int) -> str:
        """A player."""
        return self.name(self.setup.seats[seat])

    def game_title(self) -> str:
        """What the game is called in this language."""
        return self.plain_title

    def about(self) -> str:
        """What the game is about, in a sentence for whoever chooses one; a game may leave it out."""
        return ""

    def names(self) -> Mapping[str, str]:
        """What is called how, for plain boards: values and fields of a view, and seats, by their ids."""
        return {}

    def name(self, id: str) -> str:
        """What a view calls so: a card, a token, a place, a seat."""
        return self.names().get(id, id)

    @abstractmethod
    def question(self, prompt: int) -> str:
        """What is asked, as a sentence."""

    def pending(self, sight: Sight) -> str:
        """What is asked now, to whoever sees it; a game may say more than the prompt alone does."""
        return self.question(sight.prompt)

    def lesson(self, prompt: str) -> str:
        """What a question leads to, for whoever is asked it for the first time; empty if nothing is said."""
        return self.names().get(f"lesson-{prompt}", "")

    def goal(self, seat: str) -> str:
        """How a seat wins, in a sentence or two; else what the game is about."""
        names = self.names()
        return names.get(f"goal-{seat}") or names.get("goal") or self.about()

    @abstractmethod
    def answer(self, sight: Sight, number: int) -> str:
        """An answer that has a name here, from the sight of whoever is asked."""

    def lack(self, sight: Sight, number: int) -> str:
        """What an answer that is refused here would need, beyond the rule that forbids it; nothing in most games."""
        del sight, number
        return ""

    def perils(self, sight: Sight) -> Mapping[int, str]:
        """The answers that would lose the game at once, as far as the asked seat knows, and why."""
        del sight
        return {}

    def preview(self, sight: Sight, number: int) -> str:
        """What an answer will do, worked out by the rules from what the asked seat knows; nothing in most games."""
        del sight, number
        return ""

    @abstractmethod
    def event(self, event: int) -> str:
        """A perceived event as a sentence; empty if it goes without saying."""

    def teller(self) -> Teller:
        """Tells a game from its first event on."""
        return Teller(self)

    @abstractmethod
    def rule(self, rule: str) -> str:
        """A rule as one line of text; LookupError if there is no such rule."""

    def ending(self, outcome: Outcome) -> tuple[str, ...]:
        """Why it ended so: who won and by what, then what each seat came to, then how a tie was broken.

        The clients say themselves who won, and that somebody gave up; then there is only what the seats came to.
        """
        return (self.rule(outcome.rule),) if outcome.rule else ()

    def variant(self, id: str) -> str:
        """A variant's name."""
        raise LookupError(id)

    def ruling(self, id: str) -> str:
        """A ruling as the question it answers."""
        raise LookupError(id)

    def reading(self, ruling: str, reading: str) -> str:
        """One answer to that question."""
        raise LookupError(f"{ruling}={reading}")

    def reference(self) -> list[str]:
        """What the edition's cards say beside the rules, line by line; nothing in most games."""
        return []
