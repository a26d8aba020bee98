"""The first bytes of a connection: a plain request for a socket opens one, and a whole parser would read the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import httptools
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from uvicorn.server import ServerState

from catspaw.server.http.arrival import Arrival
from catspaw.server.http.connections import BoundedHttp, Config
from catspaw.server.http.outbox import Outbox
from catspaw.server.live.frames import Request, read_plain_request
from catspaw.server.live.wire import Wire
from catspaw.server.processes.handing import HandedArrival, HandedHttp

pytestmark = pytest.mark.anyio

LINE = b"GET /api/tables/t-1/socket?seat=mouse HTTP/1.1\r\n"
HEADERS = (
    b"Host: localhost:8000",
    b'User-Agent: A Browser (1.0; \\ "quoted")',
    b"Upgrade: websocket",
    b"Connection: keep-alive, Upgrade",
    b"Sec-WebSocket-Version: 13",
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    b"Cookie: catspaw=abc; other=def",
)


def request(*headers: bytes, line: bytes = LINE) -> bytes:
    return line + b"\r\n".join(headers) + b"\r\n\r\n"


PLAIN = request(*HEADERS)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_a_plain_request_is_read() -> None:
    found = read_plain_request(PLAIN)
    assert found and (found.method, found.url) == (b"GET", b"/api/tables/t-1/socket?seat=mouse")
    assert dict(found.headers)[b"cookie"] == b"catspaw=abc; other=def"
    assert len(found.headers) == len(HEADERS)


UNUSUAL = {
    "another address": request(*HEADERS, line=b"GET /api/tables/t-1 HTTP/1.1\r\n"),
    "a longer address": request(*HEADERS, line=b"GET /api/tables/t-1/socket/x HTTP/1.1\r\n"),
    "escapes": request(*HEADERS, line=b"GET /api/tables/t%2d1/socket HTTP/1.1\r\n"),
    "a host in the address": request(*HEADERS, line=b"GET http://a/api/tables/t-1/socket HTTP/1.1\r\n"),
    "another version": request(*HEADERS, line=LINE.replace(b"1.1", b"1.0")),
    "another method": PLAIN.replace(b"GET", b"PUT"),
    "a header twice": request(*HEADERS, b"host: elsewhere"),
    "a header without a value": request(*HEADERS, b"X:"),
    "a header without a name": request(*HEADERS, b": x"),
    "a space before the colon": request(*HEADERS, b"X : x"),
    "a tab": request(*HEADERS, b"X:\tx"),
    "spaces around a value": request(*HEADERS, b"X:  x "),
    "a folded line": request(*HEADERS, b"X: x", b" y"),
    "a NUL": request(*HEADERS, b"X: \0"),
    "a line feed alone": request(*HEADERS, b"X: x\nY: y"),
    "no ASCII": request(*HEADERS, "X: ä".encode()),
    "a body": request(*HEADERS, b"Content-Length: 2") + b"{}",
    "the length of a body": request(*HEADERS, b"Content-Length: 0"),
    "chunks": request(*HEADERS, b"Transfer-Encoding: chunked"),
    "something after it": PLAIN + b"\x81\x80abcd",
    "two requests": PLAIN + PLAIN,
    "half a request": PLAIN[:-2],
    "no upgrade": PLAIN.replace(b"websocket", b"h2c"),
    "no connection to upgrade": PLAIN.replace(b"keep-alive, Upgrade", b"keep-alive"),
    "a huge head": request(*HEADERS, b"X: " + b"x" * 10_000),
    "nothing": b"",
}


@pytest.mark.parametrize("received", UNUSUAL.values(), ids=UNUSUAL)
def test_whatever_is_unusual_is_left_to_a_whole_parser(received: bytes) -> None:
    assert read_plain_request(received) is None


class Parsed:
    """What a whole parser finds."""

    def __init__(self, received: bytes) -> None:
        self.url = b""
        self.headers: list[tuple[bytes, bytes]] = []
        self._parser = httptools.HttpRequestParser(self)
        with pytest.raises(httptools.HttpParserUpgrade) as upgrade:
            self._parser.feed_data(received)
        self.read = upgrade.value.args[0]

    def on_url(self, url: bytes) -> None:
        self.url += url

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def as_request(self) -> Request:
        return Request(self._parser.get_method(), self.url, self.headers)


pieces = st.sampled_from(
    [*HEADERS, b"X: ", b"X:", b": ", b" ", b"\t", b"\r\n", b"\n", b"\0", b"Content-Length: 1", b"%20"]
)
bytes_of_requests = st.one_of(pieces, st.binary(max_size=3), st.text("ab:- ;\r\n", max_size=6).map(str.encode))


@given(st.lists(bytes_of_requests, max_size=4), st.integers(0, len(HEADERS)), st.integers(0, len(PLAIN)))
@example([b"X: y"], 0, 0)
def test_what_is_read_is_what_a_whole_parser_reads(more: list[bytes], after: int, cut: int) -> None:
    """Also when something strange is put into the middle of it."""
    whole = request(*HEADERS[:after], *more, *HEADERS[after:])
    for received in (whole, PLAIN[:cut] + b"".join(more) + PLAIN[cut:]):
        found = read_plain_request(received)
        if found is not None:
            parsed = Parsed(received)
            assert parsed.as_request() == found
            assert parsed.read == len(received)


class Transport:
    """Notes what becomes of the connection."""

    def __init__(self) -> None:
        self.protocol: Any = None
        self.socket: Any = None
        self.written = b""
        self.has_written = asyncio.Event()
        self.is_closed = False

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_extra_info(self, name: str) -> Any:
        return self.socket if name == "socket" else None

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.is_closed

    def write(self, data: bytes) -> None:
        self.written += data
        self.has_written.set()

    def abort(self) -> None:
        self.is_closed = True

    close = abort


class Counting:
    """Connections that come and go."""

    frames = 5

    def __init__(self, most: int = 1) -> None:
        self.open: list[Any] = []
        self.most = most
        self.outbox = Outbox()

    def enter(self, connection: Any, _client: str | None) -> bool:
        self.open.append(connection)
        return len(self.open) <= self.most

    def leave(self, connection: Any) -> None:
        self.open = [one for one in self.open if one is not connection]


class Accepting:
    """Lets everybody in."""

    async def __call__(self, _scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    def greet(self, wire: Wire, _scope: Any) -> None:
        wire.accept()


def arrived(
    counting: Counting,
    kind: Callable[..., Arrival] = Arrival,
    transport: Transport | None = None,
    place: Any = None,
) -> tuple[Arrival, Transport]:
    config = Config(cast("Any", Accepting()), ws=Wire, log_config=None, lifespan="off", interface="asgi3")
    config.load()
    config.loaded_app = cast("Any", Accepting())
    config.connections = cast("Any", counting)
    config.place = place  # type: ignore[attr-defined]
    arrival, transport = kind(config, ServerState(), {}), transport or Transport()
    arrival.connection_made(cast("asyncio.Transport", transport))
    return arrival, transport


async def test_a_plain_request_becomes_a_socket_that_counts_once() -> None:
    counting = Counting()
    arrival, transport = arrived(counting)
    assert counting.open == [arrival]
    arrival.data_received(PLAIN)
    assert isinstance(transport.protocol, Wire)
    assert transport.written.startswith(b"HTTP/1.1 101 ")
    assert counting.open == [transport.protocol]
    transport.protocol.connection_lost(None)
    assert counting.open == []


async def test_anything_else_goes_on_as_http_and_has_waited_since_it_came() -> None:
    counting = Counting()
    arrival, transport = arrived(counting)
    before = arrival.waits_since(0.0)
    arrival.data_received(PLAIN[:50])
    assert isinstance(transport.protocol, BoundedHttp) and counting.open == [transport.protocol]
    assert transport.protocol.waits_since(0.0) == before
    transport.protocol.data_received(PLAIN[50:])
    assert transport.written.startswith(b"HTTP/1.1 101 ")


async def test_a_connection_too_many_is_closed_and_not_heard() -> None:
    counting = Counting(most=0)
    arrival, transport = arrived(counting)
    assert transport.is_closed
    arrival.data_received(PLAIN)
    assert transport.written == b""


async def test_who_says_nothing_keeps_us_waiting_from_the_beginning() -> None:
    counting = Counting()
    arrival, _ = arrived(counting)
    begun = arrival.waits_since(0.0)
    assert begun is not None and begun <= asyncio.get_running_loop().time()
    arrival.connection_lost(None)
    assert counting.open == []


class Elsewhere:
    """Another process has the table "away"."""

    def __init__(self) -> None:
        self.handed: list[bytes] = []

    def owns(self, table: str) -> bool:
        return table != "away"

    def hand_over(self, _file: int, received: bytes, table: str) -> bool:
        self.handed.append(received)
        return table == "away"


HTTP = b"GET /api/tables/away HTTP/1.1\r\nhost: localhost\r\n\r\n"


def arrived_among_several(received: bytes = b"") -> tuple[Arrival, Transport, Elsewhere]:
    place, transport = Elsewhere(), Transport()
    transport.socket = SimpleNamespace(fileno=lambda: 7, getsockname=lambda: "", getpeername=lambda: "")
    arrival, _ = arrived(Counting(), partial(HandedArrival, received=received), transport, place)
    return arrival, transport, place


async def test_what_is_about_our_own_table_stays() -> None:
    arrival, transport, place = arrived_among_several()
    arrival.data_received(PLAIN)
    assert isinstance(transport.protocol, Wire)
    assert place.handed == [] and not transport.is_closed


@pytest.mark.parametrize("received", [PLAIN.replace(b"t-1", b"away"), HTTP, HTTP[:25]])
async def test_what_is_about_another_processs_table_is_handed_over_unread(received: bytes) -> None:
    arrival, transport, place = arrived_among_several()
    arrival.data_received(received)
    assert place.handed == [received]
    assert transport.is_closed and transport.protocol is None


async def test_a_connection_that_was_handed_over_is_answered_whosever_table_it_is_about() -> None:
    _, transport, place = arrived_among_several(PLAIN.replace(b"t-1", b"away"))
    assert isinstance(transport.protocol, Wire)
    assert place.handed == [] and not transport.is_closed


async def test_the_next_request_on_a_connection_that_was_handed_over_is_handed_on() -> None:
    _, transport, place = arrived_among_several(HTTP[:25])
    transport.protocol.data_received(HTTP[25:])
    assert isinstance(transport.protocol, HandedHttp)
    assert place.handed == [] and not transport.is_closed
    await transport.has_written.wait()
    transport.protocol.data_received(HTTP)
    assert place.handed == [HTTP] and transport.is_closed
