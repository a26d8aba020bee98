"""In a process of its own: a store that is opened at the same moment as others open it."""

from __future__ import annotations

import asyncio
import warnings
from multiprocessing.synchronize import Barrier

from catspaw.server.store import Store
from forked import FORKING, PATIENCE


def open_at_once(url: str, many: int) -> list[int | None]:
    """Let many processes open a database at the same moment, and add a person each; how they ended."""
    together = FORKING.Barrier(many, timeout=PATIENCE)
    processes = [FORKING.Process(target=_open, args=(url, together)) for _ in range(many)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(PATIENCE)
    return [process.exitcode for process in processes]


def _open(url: str, together: Barrier) -> None:
    warnings.simplefilter("error")
    asyncio.run(_add_somebody(url, together))


async def _add_somebody(url: str, together: Barrier) -> None:
    together.wait()
    store = await Store.open(url)
    await store.people.add()
    await store.close()
