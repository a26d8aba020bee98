"""A stay forwards: what both sides do at each decision, and how likely they come to each; compiled."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from catspaw.solve.heist_stay import NAMES
from catspaw.solve.heist_tree import HOMES, MAY_VANISH, VANISHES

STOP: Final = 0
LOOT: Final = 1
CHANGE: Final = 2


@njit(cache=True)
def matched(numbers, legal, at, count, out, to):
    """Probabilities in proportion to positive numbers; if there are none, even ones over what is legal."""
    total = 0.0
    for k in range(count):
        if legal[k] and numbers[at + k] > 0:
            total += numbers[at + k]
    many = 0
    for k in range(count):
        many += legal[k]
    for k in range(count):
        if not legal[k]:
            out[to + k] = 0.0
        elif total > 0:
            out[to + k] = max(numbers[at + k], 0.0) / total
        else:
            out[to + k] = 1.0 / many


@njit(cache=True)
def learn(regret, total, at, legal, chances, chance_at, values, count, weight):
    """CFR+: regrets never fall below 0; the policy so far is summed with a weight."""
    mean = 0.0
    for k in range(count):
        if legal[k]:
            mean += chances[chance_at + k] * values[k]
    for k in range(count):
        if legal[k]:
            regret[at + k] = max(0.0, regret[at + k] + values[k] - mean)
            total[at + k] += weight * chances[chance_at + k]


@njit(cache=True)
def blocks(t, e):
    """Where a stay's decisions are: for each turn names, found, announced, after; for each name turn and take."""
    template, space = t.e_template[e], t.e_space[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0, nameds = t.t_named[template], t.t_nameds[template]
    names_many = NAMES + t.flags[2]
    at = t.e_mouse0[e]
    of_turn = np.zeros((turns, 4), np.int64)
    of_named = np.zeros((nameds, 2), np.int64)
    for q in range(turns):
        size = t.s_size[3 * space + t.turn_number[turn0 + q] - 1]
        homes = t.turn_homes[turn0 + q]
        of_turn[q, 0] = at
        at += homes * size * names_many
        of_turn[q, 1] = at
        at += size * 3
        of_turn[q, 2] = at
        at += homes * size * 2 * t.flags[2]
        of_turn[q, 3] = at
        at += homes * size * 2
    start = t.take_start[t.take0[space] + t.s_size[3 * space]] - t.take_start[t.take0[space]]
    for o in range(nameds):
        stage = t.named_stage[named0 + o]
        of_named[o, 0] = at
        at += t.named_homes[named0 + o] * t.s_size[3 * space + stage] * 3
        of_named[o, 1] = at
        if stage == 0 and t.named_then[named0 + o] >= 0:
            at += t.named_homes[named0 + o] * start * 2
    return of_turn, of_named


@njit(cache=True)
def inspector_forward(t, e, numbers):
    """His chances for each decision of a stay, and how likely he plays to each of his notes."""
    template = t.e_template[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0, nameds = t.t_named[template], t.t_nameds[template]
    kinds = t.flags[0]
    notes = 0
    for q in range(turns):
        notes += t.turn_notes[turn0 + q]
    after = 0
    for o in range(nameds):
        after += t.named_notes[named0 + o]
    act = np.zeros((notes, kinds, 4))
    keep_at = np.zeros(turns + 1, np.int64)
    for q in range(turns):
        keep_at[q + 1] = keep_at[q] + t.turn_keeps[turn0 + q]
    keep = np.zeros((keep_at[turns] + 1, kinds, 2))
    reach = np.zeros((notes, kinds))
    named_reach = np.zeros((after, kinds))
    first = np.zeros(turns + 1, np.int64)
    named_first = np.zeros(nameds + 1, np.int64)
    for q in range(turns):
        first[q + 1] = first[q] + t.turn_notes[turn0 + q]
    for o in range(nameds):
        named_first[o + 1] = named_first[o] + t.named_notes[named0 + o]
    base = t.e_inspector0[e]
    keep_base = base + notes * kinds * 4
    legal: Any = np.ones(4, np.int64)
    both: Any = np.ones(2, np.int64)
    for q in range(turns):
        g = turn0 + q
        for k in range(t.turn_keeps[g]):
            for kind in range(kinds):
                matched(
                    numbers, both, keep_base + ((keep_at[q] + k) * kinds + kind) * 2, 2, keep[keep_at[q] + k, kind], 0
                )
        for b in range(t.turn_notes[g]):
            n = t.turn_note0[g] + b
            legal[0] = 0 if t.turn_only_trap[g] else 1
            for c in range(3):
                legal[1 + c] = t.note_hit[3 * n + c] > 0
            for kind in range(kinds):
                matched(numbers, legal, base + ((first[q] + b) * kinds + kind) * 4, 4, act[first[q] + b, kind], 0)
                came = 1.0
                if t.turn_after[g] >= 0:
                    came = named_reach[named_first[t.turn_after[g]] + t.note_from[n], kind]
                if t.keep_set[n] >= 0:
                    came *= keep[keep_at[q] + t.keep_set[n], kind, t.keep_answer[n]]
                reach[first[q] + b, kind] = came
        for o in range(t.turn_named0[g], t.turn_named0[g] + t.turn_nameds[g]):
            h = named0 + o
            for b in range(t.named_notes[h]):
                source = first[q] + t.named_note_from[t.named_note0[h] + b]
                for kind in range(kinds):
                    named_reach[named_first[o] + b, kind] = reach[source, kind] * act[source, kind, 0]
    return act, keep, keep_at, reach, named_reach, first, named_first


@njit(cache=True)
def masses(t, e, act, reach, named_reach, first, named_first):
    """How likely he plays to each turn and name of a stay, and traps her there, by her home."""
    template = t.e_template[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0, nameds = t.t_named[template], t.t_nameds[template]
    kinds = t.flags[0]
    hit = np.zeros((turns, HOMES, kinds))
    miss = np.zeros((turns, HOMES, kinds))
    check = np.zeros((turns, HOMES, kinds))
    mass = np.zeros((nameds, HOMES, kinds))
    for q in range(turns):
        g = turn0 + q
        notes = t.turn_notes[g]
        for home in range(t.turn_homes[g]):
            target = t.turn_hit[g * HOMES + home]
            for b in range(notes):
                chance = t.chance[t.turn_chance[g] + home * notes + b]
                for kind in range(kinds):
                    here = chance * reach[first[q] + b, kind]
                    check[q, home, kind] += here * act[first[q] + b, kind, 0]
                    trap = here * (1.0 - act[first[q] + b, kind, 0])
                    right = here * act[first[q] + b, kind, 1 + target] * t.note_hit[3 * (t.turn_note0[g] + b) + target]
                    hit[q, home, kind] += right
                    miss[q, home, kind] += trap - right
    for o in range(nameds):
        h = named0 + o
        notes = t.named_notes[h]
        for home in range(t.named_homes[h]):
            for b in range(notes):
                chance = t.chance[t.named_chance[h] + home * notes + b]
                for kind in range(kinds):
                    mass[o, home, kind] += chance * named_reach[named_first[o] + b, kind]
    return hit, miss, check, mass


@njit(cache=True)
def legal_names(name_to, g, home, bomb, legal):
    for k in range(NAMES):
        at = ((g * NAMES + k) * HOMES + home) * 2
        legal[k] = name_to[at] >= 0 or name_to[at + 1] >= 0
    legal[NAMES] = bomb


@njit(cache=True)
def legal_turn(is_set, moved, state, child, follow, legal):
    """Ending is always allowed; with a set she ends."""
    legal[STOP] = 1
    legal[LOOT] = follow >= 0 and not is_set[state]
    legal[CHANGE] = child >= 0 and moved[state] >= 0


@njit(cache=True)
def mouse_forward(t, e, numbers, entry, sparse):
    """Her chances for every decision of a stay (if sparse, of those she comes to), and how likely she comes there."""
    template, space = t.e_template[e], t.e_space[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0, nameds = t.t_named[template], t.t_nameds[template]
    many = NAMES + t.flags[2]
    size = np.array([t.s_size[3 * space], t.s_size[3 * space + 1], t.s_size[3 * space + 2]])
    most = size.max()
    reach = np.zeros((turns, HOMES, most))
    named_reach = np.zeros((nameds, HOMES, most))
    of_turn, of_named = blocks(t, e)
    chances = np.zeros(t.e_mouse0[e + 1] - t.e_mouse0[e])
    zero = t.e_mouse0[e]
    start0 = t.in_start0[space]
    for k in range(t.s_entry[space]):
        for row in range(t.in_start[start0 + k], t.in_start[start0 + k + 1]):
            reach[0, 0, t.in_to[row]] += entry[k] * t.in_weight[row]
    legal: Any = np.ones(8, np.int64)
    for q in range(turns):
        g = turn0 + q
        stage = t.turn_number[g] - 1
        n = size[stage]
        for home in range(t.turn_homes[g]):
            for s in range(n):
                state = t.s_state[3 * space + stage] + s
                if sparse and reach[q, home, s] == 0.0:
                    continue
                legal[0] = 1
                legal[1] = 1
                if t.after[state] == MAY_VANISH:
                    at = of_turn[q, 3] + (home * n + s) * 2
                    matched(numbers, legal, at, 2, chances, at - zero)
                here = reach[q, home, s] * stays_on(
                    t.after, q, state, chances, of_turn[q, 3] - zero + (home * n + s) * 2
                )
                if t.flags[2] and t.holds_smoke[state]:
                    at = of_turn[q, 2] + (home * n + s) * 2
                    matched(numbers, legal, at, 2, chances, at - zero)
                legal_names(t.name_to, g, home, t.flags[2] * t.holds_smoke[state], legal)
                at = of_turn[q, 0] + (home * n + s) * many
                matched(numbers, legal, at, many, chances, at - zero)
                for k in range(NAMES):
                    if legal[k]:
                        part = here * chances[at - zero + k]
                        where = ((g * NAMES + k) * HOMES + home) * 2
                        for clue in range(2):
                            o = t.name_to[where + clue]
                            if o >= 0:
                                named_reach[o, t.name_home[where + clue], s] += part
        for s in range(n):
            state = t.s_state[3 * space + stage] + s
            if t.holds_card[state]:
                child = t.found_child[t.e_found0[e] + q]
                legal[STOP] = 1
                legal[LOOT] = t.loot_and_vanish[state * t.flags[0]] > 0
                legal[CHANGE] = child >= 0 and t.moved_card[state] >= 0
                at = of_turn[q, 1] + s * 3
                matched(numbers, legal, at, 3, chances, at - zero)
        for o in range(t.turn_named0[g], t.turn_named0[g] + t.turn_nameds[g]):
            h = named0 + o
            if t.named_over[h]:
                continue
            child = t.child[t.e_child0[e] + o]
            follow = t.named_then[h]
            for home in range(t.named_homes[h]):
                for s in range(n):
                    if sparse and named_reach[o, home, s] == 0.0:
                        continue
                    legal_turn(t.is_set, t.moved, t.s_state[3 * space + stage] + s, child, follow, legal)
                    at = of_named[o, 0] + (home * n + s) * 3
                    matched(numbers, legal, at, 3, chances, at - zero)
                    if follow < 0:
                        continue
                    part = named_reach[o, home, s] * chances[at - zero + LOOT]
                    state = t.s_state[3 * space + stage] + s
                    if stage == 0:
                        first0 = t.take_start[t.take0[space]]
                        total = t.take_start[t.take0[space] + n] - first0
                        legal[0] = 1
                        legal[1] = 1
                        for row in range(t.take_start[t.take0[space] + s], t.take_start[t.take0[space] + s + 1]):
                            at = of_named[o, 1] + (home * total + row - first0) * 2
                            matched(numbers, legal, at, 2, chances, at - zero)
                            taken = part * t.take_weight[row]
                            reach[follow, home, t.take_first[row]] += taken * chances[at - zero]
                            reach[follow, home, t.take_second[row]] += taken * chances[at - zero + 1]
                    elif part > 0:
                        reach[follow, home, t.then[state]] += part
    return chances, reach, named_reach


@njit(cache=True)
def stays_on(after, q, state, chances, at):
    """How likely she is still there after looting: 0 with a set and the bomb."""
    if q == 0 or after[state] == 0:
        return 1.0
    return chances[at] if after[state] == MAY_VANISH else 0.0


@njit(cache=True)
def vanished(gone_after, stop, start, first, second, weight, next0, s, kind, kinds, part, chances, takes, after):
    """What the Mouse wins who loots an untouched room and vanishes; `takes` and `after` are where her chances are."""
    won = 0.0
    for row in range(start[s], start[s + 1]):
        at = takes + (row - start[0]) * 2
        for k in range(2):
            to = first[row] if k == 0 else second[row]
            if gone_after[next0 + to] > 0:
                gone = 1.0 - stays_on(gone_after, 1, next0 + to, chances, after + to * 2)
                won += part * weight[row] * chances[at + k] * gone * stop[(next0 + to) * kinds + kind]
    return won


@njit(cache=True)
def after_values(
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
    mass,
    worth,
    part,
    mouse,
    mouse_sum,
    entry_mass,
    kinds,
    best,
    learns,
    weight,
):
    """CM-6.2, CM-R.P: after looting she may be gone before his next turn."""
    if t.after[state] == VANISHES:
        for kind in range(kinds):
            worth[q, home, s, kind] = mass[home, kind] * t.stop[state * kinds + kind]
    elif t.after[state] == MAY_VANISH:
        at = of_turn[q, 3] + (home * n + s) * 2
        stays = 0.0
        goes = 0.0
        for kind in range(kinds):
            stays += entry_mass[e, kind] * worth[q, home, s, kind]
            goes += entry_mass[e, kind] * mass[home, kind] * t.stop[state * kinds + kind]
        gone = chances[at - zero + 1]
        if best:
            gone = 1.0 if goes > stays else 0.0
        elif learns:
            mean = gone * goes + (1 - gone) * stays
            mouse[at] = max(0.0, mouse[at] + stays - mean)
            mouse[at + 1] = max(0.0, mouse[at + 1] + goes - mean)
            mouse_sum[at] += weight * part * (1 - gone)
            mouse_sum[at + 1] += weight * part * gone
        for kind in range(kinds):
            goes = mass[home, kind] * t.stop[state * kinds + kind]
            worth[q, home, s, kind] = (1 - gone) * worth[q, home, s, kind] + gone * goes


@njit(cache=True)
def all_chances(t, mouse, inspector, mouse_out, inspector_out):
    """The chances of every decision, in place of the numbers they are in proportion to."""
    kinds = t.flags[0]
    for e in range(t.e_template.shape[0]):
        entry = np.zeros(t.e_value0[e + 1] - t.e_value0[e])
        chances, _, _ = mouse_forward(t, e, mouse, entry, False)
        mouse_out[t.e_mouse0[e] : t.e_mouse0[e + 1]] = chances
        act, keep, keep_at, _, _, _, _ = inspector_forward(t, e, inspector)
        at = t.e_inspector0[e]
        for b in range(act.shape[0]):
            for kind in range(kinds):
                for k in range(4):
                    inspector_out[at + (b * kinds + kind) * 4 + k] = act[b, kind, k]
        at += act.shape[0] * kinds * 4
        for b in range(keep_at[-1]):
            for kind in range(kinds):
                for k in range(2):
                    inspector_out[at + (b * kinds + kind) * 2 + k] = keep[b, kind, k]
