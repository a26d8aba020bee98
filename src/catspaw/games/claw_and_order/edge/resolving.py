"""Which ability a step belongs to."""

from __future__ import annotations

from functools import lru_cache

from catspaw.games.claw_and_order.abilities.ops import ABILITIES, ABILITY_WORDS, START
from catspaw.games.claw_and_order.state.card_index import CardSet


def resolving(cards: CardSet, step: int) -> tuple[int, int]:
    """The ability that has come to a step, of which everybody was told: where it begins, and its number.

    A step that no ability has, as a forged record may say, is taken for the very first.
    """
    return max((found for found in _beginnings(cards) if found[0] <= step), default=(0, 0))


@lru_cache(16)
def _beginnings(cards: CardSet) -> list[tuple[int, int]]:
    """Of every ability with effects, its first step and its number: definition × 4 + place."""
    numbers = range(len(cards.ids) * ABILITIES)
    found = [(int(cards.rows[number * ABILITY_WORDS + START]), number) for number in numbers]
    return [(start, number) for start, number in found if start]
