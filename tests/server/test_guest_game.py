"""A game from outside at the server's tables: two clients, a bot's worker, the record, and seen again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tiptoe import Tiptoe

from catspaw.games import registered
from catspaw.table import replay
from catspaw.table.verifying import verify
from server.clients import Guest, Server, database_in
from server.test_tables import play_on

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
GAMES = f"{EXAMPLES / 'tiptoe'}:Tiptoe,{EXAMPLES / 'kuhn_poker'}:KuhnPoker"
pytestmark = [pytest.mark.contract, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("guests")
    with Server(database_in(folder), games=GAMES) as running:
        yield running


def test_two_people_play_it_and_each_sees_their_own(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up("tiptoe", "me", "open")
        assert (table["title"], [seat["label"] for seat in table["seats"]]) == (
            "Tiptoe",
            ["The grey mouse", "The brown mouse"],
        )
        ben.join(table["id"], "brown")
        with anna.sit(table["id"]) as grey, ben.sit(table["id"], "?language=de") as brown:
            grey.wait_to_be_asked()
            brown.hear()
            assert grey.state["question"]["prompt"] == "carry"
            assert len(grey.state["view"]["mice"]["grey"]["hand"]) == 2
            seen = brown.state["view"]["mice"]["grey"]
            assert (seen["hand"], seen["in_hand"]) == (None, 2)
            assert brown.lines[-1] == "Die graue Maus zieht eine Karte."
            play_on(grey, brown)
            assert grey.state["ending"]["rule"] == brown.state["ending"]["rule"] == "TT-3.2"
            assert grey.state["ending"]["scores"]["brown"]["points"] > 0
        record = anna.http.get(f"/api/tables/{table['id']}/record").text
        seen = anna.http.get(f"/api/tables/{table['id']}/replay", params={"language": "de"}).json()
    with registered(Tiptoe()):
        assert verify(record, commitment=table["commitment"]).chance == 12
        assert replay(record).outcome is not None
    assert seen["lines"][-1]["text"] == "Die Nacht ist vorbei."


@pytest.mark.parametrize(("game", "rule"), [("tiptoe", "TT-3.2"), ("kuhn-poker", "KP-1.4")])
def test_a_bot_plays_it_in_its_worker(server: Server, game: str, rule: str):
    with Guest(server) as guest:
        table = guest.set_up(game, "me", "bot")
        with guest.sit(table["id"]) as seat:
            while seat.wait_to_be_asked():
                seat.answer(0)
            assert seat.state["ending"]["rule"] == rule


def test_the_catalogue_has_its_names_and_its_rules(server: Server):
    with Guest(server) as guest:
        offers = {offer["id"]: offer for offer in guest.http.get("/api/games", params={"language": "de"}).json()}
        assert list(offers)[:3] == ["cat-and-mouse", "red-claw", "claw-and-order"]
        tiptoe = offers["tiptoe"]
        assert (tiptoe["title"], tiptoe["names"]["larder"]) == ("Auf leisen Pfoten", "Karten in der Speisekammer")
        assert tiptoe["about"].startswith("Zwei, drei Mäuse") and offers["red-claw"]["names"] == {}
        assert [window["id"] for window in tiptoe["windows"]] == ["listen"]
        rules = guest.http.get("/api/games/tiptoe/rules").json()
        assert rules[2] == {"id": "TT-1.3", "name": "Every mouse has two whistles.", "rule": None}


def test_nobody_brings_a_game_over_the_network(server: Server):
    """Only whoever starts the server names games; a guest who tries is told which there are."""
    with Guest(server) as guest:
        wish = {"game": "docs/examples/kuhn_poker:KuhnPoker", "seats": [{"who": "me"}, {"who": "bot"}]}
        answer = guest.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown")
