"""Where cards are, whose they are, and what is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import has, lowest, one
from catspaw.core.journal import beside
from catspaw.games.claw_and_order.abilities.ops import IS_VEHICLE, NEEDS_NO_PILOT
from catspaw.games.claw_and_order.state.card_state import set_known_since, set_paid, stamp_of, token_of
from catspaw.games.claw_and_order.state.events import BOUND_BITS, CARD_BITS, STAMP_BITS, Event
from catspaw.games.claw_and_order.state.numbers import (
    ALL_SUMMONED,
    CARDS,
    DECK_SIZE,
    FIELD,
    GONE,
    MOST_ARRIVALS,
    OF_ONE,
    OF_TWO,
    Bound,
    Zone,
)

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def only(source: i64) -> i64:
    """The set of one source, which is empty if it is a summoned troop that is gone."""
    if source == GONE:
        return 0
    return one(source)


def owner_of(match: Match, card: i64) -> i64:
    """Ruling CO-R.X: whose deck a card is from; a summoned troop belongs to whoever summoned it."""
    if card < CARDS:
        return card // DECK_SIZE
    if card < FIELD:
        if has(match.zones[Zone.SUMMONED_BY_TWO], card):
            return 1
        return 0
    return card - FIELD


def own_cards(seat: i64) -> i64:
    """CO-102.1: the numbers of a player's 27 cards."""
    if seat:
        return OF_TWO
    return OF_ONE


def controller_of(match: Match, card: i64) -> i64:
    """Whose team a card in play is on: that of its line; items and battlefields stay with their owner."""
    bit = one(card)
    if (match.zones[Zone.FRONT] | match.zones[Zone.BACK]) & bit:
        return 0
    if (match.zones[Zone.FRONT + 1] | match.zones[Zone.BACK + 1]) & bit:
        return 1
    return owner_of(match, card)


def definition_of(match: Match, card: i64) -> i64:
    """What is printed on a card, a summoned troop or the battlefield."""
    if card < CARDS:
        return match.card_index.definitions[card]
    if card < FIELD:
        return match.card_index.set.cards + token_of(match, card)
    return match.card_index.set.cards + match.card_index.set.tokens + match.zones[Zone.BATTLEFIELD_CARD] - 1


def printed_cost(match: Match, card: i64) -> i64:
    return match.card_index.set.costs[definition_of(match, card)]


def troops_of(match: Match, seat: i64) -> i64:
    """CO-106.1: the troops in a player's two lines."""
    front, back = Zone.FRONT + seat, Zone.BACK + seat
    return match.zones[front] | match.zones[back]


def troops_in_play(match: Match) -> i64:
    fronts = match.zones[Zone.FRONT] | match.zones[Zone.FRONT + 1]
    return fronts | match.zones[Zone.BACK] | match.zones[Zone.BACK + 1]


def items_in_play(match: Match) -> i64:
    """CO-109.1: the Equip Items of both players that are on the table."""
    return match.zones[Zone.ITEMS] | match.zones[Zone.ITEMS + 1]


def with_trait(match: Match, trait: i64) -> i64:
    """The cards of the decks, and the summoned troops in play, that have a trait."""
    if has(match.card_index.set.token_traits, trait):
        return match.card_index.traits[trait] | summoned_with_trait(match, trait)
    return match.card_index.traits[trait]


def summoned_with_trait(match: Match, trait: i64) -> i64:
    """The summoned troops in play that have a trait."""
    found: i64 = 0
    summoned = troops_in_play(match) & ALL_SUMMONED
    while summoned:
        card = lowest(summoned)
        if has(match.card_index.set.traits[definition_of(match, card)], trait):
            found |= one(card)
        summoned &= summoned - 1
    return found


def cards_in_play(match: Match) -> i64:
    """Troops, items and the battlefield: everything that may have a say."""
    buffs = match.zones[Zone.BUFFS] | match.zones[Zone.BUFFS + 1]
    return troops_in_play(match) | items_in_play(match) | buffs


def team_of(match: Match, seat: i64) -> i64:
    """All of it that a player controls."""
    items, buffs = Zone.ITEMS + seat, Zone.BUFFS + seat
    return troops_of(match, seat) | match.zones[items] | match.zones[buffs]


def asleep(match: Match) -> i64:
    """CO-108.1, CO-108.2, Ruling CO-R.I: pilots and vehicles without one have no abilities of their own."""
    vehicles = with_trait(match, IS_VEHICLE)
    if vehicles:
        vehicles &= ~match.zones[Zone.PILOTED] & ~with_trait(match, NEEDS_NO_PILOT)
    return match.zones[Zone.PILOTS] | vehicles


def awake(match: Match, cards: i64) -> i64:
    """Those of some cards in play whose continuous effects work. Ruling CO-R.N: not of those that lie face down."""
    return able(match, cards & ~match.zones[Zone.FACE_DOWN])


def listening(match: Match, cards: i64) -> i64:
    """Those of some cards in play that wait for something. Ruling CO-R.N: face down too, or not."""
    if match.rulings.face_down_cards_sleep:
        return awake(match, cards)
    return able(match, cards)


def able(match: Match, cards: i64) -> i64:
    """Those that are not asleep; pilots are let through if some ability of theirs speaks of their vehicle."""
    pilots = cards & match.zones[Zone.PILOTS] & (match.card_index.speaks_of_pilots | ALL_SUMMONED)
    return (cards & ~asleep(match)) | pilots


def reference(match: Match, card: i64) -> i64:
    """How an event names a troop in play."""
    is_face_down: i64 = 0
    if has(match.zones[Zone.FACE_DOWN], card):
        is_face_down = 1
    whose = beside(is_face_down, 1, controller_of(match, card))
    return beside(card, CARD_BITS, beside(stamp_of(match, card), STAMP_BITS, whose))


def reach_bound(match: Match, card: i64, bound: i64, most: i64) -> None:
    """Ruling CO-R.Z: a card has room for no more, and that is told."""
    match.tell(Event.AT_BOUND, reference(match, card), beside(bound, BOUND_BITS, most))


def reach_seat_bound(match: Match, seat: i64, bound: i64, most: i64) -> None:
    """Ruling CO-R.Z: a player can have or do no more, and that is told."""
    match.tell(Event.SEAT_AT_BOUND, seat, beside(bound, BOUND_BITS, most))


def next_stamp(match: Match) -> i64:
    """Ruling CO-R.Z: cards are older or younger by when they arrived."""
    if match.zones[Zone.ARRIVALS] == MOST_ARRIVALS:
        reach_seat_bound(match, match.zones[Zone.ACTIVE], Bound.ARRIVALS, MOST_ARRIVALS)
    else:
        match.zones[Zone.ARRIVALS] += 1
    return match.zones[Zone.ARRIVALS]


def oldest(match: Match, cards: i64) -> i64:
    """The card that arrived first."""
    found = lowest(cards)
    cards &= cards - 1
    while cards:
        card = lowest(cards)
        if stamp_of(match, card) < stamp_of(match, found):
            found = card
        cards &= cards - 1
    return found


def turn_up(match: Match, card: i64) -> None:
    """CO-112.2, Ruling CO-R.N: Stealth: everybody sees the card from now on, and its continuous effects work."""
    zones = match.zones
    if zones[Zone.FACE_DOWN] & one(card):
        zones[Zone.FACE_DOWN] &= ~one(card)
        zones[Zone.KNOWN + owner_of(match, card)] &= ~one(card)
        set_known_since(match, card, 0)
        set_paid(match, card, 0)
        zones[Zone.MAY_BE + card] = 0
        zones[Zone.CHECK_DEATHS] = 1
        match.tell(Event.TURNED_UP, card, stamp_of(match, card))
