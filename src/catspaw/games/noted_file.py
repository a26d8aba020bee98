"""TOML files that are read to their end: what is wrong with them is collected, not raised."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from catspaw.core.errors import Malformed
from catspaw.games.toml_file import Place, TomlFile, nearest, shown

T = TypeVar("T")

_NAME: Final = re.compile(r"(?=.{1,40}\Z)[^#\s]+( [^#\s]+)*")


class NotedFile(TomlFile):
    """A file with its complaints so far; one that is no TOML is still refused at once."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(name, text)
        self.complaints: list[Malformed] = []

    def word(self, place: Place, words: tuple[str, ...]) -> str:
        """One of some words, or nothing."""
        value = self.at(place)
        if isinstance(value, str) and value in words:
            return value
        near = nearest(value, words) if isinstance(value, str) else ""
        self.complain(place, f"{place[-1]} is {shown(value)}; {near}{one_of(words)} was expected")
        return ""

    def called(self, place: Place) -> str:
        """A name that may stand in a decklist, or nothing."""
        value = self.at(place)
        if isinstance(value, str) and _NAME.fullmatch(value) and value.isprintable():
            return value
        self.refuse(place, value, "a name of 1 to 40 letters, without #,")
        return ""

    def known(self, place: Place, keys: tuple[str, ...], where: str = "") -> bool:
        """Whether a key is one of those that belong there."""
        key = str(place[-1])
        if key not in keys:
            near = nearest(key, keys).rstrip() or f"known{where}: {', '.join(keys)}"
            self.complain(place, f"unknown key {key[:40]!r}; {near}")
        return key in keys

    def noted(self, read: Callable[[], T], otherwise: T) -> T:
        """What is read, or its complaint noted."""
        try:
            return read()
        except Malformed as error:
            self.complaints.append(error)
            return otherwise

    def refuse(self, place: Place, value: object, expected: str) -> None:
        self.complaints.append(self.refused(place, value, expected))

    def complain(self, place: Place, words: str) -> None:
        self.complaints.append(self.wrong(place, words))

    def line(self, place: Place) -> int:
        while place and place not in self.lines:
            place = place[:-1]
        return self.lines.get(place, 1)

    def where(self, place: Place) -> str:
        return f"{self.name}, line {self.line(place)}"


def one_of(words: tuple[str, ...]) -> str:
    return " or ".join(repr(word) for word in words)
