"""Bots see what their seat sees, and the heuristic ones play better than chance."""

from __future__ import annotations

import pytest

from catspaw.bots import bot_by_name
from catspaw.core.dealer import QuickDealer
from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.lab.simulate import Summary, play_one, simulate
from catspaw.lab.statistics import interval, quantile
from catspaw.table import replay

GAME = game_by_id("cat-and-mouse")
HOUSE = GAME.house()


def share(bots: str, seat: str, games: int = 300) -> float:
    return simulate(GAME, HOUSE, bots.split(","), games, 1).wins[seat] / games


def test_the_sleuth_beats_a_random_mouse():
    assert share("heuristic,random", "inspector") > 0.95


def test_the_prowler_beats_a_random_inspector():
    assert share("random,heuristic", "mouse") > 0.85


def test_against_the_sleuth_the_prowler_does_far_better_than_chance():
    assert share("heuristic,heuristic", "mouse", 600) > 0.2


@pytest.mark.parametrize("variants", [["subtle-movement"], ["deep-pockets"], ["subtle-movement", "deep-pockets"]])
@pytest.mark.parametrize(
    "rulings",
    [
        {},
        {"own_room": "forbidden", "smoke_bomb": "before-result"},
        {"subtle_pick": "chance", "pickpocket": "own-turn-any"},
    ],
)
def test_heuristic_bots_finish_games_at_every_table(variants: list[str], rulings: dict[str, str]):
    summary = simulate(GAME, GAME.house(variants, rulings), ["heuristic", "heuristic"], 25, 3)
    assert summary.games == 25


@pytest.mark.parametrize("seat", [0, 1])
def test_a_bot_cannot_tell_a_sampled_world_from_the_real_one(seat: int):
    """Given the same seed it gives the same answer, whatever is hidden from it."""
    sampler = Sampler(9)
    for _ in range(15):
        position = GAME.start(HOUSE)
        while position.asked != NOBODY:
            if position.asked == seat:
                sight = GAME.sight(position, seat)
                world = position.clone()
                sight.sample_into(world, sampler)
                answers = [
                    bot_by_name("heuristic", GAME, seat, 5).choose(GAME.sight(p, seat)) for p in (position, world)
                ]
                assert answers[0] == answers[1]
            position.answer(sampler.pick(position.options))


def test_any_simulated_game_is_a_record_that_replays():
    bots = [bot_by_name("random", GAME, seat, 4) for seat in (0, 1)]
    for seed in range(20):
        record = play_one(GAME, HOUSE, bots, QuickDealer(seed), Summary(GAME, HOUSE, ("random", "random"), seed))
        assert replay(str(record)).record() == str(record)


def test_equal_seeds_give_equal_summaries():
    one, two = (simulate(GAME, HOUSE, ["random", "heuristic"], 40, 8).as_values() for _ in range(2))
    assert one == two


def test_intervals_are_wilsons():
    low, high = interval(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == pytest.approx(1.0)


def test_quantiles_count_games():
    assert quantile({1: 5, 2: 4, 10: 1}, 0.5) == 1
    assert quantile({1: 5, 2: 4, 10: 1}, 0.9) == 2
    assert quantile({1: 5, 2: 4, 10: 1}, 1) == 10
