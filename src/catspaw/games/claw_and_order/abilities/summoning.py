"""The step that summons troops; declared in language/effects/summoning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import lowest, one, shifted
from catspaw.games.claw_and_order.abilities.filters import such_cards
from catspaw.games.claw_and_order.abilities.ops import ASKED, DONE, NOT_MINE
from catspaw.games.claw_and_order.rules.playing import deploy_free
from catspaw.games.claw_and_order.state.card_state import summoned
from catspaw.games.claw_and_order.state.deck import one_of_each
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import ALL_SUMMONED, DONE_BIT, Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import next_stamp, reference, troops_in_play

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match

DEPLOY: Final = 39  # a filter in the second word
SUMMON: Final = 22  # number; which: token, counted from the first token of the set


def summoning_step(match: Match, step: i64, number: i64, which: i64) -> i64:
    """NOT_MINE, DONE or ASKED."""
    if step == DEPLOY:
        return ASKED if choose_deployment(match, match.zones[Zone.CONTROLLER]) else DONE
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


def choose_deployment(match: Match, seat: i64) -> bool:
    """The player is asked even if no card of the hand is right, since nobody else can know that."""
    if match.zones[Zone.LEFT] == 0 and match.zones[Zone.HAND + seat]:
        match.zones[Zone.LEFT] = 2
        ask_for_deployment(match, seat)
        return True
    match.zones[Zone.LEFT] = 0
    return False


def ask_for_deployment(match: Match, seat: i64) -> None:
    wanted = such_cards(match, match.card_index.set.code[match.zones[Zone.PC] + 1], match.zones[Zone.HAND + seat])
    match.ask(seat, Prompt.DEPLOY_ONE, one_of_each(match, seat, wanted) | DONE_BIT)


def deploy_one(match: Match, choice: i64) -> None:
    """A card of the hand is deployed without being paid for, or none."""
    if choice != Answer.DONE:
        deploy_free(match, match.zones[Zone.CONTROLLER], choice)
    match.advance()
