"""The Inspector's row of notes: monitored rooms, face down or turned up, in the order they were laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import first, one, shifted

if TYPE_CHECKING:
    from catspaw.games.cat_and_mouse.state.position import Heist

_FOUR_PLACES: Final = 0x001001001001
"""Room 0 in each of four fields of 12 bits."""


def room_at(row: i64, place: i64) -> i64:
    """The room at a place of a packed row."""
    return (row >> (4 * place)) & 15


def rooms_of(row: i64, size: i64) -> i64:
    """The rooms of a packed row as a set."""
    rooms: i64 = 0
    while size > 0:
        rooms |= one(row & 15)
        row >>= 4
        size -= 1
    return rooms


def place_of(row: i64, room: i64) -> i64:
    """Where in a packed row the room lies."""
    place: i64 = 0
    while row & 15 != room:
        row >>= 4
        place += 1
    return place


def stretch_of(row: i64, size: i64, search_marks: i64, places: i64, start: i64) -> i64:
    """The rooms at some places of a row, from a start up to where the Mouse searched next."""
    rooms: i64 = 0
    place = start
    while place < size:
        if places & one(place):
            rooms |= one(room_at(row, place))
        place += 1
        if search_marks & one(place):
            break
    return rooms


def lay_note(heist: Heist, room: i64) -> None:
    """Add a room's card, face down, to the monitored ones."""
    heist.notes |= shifted(room, 4 * heist.note_count)
    heist.note_count += 1
    heist.monitored |= one(room)


def face_down(heist: Heist) -> i64:
    """The places of notes that lie face down."""
    return first(heist.note_count) & ~heist.turned_up


def rule_out(heist: Heist, room: i64) -> None:
    """Everybody now knows that none of the notes lying here is this room."""
    heist.ruled_out_a |= _in_places(room, heist.note_count)
    if heist.note_count > 4:
        heist.ruled_out_b |= _in_places(room, heist.note_count - 4)
        if heist.note_count > 8:
            heist.ruled_out_c |= _in_places(room, heist.note_count - 8)


def _in_places(room: i64, places: i64) -> i64:
    """The room in the first so many of a word's four fields."""
    if places >= 4:
        return shifted(_FOUR_PLACES, room)
    return shifted(_FOUR_PLACES & first(12 * places), room)


def ruled_out_at(heist: Heist, place: i64) -> i64:
    """The rooms a note is publicly known not to be."""
    return field(heist.ruled_out_a, heist.ruled_out_b, heist.ruled_out_c, place)


def field(a: i64, b: i64, c: i64, place: i64) -> i64:
    """One of twelve fields of 12 bits."""
    if place < 4:
        return (a >> (12 * place)) & 0xFFF
    if place < 8:
        return (b >> (12 * (place - 4))) & 0xFFF
    return (c >> (12 * (place - 8))) & 0xFFF


def rule_out_all(heist: Heist, place: i64, rooms: i64) -> None:
    """Everybody now knows that the note at this place is none of these rooms."""
    if place < 4:
        heist.ruled_out_a |= shifted(rooms, 12 * place)
    elif place < 8:
        heist.ruled_out_b |= shifted(rooms, 12 * (place - 4))
    else:
        heist.ruled_out_c |= shifted(rooms, 12 * (place - 8))


def take_up(heist: Heist, place: i64) -> i64:
    """Remove a note from the row, closing the gap, and say which room it was."""
    room = room_at(heist.notes, place)
    heist.notes = _without(heist.notes, place, 4)
    heist.note_count -= 1
    heist.monitored &= ~one(room)
    heist.turned_up = _without(heist.turned_up, place, 1)
    heist.laid_by_mouse = _without(heist.laid_by_mouse, place, 1)
    heist.public_notes = _without(heist.public_notes, place, 1)
    mark = heist.search_marks & one(place)
    heist.search_marks = _without(heist.search_marks, place, 1) | mark
    a, b, c = heist.ruled_out_a, heist.ruled_out_b, heist.ruled_out_c
    if place < 4:
        heist.ruled_out_a = _without(a, place, 12) | shifted(b & 0xFFF, 36)
        heist.ruled_out_b = (b >> 12) | shifted(c & 0xFFF, 36)
        heist.ruled_out_c = c >> 12
    elif place < 8:
        heist.ruled_out_b = _without(b, place - 4, 12) | shifted(c & 0xFFF, 36)
        heist.ruled_out_c = c >> 12
    else:
        heist.ruled_out_c = _without(c, place - 8, 12)
    return room


def _without(row: i64, place: i64, bits: i64) -> i64:
    """A packed row with one of its fields cut out."""
    below = row & first(bits * place)
    return below | shifted(row >> (bits * (place + 1)), bits * place)
