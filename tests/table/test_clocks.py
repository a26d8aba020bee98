"""Clocks: the first seconds of a turn are free, then the bank runs down."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from catspaw.table.clocks import Clocks, TimeControl

ONE, TWO = "one", "two"


def begun(bank: int, free: int) -> Clocks:
    clocks = Clocks(TimeControl(bank, free), (ONE, TWO))
    clocks.begin_turn(ONE, 1000, ())
    return clocks


def test_the_first_seconds_of_a_turn_cost_nothing():
    clocks = begun(bank=60, free=5)
    clocks.begin_turn(TWO, 6000, ())
    assert (clocks.bank(ONE), clocks.bank(TWO)) == (60_000, 60_000)


def test_after_them_the_bank_runs_down():
    clocks = begun(bank=60, free=5)
    assert clocks.left(ONE, 16_000, ()) == 50_000
    clocks.begin_turn(TWO, 16_000, ())
    clocks.begin_turn(ONE, 17_000, ())
    assert (clocks.bank(ONE), clocks.bank(TWO)) == (50_000, 60_000)
    assert clocks.out_at(ONE, 17_000, ()) == 17_000 + 5_000 + 50_000


def test_a_game_by_turns_needs_no_bank():
    clocks = begun(bank=0, free=10)
    for at in range(10_000, 100_000, 9_000):
        clocks.begin_turn(TWO if clocks.runs == ONE else ONE, at, ())
    assert clocks.bank(ONE) == clocks.bank(TWO) == 0
    assert clocks.out_at(clocks.runs or "", 0, ()) == clocks.since + 10_000


def test_nobodys_time_runs_while_nobody_is_asked():
    clocks = begun(bank=60, free=0)
    clocks.begin_turn(None, 2000, ())
    clocks.begin_turn(TWO, 90_000, ())
    assert (clocks.bank(ONE), clocks.bank(TWO)) == (59_000, 60_000)


def test_a_turn_that_begins_anew_has_its_free_seconds_again():
    clocks = begun(bank=0, free=10)
    assert clocks.out_at(ONE, 8000, ()) == 11_000
    assert clocks.out_at(ONE, 8000, (), anew=True) == 18_000


@given(st.lists(st.tuples(st.integers(0, 500), st.integers(1, 500)), max_size=5), st.integers(0, 9), st.integers(0, 9))
def test_time_when_the_house_is_closed_does_not_count(gaps: list[tuple[int, int]], bank: int, free: int):
    """Just before `out_at` something is left, just then nothing is, wherever the gaps lie."""
    closed, at = [], 0
    for pause, length in gaps:
        closed.append((at + pause, at + pause + length))
        at += pause + length
    clocks = begun(bank, free)
    out = clocks.out_at(ONE, 1000, closed)
    assert clocks.left(ONE, out, closed) == 0
    if bank:
        assert clocks.left(ONE, out - 1, closed) > 0
    open_time = sum(all(not begin <= ms < end for begin, end in closed) for ms in range(1000, out))
    assert open_time == 1000 * (bank + free)
