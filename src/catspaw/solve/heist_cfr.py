"""CFR+ on the graph of stays: one pass over all of them, in which one side learns or answers best; compiled.

All values of the Mouse are weighted by the pockets that fit (see `States`), and within a stay by the chance that the
Inspector plays to there.
"""

from __future__ import annotations

from typing import Final

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

UNUSED: Final = 1e-6
"""So seldom she moves without Subtle Movement while they learn: enough that he learns what to do then."""


@njit(cache=True)
def send(child, at, part, onward, share, reach, mass):
    """Add what goes on to a stay: how likely he plays there, and her loot."""
    mass[child] += part
    reach[at : at + onward.shape[0]] += onward * share


@njit(cache=True)
def spread(t, joint, plainly, reach, mass, mouse, inspector):
    """How likely each side plays to every stay; to plain ones only if asked.

    Jointly, her loot is as he must expect it there, on average over histories; else her reach counts what she does
    alone, as her average policy wants it.
    """
    reach[:] = 0.0
    mass[:] = 0.0
    reach[0] = 1.0
    mass[0] = 1.0
    for e in range(t.e_template.shape[0]):
        if t.e_is_plain[e] and not plainly:
            continue
        template = t.e_template[e]
        act, _, _, his_reach, his_named, first, named_first = inspector_forward(t, e, inspector)
        hit, _, _, named_mass = masses(t, e, act, his_reach, his_named, first, named_first)
        entry = reach[t.e_value0[e] : t.e_value0[e + 1]]
        chances, came, named_came = mouse_forward(t, e, mouse, entry, True)
        for q in range(t.t_turns[template]):
            for home in range(t.turn_homes[t.t_turn[template] + q]):
                child = t.found_child[t.e_found0[e] + q]
                if child >= 0:
                    part, share = mass[e] * hit[q, home], hit[q, home] if joint else 1.0
                    onward = np.zeros(t.e_value0[child + 1] - t.e_value0[child])
                    found_onward(t, e, q, home, chances, came, onward)
                    send(child, t.e_value0[child], part, onward, share, reach, mass)
                    child = t.found_plain[t.e_found0[e] + q]
                    if child >= 0 and plainly:
                        send(child, t.e_value0[child], UNUSED * part, onward, UNUSED * share, reach, mass)
        for o in range(t.t_nameds[template]):
            for home in range(t.named_homes[t.t_named[template] + o]):
                child = t.child[t.e_child0[e] + o]
                if child >= 0:
                    part, share = mass[e] * named_mass[o, home], named_mass[o, home] if joint else 1.0
                    onward = np.zeros(t.e_value0[child + 1] - t.e_value0[child])
                    named_onward(t, e, o, home, chances, named_came, onward)
                    send(child, t.e_value0[child], part, onward, share, reach, mass)
                    child = t.plain_child[t.e_child0[e] + o]
                    if child >= 0 and plainly:
                        send(child, t.e_value0[child], UNUSED * part, onward, UNUSED * share, reach, mass)
    if joint:
        for e in range(t.e_template.shape[0]):
            if mass[e] > 0.0:
                reach[t.e_value0[e] : t.e_value0[e + 1]] /= mass[e]


@njit(cache=True, nogil=True)
def mouse_sweep(t, mode, weight, secrecy, plainly, reach, mass, value, mouse, sums, inspector):
    """She learns, answers best or is evaluated, from the last stays to the first; in plain ones if asked."""
    spread(t, False, plainly, reach, mass, mouse, inspector)
    for e in range(t.e_template.shape[0] - 1, -1, -1):
        if t.e_is_plain[e] and not plainly:
            continue
        entry = reach[t.e_value0[e] : t.e_value0[e + 1]]
        mouse_backward(t, e, mode, weight, mass[e], secrecy, entry, value, mouse, sums, inspector)


@njit(cache=True, nogil=True)
def inspector_sweep(t, weight, plainly, reach, mass, value, mouse, inspector, sums):
    """He learns, against what she wins in later stays if both go on as they are; in plain ones if asked."""
    spread(t, True, plainly, reach, mass, mouse, inspector)
    nobody = np.zeros(0)
    for e in range(t.e_template.shape[0] - 1, -1, -1):
        if t.e_is_plain[e] and not plainly:
            continue
        entry = reach[t.e_value0[e] : t.e_value0[e + 1]]
        mouse_backward(t, e, EVALUATE, 0.0, 1.0, 0.0, entry, value, mouse, nobody, inspector)
        chances, came, named_came = mouse_forward(t, e, mouse, entry, True)
        at_turn, at_name = pays(t, e, chances, came, named_came)
        add_later(t, e, value, chances, came, named_came, at_turn, at_name)
        act, keep, keep_at, his_reach, _, first, _ = inspector_forward(t, e, inspector)
        inspector_backward(
            t, e, at_turn, at_name, act, keep, keep_at, his_reach, first, False, weight * mass[e], inspector, sums
        )
