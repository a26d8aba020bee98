"""Who perceives how much of an event."""

from __future__ import annotations

from catspaw.core.journal import HIDDEN, packed, unpacked
from catspaw.games.claw_and_order.state import events as e

OF_TROOPS = {
    e.MOVED, e.STAYED, e.BOARDED, e.DEPLOYED, e.EQUIPPED, e.DAMAGED, e.PREVENTED, e.HEALED, e.COUNTERS,
    e.SUMMONED, e.CHOSE, e.SHIELDED, e.ATTACKS_AGAIN, e.GOT, e.GAINED_KEYWORD,
    e.AT_BOUND,
}  # fmt: skip
"""Kinds whose first number is a reference."""
OF_HIDDEN_CARDS = {e.DREW, e.LOOKED}
"""Kinds about a card that only its player sees."""


def perceived_by(event: int, seat: int) -> int:
    """All is public but what is drawn or looked at, and Ruling CO-R.N: which card lies face down."""
    kind, a, b = unpacked(event)
    if kind & e.KIND in OF_HIDDEN_CARDS and b & 1 != seat:
        return packed(kind, HIDDEN, b)
    if kind & e.KIND in OF_TROOPS and a & e.IS_FACE_DOWN and a >> e.CONTROLLER_AT != seat:
        return packed(kind, a | e.UNKNOWN_CARD, b)
    return event
