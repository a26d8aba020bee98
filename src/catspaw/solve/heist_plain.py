"""What the Inspector does where the Mouse has left Subtle Movement unused (CM-R.R): learnt stay by stay; compiled.

Such a plain stay stands beside the one that she would have come to with Subtle Movement, with one room more. It is
played well enough if she wins no more there, whatever loot she comes with: then she had better use it. So she learns to
choose between the two, and he learns what to do if she leaves it. The stays after it are known already, from the last
to the first, with what the best Mouse wins there.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from catspaw.solve.heist_cfr import inspector_learns, may_leave, mouse_sweep, spread
from catspaw.solve.heist_mouse import BEST, LEARN, mouse_backward

MOST: Final = 80
"""So many iterations at the most in each stay."""
LOOKED_EVERY: Final = 5
ENOUGH: Final = 1e-4
"""She may gain so small a share of what she wins otherwise."""
SELDOM: Final = 1e-6
"""So often at least she leaves it unused: enough that he learns what to do then."""


@njit(cache=True)
def choose(unused, values, leaves):
    """She learns whether to use it or not, by her loot; and how likely she does not."""
    for k in range(leaves.shape[0]):
        worth = (1.0 - leaves[k]) * values[0, k] + leaves[k] * values[1, k]
        for way in range(2):
            unused[way, k] = max(0.0, unused[way, k] + values[way, k] - worth)
        total = unused[0, k] + unused[1, k]
        leaves[k] = max(SELDOM, unused[1, k] / total if total > 0.0 else 0.5)


@njit(cache=True)
def gain(t, e, often, otherwise, value, mouse, inspector):
    """What the best Mouse gains by coming to a plain stay, as a share of what she wins otherwise."""
    at, more, won = t.e_value0[e], 0.0, 0.0
    mouse_backward(t, e, BEST, 0.0, 1.0, 0.0, often, value, mouse, mouse, inspector)
    for k in range(often.shape[0]):
        more += often[k] * max(0.0, value[at + k] - otherwise[k])
        won += often[k] * otherwise[k]
    return more / won if won > 0.0 else 0.0


@njit(cache=True)
def learn_stay(t, e, often, otherwise, value, mouse, regrets, sums):
    """CFR+ in one plain stay: his policy is in `sums` then, and in `value` what the best Mouse wins against it."""
    at, size = t.e_value0[e], often.shape[0]
    unused, leaves, values = np.zeros((2, size)), np.full(size, 0.5), np.zeros((2, size))
    values[0] = otherwise
    for iteration in range(1, MOST + 1):
        mouse_backward(t, e, LEARN, 0.0, 1.0, 0.0, often, value, mouse, mouse, regrets)  # nobody needs her average
        values[1] = value[at : at + size]
        choose(unused, values, leaves)
        inspector_learns(t, e, float(iteration**2), often * leaves, value, mouse, regrets, sums)
        if iteration % LOOKED_EVERY == 0 and gain(t, e, often, otherwise, value, mouse, sums) <= ENOUGH:
            return


@njit(cache=True, nogil=True)
def learn_plain_stays(t, policy, mouse, sums, halt):
    """His answers in all plain stays are added to his policy for the usual ones.

    Her policy decides with what loot she comes how often. Halted, what comes before is left as it is.
    """
    often, value, mass = np.zeros(t.e_value0[-1]), np.zeros(t.e_value0[-1]), np.zeros(t.e_template.shape[0])
    mouse_sweep(t, BEST, 0.0, 0.0, False, often, mass, value, policy, policy, sums)
    spread(t, True, often, mass, policy, sums)
    regrets = np.zeros_like(sums)
    for e in range(t.e_template.shape[0] - 1, -1, -1):
        if not t.e_is_plain[e]:
            continue
        if halt[0]:
            return
        at, used, size = t.e_value0[e], t.e_used[e], t.e_value0[e + 1] - t.e_value0[e]
        otherwise = np.zeros(size)
        if used >= 0:
            otherwise[:] = value[t.e_value0[used] : t.e_value0[used + 1]]
            often[at : at + size] = often[t.e_value0[used] : t.e_value0[used + 1]]
        often[at : at + size] += 1e-9
        learn_stay(t, e, often[at : at + size], otherwise, value, mouse, regrets, sums)
        if used >= 0 and t.e_is_plain[used]:
            may_leave(t, e, value)
