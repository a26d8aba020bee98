"""A set without decks: refused with the way out, or played with decks that are given."""

from __future__ import annotations

from pathlib import Path

import pytest

import catspaw
from catspaw.bots import bot_by_name
from catspaw.core.errors import Malformed
from catspaw.games.claw_and_order.game import ClawAndOrder
from catspaw.lab.simulate import simulate
from catspaw.server import protocol as p
from catspaw.server.http.table_setup import new_table
from catspaw.terminal.cli.setting import Arrangement
from catspaw.terminal.tui.start import first_screen
from claw_and_order.own_set import DECK, write_set

GAME = ClawAndOrder()
REFUSAL = r"claw-and-order is played with 2 decks, one for each seat, and the edition mine@\w+ has none.*--deck FILE"


@pytest.fixture
def bare(tmp_path: Path) -> str:
    """A set of cards and nothing else."""
    folder = write_set(tmp_path)
    (folder / "decks" / "pack.txt").rename(tmp_path / "pack.txt")
    (folder / "decks").rmdir()
    return str(folder)


@pytest.fixture
def pack(bare: str) -> str:
    return str(Path(bare).parent / "pack.txt")


def test_a_set_without_decks_is_refused_with_the_way_to_give_them(bare: str):  # CO-102.1
    with pytest.raises(Malformed, match=REFUSAL):
        catspaw.new("claw-and-order", edition=bare)
    with pytest.raises(Malformed, match=r"is played with 2 decks, one for each seat, not with 1"):
        catspaw.new("claw-and-order", edition=bare, decks=["pack.txt"])


def test_it_is_played_with_decks_that_are_given(bare: str, pack: str):  # CO-102.1
    table = catspaw.new("claw-and-order", edition=bare, decks=[pack, pack], seed=1)
    bots = [bot_by_name("random", GAME, seat, seat) for seat in range(2)]
    while table.question:
        sight = table.sight_of_asked()
        table.answer(bots[sight.asked].choose(sight))
    assert catspaw.replay(table.record(), edition=bare, decks=[pack, pack]).outcome == table.outcome
    with pytest.raises(catspaw.CannotReplay, match=r"has to be given with --deck FILE"):
        catspaw.replay(table.record(), edition=bare)


@pytest.mark.contract
@pytest.mark.slow
def test_bots_play_many_games_with_decks_that_are_given(bare: str, pack: str):
    setup = GAME.setup(edition=bare, decks=[pack, pack])
    assert simulate(GAME, setup, ["random", "random"], 3, 1).as_values()["endings"]["two-battles"]["games"] == 3


def test_the_list_itself_will_do(bare: str):  # CO-102.1
    assert catspaw.new("claw-and-order", edition=bare, decks=[DECK, DECK]).question


def test_play_says_so_before_the_screen_is_taken(bare: str, pack: str):
    with pytest.raises(Malformed, match=REFUSAL):
        first_screen("claw-and-order", Arrangement(edition=bare), resume=False, seats=None, seed=None)
    first = first_screen(
        "claw-and-order", Arrangement(edition=bare, decks=(pack,)), resume=False, seats=None, seed=None
    )
    assert first is not None


def test_a_table_of_the_server_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ClawAndOrder, "deck_names", lambda *_: ())
    body = p.NewTable(
        game="claw-and-order",
        seats=(p.SeatRequest("me"), p.SeatRequest("bot", "random")),
        rulings={"dismount": "fixed"},
    )
    with pytest.raises(Malformed, match=r"and the edition starter has none"):
        new_table(body, "anna")
