"""Equal notes of the Inspector are answered alike: a bot cannot tell by which way it came to them.

The solver keeps apart what he has drawn and kept in different orders, though play goes on alike. On each way his policy
may have become another, or none at all where he hardly comes; so all of them get the mean, by how likely they are.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable

import numpy as np

from catspaw.solve.heist_loot import Floats
from catspaw.solve.heist_play import StayPlay


def merge_equal_notes(play: StayPlay) -> None:
    """Change his policy in one stay, from the first turn to the last."""
    reaches: list[Floats] = []
    for q, turn in enumerate(play.made.turns):
        drawn, chance = play.drawn(q, reaches), play.chance[q].sum(0)[:, None]
        outcomes: list[list[Hashable]] = [[] for _ in range(turn.keep_sets)]
        weights = np.zeros((turn.keep_sets, play.kinds))
        for note, decision in enumerate(turn.keep_set):
            if decision >= 0:
                outcomes[decision].append((turn.keep_answer[note], turn.notes[note]))
                weights[decision] += (drawn * chance)[note]
        _average(play.keep[q], weights, map(tuple, outcomes))
        reaches.append(play.kept(q, drawn))
        _average(play.act[q], reaches[q] * chance, turn.notes)


def _average(rows: Floats, weights: Floats, names: Iterable[Hashable]) -> None:
    """Rows of one name become their weighted mean, or their plain one where none of them is ever reached."""
    groups: dict[Hashable, list[int]] = defaultdict(list)
    for row, name in enumerate(names):
        groups[name].append(row)
    for group in groups.values():
        if len(group) > 1:
            total = weights[group].sum(0)
            shares = np.where(total > 0, weights[group] / np.where(total > 0, total, 1.0), 1 / len(group))
            rows[group] = (rows[group] * shares[:, :, None]).sum(0)
