"""The players, the edition and the readings of one hunt, as a value that answers the rules' questions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from catspaw.core.house import House, Ruling
from catspaw.games.red_claw.edition import Box

RULINGS: Final = (
    Ruling("resolve_when", "RC-R.A", ("after-card", "at-once")),
    Ruling("leftover_token", "RC-R.C", ("stays-second", "becomes-first")),
    Ruling("figure_again", "RC-R.F", ("no-change", "plus-one")),
    Ruling("double_wild", "RC-R.N", ("one-row", "each")),
    Ruling("ability_turn", "RC-R.O", ("play-only", "any-turn")),
    Ruling("false_trail", "RC-R.R", ("automatic", "optional")),
)


@final
@mypyc_attr(acyclic=True)
class Rulings:
    """Shared by all clones of a position and never changed."""

    def __init__(self, house: House) -> None:
        assert isinstance(house.edition, Box)
        self.box: Box = house.edition
        self.players: i64 = len(house.seats)
        self.rows_resolve_at_once: bool = house.rules("resolve_when", "at-once")
        self.leftover_becomes_first: bool = house.rules("leftover_token", "becomes-first")
        self.figure_counts_again: bool = house.rules("figure_again", "plus-one")
        self.wild_rows_are_named_one_by_one: bool = house.rules("double_wild", "each")
        self.abilities_on_any_turn: bool = house.rules("ability_turn", "any-turn")
        self.false_trails_are_optional: bool = house.rules("false_trail", "optional")
