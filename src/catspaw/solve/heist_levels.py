"""What carelessness costs: a policy blurred as the weaker levels of the bot blur it, for exact figures.

A careless player now and then names, takes, keeps, checks or traps at random among what the model tells apart; when to
loot, move or end, everybody knows.
"""

from __future__ import annotations

import numpy as np

from catspaw.solve.heist_forward import all_chances
from catspaw.solve.heist_loot import Floats
from catspaw.solve.heist_solver import HeistSolver
from catspaw.solve.heist_stay import NAMES


def careless_parts(solver: HeistSolver) -> Floats:
    """1 where a number of the Mouse's decisions belongs to a name or a take, else 0."""
    graph, tree = solver.graph, solver.graph.tree
    parts = np.zeros(tree.e_mouse0[-1])
    for place, key in enumerate(graph.keys):
        made, space = graph.template_list[graph.template(key)], graph.space(key.pattern)
        at = int(tree.e_mouse0[place])
        for turn in made.turns:
            size = space.stages[turn.number - 1].size
            many = len(turn.homes) * size * NAMES
            parts[at : at + many] = 1.0
            at += many + size * 3 + len(turn.homes) * size * 2
        for named in made.named:
            stage = made.turns[named.turn].number - 1
            at += len(named.homes) * space.stages[stage].size * 3
            if stage == 0 and named.then >= 0:
                many = len(named.homes) * len(space.takes.first) * 2
                parts[at : at + many] = 1.0
                at += many
    return parts


def blurred(solver: HeistSolver, share: float) -> tuple[Floats, Floats]:
    """Both policies, if so large a share of decisions is made at random."""
    mouse, inspector = solver.chances()
    even_mouse, even_inspector = np.zeros_like(mouse), np.zeros_like(inspector)
    none = np.zeros_like(mouse), np.zeros_like(inspector)
    all_chances(solver.graph.tree, *none, even_mouse, even_inspector)
    some = share * careless_parts(solver)
    return (1 - some) * mouse + some * even_mouse, (1 - share) * inspector + share * even_inspector
