"""The row of her names: what the Mouse has called since she entered her room, in order and with repetitions.

One name for each turn of the Inspector (see Field.NAME). One word holds a whole stay. A room
has at most two loot cards and is never filled up, and a turn in which she neither leaves nor ends the heist
takes one of them (CM-5.1, CM-R.I), so the third turn of a stay is its last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.core.packed import ends_at, popped, pushed, read
from catspaw.games.cat_and_mouse.state.numbers import LONGEST_STAY, NO_NAME, ROOMS, Field

if TYPE_CHECKING:
    from catspaw.games.cat_and_mouse.state.position import Heist


def call(heist: Heist, room: i64) -> None:
    """CM-3.1: everybody hears the name and remembers it."""
    heist.named |= one(room)
    heist.calls = pushed(heist.calls, Field.NAME, room + 1)


def call_nothing(heist: Heist) -> None:
    """Ruling CM-R.N: a turn without a name."""
    heist.calls = pushed(heist.calls, Field.NAME, NO_NAME)


def rooms_called(calls: i64) -> i64:
    """The rooms of a row of names as a set."""
    rooms: i64 = 0
    while calls > 0:
        name = read(calls, Field.NAME)
        if name != NO_NAME:
            rooms |= one(name - 1)
        calls = popped(calls, Field.NAME)
    return rooms


def calls_in_order(calls: int) -> list[int | None]:
    """The rooms called, the first one first; None for a turn without a name."""
    found: list[int | None] = []
    while calls:
        name = int(read(calls, Field.NAME))
        found.append(None if name == NO_NAME else name - 1)
        calls = int(popped(calls, Field.NAME))
    return found[::-1]


def calls_are_possible(calls: i64) -> bool:
    """Whether a word is a row of names, whoever wrote it."""
    if not ends_at(calls, Field.NAME, LONGEST_STAY):
        return False
    while calls:
        name = read(calls, Field.NAME)
        if name == 0 or (name > ROOMS and name != NO_NAME):
            return False
        calls = popped(calls, Field.NAME)
    return True
