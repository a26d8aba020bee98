"""One server, just started, and the load that it is put under."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from load.figures import Figures
from load.processes import Running
from load.traffic import Load, TableSetup, percentile

PATIENCE: Final = 60.0
"""Seconds within which tables must have been opened and measured; else they are too many."""
WARM: Final = 2000
"""After so many answers a server is as fast as it gets."""


@dataclass
class Contender:
    """A server that can be started."""

    name: str
    setup: Callable[[str], TableSetup]
    start: Callable[[], AbstractContextManager[Running]]


async def at_once(contender: Contender, tables: int, seconds: float) -> Figures:
    """Everybody answers immediately."""
    with contender.start() as server:
        load = Load(contender.setup(server.url))
        try:
            begun = time.perf_counter()
            async with asyncio.timeout(PATIENCE):
                await load.resize(tables)
            opened = tables / (time.perf_counter() - begun)
            await load.warm_up(WARM, seconds)
            return replace(await _measured(load, server, tables, seconds), opened=opened)
        except TimeoutError:
            return Figures(tables)
        finally:
            await load.close()


async def paced(contender: Contender, levels: Sequence[int], halvings: int, seconds: float) -> list[Figures]:
    """More and more tables that answer once a second; once they are too many, fewer again, to see how many fit."""
    found: list[Figures] = []
    fits, too_many = 0, 0
    with contender.start() as server:
        load = Load(contender.setup(server.url))

        async def held(tables: int) -> bool:
            try:
                async with asyncio.timeout(PATIENCE):
                    await load.resize(tables)
                    await asyncio.sleep(seconds / 2)
                    found.append(await _measured(load, server, tables, seconds))
            except TimeoutError:
                found.append(Figures(tables))
            return found[-1].held

        try:
            await load.resize(levels[0])
            await load.warm_up(WARM, seconds)
            load.interval = 1.0
            for level in levels:
                if not await held(level):
                    too_many = level
                    break
                fits = level
            for _ in range(halvings if too_many else 0):
                middle = round(sqrt(fits * too_many)) or too_many // 4
                if await held(middle):
                    fits = middle
                else:
                    too_many = middle
        finally:
            await load.close()
    return found


async def _measured(load: Load, server: Running, tables: int, seconds: float) -> Figures:
    """What so many tables take."""
    gc.collect()
    gc.disable()
    try:
        before, own, begun = server.usage(), time.process_time(), time.perf_counter()
        meter = await load.measured(seconds)
        took = time.perf_counter() - begun
        after, own = server.usage(), time.process_time() - own
    finally:
        gc.enable()
    return Figures(
        tables=tables,
        answers=len(meter.acknowledged) / took,
        median=percentile(meter.acknowledged, 0.5),
        late=percentile(meter.acknowledged, 0.99),
        seen=percentile(meter.seen, 0.5),
        seen_late=percentile(meter.seen, 0.99),
        server=(after.seconds - before.seconds) / took,
        others=(after.core - before.core - after.seconds + before.seconds) / took,
        generator=own / took,
        megabytes=after.megabytes,
        games=meter.games,
        refused=meter.refused,
        silent=meter.silent,
    )
