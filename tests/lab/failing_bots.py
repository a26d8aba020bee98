"""Bots that fail in the ways in which people's bots do."""

from __future__ import annotations

import os

from catspaw.core.bits import members
from catspaw.core.game import Game
from catspaw.core.sight import Sight

UNLUCKY = 5 * 64 + 1
"""What the bot of the second seat is seeded with in the fifth game of seed 1."""


class Raises:
    """Raises at its second question in the fifth game of seed 1."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self._unlucky = seed == UNLUCKY
        self._asked = 0

    def choose(self, sight: Sight) -> int:
        self._asked += 1
        if self._unlucky and self._asked == 2:
            self.fail()
        return members(sight.options)[0]

    def fail(self) -> None:
        raise ZeroDivisionError("no room left")


class Leaves(Raises):
    """Calls exit."""

    def fail(self) -> None:
        raise SystemExit


class Falls(Raises):
    """Takes its process with it."""

    def fail(self) -> None:
        os._exit(3)


class Unmade(Raises):
    """Cannot be made for the fifth game."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        if self._unlucky:
            raise LookupError("no book of openings")


class Learns:
    """Plays worse with every game it remembers."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self._games = 0

    def choose(self, sight: Sight) -> int:
        self._games += 1
        return members(sight.options)[self._games % len(members(sight.options))]
