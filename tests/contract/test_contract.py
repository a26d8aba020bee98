"""The laws every game keeps, over every combination of variants and rulings."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kuhn_poker import KuhnPoker

import catspaw
from catspaw.core.bits import COMPILED, members
from catspaw.core.game import Game
from catspaw.core.playout import Tally, audit_many
from catspaw.core.position import CHANCE, NOBODY, NotAnOption
from catspaw.core.sampler import Sampler
from catspaw.games import GAMES
from catspaw.table import Table
from catspaw.testing import whole_games
from contract.combinations import COMBINATIONS, DEFAULTS, FEW, ONCE, QUICK, Combination
from contract.laws import LAWS, Broken, CourseLaw, check_all
from contract.straws import Straws

DIGESTS: dict[str, dict[str, int]] = json.loads((Path(__file__).parent / "digests.json").read_text())
"""By the number of games; the interpreted build plays the fewest."""
FEWEST = min(map(int, DIGESTS))
every_combination = pytest.mark.parametrize("combination", COMBINATIONS, ids=str)


def some_for_the_patient(combinations: list[Combination]) -> list[object]:
    """All of them, of which `make test` takes those that differ most."""
    return [found if found in ONCE else pytest.param(found, marks=pytest.mark.long) for found in combinations]


a_few = pytest.mark.parametrize("combination", some_for_the_patient(FEW), ids=str)
the_quick = pytest.mark.parametrize("combination", some_for_the_patient(QUICK), ids=str)
FIRST = {combination.game.id: combination for combination in reversed(QUICK)}
"""The first combination of each game."""


def in_both_builds(combination: Combination) -> object:
    """`make check` plays what comes first of each game; `make test` those that differ most, and compiled all."""
    if combination in FIRST.values():
        return combination
    both = [pytest.mark.both_builds] if combination in ONCE else []
    return pytest.param(combination, marks=[pytest.mark.slow, *both])


FEWER_ROUNDS = {"claw-and-order": 10}
"""Games that are played under the laws so many times less often: long ones, with many rulings and decks."""


def play_under_the_laws(combination: Combination, seed: int, *, linger: bool) -> None:
    whole_games.play_under_the_laws(combination, LAWS[combination.game.id], seed, linger=linger)


@pytest.mark.contract
@pytest.mark.slow
@a_few
def test_the_laws_hold_throughout_a_whole_game(combination: Combination):
    play_under_the_laws(combination, 0, linger=False)


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.parametrize("combination", DEFAULTS, ids=str)
def test_the_laws_hold_throughout_a_game_whose_seats_put_off_its_end(combination: Combination):
    play_under_the_laws(combination, 10, linger=True)


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.long
@every_combination
def test_the_laws_hold_throughout_many_games(combination: Combination):
    """With every pair of rulings, and again and again."""
    for seed in range(1, 3 if combination.rulings else 7):
        play_under_the_laws(combination, seed, linger=False)
        play_under_the_laws(combination, seed + 10, linger=True)


@pytest.mark.parametrize("combination", [FIRST["cat-and-mouse"], FIRST["red-claw"]], ids=str)
def test_the_laws_hold_in_a_game_by_the_defaults(combination: Combination):
    """Interpreted too; those of Claw & Order are long, so they are played under the laws on the compiled build."""
    play_under_the_laws(combination, 1, linger=False)


@pytest.mark.contract
@pytest.mark.slow
@every_combination
def test_cards_are_conserved_and_games_end(combination: Combination):
    games = (250 if COMPILED else 20) // min(4, FEWER_ROUNDS.get(combination.game.id, 1))
    tally = Tally()
    assert audit_many(combination.start(), 0, games, tally)
    assert tally.games == games
    assert tally.longest <= combination.game.longest
    assert sum(tally.endings.values()) == games


@pytest.mark.contract
@pytest.mark.parametrize("combination", [in_both_builds(combination) for combination in FEW], ids=str)
def test_compiled_and_interpreted_rules_play_the_same_games(combination: Combination):
    """Both builds run this test against one file of digests, which `benchmarks/digests.py` writes."""
    for games, digests in DIGESTS.items():
        if COMPILED or int(games) == FEWEST:
            tally = Tally()
            assert audit_many(combination.start(), 0, int(games), tally)
            assert int(tally.digest) == digests[str(combination)]


@pytest.mark.contract
def test_the_build_under_test_is_the_one_meant():
    if os.environ.get("CATSPAW_BUILD") == "interpreted":
        assert not COMPILED
    if os.environ.get("CATSPAW_BUILD") == "compiled":
        assert COMPILED


@pytest.mark.slow
@pytest.mark.contract
@settings(max_examples=60 if COMPILED else 20, suppress_health_check=[HealthCheck.too_slow])
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
@pytest.mark.slow
@the_quick
def test_undo_goes_back_to_any_earlier_point(combination: Combination):
    whole_games.check_undo(combination, 3)


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.contract
@the_quick
def test_onlookers_and_others_see_only_public_facts_of_a_question(combination: Combination):
    whole_games.check_onlookers(combination, 4)


@pytest.mark.contract
@the_quick
def test_every_ending_says_why_in_every_language(combination: Combination):
    """By rules that have words; of the seats' scores only what an onlooker may know."""
    whole_games.check_ending(combination, 6)


@pytest.mark.contract
@pytest.mark.parametrize("game", [KuhnPoker(), Straws(), *GAMES], ids=lambda game: game.id)
def test_everything_has_words_in_every_language(game: Game):
    whole_games.check_texts(game)


def test_a_broken_law_prints_a_record_that_replays():
    combination = next(c for c in COMBINATIONS if c.game.id == "cat-and-mouse")
    table = Table(combination.game, combination.setup, None)
    table.answer("glory-10")
    text = str(Broken("some law", table))
    record = text.split("'")[1]
    assert catspaw.replay(record).answers == (0,)


def test_chance_is_asked_before_seats_draw():
    combination = next(c for c in COMBINATIONS if c.game.id == "kuhn-poker")
    assert combination.start().asked == CHANCE


@pytest.mark.contract
@pytest.mark.parametrize("combination", FIRST.values(), ids=str)
def test_a_number_that_is_no_option_is_refused_however_far_off(combination: Combination):
    """A processor shifts by the last six bits of a number, so an option plus 64 looks like the option."""
    position = combination.start()
    for option in members(position.options):
        for number in (option + 64, option - 64, option + 2**32, 62, 63):
            with pytest.raises(NotAnOption):
                position.answer(number)
