"""A new table, by the names and values that scripts have at hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from catspaw.core.checking import text, whole_number
from catspaw.core.dealer import Dealer
from catspaw.core.errors import Unknown
from catspaw.core.game import Game
from catspaw.core.setup_schema import AnyDeck, AnyEdition
from catspaw.games.registry import check_declaration, game_by_id
from catspaw.table.table import Table


def new(
    game: str | Game,
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

    - `game`: the id of a game, or a `Game`, which need not be registered.
    - `variants`: ids of the variants to play with.
    - `rulings`: how open questions are read, by their ids.
    - `players`: how many play, where the game leaves it open.
    - `edition`: the id of a built-in box, the path of your own, or an edition that was read already.
    - `decks`: named likewise, one for each seat.
    - `seed`: which deal it is.
    - `chance`: with `"ask"` there is no dealer, and questions to chance wait for an answer like any other.

    `Unknown` says what there is instead of what was named, `Malformed` what has a wrong type or cannot be read.

    >>> import catspaw
    >>> catspaw.new("red-claw", players=3, seed=1).setup.seats
    ('white', 'black', 'grey')
    >>> catspaw.new("cat-and-mouse", variants=["subtle-movement"], rulings={"peek": "free"}, chance="ask").asked
    'inspector'
    >>> catspaw.new("cat-and-mouse", seed=1.0)
    Traceback (most recent call last):
    catspaw.core.errors.Malformed: seed: a whole number was expected, not 1.0
    """
    rules = _rules_of(game)
    if text("chance", chance) not in ("deal", "ask"):
        raise Unknown("way to answer for chance", chance, ["deal", "ask"])
    number = None if seed is None else whole_number("seed", seed)
    setup = rules.setup(variants, rulings, players=players, edition=edition, decks=decks)
    return Table(rules, setup, Dealer.from_seed(number) if chance == "deal" else None)


def _rules_of(game: str | Game) -> Game:
    if isinstance(game, str) or not isinstance(game, Game):
        return game_by_id(game)
    check_declaration(game)
    return game
