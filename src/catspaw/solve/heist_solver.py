"""Solves Cat & The Mouse: CFR+ until the exploitability is small enough; can be interrupted after any iteration."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
from msgspec import Struct

from catspaw.core.errors import Malformed
from catspaw.core.setup import TableSetup
from catspaw.games.cat_and_mouse.rules.rulings import Rulings
from catspaw.solve import heist_cfr
from catspaw.solve.heist_forward import all_chances
from catspaw.solve.heist_loot import Floats, Ints
from catspaw.solve.heist_response import respond
from catspaw.solve.heist_tree import HeistGraph

SHOWN_EVERY: Final = 10
FIRST_CERTIFIED: Final = 120
CERTIFIED_EVERY: Final = 60
CUT: Final = 1e-8
"""Histories less likely than this count as lost for the Mouse when she is certified."""


class Bracket(Struct, frozen=True):
    """The Mouse's chance to win: at least `low` with her policy, at most `high` against his."""

    iteration: int
    low: float
    high: float

    @property
    def value(self) -> float:
        return (self.low + self.high) / 2

    @property
    def exploitability(self) -> float:
        """Half of what best responses gain."""
        return (self.high - self.low) / 2


class Progress(Struct, frozen=True):
    """How far a solution has come."""

    iteration: int
    value: float
    """The Mouse's chance to win when both follow their policies."""
    high: float
    bracket: Bracket | None
    """What is certain, where it was computed."""


class HeistSolver:
    """The state of one solution."""

    def __init__(self, setup: TableSetup) -> None:
        self.setup = setup
        self.graph = HeistGraph(Rulings(setup))
        tree = self.graph.tree
        kinds = self.graph.kinds
        self.iteration = 0
        self.mouse, self.mouse_sum = np.zeros(tree.e_mouse0[-1]), np.zeros(tree.e_mouse0[-1])
        self.inspector, self.inspector_sum = np.zeros(tree.e_inspector0[-1]), np.zeros(tree.e_inspector0[-1])
        self.kind_regret, self.kind_sum = np.zeros(kinds), np.zeros(kinds)
        self.reach = np.zeros(tree.e_value0[-1])
        self.mass = np.zeros((len(graph_keys := self.graph.keys), kinds))
        self.value = np.zeros(tree.e_value0[-1] * kinds)
        self._all_fits = self.graph.space_list[self.graph.spaces[graph_keys[0].pattern]].entry.fits[0]

    def _kind_chances(self) -> Floats:
        total = self.kind_regret.sum()
        return self.kind_regret / total if total > 0 else np.full(self.graph.kinds, 1 / self.graph.kinds)

    @property
    def kind_chances(self) -> Floats:
        """How often the Inspector's policy has each kind of pocket."""
        total = self.kind_sum.sum()
        return self.kind_sum / total if total > 0 else np.full(self.graph.kinds, 1 / self.graph.kinds)

    def step(self) -> None:
        """One iteration: the Mouse learns, then the Inspector."""
        self.iteration += 1
        weight = float(self.iteration**2)
        chances = self._kind_chances()
        for mode in (heist_cfr.MOUSE_LEARNS, heist_cfr.INSPECTOR_LEARNS):
            self._sweep(mode, weight, chances, self.mouse, self.inspector)
        losses = -self.value[: self.graph.kinds] / self._all_fits
        self.kind_regret = np.maximum(0, self.kind_regret + losses - chances @ losses)
        self.kind_sum += weight * chances

    def _sweep(self, mode: int, weight: float, chances: Floats, mouse: Floats, inspector: Floats) -> None:
        heist_cfr.sweep(
            self.graph.tree, mode, weight, chances, self.reach, self.mass, self.value,
            mouse, self.mouse_sum, inspector, self.inspector_sum,
        )  # fmt: skip

    def evaluate(self) -> float:
        """The Mouse's chance to win when both follow their policies; fills `reach` and `value` with theirs."""
        self._sweep(heist_cfr.EVALUATE, 0.0, self.kind_chances, self.mouse_sum, self.inspector_sum)
        return float(self.kind_chances @ (self.value[: self.graph.kinds] / self._all_fits))

    def high(self) -> float:
        """What the best Mouse wins against his policy; fills `value` with it."""
        self._sweep(heist_cfr.MOUSE_BEST, 0.0, self.kind_chances, self.mouse_sum, self.inspector_sum)
        return float(self.kind_chances @ (self.value[: self.graph.kinds] / self._all_fits))

    def low(self, cut: float = CUT) -> float:
        """What her policy wins against the best Inspector, who remembers everything."""
        visits: Ints = np.zeros(1, np.int64)
        won = respond(self.graph.tree, 0, self.mouse_sum, np.ones(1), cut, visits) / self._all_fits
        return float(won.min())

    def chances(self) -> tuple[Floats, Floats]:
        """The policies of both, in the layout of the tree."""
        mouse, inspector = np.zeros_like(self.mouse), np.zeros_like(self.inspector)
        all_chances(self.graph.tree, self.mouse_sum, self.inspector_sum, mouse, inspector)
        return mouse, inspector

    def bracket(self) -> Bracket:
        return Bracket(self.iteration, self.low(), self.high())

    def run(self, target: float, most: int) -> Iterator[Progress]:
        """Go on until the exploitability is no more than the target, or for so many iterations in all.

        The Inspector's best response takes as long as many iterations, so it comes late and seldom.
        """
        while self.iteration < most:
            self.step()
            last = self.iteration == most
            certified = last or (self.iteration >= FIRST_CERTIFIED and self.iteration % CERTIFIED_EVERY == 0)
            if certified or self.iteration % SHOWN_EVERY == 0:
                bracket = self.bracket() if certified else None
                yield Progress(self.iteration, self.evaluate(), bracket.high if bracket else self.high(), bracket)
                if bracket and bracket.exploitability <= target:
                    return

    def save(self, path: Path) -> None:
        """Keep everything, so that the solution goes on from here."""
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            np.savez(
                file, iteration=self.iteration, mouse=self.mouse, mouse_sum=self.mouse_sum, inspector=self.inspector,
                inspector_sum=self.inspector_sum, kind_regret=self.kind_regret, kind_sum=self.kind_sum,
            )  # fmt: skip
        part.replace(path)

    def load(self, path: Path) -> None:
        """Go on from what was kept; Malformed if it is of another game."""
        with np.load(path) as kept:
            if kept["mouse"].shape != self.mouse.shape or kept["inspector"].shape != self.inspector.shape:
                raise Malformed("{path} is of another table setup", path=str(path))
            self.iteration = int(kept["iteration"])
            for name in ("mouse", "mouse_sum", "inspector", "inspector_sum", "kind_regret", "kind_sum"):
                setattr(self, name, kept[name])
