"""Bots see what their seat sees, and the heuristic ones play better than chance."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from cat_and_mouse.heist import mouse_in
from cat_and_mouse.readers import READERS, Reader
from catspaw.bots import bot_by_name
from catspaw.bots.cat_and_mouse import Prowler
from catspaw.core.dealer import QuickDealer
from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.lab.simulate import Summary, play_one, simulate
from catspaw.lab.statistics import interval, quantile
from catspaw.table import replay

GAME = game_by_id("cat-and-mouse")
HOUSE = GAME.setup()


def share(bots: str, seat: str, games: int = 300) -> float:
    return simulate(GAME, HOUSE, bots.split(","), games, 1).wins[seat] / games


@pytest.mark.slow
@pytest.mark.contract
def test_the_sleuth_beats_a_random_mouse():
    assert share("heuristic,random", "inspector") > 0.95


@pytest.mark.slow
@pytest.mark.contract
def test_the_prowler_beats_a_random_inspector():
    assert share("random,heuristic", "mouse") > 0.85


@pytest.mark.slow
@pytest.mark.contract
def test_against_the_sleuth_the_prowler_does_far_better_than_chance():
    assert share("heuristic,heuristic", "mouse", 600) > 0.2


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("make", READERS, ids=lambda make: make.__name__)
def test_an_inspector_cannot_read_where_the_prowler_is_from_what_she_names(make: type[Reader]):
    """Each reader wins at most three games in four, beyond doubt; before, those who listened won every one."""
    bots, games = [make(GAME, 0, 11), bot_by_name("heuristic", GAME, 1, 12)], 1000
    summary = Summary(GAME, HOUSE, (make.__name__, "heuristic"), 0)
    for seed in range(games):
        play_one(GAME, HOUSE, bots, QuickDealer(seed), summary)
    assert interval(summary.wins["inspector"], games)[1] < 0.75


def test_the_prowler_keeps_to_one_cover_and_changes_it_once_it_is_a_clue():  # CM-3.1, CM-3.2
    names = Counter[str]()
    for seed in range(300):
        mouse, game = Prowler(GAME, 1, seed), mouse_in(7)
        for turn in range(3):
            if turn:
                game.says("loot the room").says(sorted(game.options)[0]).stays_if_asked()
            game.inspector_draws().says("check for clues")
            game.table.answer(mouse.choose(game.table.sight("mouse")))
        called = game.sees("inspector").named_here
        clues = {note.room for note in game.sees("inspector").notes if note.face_up}
        assert all(now == before or before in clues for before, now in pairwise(called))
        names["own" if called[0] == 7 else "other"] += 1
    low, high = interval(names["own"], names.total())
    assert low < 1 / 3 < high


def test_a_prowler_who_was_found_names_the_safest_room_there_is():  # CM-R.N
    game = mouse_in(5, holding=["calling-card"]).springs_trap(5).says("calling card")
    game.says("loot the room").says(sorted(game.options)[0]).stays_if_asked().inspector_draws().says("check for clues")
    sight = game.table.sight("mouse")
    assert {Prowler(GAME, 1, seed).choose(sight) for seed in range(20)} == {4}


def test_where_clues_may_be_named_for_nothing_the_prowler_does():  # CM-R.E
    game = mouse_in(7, named_clue="harmless").draws_and_keeps(1, 2).says("check for clues").says("room 1")
    game.says("loot the room").says(sorted(game.options)[0]).stays_if_asked().inspector_draws().says("check for clues")
    assert {Prowler(GAME, 1, seed).choose(game.table.sight("mouse")) for seed in range(20)} == {0}


@pytest.mark.slow
@pytest.mark.contract
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
    summary = simulate(GAME, GAME.setup(variants, rulings), ["heuristic", "heuristic"], 25, 3)
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
