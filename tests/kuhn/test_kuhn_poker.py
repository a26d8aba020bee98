"""The laws themselves, checked on a game small enough to know everything about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from math import sqrt

from kuhn_poker import BET, CALL, CHECK, FOLD, Hand, KuhnPoker

from catspaw.core.bits import members
from catspaw.core.position import CHANCE, NOBODY, ONLOOKER
from catspaw.core.sampler import Sampler

GAME = KuhnPoker()
Strategy = Callable[[tuple[int, ...], int], Fraction]
"""The chance with which a seat that knows these words gives this answer."""


def start() -> Hand:
    hand = GAME.start(GAME.setup())
    assert isinstance(hand, Hand)
    return hand


def known(hand: Hand) -> tuple[int, ...]:
    return tuple(GAME.sight(hand, hand.asked).state())


def value(hand: Hand, strategies: tuple[Strategy, Strategy]) -> Fraction:
    """What the first seat can expect."""
    if hand.asked == NOBODY:
        return Fraction(int(hand.payoff(0)))
    options = members(hand.options)
    total = Fraction(0)
    for answer in options:
        share = Fraction(1, len(options)) if hand.asked == CHANCE else strategies[hand.asked](known(hand), answer)
        if share:
            ahead = hand.clone()
            ahead.answer(answer)
            total += share * value(ahead, strategies)
    return total


def everywhere(hand: Hand) -> Iterator[Hand]:
    yield hand
    for answer in members(hand.options):
        ahead = hand.clone()
        ahead.answer(answer)
        yield from everywhere(ahead)


def situations(seat: int) -> list[tuple[int, ...]]:
    """Everything the seat may know when it is asked."""
    return sorted({known(hand) for hand in everywhere(start()) if hand.asked == seat})


def card_of(state: tuple[int, ...], seat: int) -> int:
    return state[-4 + seat]


def balanced_first(state: tuple[int, ...], answer: int) -> Fraction:
    """A known optimum: bet never at first, call a raise with the king, and a third of the time plus with the queen."""
    card, options = card_of(state, 0), members(state[3])
    often = {0: Fraction(0), 1: Fraction(1, 3), 2: Fraction(1)}[card] if CALL in options else Fraction(0)
    return often if answer in (BET, CALL) else 1 - often


def balanced_second(state: tuple[int, ...], answer: int) -> Fraction:
    """Bet a third of the jacks and all kings after a check; call a third of the queens and all kings."""
    card, options = card_of(state, 1), members(state[3])
    bold = (
        {0: Fraction(1, 3), 1: Fraction(0), 2: Fraction(1)}
        if BET in options
        else {0: Fraction(0), 1: Fraction(1, 3), 2: Fraction(1)}
    )
    return bold[card] if answer in (BET, CALL) else 1 - bold[card]


def pure(seat: int) -> Iterator[Strategy]:
    """Every way to play without mixing."""
    places = situations(seat)
    for bold in product((False, True), repeat=len(places)):
        chosen = dict(zip(places, bold, strict=True))
        yield lambda state, answer, chosen=chosen: Fraction(chosen[state] == (answer in (BET, CALL)))  # type: ignore[misc]


def test_each_seat_can_be_in_exactly_six_situations():
    assert len(situations(0)) == 6
    assert len(situations(1)) == 6


def test_the_value_is_minus_one_eighteenth():
    """Balanced play is worth -1/18, and against it no strategy of either seat does better."""
    assert value(start(), (balanced_first, balanced_second)) == Fraction(-1, 18)
    assert max(value(start(), (other, balanced_second)) for other in pure(0)) == Fraction(-1, 18)
    assert min(value(start(), (balanced_first, other)) for other in pure(1)) == Fraction(-1, 18)


def test_samples_come_with_exact_frequencies():
    """Against the enumeration of all deals, for the seats and an onlooker."""
    dealt = start()
    dealt.answer(1)
    dealt.answer(2)
    sampler, slot, tries = Sampler(11), start(), 12_000
    for seat, worlds in ((0, {(1, 0), (1, 2)}), (1, {(0, 2), (1, 2)}), (ONLOOKER, None)):
        sight = GAME.sight(dealt, seat)
        found: Counter[tuple[int, int]] = Counter()
        for _ in range(tries):
            sight.sample_into(slot, sampler)
            found[int(slot.first), int(slot.second)] += 1
        expected = worlds or {(a, b) for a in range(3) for b in range(3) if a != b}
        assert set(found) == expected
        share = tries / len(expected)
        spread = sqrt(share * (1 - 1 / len(expected)))
        assert all(abs(number - share) < 4.5 * spread for number in found.values())


def test_a_fold_costs_one_and_a_call_two():
    hand = start()
    for answer in (0, 2, BET, FOLD):
        hand.answer(answer)
    assert (hand.payoff(0), hand.payoff(1)) == (1, -1)
    hand = start()
    for answer in (0, 2, CHECK, BET, CALL):
        hand.answer(answer)
    assert (hand.payoff(0), hand.payoff(1)) == (-2, 2)
