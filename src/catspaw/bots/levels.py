"""Named opponents: how a game declares its levels, weak to strong."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Protocol

from msgspec import Struct

from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight


class Bot(Protocol):
    """Sees what its seat sees and answers one question at a time."""

    def choose(self, sight: Sight) -> int:
        """One of the options in `sight.options`."""
        ...


MakeLevel = Callable[[Game, int, int, TableSetup | None], Bot]
"""Makes a bot for a game, a seat, a seed and a table set up so."""


class Level(Struct, frozen=True):
    """One opponent. A game names its own in `Game.levels`, as `module:NAME` of a tuple of them, the weakest first."""

    id: str
    """What one types, and what records and saves call it."""
    name: Mapping[str, str]
    """What people call it, by language."""
    style: Mapping[str, str]
    """One line about how it plays, by language."""
    face: str
    """What it looks like: an icon of the set that the browser client draws from."""
    make: MakeLevel


@cache
def levels_of(game: Game) -> tuple[Level, ...]:
    """The levels that a game declares, weak to strong; none in most games of others.

    >>> from catspaw.games import game_by_id
    >>> [level.id for level in levels_of(game_by_id("red-claw"))]
    ['crumb', 'nibble', 'snoop', 'shade', 'colonel']
    """
    if not game.levels:
        return ()
    module, _, name = game.levels.partition(":")
    found: tuple[Level, ...] = getattr(importlib.import_module(module), name)
    return found


def usual_bot(game: Game) -> str:
    """Who plays where nobody has chosen: the second level, or, where there are none, whoever goes by rules of thumb."""
    levels = levels_of(game)
    return levels[1].id if len(levels) > 1 else "heuristic"
