"""The order of a shuffled pile: every card has a key, the smallest lies on top and the largest at the bottom."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.bits import WORD, lowest
from catspaw.core.position import BOTTOM
from catspaw.core.sampler import mixed

KEY: Final = 7
"""Bytes per card; ties are one in 10¹³ shuffles, and of two cards the lower number lies above the other."""


def keys_of(order: bytes) -> vec[i64]:
    """Per card its bytes and, against ties, its number."""
    keys = vec[i64]([0] * (len(order) // KEY))
    card: i64 = 0
    while card < len(keys):
        word: i64 = 0
        at = card * KEY
        while at < (card + 1) * KEY:
            word = (word << 8) | order[at]
            at += 1
        keys[card] = (word << 6) | card
        card += 1
    return keys


def drawn(keys: vec[i64], pile: i64, cards: i64) -> i64:
    """Which card of a set lies nearest to the end that is drawn from."""
    end = _end(pile)
    found = lowest(cards)
    best = keys[found] ^ end
    cards &= cards - 1
    while cards:
        card = lowest(cards)
        value = keys[card] ^ end
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
