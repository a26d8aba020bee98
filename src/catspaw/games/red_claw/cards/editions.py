"""The editions of The Red Claw: the built-in files, and those an owner of the box has edited."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar

from catspaw.core.errors import Malformed, Unknown
from catspaw.core.packed import written_at
from catspaw.games.noted_file import NotedFile
from catspaw.games.red_claw.rules.rulings import RULINGS
from catspaw.games.red_claw.state.edition import Box
from catspaw.games.red_claw.state.numbers import (
    ABILITIES,
    CARDS,
    COLOURS,
    NEVER,
    SEAT_NAMES,
    TEN,
    TOKENS_IN_ALL,
    VALUES,
    Ability,
    Field,
    Symbol,
)
from catspaw.games.toml_file import Place, file_text, nearest, shown

T = TypeVar("T")

EDITIONS: Final = ("mouse-agents", "standees", "rote-kralle")

ABILITY_IDS: Final = (
    "exchange-with-pile",
    "claw-as-choice",
    "swap-last-two",
    "escape-ties",
    "exchange-with-opponent",
    "hide-hand",
    "ignore-card",
    "swap-tokens",
    "discard",
)
"""In the order of their numbers, which begin with 1."""
GREEN_ABILITIES: Final = (Ability.ESCAPE_TIES, Ability.HIDE_HAND, Ability.IGNORE_CARD)
"""Those that hold by themselves; the others are purple."""
COLOUR_NAMES: Final = ("red", "yellow", "green", "blue")
TOKEN_IDS: Final = (
    "point-1",
    "point-2",
    "point-3",
    "false-trail-1",
    "false-trail-2",
    "false-trail-3",
    "fake-evidence",
)
_LEVELS: Final = tuple(str(level) for level in range(1, TEN))
_LANGUAGES: Final = ("en", "de")
_NAMES: Final = ("title", "false-trail", "fake-evidence")
_MARKED: Final = ("symbols", "tokens", "abilities")
_READINGS: Final = {
    ruling.id: tuple(reading for reading in ruling.readings if reading not in SEAT_NAMES) for ruling in RULINGS
}
"""What may be the default of a ruling: a box knows nothing of who sits where."""
_TABLES: Final[dict[tuple[str, ...], tuple[str, ...]]] = {
    (): ("id", "capture_cards", "specials", "symbols", "tokens", "abilities", "names"),
    ("symbols",): COLOUR_NAMES,
    ("tokens",): TOKEN_IDS,
    ("abilities",): _LEVELS,
    ("names",): _LANGUAGES,
    **{("names", language): _NAMES for language in _LANGUAGES},
}
"""Every table with the keys it must have."""
_OPTIONAL: Final[dict[tuple[str, ...], tuple[str, ...]]] = {
    (): ("reconstructed", "rulings"),
    ("rulings",): tuple(_READINGS),
}
"""Keys that a table may have besides."""

_SYMBOLS: Final = {"R": 1, "Y": 2, "G": 3, "B": 4, "?": Symbol.CHOICE, "!": Symbol.CLAW}
_MIRRORED: Final = str.maketrans("?!", "!?")
_SPECIALS: Final = (0, 1, 12, 13)
_ONE_OR_TWO: Final = "one or two of R Y G B ? ! were expected"
_NO_ABILITY: Final = "none"
_PURPLE, _GREEN = "purple", "green"
_LEVEL: Final = "'purple' or 'green' and an ability, such as 'purple discard', or 'none'"
_UNREAD: Final = -1
_ID: Final = re.compile(r"(?=.{1,40}\Z)[a-z0-9]+(-[a-z0-9]+)*")


def read_box(name: str) -> Box:
    """The edition with this id, or the one in this `.toml` file, read anew every time."""
    if name in EDITIONS:
        return _built_in(name)
    if not name.endswith(".toml") and not _exists(name):
        raise Unknown("edition of red-claw", name, list(EDITIONS))
    return _Sheet(name, file_text(name)).box(by_contents=True)


def edition_text(id: str) -> str:
    """The file of a built-in edition, to be copied and edited."""
    if id not in EDITIONS:
        raise Unknown("edition of red-claw", id, list(EDITIONS))
    return files("catspaw.games.red_claw").joinpath(f"data/{id}.toml").read_text("utf-8")


@cache
def _built_in(id: str) -> Box:
    return _Sheet(f"{id}.toml", edition_text(id)).box(by_contents=False)


def _exists(name: str) -> bool:
    try:
        return bool(name) and Path(name).exists()
    except (OSError, ValueError):
        return False


class _Sheet(NotedFile):
    """One edition file, read to its end: every complaint names its line, and the column of what stands there."""

    expected = ", ".join(_TABLES[()])

    def box(self, *, by_contents: bool) -> Box:
        """Check everything and put it into a box, labelled by its id or also by what matters to play."""
        self._check_keys()
        id = self.word_at("id", _ID, "small letters, digits and hyphens, at most 40,")
        capture_cards = self._capture_cards()
        symbols, tokens = self._symbols(), self._token_counts()
        levels, colours = self._levels()
        names, reconstructed, rulings = self._names(), self._reconstructed(), self._rulings()
        if self.complaints:
            raise Malformed("\n".join(str(complaint) for complaint in sorted(self.complaints, key=_line_of)))
        played = hashlib.sha256(f"{symbols} {tokens} {levels} {sorted(rulings.items())}".encode()).hexdigest()
        label = f"{id}@{played[:12]}" if by_contents else id
        return Box(label, symbols, tokens, levels, colours, capture_cards, names, reconstructed, rulings)

    def wrong(self, place: Place, complaint: str) -> Malformed:
        column = f", column {self.columns[place]}" if place in self.columns else ""
        return Malformed(f"{self.where(place)}{column}: {complaint}")

    def word_at(self, key: str, form: re.Pattern[str], expected: str) -> str:
        """A text of the given form above the first table."""
        return self._found((key,), lambda: self.text((key,), form, expected), "")

    def has(self, place: Place) -> bool:
        """Whether anything stands there; what is missing was complained about already."""
        found: Any = self.contents
        for key in place:
            if not (isinstance(found, dict) and key in found):
                return False
            found = found[key]
        return True

    def _check_keys(self) -> None:
        """Every table has its keys and no others."""
        for table in (*_TABLES, *_OPTIONAL):
            if self.has(table) and not isinstance(self.at(table), dict):
                self.refuse(table, self.at(table), f"the table [{'.'.join(table)}]")
        for table, keys in {**_OPTIONAL, **_TABLES}.items():
            for key in self._table(table):
                if key not in (*keys, *_OPTIONAL.get(table, ())):
                    self.complain((*table, key), f"unknown key {key[:40]!r}; {_instead(table, key)}")
        for table, keys in _TABLES.items():
            if not table or self._table(table) or (self.has(table) and self.at(table) == {}):
                where = f" from [{'.'.join(table)}]" if table else ""
                for key in keys:
                    if key not in self._table(table):
                        self.complain(table, f"{key!r} is missing{where}; {', '.join(keys)} were expected")

    def _table(self, table: tuple[str, ...]) -> dict[str, Any]:
        """What stands in the table; nothing if it is missing, or no table."""
        found = self.at(table) if self.has(table) else {}
        return found if isinstance(found, dict) else {}

    def _found(self, place: Place, read: Callable[[], T], otherwise: T) -> T:
        """What stands there, or its complaint noted."""
        return self.noted(read, otherwise) if self.has(place) else otherwise

    def _symbols(self) -> list[int]:
        """RC-1.1: Hunt cards: four colours of 14 cards each, the values 0 to 13."""
        specials = self.word_at("specials", re.compile("as-others|mirrored"), "'as-others' or 'mirrored'")
        packed = []
        for colour in COLOUR_NAMES:
            for value, card in enumerate(self._cards(colour)):
                swaps = specials == "mirrored" and value in _SPECIALS
                packed.append(_packed(card.translate(_MIRRORED) if swaps else card))
        assert self.complaints or len(packed) == CARDS == COLOURS * VALUES
        return packed

    def _cards(self, colour: str) -> list[str]:
        """RC-1.1: the 14 cards of a colour."""
        place = ("symbols", colour)
        cards = self._found(place, lambda: self.list_of(place, "a list of 14 cards"), [None] * VALUES)
        if len(cards) != VALUES:
            self.complain(place, f"{colour} has {len(cards)} cards; 14 were expected, the values 0 to 13")
        return [self._card(colour, value, card) for value, card in enumerate(cards) if card is not None]

    def _card(self, colour: str, value: int, card: object) -> str:
        """RC-1.2: Escape symbols: one or two on every card."""
        what = f"{colour} {value}: {card[:20]!r}" if isinstance(card, str) else f"{colour} {value}: {shown(card)}"
        strange = [symbol for symbol in card if symbol not in _SYMBOLS] if isinstance(card, str) else []
        if isinstance(card, str) and not strange and len(card) in (1, 2):
            return card
        if strange:
            what += f": {strange[0]!r} is no symbol"
        elif isinstance(card, str):
            number = {0: "no symbols", 3: "three symbols"}.get(len(card), f"{len(card)} symbols")
            what += f" has {number}"
        self.complain(("symbols", colour, value), f"{what}; {_ONE_OR_TWO}")
        return ""

    def _token_counts(self) -> list[int]:
        """RC-1.3: Incrimination tokens: 40 in all."""
        counts = [self._token_count(("tokens", token)) for token in TOKEN_IDS]
        if _UNREAD not in counts and sum(counts) != TOKENS_IN_ALL:
            self.complain(("tokens",), f"[tokens] adds up to {sum(counts)}; 40 were expected")
        return counts

    def _token_count(self, place: Place) -> int:
        expected = "a whole number from 0 to 40"
        return self._found(place, lambda: self.number(place, range(TOKENS_IN_ALL + 1), expected), _UNREAD)

    def _capture_cards(self) -> int:
        """RC-1.4: Capture row: ten cards, or eleven with the 0."""
        place = ("capture_cards",)
        return self._found(place, lambda: self.number(place, range(10, 12), "10 or 11"), 0)

    def _levels(self) -> tuple[list[int], dict[int, str]]:
        """RC-1.4: Capture row: what each of the levels 1 to 9 gives, and in which colour it is printed."""
        levels, colours = [NEVER] * ABILITIES, {}
        for level in _LEVELS:
            place = ("abilities", level)
            if not self.has(place):
                continue
            colour, ability = self._level(level, self.at(place))
            colours[int(level)] = colour
            if levels[ability] != NEVER and ability:
                complaint = f"{ABILITY_IDS[ability - 1]!r} stands at level {levels[ability]} already"
                self.complain(place, f"level {level}: {complaint}; every ability was expected at most once")
            levels[ability] = int(level)
        levels[0] = 0
        return levels, colours

    def _level(self, level: str, value: object) -> tuple[str, int]:
        """RC-8.1, RC-8.2: a level's colour and its ability: purple ones are used, green ones hold by themselves."""
        place = ("abilities", level)
        words = value.split() if isinstance(value, str) else []
        if words == [_NO_ABILITY]:
            return "", 0
        if not isinstance(value, str) or len(words) != 2 or words[0] not in (_PURPLE, _GREEN):
            self.complain(place, f"level {level} is {shown(value)}; {_LEVEL} was expected")
            return "", 0
        colour, name = words
        if name == _NO_ABILITY:
            return colour, 0
        if name not in ABILITY_IDS:
            complaint = f"level {level}: unknown ability {name[:40]!r}; {nearest(name, ABILITY_IDS)}"
            self.complain(place, f"{complaint}known: {', '.join((*ABILITY_IDS, _NO_ABILITY))}")
            return colour, 0
        ability = ABILITY_IDS.index(name) + 1
        if colour != colour_of(ability):
            meant = "holds by itself" if colour == _PURPLE else "is used before a card is played"
            self.complain(place, f"level {level}: {name!r} {meant}; '{colour_of(ability)} {name}' was expected")
        return colour, ability

    def _names(self) -> dict[str, dict[str, str]]:
        """What the box calls its things in each language."""
        return {language: {name: self._name(language, name) for name in _NAMES} for language in _LANGUAGES}

    def _name(self, language: str, name: str) -> str:
        place = ("names", language, name)
        value = self.at(place) if self.has(place) else "?"
        if isinstance(value, str) and value.isprintable() and value == value.strip() and 0 < len(value) <= 40:
            return value
        self.refuse(place, value, "a name of 1 to 40 letters")
        return ""

    def _reconstructed(self) -> tuple[str, ...]:
        """The parts that nobody has checked against a box; without the key, none."""
        place, expected = ("reconstructed",), f"a list of {', '.join(_MARKED)}"
        parts: list[Any] = self._found(place, lambda: self.list_of(place, expected), [])
        for number, part in enumerate(parts):
            if part not in _MARKED or part in parts[:number]:
                self.refuse((*place, number), part, f"{expected}, each at most once,")
        return tuple(part for part in _MARKED if part in parts)

    def _rulings(self) -> dict[str, str]:
        """The readings that are the default with this box; without the table, the game's own."""
        found = [name for name in _READINGS if self.has(("rulings", name))]
        return {name: self.word(("rulings", name), _READINGS[name]) for name in found}


def colour_of(ability: int) -> str:
    """RC-8.1, RC-8.2: whether an ability is used, or holds by itself."""
    return _GREEN if ability in GREEN_ABILITIES else _PURPLE


def _line_of(complaint: Malformed) -> int:
    """By which complaints are told from the top of the file to its end."""
    found = re.search(r", line (\d+)", str(complaint))
    return int(found[1]) if found else 0


def _packed(card: str) -> int:
    """Ruling RC-R.B: colours are followed first, as they are printed, then `?`, then the claw."""
    first, second, *_ = *sorted([_SYMBOLS[symbol] for symbol in card], key=lambda symbol: max(symbol, COLOURS)), 0, 0
    return int(written_at(first, Field.SYMBOL, 1, second))


def _instead(table: tuple[str, ...], key: str) -> str:
    """What an unknown key may have been meant for."""
    keys = (*_TABLES.get(table, ()), *_OPTIONAL.get(table, ()))
    if near := nearest(key, keys):
        return near.rstrip()
    for home in (*_TABLES, *_OPTIONAL):
        if key in (*_TABLES.get(home, ()), *_OPTIONAL.get(home, ())):
            return f"it belongs under [{'.'.join(home)}]" if home else "it belongs above the first table"
    return f"known: {', '.join(keys)}"
