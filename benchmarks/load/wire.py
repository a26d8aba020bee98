"""WebSockets and HTTP, as cheap as Python allows, so that the generator is not what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final, cast
from urllib.parse import urlsplit

from msgspec import json

CONNECTIONS: Final = 16
"""Over so many connections tables are set up."""
_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_MASK: Final = bytes(4)
"""A client has to mask what it sends; with this mask it stays as it is."""


class Socket(asyncio.Protocol):
    """A WebSocket without queues or tasks: every text goes to a callback the moment it is there."""

    def __init__(
        self, url: str, headers: Mapping[str, str], hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self._where = urlsplit(url)
        self._headers = headers
        self._hear = hear
        self._lost = lost
        self._transport: asyncio.WriteTransport | None = None
        self._unread = b""
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        """Returns once the server has agreed; something may have been heard by then."""
        where = self._where.hostname or "", self._where.port or 80
        await asyncio.get_running_loop().create_connection(lambda: self, *where)
        await self._opened

    def send(self, text: bytes) -> None:
        """Nothing is sent to a server that has hung up."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(_frame(_TEXT, text))

    def close(self) -> None:
        """Nobody is told that it is lost."""
        self._opened.cancel()
        self._lost = _nothing
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(_frame(_CLOSE, b"\x03\xe9"))
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = writing = cast("asyncio.WriteTransport", transport)  # uvloop's is none, and does as one
        told = {
            "host": self._where.netloc,
            "connection": "Upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": "Y2F0c3Bhdy1sb2FkLWtleQ==",
            **self._headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in told.items())
        path = f"{self._where.path}?{self._where.query}" if self._where.query else self._where.path
        writing.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())

    def data_received(self, data: bytes) -> None:
        self._unread = self._unread + data if self._unread else data
        if not self._opened.done():
            head, found, rest = self._unread.partition(b"\r\n\r\n")
            if not found:
                return
            self._unread = rest
            if not head.startswith(b"HTTP/1.1 101"):
                self._opened.set_exception(ConnectionRefusedError(head))
                return
            self._opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        unread, at = self._unread, 0
        while len(unread) >= at + 2:
            length, begin = unread[at + 1], at + 2
            if length > 125:
                begin += 2 if length == 126 else 8
                length = int.from_bytes(unread[at + 2 : begin])
            if len(unread) < begin + length:
                break
            kind, content = unread[at], unread[begin : begin + length]
            at = begin + length
            if kind == _TEXT:
                self._hear(content)
            elif kind == _PING and self._transport is not None:
                self._transport.write(_frame(_PONG, content))
        self._unread = unread[at:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(error or ConnectionResetError("closed before it was open"))
        self._lost()


def _nothing() -> None:
    pass


def _frame(kind: int, content: bytes) -> bytes:
    """As a client sends it."""
    many = len(content)
    length = bytes((0x80 | many,)) if many < 126 else bytes((0x80 | 126,)) + many.to_bytes(2)
    return bytes((kind,)) + length + _MASK + content


class Reply:
    """What came back, and the cookies that were set."""

    def __init__(self, status: int, lines: list[str], body: bytes) -> None:
        self.status = status
        self.body = body
        named = (line.partition(":")[::2] for line in lines)
        self.headers = {name.lower(): value.strip() for name, value in named}
        found = (line.partition(":")[2].strip() for line in lines if line.lower().startswith("set-cookie:"))
        self.cookies = dict(pair.partition(";")[0].partition("=")[::2] for pair in found)

    def json(self) -> Any:
        return json.decode(self.body)


class Http:
    """A few connections that stay open, for whoever needs one next."""

    def __init__(self, url: str, connections: int = CONNECTIONS) -> None:
        self._where = urlsplit(url)
        self._free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None] = asyncio.Queue()
        for _ in range(connections):
            self._free.put_nowait(None)

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        """One request; AssertionError if it is refused."""
        reply = await self.try_ask(method, path, body, **headers)
        assert reply.status < 400, (method, path, reply.status, reply.body)
        return reply

    async def try_ask(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        """One request, whatever comes of it."""
        content = b"" if body is None else json.encode(body)
        told = {"host": self._where.netloc, "content-length": str(len(content)), "content-type": "application/json"}
        head = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in {**told, **headers}.items())
        request = f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + content
        async with self._connection() as ask:
            return await ask(request)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Callable[[bytes], Awaitable[Reply]]]:
        kept = await self._free.get()
        try:

            async def ask(request: bytes) -> Reply:
                nonlocal kept
                if kept is not None:
                    try:
                        return await _exchange(*kept, request)
                    except (asyncio.IncompleteReadError, ConnectionError):  # it was idle for too long
                        kept[1].close()
                        kept = None
                kept = await asyncio.open_connection(self._where.hostname, self._where.port)
                return await _exchange(*kept, request)

            yield ask
        except BaseException:
            if kept is not None:
                kept[1].close()
            kept = None
            raise
        finally:
            self._free.put_nowait(kept)

    def close(self) -> None:
        while not self._free.empty():
            kept = self._free.get_nowait()
            if kept is not None:
                kept[1].close()


async def _exchange(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes) -> Reply:
    writer.write(request)
    status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    length = next((line[15:] for line in lines if line.lower().startswith("content-length:")), "0")
    return Reply(int(status.split()[1]), lines, await reader.readexactly(int(length)))
