"""Solves Cat & The Mouse: CFR+ until the exploitability is small enough; can be interrupted after any iteration."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import Final

import numpy as np
from msgspec import Struct

from catspaw.core.errors import Malformed
from catspaw.core.setup import TableSetup
from catspaw.games.cat_and_mouse.rules.rulings import Rulings
from catspaw.solve.heist_cfr import inspector_sweep, mouse_sweep
from catspaw.solve.heist_forward import all_chances
from catspaw.solve.heist_loot import APART, EITHER, IN_LINE, Floats
from catspaw.solve.heist_mouse import BEST, EVALUATE, LEARN
from catspaw.solve.heist_plain import learn_plain_stays
from catspaw.solve.heist_response import best_response, respond_informed
from catspaw.solve.heist_tree import HeistGraph

SHOWN_EVERY: Final = 10
WARM_UP: Final = 120
CERTIFIED_EVERY: Final = 60
CUT, SUBTLE_CUT, SUBTLE_AND_DEEP_CUT = 1e-5, 1e-4, 1e-3
"""In histories that the Mouse plays more seldom than this, the best Inspector is shown her loot: so certifying takes
less time. It says a little too little: less than a millionth, and more with Subtle Movement and its many histories.
With Deep Pockets as well there are two kinds of pocket to certify against."""
BLUR: Final = 0.1
"""So large a share of her decisions is made at random while he learns what to do if she leaves Subtle Movement unused:
whatever loot she may come with."""
SECRECY: Final = 0.03
"""So much the Mouse whose policy is used is drawn to names that do not depend on her loot (see `heist_mouse`)."""


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


def is_certified(iteration: int) -> bool:
    return iteration > WARM_UP and iteration % CERTIFIED_EVERY == 0


def weight_of(iteration: int) -> float:
    """How much an iteration counts in the average: the later, the more; the first, which are poor, only at first."""
    return float(iteration**2) * (1.0 if iteration > WARM_UP else 1e-9)


def cut_of(graph: HeistGraph) -> float:
    if graph.rulings.subtle_movement:
        return SUBTLE_AND_DEEP_CUT if graph.rulings.deep_pockets else SUBTLE_CUT
    return CUT


def all_pockets(graph: HeistGraph) -> float:
    """How many pockets there are: values of the Mouse are weighted by those that fit."""
    return float(graph.space(graph.keys[0].pattern).entry.fits[0, 0])


class School:
    """CFR+ with a Mouse and an Inspector who learn from each other."""

    def __init__(self, graph: HeistGraph, secrecy: float) -> None:
        tree = graph.tree
        self._graph = graph
        self._secrecy = secrecy
        self.mouse, self.mouse_sum = np.zeros(tree.e_mouse0[-1]), np.zeros(tree.e_mouse0[-1])
        self.inspector, self.inspector_sum = np.zeros(tree.e_inspector0[-1]), np.zeros(tree.e_inspector0[-1])
        self._reach, self._mass = np.zeros(tree.e_value0[-1]), np.zeros(len(graph.keys))
        self._value = np.zeros(tree.e_value0[-1])

    def step(self, weight: float) -> None:
        """One iteration: the Mouse learns, then the Inspector."""
        self.sweep(LEARN, weight, self.mouse, self.inspector)
        inspector_sweep(
            self._graph.tree, weight, self._reach, self._mass, self._value, self.mouse, self.inspector,
            self.inspector_sum,
        )  # fmt: skip

    def sweep(self, mode: int, weight: float, mouse: Floats, inspector: Floats, *, plainly: bool = False) -> float:
        """What the Mouse wins."""
        mouse_sweep(
            self._graph.tree, mode, weight, self._secrecy, plainly, self._reach, self._mass, self._value, mouse,
            self.mouse_sum, inspector,
        )  # fmt: skip
        return float(self._value[0] / all_pockets(self._graph))


class HeistSolver:
    """The state of one solution.

    The Mouse and the Inspector whose policies are used learn apart, each with an opponent of their own, and at the same
    time: her secrecy, which makes up for the stays that her policy forgets, would make him the poorer player.

    With Deep Pockets the Inspector has two treasures that share neither theme nor value; the other kind of pocket only
    helps the Mouse, which `low` makes sure of. With Subtle Movement as well she learns against both kinds: in so long a
    heist she may see that he must have the other, and would not know what to do then.

    Her policy always uses Subtle Movement. Where she may leave it unused, he learns at last what to do then; what both
    have learnt before is kept.
    """

    def __init__(self, setup: TableSetup) -> None:
        self.setup = setup
        rulings = Rulings(setup)
        self.graph = HeistGraph(rulings, (APART,) if rulings.deep_pockets else None)
        self.iteration = 0
        both = rulings.deep_pockets and rulings.subtle_movement
        hers = HeistGraph(rulings, (EITHER,)) if both else self.graph
        self.of_mouse, self.of_inspector = School(hers, SECRECY), School(self.graph, 0.0)
        self.knows_plain = not any(self.graph.is_plain)
        """Whether he has learnt what to do if she leaves Subtle Movement unused; else the best Mouse never does."""

    @property
    def mouse_sum(self) -> Floats:
        return self.of_mouse.mouse_sum

    @property
    def inspector_sum(self) -> Floats:
        return self.of_inspector.inspector_sum

    @cached_property
    def _other_graphs(self) -> list[HeistGraph]:
        """With the other kinds of pocket that he may have."""
        rulings = self.graph.rulings
        return [HeistGraph(rulings, (IN_LINE,))] if rulings.deep_pockets else []

    def step(self) -> None:
        """One iteration of both schools."""
        self.iteration += 1
        weight = weight_of(self.iteration)
        with ThreadPoolExecutor(1) as beside:
            done = beside.submit(self.of_mouse.step, weight)
            self.of_inspector.step(weight)
            done.result()

    def _sweep(self, mode: int, mouse: Floats, inspector: Floats) -> float:
        return self.of_inspector.sweep(mode, 0.0, mouse, inspector, plainly=mode == BEST and self.knows_plain)

    def evaluate(self) -> float:
        """The Mouse's chance to win when both follow their policies."""
        return self._sweep(EVALUATE, self.mouse_sum, self.inspector_sum)

    def evaluate_against(self, *, mouse: Floats | None = None, inspector: Floats | None = None) -> float:
        """The Mouse's chance to win when one seat follows another policy."""
        hers = self.mouse_sum if mouse is None else mouse
        return self._sweep(EVALUATE, hers, self.inspector_sum if inspector is None else inspector)

    def high(self) -> float:
        """What the best Mouse wins against his policy."""
        return self._sweep(BEST, self.mouse_sum, self.inspector_sum)

    def low(self) -> float:
        """What her policy wins against the best Inspector, who remembers everything.

        Under `monitored_loot=open` he sees part of her loot, and here all of it whenever she moves.
        """
        found = []
        for graph in (self.graph, *self._other_graphs):
            nobody = np.zeros_like(self.inspector_sum)
            least = respond_informed(graph.tree, self.mouse_sum, nobody)
            if graph.rulings.left_loot_is_open:
                won = float(least[0])
            else:
                won = best_response(graph.tree, self.mouse_sum, nobody, least, cut_of(graph))
            found.append(won / all_pockets(graph))
        return min(found)

    def chances(self) -> tuple[Floats, Floats]:
        """The policies of both, in the layout of the tree."""
        mouse, inspector = np.zeros_like(self.mouse_sum), np.zeros_like(self.inspector_sum)
        all_chances(self.graph.tree, self.mouse_sum, self.inspector_sum, mouse, inspector)
        return mouse, inspector

    def even_chances(self) -> tuple[Floats, Floats]:
        """Everything that is allowed is equally likely."""
        mouse, inspector = np.zeros_like(self.mouse_sum), np.zeros_like(self.inspector_sum)
        all_chances(self.graph.tree, np.zeros_like(mouse), np.zeros_like(inspector), mouse, inspector)
        return mouse, inspector

    def bracket(self) -> Bracket:
        return Bracket(self.iteration, self.low(), self.high())

    def run(self, target: float, most: int) -> Iterator[Progress]:
        """Go on until the exploitability is no more than the target, or for so many iterations in all.

        The Inspector's best response takes as long as thirty iterations, so it comes late and seldom.
        """
        while self.iteration < most:
            self.step()
            certified = self.iteration == most or is_certified(self.iteration)
            if certified or self.iteration % SHOWN_EVERY == 0:
                bracket = self.bracket() if certified else None
                yield Progress(self.iteration, self.evaluate(), bracket.high if bracket else self.high(), bracket)
                if bracket and bracket.exploitability <= target:
                    break
        if not self.knows_plain:
            yield self.learn_plain()

    def learn_plain(self) -> Progress:
        """At last he learns what to do if she leaves Subtle Movement unused; what both have learnt before is kept.

        An interruption halts it.
        """
        tree, halt = self.graph.tree, np.zeros(1, np.int64)
        plain = np.repeat(self.graph.is_plain, np.diff(tree.e_inspector0))
        policy = (1 - BLUR) * self.chances()[0] + BLUR * self.even_chances()[0]
        self.of_inspector.inspector_sum = np.where(plain, 0.0, self.inspector_sum)
        with ThreadPoolExecutor(1) as beside:
            done = beside.submit(learn_plain_stays, tree, policy, np.zeros_like(policy), self.inspector_sum, halt)
            try:
                done.result()
            finally:
                halt[0] = 1
        self.knows_plain = True
        return Progress(self.iteration, self.evaluate(), self.high(), None)

    def save(self, path: Path) -> None:
        """Keep everything, so that the solution goes on from here."""
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            np.savez(file, iteration=self.iteration, **{name: getattr(*place) for name, place in self._kept().items()})
        part.replace(path)

    def load(self, path: Path) -> None:
        """Go on from what was kept; Malformed if it is of another game."""
        with np.load(path) as kept:
            for name, place in self._kept().items():
                if name not in kept or kept[name].shape != getattr(*place).shape:
                    raise Malformed("{path} is of another table setup", path=str(path))
            for name, place in self._kept().items():
                setattr(*place, kept[name])
            self.iteration = int(kept["iteration"])

    def _kept(self) -> dict[str, tuple[School, str]]:
        """By name in a file, where it is."""
        return {
            f"{school}_{name}": (getattr(self, school), name)
            for school in ("of_mouse", "of_inspector")
            for name in ("mouse", "mouse_sum", "inspector", "inspector_sum")
        }
