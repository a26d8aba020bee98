"""The Inspector's best response with whole memory: exact, by walking every public history.

However forgetful the Mouse is, he remembers everything: which rooms she named in earlier stays, and where she was when
she did. So her loot is followed as a distribution of its own along each history. (The Mouse needs no such walk: against
an Inspector who forgets, what happened before a stay tells her nothing, and `MOUSE_BEST` is exact.)
"""

from __future__ import annotations

import numpy as np
from numba import njit

from catspaw.solve.heist_forward import found_onward, inspector_forward, mouse_forward, named_onward
from catspaw.solve.heist_inspector import FOUND, add_later, inspector_backward, pays


@njit(cache=True)
def respond(t, e, policy, nobody, entry, cut, visits):
    """The Mouse's winning weight, if she comes into a stay so and he answers best from there on.

    Histories less likely than `cut` count as lost for her, so the result never says too much.
    """
    visits[0] += 1
    template = t.e_template[e]
    turn0, turns = t.t_turn[template], t.t_turns[template]
    named0, nameds = t.t_named[template], t.t_nameds[template]
    chances, reach, named_reach = mouse_forward(t, e, policy, entry, True)
    at_turn, at_name = pays(t, e, chances, reach, named_reach)
    for q in range(turns):
        child = t.found_child[t.e_found0[e] + q]
        if child >= 0:
            for home in range(t.turn_homes[turn0 + q]):
                onward = np.zeros(t.e_value0[child + 1] - t.e_value0[child])
                found_onward(t, e, q, home, chances, reach, onward)
                if onward.sum() > cut:
                    at_turn[q, home, FOUND] += respond(t, child, policy, nobody, onward, cut, visits)
    for o in range(nameds):
        child = t.child[t.e_child0[e] + o]
        if child >= 0:
            for home in range(t.named_homes[named0 + o]):
                onward = np.zeros(t.e_value0[child + 1] - t.e_value0[child])
                named_onward(t, e, o, home, chances, named_reach, onward)
                if onward.sum() > cut:
                    at_name[o, home] += respond(t, child, policy, nobody, onward, cut, visits)
    act, keep, keep_at, his_reach, _, first, _ = inspector_forward(t, e, nobody)
    return inspector_backward(t, e, at_turn, at_name, act, keep, keep_at, his_reach, first, True, 0.0, nobody, nobody)


@njit(cache=True)
def respond_informed(t, policy, nobody):
    """The same against an Inspector who is shown her loot whenever she moves in: no reading tells him more."""
    value = np.zeros(t.e_value0[-1])
    for e in range(t.e_template.shape[0] - 1, -1, -1):
        size = t.e_value0[e + 1] - t.e_value0[e]
        act, keep, keep_at, his_reach, _, first, _ = inspector_forward(t, e, nobody)
        for k in range(size):
            entry = np.zeros(size)
            entry[k] = 1.0
            chances, reach, named_reach = mouse_forward(t, e, policy, entry, True)
            at_turn, at_name = pays(t, e, chances, reach, named_reach)
            add_later(t, e, value, chances, reach, named_reach, at_turn, at_name)
            value[t.e_value0[e] + k] = inspector_backward(
                t, e, at_turn, at_name, act, keep, keep_at, his_reach, first, True, 0.0, nobody, nobody
            )
    return value[0]
