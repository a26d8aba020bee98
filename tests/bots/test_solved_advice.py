"""Advice from the solved policy: chances that real games bear out, from sights alone."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from copy import copy
from math import sqrt

import pytest

from catspaw.bots.advice import Advisor, review
from catspaw.bots.random import RandomBot
from catspaw.bots.solved_heist import SolvedHeist
from catspaw.bots.solved_heist_advice import advisor_for
from catspaw.core.bits import count, members, one
from catspaw.core.playout import settle
from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.state.numbers import INSPECTOR, MOUSE
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt

GAME = game_by_id("cat-and-mouse")
VARIANTS: list[tuple[str, ...]] = [(), ("deep-pockets",), ("subtle-movement",), ("subtle-movement", "deep-pockets")]


def advisor(*variants: str) -> Advisor:
    found = advisor_for(GAME, GAME.setup(variants))
    assert found is not None
    return found


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.parametrize(
    "variants", [VARIANTS[0], VARIANTS[-1], *(pytest.param(each, marks=pytest.mark.long) for each in VARIANTS[1:-1])]
)
def test_chances_are_borne_out_by_real_games(variants: tuple[str, ...]):
    """At each question the advised chance of what is answered, less how the game ends, comes to nothing on average."""
    errors: dict[tuple[int, int], list[float]] = defaultdict(list)
    judge, setup, games = advisor(*variants), GAME.setup(variants), 400
    bots = SolvedHeist(GAME, INSPECTOR, 11), SolvedHeist(GAME, MOUSE, 12)
    for seed in range(games):
        position, chance = GAME.start(setup), Sampler(seed)
        settle(position, chance)
        told: list[tuple[int, int, float]] = []
        while position.asked != NOBODY:
            seat, sight = position.asked, GAME.sight_of_asked(position)
            answer = bots[seat].choose(sight)
            if count(sight.options) > 1 and position.prompt not in (Prompt.ACT, Prompt.TRAP):
                with suppress(LookupError):  # an Inspector who knows where she is needs no advice
                    told.append((seat, position.prompt, judge.advise(sight).of(answer).chance))
            position.answer(answer)
            settle(position, chance)
        for seat, prompt, claimed in told:
            errors[seat, prompt].append(claimed - bool(position.winners & one(seat)))
    assert len(errors) >= 7
    for found in errors.values():
        assert abs(sum(found)) / len(found) < 0.004 + 3.5 * sqrt(0.25 / min(games, len(found)))


@pytest.mark.contract
@pytest.mark.slow
def test_sound_play_costs_next_to_nothing_and_random_play_much():
    judge, setup = advisor(), GAME.setup()
    costs: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(60):
        for sound in (True, False):
            bots = [SolvedHeist(GAME, seat, seed) if sound else RandomBot(GAME, seat, seed) for seat in (0, 1)]
            position, chance = GAME.start(setup), Sampler(seed)
            settle(position, chance)
            while position.asked != NOBODY:
                sight = GAME.sight_of_asked(position)
                answer = bots[position.asked].choose(sight)
                if count(sight.options) > 1:
                    try:
                        costs[sound].append(judge.advise(sight).cost(answer))
                    except LookupError:
                        assert not sound or position.asked == INSPECTOR  # he knows where she is
                position.answer(answer)
                settle(position, chance)
    assert sum(costs[True]) / len(costs[True]) < 0.0005
    assert max(costs[True]) < 0.02  # a Mouse who keeps her secrets now and then names what is not quite the best
    assert sum(costs[False]) / len(costs[False]) > 0.05


def test_a_review_names_what_an_answer_cost():
    """A trap at random in the first turn loses more than half of what he had."""
    position, chance = GAME.start(GAME.setup()), Sampler(3)
    answers, positions = [], [copy(position)]
    bots = [SolvedHeist(GAME, seat, 5) for seat in (0, 1)]
    while position.asked != NOBODY:
        if position.asked < 0:
            answer = chance.pick(position.options)
        elif position.prompt == Prompt.ACT:
            answer = Answer.SPRING
        else:
            answer = bots[position.asked].choose(GAME.sight_of_asked(position))
        position.answer(answer)
        answers.append(int(answer))
        positions.append(copy(position))
    found = review(GAME, positions, answers, {INSPECTOR: advisor()})
    worst = found.costliest(INSPECTOR)[0]
    assert (worst.prompt, worst.answer, worst.best) == (Prompt.ACT, Answer.SPRING, Answer.CHECK)
    assert worst.cost > 0.4


def test_where_nothing_was_solved_it_says_so():
    assert advisor_for(GAME, GAME.setup((), {"peek": "free"})) is None


def test_rooms_that_are_alike_are_worth_the_same():
    position = GAME.start(GAME.setup())
    settle(position, Sampler(1))
    position.answer(members(position.options)[0])
    settle(position, Sampler(1))
    sight = GAME.sight_of_asked(position)
    assert isinstance(sight, HeistSight)
    assert sight.prompt == Prompt.START
    assert len({worth.chance for worth in advisor().advise(sight).worths}) == 1


@pytest.mark.parametrize("variants", [("subtle-movement",), ("subtle-movement", "deep-pockets")])
@pytest.mark.parametrize("reading", ["always", "may"])
def test_whichever_note_returns_is_worth_the_same_and_none_no_more(variants: tuple[str, ...], reading: str):
    setup = GAME.setup(variants, {"subtle_use": reading})
    position, chance, judge = GAME.start(setup), Sampler(3), advisor_for(GAME, setup)
    bots = [SolvedHeist(GAME, seat, 5) for seat in (0, 1)]
    settle(position, chance)
    while position.prompt != Prompt.RETURN_NOTE:
        position.answer(bots[position.asked].choose(GAME.sight_of_asked(position)))
        settle(position, chance)
    assert judge is not None
    worths = {worth.answer: worth.chance for worth in judge.advise(GAME.sight_of_asked(position)).worths}
    unused = worths.pop(Answer.DECLINE, None)
    assert len(set(worths.values())) == 1
    assert (unused is not None) == (reading == "may")
    if unused is not None:
        assert 0 < unused < min(worths.values()) + 0.005
