"""`catspaw admin` beside a running server, with both databases: what it does takes effect there within moments."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from msgspec import json

from catspaw.table import replay
from server.clients import NONCE, Guest, Server, database_in
from server.databases import empty_database
from server.operators import PASSWORD, account, admin, admin_process, complaint, listed

pytest_plugins = ["server.databases"]
pytestmark = [pytest.mark.contract, pytest.mark.slow]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """What a command writes is tried with both databases by the tests of the store."""
    yield from empty_database(request, tmp_path / "catspaw.db")


@pytest.fixture
def server(database_url: str) -> Iterator[Server]:
    with Server(database_url) as running:
        yield running


def log_in(guest: Guest, name: str, password: str = PASSWORD, language: str = "en") -> httpx.Response:
    body = {"name": name, "password": password}
    return guest.http.post("/api/session", json=body, params={"language": language})


def heist(anna: Guest, ben: Guest, **more: object) -> str:
    table: str = anna.set_up("cat-and-mouse", "me", "open", **more)["id"]
    assert ben.join(table, "mouse").status_code == 201
    return table


# People.


def test_a_ban_ends_sessions_and_sockets_and_keeps_the_account_out(server: Server, database_url: str):
    with account(server, "Anna") as anna, Guest(server) as ben:
        table = heist(anna, ben)
        with anna.sit(table, "?language=de") as inspector, ben.sit(table) as mouse:
            inspector.wait_to_be_asked()
            admin(database_url, "ban", "ANNA", "--for", "2d", "--why", "cheating")
            inspector.listen_to_the_end()
            (refusal,) = inspector.refusals
            assert refusal["code"] == "barred" and refusal["message"].startswith("Du bist hier bis 20")
            assert refusal["message"].endswith("gesperrt. Grund: cheating")
            mouse.hear()
            assert not mouse.refusals and mouse.state["ending"] is None
        assert anna.http.get("/api/me").json()["id"] != anna.me["id"]
        answer = log_in(ben, "anna")
        assert (answer.status_code, answer.json()["code"]) == (403, "barred")
        assert answer.json()["message"].endswith("Reason: cheating")
        assert log_in(ben, "Anna", "another password").json()["code"] == "not-yours"
        assert [(one["name"], one["kind"]) for one in listed(database_url, "bans")] == [("Anna", "ban")]
        admin(database_url, "unban", "anna")
        assert listed(database_url, "bans") == []
        assert log_in(ben, "Anna").json()["id"] == anna.me["id"]


def test_a_guest_is_banned_by_id(server: Server, database_url: str):
    with Guest(server) as anna, Guest(server) as ben:
        with anna.sit(heist(anna, ben)) as inspector:
            inspector.wait_to_be_asked()
            admin(database_url, "ban", anna.me["id"])
            inspector.listen_to_the_end()
            assert [refusal["code"] for refusal in inspector.refusals] == ["barred"]
        assert anna.http.get("/api/me").json()["id"] != anna.me["id"]
        found = listed(database_url, "people", "--guests", "--search", anna.me["id"])
        assert [(one["name"], one["banned"], one["muted"]) for one in found] == [(None, True, False)]


def test_whoever_is_muted_is_heard_by_nobody_until_it_is_lifted(server: Server, database_url: str):
    with account(server, "Anna") as anna, Guest(server) as ben:
        table = heist(anna, ben)
        with anna.sit(table) as inspector, ben.sit(table) as mouse:
            inspector.say(type="say", text="first")
            assert mouse.wait_until("chat")["text"] == "first"
            admin(database_url, "mute", "Anna", "--why", "shouting")
            inspector.say(type="say", text="second")
            refusal = inspector.wait_until("refused")
            assert (refusal["code"], refusal["message"]) == ("barred", "You may not chat here. Reason: shouting")
            admin(database_url, "unmute", "Anna")
            inspector.say(type="say", text="third")
            assert mouse.wait_until("chat")["text"] == "third"


def test_for_a_while_is_for_as_long_as_it_says(server: Server, database_url: str):
    with account(server, "Anna"):
        for text, lasts in (("1m", 60_000), ("12h", 43_200_000), ("2d", 172_800_000), ("1w", 604_800_000)):
            admin(database_url, "mute", "Anna", "--for", text)
            (muted,) = listed(database_url, "bans")
            assert muted["until"] - muted["since"] == lasts


def test_another_password_logs_out_everywhere(server: Server, database_url: str):
    with account(server, "Anna") as anna, Guest(server) as ben:
        with anna.sit(heist(anna, ben)) as inspector:
            inspector.wait_to_be_asked()
            *_, password = admin(database_url, "reset-password", "Anna").split()
            inspector.listen_to_the_end()
            assert not inspector.refusals
        assert anna.http.get("/api/me").json()["name"] is None
        assert log_in(anna, "Anna").status_code == 403
        assert log_in(anna, "Anna", password).json()["name"] == "Anna"
        told = admin(database_url, "reset-password", "Anna", "--ask", stdin="one of my own\n")
        assert "one of my own" not in told
        assert log_in(ben, "Anna", "one of my own").json()["name"] == "Anna"
        refused = complaint(database_url, "reset-password", "Anna", "--ask", stdin="short\n")
        assert refused == "a password has 8 to 200 characters"


def test_a_guest_who_logs_in_stays_muted(server: Server, database_url: str):
    with account(server, "Anna"), Guest(server) as ben:
        admin(database_url, "mute", ben.me["id"])
        assert log_in(ben, "Anna").status_code == 201
        assert [(one["name"], one["kind"]) for one in listed(database_url, "bans")] == [("Anna", "mute")]


# Tables.


def test_a_closed_table_ends_without_a_winner_and_everybody_is_told_why(server: Server, database_url: str):
    with account(server, "Anna") as anna, Guest(server) as ben, Guest(server) as eve:
        table = heist(anna, ben, public=False, time_control={"bank": 600, "free": 5})
        with anna.sit(table) as inspector, ben.sit(table, "?language=de") as mouse, eve.sit(table) as onlooker:
            inspector.wait_to_be_asked()
            question = inspector.state["question"]["number"]
            (found,) = listed(database_url, "tables", "--open")
            assert (found["id"], found["state"], found["public"]) == (table, "playing", False)
            assert [seat["name"] for seat in found["seats"]] == ["Anna", None]
            admin(database_url, "close", table, "--why", "the round is over")
            for seat in (inspector, mouse, onlooker):
                while not seat.state.get("ending"):
                    seat.listen()
            ending = inspector.state["ending"]
            assert (ending["ending"], ending["winners"], ending["losers"]) == ("closed", [], [])
            assert ending["lines"][0] == "An organiser has closed this table: the round is over"
            assert mouse.state["ending"]["lines"][0].startswith("Die Spielleitung hat diesen Tisch geschlossen")
            assert inspector.state["question"] is None
            inspector.say(type="answer", question=question, option=0)
            assert inspector.wait_until("refused")["code"] == "not-yours"
        record = ben.http.get(f"/api/tables/{table}/record").text
        assert replay(record).verdict == ("closed", "-")
        assert admin(database_url, "export", "records") == f"{record}\n"
        assert complaint(database_url, "close", table, "--why", "again") == "the game is over"
        assert listed(database_url, "tables", "--open") == []
        assert [one["id"] for one in listed(database_url, "tables", "--over")] == [table]


def test_a_table_that_waits_is_cleared_and_whoever_waits_is_told(server: Server, database_url: str):
    with Guest(server) as anna:
        table = anna.set_up("cat-and-mouse", "me", "open")["id"]
        with anna.sit(table) as inspector:
            inspector.wait_until("state")
            admin(database_url, "close", table, "--why", "nobody comes")
            inspector.listen_to_the_end()
            assert [one["message"] for one in inspector.refusals] == [
                "An organiser has closed this table: nobody comes"
            ]
        assert anna.http.get(f"/api/tables/{table}").status_code == 404


def test_everything_is_in_the_audit_without_secrets(server: Server, database_url: str):
    with account(server, "Anna") as anna:
        admin(database_url, "mute", "Anna", "--why", "shouting")
        password = admin(database_url, "reset-password", "Anna").split()[-1]
        admin(database_url, "role", "Anna", "organiser")
        found = listed(database_url, "audit")
        assert [(one["what"], one["person_id"], one["detail"]) for one in found] == [
            ("role", anna.me["id"], "organiser"),
            ("reset-password", anna.me["id"], ""),
            ("mute", anna.me["id"], "shouting"),
        ]
        assert all(one["by"].endswith("(catspaw admin)") or one["by"] == "catspaw admin" for one in found)
        assert password not in json.encode(found).decode()


# What cannot be done.


@pytest.fixture(scope="module")
def quiet_database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A server was here."""
    database = database_in(tmp_path_factory.mktemp("quiet"))
    with Server(database) as running, account(running, "Anna"), Guest(running) as ben:
        ben.http.post("/api/tables", json={"game": "cat-and-mouse", "seats": [{"who": "me"}] * 2, "nonce": NONCE})
    return database


@pytest.mark.parametrize(
    ("words", "english", "german"),
    [
        (["ban", "Bob"], "unknown person 'Bob'; known: none", "Person 'Bob' unbekannt; bekannt: nichts"),
        (["unban", "Anna"], "Anna is not banned", "Anna ist nicht gesperrt"),
        (["mute", "Anna", "--for", "2y"], "--for 2y: expected a time", "--for 2y: erwartet wurde eine Dauer"),
        (["close", "-nowhere", "--why", "x"], "unknown table '-nowhere'", "Tisch '-nowhere' unbekannt"),
        (["close", "nowhere", "--why", " "], "--why says nothing", "--why sagt nichts"),
        (["role", "Anna", "king"], "Invalid value", "'king' ist kein Wert für --role."),
        (["tables", "--open", "--over"], "--open or --over, not both", "--open oder --over, nicht beides"),
        (["export", "results", "--since", "soon"], "soon is no day such as", "soon ist kein Tag wie"),
        (["restore", "nothing"], "there is no file nothing", "es gibt keine Datei nothing"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(quiet_database: str, words: list[str], english: str, german: str):
    assert complaint(quiet_database, *words).startswith(english)
    assert complaint(quiet_database, *words, language="de").startswith(german)
    assert listed(quiet_database, "audit") == []


def test_and_as_an_exit_code(quiet_database: str):
    done = admin_process(quiet_database, "ban", "Bob", language="de")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "catspaw: Person 'Bob' unbekannt; bekannt: nichts\n"


def test_lists_are_read_by_people_too(quiet_database: str):
    people = admin(quiet_database, "people", "--language", "de")
    assert "Name" in people and "Anna" in people and "gewöhnlich" in people
    tables = admin(quiet_database, "tables")
    assert "cat-and-mouse" in tables and "inspector: guest, mouse: guest" in tables
    assert admin(quiet_database, "people", "--search", "nn").count("Anna") == 1
    assert listed(quiet_database, "people", "--search", "%") == []
