"""Leaving play: to the discard pile with everything attached, or back to the owner's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import lowest, one
from catspaw.core.journal import SECOND_RULE, beside
from catspaw.core.packed import read, written
from catspaw.games.claw_and_order.state.card_state import (
    marks_on,
    partner_of,
    set_known_since,
    set_partner,
    wipe_turn,
)
from catspaw.games.claw_and_order.state.events import PLAYER_BITS, Event
from catspaw.games.claw_and_order.state.numbers import CARDS, GONE, NONE, RingField, Zone
from catspaw.games.claw_and_order.state.ring import ring_place
from catspaw.games.claw_and_order.state.zones import controller_of, next_stamp, oldest, owner_of, turn_up

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def leave_line(match: Match, card: i64) -> None:
    """A troop leaves its line. Ruling CO-R.N: face up, since what leaves play is seen.

    Ruling CO-R.J, CO-108.4: whoever sat with it in a vehicle is on their own, in the line where the vehicle was.
    """
    turn_up(match, card)
    zones = match.zones
    part_from_vehicle(match, card)
    bit = one(card)
    zones[Zone.FRONT] &= ~bit
    zones[Zone.FRONT + 1] &= ~bit
    zones[Zone.BACK] &= ~bit
    zones[Zone.BACK + 1] &= ~bit
    zones[Zone.HURT] &= ~bit
    zones[Zone.DEPLOYED_NOW] &= ~bit
    zones[Zone.CHANGED] &= ~bit
    zones[Zone.STUNS] &= ~bit
    zones[Zone.STUNNED] &= ~bit
    wipe_turn(match, card)
    zones[Zone.CHECK_DEATHS] = 1
    forget_who_left(match, card)


def forget_who_left(match: Match, card: i64) -> None:
    """Ruling CO-R.Z: whatever is under way means this troop no more, even if the next one gets its number."""
    zones = match.zones
    zones[Zone.CHOSEN_ONES] &= ~one(card)
    zones[Zone.HELD] &= ~one(card)
    if zones[Zone.ATTACKER] == card or zones[Zone.VICTIM] == card:
        spend_attack(match)
    if zones[Zone.SOURCE] == card and card >= CARDS:
        zones[Zone.SOURCE] = GONE
    if zones[Zone.THAT_CARD] == card:
        zones[Zone.THAT_CARD] = NONE
    if zones[Zone.OTHER_CARD] == card:
        zones[Zone.OTHER_CARD] = NONE
    if zones[Zone.ARRIVED] == card:
        zones[Zone.ARRIVED] = NONE
    if zones[Zone.SLAYER] == card:
        zones[Zone.SLAYER] = NONE
    waiting = zones[Zone.RING_COUNT]
    while waiting > 0:
        waiting -= 1
        at = Zone.RING + ring_place(zones, waiting)
        if card >= CARDS and read(zones[at], RingField.SOURCE) == card:
            zones[at] = written(zones[at], RingField.SOURCE, GONE)
        if read(zones[at], RingField.SUBJECT) == card:
            zones[at] = written(zones[at], RingField.SUBJECT, NONE)
        if read(zones[at], RingField.OTHER) == card:
            zones[at] = written(zones[at], RingField.OTHER, NONE)


def spend_attack(match: Match) -> None:
    """Ruling CO-R.A: one of the two is gone, so the attack that was declared comes to nothing."""
    zones = match.zones
    match.tell(Event.SPENT, zones[Zone.ATTACKER], zones[Zone.VICTIM])
    zones[Zone.ATTACKER] = NONE
    zones[Zone.VICTIM] = NONE


def part_from_vehicle(match: Match, card: i64) -> None:
    """CO-108.4: without its pilot a vehicle is inactive; it keeps its items."""
    zones = match.zones
    partner = partner_of(match, card)
    if zones[Zone.PILOTS] & one(card):
        part(match, partner, card)
    elif zones[Zone.PILOTED] & one(card):
        part(match, card, partner)


def part(match: Match, vehicle: i64, pilot: i64) -> None:
    """A pilot is in the vehicle no more."""
    zones = match.zones
    zones[Zone.PILOTS] &= ~one(pilot)
    zones[Zone.PILOTED] &= ~one(vehicle)
    set_partner(match, pilot, -1)
    set_partner(match, vehicle, -1)
    zones[Zone.CHECK_DEATHS] = 1
    match.tell(Event.STEPPED_OUT, vehicle, pilot)


def items_on(match: Match, troop: i64) -> i64:
    """CO-109.2: the Equip Items on a troop, whosever they are."""
    found: i64 = 0
    items = match.zones[Zone.ITEMS] | match.zones[Zone.ITEMS + 1]
    while items:
        item = lowest(items)
        if partner_of(match, item) == troop:
            found |= one(item)
        items &= items - 1
    return found


def put_on_discard_pile(match: Match, card: i64) -> None:
    """Ruling CO-R.X: on its owner's pile, without damage and counters; a summoned troop is simply gone."""
    zones = match.zones
    if card < CARDS:
        zones[Zone.DISCARD_PILE + owner_of(match, card)] |= one(card)
        zones[Zone.CARD_STATE + card] = 0
    else:
        zones[Zone.CARD_STATE + card] = 0
        zones[Zone.SUMMONED_BY_TWO] &= ~one(card)


def discard_troop(match: Match, card: i64) -> None:
    """CO-109.3: a troop is discarded, and all Equip Items on it."""
    items = items_on(match, card)
    while items:
        item = oldest(match, items)
        discard_item(match, item, 0)
        items &= ~one(item)
    leave_line(match, card)
    put_on_discard_pile(match, card)


def discard_item(match: Match, item: i64, rule: i64) -> None:
    """CO-109.3: an Equip Item falls with its troop. Ruling CO-R.Q: or when the troop goes back to a hand."""
    seat = owner_of(match, item)
    match.zones[Zone.ITEMS + seat] &= ~one(item)
    wipe_turn(match, item)
    put_on_discard_pile(match, item)
    match.tell(Event.FELL | rule, item, seat)


def destroy_item(match: Match, item: i64) -> None:
    """CO-109.5: an effect may destroy an Equip Item or a Team Buff if it says so."""
    seat = owner_of(match, item)
    match.zones[Zone.ITEMS + seat] &= ~one(item)
    match.zones[Zone.BUFFS + seat] &= ~one(item)
    match.zones[Zone.CHOSEN_ONES] &= ~one(item)
    match.zones[Zone.CHECK_DEATHS] = 1
    wipe_turn(match, item)
    put_on_discard_pile(match, item)
    match.tell(Event.ITEM_DESTROYED, item, seat)


def put_known_into_hand(match: Match, seat: i64, card: i64) -> None:
    """Everybody knows that the card is in the hand, and since when."""
    match.zones[Zone.HAND + seat] |= one(card)
    match.zones[Zone.KNOWN + seat] |= one(card)
    set_known_since(match, card, next_stamp(match))


def return_item(match: Match, item: i64, rule: i64) -> None:
    """CO-109.4: an Equip Item comes back to its player's hand, and stays there for this turn."""
    zones = match.zones
    seat = owner_of(match, item)
    zones[Zone.ITEMS + seat] &= ~one(item)
    zones[Zone.HAND + seat] |= one(item)
    zones[Zone.KNOWN + seat] |= one(item)
    zones[Zone.REMOVED] |= one(item)
    zones[Zone.CHECK_DEATHS] = 1
    wipe_turn(match, item)
    keep_marks(match, item)
    match.tell(Event.CAME_OFF | rule, item, seat)


def return_troop(match: Match, card: i64, rule: i64) -> None:
    """A troop comes back to its owner's hand. Ruling CO-R.Q: its items with it, or to the discard pile."""
    items = items_on(match, card)
    while items:
        item = oldest(match, items)
        items &= ~one(item)
        if match.rulings.items_are_lost_in_retreat:
            discard_item(match, item, SECOND_RULE)
        else:
            return_item(match, item, SECOND_RULE)
    controller = controller_of(match, card)
    leave_line(match, card)
    seat = owner_of(match, card)
    match.tell(Event.RETURNED | rule, card, beside(seat, PLAYER_BITS, controller))
    if card < CARDS:
        match.zones[Zone.HAND + seat] |= one(card)
        match.zones[Zone.KNOWN + seat] |= one(card)
        keep_marks(match, card)
    else:
        put_on_discard_pile(match, card)


def keep_marks(match: Match, card: i64) -> None:
    """CO-101.5, Ruling CO-R.C: damage and counters stay on a card in hand, or they do not."""
    if match.rulings.cards_heal_in_hand:
        match.zones[Zone.CARD_STATE + card] = 0
    else:
        match.zones[Zone.CARD_STATE + card] = marks_on(match, card)
    set_known_since(match, card, next_stamp(match))
