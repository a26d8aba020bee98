"""Names of accounts: letters that people can read, and nobody's they could be taken for.

PRECIS (RFC 8265, UsernameCasePreserved, each word for itself) takes away width and composition, and refuses what
cannot be seen, symbols, and marks in the wrong place. Then the letters of a name must be of one script, and not all
of them ones that look like Latin letters. `name_key` of the store says when two names are the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final
from unicodedata import category, name

from precis_i18n import get_profile

from catspaw.core.errors import Malformed
from catspaw.server.http.table_setup import BOTS
from catspaw.server.live.visitor import GUEST
from catspaw.server.store import Taken
from catspaw.server.store.names import name_key

SHORTEST, LONGEST = 2, 24
MARKS: Final = 2
"""Marks that one letter may carry."""
RESERVED: Final = frozenset(
    name_key(word)
    for word in (*BOTS, GUEST, "gast", "bot", "chance", "catspaw", "server", "admin", "moderator", "organiser")
)
"""Who says something under such a name would be taken for the server."""
_EAST_ASIAN: Final = ("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO")
"""Written together, so that they count as one script."""
_LIKE_LATIN: Final = frozenset("авеорсухіјѕһԁԛԝӏгкмнтпьАВЕКМНОРСТУХІЈЅҺԌԚԜҮαβικνορτυχγηωΑΒΕΖΗΙΚΜΝΟΡΤΥΧϳϲͿϹ")
_profile: Final = get_profile("UsernameCasePreserved")


def checked_name(wanted: str) -> str:
    """A name as it will be shown; Malformed or Taken if nobody can have it."""
    try:
        found = " ".join(_profile.enforce(word) for word in wanted.split())
    except UnicodeError as error:
        raise Malformed("a name consists of letters, digits and plain signs", reason="name-characters") from error
    if not SHORTEST <= len(found) <= LONGEST:
        raise Malformed("a name has 2 to 24 characters", reason="name-length")
    marks = (len(list(run)) for is_mark, run in groupby(category(char)[0] == "M" for char in found) if is_mark)
    if max(marks, default=0) > MARKS or not any(char.isalnum() for char in found):
        raise Malformed("a name consists of letters, digits and plain signs", reason="name-characters")
    _check_look(found)
    if name_key(found) in RESERVED:
        raise Taken("this name is taken", reason="name-reserved")
    return found


def _check_look(found: str) -> None:
    """Malformed if it may be taken for another name: mixed scripts, or another script's letters that look Latin."""
    letters = {char for char in found if char.isalpha()}
    if len(set(_scripts(found))) > 1 or (letters and letters <= _LIKE_LATIN):
        raise Malformed("a name is written in one script, and not to look like another's", reason="name-look")


def _scripts(found: str) -> Iterator[str]:
    for char in found:
        if (char.isalnum() and not char.isascii()) or char.isalpha():
            script = name(char, "").partition(" ")[0]
            yield _EAST_ASIAN[0] if script in _EAST_ASIAN else script
