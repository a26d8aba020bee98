"""Packed words: fields of a few bits side by side in one 64-bit integer, read and written only here.

A field is declared once, as one `Final` integer, so that the compiler sees a constant and a word's layout is
a list of names:

    first bit | bits << 6 | places << 12 | largest value << 18

`places` is 1 for a single number, and more for a row of equal fields, of which place 0 is the lowest. A row that
begins at bit 0 may be used as a queue. A value that is no field's, or a place that a row has not, raises
`OverflowError` before anything is written, compiled or not: no write ever reaches a neighbour.
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
    return shifted(first(bits(field) * places(field)), first_bit(field))


def read(word: i64, field: i64) -> i64:
    """A field's value; of a row that at place 0."""
    return (word >> (field & 63)) & first((field >> 6) & 63)


def read_at(word: i64, field: i64, place: i64) -> i64:
    """The value at a place of a row."""
    if place < 0 or place >= places(field):
        refuse_place(field, place)
    return (word >> (first_bit(field) + bits(field) * place)) & first(bits(field))


def written(word: i64, field: i64, value: i64) -> i64:
    """The word with another value in a field; in a row at place 0."""
    if value < 0 or value > most(field):
        refuse_value(field, value)
    return (word & ~shifted(first(bits(field)), first_bit(field))) | shifted(value, first_bit(field))


def written_at(word: i64, field: i64, place: i64, value: i64) -> i64:
    """The word with another value at a place of a row."""
    if place < 0 or place >= places(field):
        refuse_place(field, place)
    if value < 0 or value > most(field):
        refuse_value(field, value)
    at = first_bit(field) + bits(field) * place
    return (word & ~shifted(first(bits(field)), at)) | shifted(value, at)


def repeated(field: i64, number: i64, value: i64) -> i64:
    """A word with the value at each of the first so many places."""
    if number < 0 or number > places(field):
        refuse_place(field, number)
    if value < 0 or value > most(field):
        refuse_value(field, value)
    word: i64 = 0
    at = first_bit(field)
    while number > 0:
        word |= shifted(value, at)
        at += bits(field)
        number -= 1
    return word


# Queues: rows that begin at bit 0. How long one is, is kept beside it, since 0 may be a value.


def pushed(queue: i64, field: i64, value: i64) -> i64:
    """The queue with a value at place 0, and the others one place up."""
    if value < 0 or value > most(field):
        refuse_value(field, value)
    if queue >> (bits(field) * (places(field) - 1)):
        refuse_place(field, places(field))
    return (queue << bits(field)) | value


def popped(queue: i64, field: i64) -> i64:
    """The queue without the value at place 0, the others one place down."""
    return queue >> bits(field)


def without(queue: i64, field: i64, place: i64) -> i64:
    """The queue without the value at a place, those above it one place down."""
    if place < 0 or place >= places(field):
        refuse_place(field, place)
    below = first(bits(field) * place)
    return (queue & below) | ((queue >> bits(field)) & ~below)


def values_in(queue: i64, field: i64, length: i64) -> i64:
    """The values of a queue as a set."""
    found: i64 = 0
    while length > 0:
        found |= one(read(queue, field))
        queue = popped(queue, field)
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
