"""Keywords that a set defines itself, as sentences (CO-112.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from catspaw.games.claw_and_order.language.terms.term import Said


@dataclass(frozen=True, slots=True)
class OwnKeyword:
    """What is printed on a card by its name alone."""

    number: int
    """Its place among the keywords of the set."""
    english: str
    german: str
    lines: tuple[Any, ...]
    """What it stands for, on the card that has it."""

    @property
    def said(self) -> Said:
        return Said(english=self.english, german=self.german, cites="112.2")


@dataclass(frozen=True, slots=True)
class Named:
    """A card or a token of the set, by its number and its names."""

    number: int
    english: str
    german: str


@dataclass(frozen=True, slots=True)
class SetWords:
    """What a line may say because its set has it."""

    names: Mapping[str, Named] = field(default_factory=dict)
    """Cards and tokens by their English names in small letters."""
    keywords: Mapping[str, OwnKeyword] = field(default_factory=dict)
    """Likewise."""
    nouns: Mapping[str, str] = field(default_factory=dict)
    """What tokens are called, by their ids, if not by these: `mouse / mice`."""

    def called(self, token: str, number: int) -> str:
        """What one token or several are called in a sentence."""
        one, _, many = self.nouns.get(token, token.replace("-", " ")).partition(" / ")
        return one if number == 1 else many or f"{one}s"


NO_WORDS: Final = SetWords()
