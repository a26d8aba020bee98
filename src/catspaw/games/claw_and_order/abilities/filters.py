"""Who an ability speaks of: friendly or opposing, by breed, line and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import has, lowest, one
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
    KEYWORD_TRAIT,
    KEYWORDS,
    LONGHAIR,
    NO_COMMANDER,
    NO_LINE,
    ON_THE_FACE,
    OPPOSING,
    OR_MORE,
    OWN_KEYWORD_TRAIT,
    SHORTHAIR,
    TROOP,
    VEHICLE_NOUN,
    WITHOUT,
    keyword_of,
    limit_of,
    line_of,
    measure_of,
    named_of,
    noun_of,
    or_noun_of,
    side_of,
)
from catspaw.games.claw_and_order.state.numbers import BATTLEFIELDS, FIELD, Zone
from catspaw.games.claw_and_order.state.zones import controller_of, definition_of, only, troops_in_play, with_trait

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def needs_face(who: i64) -> bool:
    """Ruling CO-R.N: whether one has to look at a card's face: for its name, breed, kind, keywords or numbers."""
    return noun_of(who) != TROOP or measure_of(who) != 0 or who & ON_THE_FACE != 0


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
    if not is_of_kind(match, definition, who):
        return False
    if who & ON_THE_FACE and keyword_of(who):
        trait = keyword_trait(keyword_of(who) - 1)
        if has(match.card_index.set.traits[definition], trait) == (who & WITHOUT != 0):
            return False
    measure = measure_of(who)
    return measure == 0 or within(printed_measure(match, definition, measure), who)


def keyword_trait(keyword: i64) -> i64:
    """CO-112.2: the trait of a keyword; those that the set has defined itself come after the others."""
    if keyword < KEYWORDS:
        return KEYWORD_TRAIT + keyword
    return OWN_KEYWORD_TRAIT + keyword - KEYWORDS


def is_of_kind(match: Match, definition: i64, who: i64) -> bool:
    """Whether one of two nouns is right for a card, its name, and CO-102.2: that it is no commander."""
    if not who & ON_THE_FACE:
        return is_called(match, definition, noun_of(who))
    if named_of(who) and named_of(who) != definition + 1:
        return False
    if who & NO_COMMANDER and is_called(match, definition, COMMANDER):
        return False
    if is_called(match, definition, noun_of(who)):
        return True
    return or_noun_of(who) != 0 and is_called(match, definition, or_noun_of(who) - 1)


def is_called(match: Match, definition: i64, noun: i64) -> bool:
    """Whether the noun is right for a card. A cat is a troop of either breed that is no vehicle."""
    if noun == CARD:
        return definition < match.card_index.set.cards
    traits = match.card_index.set.traits[definition]
    if noun == TROOP:
        return has(traits, IS_TROOP)
    if noun == CAT:
        return (has(traits, IS_SHORTHAIR) or has(traits, IS_LONGHAIR)) and not has(traits, IS_VEHICLE)
    if noun == ITEM:
        return definition < match.card_index.set.cards and not has(traits, IS_TROOP)
    if noun == VEHICLE_NOUN:
        return has(traits, IS_VEHICLE)
    if noun == COMMANDER:
        return has(traits, IS_COMMANDER)
    if noun == SHORTHAIR:
        return has(traits, IS_SHORTHAIR)
    assert noun == LONGHAIR
    return has(traits, IS_LONGHAIR)


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
    """Which troops in play, or which items, an effect may reach, by what they are now."""
    if noun_of(who) == ITEM:
        return items_meant(match, seat, who)
    found = lines_meant(match, seat, who)
    if who & DAMAGED:
        found &= match.zones[Zone.HURT]
    if who & ANOTHER:
        found &= ~only(source)
    if needs_face(who):
        return those_called(match, who, found)
    return found


def items_meant(match: Match, seat: i64, who: i64) -> i64:
    """CO-109.5: Equip Items and Team Buffs in play, where an effect says so."""
    zones = match.zones
    side = side_of(who)
    found: i64 = 0
    if side != OPPOSING:
        found |= zones[Zone.ITEMS + seat] | zones[Zone.BUFFS + seat]
    if side != FRIENDLY:
        found |= zones[Zone.ITEMS + (seat ^ 1)] | zones[Zone.BUFFS + (seat ^ 1)]
    return such_cards(match, who, found & ~BATTLEFIELDS)


def number_meant(match: Match, seat: i64, source: i64, who: i64) -> i64:
    """How many troops in play `for each …` speaks of, in whichever line; of face-down ones only what is public."""
    found: i64 = 0
    troops = troops_in_play(match)
    while troops:
        if fits(match, seat, source, who, lowest(troops)):
            found += 1
        troops &= troops - 1
    return found


def those_called(match: Match, who: i64, troops: i64) -> i64:
    """Those of some troops in play whose noun, present keywords and present numbers are right."""
    measure = measure_of(who)
    keyword = keyword_of(who) - 1
    if keyword >= 0:
        if keyword < KEYWORDS:
            having = match.having_now(troops, keyword)
        else:
            having = with_trait(match, keyword_trait(keyword)) & troops
        troops = troops & ~having if who & WITHOUT else having
    found: i64 = 0
    while troops:
        card = lowest(troops)
        if is_of_kind(match, definition_of(match, card), who) and (
            measure == 0 or within(match.measure_now(card, measure), who)
        ):
            found |= one(card)
        troops &= troops - 1
    return found
