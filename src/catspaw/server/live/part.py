"""What the parts of a room have in common: they know it until it is put away."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from catspaw.server.live.room import Room


@final
class RoomRef:
    """Leads to a room until it is put away, for whoever must not keep it: a compiled class has no weak references."""

    def __init__(self, room: Room) -> None:
        self.room: Room | None = room


@mypyc_attr(allow_interpreted_subclasses=True)
class PartOfRoom:
    """Refers to its room, so that a room that is put away is gone at once."""

    def __init__(self, room: Room) -> None:
        self._ref = room.ref

    @property
    def _room(self) -> Room:
        room = self._ref.room
        if room is None:
            raise ReferenceError("the room was put away")
        return room
