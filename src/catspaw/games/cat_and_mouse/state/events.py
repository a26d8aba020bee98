"""The events of a heist."""

from collections.abc import Collection
from typing import Final

from catspaw.core.bits import members
from catspaw.core.events import FLAG, NUMBER, Audience, Domain, Events, Values, event
from catspaw.core.setup import TableSetup
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.cat_and_mouse.state.endings import ENDINGS
from catspaw.games.cat_and_mouse.state.numbers import CALLING_CARD, INSPECTOR, MOUSE, PICKPOCKET, SMOKE_BOMB


class Event:
    """The kinds of events, by their numbers in the journal."""

    TURN_BEGAN: Final = 1
    POCKETED: Final = 2
    ENTERED: Final = 3
    LAID_OUT: Final = 4
    DREW: Final = 5
    KEPT: Final = 6
    ANNOUNCED_CHECK: Final = 7
    ANNOUNCED_TRAP: Final = 8
    NAMED: Final = 9
    TURNED_UP: Final = 10
    CLEARED: Final = 11
    COUNTED_AGAIN: Final = 12
    TRAPPED: Final = 13
    FOUND: Final = 14
    SHOWED_ROOM: Final = 15
    LOOKED: Final = 16
    TOOK: Final = 17
    LEFT: Final = 18
    RETURNED: Final = 19
    SEARCHED: Final = 20
    PLAYED_TRICK: Final = 21
    STOLE: Final = 22
    SHOWED_HAUL: Final = 23
    SAW_LEFT: Final = 24
    OVER: Final = 25


def _loot(setup: TableSetup, cards: int) -> tuple[str, ...]:
    del setup
    return tuple(LOOT_CARDS[card].id for card in members(cards))


ROOM: Final = Domain(value=lambda _, room: room + 1)
PLACE: Final = Domain(value=lambda _, place: place + 1)
"""A place in the row of notes."""
UNDER: Final = Domain()
"""The printed number of the room put under the map deck; 0 if there was no second card."""
LOOT_CARD: Final = Domain(value=lambda _, card: LOOT_CARDS[card].id)
LOOT_CARD_SET: Final = Domain(value=_loot)
ROOM_SET: Final = Domain(value=lambda _, rooms: tuple(room + 1 for room in members(rooms)))
ENDING: Final = Domain(value=lambda _, ending: ENDINGS[ending][0])


def _known_to(*seats: int) -> Audience:
    """Everybody perceives that it happens; these seats also what it is about."""

    def hidden(values: Values, seat: int) -> Collection[str]:
        del values
        return () if seat in seats else ("card", "cards", "room", "rooms")

    return hidden


def _laid_out(values: Values, seat: int) -> Collection[str]:
    return () if seat == MOUSE and values["at_once"] else ("card",)


def _kept(values: Values, seat: int) -> Collection[str]:
    if seat == INSPECTOR:
        return ()
    return ("room", "under") if values["under"] else ("room",)


def _only_the_inspector(values: Values, seat: int) -> Collection[str] | None:
    del values
    return () if seat == INSPECTOR else None


_TRICKS: Final = {CALLING_CARD: "CM-6.1", SMOKE_BOMB: "CM-6.2", PICKPOCKET: "CM-6.3"}
_INSPECTOR: Final = _known_to(INSPECTOR)
_MOUSE: Final = _known_to(MOUSE)
_BOTH: Final = _known_to(INSPECTOR, MOUSE)

EVENTS: Final = Events(
    Event,
    [
        event(Event.TURN_BEGAN, "CM-2.1", NUMBER("number"), begins_turn=True),
        event(Event.POCKETED, "CM-1.3", LOOT_CARD("card"), audience=_INSPECTOR),
        event(
            Event.ENTERED,
            lambda values, _: "CM-5.2" if values["searches"] else "CM-1.4",
            ROOM("room"),
            NUMBER("searches"),
            audience=_MOUSE,
        ),
        event(Event.LAID_OUT, "CM-1.5", LOOT_CARD("card"), FLAG("at_once"), audience=_laid_out),
        event(Event.DREW, "CM-2.1", ROOM("room"), audience=_INSPECTOR),
        event(Event.KEPT, "CM-2.2", ROOM("room"), UNDER("under"), audience=_kept),
        event(Event.ANNOUNCED_CHECK, "CM-2.4"),
        event(Event.ANNOUNCED_TRAP, "CM-2.4"),
        event(Event.NAMED, "CM-3.1", ROOM("room")),
        event(Event.TURNED_UP, "CM-3.2", ROOM("room"), PLACE("place")),
        event(Event.CLEARED, "CM-3.2", ROOM("room")),
        event(Event.COUNTED_AGAIN, "CM-R.E", ROOM("room")),
        event(Event.TRAPPED, "CM-4.1", ROOM("room")),
        event(Event.FOUND, "CM-4.2", ROOM("room")),
        event(Event.SHOWED_ROOM, "CM-4.4", ROOM("room")),
        event(Event.LOOKED, "CM-5.1", LOOT_CARD_SET("cards"), audience=_MOUSE),
        event(Event.TOOK, "CM-5.1", LOOT_CARD("card"), audience=_MOUSE),
        event(Event.LEFT, "CM-5.2", ROOM("room"), NUMBER("count"), audience=_BOTH),
        event(Event.RETURNED, "CM-7.1", PLACE("number")),
        event(Event.SEARCHED, "CM-5.2", ROOM_SET("rooms"), audience=_MOUSE),
        event(Event.PLAYED_TRICK, lambda values, _: _TRICKS[values["card"]], LOOT_CARD("card")),
        event(Event.STOLE, "CM-6.3", LOOT_CARD_SET("cards")),
        event(Event.SHOWED_HAUL, "CM-5.3", LOOT_CARD_SET("cards")),
        event(Event.SAW_LEFT, "CM-R.L", LOOT_CARD_SET("cards"), audience=_only_the_inspector),
        event(Event.OVER, lambda values, _: ENDINGS[values["ending"]][1], ENDING("ending"), NUMBER("winners")),
    ],
)
