"""Continuous effects: what a card's numbers and keywords are now.

Ruling CO-R.Z: bonuses add up; a keyword that something takes away is gone, whatever grants it; and
conditions read printed values and counters, never what other continuous effects changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import count, has, lowest, one
from catspaw.games.claw_and_order.abilities.filters import fits, number_meant
from catspaw.games.claw_and_order.abilities.ops import (
    ABILITIES,
    ABILITY_WORDS,
    ALWAYS,
    AMOUNT,
    BY_COST,
    BY_HEALTH,
    CONDITION,
    CONTROLS,
    COUNTED,
    DAMAGE_BONUS,
    EVENT,
    FLAGS,
    GRANTS,
    HAS_ITEMS,
    HAS_NO_HAND,
    HAS_PILOT,
    HEALTH_BONUS,
    HOST,
    IN_BACK_LINE,
    IN_FRONT_LINE,
    IS_AHEAD,
    IS_ALONE,
    IS_BEHIND,
    IS_DAMAGED,
    IS_OUTNUMBERED,
    IS_PILOTING,
    IS_VEHICLE,
    KEYWORD_TRAIT,
    NEEDS_NO_PILOT,
    OBSERVER,
    OF_KEYWORD,
    OF_PILOT,
    OF_STANDING,
    PER_COUNTER,
    STANDS,
    START,
    STEALTH,
    SUBJECT,
    TAKES_AWAY,
    THIS,
    VEHICLE,
    mode_of,
)
from catspaw.games.claw_and_order.rules.leaving import items_on
from catspaw.games.claw_and_order.state.card_state import (
    counters_on,
    partner_of,
    this_turn,
)
from catspaw.games.claw_and_order.state.numbers import ALL_SUMMONED, BATTLEFIELDS, FIELD, TurnField, Zone
from catspaw.games.claw_and_order.state.zones import (
    asleep,
    awake,
    cards_in_play,
    controller_of,
    definition_of,
    printed_cost,
    troops_in_play,
    troops_of,
    with_trait,
)

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def strength_of(match: Match, card: i64) -> i64:
    """CO-101.2: the damage a troop deals now."""
    return strength_under(match, card, givers(match, DAMAGE_BONUS))


def strength_under(match: Match, card: i64, sources: i64) -> i64:
    """The same where these sources change damages: whoever asks for several troops finds the sources once."""
    printed = match.card_index.set.damages[definition_of(match, card)]
    now = printed + bonus_among(match, card, DAMAGE_BONUS, sources) + this_turn(match, card, TurnField.MORE_DAMAGE)
    return max(0, now - this_turn(match, card, TurnField.LESS_DAMAGE))


def health_of(match: Match, card: i64) -> i64:
    """CO-101.2: how much damage a troop dies of now."""
    return health_under(match, card, givers(match, HEALTH_BONUS))


def health_under(match: Match, card: i64, sources: i64) -> i64:
    """The same where these sources change healths."""
    return printed_health(match, card) + bonus_among(match, card, HEALTH_BONUS, sources) + health_this_turn(match, card)


def printed_health(match: Match, card: i64) -> i64:
    return match.card_index.set.healths[definition_of(match, card)]


def health_this_turn(match: Match, card: i64) -> i64:
    """What the turn adds, or takes away."""
    if not match.zones[Zone.TOUCHED] & one(card):
        return 0
    return this_turn(match, card, TurnField.MORE_HEALTH) - this_turn(match, card, TurnField.LESS_HEALTH)


def measure_now(match: Match, card: i64, measure: i64) -> i64:
    """A troop's cost, health or damage, as an effect compares it."""
    if measure == BY_COST:
        return printed_cost(match, card)
    return health_of(match, card) if measure == BY_HEALTH else strength_of(match, card)


def givers(match: Match, bonus: i64) -> i64:
    """Everything whose continuous effects give such a bonus now; usually nothing, and that is found at once."""
    found = match.card_index.statics[bonus]
    if match.zones[Zone.BATTLEFIELD_CARD] and gives(match, FIELD, bonus):
        found |= BATTLEFIELDS
    if has(match.card_index.set.token_statics, bonus):
        found |= summoned_givers(match, bonus)
    if found:
        found &= cards_in_play(match)
        if found:
            return awake(match, found)
    return 0


def summoned_givers(match: Match, bonus: i64) -> i64:
    """The summoned troops among them."""
    found: i64 = 0
    summoned = troops_in_play(match) & ALL_SUMMONED
    while summoned:
        if gives(match, lowest(summoned), bonus):
            found |= summoned & -summoned
        summoned &= summoned - 1
    return found


def gives(match: Match, source: i64, bonus: i64) -> bool:
    """Whether such a bonus is printed on it."""
    return has(match.card_index.set.statics[definition_of(match, source)], bonus)


def bonus_for(match: Match, card: i64, bonus: i64) -> i64:
    """What all continuous effects add to a troop's damage or health."""
    return bonus_among(match, card, bonus, givers(match, bonus))


def bonus_among(match: Match, card: i64, bonus: i64, sources: i64) -> i64:
    """What some sources add."""
    total: i64 = 0
    while sources:
        total += bonus_from(match, lowest(sources), card, bonus)
        sources &= sources - 1
    return total


def bonus_from(match: Match, source: i64, card: i64, bonus: i64) -> i64:
    """What one source adds."""
    rows = match.card_index.set.rows
    definition = definition_of(match, source)
    left = match.card_index.set.bonuses[definition]
    total: i64 = 0
    while left:
        at = row_of(definition, lowest(left))
        if rows[at + EVENT] == bonus and is_for(match, source, rows[at + SUBJECT], card) and works(match, source, at):
            amount = rows[at + AMOUNT]
            if rows[at + FLAGS] & PER_COUNTER:
                amount *= counters_on(match, card)
            elif rows[at + COUNTED]:
                amount *= number_meant(match, controller_of(match, source), source, rows[at + COUNTED])
            total += amount
        left &= left - 1
    return total


def row_of(definition: i64, place: i64) -> i64:
    """Where the row of an ability begins."""
    return (definition * ABILITIES + place) * ABILITY_WORDS


def works(match: Match, source: i64, row: i64) -> bool:
    """Whether a continuous effect holds: its condition is met, and CO-108.2: a pilot's speaks of its vehicle."""
    rows = match.card_index.set.rows
    if match.zones[Zone.PILOTS] & one(source) and not rows[row + FLAGS] & OF_PILOT:
        return False
    condition = rows[row + CONDITION]
    return condition == ALWAYS or holds(match, source, condition, rows[row + START])


def holds(match: Match, source: i64, condition: i64, who: i64) -> bool:
    """Whether the source, or its player, is as the condition says; `who` is whom it asks for."""
    zones = match.zones
    bit = one(source)
    if condition == ALWAYS:
        return True
    if condition == IN_FRONT_LINE:
        return (zones[Zone.FRONT] | zones[Zone.FRONT + 1]) & bit != 0
    if condition == IN_BACK_LINE:
        return (zones[Zone.BACK] | zones[Zone.BACK + 1]) & bit != 0
    if condition == IS_PILOTING:
        return zones[Zone.PILOTS] & bit != 0
    if condition == HAS_PILOT:
        return zones[Zone.PILOTED] & bit != 0
    if condition == IS_DAMAGED:
        return zones[Zone.HURT] & bit != 0
    if condition == HAS_ITEMS:
        return items_on(match, source) != 0
    seat = controller_of(match, source)
    if condition == IS_ALONE:
        return troops_of(match, seat) & ~bit == 0
    return holds_for(match, seat, source, condition, who)


def is_of_player(condition: i64) -> bool:
    """Whether a condition is about a player, so that it needs no card in play."""
    return condition == IS_BEHIND or condition == IS_AHEAD or condition >= HAS_NO_HAND


def holds_for(match: Match, seat: i64, source: i64, condition: i64, who: i64) -> bool:
    """Whether a player is as the condition says: that much is known of a card in hand, whose source is none, -1.

    CO-110.3: behind or ahead in battles. CO-106.1: who has which troops. How many cards a hand has, is public.
    """
    zones = match.zones
    if condition == IS_BEHIND:
        return zones[Zone.WINS + seat] < zones[Zone.WINS + (seat ^ 1)]
    if condition == IS_AHEAD:
        return zones[Zone.WINS + seat] > zones[Zone.WINS + (seat ^ 1)]
    if condition == HAS_NO_HAND:
        return zones[Zone.HAND + seat] == 0
    if condition == IS_OUTNUMBERED:
        return count(troops_of(match, seat ^ 1)) > count(troops_of(match, seat))
    if condition == CONTROLS:
        return number_meant(match, seat, source, who) != 0
    return condition == ALWAYS


def is_for(match: Match, source: i64, who: i64, card: i64) -> bool:
    """Whether a continuous effect concerns a troop in play."""
    mode = mode_of(who)
    if mode == THIS:
        return source == card
    if mode == HOST:
        return partner_of(match, source) == card
    if mode == VEHICLE:
        return match.zones[Zone.PILOTS] & one(source) != 0 and partner_of(match, source) == card
    return fits(match, controller_of(match, source), source, who, card)


def having(match: Match, troops: i64, keyword: i64) -> i64:
    """CO-112.2: those of some troops in play that have a keyword now.

    Ruling CO-R.I: without a pilot a vehicle keeps only Stealth and Observer of its own.
    """
    if troops == 0:
        return 0
    zones = match.zones
    found = with_trait(match, KEYWORD_TRAIT + keyword) & troops
    if found:
        found &= ~(zones[Zone.PILOTS] if keyword == OBSERVER or keyword == STEALTH else asleep(match))
    found |= with_keyword_this_turn(match, troops & zones[Zone.TOUCHED], keyword)
    sources = givers(match, OF_KEYWORD + keyword)
    if sources:
        found |= those_given(match, sources, troops, keyword, GRANTS)
    if found:
        found &= ~without_keyword_this_turn(match, found & zones[Zone.TOUCHED], keyword)
        sources = givers(match, TAKES_AWAY)
        if sources:
            found &= ~those_given(match, sources, found, keyword, TAKES_AWAY)
    return found


def with_keyword_this_turn(match: Match, troops: i64, keyword: i64) -> i64:
    """Those that gained it until the turn ends."""
    found: i64 = 0
    while troops:
        card = lowest(troops)
        if has(this_turn(match, card, TurnField.GAINED), keyword):
            found |= one(card)
        troops &= troops - 1
    return found


def without_keyword_this_turn(match: Match, troops: i64, keyword: i64) -> i64:
    """Those that lost it until the turn ends."""
    found: i64 = 0
    while troops:
        card = lowest(troops)
        if has(this_turn(match, card, TurnField.LOST), keyword):
            found |= one(card)
        troops &= troops - 1
    return found


def those_given(match: Match, sources: i64, troops: i64, keyword: i64, bonus: i64) -> i64:
    """Those of some troops that the sources grant a keyword, or from which they take it away."""
    found: i64 = 0
    while sources:
        found |= given_by(match, lowest(sources), troops, keyword, bonus)
        sources &= sources - 1
    return found


def given_by(match: Match, source: i64, troops: i64, keyword: i64, bonus: i64) -> i64:
    """What one source does so."""
    rows = match.card_index.set.rows
    definition = definition_of(match, source)
    left = match.card_index.set.bonuses[definition]
    found: i64 = 0
    while left:
        at = row_of(definition, lowest(left))
        if rows[at + EVENT] == bonus and rows[at + AMOUNT] == keyword and works(match, source, at):
            found |= those_meant(match, source, rows[at + SUBJECT], troops)
        left &= left - 1
    return found


def those_meant(match: Match, source: i64, who: i64, troops: i64) -> i64:
    """Those of some troops that a continuous effect concerns."""
    found: i64 = 0
    while troops:
        card = lowest(troops)
        if is_for(match, source, who, card):
            found |= one(card)
        troops &= troops - 1
    return found


def standing(match: Match, troops: i64, which: i64) -> i64:
    """Ruling CO-R.Z: those of some troops in play of which a continuous effect, or one for this turn, says so."""
    found: i64 = 0
    if not match.card_index.set.has_standings:
        return found
    touched = troops & match.zones[Zone.TOUCHED]
    while touched:
        card = lowest(touched)
        if has(this_turn(match, card, TurnField.STANDS), which):
            found |= one(card)
        touched &= touched - 1
    sources = givers(match, OF_STANDING + which)
    if sources:
        found |= those_given(match, sources, troops, which, STANDS)
    return found


def idle_vehicles(match: Match, troops: i64) -> i64:
    """CO-108.1: those of some troops that are vehicles without a pilot, and need one."""
    found = troops & with_trait(match, IS_VEHICLE) & ~match.zones[Zone.PILOTED]
    if found:
        found &= ~with_trait(match, NEEDS_NO_PILOT)
    return found


def vehicles_of(match: Match, troops: i64) -> i64:
    """CO-108.1: those of some troops that are vehicles."""
    return troops & with_trait(match, IS_VEHICLE)
