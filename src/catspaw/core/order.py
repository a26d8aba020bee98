"""The order of a shuffled pile: every card has a key, the smallest lies on top and the largest at the bottom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from catspaw.core.bits import WORD, lowest
from catspaw.core.position import BOTTOM
from catspaw.core.sampler import mixed

KEY: Final = 7
"""Bytes per card; ties are one in 10¹³ shuffles, and of two cards the lower number lies above the other."""


def key(order: bytes, card: i64) -> i64:
    """The card's bytes and, against ties, its number."""
    at = card * KEY
    word: i64 = 0
    k: i64 = 0
    while k < KEY:
        word = (word << 8) | order[at + k]
        k += 1
    return (word << 6) | card


def drawn(order: bytes, pile: i64, cards: i64) -> i64:
    """Which card of a set lies nearest to the end that is drawn from."""
    end = _end(pile)
    found = lowest(cards)
    best = key(order, found) ^ end
    cards &= cards - 1
    while cards:
        card = lowest(cards)
        value = key(order, card) ^ end
        if value < best:
            best = value
            found = card
        cards &= cards - 1
    return found


def drawn_mixed(seed: i64, pile: i64, cards: i64) -> i64:
    """The same, in the order that a seed gives a pile."""
    end = _end(pile)
    shuffle = mixed((mixed(seed) + (pile & ~BOTTOM)) & WORD)
    found: i64 = -1
    best: i64 = 0
    while cards:
        card = lowest(cards)
        value = mixed((shuffle + card) & WORD) ^ end
        if found < 0 or value < best:
            best = value
            found = card
        cards &= cards - 1
    return found


def _end(pile: i64) -> i64:
    """What turns the keys round, so that the card at the bottom has the smallest."""
    return WORD if pile & BOTTOM else 0
