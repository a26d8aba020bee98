"""News between processes: they come through Redis, and without them play goes on, only slower."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec import json

import forked
from catspaw.core.errors import Malformed, Unknown
from catspaw.server.live.channels import TABLES, channels_at
from server.brokers import Redis
from server.clients import COMMAND, Guest, Seat, Server, database_in

pytestmark = [pytest.mark.contract, pytest.mark.slow]

ONLY_BY_NEWS = (
    "import catspaw.server.live.rooms as rooms; assert rooms.LOOK; rooms.LOOK = 3600; "
    "import catspaw.server.live.broadcast as broadcast; assert broadcast.FRESH; broadcast.FRESH = 3600; "
)
"""Looks at the store and says who is here once an hour, so that whatever is seen sooner was told."""


class Pair(NamedTuple):
    """Two processes of a server, and Redis between them."""

    redis: Redis
    one: Server
    two: Server


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Those who see each other's moves only by news."""
    folder = tmp_path_factory.mktemp("channels")
    python, c, program = COMMAND
    with ExitStack() as stack:
        redis = stack.enter_context(Redis(folder))
        command, database = (python, c, ONLY_BY_NEWS + program), database_in(folder)
        one, two = (stack.enter_context(Server(database, command=command, channels=redis.url)) for _ in range(2))
        yield Pair(redis, one, two)


@pytest.fixture
def listening(pair: Pair) -> Pair:
    """Both of them are connected to Redis."""
    pair.redis.wait_for_listeners(TABLES, 2)
    return pair


def elsewhere(guest: Guest, server: Server) -> Guest:
    """The same person at another process."""
    same = Guest(server)
    same.http.cookies = guest.http.cookies
    return same


def heist(anna: Guest, ben: Guest) -> str:
    """A table for two people, at different processes."""
    table: str = anna.set_up("cat-and-mouse", "me", "open")["id"]
    assert ben.join(table, "mouse").status_code == 201
    return table


def play(anna: Guest, ben: Guest, answers: int) -> None:
    """So many answers at a new table, or as many as it takes; whoever is asked is so by what another process did."""
    table = heist(anna, ben)
    with anna.sit(table) as inspector, ben.sit(table) as mouse:
        seats = {"inspector": inspector, "mouse": mouse}
        asked: str | None = "inspector"
        for _ in range(answers):
            if asked is None:
                break
            assert seats[asked].wait_to_be_asked()
            seats[asked].answer(0)
            asked = who_is_asked(seats[asked])


def who_is_asked(seat: Seat) -> str | None:
    """As far as a seat knows; nobody when it is over."""
    question = seat.state["question"]
    return question["asked"] if question else None


def settle(seat: Seat, at: int) -> list[str]:
    """Wait until the seat sees that question `at` is answered; the codes of whatever it was refused."""
    while seat.is_asked and seat.state["question"]["number"] == at:
        seat.listen()
    seat.say(type="no such message")  # messages are seen to in order: what comes before this one's refusal is all
    while not seat.refusals or seat.refusals[-1]["code"] != "malformed":
        seat.listen()
    codes = [refusal["code"] for refusal in seat.refusals[:-1]]
    seat.refusals.clear()
    return codes


def test_players_at_two_processes_see_each_others_moves(listening: Pair):
    with Guest(listening.one) as anna, Guest(listening.two) as ben:
        play(anna, ben, 12)


def test_of_two_answers_at_once_one_wins_and_the_other_is_stale(listening: Pair):
    with Guest(listening.one) as anna, elsewhere(anna, listening.two) as again, Guest(listening.two) as ben:
        table = heist(anna, ben)
        with anna.sit(table) as here, again.sit(table) as there, ben.sit(table) as mouse:
            for at in range(1, 7):
                if not (here.wait_to_be_asked() and there.wait_to_be_asked()):
                    break
                assert here.state["question"]["number"] == there.state["question"]["number"] == at
                for option, seat in enumerate((here, there)):
                    seat.say(type="answer", question=at, option=option % len(seat.state["question"]["options"]))
                refused = settle(here, at) + settle(there, at)
                assert refused == ["not-yours" if here.state["ending"] else "stale"]
                assert here.state["view"] == there.state["view"]
                asked = who_is_asked(here)
                while asked == "mouse":
                    assert mouse.wait_to_be_asked()
                    mouse.answer(0)
                    asked = who_is_asked(mouse)


def test_whose_answer_is_stale_is_shown_what_has_happened(listening: Pair):
    """Also if no news came of it."""
    with Guest(listening.one) as anna, elsewhere(anna, listening.two) as again, Guest(listening.one) as ben:
        table = heist(anna, ben)
        with anna.sit(table) as here, again.sit(table) as there:
            assert here.wait_to_be_asked() and there.wait_to_be_asked()
            listening.redis.kill()
            try:
                here.answer(0)
                there.say(type="answer", question=1, option=1)
                assert settle(there, 1) == ["stale"]
            finally:
                listening.redis.start()


def test_news_flow_again_when_redis_is_back(listening: Pair):
    listening.redis.restart()
    listening.redis.wait_for_listeners(TABLES, 2)
    with Guest(listening.one) as anna, Guest(listening.two) as ben:
        play(anna, ben, 6)


@pytest.mark.parametrize("lose", [Redis.kill, Redis.freeze], ids=["gone", "frozen"])
def test_without_redis_servers_open_play_and_close(tmp_path: Path, lose: Callable[[Redis], None]):
    database = database_in(tmp_path)
    with Redis(tmp_path) as redis, Server(database, channels=redis.url) as one:
        lose(redis)
        with Server(database, channels=redis.url) as two:
            with Guest(one) as anna, Guest(two) as ben:
                play(anna, ben, 4)
            logs = [two.stop(), one.stop()]
    for log in logs:
        assert [json.decode(line)["event"] for line in log.splitlines()] == ["opened", "closed"]


@pytest.mark.parametrize(
    ("url", "error"),
    [("kafka://127.0.0.1", Unknown), ("127.0.0.1:6379", Unknown), ("", Unknown), ("redis://127.0.0.1:x", Malformed)],
)
def test_channels_of_an_unknown_kind_are_refused(url: str, error: type[Exception]):
    with pytest.raises(error, match="redis"):
        channels_at(url)


def test_the_command_says_so_in_one_line(tmp_path: Path):
    ended = forked.run("serve", "--port", "0", "--database", database_in(tmp_path), "--channels", "kafka://x")
    assert ended.returncode == 2
    assert ended.stderr.splitlines()[-1] == "catspaw: unknown kind of channels 'kafka'; known: memory, redis"
    assert "Traceback" not in ended.stderr
