"""What happens in a night: each event declared once, with its rule, what it is about, and who perceives what."""

from __future__ import annotations

from collections.abc import Collection

from catspaw.core.bits import members
from catspaw.core.events import NUMBER, SEAT, Domain, Events, Values, event
from tiptoe import cards as c


class Event:
    """The kinds of events, by their numbers in the journal."""

    DEALT = 1
    TURN = 2
    DREW = 3
    LAID = 4
    PASSED = 5
    TURNED_UP = 6
    SHOWED = 7
    OVER = 8


CARD = Domain(value=lambda _, card: c.KINDS[c.kind_of(card)])
CARDS = Domain(value=lambda _, cards: tuple(c.kinds_of(cards)))
MICE = Domain(value=lambda setup, mice: tuple(setup.seats[mouse] for mouse in members(mice)))


def _own(values: Values, seat: int) -> Collection[str]:
    """Who is dealt, draws or carries a card is seen by all, which card only by themselves."""
    return () if values["seat"] == seat else ("card",)


EVENTS = Events(
    Event,
    [
        event(Event.DEALT, "TT-1.2", SEAT("seat"), CARD("card"), audience=_own),
        event(Event.TURN, "TT-2.1", SEAT("seat"), begins_turn=True),
        event(Event.DREW, "TT-2.1", SEAT("seat"), CARD("card"), audience=_own),
        event(Event.LAID, "TT-2.2", SEAT("seat"), CARD("card"), audience=_own),
        event(Event.PASSED, "TT-2.4", SEAT("seat"), SEAT("to")),
        event(Event.TURNED_UP, "TT-2.5", SEAT("seat"), CARD("card")),
        event(Event.SHOWED, "TT-3.1", SEAT("seat"), CARDS("cards")),
        event(Event.OVER, "TT-3.2", NUMBER("ending"), MICE("winners")),
    ],
)
