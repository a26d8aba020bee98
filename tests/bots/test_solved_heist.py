"""The solved bot plays its policy through real tables, and falls back where nothing was solved."""

from __future__ import annotations

from math import sqrt

import pytest

from cat_and_mouse.readers import READERS, Reader
from catspaw.bots import Bot, bot_by_name
from catspaw.bots.cat_and_mouse import Prowler, Sleuth
from catspaw.bots.solved_heist import SolvedHeist, fits_exactly, name_at, policy_name, shipped_policy
from catspaw.core.bits import COMPILED, one
from catspaw.core.playout import settle
from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.games import game_by_id
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.rules.rulings import Rulings
from catspaw.games.cat_and_mouse.state.numbers import MOUSE
from catspaw.games.cat_and_mouse.state.questions import Answer

GAME = game_by_id("cat-and-mouse")
compiled_only = pytest.mark.skipif(not COMPILED, reason="plays tens of thousands of games: compiled only")


def mouse_wins(setup: TableSetup, inspector: Bot, mouse: Bot, games: int, seed: int = 0) -> float:
    won, bots = 0, (inspector, mouse)
    for number in range(seed, seed + games):
        position, chance = GAME.start(setup), Sampler(number)
        settle(position, chance)
        while position.asked != NOBODY:
            position.answer(bots[position.asked].choose(GAME.sight_of_asked(position)))
            settle(position, chance)
        won += bool(position.winners & one(MOUSE))
    return won / games


def solved(seat: int, seed: int = 1) -> Bot:
    return bot_by_name("heuristic", GAME, seat, seed)


def slack(games: int) -> float:
    """Three and a half standard deviations."""
    return 3.5 * sqrt(0.25 / games)


def test_it_is_what_is_seated_in_cat_and_mouse():
    assert isinstance(solved(0), SolvedHeist)
    assert isinstance(solved(1), SolvedHeist)


@pytest.mark.parametrize("variants", [(), ("deep-pockets",), ("subtle-movement",), ("subtle-movement", "deep-pockets")])
def test_it_answers_every_question_of_every_variant(variants: tuple[str, ...]):
    setup = GAME.setup(variants)
    assert 0 < mouse_wins(setup, solved(0), solved(1), 60) < 1


@pytest.mark.parametrize("ruling", [(r.id, reading) for r in GAME.rulings for reading in r.readings[1:]], ids=str)
def test_it_answers_every_question_under_every_ruling(ruling: tuple[str, str]):
    setup = GAME.setup((), dict([ruling]))
    assert 0 <= mouse_wins(setup, solved(0), solved(1), 12) <= 1


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.parametrize("name", ["base", "subtle-movement", "subtle-movement-deep-pockets"])
def test_both_together_agree_with_the_value(name: str):
    policy = shipped_policy(name)
    assert policy is not None
    games = 400
    found = mouse_wins(GAME.setup(policy.stored.variants), solved(0, 3), solved(1, 4), games)
    assert policy.stored.low - slack(games) < found < policy.stored.high + slack(games)


@pytest.mark.contract
@pytest.mark.slow
def test_neither_rule_of_thumb_gains_on_it():
    policy = shipped_policy("base")
    assert policy is not None
    games = 300
    assert mouse_wins(GAME.setup(), Sleuth(GAME, 0, 5), solved(1, 6), games) > policy.stored.low - slack(games)
    assert mouse_wins(GAME.setup(), solved(0, 5), Prowler(GAME, 1, 6), games) < policy.stored.high + slack(games)


@pytest.mark.slow
@pytest.mark.contract
@compiled_only
@pytest.mark.parametrize(
    "make",
    [READERS[0], *(pytest.param(make, marks=pytest.mark.long) for make in READERS[1:])],
    ids=lambda make: make.__name__,
)
def test_no_reader_of_names_wins_more_than_the_value_allows(make: type[Reader]):
    policy = shipped_policy("base")
    assert policy is not None
    games = 2000
    assert mouse_wins(GAME.setup(), make(GAME, 0, 5), solved(1, 6), games) > policy.stored.low - slack(games)


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.long
@compiled_only
@pytest.mark.parametrize("name", ["base", "deep-pockets"])
def test_a_hundred_thousand_games_agree_with_the_value(name: str):
    policy = shipped_policy(name)
    assert policy is not None
    games = 100_000
    setup = GAME.setup(policy.stored.variants, policy.stored.rulings)
    found = mouse_wins(setup, solved(0, 3), solved(1, 4), games)
    assert policy.stored.low - slack(games) < found < policy.stored.high + slack(games)


def test_a_policy_for_other_readings_says_so():
    assert fits_exactly(Rulings(GAME.setup((), {"subtle_pick": "chance"})))
    assert not fits_exactly(Rulings(GAME.setup((), {"peek": "free"})))
    assert policy_name(Rulings(GAME.setup((), {"peek": "free"}))) == "base"


@pytest.mark.parametrize(
    ("variants", "without"),
    [(("deep-pockets",), "base"), (GAME.setup(("subtle-movement", "deep-pockets")).variants, "subtle-movement")],
)
def test_against_one_treasure_it_plays_as_without_deep_pockets(variants: tuple[str, ...], without: str):  # CM-7.2
    position, names = GAME.start(GAME.setup(variants)), []
    for answer in (None, 0, Answer.ENOUGH):
        if answer is not None:
            position.answer(answer)
        sight = GAME.sight_of_asked(position)
        assert isinstance(sight, HeistSight)
        names.append(name_at(sight))
    assert names == ["-".join(variants), "-".join(variants), without]


def test_policies_are_small_and_say_what_they_are():
    policy = shipped_policy("base")
    assert policy is not None
    assert policy.stored.game == "cat-and-mouse"
    assert policy.stored.variants == ()
    assert 0.34 < policy.stored.low <= policy.stored.high < 0.35


def test_it_is_given_sights_only():
    position = GAME.start(GAME.setup())
    sight = GAME.sight(position, 0)
    assert isinstance(sight, HeistSight)
    assert sight.options & one(solved(0).choose(sight))
