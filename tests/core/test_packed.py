"""Packed words, against plain lists of numbers."""

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from catspaw.core import packed
from catspaw.core.bits import as_set
from catspaw.core.position import BOTTOM, MOST_SHUFFLES, SHUFFLE
from catspaw.games import game_by_id

pytestmark = pytest.mark.contract
LAST_BIT = 62


def declared(at: int, bits: int, places: int, most: int) -> int:
    return at | bits << 6 | places << 12 | most << 18


@st.composite
def layouts(draw: st.DrawFn) -> list[int]:
    """Fields side by side, with gaps, none beyond the last bit."""
    found: list[int] = []
    at = draw(st.integers(0, 8))
    while at < LAST_BIT and len(found) < 8:
        bits = draw(st.integers(1, min(14, LAST_BIT - at)))
        places = draw(st.integers(1, min(15, (LAST_BIT - at) // bits)))
        found.append(declared(at, bits, places, draw(st.integers(1, 2**bits - 1))))
        at += bits * places + draw(st.integers(0, 4))
    return found


def all_values(word: int, layout: list[int]) -> list[list[int]]:
    return [[packed.read_at(word, field, place) for place in range(packed.places(field))] for field in layout]


def filled(data: st.DataObject, layout: list[int]) -> tuple[int, list[list[int]]]:
    """A word with some value in every place, and the values."""
    word, values = 0, []
    for field in layout:
        row = data.draw(st.lists(st.integers(0, packed.most(field)), min_size=(n := packed.places(field)), max_size=n))
        for place, value in enumerate(row):
            word = packed.written_at(word, field, place, value)
        values.append(row)
    return word, values


@given(layouts(), st.data())
def test_what_is_written_is_read_and_neighbours_stay(layout: list[int], data: st.DataObject):
    word, values = filled(data, layout)
    assert all_values(word, layout) == values
    chosen = data.draw(st.integers(0, len(layout) - 1))
    field = layout[chosen]
    place = data.draw(st.integers(0, packed.places(field) - 1))
    value = data.draw(st.integers(0, packed.most(field)))
    values[chosen][place] = value
    word = packed.written_at(word, field, place, value)
    assert all_values(word, layout) == values
    assert [packed.read(word, field) for field in layout] == [row[0] for row in values]
    assert packed.written(word, field, values[chosen][0]) == word
    assert word & ~sum(packed.mask(field) for field in layout) == 0
    assert all(packed.in_bounds(word, field) for field in layout)


@given(layouts(), st.data(), st.integers(-(2**62), 2**62))
def test_a_value_beyond_its_bound_is_never_written(layout: list[int], data: st.DataObject, value: int):
    field = data.draw(st.sampled_from(layout))
    assume(not 0 <= value <= packed.most(field))
    writes: list[tuple[Any, ...]] = [
        (packed.written, 0, field),
        (packed.written_at, 0, field, 0),
        (packed.repeated, field, 1),
        (packed.pushed, 0, field),
    ]
    for write, *arguments in writes:
        with pytest.raises(OverflowError, match=f"{value} is not from 0 to {packed.most(field)}"):
            write(*arguments, value)


@given(layouts(), st.data(), st.integers(-(2**62), 2**62))
def test_a_place_that_a_row_has_not_is_neither_read_nor_written(layout: list[int], data: st.DataObject, place: int):
    field = data.draw(st.sampled_from(layout))
    assume(not 0 <= place < packed.places(field))
    calls: list[tuple[Any, ...]] = [(packed.read_at, 0, field, place), (packed.written_at, 0, field, place, 0)]
    if place:
        calls.append((packed.without, 0, field, place))
    for call, *arguments in calls:
        with pytest.raises(OverflowError, match="is not one of them"):
            call(*arguments)


def test_the_bound_may_be_less_than_the_bits_hold():
    uses = declared(4, 4, 4, 8)
    assert packed.read(packed.written(0, uses, 8), uses) == 8
    with pytest.raises(OverflowError, match="9 is not from 0 to 8"):
        packed.written(0, uses, 9)
    assert packed.in_bounds(8 << 8, uses) and not packed.in_bounds(9 << 8, uses)


def test_a_declaration_says_where_how_wide_how_many_and_how_much():
    field = declared(35, 3, 2, 6)
    found = packed.first_bit(field), packed.bits(field), packed.places(field), packed.most(field), packed.mask(field)
    assert found == (35, 3, 2, 6, 0b111111 << 35)


def test_a_question_for_chance_names_its_pile_and_its_shuffle():
    game = game_by_id("cat-and-mouse")
    position = game.start(game.setup())
    position.ask_chance(1, 0b11, 3 | BOTTOM, MOST_SHUFFLES)
    assert (position.pile & 127, position.pile & BOTTOM) == (3, BOTTOM)
    assert packed.read(position.pile, SHUFFLE) == MOST_SHUFFLES
    for pile, shuffle in ((256, 0), (-1, 0), (0, MOST_SHUFFLES + 1), (0, -1)):
        with pytest.raises(OverflowError):
            position.ask_chance(1, 0b11, pile, shuffle)


# Queues.

CARD = declared(0, 6, 9, 53)
cards = st.lists(st.integers(0, 53), max_size=9)


def queue_of(values: list[int]) -> int:
    queue = 0
    for value in reversed(values):
        queue = packed.pushed(queue, CARD, value)
    return queue


def listed(queue: int, length: int) -> list[int]:
    assert packed.ends_at(queue, CARD, length)
    return packed.listed(queue, CARD, length)


@given(cards)
def test_a_queue_is_its_values_in_order(values: list[int]):
    queue = queue_of(values)
    assert listed(queue, len(values)) == values
    assert packed.values_in(queue, CARD, len(values)) == as_set(values)


@given(cards.filter(bool), st.data())
def test_a_queue_closes_its_gaps(values: list[int], data: st.DataObject):
    queue, place = queue_of(values), data.draw(st.integers(0, len(values) - 1))
    assert listed(packed.popped(queue, CARD), len(values) - 1) == values[1:]
    assert listed(packed.without(queue, CARD, place), len(values) - 1) == values[:place] + values[place + 1 :]


def test_nothing_is_pushed_out_of_a_full_queue():
    full = queue_of([1] * 9)
    with pytest.raises(OverflowError, match="has 9 places"):
        packed.pushed(full, CARD, 1)


def test_a_queue_that_goes_beyond_its_length_is_noticed():
    assert packed.ends_at(queue_of([0, 0, 1]), CARD, 3) and not packed.ends_at(queue_of([0, 0, 1]), CARD, 2)
    assert not packed.ends_at(-1, CARD, 3)
    assert not packed.ends_at(0, CARD, 10) and not packed.ends_at(0, CARD, -1)


@pytest.mark.parametrize("number", range(5))
def test_a_value_is_repeated_at_the_first_places(number: int):
    field = declared(2, 12, 4, 0xFFF)
    word = packed.repeated(field, number, 0x801)
    assert [packed.read_at(word, field, place) for place in range(4)] == [0x801] * number + [0] * (4 - number)


def test_no_value_is_repeated_beyond_the_last_place():
    with pytest.raises(OverflowError, match="has 4 places"):
        packed.repeated(declared(0, 12, 4, 0xFFF), 5, 1)
