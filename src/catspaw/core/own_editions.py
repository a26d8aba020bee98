"""Editions that somebody has brought as files: what they are called, and those that this process has at hand.

An edition from a file of this machine is called by its path. One that came over the network, or that others are to play
with, is called by its contents, such as `my-set@9f86d081884c7d659a2feaa0c55ad015`, so that nobody can change it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final, NamedTuple, TypeGuard

from catspaw.core.errors import Unknown
from catspaw.core.findings import Finding
from catspaw.core.setup import Edition

_NAME: Final = re.compile(r"[a-z0-9-]{1,40}@[0-9a-f]{32}")
AT_HAND: Final = 64
"""So many editions a process has at hand; those that were not used for the longest time go first."""
_shelf: OrderedDict[tuple[str, str], Edition] = OrderedDict()


class NotAtHand(Unknown):
    """An edition that is called by its contents, and that this process has not been given."""

    def __init__(self, game: str, name: str) -> None:
        super().__init__(f"edition of {game}", name, [])


class FilesRead(NamedTuple):
    """What became of the files of an edition."""

    id: str
    edition: Edition | None
    """None if something is wrong with it."""
    names: dict[str, str]
    """What people call it, by language."""
    findings: tuple[Finding, ...]


def name_of_files(id: str, files: Mapping[str, str]) -> str:
    """What an edition is called by its contents."""
    contents = json.dumps(sorted(files.items()), ensure_ascii=False).encode("utf-8", "surrogatepass")
    return f"{id}@{hashlib.sha256(contents).hexdigest()[:32]}"


def is_own(name: str | None) -> TypeGuard[str]:
    """Whether a name is that of an edition by its contents."""
    return name is not None and _NAME.fullmatch(name) is not None


def put_at_hand(game: str, name: str, edition: Edition) -> None:
    """Let setups of a game find an edition by its contents' name."""
    _shelf[game, name] = edition
    _shelf.move_to_end((game, name))
    while len(_shelf) > AT_HAND:
        _shelf.popitem(last=False)


def is_at_hand(game: str, name: str) -> bool:
    return (game, name) in _shelf


def at_hand(game: str, name: str) -> Edition:
    """The edition; NotAtHand if it was not given, or so long ago that it is forgotten."""
    found = _shelf.get((game, name))
    if found is None:
        raise NotAtHand(game, name)
    _shelf.move_to_end((game, name))
    return found
