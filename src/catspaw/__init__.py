"""Catspaw: a home for cat-and-mouse card games.

import catspaw
table = catspaw.new("cat-and-mouse", seed=7)
table.question, table.answer("room 7"), table.view("mouse"), table.record()
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

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
from catspaw.core.setup import Deck, Edition
from catspaw.core.setup_schema import AnyDeck, AnyEdition
from catspaw.games import game_by_id, known_games, register
from catspaw.table import Table, replay

__version__ = "0.1.0"
__all__ = [
    "CannotReplay",
    "CannotUndo",
    "CatspawError",
    "Deck",
    "Edition",
    "Game",
    "IllegalAnswer",
    "InUse",
    "Malformed",
    "NotYours",
    "Stale",
    "Table",
    "Unknown",
    "games",
    "new",
    "register",
    "replay",
]


def games() -> tuple[Game, ...]:
    """Every game, those of the house first."""
    return known_games()


def new(
    game: str,
    *,
    variants: Iterable[str] = (),
    rulings: Mapping[str, str] | None = None,
    players: int | None = None,
    edition: AnyEdition | None = None,
    decks: Sequence[AnyDeck] | None = None,
    seed: int | None = None,
    chance: Literal["deal", "ask"] = "deal",
) -> Table:
    """A new table. Equal seeds deal equal cards; without one the deal cannot be foreseen.

    `edition` is the id of a built-in box, the path of your own, or an edition that was read already;
    `decks` are named likewise, one for each seat.
    """
    rules = game_by_id(game)
    if chance not in ("deal", "ask"):
        raise Unknown("way to answer for chance", chance, ["deal", "ask"])
    dealer = Dealer.from_seed(seed) if chance == "deal" else None
    setup = rules.setup(variants, rulings, players=players, edition=edition, decks=decks)
    return Table(rules, setup, dealer)
