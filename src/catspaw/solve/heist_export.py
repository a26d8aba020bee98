"""Writes a solution as a policy file: chances in 255 parts, what is never reached left out."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from catspaw.solve.heist_check import TREMBLE, Checker, arrays_of, checked, graph_of
from catspaw.solve.heist_forward import all_chances
from catspaw.solve.heist_key import Pattern
from catspaw.solve.heist_layout import Block
from catspaw.solve.heist_loot import Floats
from catspaw.solve.heist_policy import (
    FORMAT,
    SCALE,
    WORTH_SCALE,
    HeistPolicy,
    PolicyFile,
    SpaceFile,
    WorthFile,
    write_policy,
)
from catspaw.solve.heist_solver import Bracket, HeistSolver


def stored_policy(solver: HeistSolver) -> PolicyFile:
    """The policy of a solution."""
    tree, graph = solver.graph.tree, solver.graph
    mouse, inspector = solver.chances()
    spaces = [
        SpaceFile(
            astuple(space.pattern),
            space.laid,
            tuple(states.codes.astype(np.int64).tobytes() for states in space.stages),
            *(np.asarray(part, np.int64).tobytes() for part in space.takes[:3]),
        )
        for space in graph.space_list
    ]
    return PolicyFile(
        format=FORMAT,
        game="cat-and-mouse",
        variants=solver.setup.variants,
        rulings=dict(solver.setup.changed),
        iterations=solver.iteration,
        low=0.0,
        high=1.0,
        kind_chances=[float(chance) for chance in solver.kind_chances],
        keys=[(astuple(key.pattern), key.rooms, key.clues) for key in graph.keys],
        mouse0=tree.e_mouse0.tolist(),
        inspector0=tree.e_inspector0.tolist(),
        spaces=spaces,
        mouse=quantised(mouse),
        inspector=quantised(inspector),
    )


def astuple(pattern: Pattern) -> tuple[int, int, int, int]:
    return pattern.stays, pattern.haul, pattern.left, pattern.card_played


def quantised(chances: Floats) -> bytes:
    return bytes(np.rint(chances * SCALE).astype(np.uint8).tobytes())


def export(solver: HeistSolver, path: Path) -> Bracket:
    """Write the policy with the bracket of what is written: rounding changes it a little."""
    stored = stored_policy(solver)
    found = checked(HeistPolicy(stored))
    stored.low, stored.high = found.low, found.high
    write_policy(path, stored)
    return found


def worths(policy: HeistPolicy) -> WorthFile:
    """What every answer is worth against a policy whose player does anything at all once in a great while.

    So every moment can come, and what to believe in it is clear.
    """
    graph, numbers = graph_of(policy), arrays_of(policy)
    tree, kinds = graph.tree, np.maximum(policy.stored.kind_chances, TREMBLE)
    even, chances = (tuple(np.zeros_like(part) for part in numbers) for _ in range(2))
    all_chances(tree, *(np.zeros_like(part) for part in numbers), *even)
    all_chances(tree, *numbers, *chances)
    hers, his = ((1 - TREMBLE) * mine + TREMBLE * other for mine, other in zip(chances, even, strict=True))
    checker = Checker(graph, hers, his, kinds / kinds.sum())
    entries, answers = checker.mouse_values(checker.kind_chances, best=True)
    mouse, inspector = np.zeros(tree.e_mouse0[-1]), np.zeros(tree.e_inspector0[-1])
    for play, ways in zip(checker.plays, answers, strict=True):
        for blocks, told in zip(play.hers[:-1], ways, strict=True):
            _fill(mouse, blocks, told)
    moved_in = [
        values @ checker.kind_chances / np.maximum(play.space.entry.fits @ checker.kind_chances, 1e-300)
        for play, values in zip(checker.plays, entries, strict=True)
    ]
    for play, losses in zip(checker.plays, checker.inspector_values(), strict=True):
        for blocks, told in zip(play.his[:-1], losses, strict=True):
            _fill(inspector, blocks, told)
    first = checker.plays[0]
    begins = _best_of(inspector, first.his.act[0], graph.kinds)
    return WorthFile(FORMAT, begins, in_parts(mouse), in_parts(inspector), [in_parts(values) for values in moved_in])


def _fill(numbers: Floats, blocks: list[Block], told: list[Floats]) -> None:
    for block, values in zip(blocks, told, strict=True):
        if values.size:
            numbers[block.at : block.end] = values.ravel()


def _best_of(numbers: Floats, block: Block, kinds: int) -> list[float]:
    """The least he can leave her in his first turn, by kind of pocket; what he has drawn there does not matter."""
    acts = numbers[block.at : block.end].reshape(block.shape)
    return [float(acts[0, kind].min()) for kind in range(kinds)]


def in_parts(chances: Floats) -> bytes:
    """Chances as 16-bit numbers; what is not allowed is 1."""
    return bytes(np.rint(np.minimum(chances, 1.0) * WORTH_SCALE).astype(np.uint16).tobytes())
