"""What the parts of a room have in common: they know it until it is put away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from catspaw.server.live.room import Room


@mypyc_attr(allow_interpreted_subclasses=True)
class PartOfRoom:
    """Knows its room, and lets go of it when it is put away: else they would hold each other."""

    def __init__(self, room: Room) -> None:
        self._of: Room | None = room

    @property
    def _room(self) -> Room:
        if self._of is None:
            raise ReferenceError("the room was put away")
        return self._of

    def let_go(self) -> None:
        """The room is put away."""
        self._of = None
