"""A stay forwards: what both sides do at each decision, and how likely they come to each; compiled."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from catspaw.solve.heist_stay import NAMES
from catspaw.solve.heist_tree import HOMES, MAY_VANISH

STOP: Final = 0
LOOT: Final = 1
CHANGE: Final = 2


@njit(cache=True)
def matched(numbers, legal, at, count, out, to):
    """Probabilities in proportion to positive numbers; if there are none, even ones over what is legal."""
    total = 0.0
    many = 0
    for k in range(count):
        many += legal[k]
        if legal[k] and numbers[at + k] > 0:
            total += numbers[at + k]
    for k in range(count):
        if not legal[k]:
            out[to + k] = 0.0
        elif total > 0:
            out[to + k] = max(numbers[at + k], 0.0) / total
        else:
            out[to + k] = 1.0 / many


@njit(cache=True)
def inspector_forward(t, e, numbers):
    """His chances for each decision of a stay, and how likely he plays to each of his notes."""
    template = t.e_template[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0, nameds = t.t_named[template], t.t_nameds[template]
    first = np.zeros(turns + 1, np.int64)
    keep_at = np.zeros(turns + 1, np.int64)
    named_first = np.zeros(nameds + 1, np.int64)
    for q in range(turns):
        first[q + 1] = first[q] + t.turn_notes[turn0 + q]
        keep_at[q + 1] = keep_at[q] + t.turn_keeps[turn0 + q]
    for o in range(nameds):
        named_first[o + 1] = named_first[o] + t.named_notes[named0 + o]
    act = np.zeros((first[turns], 4))
    keep = np.zeros((keep_at[turns] + 1, 2))
    reach = np.zeros(first[turns])
    named_reach = np.zeros(named_first[nameds])
    base = t.e_inspector0[e]
    keep_base = base + first[turns] * 4
    legal: Any = np.ones(4, np.int64)
    both: Any = np.ones(2, np.int64)
    for q in range(turns):
        g = turn0 + q
        for k in range(keep_at[q], keep_at[q + 1]):
            matched(numbers, both, keep_base + k * 2, 2, keep[k], 0)
        for b in range(t.turn_notes[g]):
            n = t.turn_note0[g] + b
            legal_acts(t.turn_only_trap, t.note_hit, g, n, legal)
            matched(numbers, legal, base + (first[q] + b) * 4, 4, act[first[q] + b], 0)
            came = 1.0
            if t.turn_after[g] >= 0:
                came = named_reach[named_first[t.turn_after[g]] + t.note_from[n]]
            if t.keep_set[n] >= 0:
                came *= keep[keep_at[q] + t.keep_set[n], t.keep_answer[n]]
            reach[first[q] + b] = came
        for o in range(t.turn_named0[g], t.turn_named0[g] + t.turn_nameds[g]):
            for b in range(t.named_notes[named0 + o]):
                source = first[q] + t.named_note_from[t.named_note0[named0 + o] + b]
                named_reach[named_first[o] + b] = reach[source] * act[source, 0]
    return act, keep, keep_at, reach, named_reach, first, named_first


@njit(cache=True)
def masses(t, e, act, reach, named_reach, first, named_first):
    """How likely he plays to each turn and name of a stay, and traps her there, by her home."""
    template = t.e_template[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0, nameds = t.t_named[template], t.t_nameds[template]
    hit = np.zeros((turns, HOMES))
    miss = np.zeros((turns, HOMES))
    check = np.zeros((turns, HOMES))
    mass = np.zeros((nameds, HOMES))
    for q in range(turns):
        g = turn0 + q
        notes = t.turn_notes[g]
        for home in range(t.turn_homes[g]):
            target = t.turn_hit[g * HOMES + home]
            for b in range(notes):
                here = t.chance[t.turn_chance[g] + home * notes + b] * reach[first[q] + b]
                right = here * act[first[q] + b, 1 + target] * t.note_hit[3 * (t.turn_note0[g] + b) + target]
                check[q, home] += here * act[first[q] + b, 0]
                hit[q, home] += right
                miss[q, home] += here * (1.0 - act[first[q] + b, 0]) - right
    for o in range(nameds):
        notes = t.named_notes[named0 + o]
        for home in range(t.named_homes[named0 + o]):
            for b in range(notes):
                chance = t.chance[t.named_chance[named0 + o] + home * notes + b]
                mass[o, home] += chance * named_reach[named_first[o] + b]
    return hit, miss, check, mass


@njit(cache=True)
def legal_acts(only_trap, note_hit, g, n, legal):
    """Checking, unless only a trap makes sense; traps where she may be."""
    legal[0] = 0 if only_trap[g] else 1
    for c in range(3):
        legal[1 + c] = note_hit[3 * n + c] > 0


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
def legal_found(loot_and_vanish, moved_card, state, child, legal):
    """After the Calling Card: end, loot and vanish, or change rooms."""
    legal[STOP] = 1
    legal[LOOT] = loot_and_vanish[state] > 0
    legal[CHANGE] = child >= 0 and moved_card[state] >= 0


@njit(cache=True)
def stays_on(after, q, state, chances, at):
    """How likely she is still there after looting: 0 with a set and the bomb."""
    if q == 0 or after[state] == 0:
        return 1.0
    return chances[at] if after[state] == MAY_VANISH else 0.0


@njit(cache=True)
def mouse_forward(t, e, numbers, entry, sparse):
    """Her chances for every decision of a stay (if sparse, of those she comes to), and how likely she comes there."""
    template, space = t.e_template[e], t.e_space[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0, nameds = t.t_named[template], t.t_nameds[template]
    many = NAMES + t.flags[2]
    size = np.array([t.s_size[3 * space], t.s_size[3 * space + 1], t.s_size[3 * space + 2]])
    reach = np.zeros((turns, HOMES, size.max()))
    named_reach = np.zeros((nameds, HOMES, size.max()))
    zero, turn_block, named_block = t.e_mouse0[e], t.e_block0[e], t.e_named_block0[e]
    chances = np.zeros(t.e_mouse0[e + 1] - zero)
    start0 = t.in_start0[space]
    for k in range(t.s_entry[space]):
        for row in range(t.in_start[start0 + k], t.in_start[start0 + k + 1]):
            reach[0, 0, t.in_to[row]] += entry[k] * t.in_weight[row]
    legal: Any = np.ones(8, np.int64)
    both: Any = np.ones(2, np.int64)
    rows0 = t.take0[space]
    first_row = t.take_start[rows0]
    total = t.take_start[rows0 + size[0]] - first_row
    for q in range(turns):
        g = turn0 + q
        stage = t.turn_number[g] - 1
        n = size[stage]
        state0 = t.s_state[3 * space + stage]
        for home in range(t.turn_homes[g]):
            for s in range(n):
                state = state0 + s
                if sparse and reach[q, home, s] == 0.0:
                    continue
                pair = (home * n + s) * 2
                if t.after[state] == MAY_VANISH:
                    at = t.after_at[turn_block + q] + pair
                    matched(numbers, both, at, 2, chances, at - zero)
                here = reach[q, home, s] * stays_on(
                    t.after, q, state, chances, t.after_at[turn_block + q] + pair - zero
                )
                if t.flags[2] and t.holds_smoke[state]:
                    at = t.announced_at[turn_block + q] + pair
                    matched(numbers, both, at, 2, chances, at - zero)
                legal_names(t.name_to, g, home, t.flags[2] * t.holds_smoke[state], legal)
                at = t.names_at[turn_block + q] + (home * n + s) * many
                matched(numbers, legal, at, many, chances, at - zero)
                for k in range(NAMES):
                    if legal[k]:
                        where = ((g * NAMES + k) * HOMES + home) * 2
                        for clue in range(2):
                            o = t.name_to[where + clue]
                            if o >= 0:
                                named_reach[o, t.name_home[where + clue], s] += here * chances[at - zero + k]
        for s in range(n):
            if t.holds_card[state0 + s]:
                child = t.found_child[t.e_found0[e] + q]
                legal_found(t.loot_and_vanish, t.moved_card, state0 + s, child, legal)
                at = t.found_at[turn_block + q] + s * 3
                matched(numbers, legal, at, 3, chances, at - zero)
        for o in range(t.turn_named0[g], t.turn_named0[g] + t.turn_nameds[g]):
            if t.named_over[named0 + o]:
                continue
            child = t.child[t.e_child0[e] + o]
            follow = t.named_then[named0 + o]
            for home in range(t.named_homes[named0 + o]):
                for s in range(n):
                    if sparse and named_reach[o, home, s] == 0.0:
                        continue
                    legal_turn(t.is_set, t.moved, state0 + s, child, follow, legal)
                    at = t.turn_at[named_block + o] + (home * n + s) * 3
                    matched(numbers, legal, at, 3, chances, at - zero)
                    if follow < 0:
                        continue
                    part = named_reach[o, home, s] * chances[at - zero + LOOT]
                    if stage == 0:
                        for row in range(t.take_start[rows0 + s], t.take_start[rows0 + s + 1]):
                            at = t.take_at[named_block + o] + (home * total + row - first_row) * 2
                            matched(numbers, both, at, 2, chances, at - zero)
                            taken = part * t.take_weight[row]
                            reach[follow, home, t.take_first[row]] += taken * chances[at - zero]
                            reach[follow, home, t.take_second[row]] += taken * chances[at - zero + 1]
                    elif part > 0:
                        reach[follow, home, t.then[state0 + s]] += part
    return chances, reach, named_reach


@njit(cache=True)
def found_onward(t, e, q, home, chances, reach, out):
    """How likely she goes on to the next stay after the Calling Card, by loot there; returns which stay, or -1."""
    child = t.found_child[t.e_found0[e] + q]
    if child < 0:
        return -1
    space = t.e_space[e]
    stage = t.turn_number[t.t_turn[t.e_template[e]] + q] - 1
    n, state0 = t.s_size[3 * space + stage], t.s_state[3 * space + stage]
    block, zero = t.e_block0[e] + q, t.e_mouse0[e]
    for s in range(n):
        if t.moved_card[state0 + s] < 0 or reach[q, home, s] == 0.0:
            continue
        pair = (home * n + s) * 2 - zero
        part = reach[q, home, s] * stays_on(t.after, q, state0 + s, chances, t.after_at[block] + pair)
        if t.flags[2] and t.holds_smoke[state0 + s]:
            part *= chances[t.announced_at[block] + pair]
        out[t.moved_card[state0 + s]] += part * chances[t.found_at[block] + s * 3 - zero + CHANGE]
    return child


@njit(cache=True)
def named_onward(t, e, o, home, chances, named_reach, out):
    """How likely she changes rooms after a name, by loot there; returns to which stay, or -1."""
    child = t.child[t.e_child0[e] + o]
    if child < 0:
        return -1
    space = t.e_space[e]
    stage = t.named_stage[t.t_named[t.e_template[e]] + o]
    n, state0 = t.s_size[3 * space + stage], t.s_state[3 * space + stage]
    at = t.turn_at[t.e_named_block0[e] + o] + home * n * 3 - t.e_mouse0[e]
    for s in range(n):
        if t.moved[state0 + s] >= 0:
            out[t.moved[state0 + s]] += named_reach[o, home, s] * chances[at + s * 3 + CHANGE]
    return child


@njit(cache=True)
def all_chances(t, mouse, inspector, mouse_out, inspector_out):
    """The chances of every decision, in place of the numbers they are in proportion to."""
    for e in range(t.e_template.shape[0]):
        entry = np.zeros(t.e_value0[e + 1] - t.e_value0[e])
        chances, _, _ = mouse_forward(t, e, mouse, entry, False)
        mouse_out[t.e_mouse0[e] : t.e_mouse0[e + 1]] = chances
        act, keep, keep_at, _, _, _, _ = inspector_forward(t, e, inspector)
        at = t.e_inspector0[e]
        for b in range(act.shape[0]):
            inspector_out[at + b * 4 : at + b * 4 + 4] = act[b]
        at += act.shape[0] * 4
        for b in range(keep_at[-1]):
            inspector_out[at + b * 2 : at + b * 2 + 2] = keep[b]
