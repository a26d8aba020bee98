"""Bots think in processes of their own, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final

from msgspec import json

from catspaw.table import Entry, Opened, Sitting

KEPT: Final = 256
"""So many tables a worker remembers."""
_sittings: OrderedDict[str, tuple[int, Sitting]] = OrderedDict()
_decoder = json.Decoder(Entry)


def choose(table: str, entries: list[bytes]) -> int:
    """In a worker: what the bot that is asked answers. It is shown its seat's sight and nothing else."""
    given, sitting = _sittings.pop(table, (0, None))
    if sitting is None or given > len(entries):
        sitting, given = Sitting(_opened(entries[0])), 1
    for entry in entries[given:]:
        sitting.follow(_decoder.decode(entry))
    _sittings[table] = (len(entries), sitting)
    while len(_sittings) > KEPT:
        _sittings.popitem(last=False)
    return sitting.choice_of_bot()


def _opened(entry: bytes) -> Opened:
    first = _decoder.decode(entry)
    assert isinstance(first, Opened)
    return first


def end_with_server() -> None:
    """In a worker: once the server is gone, however it went, so are we."""

    def watch() -> None:
        server = parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()


class Thinkers:
    """The workers of one process of the server."""

    def __init__(self, workers: int) -> None:
        spawn = get_context("spawn")
        self._pool = ProcessPoolExecutor(max_workers=workers, mp_context=spawn, initializer=end_with_server)

    async def choose(self, table: str, entries: list[Entry]) -> int:
        """What the bot that is asked answers."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, choose, table, [json.encode(entry) for entry in entries])

    async def close(self) -> None:
        """Let the workers finish their thought, and no further one."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
