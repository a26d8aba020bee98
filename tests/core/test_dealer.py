"""Dealers: every shuffle has one order, fixed before the first draw."""

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

import catspaw
from catspaw.core.bits import as_set, members, one
from catspaw.core.dealer import Dealer, QuickDealer
from catspaw.core.order import KEY, drawn
from catspaw.core.position import BOTTOM
from catspaw.games.cat_and_mouse.edge.view import HeistView
from catspaw.games.cat_and_mouse.state.position import Heist

DEALERS = [Dealer.from_seed, QuickDealer]


def order(dealer: Dealer | QuickDealer, pile: int, cards: int) -> list[int]:
    drawn = []
    while cards:
        drawn.append(dealer.choose(pile, cards))
        cards &= ~one(drawn[-1])
    return drawn


@pytest.mark.parametrize("make", DEALERS)
def test_removing_a_card_leaves_the_order_of_the_rest(make: type[QuickDealer]):
    whole = order(make(3), 256, as_set(list(range(62))))
    assert sorted(whole) == list(range(62))
    without = order(make(3), 256, as_set([k for k in range(62) if k != whole[5]]))
    assert without == [k for k in whole if k != whole[5]]


@pytest.mark.parametrize("make", DEALERS)
def test_other_piles_shuffles_and_seeds_have_other_orders(make: type[QuickDealer]):
    cards = as_set(list(range(30)))
    orders = {tuple(order(make(seed), pile, cards)) for seed in (1, 2) for pile in (0, 1, 256, 257)}
    assert len(orders) == 8


@pytest.mark.parametrize("make", DEALERS)
def test_every_order_is_equally_likely(make: type[QuickDealer]):
    tries = 6000
    found = Counter(tuple(order(make(seed), 1, 0b100101)) for seed in range(tries))
    assert set(found) == set(permutations((0, 2, 5)))
    spread = sqrt(tries / 6 * 5 / 6)
    assert all(abs(number - tries / 6) < 4.5 * spread for number in found.values())


@pytest.mark.parametrize("make", DEALERS)
@pytest.mark.parametrize("pile", [0, 5, 127, 3 * 256 + 5])
def test_the_bottom_draws_of_an_order_are_its_top_draws_reversed(make: type[QuickDealer], pile: int):
    for cards in (as_set(list(range(62))), 0b1011 << 40, one(61)):
        assert order(make(3), pile | BOTTOM, cards) == order(make(3), pile, cards)[::-1]


@pytest.mark.parametrize("make", DEALERS)
def test_draws_from_both_ends_meet_in_the_middle(make: type[QuickDealer]):
    cards = as_set(list(range(31)))
    whole, dealer = order(make(9), 258, cards), make(9)
    top: list[int] = []
    bottom: list[int] = []
    while cards:
        from_bottom = len(top) + len(bottom) in {0, 3, 4, 9, 10, 20, 29}
        card = dealer.choose(258 | BOTTOM if from_bottom else 258, cards)
        (bottom if from_bottom else top).append(card)
        cards &= ~one(card)
    assert len(bottom) == 7
    assert top + bottom[::-1] == whole


@pytest.mark.parametrize("make", DEALERS)
def test_every_card_lies_at_the_bottom_equally_often(make: type[QuickDealer]):
    tries = 6000
    found = Counter(make(seed).choose(1 | BOTTOM, 0b100101) for seed in range(tries))
    assert set(found) == {0, 2, 5}
    spread = sqrt(tries / 3 * 2 / 3)
    assert all(abs(number - tries / 3) < 4.5 * spread for number in found.values())


def test_of_equal_keys_the_lower_number_lies_above():
    keys = bytes([7] * KEY * 3)
    assert (drawn(keys, 0, 0b111), drawn(keys, BOTTOM, 0b111)) == (0, 2)


def test_without_a_seed_deals_differ():
    cards = as_set(list(range(30)))
    assert order(Dealer.from_seed(None), 0, cards) != order(Dealer.from_seed(None), 0, cards)


def test_equal_deals_stay_equal_after_different_decisions():
    """The Mouse starts elsewhere, and still the same loot is laid out and the same rooms come up."""
    drawn = []
    for room in ("room 1", "room 2"):
        table = catspaw.new("cat-and-mouse", seed=5)
        table.answer("glory-10")
        table.answer(room)
        view = table.view("inspector")
        assert isinstance(table._position, Heist) and isinstance(view, HeistView) and view.drawn.cards
        drawn.append((members(table._position.room_loot), view.drawn.cards))
    assert drawn[0][0] == drawn[1][0]
    assert len(set(drawn[0][1]) & set(drawn[1][1])) >= 1
