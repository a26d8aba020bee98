"""Checks a policy file: what the best opponents win against exactly what is written in it."""

from __future__ import annotations

import numpy as np

from catspaw.games import game_by_id
from catspaw.solve.heist_policy import HeistPolicy
from catspaw.solve.heist_solver import Bracket, HeistSolver


def checked(policy: HeistPolicy) -> Bracket:
    """The bracket of a policy, from its rounded chances."""
    return solver_of(policy).bracket()


def solver_of(policy: HeistPolicy) -> HeistSolver:
    """A solver that holds the policy as it is in the file."""
    stored = policy.stored
    solver = HeistSolver(game_by_id(stored.game).setup(stored.variants, stored.rulings))
    solver.iteration = stored.iterations
    solver.mouse_sum = np.frombuffer(stored.mouse, np.uint8).astype(np.float64)
    solver.inspector_sum = np.frombuffer(stored.inspector, np.uint8).astype(np.float64)
    solver.kind_sum = np.array(stored.kind_chances)
    return solver
