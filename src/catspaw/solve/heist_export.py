"""Writes a solution as a policy file: chances in 16 bits, what is never reached left out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from catspaw.core.errors import Malformed
from catspaw.games import game_by_id
from catspaw.solve.heist_check import TREMBLE, Checker, arrays_of, checker_of, graph_of, of_usual_stays
from catspaw.solve.heist_key import Pattern
from catspaw.solve.heist_layout import Block, inspector_layout
from catspaw.solve.heist_loot import Floats
from catspaw.solve.heist_merge import merge_equal_notes
from catspaw.solve.heist_play import shake
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
from catspaw.solve.heist_tree import HeistGraph

SLIP: Final = 0.0015
"""What the Mouse does more seldom than this is left over from learning; the Inspector's rare traps are not."""


def stored_policy(solver: HeistSolver) -> PolicyFile:
    """The policy of a solution."""
    tree, graph = solver.graph.tree, solver.graph
    mouse, inspector = solver.chances()
    sizes = np.where(graph.is_plain, 0, np.diff(tree.e_mouse0))
    kinds = 2 if graph.deep else 1
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
        kind_chances=[0.0, 1.0] if graph.deep else [1.0],
        keys=[(astuple(key.pattern), key.rooms, key.clues) for key in graph.keys],
        mouse0=[0, *np.cumsum(sizes).tolist()],
        inspector0=(tree.e_inspector0 * kinds).tolist(),
        spaces=spaces,
        mouse=quantised(np.where(mouse < SLIP, 0.0, mouse)[of_usual_stays(graph)]),
        inspector=quantised(for_all_kinds(graph, inspector, kinds)),
    )


def for_all_kinds(graph: HeistGraph, inspector: Floats, kinds: int) -> Floats:
    """His policy with the usual kind of pocket, for every kind he may have."""
    found = []
    for place, key in enumerate(graph.keys):
        layout = inspector_layout(graph.template_list[graph.template(key)], 1, int(graph.tree.e_inspector0[place]))
        blocks = (*layout.act, *layout.keep)
        found += [np.repeat(inspector[b.at : b.end].reshape(b.shape), kinds, axis=1).ravel() for b in blocks]
    return np.concatenate(found)


def solver_of(policy: HeistPolicy) -> HeistSolver:
    """A solver that holds the policy as it is in the file."""
    stored = policy.stored
    solver = HeistSolver(game_by_id(stored.game).setup(stored.variants, stored.rulings))
    solver.iteration, solver.knows_plain = stored.iterations, True
    solver.of_mouse.mouse_sum, inspector = arrays_of(policy, solver.graph)
    kinds, found = policy.kinds, []
    for place, key in enumerate(solver.graph.keys):
        made = solver.graph.template_list[solver.graph.template(key)]
        layout = inspector_layout(made, kinds, int(solver.graph.tree.e_inspector0[place]) * kinds)
        found += [inspector[b.at : b.end].reshape(b.shape)[:, -1].ravel() for b in (*layout.act, *layout.keep)]
    solver.of_inspector.inspector_sum = np.concatenate(found)
    return solver


def begin_with(solver: HeistSolver, policy: HeistPolicy) -> None:
    """Take over a policy of the same table, where Subtle Movement must be used; Malformed if it is of another."""
    other, mine = solver_of(policy), solver.graph
    if other.setup.variants != solver.setup.variants or not set(other.graph.keys) <= set(mine.keys):
        raise Malformed("the policy is of another table setup")
    for place, key in enumerate(other.graph.keys):
        for numbers, theirs, at, their_at in (
            (solver.mouse_sum, other.mouse_sum, mine.tree.e_mouse0, other.graph.tree.e_mouse0),
            (solver.inspector_sum, other.inspector_sum, mine.tree.e_inspector0, other.graph.tree.e_inspector0),
        ):
            to = int(at[mine.index[key]])
            part = theirs[their_at[place] : their_at[place + 1]]
            numbers[to : to + len(part)] = part
    solver.iteration = other.iteration


def astuple(pattern: Pattern) -> tuple[int, int, int, int]:
    return pattern.stays, pattern.haul, pattern.left, pattern.card_played


def quantised(chances: Floats) -> bytes:
    """In 16 bits each; whoever reads them divides by their sum."""
    return bytes(np.rint(chances * SCALE).astype(np.uint16).tobytes())


def merged(policy: HeistPolicy) -> bytes:
    """The Inspector's policy with one answer to equal notes."""
    checker, found = checker_of(policy), np.frombuffer(policy.stored.inspector, np.uint16) / SCALE
    for play in checker.plays:
        merge_equal_notes(play)
        for blocks, rows in zip(play.his[:-1], (play.act, play.keep), strict=True):
            _fill(found, blocks, rows)
    return quantised(found)


def export(solver: HeistSolver, path: Path, begun_with: HeistPolicy | None = None) -> Bracket:
    """Write the policy with the bracket of what is written: rounding changes it a little.

    If the solution began with a policy, hers is still that one, and certain of as much.
    """
    stored = stored_policy(solver)
    stored.inspector = merged(HeistPolicy(stored))
    if begun_with is not None:
        stored.mouse, stored.low = begun_with.stored.mouse, begun_with.stored.low
    written = solver_of(HeistPolicy(stored))
    stored.low, stored.high = stored.low or written.low(), written.high()
    write_policy(path, stored)
    return Bracket(stored.iterations, stored.low, stored.high)


def worths(policy: HeistPolicy) -> WorthFile:
    """What every answer is worth against a policy whose player does anything at all once in a great while.

    So every moment can come, and what to believe in it is clear.
    """
    graph = graph_of(policy)
    tree, kinds = graph.tree, np.maximum(policy.stored.kind_chances, TREMBLE)
    checker = Checker(graph, *arrays_of(policy, graph), kinds / kinds.sum())
    for play in checker.plays:
        shake(play, TREMBLE)
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
    hers = in_parts(mouse[of_usual_stays(graph)])
    return WorthFile(FORMAT, begins, hers, in_parts(inspector), [in_parts(values) for values in moved_in])


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
