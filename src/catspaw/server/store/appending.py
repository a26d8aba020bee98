"""Entries are appended in batches: those that come while one batch is being written make up the next."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct, json
from sqlalchemy import Connection, TextClause, bindparam, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from catspaw.core.errors import CatspawError, Stale
from catspaw.server.store.database import Database, reading, writing
from catspaw.server.store.errors import Missing
from catspaw.server.store.schema import tables
from catspaw.table.entries import Entry

MOST: Final = 500
"""Entries in one batch."""
_UPDATE: Final = """
UPDATE tables SET entries = new.number + 1, changed = new.at, asked = new.asked, due = new.due, over = new.over,
    version = version + 1
FROM {new} AS new WHERE tables.id = new.id AND tables.entries = new.number RETURNING tables.id
"""
_INSERT: Final = "INSERT INTO entries (table_id, number, entry, at) SELECT id, number, entry, at FROM {new} AS new"
_LOCK: Final = "SELECT id FROM tables WHERE id IN (SELECT id FROM {new} AS new) ORDER BY id FOR UPDATE"
"""In one order everywhere, so that no two processes wait for each other."""
_NEW: Final = {
    "sqlite": """(SELECT value ->> 'id' AS id, value ->> 'number' AS number, value ->> 'entry' AS entry,
        value ->> 'at' AS at, value ->> 'asked' AS asked, value ->> 'due' AS due, value ->> 'over' AS over
        FROM json_each(:new))""",
    "postgresql": """(SELECT * FROM jsonb_to_recordset(CAST(:new AS jsonb)) AS listed
        (id text, number integer, entry text, at bigint, asked text, due bigint, over boolean))""",
}
"""A list of entries as rows, whatever its length, so that the statements stay the same."""
_THERE: Final = select(tables.c.entries).where(tables.c.id == bindparam("id"))


Outcome = asyncio.Future[CatspawError | None]
"""Why an entry was refused, if it was: a result, for whoever waited may be gone and nobody would catch an exception."""


class New(Struct, frozen=True):
    """An entry to be appended, and what holds after it."""

    id: str
    number: int
    entry: str
    at: int
    asked: str | None
    due: int | None
    over: bool


class Appending(Database):
    """One batch after the other. Whoever appends waits for theirs."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._waiting: list[tuple[New, Outcome]] = []
        self._writer_task: asyncio.Task[None] | None = None

    async def append(
        self,
        table_id: str,
        number: int,
        entry: Entry,
        at: int | None = None,
        *,
        asked: str | None = None,
        due: int | None = None,
        over: bool = False,
    ) -> None:
        """Add the next entry, after which a seat is asked or the game is over; Stale unless its number comes next."""
        written = json.encode(entry).decode()
        new = New(table_id, number, written, self.now() if at is None else at, asked, due, over)
        done: Outcome = asyncio.get_running_loop().create_future()
        self._waiting.append((new, done))
        if self._writer_task is None or self._writer_task.done():
            self._writer_task = asyncio.create_task(self._write_all())
        refusal = await done
        if refusal:
            raise refusal

    async def close(self) -> None:
        """Not before what is being written has been."""
        if self._writer_task:
            await self._writer_task
        await super().close()

    async def _write_all(self) -> None:
        while self._waiting:
            batch = self._next_batch()
            try:
                kept = await self._write([new for new, _ in batch.values()])
                for new, done in batch.values():
                    if new.id in kept:
                        _settle(done, None)
                for new, done in batch.values():
                    if new.id not in kept:
                        _settle(done, await self._refusal(new))
            except CatspawError as error:
                for _, done in batch.values():  # whoever has not been told yet
                    _settle(done, error)

    def _next_batch(self) -> dict[str, tuple[New, Outcome]]:
        """One entry of each table, as many as may be; the others wait for the batch after."""
        batch: dict[str, tuple[New, Outcome]] = {}
        later = []
        for new, done in self._waiting:
            if new.id in batch or len(batch) == MOST:
                later.append((new, done))
            else:
                batch[new.id] = (new, done)
        self._waiting = later
        return batch

    @writing
    async def _write(self, on: AsyncConnection, batch: Sequence[New]) -> set[str]:
        """Those that come next at their tables; their ids."""
        return await on.run_sync(self._write_on, batch)

    def _write_on(self, on: Connection, batch: Sequence[New]) -> set[str]:
        if on.dialect.name == "postgresql":
            on.execute(_statement(_LOCK, on.dialect.name), _listed(batch))
        kept = set(on.scalars(_statement(_UPDATE, on.dialect.name), _listed(batch)))
        on.execute(_statement(_INSERT, on.dialect.name), _listed([new for new in batch if new.id in kept]))
        return kept

    async def _refusal(self, new: New) -> CatspawError:
        there = await self._there(new.id)
        if there is None:
            return Missing("table")
        return Stale(f"entry {new.number} does not come next, entry {there} does")

    @reading
    async def _there(self, on: AsyncConnection, table_id: str) -> int | None:
        found: int | None = await on.scalar(_THERE, {"id": table_id})
        return found


@cache
def _statement(template: str, dialect: str) -> TextClause:
    return text(template.format(new=_NEW[dialect]))


def _listed(batch: Sequence[New]) -> dict[str, str]:
    return {"new": json.encode(batch).decode()}


def _settle(done: Outcome, refusal: CatspawError | None) -> None:
    if not done.done():
        done.set_result(refusal)
