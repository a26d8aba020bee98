"""What is to be said of a set that somebody has written, as values: for people, for editors and for the browser."""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from catspaw.core.findings import Finding
from catspaw.games.claw_and_order.cards.complaints import in_language
from catspaw.games.claw_and_order.cards.opening_hands import chance_to_fail, cheap_troops
from catspaw.games.claw_and_order.cards.set_folder import SetFolder

_PLACE: Final = re.compile(
    r"(?P<file>.*?)(?:, line (?P<line>\d+)(?:, column (?P<column>\d+))?)?: (?P<text>.*)", re.DOTALL
)
"""How every complaint begins that has a place."""


class DeckReport(Struct, frozen=True):
    """A deck of the set."""

    id: str
    cheap_troops: int
    """CO-103.3: cards that make an opening hand."""
    fails: str
    """The exact chance that an opening hand has none, as a fraction."""
    chance: float
    """The same."""


class SetReport(Struct, frozen=True):
    """A set as it is written."""

    id: str
    label: str | None
    """What a record calls it; None if it cannot be played."""
    names: dict[str, str]
    cards: int
    tokens: int
    battlefields: int
    decks: tuple[DeckReport, ...]
    findings: tuple[Finding, ...]

    @property
    def is_playable(self) -> bool:
        return self.label is not None


def report_of(folder: SetFolder) -> SetReport:
    """Everything at once."""
    wrong = [_translated(finding("error", words, folder), folder.language) for words in folder.complaints]
    doubted = [finding("warning", words, folder) for words in folder.warnings()]
    cards = None if wrong else folder.card_set(by_contents=True)
    decks = [] if cards is None else [(deck, chance_to_fail(deck, cards)) for deck in cards.decks]
    return SetReport(
        id=folder.id,
        label=cards.label if cards else None,
        names=folder.names,
        cards=len(folder.definitions["card"]),
        tokens=len(folder.definitions["token"]),
        battlefields=len(folder.definitions["battlefield"]),
        decks=tuple(
            DeckReport(deck.label, cheap_troops(deck, cards), str(chance), float(chance))
            for deck, chance in decks
            if cards
        ),
        findings=(*wrong, *doubted),
    )


def _translated(found: Finding, language: str) -> Finding:
    return replace(found, text=in_language(found.text, language))


def finding(kind: Literal["error", "warning"], words: str, folder: SetFolder) -> Finding:
    """A complaint, with its place taken from it if it has one."""
    found = _PLACE.fullmatch(words)
    if found is None or found["file"] not in folder.files:
        return Finding(kind, words)
    line, column = (int(found[part]) if found[part] else None for part in ("line", "column"))
    return Finding(kind, found["text"], found["file"], line, column)
