"""How games ended for the people who played them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, select

from catspaw.server.store.database import Database
from catspaw.server.store.rows import Finished, Result
from catspaw.server.store.schema import seats, tables
from catspaw.server.store.statements import count_changed
from catspaw.server.store.tables import with_seats

MOST: Final = 100
"""So many games of a person are looked at, however many there were."""
_FINISH: Final = "UPDATE seats SET result = :came_to, finished = :time_ms WHERE table_id = :of AND seat = :named"


class Results:
    """Games that are over, as their players see them; each call is a transaction."""

    def __init__(self, database: Database) -> None:
        self.finish = database.writes_with_time(finish)
        self.latest = database.reads(latest_results)


def finish(on: Connection, time_ms: int, table_id: str, results: Mapping[str, Result]) -> None:
    """Note what a game came to for each seat of a person."""
    for seat, result in results.items():
        count_changed(on, _FINISH, {"of": table_id, "named": seat, "came_to": result, "time_ms": time_ms})


def latest_results(on: Connection, person_id: str, limit: int = MOST) -> list[Finished]:
    """A person's games that are over, the latest first; an index has them in this order."""
    own = (seats.c.person_id == person_id, seats.c.finished.is_not(None))
    chosen = select(seats.c.table_id, seats.c.seat, seats.c.result, seats.c.finished).where(*own)
    rows = on.execute(chosen.order_by(seats.c.finished.desc()).limit(limit)).all()
    found = on.execute(select(tables).where(tables.c.id.in_({row.table_id for row in rows}))).all()
    by_id = {table.id: table for table in with_seats(on, found)}
    return [Finished(by_id[row.table_id], row.seat, row.result, row.finished) for row in rows]
