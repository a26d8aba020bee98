"""What carelessness costs: a policy blurred as the weaker levels of the bot blur it, for exact figures.

A careless player now and then names, takes, keeps, checks or traps at random among what the model tells apart; when to
loot, move or end, everybody knows, and so does an Inspector whom one room is left.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from catspaw.solve.heist_export import solver_of
from catspaw.solve.heist_forward import all_chances
from catspaw.solve.heist_layout import inspector_layout, mouse_layout
from catspaw.solve.heist_loot import Floats
from catspaw.solve.heist_policy import HeistPolicy
from catspaw.solve.heist_solver import HeistSolver
from catspaw.solve.heist_stay import UNSEEN, Notes


class LevelFigures(Struct, frozen=True):
    """The Mouse's chances to win with a careless player in one seat."""

    careless: float
    low: float
    """Careless, against the best Inspector."""
    as_mouse: float
    """Careless, against the policy."""
    as_inspector: float
    """With the policy against a careless Inspector."""
    high: float
    """The best Mouse against a careless Inspector."""

    @property
    def exploitability(self) -> float:
        return (self.high - self.low) / 2


def level_figures(policy: HeistPolicy, careless: float) -> LevelFigures:
    """Exactly how well a level plays that makes so large a share of its decisions at random."""
    solver, other = solver_of(policy), solver_of(policy)
    other.of_mouse.mouse_sum, other.of_inspector.inspector_sum = blurred(solver, careless)
    low, high = other.low(), other.high()
    as_mouse = solver.evaluate_against(mouse=other.mouse_sum)
    as_inspector = solver.evaluate_against(inspector=other.inspector_sum)
    return LevelFigures(careless, low, as_mouse, as_inspector, high)


def careless_parts(solver: HeistSolver) -> tuple[Floats, Floats]:
    """1 where a number belongs to a decision that may be made carelessly, else 0; of the Mouse, of the Inspector."""
    graph, tree = solver.graph, solver.graph.tree
    mouse, inspector = np.zeros_like(solver.mouse_sum), np.ones_like(solver.inspector_sum)
    announced = bool(graph.rulings.trap_is_announced_first)
    for place, key in enumerate(graph.keys):
        made, space = graph.template_list[graph.template(key)], graph.space(key.pattern)
        sizes = [states.size for states in space.stages]
        hers = mouse_layout(made, sizes, len(space.takes.first), int(tree.e_mouse0[place]), announced=announced)
        for block in (*hers.names, *hers.take):
            mouse[block.at : block.end] = 1.0
        his = inspector_layout(made, 1, int(tree.e_inspector0[place]))
        for turn, block in zip(made.turns, his.act, strict=True):
            for note, notes in enumerate(turn.notes):
                if is_certain(notes):
                    inspector[block.at + note * 4 : block.at + note * 4 + 4] = 0.0
    return mouse, inspector


def is_certain(notes: Notes) -> bool:
    """Whether he has counted her out to one room."""
    return notes.unseen + sum(place == UNSEEN for place in notes.rooms) == 1


def blurred(solver: HeistSolver, share: float) -> tuple[Floats, Floats]:
    """Both policies, if so large a share of decisions is made at random."""
    chances = solver.chances()
    even = tuple(np.zeros_like(part) for part in chances)
    all_chances(solver.graph.tree, *(np.zeros_like(part) for part in chances), *even)
    mouse, inspector = (
        (1 - share * some) * mine + share * some * other
        for mine, other, some in zip(chances, even, careless_parts(solver), strict=True)
    )
    return mouse, inspector
