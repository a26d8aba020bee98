"""Packed words: fields of a few bits side by side in one 64-bit integer, read and written only here.

A field is declared once, as one `Final` integer:

    first bit | bits << 6 | places << 12 | largest value << 18

`places` is 1 for a single number, and more for a row of equal fields, of which place 0 is the lowest. A row that
begins at bit 0 may be used as a queue. Declarations stand in the module of the constants they use, since mypy
computes constants within one module only: so they are constants in the compiled code as well.

Writing a value outside 0 to the largest, or reading or writing a place beyond the row, raises `OverflowError`
before anything is changed, compiled or not; so no write ever reaches a neighbour. Functions that rules call often
take the declaration apart themselves instead of calling `bits` and its like, which is faster in the interpreter.
"""

from __future__ import annotations

from mypy_extensions import i64

from catspaw.core.bits import first, one, shifted


def first_bit(field: i64) -> i64:
    return field & 63


def bits(field: i64) -> i64:
    """How many bits one place has."""
    return (field >> 6) & 63


def places(field: i64) -> i64:
    return (field >> 12) & 63


def most(field: i64) -> i64:
    """The largest value that may be written."""
    return field >> 18


def mask(field: i64) -> i64:
    """Every bit of a field, of all its places."""
    return shifted(first(((field >> 6) & 63) * ((field >> 12) & 63)), field & 63)


def read(word: i64, field: i64) -> i64:
    """A field's value; of a row that at place 0."""
    return (word >> (field & 63)) & first((field >> 6) & 63)


def read_at(word: i64, field: i64, place: i64) -> i64:
    """The value at a place of a row."""
    width = (field >> 6) & 63
    if place < 0 or place >= (field >> 12) & 63:
        refuse_place(field, place)
    return (word >> ((field & 63) + width * place)) & first(width)


def written(word: i64, field: i64, value: i64) -> i64:
    """The word with another value in a field; in a row at place 0."""
    at = field & 63
    if value < 0 or value > field >> 18:
        refuse_value(field, value)
    return (word & ~shifted(first((field >> 6) & 63), at)) | shifted(value, at)


def written_at(word: i64, field: i64, place: i64, value: i64) -> i64:
    """The word with another value at a place of a row."""
    width = (field >> 6) & 63
    if place < 0 or place >= (field >> 12) & 63:
        refuse_place(field, place)
    if value < 0 or value > field >> 18:
        refuse_value(field, value)
    at = (field & 63) + width * place
    return (word & ~shifted(first(width), at)) | shifted(value, at)


def repeated(field: i64, number: i64, value: i64) -> i64:
    """A word with the value at each of the first so many places."""
    width = (field >> 6) & 63
    if number < 0 or number > (field >> 12) & 63:
        refuse_place(field, number)
    if value < 0 or value > field >> 18:
        refuse_value(field, value)
    word: i64 = 0
    at = field & 63
    while number > 0:
        word |= shifted(value, at)
        at += width
        number -= 1
    return word


# Queues: rows that begin at bit 0. How long one is, is kept beside it, since 0 may be a value.


def pushed(queue: i64, field: i64, value: i64) -> i64:
    """The queue with a value at place 0, and the others one place up."""
    width = (field >> 6) & 63
    if value < 0 or value > field >> 18:
        refuse_value(field, value)
    if queue >> (width * (((field >> 12) & 63) - 1)):
        refuse_place(field, places(field))
    return (queue << width) | value


def popped(queue: i64, field: i64) -> i64:
    """The queue without the value at place 0, the others one place down."""
    return queue >> ((field >> 6) & 63)


def without(queue: i64, field: i64, place: i64) -> i64:
    """The queue without the value at a place, those above it one place down."""
    width = (field >> 6) & 63
    if place < 0 or place >= (field >> 12) & 63:
        refuse_place(field, place)
    below = first(width * place)
    return (queue & below) | ((queue >> width) & ~below)


def values_in(queue: i64, field: i64, length: i64) -> i64:
    """The values of a queue as a set."""
    width = (field >> 6) & 63
    each = first(width)
    found: i64 = 0
    while length > 0:
        found |= one(queue & each)
        queue >>= width
        length -= 1
    return found


def listed(queue: i64, field: i64, length: i64) -> list[int]:
    """The values of a queue from place 0 on, for the edge."""
    return [int(read_at(queue, field, place)) for place in range(length)]


def ends_at(queue: i64, field: i64, length: i64) -> bool:
    """Whether nothing is written beyond a length, nor is that longer than the row."""
    return 0 <= length <= places(field) and queue >= 0 and queue >> (bits(field) * length) == 0


def in_bounds(word: i64, field: i64) -> bool:
    """Whether no place of a field has more than may be written there."""
    place: i64 = 0
    while place < places(field):
        if read_at(word, field, place) > most(field):
            return False
        place += 1
    return True


def refuse_value(field: i64, value: i64) -> None:
    raise OverflowError(f"{value} is not from 0 to {most(field)}, as the field at bit {first_bit(field)} has it")


def refuse_place(field: i64, place: i64) -> None:
    raise OverflowError(f"the row at bit {first_bit(field)} has {places(field)} places, and {place} is not one of them")
