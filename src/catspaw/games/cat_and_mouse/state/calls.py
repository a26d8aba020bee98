"""The row of her names: what the Mouse has called since she entered her room, in order and with repetitions.

Four bits a turn of the Inspector, the latest lowest: a room plus one, or NO_NAME. One word holds a whole stay. A room
has at most two loot cards and is never filled up, and a turn in which she neither leaves nor ends the heist
takes one of them (CM-5.1, CM-R.I), so the third turn of a stay is its last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.games.cat_and_mouse.state.numbers import ROOMS

if TYPE_CHECKING:
    from catspaw.games.cat_and_mouse.state.position import Heist

LONGEST_STAY: Final = 3
"""Turns of the Inspector while she is in one room."""
NO_NAME: Final = 15
"""A turn in which the Calling Card answered a trap, and she named nothing (Ruling CM-R.N)."""


def call(heist: Heist, room: i64) -> None:
    """CM-3.1: everybody hears the name and remembers it."""
    heist.named |= one(room)
    heist.calls = (heist.calls << 4) | (room + 1)


def call_nothing(heist: Heist) -> None:
    """Ruling CM-R.N: a turn without a name."""
    heist.calls = (heist.calls << 4) | NO_NAME


def rooms_called(calls: i64) -> i64:
    """The rooms of a row of names as a set."""
    rooms: i64 = 0
    while calls > 0:
        if calls & 15 != NO_NAME:
            rooms |= one((calls & 15) - 1)
        calls >>= 4
    return rooms


def calls_in_order(calls: int) -> list[int | None]:
    """The rooms called, the first one first; None for a turn without a name."""
    found: list[int | None] = []
    while calls:
        found.append(None if calls & 15 == NO_NAME else (calls & 15) - 1)
        calls >>= 4
    return found[::-1]


def calls_are_possible(calls: i64) -> bool:
    """Whether a word is a row of names, whoever wrote it."""
    if not 0 <= calls < one(4 * LONGEST_STAY):
        return False
    while calls:
        name = calls & 15
        if name == 0 or (name > ROOMS and name != NO_NAME):
            return False
        calls >>= 4
    return True
