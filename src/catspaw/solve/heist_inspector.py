"""The Inspector's side of a stay in CFR+; compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from catspaw.solve.heist_forward import learn
from catspaw.solve.heist_tree import HOMES


@njit(cache=True)
def inspector_learns(
    t,
    e,
    weight,
    entry_mass,
    act,
    keep,
    keep_at,
    ireach,
    first,
    found_sum,
    miss_sum,
    gone_sum,
    turn_sum,
    numbers,
    sums,
):
    """His side of a stay: what checking, trapping and keeping come to for each of his notes."""
    template = t.e_template[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0 = t.t_named[template]
    kinds = t.flags[0]
    notes_all = act.shape[0]
    base = t.e_inspector0[e]
    keep_base = base + notes_all * kinds * 4
    loss = np.zeros((notes_all, kinds))
    legal: Any = np.ones(4, np.int64)
    values = np.zeros(4)
    for q in range(turns - 1, -1, -1):
        g = turn0 + q
        notes = t.turn_notes[g]
        checks = np.zeros((notes, kinds))
        for home in range(t.turn_homes[g]):
            for b in range(notes):
                for kind in range(kinds):
                    checks[b, kind] += t.chance[t.turn_chance[g] + home * notes + b] * gone_sum[q, home, kind]
        for o in range(t.turn_named0[g], t.turn_named0[g] + t.turn_nameds[g]):
            h = named0 + o
            many = t.named_notes[h]
            after = np.zeros((many, kinds))
            for home in range(t.named_homes[h]):
                for b in range(many):
                    for kind in range(kinds):
                        after[b, kind] += t.chance[t.named_chance[h] + home * many + b] * turn_sum[o, home, kind]
            follow = t.named_then[h]
            if follow >= 0:
                f = turn0 + follow
                for b in range(t.turn_notes[f]):
                    n = t.turn_note0[f] + b
                    for kind in range(kinds):
                        part = loss[first[follow] + b, kind]
                        if t.keep_set[n] >= 0:
                            part *= keep[keep_at[follow] + t.keep_set[n], kind, t.keep_answer[n]]
                        after[t.note_from[n], kind] += part
            for b in range(many):
                for kind in range(kinds):
                    checks[t.named_note_from[t.named_note0[h] + b], kind] += after[b, kind]
        for b in range(notes):
            n = t.turn_note0[g] + b
            legal[0] = 0 if t.turn_only_trap[g] else 1
            for kind in range(kinds):
                values[0] = -checks[b, kind]
                total_miss = 0.0
                for c in range(3):
                    legal[1 + c] = t.note_hit[3 * n + c] > 0
                    values[1 + c] = 0.0
                for home in range(t.turn_homes[g]):
                    chance = t.chance[t.turn_chance[g] + home * notes + b]
                    target = t.turn_hit[g * HOMES + home]
                    total_miss += chance * miss_sum[q, home, kind]
                    right = chance * t.note_hit[3 * n + target]
                    values[1 + target] += right * (miss_sum[q, home, kind] - found_sum[q, home, kind])
                for c in range(3):
                    values[1 + c] -= total_miss
                mean = 0.0
                for k in range(4):
                    if legal[k]:
                        mean += act[first[q] + b, kind, k] * values[k]
                loss[first[q] + b, kind] = -mean
                at = base + ((first[q] + b) * kinds + kind) * 4
                learn(
                    numbers,
                    sums,
                    at,
                    legal,
                    act[first[q] + b, kind],
                    0,
                    values,
                    4,
                    weight * entry_mass[e, kind] * ireach[first[q] + b, kind],
                )
        keep_learns(t, g, q, kinds, weight, e, entry_mass, keep, keep_at, ireach, first, loss, keep_base, numbers, sums)


@njit(cache=True)
def keep_learns(t, g, q, kinds, weight, e, entry_mass, keep, keep_at, ireach, first, loss, keep_base, numbers, sums):
    """Which card to keep: by what its notes come to."""
    both: Any = np.ones(2, np.int64)
    values = np.zeros((t.turn_keeps[g] + 1, kinds, 2))
    came = np.zeros((t.turn_keeps[g] + 1, kinds))
    for b in range(t.turn_notes[g]):
        n = t.turn_note0[g] + b
        if t.keep_set[n] >= 0:
            for kind in range(kinds):
                values[t.keep_set[n], kind, t.keep_answer[n]] = -loss[first[q] + b, kind]
                came[t.keep_set[n], kind] += ireach[first[q] + b, kind]
    for k in range(t.turn_keeps[g]):
        for kind in range(kinds):
            at = keep_base + ((keep_at[q] + k) * kinds + kind) * 2
            learn(
                numbers,
                sums,
                at,
                both,
                keep[keep_at[q] + k, kind],
                0,
                values[k, kind],
                2,
                weight * entry_mass[e, kind] * came[k, kind],
            )
