"""Who sits where, until the cards are dealt, and what a seat lets pass afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import json
from sqlalchemy import Connection, delete, exists, select, update

from catspaw.core.errors import NotYours, Unknown
from catspaw.server.store.database import Database
from catspaw.server.store.errors import Missing, Taken
from catspaw.server.store.rows import TableRow
from catspaw.server.store.schema import chat, edition_uses, seats, tables
from catspaw.server.store.statements import count_changed, rows_of
from catspaw.server.store.tables import TABLE_COLUMNS, table_columns, with_its_seats

_CHANGED = f"UPDATE tables SET version = version + 1 WHERE id = :of RETURNING {TABLE_COLUMNS}"  # noqa: S608 – our own
_TAKE_OPEN = """
UPDATE seats SET person_id = :person_id, nonce = :nonce, deck = :deck
WHERE table_id = :of AND seat = :named AND person_id IS NULL AND (kept_for IS NULL OR kept_for = :person_id)
"""


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
    if count_changed(on, _TAKE_OPEN, taken) == 0:
        _check_seat(on, table_id, seat)
        sitting = on.scalar(select(seats.c.person_id).where(seats.c.table_id == table_id, seats.c.seat == seat))
        if sitting != person_id:
            raise Taken("somebody sits there" if sitting else "it is reserved for somebody")
    return with_its_seats(on, table)


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


def _count_change(on: Connection, table_id: str) -> Any:
    """Which also keeps others from changing the table before the transaction ends; the table, if there is one."""
    found = rows_of(on, _CHANGED, {"of": table_id})
    return table_columns(*found[0]) if found else None


def _check_seat(on: Connection, table_id: str, seat: str) -> None:
    known = list(on.scalars(select(seats.c.seat).where(seats.c.table_id == table_id).order_by(seats.c.place)))
    if not known and on.scalar(select(tables.c.id).where(tables.c.id == table_id)) is None:
        raise Missing("table")
    if seat not in known:
        raise Unknown("seat", seat, known)
