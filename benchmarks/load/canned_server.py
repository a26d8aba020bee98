"""A server of canned bytes that speaks just enough of our protocol to be measured: it shows what the generator can do.

Whoever answers is sent a state of usual size with the next question; nothing is checked, stored or worked out.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import sys
from typing import Final, cast

import uvloop

_ACCEPT: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_PADDING: Final = b"x" * 2500
_TABLE: Final = b'{"id":"canned","seats":[{"seat":"inspector","kind":"person"},{"seat":"mouse","kind":"open"}]}'


class Canned(asyncio.Protocol):
    """One connection, of HTTP first and then maybe of a socket."""

    def __init__(self) -> None:
        self._is_socket = False
        self._asked = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)  # uvloop's is none, and does as one

    def data_received(self, data: bytes) -> None:
        if not self._is_socket:
            self._begin(data)
        elif data[0] == 0x81 and b"answer" in data:  # the generator's mask changes nothing
            self._ask()
        elif data[0] == 0x88:
            self._transport.close()

    def _begin(self, data: bytes) -> None:
        """Requests come whole, one at a time."""
        _, found, rest = data.partition(b"sec-websocket-key: ")
        if not found:
            cookies = b"set-cookie: catspaw=1\r\nset-cookie: catspaw-csrf=1\r\n"
            length = b"content-length: %d\r\n\r\n" % len(_TABLE)
            self._transport.write(b"HTTP/1.1 200 OK\r\n" + cookies + length + _TABLE)
            return
        self._is_socket = True
        key = base64.b64encode(hashlib.sha1(rest.partition(b"\r\n")[0] + _ACCEPT, usedforsecurity=False).digest())
        self._transport.write(b"HTTP/1.1 101 Switching Protocols\r\nsec-websocket-accept: " + key + b"\r\n\r\n")
        self._ask()

    def _ask(self) -> None:
        self._asked += 1
        state = b'{"type":"state","view":"%b","question":{"number":%d},"ending":null}' % (_PADDING, self._asked)
        self._transport.write(b"\x81\x7e" + len(state).to_bytes(2) + state)


async def serve() -> None:
    server = await asyncio.get_running_loop().create_server(Canned, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    sys.stdout.write(f"canned bytes at http://{host}:{port}\n")
    sys.stdout.flush()
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve())
