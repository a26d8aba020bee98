"""Decks that people bring to a table of Claw & Order."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from catspaw.games import game_by_id
from catspaw.games.claw_and_order.cards.decks import deck_text
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from catspaw.table.verifying import verify
from claw_and_order.hopeless import DRAWN, HOPELESS, LOST
from server.clients import NONCE, Guest, Seat, Server, database_in

pytestmark = [pytest.mark.contract, pytest.mark.slow]

GAME = "claw-and-order"
PRIVATE = "A line that only its owner wrote"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


def card_index() -> tuple[str, str]:
    """Two built-in decks as somebody would type them."""
    cards = game_by_id(GAME).chosen_edition(None)
    assert isinstance(cards, CardSet)
    one, two = (f"# {PRIVATE}\n{deck_text(deck, cards)}" for deck in cards.decks[:2] if isinstance(deck, DeckList))
    return one, two


def resigned(seat: Seat) -> None:
    seat.say(type="resign")
    while not seat.state.get("ending"):
        seat.listen()


def test_whoever_sits_down_brings_a_deck_of_their_own(server: Server, tmp_path: Path):
    mine, yours = card_index()
    with Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up(GAME, "me", "open", decks=[mine, "alley-swarm"], rulings={"decklists": "closed"})["id"]
        path = f"/api/tables/{table}/seats/two"
        assert ben.http.post(path, json={"nonce": NONCE, "deck": yours}).json()["state"] == "playing"
        with anna.sit(table) as one, ben.sit(table) as two:
            resigned(one)
            while not two.state.get("ending"):
                two.listen()
            for seat in (one, two):
                assert not any(PRIVATE.encode() in message for message in seat.received)
        found = anna.http.get(f"/api/tables/{table}/replay").json()
        assert found["decks"] == [mine, yours]
        files = [tmp_path / "mine.txt", tmp_path / "of-ben.txt"]
        for file, deck in zip(files, (mine, yours), strict=True):
            file.write_text(deck, "utf-8")
        verify(found["record"], decks=files)
        again = anna.http.post(f"/api/tables/{table}/rematch", json={"nonce": NONCE}).json()["id"]
        assert ben.join(again, "one").json()["state"] == "playing"
        with anna.sit(again) as two:
            resigned(two)
        assert anna.http.get(f"/api/tables/{again}/replay").json()["decks"] == [yours, mine]
        body = {"after_answers": found["moments"][0], "seat": "one"}
        assert anna.http.post(f"/api/tables/{table}/play-on", json=body).json()["state"] == "playing"


@pytest.mark.parametrize(
    ("deck", "code", "reason"),
    [
        ("27 Nobody\n", "malformed", "line 1: unknown card 'Nobody'"),
        ("1 Alley Cat", "unknown", "alley-swarm"),
        ("/etc/passwd", "unknown", "alley-swarm"),
        ("\n", "malformed", "CO-102.1"),
    ],
)
def test_what_cannot_be_played_is_refused_and_says_why(server: Server, deck: str, code: str, reason: str):
    with Guest(server) as guest, Guest(server) as other:
        body: dict[str, Any] = {"game": GAME, "seats": [{"who": "me"}, {"who": "open"}], "nonce": NONCE}
        table = guest.http.post("/api/tables", json=body).json()["id"]
        path = f"/api/tables/{table}/seats/two"
        for refused in (
            guest.http.post("/api/tables", json={**body, "decks": ["alley-swarm", deck]}).json(),
            other.http.post(path, json={"nonce": NONCE, "deck": deck}).json(),
        ):
            assert refused["code"] == code
            assert reason in refused["message"]
        assert other.join(table, "two").json()["state"] == "playing"


def test_where_no_decks_are_played_none_is_taken(server: Server):
    with Guest(server) as guest, Guest(server) as other:
        table = guest.set_up("cat-and-mouse", "me", "open")["id"]
        path = f"/api/tables/{table}/seats/mouse"
        assert other.http.post(path, json={"nonce": NONCE, "deck": card_index()[0]}).json()["code"] == "malformed"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("other", "rule", "told"), [("velvet-paws", "CO-103.3", LOST), (HOPELESS, "CO-R.M", DRAWN)])
def test_a_match_that_is_over_before_it_begins_says_why(
    server: Server, other: str, rule: str, told: dict[str, str], language: str
):
    with Guest(server) as guest:
        table = guest.set_up(GAME, "me", "random", decks=[HOPELESS, other])["id"]
        with guest.sit(table, f"?language={language}") as seat:
            while not (seat.state.get("ending") and seat.lines):
                seat.listen()
            assert seat.state["ending"]["rule"] == rule
            assert seat.state["ending"]["text"]
            assert seat.lines[-1] == told[language]
        assert guest.http.get(f"/api/tables/{table}").json()["state"] == "over"
