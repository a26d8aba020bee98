"""Decklists: plain text that people type, checked against the rules of deck construction all at once."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from heapq import nlargest
from itertools import islice
from pathlib import Path
from typing import Final

from catspaw.core.errors import Malformed, Unknown
from catspaw.core.setup import is_list
from catspaw.core.texts import LANGUAGES
from catspaw.games.claw_and_order.abilities.ops import ANY_NUMBER, IS_COMMANDER, IS_TROOP
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from catspaw.games.claw_and_order.state.numbers import CHEAP, DECK_SIZE
from catspaw.games.fluent_texts import sentence
from catspaw.games.toml_file import file_text

OF_A_NAME: Final = 3
MOST_LINES: Final = 40
"""Lines with cards, of which a deck has 27 at most; the rest is not read."""
SUGGESTED: Final = 5
"""Unknown names for which a known one is looked for, which takes long."""
LIKELY: Final = 8
"""Names that are compared in full, letter by letter."""
_LINE: Final = re.compile(r"(\d{1,3})[x×]?\s+(\S.*)")
_PACKAGE: Final = "catspaw.games.claw_and_order"
_AND: Final = {"en": " and ", "de": " und "}


@dataclass(frozen=True)
class Complaint:
    """What is wrong with a decklist, where, and by which rule; without a rule the line cannot be understood."""

    line: int
    rule: str
    words: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.words}" + (f" ({self.rule})" if self.rule else "")


@dataclass(frozen=True)
class _Entry:
    """One line of a decklist; without a definition its name is unknown or no name of a card."""

    line: int
    copies: int
    definition: int | None


class _Reading:
    """A decklist being read: its lines, and the complaints about them so far."""

    def __init__(self, text: str, cards: CardSet, language: str = LANGUAGES[0]) -> None:
        self.cards = cards
        self.language = language
        self.known = _known(cards)
        called = (cards.names["en"], cards.names["de"], cards.ids)
        self.names = tuple(name for names in called for name in names[: cards.cards])
        self.complaints: list[Complaint] = []
        self.unreadable = False
        self.unknown = 0
        wordings = list(islice(_wordings(text), MOST_LINES + 1))
        self.entries = [self._entry(line, wording) for line, wording in wordings[:MOST_LINES]]
        if len(wordings) > MOST_LINES:
            self.unreadable = True
            self._complain(wordings[-1][0], "", "deck-too-long", most=MOST_LINES)
        self.last_line = max(len(text.splitlines()), 1)

    def _entry(self, line: int, wording: str) -> _Entry:
        found = _LINE.fullmatch(wording)
        if not found:
            self.unreadable = True
            self._complain(line, "", "deck-unreadable", wording=repr(wording[:40]), example=f"'3 {self._name(0)}'")
            return _Entry(line, 0, None)
        copies, name = int(found[1]), found[2]
        if not 0 < copies <= DECK_SIZE:
            self.unreadable = True
            self._complain(line, "CO-102.1", "deck-copies", copies=copies, size=DECK_SIZE)
            return _Entry(line, 0, self._definition(line, name))
        return _Entry(line, copies, self._definition(line, name))

    def _definition(self, line: int, name: str) -> int | None:
        """CO-101.1: troops and items make a deck; battlefields and what is summoned do not."""
        number = self.known.get(name.casefold())
        if number is None:
            self.unknown += 1
            near = _near(name[:40], self.names) if self.unknown <= SUGGESTED else None
            message = "deck-unknown-near" if near else "deck-unknown"
            self._complain(line, "", message, name=repr(name[:40]), near=repr(near) if near else "")
        elif number >= self.cards.cards:
            kind = "token" if number < self.cards.cards + self.cards.tokens else "battlefield"
            self._complain(line, "CO-101.1", "deck-no-card", name=repr(self._name(number)), kind=kind)
        else:
            return number
        return None

    def check(self) -> None:
        self._check_commanders()
        self._check_names()
        self._check_size()

    def _check_size(self) -> None:
        """CO-102.1: exactly 27 cards; too many are told at the line that goes beyond."""
        total = sum(entry.copies for entry in self.entries)
        if total > DECK_SIZE:
            line = next(line for line, so_far in self._running() if so_far > DECK_SIZE)
            self._complain(line, "CO-102.1", "deck-too-many", total=total, difference=total - DECK_SIZE, size=DECK_SIZE)
        elif total < DECK_SIZE and not self.unreadable:
            self._complain(
                self.last_line, "CO-102.1", "deck-too-few", total=total, difference=DECK_SIZE - total, size=DECK_SIZE
            )

    def _running(self) -> Iterator[tuple[int, int]]:
        """Every line with the number of cards up to it."""
        total = 0
        for entry in self.entries:
            total += entry.copies
            yield entry.line, total

    def _check_commanders(self) -> None:
        """CO-102.2: at most one Commander."""
        first: _Entry | None = None
        for entry in self.entries:
            if entry.definition is None or not (self.cards.traits[entry.definition] >> IS_COMMANDER) & 1:
                continue
            name = repr(self._name(entry.definition))
            if first and first.definition is not None:
                other = repr(self._name(first.definition))
                self._complain(entry.line, "CO-102.2", "deck-commanders", name=name, other=other, at=first.line)
            elif entry.copies > 1:
                self._complain(entry.line, "CO-102.2", "deck-same-commander", copies=entry.copies, name=name)
            first = first or entry

    def _check_names(self) -> None:
        """CO-102.3: at most three of a name, unless the card says otherwise; all its lines count together."""
        lines: dict[int, list[_Entry]] = {}
        for entry in self.entries:
            if entry.definition is not None:
                lines.setdefault(entry.definition, []).append(entry)
        for number, entries in lines.items():
            total = sum(entry.copies for entry in entries)
            traits = self.cards.traits[number]
            if total <= OF_A_NAME or (traits >> ANY_NUMBER) & 1 or (traits >> IS_COMMANDER) & 1:
                continue
            where = _AND[self.language].join(str(entry.line) for entry in entries)
            message = "deck-copies-in-lines" if len(entries) > 1 else "deck-copies-of-a-name"
            name = repr(self._name(number))
            self._complain(entries[-1].line, "CO-102.3", message, total=total, name=name, lines=where, most=OF_A_NAME)

    def _name(self, number: int) -> str:
        return self.cards.names[self.language][number]

    def _complain(self, line: int, rule: str, message: str, **values: int | str) -> None:
        self.complaints.append(Complaint(line, rule, sentence(_PACKAGE, self.language, message, **values)))


def complaints(text: str, cards: CardSet, language: str = LANGUAGES[0]) -> list[Complaint]:
    """CO-102.1 to CO-102.3: all that keeps a decklist from being played, by line; nothing if it is legal."""
    reading = _Reading(text, cards, language)
    reading.check()
    return sorted(reading.complaints, key=lambda complaint: (complaint.line, complaint.rule))


def warnings(deck: DeckList, cards: CardSet, language: str = LANGUAGES[0]) -> list[str]:
    """CO-103.3: without a cheap troop no opening hand will ever do."""
    for number in deck.cards:
        if (cards.traits[number] >> IS_TROOP) & 1 and cards.costs[number] <= CHEAP:
            return []
    return [sentence(_PACKAGE, language, "deck-hopeless", cost=CHEAP)]


def read_deck(name: str, cards: CardSet) -> DeckList:
    """The deck of the set with this id, or the one in this text file, read anew every time; or the list itself."""
    if is_list(name):
        return _own_list(name, cards)
    for deck in cards.decks:
        if deck.label == name:
            return deck
    if not _is_file(name):
        raise Unknown("deck or deck file", name, [deck.label for deck in cards.decks])
    return _own_deck(file_text(name), name, cards)


@lru_cache(256)
def _own_list(text: str, cards: CardSet) -> DeckList:
    """Tables are shown again and again, and their lists stay the same."""
    return _own_deck(text, "decklist", cards)


def _own_deck(text: str, name: str, cards: CardSet) -> DeckList:
    if found := complaints(text, cards):
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise Malformed(f"{name}, {found[0]}{more}")
    numbers = deck_cards(text, cards)
    stem = re.sub(r"[^a-z0-9]+", "-", Path(name).stem.lower()).strip("-") or "deck"
    return DeckList(f"{stem}@{_fingerprint(numbers, cards)}", numbers)


def deck_cards(text: str, cards: CardSet) -> list[int]:
    """The sorted cards of a legal decklist."""
    entries = _Reading(text, cards).entries
    return sorted(entry.definition for entry in entries for _ in range(entry.copies) if entry.definition is not None)


def deck_text(deck: DeckList, cards: CardSet) -> str:
    """The decklist to be typed or kept: one line per card, troops first, then by cost and name."""
    counts = Counter(int(number) for number in deck.cards)
    known = _known(cards)

    def order(number: int) -> tuple[bool, int, str]:
        return not (cards.traits[number] >> IS_TROOP) & 1, cards.costs[number], _name(cards, number)

    def called(number: int) -> str:
        name = _name(cards, number)
        return name if known[name.casefold()] == number else cards.ids[number]

    return "".join(f"{counts[number]} {called(number)}\n" for number in sorted(counts, key=order))


def _wordings(text: str) -> Iterator[tuple[int, str]]:
    """The lines that are not blank, with their numbers and without comments."""
    for line, wording in enumerate(text.splitlines(), 1):
        if meant := wording.partition("#")[0].strip():
            yield line, meant


def _known(cards: CardSet) -> dict[str, int]:
    """What may be typed for each definition: its id before its English before its German name."""
    known: dict[str, int] = {}
    for called in (cards.ids, cards.names["en"], cards.names["de"]):
        for number, name in enumerate(called):
            known.setdefault(name.casefold(), number)
    return known


@lru_cache(1024)
def _near(name: str, names: tuple[str, ...]) -> str | None:
    """The name that is most like another: of those with the most pairs of letters in common."""
    pairs = _pairs(name)
    in_common = [len(pairs & others) for others in _pairs_of(names)]
    likely = nlargest(LIKELY, range(len(names)), key=in_common.__getitem__)
    return next(iter(get_close_matches(name, [names[place] for place in likely], 1)), None)


@lru_cache(16)
def _pairs_of(names: tuple[str, ...]) -> list[frozenset[str]]:
    return [_pairs(name) for name in names]


def _pairs(name: str) -> frozenset[str]:
    folded = f" {name.casefold()} "
    return frozenset(folded[at : at + 2] for at in range(len(folded) - 1))


def _name(cards: CardSet, number: int) -> str:
    return cards.names["en"][number]


def _fingerprint(numbers: list[int], cards: CardSet) -> str:
    return hashlib.sha256(" ".join(cards.ids[number] for number in numbers).encode()).hexdigest()[:12]


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):
        return False
