"""Troops that move, change sides, arrive by themselves, or are better for a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import lowest, one, shifted
from catspaw.core.journal import beside
from catspaw.games.claw_and_order.abilities.ops import DAMAGE_BONUS, FRONT_LINE, MOVED_UP
from catspaw.games.claw_and_order.abilities.triggers import happens
from catspaw.games.claw_and_order.rules.leaving import part, part_from_vehicle
from catspaw.games.claw_and_order.state.card_state import (
    AGAIN_AT,
    GAINED_AT,
    MORE_DAMAGE_AT,
    MORE_HEALTH_AT,
    MOST_BONUS,
    STAMP_AT,
    TOKEN_AT,
    partner_of,
    set_this_turn,
    this_turn,
)
from catspaw.games.claw_and_order.state.events import BONUS_BITS, Event
from catspaw.games.claw_and_order.state.numbers import ALL_SUMMONED, MOST_ATTACKS, Bound, Zone
from catspaw.games.claw_and_order.state.zones import (
    controller_of,
    next_stamp,
    reach_bound,
    reference,
    troops_in_play,
    turn_up,
)

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def move_to_line(match: Match, card: i64, line: i64, rule: i64) -> None:
    """A troop goes to the other line of its team; a vehicle with its pilot, a pilot alone and out of the vehicle."""
    zones = match.zones
    seat = controller_of(match, card)
    there = zones[Zone.FRONT + seat] if line == FRONT_LINE else zones[Zone.BACK + seat]
    if there & one(card):
        return
    if zones[Zone.PILOTS] & one(card):
        part(match, partner_of(match, card), card)
    place_in_line(match, card, seat, line, rule)
    if zones[Zone.PILOTED] & one(card):
        place_in_line(match, partner_of(match, card), seat, line, rule)
    if line == FRONT_LINE:
        happens(match, MOVED_UP, card, card)


def place_in_line(match: Match, card: i64, seat: i64, line: i64, rule: i64) -> None:
    """CO-112.2: Stealth: a card is turned up as it moves to the Front Line."""
    zones = match.zones
    if line == FRONT_LINE:
        turn_up(match, card)
        zones[Zone.BACK + seat] &= ~one(card)
        zones[Zone.FRONT + seat] |= one(card)
    else:
        zones[Zone.FRONT + seat] &= ~one(card)
        zones[Zone.BACK + seat] |= one(card)
    zones[Zone.CHECK_DEATHS] = 1
    match.tell(Event.MOVED | rule, reference(match, card), line)


def take_control(match: Match, card: i64, seat: i64) -> None:
    """A troop changes sides, in the same line. Ruling CO-R.J: a vehicle drops its pilot; a pilot leaves its vehicle.

    Ruling CO-R.N: it is turned up, since its new side must know what it has.
    """
    zones = match.zones
    former = controller_of(match, card)
    if former == seat:
        return
    turn_up(match, card)
    part_from_vehicle(match, card)
    bit = one(card)
    if zones[Zone.FRONT + former] & bit:
        zones[Zone.FRONT + former] &= ~bit
        zones[Zone.FRONT + seat] |= bit
    else:
        zones[Zone.BACK + former] &= ~bit
        zones[Zone.BACK + seat] |= bit
    zones[Zone.CHECK_DEATHS] = 1
    match.tell(Event.TOOK_CONTROL, card, seat)


def summon(match: Match, seat: i64, token: i64, number: i64) -> None:
    """Ruling CO-R.Z: token troops come to the Back Line; at most six are in play, and a seventh does not come."""
    zones = match.zones
    while number > 0:
        free = ALL_SUMMONED & ~troops_in_play(match)
        if free == 0:
            match.tell(Event.NOT_SUMMONED, token, seat)
            return
        card = lowest(free)
        zones[Zone.CARD_STATE + card] = (next_stamp(match) << STAMP_AT) | (token << TOKEN_AT)
        zones[Zone.BACK + seat] |= one(card)
        zones[Zone.SUMMONED_BY_TWO] &= ~one(card)
        zones[Zone.SUMMONED_BY_TWO] |= shifted(seat, card)
        zones[Zone.CHECK_DEATHS] = 1
        match.tell(Event.SUMMONED, reference(match, card), token)
        number -= 1


def attack_again(match: Match, card: i64) -> None:
    """One attack more this turn."""
    times = this_turn(match, card, AGAIN_AT, 7)
    if times < MOST_ATTACKS - 1:
        set_this_turn(match, card, AGAIN_AT, 7, times + 1)
        match.tell(Event.ATTACKS_AGAIN, reference(match, card), 0)
    else:
        reach_bound(match, card, Bound.ATTACKS, MOST_ATTACKS)


def get_bonus(match: Match, card: i64, bonus: i64, number: i64) -> None:
    """More damage or health until the turn ends."""
    at: i64 = MORE_DAMAGE_AT if bonus == DAMAGE_BONUS else MORE_HEALTH_AT
    total = this_turn(match, card, at, MOST_BONUS) + number
    set_this_turn(match, card, at, MOST_BONUS, min(MOST_BONUS, total))
    match.tell(Event.GOT, reference(match, card), beside(bonus, BONUS_BITS, number))
    if total > MOST_BONUS:
        reach_bound(match, card, Bound.MORE_DAMAGE if bonus == DAMAGE_BONUS else Bound.MORE_HEALTH, MOST_BONUS)


def gain_keyword(match: Match, card: i64, keyword: i64) -> None:
    """A keyword until the turn ends."""
    gained = this_turn(match, card, GAINED_AT, 15) | shifted(1, keyword)
    set_this_turn(match, card, GAINED_AT, 15, gained)
    match.tell(Event.GAINED_KEYWORD, reference(match, card), keyword)
