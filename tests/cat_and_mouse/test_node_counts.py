"""How many ways a heist can go, to a depth: pinned, so that no rule changes unseen."""

import pytest

import catspaw
from contract.node_counts import ways


@pytest.mark.parametrize(
    ("variants", "counts"),
    [
        ((), [9, 9 * 12, 9 * 12 * 11, 9 * 12 * 11 * 10]),
        (("deep-pockets",), [9, 81, 9 * (8 * 12 + 12), 9 * (8 * 12 * 10 + 12 * 11)]),
    ],
)
def test_ways_to_begin(variants: tuple[str, ...], counts: list[int]):
    position = catspaw.new("cat-and-mouse", variants=variants, chance="ask")._position
    assert [ways(position, depth) for depth in range(1, 5)] == counts


def test_ways_from_her_turn():
    """By hand: end the heist, loot (2 cards, then she is asked), or change to one of ten rooms."""
    table = catspaw.new("cat-and-mouse", chance="ask")
    for answer in (
        "glory-10",
        "room 7",
        "gems-10",
        "gems-20",
        "room 1",
        "room 2",
        "room 1",
        "check for clues",
        "room 7",
    ):
        table.answer(answer)
    assert [ways(table._position, depth) for depth in range(1, 5)] == [3, 2 + 10, 2 + 10 * 9, 2 * 9 + 10 * 9 * 8]
