"""Organisers over HTTP: what they may do at any table, and what nobody else may."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import json

from server.clients import Guest, Server
from server.operators import admin, listed, organiser

pytest_plugins = ["server.databases"]
pytestmark = [pytest.mark.contract, pytest.mark.slow]

TABLES = "/api/organiser/tables"


@pytest.fixture
def server(database_url: str) -> Iterator[Server]:
    with Server(database_url) as running:
        yield running


def private_heist(anna: Guest, ben: Guest) -> str:
    table: str = anna.set_up("cat-and-mouse", "me", "open", public=False, spectators="none")["id"]
    assert ben.join(table, "mouse").status_code == 201
    return table


def test_an_organiser_lists_closes_and_mutes_and_all_is_audited(server: Server, database_url: str):
    with organiser(server, database_url) as olga, Guest(server) as anna, Guest(server) as ben:
        table = private_heist(anna, ben)
        with anna.sit(table) as inspector, ben.sit(table, "?language=de") as mouse:
            inspector.wait_to_be_asked()
            inspector.answer(0)
            (found,) = olga.http.get(TABLES, params={"which": "open"}).json()
            assert (found["id"], found["state"], found["public"]) == (table, "playing", False)
            assert all(seat["person"] is None for seat in found["seats"])
            assert anna.me["id"] not in json.encode(found).decode()
            body = {"who": "mouse", "on": True, "seconds": 3600, "why": "shouting"}
            assert olga.http.post(f"{TABLES}/{table}/mute", json=body).status_code == 201
            mouse.say(type="say", text="hello")
            assert mouse.wait_until("refused")["message"].startswith("Du darfst hier bis 20")
            assert olga.http.post(f"{TABLES}/{table}/mute", json={"who": "mouse", "on": False}).status_code == 201
            mouse.say(type="say", text="hello")
            speaker = inspector.wait_until("chat")["speaker"]
            assert olga.http.post(f"{TABLES}/{table}/mute", json={"who": speaker, "on": True}).status_code == 201
            mouse.say(type="say", text="hello")
            assert mouse.wait_until("refused")["code"] == "barred"
            assert olga.http.post(f"{TABLES}/{table}/close", json={"why": "enough"}).status_code == 201
            while not inspector.state.get("ending"):
                inspector.listen()
            assert inspector.state["ending"]["lines"][0].endswith("closed this table: enough")
            assert olga.http.post(f"{TABLES}/{table}/close", json={"why": "enough"}).json()["code"] == "not-yours"
        assert olga.http.get(TABLES, params={"which": "open"}).json() == []
        assert [one["id"] for one in olga.http.get(TABLES, params={"which": "over"}).json()] == [table]
        done = [(one["by"], one["what"]) for one in listed(database_url, "audit")]
        assert done[:-1] == [("Olga", what) for what in ("close", "mute", "unmute", "mute")]


def test_what_is_exported_over_http_is_what_the_command_exports(server: Server, database_url: str):
    with organiser(server, database_url) as olga, Guest(server) as anna, Guest(server) as ben:
        table, _ = private_heist(anna, ben), private_heist(anna, ben)
        with anna.sit(table) as inspector:
            inspector.wait_to_be_asked()
            inspector.say(type="resign")
            while not inspector.state.get("ending"):
                inspector.listen()
        for form, kind in (("csv", "text/csv"), ("jsonl", "application/x-ndjson")):
            answer = olga.http.get(f"/api/organiser/results.{form}", params={"game": "cat-and-mouse"})
            assert answer.headers["content-type"].startswith(kind)
            assert answer.text == admin(database_url, "export", "results", "--format", form)
            assert answer.text.count("\n") == (2 if form == "csv" else 1) and table in answer.text
        assert olga.http.get("/api/organiser/results.jsonl", params={"game": "red-claw"}).text == ""
        assert olga.http.get("/api/organiser/results.csv", params={"since": "soon"}).json()["code"] == "malformed"


def test_nobody_else_may_and_a_role_counts_from_the_moment_it_is_given(server: Server, database_url: str):
    with organiser(server, database_url) as olga, Guest(server) as anna, Guest(server) as ben:
        table = private_heist(anna, ben)
        attempts = [
            ("GET", TABLES, None),
            ("GET", "/api/organiser/results.csv", None),
            ("GET", "/api/organiser/results.jsonl", None),
            ("POST", f"{TABLES}/{table}/close", {"why": "enough"}),
            ("POST", f"{TABLES}/{table}/mute", {"who": "mouse", "on": True}),
        ]
        admin(database_url, "role", "Olga", "player")
        for guest in (anna, olga):
            for method, path, body in attempts:
                answer = guest.http.request(method, path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")
                assert answer.json()["message"] == "Only an organiser may do that."
        admin(database_url, "role", "Olga", "organiser")
        del olga.http.headers["x-csrf-token"]
        assert olga.http.post(f"{TABLES}/{table}/close", json={"why": "enough"}).status_code == 403
        (found,) = olga.http.get(TABLES).json()
        assert found["state"] == "playing"


def test_the_log_has_who_and_what_and_neither_table_nor_person(database_url: str):
    server = Server(database_url)
    with organiser(server, database_url) as olga, Guest(server) as anna, Guest(server) as ben:
        table = private_heist(anna, ben)
        olga.http.post(f"{TABLES}/{table}/close", json={"why": "because of Anna"})
    log = server.stop()
    lines = [json.decode(line) for line in log.splitlines()]
    (line,) = [line for line in lines if line["event"] == "organiser"]
    assert (line["by"], line["what"]) == ("Olga", "close") and line["timestamp"]
    assert table not in log and anna.me["id"] not in log and "because" not in log
