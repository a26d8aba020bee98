"""What the server tells a seat comes in the language that the seat has asked for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.clients import Guest, Server, database_in

pytestmark = [pytest.mark.contract, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


def test_refusals_and_endings_come_in_the_language_that_was_asked_for(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up("cat-and-mouse", "me", "open")["id"]
        ben.join(table, "mouse")
        with anna.sit(table) as inspector, ben.sit(table) as mouse:
            mouse.say(type="hello", language="de")
            mouse.say(type="answer", question=99, option=0)
            assert mouse.wait_until("refused")["message"] == "Das galt einer früheren Frage."
            inspector.say(type="resign")
            while not (ending := mouse.state.get("ending")):
                mouse.listen()
            assert ending["lines"] == [
                "Der Inspektor: 0 von 3 Spuren, 0 überwachte Räume.",
                "Die Maus: keine Beute.",
            ]
            assert ending["scores"] == {"inspector": {"clues": 0, "monitored": 0}, "mouse": {"loot": 0}}
            mouse.say(type="answer", question=0, option=0)
            assert mouse.wait_until("refused")["message"] == "Das Spiel ist vorbei."


def test_so_do_refusals_over_http(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up("cat-and-mouse", "me", "open", spectators="none")["id"]
        ben.join(table, "mouse")
        refused = anna.http.get(f"/api/tables/{table}/replay", params={"language": "de"}).json()
        assert (refused["code"], refused["message"]) == ("not-yours", "Gezeigt wird ein Spiel, wenn es vorbei ist.")


def test_a_table_that_is_not_there_is_told_in_german_too(server: Server):
    with Guest(server) as anna:
        body = {"deck": None, "nonce": "00" * 32}
        refused = anna.http.post("/api/tables/nowhere/seats/mouse", params={"language": "de"}, json=body)
        assert (refused.status_code, refused.json()["message"]) == (404, "Das gibt es hier nicht, oder nicht mehr.")
