"""How many ways a hunt can go, to a depth: pinned, so that no rule changes unseen."""

import pytest

from contract.node_counts import ways
from red_claw.hunt import arranged, undealt


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ways_to_begin(players: int):
    position = undealt(players).table._position
    assert [ways(position, depth) for depth in range(1, 4)] == [14, 14 * 13, 14 * 13 * 12]


def test_ways_through_a_turn():
    """By hand: 0 has a free choice of four rows, 12 takes blue and lets the next player choose, 2 just takes."""
    hands = {"white": ["red 0", "blue 12", "green 2"], "black": ["red 4", "red 7"], "grey": ["blue 4"]}
    position = arranged(3, hands=hands).table._position
    assert ways(position, 1) == 3
    assert ways(position, 2) == 4 + 4 + 2  # rows, rows, or black's next card
    assert ways(position, 3) == 4 * 2 + 4 * 2 + 2 * 2  # then black plays, or grey, who may skip


def test_ways_with_an_ability():
    """By hand: no ability or one of two, of which the first needs a card."""
    hands = {"white": ["red 13", "blue 5"], "black": ["red 4", "red 7"]}
    position = arranged(2, hands=hands, levels={"white": 2}).table._position
    assert ways(position, 1) == 3
    assert ways(position, 2) == 2 + 2 + 2  # play; exchange which card; play
