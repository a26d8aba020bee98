"""Why something may not be answered: the rule that forbids it."""

from __future__ import annotations

from catspaw.core.bits import one
from catspaw.games.cat_and_mouse.edge.notation import answer_rule
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.state.numbers import (
    AFTER,
    CHANGE_ROOMS,
    DECLINE,
    FILL_DEEP_POCKET,
    HOLDS_PICKPOCKET,
    HOLDS_SMOKE_BOMB,
    LEAVE_CARD,
    LOOT_ROOM,
    NAME,
    PICK_POCKET,
    SMOKE,
    SMOKE_AND_PICK,
)


def why_not(sight: HeistSight, number: int) -> str:
    """The rule that forbids a number of the prompt's universe which is not an option."""
    if number in (SMOKE, SMOKE_AND_PICK):
        return _why_no_smoke(sight, number)
    if number == PICK_POCKET:
        held = sight.haul & HOLDS_PICKPOCKET
        return "CM-R.P" if sight.prompt == AFTER and held else "CM-6.3"
    if number == LEAVE_CARD:
        return "CM-6.1"
    if number == LOOT_ROOM:
        return "CM-R.I"
    if number == CHANGE_ROOMS:
        return "CM-R.T"
    if number == DECLINE:
        return "CM-R.R" if sight.rulings.note_must_return else "CM-R.T"
    if sight.prompt == NAME:
        return "CM-R.E" if sight.clues & one(number) else "CM-R.D"
    if sight.prompt == FILL_DEEP_POCKET and sight.pocket & one(number):
        return "CM-1.3"
    return answer_rule(sight.prompt, number)


def _why_no_smoke(sight: HeistSight, number: int) -> str:
    """CM-6.2, Ruling CM-R.O: the bomb is not held, or this is not its moment."""
    if not sight.haul & HOLDS_SMOKE_BOMB:
        return "CM-6.2"
    if number == SMOKE_AND_PICK and not sight.haul & HOLDS_PICKPOCKET:
        return "CM-6.3"
    return "CM-R.O"
