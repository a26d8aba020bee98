"""People at a table: clocks, windows that pass, leavers, chat, rematches, sessions."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed

from catspaw.table import replay
from catspaw.table.verifying import verify
from server.clients import NONCE, Guest, Seat, Server, database_in, free_port

pytestmark = [pytest.mark.contract, pytest.mark.slow]

DAYS = {"bank": 0, "free": 3 * 24 * 3600}
AT_ONCE = {"bank": 0, "free": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database_in(tmp_path_factory.mktemp("server")), leaver_after="0") as running:
        yield running


def heist(anna: Guest, ben: Guest, **more: object) -> str:
    """A table for two people."""
    table: str = anna.set_up("cat-and-mouse", "me", "open", **more)["id"]
    assert ben.join(table, "mouse").status_code == 201
    return table


# Clocks.


def test_who_thinks_for_too_long_loses_also_if_nobody_is_there(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = heist(anna, ben, time_control=AT_ONCE)
        with ben.sit(table) as mouse:
            while not mouse.state.get("ending"):
                mouse.listen()
            assert mouse.state["ending"]["ending"] == "out-of-time"
            assert (mouse.state["ending"]["winners"], mouse.state["ending"]["rule"]) == (["mouse"], "")
            assert mouse.state["ending"]["scores"]["mouse"] == {"loot": 0}
            assert mouse.state["ending"]["lines"][-1] == "The Mouse: no loot."
        record = anna.http.get(f"/api/tables/{table}/record").text
        assert replay(record).verdict == ("out-of-time", "inspector")


def test_or_a_bot_plays_on(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = heist(anna, ben, time_control=AT_ONCE | {"then": "bot"})
        with ben.sit(table) as mouse:
            assert mouse.wait_to_be_asked()
            assert [seat["kind"] for seat in mouse.state["table"]["seats"]] == ["bot", "person"]
            with anna.sit(table) as inspector:
                inspector.say(type="bot", on=False)
                while inspector.state.get("table", {"seats": [{"kind": "bot"}]})["seats"][0]["kind"] == "bot":
                    inspector.listen()


def test_clocks_are_shown_and_go_by_the_servers_time(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = heist(anna, ben, time_control=DAYS)
        with anna.sit(table) as inspector:
            welcome = inspector.listen()
            assert (welcome["type"], welcome["version"]) == ("welcome", 1)
            inspector.wait_to_be_asked()
            running, waiting = inspector.state["clocks"]
            assert running["runs_out"] - running["begun"] == 1000 * DAYS["free"]
            assert abs(welcome["now"] - running["begun"]) < 60_000
            assert waiting == {"seat": "mouse", "bank": 0, "runs_out": None, "begun": None}
            mine = anna.http.get("/api/tables", params={"which": "mine"}).json()
            assert next(row for row in mine if row["id"] == table)["asked"] == "inspector"
            inspector.answer(0)
            assert inspector.state["clocks"][0]["runs_out"] is None


def test_an_answer_that_comes_too_late_is_refused(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = heist(anna, ben, time_control=AT_ONCE)
        with anna.sit(table) as inspector:
            inspector.wait_to_be_asked()
            question = inspector.state["question"]
            while not inspector.state.get("ending"):
                inspector.listen()
            inspector.say(type="answer", question=question["number"], option=0)
            assert inspector.wait_until("refused")["code"] == "not-yours"


def test_while_the_house_is_closed_no_clock_runs(tmp_path: Path):
    """The table was waiting for longer than anybody may think, while there was no server."""
    database = database_in(tmp_path)
    with Server(database) as before, Guest(before) as anna, Guest(before) as ben:
        table = heist(anna, ben, time_control=DAYS)
        before.kill()
        cookies = anna.http.cookies
    moved_back(tmp_path / "catspaw.db", hours=24 * 30)
    with Server(database) as after, Guest(after) as same:
        same.http.cookies = cookies
        with same.sit(table) as inspector:
            inspector.wait_to_be_asked()
            clock = inspector.state["clocks"][0]
            assert clock["runs_out"] - clock["begun"] >= 1000 * DAYS["free"] + 30 * 24 * 3600 * 1000
            inspector.answer(0)


def moved_back(path: Path, hours: int) -> None:
    """As if all that is in a database had happened earlier."""
    earlier = hours * 3600 * 1000
    with sqlite3.connect(path) as database:
        database.execute("UPDATE entries SET at = at - ?", (earlier,))
        database.execute("UPDATE tables SET due = due - ?", (earlier,))
        database.execute("UPDATE facts SET value = value - ? WHERE name = 'beat'", (earlier,))
    database.close()


# Windows.


def test_a_window_passes_by_itself_if_one_wants_it_to(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = heist(anna, ben)
        with anna.sit(table) as inspector, ben.sit(table) as mouse:
            begin_the_heist(inspector, mouse)
            assert not mouse.state["question"]["window"]
            mouse.say(type="pass", window="after", until="game")
            while mouse.state["passing"] != ["after"]:
                mouse.listen()
            assert inspector.state["passing"] == []
            while "after" not in asked_of(mouse):
                play_on(inspector, mouse)
            assert inspector.wait_to_be_asked()
            assert mouse.state["passing"] == ["after"]


def test_for_one_turn_or_until_one_says_otherwise(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = heist(anna, ben)
        with anna.sit(table) as inspector, ben.sit(table) as mouse:
            begin_the_heist(inspector, mouse)
            mouse.answer(0)
            mouse.say(type="pass", window="after", until="turn")
            while mouse.state["passing"] != ["after"]:
                mouse.listen()
            mouse.say(type="pass", window="after", until="never")
            while mouse.state["passing"]:
                mouse.listen()
            mouse.say(type="pass", window="turn", until="game")
            assert mouse.wait_until("refused")["code"] == "malformed"
            mouse.refusals.clear()
            while "after" not in asked_of(mouse):
                play_on(inspector, mouse)
            assert mouse.state["question"]["window"]


def begin_the_heist(inspector: Seat, mouse: Seat) -> None:
    """Until the Mouse is asked for the first time."""
    inspector.wait_to_be_asked()
    inspector.answer(0)
    mouse.wait_to_be_asked()


def play_on(inspector: Seat, mouse: Seat) -> None:
    """Whoever is asked takes the first option, but for the window."""
    for seat in (inspector, mouse):
        seat.hear()
        if seat.is_asked and seat.state["question"]["prompt"] != "after":
            seat.answer(0)


def asked_of(seat: Seat) -> list[str]:
    """Every question that a seat has been shown as its own."""
    questions = [state["question"] for state in states(seat)]
    return [question["prompt"] for question in questions if question and question["number"] is not None]


def states(seat: Seat) -> list[dict[str, Any]]:
    return [message for message in map(json.decode, seat.received) if message["type"] == "state"]


# Leavers, chat, rematches.


def test_the_seat_of_somebody_who_is_gone_can_be_handed_to_a_bot(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = heist(anna, ben)
        with ben.sit(table) as mouse:
            with anna.sit(table) as inspector:
                inspector.wait_to_be_asked()
                mouse.say(type="bot", on=True, seat="inspector")
                assert mouse.wait_until("refused")["code"] == "not-yours"
            while mouse.state["table"]["seats"][0]["here"]:
                mouse.listen()
            mouse.say(type="bot", on=True, seat="inspector")
            assert mouse.wait_to_be_asked()
            mouse.say(type="bot", on=False, seat="inspector")
            assert mouse.wait_until("refused")["code"] == "not-yours"
            mouse.say(type="bot", on=True, seat="cook")
            assert mouse.wait_until("refused")["code"] == "unknown"


def test_somebody_who_is_muted_is_not_heard(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = heist(anna, ben)
        with anna.sit(table) as one, ben.sit(table) as two:
            one.say(type="say", text="first")
            speaker = two.wait_until("chat")["speaker"]
            assert anna.me["id"] not in speaker
            two.say(type="mute", speaker=speaker, on=True)
            two.say(type="agree", yes=True)
            two.wait_until("refused")  # one message is done after the other, so that now nobody is heard
            one.say(type="say", text="second")
            assert [one.wait_until("chat")["text"] for _ in range(2)] == ["first", "second"]
            two.say(type="mute", speaker=speaker, on=False)
            two.say(type="agree", yes=True)
            two.wait_until("refused")
            one.say(type="say", text="third")
            assert two.wait_until("chat")["text"] == "third"
            two.say(type="mute", speaker="nobody", on=True)
            assert two.wait_until("refused")["code"] == "not-yours"


def test_who_talks_all_the_time_is_asked_to_stop_and_plays_on(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = heist(anna, ben)
        with anna.sit(table) as inspector:
            inspector.wait_to_be_asked()
            for line in range(20):
                inspector.say(type="say", text=str(line))
            assert inspector.wait_until("refused")["code"] == "too-fast"
            inspector.refusals.clear()
            inspector.answer(0)


def test_who_comes_later_hears_what_was_said(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = heist(anna, ben)
        with anna.sit(table) as one:
            one.say(type="say", text="Hello?")
            one.wait_until("chat")
        with ben.sit(table) as two:
            assert two.wait_until("chat")["text"] == "Hello?"


def test_they_play_again_one_seat_further(server: Server):
    with Guest(server) as anna, Guest(server) as ben, Guest(server) as eve:
        table = heist(anna, ben, time_control=DAYS)

        def again(guest: Guest) -> httpx.Response:
            return guest.http.post(f"/api/tables/{table}/rematch", json={"nonce": NONCE})

        assert again(anna).json()["code"] == "not-yours"
        with anna.sit(table) as inspector, ben.sit(table) as mouse:
            inspector.wait_to_be_asked()
            inspector.say(type="resign")
            while not mouse.state.get("ending"):
                mouse.listen()
            assert again(eve).json()["code"] == "not-yours"
            new = again(anna).json()
            assert new["state"] == "waiting"
            while mouse.state["rematch"] is None:
                mouse.listen()
            assert mouse.state["rematch"] == new["id"]
        assert eve.join(new["id"], "inspector").json()["code"] == "taken"
        second = again(ben).json()
        assert (second["id"], second["state"]) == (new["id"], "playing")
        assert [seat["mine"] for seat in second["seats"]] == [True, False]
        assert second["commitment"] != anna.http.get(f"/api/tables/{table}").json()["commitment"]
        assert second["time_control"] == {**DAYS, "then": "lose"}


def test_a_rematch_against_bots_begins_at_once(server: Server):
    with Guest(server) as guest:
        table = guest.set_up("claw-and-order", "me", "random", decks=["alley-swarm", "velvet-paws"])["id"]
        with guest.sit(table) as seat:
            seat.wait_to_be_asked()
            seat.say(type="resign")
            while not seat.state.get("ending"):
                seat.listen()
        again = guest.http.post(f"/api/tables/{table}/rematch", json={"nonce": NONCE}).json()
        assert again["state"] == "playing"
        assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
        with guest.sit(again["id"]) as seat:
            seat.wait_to_be_asked()
            seat.say(type="resign")
            while not seat.state.get("ending"):
                seat.listen()
        record = guest.http.get(f"/api/tables/{again['id']}/record").text
        assert verify(record, commitment=again["commitment"])
        decks = [deck.label for deck in replay(record).setup.decks]
        assert [deck.split("@")[0].split(":")[0] for deck in decks] == ["velvet-paws", "alley-swarm"]


def test_one_may_get_up_until_the_cards_are_dealt(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up("cat-and-mouse", "me", "open")["id"]
        seats = f"/api/tables/{table}/seats"
        assert ben.http.delete(f"{seats}/inspector").json()["code"] == "not-yours"
        with anna.sit(table) as inspector:
            inspector.wait_until("state")
            assert anna.http.delete(f"{seats}/inspector").status_code == 204
            with pytest.raises(ConnectionClosed):
                inspector.wait_until("chat")
        assert anna.http.get(f"/api/tables/{table}").json()["code"] == "unknown"
        dealt = heist(anna, ben)
        assert ben.http.delete(f"/api/tables/{dealt}/seats/mouse").json()["code"] == "not-yours"


def test_one_sees_the_commitment_before_ones_share_goes_out(server: Server):
    """The server cannot choose its secret to suit what it was sent."""
    with Guest(server) as guest, Guest(server) as eve:
        body = {"game": "cat-and-mouse", "seats": [{"who": "me"}, {"who": "bot"}]}
        table = guest.http.post("/api/tables", json=body).json()
        assert (table["state"], [seat["reserved"] for seat in table["seats"]]) == ("waiting", [True, False])
        assert eve.join(table["id"], "inspector").json()["code"] == "taken"
        assert guest.join(table["id"], "inspector").json()["state"] == "playing"
        with guest.sit(table["id"]) as seat:
            seat.wait_to_be_asked()
            seat.say(type="resign")
            while not seat.state.get("ending"):
                seat.listen()
        again = guest.http.post(f"/api/tables/{table['id']}/rematch", json={}).json()
        assert (again["state"], [seat["reserved"] for seat in again["seats"]]) == ("waiting", [False, True])
        assert guest.join(again["id"], "mouse").json()["commitment"] == again["commitment"] != table["commitment"]


def test_a_deck_is_checked_while_it_is_written(server: Server):
    with Guest(server) as guest:
        path = "/api/games/{}/decks/check"
        found = guest.http.post(path.format("claw-and-order"), json={"text": "3 Alley Recruit\n1 Nobody"}).json()
        assert [complaint["line"] for complaint in found["complaints"]][-1] == 2
        assert {complaint["rule"] for complaint in found["complaints"]} == {"CO-102.1", None}
        assert guest.http.post(path.format("red-claw"), json={"text": ""}).json()["code"] == "malformed"


# Sessions and figures.


def test_sessions_are_listed_and_ended(server: Server):
    texts = {"name": "Moritz", "password": "nine lives and more"}
    with Guest(server) as first, Guest(server) as second:
        first.http.post("/api/account", json=texts)
        second.http.post("/api/session", json=texts)
        sessions = first.http.get("/api/sessions").json()
        assert sorted(session["this"] for session in sessions) == [False, True]
        other = next(session["id"] for session in sessions if not session["this"])
        with second.sit(second.set_up("cat-and-mouse", "me", "bot")["id"]) as seat:
            seat.wait_to_be_asked()
            assert first.http.delete(f"/api/sessions/{other}").status_code == 204
            seat.listen_to_the_end()
        assert second.http.get("/api/me").json()["name"] is None
        assert first.http.get("/api/me").json()["name"] == "Moritz"
        assert first.http.delete(f"/api/sessions/{other}").json()["code"] == "unknown"


def test_who_has_got_up_does_not_see_the_cards_of_whoever_sits_down(server: Server):
    with Guest(server) as anna, Guest(server) as ben, Guest(server) as cleo:
        table = anna.set_up("red-claw", "me", "open", "open")["id"]
        ben.join(table, "black")
        with ben.sit(table) as left:
            left.wait_until("state")
            ben.http.delete(f"/api/tables/{table}/seats/black")
            left.listen_to_the_end()
            cleo.join(table, "black")
            assert left.state["view"] is None
        with ben.sit(table) as again:
            again.wait_until("state")
            assert again.state["seat"] is None


def test_figures_have_a_port_of_their_own(tmp_path: Path):
    port = free_port()
    with Server(database_in(tmp_path), metrics_port=str(port)) as server, Guest(server) as guest:
        table = guest.set_up("cat-and-mouse", "me", "bot")["id"]
        with guest.sit(table) as seat:
            seat.wait_to_be_asked()
            seat.answer(0)
            figures = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert 'catspaw_answers_total{game="cat-and-mouse"} 1.0' in figures
        assert "catspaw_sockets 1.0" in figures
        assert table not in figures
        assert "catspaw_answers" not in guest.http.get("/metrics").text
