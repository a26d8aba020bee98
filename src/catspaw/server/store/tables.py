"""Tables: who sits where, and the entries of their games, which are only ever added to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import MsgspecError, json
from sqlalchemy import ColumnElement, Row, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from catspaw.core.errors import Malformed, Stale, Unknown
from catspaw.server.store.database import Database, reading, writing
from catspaw.server.store.errors import Missing, Taken
from catspaw.server.store.rows import NewTable, TableRow
from catspaw.server.store.schema import entries, seats, tables
from catspaw.table.entries import Entry

_decoder: json.Decoder[Entry] = json.Decoder(Entry)


class Tables(Database):
    """Tables, seats and entries."""

    @writing
    async def add_table(self, on: AsyncConnection, table: NewTable, first: Entry | None = None) -> None:
        """Set up a table, with entry 0 if it is known already; Taken if there is one of this id."""
        now = self.now()
        row = {
            "id": table.id,
            "game": table.game,
            "host": table.host,
            "public": table.public,
            "spectators": table.spectators,
            "settings": json.encode(table.settings).decode(),
            "created": now,
            "changed": now,
            "entries": 0 if first is None else 1,
            "said": 0,
            "over": False,
        }
        new = self._insert(tables).values(row).on_conflict_do_nothing().returning(tables.c.id)
        if await on.scalar(new) is None:
            raise Taken("there is a table of this id")
        for place, (seat, person) in enumerate(table.seats.items()):
            nonce = table.nonces.get(seat)
            await on.execute(
                insert(seats).values(table_id=table.id, seat=seat, place=place, person_id=person, nonce=nonce)
            )
        if first is not None:
            await _write(on, table.id, 0, first, now)

    @reading
    async def table(self, on: AsyncConnection, id: str) -> TableRow | None:
        found = await _rows(on, (await on.execute(select(tables).where(tables.c.id == id))).all())
        return found[0] if found else None

    @reading
    async def tables(
        self,
        on: AsyncConnection,
        *,
        person: str | None = None,
        public: bool | None = None,
        open_seat: bool | None = None,
        over: bool | None = None,
        limit: int = 50,
        before: int | None = None,
    ) -> list[TableRow]:
        """The lobby, newest first: a person's own or all; `before` is the number of the last one on the page before."""
        here = seats.c.table_id == tables.c.id
        wanted: list[ColumnElement[bool]] = []
        if person is not None:
            wanted.append(or_(tables.c.host == person, exists().where(here, seats.c.person_id == person)))
        if public is not None:
            wanted.append(tables.c.public == public)
        if open_seat is not None:
            is_open = exists().where(here, seats.c.person_id.is_(None))
            wanted.append(is_open if open_seat else ~is_open)
        if over is not None:
            wanted.append(tables.c.over == over)
        if before is not None:
            wanted.append(tables.c.number < before)
        chosen = select(tables).where(*wanted).order_by(tables.c.number.desc()).limit(limit)
        return await _rows(on, (await on.execute(chosen)).all())

    @writing
    async def take_seat(
        self, on: AsyncConnection, table_id: str, seat: str, person_id: str, nonce: str | None = None
    ) -> None:
        """Sit down; Taken if somebody else sits there. A nonce that was sent stays as it is."""
        the_seat = (seats.c.table_id == table_id, seats.c.seat == seat)
        taken = update(seats).where(*the_seat, seats.c.person_id.is_(None)).values(person_id=person_id, nonce=nonce)
        if (await on.execute(taken)).rowcount == 0:
            await _check_seat(on, table_id, seat)
            if await on.scalar(select(seats.c.person_id).where(*the_seat)) != person_id:
                raise Taken("somebody sits there")

    @writing
    async def leave_seat(self, on: AsyncConnection, table_id: str, seat: str) -> None:
        """Get up, so that anybody may sit there."""
        left = (
            update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(person_id=None, nonce=None)
        )
        if (await on.execute(left)).rowcount == 0:
            await _check_seat(on, table_id, seat)

    @reading
    async def entries(self, on: AsyncConnection, table_id: str, since: int = 0) -> list[Entry]:
        """The entries of a table from a number on, in order; none if there is no such table."""
        chosen = select(entries.c.number, entries.c.entry)
        wanted = chosen.where(entries.c.table_id == table_id, entries.c.number >= since)
        return [_read(number, text) for number, text in await on.execute(wanted.order_by(entries.c.number))]

    @writing
    async def append(
        self, on: AsyncConnection, table_id: str, number: int, entry: Entry, *, over: bool = False
    ) -> None:
        """Add the next entry, after which the game is over or not; Stale unless it is just this number's turn."""
        now = self.now()
        counted = update(tables).where(tables.c.id == table_id, tables.c.entries == number)
        if (await on.execute(counted.values(entries=number + 1, changed=now, over=over))).rowcount == 0:
            there = await on.scalar(select(tables.c.entries).where(tables.c.id == table_id))
            if there is None:
                raise Missing("table")
            raise Stale(f"entry {number} does not come next, entry {there} does")
        await _write(on, table_id, number, entry, now)


async def _write(on: AsyncConnection, table_id: str, number: int, entry: Entry, now: int) -> None:
    text = json.encode(entry).decode()
    await on.execute(insert(entries).values(table_id=table_id, number=number, entry=text, at=now))


def _read(number: int, text: str) -> Entry:
    try:
        return _decoder.decode(text)
    except MsgspecError as error:
        raise Malformed(f"entry {number}: {error}") from error


async def _rows(on: AsyncConnection, found: Sequence[Row[Any]]) -> list[TableRow]:
    """Tables with their seats."""
    chosen = select(seats).where(seats.c.table_id.in_([row.id for row in found])).order_by(seats.c.place)
    sitting: dict[str, dict[str, str | None]] = {row.id: {} for row in found}
    nonces: dict[str, dict[str, str]] = {row.id: {} for row in found}
    for seat in await on.execute(chosen) if found else ():
        sitting[seat.table_id][seat.seat] = seat.person_id
        if seat.nonce is not None:
            nonces[seat.table_id][seat.seat] = seat.nonce
    return [
        TableRow(
            id=row.id,
            number=row.number,
            game=row.game,
            host=row.host,
            public=row.public,
            spectators=row.spectators,
            seats=sitting[row.id],
            nonces=nonces[row.id],
            settings=json.decode(row.settings),
            created=row.created,
            changed=row.changed,
            entries=row.entries,
            over=row.over,
        )
        for row in found
    ]


async def _check_seat(on: AsyncConnection, table_id: str, seat: str) -> None:
    known = list(await on.scalars(select(seats.c.seat).where(seats.c.table_id == table_id).order_by(seats.c.place)))
    if not known and await on.scalar(select(tables.c.id).where(tables.c.id == table_id)) is None:
        raise Missing("table")
    if seat not in known:
        raise Unknown("seat", seat, known)
