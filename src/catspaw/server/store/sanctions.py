"""Sanctions: who is banned, and who may not chat, until when and why."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import ColumnElement, Connection, bindparam, delete, or_, select

from catspaw.server.store.database import Database
from catspaw.server.store.errors import Barred
from catspaw.server.store.rows import Kind, Sanction
from catspaw.server.store.schema import accounts, insert_new, sanctions

_COLUMNS: Final = (
    sanctions.c.person_id,
    accounts.c.name,
    sanctions.c.kind,
    sanctions.c.since,
    sanctions.c.until,
    sanctions.c.why,
)
_SANCTION: Final = select(*_COLUMNS).join_from(
    sanctions, accounts, accounts.c.person_id == sanctions.c.person_id, isouter=True
)


IN_FORCE: Final[ColumnElement[bool]] = or_(sanctions.c.until.is_(None), sanctions.c.until > bindparam("now"))
"""Whether a sanction still holds at the time `now`."""
_ONE: Final = _SANCTION.where(
    sanctions.c.person_id == bindparam("person"), sanctions.c.kind == bindparam("kind"), IN_FORCE
)


class Sanctions:
    """Bans and mutes; each call is a transaction."""

    def __init__(self, database: Database) -> None:
        self.check = database.reads(check_sanction)
        self.active = database.reads(active_sanctions)


def impose(on: Connection, time_ms: int, person_id: str, kind: Kind, until: int | None, why: str) -> None:
    """Ban or mute somebody from now on; it takes the place of an earlier ban or mute."""
    changes = {"since": time_ms, "until": until, "why": why}
    new = insert_new(on, sanctions).values(person_id=person_id, kind=kind, **changes)
    on.execute(new.on_conflict_do_update(index_elements=["person_id", "kind"], set_=changes))


def lift(on: Connection, person_id: str, kind: Kind) -> bool:
    """End a ban or a mute; whether there was one."""
    one = (sanctions.c.person_id == person_id, sanctions.c.kind == kind)
    return on.execute(delete(sanctions).where(*one)).rowcount > 0


def check_sanction(on: Connection, person_id: str, kind: Kind, time_ms: int) -> None:
    """Raise Barred, with the reason, if somebody is banned or muted now."""
    row = on.execute(_ONE, {"person": person_id, "kind": kind, "now": time_ms}).first()
    if row:
        raise barred(Sanction(*row))


def barred(sanction: Sanction) -> Barred:
    """What the person is told."""
    values = {"until": told_time(sanction.until), "why": sanction.why or "–"}
    if sanction.kind == "ban":
        return Barred("banned until {until}: {why}", reason="banned", **values)
    return Barred("muted until {until}: {why}", reason="muted", **values)


def told_time(time_ms: int | None) -> str:
    """To the minute; `none` if it never comes."""
    return "none" if time_ms is None else f"{datetime.fromtimestamp(time_ms / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def active_sanctions(on: Connection, time_ms: int) -> list[Sanction]:
    """Whoever is banned or muted now, the latest first."""
    chosen = _SANCTION.where(IN_FORCE).order_by(sanctions.c.since.desc(), sanctions.c.person_id)
    return [Sanction(*row) for row in on.execute(chosen, {"now": time_ms})]


def adopt_sanctions(on: Connection, guest_id: str, account_id: str) -> None:
    """A guest who logs in is muted as before, unless the account was already."""
    rows = on.execute(select(sanctions).where(sanctions.c.person_id == guest_id)).mappings().all()
    for row in rows:
        moved = insert_new(on, sanctions).values({**row, "person_id": account_id})
        on.execute(moved.on_conflict_do_nothing())
    on.execute(delete(sanctions).where(sanctions.c.person_id == guest_id))
