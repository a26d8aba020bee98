"""The installation: its key, and when it was open, since clocks stand still while nobody is served."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select, update

from catspaw.server.store.database import Database
from catspaw.server.store.schema import closures, facts, insert_new


class Hours:
    """A key that never changes, a sign of life now and then, and the gaps between them; each call is a transaction."""

    def __init__(self, database: Database) -> None:
        self.key = database.writes(signing_key)
        self.beat = database.writes_with_time(beat)
        self.closed = database.reads(closed)


def signing_key(on: Connection) -> bytes:
    """What cookies are signed with, by every process that shares this database."""
    return bytes.fromhex(_fact(on, "key", secrets.token_hex(32)))


def beat(on: Connection, time_ms: int, longest: int) -> None:
    """Some process serves now. If none has for longer than that, the server was closed meanwhile."""
    last = int(_fact(on, "beat", str(time_ms)))
    if time_ms - last > longest:
        on.execute(insert_new(on, closures).values(since=last, until=time_ms).on_conflict_do_nothing())
    if time_ms > last:
        on.execute(update(facts).where(facts.c.name == "beat").values(value=str(time_ms)))


def closed(on: Connection, since: int = 0) -> list[tuple[int, int]]:
    """From when to when the server was closed, as far as it ended after a time."""
    chosen = select(closures.c.since, closures.c.until).where(closures.c.until > since)
    return [(begin, end) for begin, end in on.execute(chosen.order_by(closures.c.since))]


def _fact(on: Connection, name: str, at_first: str) -> str:
    """What is noted under a name; nobody else changes it before the transaction ends."""
    on.execute(insert_new(on, facts).values(name=name, value=at_first).on_conflict_do_nothing())
    value: str = on.execute(select(facts.c.value).where(facts.c.name == name).with_for_update()).scalar_one()
    return value
