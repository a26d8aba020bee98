"""What the Mouse is after: three loot cards that share a theme or a value."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from catspaw.core.bits import count, shifted

_THEME: Final = 0b000000111
_SECOND_THEME: Final = 0b000111000
_THIRD_THEME: Final = 0b111000000
_VALUE: Final = 0b001001001
_SECOND_VALUE: Final = 0b010010010
_THIRD_VALUE: Final = 0b100100100


def most_alike(haul: i64) -> i64:
    """CM-5.3, Ruling CM-R.K: how many cards of a haul share a theme or a value, at most."""
    most: i64 = 0
    group: i64 = 0
    while group < 3:
        most = max(most, count(haul & shifted(_THEME, 3 * group)))
        most = max(most, count(haul & shifted(_VALUE, group)))
        group += 1
    return most


def makes_set(haul: i64) -> bool:
    """CM-5.3, Ruling CM-R.K: whether at least three share a theme or a value; there are three of each."""
    return (
        haul & _THEME == _THEME
        or haul & _SECOND_THEME == _SECOND_THEME
        or haul & _THIRD_THEME == _THIRD_THEME
        or haul & _VALUE == _VALUE
        or haul & _SECOND_VALUE == _SECOND_VALUE
        or haul & _THIRD_VALUE == _THIRD_VALUE
    )
