"""Computes what `own_room=forbidden` is worth if the Inspector must spring the trap in the only room left.

He need not, and better does not: she may not name her room there, so every name is a clue, and the Calling Card is no
answer to the third. Figures computed apart from this code are a little higher, as if he had to spring it.

PYTHONPATH=../src:. python -m solve.only_room 80   # in tests; so many iterations
"""

from __future__ import annotations

import sys

from catspaw.games import game_by_id
from catspaw.solve import heist_stay, heist_tree
from catspaw.solve.heist_solver import HeistSolver
from catspaw.solve.heist_stay import Terms


def must_trap(rooms: int, clues: int, terms: Terms) -> bool:
    """In place of `only_trap`: whatever a name would cost her."""
    del clues, terms
    return rooms == 1


def tell(iterations: int) -> None:
    for module in (heist_stay, heist_tree):
        vars(module)["only_trap"] = must_trap
    solver = HeistSolver(game_by_id("cat-and-mouse").setup((), {"own_room": "forbidden"}))
    while solver.iteration < iterations:
        solver.step()
    sys.stdout.write(f"{iterations}: the best Mouse wins {solver.high():.5f}\n")


if __name__ == "__main__":
    tell(int(sys.argv[1]))
