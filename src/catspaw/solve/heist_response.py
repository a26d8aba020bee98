"""The Inspector's best response with whole memory: exact, by walking every public history.

However forgetful the Mouse is, he remembers everything: which rooms she named in earlier stays, and where she was when
she did. So her loot is followed as a distribution of its own along each history. (The Mouse needs no such walk: against
an Inspector who forgets, what happened before a stay tells her nothing, and `MOUSE_BEST` is exact.)
"""

from __future__ import annotations

import numpy as np
from numba import njit

from catspaw.solve.heist_forward import CHANGE, LOOT, STOP, blocks, mouse_forward, stays_on, vanished
from catspaw.solve.heist_stay import NAMES
from catspaw.solve.heist_tree import HOMES


@njit(cache=True)
def respond(t, e, policy, entry, cut, visits):
    """The Mouse's winning weight by pocket kind, if she comes into a stay so and he answers best from there on.

    Histories less likely than `cut` count as lost for her, so the result never says too much.
    """
    kinds = t.flags[0]
    visits[0] += 1
    space, template = t.e_space[e], t.e_template[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0, nameds = t.t_named[template], t.t_nameds[template]
    chances, reach, named_reach = mouse_forward(t, e, policy, entry, True)
    of_turn, of_named = blocks(t, e)
    zero = t.e_mouse0[e]
    many = NAMES + t.flags[2]
    found_sum = np.zeros((turns, HOMES, kinds))
    miss_sum = np.zeros((turns, HOMES, kinds))
    gone_sum = np.zeros((turns, HOMES, kinds))
    turn_sum = np.zeros((nameds, HOMES, kinds))
    starts = t.take_start[t.take0[space] : t.take0[space] + t.s_size[3 * space] + 1]
    total = starts[-1] - starts[0]
    for q in range(turns):
        g = turn0 + q
        stage = t.turn_number[g] - 1
        n = t.s_size[3 * space + stage]
        child = t.found_child[t.e_found0[e] + q]
        for home in range(t.turn_homes[g]):
            size = t.e_value0[child + 1] - t.e_value0[child] if child >= 0 else 0
            onward = np.zeros(size)
            for s in range(n):
                part = reach[q, home, s]
                if part == 0.0:
                    continue
                state = t.s_state[3 * space + stage] + s
                place = (home * n + s) * 2
                part *= stays_on(t.after, q, state, chances, of_turn[q, 3] - zero + place)
                gone = 0.0
                if t.flags[2] and t.holds_smoke[state]:
                    gone = chances[of_turn[q, 2] - zero + place + 1]
                at = of_turn[q, 1] + s * 3 - zero
                for kind in range(kinds):
                    stop = t.stop[state * kinds + kind]
                    found = t.caught[state * kinds + kind]
                    if t.holds_card[state]:
                        found = chances[at + STOP] * stop + chances[at + LOOT] * t.loot_and_vanish[state * kinds + kind]
                    found_sum[q, home, kind] += part * ((1 - gone) * found + gone * stop)
                    miss_sum[q, home, kind] += part * ((1 - gone) * t.miss[state * kinds + kind] + gone * stop)
                    if t.flags[2] and t.holds_smoke[state]:
                        smoke = chances[of_turn[q, 0] - zero + (home * n + s) * many + NAMES]
                        gone_sum[q, home, kind] += part * smoke * stop
                if child >= 0 and t.moved_card[state] >= 0:
                    onward[t.moved_card[state]] += part * (1 - gone) * chances[at + CHANGE]
            if size and onward.sum() > cut:
                later = respond(t, child, policy, onward, cut, visits)
                for kind in range(kinds):
                    found_sum[q, home, kind] += later[kind]
    for o in range(nameds):
        h = named0 + o
        stage = t.named_stage[h]
        n = t.s_size[3 * space + stage]
        child = t.child[t.e_child0[e] + o]
        follow = t.named_then[h]
        for home in range(t.named_homes[h]):
            size = t.e_value0[child + 1] - t.e_value0[child] if child >= 0 else 0
            onward = np.zeros(size)
            for s in range(n):
                part = named_reach[o, home, s]
                if part == 0.0:
                    continue
                state = t.s_state[3 * space + stage] + s
                if t.named_over[h]:
                    for kind in range(kinds):
                        turn_sum[o, home, kind] += part * t.caught[state * kinds + kind]
                    continue
                at = of_named[o, 0] + (home * n + s) * 3 - zero
                for kind in range(kinds):
                    turn_sum[o, home, kind] += part * chances[at + STOP] * t.stop[state * kinds + kind]
                    looted = part * chances[at + LOOT]
                    if follow >= 0 and looted > 0:
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
                                left = 1.0 - stays_on(t.after, 1, next0 + to, chances, after + to * 2)
                                turn_sum[o, home, kind] += looted * left * t.stop[(next0 + to) * kinds + kind]
                if child >= 0 and t.moved[state] >= 0:
                    onward[t.moved[state]] += part * chances[at + CHANGE]
            if size and onward.sum() > cut:
                later = respond(t, child, policy, onward, cut, visits)
                for kind in range(kinds):
                    turn_sum[o, home, kind] += later[kind]
    return best_loss(t, e, found_sum, miss_sum, gone_sum, turn_sum)


@njit(cache=True)
def best_loss(t, e, found_sum, miss_sum, gone_sum, turn_sum):
    """The least that he can let her have in a stay, deciding for each of his notes by itself."""
    template = t.e_template[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0 = t.t_named[template]
    kinds = t.flags[0]
    first = np.zeros(turns + 1, np.int64)
    for q in range(turns):
        first[q + 1] = first[q] + t.turn_notes[turn0 + q]
    loss = np.zeros((first[turns], kinds))
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
            if t.named_then[h] >= 0:
                f = turn0 + t.named_then[h]
                kept = np.full((t.turn_keeps[f] + 1, kinds), np.inf)
                source = np.zeros(t.turn_keeps[f] + 1, np.int64)
                for b in range(t.turn_notes[f]):
                    n = t.turn_note0[f] + b
                    for kind in range(kinds):
                        part = loss[first[t.named_then[h]] + b, kind]
                        if t.keep_set[n] >= 0:
                            kept[t.keep_set[n], kind] = min(kept[t.keep_set[n], kind], part)
                            source[t.keep_set[n]] = t.note_from[n]
                        else:
                            after[t.note_from[n], kind] += part
                for k in range(t.turn_keeps[f]):
                    for kind in range(kinds):
                        after[source[k], kind] += kept[k, kind]
            for b in range(many):
                for kind in range(kinds):
                    checks[t.named_note_from[t.named_note0[h] + b], kind] += after[b, kind]
        for b in range(notes):
            n = t.turn_note0[g] + b
            for kind in range(kinds):
                least = np.inf if t.turn_only_trap[g] else checks[b, kind]
                missed = 0.0
                for home in range(t.turn_homes[g]):
                    missed += t.chance[t.turn_chance[g] + home * notes + b] * miss_sum[q, home, kind]
                for c in range(3):
                    if t.note_hit[3 * n + c] > 0:
                        trap = missed
                        for home in range(t.turn_homes[g]):
                            if t.turn_hit[g * HOMES + home] == c:
                                right = t.chance[t.turn_chance[g] + home * notes + b] * t.note_hit[3 * n + c]
                                trap += right * (found_sum[q, home, kind] - miss_sum[q, home, kind])
                        least = min(least, trap)
                loss[first[q] + b, kind] = least
    won = np.zeros(kinds)
    for b in range(t.turn_notes[turn0]):
        for kind in range(kinds):
            won[kind] += loss[b, kind]
    return won
