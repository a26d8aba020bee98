"""Advice, hints from it, and reviews."""

from __future__ import annotations

import pytest
from kuhn_poker import BET, CALL, CHECK, FOLD, KuhnPoker

from catspaw.bots.advice import Advice, advice_from, review
from catspaw.core.bits import members
from catspaw.core.errors import Malformed
from catspaw.core.sight import Sight
from catspaw.table.playback import positions

GAME = KuhnPoker()


class Bold:
    """Thinks that a bet or a call is worth more than anything else."""

    def advise(self, sight: Sight) -> Advice:
        return advice_from({k: 0.75 if k in (BET, CALL) else 0.5 for k in members(sight.options)}, exact=False)


def test_the_best_answer_stands_first_and_the_more_frequent_of_equals():
    advice = advice_from({3: 0.5, 4: 0.25, 5: 0.5}, {3: 0.1, 5: 0.9}, exact=True)
    assert [worth.answer for worth in advice.worths] == [5, 3, 4]
    assert advice.chance == 0.5
    assert advice.cost(4) == 0.25
    assert [worth.answer for worth in advice.hints(2)] == [5, 3]


def test_what_is_no_answer_has_no_worth():
    with pytest.raises(Malformed):
        advice_from({3: 0.5}, exact=True).of(4)


def test_a_review_judges_each_question_of_a_seat_by_its_own_advisor():
    # The king for the first, the queen for the second; check, bet, fold.
    answers = [2, 1, CHECK, BET, FOLD]
    found = review(GAME, positions(GAME, GAME.setup(), answers), answers, {0: Bold(), 1: Bold()})
    assert [(judged.seat, judged.answer, judged.best, judged.cost) for judged in found.judged] == [
        (0, CHECK, BET, 0.25),
        (1, BET, BET, 0.0),
        (0, FOLD, CALL, 0.25),
    ]
    assert found.curve(0) == [(2, 0.75), (4, 0.75), (5, 0.0)]
    assert found.curve(1) == [(3, 0.75), (5, 1.0)]
    assert [judged.after_answers for judged in found.costliest(0, most=1)] == [2]


def test_a_seat_without_an_advisor_is_left_out():
    answers = [2, 1, CHECK, CHECK]
    found = review(GAME, positions(GAME, GAME.setup(), answers), answers, {1: Bold()})
    assert [judged.seat for judged in found.judged] == [1]
    assert found.curve(0) == []
