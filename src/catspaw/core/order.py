"""The order of a shuffled pile: every card has a key, and the smallest key lies on top."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from catspaw.core.bits import WORD, lowest
from catspaw.core.sampler import mixed

KEY: Final = 7
"""Bytes per card; ties are one in 10¹³ shuffles and go to the lower number."""


def key(order: bytes, card: i64) -> i64:
    """The card's key; the smallest key lies on top."""
    at = card * KEY
    word: i64 = 0
    k: i64 = 0
    while k < KEY:
        word = (word << 8) | order[at + k]
        k += 1
    return word


def earliest(order: bytes, cards: i64) -> i64:
    """Which card of a set comes first in the order."""
    found = lowest(cards)
    best = key(order, found)
    cards &= cards - 1
    while cards:
        card = lowest(cards)
        value = key(order, card)
        if value < best:
            best = value
            found = card
        cards &= cards - 1
    return found


def earliest_mixed(seed: i64, pile: i64, cards: i64) -> i64:
    """Which card of a set comes first in the order that a seed gives a pile."""
    shuffle = mixed((mixed(seed) + pile) & WORD)
    found: i64 = -1
    best: i64 = 0
    while cards:
        card = lowest(cards)
        value = mixed((shuffle + card) & WORD)
        if found < 0 or value < best:
            best = value
            found = card
        cards &= cards - 1
    return found
