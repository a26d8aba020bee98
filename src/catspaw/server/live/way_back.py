"""Whether an answer may still be taken back, found out before anybody asks, so that nobody asks in vain."""

from __future__ import annotations

import asyncio
from math import ceil
from typing import TYPE_CHECKING, Final

from catspaw.core.errors import CatspawError
from catspaw.server.http.guards import failed
from catspaw.server.live.part import PartOfRoom
from catspaw.server.live.settling import has_several_people
from catspaw.table import Entry, Sitting
from catspaw.table.entries import Answered

if TYPE_CHECKING:
    from catspaw.server.live.room import Room

PAUSE: Final = 0.4
"""Seconds for which nothing must have happened: while bots answer one after the other nobody takes back."""


class WayBack(PartOfRoom):
    """The seats that would be granted to take back their last answer, as things stand.

    Chance must not have been asked since, which is known at once; whether an answer revealed something else is
    looked for aside (`workers.py`), for whoever plays alone against bots. Where others play they are asked first, so
    there it is found out once somebody wants it. It is told at whole seconds, so that how long the search took tells
    nothing.
    """

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._given: list[tuple[int, str]] = []
        """Of the last answers: how many there were before, and whose it is."""
        self._givers: set[str] = set()
        self._answers = 0
        self._known: dict[str, bool] = {}
        """By seat whether it would be granted, until the next entry."""
        self._task: asyncio.Task[None] | None = None

    def follow(self, entry: Entry, sitting: Sitting) -> None:
        """An entry has been applied."""
        self._known.clear()
        before = self._answers
        _, answers = sitting.table.version
        self._answers = answers
        if answers < before:
            self._given = [each for each in self._given if each[0] < answers]
            self._givers = {seat for _, seat in self._given}
        elif isinstance(entry, Answered) and answers == before + 1:
            self._given.append((before, entry.seat))
            self._givers.add(entry.seat)
        elif answers != before:
            self._given.clear()
            self._givers.clear()

    def is_granted(self, seat: str) -> bool:
        """Whether the seat would be granted it, or may ask the others; not so while it is being looked for."""
        if seat not in self._givers:
            return False
        return self._known.get(seat, False) or has_several_people(self._room)

    def look(self) -> None:
        """Look for it once nothing has happened for a moment, unless that is being done already."""
        if not self._given or has_several_people(self._room):
            return
        if (self._task is None or self._task.done()) and self._next() is not None:
            self._task = asyncio.create_task(self._look())

    def stop(self) -> None:
        if self._task:
            self._task.cancel()

    def _next(self) -> str | None:
        """A seat whose person is here, and of whom it is not known."""
        if self._room.sitting is None or self._room.row.over or self._room.sitting.asked is None:
            return None
        here = {visitor.seat for visitor in self._room.visitors if visitor.seat}
        return next((seat for _, seat in self._given if seat in here and seat not in self._known), None)

    async def _look(self) -> None:
        try:
            while (seat := self._next()) is not None:
                after_entries = len(self._room.entries)
                await asyncio.sleep(PAUSE)
                if after_entries == len(self._room.entries):
                    await self._find_out(seat, after_entries)
        except ReferenceError:
            return  # the room was put away
        except Exception as error:  # noqa: BLE001 – the table goes on without
            failed(error)

    async def _find_out(self, seat: str, after_entries: int) -> None:
        clock, workers, room = asyncio.get_running_loop(), self._room.services.workers, self._room
        begun = clock.time()
        async with workers.aside():
            if after_entries != len(room.entries):
                return
            try:
                await workers.undo_point(room.id, room.dealt, seat)
                granted = True
            except CatspawError:
                granted = False
        took = clock.time() - begun
        await asyncio.sleep(ceil(took) - took)
        if after_entries == len(room.entries):
            self._known[seat] = granted
            room.broadcast.send()
