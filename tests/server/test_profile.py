"""Somebody to be: nicknames, what one has played, and codes for a forgotten password."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import pytest

from server.clients import Guest, Server, database_in

PASSWORD = "nine lives and more"  # noqa: S105 – of nobody


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database_in(tmp_path_factory.mktemp("profile"))) as running:
        yield running


def nickname(guest: Guest, name: str) -> Any:
    return guest.http.post("/api/me/nickname", json={"name": name})


def resign(guest: Guest, table: str) -> None:
    with guest.sit(table) as seat:
        seat.wait_until("state")
        seat.say(type="resign")
        while not seat.state["ending"]:
            seat.listen()


@pytest.mark.contract
@pytest.mark.slow
def test_a_guest_is_called_what_they_like_until_an_account_has_the_name(server: Server):
    with Guest(server) as anna, Guest(server) as berta, Guest(server) as carla:
        assert nickname(anna, "Ｗhiskers").json()["nickname"] == "Whiskers"
        assert anna.http.get("/api/me").json()["nickname"] == "Whiskers"
        table = anna.set_up("cat-and-mouse", "me", "open")
        seats = berta.join(table["id"], "mouse").json()["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "person"]
        with berta.sit(table["id"]) as seat:
            seat.wait_until("state")
            assert seat.state["table"]["seats"][0]["name"] == "Whiskers"
        assert nickname(anna, "").json()["nickname"] is None
        opened = berta.http.post("/api/account", json={"name": "Paws", "password": PASSWORD})
        assert opened.status_code == 201
        assert nickname(carla, "PAWS").status_code == 409
        assert nickname(carla, "admin").status_code == 409
        assert nickname(carla, "An\u200bna").status_code == 400
        assert nickname(carla, "x" * 25).status_code == 400
        berta.http.headers["x-csrf-token"] = berta.http.cookies["catspaw-csrf"]
        assert nickname(berta, "Other").status_code == 403


def test_a_profile_has_games_results_and_opponents_of_oneself_alone(server: Server):
    with Guest(server) as anna, Guest(server) as berta:
        nickname(berta, "Berta")
        table = anna.set_up("cat-and-mouse", "me", "open")["id"]
        berta.join(table, "mouse")
        resign(anna, table)
        resign(anna, anna.set_up("red-claw", "me", "random")["id"])
        profile = wait_for_games(anna, 2)
        assert [(game["game"], game["result"]) for game in profile["games"]] == [
            ("red-claw", "lost"),
            ("cat-and-mouse", "lost"),
        ]
        assert profile["games"][1]["opponents"] == ["Berta"]
        assert {(one["name"], one["bot"], one["games"], one["won"]) for one in profile["opponents"]} == {
            ("random", True, 1, 0),
            ("Berta", False, 1, 0),
        }
        assert {tally["game"]: (tally["won"], tally["lost"]) for tally in profile["tallies"]} == {
            "red-claw": (0, 1),
            "cat-and-mouse": (0, 1),
        }
        [game] = wait_for_games(berta, 1)["games"]
        assert (game["result"], game["opponents"]) == ("won", ["guest"])
        assert anna.me["id"] not in berta.http.get("/api/profile").text


def wait_for_games(guest: Guest, number: int) -> Any:
    """Results are noted a moment after the end is told."""
    for _ in range(200):
        profile = guest.http.get("/api/profile").json()
        if len(profile["games"]) == number:
            return profile
    raise AssertionError(profile)


@pytest.mark.contract
@pytest.mark.slow
def test_a_code_replaces_a_forgotten_password_once(server: Server):
    with Guest(server) as anna, Guest(server) as elsewhere:
        anna.http.post("/api/account", json={"name": "Forgetful", "password": PASSWORD})
        anna.http.headers["x-csrf-token"] = anna.http.cookies["catspaw-csrf"]
        wrong = anna.http.post("/api/account/recovery", json={"password": "not that one"})
        assert wrong.status_code == 403
        codes = anna.http.post("/api/account/recovery", json={"password": PASSWORD}).json()["codes"]
        assert len(set(codes)) == 8
        assert anna.http.get("/api/profile").json()["codes"] == 8
        used = {"name": "forgetful", "code": codes[2].lower().replace("-", " "), "new": "another one entirely"}
        assert recovered(elsewhere, **used | {"code": "3" + codes[3][1:]}) == 403
        assert recovered(elsewhere, **used) == 201
        assert elsewhere.http.get("/api/me").json()["name"] == "Forgetful"
        assert anna.http.get("/api/me").json()["name"] is None  # that session has ended
        assert recovered(anna, **used) == 403
        assert anna.http.post("/api/session", json={"name": "Forgetful", "password": PASSWORD}).status_code == 403
        assert elsewhere.http.get("/api/profile").json()["codes"] == 7


def recovered(guest: Guest, **body: str) -> int:
    guest.http.headers["x-csrf-token"] = guest.http.cookies["catspaw-csrf"]
    status = guest.http.post("/api/session/recover", json=body).status_code
    guest.http.headers["x-csrf-token"] = guest.http.cookies["catspaw-csrf"]
    return status


@pytest.mark.contract
@pytest.mark.slow
def test_guessing_codes_is_slow(tmp_path: Path):
    with Server(database_in(tmp_path)) as server, Guest(server) as guest:
        body = {"name": "Nobody", "code": "1-AAAA-BBBB-CCCC-DDDD", "new": "another one entirely"}
        tries = [recovered(guest, **body) for _ in range(11)]
        assert tries == [403] * 10 + [429]


@pytest.mark.slow
@pytest.mark.contract
def test_a_link_says_which_game_it_is_and_nothing_else(server: Server):
    with Guest(server) as anna:
        nickname(anna, "Secretive")
        table = anna.set_up("cat-and-mouse", "me", "open")["id"]
        german = anna.http.get(f"/tables/{table}", headers={"accept-language": "de-DE,de"})
        assert "Spiel mit: Die Katze &amp; die Maus" in german.text
        assert "Secretive" not in german.text and "preview-cat-and-mouse.jpg" in german.text
        for address in ("/tables/none", f"/tables/{'x' * 100}", "/rules/<script>", "/how-to/chess"):
            page = anna.http.get(address)
            assert page.status_code == 200, address
            assert "preview-house.jpg" in page.text and "<script>" not in page.text


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("spectators", ["public", "none"])
def test_a_link_to_a_game_that_is_over_says_how_it_ended_to_whom_may_know(server: Server, spectators: str):
    with Guest(server) as anna:
        nickname(anna, "Secretive")
        table = anna.set_up("cat-and-mouse", "me", "random", spectators=spectators)["id"]
        with anna.sit(table) as seat:
            while seat.wait_to_be_asked():
                assert "how it ended" not in anna.http.get(f"/tables/{table}").text
                seat.answer(0)
            ended = seat.state["ending"]["lines"][0]
        page = anna.http.get(f"/tables/{table}/replay").text
        assert ("Cat &amp; The Mouse: how it ended" in page) is (spectators != "none")
        assert (escape(ended) in page) is (spectators != "none")
        assert "preview-cat-and-mouse.jpg" in page and "Secretive" not in page
