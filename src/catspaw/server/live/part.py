"""What the parts of a room have in common: they know it, and do not keep it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import ref

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from catspaw.server.live.room import Room


@mypyc_attr(allow_interpreted_subclasses=True)
class PartOfRoom:
    """Refers to its room weakly, so that a room that is put away is gone at once."""

    def __init__(self, room: Room) -> None:
        self._ref = ref(room)

    @property
    def _room(self) -> Room:
        room = self._ref()
        if room is None:
            raise ReferenceError("the room was put away")
        return room
