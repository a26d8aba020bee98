"""Answers that are played on by rules of thumb: where three or more play."""

from __future__ import annotations

from itertools import count as counting

import pytest
from kuhn_poker import BET, CALL, KuhnPoker

from catspaw.bots import bot_by_name, characters
from catspaw.bots.rollouts import RolloutBot
from catspaw.bots.search.bot import SearchBot
from catspaw.core.bits import count
from catspaw.core.position import CHANCE, NOBODY, Position
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight
from catspaw.games import game_by_id

HUNT, KUHN = game_by_id("red-claw"), KuhnPoker()
FOUR = HUNT.setup(players=4)


def asked(least: int, answers: int = 60) -> Position:
    """A random hunt of four, after some answers, at a question with so many answers at least."""
    for seed in counting(1):
        position, sampler = HUNT.start(FOUR), Sampler(seed)
        for given in counting():
            if position.asked == NOBODY:
                break
            if given > answers and position.asked != CHANCE and count(position.options) >= least:
                return position
            position.answer(sampler.pick(position.options))
    raise AssertionError


def test_the_strongest_plays_on_where_more_than_two_play_and_searches_where_two_do(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(characters, "COMPILED", False)
    assert isinstance(bot_by_name("colonel", HUNT, 0, 1, FOUR), SearchBot), "to play on would take too long"
    monkeypatch.setattr(characters, "COMPILED", True)
    assert isinstance(bot_by_name("colonel", HUNT, 0, 1, FOUR), RolloutBot)
    assert isinstance(bot_by_name("colonel", HUNT, 0, 1, HUNT.setup(players=2)), SearchBot)
    assert isinstance(bot_by_name("shade", HUNT, 0, 1, FOUR), SearchBot)


def test_whoever_holds_the_king_calls():
    position = KUHN.start(KUHN.setup())
    for answer in (0, 2, BET):  # the jack, the king, and a bluff
        position.answer(answer)
    bot = RolloutBot(KUHN, 1, KUHN.setup(), 60)
    assert bot.choose(KUHN.sight_of_asked(position)) == CALL


@pytest.mark.parametrize("rollouts", [1, 8])
def test_worlds_that_look_alike_are_given_the_same_answer(rollouts: int):
    """However few rollouts there are, every answer is tried."""
    position = asked(least=3)
    sight = HUNT.sight_of_asked(position)
    found = set()
    for seed in range(3):
        world = HUNT.start(FOUR)
        sight.sample_into(world, Sampler(seed))
        bot = RolloutBot(HUNT, 7, FOUR, rollouts)
        found.add(bot.choose(HUNT.sight_of_asked(world)))
    assert len(found) == 1
    assert position.options >> found.pop() & 1


def test_all_answers_are_tried_with_the_same_luck(monkeypatch: pytest.MonkeyPatch):
    sight, lucks = HUNT.sight_of_asked(asked(least=3)), list[int]()
    sample_into = type(sight).sample_into

    def noted(of: Sight, slot: Position, sampler: Sampler) -> None:
        lucks.append(sampler.state)
        sample_into(of, slot, sampler)

    monkeypatch.setattr(type(sight), "sample_into", noted)
    answers = int(count(sight.options))
    RolloutBot(HUNT, 7, FOUR, 2 * answers * (answers - 1).bit_length()).choose(sight)
    first, second = lucks[1 : answers + 1], lucks[answers + 1 : 2 * answers + 1]
    assert len(set(first)) == len(set(second)) == 1, "the one before is only looked at"
    assert first != second


def test_a_question_with_one_answer_is_not_thought_about():
    sight = HUNT.sight_of_asked(asked(least=3))
    sight.options &= -sight.options
    bot = RolloutBot(HUNT, 1, FOUR, 10**9)
    assert sight.options >> bot.choose(sight) & 1


def test_a_bot_that_must_hurry_has_tried_every_answer_once(monkeypatch: pytest.MonkeyPatch):
    clock = counting()
    monkeypatch.setattr("catspaw.bots.rollouts.perf_counter", lambda: float(next(clock)))
    sight = HUNT.sight_of_asked(asked(least=3))
    tried: list[int] = []

    def noted(position: Position, sampler: Sampler) -> Position:
        tried.append(0)
        while position.asked != NOBODY:
            position.answer(sampler.pick(position.options))
        return position

    monkeypatch.setattr("catspaw.bots.red_claw.best_way", noted)
    bot = RolloutBot(HUNT, 1, FOUR, 10**9)
    bot.seconds = 1.5
    assert sight.options >> bot.choose(sight) & 1
    assert len(tried) == count(sight.options)
