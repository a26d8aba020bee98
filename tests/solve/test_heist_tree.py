"""The graph of stays: where she may go next."""

from __future__ import annotations

from itertools import chain

import pytest

from catspaw.games import game_by_id
from catspaw.games.cat_and_mouse.rules.rulings import Rulings
from catspaw.solve.heist_key import Pattern
from catspaw.solve.heist_loot import LootSpace, pocket_kinds
from catspaw.solve.heist_tree import HeistGraph

GAME = game_by_id("cat-and-mouse")


def graph(*variants: str) -> HeistGraph:
    return HeistGraph(Rulings(GAME.setup(variants)))


def test_without_the_variant_nothing_can_be_left_unused():
    made = graph()
    assert set(made.plain) == set(made.used) == {-1}
    assert not any(made.is_plain)


@pytest.mark.slow
@pytest.mark.long
def test_whoever_leaves_subtle_movement_unused_chooses_from_one_room_less():
    made = graph("subtle-movement")
    pairs = [(used, plain) for used, plain in enumerate(made.plain) if plain >= 0]
    assert pairs
    assert all(made.keys[plain] == made.keys[used]._replace(rooms=made.keys[used].rooms - 1) for used, plain in pairs)
    assert all(made.used[plain] == used for used, plain in pairs)
    moves = set(chain(*made.children, *made.found_children)) - {-1}
    assert all((made.plain[used] >= 0) == (made.keys[used].rooms > 1) for used in moves)


@pytest.mark.parametrize("picks_late", [False, True])
def test_found_she_may_loot_and_pick_the_pocket_where_that_may_follow(picks_late: bool):
    """With Calling Card, Pickpocket and one treasure: of two more, one may lie here and one in the pocket."""
    space = LootSpace(Pattern(2, 3, 1, 0), 2, pocket_kinds(deep=False), peek=False, picks_late=picks_late)
    states, gone = space.before, space.gone_after_loot[0]
    picks = states.card & states.picks & ~states.smoke
    assert picks.any()
    assert (gone[picks] > 0).all() == picks_late
    assert (gone[picks] > 0).any() == picks_late
