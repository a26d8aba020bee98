"""WebSocket frames and the opening handshake, as far as every conversation needs them (RFC 6455)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from typing import Final, NamedTuple

TEXT: Final = 0x81
"""How a whole text begins, in one frame."""
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
_MASKED: Final = 0x80
_KEY: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_VERSION: Final = b"13"
_SOCKETS: Final = b"GET /api/tables/"
_ASKED: Final = re.compile(rb"GET (/api/tables/[\w-]{1,64}/socket(?:\?[\w=&-]{1,200})?) HTTP/1\.1")
_LONGEST: Final = 8_192
"""Bytes of a request that is read as a whole."""
_PRINTABLE: Final = bytes(range(32, 127))
_LETTERS: Final = b"abcdefghijklmnopqrstuvwxyz0123456789-"
"""Of which the names of usual headers consist, in lower case."""
_UNUSUAL: Final = frozenset((b"content-length", b"transfer-encoding", b"expect"))
"""Headers of requests that have a body."""


class Frame(NamedTuple):
    """Where a client's frame lies in what was received; `end` is None if it breaks the protocol or is too large."""

    begin: int
    content: int
    end: int | None

    def read(self, received: bytes | bytearray) -> bytes:
        """Its content, which clients mask."""
        masked, mask = received[self.content : self.end], received[self.content - 4 : self.content]
        length = len(masked)
        repeated = (mask * (length // 4 + 1))[:length]
        return (int.from_bytes(masked) ^ int.from_bytes(repeated)).to_bytes(length)


def short_text(received: bytes) -> bytes | None:
    """The text of a client, if what was received is just that, and short, as nearly everything is that people send."""
    length = len(received) - 6
    if not 0 <= length < 126 or received[0] != TEXT or received[1] != _MASKED | length:
        return None
    mask = received[2:6]
    repeated = (mask * 32)[:length]
    return (int.from_bytes(received[6:]) ^ int.from_bytes(repeated)).to_bytes(length)


def next_frame(received: bytes | bytearray, begin: int, largest: int) -> Frame | None:
    """The frame that begins there; None as long as it is not all there."""
    there = len(received) - begin
    if there < 2:
        return None
    second = received[begin + 1]
    length, content = second & ~_MASKED, begin + 6
    if length > 125:
        more = 2 if length == 126 else 8
        if there < 2 + more:
            return None
        length = int.from_bytes(received[begin + 2 : begin + 2 + more])
        content += more
    if not second & _MASKED or length > largest:
        return Frame(begin, content, None)
    return Frame(begin, content, content + length) if len(received) >= content + length else None


def framed(text: bytes, kind: int = TEXT) -> bytes:
    """A whole text as a server sends it, which is not masked."""
    return _head(len(text), kind) + text


def framed_together(texts: tuple[bytes, ...]) -> bytes:
    """Several such texts, one after the other; long ones are copied once."""
    parts: list[bytes] = []
    for text in texts:
        parts.append(_head(len(text), TEXT))
        parts.append(text)
    return b"".join(parts)


def _head(length: int, kind: int) -> bytes:
    if length < 126:
        return bytes((kind, length))
    if length < 1 << 16:
        return bytes((kind, 126, length >> 8, length & 255))
    return bytes((kind, 127, *length.to_bytes(8)))


class Request(NamedTuple):
    """A request to open a WebSocket."""

    method: bytes
    url: bytes
    headers: list[tuple[bytes, bytes]]


def read_request(head: bytes) -> Request:
    """A request as uvicorn repeats it: checked, in lower case, one header a line."""
    first, *lines = head.removesuffix(b"\r\n\r\n").split(b"\r\n")
    method, url, _ = first.split(b" ")
    return Request(method, url, [(name, value) for name, _, value in (line.partition(b": ") for line in lines)])


def read_plain_request(received: bytes) -> Request | None:
    """A request for a table's socket, if it is all that was received, and as plain as browsers send it.

    Whatever is in any way unusual is left to a whole parser.
    """
    if not received.startswith(_SOCKETS) or not received.endswith(b"\r\n\r\n") or len(received) > _LONGEST:
        return None
    first, *lines = received[:-4].split(b"\r\n")
    asked = _ASKED.fullmatch(first)
    if asked is None or received.translate(None, _PRINTABLE) != b"\r\n" * (len(lines) + 2):
        return None
    headers: list[tuple[bytes, bytes]] = []
    for line in lines:
        name, colon, value = line.partition(b": ")
        name = name.lower()
        if not colon or not name or name.translate(None, _LETTERS) or name in _UNUSUAL or value != value.strip():
            return None
        headers.append((name, value))
    named = dict(headers)
    wanted = [part.strip() for part in named.get(b"connection", b"").lower().split(b",")]
    if len(named) < len(headers) or named.get(b"upgrade", b"").lower() != b"websocket" or b"upgrade" not in wanted:
        return None
    return Request(b"GET", asked[1], headers)


def agreement(request: Request) -> bytes | None:
    """The response that opens the socket; None if the request is not of this version of the protocol."""
    keys = [value for name, value in request.headers if name == b"sec-websocket-key"]
    versions = [value for name, value in request.headers if name == b"sec-websocket-version"]
    if request.method != b"GET" or versions != [_VERSION] or len(keys) != 1 or not _is_key(keys[0]):
        return None
    accept = base64.b64encode(hashlib.sha1(keys[0] + _KEY, usedforsecurity=False).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        b"sec-websocket-accept: %b\r\n\r\n" % accept
    )


def _is_key(key: bytes) -> bool:
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        return False
