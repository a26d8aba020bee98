"""Tables are set up and joined on a short way; whatever comes of it is what comes of the long one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from litestar.middleware.csrf import generate_csrf_token

from catspaw.server.http.guards import CSRF_COOKIE, CSRF_HEADER
from catspaw.server.http.short_way import ShortWay
from catspaw.server.store import Unavailable
from server.clients import NONCE, Guest, Server, database_in

pytestmark = [pytest.mark.contract, pytest.mark.slow]
LONG = {"language": "en", "way": "long"}
"""A question that the short way does not know."""
SEATS = [{"who": "me"}, {"who": "open"}]
DIFFER = ("id", "created", "commitment")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


def both(guest: Guest, path: str, body: Any, **more: Any) -> tuple[httpx.Response, httpx.Response]:
    return guest.http.post(path, json=body, **more), guest.http.post(path, json=body, params=LONG, **more)


def told(answer: httpx.Response) -> tuple[int, dict[str, str], dict[str, Any]]:
    """All of it but what is drawn anew for every table."""
    headers = {name: value for name, value in answer.headers.items() if name not in ("date", "content-length")}
    return answer.status_code, headers, {key: value for key, value in answer.json().items() if key not in DIFFER}


def test_a_table_is_set_up_and_joined_alike(server: Server) -> None:
    with Guest(server) as anna, Guest(server) as ben:
        short, long = both(anna, "/api/tables", {"game": "cat-and-mouse", "seats": SEATS, "nonce": NONCE})
        assert short.status_code == 201
        assert told(short) == told(long)
        joined = [
            ben.http.post(f"/api/tables/{table.json()['id']}/seats/mouse", json={"nonce": NONCE}, params=way)
            for table, way in ((short, {}), (long, LONG))
        ]
        assert joined[0].json()["state"] == "playing"
        assert told(joined[0]) == told(joined[1])


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": SEATS},
        {"game": "cat-and-mouse", "seats": [*SEATS, *SEATS]},
        {"game": "cat-and-mouse", "seats": SEATS, "nonce": "ab" * 16 + "\n"},
        {"game": "cat-and-mouse", "seats": SEATS, "unheard": "of"},
        [],
    ],
    ids=["game", "seats", "nonce", "field", "form"],
)
def test_what_is_refused_is_refused_alike(server: Server, body: Any) -> None:
    with Guest(server) as guest:
        short, long = both(guest, "/api/tables", body)
        assert 400 <= short.status_code < 500
        assert told(short) == told(long)


@pytest.mark.parametrize("token", ["", "ab" * 64, "ü"])
def test_pages_of_others_change_nothing(server: Server, token: str) -> None:
    """A token that we have not signed, even if cookie and header agree on it."""
    with Guest(server) as guest:
        guest.http.cookies.set("catspaw-csrf", token.encode().decode("latin-1"), domain="127.0.0.1")
        body = {"game": "cat-and-mouse", "seats": SEATS, "nonce": NONCE}
        for answer in both(guest, "/api/tables", body, headers={"x-csrf-token": token.encode()}):
            assert answer.status_code == 403, answer.text


def test_a_seat_that_is_taken_is_refused_alike(server: Server) -> None:
    with Guest(server) as anna, Guest(server) as ben:
        table = anna.set_up("cat-and-mouse", "me", "me")["id"]
        short, long = both(ben, f"/api/tables/{table}/seats/mouse", {"nonce": NONCE})
        assert short.json()["code"] == "taken"
        assert told(short) == told(long)
        german = ben.http.post(f"/api/tables/{table}/seats/mouse?language=de", json={"nonce": NONCE})
        assert german.json()["message"] != short.json()["message"]


def test_where_the_store_has_failed_the_long_way_says_so() -> None:
    asked: list[bytes] = []

    async def by_session(session: bytes) -> None:
        asked.append(session)
        raise Unavailable("the database has failed")

    async def receive() -> None:
        pytest.fail("its body is not read")

    async def send(message: object) -> None:
        pytest.fail(f"nothing is answered: {message}")

    token = generate_csrf_token(NONCE)
    tables = SimpleNamespace(people=SimpleNamespace(by_session=by_session))
    app = SimpleNamespace(state=SimpleNamespace(tables=tables), csrf_config=SimpleNamespace(secret=NONCE))
    headers = {
        b"cookie": f"{CSRF_COOKIE}={token}".encode(),
        CSRF_HEADER.encode(): token.encode(),
        b"content-type": b"application/json",
    }
    scope = {"method": "POST", "path": "/api/tables", "query_string": b""}
    way: Any = ShortWay(cast("Any", app))
    assert asyncio.run(way.take(scope, headers, b"session", receive, send)) is receive
    assert asked == [b"session"]
