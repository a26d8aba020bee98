"""A table's socket, byte by byte: how its frames are read, and how it ends."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from catspaw.server.http.connections import Config
from catspaw.server.http.outbox import FEW, TOGETHER, Outbox
from catspaw.server.live.frames import agreement, framed, next_frame, read_request
from catspaw.server.live.wire import BACKLOG, Wire

LARGEST = 1000
REQUEST = b"GET /api/tables/t1/socket?seat=mouse HTTP/1.1\r\nhost: localhost\r\n%b\r\n"
KEY = b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Transport:
    """Notes what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.is_closed = False
        self.is_aborted = False
        self.is_paused = False

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = self.is_aborted = True

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, _name: str) -> None:
        return None

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False


class Accepting:
    """Lets everybody in."""

    def greet(self, wire: Wire, scope: Any) -> None:
        self.scope = scope
        wire.accept()


def wire_to(transport: Transport, request: bytes = REQUEST % KEY) -> Wire:
    """A wire whose handshake is done."""
    connections = SimpleNamespace(frames=5, enter=lambda *_: True, leave=lambda _: None, outbox=Outbox())
    config = SimpleNamespace(
        loaded_app=Accepting(), connections=connections, ws_max_size=LARGEST, ws_ping_interval=20.0
    )
    wire = Wire(cast("Config", config), ServerState(), {})
    wire.connection_made(cast("asyncio.BaseTransport", transport))
    wire.data_received(request)
    return wire


def sent(opcode: Opcode, content: bytes, *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, content, fin).serialize(mask=True)


def talked(act: Callable[[Wire, Transport], None]) -> tuple[list[bytes], Transport]:
    """What is heard once somebody listens, and what becomes of the connection."""
    heard: list[bytes] = []

    async def talk() -> Transport:
        transport = Transport()
        wire = wire_to(transport)
        transport.written = b""
        wire.listen(heard.append)
        act(wire, transport)
        wire.connection_lost(None)
        assert wire.ended.done()
        return transport

    return heard, asyncio.run(talk())


def closed_with(transport: Transport) -> int:
    """The code of the close frame that was sent last."""
    assert transport.written[0] == 0x88
    return int.from_bytes(transport.written[2:4])


@given(st.lists(st.text(max_size=300), max_size=5), st.data())
def test_texts_are_heard_in_order_however_the_network_cuts_them(texts: list[str], data: st.DataObject) -> None:
    written = b"".join(
        sent(Opcode.TEXT, part[:7], fin=False) + sent(Opcode.CONT, part[7:]) if data.draw(st.booleans()) else whole
        for text in texts
        for part, whole in [(text.encode(), sent(Opcode.TEXT, text.encode()))]
    )
    cuts = sorted(data.draw(st.lists(st.integers(0, len(written)), max_size=8)))

    def act(wire: Wire, _transport: Transport) -> None:
        wire_frames(wire)
        for begin, end in zip([0, *cuts], [*cuts, len(written)], strict=True):
            wire.data_received(written[begin:end])

    heard, transport = talked(act)
    assert heard == [text.encode() for text in texts]
    assert not transport.is_closed


def wire_frames(wire: Wire) -> None:
    """Let fragments come without end."""
    wire.config.connections.frames = 1000


async def test_the_handshake_tells_that_the_key_was_read() -> None:
    transport = Transport()
    wire = wire_to(transport)
    assert transport.written.startswith(b"HTTP/1.1 101 ")
    assert b"sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in transport.written  # RFC 6455, 1.3
    wire.connection_lost(None)


@pytest.mark.parametrize(
    "headers",
    [b"", KEY.replace(b"13", b"12"), KEY.replace(b"==", b""), KEY + KEY],
    ids=["no key", "another version", "no base64", "two keys"],
)
async def test_whoever_speaks_otherwise_is_told_the_version(headers: bytes) -> None:
    assert agreement(read_request(REQUEST % headers)) is None
    transport = Transport()
    wire = wire_to(transport, REQUEST % headers)
    assert transport.written.startswith(b"HTTP/1.1 426 ")
    assert transport.is_closed
    wire.connection_lost(None)


async def test_what_is_said_before_anybody_listens_is_heard_later() -> None:
    wire = wire_to(Transport())
    heard: list[bytes] = []
    wire.data_received(sent(Opcode.TEXT, b"one") + sent(Opcode.TEXT, b"two"))
    wire.listen(heard.append)
    wire.data_received(sent(Opcode.TEXT, b"three"))
    assert heard == [b"one", b"two", b"three"]
    wire.connection_lost(None)


async def test_what_was_said_before_anybody_listened_may_end_the_conversation() -> None:
    """By whoever says too much before it has begun; what comes after that is not heard, but read."""
    transport = Transport()
    wire = wire_to(transport)
    heard: list[bytes] = []

    def hear(text: bytes) -> None:
        heard.append(text)
        wire.end(1008)

    wire.data_received(sent(Opcode.TEXT, b"one") + sent(Opcode.TEXT, b"two"))
    assert transport.is_paused
    wire.listen(hear)
    assert heard == [b"one"] and not transport.is_paused
    wire.connection_lost(None)


async def test_whoever_listened_is_forgotten_when_it_ends() -> None:
    class Listener:
        def hear(self, text: bytes) -> None: ...

    listener = Listener()
    gone, wire = weakref.ref(listener), wire_to(Transport())
    wire.listen(listener.hear)
    del listener
    assert gone() is not None
    wire.connection_lost(None)
    assert gone() is None


def test_a_ping_is_answered_with_its_content() -> None:
    heard, transport = talked(lambda wire, _: wire.data_received(sent(Opcode.PING, b"still there?")))
    assert transport.written == b"\x8a\x0cstill there?"
    assert heard == []


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (sent(Opcode.TEXT, b"\xff"), 1007),
        (sent(Opcode.TEXT, b"x" * (LARGEST + 1)), 1009),
        (Frame(Opcode.TEXT, b"not masked").serialize(mask=False), 1002),
        (sent(Opcode.CONT, b"of nothing"), 1002),
        (b"\xc1\x80\x00\x00\x00\x00", 1002),
        (sent(Opcode.TEXT, b"be", fin=False) + sent(Opcode.TEXT, b"gun"), 1002),
    ],
    ids=["no text", "too large", "not masked", "no beginning", "reserved bit", "two beginnings"],
)
def test_what_nobody_may_send_ends_the_conversation(frame: bytes, code: int) -> None:
    heard, transport = talked(lambda wire, _: wire.data_received(frame + sent(Opcode.TEXT, b"later")))
    assert closed_with(transport) == code
    assert transport.is_closed
    assert heard == []


def test_who_says_goodbye_is_answered() -> None:
    _, transport = talked(lambda wire, _: wire.data_received(sent(Opcode.CLOSE, b"\x03\xe8")))
    assert closed_with(transport) == 1000
    assert transport.is_closed


@pytest.mark.parametrize("code", [b"", b"\x03\xe8", b"\x03\xe9", b"\x03\xe8bye", b"\x0b\xb8"])
def test_a_goodbye_is_repeated_and_nothing_after_it_is_heard(code: bytes) -> None:
    goodbye = sent(Opcode.CLOSE, code) + sent(Opcode.TEXT, b"too late")
    heard, transport = talked(lambda wire, _: wire.data_received(goodbye))
    assert transport.written == bytes((0x88, len(code))) + code
    assert transport.is_closed
    assert heard == []


def test_after_our_goodbye_nothing_is_heard_and_the_clients_ends_it() -> None:
    def act(wire: Wire, transport: Transport) -> None:
        wire.end(1001)
        assert wire.ended.done()
        wire.data_received(sent(Opcode.TEXT, b"one more thing"))
        assert not transport.is_closed
        wire.data_received(sent(Opcode.CLOSE, b"\x03\xe9"))

    heard, transport = talked(act)
    assert heard == []
    assert closed_with(transport) == 1001
    assert transport.is_closed


def test_who_sends_control_frames_without_end_is_disconnected() -> None:
    _, transport = talked(lambda wire, _: wire.data_received(sent(Opcode.PONG, b"") * 50))
    assert transport.is_aborted


@given(st.binary(max_size=70_000))
def test_a_frame_is_found_only_when_all_of_it_is_there(content: bytes) -> None:
    written = sent(Opcode.TEXT, content)
    found = next_frame(written, 0, 70_000)
    assert found
    assert found.read(written) == content
    assert next_frame(written[:-1], 0, 70_000) is None
    assert Frame(Opcode.TEXT, content).serialize(mask=False) == framed(content)


# What many clients are told goes out together.


async def told(outbox: Outbox, many: int) -> list[bool]:
    """Wires that share an outbox, each told something: which of them send it before the next turn, in which all do."""
    transports = [Transport() for _ in range(many)]
    wires = [wire_to(transport) for transport in transports]
    for wire, transport in zip(wires, transports, strict=True):
        transport.written = b""
        wire.config.connections.outbox = outbox
        wire.tell(b"one", b"two")
    at_once = [bool(transport.written) for transport in transports]
    await asyncio.sleep(0)
    assert [transport.written for transport in transports] == [b"\x81\x03one\x81\x03two"] * many
    return at_once


async def test_what_a_few_are_told_goes_out_at_once() -> None:
    outbox = Outbox()
    assert [await told(outbox, many) for many in (FEW, 1, FEW)] == [[True] * many for many in (FEW, 1, FEW)]


@pytest.mark.parametrize("many", [1, TOGETHER - 1, TOGETHER, TOGETHER + 1, 3 * TOGETHER])
async def test_while_many_are_told_it_goes_out_in_the_next_turn_or_once_enough_wait(many: int) -> None:
    outbox = Outbox()
    assert await told(outbox, FEW + 1) == [True] * FEW + [False]
    assert await told(outbox, many) == [number < many // TOGETHER * TOGETHER for number in range(many)]


async def test_once_only_few_are_told_nobody_waits_any_more() -> None:
    outbox = Outbox()
    assert [await told(outbox, many) for many in (FEW + 1, 1, 1)][1:] == [[False], [True]]


async def test_it_is_sent_before_whatever_follows_it() -> None:
    transport = Transport()
    wire = wire_to(transport)
    transport.written = b""
    wire.tell(b"one")
    wire.data_received(sent(Opcode.PING, b""))
    wire.tell(b"two")
    wire.end(1000)
    await asyncio.sleep(0)
    assert transport.written == b"\x81\x03one\x8a\x00\x81\x03two\x88\x02\x03\xe8"


async def test_a_client_that_reads_nothing_is_disconnected() -> None:
    transport = Transport()
    wire = wire_to(transport)
    transport.get_write_buffer_size = lambda: BACKLOG + 1  # type: ignore[method-assign]
    wire.tell(b"one")
    await asyncio.sleep(0)
    assert transport.is_aborted


async def test_who_has_gone_is_sent_nothing() -> None:
    transport = Transport()
    wire = wire_to(transport)
    await told(wire.config.connections.outbox, FEW + 1)  # so that the next one waits
    transport.written = b""
    wire.tell(b"one")
    transport.close()
    await asyncio.sleep(0)
    assert transport.written == b""


async def test_who_cannot_be_sent_something_keeps_it_from_nobody_else() -> None:
    outbox, sent_to, failures = Outbox(), [], []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))

    def fail() -> None:
        raise OSError("gone")

    for send in (lambda: sent_to.append(1), fail, lambda: sent_to.append(2)):
        outbox.add(send)
    await asyncio.sleep(0)
    assert sent_to == [1, 2] and [type(failure) for failure in failures] == [OSError]
