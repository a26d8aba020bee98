"""The wire to one client: uvicorn's WebSocket protocol without its queue, so that a message takes no task."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from websockets.http11 import Request

from catspaw.server.http.connections import BoundedSocket

EXTENSION: Final = "catspaw.wire"
"""Under which an ASGI scope has it."""
BACKLOG: Final = 1 << 20
"""Bytes that may wait for a client to read them; beyond that it is disconnected, and may reconnect."""
_TEXT: Final = b"\x81"


class Wire(BoundedSocket):
    """Once somebody listens, texts are heard the moment they come; what is sent is written at once.

    The handshake, pings and the end are uvicorn's, and ASGI's `receive` tells of the end as ever.
    """

    hear: Callable[[str], None] | None = None
    is_ending = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.hear(text)

    def tell(self, *texts: bytes) -> None:
        """Never waits; a client that does not read is disconnected."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(b"".join(map(framed, texts)))
        if self.transport.get_write_buffer_size() > BACKLOG:
            self.transport.abort()

    def end(self, code: int) -> None:
        """The conversation is over once all is sent; what is said from now on is not heard."""
        if not self.close_sent and not self.disconnected and not self.is_ending:
            self.is_ending, self.hear = True, _ignore
            task = self.loop.create_task(self._end(code))
            self.tasks.add(task)
            task.add_done_callback(self.on_task_complete)

    async def _end(self, code: int) -> None:
        with suppress(ClientDisconnected):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})


def _ignore(_text: str) -> None:
    pass


def wire_of(socket: WebSocket[Any, Any, Any]) -> Wire:
    """What the ASGI scope of a socket has of its wire, if uvicorn was told to use this protocol."""
    extensions: Any = socket.scope["extensions"]
    wire: Wire = extensions[EXTENSION]
    return wire


def framed(text: bytes) -> bytes:
    """A whole text as a server sends it (RFC 6455, 5.2), which is not masked."""
    length = len(text)
    if length < 126:
        return _TEXT + length.to_bytes(1) + text
    if length < 1 << 16:
        return _TEXT + b"\x7e" + length.to_bytes(2) + text
    return _TEXT + b"\x7f" + length.to_bytes(8) + text
