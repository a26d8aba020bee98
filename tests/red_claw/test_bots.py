"""The heuristic bot of The Red Claw: sound answers, from what its seat sees alone, and better than chance."""

from __future__ import annotations

from itertools import product

import pytest

from catspaw.bots import bot_by_name
from catspaw.bots.red_claw import Suspect, worth_of_kind
from catspaw.core.bits import as_set, members
from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.games.red_claw.cards.editions import read_box
from catspaw.games.red_claw.knowledge.sight import HuntSight
from catspaw.games.red_claw.rules.rulings import RULINGS
from catspaw.games.red_claw.state import numbers as n
from catspaw.lab.simulate import simulate
from catspaw.lab.statistics import interval
from red_claw.hunt import Hunt, arranged

GAME = game_by_id("red-claw")
BOX = read_box("mouse-agents")
POINT_2, POINT_3, TRAIL_1, TRAIL_2, TRAIL_3, FAKE = range(1, n.KINDS)
TAKES_RED, LEAVES_RED = "yellow 2", "yellow 8"
"""Its symbols are green and red; green twice."""


def choice(hunt: Hunt, seed: int = 5) -> str:
    """What the bot of the seat that is asked would answer."""
    position = hunt.table._position
    sight = GAME.sight_of_asked(position)
    return GAME.named(sight)[Suspect(GAME, int(position.asked), seed).choose(sight)]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("last_red", "sound"), [(13, LEAVES_RED), (4, TAKES_RED)])
def test_it_empties_a_row_only_if_the_high_token_goes_to_the_rival(last_red: int, sound: str, seed: int):
    hunt = arranged(
        rows={"red": [last_red]},
        tokens={"red": ["point-3", "false-trail-1"]},
        hands={"white": [TAKES_RED, LEAVES_RED], "black": ["red 5", "blue 4"]},
    )
    assert choice(hunt, seed) == sound


@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_collect_the_colour_of_a_high_token(seed: int):
    hunt = arranged(
        rows={"red": [1, 2, 3], "blue": [1, 2, 3]},
        tokens={"red": ["point-3", "point-2"], "blue": ["false-trail-3", "point-1"]},
        hands={"white": ["green 3", "green 8"], "black": ["yellow 10", "yellow 12"]},
    )
    assert choice(hunt, seed) == "green 8"  # two blue, where green 3 takes two red


@pytest.mark.parametrize("seed", range(5))
def test_it_takes_a_false_trail_that_cancels(seed: int):
    hunt = arranged(
        rows={"red": [13]},
        tokens={"red": ["false-trail-3", "point-2"]},
        hands={"white": [TAKES_RED, LEAVES_RED, "green 13"], "black": ["blue 4", "blue 6"]},
        owns={"white": ["point-3"]},
    )
    assert choice(hunt.says("none"), seed) == TAKES_RED


def test_it_lays_a_false_trail_when_asked():  # RC-R.R
    hunt = arranged(
        hands={"white": [TAKES_RED, LEAVES_RED], "black": ["blue 4", "blue 6"]},
        rows={"red": [13]},
        owns={"white": ["false-trail-1"]},
        false_trail="optional",
    )
    hunt.plays(TAKES_RED)
    assert hunt.prompt == "cancel"
    assert choice(hunt) == "false trail 1"


@pytest.mark.parametrize(
    ("levels", "scapegoat"),
    [
        ({"white": 3, "black": 6, "grey": 1}, "grey"),
        ({"white": 3, "black": 1, "grey": 6}, "black"),
        ({"white": 0, "black": 2, "grey": 9}, "grey"),  # ends the game, and white wins it
        ({"white": 3, "black": 2, "grey": 9}, "black"),  # or black would win
    ],
)
def test_fake_evidence_goes_where_it_helps(levels: dict[str, int], scapegoat: str):
    hunt = arranged(
        3,
        rows={"red": [13]},
        tokens={"red": ["fake-evidence", "point-2"]},
        hands={"white": [TAKES_RED, "blue 10"], "black": ["blue 4", "green 10"], "grey": ["blue 6", "green 11"]},
        levels=levels,
    )
    hunt.plays(TAKES_RED)
    if hunt.prompt == "ignore":
        hunt.says("none")
    assert (hunt.asked, hunt.prompt) == ("white", "pass-on")
    assert choice(hunt) == scapegoat


def test_tokens_are_worth_what_they_would_add():
    held = as_set([members(BOX.of_kind[kind])[0] for kind in (POINT_2, TRAIL_3)])
    worth = [worth_of_kind(BOX, kind, held, 0) for kind in range(n.KINDS)]
    assert (worth[POINT_2], worth[POINT_3], worth[TRAIL_2]) == (2, 0, -2)
    assert -2 < worth[TRAIL_1] < 0 and worth[FAKE] < 0
    once = as_set([members(BOX.of_kind[kind])[0] for kind in (POINT_2, TRAIL_2)])
    assert worth_of_kind(BOX, TRAIL_2, once, 1 << 8) > -2


@pytest.mark.slow
@pytest.mark.contract
def test_a_bot_cannot_tell_a_sampled_world_from_the_real_one():
    """Given the same seed it gives the same answer, whatever is hidden from it."""
    sampler = Sampler(9)
    differed = 0
    while differed < 10:
        position = GAME.start(GAME.setup(players=4))
        while position.asked != NOBODY:
            if position.asked >= 0:
                seat = int(position.asked)
                sight = GAME.sight(position, seat)
                assert isinstance(sight, HuntSight)
                if sight.one_pool:
                    world = position.clone()
                    sight.sample_into(world, sampler)
                    same = GAME.sight(world, seat)
                    assert sight.state() == same.state()
                    assert Suspect(GAME, seat, 5).choose(sight) == Suspect(GAME, seat, 5).choose(same)
                    differed += world.state() != position.state()
            position.answer(sampler.pick(position.options))


def share(bots: str, games: int) -> tuple[float, float]:
    """The interval of the share of games that the heuristic bot wins."""
    names = bots.split(",")
    setup = GAME.setup(players=len(names))
    seat = setup.seats[names.index("heuristic")]
    return interval(simulate(GAME, setup, names, games, 1).wins[seat], games)


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("bots", ["heuristic,random", "random,heuristic"])
def test_it_beats_one_random_player(bots: str):
    assert share(bots, 16)[0] > 0.8


@pytest.mark.slow
@pytest.mark.contract
def test_it_beats_three_random_players():
    assert share("random,random,heuristic,random", 40)[0] > 0.55


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("bots", ["heuristic,random", "random,heuristic"])
def test_it_all_but_always_beats_one_random_player(bots: str):
    assert share(bots, 500)[0] > 0.95


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("seat", [0, *(pytest.param(seat, marks=pytest.mark.long) for seat in (1, 2, 3))])
def test_it_beats_three_random_players_from_every_seat(seat: int):
    bots = ["random"] * n.SEATS
    bots[seat] = "heuristic"
    assert share(",".join(bots), 500)[0] > 0.75


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("edition", GAME.editions)
def test_it_finishes_games_of_every_edition_by_the_other_readings(edition: str):
    setup = GAME.setup(rulings={ruling.id: ruling.readings[1] for ruling in RULINGS}, players=2, edition=edition)
    assert simulate(GAME, setup, ["heuristic", "heuristic"], 2, 3).games == 2


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("step", [21, pytest.param(7, marks=pytest.mark.long)])
def test_it_finishes_games_at_every_table(players: int, edition: str, step: int):
    """Against random seats, which end games sooner and get into stranger situations."""
    bots = ["heuristic", "random", "heuristic", "random"][:players]
    for readings in [*product(*[ruling.readings[:2] for ruling in RULINGS])][::step]:
        rulings = {ruling.id: reading for ruling, reading in zip(RULINGS, readings, strict=True)}
        setup = GAME.setup(rulings=rulings, players=players, edition=edition)
        assert simulate(GAME, setup, bots, 1, 3).games == 1


@pytest.mark.slow
@pytest.mark.contract
def test_equal_seeds_give_equal_summaries():
    setup = GAME.setup(players=2)
    one, two = (simulate(GAME, setup, ["random", "heuristic"], 3, 8).as_values() for _ in range(2))
    assert one == two


def test_every_seat_has_its_heuristic_bot():
    for seat in range(n.SEATS):
        assert isinstance(bot_by_name("heuristic", GAME, seat, 1), Suspect)
