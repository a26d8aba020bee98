"""Notices: what organisers and operators have done, in whichever process, takes effect here within one look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import json

from catspaw.core.errors import CatspawError
from catspaw.server.admin.people import ENDED
from catspaw.server.admin.tables import CLOSED
from catspaw.server.http.refusals import refused
from catspaw.server.live.visitor import Visitor, closed
from catspaw.server.store import Barred, Store

if TYPE_CHECKING:
    from catspaw.server.live.room import Room


class Notices:
    """Reads what the audit has that was not read yet, and ends the conversations that it ends."""

    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self._store = store
        self._rooms = rooms
        self._seen = 0

    async def begin(self) -> None:
        """What was done before concerns nobody who is connected here."""
        self._seen = await self._store.audit.last()

    async def look(self) -> None:
        for done in await self._store.audit.since(self._seen):
            self._seen = max(self._seen, done.number)
            if done.what in ENDED and done.person_id is not None:
                await self._end_sessions(done.person_id)
            elif done.what == CLOSED and done.table_id is not None:
                self._clear(done.table_id, done.detail)

    async def _end_sessions(self, person: str) -> None:
        """Whoever is banned is told why."""
        self._store.known.forget()
        here = [visitor for room in self._rooms.values() for visitor in room.visitors if visitor.person == person]
        for visitor in here:
            if await self._store.sessions.find(visitor.session) is None:
                try:
                    await self._store.sanctions.check(person, "ban", self._store.now())
                except Barred as error:
                    _tell(visitor, error)
                visitor.send_end()

    def _clear(self, table: str, why: str) -> None:
        """A table that was dealt shows its ending; one that was not is gone, and whoever waited there is told why."""
        room = self._rooms.get(table)
        if room and room.sitting is None:
            room.is_gone = True
            for visitor in room.visitors:
                _tell(visitor, closed(why))
                visitor.send_end()


def _tell(visitor: Visitor, error: CatspawError) -> None:
    visitor.send(json.encode(refused(error, visitor.language)))
