"""What takes long is worked out in processes of their own, so that it holds up nobody."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, ParamSpec, TypeVar

from msgspec import json

from catspaw.server.store import StoredEntry
from catspaw.table import Entry, Opened, Sitting

KEPT: Final = 256
"""So many tables a worker remembers."""
_sittings: OrderedDict[str, tuple[int, Sitting]] = OrderedDict()
_decoder: json.Decoder[Entry] = json.Decoder(Entry)
_P = ParamSpec("_P")
_R = TypeVar("_R")

# In a worker.


def choice_of_bot(table: str, entries: list[bytes]) -> int:
    """What the bot that is asked answers. It is shown its seat's sight and nothing else."""
    return _sitting(table, entries).choice_of_bot()


def undo_point(table: str, entries: list[bytes], seat: str) -> int:
    """How far a seat may take back; CannotUndo says why it may not."""
    return _sitting(table, entries).undo_point(seat)


def _sitting(table: str, entries: list[bytes]) -> Sitting:
    """The sitting that the entries make, from where it was when we were last asked."""
    given, sitting = _sittings.pop(table, (0, None))
    if sitting is None or given > len(entries):
        first = _decoder.decode(entries[0])
        assert isinstance(first, Opened)
        sitting, given = Sitting(first), 1
    for entry in entries[given:]:
        sitting.follow(_decoder.decode(entry))
    _sittings[table] = (len(entries), sitting)
    while len(_sittings) > KEPT:
        _sittings.popitem(last=False)
    return sitting


def end_with_server() -> None:
    """Once the server is gone, however it went, so are we."""

    def watch() -> None:
        server = parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()


# In the server.


class Workers:
    """The workers of one process of the server."""

    def __init__(self, many: int) -> None:
        self._many = many
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._many, mp_context=get_context("spawn"), initializer=end_with_server)

    async def choice_of_bot(self, table: str, entries: Sequence[StoredEntry]) -> int:
        """What the bot that is asked answers."""
        return await self._do(choice_of_bot, table, _encoded(entries))

    async def undo_point(self, table: str, entries: Sequence[StoredEntry], seat: str) -> int:
        """How far a seat may take back; CannotUndo says why it may not."""
        return await self._do(undo_point, table, _encoded(entries), seat)

    async def _do(self, work: Callable[_P, _R], *args: _P.args, **kwargs: _P.kwargs) -> _R:
        """If a worker has died, others are hired, once."""
        assert not kwargs
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work, *args)

    async def close(self) -> None:
        """Let the workers finish their thought, and no further one."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


def _encoded(entries: Sequence[StoredEntry]) -> list[bytes]:
    return [json.encode(kept.entry) for kept in entries]
