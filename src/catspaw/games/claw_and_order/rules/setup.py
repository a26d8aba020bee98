"""Chapter 103: opening hands, and what is played before the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import count, one
from catspaw.games.claw_and_order.rules.playing import play, playable
from catspaw.games.claw_and_order.rules.turn import begin_turn, wipe_the_turn_off
from catspaw.games.claw_and_order.state.deck import ask_for_top, shuffle_deck
from catspaw.games.claw_and_order.state.events import GAINED, SECOND_RULE, SET_ASIDE, TURN_ENDED
from catspaw.games.claw_and_order.state.numbers import (
    ACTIVE,
    ASIDE,
    DECK,
    DOLLARS_OF,
    DONE,
    DONE_BIT,
    DRAW_OPENING,
    FAILED,
    HAND,
    NO_OPENING_HAND,
    NO_OPENING_HANDS,
    OPENING,
    OPENING_HAND,
    PHASE,
    SET_UP,
    SET_UP_DOLLARS,
    SETTING_UP,
    STARTER,
)

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def deal_hands(match: Match, starter: i64) -> None:
    """CO-103.2: each player draws five cards, the starting player first."""
    match.zones[STARTER] = starter
    match.zones[ACTIVE] = starter
    match.zones[PHASE] = OPENING


def deal_on(match: Match) -> bool:
    """CO-103.2: one card more; True if chance is asked which, or the match is over."""
    zones = match.zones
    seat = zones[ACTIVE]
    if count(zones[HAND + seat]) < OPENING_HAND and zones[DECK + seat]:
        ask_for_top(match, seat, DRAW_OPENING)
        return True
    if zones[HAND + seat] & match.card_index.cheap_troops:
        keep_hand(match, seat)
    else:
        set_hand_aside(match, seat)
    if lost_before_playing(match, seat) or is_dealt(match, seat):
        return deal_next(match)
    return False


def is_dealt(match: Match, seat: i64) -> bool:
    zones = match.zones
    return zones[HAND + seat] & match.card_index.cheap_troops != 0 and count(zones[HAND + seat]) == OPENING_HAND


def keep_hand(match: Match, seat: i64) -> None:
    """CO-103.3, Ruling CO-R.M: what was set aside is shuffled back, and a short hand is filled from there."""
    zones = match.zones
    if zones[ASIDE + seat]:
        zones[DECK + seat] |= zones[ASIDE + seat]
        zones[ASIDE + seat] = 0
        shuffle_deck(match, seat)


def set_hand_aside(match: Match, seat: i64) -> None:
    """CO-103.3, Ruling CO-R.M: no troop for $5 or less: the hand is set aside unseen and another one drawn."""
    zones = match.zones
    zones[ASIDE + seat] |= zones[HAND + seat]
    zones[HAND + seat] = 0
    zones[FAILED + seat] += 1
    match.tell(SET_ASIDE, seat, zones[FAILED + seat])


def lost_before_playing(match: Match, seat: i64) -> bool:
    """CO-103.3: the whole deck was drawn without such a troop."""
    zones = match.zones
    return zones[HAND + seat] | zones[DECK + seat] == 0


def deal_next(match: Match) -> bool:
    """The other player's turn to draw, or both have; True if the match is over."""
    zones = match.zones
    if zones[ACTIVE] == zones[STARTER]:
        zones[ACTIVE] ^= 1
        return False
    one_lost = lost_before_playing(match, 0)
    two_lost = lost_before_playing(match, 1)
    if one_lost and two_lost:
        match.end_match(NO_OPENING_HANDS, 0, 0)
    elif one_lost or two_lost:
        loser: i64 = 0 if one_lost else 1
        match.end_match(NO_OPENING_HAND, one(loser ^ 1), one(loser))
    else:
        begin_set_up(match)
        return False
    return True


def begin_set_up(match: Match) -> None:
    """CO-103.4: both gain $5. Ruling CO-R.S: the starting player plays first."""
    zones = match.zones
    zones[PHASE] = SETTING_UP
    zones[ACTIVE] = zones[STARTER]
    seat: i64 = 0
    while seat < 2:
        zones[DOLLARS_OF + seat] = SET_UP_DOLLARS
        match.tell(GAINED | SECOND_RULE, seat, SET_UP_DOLLARS)
        seat += 1


def ask_for_set_up(match: Match) -> None:
    """CO-103.4, Ruling CO-R.G: anything but One-Time Items; nothing that is in play may be used."""
    seat = match.zones[ACTIVE]
    match.ask(seat, SET_UP, playable(match, seat, True) | DONE_BIT)


def set_up(match: Match, choice: i64) -> None:
    """CO-103.4: a card is paid for and played. Ruling CO-R.S: what is not spent is lost."""
    zones = match.zones
    seat = zones[ACTIVE]
    if choice != DONE:
        play(match, seat, choice)
        return
    zones[DOLLARS_OF + seat] = 0
    match.tell(TURN_ENDED | SECOND_RULE, seat, 0)
    if seat == zones[STARTER]:
        zones[ACTIVE] = seat ^ 1
    else:
        wipe_the_turn_off(match)
        begin_turn(match, zones[STARTER])
    match.advance()
