"""Whose doing an event is, and what an answer may cost: both as the seats at the table see it."""

from __future__ import annotations

from typing import Final

from catspaw.core.bits import members, one
from catspaw.games.cat_and_mouse.edge.deduction import rooms_she_may_be_in
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.rules.sets import makes_set
from catspaw.games.cat_and_mouse.state.events import Event
from catspaw.games.cat_and_mouse.state.numbers import INSPECTOR, MOUSE, TREASURES
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt

ACTORS: Final = {
    **dict.fromkeys(
        (
            Event.POCKETED,
            Event.DREW,
            Event.KEPT,
            Event.ANNOUNCED_CHECK,
            Event.ANNOUNCED_TRAP,
            Event.TURNED_UP,
            Event.CLEARED,
            Event.TRAPPED,
            Event.SAW_LEFT,
        ),
        INSPECTOR,
    ),
    **dict.fromkeys(
        (
            Event.ENTERED,
            Event.NAMED,
            Event.SHOWED_ROOM,
            Event.LOOKED,
            Event.TOOK,
            Event.LEFT,
            Event.SEARCHED,
            Event.PLAYED_TRICK,
            Event.STOLE,
            Event.SHOWED_HAUL,
            Event.RETURNED,
        ),
        MOUSE,
    ),
}
"""Each event is always the doing of the same seat."""


def perils(sight: HeistSight) -> dict[int, str]:
    """The messages that say why answers lose at once; none if they all do."""
    options = members(sight.options)
    found = {number: message for number in options if (message := _peril(sight, number))}
    return found if len(found) < len(options) else {}


def _peril(sight: HeistSight, number: int) -> str:
    """The message about one answer, whatever else there is to choose; empty if it does not lose at once."""
    if number in (Answer.END_HEIST, Answer.SHOW_HAUL, Answer.SMOKE):
        return "" if makes_set(sight.haul) else "peril-no-set"
    if number in (Answer.PICK_POCKET, Answer.SMOKE_AND_PICK):
        more = members(TREASURES & ~sight.haul)
        return "" if any(makes_set(sight.haul | one(treasure)) for treasure in more) else "peril-too-little"
    if number in (Answer.SHOW_ROOM, Answer.GIVE_UP):
        return "peril-caught"
    if sight.prompt == Prompt.TRAP and not rooms_she_may_be_in(sight) & one(number):
        return "peril-not-there"
    return ""
