"""Chat: everybody at a table and looking on reads it, but for those who have muted the speaker."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Final

from msgspec import json
from msgspec.structs import replace

from catspaw.core.errors import NotYours
from catspaw.server import protocol as p
from catspaw.server.live.part import PartOfRoom
from catspaw.server.live.visitor import GUEST, Visitor

if TYPE_CHECKING:
    from catspaw.server.live.room import Room

RECALLED: Final = 200
"""So many lines somebody who comes in is told."""


class RoomChat(PartOfRoom):
    """What has been said at a table."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._heard = 0
        """How many lines this process knows."""
        self._lines: list[tuple[str, p.Chatted]] = []
        """Who said what."""

    async def say(self, person: str, text: str) -> None:
        await self._room.services.store.chat.say(self._room.id, person, text, self._room.services.store.now())
        self._room.services.notify(self._room.id)
        await self._room.refresh()

    @property
    def is_up_to_date(self) -> bool:
        """Whether all that was said is known here."""
        return self._room.row.said == self._heard

    async def catch_up(self) -> None:
        """What has been said since, if anything has."""
        if self.is_up_to_date:
            return
        store = self._room.services.store
        for said in await store.chat.lines(self._room.id, self._heard, RECALLED):
            if said.number < self._heard:
                continue
            self._heard = said.number + 1
            speaker = await store.people.find(said.person_id)
            name = (speaker.called if speaker else None) or GUEST
            seat = next(iter(self._room.seats_of(said.person_id)), None)
            line = p.Chatted(said.number, self._alias(said.person_id), name, seat, False, said.text, said.time_ms)
            self._lines = [*self._lines, (said.person_id, line)][-RECALLED:]
        for visitor in list(self._room.visitors):
            await self.tell(visitor)

    async def tell(self, visitor: Visitor) -> None:
        """What a visitor has not heard yet and wants to hear."""
        news = [(person, line) for person, line in self._lines if line.number >= visitor.chat]
        if not news:
            return
        visitor.chat = news[-1][1].number + 1
        muted = await self._room.services.store.chat.muted(visitor.person)
        for person, line in news:
            if person not in muted:
                visitor.send(json.encode(replace(line, mine=person == visitor.person)))

    async def mute(self, visitor: Visitor, speaker: str, *, on: bool) -> None:
        """A visitor does not want to hear somebody who has spoken here, or does again."""
        await self._room.services.store.chat.mute(visitor.person, self.person_of(speaker), on)

    def person_of(self, speaker: str) -> str:
        """Who has spoken here, by what the chat calls them."""
        person = next((person for person, line in self._lines if line.speaker == speaker), None)
        if person is None:
            raise NotYours("nobody of that kind has spoken here")
        return person

    def _alias(self, person: str) -> str:
        """The same for everything a person says at this table, and no use elsewhere."""
        told = f"{self._room.id} {person}".encode()
        return hmac.new(self._room.services.key, told, hashlib.sha256).hexdigest()[:16]
