"""The entries of tables, which are only ever added to, each under the next number of its table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import MsgspecError, Struct, json
from sqlalchemy import Connection, bindparam, insert, select
from sqlalchemy.engine.interfaces import DBAPICursor

from catspaw.core.errors import CatspawError, Malformed, Stale
from catspaw.server.store.database import Database
from catspaw.server.store.errors import Missing
from catspaw.server.store.rows import StoredEntry
from catspaw.server.store.schema import entries, tables
from catspaw.server.store.together import AtOnce
from catspaw.table.entries import Entry

_decoder: json.Decoder[Entry] = json.Decoder(Entry)
_READ: Final = (
    select(entries.c.number, entries.c.entry, entries.c.at)
    .where(entries.c.table_id == bindparam("id"), entries.c.number >= bindparam("since"))
    .order_by(entries.c.number)
)
_APPEND: Final = """
WITH new AS (
    SELECT * FROM jsonb_to_recordset(CAST(%s AS jsonb)) AS listed
        (id text, number integer, entry text, time_ms bigint, asked text, due bigint, over boolean)),
locked AS (SELECT tables.id FROM tables WHERE id IN (SELECT id FROM new) ORDER BY id FOR UPDATE),
updated AS (
    UPDATE tables SET entries = new.number + 1, changed = new.time_ms, asked = new.asked, due = new.due,
        over = new.over, version = version + 1
    FROM new JOIN locked ON locked.id = new.id WHERE tables.id = new.id AND tables.entries = new.number
    RETURNING new.id, new.number, new.entry, new.time_ms),
added AS (
    INSERT INTO entries (table_id, number, entry, at) SELECT id, number, entry, time_ms FROM updated
    RETURNING table_id)
SELECT id FROM new WHERE id NOT IN (SELECT table_id FROM added)
"""
"""For PostgreSQL, at most one entry of each table; the tables of those that were not appended. Rows are locked in one
order everywhere, so that no two processes wait for each other; whoever has waited for a row finds that another entry
comes next."""
_STEP: Final = """
UPDATE tables SET entries = ?, changed = ?, asked = ?, version = version + 1
WHERE id = ? AND entries = ? AND due IS NULL AND NOT over
"""
"""One table where nobody's time runs, as most are: what is indexed stays as it is."""
_TIMED_STEP: Final = """
UPDATE tables SET entries = ?, changed = ?, asked = ?, version = version + 1, due = ?, over = ?
WHERE id = ? AND entries = ?
"""
_ENTRY: Final = "INSERT INTO entries (table_id, number, entry, at) VALUES (?, ?, ?, ?)"
_NEXT: Final = select(tables.c.entries).where(tables.c.id == bindparam("id"))


class NewEntry(Struct, frozen=True):
    """An entry to be appended, and what holds after it."""

    id: str
    """Of the table."""
    number: int
    entry: str
    time_ms: int
    asked: str | None
    due: int | None
    over: bool


class Entries:
    """Entries of all tables. Appended ones are written in batches."""

    def __init__(self, database: Database) -> None:
        self.read = database.reads(read_entries)
        self._now = database.now
        self.put: Callable[[NewEntry, Callable[[Exception | None], None]], None] = database.puts(append_entries)
        """Add the next entry of a table, and call back once it is on disk, or with why it is not."""

    async def append(
        self,
        table_id: str,
        number: int,
        entry: Entry,
        time_ms: int | None = None,
        *,
        asked: str | None = None,
        due: int | None = None,
        over: bool = False,
    ) -> None:
        """Add the next entry, after which a seat is asked or the game is over; Stale unless its number comes next."""
        time_ms = self._now() if time_ms is None else time_ms
        await self.add(NewEntry(table_id, number, written(entry), time_ms, asked, due, over))

    async def add(self, new: NewEntry) -> None:
        """The same for whoever waits."""
        added: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self.put(new, lambda error: None if added.done() else added.set_result(error))
        error = await added
        if error:
            raise error


class Appending(AtOnce[NewEntry]):
    """Appends entries, those of one table one after the other, and says why each of them is refused, if it is."""

    statement = _APPEND

    def value(self, items: Sequence[NewEntry]) -> str:
        return _listed([items[place] for place in _firsts(items)])

    def left(self, items: Sequence[NewEntry], returned: Sequence[tuple[Any, ...]]) -> list[int]:
        firsts = _firsts(items)
        if not returned and len(firsts) == len(items):
            return []
        refused = {id for (id,) in returned}
        written = {place for place in firsts if items[place].id not in refused}
        return [place for place in range(len(items)) if place not in written]

    def write_all(self, cursor: DBAPICursor, items: Sequence[NewEntry]) -> bool:
        timed = [new for new in items if new.due is not None or new.over]
        others = [new for new in items if new.due is None and not new.over] if timed else items
        cursor.executemany(_STEP, [(*_step(new), *_at(new)) for new in others])
        stepped = cursor.rowcount if others else 0
        if timed:
            cursor.executemany(_TIMED_STEP, [(*_step(new), new.due, new.over, *_at(new)) for new in timed])
            stepped += cursor.rowcount
        if stepped < len(items):
            return False
        cursor.executemany(_ENTRY, [(*_at(new), new.entry, new.time_ms) for new in items])
        return True

    def __call__(self, on: Connection, items: Sequence[NewEntry]) -> list[CatspawError | None]:
        append = _append_with_driver if on.dialect.name == "sqlite" else _append
        return [None if append(on, new) else _refusal(on, new) for new in items]


append_entries: Final = Appending()


def _firsts(items: Sequence[NewEntry]) -> list[int]:
    """Where the first entry of each table stands."""
    return list({items[place].id: place for place in reversed(range(len(items)))}.values())


def _append(on: Connection, new: NewEntry) -> bool:
    return on.exec_driver_sql(_APPEND, (_listed([new]),)).first() is None


def _append_with_driver(on: Connection, new: NewEntry) -> bool:
    """With SQLite, where no statement goes over a network, and the driver's own take the shortest way."""
    cursor = on.connection.cursor()
    is_there = new.due is None and not new.over and cursor.execute(_STEP, (*_step(new), *_at(new))).rowcount
    is_next = bool(is_there or cursor.execute(_TIMED_STEP, (*_step(new), new.due, new.over, *_at(new))).rowcount)
    if is_next:
        cursor.execute(_ENTRY, (*_at(new), new.entry, new.time_ms))
    cursor.close()
    return is_next


def _step(new: NewEntry) -> tuple[int, int, str | None]:
    """What an entry changes in the row of its table."""
    return new.number + 1, new.time_ms, new.asked


def _at(new: NewEntry) -> tuple[str, int]:
    """Where an entry belongs."""
    return new.id, new.number


def append_entry(on: Connection, table_id: str, number: int, entry: Entry, time_ms: int, *, over: bool) -> None:
    """Append one entry after which nobody is asked, in the transaction of whatever else belongs to it."""
    [refusal] = append_entries(on, [NewEntry(table_id, number, written(entry), time_ms, None, None, over)])
    if refusal:
        raise refusal


def _refusal(on: Connection, new: NewEntry) -> CatspawError:
    there: int | None = on.scalar(_NEXT, {"id": new.id})
    return Missing("table") if there is None else Stale(f"entry {new.number} does not come next, entry {there} does")


def insert_entry(on: Connection, table_id: str, number: int, entry: Entry, time_ms: int) -> None:
    """Store an entry of a table that nobody else knows yet."""
    on.execute(insert(entries).values(table_id=table_id, number=number, entry=written(entry), at=time_ms))


def read_entries(on: Connection, table_id: str, since: int = 0) -> list[StoredEntry]:
    """The entries of a table from a number on, in order; none if there is no such table."""
    found = on.execute(_READ, {"id": table_id, "since": since})
    return [StoredEntry(_entry(number, text), time_ms) for number, text, time_ms in found]


def _listed(new: Sequence[NewEntry]) -> str:
    return json.encode(new).decode()


def written(entry: Entry) -> str:
    """As it is stored."""
    return json.encode(entry).decode()


def _entry(number: int, text: str) -> Entry:
    try:
        return _decoder.decode(text)
    except MsgspecError as error:
        raise Malformed(f"entry {number}: {error}") from error
