"""Hints at tables where nobody else plays, and reviews of games that are over."""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterator
from typing import Any

import pytest

from catspaw.bots import hints
from catspaw.bots.advice import Judged
from catspaw.core.game import Game
from catspaw.core.sampler import Sampler
from catspaw.games import GAMES, game_by_id
from catspaw.server.live.thinking import HintQuestion, ReviewQuestion, hint, judge
from catspaw.server.live.workers import chosen_setup
from catspaw.table import Player, opening
from server.clients import Guest, Seat, Server, database_in
from table.noted import Noted

pytestmark = [pytest.mark.contract, pytest.mark.slow]
BOT = Player("random", "random")
two_games_soon = pytest.mark.parametrize(
    "game", [*GAMES[:2], pytest.param(GAMES[2], marks=pytest.mark.long)], ids=lambda game: game.id
)
"""Matches of Claw & Order take longest."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database_in(tmp_path_factory.mktemp("advice"))) as running:
        yield running


def give_up(seat: Seat) -> None:
    seat.say(type="resign")
    while not seat.state.get("ending"):
        seat.listen()


def asked_for_hint(seat: Seat) -> dict[str, Any]:
    """What comes of it: a hint, or a refusal."""
    seat.say(type="hint", question=seat.state["question"]["number"])
    while (message := seat.listen())["type"] not in ("hint", "refused"):
        pass
    return message


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whoever_plays_alone_is_told_the_best_few_answers_and_why(server: Server, game: Game):
    with Guest(server) as guest, guest.sit(guest.set_up(game.id, "me", "random")["id"], "?language=de") as seat:
        assert seat.wait_to_be_asked()
        while len(seat.state["question"]["options"]) < 2:
            seat.answer(0)
            seat.wait_to_be_asked()
        found = asked_for_hint(seat)
        options = seat.state["question"]["options"]
        assert found["question"] == seat.state["question"]["number"]
        assert 1 < len(found["answers"]) <= 3
        for answer in found["answers"]:
            assert answer["text"] == options[answer["option"]]["text"]
            assert 0.0 <= answer["chance"] <= 1.0
            assert answer["reason"]
        chances = [answer["chance"] for answer in found["answers"]]
        assert chances == sorted(chances, reverse=True)
        seat.answer(found["answers"][0]["option"])
        assert not seat.refusals


def test_where_two_people_play_nobody_is_given_a_hint(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up("cat-and-mouse", "me", "open")["id"]
        assert ben.join(table, "mouse").status_code == 201
        with anna.sit(table) as seat:
            assert seat.wait_to_be_asked()
            refused = asked_for_hint(seat)
            assert (refused["code"], refused["message"]) == (
                "not-yours",
                "There are hints only where nobody else plays.",
            )
        with ben.sit(table) as seat, anna.sit(table) as other:
            other.wait_until("state")
            other.say(type="bot", on=True)  # which changes nothing
            assert seat.wait_to_be_asked()
            assert asked_for_hint(seat)["code"] == "not-yours"


def test_onlookers_and_late_requests_are_refused(server: Server):
    with Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up("cat-and-mouse", "me", "random")["id"]
        with anna.sit(table) as seat, ben.sit(table) as onlooker:
            assert seat.wait_to_be_asked()
            onlooker.wait_until("state")
            onlooker.say(type="hint", question=0)
            assert onlooker.wait_until("refused")["code"] == "not-yours"
            seat.say(type="hint", question=seat.state["question"]["number"] + 1)
            assert seat.wait_until("refused")["code"] == "stale"


def test_who_asks_again_and_again_is_told_to_think(server: Server):
    with Guest(server) as guest, guest.sit(guest.set_up("cat-and-mouse", "me", "random")["id"]) as seat:
        assert seat.wait_to_be_asked()
        refusals = []
        while "too-fast" not in refusals:
            seat.say(type="hint", question=seat.state["question"]["number"] + 1)
            refusals.append(seat.wait_until("refused")["code"])
        assert set(refusals[:-1]) == {"stale"}
        assert len(refusals) < 20


@two_games_soon
def test_a_game_that_is_over_is_judged_for_every_seat(server: Server, game: Game):
    with Guest(server) as guest:
        table = guest.set_up(game.id, "me", "random")["id"]
        path = f"/api/tables/{table}/review"
        with guest.sit(table) as seat:
            assert seat.wait_to_be_asked()
            mine, other = (one["seat"] for one in seat.state["table"]["seats"])
            assert guest.http.get(path, params={"seat": mine}).json()["code"] == "not-yours"
            for _ in range(4):
                if seat.wait_to_be_asked():
                    seat.answer(0)
            if not seat.state.get("ending"):
                give_up(seat)
            winners = seat.state["ending"]["winners"]
        assert guest.http.get(path, params={"seat": "nobody"}).json()["code"] == "unknown"
        for who in (mine, other):
            found = whole_review(guest, path, who)
            assert found["curve"][-1]["chance"] == float(who in winners)
            answers = [point["after_answers"] for point in found["curve"]]
            assert answers == sorted(answers)
            for turn in found["turns"]:
                assert turn["question"]
                assert turn["answer"]
                assert turn["own"] or not turn["best"]


def whole_review(guest: Guest, path: str, seat: str) -> dict[str, Any]:
    """Asked for until it is done."""
    while True:
        answer = guest.http.get(path, params={"seat": seat, "language": "de"})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["done"] == 1.0:
            return found
        assert not found["turns"]
        time.sleep(0.05)


# In the worker.


@two_games_soon
def test_a_hint_is_the_same_in_all_worlds_that_look_alike(game: Game, monkeypatch: pytest.MonkeyPatch):
    """It is told the sight's words, and whatever else is true changes nothing: neither chances nor reasons."""
    monkeypatch.setattr(hints, "SECONDS", 0.0)  # however slow the machine
    sitting = Noted(opening(game, game.setup(), [BOT, BOT]))
    checked, sampler = 0, Sampler(3)
    while sitting.asked and checked < 3:
        sight = sitting.table.sight_of_asked()
        if sight.options & (sight.options - 1) and len(sitting.table.answers) > 20 * checked:
            world = game.start(sitting.setup)
            found = set()
            for _ in range(2):
                sight.sample_into(world, sampler)
                state = array("q", game.sight_of_asked(world).state())
                found.add(hint(HintQuestion(chosen_setup(sitting), state.tobytes())))
            assert len(found) == 1
            checked += 1
        sitting.let_bot_answer()
    assert checked


def test_a_review_goes_on_where_it_was_left(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(hints, "SECONDS", 0.0)
    game = game_by_id("red-claw")
    sitting = Noted(opening(game, game.setup(), [BOT, BOT]))
    for _ in range(12):
        sitting.let_bot_answer()
    answers = bytes(sitting.table.answers)
    whole = judge(ReviewQuestion(chosen_setup(sitting), answers, 0, 0, 1000.0))
    assert whole.after_answers == len(answers)
    first, judged = 0, list[Judged]()
    while first < len(answers):
        part = judge(ReviewQuestion(chosen_setup(sitting), answers, 0, first, 0.0))
        assert part.after_answers > first
        judged += part.judged
        first = part.after_answers
    assert tuple(judged) == whole.judged
    assert len(judged) > 1
