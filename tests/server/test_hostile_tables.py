"""Tables that somebody means to spoil: seats that cannot be dealt, leavers, takers-back, and what cannot be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from catspaw.games import game_by_id
from catspaw.games.claw_and_order.cards.decks import deck_text
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from catspaw.table import replay
from server.clients import NONCE, Guest, Seat, Server, database_in

pytestmark = [pytest.mark.contract, pytest.mark.slow]

DAYS = {"bank": 0, "free": 3 * 24 * 3600}
QUICK = {"bank": 600, "free": 5}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with Server(database_in(folder), leaver_after="0") as running:
        yield running


def seats_of(guest: Guest, table: str) -> list[str]:
    found: list[str] = [seat["kind"] for seat in guest.http.get(f"/api/tables/{table}").json()["seats"]]
    return found


# Before the cards are dealt.


def test_a_nonce_that_ends_in_a_line_break_is_refused(server: Server):
    with Guest(server) as anna, Guest(server) as eve:
        table = anna.set_up("cat-and-mouse", "me", "open")["id"]
        answer = eve.http.post(f"/api/tables/{table}/seats/mouse", json={"nonce": f"{NONCE}\n"})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        body = {"game": "cat-and-mouse", "seats": [{"who": "me"}, {"who": "bot"}], "nonce": f"{NONCE}\n"}
        assert anna.http.post("/api/tables", json=body).status_code == 400
        assert eve.join(table, "mouse").json()["state"] == "playing"


@pytest.mark.parametrize("stored", [f"{NONCE}\n", "not hexadecimal", "ab", ""])
def test_what_was_stored_before_does_not_keep_a_table_from_being_dealt(server: Server, folder: Path, stored: str):
    with Guest(server) as anna, Guest(server) as ben, Guest(server) as cleo:
        table = anna.set_up("red-claw", "me", "open", "open")["id"]
        ben.join(table, "black")
        with closing(sqlite3.connect(folder / "catspaw.db")) as database, database:
            changed = "UPDATE seats SET nonce = ? WHERE table_id = ? AND seat = 'black'"
            assert database.execute(changed, (stored, table)).rowcount == 1
        seat = next(
            seat["seat"] for seat in anna.http.get(f"/api/tables/{table}").json()["seats"] if seat["kind"] == "open"
        )
        assert cleo.join(table, seat).json()["state"] == "playing"
        with anna.sit(table) as one:
            one.wait_until("state")
            one.say(type="resign")
            while not one.state.get("ending"):
                one.listen()
        assert replay(anna.http.get(f"/api/tables/{table}/record").text).verdict


def test_the_host_frees_a_seat_until_the_cards_are_dealt_and_nobody_else_does(server: Server):
    with Guest(server) as anna, Guest(server) as ben, Guest(server) as cleo:
        info = anna.set_up("red-claw", "me", "open", "open")
        table, seats = info["id"], f"/api/tables/{info['id']}/seats"
        assert (info["hosted"], ben.join(table, "black").json()["hosted"]) == (True, False)
        with ben.sit(table) as black:
            black.wait_until("state")
            assert cleo.http.delete(f"{seats}/black").json()["code"] == "not-yours"
            assert ben.http.delete(f"{seats}/white").json()["code"] == "not-yours"
            assert anna.http.delete(f"{seats}/black").status_code == 204
            black.listen_to_the_end()
        assert seats_of(anna, table) == ["person", "open", "open"]
        cleo.join(table, "black")
        other = next(seat["seat"] for seat in info["seats"] if seat["seat"] not in ("white", "black"))
        assert ben.join(table, other).json()["state"] == "playing"
        assert anna.http.delete(f"{seats}/black").json()["code"] == "not-yours"


def test_the_host_gives_a_seat_of_a_rematch_to_somebody_else(server: Server):
    with Guest(server) as anna, Guest(server) as ben, Guest(server) as cleo:
        table = anna.set_up("cat-and-mouse", "me", "open")["id"]
        ben.join(table, "mouse")
        with anna.sit(table) as inspector:
            resign(inspector)
        again = anna.http.post(f"/api/tables/{table}/rematch", json={"nonce": NONCE}).json()["id"]
        assert cleo.join(again, "inspector").json()["code"] == "taken"
        assert anna.http.delete(f"/api/tables/{again}/seats/inspector").status_code == 204
        assert cleo.join(again, "inspector").json()["state"] == "playing"


def resign(seat: Seat) -> None:
    seat.wait_until("state")
    seat.say(type="resign")
    while not seat.state.get("ending"):
        seat.listen()


# Leavers.


def test_in_a_game_by_turns_nobody_hands_a_seat_to_a_bot_before_the_clock(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        for clock, code in ((DAYS, "not-yours"), (QUICK, None)):
            table = anna.set_up("cat-and-mouse", "me", "open", time_control=clock)["id"]
            ben.join(table, "mouse")
            with ben.sit(table, "?language=de") as mouse:
                mouse.wait_until("state")
                mouse.say(type="bot", on=True, seat="inspector")
                if code:
                    refusal = mouse.wait_until("refused")
                    assert (refusal["code"], "Uhr" in refusal["message"]) == (code, True)
                    mouse.say(type="bot", on=True)  # for one's own seat it may play
                    while mouse.state["table"]["seats"][1]["kind"] != "bot":
                        mouse.listen()
                else:
                    while mouse.state["table"]["seats"][0]["kind"] != "bot":
                        mouse.listen()


def test_who_was_handed_to_a_bot_still_has_a_say_when_somebody_takes_back(tmp_path: Path):
    """Else one would hand over whoever is gone for a moment, and take back at will."""
    slow = Server(database_in(tmp_path), leaver_after="0", bot_pace="600")
    with slow as server, Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up("cat-and-mouse", "me", "open")["id"]
        ben.join(table, "mouse")
        with anna.sit(table) as inspector:
            inspector.wait_to_be_asked()
            inspector.say(type="bot", on=True, seat="mouse")
            while inspector.state["table"]["seats"][1]["kind"] != "bot":
                inspector.listen()
            inspector.answer(0)
            for yes in (False, True):
                inspector.say(type="undo")
                while inspector.state["undo_requested_by"] != "inspector":
                    assert inspector.listen()["type"] != "refused"
                assert not inspector.is_asked
                with ben.sit(table) as mouse:
                    while mouse.state.get("undo_requested_by") != "inspector":
                        mouse.listen()
                    mouse.say(type="agree", yes=yes)
                    while inspector.state["undo_requested_by"]:
                        inspector.listen()
                assert inspector.is_asked is yes


# What cannot be read.


@pytest.mark.parametrize("path", ["/api/tables", "/api/account", "/api/games/claw-and-order/decks/check"])
@pytest.mark.parametrize(
    "body",
    [b"[" * 30_000, b'{"a":' * 10_000, b'{"game":' + b"[" * 20_000 + b"]" * 20_000 + b"}"],
    ids=["lists", "objects", "inside"],
)
def test_deep_json_is_malformed(server: Server, path: str, body: bytes):
    with Guest(server) as guest:
        answer = guest.http.post(path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/" + "x" * 300,
        "/" + "x" * 10_000,
        "/assets/" + "x" * 300,
        "/assets/" + "x" * 5000,
        "/assets/" + "x/" * 900,
        "/" + "%00",
        "/assets/%00",
        "/" + "%2e%2e/" * 200,
        "/api/tables/" + "x" * 300,
        "/api/tables/" + "x" * 5000,
        "/api/tables/" + "%F0%9F%90%88" * 60,
        "/api/games/" + "x" * 300 + "/rules",
        "/api/me?language=" + "x" * 20_000,
    ],
    ids=lambda path: path[:30],
)
def test_long_and_strange_paths_fail_nowhere(server: Server, path: str):
    with Guest(server) as guest:
        answer = guest.http.get(path)
        assert answer.status_code < 500
        assert len(path) <= 2100 or answer.status_code == 400


# How a table is set up.


def test_a_variant_counts_once(server: Server):
    game = next(game for game in map(game_by_id, ("red-claw", "cat-and-mouse")) if game.variants)
    variant = game.variants[0].id
    with Guest(server) as guest:
        found = guest.set_up(game.id, "me", "bot", variants=[variant] * 3)
        assert found["variants"] == [variant]
        body = {"game": game.id, "seats": [{"who": "me"}, {"who": "bot"}], "variants": [variant] * 65}
        assert guest.http.post("/api/tables", json=body).json()["code"] == "malformed"


def test_closed_lists_stay_closed_while_they_play_again(server: Server):
    cards = game_by_id("claw-and-order").chosen_edition(None)
    assert isinstance(cards, CardSet)
    mine, yours = (deck_text(deck, cards) for deck in cards.decks[:2] if isinstance(deck, DeckList))
    with Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up("claw-and-order", "me", "open", decks=[mine, "alley-swarm"])["id"]
        ben.http.post(f"/api/tables/{table}/seats/two", json={"nonce": NONCE, "deck": yours})
        with anna.sit(table) as one:
            resign(one)
        shown = [f"/api/tables/{table}/{what}" for what in ("replay", "record", "replay/0?eyes=everything")]
        assert [anna.http.get(path).status_code for path in shown] == [200] * 3
        again = ben.http.post(f"/api/tables/{table}/rematch", json={"nonce": NONCE}).json()["id"]
        for _ in range(2):
            for path in shown:
                assert anna.http.get(path).json()["code"] == "not-yours"
            body = {"after_answers": 0, "seat": "one"}
            assert anna.http.post(f"/api/tables/{table}/play-on", json=body).json()["code"] == "not-yours"
            anna.join(again, "two")
        with anna.sit(again) as two:
            resign(two)
        assert [anna.http.get(path).status_code for path in shown] == [200] * 3
