"""The lobby: what is listed, remembered for a moment, since many look and little changes."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import json

from catspaw.server.live.visitor import known_person, table_info
from catspaw.server.store import Store, TableRow

Which: TypeAlias = Literal["open", "watchable", "mine"]
FRESH: Final = 1.0
"""Seconds for which it is not looked what other processes, and the games themselves, have changed."""
MOST: Final = 5_000
"""Tables that are remembered as they were listed."""


class Lobby:
    """Tables with an open seat, tables to watch, and one's own."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._changes = 0
        self._rows: dict[Which, tuple[list[TableRow], float]] = {}
        self._infos: dict[tuple[str, int, str, str], bytes] = {}

    def forget(self) -> None:
        """Somebody here has set up a table, sat down or got up."""
        self._changes += 1
        self._rows.clear()

    async def listed(self, which: Which, person: str, language: str) -> bytes:
        """Each as a `TableInfo`, the newest first."""
        rows = await self._found(which, person)
        return b"[" + b",".join([self._info(row, person, language) for row in rows]) + b"]"

    async def _found(self, which: Which, person: str) -> Sequence[TableRow]:
        if which == "mine":
            return await self._store.tables.own(person)
        rows, found_at = self._rows.get(which, ([], -FRESH))
        if time.monotonic() - found_at < FRESH:
            return rows
        begun, changes = time.monotonic(), self._changes
        rows = await self._store.tables.search(public=True, over=False, open_seat=True if which == "open" else None)
        if which == "watchable":
            rows = [row for row in rows if row.spectators != "none"]
        if changes == self._changes:
            self._rows[which] = (rows, begun)
        return rows

    def _info(self, row: TableRow, person: str, language: str) -> bytes:
        known = known_person(row, person)
        key = (row.id, row.version, known, language)
        found = self._infos.get(key)
        if found is None:
            if len(self._infos) >= MOST:
                self._infos.clear()
            found = self._infos[key] = json.encode(table_info(row, None, known, language))
        return found


def tag_of(content: bytes) -> str:
    """An ETag: equal contents have equal ones."""
    return f'"{hashlib.blake2s(content, digest_size=12).hexdigest()}"'
