"""Pickles and copies: equal in another process too, and telling nobody what is hidden.

That copies are equal and play on alike is a law of `catspaw.testing`, which the contract suite checks for every game.
"""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kuhn_poker import KuhnPoker
from tiptoe import Tiptoe

import catspaw
from catspaw.bots import bot_by_name
from catspaw.core.dealer import Dealer, QuickDealer
from catspaw.core.journal import Journal
from catspaw.core.sampler import Sampler
from catspaw.core.setup import Deck, Edition
from catspaw.games import GAMES, game_by_id, registered
from catspaw.games.claw_and_order.cards.new_set import copy_set
from catspaw.lab.playing import BotFault
from catspaw.table import Table
from contract.straws import BUNDLES, Straws

ROOT = Path(__file__).parents[2]
PLAY_ON = """
import pickle, sys
table, position, sight = pickle.load(sys.stdin.buffer)
assert position == table._position and sight == table.sight_of_asked() and sight.sample_into is not None
while table.question:
    table.answer(table.question.options[-1].number)
print(table.record())
"""


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 – our own


def play_on(table: Table) -> str:
    """Always the last option, to the end."""
    while table.question:
        table.answer(table.question.options[-1].number)
    return table.record()


def a_few_answers(table: Table, seed: int = 1, number: int = 12) -> Table:
    choices = random.Random(seed)
    for _ in range(number):
        if table.question:
            table.answer(choices.choice(table.question.options).number)
    return table


def own_box(folder: Path) -> Table:
    path = folder / "box.toml"
    path.write_text(game_by_id("red-claw").edition_text("mouse-agents"), "utf-8")
    return catspaw.new("red-claw", edition=path, players=4, seed=3)


def own_set(folder: Path) -> Table:
    copy_set("starter", folder / "mine")
    deck = folder / "deck.txt"
    deck.write_text((folder / "mine" / "decks" / "velvet-paws.txt").read_text("utf-8"), "utf-8")
    return catspaw.new("claw-and-order", edition=folder / "mine", decks=[deck, "alley-swarm"], seed=3)


def own_bundle(folder: Path) -> Table:
    (folder / "straws.toml").write_text('straws = ["a", "b", "c", "d"]')
    (folder / "knots.toml").write_text("knots = 3")
    game = Straws()
    edition, decks = str(folder / "straws.toml"), ["smooth", str(folder / "knots.toml"), "smooth"]
    return catspaw.new(game, edition=edition, decks=decks, seed=1)


TABLES: dict[str, Callable[[Path], Table]] = {
    **{game.id: lambda _, game=game: catspaw.new(game, seed=7) for game in GAMES},  # type: ignore[misc]
    "chance is asked": lambda _: catspaw.new("cat-and-mouse", chance="ask"),
    "own box": own_box,
    "own set and deck": own_set,
    "a game that is not registered": own_bundle,
    "a game from outside": lambda _: catspaw.new(Tiptoe(), seed=2),
    "the smallest game": lambda _: catspaw.new(KuhnPoker(), seed=2),
}


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_table_is_played_on_in_another_process(table: Callable[[Path], Table], tmp_path: Path):
    playing = a_few_answers(table(tmp_path), number=2)
    sent = pickle.dumps((playing, playing._position, playing.sight_of_asked()))
    paths = [str(ROOT / "docs" / "examples"), str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, "-c", PLAY_ON], input=sent, capture_output=True, check=False, env=environment, timeout=300
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.decode().strip() == play_on(playing)


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_what_a_table_consists_of_is_equal_after_a_journey(table: Callable[[Path], Table], tmp_path: Path):
    playing = a_few_answers(table(tmp_path), number=3)
    setup = playing.setup
    parts = [setup, setup.edition, *setup.decks, playing.question, playing.outcome, playing._journal, playing._dealer]
    for part in (*parts, playing.view(None), playing.game):
        for copied in (again(part), copy.copy(part), copy.deepcopy(part)):
            assert copied == part or isinstance(part, catspaw.Game)
            assert type(copied) is type(part)
            assert repr(copied) == repr(part)
    assert hash(again(setup)) == hash(setup)
    assert again(playing.game).id == playing.game.id


def test_an_ending_is_equal_after_a_journey_and_can_be_counted():
    table = catspaw.new("red-claw", seed=1)
    play_on(table)
    assert table.outcome is not None
    assert {again(table.outcome): 1}[table.outcome] == 1


# Equality.


def test_tables_are_equal_if_the_same_was_played():
    table = a_few_answers(catspaw.new("cat-and-mouse", seed=7))
    assert catspaw.replay(table.record()) == table
    assert catspaw.new("cat-and-mouse", seed=7) != table
    assert catspaw.new("cat-and-mouse") != catspaw.new("red-claw")
    assert catspaw.new("cat-and-mouse") != catspaw.new("cat-and-mouse", rulings={"peek": "free"})
    assert table != table.record()
    with pytest.raises(TypeError, match="unhashable type: 'Table'"):
        hash(table)


def test_positions_and_sights_are_equal_by_their_state_and_their_rulings():
    plain, free = (catspaw.new("cat-and-mouse", rulings=rulings) for rulings in (None, {"peek": "free"}))
    other = catspaw.new("cat-and-mouse", seed=5)
    assert plain._position.state() == free._position.state()
    assert plain._position == other._position != free._position
    assert plain.sight("mouse") == other.sight("mouse") != free.sight("mouse")
    assert plain.sight("mouse") != plain.sight("inspector")
    assert plain._position != plain.sight("mouse")
    assert len({plain.sight("mouse"), other.sight("mouse"), free.sight("mouse")}) == 2
    with pytest.raises(TypeError, match=r"unhashable type: 'Heist'; tuple\(position\.state\(\)\) can be hashed"):
        hash(plain._position)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_one_number_more_makes_another_sight_and_another_position(game: catspaw.Game):
    table = a_few_answers(catspaw.new(game, seed=4), number=2)
    for known in (table.sight(1), table._position):
        state = known.state()
        other = copy.copy(known)
        for k in range(len(state)):
            other.load([number + (place == k) for place, number in enumerate(state)])
            assert other != known, (k, known.FIELDS[k : k + 1])
        other.load(state)
        assert other == known


def test_sights_of_two_boxes_are_different_though_their_numbers_are_not():
    one, other = (catspaw.new("red-claw", edition=name, seed=1) for name in game_by_id("red-claw").editions[:2])
    assert one.setup != other.setup
    assert one._position != other._position
    assert one.sight(None) != other.sight(None)


def test_setups_are_equal_if_they_were_chosen_alike():
    game = game_by_id("claw-and-order")
    assert game.setup() == game.setup(decks=["alley-swarm", "motor-column"])
    assert game.setup() != game.setup(decks=["motor-column", "alley-swarm"])
    assert game.setup().without_decks() != game.setup()
    assert game.setup() != "claw-and-order"


def test_editions_and_decks_are_equal_by_what_is_in_them():
    field = BUNDLES["field"]
    same = type(field)(field.label, field.names, field.decks)
    longer = type(field)(field.label, (*field.names, "reed"), field.decks)
    assert (same, hash(same)) == (field, hash(field))
    assert longer != field and again(longer) == longer
    assert Edition("field") != field and Edition("field") == again(Edition("field")) != Edition("barn")
    assert Deck("smooth") == again(Deck("smooth")) != Deck("knotted")
    assert Deck("smooth") != Edition("smooth")
    assert (repr(field), repr(Deck("smooth"))) == ("<Bundle field>", "<Deck smooth>")


def test_a_built_in_edition_is_unpickled_as_the_one_that_is_there():
    setup = game_by_id("claw-and-order").setup()
    assert again(setup).edition is setup.edition
    assert len(pickle.dumps(setup.edition)) < 500
    assert copy.deepcopy(setup) is copy.copy(setup) is setup


def test_a_game_is_unpickled_as_the_one_that_is_there():
    for game in GAMES:
        assert again(game) is copy.deepcopy(game) is copy.copy(game) is game
    with registered(KuhnPoker()) as registered_game:
        assert again(registered_game) is again(KuhnPoker()) is registered_game


class Staked(KuhnPoker):
    """A game with an attribute of its own."""

    def __init__(self, stake: int) -> None:
        self.stake = stake


def test_a_game_with_attributes_keeps_them():
    assert [again(Staked(stake)).stake for stake in (1, 2)] == [1, 2]


# Dealers, samplers, journals, bots, errors.


def test_dealers_are_equal_if_they_deal_alike_and_do_not_tell_by_what():
    dealer = Dealer(b"a secret of 32 bytes, or of fewer")
    assert again(dealer) == dealer != Dealer.from_seed(1) == Dealer.from_seed(1)
    assert hash(again(dealer)) == hash(dealer)
    assert repr(dealer) == "<Dealer>" and dealer != "<Dealer>"
    quick = QuickDealer(7)
    assert again(quick) == quick == copy.deepcopy(quick) != QuickDealer(8)
    assert again(quick).choose(3, 0b1110) == quick.choose(3, 0b1110) and hash(quick) == hash(again(quick))


def test_a_sampler_goes_on_where_it_was():
    sampler = Sampler(3)
    sampler.below(10)
    others = again(sampler), copy.copy(sampler), copy.deepcopy(sampler)
    assert {int(other.below(1000)) for other in others} == {int(sampler.below(1000))}


def test_journals_are_independent_and_do_not_tell_what_happened():
    journal = Journal()
    journal.write(1, 2, 3)
    for copied in (again(journal), copy.copy(journal), copy.deepcopy(journal)):
        assert copied == journal
        copied.write(1, 2, 4)
        assert copied != journal and len(journal.events) == 1
    assert repr(journal) == "<Journal of 1 events>"
    with pytest.raises(TypeError, match="unhashable type: 'Journal'"):
        hash(journal)


@pytest.mark.parametrize("name", ["random", "heuristic"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_bot_goes_on_where_it_was(game: catspaw.Game, name: str):
    table = a_few_answers(catspaw.new(game, seed=1), number=2)
    assert table.asked is not None
    bot = bot_by_name(name, game, table.setup.seat_number(table.asked), 1, table.setup)
    assert again(bot).choose(table.sight_of_asked()) == copy.deepcopy(bot).choose(table.sight_of_asked())


def test_an_error_reaches_another_process_with_all_it_carries():
    table = catspaw.new("cat-and-mouse", seed=7)
    for attempt in (
        lambda: table.answer("smoke-bomb"),
        lambda: table.answer("herring"),
        lambda: catspaw.new("cluedo"),
        lambda: table.answer(0, seat="mouse"),
    ):
        with pytest.raises(catspaw.CatspawError) as refused:
            attempt()
        for error in (again(refused.value), copy.copy(refused.value), copy.deepcopy(refused.value)):
            assert type(error) is type(refused.value)
            assert (str(error), vars(error)) == (str(refused.value), vars(refused.value))
    fault = BotFault("{bot} {number}", bot="b", seat="s", number=3, record="r")
    assert (str(again(fault)), again(fault).record) == ("b 3", "r")


# Secrets.


def test_a_repr_says_who_is_asked_what_and_nothing_hidden():
    table = catspaw.new("cat-and-mouse", seed=7)
    table.answer("gems-20")
    assert repr(table) == "<Table of cat-and-mouse: mouse is asked start, after 1 answer>"
    assert repr(table._position) == "<Heist: seat 1 is asked question 3>"
    assert repr(table.sight("inspector")) == "<HeistSight of seat 0: seat 1 is asked question 3>"
    assert repr(table.sight("mouse")).startswith("<HeistSight of seat 1: seat 1 is asked question 3, options [0, 1,")
    assert repr(table.sight(None)) == "<HeistSight of an onlooker: seat 1 is asked question 3>"
    assert repr(table.setup) == "<TableSetup for inspector, mouse>"
    table.answer("room 7")
    assert "7" not in repr(table) + repr(table._position) + repr(table.sight("inspector"))
    play_on(table)
    assert repr(table).startswith("<Table of cat-and-mouse: over (") and "nobody is asked" in repr(table._position)
    table.verdict = ("resigned", "mouse")
    assert ": mouse resigned, after" in repr(table)


def test_a_table_setup_does_not_print_decks_that_may_be_closed():
    setup = game_by_id("claw-and-order").setup(rulings={"defeat": "immediate"})
    assert repr(setup) == "<TableSetup for one, two: edition=starter, defeat=immediate>"


def test_the_pickle_of_a_sight_is_the_same_in_every_world_that_its_seat_can_imagine():
    """So no pickle tells a bot elsewhere more than the sight does: above all, no closed decklist."""
    for game in GAMES:
        table = a_few_answers(catspaw.new(game, seed=4), number=30)
        world, sampler = table._position.clone(), Sampler(1)
        for seat in (*table.setup.seats, None):
            sight, number = table.sight(seat), table.setup.seat_number(seat)
            for _ in range(5):
                sight.sample_into(world, sampler)
                assert pickle.dumps(game.sight(world, number)) == pickle.dumps(sight)


def test_no_sight_knows_the_decks_of_the_table():
    sight: Any = catspaw.new("claw-and-order", seed=1).sight("one")
    assert sight.rulings.setup.decks == ()
