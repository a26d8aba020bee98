"""Games with decks: the whole way from `setup` to `replay`, on a small one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kuhn_poker import KuhnPoker

import catspaw
from catspaw.bots import bot_by_name
from catspaw.core.dealer import QuickDealer
from catspaw.core.errors import CannotReplay, Malformed, Unknown
from catspaw.core.record import read_record
from catspaw.core.setup import Deck, Edition
from catspaw.games import registered
from catspaw.lab.simulate import Summary, play_one, simulate
from catspaw.table import Table, snapshot
from contract.straws import Straws

GAME = Straws()
SHOWN = {"seed": 1, "players": 2}


@pytest.fixture(autouse=True)
def _straws_are_registered() -> Iterator[None]:
    with registered(GAME):
        yield


@pytest.fixture
def own_deck(tmp_path: Path) -> str:
    path = tmp_path / "tangle.toml"
    path.write_text("knots = 7")
    return str(path)


def played(**setting: Any) -> Table:
    table = catspaw.new("straws", **{**SHOWN, **setting})
    while table.question:
        table.answer("stay")
    return table


def labels(table: Table) -> list[str]:
    return [deck.label for deck in table.setup.decks]


def winner(table: Table) -> str:
    assert table.outcome is not None
    return table.outcome.winners[0]


def test_every_seat_has_a_deck_of_its_own():
    assert winner(played(decks=["knotted", "smooth"])) == "ann"
    assert winner(played(decks=["smooth", "knotted"])) == "ben"


@pytest.mark.parametrize(
    ("setting", "decks"),
    [
        ({"players": 2}, ["smooth", "knotted"]),
        ({"players": 3}, ["smooth", "knotted", "knotted"]),
        ({"players": 3, "edition": "barn"}, ["knotted", "knotted", "knotted"]),
    ],
)
def test_the_first_decks_of_the_edition_are_the_defaults_and_the_last_is_repeated(
    setting: dict[str, Any], decks: list[str]
):
    assert [deck.label for deck in GAME.setup(**setting).decks] == decks
    assert GAME.setup(**setting, decks=decks) is GAME.setup(**setting)


def test_a_game_without_decks_has_none_and_takes_none():
    kuhn = KuhnPoker()
    assert (kuhn.setup().decks, kuhn.deck_names(None)) == ((), ())
    assert kuhn.setup(decks=()) is kuhn.setup()
    for decks in (["smooth"], "smooth", [Deck("smooth"), Deck("smooth")]):
        number = 1 if isinstance(decks, str) else len(decks)
        with pytest.raises(Malformed, match=f"kuhn-poker is played without decks, not with {number}"):
            kuhn.setup(decks=decks)
    with pytest.raises(Unknown, match="unknown deck of kuhn-poker 'smooth'; known: none"):
        kuhn.read_deck("smooth", None)


@pytest.mark.parametrize("decks", [(), ["smooth"], "smooth", Path("smooth"), ["smooth"] * 3])
def test_a_wrong_number_of_decks_says_how_many_are_needed(decks: Any):
    number = len(decks) if isinstance(decks, list | tuple) else 1
    with pytest.raises(Malformed, match=f"straws is played with 2 decks, one for each seat, not with {number}"):
        catspaw.new("straws", players=2, decks=decks)


def test_a_deck_is_an_id_a_file_or_what_was_read_from_it(own_deck: str):
    read = GAME.read_deck(own_deck, GAME.setup().edition)
    assert read.label.startswith("tangle@")
    for deck in (own_deck, Path(own_deck), read):
        table = played(decks=[deck, "knotted"])
        assert (labels(table), winner(table)) == ([read.label, "knotted"], "ann")
    with pytest.raises(Malformed, match="attic: No such file"):
        played(decks=["attic", "smooth"])
    with pytest.raises(Malformed, match="deck 5: a name, the path of a file or a deck was expected"):
        played(decks=["smooth", 5])


def test_a_deck_of_the_edition_is_read_once_and_a_file_every_time(own_deck: str):
    once = [GAME.setup(players=players).decks[0] for players in (2, 3)]
    assert once[0] is once[1]
    assert GAME.setup(edition="barn").decks[0] is not GAME.setup(decks=["knotted"] * 3).decks[0]
    one, two = GAME.setup(players=2, decks=[own_deck] * 2).decks
    assert (one is two, one.label == two.label) == (False, True)
    Path(own_deck).write_text("knots = 8")
    assert GAME.setup(players=2, decks=[own_deck] * 2).decks[0].label != one.label


def test_decks_come_with_their_edition():
    with pytest.raises(Malformed, match="smooth: No such file"):
        GAME.setup(players=2, edition="barn", decks=["smooth", "knotted"])


@pytest.mark.parametrize("label", ["", "-", "two words", "a,b", "line\n"])
def test_the_label_of_a_deck_fits_into_a_record(label: str):
    with pytest.raises(Malformed, match=r"^deck .* a record calls it by letters, digits and -_.@ only"):
        Deck(label)
    with pytest.raises(Malformed, match=r"^edition .* a record calls it by letters, digits and -_.@ only"):
        Edition(label)


def test_a_record_says_who_had_which_deck():
    table = played(decks=["knotted", "smooth"])
    line = table.record()
    assert " edition=field decks=knotted,smooth variants=- " in line
    for given in (None, ["knotted", "smooth"], table.setup.decks):
        assert catspaw.replay(line, decks=given).record() == line
        assert snapshot(read_record(line), decks=given)[1] is table.setup
    bots = [bot_by_name("random", GAME, seat, seat) for seat in range(2)]
    exported = play_one(GAME, table.setup, bots, QuickDealer(1), Summary(GAME, table.setup, ("random",) * 2, 1))
    assert exported.decks == ("knotted", "smooth")
    assert catspaw.replay(str(exported)).record() == str(exported)


def test_a_record_without_its_decks_means_the_defaults():
    line = played().record()
    assert catspaw.replay(line.replace(" decks=smooth,knotted", "")).record() == line
    with pytest.raises(CannotReplay, match="the decks smooth, knotted, and those given are knotted, knotted"):
        catspaw.replay(line.replace(" decks=smooth,knotted", ""), decks=["knotted", "knotted"])


def reads(line: str, **given: Any) -> None:
    """A record is refused alike whether it is to be played again or only to be shown."""
    try:
        snapshot(read_record(line), **given)
    except (CannotReplay, Malformed, Unknown) as refused:
        with pytest.raises(type(refused)) as again:
            catspaw.replay(line, **given)
        assert str(again.value) == str(refused)
        raise


def test_a_game_played_with_ones_own_deck_replays_only_with_it(own_deck: str, tmp_path: Path):
    table = played(decks=["smooth", own_deck])
    line, label = table.record(), labels(table)[1]
    assert catspaw.replay(line, decks=["smooth", own_deck]).record() == line
    assert snapshot(read_record(line)._replace(rules=0), decks=["smooth", own_deck])[2].state() == list(
        read_record(line).end
    )
    with pytest.raises(CannotReplay, match=f"with the deck {label}, which has to be given with --deck FILE"):
        reads(line)
    other = tmp_path / "other" / "tangle.toml"
    other.parent.mkdir()
    other.write_text("knots = 6")
    wrong = GAME.read_deck(str(other), table.setup.edition).label
    with pytest.raises(CannotReplay, match=f"the decks smooth, {label}, and those given are smooth, {wrong}"):
        reads(line, decks=["smooth", str(other)])
    with pytest.raises(CannotReplay, match=f"the decks smooth, {label}, and those given are {label}, smooth"):
        reads(line, decks=[own_deck, "smooth"])
    with pytest.raises(Malformed, match="straws is played with 2 decks, one for each seat, not with 1"):
        reads(line, decks=[own_deck])


def test_a_record_never_names_the_file_of_a_deck(own_deck: str):
    line = played().record().replace("decks=smooth,knotted", f"decks=smooth,{own_deck}")
    with pytest.raises(Unknown, match=r"unknown deck of straws .*; known: smooth, knotted"):
        reads(line)


@pytest.mark.parametrize("decks", ["smooth", "smooth,smooth,smooth"])
def test_a_record_has_a_deck_for_each_seat(decks: str):
    line = played().record().replace("decks=smooth,knotted", f"decks={decks}")
    number = decks.count(",") + 1
    with pytest.raises(Malformed, match=f"straws is played with 2 decks, one for each seat, not with {number}"):
        reads(line)
    with pytest.raises(CannotReplay, match="and those given are smooth, knotted"):
        reads(line, decks=["smooth", "knotted"])


def test_a_game_without_decks_has_no_record_of_any():
    line = catspaw.new("cat-and-mouse", seed=1).record()
    assert " decks=" not in line
    assert catspaw.replay(line, decks=()).record() == line
    with pytest.raises(Malformed, match="cat-and-mouse is played without decks, not with 2"):
        reads(line, decks=["smooth", "smooth"])
    with pytest.raises(CannotReplay, match="the decks smooth, smooth, and those given are none"):
        reads(line + " decks=smooth,smooth", decks=())


def test_ones_own_edition_brings_its_decks(tmp_path: Path):
    path = tmp_path / "shed.toml"
    path.write_text('straws = ["nail", "screw", "bolt"]')
    table = played(edition=path)
    assert labels(table) == ["smooth", "smooth"]
    assert catspaw.replay(table.record(), edition=path).record() == table.record()
    with pytest.raises(CannotReplay, match="which has to be given with --edition FILE"):
        reads(table.record())


def test_a_simulation_names_the_decks():
    setup = GAME.setup(players=2, decks=["knotted", "smooth"])
    values = simulate(GAME, setup, ["random", "random"], 10, 1).as_values()
    assert values["decks"] == {"ann": "knotted", "ben": "smooth"}
    kuhn = KuhnPoker()
    assert simulate(kuhn, kuhn.setup(), ["random", "random"], 10, 1).as_values()["decks"] == {}
