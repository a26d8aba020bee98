"""Card files: tables of cards, tokens and battlefields, each checked on its own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, NamedTuple

from catspaw.core.errors import Malformed
from catspaw.games.claw_and_order.abilities.ops import (
    IS_COMMANDER,
    IS_EQUIP,
    IS_LONGHAIR,
    IS_ONE_TIME,
    IS_SHORTHAIR,
    IS_TEAM_BUFF,
    IS_TROOP,
    IS_VEHICLE,
    ONLY_LOSER,
)
from catspaw.games.claw_and_order.cards.battlefields import why_not
from catspaw.games.claw_and_order.language.assemble import equips_of, traits_of
from catspaw.games.claw_and_order.language.check import check_card
from catspaw.games.claw_and_order.language.lines import Keywords, Line
from catspaw.games.claw_and_order.language.own_keywords import NO_WORDS, OwnKeyword, SetWords
from catspaw.games.claw_and_order.language.parse import CannotRead, parse_line
from catspaw.games.claw_and_order.language.terms import Keyword
from catspaw.games.claw_and_order.language.terms.responses import RESPONSES
from catspaw.games.noted_file import NotedFile, one_of
from catspaw.games.toml_file import Place, shown

TYPES: Final = ("troop", "vehicle", "equip", "team-buff", "one-time")
TABLES: Final = ("card", "token", "battlefield")
KEYWORD_TABLE: Final = "keyword"
"""Keywords that the set defines itself (CO-112.2)."""
MOST_LINES: Final = 8
"""Of a card: four abilities, keywords and limits."""
_NAMES: Final = ("name", "name_de", "noun_de")
_TEXTS: Final = ("text", "lore", "lore_de")
_ITEM_KEYS: Final = ("type", *_NAMES, "cost", *_TEXTS)
_KEYS: Final = {
    "troop": ("type", *_NAMES, "breed", "commander", "cost", "health", "damage", *_TEXTS),
    "vehicle": ("type", *_NAMES, "commander", "cost", "health", "damage", *_TEXTS),
    "equip": _ITEM_KEYS,
    "team-buff": _ITEM_KEYS,
    "one-time": _ITEM_KEYS,
    "token": (*_NAMES, "noun", "breed", "health", "damage", *_TEXTS),
    "battlefield": ("name", "name_de", "for", *_TEXTS),
}
"""What each kind of table may say."""
_OPTIONAL: Final = ("noun", "name_de", "noun_de", "commander", "for", "lore", "lore_de")
_TRAITS: Final = {
    "troop": 1 << IS_TROOP,
    "vehicle": 1 << IS_TROOP | 1 << IS_VEHICLE,
    "equip": 1 << IS_EQUIP,
    "team-buff": 1 << IS_TEAM_BUFF,
    "one-time": 1 << IS_ONE_TIME,
    "token": 1 << IS_TROOP,
    "battlefield": 0,
}
_WORDS: Final = {
    "breed": {"shorthair": 1 << IS_SHORTHAIR, "longhair": 1 << IS_LONGHAIR},
    "for": {"both": 0, "loser": 1 << ONLY_LOSER},
}
"""Keys that choose between two words."""
_NUMBERS: Final = {"cost": range(10), "health": range(1, 16), "damage": range(10)}
ID: Final = re.compile(r"(?=.{1,40}\Z)[a-z0-9]+(-[a-z0-9]+)*")
"""What one types for a card, a deck or a set."""
_NOUN: Final = re.compile(r"(?=.{1,80}\Z)(der|die|das) [^/\s]+( [^/\s]+)*( / [^/\s]+( [^/\s]+)*)?")


ENGLISH_NOUN: Final = re.compile(r"(?=.{1,80}\Z)[a-z]+([ -][a-z]+)* / [a-z]+([ -][a-z]+)*")
_KEYWORD_KEYS: Final = ("name", "name_de", "text")
_KEYWORD_NAME: Final = re.compile(r"(?=.{1,30}\Z)[^\W\d_]+([ -][^\W\d_]+)*")


@dataclass(frozen=True)
class CardText:
    """What is printed on a definition, for those who show it."""

    id: str
    type: str
    """One of `TYPES`, or token or battlefield."""
    abilities: tuple[Line, ...]
    lore: str
    """CO-101.4: without any effect."""
    noun_de: str
    """What German sentences call it, such as `das Kätzchen / Kätzchen`; empty if nobody said."""
    lore_de: str = ""
    """The lore in German; empty if nobody said."""
    noun: str = ""
    """What English sentences call it, such as `mouse / mice`; empty if they call it by its id."""

    def lore_in(self, language: str) -> str:
        """The lore in a language; English serves where there is no other."""
        return self.lore_de if language == "de" and self.lore_de else self.lore


@dataclass(frozen=True)
class Definition:
    """A card, a token or a battlefield as its table has it."""

    text: CardText
    names: tuple[str, str]
    """In English and in German."""
    cost: int
    health: int
    damage: int
    traits: int
    equips: int
    where: tuple[str, ...]
    """File and line of each ability."""
    place: str
    """File and line of the table."""


class Written(NamedTuple):
    """An ability line, with its line and, if it stands there letter by letter, its column in the file."""

    line: int
    column: int | None
    wording: str


class CardFile(NotedFile):
    """One file of a set. What is wrong with it is collected, not raised, unless it is no TOML at all."""

    expected = "tables such as [card.alley-recruit]"

    def __init__(self, name: str, text: str) -> None:
        super().__init__(name, text)
        self.source = text

    def ids(self, table: str) -> list[str]:
        """The ids in [card], [token] or [battlefield] that have a table of their own."""
        found = self.contents.get(table)
        return [id for id, contents in found.items() if isinstance(contents, dict)] if isinstance(found, dict) else []

    def check_keys(self, known: tuple[str, ...]) -> None:
        """Nothing else at the top, and every id has its table."""
        for key, value in self.contents.items():
            if not self.known((key,), known) or key not in (*TABLES, KEYWORD_TABLE):
                continue
            if not isinstance(value, dict):
                self.refuse((key,), value, f"a table such as [{key}.some-id]")
                continue
            for id, contents in value.items():
                if not isinstance(contents, dict):
                    self.refuse((key, id), contents, f"a table such as [{key}.some-id]")
                elif not ID.fullmatch(id):
                    expected = "small letters, digits and hyphens, at most 40, were expected"
                    self.complain((key, id), f"the id {id[:40]!r}; {expected}")

    def own_keyword(self, id: str, number: int, tokens: Sequence[str], words: SetWords) -> OwnKeyword | None:
        """CO-112.2: a keyword as sentences, which hold for the card that has it; None if there is something wrong."""
        place = (KEYWORD_TABLE, id)
        found, before = self.at(place), len(self.complaints)
        for key in found:
            self.known((*place, key), _KEYWORD_KEYS, " for a keyword")
        for key in ("name", "text"):
            if key not in found:
                self.complain(
                    place, f"{key!r} is missing from {_header(place)}; name and text were expected of a keyword"
                )
        english, german = self._names(place)
        lines = [self._ability(written, "troop", tokens, words) for written in self._lines((*place, "text"))]
        read = tuple(line for line in lines if line)
        if any(isinstance(line, Keywords) for line in read):
            self.complain((*place, "text"), "a keyword stands for sentences; no other keyword was expected in them")
        if english and not _KEYWORD_NAME.fullmatch(english):
            self.complain((*place, "name"), f"the name {english!r}; letters, spaces and hyphens were expected")
        if english.casefold() in {keyword.said.english.casefold() for keyword in Keyword}:
            self.complain((*place, "name"), f"{english} is a keyword of the rulebook; another name was expected")
        return OwnKeyword(number, english, german, read) if len(self.complaints) == before and read else None

    def definition(self, table: str, id: str, tokens: Sequence[str], words: SetWords = NO_WORDS) -> Definition | None:
        """One table, with its complaints noted; None if even its type is unknown."""
        place = (table, id)
        type = self._type(place) if table == "card" else table
        if not type:
            return None
        self._check_definition_keys(place, type)
        names = self._names(place)
        traits = self._traits(place, type)
        cost, health, damage = (self._figure((*place, key)) for key in _NUMBERS)
        lore = self._lore((*place, "lore"))
        lines = list(islice(self._lines((*place, "text")), MOST_LINES + 1))
        if len(lines) > MOST_LINES:
            self.complain((*place, "text"), f"more than {MOST_LINES} lines; the rest was not read")
        abilities = [self._ability(written, type, tokens, words) for written in lines]
        read = tuple(ability for ability in abilities if ability)
        if lines and len(read) == len(lines):
            self._check_together((*place, "text"), type, read)
        traits |= traits_of(read)
        self._check_response((*place, "cost"), cost, traits)
        where = tuple(
            f"{self.name}, line {written.line}" for written, ability in zip(lines, abilities, strict=True) if ability
        )
        noun, noun_de = self._english_noun((*place, "noun")), self._noun((*place, "noun_de"))
        text = CardText(id, type, read, lore, noun_de, self._lore((*place, "lore_de")), noun)
        return Definition(text, names, cost, health, damage, traits, equips_of(read), where, self.where(place))

    # The keys of a table.

    def _type(self, place: Place) -> str:
        if "type" in self.at(place):
            return self.word((*place, "type"), TYPES)
        self.complain(place, f"'type' is missing from {_header(place)}; {one_of(TYPES)} was expected")
        return ""

    def _check_definition_keys(self, place: Place, type: str) -> None:
        """The keys of its type, and no others."""
        found = self.at(place)
        for key in found:
            self.known((*place, key), _KEYS[type], f" for {_kind(type)}")
        needed = [key for key in _KEYS[type] if _needs(type, key)]
        for key in needed:
            if key not in found:
                expected = f"{', '.join(needed)} were expected of {_kind(type)}"
                self.complain(place, f"{key!r} is missing from {_header(place)}; {expected}")

    def _figure(self, place: Place) -> int:
        """A number of the table; 0 if it has none."""
        numbers = _NUMBERS[str(place[-1])]
        if place[-1] not in self.at(place[:-1]):
            return 0
        value = self.at(place)
        if type(value) is int and value in numbers:
            return value
        words = f"{place[-1]} is {shown(value)}; a whole number from {numbers[0]} to {numbers[-1]} was expected"
        self._complain_of(self._figure_written(place), words)
        return 0

    def _figure_written(self, place: Place) -> Written:
        """Where the number of a key stands, if the key has a line of its own."""
        line = self.line(place)
        found = re.match(rf"[ \t]*{place[-1]}[ \t]*=[ \t]*", self.source.split("\n")[line - 1])
        return Written(line, found.end() + 1 if found else None, "")

    def _traits(self, place: Place, type: str) -> int:
        """CO-101.2, CO-101.3: what kind of card it is, and of which breed."""
        found, traits = self.at(place), _TRAITS[type]
        for key, words in _WORDS.items():
            if key in found and key in _KEYS[type]:
                traits |= words.get(self.word((*place, key), tuple(words)), 0)
        commander = found.get("commander", False)
        if not isinstance(commander, bool):
            self.refuse((*place, "commander"), commander, "true or false")
        return traits | (commander is True) << IS_COMMANDER

    def _names(self, place: Place) -> tuple[str, str]:
        """What it is called; without a German name the English one serves."""
        found = self.at(place)
        english = self.called((*place, "name")) if "name" in found else ""
        return english, self.called((*place, "name_de")) if "name_de" in found else english

    def _lore(self, place: Place) -> str:
        value = self.at(place[:-1]).get(place[-1], "")
        if isinstance(value, str):
            return value
        self.refuse(place, value, "a text")
        return ""

    def _noun(self, place: Place) -> str:
        if place[-1] not in self.at(place[:-1]):
            return ""
        expected = "a noun with its article, and its plural if that differs, such as 'die Maus / Mäuse',"
        return self.noted(lambda: self.text(place, _NOUN, expected), "")

    def _english_noun(self, place: Place) -> str:
        if place[-1] not in self.at(place[:-1]):
            return ""
        return self.noted(lambda: self.text(place, ENGLISH_NOUN, "one and several of it, such as 'mouse / mice',"), "")

    def _check_response(self, place: Place, cost: int, traits: int) -> None:
        """Ruling CO-R.W: a response costs nothing, since nobody keeps dollars into another's turn."""
        if cost and traits & RESPONSES:
            words = "a card that may be played in the opponent's turn was expected to cost 0 (CO-R.W)"
            self.complain(place, f"cost is {cost}; {words}")

    # Ability lines.

    def _lines(self, place: Place) -> Iterator[Written]:
        """The lines of a text, or of a list of texts."""
        found = self.at(place[:-1]).get(place[-1], [])
        if isinstance(found, str):
            yield from self._written(found, self.line(place))
        elif not isinstance(found, list):
            self.refuse(place, found, "a text or a list of ability lines")
        else:
            for number, element in enumerate(found):
                if isinstance(element, str):
                    yield from self._written(element, self.line((*place, number)))
                else:
                    self.refuse((*place, number), element, "an ability line")

    def _written(self, text: str, line: int) -> Iterator[Written]:
        start = sum(len(before) + 1 for before in self.source.split("\n")[: line - 1])
        for wording in filter(None, map(str.strip, text.splitlines())):
            form = rf"""(?:["']|^)[ \t]*({re.escape(wording)})(?=[ \t]*(?:["']|\r?$))"""
            if found := re.compile(form, re.MULTILINE).search(self.source, start):
                start = found.end()
                before = self.source[: found.start(1)]
                yield Written(before.count("\n") + 1, len(before) - before.rfind("\n"), wording)
            else:
                yield Written(line, None, wording)

    def _ability(self, written: Written, type: str, tokens: Sequence[str], words: SetWords) -> Line | None:
        try:
            line = parse_line(written.wording, kind=type, tokens=tokens, words=words)
        except CannotRead as error:
            self._complain_of(written, error.reason, error.column)
            return None
        if type == "battlefield" and (reason := why_not(line)):
            self._complain_of(written, f"“{written.wording}”: {reason}")
            return None
        return line

    def _check_together(self, place: Place, type: str, abilities: Sequence[Line]) -> None:
        """What the lines may say together; told at the first of them."""
        try:
            check_card(abilities, type)
        except CannotRead as error:
            self.complain(place, error.reason)

    def _complain_of(self, written: Written, words: str, column: int = 1) -> None:
        at = "" if written.column is None else f", column {written.column + column - 1}"
        self.complaints.append(Malformed(f"{self.name}, line {written.line}{at}: {words}"))


def _needs(type: str, key: str) -> bool:
    """A troop may be without abilities; anything else would do nothing."""
    return key not in _OPTIONAL and (key != "text" or "health" not in _KEYS[type])


def _header(place: Place) -> str:
    return f"[{'.'.join(map(str, place))}]"


def _kind(type: str) -> str:
    return f"an {type}" if type == "equip" else f"a {type}"
