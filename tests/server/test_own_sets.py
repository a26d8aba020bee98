"""Sets of one's own at online tables: brought, read aside, stored by their contents, played, replayed, given back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import catspaw
from catspaw.core.own_editions import name_of_files
from server.clients import NONCE, Guest, Seat, Server, database_in
from server.own_sets import GAME, bring, own_files, send

pytestmark = [pytest.mark.contract, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


def play_to_the_end(seat: Seat) -> None:
    """Give the first answer to every question, and up after a while."""
    for _ in range(12):
        if not seat.wait_to_be_asked():
            return
        seat.answer(0)
    seat.say(type="resign")
    while not seat.state.get("ending"):
        seat.listen()


def test_friends_play_with_a_set_that_one_of_them_brought(server: Server, tmp_path: Path):
    contents = own_files()
    with Guest(server) as anna, Guest(server) as ben:
        name = bring(anna, contents)
        assert name == name_of_files("mine", contents)
        table = anna.set_up(GAME, "me", "open", edition=name, decks=["first-patrol", "motor-pool"])
        assert (table["edition"], table["state"]) == (name, "waiting")
        path = f"/api/tables/{table['id']}"
        assert ben.http.get(path).json()["edition"] == name
        assert name in {one["edition"] for one in ben.http.get("/api/tables").json()}
        edition = ben.http.get(f"/api/games/{GAME}/editions/{name}?language=de").json()
        assert (edition["name"], edition["decks"]) == ("Meins", ["first-patrol", "motor-pool"])
        assert ben.http.get(f"/api/games/{GAME}/editions/{name}/files").json() == contents
        deck = edition["lists"]["motor-pool"]
        assert ben.http.post(f"{path}/seats/two", json={"nonce": NONCE, "deck": deck}).json()["state"] == "playing"
        with anna.sit(table["id"]) as one, ben.sit(table["id"]) as two:
            one.say(type="resign")
            for seat in (one, two):
                while not seat.state.get("ending"):
                    seat.listen()
        assert anna.http.get(f"{path}/replay?eyes=everything").status_code == 200
        record = anna.http.get(f"{path}/record").text
    folder = tmp_path / "got"
    for file, text in contents.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, "utf-8")
    list_of_ben = tmp_path / "decklist.txt"
    list_of_ben.write_text(deck, "utf-8")
    again = catspaw.replay(record, edition=folder, decks=["first-patrol", list_of_ben])
    assert again.setup.edition is not None and again.setup.edition.label.startswith("mine@")


def test_bots_play_with_a_set_of_ones_own(server: Server):
    with Guest(server) as anna:
        table = anna.set_up(GAME, "me", "random", edition=bring(anna, own_files("botted")))["id"]
        with anna.sit(table) as seat:
            play_to_the_end(seat)
        again = anna.http.post(f"/api/tables/{table}/rematch", json={"nonce": NONCE}).json()
        assert (again["state"], again["edition"].partition("@")[0]) == ("playing", "botted")


def test_cards_come_from_the_server(server: Server):
    with Guest(server) as anna:
        name = bring(anna, own_files("shown"))
        found = anna.http.get(f"/api/games/{GAME}/editions/{name}/cards?language=de")
        card = found.json()["water-pistol"]
        assert (card["name"], card["cost"], card["type"]) == ("Wasserpistole", 2, "one-time")
        assert card["abilities"][0]["text"].startswith("Füge")
        assert "immutable" in found.headers["cache-control"]
        starter = anna.http.get(f"/api/games/{GAME}/editions/starter/cards?language=en")
        assert starter.json()["alley-recruit"]["name"] == "Alley Recruit"
        tag = {"if-none-match": starter.headers["etag"]}
        assert anna.http.get(f"/api/games/{GAME}/editions/starter/cards?language=en", headers=tag).status_code == 304
        assert anna.http.get("/api/games/red-claw/editions/mouse-agents/cards").json() == {}


def test_a_deck_is_checked_with_its_set(server: Server):
    with Guest(server) as anna:
        name = bring(anna, own_files("checked"))
        path, text = f"/api/games/{GAME}/decks/check", "27 Doorstep Cadet\n"
        assert anna.http.post(path, json={"text": text, "edition": name}).json()["complaints"] == []
        assert anna.http.post(path, json={"text": text}).json()["complaints"] != []
        gone = anna.http.post(path, json={"text": text, "edition": "gone@" + "0" * 32})
        assert (gone.status_code, gone.json()["code"]) == (404, "unknown")
        assert anna.http.post(path, json={"text": text, "edition": "/etc"}).json()["code"] == "unknown"


def test_what_is_wrong_is_told_by_file_line_and_column(server: Server):
    with Guest(server) as anna:
        contents = own_files("wrong")
        contents["cards.toml"] = contents["cards.toml"].replace("Deal 3 damage to", "Deal 3 fleas to")
        found = send(anna, contents).json()
        [finding] = found["findings"]
        line = contents["cards.toml"][: contents["cards.toml"].index("3 fleas")].count("\n") + 1
        assert (found["edition"], finding["file"], finding["line"], finding["column"]) == (None, "cards.toml", line, 16)
        doubtful = own_files("doubtful")
        doubtful["cards.toml"] += '[token.rat]\nname = "Rat"\nbreed = "shorthair"\nhealth = 1\ndamage = 1\n'
        told = send(anna, doubtful, "de").json()
        assert [one["kind"] for one in told["findings"]] == ["warning"]
        assert told["findings"][0]["text"] == "keine Karte ruft 'rat' herbei"


NOT_SETS: list[tuple[Any, int]] = [
    ({}, 400),
    ({"../cards.toml": ""}, 400),
    ({"/etc/passwd": ""}, 400),
    ({"decks/../cards.toml": ""}, 400),
    ({"cards.py": "import os"}, 400),
    ({f"{number}.toml": "" for number in range(65)}, 400),
    ({"cards.toml": "x" * 70_000}, 400),
    ({f"{number}.toml": "#" * 60_000 for number in range(5)}, 400),
    ({f"{number}.toml": "#" * 60_000 for number in range(20)}, 413),
    ({"cards.toml": 7}, 400),
]


@pytest.mark.parametrize(("contents", "status"), NOT_SETS, ids=range(len(NOT_SETS)))
def test_what_can_be_no_set_is_refused_before_it_is_read(server: Server, contents: Any, status: int):
    with Guest(server) as anna:
        assert send(anna, contents).status_code == status
        assert anna.http.get("/healthz").status_code == 200


def test_hostile_texts_are_read_within_bounds(server: Server):
    """Nested, endless and nearly right texts: answered with what is wrong, while others are served."""
    head = '[card.c{0}]\nname = "C {0}"\ntype = "troop"\nbreed = "shorthair"\n'
    troop = head + 'cost = 1\nhealth = 1\ndamage = 1\ntext = "{1}"\n'
    texts = {
        "deep": "a = " + "[" * 900 + "]" * 900,
        "nearly": "".join(troop.format(n, "When this is kiled, " + "choose one: " * 60) for n in range(60)),
        "chosen": "".join(troop.format(n, "Once per turn: " + "you may " * 110 + "draw a card.") for n in range(50)),
        "long": "".join(troop.format(n, "When this is killed, " + "draw a card, then " * 45) for n in range(60)),
    }
    with Guest(server) as anna, Guest(server) as ben:
        for text in texts.values():
            answer = send(anna, {"set.toml": 'id = "hostile"', "cards.toml": text})
            assert answer.status_code in (200, 400)
            if answer.status_code == 200:
                assert answer.json()["edition"] is None
            assert ben.http.get("/api/games").status_code == 200
        assert bring(anna, own_files("afterwards"))


def test_only_what_was_brought_is_found(server: Server):
    with Guest(server) as anna:
        for edition in ("mine", "mine@" + "0" * 32, "/etc", "../starter", "starter/cards.toml"):
            body = {"game": GAME, "seats": [{"who": "me"}, {"who": "open"}], "nonce": NONCE, "edition": edition}
            refused = anna.http.post("/api/tables", json=body)
            assert (refused.status_code, refused.json()["code"]) == (404, "unknown")
        other = anna.http.post("/api/games/red-claw/editions", json={"files": {"a.toml": ""}})
        assert (other.status_code, other.json()["code"]) == (400, "malformed")


def test_a_table_and_its_set_outlive_the_server(tmp_path: Path):
    database = database_in(tmp_path)
    with Server(database) as before, Guest(before) as anna:
        table = anna.set_up(GAME, "me", "random", edition=bring(anna, own_files("kept")))["id"]
        with anna.sit(table) as seat:
            assert seat.wait_to_be_asked()
            asked = seat.state["question"]
        cookies = dict(anna.http.cookies)
    with Server(database) as after, Guest(after) as anna:
        anna.http.cookies.clear()
        anna.http.cookies.update(cookies)
        with anna.sit(table) as seat:
            assert seat.wait_to_be_asked()
            assert seat.state["question"]["options"] == asked["options"]
            play_to_the_end(seat)
        assert anna.http.get(f"/api/tables/{table}/replay?eyes=everything").status_code == 200


def test_a_set_of_the_house_is_there_for_everybody_in_every_process(tmp_path: Path):
    folder = tmp_path / "house-set"
    for file, text in own_files("house-set").items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, "utf-8")
    with Server(database_in(tmp_path), sets=str(folder), processes="2") as server:
        for _ in range(4):
            with Guest(server) as anna:
                [game] = [one for one in anna.http.get("/api/games").json() if one["id"] == GAME]
                starter, *_, house = game["editions"]
                assert (starter["id"], house["name"]) == ("starter", "Mine (house-set)")
                table = anna.set_up(GAME, "me", "random", edition=house["id"])["id"]
                with anna.sit(table) as seat:
                    assert seat.wait_to_be_asked()
                own = anna.set_up(GAME, "me", "random", edition=bring(anna, own_files("uploaded")))["id"]
                with anna.sit(own) as seat:
                    assert seat.wait_to_be_asked()


def test_a_broken_set_of_the_house_is_told_before_the_address(tmp_path: Path):
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "cards.toml").write_text("[card.x]\n", "utf-8")
    with pytest.raises(AssertionError, match=r"cards\.toml, line 1"):
        Server(database_in(tmp_path), sets=str(tmp_path / "broken"))


def test_nobody_brings_a_set_where_there_is_no_room(tmp_path: Path):
    with Server(database_in(tmp_path), set_room="0") as server, Guest(server) as anna:
        refused = send(anna, own_files())
        assert (refused.status_code, refused.json()["code"]) == (400, "malformed")
