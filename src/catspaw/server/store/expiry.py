"""Expiry: sessions that nobody uses any more, and guests who never sat at a table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Connection, delete, exists, select

from catspaw.server.store.database import Database
from catspaw.server.store.known import KnownPeople
from catspaw.server.store.schema import metadata, people, seats, sessions

BATCH: Final = 500
"""Rows that are deleted in one transaction, so that nobody waits for long."""


class Expiry:
    """What is forgotten after a while; each call is a transaction."""

    def __init__(self, database: Database, known: KnownPeople) -> None:
        self.end_sessions = database.writes_with_time(end_unused_sessions)
        self.forget_guests = database.writes_with_time(forget_unused_guests)
        self.trim_sessions = known.forgotten_after(database.writes(trim_sessions))


def end_unused_sessions(on: Connection, time_ms: int, unused_ms: int) -> int:
    """End some sessions that were not used for so long; how many."""
    unused = select(sessions.c.token_hash).where(sessions.c.seen < time_ms - unused_ms).limit(BATCH)
    return on.execute(delete(sessions).where(sessions.c.token_hash.in_(unused))).rowcount


def forget_unused_guests(on: Connection, time_ms: int, unused_ms: int) -> int:
    """Forget some guests who were not here for so long and whom nothing in the store tells of; how many."""
    since = time_ms - unused_ms
    seen = exists().where(sessions.c.person_id == people.c.id, sessions.c.seen >= since)
    told = [exists().where(column == people.c.id) for column in _tell_of_people()]
    reserved = select(seats.c.kept_for).where(seats.c.kept_for.is_not(None))
    unused = select(people.c.id).where(people.c.created < since, ~seen, *[~one for one in told])
    found = list(on.scalars(unused.where(people.c.id.not_in(reserved)).limit(BATCH)))
    for owner in (sessions.c.person_id, people.c.id):
        on.execute(delete(owner.table).where(owner.in_(found)))
    return len(found)


def trim_sessions(on: Connection, person_id: str, most: int) -> None:
    """End the sessions of a person beyond so many, the longest unused first."""
    own = select(sessions.c.token_hash).where(sessions.c.person_id == person_id)
    latest = own.order_by(sessions.c.seen.desc(), sessions.c.created.desc(), sessions.c.token_hash).limit(most)
    stay = list(on.scalars(latest))
    on.execute(delete(sessions).where(sessions.c.person_id == person_id, sessions.c.token_hash.not_in(stay)))


def _tell_of_people() -> list[Column[str]]:
    """Every column that refers to a person, but for their sessions."""
    return [
        column
        for table in metadata.sorted_tables
        for column in table.columns
        if table is not sessions and any(key.column is people.c.id for key in column.foreign_keys)
    ]
