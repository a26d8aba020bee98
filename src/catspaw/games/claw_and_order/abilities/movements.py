"""Steps that return, move, destroy and win over troops; declared in language/effects/movements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.core.journal import SECOND_RULE
from catspaw.games.claw_and_order.abilities.ops import BACK_LINE, FRONT_LINE, MOVED_BACK, MOVED_UP
from catspaw.games.claw_and_order.abilities.triggers import happens
from catspaw.games.claw_and_order.rules.deaths import destroy
from catspaw.games.claw_and_order.rules.leaving import (
    destroy_item,
    part,
    part_from_vehicle,
    put_known_into_hand,
    return_troop,
)
from catspaw.games.claw_and_order.state.card_state import partner_of
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import CARDS, Zone
from catspaw.games.claw_and_order.state.zones import (
    controller_of,
    items_in_play,
    oldest,
    owner_of,
    reference,
    turn_up,
)

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match

RETURN: Final = 4
MOVE: Final = 5  # which: FRONT_LINE or BACK_LINE
DESTROY: Final = 6
TAKE_CONTROL: Final = 7
SWAP_LINES: Final = 34  # which: YOU or OPPONENT
COME_BACK: Final = 35
DESTROY_OWN: Final = 40


def movement_step(match: Match, step: i64, card: i64, which: i64) -> bool:
    """Do it to one troop; False if it is no such step of this family."""
    if step == RETURN:
        return_troop(match, card, SECOND_RULE)
    elif step == MOVE:
        move_to_line(match, card, which, SECOND_RULE)
    elif step == TAKE_CONTROL:
        take_control(match, card, match.zones[Zone.CONTROLLER])
    else:
        return False
    return True


def joint_movement_step(match: Match, step: i64, troops: i64, which: i64) -> bool:
    """Do it to several troops, or to items, at one time; False if it is no such step of this family."""
    if step == DESTROY or step == DESTROY_OWN:
        destroy_items(match, match.zones[Zone.CHOSEN_ONES] & ~troops)
        destroy(match, troops)
    elif step == SWAP_LINES:
        swap_lines(match, match.zones[Zone.CONTROLLER] ^ (which & 1))
    elif step == COME_BACK:
        come_back(match, match.zones[Zone.SOURCE])
    else:
        return False
    return True


def destroy_items(match: Match, items: i64) -> None:
    """CO-109.5: Equip Items and Team Buffs go to their owners' discard piles, the oldest first."""
    zones = match.zones
    items &= items_in_play(match) | zones[Zone.BUFFS] | zones[Zone.BUFFS + 1]
    while items:
        item = oldest(match, items)
        items &= ~one(item)
        destroy_item(match, item)


def swap_lines(match: Match, seat: i64) -> None:
    """CO-106.1: who was in the Back Line is in front, and the other way round; pilots go with their vehicles."""
    zones = match.zones
    forward = zones[Zone.BACK + seat] & ~zones[Zone.PILOTS]
    back = zones[Zone.FRONT + seat] & ~zones[Zone.PILOTS]
    move_all(match, forward, FRONT_LINE)
    move_all(match, back, BACK_LINE)


def move_all(match: Match, troops: i64, line: i64) -> None:
    while troops:
        card = oldest(match, troops)
        troops &= ~one(card)
        move_to_line(match, card, line, SECOND_RULE)


def come_back(match: Match, card: i64) -> None:
    """Ruling CO-R.Z: a card that has died returns from the discard pile to its owner's hand."""
    if card >= CARDS:
        return
    seat = owner_of(match, card)
    if match.zones[Zone.DISCARD_PILE + seat] & one(card):
        match.zones[Zone.DISCARD_PILE + seat] &= ~one(card)
        put_known_into_hand(match, seat, card)
        match.tell(Event.RECOVERED, card, seat)


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
    else:
        happens(match, MOVED_BACK, card, card)


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
