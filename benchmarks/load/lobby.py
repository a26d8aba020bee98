"""A lobby with very many tables in it, and what a look at it costs."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from load.catspaw_server import CatspawServer
from load.processes import Running
from load.traffic import Meter, Table
from load.trials import Stretch

POLLS: Final = 100
_COLUMNS: Final = "game, host, public, spectators, settings, created, changed, entries, said, over, version"
_COPIES: Final = f"""
WITH RECURSIVE copies(copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ?)
INSERT INTO tables (id, {_COLUMNS}) SELECT 'copy ' || copy, {_COLUMNS} FROM tables, copies
"""  # noqa: S608 – nothing of it comes from outside
_SEATS: Final = """
INSERT INTO seats (table_id, seat, place, person_id, nonce)
SELECT tables.id, seat, place, person_id, nonce FROM tables, seats WHERE tables.id LIKE 'copy %'
"""


async def lobby(start: Callable[[Path], Iterator[Running]], folder: Path, tables: int) -> dict[str, float]:
    """Seconds of processor for each look at a lobby of so many tables, none of which is the visitor's own."""
    running = contextmanager(start)
    with running(folder) as server:
        setup = CatspawServer(server.url)
        host = await setup.guest()
        wish = {"game": "cat-and-mouse", "seats": [{"who": "me"}, {"who": "open"}], "nonce": "ab" * 16}
        await setup.http.ask("POST", "/api/tables", wish, **host)
        setup.http.close()
    with closing(sqlite3.connect(folder / "catspaw.db")) as database, database:
        database.execute(_COPIES, (tables - 1,))
        database.execute(_SEATS)
    with running(folder) as server:
        setup = CatspawServer(server.url)
        people = await setup.people()
        await setup.sit_down(Table(Meter()), people)
        found = {}
        for which in ("open", "watchable", "mine"):
            look = partial(setup.http.ask, "GET", f"/api/tables?which={which}", **people[0])
            found[which] = await _polled(server, look)
            tag = (await look()).headers.get("etag", "")
            found[f"{which}, nothing new"] = await _polled(server, partial(look, if_none_match=tag))
        setup.http.close()
        return found


async def _polled(server: Running, ask: Callable[[], Awaitable[object]]) -> float:
    polling = Stretch(server)
    for _ in range(POLLS):
        await ask()
    return polling.end().seconds / POLLS
