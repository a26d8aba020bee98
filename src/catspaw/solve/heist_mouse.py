"""The Mouse's side of a stay, by her policy, learning, or at her best; compiled."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from catspaw.solve.heist_forward import (
    CHANGE,
    LOOT,
    STOP,
    inspector_forward,
    legal_found,
    legal_names,
    legal_turn,
    masses,
    mouse_forward,
    stays_on,
)
from catspaw.solve.heist_inspector import learn
from catspaw.solve.heist_stay import NAMES
from catspaw.solve.heist_tree import HOMES, MAY_VANISH, VANISHES

EVALUATE: Final = 0
LEARN: Final = 1
BEST: Final = 2


@njit(cache=True)
def decide(mode, numbers, sums, at, legal, chances, values, count, scale, weight):
    """What a decision of hers is worth: values by her chances, or the best; if she learns, she does."""
    if mode == BEST:
        best = -1
        for k in range(count):
            if legal[k] and (best < 0 or values[k] > values[best]):
                best = k
        return values[best] if best >= 0 else 0.0
    worth = 0.0
    for k in range(count):
        if legal[k]:
            worth += chances[k] * values[k]
    if mode == LEARN:
        for k in range(count):
            values[k] *= scale
        learn(numbers, sums, at, legal, chances, values, count, weight)
    return worth


@njit(cache=True)
def average_names(names, reach, count, out):
    """How she names on average over her loot: what he hears. False if she does not come there."""
    total = 0.0
    out[:] = 0.0
    for s in range(reach.shape[0]):
        total += reach[s]
        for k in range(count):
            out[k] += reach[s] * names[s * count + k]
    if total > 0.0:
        for k in range(count):
            out[k] /= total
    return total > 0.0


@njit(cache=True)
def mouse_backward(t, e, mode, weight, scale, secrecy, entry, value, mouse, sums, inspector):
    """What she wins from a stay on, by loot; `value` has that of the stays after it, and gets it.

    Who learns is told a little more than what she wins: the nearer her names are to those she gives on average, the
    better, by `secrecy`. That hardly costs her, and earlier names tell the Inspector less of her loot.
    """
    space, template = t.e_space[e], t.e_template[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0, nameds = t.t_named[template], t.t_nameds[template]
    turn_block, named_block, zero = t.e_block0[e], t.e_named_block0[e], t.e_mouse0[e]
    many = NAMES + t.flags[2]
    act, _, _, his_reach, his_named, first, named_first = inspector_forward(t, e, inspector)
    hit, miss, check, mass = masses(t, e, act, his_reach, his_named, first, named_first)
    chances, reach, named_reach = mouse_forward(t, e, mouse, entry, False)
    most = reach.shape[2]
    worth = np.zeros((turns, HOMES, most))
    named_worth = np.zeros((nameds, HOMES, most))
    legal: Any = np.ones(8, np.int64)
    both: Any = np.ones(2, np.int64)
    values = np.zeros(8)
    average = np.zeros(8)
    rows0 = t.take0[space]
    first_row = t.take_start[rows0]
    total = t.take_start[rows0 + t.s_size[3 * space]] - first_row
    for q in range(turns - 1, -1, -1):
        g = turn0 + q
        stage = t.turn_number[g] - 1
        n, state0 = t.s_size[3 * space + stage], t.s_state[3 * space + stage]
        for o in range(t.turn_named0[g], t.turn_named0[g] + t.turn_nameds[g]):
            h = named0 + o
            child = t.child[t.e_child0[e] + o]
            follow = t.named_then[h]
            for home in range(t.named_homes[h]):
                here = mass[o, home]
                for s in range(n):
                    state = state0 + s
                    if t.named_over[h]:
                        named_worth[o, home, s] = here * t.caught[state]
                        continue
                    legal_turn(t.is_set, t.moved, state, child, follow, legal)
                    at = t.turn_at[named_block + o] + (home * n + s) * 3
                    part = weight * named_reach[o, home, s]
                    looted = 0.0
                    if legal[LOOT] and stage == 0:
                        loots = part * chances[at - zero + LOOT]
                        for row in range(t.take_start[rows0 + s], t.take_start[rows0 + s + 1]):
                            where = t.take_at[named_block + o] + (home * total + row - first_row) * 2
                            values[0] = worth[follow, home, t.take_first[row]]
                            values[1] = worth[follow, home, t.take_second[row]]
                            looted += t.take_weight[row] * decide(
                                mode, mouse, sums, where, both, chances[where - zero :], values, 2, scale,
                                loots * t.take_weight[row],
                            )  # fmt: skip
                    elif legal[LOOT]:
                        looted = worth[follow, home, t.then[state]]
                    values[STOP] = here * t.stop[state]
                    values[LOOT] = looted
                    values[CHANGE] = 0.0
                    if legal[CHANGE]:
                        values[CHANGE] = here * value[t.e_value0[child] + t.moved[state]]
                    named_worth[o, home, s] = decide(
                        mode, mouse, sums, at, legal, chances[at - zero :], values, 3, scale, part
                    )
        all_hits = hit[q].sum()
        found = np.zeros(n)
        for s in range(n):
            state = state0 + s
            found[s] = t.caught[state]
            if t.holds_card[state]:
                child = t.found_child[t.e_found0[e] + q]
                legal_found(t.loot_and_vanish, t.moved_card, state, child, legal)
                part = 0.0
                for home in range(t.turn_homes[g]):
                    pair = t.after_at[turn_block + q] - zero + (home * n + s) * 2
                    part += reach[q, home, s] * stays_on(t.after, q, state, chances, pair)
                values[STOP] = t.stop[state]
                values[LOOT] = t.loot_and_vanish[state]
                values[CHANGE] = 0.0
                if legal[CHANGE]:
                    values[CHANGE] = value[t.e_value0[child] + t.moved_card[state]]
                at = t.found_at[turn_block + q] + s * 3
                found[s] = decide(
                    mode, mouse, sums, at, legal, chances[at - zero :], values, 3, scale * all_hits, weight * part
                )
        for home in range(t.turn_homes[g]):
            names = t.names_at[turn_block + q] + home * n * many
            keeps_secret = mode == LEARN and secrecy > 0.0
            if keeps_secret:
                keeps_secret = average_names(chances[names - zero :], reach[q, home, :n], many, average)
            for s in range(n):
                state, pair = state0 + s, (home * n + s) * 2
                at = names + s * many
                legal_names(t.name_to, g, home, t.flags[2] * t.holds_smoke[state], legal)
                part = reach[q, home, s] * stays_on(
                    t.after, q, state, chances, t.after_at[turn_block + q] - zero + pair
                )
                for k in range(many):
                    values[k] = check[q, home] * t.stop[state] if k == NAMES else 0.0
                    if legal[k] and k < NAMES:
                        where = ((g * NAMES + k) * HOMES + home) * 2
                        for clue in range(2):
                            o = t.name_to[where + clue]
                            if o >= 0:
                                values[k] += named_worth[o, t.name_home[where + clue], s]
                bonus = 0.0
                if keeps_secret:
                    unit = secrecy * check[q, home] * t.fits[state]
                    for k in range(many):
                        if legal[k]:
                            extra = unit * (average[k] - chances[at - zero + k])
                            values[k] += extra
                            bonus += chances[at - zero + k] * extra
                named = decide(mode, mouse, sums, at, legal, chances[at - zero :], values, many, scale, weight * part)
                values[0] = hit[q, home] * found[s] + miss[q, home] * t.miss[state]
                trapped = values[0]
                if t.flags[2] and t.holds_smoke[state]:
                    where = t.announced_at[turn_block + q] + pair
                    values[1] = (hit[q, home] + miss[q, home]) * t.stop[state]
                    trapped = decide(
                        mode, mouse, sums, where, both, chances[where - zero :], values, 2, scale, weight * part
                    )
                worth[q, home, s] = named - bonus + trapped
                if q > 0 and t.after[state] == VANISHES:
                    worth[q, home, s] = mass[t.turn_after[g], home] * t.stop[state]
                elif q > 0 and t.after[state] == MAY_VANISH:
                    where = t.after_at[turn_block + q] + pair
                    values[0] = worth[q, home, s]
                    values[1] = mass[t.turn_after[g], home] * t.stop[state]
                    worth[q, home, s] = decide(
                        mode, mouse, sums, where, both, chances[where - zero :], values, 2, scale,
                        weight * reach[q, home, s],
                    )  # fmt: skip
    start0 = t.in_start0[space]
    for k in range(t.s_entry[space]):
        won = 0.0
        for row in range(t.in_start[start0 + k], t.in_start[start0 + k + 1]):
            won += t.in_weight[row] * worth[0, 0, t.in_to[row]]
        value[t.e_value0[e] + k] = won
