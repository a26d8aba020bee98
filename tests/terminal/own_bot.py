"""Bots as a person might bring them."""

from catspaw.core.bits import members
from catspaw.core.game import Game
from catspaw.core.sight import Sight


class First:
    """Takes the first option."""

    def __init__(self, game: Game, seat: int, seed: int) -> None: ...

    def choose(self, sight: Sight) -> int:
        return members(sight.options)[0]


class Cheat:
    """Answers what nobody offered."""

    def __init__(self, game: Game, seat: int, seed: int) -> None: ...

    def choose(self, sight: Sight) -> int:
        return 61


class Shy:
    """Does not take what bots are made with."""

    def choose(self, sight: Sight) -> int:
        return members(sight.options)[0]


class Breaks:
    """Fails at its first question in the third game of seed 1."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self._unlucky = seed // 64 == 3

    def choose(self, sight: Sight) -> int:
        if self._unlucky:
            raise KeyError("room 7")
        return members(sight.options)[0]
