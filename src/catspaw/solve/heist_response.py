"""The Inspector's best response with whole memory: exact, by walking every public history.

However forgetful the Mouse is, he remembers everything: which rooms she named in earlier stays, and where she was when
she did. So her loot is followed as a distribution of its own along each history. (The Mouse needs no such walk: against
an Inspector who forgets, what happened before a stay tells her nothing, and `BEST` is exact.)
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numba import njit

from catspaw.solve.heist_forward import found_onward, inspector_forward, mouse_forward, named_onward
from catspaw.solve.heist_inspector import FOUND, add_later, inspector_backward, pays
from catspaw.solve.heist_loot import Floats
from catspaw.solve.heist_tree import Tree


@njit(cache=True, nogil=True)
def respond(t, e, policy, nobody, entry, cut, least, halt):
    """The Mouse's winning weight, if she comes into a stay so and he answers best from there on.

    In histories less likely than `cut` he is shown her loot, and she wins the `least`: so the result never says too
    much. Halted, it says less.
    """
    if entry.sum() <= cut or halt[0]:
        return (entry * least[t.e_value0[e] : t.e_value0[e + 1]]).sum()
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
                at_turn[q, home, FOUND] += respond(t, child, policy, nobody, onward, cut, least, halt)
    for o in range(nameds):
        child = t.child[t.e_child0[e] + o]
        if child >= 0:
            for home in range(t.named_homes[named0 + o]):
                onward = np.zeros(t.e_value0[child + 1] - t.e_value0[child])
                named_onward(t, e, o, home, chances, named_reach, onward)
                at_name[o, home] += respond(t, child, policy, nobody, onward, cut, least, halt)
    act, keep, keep_at, his_reach, _, first, _ = inspector_forward(t, e, nobody)
    return inspector_backward(t, e, at_turn, at_name, act, keep, keep_at, his_reach, first, True, 0.0, nobody, nobody)


@njit(cache=True, nogil=True)
def respond_informed(t, policy, nobody):
    """What she wins from every stay on, by loot, against an Inspector who is shown it whenever she moves in.

    Nobody leaves her less: no reading of the rules tells him more. To plain stays she never comes.
    """
    value = np.zeros(t.e_value0[-1])
    for e in range(t.e_template.shape[0] - 1, -1, -1):
        if t.e_is_plain[e]:
            continue
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
    return value


def best_response(tree: Tree, policy: Floats, nobody: Floats, least: Floats, cut: float) -> float:
    """`respond` from the first stay, the stays after it on two threads; an interruption halts both."""
    halt = np.zeros(1, np.int64)
    chances, reach, named_reach = mouse_forward(tree, 0, policy, np.ones(1), True)
    at_turn, at_name = pays(tree, 0, chances, reach, named_reach)
    with ThreadPoolExecutor(2) as both:

        def ahead(child: int, onward: Floats) -> float:
            return float(respond(tree, child, policy, nobody, onward, cut, least, halt))

        later = [
            (into, index, both.submit(ahead, child, onward))
            for into, index, child, onward in _onward(tree, chances, reach, named_reach, at_turn, at_name)
        ]
        try:
            for into, index, won in later:
                into[index] += won.result()
        finally:
            halt[0] = 1
    act, keep, keep_at, his_reach, _, first, _ = inspector_forward(tree, 0, nobody)
    return float(
        inspector_backward(
            tree, 0, at_turn, at_name, act, keep, keep_at, his_reach, first, True, 0.0, nobody, nobody
        )
    )  # fmt: skip


def _onward(
    t: Tree, chances: Floats, reach: Floats, named_reach: Floats, at_turn: Floats, at_name: Floats
) -> Iterator[tuple[Floats, tuple[int, ...], int, Floats]]:
    """Every way on from the first stay: where what it wins is added, the stay, and her loot there."""
    for q in range(t.t_turns[t.e_template[0]]):
        child = int(t.found_child[t.e_found0[0] + q])
        for home in range(t.turn_homes[t.t_turn[t.e_template[0]] + q] if child >= 0 else 0):
            onward = np.zeros(t.e_value0[child + 1] - t.e_value0[child])
            found_onward(t, 0, q, home, chances, reach, onward)
            yield at_turn, (q, home, FOUND), child, onward
    for o in range(t.t_nameds[t.e_template[0]]):
        child = int(t.child[t.e_child0[0] + o])
        for home in range(t.named_homes[t.t_named[t.e_template[0]] + o] if child >= 0 else 0):
            onward = np.zeros(t.e_value0[child + 1] - t.e_value0[child])
            named_onward(t, 0, o, home, chances, named_reach, onward)
            yield at_name, (o, home), child, onward
