"""Writes a solution as a policy file: chances in 255 parts, what is never reached left out."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from catspaw.solve.heist_check import checked
from catspaw.solve.heist_key import Pattern
from catspaw.solve.heist_loot import Floats
from catspaw.solve.heist_policy import FORMAT, SCALE, HeistPolicy, PolicyFile, SpaceFile, write_policy
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
