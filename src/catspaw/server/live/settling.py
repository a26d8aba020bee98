"""What a client may do without asking anybody: answer what has one answer, let a bot play for who is gone.

A question with one answer may be answered at once where that tells nobody anything: everybody can work out that there
is only one, or nobody else is there to notice. Elsewhere only a window that is let pass, whatever is held, passes by
itself (`automatic.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from catspaw.table import Entry, Sitting, settling
from catspaw.table.entries import Seated

if TYPE_CHECKING:
    from catspaw.server.live.room import Room


def settles(room: Room, seat: str) -> bool:
    """Whether the question is this seat's, has one answer, and may be answered at once."""
    sitting = room.sitting
    if sitting is None or sitting.asked != seat or not settling.has_one_answer(sitting):
        return False
    return settling.settles(sitting, is_watched=is_watched(room, seat))


def is_watched(room: Room, seat: str) -> bool:
    """Whether somebody else might notice when a seat answers: another player, or an onlooker."""
    person = room.row.seats.get(seat)
    others = {*room.row.seats.values(), *(visitor.person for visitor in room.visitors)} - {person}
    return bool(others) or room.broadcast.is_elsewhere()


def gone_from(room: Room, here: frozenset[str]) -> tuple[str, ...]:
    """The seats of people who have been gone so long that the others may let a bot play on."""
    sitting, seats = room.sitting, room.row.seats
    if here.issuperset(seats) or sitting is None or sitting.asked is None or room.timing.by_turns:
        return ()
    return tuple(seat for seat in seats if sitting.players[seat].bot is None and room.broadcast.has_left(seat))


def has_several_people(room: Room) -> bool:
    """Whether more than one person has a seat."""
    first = None
    for person in room.row.seats.values():
        if person is not None and first is not None and person != first:
            return True
        first = first or person
    return False


def is_person_after(entry: Entry, sitting: Sitting, seat: str) -> bool:
    """Whether somebody sits there once the entry is made."""
    player = entry.player if isinstance(entry, Seated) and entry.seat == seat else sitting.players[seat]
    return player.bot is None
