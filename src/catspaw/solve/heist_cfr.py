"""CFR+ on the graph of stays: one pass over all of them, in which one side learns or answers best; compiled.

All values of the Mouse are weighted by the pockets that fit (see `States`), and within a stay by the chance that the
Inspector plays to there.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from catspaw.solve.heist_forward import (
    found_onward,
    inspector_forward,
    masses,
    mouse_forward,
    named_onward,
)
from catspaw.solve.heist_inspector import add_later, inspector_backward, pays
from catspaw.solve.heist_mouse import EVALUATE, mouse_backward


@njit(cache=True)
def send(t, child, onward, his, share, reach, mass):
    """Add what goes on to a stay: how likely he plays there, and her loot."""
    mass[child] += his
    reach[t.e_value0[child] : t.e_value0[child + 1]] += onward * share


@njit(cache=True)
def may_leave(t, e, value):
    """The best Mouse moves with Subtle Movement or, into the plain stay `e`, without: whatever wins more (CM-R.R)."""
    if t.e_used[e] >= 0:
        used, plain = t.e_value0[t.e_used[e]], t.e_value0[e]
        for k in range(t.e_value0[e + 1] - plain):
            value[used + k] = max(value[used + k], value[plain + k])


@njit(cache=True)
def spread(t, joint, reach, mass, mouse, inspector):
    """How likely each side plays to every stay; she uses Subtle Movement, and never comes to plain ones.

    Jointly, her loot is as he must expect it there, on average over histories; else her reach counts what she does
    alone, as her average policy wants it.
    """
    reach[:] = 0.0
    mass[:] = 0.0
    reach[0] = 1.0
    mass[0] = 1.0
    for e in range(t.e_template.shape[0]):
        if t.e_is_plain[e]:
            continue
        template = t.e_template[e]
        act, _, _, his_reach, his_named, first, named_first = inspector_forward(t, e, inspector)
        hit, _, _, named_mass = masses(t, e, act, his_reach, his_named, first, named_first)
        entry = reach[t.e_value0[e] : t.e_value0[e + 1]]
        chances, came, named_came = mouse_forward(t, e, mouse, entry, True)
        for q in range(t.t_turns[template]):
            child = t.found_child[t.e_found0[e] + q]
            for home in range(t.turn_homes[t.t_turn[template] + q] if child >= 0 else 0):
                onward = np.zeros(t.e_value0[child + 1] - t.e_value0[child])
                found_onward(t, e, q, home, chances, came, onward)
                share = hit[q, home] if joint else 1.0
                send(t, child, onward, mass[e] * hit[q, home], share, reach, mass)
        for o in range(t.t_nameds[template]):
            child = t.child[t.e_child0[e] + o]
            for home in range(t.named_homes[t.t_named[template] + o] if child >= 0 else 0):
                onward = np.zeros(t.e_value0[child + 1] - t.e_value0[child])
                named_onward(t, e, o, home, chances, named_came, onward)
                share = named_mass[o, home] if joint else 1.0
                send(t, child, onward, mass[e] * named_mass[o, home], share, reach, mass)
    if joint:
        for e in range(t.e_template.shape[0]):
            if mass[e] > 0.0:
                reach[t.e_value0[e] : t.e_value0[e + 1]] /= mass[e]


@njit(cache=True, nogil=True)
def mouse_sweep(t, mode, weight, secrecy, plainly, reach, mass, value, mouse, sums, inspector):
    """She learns, answers best or is evaluated, from the last stays to the first.

    If she may leave Subtle Movement unused, she answers best, and `value` has what moving into each stay is worth, or
    into the plain one beside it.
    """
    spread(t, False, reach, mass, mouse, inspector)
    for e in range(t.e_template.shape[0] - 1, -1, -1):
        if t.e_is_plain[e] and not plainly:
            continue
        entry = reach[t.e_value0[e] : t.e_value0[e + 1]]
        mouse_backward(t, e, mode, weight, mass[e], secrecy, entry, value, mouse, sums, inspector)
        if plainly:
            may_leave(t, e, value)


@njit(cache=True, nogil=True)
def inspector_sweep(t, weight, reach, mass, value, mouse, inspector, sums):
    """He learns, against what she wins in later stays if both go on as they are."""
    spread(t, True, reach, mass, mouse, inspector)
    nobody = np.zeros(0)
    for e in range(t.e_template.shape[0] - 1, -1, -1):
        if t.e_is_plain[e]:
            continue
        entry = reach[t.e_value0[e] : t.e_value0[e + 1]]
        mouse_backward(t, e, EVALUATE, 0.0, 1.0, 0.0, entry, value, mouse, nobody, inspector)
        inspector_learns(t, e, weight * mass[e], entry, value, mouse, inspector, sums)


@njit(cache=True)
def inspector_learns(t, e, weight, entry, value, mouse, inspector, sums):
    """He learns in one stay that she enters so."""
    chances, came, named_came = mouse_forward(t, e, mouse, entry, True)
    at_turn, at_name = pays(t, e, chances, came, named_came)
    add_later(t, e, value, chances, came, named_came, at_turn, at_name)
    act, keep, keep_at, reach, _, first, _ = inspector_forward(t, e, inspector)
    inspector_backward(t, e, at_turn, at_name, act, keep, keep_at, reach, first, False, weight, inspector, sums)
