"""The step that summons troops; declared in language/effects/summoning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import lowest, one, shifted
from catspaw.games.claw_and_order.abilities.ops import DONE, NOT_MINE
from catspaw.games.claw_and_order.state.card_state import summoned
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import ALL_SUMMONED, Zone
from catspaw.games.claw_and_order.state.zones import next_stamp, reference, troops_in_play

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match

SUMMON: Final = 22  # number; which: token, counted from the first token of the set


def summoning_step(match: Match, step: i64, number: i64, which: i64) -> i64:
    """NOT_MINE or DONE."""
    if step == SUMMON:
        summon(match, match.zones[Zone.CONTROLLER], which, number)
        return DONE
    return NOT_MINE


def summon(match: Match, seat: i64, token: i64, number: i64) -> None:
    """Ruling CO-R.Z: token troops come to the Back Line; at most six are in play, and a seventh does not come."""
    zones = match.zones
    while number > 0:
        free = ALL_SUMMONED & ~troops_in_play(match)
        if free == 0:
            match.tell(Event.NOT_SUMMONED, token, seat)
            return
        card = lowest(free)
        zones[Zone.CARD_STATE + card] = summoned(next_stamp(match), token)
        zones[Zone.BACK + seat] |= one(card)
        zones[Zone.SUMMONED_BY_TWO] &= ~one(card)
        zones[Zone.SUMMONED_BY_TWO] |= shifted(seat, card)
        zones[Zone.CHECK_DEATHS] = 1
        match.tell(Event.SUMMONED, reference(match, card), token)
        number -= 1
