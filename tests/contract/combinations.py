"""Every setup of every game that the contract suite plays."""

from __future__ import annotations

from collections import defaultdict

from kuhn_poker import KuhnPoker

from catspaw.games import GAMES
from catspaw.testing.combinations import Combination, of_game
from contract.straws import Straws

__all__ = ["COMBINATIONS", "DEFAULTS", "FEW", "ONCE", "QUICK", "Combination", "of_game"]

COMBINATIONS = [combination for game in (KuhnPoker(), Straws(), *GAMES) for combination in of_game(game)]
FEW = [combination for combination in COMBINATIONS if len(combination.rulings) < 2]
"""No pairs: what `make check` goes through."""
QUICK = [combination for combination in FEW if combination.game.id != "claw-and-order" or not combination.rulings]
"""Those that are played under the laws by `make check`: of a long game with many rulings only the decks."""
DEFAULTS = [combination for combination in FEW if not combination.rulings]
"""Every variant, edition, deck and number of players, by the default rulings."""


def _once() -> list[Combination]:
    """Every other reading once: the first with the first edition and number of players, the next with the next."""
    tables: dict[tuple[object, ...], list[Combination]] = defaultdict(list)
    for combination in FEW:
        if combination.rulings:
            tables[combination.game.id, combination.variants, combination.rulings].append(combination)
    return [found[number % len(found)] for number, found in enumerate(tables.values())]


ONCE = [*DEFAULTS, *_once()]
"""Those that `make test` plays under the laws; the others of `FEW` are for the patient."""
