"""Whether the words of a match are possible: every card in one place, and every number in its range."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import count, has, lowest, one
from catspaw.core.packed import ends_at, in_bounds, mask, places, popped, read, read_at
from catspaw.core.position import MOST_SHUFFLES
from catspaw.games.claw_and_order.abilities.ops import (
    ABILITIES,
    IS_EQUIP,
    IS_ONE_TIME,
    IS_TEAM_BUFF,
    IS_TROOP,
    IS_VEHICLE,
)
from catspaw.games.claw_and_order.state.card_state import card_is_possible, partner_of, token_of, turn_is_possible
from catspaw.games.claw_and_order.state.deck import bottom_word, in_bottom, in_queue
from catspaw.games.claw_and_order.state.numbers import (
    ALL_SUMMONED,
    CARDS,
    CHAIN_FIELDS,
    DECK_SIZE,
    FIELD,
    GONE,
    LONGEST_QUEUE,
    MOST_ACTIONS,
    MOST_ARRIVALS,
    MOST_AT_ONCE,
    MOST_DOLLARS,
    NONE,
    OF_ONE,
    OF_TWO,
    RING_SIZE,
    SOURCES,
    ChainField,
    DeckField,
    Phase,
    RingField,
    Window,
    Zone,
)
from catspaw.games.claw_and_order.state.ring import is_possible_ability, ring_place
from catspaw.games.claw_and_order.state.zones import own_cards, troops_in_play, with_trait

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def cards_are_conserved(match: Match) -> bool:
    """Every card of both decks is in exactly one zone."""
    found: i64 = 0
    seat: i64 = 0
    while seat < 2:
        if not seat_is_possible(match, seat):
            return False
        cards = zones_of(match, seat)
        if cards < 0 or found & cards:
            return False
        found |= cards
        seat += 1
    return found & ~ALL_SUMMONED == OF_ONE | OF_TWO and play_is_possible(match)


def zones_of(match: Match, seat: i64) -> i64:
    """All cards in a seat's zones, or -1 if one is there twice."""
    zones = match.zones
    found: i64 = 0
    total: i64 = 0
    at: i64 = 0
    while at < 9:
        cards = zone_of(match, seat, at)
        found |= cards
        total += count(cards)
        at += 1
    total += zones[Zone.TOP_COUNT + seat] + zones[Zone.BOTTOM_COUNT + seat]
    found |= in_queue(zones[Zone.TOP + seat], zones[Zone.TOP_COUNT + seat])
    found |= in_bottom(zones, seat)
    return found if total == count(found) else -1


def zone_of(match: Match, seat: i64, at: i64) -> i64:
    """One zone after the other."""
    zones = match.zones
    if at == 0:
        return zones[Zone.HAND + seat]
    if at == 1:
        return zones[Zone.DECK + seat]
    if at == 2:
        return zones[Zone.FRONT + seat]
    if at == 3:
        return zones[Zone.BACK + seat]
    if at == 4:
        return zones[Zone.ITEMS + seat]
    if at == 5:
        return zones[Zone.BUFFS + seat] & ~one(FIELD + seat)
    if at == 6:
        return zones[Zone.DISCARD_PILE + seat]
    if at == 7:
        return zones[Zone.ASIDE + seat]
    return zones[Zone.TAKING_EFFECT] & own_cards(seat)


def seat_is_possible(match: Match, seat: i64) -> bool:
    """A seat's own cards are where only they can be, and of the right kind."""
    zones = match.zones
    own = own_cards(seat)
    traits = match.card_index.traits
    held = (
        zones[Zone.HAND + seat] | zones[Zone.DECK + seat] | zones[Zone.DISCARD_PILE + seat] | zones[Zone.ASIDE + seat]
    )
    buffs = zones[Zone.BUFFS + seat] & ~one(FIELD + seat)
    if (held | zones[Zone.ITEMS + seat] | buffs | zones[Zone.KNOWN + seat] | zones[Zone.SEEN_BEFORE + seat]) & ~own:
        return False
    if zones[Zone.KNOWN + seat] & ~(zones[Zone.HAND + seat] | zones[Zone.FACE_DOWN]):
        return False
    if zones[Zone.ITEMS + seat] & ~traits[IS_EQUIP] or buffs & ~traits[IS_TEAM_BUFF]:
        return False
    if (zones[Zone.FRONT + seat] | zones[Zone.BACK + seat]) & ~(traits[IS_TROOP] | ALL_SUMMONED):
        return False
    if zones[Zone.BUFFS + seat] & one(FIELD + seat) and not zones[Zone.BATTLEFIELD_CARD]:
        return False
    return not zones[Zone.FACE_DOWN] & (zones[Zone.FRONT + seat] | (zones[Zone.BACK + seat] & ~own))


def play_is_possible(match: Match) -> bool:
    """Marks are on troops in play; pilots and vehicles belong together; items are on troops."""
    zones = match.zones
    troops = troops_in_play(match)
    marked = zones[Zone.HURT] | zones[Zone.FACE_DOWN] | zones[Zone.DEPLOYED_NOW]
    marked |= zones[Zone.STUNS] | zones[Zone.STUNNED] | zones[Zone.HELD]
    marked |= zones[Zone.PILOTS] | zones[Zone.PILOTED] | zones[Zone.CHANGED]
    if marked & ~troops or zones[Zone.PILOTED] & ~with_trait(match, IS_VEHICLE):
        return False
    if not face_down_is_possible(match):
        return False
    if zones[Zone.TAKING_EFFECT] & ~match.card_index.traits[IS_ONE_TIME] or count(zones[Zone.TAKING_EFFECT]) > 1:
        return False
    pilots = zones[Zone.PILOTS] | zones[Zone.PILOTED]
    while pilots:
        card = lowest(pilots)
        partner = partner_of(match, card)
        if partner < 0 or partner_of(match, partner) != card:
            return False
        pilots &= pilots - 1
    items = zones[Zone.ITEMS] | zones[Zone.ITEMS + 1]
    while items:
        item = lowest(items)
        host = partner_of(match, item)
        if host < 0 and zones[Zone.CHOSEN] != item:
            return False
        if host >= 0 and not troops & one(host):
            return False
        items &= items - 1
    return summoned_are_possible(match)


def face_down_is_possible(match: Match) -> bool:
    """Ruling CO-R.N: what lies face down is a card that cost what was paid; of others there is nothing to guess."""
    zones = match.zones
    card: i64 = 0
    while card < CARDS:
        hiders = zones[Zone.MAY_BE + card]
        if zones[Zone.FACE_DOWN] & one(card):
            if hiders < 0 or not match.card_index.set.may_hide(match.card_index.definitions[card], hiders):
                return False
        elif hiders:
            return False
        card += 1
    return True


def summoned_are_possible(match: Match) -> bool:
    summoned = troops_in_play(match) & ALL_SUMMONED
    while summoned:
        if token_of(match, lowest(summoned)) >= match.card_index.set.tokens:
            return False
        summoned &= summoned - 1
    return True


def fields_are_in_range(match: Match) -> bool:
    """Every number is one that the rules can read without harm."""
    zones = match.zones
    cards = match.card_index.set
    return (
        single_fields_are_in_range(match)
        and within(zones[Zone.BATTLEFIELD_CARD], cards.battlefields)
        and within(zones[Zone.PC], len(cards.code) - 1)
        and within(zones[Zone.BATTLE] - 1, 2)
        and (within(zones[Zone.LOSER], 1) or zones[Zone.LOSER] == NONE)
        and seat_is_in_range(match, 0)
        and seat_is_in_range(match, 1)
        and cards_are_in_range(match)
        and ring_is_in_range(match)
    )


def within(number: i64, most: i64) -> bool:
    return number >= 0 and number <= most


def single_fields_are_in_range(match: Match) -> bool:
    zones = match.zones
    return (
        within(
            zones[Zone.ACTIVE]
            | zones[Zone.STARTER]
            | zones[Zone.CHECK_DEATHS]
            | zones[Zone.TOOK_OFF]
            | zones[Zone.CONTROLLER],
            1,
        )
        and within(zones[Zone.PHASE], Phase.JUDGING)
        and within(zones[Zone.ARRIVALS], MOST_ARRIVALS)
        and within(zones[Zone.ACTIONS], MOST_ACTIONS)
        and within(zones[Zone.LEFT], MOST_AT_ONCE + 1)
        and within(zones[Zone.WINDOWS], one(Window.DEPLOYMENT) | one(Window.DEATH))
        and within(zones[Zone.RING_AT], RING_SIZE - 1)
        and within(zones[Zone.RING_COUNT], RING_SIZE)
        and within(zones[Zone.DICE], MOST_SHUFFLES)
    )


def seat_is_in_range(match: Match, seat: i64) -> bool:
    zones = match.zones
    return (
        within(zones[Zone.DOLLARS_OF + seat], MOST_DOLLARS)
        and within(zones[Zone.TURNS + seat], 255)
        and within(zones[Zone.WINS + seat], 2)
        and within(zones[Zone.SHUFFLES + seat], MOST_SHUFFLES)
        and within(zones[Zone.OWED + seat], 1000)
        and within(zones[Zone.FAILED + seat], 6)
        and queue_is_in_range(zones[Zone.TOP + seat], zones[Zone.TOP_COUNT + seat], seat)
        and bottom_is_in_range(match, seat)
    )


def queue_is_in_range(queue: i64, length: i64, seat: i64) -> bool:
    """A queue names cards of its player's deck, and nothing beyond its length."""
    if not ends_at(queue, DeckField.CARD, length):
        return False
    while length > 0:
        if read(queue, DeckField.CARD) // DECK_SIZE != seat:
            return False
        queue = popped(queue, DeckField.CARD)
        length -= 1
    return True


def bottom_is_in_range(match: Match, seat: i64) -> bool:
    """Nine cards to a word, and no more than a deck has."""
    zones = match.zones
    length = zones[Zone.BOTTOM_COUNT + seat]
    if not within(length, DECK_SIZE):
        return False
    place: i64 = 0
    while place < DECK_SIZE:
        here = max(0, min(length - place, LONGEST_QUEUE))
        if not queue_is_in_range(zones[bottom_word(seat, place)], here, seat):
            return False
        place += LONGEST_QUEUE
    return True


def is_a_party(card: i64) -> bool:
    return within(card, SOURCES - 1) or card == NONE


def is_a_source(card: i64) -> bool:
    """An ability may outlast the summoned troop it stood on."""
    return is_a_party(card) or card == GONE


def cards_are_in_range(match: Match) -> bool:
    zones = match.zones
    cards: i64 = OF_ONE | OF_TWO | ALL_SUMMONED
    named = zones[Zone.SUMMONED_BY_TWO] | zones[Zone.REMOVED] | zones[Zone.CHOSEN_ONES] | zones[Zone.OPTIONS_DOWN]
    if named & ~cards or zones[Zone.TOUCHED] & ~(cards | one(FIELD) | one(FIELD + 1)):
        return False
    if not (is_a_party(zones[Zone.ATTACKER]) and is_a_party(zones[Zone.VICTIM]) and is_a_party(zones[Zone.CHOSEN])):
        return False
    if not (
        is_a_source(zones[Zone.SOURCE])
        and is_a_party(zones[Zone.THAT_CARD])
        and is_a_party(zones[Zone.OTHER_CARD])
        and is_a_party(zones[Zone.ARRIVED])
        and is_a_source(zones[Zone.SLAYER])
    ):
        return False
    source: i64 = 0
    while source < SOURCES:
        turn = zones[Zone.TURN_STATE + source]
        if not card_is_possible(zones[Zone.CARD_STATE + source]) or not turn_is_possible(turn):
            return False
        if (turn != 0) != has(zones[Zone.TOUCHED], source):
            return False
        source += 1
    return zones[Zone.CARD_STATE + GONE] | zones[Zone.TURN_STATE + GONE] == 0


def ring_is_in_range(match: Match) -> bool:
    """Waiting triggers name sources and abilities that there are; empty places hold nothing."""
    zones = match.zones
    place: i64 = 0
    while place < RING_SIZE:
        at = ring_place(zones, place)
        if place < zones[Zone.RING_COUNT]:
            if not (is_a_trigger(match, zones[Zone.RING + at]) and is_a_lineage(zones[Zone.RING_LINEAGE + at])):
                return False
        elif zones[Zone.RING + at] | zones[Zone.RING_LINEAGE + at]:
            return False
        place += 1
    return is_a_lineage(zones[Zone.LINEAGE]) and chains_are_in_range(match)


def is_a_trigger(match: Match, waiting: i64) -> bool:
    abilities: i64 = len(match.card_index.set.ids) * ABILITIES
    return (
        is_possible_ability(waiting)
        and is_a_source(read(waiting, RingField.SOURCE))
        and read(waiting, RingField.ABILITY) < abilities
    )


def is_a_lineage(lineage: i64) -> bool:
    """Abilities one after the other, without a gap."""
    if lineage & ~(mask(ChainField.LINK) | mask(ChainField.IS_TOO_LONG)) or not in_bounds(lineage, ChainField.LINK):
        return False
    place: i64 = 1
    while place < places(ChainField.LINK):
        if read_at(lineage, ChainField.LINK, place) and not read_at(lineage, ChainField.LINK, place - 1):
            return False
        place += 1
    return True


def chains_are_in_range(match: Match) -> bool:
    """No chain is longer than it may be, and none is counted if there is none."""
    zones = match.zones
    place: i64 = Zone.CHAINS
    while place < Zone.CHAINS + CHAIN_FIELDS:
        word = zones[place]
        if word & ~mask(ChainField.TIMES) or not in_bounds(word, ChainField.TIMES):
            return False
        if word and not zones[Zone.CHAINED]:
            return False
        place += 1
    return within(zones[Zone.CHAINED], 1)
