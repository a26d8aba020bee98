"""What is wrong with the files of a set, in other languages than the one it was found in."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from catspaw.core.texts import LANGUAGES

_BLANK: Final = re.compile(r"\\{(\w+)\\}")
_SENTENCES: Final = frozenset({"hint", "reason", "expected", "value", "kind", "place", "first", "second"})
"""Blanks that are filled with further sentences; all others are somebody's own words."""
Sentences = tuple[tuple[re.Pattern[str], str], ...]


def in_language(complaint: str, language: str) -> str:
    """A complaint without its place; one that nobody has translated stays as it is."""
    for pattern, said in _sentences(language):
        if found := pattern.fullmatch(complaint):
            blanks = found.groupdict()
            told = {name: in_language(blanks[name], language) for name in _SENTENCES & blanks.keys()}
            return said.format(**blanks | told)
    return complaint


@cache
def _sentences(language: str) -> Sentences:
    """Every sentence as it is found, and as it is told; the first that fits counts."""
    if language == LANGUAGES[0]:
        return ()
    text = files("catspaw.games.claw_and_order").joinpath("text", f"complaints.{language}.toml").read_text("utf-8")
    return tuple((_pattern(found), told) for found, told in tomllib.loads(text).items())


def _pattern(sentence: str) -> re.Pattern[str]:
    return re.compile(_BLANK.sub(r"(?P<\1>.+?)", re.escape(sentence)), re.DOTALL)
