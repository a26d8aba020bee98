"""CFR+ on the graph of stays, and the Mouse's best response: compiled loops over its arrays.

A stay is done at one go: reaches forward along its turns, values backward. All values of the Mouse are weighted by
the pockets that fit (see `States`) and by the chance that the Inspector plays to there.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from catspaw.solve.heist_forward import (
    CHANGE,
    LOOT,
    STOP,
    after_values,
    blocks,
    inspector_forward,
    learn,
    legal_names,
    legal_turn,
    masses,
    mouse_forward,
    stays_on,
    vanished,
)
from catspaw.solve.heist_inspector import inspector_learns
from catspaw.solve.heist_stay import NAMES
from catspaw.solve.heist_tree import HOMES

EVALUATE: Final = 0
MOUSE_LEARNS: Final = 1
INSPECTOR_LEARNS: Final = 2
MOUSE_BEST: Final = 3


@njit(cache=True)
def pass_on(t, e, kinds, entry_reach, entry_mass, mouse, inspector):
    """Add a stay's reaches to the stays that follow it."""
    space, template = t.e_space[e], t.e_template[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0, nameds = t.t_named[template], t.t_nameds[template]
    act, _keep, _keep_at, reach, named_reach, first, named_first = inspector_forward(t, e, inspector)
    hit, _miss, _check, mass = masses(t, e, act, reach, named_reach, first, named_first)
    entry = entry_reach[t.e_value0[e] : t.e_value0[e + 1]]
    chances, mreach, mnamed = mouse_forward(t, e, mouse, entry, False)
    of_turn, of_named = blocks(t, e)
    zero = t.e_mouse0[e]
    for o in range(nameds):
        child = t.child[t.e_child0[e] + o]
        if child < 0:
            continue
        stage = t.named_stage[named0 + o]
        n = t.s_size[3 * space + stage]
        for home in range(t.named_homes[named0 + o]):
            for kind in range(kinds):
                entry_mass[child, kind] += entry_mass[e, kind] * mass[o, home, kind]
            for s in range(n):
                to = t.moved[t.s_state[3 * space + stage] + s]
                if to >= 0:
                    part = mnamed[o, home, s] * chances[of_named[o, 0] + (home * n + s) * 3 + CHANGE - zero]
                    entry_reach[t.e_value0[child] + to] += part
    for q in range(turns):
        child = t.found_child[t.e_found0[e] + q]
        if child < 0:
            continue
        stage = t.turn_number[turn0 + q] - 1
        n = t.s_size[3 * space + stage]
        for home in range(t.turn_homes[turn0 + q]):
            for kind in range(kinds):
                entry_mass[child, kind] += entry_mass[e, kind] * hit[q, home, kind]
            for s in range(n):
                to = t.moved_card[t.s_state[3 * space + stage] + s]
                if to >= 0:
                    state = t.s_state[3 * space + stage] + s
                    here = mreach[q, home, s] * stays_on(
                        t.after, q, state, chances, of_turn[q, 3] - zero + (home * n + s) * 2
                    )
                    entry_reach[t.e_value0[child] + to] += here * chances[of_turn[q, 1] + s * 3 + CHANGE - zero]


@njit(cache=True)
def do_stay(t, e, mode, weight, entry_reach, entry_mass, value, mouse, mouse_sum, inspector, inspector_sum):
    """Values of a stay from those of the stays after it; who learns, learns."""
    space, template = t.e_space[e], t.e_template[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0, nameds = t.t_named[template], t.t_nameds[template]
    kinds = t.flags[0]
    many = NAMES + t.flags[2]
    best = mode == MOUSE_BEST
    act, keep, keep_at, ireach, inamed, first, named_first = inspector_forward(t, e, inspector)
    hit, miss, check, mass = masses(t, e, act, ireach, inamed, first, named_first)
    entry = entry_reach[t.e_value0[e] : t.e_value0[e + 1]]
    chances, reach, named_reach = mouse_forward(t, e, mouse, entry, False)
    of_turn, of_named = blocks(t, e)
    zero = t.e_mouse0[e]
    most = reach.shape[2]
    worth = np.zeros((turns, HOMES, most, kinds))
    named_worth = np.zeros((nameds, HOMES, most, kinds))
    # What the Inspector's traps, and her turns after a name, come to: by her home, summed over her loot.
    found_sum = np.zeros((turns, HOMES, kinds))
    miss_sum = np.zeros((turns, HOMES, kinds))
    gone_sum = np.zeros((turns, HOMES, kinds))
    turn_sum = np.zeros((nameds, HOMES, kinds))
    legal: Any = np.ones(8, np.int64)
    values = np.zeros(8)
    ways = np.zeros((8, 2))
    learns = mode == MOUSE_LEARNS
    found = np.zeros(2)
    starts = t.take_start[t.take0[space] : t.take0[space] + t.s_size[3 * space] + 1]
    total = starts[-1] - starts[0]
    for q in range(turns - 1, -1, -1):
        g = turn0 + q
        stage = t.turn_number[g] - 1
        n = t.s_size[3 * space + stage]
        for o in range(t.turn_named0[g], t.turn_named0[g] + t.turn_nameds[g]):
            h = named0 + o
            child = t.child[t.e_child0[e] + o]
            follow = t.named_then[h]
            for home in range(t.named_homes[h]):
                for s in range(n):
                    state = t.s_state[3 * space + stage] + s
                    if t.named_over[h]:
                        for kind in range(kinds):
                            caught = t.caught[state * kinds + kind]
                            named_worth[o, home, s, kind] = mass[o, home, kind] * caught
                            turn_sum[o, home, kind] += named_reach[o, home, s] * caught
                        continue
                    legal_turn(t.is_set, t.moved, t.s_state[3 * space + stage] + s, child, follow, legal)
                    at = of_named[o, 0] + (home * n + s) * 3
                    for k in range(3):
                        values[k] = 0.0
                    for kind in range(kinds):
                        ways[STOP, kind] = mass[o, home, kind] * t.stop[state * kinds + kind]
                        ways[CHANGE, kind] = 0.0
                        ways[LOOT, kind] = 0.0
                        if legal[CHANGE]:
                            later = value[(t.e_value0[child] + t.moved[state]) * kinds + kind]
                            ways[CHANGE, kind] = mass[o, home, kind] * later
                    part = named_reach[o, home, s]
                    if legal[LOOT]:
                        if stage == 0:
                            for row in range(starts[s], starts[s + 1]):
                                a, b = t.take_first[row], t.take_second[row]
                                v0 = 0.0
                                v1 = 0.0
                                for kind in range(kinds):
                                    v0 += entry_mass[e, kind] * worth[follow, home, a, kind]
                                    v1 += entry_mass[e, kind] * worth[follow, home, b, kind]
                                where = of_named[o, 1] + (home * total + row - starts[0]) * 2
                                p = chances[where - zero]
                                if best:
                                    p = 1.0 if v0 >= v1 else 0.0
                                elif learns:
                                    mean = p * v0 + (1 - p) * v1
                                    mouse[where] = max(0.0, mouse[where] + v0 - mean)
                                    mouse[where + 1] = max(0.0, mouse[where + 1] + v1 - mean)
                                    seen = weight * part * chances[at - zero + LOOT] * t.take_weight[row]
                                    mouse_sum[where] += seen * p
                                    mouse_sum[where + 1] += seen * (1 - p)
                                for kind in range(kinds):
                                    ways[LOOT, kind] += t.take_weight[row] * (
                                        p * worth[follow, home, a, kind] + (1 - p) * worth[follow, home, b, kind]
                                    )
                        else:
                            for kind in range(kinds):
                                ways[LOOT, kind] = worth[follow, home, t.then[state], kind]
                    for k in range(3):
                        for kind in range(kinds):
                            values[k] += entry_mass[e, kind] * ways[k, kind]
                    if learns:
                        learn(mouse, mouse_sum, at, legal, chances, at - zero, values, 3, weight * part)
                    choice = -1
                    if best:
                        choice = STOP
                        for k in range(1, 3):
                            if legal[k] and values[k] > values[choice]:
                                choice = k
                    for kind in range(kinds):
                        mean = 0.0
                        if best:
                            mean = ways[choice, kind]
                        else:
                            for k in range(3):
                                mean += chances[at - zero + k] * ways[k, kind]
                        named_worth[o, home, s, kind] = mean
                        here = chances[at - zero + STOP] * t.stop[state * kinds + kind]
                        if legal[CHANGE]:
                            here += (
                                chances[at - zero + CHANGE] * value[(t.e_value0[child] + t.moved[state]) * kinds + kind]
                            )
                        turn_sum[o, home, kind] += part * here
                        if legal[LOOT]:
                            looted = part * chances[at - zero + LOOT]
                            next0 = t.s_state[3 * space + stage + 1]
                            n1 = t.s_size[3 * space + stage + 1]
                            after = of_turn[follow, 3] - zero + home * n1 * 2
                            if stage == 0:
                                turn_sum[o, home, kind] += vanished(
                                    t.after,
                                    t.stop,
                                    starts,
                                    t.take_first,
                                    t.take_second,
                                    t.take_weight,
                                    next0,
                                    s,
                                    kind,
                                    kinds,
                                    looted,
                                    chances,
                                    of_named[o, 1] - zero + home * total * 2,
                                    after,
                                )
                            else:
                                to = t.then[state]
                                if t.after[next0 + to] > 0:
                                    gone = 1.0 - stays_on(t.after, 1, next0 + to, chances, after + to * 2)
                                    turn_sum[o, home, kind] += looted * gone * t.stop[(next0 + to) * kinds + kind]
        for s in range(n):
            state = t.s_state[3 * space + stage] + s
            found[:] = 0.0
            if t.holds_card[state]:
                child = t.found_child[t.e_found0[e] + q]
                at = of_turn[q, 1] + s * 3
                legal[STOP] = 1
                legal[LOOT] = t.loot_and_vanish[state * kinds] > 0
                legal[CHANGE] = child >= 0 and t.moved_card[state] >= 0
                part = 0.0
                for home in range(t.turn_homes[g]):
                    part += reach[q, home, s] * stays_on(
                        t.after, q, state, chances, of_turn[q, 3] - zero + (home * n + s) * 2
                    )
                for k in range(3):
                    values[k] = 0.0
                for kind in range(kinds):
                    ways[STOP, kind] = t.stop[state * kinds + kind]
                    ways[LOOT, kind] = t.loot_and_vanish[state * kinds + kind]
                    ways[CHANGE, kind] = 0.0
                    if legal[CHANGE]:
                        ways[CHANGE, kind] = value[(t.e_value0[child] + t.moved_card[state]) * kinds + kind]
                    share = 0.0
                    for home in range(t.turn_homes[g]):
                        share += hit[q, home, kind]
                    for k in range(3):
                        values[k] += entry_mass[e, kind] * share * ways[k, kind]
                if learns:
                    learn(mouse, mouse_sum, at, legal, chances, at - zero, values, 3, weight * part)
                choice = STOP
                for k in range(1, 3):
                    if legal[k] and values[k] > values[choice]:
                        choice = k
                for kind in range(kinds):
                    if best:
                        found[kind] = ways[choice, kind]
                    else:
                        for k in range(3):
                            if legal[k]:
                                found[kind] += chances[at - zero + k] * ways[k, kind]
            else:
                for kind in range(kinds):
                    found[kind] = t.caught[state * kinds + kind]
            for home in range(t.turn_homes[g]):
                at = of_turn[q, 0] + (home * n + s) * many
                legal_names(t.name_to, g, home, t.flags[2] * t.holds_smoke[state], legal)
                part = reach[q, home, s] * stays_on(
                    t.after, q, state, chances, of_turn[q, 3] - zero + (home * n + s) * 2
                )
                for k in range(many):
                    values[k] = 0.0
                    for kind in range(kinds):
                        ways[k, kind] = 0.0
                    if not legal[k]:
                        continue
                    if k == NAMES:
                        for kind in range(kinds):
                            ways[k, kind] = check[q, home, kind] * t.stop[state * kinds + kind]
                    else:
                        where = ((g * NAMES + k) * HOMES + home) * 2
                        for clue in range(2):
                            o = t.name_to[where + clue]
                            if o >= 0:
                                for kind in range(kinds):
                                    ways[k, kind] += named_worth[o, t.name_home[where + clue], s, kind]
                    for kind in range(kinds):
                        values[k] += entry_mass[e, kind] * ways[k, kind]
                if learns:
                    learn(mouse, mouse_sum, at, legal, chances, at - zero, values, many, weight * part)
                choice = -1
                for k in range(many):
                    if legal[k] and (choice < 0 or values[k] > values[choice]):
                        choice = k
                gone = 0.0
                if t.flags[2] and t.holds_smoke[state]:
                    where = of_turn[q, 2] + (home * n + s) * 2
                    stays = 0.0
                    goes = 0.0
                    for kind in range(kinds):
                        stays += entry_mass[e, kind] * (
                            hit[q, home, kind] * found[kind] + miss[q, home, kind] * t.miss[state * kinds + kind]
                        )
                        goes += (
                            entry_mass[e, kind]
                            * (hit[q, home, kind] + miss[q, home, kind])
                            * t.stop[state * kinds + kind]
                        )
                    gone = chances[where - zero + 1]
                    if best:
                        gone = 1.0 if goes > stays else 0.0
                    elif learns:
                        mean = gone * goes + (1 - gone) * stays
                        mouse[where] = max(0.0, mouse[where] + stays - mean)
                        mouse[where + 1] = max(0.0, mouse[where + 1] + goes - mean)
                        mouse_sum[where] += weight * part * (1 - gone)
                        mouse_sum[where + 1] += weight * part * gone
                for kind in range(kinds):
                    stop = t.stop[state * kinds + kind]
                    mean = 0.0
                    if choice >= 0:
                        if best:
                            mean = ways[choice, kind]
                        else:
                            for k in range(many):
                                if legal[k]:
                                    mean += chances[at - zero + k] * ways[k, kind]
                    missed = t.miss[state * kinds + kind]
                    trap = hit[q, home, kind] * found[kind] + miss[q, home, kind] * missed
                    mean += (1 - gone) * trap + gone * (hit[q, home, kind] + miss[q, home, kind]) * stop
                    worth[q, home, s, kind] = mean
                    found_sum[q, home, kind] += part * ((1 - gone) * found[kind] + gone * stop)
                    miss_sum[q, home, kind] += part * ((1 - gone) * missed + gone * stop)
                    if t.flags[2] and legal[NAMES]:
                        gone_sum[q, home, kind] += part * chances[at - zero + NAMES] * stop
                if q > 0 and t.after[state] > 0:
                    after_values(
                        t,
                        e,
                        q,
                        home,
                        s,
                        state,
                        n,
                        of_turn,
                        zero,
                        chances,
                        mass[t.turn_after[g]],
                        worth,
                        reach[q, home, s],
                        mouse,
                        mouse_sum,
                        entry_mass,
                        kinds,
                        best,
                        learns,
                        weight,
                    )
    start0 = t.in_start0[space]
    for k in range(t.s_entry[space]):
        for kind in range(kinds):
            total = 0.0
            for row in range(t.in_start[start0 + k], t.in_start[start0 + k + 1]):
                total += t.in_weight[row] * worth[0, 0, t.in_to[row], kind]
            value[(t.e_value0[e] + k) * kinds + kind] = total
    if mode == INSPECTOR_LEARNS:
        inspector_learns(
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
            inspector,
            inspector_sum,
        )


@njit(cache=True)
def sweep(t, mode, weight, kind_chances, reach, mass, value, mouse, mouse_sum, inspector, inspector_sum):
    """One pass over all stays: reaches forward, values backward, who learns in between."""
    stays = t.e_template.shape[0]
    kinds = t.flags[0]
    reach[:] = 0.0
    mass[:] = 0.0
    reach[0] = 1.0
    for kind in range(kinds):
        mass[0, kind] = kind_chances[kind]
    for e in range(stays):
        pass_on(t, e, kinds, reach, mass, mouse, inspector)
    for e in range(stays - 1, -1, -1):
        do_stay(t, e, mode, weight, reach, mass, value, mouse, mouse_sum, inspector, inspector_sum)
