"""How ready the Inspector's policy is to spring the trap, by the rooms she may be in: a figure of docs/solved.md.

PYTHONPATH=../src:. python -m solve.traps   # in tests
"""

from __future__ import annotations

import sys
from collections import defaultdict
from functools import cache

from catspaw.bots.solved_heist import shipped_policy
from catspaw.solve.heist_check import checker_of
from catspaw.solve.heist_stay import UNSEEN


@cache
def traps(name: str) -> dict[int, tuple[float, float]]:
    """By how many rooms she may be in: turns per game, and the share of them in which he springs the trap."""
    policy = shipped_policy(name)
    assert policy is not None
    checker = checker_of(policy)
    turns: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for play, entry in zip(checker.plays, checker.joint_entries(), strict=True):
        reach, _ = play.reaches(entry)
        for q, turn in enumerate(play.made.turns):
            fits = play.space.stages[play.stage(q)].fits
            here = (reach[q] * play.stays_on(q)[:, :, None] * fits).sum(1)[:, -1] / checker.fits[-1]
            weights = (here @ play.chance[q]) * play.note_reaches()[q][:, -1]
            for notes, weight, act in zip(turn.notes, weights, play.act[q][:, -1], strict=True):
                rooms = notes.unseen + sum(place == UNSEEN for place in notes.rooms)
                turns[rooms][0] += weight
                turns[rooms][1] += weight * (1 - act[0])
    return {rooms: (often, sprung / often) for rooms, (often, sprung) in sorted(turns.items()) if often > 0}


if __name__ == "__main__":
    for rooms, (often, sprung) in traps("base").items():
        sys.stdout.write(f"{rooms} rooms: {often:.4f} turns in a game, sprung in {sprung:.2%} of them\n")
