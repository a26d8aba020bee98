"""WebSockets and HTTP, as cheap as Python allows, so that the generator is not what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import json
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

CONNECTIONS: Final = 16
"""Over so many connections tables are set up."""


class Socket(asyncio.Protocol):
    """A WebSocket without queues or tasks: every text goes to a callback the moment it is there.

    It offers compression, as every browser does; whether it is used is for the server to say.
    """

    def __init__(
        self, url: str, headers: Mapping[str, str], hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self._protocol = ClientProtocol(
            parse_uri(url), extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)], max_size=None
        )
        self._headers = headers
        self._hear = hear
        self._lost = lost
        self._transport: asyncio.Transport | None = None
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        """Returns once the server has agreed; something may have been heard by then."""
        where = self._protocol.uri
        await asyncio.get_running_loop().create_connection(lambda: self, where.host, where.port)
        await self._opened

    def send(self, text: bytes) -> None:
        """Nothing is sent to a server that has hung up."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_text(text)
            self._flush()

    def close(self) -> None:
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(1001)
            self._flush()
        self._opened.cancel()
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._protocol.connect()
        request.headers.update(self._headers)
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    assert event.fin, "no server sends in parts so far"
                    self._hear(bytes(event.data))
            elif isinstance(event, Response) and not self._opened.done():
                refused = self._protocol.handshake_exc
                self._opened.set_exception(refused) if refused else self._opened.set_result(None)
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(error or ConnectionResetError("closed before it was open"))
        self._lost()

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data and not self._transport.is_closing():
                self._transport.write(data)


class Reply:
    """What came back, and the cookies that were set."""

    def __init__(self, status: int, lines: list[str], body: bytes) -> None:
        self.status = status
        self.body = body
        found = (line.partition(":")[2].strip() for line in lines if line.lower().startswith("set-cookie:"))
        self.cookies = dict(pair.partition(";")[0].partition("=")[::2] for pair in found)

    def json(self) -> Any:
        return json.decode(self.body)


class Http:
    """A few connections that stay open, for whoever needs one next."""

    def __init__(self, url: str) -> None:
        self._where = urlsplit(url)
        self._free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None] = asyncio.Queue()
        for _ in range(CONNECTIONS):
            self._free.put_nowait(None)

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        """One request; AssertionError if it is refused."""
        content = b"" if body is None else json.encode(body)
        told = {"host": self._where.netloc, "content-length": str(len(content)), "content-type": "application/json"}
        head = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in {**told, **headers}.items())
        request = f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + content
        async with self._connection() as ask:
            reply = await ask(request)
        assert reply.status < 300, (method, path, reply.status, reply.body)
        return reply

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
