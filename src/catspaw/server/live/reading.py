"""What runs in the process that reads what people bring: it may take long, or all the memory there is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from catspaw.core.own_editions import FilesRead
from catspaw.games import game_by_id, known_games

MEMORY: Final = 1 << 30
"""Bytes that such a process may have."""


def read_files(game: str, files: Mapping[str, str], language: str) -> FilesRead:
    """An edition from its files, and all that is to be said of them."""
    return game_by_id(game).read_files(files, language)


def warm_up() -> None:
    """Read the built-in editions, so that the time for grammars and imports is nobody's."""
    for game in known_games():
        if game.takes_files:
            game.chosen_edition(None)


def bound_memory() -> None:
    """So that a stranger's text can use up no more, where the system knows such a bound."""
    try:
        import resource  # noqa: PLC0415 – not everywhere
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
