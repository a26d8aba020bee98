"""Connections: how many there are, and how long one may keep us waiting.

Uvicorn waits for ever for the end of a request, and for a client to read. Here every connection is looked at once
a second: one whose request is not there in time, or that reads nothing, is ended.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol

try:
    import resource
except ImportError:  # on Windows
    resource = None  # type: ignore[assignment]

from catspaw.server.http.addresses import Proxies, counted_address
from catspaw.server.http.limits import Tally
from catspaw.server.http.outbox import Outbox
from catspaw.server.settings import Settings

EVERY: Final = 1.0
"""Seconds between two looks at a connection."""
PARTS: Final = 10
"""So many looks are at a part of them each: very many at once would hold up whoever answers then."""
KEEP_ALIVE: Final = 5
"""Seconds for which a connection may be idle."""
LARGEST_HEAD: Final = 32_768
"""Bytes of a request before its body."""
FOR_EACH_SOCKET: Final = 2
"""Connections from an address for each socket that it may have: browsers open several."""
OWN_FILES: Final = 128
"""Files that we need ourselves: the database's, the workers', the client's."""
ALL: Final = ""
"""Under which all connections are counted."""
_TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Watched:
    """What every connection is watched by: since when it keeps us waiting."""

    transport: asyncio.Transport

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._unread = 0
        self._unread_since: float | None = None
        self._closing_since: float | None = None

    def is_leaving(self) -> bool:
        """Whether we have said goodbye."""
        return self.transport.is_closing()

    def waits_since(self, now: float) -> float | None:
        """Since when the client has read nothing, though there is something to read, or does not let go."""
        unread = self.transport.get_write_buffer_size()
        if unread != self._unread or not unread:
            self._unread, self._unread_since = unread, now if unread else None
        if self.is_leaving() and self._closing_since is None:
            self._closing_since = now
        return min((since for since in (self._unread_since, self._closing_since) if since is not None), default=None)


class Connections:
    """All connections of this process, counted together with those of others if they share a tally."""

    def __init__(self, settings: Settings, most: int, tally: Tally | None = None) -> None:
        self._most = most
        self._most_from_one = settings.sockets * settings.crowd * FOR_EACH_SOCKET
        self.frames = settings.rate
        """Control frames a second on one socket."""
        self._patience = settings.patience
        self._proxies = Proxies(settings.proxies)
        self._open: dict[Watched, str] = {}
        self._tally = tally or Tally()
        self.outbox = Outbox()
        """For what is said over all of them."""
        self._looking: asyncio.TimerHandle | None = None
        self._unlooked: Iterator[Watched] = iter(())
        """Those whose turn to be looked at comes before the next round."""
        self._part = 1
        """So many of them are looked at at once, however many have left since."""

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, connection: Watched, client: str | None) -> bool:
        """Whether there is room for one more; what comes through a proxy is counted by its requests."""
        address = counted_address(client)
        is_proxy = client is not None and self._proxies.include(client)
        if self._tally.count(ALL) >= self._most:
            return False
        if self._tally.count(address) >= self._most_from_one and not is_proxy:
            return False
        self._open[connection] = address
        for key in (ALL, address):
            self._tally.add(key)
        if self._looking is None:
            self._look_later()
        return True

    def leave(self, connection: Watched) -> None:
        address = self._open.pop(connection, None)
        for key in (ALL, address) if address is not None else ():
            self._tally.add(key, -1)

    def _look_later(self) -> None:
        self._looking = asyncio.get_running_loop().call_later(EVERY / PARTS, self._look)

    def _look(self) -> None:
        """End those of a part of the connections that have kept us waiting for too long."""
        now = asyncio.get_running_loop().time()
        part = list(islice(self._unlooked, self._part))
        if not part or not self._open:
            everybody = list(self._open)
            self._unlooked, self._part = iter(everybody), 1 + len(everybody) // PARTS
        for connection in part:
            since = connection.waits_since(now) if connection in self._open else None
            if since is not None and now - since > self._patience:
                connection.transport.abort()
        if self._open:
            self._look_later()
        else:
            self._looking = None


def room_for_connections(wanted: int) -> int:
    """As many as wanted, or as there may be open files but for our own."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted + OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < enough:
        soft = enough if hard == resource.RLIM_INFINITY else min(enough, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - OWN_FILES))


class Config(uvicorn.Config):
    """Uvicorn's, with the connections that its protocols count."""

    connections: Connections


class BoundedHttp(Watched, AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection on which requests come: each has to be there in time, with a head of bounded size."""

    config: Config

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._begun: float | None = None
        self._head = 0
        self._in_head = False

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._begun = self.loop.time()
        if not self.config.connections.enter(self, self.client[0] if self.client else None):
            transport.abort()

    def take_over(self, transport: asyncio.Transport, since: float) -> None:
        """A connection that has kept us waiting since then."""
        self.connection_made(transport)
        self._begun = since

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_whole():
            self._begun = None
            return
        self._begun = self._begun or self.loop.time()
        if self._in_head:
            self._head += len(data)
        if self._in_head and self._head > LARGEST_HEAD:
            self.transport.write(_TOO_LARGE)
            self.transport.close()

    def _is_whole(self) -> bool:
        """Whether all of the request that is being answered is there."""
        cycle = self.cycle
        return cycle is not None and not cycle.more_body and not cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def waits_since(self, now: float) -> float | None:
        stuck = super().waits_since(now)
        return stuck if self._begun is None else min(self._begun, stuck or self._begun)

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """From here on the socket counts instead."""
        self.config.connections.leave(self)
        super().handle_websocket_upgrade(*args)
