"""The laws every game keeps, over every combination of variants and rulings."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import catspaw
from catspaw.core.bits import COMPILED, members
from catspaw.core.playout import Tally, audit_many
from catspaw.core.position import CHANCE, NOBODY
from catspaw.core.sampler import Sampler
from catspaw.core.texts import LANGUAGES
from catspaw.table import Table
from contract import laws
from contract.combinations import COMBINATIONS, FEW, QUICK, Combination
from contract.laws import CourseLaw, PileLaw, check_all, lingering

DIGESTS = json.loads((Path(__file__).parent / "digests.json").read_text())
every_combination = pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
a_few = pytest.mark.parametrize("combination", FEW, ids=str)
the_quick = pytest.mark.parametrize("combination", QUICK, ids=str)


FEWER_ROUNDS = {"claw-and-order": 10}
"""Games that are played under the laws so many times less often: long ones, with many rulings and decks."""
CHECKED = 40
"""About so many questions of a game are put under all laws; of a short game every one."""


def pace_of(combination: Combination) -> int:
    """How many questions lie between two that are checked, by the length of a random game."""
    position, sampler = combination.start(), Sampler(0)
    answers = 0
    while position.asked != NOBODY:
        position.answer(sampler.pick(position.options))
        answers += 1
    return 1 + answers // CHECKED


def play_under_the_laws(combination: Combination, seed: int, *, linger: bool) -> None:
    sampler = Sampler(seed)
    table = Table(combination.game, combination.setup, None)
    slot = combination.start()
    course, piles = CourseLaw(), PileLaw()
    pace = pace_of(combination)
    while table._position.asked != NOBODY:
        course.note(table)
        if (len(table.answers) + seed) % pace == 0:
            check_all(table, slot, sampler)
        position = table._position
        answer = lingering(position, sampler) if linger else int(sampler.pick(position.options))
        piles.check(table, answer)
        table.answer(answer)
    course.note(table)
    check_all(table, slot, sampler)
    course.check(table)
    assert len(table.answers) <= combination.game.longest


@pytest.mark.contract
@pytest.mark.slow
@every_combination
def test_the_laws_hold_throughout_whole_games(combination: Combination):
    """Fewer where rulings are changed, and for each of many pairs of decks."""
    rounds = 6
    if combination.rulings:
        rounds = max(1, 2 // FEWER_ROUNDS.get(combination.game.id, 1))
    elif combination.decks:
        rounds //= 3
    for seed in range(rounds):
        play_under_the_laws(combination, seed, linger=False)
        play_under_the_laws(combination, seed + 10, linger=True)


@the_quick
def test_the_laws_hold_in_a_quick_game(combination: Combination):
    play_under_the_laws(combination, 1, linger=False)


@pytest.mark.contract
@pytest.mark.slow
@every_combination
def test_cards_are_conserved_and_games_end(combination: Combination):
    games = (1000 if COMPILED else 20) // min(4, FEWER_ROUNDS.get(combination.game.id, 1))
    tally = Tally()
    assert audit_many(combination.start(), 0, games, tally)
    assert tally.games == games
    assert tally.longest <= combination.game.longest
    assert sum(tally.endings.values()) == games


@pytest.mark.contract
@a_few
def test_compiled_and_interpreted_rules_play_the_same_games(combination: Combination):
    """Both builds run this test against one file of digests, which `benchmarks/digests.py` writes."""
    tally = Tally()
    assert audit_many(combination.start(), 0, DIGESTS["games"], tally)
    assert int(tally.digest) == DIGESTS["digests"][str(combination)]


@pytest.mark.contract
def test_the_build_under_test_is_the_one_meant():
    if os.environ.get("CATSPAW_BUILD") == "interpreted":
        assert not COMPILED
    if os.environ.get("CATSPAW_BUILD") == "compiled":
        assert COMPILED


@pytest.mark.contract
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(
    combination=st.sampled_from(COMBINATIONS),
    choices=st.lists(st.integers(min_value=0, max_value=61), max_size=60),
)
def test_the_laws_hold_whatever_is_chosen(combination: Combination, choices: list[int]):
    """Hypothesis chooses, and shrinks what it finds to a short record."""
    table = Table(combination.game, combination.setup, None)
    slot, sampler, course = combination.start(), Sampler(1), CourseLaw()
    for choice in choices:
        if table._position.asked == NOBODY:
            break
        options = members(table._position.options)
        table.answer(options[choice % len(options)])
        course.note(table)
        check_all(table, slot, sampler)
    course.check(table)


@pytest.mark.contract
@the_quick
def test_undo_goes_back_to_any_earlier_point(combination: Combination):
    sampler = Sampler(3)
    table = Table(combination.game, combination.setup, None)
    seen = []
    while table._position.asked != NOBODY:
        seen.append((table._position.state(), table.all_events(), table.record()))
        table.answer(int(sampler.pick(table._position.options)))
    other = table.clone()
    for point in range(len(seen) - 1, -1, -3):
        table.undo(to=point)
        assert (table._position.state(), table.all_events(), table.record()) == seen[point]
    assert other.outcome is not None


@pytest.mark.contract
@the_quick
def test_onlookers_and_others_see_only_public_facts_of_a_question(combination: Combination):
    sampler = Sampler(4)
    table = Table(combination.game, combination.setup, None)
    while (asked := table._position.asked) != NOBODY:
        for number in range(len(combination.setup.seats)):
            if number != asked:
                assert table.sight(number).options == 0
        assert table.sight(None).options == 0
        table.answer(int(sampler.pick(table._position.options)))


@pytest.mark.contract
@the_quick
def test_every_ending_says_why_in_every_language(combination: Combination):
    """By rules that have words; of the seats' scores only what an onlooker may know."""
    table, sampler = Table(combination.game, combination.setup, None), Sampler(6)
    while table._position.asked != NOBODY:
        assert table.outcome is None
        table.answer(int(sampler.pick(table._position.options)))
    outcome = table.outcome
    assert outcome is not None and outcome.decided_by
    assert outcome.scores == combination.game.scores(table.sight(None))
    assert set(outcome.scores) in (set(), set(combination.setup.seats))
    for language in LANGUAGES:
        texts = combination.game.texts(combination.setup, language)
        assert all(map(texts.rule, outcome.decided_by)) and all(texts.ending(outcome))
        assert len(texts.ending(outcome)) > len(outcome.scores)


def test_a_broken_law_prints_a_record_that_replays():
    combination = next(c for c in COMBINATIONS if c.game.id == "cat-and-mouse")
    table = Table(combination.game, combination.setup, None)
    table.answer("glory-10")
    text = str(laws.Broken("some law", table))
    record = text.split("'")[1]
    assert catspaw.replay(record).answers == (0,)


def test_chance_is_asked_before_seats_draw():
    combination = next(c for c in COMBINATIONS if c.game.id == "kuhn-poker")
    assert combination.start().asked == CHANCE
