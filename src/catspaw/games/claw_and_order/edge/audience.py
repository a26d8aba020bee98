"""Who perceives how much of an event."""

from __future__ import annotations

from catspaw.core.journal import HIDDEN, packed, unpacked
from catspaw.games.claw_and_order.state import events as e
from catspaw.games.claw_and_order.state.events import Event

OF_TROOPS = {
    Event.MOVED,
    Event.STAYED,
    Event.BOARDED,
    Event.DEPLOYED,
    Event.EQUIPPED,
    Event.DAMAGED,
    Event.PREVENTED,
    Event.HEALED,
    Event.COUNTERS,
    Event.SUMMONED,
    Event.CHOSE,
    Event.SHIELDED,
    Event.ATTACKS_AGAIN,
    Event.GOT,
    Event.GAINED_KEYWORD,
    Event.AT_BOUND,
}
"""Kinds whose first number is a reference."""
OF_HIDDEN_CARDS = {Event.DREW, Event.LOOKED}
"""Kinds about a card that only its player sees."""


def perceived_by(event: int, seat: int) -> int:
    """All is public but what is drawn or looked at, and Ruling CO-R.N: which card lies face down."""
    kind, a, b = unpacked(event)
    if kind & e.KIND in OF_HIDDEN_CARDS and b & 1 != seat:
        return packed(kind, HIDDEN, b)
    if kind & e.KIND in OF_TROOPS and a & e.IS_FACE_DOWN and a >> e.CONTROLLER_AT != seat:
        return packed(kind, a | e.UNKNOWN_CARD, b)
    return event
