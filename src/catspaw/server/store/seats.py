"""Who sits where, until the cards are dealt, and what a seat lets pass afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import json
from sqlalchemy import Connection, Row, bindparam, delete, exists, or_, select, update

from catspaw.core.errors import NotYours, Unknown
from catspaw.server.store.database import Database
from catspaw.server.store.errors import Missing, Taken
from catspaw.server.store.rows import TableRow
from catspaw.server.store.schema import chat, edition_uses, seats, tables
from catspaw.server.store.tables import with_seats

_CHANGED = update(tables).where(tables.c.id == bindparam("of")).values(version=tables.c.version + 1).returning(tables)
_TAKE_OPEN = (
    update(seats)
    .where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("named"), seats.c.person_id.is_(None))
    .where(or_(seats.c.kept_for.is_(None), seats.c.kept_for == bindparam("person_id")))
    .values(person_id=bindparam("person_id"), nonce=bindparam("nonce"), deck=bindparam("deck"))
)


class Seats:
    """Seats of tables; each call is a transaction."""

    def __init__(self, database: Database) -> None:
        self.take = database.writes(take_seat)
        self.leave = database.writes(leave_seat)
        self.let_pass = database.writes(let_pass)


def take_seat(
    on: Connection, table_id: str, seat: str, person_id: str, nonce: str | None = None, deck: str | None = None
) -> TableRow:
    """Sit down, with a deck or not; Taken if it is somebody else's. A nonce that was sent stays as it is."""
    taken = {"of": table_id, "named": seat, "person_id": person_id, "nonce": nonce, "deck": deck}
    table = _count_change(on, table_id)
    if table is None:
        raise Missing("table")
    if on.execute(_TAKE_OPEN, taken).rowcount == 0:
        _check_seat(on, table_id, seat)
        sitting = on.scalar(select(seats.c.person_id).where(seats.c.table_id == table_id, seats.c.seat == seat))
        if sitting != person_id:
            raise Taken("somebody sits there" if sitting else "it is reserved for somebody")
    return with_seats(on, [table])[0]


def leave_seat(on: Connection, table_id: str, seat: str, person_id: str) -> None:
    """Free a seat before the cards are dealt: one's own, or as host anybody's; the last one to go clears the table."""
    _check_seat(on, table_id, seat)
    _count_change(on, table_id)
    table = on.execute(select(tables.c.entries, tables.c.host).where(tables.c.id == table_id)).one()
    if table.entries:
        raise NotYours("the cards have been dealt", reason="dealt")
    the_seat = (seats.c.table_id == table_id, seats.c.seat == seat)
    sits = on.scalar(select(seats.c.person_id).where(*the_seat))
    if person_id not in (sits, table.host):
        raise NotYours("you do not sit there", reason="not-your-seat")
    freed = update(seats).where(*the_seat).values(person_id=None, nonce=None, deck=None)
    on.execute(freed if sits == person_id else freed.values(kept_for=None))
    if sits == person_id:
        _clear_if_deserted(on, table_id)


def _clear_if_deserted(on: Connection, table_id: str) -> None:
    if on.scalar(select(exists().where(seats.c.table_id == table_id, seats.c.person_id.is_not(None)))):
        return
    clear_table(on, table_id)


def clear_table(on: Connection, table_id: str) -> None:
    """Forget a table at which nothing was played."""
    for of_table in (seats.c.table_id, chat.c.table_id, edition_uses.c.table_id, tables.c.id):
        on.execute(delete(of_table.table).where(of_table == table_id))


def let_pass(on: Connection, table_id: str, seat: str, windows: Mapping[str, int | None]) -> None:
    """Which windows a seat lets pass, in one turn or in all."""
    _count_change(on, table_id)
    the_seat = (seats.c.table_id == table_id, seats.c.seat == seat)
    on.execute(update(seats).where(*the_seat).values(passes=json.encode(windows).decode()))


def _count_change(on: Connection, table_id: str) -> Row[Any] | None:
    """Which also keeps others from changing the table before the transaction ends; the table as it is then."""
    return on.execute(_CHANGED, {"of": table_id}).first()


def _check_seat(on: Connection, table_id: str, seat: str) -> None:
    known = list(on.scalars(select(seats.c.seat).where(seats.c.table_id == table_id).order_by(seats.c.place)))
    if not known and on.scalar(select(tables.c.id).where(tables.c.id == table_id)) is None:
        raise Missing("table")
    if seat not in known:
        raise Unknown("seat", seat, known)
