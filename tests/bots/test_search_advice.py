"""Advice by search, alone and in two processes."""

from __future__ import annotations

import pytest

from catspaw.bots.advice import review
from catspaw.bots.search.advisor import SearchAdvisor
from catspaw.bots.search.bot import Thinking
from catspaw.bots.search.parallel import added_up
from catspaw.core.bits import members
from catspaw.core.dealer import QuickDealer
from catspaw.core.position import CHANCE, NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.table.playback import positions

HEIST = game_by_id("cat-and-mouse")
FEW = Thinking(6000)


def a_game(seed: int) -> list[int]:
    """The answers of a random game."""
    dealer, sampler, position = QuickDealer(seed), Sampler(seed), HEIST.start(HEIST.setup())
    answers: list[int] = []
    while position.asked != NOBODY:
        chance = position.asked == CHANCE
        choice = dealer.choose(position.pile, position.options) if chance else sampler.pick(position.options)
        answers.append(int(choice))
        position.answer(choice)
    return answers


def test_every_allowed_answer_has_an_estimate_and_the_best_stands_first():
    sight = HEIST.sight_of_asked(HEIST.start(HEIST.setup()))
    advice = SearchAdvisor(HEIST, HEIST.setup(), 1, FEW).advise(sight)
    assert sorted(worth.answer for worth in advice.worths) == members(sight.options)
    assert not advice.exact
    assert advice.chance == max(worth.chance for worth in advice.worths)
    assert sum(worth.often or 0.0 for worth in advice.worths) == pytest.approx(1.0)


def test_a_finished_game_is_judged_by_what_a_seat_knew():
    answers, setup = a_game(3), HEIST.setup()
    advisors = {1: SearchAdvisor(HEIST, setup, 1, Thinking(960))}
    told = review(HEIST, positions(HEIST, setup, answers), answers, advisors)
    assert {judged.seat for judged in told.judged} == {1}
    assert all(0.0 <= chance <= 1.0 for _, chance in told.curve(1))
    assert told.curve(1)[-1][1] in (0.0, 1.0)


def test_what_several_minds_found_is_weighed_by_how_often_they_tried_it():
    found = added_up([{1: (10, 0.5), 2: (0, 0.0)}, {1: (30, 0.9), 2: (0, 0.0)}])
    visits, worth = found[1]
    assert (visits, round(worth, 9)) == (40, 0.8)
    assert found[2] == (0, 0.0)


@pytest.mark.contract
@pytest.mark.slow
def test_two_processes_think_about_one_question():
    sight = HEIST.sight_of_asked(HEIST.start(HEIST.setup()))
    found = []
    for _ in range(2):
        advisor = SearchAdvisor(HEIST, HEIST.setup(), 1, FEW, processes=2)
        try:
            found.append(advisor.advise(sight))
        finally:
            advisor.close()
    assert found[0] == found[1]
