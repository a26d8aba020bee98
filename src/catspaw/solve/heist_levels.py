"""What carelessness costs: a policy blurred as the weaker levels of the bot blur it, for exact figures.

A careless player now and then names, takes, keeps, checks or traps at random among what the model tells apart; when to
loot, move or end, everybody knows, and so does an Inspector whom one room is left.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from catspaw.solve.heist_export import solver_of
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


class CarelessLevels:
    """Exactly how well those play who make a share of their decisions at random."""

    def __init__(self, policy: HeistPolicy) -> None:
        self._policy, self._careless = solver_of(policy), solver_of(policy)

    def figures(self, careless: float) -> LevelFigures:
        """Against the policy, and against the best."""
        policy, blurry = self._policy, self._careless
        blurry.of_mouse.mouse_sum, blurry.of_inspector.inspector_sum = blurred(policy, careless)
        as_mouse = policy.evaluate_against(mouse=blurry.mouse_sum)
        as_inspector = policy.evaluate_against(inspector=blurry.inspector_sum)
        return LevelFigures(careless, blurry.low(), as_mouse, as_inspector, blurry.high())

    def share(self, careless: float, other: float) -> float:
        """What the first wins against the other, as many games from either seat."""
        one, two = blurred(self._policy, careless), blurred(self._policy, other)
        won = self._policy.evaluate_against(mouse=one[0], inspector=two[1])
        return (won + 1 - self._policy.evaluate_against(mouse=two[0], inspector=one[1])) / 2


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
    mouse, inspector = (
        (1 - share * some) * mine + share * some * other
        for mine, other, some in zip(solver.chances(), solver.even_chances(), careless_parts(solver), strict=True)
    )
    return mouse, inspector
