"""The players, the edition and the readings of one hunt, as a value that answers the rules' questions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from catspaw.core.setup import Ruling, TableRulings, TableSetup
from catspaw.games.red_claw.state.edition import Box
from catspaw.games.red_claw.state.numbers import NONE, SEAT_NAMES

RULINGS: Final = (
    Ruling("resolve_when", "RC-R.A", ("after-card", "at-once")),
    Ruling("leftover_token", "RC-R.C", ("stays-second", "becomes-first")),
    Ruling("figure_again", "RC-R.F", ("no-change", "plus-one")),
    Ruling("double_wild", "RC-R.N", ("one-row", "each")),
    Ruling("ability_turn", "RC-R.O", ("play-only", "any-turn")),
    Ruling("false_trail", "RC-R.R", ("automatic", "optional")),
    Ruling("framed_marker", "RC-R.AA", ("at-once", "at-the-end")),
    Ruling("freed_claw", "RC-R.AB", ("you", "next-player")),
    Ruling("first_player", "RC-2.7", ("random", *SEAT_NAMES)),
)


@final
@mypyc_attr(acyclic=True)
class Rulings(TableRulings):
    """What the rules ask; each answer is looked up once."""

    def __init__(self, setup: TableSetup) -> None:
        super().__init__(setup)
        assert isinstance(setup.edition, Box)
        self.box: Box = setup.edition
        self.players: i64 = len(setup.seats)
        self.rows_resolve_at_once: bool = setup.rules("resolve_when", "at-once")
        self.leftover_becomes_first: bool = setup.rules("leftover_token", "becomes-first")
        self.figure_counts_again: bool = setup.rules("figure_again", "plus-one")
        self.wild_rows_are_named_one_by_one: bool = setup.rules("double_wild", "each")
        self.abilities_on_any_turn: bool = setup.rules("ability_turn", "any-turn")
        self.false_trails_are_optional: bool = setup.rules("false_trail", "optional")
        self.framed_markers_move_at_the_end: bool = setup.rules("framed_marker", "at-the-end")
        self.freed_claws_follow_the_other: bool = setup.rules("freed_claw", "next-player")
        self.first_player: i64 = seat_named(setup.readings["first_player"])
        self.freed: i64 = freed_cards(self)
        """The cards on which ability 2 changes something."""


def seat_named(reading: str) -> int:
    """RC-2.7: the seat that the table has named, or NONE for chance."""
    return SEAT_NAMES.index(reading) if reading in SEAT_NAMES else NONE


def freed_cards(rulings: Rulings) -> i64:
    """RC-8.1, Ruling RC-R.AB: all with a claw; but where a doubled one is the next player's choice of one row
    either way, there is nothing to free.
    """
    if rulings.freed_claws_follow_the_other and not rulings.wild_rows_are_named_one_by_one:
        return rulings.box.claws & ~rulings.box.doubled_claws
    return rulings.box.claws
