"""How many ways a game can go, to a depth: pinned per game, so that no rule changes unseen."""

from catspaw.core.bits import members
from catspaw.core.position import Position


def ways(position: Position, depth: int) -> int:
    """The number of different answers in a row, chance included."""
    if depth == 0:
        return 1
    total = 0
    for number in members(position.options):
        ahead = position.clone()
        ahead.answer(number)
        total += ways(ahead, depth - 1)
    return total
