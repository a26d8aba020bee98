"""Who an ability speaks of: friendly or opposing, by breed, line and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import lowest, one
from catspaw.games.claw_and_order.abilities.ops import (
    ANOTHER,
    ANY_SIDE,
    BACK_LINE,
    BY_COST,
    BY_DAMAGE,
    BY_HEALTH,
    CARD,
    CAT,
    COMMANDER,
    DAMAGED,
    EITHER_LINE,
    FRIENDLY,
    FRONT_LINE,
    IS_COMMANDER,
    IS_LONGHAIR,
    IS_SHORTHAIR,
    IS_TROOP,
    IS_VEHICLE,
    ITEM,
    LONGHAIR,
    NO_LINE,
    OPPOSING,
    OR_MORE,
    SHORTHAIR,
    TROOP,
    VEHICLE_NOUN,
    limit_of,
    line_of,
    measure_of,
    noun_of,
    side_of,
)
from catspaw.games.claw_and_order.state.numbers import FIELD, Zone
from catspaw.games.claw_and_order.state.zones import controller_of, definition_of, only

TROOP_BIT: Final = 1 << IS_TROOP
VEHICLE_BIT: Final = 1 << IS_VEHICLE
BREED_BITS: Final = 1 << IS_SHORTHAIR | 1 << IS_LONGHAIR

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def needs_face(who: i64) -> bool:
    """Ruling CO-R.N: whether one has to look at a card's face: for its breed, kind, cost, health or damage."""
    return noun_of(who) != TROOP or measure_of(who) != 0


def within(value: i64, who: i64) -> bool:
    """Whether a number is as low or as high as asked for."""
    limit = limit_of(who)
    return value >= limit if who & OR_MORE else value <= limit


def printed_measure(match: Match, definition: i64, measure: i64) -> i64:
    if measure == BY_COST:
        return match.card_index.set.costs[definition]
    if measure == BY_HEALTH:
        return match.card_index.set.healths[definition]
    assert measure == BY_DAMAGE
    return match.card_index.set.damages[definition]


def fits(match: Match, seat: i64, source: i64, who: i64, card: i64) -> bool:
    """Whether a troop in play is one a trigger or a continuous effect speaks of.

    Ruling CO-R.Z: printed values count, and counters. Ruling CO-R.N: of a face-down card only what is public.
    """
    zones = match.zones
    if not is_on_side(seat, source, who, controller_of(match, card)):
        return False
    if who & ANOTHER and card == source:
        return False
    if who & DAMAGED and not zones[Zone.HURT] & one(card):
        return False
    line = line_of(who)
    if line == FRONT_LINE and not (zones[Zone.FRONT] | zones[Zone.FRONT + 1]) & one(card):
        return False
    if line == BACK_LINE and not (zones[Zone.BACK] | zones[Zone.BACK + 1]) & one(card):
        return False
    if zones[Zone.FACE_DOWN] & one(card):
        return not needs_face(who)
    return is_such_a_card(match, who, card)


def is_on_side(seat: i64, source: i64, who: i64, other: i64) -> bool:
    """Friendly, opposing or any. CO-111.3: a battlefield that names no side speaks to each player of their own."""
    side = side_of(who)
    if side == ANY_SIDE:
        return source < FIELD or other == seat
    return (other == seat) == (side == FRIENDLY)


def is_such_a_card(match: Match, who: i64, card: i64) -> bool:
    """Whether noun and printed numbers are right, wherever the card is."""
    return is_such(match, who, definition_of(match, card))


def is_such(match: Match, who: i64, definition: i64) -> bool:
    """Whether noun and numbers are right for what is printed on a card."""
    if not is_called(match, definition, noun_of(who)):
        return False
    measure = measure_of(who)
    return measure == 0 or within(printed_measure(match, definition, measure), who)


def is_called(match: Match, definition: i64, noun: i64) -> bool:
    """Whether the noun is right for a card. A cat is a troop of either breed that is no vehicle."""
    if noun == CARD:
        return definition < match.card_index.set.cards
    traits = match.card_index.set.traits[definition]
    if noun == TROOP:
        return traits & TROOP_BIT != 0
    if noun == CAT:
        return traits & BREED_BITS != 0 and traits & VEHICLE_BIT == 0
    if noun == ITEM:
        return definition < match.card_index.set.cards and traits & TROOP_BIT == 0
    if noun == VEHICLE_NOUN:
        return traits & VEHICLE_BIT != 0
    if noun == COMMANDER:
        return (traits >> IS_COMMANDER) & 1 != 0
    if noun == SHORTHAIR:
        return (traits >> IS_SHORTHAIR) & 1 != 0
    assert noun == LONGHAIR
    return (traits >> IS_LONGHAIR) & 1 != 0


def such_cards(match: Match, who: i64, cards: i64) -> i64:
    """Those of some cards in a deck or a discard pile that are looked for."""
    found: i64 = 0
    while cards:
        card = lowest(cards)
        if is_such_a_card(match, who, card):
            found |= one(card)
        cards &= cards - 1
    return found


def lines_meant(match: Match, seat: i64, who: i64) -> i64:
    """CO-106.1, Ruling CO-R.AA: a Back Line is reached only if it is named, or if friendly troops are."""
    zones = match.zones
    side = side_of(who)
    line = line_of(who)
    found: i64 = 0
    if side != OPPOSING:
        if line != BACK_LINE:
            found |= zones[Zone.FRONT + seat]
        if line == BACK_LINE or line == EITHER_LINE or (line == NO_LINE and side == FRIENDLY):
            found |= zones[Zone.BACK + seat]
    if side != FRIENDLY:
        if line != BACK_LINE:
            found |= zones[Zone.FRONT + (seat ^ 1)]
        if line == BACK_LINE or line == EITHER_LINE:
            found |= zones[Zone.BACK + (seat ^ 1)]
    return found


def reach(match: Match, seat: i64, source: i64, who: i64) -> i64:
    """Which troops in play an effect may reach, by what they are now."""
    found = lines_meant(match, seat, who)
    if who & DAMAGED:
        found &= match.zones[Zone.HURT]
    if who & ANOTHER:
        found &= ~only(source)
    if needs_face(who):
        return those_called(match, who, found)
    return found


def those_called(match: Match, who: i64, troops: i64) -> i64:
    """Those of some troops in play whose noun and present numbers are right."""
    noun = noun_of(who)
    measure = measure_of(who)
    found: i64 = 0
    while troops:
        card = lowest(troops)
        if is_called(match, definition_of(match, card), noun) and (
            measure == 0 or within(match.measure_now(card, measure), who)
        ):
            found |= one(card)
        troops &= troops - 1
    return found
