"""TOML files that people edit: every complaint names the file, the line and what was expected.

`tomllib` says where a text is no TOML, but not where a wrong value stands; this finds the line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from catspaw.core.errors import Malformed

_LARGEST: Final = 64 * 1024
_LONGEST_LINE: Final = 1000
"""Also keeps numbers below the length that Python refuses to read."""
_TOKEN: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\''  # texts
    r"|#[^\n]*|[\n\[\]{},=.]|[^\s\"'#\[\]{},=.]+",
    re.DOTALL,
)

Place = tuple[str | int, ...]
"""Where something stands: the keys that lead to it, and its number in a list."""


def file_text(name: str) -> str:
    """A file's text; Malformed if there is none."""
    path = Path(name)
    try:
        if path.exists() and not path.is_file():
            raise Malformed(f"{name}: not a file; the path of a .toml file was expected")
        with path.open("rb") as file:
            contents = file.read(_LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Malformed(f"{name}: cannot be read: {reason}; the path of a .toml file was expected") from error
    if len(contents) > _LARGEST:
        raise Malformed(f"{name}: longer than {_LARGEST:,} bytes; a file of a few pages was expected")
    try:
        return contents.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = contents.count(b"\n", 0, error.start) + 1
        raise Malformed(f"{name}, line {line}: not UTF-8; a text in UTF-8 was expected") from error


class TomlFile:
    """What a file holds, and in which line it stands."""

    expected: str
    """What an empty file lacks."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.contents = self._read(text)
        self.lines: dict[Place, int] = {}
        self.columns: dict[Place, int] = {}
        for place, line, column in _places(text):
            self.columns.setdefault(place, column)
            for length in range(1, len(place) + 1):
                self.lines.setdefault(place[:length], line)

    def wrong(self, place: Place, complaint: str) -> Malformed:
        """Names the line of the place or, where nothing stands there, of what it should be part of."""
        while place and place not in self.lines:
            place = place[:-1]
        return Malformed(f"{self.name}, line {self.lines.get(place, 1)}: {complaint}")

    def _read(self, text: str) -> dict[str, Any]:
        for number, line in enumerate(text.split("\n"), 1):
            if len(line) > _LONGEST_LINE:
                complaint = f"{len(line):,} characters; at most {_LONGEST_LINE:,} were expected"
                raise Malformed(f"{self.name}, line {number}: {complaint}")
        try:
            contents = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise Malformed(f"{self.name}, {_syntax_error(text, str(error))}") from error
        except (ValueError, RecursionError) as error:
            raise Malformed(f"{self.name}, line 1: nested too deeply; plain keys were expected") from error
        if not contents:
            raise Malformed(f"{self.name}, line 1: the file is empty; {self.expected} were expected")
        return contents

    def at(self, place: Place) -> Any:
        value: Any = self.contents
        for key in place:
            value = value[key]
        return value

    def refused(self, place: Place, value: object, expected: str) -> Malformed:
        what = " ".join(map(str, place[-2:] if isinstance(place[-1], int) else place[-1:]))
        return self.wrong(place, f"{what} is {shown(value)}; {expected} was expected")

    def text(self, place: Place, form: re.Pattern[str], expected: str) -> str:
        value = self.at(place)
        if not (isinstance(value, str) and form.fullmatch(value)):
            raise self.refused(place, value, expected)
        return value

    def number(self, place: Place, numbers: range, expected: str) -> int:
        value = self.at(place)
        if type(value) is not int or value not in numbers:
            raise self.refused(place, value, expected)
        return value

    def list_of(self, place: Place, expected: str) -> list[Any]:
        value = self.at(place)
        if not isinstance(value, list):
            raise self.refused(place, value, expected)
        return value


def shown(value: object) -> str:
    """A value in a complaint."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f"the text {value[:40]!r}"
    if isinstance(value, int | float):
        return str(value) if len(str(value)) <= 20 else "a very long number"
    return "a list" if isinstance(value, list) else "a table" if isinstance(value, dict) else "a date or a time"


def nearest(word: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(word, known, 1)
    return f"did you mean {near[0]!r}? " if near else ""


def _syntax_error(text: str, error: str) -> str:
    """The line and the complaint of what is no TOML; a key written twice is told with both lines."""
    found = re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", error, re.DOTALL)
    complaint, line, column = found.groups() if found else (error, None, None)
    last = int(line) if line else len(text.splitlines()) or 1
    if complaint.startswith("Cannot"):
        seen: dict[Place, int] = {}
        for place, here, _ in _places(text):
            if here <= last and isinstance(place[-1], str) and seen.setdefault(place, here) != here:
                name = ".".join(map(str, place))
                return f"line {here}: {name!r} stands in line {seen[place]} already; it was expected once"
    where = f"line {last}, column {column}" if column else f"line {last}"
    return f"{where}: cannot be read as TOML: {complaint[:1].lower()}{complaint[1:]}"


def _places(text: str) -> Iterator[tuple[Place, int, int]]:
    """Every header, key and list element with its line and column; what is nested deeper stands where its key does."""
    table: tuple[str, ...] = ()
    key: tuple[str, ...] = ()
    reading, depth, number, start = "key", 0, 0, 1
    for line, column, word in _words(text):
        if word == "\n":
            if not depth:
                key, reading = (), "key"
        elif reading == "value":
            if depth == 1 and word not in ("]", "}", ",", "."):
                yield (*table, *key, number), line, column
            depth += (word in ("[", "{")) - (word in ("]", "}"))
            number += word == "," and depth == 1
        elif word == "[":
            reading = "header"
        elif word == "=" and reading == "key":
            yield (*table, *key), line, start
            reading, number = "value", 0
        elif word == "]" and reading == "header":
            yield key, line, start
            table, reading = key, "end"
        elif word not in (".", "]"):
            start = start if key else column
            key = (*key, _unquoted(word))


def _words(text: str) -> Iterator[tuple[int, int, str]]:
    """The words of a TOML text with their lines and columns, without the comments."""
    line, start = 1, 0
    for token in _TOKEN.finditer(text):
        line += text.count("\n", start, token.start())
        start = token.start()
        if not token[0].startswith("#"):
            yield line, start - text.rfind("\n", 0, start), token[0]


def _unquoted(word: str) -> str:
    if word[0] not in "\"'":
        return word
    try:
        return str(tomllib.loads(f"key = {word}")["key"])
    except tomllib.TOMLDecodeError:
        return word
