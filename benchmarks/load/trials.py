"""The trials that a server is put through, each on a server that was just started and warmed up."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Final

from load.catspaw_server import CatspawServer
from load.figures import Figures
from load.processes import Running
from load.traffic import LENGTH, Load, Meter, TableSetup, percentile

PATIENCE: Final = 60.0
"""Seconds within which tables must have been opened or played; else they are too many."""
GONE: Final = 25.0
"""Seconds after which a server may have put away tables that nobody is at."""
WARM: Final = 60
"""So many tables a server is warmed up with at once."""
ANSWERS: Final = 10_000
"""So many answers it has given by then."""


FEW: Final = 1_000
"""Where latencies are compared that one server has with itself."""


Disturbance = Callable[[str], AbstractAsyncContextManager[None]]
"""What goes on at the server with a URL while it lasts."""


@dataclass
class Contender:
    """A server that can be started."""

    name: str
    setup: Callable[[str], TableSetup]
    start: Callable[[], AbstractContextManager[Running]]


class Stretch:
    """A stretch of time: what the server had of the processor, and what we had."""

    def __init__(self, server: Running) -> None:
        self._server = server
        self._begun, self._own, self._usage = time.perf_counter(), time.process_time(), server.usage()

    def end(self) -> Stretch:
        usage = self._server.usage()
        self.took = time.perf_counter() - self._begun
        self.generator = (time.process_time() - self._own) / self.took
        self.seconds = usage.seconds - self._usage.seconds
        self.others = (usage.core - self._usage.core - self.seconds) / self.took
        self.megabytes = usage.megabytes
        return self


@asynccontextmanager
async def warm(contender: Contender, tables: int, answers: int = ANSWERS) -> AsyncIterator[tuple[Load, Running]]:
    """A server that has seen many games."""
    with contender.start() as server:
        load = Load(contender.setup(server.url))
        gc.disable()
        try:
            async with asyncio.timeout(PATIENCE):
                await load.come_in(max(tables, WARM))
            given = 0
            while given < answers:
                async with asyncio.timeout(PATIENCE):
                    await load.open(WARM)
                given += len((await load.play(PATIENCE)).acknowledged)
                load.leave()
            yield load, server
        finally:
            gc.enable()
            load.close()


async def rounds(contender: Contender, tables: int) -> Figures:
    """So many tables are opened; then all are played at once, until each has had its answers."""
    async with warm(contender, tables) as (load, server):
        return await _round(load, server, tables)


async def in_turn(contenders: Sequence[Contender], tables: int, times: int) -> AsyncIterator[tuple[str, Figures]]:
    """The same, round by round: all servers are there at once, and one of them at a time has something to do.

    So each has its share of every mood of a busy machine, and none is started and warmed up anew.
    """
    async with AsyncExitStack() as servers:
        ready = [await servers.enter_async_context(warm(one, tables)) for one in contenders]
        for _ in range(times):
            for one, (load, server) in zip(contenders, ready, strict=True):
                yield one.name, await _round(load, server, tables)
                load.leave()


async def _round(load: Load, server: Running, tables: int) -> Figures:
    opening = Stretch(server)
    await load.open(tables)
    opening.end()
    playing = Stretch(server)
    meter = await load.play(PATIENCE)
    playing.end()
    figures = _figures(tables, meter, playing)
    figures.opening = opening.seconds / tables
    return figures


async def paced(contender: Contender, tables: int, seconds: float) -> Figures:
    """Each table answers once a second."""
    async with warm(contender, tables) as (load, server):
        await load.open(tables)
        playing = Stretch(server)
        meter = await load.play(min(seconds, LENGTH - 1), interval=1.0)
        return _figures(tables, meter, playing.end())


async def disturbed(contender: Contender, tables: int, seconds: float, disturbance: Disturbance) -> Figures:
    """The same while something else goes on: a flood, or bots that think."""
    async with warm(contender, tables, FEW) as (load, server):
        await load.open(tables)
        async with disturbance(server.url):
            playing = Stretch(server)
            meter = await load.play(min(seconds, LENGTH - 1), interval=1.0)
            return _figures(tables, meter, playing.end())


@asynccontextmanager
async def thinking(url: str, thinkers: int) -> AsyncIterator[None]:
    """So many tables at which the strongest level of The Red Claw is asked again as soon as it has answered."""
    if not thinkers:
        yield
        return
    bots = Load(CatspawServer(url, "red-claw", bot="colonel"))
    await bots.come_in(thinkers)
    await bots.open(thinkers)
    playing = asyncio.create_task(bots.play(PATIENCE))
    try:
        yield
    finally:
        playing.cancel()
        bots.close()


async def storm(contender: Contender, tables: int) -> Figures:
    """Everybody at so many tables loses the connection and comes back at once."""
    async with warm(contender, tables) as (load, server):
        await load.open(tables)
        coming = Stretch(server)
        async with asyncio.timeout(PATIENCE):
            await load.reconnect()
        coming.end()
        figures = _figures(tables, Meter(), coming)
        figures.opening, figures.took = coming.seconds / (2 * tables), coming.took
        return figures


async def idle(contender: Contender, tables: int, seconds: float) -> Figures:
    """Everybody sits there and thinks; then all of them leave, and the memory is looked at again."""
    async with warm(contender, tables) as (load, server):
        await load.open(tables)
        resting = Stretch(server)
        await asyncio.sleep(seconds)
        figures = _figures(tables, Meter(), resting.end())
        load.leave()
        await asyncio.sleep(GONE)
        figures.left = server.usage().megabytes
        return figures


def _figures(tables: int, meter: Meter, during: Stretch) -> Figures:
    answers = len(meter.acknowledged)
    return Figures(
        tables=tables,
        answers=answers / during.took,
        answering=during.seconds / answers if answers else 0.0,
        median=percentile(meter.acknowledged, 0.5),
        late=percentile(meter.acknowledged, 0.99),
        seen=percentile(meter.seen, 0.5),
        seen_late=percentile(meter.seen, 0.99),
        server=during.seconds / during.took,
        others=during.others,
        generator=during.generator,
        megabytes=during.megabytes,
        refused=meter.refused,
        silent=meter.silent,
    )
