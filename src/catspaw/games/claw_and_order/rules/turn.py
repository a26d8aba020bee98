"""Chapters 104 to 106: a turn and its phases, dollars, and the way to the Front Line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import lowest, one
from catspaw.games.claw_and_order.abilities.fortunes import gain_dollars
from catspaw.games.claw_and_order.abilities.movements import place_in_line
from catspaw.games.claw_and_order.abilities.ops import (
    ATTACK_STARTS,
    FRONT_LINE,
    MOVED_UP,
    OBSERVER,
    TURN_ENDS,
    TURN_STARTS,
)
from catspaw.games.claw_and_order.abilities.statics import having
from catspaw.games.claw_and_order.abilities.triggers import happens
from catspaw.games.claw_and_order.rules.playing import play, playable
from catspaw.games.claw_and_order.rules.using import usable, use
from catspaw.games.claw_and_order.state.card_state import partner_of, wipe_turn
from catspaw.games.claw_and_order.state.deck import draw
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import DONE_BIT, MOST_ACTIONS, NONE, Bound, Phase, Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import oldest, reach_seat_bound, reference, troops_of, turn_up

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def begin_turn(match: Match, seat: i64) -> None:
    """CO-104.1: the next turn."""
    zones = match.zones
    zones[Zone.ACTIVE] = seat
    zones[Zone.TURNS + seat] += 1
    zones[Zone.PHASE] = Phase.STARTING
    zones[Zone.CHOSEN_ONES] = 0
    zones[Zone.STUNNED] = zones[Zone.STUNS] & troops_of(match, seat)
    zones[Zone.STUNS] &= ~zones[Zone.STUNNED]
    match.tell(Event.TURN_BEGAN, seat, turn_number(match))


def turn_number(match: Match) -> i64:
    """CO-105.1, Ruling CO-R.T: each player counts their own turns of this battle, or all are counted."""
    zones = match.zones
    if match.rulings.turns_are_shared:
        return zones[Zone.TURNS] + zones[Zone.TURNS + 1]
    return zones[Zone.TURNS + zones[Zone.ACTIVE]]


def start_of_turn(match: Match) -> bool:
    """CO-106.3: first, whoever may stay in the Back Line is asked for; True if somebody is asked."""
    zones = match.zones
    seat = zones[Zone.ACTIVE]
    troops = observers(match)
    if troops or (zones[Zone.BACK + seat] & zones[Zone.FACE_DOWN] & ~zones[Zone.CHOSEN_ONES]):
        ask_who_stays(match, troops)
        return True
    move_up(match)
    return False


def observers(match: Match) -> i64:
    """CO-112.2: Observer: those who may stay. Ruling CO-R.N: those face down too."""
    zones = match.zones
    return having(
        match, zones[Zone.BACK + zones[Zone.ACTIVE]] & ~zones[Zone.PILOTS] & ~zones[Zone.CHOSEN_ONES], OBSERVER
    )


def ask_who_stays(match: Match, troops: i64) -> None:
    """Ruling CO-R.N: also asked for the sake of a face-down card alone, so that being asked tells nothing."""
    match.ask(match.zones[Zone.ACTIVE], Prompt.STAY, troops | DONE_BIT)


def choose_who_stays(match: Match, choice: i64) -> None:
    """CO-112.2: an Observer need not move up. Ruling CO-R.N: it is turned up, for that was its ability."""
    zones = match.zones
    if choice == Answer.DONE:
        move_up(match)
    else:
        turn_up(match, choice)
        zones[Zone.CHOSEN_ONES] |= one(choice)
        match.tell(Event.STAYED, reference(match, choice), 0)
    match.advance()


def move_up(match: Match) -> None:
    """CO-106.3: the others move to the Front Line, the oldest first. CO-108.2: a pilot stays with its vehicle."""
    zones = match.zones
    seat = zones[Zone.ACTIVE]
    staying = zones[Zone.CHOSEN_ONES]
    zones[Zone.CHOSEN_ONES] = 0
    troops = zones[Zone.BACK + seat] & ~staying & ~zones[Zone.PILOTS]
    left = troops
    while left:
        card = oldest(match, left)
        left &= ~one(card)
        place_in_line(match, card, seat, FRONT_LINE, 0)
        if zones[Zone.PILOTED] & one(card):
            place_in_line(match, partner_of(match, card), seat, FRONT_LINE, 0)
    while troops:
        card = oldest(match, troops)
        troops &= ~one(card)
        happens(match, MOVED_UP, card, card)
    happens(match, TURN_STARTS, NONE, NONE)
    zones[Zone.PHASE] = Phase.DRAWING


def draw_phase(match: Match) -> bool:
    """CO-105.1: as many dollars as the turn's number. CO-104.1: one card; True if chance is asked which."""
    zones = match.zones
    seat = zones[Zone.ACTIVE]
    gain_dollars(match, seat, turn_number(match), 0)
    zones[Zone.PHASE] = Phase.PILOTING
    return draw(match, seat)


def ask_for_play(match: Match) -> None:
    """CO-104.1: any number of cards. Ruling CO-R.Z: within reason, so that every turn ends."""
    zones = match.zones
    seat = zones[Zone.ACTIVE]
    if zones[Zone.ACTIONS] >= MOST_ACTIONS:
        match.ask(seat, Prompt.PLAY, DONE_BIT)
    else:
        match.ask(seat, Prompt.PLAY, playable(match, seat, False) | usable(match, seat) | DONE_BIT)


def play_or_use(match: Match, choice: i64) -> None:
    """CO-104.1: a card from the hand, one in play, or on to the Attack Phase."""
    zones = match.zones
    if choice == Answer.DONE:
        zones[Zone.PHASE] = Phase.ATTACKING
        happens(match, ATTACK_STARTS, NONE, NONE)
        match.advance()
        return
    zones[Zone.ACTIONS] += 1
    if zones[Zone.ACTIONS] == MOST_ACTIONS:
        reach_seat_bound(match, zones[Zone.ACTIVE], Bound.ACTIONS, MOST_ACTIONS)
    if zones[Zone.HAND + zones[Zone.ACTIVE]] & one(choice):
        play(match, zones[Zone.ACTIVE], choice)
    else:
        use(match, choice)


def end_phase(match: Match) -> None:
    """CO-104.1: what waits for the end of the turn happens now."""
    match.zones[Zone.PHASE] = Phase.FINISHING
    happens(match, TURN_ENDS, NONE, NONE)


def finish_turn(match: Match) -> None:
    """CO-105.2, Ruling CO-R.D: what was only for this turn ends, and whoever lived by it dies before the judging."""
    match.zones[Zone.PHASE] = Phase.JUDGING
    match.tell(Event.TURN_ENDED, match.zones[Zone.ACTIVE], 0)
    wipe_the_turn_off(match)


def wipe_the_turn_off(match: Match) -> None:
    """CO-105.2: dollars are lost, and whatever was only for this turn ends."""
    zones = match.zones
    touched = zones[Zone.TOUCHED]
    while touched:
        wipe_turn(match, lowest(touched))
        touched &= touched - 1
    zones[Zone.DOLLARS_OF] = 0
    zones[Zone.DOLLARS_OF + 1] = 0
    zones[Zone.DEPLOYED_NOW] = 0
    zones[Zone.REMOVED] = 0
    zones[Zone.CHANGED] = 0
    zones[Zone.TOOK_OFF] = 0
    zones[Zone.ACTIONS] = 0
    zones[Zone.STUNNED] = 0
    zones[Zone.CHECK_DEATHS] = 1
