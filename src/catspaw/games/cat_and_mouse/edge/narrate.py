"""Events in words, each with the rule it follows from."""

from __future__ import annotations

from typing import Any

from catspaw.core.bits import members
from catspaw.core.journal import HIDDEN, unpacked
from catspaw.games.cat_and_mouse.edge.endings import ENDINGS
from catspaw.games.cat_and_mouse.edge.names import Names
from catspaw.games.cat_and_mouse.state import events as e
from catspaw.games.cat_and_mouse.state.numbers import CALLING_CARD, PICKPOCKET, SMOKE_BOMB
from catspaw.games.fluent_texts import capital

_RULES = {
    e.TURN_BEGAN: "CM-2.1",
    e.POCKETED: "CM-1.3",
    e.LAID_OUT: "CM-1.5",
    e.DREW: "CM-2.1",
    e.KEPT: "CM-2.2",
    e.ANNOUNCED_CHECK: "CM-2.4",
    e.ANNOUNCED_TRAP: "CM-2.4",
    e.NAMED: "CM-3.1",
    e.TURNED_UP: "CM-3.2",
    e.CLEARED: "CM-3.2",
    e.COUNTED_AGAIN: "CM-R.E",
    e.TRAPPED: "CM-4.1",
    e.FOUND: "CM-4.2",
    e.SHOWED_ROOM: "CM-4.4",
    e.LOOKED: "CM-5.1",
    e.TOOK: "CM-5.1",
    e.LEFT: "CM-5.2",
    e.RETURNED: "CM-7.1",
    e.SEARCHED: "CM-5.2",
    e.STOLE: "CM-6.3",
    e.SHOWED_HAUL: "CM-5.3",
    e.SAW_LEFT: "CM-R.L",
}

_MESSAGES = {
    e.TURN_BEGAN: "turn-began",
    e.POCKETED: "pocketed",
    e.ENTERED: "entered",
    e.LAID_OUT: "laid-out",
    e.DREW: "drew",
    e.KEPT: "kept",
    e.ANNOUNCED_CHECK: "announced-check",
    e.ANNOUNCED_TRAP: "announced-trap",
    e.NAMED: "named",
    e.TURNED_UP: "turned-up",
    e.CLEARED: "cleared",
    e.COUNTED_AGAIN: "counted-again",
    e.TRAPPED: "trapped",
    e.FOUND: "found",
    e.SHOWED_ROOM: "showed-room",
    e.LOOKED: "looked",
    e.TOOK: "took",
    e.LEFT: "left",
    e.RETURNED: "returned",
    e.SEARCHED: "searched",
    e.PLAYED_TRICK: "played-trick",
    e.STOLE: "stole",
    e.SHOWED_HAUL: "showed-haul",
    e.SAW_LEFT: "saw-left",
}

_ABOUT_ROOM = {
    e.ENTERED, e.DREW, e.KEPT, e.NAMED, e.TURNED_UP, e.CLEARED, e.COUNTED_AGAIN,
    e.TRAPPED, e.FOUND, e.SHOWED_ROOM, e.LEFT,
}  # fmt: skip
_ABOUT_CARD = {e.POCKETED, e.LAID_OUT, e.TOOK, e.PLAYED_TRICK}
_ABOUT_LOOT = {e.LOOKED, e.STOLE, e.SHOWED_HAUL, e.SAW_LEFT}


def narrate(names: Names, event: int) -> str:
    """A perceived event as a sentence; what the seat may not know is left out of it."""
    kind, a, b = unpacked(event)
    if kind == e.OVER:
        return names.say(f"ending-{ENDINGS[a][0]}")
    message = _MESSAGES[kind]
    if a == HIDDEN:
        message += "-hidden"
    return capital(names.say(message, **_values(names, kind, a, b)))


def event_rule(event: int) -> str:
    """The rule an event follows from."""
    kind, a, b = unpacked(event)
    if kind == e.ENTERED:
        return "CM-5.2" if b else "CM-1.4"
    if kind == e.OVER:
        return ENDINGS[a][1]
    if kind == e.PLAYED_TRICK:
        return {CALLING_CARD: "CM-6.1", SMOKE_BOMB: "CM-6.2", PICKPOCKET: "CM-6.3"}[a]
    return _RULES[kind]


def _values(names: Names, kind: int, a: int, b: int) -> dict[str, Any]:
    if a == HIDDEN:
        return {"count": b if kind == e.LEFT else 0}
    if kind in _ABOUT_ROOM:
        under = names.room(b - 1) if kind == e.KEPT and b else "none"
        return {"room": names.room(a), "under": under, "place": b + 1, "count": b}
    if kind in _ABOUT_CARD:
        return {"card": names.the_loot(a)}
    if kind in _ABOUT_LOOT:
        return {"cards": names.all_loot(a)}
    if kind == e.SEARCHED:
        found = [str(room + 1) for room in members(a)]
        return {"rooms": names.listed(found), "count": len(found)}
    return {"number": a + 1 if kind == e.RETURNED else a}
