"""What is done to tables: they are listed as everybody may know them, and closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, select

from catspaw.core.errors import NotYours, Unknown
from catspaw.server.store.audit import add_audit
from catspaw.server.store.entries import append_entry
from catspaw.server.store.rows import Spectators, TableRow
from catspaw.server.store.schema import accounts, tables
from catspaw.server.store.seats import clear_table
from catspaw.server.store.tables import search_tables
from catspaw.table.entries import Closed

CLOSED = "close"
"""What the audit calls it."""


class ListedSeat(Struct, frozen=True):
    """Who sits somewhere."""

    seat: str
    kind: Literal["person", "bot", "open"]
    name: str | None = None
    """None for a guest."""
    person: str | None = None
    """The id of the person, for operators only."""


class ListedTable(Struct, frozen=True):
    """A table, and who sits there; nothing of what is played, nor how far it has come, which may be secret."""

    id: str
    number: int
    """Later tables have higher numbers."""
    game: str
    edition: str | None
    variants: tuple[str, ...]
    state: Literal["waiting", "playing", "over"]
    public: bool
    spectators: Spectators
    created: int
    seats: tuple[ListedSeat, ...]


def list_tables(
    on: Connection, *, over: bool | None = None, before: int | None = None, limit: int = 50
) -> list[ListedTable]:
    """All tables, public or not, the newest first; `before` is the number of the last one on the page before."""
    rows = search_tables(on, over=over, before=before, limit=limit)
    people = {person for row in rows for person in row.seats.values() if person}
    found = select(accounts.c.person_id, accounts.c.name).where(accounts.c.person_id.in_(people))
    names: dict[str, str] = {row.person_id: row.name for row in on.execute(found)}
    return [_listed(row, names) for row in rows]


def _listed(row: TableRow, names: Mapping[str, str]) -> ListedTable:
    people = [
        ListedSeat(seat, "person", names.get(person), person) if person else ListedSeat(seat, "open")
        for seat, person in row.seats.items()
    ]
    bots = [ListedSeat(seat, "bot", bot) for seat, bot in row.settings.get("bots", {}).items()]
    return ListedTable(
        id=row.id,
        number=row.number,
        game=row.game,
        edition=row.settings.get("edition"),
        variants=tuple(row.settings.get("variants", ())),
        state="over" if row.over else "playing" if row.entries else "waiting",
        public=row.public,
        spectators=row.spectators,
        created=row.created,
        seats=(*people, *bots),
    )


def without_ids(table: ListedTable) -> ListedTable:
    """The same without who people are to the store."""
    return replace(table, seats=tuple(replace(seat, person=None) for seat in table.seats))


def close_table(on: Connection, time_ms: int, by: str, table_id: str, why: str) -> None:
    """End a game without a winner; a table that still waits for players is cleared. Servers tell whoever is there."""
    held = select(tables.c.entries, tables.c.over).where(tables.c.id == table_id).with_for_update()
    row = on.execute(held).first()
    if row is None:
        raise Unknown("table", table_id, [])
    if row.over:
        raise NotYours("the game is over", reason="over")
    if row.entries:
        append_entry(on, table_id, row.entries, Closed(why), time_ms, over=True)
    else:
        clear_table(on, table_id)
    add_audit(on, time_ms, by, CLOSED, table_id=table_id, detail=why)
