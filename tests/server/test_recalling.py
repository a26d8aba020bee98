"""Games that are over: every moment of them, and playing on from one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import json

from catspaw.core.game import Game
from catspaw.games import GAMES
from catspaw.table import EVERYTHING, Table, narrate, replay
from catspaw.table.verifying import verify
from server.clients import Guest, Seat, Server, database_in
from views import plain

pytestmark = [pytest.mark.contract, pytest.mark.slow]


SAVES = Path(__file__).parents[1] / "saves"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


def play_a_little(seat: Seat) -> None:
    """A few answers, then giving up."""
    for _ in range(5):
        if seat.wait_to_be_asked():
            seat.answer(0)
    if not seat.state.get("ending"):
        seat.say(type="resign")
    while not seat.state.get("ending"):
        seat.listen()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_moment_can_be_seen_through_everybodys_eyes(server: Server, game: Game):
    with Guest(server) as guest:
        table = guest.set_up(game.id, "me", "random")["id"]
        path = f"/api/tables/{table}/replay"
        assert guest.http.get(path).json()["code"] == "not-yours"
        with guest.sit(table) as seat:
            play_a_little(seat)
        found = guest.http.get(path, params={"language": "de"}).json()
        played = replay(found["record"])
        assert [line["text"] for line in found["lines"]] == [line.text for line in narrate(played, EVERYTHING, "de")]
        assert found["moments"][-1] == len(played.answers)
        for at in found["moments"]:
            then = Table(played.game, played.setup, None, played.answers[:at])
            for eyes in (*played.setup.seats, "onlooker"):
                moment = guest.http.get(f"{path}/{at}", params={"eyes": eyes}).json()
                assert moment["view"] == plain(then.view(None if eyes == "onlooker" else eyes))
                assert moment["asked"] == (then.question.asked if then.question else None)
                is_theirs = moment["asked"] == eyes
                assert (moment["question"] is not None) == is_theirs
                assert (moment["answer"] is not None) == (is_theirs and at < len(played.answers))
            moment = guest.http.get(f"{path}/{at}").json()
            assert moment["view"] == plain(played.everything(at))
            assert moment == guest.http.get(f"{path}/{at}", params={"eyes": EVERYTHING}).json()
        assert guest.http.get(f"{path}/{len(played.answers) + 1}").json()["code"] == "malformed"
        assert guest.http.get(f"{path}/0", params={"eyes": "cook"}).json()["code"] == "unknown"


def test_one_plays_on_from_a_moment_as_whoever_one_likes(server: Server):
    with Guest(server) as guest:
        table = guest.set_up("cat-and-mouse", "me", "bot")["id"]
        with guest.sit(table) as seat:
            play_a_little(seat)
        moments = guest.http.get(f"/api/tables/{table}/replay").json()["moments"]
        path = f"/api/tables/{table}/play-on"
        new = guest.http.post(path, json={"after_answers": moments[1], "seat": "mouse"}).json()
        assert (new["state"], [one["kind"] for one in new["seats"]]) == ("playing", ["bot", "person"])
        with guest.sit(new["id"]) as mouse:
            while mouse.wait_to_be_asked():
                mouse.answer(0)
        record = guest.http.get(f"/api/tables/{new['id']}/record").text
        before = replay(guest.http.get(f"/api/tables/{table}/record").text)
        assert replay(record).answers[: moments[1]] == before.answers[: moments[1]]
        for body, code in (
            ({"after_answers": 10_000, "seat": "mouse"}, "malformed"),
            ({"after_answers": 0, "seat": "cook"}, "unknown"),
            ({"after_answers": 0, "seat": "mouse", "bot": "perfect"}, "unknown"),
        ):
            assert guest.http.post(path, json=body).json()["code"] == code


def test_where_nobody_looked_on_nobody_else_looks_back(server: Server):
    with Guest(server) as guest, Guest(server) as eve:
        table = guest.set_up("cat-and-mouse", "me", "bot", spectators="none")["id"]
        with guest.sit(table) as seat:
            play_a_little(seat)
        for path in ("record", "replay", "replay/0"):
            assert guest.http.get(f"/api/tables/{table}/{path}").status_code == 200
            assert eve.http.get(f"/api/tables/{table}/{path}").json()["code"] == "not-yours"


def test_tables_of_an_older_server_are_played_to_their_end(tmp_path: Path):
    """What the first revision kept, with its account, goes on: two games half played, two over, one waiting.

    Two of them were begun under older rules, which is said by name.
    """
    path = tmp_path / "catspaw.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript((SAVES / "tables-1.sqlite.sql").read_text("utf-8"))
    with Server(database_in(tmp_path)) as server, Guest(server) as anna:
        assert anna.http.post("/api/session", json={"name": "Anna", "password": "nine lives and more"}).is_success
        tables = anna.http.get("/api/tables", params={"which": "mine"}).json()
        assert sorted(table["state"] for table in tables) == ["over", "over", "playing", "playing", "waiting"]
        older = [table for table in tables if table["game"] != "cat-and-mouse" and table["state"] != "waiting"]
        assert len(older) == 2
        for table in older:
            told = f"This game was begun under rules 1 of {table['game']}, and these are rules 2"
            assert anna.http.get(f"/api/tables/{table['id']}/record").json()["message"] == told
            with anna.sit(table["id"]) as seat:
                assert json.decode(seat.socket.recv())["message"] == told
        for table in tables:
            if table in older:
                continue
            if table["state"] == "playing":
                with anna.sit(table["id"]) as seat:
                    seat.wait_to_be_asked()
                    assert len(seat.lines) > 3
                    for _ in range(3):
                        if seat.wait_to_be_asked():
                            seat.answer(0)
                    seat.say(type="resign")
                    while not seat.state.get("ending"):
                        seat.listen()
            if table["state"] != "waiting":
                record = anna.http.get(f"/api/tables/{table['id']}/record").text
                assert verify(record, commitment=table["commitment"])
