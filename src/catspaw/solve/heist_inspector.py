"""The Inspector's side of a stay, by his policy or at its best; compiled."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from catspaw.solve.heist_forward import LOOT, STOP, found_onward, legal_acts, named_onward, stays_on
from catspaw.solve.heist_stay import NAMES
from catspaw.solve.heist_tree import HOMES

FOUND: Final = 0
MISSED: Final = 1
GONE: Final = 2


@njit(cache=True)
def learn(regret, total, at, legal, chances, values, count, weight):
    """CFR+: regrets never fall below 0; the policy so far is summed with a weight."""
    mean = 0.0
    for k in range(count):
        if legal[k]:
            mean += chances[k] * values[k]
    for k in range(count):
        if legal[k]:
            regret[at + k] = max(0.0, regret[at + k] + values[k] - mean)
            total[at + k] += weight * chances[k]
    return mean


@njit(cache=True)
def pays(t, e, chances, reach, named_reach):
    """What is paid to her within a stay, by home, added up over her loot.

    By turn: at a right trap, at a wrong one, and if she vanishes from a check. By name: in her turn after it.
    What she wins in later stays is not in it.
    """
    template, space = t.e_template[e], t.e_space[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0, nameds = t.t_named[template], t.t_nameds[template]
    turn_block, named_block, zero = t.e_block0[e], t.e_named_block0[e], t.e_mouse0[e]
    many = NAMES + t.flags[2]
    at_turn = np.zeros((turns, HOMES, 3))
    vanished = np.zeros((turns, HOMES))
    at_name = np.zeros((nameds, HOMES))
    for q in range(turns):
        g = turn0 + q
        stage = t.turn_number[g] - 1
        n, state0 = t.s_size[3 * space + stage], t.s_state[3 * space + stage]
        for home in range(t.turn_homes[g]):
            for s in range(n):
                came = reach[q, home, s]
                if came == 0.0:
                    continue
                state, pair = state0 + s, (home * n + s) * 2 - zero
                stop = t.stop[state]
                stays = stays_on(t.after, q, state, chances, t.after_at[turn_block + q] + pair)
                vanished[q, home] += came * (1.0 - stays) * stop
                part = came * stays
                gone = 0.0
                if t.flags[2] and t.holds_smoke[state]:
                    gone = chances[t.announced_at[turn_block + q] + pair + 1]
                    smoke = chances[t.names_at[turn_block + q] + (home * n + s) * many - zero + NAMES]
                    at_turn[q, home, GONE] += part * smoke * stop
                found = t.caught[state]
                if t.holds_card[state]:
                    at = t.found_at[turn_block + q] + s * 3 - zero
                    found = chances[at + STOP] * stop + chances[at + LOOT] * t.loot_and_vanish[state]
                at_turn[q, home, FOUND] += part * ((1 - gone) * found + gone * stop)
                at_turn[q, home, MISSED] += part * ((1 - gone) * t.miss[state] + gone * stop)
    for o in range(nameds):
        stage = t.named_stage[named0 + o]
        n, state0 = t.s_size[3 * space + stage], t.s_state[3 * space + stage]
        follow = t.named_then[named0 + o]
        for home in range(t.named_homes[named0 + o]):
            if follow >= 0:
                at_name[o, home] += vanished[follow, home]
            at = t.turn_at[named_block + o] + home * n * 3 - zero + STOP
            for s in range(n):
                part = named_reach[o, home, s]
                if part > 0.0:
                    ends = (
                        t.caught[state0 + s] if t.named_over[named0 + o] else chances[at + s * 3] * t.stop[state0 + s]
                    )
                    at_name[o, home] += part * ends
    return at_turn, at_name


@njit(cache=True)
def add_later(t, e, value, chances, reach, named_reach, at_turn, at_name):
    """Add what she wins in later stays, where it depends on nothing but her loot."""
    template = t.e_template[e]
    for q in range(t.t_turns[template]):
        child = t.found_child[t.e_found0[e] + q]
        for home in range(t.turn_homes[t.t_turn[template] + q] if child >= 0 else 0):
            onward = np.zeros(t.e_value0[child + 1] - t.e_value0[child])
            found_onward(t, e, q, home, chances, reach, onward)
            at_turn[q, home, FOUND] += (onward * value[t.e_value0[child] : t.e_value0[child + 1]]).sum()
    for o in range(t.t_nameds[template]):
        child = t.child[t.e_child0[e] + o]
        for home in range(t.named_homes[t.t_named[template] + o] if child >= 0 else 0):
            onward = np.zeros(t.e_value0[child + 1] - t.e_value0[child])
            named_onward(t, e, o, home, chances, named_reach, onward)
            at_name[o, home] += (onward * value[t.e_value0[child] : t.e_value0[child + 1]]).sum()


@njit(cache=True)
def inspector_backward(t, e, at_turn, at_name, act, keep, keep_at, reach, first, best, weight, numbers, sums):
    """What she wins in a stay: for each of his notes his best answer, or his policy, which then learns."""
    template = t.e_template[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0 = t.t_named[template]
    base = t.e_inspector0[e]
    keep_base = base + first[turns] * 4
    legal: Any = np.ones(4, np.int64)
    both: Any = np.ones(2, np.int64)
    values = np.zeros(4)
    most = 1
    for o in range(t.t_nameds[template]):
        most = max(most, t.named_notes[named0 + o])
    before = np.zeros((turns, most))
    for q in range(turns - 1, -1, -1):
        g = turn0 + q
        notes = t.turn_notes[g]
        loss = np.zeros(notes)
        checks = np.zeros(notes)
        for o in range(t.turn_named0[g], t.turn_named0[g] + t.turn_nameds[g]):
            h = named0 + o
            for b in range(t.named_notes[h]):
                after = before[t.named_then[h], b] if t.named_then[h] >= 0 else 0.0
                for home in range(t.named_homes[h]):
                    after += t.chance[t.named_chance[h] + home * t.named_notes[h] + b] * at_name[o, home]
                checks[t.named_note_from[t.named_note0[h] + b]] += after
        for b in range(notes):
            n = t.turn_note0[g] + b
            legal_acts(t.turn_only_trap, t.note_hit, g, n, legal)
            values[:] = 0.0
            missed = 0.0
            for home in range(t.turn_homes[g]):
                chance = t.chance[t.turn_chance[g] + home * notes + b]
                target = t.turn_hit[g * HOMES + home]
                checks[b] += chance * at_turn[q, home, GONE]
                missed += chance * at_turn[q, home, MISSED]
                right = chance * t.note_hit[3 * n + target]
                values[1 + target] += right * (at_turn[q, home, MISSED] - at_turn[q, home, FOUND])
            values[0] = -checks[b]
            for c in range(3):
                values[1 + c] -= missed
            if best:
                loss[b] = np.inf
                for k in range(4):
                    if legal[k]:
                        loss[b] = min(loss[b], -values[k])
            else:
                at = base + (first[q] + b) * 4
                part = weight * reach[first[q] + b]
                loss[b] = -learn(numbers, sums, at, legal, act[first[q] + b], values, 4, part)
        kept = np.zeros((t.turn_keeps[g] + 1, 2))
        source = np.zeros(t.turn_keeps[g] + 1, np.int64)
        came = np.zeros(t.turn_keeps[g] + 1)
        for b in range(notes):
            n = t.turn_note0[g] + b
            if t.keep_set[n] < 0:
                before[q, t.note_from[n]] += loss[b]
            else:
                kept[t.keep_set[n], t.keep_answer[n]] = -loss[b]
                source[t.keep_set[n]] = t.note_from[n]
                came[t.keep_set[n]] += reach[first[q] + b]
        for k in range(t.turn_keeps[g]):
            if best:
                before[q, source[k]] -= max(kept[k, 0], kept[k, 1])
            else:
                at = keep_base + (keep_at[q] + k) * 2
                before[q, source[k]] -= learn(
                    numbers, sums, at, both, keep[keep_at[q] + k], kept[k], 2, weight * came[k]
                )
    return before[0, 0]
