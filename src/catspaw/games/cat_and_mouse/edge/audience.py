"""Who perceives how much of an event."""

from __future__ import annotations

from catspaw.core.journal import HIDDEN, packed, unpacked
from catspaw.games.cat_and_mouse.state.events import (
    ANNOUNCED_CHECK,
    ANNOUNCED_TRAP,
    CLEARED,
    COUNTED_AGAIN,
    DREW,
    ENTERED,
    FOUND,
    KEPT,
    LAID_OUT,
    LEFT,
    LOOKED,
    NAMED,
    OVER,
    PLAYED_TRICK,
    POCKETED,
    RETURNED,
    SAW_LEFT,
    SEARCHED,
    SHOWED_HAUL,
    SHOWED_ROOM,
    STOLE,
    TOOK,
    TRAPPED,
    TURN_BEGAN,
    TURNED_UP,
)
from catspaw.games.cat_and_mouse.state.numbers import INSPECTOR, MOUSE

_OPEN = {
    TURN_BEGAN,
    ANNOUNCED_CHECK,
    ANNOUNCED_TRAP,
    NAMED,
    TURNED_UP,
    CLEARED,
    COUNTED_AGAIN,
    TRAPPED,
    FOUND,
    SHOWED_ROOM,
    RETURNED,
    PLAYED_TRICK,
    STOLE,
    SHOWED_HAUL,
    OVER,
}
"""Seen by everybody in full."""

_KNOWN_TO = {
    POCKETED: (INSPECTOR,),
    DREW: (INSPECTOR,),
    ENTERED: (MOUSE,),
    LOOKED: (MOUSE,),
    TOOK: (MOUSE,),
    SEARCHED: (MOUSE,),
    LEFT: (INSPECTOR, MOUSE),
}
"""Everybody sees that it happens; these seats also see what it is about."""


def perceived_by(event: int, seat: int) -> int | None:
    """The event as a seat perceives it: in full, with its first number hidden, or not at all."""
    kind, a, b = unpacked(event)
    if kind in _OPEN:
        return event
    if kind in _KNOWN_TO:
        return packed(kind, a if seat in _KNOWN_TO[kind] else HIDDEN, b)
    if kind == KEPT:
        return event if seat == INSPECTOR else packed(KEPT, HIDDEN, HIDDEN if b else 0)
    if kind == LAID_OUT:
        return packed(LAID_OUT, a if seat == MOUSE and b else HIDDEN, b)
    if kind == SAW_LEFT:
        return event if seat == INSPECTOR else None
    raise ValueError(f"no audience for event kind {kind}")
