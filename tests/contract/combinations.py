"""Every game × variant, with each ruling option alone and all pairs of them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from kuhn_poker import KuhnPoker

from catspaw.core.game import Game
from catspaw.core.house import House
from catspaw.core.position import Position
from catspaw.games import GAMES


@dataclass(frozen=True)
class Combination:
    """One way to play one game."""

    game: Game
    variants: tuple[str, ...]
    rulings: tuple[tuple[str, str], ...]

    @property
    def house(self) -> House:
        return self.game.house(self.variants, dict(self.rulings))

    def start(self) -> Position:
        return self.game.start(self.house)

    def __str__(self) -> str:
        settings = [*self.variants, *(f"{name}={reading}" for name, reading in self.rulings)]
        return " ".join([self.game.id, *settings])


def of_game(game: Game) -> list[Combination]:
    names = [variant.id for variant in game.variants]
    variants = [chosen for size in range(len(names) + 1) for chosen in combinations(names, size)]
    other = [(ruling.id, reading) for ruling in game.rulings for reading in ruling.readings[1:]]
    pairs = [(one, two) for one, two in combinations(other, 2) if one[0] != two[0]]
    rulings: list[tuple[tuple[str, str], ...]] = [(), *((option,) for option in other), *pairs]
    return [Combination(game, chosen, readings) for chosen in variants for readings in rulings]


COMBINATIONS = [combination for game in (KuhnPoker(), *GAMES) for combination in of_game(game)]
FEW = [combination for combination in COMBINATIONS if len(combination.rulings) < 2]
"""No pairs: what `make check` goes through."""
