"""Catspaw: a home for cat-and-mouse card games.

>>> import catspaw
>>> table = catspaw.new("cat-and-mouse", seed=7)
>>> table.question.asked, table.question.prompt
('inspector', 'fill-pocket')
>>> table.answer("gems-20")
>>> table
<Table of cat-and-mouse: mouse is asked start, after 1 answer>

Importing it is quick: a name's module is imported when the name is first used, and a game when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import catspaw.games as _games  # before the function of the same name: importing it sets the attribute `games`
from catspaw.core.lazy import lazy_names

if TYPE_CHECKING:
    from catspaw.core.dealer import Dealer
    from catspaw.core.errors import (
        CannotReplay,
        CannotUndo,
        CatspawError,
        IllegalAnswer,
        InUse,
        Malformed,
        NotYours,
        Stale,
        Unknown,
    )
    from catspaw.core.game import Game
    from catspaw.core.outcome import Outcome
    from catspaw.core.position import Position
    from catspaw.core.question import Option, Question
    from catspaw.core.setup import Deck, Edition, TableSetup
    from catspaw.core.sight import Sight
    from catspaw.core.view import View
    from catspaw.games.registry import register
    from catspaw.table.replaying import replay
    from catspaw.table.starting import new
    from catspaw.table.table import Table

__version__ = "0.2.0"
__all__ = [
    "CannotReplay",
    "CannotUndo",
    "CatspawError",
    "Dealer",
    "Deck",
    "Edition",
    "Game",
    "IllegalAnswer",
    "InUse",
    "Malformed",
    "NotYours",
    "Option",
    "Outcome",
    "Position",
    "Question",
    "Sight",
    "Stale",
    "Table",
    "TableSetup",
    "Unknown",
    "View",
    "games",
    "new",
    "register",
    "replay",
]


def games() -> tuple[Game, ...]:
    """Every game, those of the house first. Imports them all; `catspaw.new` imports only the one that is played.

    >>> import catspaw
    >>> [game.id for game in catspaw.games()][:3]
    ['cat-and-mouse', 'red-claw', 'claw-and-order']
    """
    return _games.known_games()


if not TYPE_CHECKING:
    __getattr__, __dir__ = lazy_names(
        __name__,
        {
            "Dealer": "catspaw.core.dealer",
            **dict.fromkeys(
                (
                    "CannotReplay",
                    "CannotUndo",
                    "CatspawError",
                    "IllegalAnswer",
                    "InUse",
                    "Malformed",
                    "NotYours",
                    "Stale",
                    "Unknown",
                ),
                "catspaw.core.errors",
            ),
            "Game": "catspaw.core.game",
            "Outcome": "catspaw.core.outcome",
            "Position": "catspaw.core.position",
            "Option": "catspaw.core.question",
            "Question": "catspaw.core.question",
            "Deck": "catspaw.core.setup",
            "Edition": "catspaw.core.setup",
            "TableSetup": "catspaw.core.setup",
            "Sight": "catspaw.core.sight",
            "View": "catspaw.core.view",
            "register": "catspaw.games.registry",
            "replay": "catspaw.table.replaying",
            "new": "catspaw.table.starting",
            "Table": "catspaw.table.table",
        },
    )
