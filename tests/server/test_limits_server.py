"""A server with its usual limits: a school comes in, and whoever floods it, keeps it waiting or does not read, not."""

from __future__ import annotations

import socket
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.clients import NONCE, PATIENCE, Guest, Server, database_in

pytestmark = [pytest.mark.contract, pytest.mark.slow]

HOST = {"Host": "cats.example", "Origin": "https://cats.example"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database_in(tmp_path_factory.mktemp("usual")), rate="20", crowd="10", patience="1") as running:
        yield running


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[Server]:
    """Forty requests a second, which also a slow machine can exceed."""
    with Server(database_in(tmp_path), rate="10", crowd="4") as running:
        yield running


@pytest.fixture(scope="module")
def behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = database_in(tmp_path_factory.mktemp("proxy"))
    with Server(database, rate="10", crowd="4", proxies="127.0.0.1", hosts="cats.example") as running:
        yield running


def flood(server: Server, path: str, headers: list[dict[str, str]]) -> Counter[int]:
    """What requests without cookies come to, one with each of these headers."""
    found: Counter[int] = Counter()
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for header in headers:
            client.cookies.clear()
            found[client.get(path, headers=header).status_code] += 1
    return found


# Pace.


def test_a_school_comes_in_at_once_and_everybody_gets_the_page_and_a_table(server: Server):
    def come_in(_: int) -> str:
        with Guest(server) as pupil:
            assert pupil.http.get("/").status_code in (200, 404)  # where the client has not been built
            assert pupil.http.get("/api/games").status_code == 200
            table: str = pupil.set_up("cat-and-mouse", "me", "bot")["id"]
            with pupil.sit(table) as seat:
                assert seat.wait_to_be_asked()
            return table

    with ThreadPoolExecutor(20) as pupils:
        assert len(set(pupils.map(come_in, range(20)))) == 20


def test_a_flood_by_one_person_is_stopped_and_others_of_the_address_go_on(server: Server):
    with Guest(server) as flooder, Guest(server) as neighbour:
        found = Counter(flooder.http.get("/api/games").status_code for _ in range(100))
        assert found[429] > 20
        assert neighbour.http.get("/api/games").status_code == 200
        answer = flooder.http.get("/api/games", params={"language": "de"})
        while answer.status_code != 429:
            answer = flooder.http.get("/api/games", params={"language": "de"})
        assert answer.json()["code"] == "too-fast"
        assert answer.json()["message"].startswith("Nicht so schnell")


def test_a_flood_from_one_address_is_stopped_wherever_it_goes_and_leaves_few_guests(tight: Server, tmp_path: Path):
    for path in ("/api/tables/assets", "/api/me", "/api/tables/healthz", "/nothing/assets/"):
        assert flood(tight, path, [{}] * 200)[429] > 50, path
    with sqlite3.connect(tmp_path / "catspaw.db") as database:
        [guests] = database.execute("SELECT count(*) FROM people").fetchone()
    database.close()
    assert guests < 100


def test_sockets_are_counted_when_they_open_and_while_they_are(tmp_path: Path):
    with Server(database_in(tmp_path), rate="20", sockets="3") as server, Guest(server) as guest, ExitStack() as opened:
        table = guest.set_up("cat-and-mouse", "me", "bot")["id"]
        for _ in range(3):
            opened.enter_context(guest.sit(table)).wait_until("state")
        with guest.sit(table) as one_more:
            assert one_more.wait_until("refused")["code"] == "too-fast"
        opened.close()
        assert was_stopped(guest, table)


def was_stopped(guest: Guest, table: str) -> bool:
    """Whether somebody who opens one socket after the other is refused before there were many."""
    for _ in range(200):
        try:
            with suppress(ConnectionClosed), guest.sit(table):
                pass
        except InvalidStatus as error:
            return error.response.status_code == 429
    return False


def test_chat_and_messages_of_all_sockets_of_a_person_count_together(server: Server):
    with Guest(server) as guest:
        table = guest.set_up("cat-and-mouse", "me", "bot")["id"]
        with guest.sit(table) as one, guest.sit(table) as two:
            for seat in (one, two):
                seat.wait_to_be_asked()
            for line in range(4):
                one.say(type="say", text=str(line))
            while two.wait_until("chat")["text"] != "3":
                pass
            two.say(type="say", text="more")
            assert two.wait_until("refused")["code"] == "too-fast"


# Proxies.


def test_without_a_proxy_nobody_chooses_the_address_they_come_from(tight: Server):
    addresses = [f"203.0.113.{number}" for number in range(250)]
    headers = [{"X-Forwarded-For": address, "Forwarded": f"for={address}"} for address in addresses]
    assert flood(tight, "/nothing", headers)[429] > 50


def test_behind_a_proxy_everybody_counts_by_their_own_address(behind_a_proxy: Server):
    flooder = {"X-Forwarded-For": "203.0.113.1", "Host": "cats.example"}
    assert flood(behind_a_proxy, "/nothing", [flooder] * 250)[429] > 50
    neighbour = {"X-Forwarded-For": "203.0.113.1, 203.0.113.2", "Host": "cats.example"}
    assert 429 not in flood(behind_a_proxy, "/nothing", [neighbour] * 3)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (HOST, 201),  # nginx with `proxy_set_header Host $http_host`, and Caddy
        ({"Host": "127.0.0.1:8000", "X-Forwarded-Host": "cats.example", "Origin": "https://cats.example"}, 201),
        ({"Host": "cats.example:443", "X-Forwarded-Proto": "https", "Origin": "https://cats.example"}, 201),
        ({"Host": "cats.example", "Origin": "https://evil.example"}, 403),
        ({"Host": "cats.example", "Origin": "null"}, 403),
        ({"Host": "cats.example", "X-Forwarded-Host": "evil.example", "Origin": "https://evil.example"}, 400),
    ],
)
def test_behind_a_proxy_our_own_pages_are_ours(behind_a_proxy: Server, headers: dict[str, str], status: int):
    body = {"game": "cat-and-mouse", "seats": [{"who": "me"}, {"who": "bot"}], "nonce": NONCE}
    with Guest(behind_a_proxy) as guest:
        assert guest.http.post("/api/tables", json=body, headers=headers).status_code == status


def test_only_a_proxy_says_over_what_one_came(behind_a_proxy: Server):
    headers = {"Host": "cats.example", "X-Forwarded-Proto": "https"}
    assert "; Secure" in httpx.get(f"{behind_a_proxy.url}/api/me", headers=headers).headers["set-cookie"]


def test_a_name_that_is_not_ours_is_refused(server: Server):
    """A page elsewhere could point its own name at this machine, and would be of the same origin as we."""
    for host in ("evil.example", "cats.example:8000", "127.0.0.1.evil.example"):
        answer = httpx.get(f"{server.url}/api/me", headers={"Host": host})
        assert (answer.status_code, answer.json()["code"], "set-cookie" in answer.headers) == (400, "malformed", False)
    assert httpx.get(f"{server.url}/healthz", headers={"Host": "evil.example"}).status_code == 200
    forwarded = {"X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https"}
    assert "; Secure" not in httpx.get(f"{server.url}/api/me", headers=forwarded).headers["set-cookie"]


# Connections.


def connected(server: Server) -> socket.socket:
    found = socket.create_connection((urlsplit(server.url).hostname or "", urlsplit(server.url).port or 0))
    found.settimeout(PATIENCE)
    return found


def is_ended(connection: socket.socket) -> bool:
    """Whether the server ends it before a test's patience does."""
    try:
        while connection.recv(65_536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/me HT",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nHo",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Large: " + b"x" * 200_000,
    ],
    ids=["nothing", "line", "head", "body", "second", "large"],
)
def test_requests_that_never_end_are_ended(server: Server, begun: bytes):
    with ExitStack() as open_ones:
        found = [open_ones.enter_context(connected(server)) for _ in range(50)]
        for connection in found:
            with suppress(ConnectionError):
                connection.sendall(begun)
        assert all(is_ended(connection) for connection in found)
    assert httpx.get(f"{server.url}/healthz").json()["ok"]


def test_a_body_that_drips_is_not_waited_for(server: Server):
    with connected(server) as connection:
        connection.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n")
        connection.settimeout(0.1)
        sent = 0
        with suppress(ConnectionError):
            while sent < 300:
                connection.sendall(b" ")
                sent += 1
                with suppress(TimeoutError):
                    connection.recv(65_536)  # a refusal that comes at once is read whole
        assert sent < 300


def test_one_address_cannot_take_all_connections(tmp_path: Path):
    with Server(database_in(tmp_path), sockets="2", crowd="5", connections="40", patience="30") as server:
        with ExitStack() as open_ones:
            found = [open_ones.enter_context(connected(server)) for _ in range(30)]
            assert all(is_ended(connection) for connection in found[20:])
        assert httpx.get(f"{server.url}/healthz").json()["ok"]


UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n"
)


def masked(opcode: int, content: bytes) -> bytes:
    """A frame as clients send it, with a mask of zeros."""
    assert len(content) < 126
    return bytes([0x80 | opcode, 0x80 | len(content), 0, 0, 0, 0]) + content


AT_ONCE = 10
"""Seconds; whoever does not answer the server's own pings is let go after 40."""


def was_let_go(server: Server, frame: bytes, most: int, pause: int = 100_000) -> bool:
    """Whether somebody who sends a frame again and again, and never reads, is let go before there were many.

    With pauses the server has the time to write all it can.
    """
    with Guest(server) as guest, socket.socket() as deaf:
        table = guest.set_up("cat-and-mouse", "me", "bot")["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(PATIENCE)
        deaf.connect((urlsplit(server.url).hostname, urlsplit(server.url).port))
        deaf.sendall(UPGRADE.format(table=table, cookie=cookie).encode())
        assert deaf.recv(12) == b"HTTP/1.1 101"  # and nothing from here on
        try:
            for number in range(most):
                deaf.sendall(frame)
                if number % pause == 0:
                    guest.http.get("/healthz")
            deaf.settimeout(AT_ONCE)
            end = time.monotonic() + AT_ONCE
            while deaf.recv(65_536):  # a fast machine takes all of them into its buffers before the server reads any
                if time.monotonic() > end:
                    return False
        except TimeoutError:
            return False
        except ConnectionError:
            pass
        return True


@pytest.mark.parametrize("opcode", [0x9, 0xA], ids=["ping", "pong"])
def test_frames_that_only_keep_us_busy_are_counted(server: Server, opcode: int):
    assert was_let_go(server, masked(opcode, b"x" * 125), 20_000)
    assert httpx.get(f"{server.url}/healthz").json()["ok"]


def test_who_does_not_read_is_let_go(tmp_path: Path):
    """However quickly they may ask."""
    with Server(database_in(tmp_path), rate="100000000", patience="1") as server:
        told_anew = [masked(0x1, b'{"type":"hello","language":"%s"}' % language) for language in (b"de", b"en")]
        assert was_let_go(server, b"".join(told_anew), 20_000, pause=20)
        assert httpx.get(f"{server.url}/healthz").json()["ok"]
