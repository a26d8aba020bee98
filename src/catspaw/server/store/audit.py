"""The audit: what organisers and operators have done. Servers read it to learn what was done beside them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, insert, select, text

from catspaw.server.store.database import Database
from catspaw.server.store.rows import Audited
from catspaw.server.store.schema import audit

_LOCK: Final = 0x0CA76
"""Any number will do, as long as it stays the same."""


class Audit:
    """Rows that are only ever added to; each call is a transaction."""

    def __init__(self, database: Database) -> None:
        self.add = database.writes_with_time(add_audit)
        self.last = database.reads(last_number)
        self.since = database.reads(audited_since)
        self.latest = database.reads(latest_audited)


def add_audit(
    on: Connection,
    time_ms: int,
    by: str,
    what: str,
    *,
    person_id: str | None = None,
    table_id: str | None = None,
    detail: str = "",
) -> None:
    """Note what is done in this transaction. Whoever has seen a number has seen all lower ones."""
    if on.dialect.name == "postgresql":  # SQLite has one writer at a time anyway
        on.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    row = {"number": last_number(on) + 1, "at": time_ms, "by": by, "what": what, "detail": detail}
    on.execute(insert(audit).values(row | {"person_id": person_id, "table_id": table_id}))


def last_number(on: Connection) -> int:
    """The number of the last row; 0 if there is none."""
    return on.scalar(select(func.max(audit.c.number))) or 0


def audited_since(on: Connection, number: int) -> list[Audited]:
    """What was done after a number, in order."""
    chosen = select(audit).where(audit.c.number > number).order_by(audit.c.number)
    return [Audited(*row) for row in on.execute(chosen)]


def latest_audited(on: Connection, limit: int) -> list[Audited]:
    """What was done last, the latest first."""
    return [Audited(*row) for row in on.execute(select(audit).order_by(audit.c.number.desc()).limit(limit))]
