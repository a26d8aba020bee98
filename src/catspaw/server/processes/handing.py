"""Connections that are handed to the process whose table a request is about, before anything of it is read.

The request's first line says which table that is. The connection goes as a descriptor, with the bytes that were read
so far, and goes on there as if it had been accepted there.
"""

from __future__ import annotations

import asyncio
import re
import socket
from typing import Any, Final

from catspaw.server.http.arrival import Arrival
from catspaw.server.http.connections import BoundedHttp, Config
from catspaw.server.processes.place import Place

LONGEST_LINE: Final = 8_192
"""Bytes of a request's first line that are waited for; a longer one is refused wherever it is."""
_TABLE: Final = re.compile(rb"[A-Z]+ /api/(?:organiser/)?tables/([^/? ]{1,64})[/? ]")


class HandingConfig(Config):
    """With the place of this process among the others."""

    place: Place


def handed_on(place: Place, transport: asyncio.Transport, received: bytes) -> bool:
    """Hand a connection to the process whose table the request is about that begins with these bytes, if another's."""
    named = _TABLE.match(received)
    table = named[1].decode("latin-1") if named else ""
    if not table or place.owns(table):
        return False
    open_socket: socket.socket = transport.get_extra_info("socket")
    if not place.hand_over(open_socket.fileno(), received, table):
        return False
    transport.abort()  # which closes only our end of it
    return True


class HandedHttp(BoundedHttp):
    """A connection that is handed on between two requests, if the next one is about another process's table."""

    config: HandingConfig

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.is_ours = False
        """Whether the next request is answered here, whosever table it is about."""
        self._line = b""
        """The beginning of a request whose first line is not there yet."""

    def data_received(self, data: bytes) -> None:
        if self.is_ours or not self._is_between():
            self.is_ours = False
            super().data_received(data)
            return
        self._line += data
        if b"\n" not in self._line and len(self._line) < LONGEST_LINE:
            self._begun = self._begun or self.loop.time()
            return
        line, self._line = self._line, b""
        if handed_on(self.config.place, self.transport, line):
            self._unset_keepalive_if_required()
        else:
            super().data_received(line)

    def _is_between(self) -> bool:
        """Whether the next byte begins a request, and all is sent that was asked for before."""
        cycle = self.cycle
        is_answered = cycle is None or (cycle.response_complete and not cycle.more_body)
        return is_answered and not self._in_head and not self.transport.get_write_buffer_size()


class HandedArrival(Arrival):
    """A connection over which nothing has come yet, or one that was handed over, with what came over it."""

    config: HandingConfig

    def __init__(self, *args: Any, received: bytes = b"", **more: Any) -> None:
        super().__init__(*args, **more)
        self._received = received

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self._received:
            self.data_received(self._received)

    def _is_handed_on(self, received: bytes) -> bool:
        return not self._received and handed_on(self.config.place, self.transport, received)

    def _http(self) -> BoundedHttp:
        http = HandedHttp(*self._parts)
        http.is_ours = bool(self._received)
        return http
