"""Chapter 103: opening hands, and what is played before the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import count, one
from catspaw.core.journal import SECOND_RULE
from catspaw.games.claw_and_order.rules.playing import play, playable
from catspaw.games.claw_and_order.rules.turn import begin_turn, wipe_the_turn_off
from catspaw.games.claw_and_order.state.deck import ask_for_top, shuffle_deck
from catspaw.games.claw_and_order.state.endings import Ending
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import DONE_BIT, OPENING_HAND, SET_UP_DOLLARS, Phase, Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def deal_hands(match: Match, starter: i64) -> None:
    """CO-103.2: each player draws five cards, the starting player first."""
    match.zones[Zone.STARTER] = starter
    match.zones[Zone.ACTIVE] = starter
    match.zones[Zone.PHASE] = Phase.OPENING


def deal_on(match: Match) -> bool:
    """CO-103.2: one card more; True if chance is asked which, or the match is over."""
    zones = match.zones
    seat = zones[Zone.ACTIVE]
    if count(zones[Zone.HAND + seat]) < OPENING_HAND and zones[Zone.DECK + seat]:
        ask_for_top(match, seat, Prompt.DRAW_OPENING)
        return True
    if zones[Zone.HAND + seat] & match.card_index.cheap_troops:
        keep_hand(match, seat)
    else:
        set_hand_aside(match, seat)
    if lost_before_playing(match, seat) or is_dealt(match, seat):
        return deal_next(match)
    return False


def is_dealt(match: Match, seat: i64) -> bool:
    zones = match.zones
    return (
        zones[Zone.HAND + seat] & match.card_index.cheap_troops != 0 and count(zones[Zone.HAND + seat]) == OPENING_HAND
    )


def keep_hand(match: Match, seat: i64) -> None:
    """CO-103.3, Ruling CO-R.M: what was set aside is shuffled back, and a short hand is filled from there."""
    zones = match.zones
    if zones[Zone.ASIDE + seat]:
        zones[Zone.DECK + seat] |= zones[Zone.ASIDE + seat]
        zones[Zone.ASIDE + seat] = 0
        shuffle_deck(match, seat)


def set_hand_aside(match: Match, seat: i64) -> None:
    """CO-103.3, Ruling CO-R.M: no troop for $5 or less: the hand is set aside unseen and another one drawn."""
    zones = match.zones
    zones[Zone.ASIDE + seat] |= zones[Zone.HAND + seat]
    zones[Zone.HAND + seat] = 0
    zones[Zone.FAILED + seat] += 1
    match.tell(Event.SET_ASIDE, seat, zones[Zone.FAILED + seat])


def lost_before_playing(match: Match, seat: i64) -> bool:
    """CO-103.3: the whole deck was drawn without such a troop."""
    zones = match.zones
    return zones[Zone.HAND + seat] | zones[Zone.DECK + seat] == 0


def deal_next(match: Match) -> bool:
    """The other player's turn to draw, or both have; True if the match is over."""
    zones = match.zones
    if zones[Zone.ACTIVE] == zones[Zone.STARTER]:
        zones[Zone.ACTIVE] ^= 1
        return False
    one_lost = lost_before_playing(match, 0)
    two_lost = lost_before_playing(match, 1)
    if one_lost and two_lost:
        match.end_match(Ending.NO_OPENING_HANDS, 0, 0)
    elif one_lost or two_lost:
        loser: i64 = 0 if one_lost else 1
        match.end_match(Ending.NO_OPENING_HAND, one(loser ^ 1), one(loser))
    else:
        begin_set_up(match)
        return False
    return True


def begin_set_up(match: Match) -> None:
    """CO-103.4: both gain $5. Ruling CO-R.S: the starting player plays first."""
    zones = match.zones
    zones[Zone.PHASE] = Phase.SETTING_UP
    zones[Zone.ACTIVE] = zones[Zone.STARTER]
    seat: i64 = 0
    while seat < 2:
        zones[Zone.DOLLARS_OF + seat] = SET_UP_DOLLARS
        match.tell(Event.GAINED | SECOND_RULE, seat, SET_UP_DOLLARS)
        seat += 1


def ask_for_set_up(match: Match) -> None:
    """CO-103.4, Ruling CO-R.G: anything but One-Time Items; nothing that is in play may be used."""
    seat = match.zones[Zone.ACTIVE]
    match.ask(seat, Prompt.SET_UP, playable(match, seat, True) | DONE_BIT)


def set_up(match: Match, choice: i64) -> None:
    """CO-103.4: a card is paid for and played. Ruling CO-R.S: what is not spent is lost."""
    zones = match.zones
    seat = zones[Zone.ACTIVE]
    if choice != Answer.DONE:
        play(match, seat, choice)
        return
    zones[Zone.DOLLARS_OF + seat] = 0
    match.tell(Event.TURN_ENDED | SECOND_RULE, seat, 0)
    if seat == zones[Zone.STARTER]:
        zones[Zone.ACTIVE] = seat ^ 1
    else:
        wipe_the_turn_off(match)
        begin_turn(match, zones[Zone.STARTER])
    match.advance()
