"""Sets as machine words, against Python's own sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catspaw.core.bits import as_set, contains, count, first, has, highest, lowest, members, nth, one, shifted

numbers = st.sets(st.integers(min_value=0, max_value=61))
pytestmark = pytest.mark.contract


@given(numbers)
def test_a_set_is_its_members(chosen: set[int]):
    word = as_set(sorted(chosen))
    assert word == sum(2**k for k in chosen)
    assert members(word) == sorted(chosen)
    assert count(word) == len(chosen)
    assert highest(word) == max(chosen, default=-1)
    assert [k for k in range(62) if has(word, k)] == sorted(chosen)


@given(numbers, st.integers(min_value=-(2**63), max_value=2**63 - 1) | st.integers(min_value=-130, max_value=130))
def test_a_set_contains_its_members_and_no_other_number(chosen: set[int], k: int):
    assert contains(as_set(sorted(chosen)), k) == (k in chosen)


@given(numbers.filter(bool), st.data())
def test_members_are_found_by_rank(chosen: set[int], data: st.DataObject):
    word, order = as_set(sorted(chosen)), sorted(chosen)
    assert lowest(word) == order[0]
    rank = data.draw(st.integers(min_value=0, max_value=len(order) - 1))
    assert nth(word, rank) == order[rank]


@pytest.mark.parametrize("k", range(62))
def test_single_bits_and_ranges_are_right_for_every_place(k: int):
    assert one(k) == 2**k
    assert first(k) == 2**k - 1
    assert shifted(1, k) == 2**k


def test_the_full_set_is_in_order():
    assert [nth(2**62 - 1, k) for k in range(62)] == list(range(62))
