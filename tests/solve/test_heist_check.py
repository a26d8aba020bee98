"""Best responses to the shipped policies, by code that did not solve them."""

from __future__ import annotations

import numpy as np
import pytest

from catspaw.bots.solved_heist import shipped_policy
from catspaw.solve.heist_check import Checker, checked, checker_of
from catspaw.solve.heist_play import found_legal
from catspaw.solve.heist_worth import inspector_stay

SHIPPED = ["base", "deep-pockets"]
WITH_SUBTLE_MOVEMENT = ["subtle-movement", "subtle-movement-deep-pockets"]


def checker(name: str) -> Checker:
    policy = shipped_policy(name)
    assert policy is not None
    return checker_of(policy)


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["base", *(pytest.param(name, marks=pytest.mark.long) for name in (*SHIPPED[1:], *WITH_SUBTLE_MOVEMENT))]
)
def test_the_best_mouse_wins_what_the_file_says(name: str):
    policy, judge = shipped_policy(name), checker(name)
    assert policy is not None
    assert judge.high() == pytest.approx(policy.stored.high, abs=1e-9)
    assert policy.stored.low < judge.value() < policy.stored.high


@pytest.mark.contract
@pytest.mark.slow
def test_looking_for_the_best_inspector_changes_no_policy():
    """Where she never comes he keeps to his own, of which nothing is overwritten."""
    judge = checker("base")
    for play in judge.plays:
        before = [chances.copy() for chances in (*play.act, *play.keep)]
        entry = np.zeros((play.space.entry.size, judge.graph.kinds))
        entry[0] = 1
        inspector_stay(play, entry, lambda _child, weights, _to: weights.sum(0))
        for chances, was in zip((*play.act, *play.keep), before, strict=True):
            np.testing.assert_array_equal(chances, was)


def test_found_she_may_loot_and_vanish_with_whichever_pocket_that_can_win():
    """What she has seen may leave but one kind of pocket, the first or the second."""
    kinds = set()
    for play in checker("deep-pockets").plays:
        for q in range(len(play.made.turns)):
            wins = play.space.gone_after_loot[play.stage(q)] > 0
            assert found_legal(play, q)[1][wins.any(1)].all()
            kinds |= set(map(tuple, wins.tolist()))
    assert {(True, False), (False, True)} <= kinds


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.long
def test_an_inspector_who_forgets_gains_less_than_one_who_remembers():
    """And one whose histories are cut off leaves the Mouse too little, never too much."""
    policy, judge = shipped_policy("base"), checker("base")
    assert policy is not None
    some = judge.low(cut=1e-2)
    first = judge.inspector_values()[0].act[0]
    assert some <= policy.stored.low + 1e-9 <= float(first.min()) + 1e-4


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", SHIPPED)
def test_the_best_inspector_leaves_what_the_file_says(name: str):
    policy = shipped_policy(name)
    assert policy is not None
    assert checked(policy).low == pytest.approx(policy.stored.low, abs=1e-9)


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.parametrize("name", SHIPPED)
def test_equal_notes_are_answered_alike(name: str):
    """However he came to them: a bot that sees only the notes plays what was solved."""
    for play in checker(name).plays:
        for turn, acts in zip(play.made.turns, play.act, strict=True):
            for notes, act in zip(turn.notes, acts, strict=True):
                np.testing.assert_allclose(act, acts[turn.notes.index(notes)], atol=1e-4)
