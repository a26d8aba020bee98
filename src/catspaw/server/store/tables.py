"""Tables: who sits where, and the entries of their games, which are only ever added to."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import MsgspecError, json
from sqlalchemy import ColumnElement, Row, bindparam, delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from catspaw.core.errors import Malformed, NotYours, Unknown
from catspaw.server.store.database import Database, reading, writing
from catspaw.server.store.errors import Missing, Taken
from catspaw.server.store.rows import NewTable, StoredEntry, TableRow
from catspaw.server.store.schema import chat, entries, seats, tables
from catspaw.table.entries import Entry

_decoder: json.Decoder[Entry] = json.Decoder(Entry)
# Statements that every game needs are made once: making one takes longer than executing it.
_TABLE = select(tables).where(tables.c.id == bindparam("id"))
_SEATS = select(seats).where(seats.c.table_id.in_(bindparam("ids", expanding=True))).order_by(seats.c.place)
_ENTRIES = (
    select(entries.c.number, entries.c.entry, entries.c.at)
    .where(entries.c.table_id == bindparam("id"), entries.c.number >= bindparam("since"))
    .order_by(entries.c.number)
)
_CHANGED = update(tables).where(tables.c.id == bindparam("of")).values(version=tables.c.version + 1)
_FREE = (
    update(seats)
    .where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("at"), seats.c.person_id.is_(None))
    .where(or_(seats.c.kept_for.is_(None), seats.c.kept_for == bindparam("person_id")))
    .values(person_id=bindparam("person_id"), nonce=bindparam("nonce"), deck=bindparam("deck"))
)


class Tables(Database):
    """Tables, seats and entries."""

    @writing
    async def add_table(self, on: AsyncConnection, table: NewTable, first: Entry | None = None) -> TableRow:
        """Set up a table, with entry 0 if it is known already; Taken if there is one of this id."""
        await self._add(on, table, first)
        return await _there(on, table.id)

    async def _add(self, on: AsyncConnection, table: NewTable, first: Entry | None) -> None:
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
        sitting = [
            {
                "table_id": table.id,
                "seat": seat,
                "place": place,
                "person_id": person,
                "nonce": table.nonces.get(seat),
                "kept_for": table.kept.get(seat),
            }
            for place, (seat, person) in enumerate(table.seats.items())
        ]
        if sitting:
            await on.execute(insert(seats), sitting)
        if first is not None:
            await _write(on, table.id, 0, first, now)

    @reading
    async def table(self, on: AsyncConnection, id: str) -> TableRow | None:
        return await _table(on, id)

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
    async def add_rematch(self, on: AsyncConnection, table_id: str, table: NewTable) -> str:
        """Set up the table where those of another one play again, unless somebody was quicker; its id."""
        chosen = update(tables).where(tables.c.id == table_id, tables.c.rematch.is_(None))
        chosen = chosen.values(rematch=table.id, version=tables.c.version + 1)
        if (await on.execute(chosen)).rowcount == 0:
            there: str | None = await on.scalar(select(tables.c.rematch).where(tables.c.id == table_id))
            if there is None:
                raise Missing("table")
            return there
        await self._add(on, table, None)
        return table.id

    @writing
    async def take_seat(
        self,
        on: AsyncConnection,
        table_id: str,
        seat: str,
        person_id: str,
        nonce: str | None = None,
        deck: str | None = None,
    ) -> TableRow:
        """Sit down, with a deck or not; Taken if it is somebody else's. A nonce that was sent stays as it is."""
        taken = {"of": table_id, "at": seat, "person_id": person_id, "nonce": nonce, "deck": deck}
        await _changed(on, table_id)
        if (await on.execute(_FREE, taken)).rowcount == 0:
            await _check_seat(on, table_id, seat)
            sitting = await on.scalar(
                select(seats.c.person_id).where(seats.c.table_id == table_id, seats.c.seat == seat)
            )
            if sitting != person_id:
                raise Taken("somebody sits there" if sitting else "it is kept for somebody")
        return await _there(on, table_id)

    @writing
    async def leave_seat(self, on: AsyncConnection, table_id: str, seat: str, person_id: str) -> None:
        """Get up before the cards are dealt, so that anybody may sit there; the last one to go clears the table."""
        await _check_seat(on, table_id, seat)
        await _changed(on, table_id)
        if await on.scalar(select(tables.c.entries).where(tables.c.id == table_id)):
            raise NotYours("the cards have been dealt")
        the_seat = (seats.c.table_id == table_id, seats.c.seat == seat, seats.c.person_id == person_id)
        freed = update(seats).where(*the_seat).values(person_id=None, nonce=None, deck=None)
        if (await on.execute(freed)).rowcount == 0:
            raise NotYours("you do not sit there")
        if await on.scalar(select(exists().where(seats.c.table_id == table_id, seats.c.person_id.is_not(None)))):
            return
        for of_table in (seats.c.table_id, chat.c.table_id, tables.c.id):
            await on.execute(delete(of_table.table).where(of_table == table_id))

    @writing
    async def let_pass(self, on: AsyncConnection, table_id: str, seat: str, windows: Mapping[str, int | None]) -> None:
        """Which windows a seat lets pass, in one turn or in all."""
        await _changed(on, table_id)
        the_seat = (seats.c.table_id == table_id, seats.c.seat == seat)
        await on.execute(update(seats).where(*the_seat).values(passes=json.encode(windows).decode()))

    @reading
    async def versions(self, on: AsyncConnection, ids: Collection[str]) -> dict[str, int]:
        """How often each of some tables has changed."""
        rows = await on.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids)))
        return {row.id: row.version for row in rows}

    @reading
    async def due(self, on: AsyncConnection, now: int) -> list[str]:
        """The tables where somebody is out of time."""
        return list(await on.scalars(select(tables.c.id).where(tables.c.due <= now)))

    @writing
    async def postpone(self, on: AsyncConnection, table_id: str, number: int, due: int | None) -> None:
        """When the seat that is asked at entry `number` will be out of time after all."""
        await on.execute(update(tables).where(tables.c.id == table_id, tables.c.entries == number).values(due=due))

    @reading
    async def entries(self, on: AsyncConnection, table_id: str, since: int = 0) -> list[StoredEntry]:
        """The entries of a table from a number on, in order; none if there is no such table."""
        found = await on.execute(_ENTRIES, {"id": table_id, "since": since})
        return [StoredEntry(_read(number, text), at) for number, text, at in found]


async def _changed(on: AsyncConnection, table_id: str) -> None:
    """Count a change, which also keeps others from changing the table before this is done."""
    await on.execute(_CHANGED, {"of": table_id})


async def _write(on: AsyncConnection, table_id: str, number: int, entry: Entry, now: int) -> None:
    text = json.encode(entry).decode()
    await on.execute(insert(entries).values(table_id=table_id, number=number, entry=text, at=now))


def _read(number: int, text: str) -> Entry:
    try:
        return _decoder.decode(text)
    except MsgspecError as error:
        raise Malformed(f"entry {number}: {error}") from error


async def _table(on: AsyncConnection, id: str) -> TableRow | None:
    found = await _rows(on, (await on.execute(_TABLE, {"id": id})).all())
    return found[0] if found else None


async def _there(on: AsyncConnection, id: str) -> TableRow:
    """A table that was there a moment ago, in the same transaction."""
    found = await _table(on, id)
    assert found
    return found


async def _rows(on: AsyncConnection, found: Sequence[Row[Any]]) -> list[TableRow]:
    """Tables with their seats."""
    sitting: dict[str, dict[str, str | None]] = {row.id: {} for row in found}
    nonces: dict[str, dict[str, str]] = {row.id: {} for row in found}
    decks: dict[str, dict[str, str]] = {row.id: {} for row in found}
    kept: dict[str, dict[str, str]] = {row.id: {} for row in found}
    passes: dict[str, dict[str, dict[str, int | None]]] = {row.id: {} for row in found}
    for seat in await on.execute(_SEATS, {"ids": list(sitting)}) if found else ():
        sitting[seat.table_id][seat.seat] = seat.person_id
        if seat.nonce is not None:
            nonces[seat.table_id][seat.seat] = seat.nonce
        if seat.deck is not None:
            decks[seat.table_id][seat.seat] = seat.deck
        if seat.kept_for is not None:
            kept[seat.table_id][seat.seat] = seat.kept_for
        if seat.passes is not None:
            passes[seat.table_id][seat.seat] = json.decode(seat.passes)
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
            decks=decks[row.id],
            settings=json.decode(row.settings),
            created=row.created,
            changed=row.changed,
            entries=row.entries,
            said=row.said,
            over=row.over,
            version=row.version,
            asked=row.asked,
            due=row.due,
            rematch=row.rematch,
            kept=kept[row.id],
            passes=passes[row.id],
        )
        for row in found
    ]


async def _check_seat(on: AsyncConnection, table_id: str, seat: str) -> None:
    known = list(await on.scalars(select(seats.c.seat).where(seats.c.table_id == table_id).order_by(seats.c.place)))
    if not known and await on.scalar(select(tables.c.id).where(tables.c.id == table_id)) is None:
        raise Missing("table")
    if seat not in known:
        raise Unknown("seat", seat, known)
