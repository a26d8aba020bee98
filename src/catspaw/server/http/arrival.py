"""Arrivals: a plain request for a table's socket, as browsers send it, opens one at once; all else is uvicorn's."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from catspaw.server.http.connections import BoundedHttp, Config, Watched
from catspaw.server.live.frames import read_plain_request
from catspaw.server.live.wire import Wire


class Arrival(Watched, asyncio.Protocol):
    """A connection over which nothing has come yet.

    Every player opens one or more for each game, and uvicorn's parser, its application and a second reading of the
    request would take longer than what the request is about.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__()
        self.config = config
        self._server_state = server_state
        self._parts = (config, server_state, app_state)
        self._since = asyncio.get_running_loop().time()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self._client = client = get_remote_addr(self.transport)
        self._server_state.connections.add(cast("Any", self))
        if not self.config.connections.enter(self, client[0] if client else None):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._leave()

    def shutdown(self) -> None:
        """Uvicorn shuts down."""
        self.transport.close()

    def waits_since(self, now: float) -> float | None:
        return min(self._since, super().waits_since(now) or self._since)

    def data_received(self, data: bytes) -> None:
        """What goes on with the connection counts from now on instead of us."""
        self._leave()
        transport = self.transport
        if transport.is_closing() or self._is_handed_on(data):
            return
        request = read_plain_request(data)
        if request:
            wire = Wire(*self._parts)
            transport.set_protocol(wire)
            wire.take_over(transport, self._client)
            if not transport.is_closing():
                wire.open(request)
        else:
            http = self._http()
            transport.set_protocol(http)
            http.take_over(transport, self._since)
            if not transport.is_closing():
                http.data_received(data)

    def _is_handed_on(self, received: bytes) -> bool:  # noqa: ARG002 – who shares the tables with others looks into it
        """Whether somebody else goes on with the connection."""
        return False

    def _http(self) -> BoundedHttp:
        """Who goes on with whatever is no plain request for a socket."""
        return BoundedHttp(*self._parts)

    def _leave(self) -> None:
        self._server_state.connections.discard(cast("Any", self))
        self.config.connections.leave(self)
