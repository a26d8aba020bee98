"""The entries of tables, which are only ever added to, each under the next number of its table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from msgspec import MsgspecError, Struct, json
from sqlalchemy import Connection, TextClause, bindparam, insert, select, text

from catspaw.core.errors import CatspawError, Malformed, Stale
from catspaw.server.store.database import Database
from catspaw.server.store.errors import Missing
from catspaw.server.store.rows import StoredEntry
from catspaw.server.store.schema import entries
from catspaw.table.entries import Entry

_decoder: json.Decoder[Entry] = json.Decoder(Entry)
_READ: Final = (
    select(entries.c.number, entries.c.entry, entries.c.at)
    .where(entries.c.table_id == bindparam("id"), entries.c.number >= bindparam("since"))
    .order_by(entries.c.number)
)
_LOCK: Final = "SELECT id FROM tables WHERE id IN (SELECT id FROM {new} AS new) ORDER BY id FOR UPDATE"
"""In one order everywhere, so that no two processes wait for each other."""
_APPEND: Final = """
WITH updated AS (
    UPDATE tables SET entries = new.number + 1, changed = new.time_ms, asked = new.asked, due = new.due,
        over = new.over, version = version + 1
    FROM {new} AS new WHERE tables.id = new.id AND tables.entries = new.number
    RETURNING new.id, new.number, new.entry, new.time_ms)
INSERT INTO entries (table_id, number, entry, at) SELECT id, number, entry, time_ms FROM updated RETURNING table_id
"""
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
_NEXT: Final = "SELECT id, entries FROM tables WHERE id IN (SELECT id FROM {new} AS new)"
_NEW: Final = {
    "sqlite": """(SELECT value ->> 'id' AS id, value ->> 'number' AS number, value ->> 'entry' AS entry,
        value ->> 'time_ms' AS time_ms, value ->> 'asked' AS asked, value ->> 'due' AS due, value ->> 'over' AS over
        FROM json_each(:new))""",
    "postgresql": """(SELECT * FROM jsonb_to_recordset(CAST(:new AS jsonb)) AS listed
        (id text, number integer, entry text, time_ms bigint, asked text, due bigint, over boolean))""",
}
"""A list of entries as rows, whatever its length, so that the statements stay the same."""


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


def append_entries(on: Connection, new: Sequence[NewEntry]) -> list[CatspawError | None]:
    """Append entries, those of one table one after the other; why each of them is refused, if it is."""
    if on.dialect.name == "sqlite":
        return _append_each(on, new)
    outcomes: list[CatspawError | None] = [None] * len(new)
    left = list(range(len(new)))
    while left:
        batch = {new[place].id: place for place in reversed(left)}
        refused = _append(on, [new[place] for place in batch.values()])
        for id, place in batch.items():
            outcomes[place] = refused.get(id)
        left = [place for place in left if batch[new[place].id] != place]
    return outcomes


def _append_each(on: Connection, new: Sequence[NewEntry]) -> list[CatspawError | None]:
    """With SQLite, where no statement goes over a network, and the driver's own take the shortest way."""
    cursor = on.connection.cursor()
    outcomes: list[CatspawError | None] = []
    for one in new:
        step, at = (one.number + 1, one.time_ms, one.asked), (one.id, one.number)
        is_there = one.due is None and not one.over and cursor.execute(_STEP, (*step, *at)).rowcount
        if is_there or cursor.execute(_TIMED_STEP, (*step, one.due, one.over, *at)).rowcount:
            cursor.execute(_ENTRY, (*at, one.entry, one.time_ms))
            outcomes.append(None)
        else:
            outcomes.append(_refusals(on, [one])[one.id])
    cursor.close()
    return outcomes


def _append(on: Connection, batch: Sequence[NewEntry]) -> dict[str, CatspawError]:
    """Append at most one entry to each table of PostgreSQL; those that are refused, by the id of the table."""
    listed = _listed(batch)
    on.execute(_statement(_LOCK, on.dialect.name), listed)
    stored = set(on.scalars(_statement(_APPEND, on.dialect.name), listed))
    return _refusals(on, [new for new in batch if new.id not in stored])


def append_entry(on: Connection, table_id: str, number: int, entry: Entry, time_ms: int, *, over: bool) -> None:
    """Append one entry after which nobody is asked, in the transaction of whatever else belongs to it."""
    [refusal] = append_entries(on, [NewEntry(table_id, number, written(entry), time_ms, None, None, over)])
    if refusal:
        raise refusal


def _refusals(on: Connection, refused: Sequence[NewEntry]) -> dict[str, CatspawError]:
    if not refused:
        return {}
    found = on.execute(_statement(_NEXT, on.dialect.name), _listed(refused))
    there = {row.id: row.entries for row in found}
    return {
        new.id: Stale(f"entry {new.number} does not come next, entry {there[new.id]} does")
        if new.id in there
        else Missing("table")
        for new in refused
    }


def insert_entry(on: Connection, table_id: str, number: int, entry: Entry, time_ms: int) -> None:
    """Store an entry of a table that nobody else knows yet."""
    on.execute(insert(entries).values(table_id=table_id, number=number, entry=written(entry), at=time_ms))


def read_entries(on: Connection, table_id: str, since: int = 0) -> list[StoredEntry]:
    """The entries of a table from a number on, in order; none if there is no such table."""
    found = on.execute(_READ, {"id": table_id, "since": since})
    return [StoredEntry(_entry(number, text), time_ms) for number, text, time_ms in found]


@cache
def _statement(template: str, dialect: str) -> TextClause:
    return text(template.format(new=_NEW[dialect]))


def _listed(batch: Sequence[NewEntry]) -> dict[str, str]:
    return {"new": json.encode(batch).decode()}


def written(entry: Entry) -> str:
    """As it is stored."""
    return json.encode(entry).decode()


def _entry(number: int, text: str) -> Entry:
    try:
        return _decoder.decode(text)
    except MsgspecError as error:
        raise Malformed(f"entry {number}: {error}") from error
