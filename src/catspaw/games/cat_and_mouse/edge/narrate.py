"""Events in words, each with the rule it follows from."""

from __future__ import annotations

from typing import Any

from catspaw.core.bits import members
from catspaw.core.journal import HIDDEN, unpacked
from catspaw.games.cat_and_mouse.edge.endings import ENDINGS
from catspaw.games.cat_and_mouse.edge.names import Names
from catspaw.games.cat_and_mouse.state.events import Event
from catspaw.games.cat_and_mouse.state.numbers import CALLING_CARD, PICKPOCKET, SMOKE_BOMB
from catspaw.games.fluent_texts import capital

_RULES = {
    Event.TURN_BEGAN: "CM-2.1",
    Event.POCKETED: "CM-1.3",
    Event.LAID_OUT: "CM-1.5",
    Event.DREW: "CM-2.1",
    Event.KEPT: "CM-2.2",
    Event.ANNOUNCED_CHECK: "CM-2.4",
    Event.ANNOUNCED_TRAP: "CM-2.4",
    Event.NAMED: "CM-3.1",
    Event.TURNED_UP: "CM-3.2",
    Event.CLEARED: "CM-3.2",
    Event.COUNTED_AGAIN: "CM-R.E",
    Event.TRAPPED: "CM-4.1",
    Event.FOUND: "CM-4.2",
    Event.SHOWED_ROOM: "CM-4.4",
    Event.LOOKED: "CM-5.1",
    Event.TOOK: "CM-5.1",
    Event.LEFT: "CM-5.2",
    Event.RETURNED: "CM-7.1",
    Event.SEARCHED: "CM-5.2",
    Event.STOLE: "CM-6.3",
    Event.SHOWED_HAUL: "CM-5.3",
    Event.SAW_LEFT: "CM-R.L",
}

_MESSAGES = {
    Event.TURN_BEGAN: "turn-began",
    Event.POCKETED: "pocketed",
    Event.ENTERED: "entered",
    Event.LAID_OUT: "laid-out",
    Event.DREW: "drew",
    Event.KEPT: "kept",
    Event.ANNOUNCED_CHECK: "announced-check",
    Event.ANNOUNCED_TRAP: "announced-trap",
    Event.NAMED: "named",
    Event.TURNED_UP: "turned-up",
    Event.CLEARED: "cleared",
    Event.COUNTED_AGAIN: "counted-again",
    Event.TRAPPED: "trapped",
    Event.FOUND: "found",
    Event.SHOWED_ROOM: "showed-room",
    Event.LOOKED: "looked",
    Event.TOOK: "took",
    Event.LEFT: "left",
    Event.RETURNED: "returned",
    Event.SEARCHED: "searched",
    Event.PLAYED_TRICK: "played-trick",
    Event.STOLE: "stole",
    Event.SHOWED_HAUL: "showed-haul",
    Event.SAW_LEFT: "saw-left",
}

_ABOUT_ROOM = {
    Event.ENTERED, Event.DREW, Event.KEPT, Event.NAMED, Event.TURNED_UP, Event.CLEARED, Event.COUNTED_AGAIN,
    Event.TRAPPED, Event.FOUND, Event.SHOWED_ROOM, Event.LEFT,
}  # fmt: skip
_ABOUT_CARD = {Event.POCKETED, Event.LAID_OUT, Event.TOOK, Event.PLAYED_TRICK}
_ABOUT_LOOT = {Event.LOOKED, Event.STOLE, Event.SHOWED_HAUL, Event.SAW_LEFT}


def narrate(names: Names, event: int) -> str:
    """A perceived event as a sentence; what the seat may not know is left out of it."""
    kind, a, b = unpacked(event)
    if kind == Event.OVER:
        return names.say(f"ending-{ENDINGS[a][0]}")
    message = _MESSAGES[kind]
    if a == HIDDEN:
        message += "-hidden"
    return capital(names.say(message, **_values(names, kind, a, b)))


def event_rule(event: int) -> str:
    """The rule an event follows from."""
    kind, a, b = unpacked(event)
    if kind == Event.ENTERED:
        return "CM-5.2" if b else "CM-1.4"
    if kind == Event.OVER:
        return ENDINGS[a][1]
    if kind == Event.PLAYED_TRICK:
        return {CALLING_CARD: "CM-6.1", SMOKE_BOMB: "CM-6.2", PICKPOCKET: "CM-6.3"}[a]
    return _RULES[kind]


def _values(names: Names, kind: int, a: int, b: int) -> dict[str, Any]:
    if a == HIDDEN:
        return {"count": b if kind == Event.LEFT else 0}
    if kind in _ABOUT_ROOM:
        under = names.room(b - 1) if kind == Event.KEPT and b else "none"
        return {"room": names.room(a), "under": under, "place": b + 1, "count": b}
    if kind in _ABOUT_CARD:
        return {"card": names.the_loot(a)}
    if kind in _ABOUT_LOOT:
        return {"cards": names.all_loot(a)}
    if kind == Event.SEARCHED:
        found = [str(room + 1) for room in members(a)]
        return {"rooms": names.listed(found), "count": len(found)}
    return {"number": a + 1 if kind == Event.RETURNED else a}
