"""Who perceives how much of an event."""

from __future__ import annotations

from catspaw.core.journal import HIDDEN, packed, unpacked
from catspaw.games.red_claw.state.events import Event


def perceived_by(event: int, seat: int) -> int:
    """Ruling RC-R.L: everything lies open but what two hidden hands exchange, and what one of them offers."""
    kind, _, b = unpacked(event)
    if kind == Event.EXCHANGED and b & 0x10 and seat not in (b & 3, b >> 2 & 3):
        return packed(Event.EXCHANGED, HIDDEN, b)
    if kind == Event.OFFERED and b & 0x4 and seat != b & 3:
        return packed(Event.OFFERED, HIDDEN, b)
    return event
