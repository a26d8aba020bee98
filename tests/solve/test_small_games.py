"""The general tools land on what is known of small games."""

from __future__ import annotations

import pytest
from kuhn_poker import BET, KuhnPoker

from catspaw.core.errors import Malformed
from catspaw.solve.small_games import SmallGame
from solve.pennies import HEADS, Pennies, PenniesSight

KUHN = KuhnPoker()


def kuhn() -> SmallGame:
    return SmallGame(KUHN.start(KUHN.setup()), KUHN.sight)


def test_kuhn_poker_has_twelve_information_states():
    assert len(kuhn().options) == 12


def test_kuhn_poker_is_worth_an_eighteenth_to_the_second_player():
    game = kuhn()
    policy = game.solve(400)
    assert game.value(policy) == pytest.approx(-1 / 18, abs=0.001)
    assert game.exploitability(policy) < 0.001


def test_even_play_of_kuhn_poker_can_be_exploited_by_as_much_as_is_known():
    # By hand: the first player could win 0.5 a hand against it, the second 5/12.
    game = kuhn()
    policy = game.even_policy()
    assert game.best_response(0, policy)[0] == pytest.approx(0.5)
    assert game.best_response(1, policy)[0] == pytest.approx(5 / 12)
    assert game.exploitability(policy) == pytest.approx(11 / 24)


def test_a_best_response_bets_the_king():
    game = kuhn()
    chosen = game.best_response(1, game.even_policy())[1]
    kings = [known for known in chosen if known[KUHN.sight(KUHN.start(KUHN.setup()), 1).FIELDS.index("second")] == 2]
    assert kings
    assert all(game.options[known][chosen[known]] in (BET, 6) for known in kings)


def test_pennies_are_worth_a_fifth():
    game = SmallGame(Pennies(), PenniesSight)
    policy = game.solve(2000)
    first, second = (next(known for known in game.seat if game.seat[known] == seat) for seat in (0, 1))
    assert game.value(policy) == pytest.approx(0.2, abs=0.002)
    assert policy[first][HEADS] == pytest.approx(0.4, abs=0.01)
    assert policy[second][HEADS] == pytest.approx(0.4, abs=0.01)
    assert game.exploitability(policy) < 0.005


def test_the_second_player_does_not_see_the_first_penny():
    assert len(SmallGame(Pennies(), PenniesSight).options) == 2


def test_a_game_that_is_not_small_is_refused():
    with pytest.raises(Malformed, match="more than 10 histories"):
        SmallGame(KUHN.start(KUHN.setup()), KUHN.sight, most=10)
