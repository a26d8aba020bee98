"""Learn by playing, over HTTP: a table of one's own with a fixed deal, which is nobody else's business."""

from __future__ import annotations

from pathlib import Path

import pytest

from catspaw.games import GAMES
from server.clients import Guest, Server, database_in


@pytest.mark.contract
@pytest.mark.slow
def test_one_request_opens_a_first_game_and_playing_again_is_an_ordinary_one(tmp_path: Path):
    with Server(database_in(tmp_path)) as server, Guest(server) as anna, Guest(server) as berta:
        for game in GAMES:
            table = anna.http.post(f"/api/games/{game.id}/lesson", params={"language": "de"}).json()
            assert table["guided"] and table["state"] == "playing" and not table["public"]
            assert [seat["kind"] for seat in table["seats"] if not seat["mine"]] == ["bot"]
            with anna.sit(table["id"]) as seat:
                seat.wait_until("state")
                assert seat.state["table"]["guided"]
                seat.say(type="resign")
                while not seat.state["ending"]:
                    seat.listen()
            again = anna.http.post(f"/api/tables/{table['id']}/rematch", json={"nonce": "ab" * 16}).json()
            assert not again["guided"] and again["commitment"]
            assert table["id"] not in berta.http.get("/api/tables", params={"which": "watchable"}).text
        assert anna.http.post("/api/games/chess/lesson").status_code == 404
