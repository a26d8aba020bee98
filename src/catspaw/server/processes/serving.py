"""One process of several: uvicorn's server, which also takes connections and news from the others."""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import suppress
from typing import Any

import uvicorn
from litestar import Litestar

from catspaw.server.live.rooms import Tables
from catspaw.server.processes.figures import written_figures
from catspaw.server.processes.handing import HandedArrival, HandingConfig
from catspaw.server.processes.post import CONNECTION, FIGURES, NEWS, Letter


class Serving(uvicorn.Server):
    """Serves its place until it is told to end, or until whoever watches over it is gone."""

    config: HandingConfig

    def __init__(self, config: HandingConfig, app: Litestar, lifeline: int) -> None:
        super().__init__(config)
        self._app = app
        self._lifeline = lifeline
        """A descriptor at whose end the supervisor holds on."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        place = self.config.place
        asyncio.get_running_loop().add_reader(self._lifeline, self._end)
        place.inboxes[place.number].open(self._read)
        place.begin(place.number)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.config.place.stop(self.config.place.number)
        await super().shutdown(sockets)

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._lifeline)
        self.should_exit = True

    def _read(self, letter: Letter) -> None:
        tables: Tables = self._app.state.tables
        if letter.kind == NEWS:
            self._start(tables.hear(letter.text))
        elif letter.kind == CONNECTION and letter.file is not None:
            self._start(self._go_on(letter.file, letter.text))
        elif letter.kind == FIGURES and letter.file is not None:
            with suppress(OSError):  # nobody waits for them any more
                os.write(letter.file, written_figures(tables.metrics.registry))
            os.close(letter.file)

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self, file: int, received: bytes) -> None:
        """A connection that another process has accepted, and what came over it."""

        def protocol() -> HandedArrival:
            return HandedArrival(self.config, self.server_state, self.lifespan.state, received=received)

        handed = socket.socket(fileno=file)
        handed.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, handed)
        except OSError:  # whoever it was is gone already
            handed.close()
