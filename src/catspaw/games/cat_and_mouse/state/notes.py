"""The Inspector's row of notes: monitored rooms, face down or turned up, in the order they were laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import first, one
from catspaw.core.packed import popped, read, read_at, repeated, values_in, without, written_at
from catspaw.games.cat_and_mouse.state.numbers import PER_WORD, Field

if TYPE_CHECKING:
    from catspaw.games.cat_and_mouse.state.position import Heist


def room_at(row: i64, place: i64) -> i64:
    """The room at a place of a packed row."""
    return read_at(row, Field.ROOM, place)


def rooms_of(row: i64, size: i64) -> i64:
    """The rooms of a packed row as a set."""
    return values_in(row, Field.ROOM, size)


def place_of(row: i64, room: i64) -> i64:
    """Where in a packed row the room lies."""
    place: i64 = 0
    while room_at(row, place) != room:
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
    heist.notes = written_at(heist.notes, Field.ROOM, heist.note_count, room)
    heist.note_count += 1
    heist.monitored |= one(room)


def face_down(heist: Heist) -> i64:
    """The places of notes that lie face down."""
    return first(heist.note_count) & ~heist.turned_up


def rule_out(heist: Heist, room: i64) -> None:
    """Everybody now knows that none of the notes lying here is this room."""
    notes, rooms = heist.note_count, one(room)
    heist.ruled_out_a |= repeated(Field.RULED_OUT, min(notes, PER_WORD), rooms)
    if notes > PER_WORD:
        heist.ruled_out_b |= repeated(Field.RULED_OUT, min(notes - PER_WORD, PER_WORD), rooms)
        if notes > 2 * PER_WORD:
            heist.ruled_out_c |= repeated(Field.RULED_OUT, notes - 2 * PER_WORD, rooms)


def ruled_out_at(heist: Heist, place: i64) -> i64:
    """The rooms a note is publicly known not to be."""
    return field(heist.ruled_out_a, heist.ruled_out_b, heist.ruled_out_c, place)


def field(a: i64, b: i64, c: i64, place: i64) -> i64:
    """The rooms that are ruled out for one of twelve places."""
    if place < PER_WORD:
        return read_at(a, Field.RULED_OUT, place)
    if place < 2 * PER_WORD:
        return read_at(b, Field.RULED_OUT, place - PER_WORD)
    return read_at(c, Field.RULED_OUT, place - 2 * PER_WORD)


def rule_out_all(heist: Heist, place: i64, rooms: i64) -> None:
    """Everybody now knows that the note at this place is none of these rooms."""
    if place < PER_WORD:
        heist.ruled_out_a |= written_at(0, Field.RULED_OUT, place, rooms)
    elif place < 2 * PER_WORD:
        heist.ruled_out_b |= written_at(0, Field.RULED_OUT, place - PER_WORD, rooms)
    else:
        heist.ruled_out_c |= written_at(0, Field.RULED_OUT, place - 2 * PER_WORD, rooms)


def take_up(heist: Heist, place: i64) -> i64:
    """Remove a note from the row, closing the gap, and say which room it was."""
    room = room_at(heist.notes, place)
    heist.notes = without(heist.notes, Field.ROOM, place)
    heist.note_count -= 1
    heist.monitored &= ~one(room)
    heist.turned_up = without(heist.turned_up, Field.MARK, place)
    heist.laid_by_mouse = without(heist.laid_by_mouse, Field.MARK, place)
    heist.public_notes = without(heist.public_notes, Field.MARK, place)
    mark = heist.search_marks & one(place)
    heist.search_marks = without(heist.search_marks, Field.MARK, place) | mark
    a, b, c = heist.ruled_out_a, heist.ruled_out_b, heist.ruled_out_c
    if place < PER_WORD:
        heist.ruled_out_a = handed_down(without(a, Field.RULED_OUT, place), b)
        heist.ruled_out_b = handed_down(popped(b, Field.RULED_OUT), c)
        heist.ruled_out_c = popped(c, Field.RULED_OUT)
    elif place < 2 * PER_WORD:
        heist.ruled_out_b = handed_down(without(b, Field.RULED_OUT, place - PER_WORD), c)
        heist.ruled_out_c = popped(c, Field.RULED_OUT)
    else:
        heist.ruled_out_c = without(c, Field.RULED_OUT, place - 2 * PER_WORD)
    return room


def handed_down(word: i64, above: i64) -> i64:
    """A word in whose last place the lowest place of the word above now is."""
    return written_at(word, Field.RULED_OUT, PER_WORD - 1, read(above, Field.RULED_OUT))
