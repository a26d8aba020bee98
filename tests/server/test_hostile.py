"""A client that means harm: forged names, foreign seats, floods, giant and malformed frames."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed, InvalidStatus

from catspaw.core.game import Game
from catspaw.games import GAMES
from catspaw.table import Table, narrate, replay
from server.clients import NONCE, Guest, Server, database_in

pytestmark = [pytest.mark.contract, pytest.mark.slow]

ANSWER = '{"type":"answer","question":1,"option":0}'
MALFORMED = (
    *("", "{", "[]", "null", "17", '"answer"', "{}", "[" * 5000),
    *('{"type":"answer"}', '{"type":"deal"}', '{"type":"hello","language":"fr"}', '{"type":"say","text":""}'),
    *(ANSWER.replace("1", number) for number in ("-1", '"1"', "1e400", "9" * 400, "null")),
    *(ANSWER.replace("0", number) for number in ("64", "-1", "0.5")),
    ANSWER.replace("}", ',"seat":"mouse"}'),
    '{"type":"say","text":"' + "x" * 501 + '"}',
)
"""None of these is a message."""
TWO = [{"who": "me"}, {"who": "bot"}]
HEIST = {"game": "cat-and-mouse", "seats": TWO, "nonce": NONCE}
IMPOSSIBLE = [
    (HEIST | {"seats": TWO[:1]}, 400, "malformed"),
    (HEIST | {"time_control": {"bank": 0, "free": 0}}, 400, "malformed"),
    (HEIST | {"time_control": {"bank": -1, "free": 5}}, 400, "malformed"),
    (HEIST | {"seats": TWO[1:] * 2}, 400, "malformed"),
    (HEIST | {"game": "red-claw", "edition": "/etc/passwd"}, 404, "unknown"),
    (HEIST | {"game": "claw-and-order", "decks": ["../x"] * 2}, 404, "unknown"),
    (HEIST | {"seats": [TWO[0], {"who": "bot", "bot": "os:system"}]}, 404, "unknown"),
    (HEIST | {"nonce": "short"}, 400, "malformed"),
    (HEIST | {"secret": "0"}, 400, "malformed"),
    (HEIST | {"game": "x" * 70_000}, 413, "too-large"),
]
"""Tables that cannot be, and what is said about them."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database_in(tmp_path_factory.mktemp("hostile")), rate="60") as running:
        yield running


def is_well(server: Server) -> bool:
    """Whether the server still answers."""
    with Guest(server) as guest:
        return bool(guest.http.get("/healthz").json()["ok"])


def test_malformed_messages_are_refused_one_by_one(server: Server):
    with Guest(server) as guest:
        table = guest.set_up("cat-and-mouse", "me", "bot")["id"]
        with guest.sit(table) as seat:
            seat.wait_to_be_asked()
            for text in MALFORMED:
                seat.socket.send(text)
                assert seat.wait_until("refused")["code"] == "malformed", text
            seat.socket.send(ANSWER.encode())
            assert seat.wait_until("refused")["code"] == "malformed"
            seat.refusals.clear()
            seat.answer(0)
            assert seat.wait_to_be_asked()


@pytest.mark.parametrize("frame", ["x" * 100_000, b"\xff" * 200_000], ids=["large", "giant"])
def test_frames_that_nobody_sends_end_the_conversation_and_nothing_else(server: Server, frame: str | bytes):
    with Guest(server) as guest:
        table = guest.set_up("cat-and-mouse", "me", "bot")["id"]
        with guest.sit(table) as seat:
            seat.wait_to_be_asked()
            seat.socket.send(frame)
            seat.listen_to_the_end()
    assert is_well(server)


def test_a_flood_is_warned_and_then_let_go(server: Server):
    with Guest(server) as guest:
        table = guest.set_up("cat-and-mouse", "me", "bot")["id"]
        with guest.sit(table) as seat:
            with suppress(ConnectionClosed):
                for _ in range(2000):
                    seat.say(type="hello")
            seat.listen_to_the_end()
            assert {refusal["code"] for refusal in seat.refusals} <= {"too-fast"}
    assert is_well(server)


def test_other_peoples_names_and_seats_open_nothing(server: Server):
    with Guest(server) as anna, Guest(server) as eve:
        table = anna.set_up("cat-and-mouse", "me", "open")["id"]
        cookie = anna.http.cookies["catspaw"]
        token, _, signature = cookie.rpartition(".")
        for forged in ("", "x", f"{token}.{'0' * 64}", f"{token[:-1]}x.{signature}", signature, cookie + "0"):
            eve.http.cookies.set("catspaw", forged)
            assert eve.http.get("/api/me").json()["id"] != anna.me["id"]
            eve.http.cookies.clear()
        eve.http.get("/api/me")
        with eve.sit(table) as onlooker:
            onlooker.wait_until("state")
            assert onlooker.state["seat"] is None
            for message in (
                {"type": "resign"},
                {"type": "bot", "on": True},
                {"type": "undo"},
                {"type": "agree", "yes": True},
            ):
                onlooker.say(**message)
                assert onlooker.wait_until("refused")["code"] == "not-yours"


def test_pages_of_other_hosts_may_do_nothing(server: Server):
    with Guest(server) as guest:
        table = guest.set_up("cat-and-mouse", "me", "bot")["id"]
        evil = {"Origin": "https://evil.example"}
        answer = guest.http.post("/api/tables", json={}, headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")
        with pytest.raises(InvalidStatus), guest.sit(table, **evil):
            pass


def test_the_lobby_tells_whose_turn_it_is_only_where_one_may_look_on(server: Server):
    with Guest(server) as guest, Guest(server) as eve:
        for spectators, told in (("public", "inspector"), ("delayed", None), ("none", None)):
            table = guest.set_up("cat-and-mouse", "me", "bot", spectators=spectators)["id"]
            assert guest.http.get(f"/api/tables/{table}").json()["asked"] == "inspector"
            assert eve.http.get(f"/api/tables/{table}").json()["asked"] == told


def test_passwords_cannot_be_tried_one_after_the_other(server: Server):
    """Whosever they are."""
    with Guest(server) as guest:
        names = ["Nobody", "Somebody"] * 10
        bodies = [{"name": name, "password": f"password {number}"} for number, name in enumerate(names)]
        codes = [guest.http.post("/api/session", json=body).json()["code"] for body in bodies]
        assert codes[:10] == ["not-yours"] * 10
        assert codes.count("too-fast") > 3


def test_pages_come_from_us_alone_and_tell_nobody_where_one_was(server: Server):
    with Guest(server) as guest:
        for path in ("/", "/tables/somewhere", "/../../etc/passwd", "/%2e%2e/app.py", "/app.py"):
            answer = guest.http.get(path)
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.status_code == 404 or answer.text.lower().startswith("<!doctype html>")


@pytest.mark.parametrize("token", [None, "", "forged", "00" * 64])
def test_whoever_changes_something_must_know_the_token_of_the_cookie(server: Server, token: str | None):
    with Guest(server) as guest:
        del guest.http.headers["x-csrf-token"]
        headers = {} if token is None else {"x-csrf-token": token}
        answer = guest.http.post("/api/tables", json=HEIST, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")


@pytest.mark.parametrize("path", ["/", "/tables/somewhere", "/manifest.json", "/apiary"])
def test_a_page_gives_no_cookie_to_whoever_has_not_come_in(server: Server, path: str):
    """A browser waits with all else until it is somebody, and takes the token for a sign that it is."""
    answer = httpx.get(server.url + path)
    assert "set-cookie" not in answer.headers
    assert "catspaw-csrf=" in httpx.get(server.url + "/api/me").headers["set-cookie"]


@pytest.mark.parametrize(("body", "status", "code"), IMPOSSIBLE)
def test_tables_that_cannot_be_are_refused_with_a_code(server: Server, body: object, status: int, code: str):
    with Guest(server) as guest:
        answer = guest.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


STATE = {
    "type", "table", "seat", "view", "question", "ending", "undo_requested_by", "clocks", "passing", "rematch",
    "settles", "may_undo", "gone",
}  # fmt: skip
TABLE = {
    "id", "game", "title", "edition", "variants", "rulings", "seats", "state", "public", "created", "asked",
    "time_control", "spectators", "commitment", "hosted", "guided",
}  # fmt: skip


def views_of(table: Table, seat: str | None) -> list[dict[str, object]]:
    """Every view that a seat may ever have had in a recorded game."""
    again = Table(table.game, table.setup, None)
    views = [again.view(seat)]
    for number in table.answers:
        again.answer(number)
        views.append(again.view(seat))
    return json.decode(json.encode(views))  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_byte_a_socket_received_was_its_seats_to_know(tmp_path_factory: pytest.TempPathFactory, game: Game):
    """What a seat, and an onlooker, was sent is nothing but what the rules grant it."""
    draw = random.Random(7)
    with (
        Server(database_in(tmp_path_factory.mktemp("bytes"))) as server,
        Guest(server) as anna, Guest(server) as ben, Guest(server) as eve,
    ):  # fmt: skip
        table = anna.set_up(game.id, "me", "open", time_control={"bank": 600, "free": 5})["id"]
        ben.join(table, game.seats[1])
        with anna.sit(table) as one, ben.sit(table) as two, eve.sit(table) as onlooker:
            for _ in range(40):
                for seat in (one, two, onlooker):
                    seat.hear()
                    if seat.is_asked:
                        seat.answer(draw.randrange(len(seat.state["question"]["options"])))
            one.say(type="resign")
            while not onlooker.state.get("ending"):
                onlooker.listen()
        played = replay(anna.http.get(f"/api/tables/{table}/record").text)
        for seat, name in ((one, game.seats[0]), (two, game.seats[1]), (onlooker, None)):
            check_received([json.decode(text) for text in seat.received], played, name)


def check_received(messages: list[dict[str, Any]], played: Table, name: str | None) -> None:
    """Views are among those of the seat, lines are those of its log, and clocks move only with the turn."""
    views, lines = views_of(played, name), [line.text for line in narrate(played, name)]
    asked, clocks = None, None
    for message in messages:
        if message["type"] == "welcome":
            assert set(message) == {"type", "version", "now"}
        elif message["type"] == "lines":
            told = [line["text"] for line in message["lines"]]
            assert told == lines[message["first"] :][: len(told)]
        else:
            assert (set(message), set(message["table"])) == (STATE, TABLE)
            assert message["view"] in views
            question = message["question"]
            if question and question["asked"] != name:
                assert (question["number"], question["options"], question["refused"]) == (None, [], [])
            if question and question["asked"] == asked:
                assert message["clocks"] == clocks
            asked, clocks = question and question["asked"], message["clocks"]
