"""The editions of The Red Claw: the files of the house, and those an owner of the box has edited."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from catspaw.core.errors import Unknown
from catspaw.games.red_claw.edition import Box
from catspaw.games.red_claw.numbers import (
    ABILITIES,
    CARDS,
    CHOICE,
    CLAW,
    COLOURS,
    ESCAPE_TIES,
    HIDE_HAND,
    IGNORE_CARD,
    TOKENS_IN_ALL,
    VALUES,
)
from catspaw.games.toml_file import TomlFile, file_text, nearest, shown

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
GREEN_ABILITIES: Final = (ESCAPE_TIES, HIDE_HAND, IGNORE_CARD)
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
_LEVELS: Final = tuple(str(level) for level in range(1, ABILITIES))
_LANGUAGES: Final = ("en", "de")
_NAMES: Final = ("title", "false-trail", "fake-evidence")
_MARKED: Final = ("symbols", "tokens", "abilities")
_TABLES: Final[dict[tuple[str, ...], tuple[str, ...]]] = {
    (): ("id", "capture_cards", "specials", "symbols", "tokens", "abilities", "names"),
    ("symbols",): COLOUR_NAMES,
    ("tokens",): TOKEN_IDS,
    ("abilities",): _LEVELS,
    ("names",): _LANGUAGES,
    **{("names", language): _NAMES for language in _LANGUAGES},
}
"""Every table with the keys it must have."""
_OPTIONAL: Final = "reconstructed"

_SYMBOLS: Final = {"R": 1, "Y": 2, "G": 3, "B": 4, "?": CHOICE, "!": CLAW}
_MIRRORED: Final = str.maketrans("?!", "!?")
_SPECIALS: Final = (0, 1, 12, 13)
_TWO_SYMBOLS: Final = "exactly two of R Y G B ? ! were expected"
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


class _Sheet(TomlFile):
    """One edition file."""

    expected = ", ".join(_TABLES[()])

    def box(self, *, by_contents: bool) -> Box:
        """Check everything and put it into a box, labelled by its id or also by what matters to play."""
        self._check_keys()
        id = self.text(("id",), _ID, "small letters, digits and hyphens, at most 40,")
        capture_cards = self._capture_cards()
        symbols, tokens, levels = self._symbols(), self._token_counts(), self._levels()
        played = hashlib.sha256(f"{symbols} {tokens} {levels}".encode()).hexdigest()
        label = f"{id}@{played[:12]}" if by_contents else id
        return Box(label, symbols, tokens, levels, capture_cards, self._names(), self._reconstructed())

    def _check_keys(self) -> None:
        """Every table has its keys and no others."""
        for table, keys in _TABLES.items():
            found = self._table(table)
            for key in found:
                if key not in keys and (table or key != _OPTIONAL):
                    raise self.wrong((*table, key), f"unknown key {key[:40]!r}; {_instead(table, key)}")
        for table, keys in _TABLES.items():
            for key in keys:
                if key not in self._table(table):
                    where = f" from [{'.'.join(table)}]" if table else ""
                    raise self.wrong(table, f"{key!r} is missing{where}; {', '.join(keys)} were expected")

    def _table(self, table: tuple[str, ...]) -> dict[str, Any]:
        """What stands in the table; nothing if it is missing."""
        found: Any = self.contents
        for length, key in enumerate(table, 1):
            found = found.get(key, {})
            if not isinstance(found, dict):
                raise self.refused(table[:length], found, f"the table [{'.'.join(table[:length])}]")
        return dict(found)

    def _symbols(self) -> list[int]:
        """RC-1.1: Hunt cards: four colours of 14 cards each, the values 0 to 13."""
        mirrored = self.text(("specials",), re.compile("as-others|mirrored"), "'as-others' or 'mirrored'")
        packed = []
        for colour in COLOUR_NAMES:
            cards = self.list_of(("symbols", colour), "a list of 14 cards")
            if len(cards) != VALUES:
                complaint = f"{colour} has {len(cards)} cards; 14 were expected, the values 0 to 13"
                raise self.wrong(("symbols", colour), complaint)
            for value in range(VALUES):
                card = self._card(colour, value)
                swaps = mirrored == "mirrored" and value in _SPECIALS
                packed.append(_packed(card.translate(_MIRRORED) if swaps else card))
        assert len(packed) == CARDS == COLOURS * VALUES
        return packed

    def _card(self, colour: str, value: int) -> str:
        """RC-1.2: Escape symbols: exactly two on every card."""
        place = ("symbols", colour, value)
        card = self.at(place)
        if not isinstance(card, str):
            raise self.wrong(place, f"{colour} {value}: {shown(card)}; {_TWO_SYMBOLS}")
        for symbol in card:
            if symbol not in _SYMBOLS:
                raise self.wrong(place, f"{colour} {value}: {card[:20]!r}: {symbol!r} is no symbol; {_TWO_SYMBOLS}")
        if len(card) != 2:
            number = {0: "no symbols", 1: "one symbol", 3: "three symbols"}.get(len(card), f"{len(card)} symbols")
            raise self.wrong(place, f"{colour} {value}: {card[:20]!r} has {number}; {_TWO_SYMBOLS}")
        return card

    def _token_counts(self) -> list[int]:
        """RC-1.3: Incrimination tokens: 40 in all."""
        numbers = range(TOKENS_IN_ALL + 1)
        counts = [self.number(("tokens", token), numbers, "a whole number from 0 to 40") for token in TOKEN_IDS]
        if sum(counts) != TOKENS_IN_ALL:
            raise self.wrong(("tokens",), f"[tokens] adds up to {sum(counts)}; 40 were expected")
        return counts

    def _capture_cards(self) -> int:
        """RC-1.4: Capture row: ten cards, or eleven with the 0."""
        return self.number(("capture_cards",), range(10, 12), "10 or 11")

    def _levels(self) -> list[int]:
        """RC-1.4: Capture row: each of the levels 1 to 9 gives one ability."""
        levels = [0] * ABILITIES
        for level in _LEVELS:
            place = ("abilities", level)
            ability = self.at(place)
            if not isinstance(ability, str):
                raise self.wrong(place, f"level {level} is {shown(ability)}; the id of an ability was expected")
            if ability not in ABILITY_IDS:
                complaint = f"level {level}: unknown ability {ability[:40]!r}; {nearest(ability, ABILITY_IDS)}"
                raise self.wrong(place, f"{complaint}known: {', '.join(ABILITY_IDS)}")
            number = ABILITY_IDS.index(ability) + 1
            if levels[number]:
                complaint = f"{ability!r} stands at level {levels[number]} already; every ability was expected once"
                raise self.wrong(place, f"level {level}: {complaint}")
            levels[number] = int(level)
        return levels

    def _names(self) -> dict[str, dict[str, str]]:
        """What the box calls its things in each language."""
        return {language: {name: self._name(language, name) for name in _NAMES} for language in _LANGUAGES}

    def _name(self, language: str, name: str) -> str:
        place = ("names", language, name)
        value = self.at(place)
        if not (isinstance(value, str) and value.isprintable() and value == value.strip() and 0 < len(value) <= 40):
            raise self.refused(place, value, "a name of 1 to 40 letters")
        return value

    def _reconstructed(self) -> tuple[str, ...]:
        """The parts that nobody has checked against a box; without the key, none."""
        if _OPTIONAL not in self.contents:
            return ()
        expected = f"a list of {', '.join(_MARKED)}"
        parts = self.list_of((_OPTIONAL,), expected)
        for number, part in enumerate(parts):
            if part not in _MARKED or part in parts[:number]:
                raise self.refused((_OPTIONAL, number), part, f"{expected}, each at most once,")
        return tuple(part for part in _MARKED if part in parts)


def _packed(card: str) -> int:
    """Ruling RC-R.B: colours are followed first, as they are printed, then `?`, then the claw."""
    first, second = sorted([_SYMBOLS[symbol] for symbol in card], key=lambda symbol: max(symbol, COLOURS))
    return first | second << 4


def _instead(table: tuple[str, ...], key: str) -> str:
    """What an unknown key may have been meant for."""
    keys = _TABLES[table] if table else (*_TABLES[table], _OPTIONAL)
    if near := nearest(key, keys):
        return near.rstrip()
    for home, known in _TABLES.items():
        if key in known or (key == _OPTIONAL and not home):
            return f"it belongs under [{'.'.join(home)}]" if home else "it belongs above the first table"
    return f"known: {', '.join(keys)}"
