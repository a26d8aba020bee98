"""Tables over real sockets: played to the end, left and come back to, and never told more than a seat may know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed

import forked
from catspaw.core.game import Game
from catspaw.games import GAMES
from catspaw.table import narrate, replay
from catspaw.table.verifying import verify
from server.clients import Guest, Seat, Server, database_in

pytestmark = [pytest.mark.contract, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


def play_on(*seats: Seat) -> None:
    """Whoever is asked takes the first option, until it is over."""
    while not all(seat.state.get("ending") for seat in seats):
        for seat in seats:
            seat.hear()
            if seat.is_asked:
                seat.answer(0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_against_a_bot_is_played_to_its_end_and_its_shuffle_checked(server: Server, game: Game):
    with Guest(server) as guest:
        table = guest.set_up(game.id, "me", "bot")
        with guest.sit(table["id"]) as seat:
            while seat.wait_to_be_asked():
                seat.answer(0)
            assert seat.state["ending"]["rule"].startswith(game.prefix)
        record = guest.http.get(f"/api/tables/{table['id']}/record").text
        assert verify(record, commitment=table["commitment"]).chance > 0
        played = replay(record)
        assert seat.lines == [line.text for line in narrate(played, seat.state["seat"])]


def test_two_people_share_a_table_and_each_sees_their_own(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up("cat-and-mouse", "me", "open")["id"]
        assert anna.http.get(f"/api/tables/{table}").json()["state"] == "waiting"
        assert ben.join(table, "mouse").json()["state"] == "playing"
        with anna.sit(table) as inspector, ben.sit(table) as mouse:
            inspector.wait_to_be_asked()
            inspector.answer(4)
            assert mouse.wait_to_be_asked()
            assert inspector.state["view"]["pocket"]["cards"] == ["gems-20"]
            assert mouse.state["view"]["pocket"]["cards"] is None
            assert b"gems-20" not in b"".join(mouse.received).replace(b"loot_deck", b"")
            play_on(inspector, mouse)
            assert inspector.state["ending"] == mouse.state["ending"]


def test_numbers_are_a_seats_own(server: Server):
    """What the other answers in secret moves neither the number of my question nor anything else I am sent."""
    with Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up("cat-and-mouse", "me", "open", variants=["deep-pockets"])["id"]
        ben.join(table, "mouse")
        with anna.sit(table) as inspector, ben.sit(table) as mouse:
            inspector.wait_to_be_asked()
            inspector.answer(0)
            inspector.answer(0)
            mouse.wait_to_be_asked()
            assert mouse.state["question"]["number"] == 1


def test_an_answer_to_an_earlier_question_is_stale(server: Server):
    with Guest(server) as guest:
        table = guest.set_up("cat-and-mouse", "me", "bot")["id"]
        with guest.sit(table) as seat:
            seat.wait_to_be_asked()
            seat.answer(0)
            seat.wait_to_be_asked()
            seat.say(type="answer", question=1, option=0)
            assert seat.wait_until("refused")["code"] == "stale"
            seat.say(type="answer", question=seat.state["question"]["number"], option=40)
            assert seat.wait_until("refused")["code"] == "stale"


def test_going_back_needs_the_others_consent(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up("cat-and-mouse", "me", "open")["id"]
        ben.join(table, "mouse")
        with anna.sit(table) as inspector, ben.sit(table) as mouse:
            inspector.wait_to_be_asked()
            inspector.answer(0)
            inspector.say(type="undo")
            while not mouse.state.get("undo_requested_by"):
                mouse.listen()
            mouse.say(type="agree", yes=True)
            assert inspector.wait_to_be_asked()
            assert inspector.state["question"]["prompt"] == "fill-pocket"


def test_taking_back_is_offered_when_it_would_be_granted(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up("cat-and-mouse", "me", "open")["id"]
        ben.join(table, "mouse")
        with anna.sit(table) as inspector, ben.sit(table) as mouse:
            inspector.wait_to_be_asked()
            assert inspector.state["may_undo"] is False
            inspector.answer(0)
            while not inspector.state["may_undo"]:
                inspector.listen()
            with anna.sit(table) as again:
                while not again.state.get("may_undo"):
                    again.listen()
            mouse.wait_to_be_asked()
            assert mouse.state["may_undo"] is False, "she has answered nothing"
            mouse.answer(0)
            inspector.wait_to_be_asked()
            assert inspector.state["may_undo"] is mouse.state["may_undo"] is False, "notes have been drawn"
            mouse.say(type="undo")
            assert mouse.wait_until("refused")["code"] == "illegal"


def test_resigning_chat_and_handing_over(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up("red-claw", "me", "open")["id"]
        ben.join(table, "black")
        with anna.sit(table) as white, ben.sit(table) as black:
            white.wait_until("state")
            black.wait_until("state")
            white.say(type="say", text="<b>hello</b>")
            assert black.wait_until("chat")["text"] == "<b>hello</b>"
            black.say(type="bot", on=True)
            while white.state["table"]["seats"][1]["kind"] != "bot":
                white.listen()
            white.say(type="resign")
            while not white.state.get("ending"):
                white.listen()
            assert white.state["ending"]["winners"] == ["black"]


def test_onlookers_see_what_is_public_or_nothing(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        shown = anna.set_up("cat-and-mouse", "me", "bot")["id"]
        hidden = anna.set_up("cat-and-mouse", "me", "bot", spectators="none")["id"]
        with ben.sit(shown) as onlooker:
            onlooker.wait_until("state")
            assert onlooker.state["seat"] is None
            onlooker.say(type="answer", question=0, option=0)
            assert onlooker.wait_until("refused")["code"] == "not-yours"
        with ben.sit(hidden) as nobody:
            assert nobody.listen()["code"] == "not-yours"
            with pytest.raises(ConnectionClosed):
                nobody.listen()


def test_a_reload_goes_on_where_it_was(server: Server):
    with Guest(server) as guest:
        table = guest.set_up("red-claw", "me", "bot")["id"]
        with guest.sit(table) as seat:
            seat.wait_to_be_asked()
            seat.answer(0)
            seat.wait_to_be_asked()
            lines, question = seat.lines, seat.state["question"]
        with guest.sit(table) as again:
            again.wait_to_be_asked()
            assert (again.lines, again.state["question"]) == (lines, question)
            again.say(type="hello", lines=2, language="de")
            again.wait_until("state")
            assert again.state["table"]["title"] == "Die Rote Kralle"


def test_hello_brings_nothing_that_one_has(server: Server):
    with Guest(server) as guest:
        table = guest.set_up("cat-and-mouse", "me", "open")["id"]
        with guest.sit(table) as seat:
            seat.wait_until("state")
            told = len(seat.received)
            seat.say(type="hello", lines=0, language="en")
            seat.say(type="resign")
            seat.wait_until("refused")
            assert len(seat.received) == told + 1


def test_whoever_looks_at_the_lobby_again_is_told_only_what_is_new(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        for which in ("open", "mine"):
            first = anna.http.get("/api/tables", params={"which": which})
            tag = {"if-none-match": first.headers["etag"]}
            again = anna.http.get("/api/tables", params={"which": which}, headers=tag)
            assert (again.status_code, again.content) == (304, b"")
            table = anna.set_up("cat-and-mouse", "me", "open")
            new = anna.http.get("/api/tables", params={"which": which}, headers=tag)
            assert new.status_code == 200 and table == new.json()[0]
            assert [seat["mine"] for seat in new.json()[0]["seats"]] == [True, False]
        bens = ben.http.get("/api/tables").json()[0]
        assert bens["id"] == table["id"] and not any(seat["mine"] for seat in bens["seats"])


def test_the_lobby_lists_open_watchable_and_own_tables(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        waiting = anna.set_up("cat-and-mouse", "me", "open")["id"]
        private = anna.set_up("cat-and-mouse", "me", "open", public=False)["id"]
        playing = anna.set_up("cat-and-mouse", "me", "bot")["id"]

        def listed(guest: Guest, which: str) -> list[str]:
            return [table["id"] for table in guest.http.get("/api/tables", params={"which": which}).json()]

        assert waiting in listed(ben, "open")
        assert private not in listed(ben, "open") + listed(ben, "watchable")
        assert playing in listed(ben, "watchable")
        assert {waiting, private, playing} <= set(listed(anna, "mine"))
        assert ben.join(private, "mouse").status_code == 201
        assert ben.join(private, "mouse").status_code == 201
        with Guest(server) as late:
            refused = late.join(private, "mouse")
            assert (refused.status_code, refused.json()["code"]) == (409, "taken")


def test_an_account_keeps_the_guests_games_and_takes_along_those_of_another_browser(server: Server):
    words = {"name": "Minka", "password": "nine lives and more"}
    with Guest(server) as first, Guest(server) as second:
        mine = first.set_up("cat-and-mouse", "me", "bot")["id"]
        assert first.http.post("/api/account", json=words).json()["name"] == "Minka"
        other = second.set_up("cat-and-mouse", "me", "bot")["id"]
        wrong = second.http.post("/api/session", json={**words, "password": "wrong password"})
        assert (wrong.status_code, wrong.json()["code"]) == (403, "not-yours")
        assert second.http.post("/api/session", json=words).json()["name"] == "Minka"
        listed = [table["id"] for table in second.http.get("/api/tables", params={"which": "mine"}).json()]
        assert {mine, other} <= set(listed)
        with Guest(server) as third:
            taken = third.http.post("/api/account", json={**words, "name": "minka"})
            assert taken.json()["code"] == "taken"
        second.http.delete("/api/sessions")
        assert first.http.get("/api/me").json()["name"] is None


@pytest.mark.parametrize("kill", [True, False], ids=["kill", "stop"])
def test_a_table_survives_a_restart(tmp_path: Path, kill: bool):
    database = database_in(tmp_path)
    with Server(database) as before, Guest(before) as guest:
        table = guest.set_up("red-claw", "me", "bot")["id"]
        with guest.sit(table) as seat:
            seat.wait_to_be_asked()
            seat.answer(0)
            given = len(seat.lines)
            before.kill() if kill else before.stop()
        cookies = guest.http.cookies
    with Server(database) as after, Guest(after) as same:
        same.http.cookies = cookies
        with same.sit(table) as seat:
            seat.wait_to_be_asked()
            assert len(seat.lines) >= given
            seat.answer(0)


def test_the_log_tells_no_secret(tmp_path: Path):
    with Server(database_in(tmp_path)) as server:
        with Guest(server) as guest:
            table = guest.set_up("cat-and-mouse", "me", "bot")["id"]
            with guest.sit(table) as seat:
                seat.wait_to_be_asked()
                seat.answer(4)
            cookie = guest.http.cookies["catspaw"]
        log = server.stop()
    assert [json.decode(line)["event"] for line in log.splitlines()] == ["opened", "closed"]
    assert table not in log
    assert cookie not in log


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("postgresql://nobody:secret@127.0.0.1:1/none", "the database cannot be reached"),
        ("sqlite:////dev/null/catspaw.db", "cannot be opened"),
    ],
)
def test_a_store_that_cannot_be_used_is_told_in_one_line(tmp_path: Path, database: str, words: str):
    done = forked.run("serve", "--port", "0", "--database", database, folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(rf"catspaw: .*{words}.*\n", done.stderr)
    assert "secret" not in done.stderr


def test_a_box_is_offered_with_its_own_defaults_and_a_table_may_name_who_begins(server: Server):
    with Guest(server) as guest:
        hunt = next(game for game in guest.http.get("/api/games").json() if game["id"] == "red-claw")
        own = {edition["id"]: edition["rulings"] for edition in hunt["editions"]}
        assert own["rote-kralle"] == {"false_trail": "optional", "freed_claw": "next-player"}
        assert own["mouse-agents"] == own["standees"] == {}
        body = {"edition": "rote-kralle", "rulings": {"first_player": "black", "false_trail": "optional"}}
        table = guest.set_up("red-claw", "bot", "me", **body)
        assert table["rulings"] == {"first_player": "black"}
        with guest.sit(table["id"]) as seat:
            assert seat.wait_to_be_asked()
            assert seat.state["question"]["asked"] == "black"
        refused = guest.http.post(
            "/api/tables", json={"game": "red-claw", "seats": [{"who": "me"}] * 2, "rulings": {"first_player": "grey"}}
        )
        assert refused.json()["code"] == "unknown"
        assert "known: random, white, black" in refused.json()["message"]
