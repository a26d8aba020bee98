"""The heuristic bot of Claw & Order: sound answers, from what its seat sees alone, and better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from catspaw.bots import bot_by_name
from catspaw.bots.claw_and_order import Tactician
from catspaw.core.dealer import QuickDealer
from catspaw.core.position import NOBODY, Position
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.games.claw_and_order.cards.sets import read_set
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.rules.rulings import RULINGS
from catspaw.games.claw_and_order.state.numbers import Zone
from catspaw.lab.simulate import Summary, play_one, simulate
from catspaw.lab.statistics import interval
from claw_and_order.battle import Battle, arranged, battlefield, equip

pytestmark = [pytest.mark.slow, pytest.mark.contract]

GAME = game_by_id("claw-and-order")
DECKS = tuple(deck.label for deck in read_set("starter").decks)
SEEDS = range(3)
SHELTER = battlefield("shelter", "Friendly troops get +1 health.", only_loser=True)


def choice(game: Battle, seed: int = 5) -> str:
    """What the bot of the seat that is asked would answer."""
    position = game.position
    sight = GAME.sight_of_asked(position)
    return GAME.named(sight)[Tactician(GAME, int(position.asked), seed).choose(sight)]


@pytest.mark.parametrize("seed", SEEDS)
def test_it_kills_the_dearest_troop_it_can(seed: int):
    two = {"front": ["lion", "persian", "tom", "boss"], "damage": {"lion": 5, "persian": 2}}
    game = arranged(one={"front": ["mouser"]}, two=two, phase="attack")
    assert choice(game, seed) == "our mouser"
    assert choice(game.says("our mouser"), seed) == "their persian"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_small_one_finishes_off_and_the_big_one_strikes_elsewhere(seed: int):
    two = {"front": ["lion", "persian"], "damage": {"lion": 7}}
    game = arranged(one={"front": ["boss", "tom"]}, two=two, phase="attack")
    while game.active == "one":
        game.says(choice(game, seed))
    assert game.front("two") == ["persian"]
    assert game.damage("persian") == 3


@pytest.mark.parametrize("seed", SEEDS)
def test_it_never_stands_there_without_a_troop(seed: int):
    game = arranged(one={"front": [], "hand": ["knife", "pennant", "tom"], "dollars": 1})
    assert choice(game, seed) == "tom"
    game = arranged(one={"front": [], "hand": ["rag", "mouser"]}, phase="set-up")
    assert choice(game, seed) == "mouser"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_spends_what_it_has(seed: int):
    game = arranged(one={"hand": ["boss", "persian", "mouser", "rag"], "dollars": 5})
    while game.prompt == "play":
        game.says(choice(game, seed))
    assert game.back("one") in (["persian", "mouser"], ["mouser", "persian"])


@pytest.mark.parametrize("seed", SEEDS)
def test_its_weakest_cat_drives(seed: int):
    game = arranged(one={"front": ["truck", "boss", "tom"]}, two={"front": ["lion"]}, phase="pilots")
    assert choice(game, seed) == "our truck"
    assert choice(game.says("our truck"), seed) == "our tom"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_decoy_saves_the_last_troop(seed: int):
    one = {"front": ["mouser"], "hand": ["cardboard-decoy", "lion"], "dollars": 0}
    game = arranged(one=one, two={"front": ["boss"]}, active="two", phase="attack").declares("boss", "mouser")
    assert (game.asked, game.prompt) == ("one", "respond")
    assert choice(game, seed) == "cardboard-decoy"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_put_a_collar_on_its_own(seed: int):
    cards = [equip("bell", 1, "Equips a troop.\nThe equipped troop gets -2 damage.")]
    game = arranged(one={"front": ["lion"], "hand": ["bell"]}, two={"front": ["boss", "tom"]}, cards=cards)
    assert choice(game, seed) == "bell"
    assert choice(game.says("bell"), seed) == "their boss"


def lost_on_neutral_ground(*cards: str) -> Battle:
    """Seat one has lost, and chooses where the next battle is."""
    return arranged(one={"front": []}, phase="end", cards=cards)


def test_it_goes_where_only_the_loser_is_helped():
    game = lost_on_neutral_ground()
    assert (game.asked, game.prompt) == ("one", "choose-battlefield")
    for_losers = {"last-hill", "field-hospital", "home-turf", "narrow-lane"}
    assert {choice(game, seed) for seed in range(9)} <= for_losers
    found = {choice(lost_on_neutral_ground(SHELTER), seed) for seed in range(30)}
    assert {"shelter"} < found <= for_losers | {"shelter"}


def asked(decks: tuple[str, str], seed: int, decklists: str) -> Iterator[Position]:
    """Every moment of a random match at which a seat has a choice."""
    dealer, sampler = QuickDealer(seed), Sampler(seed)
    position = GAME.start(GAME.setup(decks=decks, rulings={"decklists": decklists}))
    while position.asked != NOBODY:
        if position.asked >= 0:
            if position.options & (position.options - 1):
                yield position
            position.answer(sampler.pick(position.options))
        else:
            position.answer(dealer.choose(position.pile, position.options))


@pytest.mark.parametrize("decklists", ["closed", "open"])
def test_a_bot_cannot_tell_a_sampled_world_from_the_real_one(decklists: str):
    """Given the same seed it gives the same answer, whatever is hidden from it, and always an option."""
    sampler = Sampler(9)
    differed = 0
    for position in chain.from_iterable(asked(("velvet-paws", "velvet-paws"), seed, decklists) for seed in range(4)):
        seat = int(position.asked)
        sight = GAME.sight(position, seat)
        assert isinstance(sight, MatchSight)
        world = position.clone()
        sight.sample_into(world, sampler)
        same = GAME.sight(world, seat)
        assert sight.state() == same.state()
        answer = Tactician(GAME, seat, 5).choose(sight)
        assert position.options >> answer & 1
        assert answer == Tactician(GAME, seat, 5).choose(same)
        differed += world.state() != position.state()
        if differed == 25:
            return
    raise AssertionError("too few worlds differed")


def battles(deck: str, matches: int, seed: int) -> tuple[int, int]:
    """How many battles the heuristic bot wins against a random one with an equal deck, and of how many; by turns
    it has either seat.
    """
    setup = GAME.setup(decks=(deck, deck))
    won = fought = 0
    for k in range(matches):
        seat = k & 1
        names = ("random", "heuristic") if seat else ("heuristic", "random")
        bots = [bot_by_name(name, GAME, place, seed + k) for place, name in enumerate(names)]
        record = play_one(GAME, setup, bots, QuickDealer(seed + k), Summary(GAME, setup, names, seed))
        wins = record.end[len(Position.FIELDS) + Zone.WINS :][:2]
        won += wins[seat]
        fought += sum(wins)
    return won, fought


@pytest.mark.parametrize("deck", DECKS)
def test_it_beats_a_random_player(deck: str):
    won, fought = battles(deck, 4, 1)
    assert fought >= 8
    assert won / fought >= 0.75


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("deck", [DECKS[0], *(pytest.param(deck, marks=pytest.mark.long) for deck in DECKS[1:])])
def test_it_all_but_always_beats_a_random_player(deck: str):
    assert interval(*battles(deck, 250, 1))[0] > 0.95


@pytest.mark.parametrize("reading", [1, 2])
def test_it_finishes_matches_by_the_other_readings(reading: int):
    rulings = {ruling.id: ruling.readings[min(reading, len(ruling.readings) - 1)] for ruling in RULINGS}
    setup = GAME.setup(rulings=rulings, decks=("velvet-paws", "motor-column"))
    assert simulate(GAME, setup, ["heuristic", "heuristic"], 1, 3).games == 1


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("one", DECKS)
@pytest.mark.parametrize("two", DECKS)
def test_it_finishes_matches_of_all_decks(one: str, two: str):
    """Against itself, and against random seats, which get into stranger situations."""
    setup = GAME.setup(decks=(one, two))
    for bots in ("heuristic", "heuristic"), ("heuristic", "random"), ("random", "heuristic"):
        assert simulate(GAME, setup, bots, 10, 3).games == 10


def test_equal_seeds_give_equal_summaries():
    setup = GAME.setup(decks=("motor-column", "alley-swarm"))
    first, second = (simulate(GAME, setup, ["random", "heuristic"], 2, 8).as_values() for _ in range(2))
    assert first == second


def test_every_seat_has_its_heuristic_bot():
    for seat in range(2):
        assert isinstance(bot_by_name("heuristic", GAME, seat, 1), Tactician)
