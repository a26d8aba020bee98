"""Who perceives how much of an event."""

from __future__ import annotations

from catspaw.core.journal import HIDDEN, packed, unpacked
from catspaw.games.cat_and_mouse.state.events import Event
from catspaw.games.cat_and_mouse.state.numbers import INSPECTOR, MOUSE

_OPEN = {
    Event.TURN_BEGAN,
    Event.ANNOUNCED_CHECK,
    Event.ANNOUNCED_TRAP,
    Event.NAMED,
    Event.TURNED_UP,
    Event.CLEARED,
    Event.COUNTED_AGAIN,
    Event.TRAPPED,
    Event.FOUND,
    Event.SHOWED_ROOM,
    Event.RETURNED,
    Event.PLAYED_TRICK,
    Event.STOLE,
    Event.SHOWED_HAUL,
    Event.OVER,
}
"""Seen by everybody in full."""

_KNOWN_TO = {
    Event.POCKETED: (INSPECTOR,),
    Event.DREW: (INSPECTOR,),
    Event.ENTERED: (MOUSE,),
    Event.LOOKED: (MOUSE,),
    Event.TOOK: (MOUSE,),
    Event.SEARCHED: (MOUSE,),
    Event.LEFT: (INSPECTOR, MOUSE),
}
"""Everybody sees that it happens; these seats also see what it is about."""


def perceived_by(event: int, seat: int) -> int | None:
    """The event as a seat perceives it: in full, with its first number hidden, or not at all."""
    kind, a, b = unpacked(event)
    if kind in _OPEN:
        return event
    if kind in _KNOWN_TO:
        return packed(kind, a if seat in _KNOWN_TO[kind] else HIDDEN, b)
    if kind == Event.KEPT:
        return event if seat == INSPECTOR else packed(Event.KEPT, HIDDEN, HIDDEN if b else 0)
    if kind == Event.LAID_OUT:
        return packed(Event.LAID_OUT, a if seat == MOUSE and b else HIDDEN, b)
    if kind == Event.SAW_LEFT:
        return event if seat == INSPECTOR else None
    raise ValueError(f"no audience for event kind {kind}")
