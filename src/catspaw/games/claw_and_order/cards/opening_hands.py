"""The exact chance that an opening hand has to be set aside."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from catspaw.games.claw_and_order.abilities.ops import IS_TROOP
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from catspaw.games.claw_and_order.state.numbers import CHEAP, DECK_SIZE, OPENING_HAND


def cheap_troops(deck: DeckList, cards: CardSet) -> int:
    """CO-103.3: how many cards of a deck make an opening hand."""
    return sum(bool(cards.traits[number] >> IS_TROOP & 1) and cards.costs[number] <= CHEAP for number in deck.cards)


def chance_to_fail(deck: DeckList, cards: CardSet) -> Fraction:
    """CO-103.3, Ruling CO-R.M: the chance that the first five cards of a deck have no cheap troop among them."""
    others = DECK_SIZE - cheap_troops(deck, cards)
    return Fraction(comb(others, OPENING_HAND), comb(DECK_SIZE, OPENING_HAND))
