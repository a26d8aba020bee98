"""The wire to one client: a WebSocket on uvicorn's connection, without a queue or a task for a message."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any, Final, Protocol, cast
from urllib.parse import unquote

from litestar.types import Scope
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from catspaw.server.http.connections import Config, Watched
from catspaw.server.http.limits import BURST, Buckets
from catspaw.server.live.frames import (
    CLOSE,
    PING,
    PONG,
    TEXT,
    Request,
    agreement,
    framed,
    framed_together,
    next_frame,
    read_request,
    short_text,
)

BACKLOG: Final = 1 << 20
"""Bytes that may wait for a client to read them; beyond that it is disconnected, and may reconnect."""
UNREAD: Final = 1 << 18
"""The same for a client that goes on sending."""
INVALID: Final = 1007
UNHEARD: Final = 1011
RESTARTING: Final = 1012
PARTINGS: Final = (b"", b"\x03\xe8", b"\x03\xe9")
"""How clients say goodbye: without a code, with 1000, or with 1001 when a page is left. Each is repeated."""


class Doorkeeper(Protocol):
    """Decides whether a client may open a socket."""

    def greet(self, wire: Wire, scope: Scope) -> None:
        """Accepts the socket and goes on from there, or refuses it."""


class Wire(Watched, asyncio.Protocol):
    """One WebSocket. Whole texts, pings, pongs and goodbyes are read here; other frames are left to `websockets`."""

    config: Config

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__()
        del app_state
        self.config = config
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done once either side has ended the conversation."""
        self._doorkeeper: Doorkeeper = config.loaded_app
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self._hear: Callable[[bytes], None] | None = None
        self._unheard: list[bytes] = []
        """Texts that came before anybody listened."""
        self._request: Request | None = None
        self._is_open = False
        self._unsent = b""
        """What goes out in a moment: the end of the handshake, and what is said."""
        self._is_ending = False
        self._begun: bytes | bytearray = b""
        """A frame that is not all there."""
        self._other: ServerProtocol | None = None
        self._parts: list[bytes] = []
        """Of a text that comes in several frames."""
        self._is_text = True
        self._frames: Buckets | None = None
        self._is_alive = True
        self._looking: asyncio.TimerHandle | None = None

    # Uvicorn's side of it.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        found = cast("asyncio.Transport", transport)  # uvloop's is none, and does as one
        self.take_over(found, get_remote_addr(found))

    def take_over(self, transport: asyncio.Transport, client: tuple[str, int] | None) -> None:
        """A connection, and from where it comes."""
        self.transport = transport
        self._connections.add(self)
        self._client = client
        if not self.config.connections.enter(self, client[0] if client else None):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._connections.discard(self)
        self.config.connections.leave(self)
        if self._looking:
            self._looking.cancel()
        self._end()

    def shutdown(self) -> None:
        """Uvicorn shuts down."""
        self.end(RESTARTING)
        self.transport.close()

    def is_leaving(self) -> bool:
        return self._is_ending or super().is_leaving()

    # The handshake.

    def open(self, request: Request) -> None:
        """Somebody has asked for a socket."""
        self._request = request
        path, _, query = request.url.partition(b"?")
        scope: Any = {
            "type": "websocket",
            "scheme": "ws",
            "client": self._client,
            "path": unquote(path.decode("latin-1")),
            "query_string": query,
            "headers": request.headers,
        }
        self._doorkeeper.greet(self, scope)

    def accept(self, *, alone: bool = True) -> bool:
        """Complete the handshake; whether the client speaks our version of the protocol.

        What completes it is sent alone, or else together with what the work that is started now says first.
        """
        assert self._request
        agreed = agreement(self._request)
        self._request = None
        if agreed is None:
            self.refuse(HTTPStatus.UPGRADE_REQUIRED, [(b"upgrade", b"websocket"), (b"sec-websocket-version", b"13")])
            return False
        self._is_open = True
        self._unsent = agreed
        if alone:
            self._send_unsent()
        self._look_later()
        return True

    def refuse(self, status: int, headers: list[tuple[bytes, bytes]], body: bytes = b"") -> None:
        """Answer with an HTTP response, and close the connection."""
        told = [*headers, (b"connection", b"close"), (b"content-length", b"%d" % len(body))]
        lines = b"".join(b"%b: %b\r\n" % header for header in told)
        phrase = HTTPStatus(status).phrase.encode()
        self.transport.write(b"HTTP/1.1 %d %b\r\n%b\r\n%b" % (status, phrase, lines, body))
        self._is_ending = True
        self.transport.close()

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Start a task that the server waits for when it shuts down."""
        loop = asyncio.get_running_loop()
        task = loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        loop.call_soon(self._send_unsent)  # the handshake, with what the task has said at once

    # What is said.

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """From now on texts are heard the moment they come."""
        if self._is_ending:
            return
        self._hear = hear
        unheard, self._unheard = self._unheard, []
        for text in unheard:
            self._take(text)  # one of them may end it
        if unheard and not self.transport.is_closing():
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if not self._is_open:
            if self._request is None and not self._is_ending:
                self.open(read_request(data))  # as uvicorn repeats it
            return
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
            return
        self._is_alive = True
        hear = self._hear
        if not self._begun and hear and (text := short_text(data)) is not None and self._other is None:
            if text.isascii():  # as nearly everything is that anybody says
                hear(text)
            else:
                self._take(text)
            return
        received: bytes | bytearray = data
        if self._begun:
            received = self._begun = bytearray(self._begun) if isinstance(self._begun, bytes) else self._begun
            received += data
        begin = self._read(received)
        self._begun = received[begin:] if begin else received

    def _read(self, received: bytes | bytearray) -> int:
        """Read the frames that are all there; where the next one begins."""
        begin = 0
        while frame := next_frame(received, begin, self.config.ws_max_size):
            kind = received[begin]
            if frame.end is None:
                self._read_other(bytes(received[begin:]))
                return len(received)
            if kind == TEXT and (self._other is None or self._other.current_size is None):
                self._take(frame.read(received))
            elif kind in (PING, PONG) and frame.end - frame.content < 126:
                self._count_frame()
                if kind == PING and not self._is_ending:
                    self._send(framed(frame.read(received), PONG))
            elif kind == CLOSE and self._other is None and (code := frame.read(received)) in PARTINGS:
                self._send(framed(code, CLOSE))
                self._end()
                self.transport.close()
                return len(received)
            else:
                self._read_other(bytes(received[begin : frame.end]))
            begin = frame.end
        return begin

    def _take(self, text: bytes) -> None:
        """Hear a whole text; one that is no UTF-8 ends the conversation."""
        if self._is_ending:
            return
        if not text.isascii():
            try:
                text.decode()
            except UnicodeDecodeError:
                self._fail(INVALID)
                return
        if self._hear is None:
            self._unheard.append(text)
            self.transport.pause_reading()
        else:
            self._hear(text)

    def _send_unsent(self) -> None:
        transport = self.transport
        if self._unsent and not transport.is_closing():
            unsent, self._unsent = self._unsent, b""
            transport.write(unsent)
            if transport.get_write_buffer_size() > BACKLOG:
                transport.abort()

    def _send(self, data: bytes) -> None:
        if self._unsent:
            data, self._unsent = self._unsent + data, b""
        self.transport.write(data)

    def tell(self, *texts: bytes) -> None:
        """Never waits; a client that does not read is disconnected."""
        if self._is_ending or self.transport.is_closing():
            return
        is_first = not self._unsent
        self._unsent += framed_together(texts)
        if is_first:
            self.config.connections.outbox.add(self._send_unsent)  # which may send it at once

    # Other frames, and the end.

    def _read_other(self, frame: bytes) -> None:
        """Fragments, binary messages, close frames, and whatever breaks the protocol."""
        self._count_frame()
        other = self._others()
        other.receive_data(frame)
        for event in other.events_received():
            assert isinstance(event, Frame)
            if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                part = bytes(event.data)
                self._parts = [*self._parts, part] if event.opcode is Opcode.CONT else [part]
                self._is_text = event.opcode is Opcode.TEXT or (self._is_text and event.opcode is Opcode.CONT)
                if event.fin:
                    parts, self._parts = self._parts, []
                    self._take(b"".join(parts) if self._is_text else b"")
        self._flush(other)

    def _others(self) -> ServerProtocol:
        if self._other is None:
            self._other = ServerProtocol(state=State.OPEN, max_size=self.config.ws_max_size)
        return self._other

    def _flush(self, other: ServerProtocol) -> None:
        """Send what the protocol wants sent, and close the connection once it is finished."""
        self._send(b"".join(other.data_to_send()))
        if other.eof_sent:
            self._end()
            self.transport.close()

    def _count_frame(self) -> None:
        """Frames that the application never sees; a client that sends too many is disconnected."""
        if self._frames is None:
            frames = self.config.connections.frames
            self._frames = Buckets(frames, BURST * frames)
        if not self._frames.take(""):
            self.transport.abort()

    def end(self, code: int) -> None:
        """The conversation is over once all is sent; what is said from now on is not heard."""
        if self._is_ending or self.transport.is_closing():
            return
        other = self._others()
        other.send_close(code)
        self._flush(other)
        self._end()
        if self._unheard:
            self.transport.resume_reading()

    def _fail(self, code: int) -> None:
        """Close without waiting for the client's close frame."""
        other = self._others()
        other.fail(code)
        self._flush(other)

    def _end(self) -> None:
        self._is_ending = True
        self._hear = None  # it leads to the room, which would hold itself
        if not self.ended.done():
            self.ended.set_result(None)

    # Whether the client is still there.

    def _look_later(self) -> None:
        if self.config.ws_ping_interval:
            loop = asyncio.get_running_loop()
            self._looking = loop.call_later(self.config.ws_ping_interval, self._look)

    def _look(self) -> None:
        """Send a ping; a client from which nothing came since the last one is disconnected."""
        if self.is_leaving():
            return
        if not self._is_alive:
            self._fail(UNHEARD)
            return
        self._is_alive = False
        self._send(framed(b"", PING))
        self._look_later()
