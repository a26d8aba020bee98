"""Chapter 7: how a hunt ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import WORD, count, one
from catspaw.core.journal import beside
from catspaw.games.red_claw.state.endings import Ending
from catspaw.games.red_claw.state.events import SEAT_SET_BITS, Event
from catspaw.games.red_claw.state.numbers import COLOURS, LAST_TURN, NONE, TEN, Zone

if TYPE_CHECKING:
    from catspaw.games.red_claw.state.position import Hunt


def end_turn(hunt: Hunt) -> None:
    """RC-7.1: ten points end the game, but not before the turn is over.

    Ruling RC-R.W: so does the last token. Ruling RC-R.X: so do 400 turns.
    """
    if somebody_is_at_ten(hunt):
        finish(hunt, Ending.AT_TEN)
    elif hunt.bag == 0 and no_tokens_lie_out(hunt):
        finish(hunt, Ending.NO_TOKENS)
    elif hunt.turns == LAST_TURN:
        hunt.finish(Ending.UNFINISHED, 0, 0)
        hunt.tell(Event.OVER, Ending.UNFINISHED, 0)
    else:
        hunt.next_turn()


def somebody_is_at_ten(hunt: Hunt) -> bool:
    """RC-7.1."""
    seat: i64 = 0
    while seat < hunt.rulings.players:
        if hunt.zones[Zone.LEVEL + seat] >= TEN:
            return True
        seat += 1
    return False


def no_tokens_lie_out(hunt: Hunt) -> bool:
    """Ruling RC-R.W: no row has a token left."""
    colour: i64 = 0
    while colour < COLOURS:
        if hunt.zones[Zone.FIRST + colour] != NONE or hunt.zones[Zone.SECOND + colour] != NONE:
            return False
        colour += 1
    return True


def finish(hunt: Hunt, ending: i64) -> None:
    """RC-7.2, Ruling RC-R.U: all who have the most points are caught, unless they also win."""
    winners = winning_seats(hunt)
    losers = caught_seats(hunt) & ~winners
    hunt.finish(ending, winners, losers)
    hunt.tell(Event.OVER, ending, beside(winners, SEAT_SET_BITS, losers))


def winning_seats(hunt: Hunt) -> i64:
    """RC-7.3, RC-7.4: fewest points, then fewest tokens. Ruling RC-R.J: then the victory is shared.

    Ruling RC-R.U: the figure is no token; False Trails and cancelled tokens are.
    Ruling RC-R.I: and so is Fake Evidence.
    """
    zones = hunt.zones
    least: i64 = WORD
    found: i64 = 0
    seat: i64 = 0
    while seat < hunt.rulings.players:
        rank = zones[Zone.LEVEL + seat] * 64 + count(zones[Zone.TOKENS + seat])
        if rank < least:
            least = rank
            found = 0
        if rank == least:
            found |= one(seat)
        seat += 1
    return found


def caught_seats(hunt: Hunt) -> i64:
    """RC-7.2: whoever has the most points."""
    most: i64 = -1
    found: i64 = 0
    seat: i64 = 0
    while seat < hunt.rulings.players:
        if hunt.zones[Zone.LEVEL + seat] > most:
            most = hunt.zones[Zone.LEVEL + seat]
            found = 0
        if hunt.zones[Zone.LEVEL + seat] == most:
            found |= one(seat)
        seat += 1
    return found
