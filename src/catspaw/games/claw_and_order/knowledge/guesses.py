"""Ruling CO-R.V: what an unseen decklist may be: a known deck of the set that fits, else any legal one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.bits import count, has, lowest, one
from catspaw.core.packed import read
from catspaw.core.sampler import Sampler
from catspaw.games.claw_and_order.abilities.ops import ANY_NUMBER, IS_COMMANDER, IS_TROOP
from catspaw.games.claw_and_order.state.card_state import marks_of, on_card
from catspaw.games.claw_and_order.state.numbers import CHEAP, DECK_SIZE, CardField, Zone
from catspaw.games.claw_and_order.state.zones import own_cards

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.knowledge.sight import MatchSight

COPIES: Final = 3
"""CO-102.3: at most so many cards of a name."""
ANY_CARD: Final = -1
MOST_TRIES: Final = 2000


def guess_deck(sight: MatchSight, definitions: vec[i64], side: i64, sampler: Sampler) -> None:
    """Fill in what the player's unseen cards may be."""
    if sight.fitting[side] < 0:
        sight.fitting[side] = fitting_decks(sight, side)
    if sight.fitting[side]:
        deck = sight.set.decks[sampler.pick(sight.fitting[side])].cards
    else:
        now = seen_of(sight, side)
        deck = legal_fill(sight, now, needed_cards(sight, now, side), side, sampler)
    lay_out(definitions, deck, side, sampler)


def seen_of(sight: MatchSight, side: i64) -> vec[i64]:
    """How many of each are seen now."""
    at = side * DECK_SIZE
    return counts_of(sight, sight.definitions, at, at + DECK_SIZE)


def counts_of(sight: MatchSight, cards: vec[i64], at: i64, end: i64) -> vec[i64]:
    """How many there are of each definition."""
    counts = vec[i64]([0] * len(sight.set.ids))
    while at < end:
        if cards[at] >= 0:
            counts[cards[at]] += 1
        at += 1
    return counts


def needed_cards(sight: MatchSight, now: vec[i64], side: i64) -> vec[i64]:
    """How many of each the deck must have: what is seen now, and what earlier battles showed."""
    at = side * DECK_SIZE
    needed = counts_of(sight, sight.seen_before, at, at + DECK_SIZE)
    definition: i64 = 0
    while definition < len(needed):
        needed[definition] = max(needed[definition], now[definition])
        definition += 1
    return needed


def fitting_decks(sight: MatchSight, side: i64) -> i64:
    """The decks of the set that have all that is needed, as a set: each is as likely as the other."""
    now = seen_of(sight, side)
    needed = needed_cards(sight, now, side)
    fitting: i64 = 0
    number: i64 = 0
    while number < len(sight.set.decks) and number < 62:
        cards = sight.set.decks[number].cards
        counts = counts_of(sight, cards, 0, DECK_SIZE)
        if has_all(counts, needed) and hidden_fit(sight, rest_of(counts, now), side):
            fitting |= one(number)
        number += 1
    return fitting


def has_all(counts: vec[i64], needed: vec[i64]) -> bool:
    """Whether a deck has enough of each."""
    definition: i64 = 0
    while definition < len(counts):
        if counts[definition] < needed[definition]:
            return False
        definition += 1
    return True


def rest_of(counts: vec[i64], now: vec[i64]) -> vec[i64]:
    """What of a deck is not seen now."""
    spare = counts[:]
    definition: i64 = 0
    while definition < len(spare):
        spare[definition] -= now[definition]
        definition += 1
    return spare


def hidden_fit(sight: MatchSight, spare: vec[i64], side: i64) -> bool:
    """Whether the rest of a deck has cards for what lies face down, and for what was set aside."""
    places = places_to_fill(sight, side)
    while places:
        label = narrowest(sight, places)
        found = spare_for_place(sight, spare, label)
        if found < 0:
            return False
        spare[found] -= 1
        places &= ~one(label)
    return spare_for_aside(sight, spare) >= sight.aside[side]


def places_to_fill(sight: MatchSight, side: i64) -> i64:
    """The places face down for which no known card comes into question."""
    own = own_cards(side)
    labels = sight.zones[Zone.FACE_DOWN] & own
    known = sight.zones[Zone.KNOWN + side]
    found: i64 = 0
    while labels:
        label = oldest_label(sight, labels)
        cards = known
        while cards and not may_lie_there(sight, lowest(cards), label):
            cards &= cards - 1
        if cards:
            known &= ~(cards & -cards)
        else:
            found |= one(label)
        labels &= ~one(label)
    return found


def arrived(sight: MatchSight, label: i64) -> i64:
    return on_card(sight.zones, label, CardField.STAMP)


def oldest_label(sight: MatchSight, labels: i64) -> i64:
    """The place that has been there longest: what may lie there may lie at all younger ones of its price."""
    found = lowest(labels)
    labels &= labels - 1
    while labels:
        label = lowest(labels)
        if arrived(sight, label) < arrived(sight, found):
            found = label
        labels &= labels - 1
    return found


def may_lie_there(sight: MatchSight, card: i64, label: i64) -> bool:
    """Ruling CO-R.N: a known card with Stealth that cost as much."""
    if not could_have_been_deployed(sight.zones[Zone.CARD_STATE + card], sight.zones[Zone.CARD_STATE + label]):
        return False
    return sight.set.may_hide(sight.definitions[card], sight.zones[Zone.MAY_BE + label])


def could_have_been_deployed(known: i64, place: i64) -> bool:
    """Ruling CO-R.N: a known card may lie at a place if it was last seen before, and has no marks that show it."""
    return marks_of(known) == 0 and read(known, CardField.KNOWN_SINCE) <= read(place, CardField.STAMP)


def spare_for_place(sight: MatchSight, spare: vec[i64], label: i64) -> i64:
    """A card that is left over and may lie at a place, or -1."""
    hiders = sight.zones[Zone.MAY_BE + label]
    definition: i64 = 0
    while definition < sight.set.cards:
        if spare[definition] > 0 and sight.set.may_hide(definition, hiders):
            return definition
        definition += 1
    return -1


def narrowest(sight: MatchSight, labels: i64) -> i64:
    """The place that the fewest cards may have: it has the first choice."""
    found = lowest(labels)
    labels &= labels - 1
    while labels:
        label = lowest(labels)
        if count(sight.zones[Zone.MAY_BE + label]) < count(sight.zones[Zone.MAY_BE + found]):
            found = label
        labels &= labels - 1
    return found


def spare_for_aside(sight: MatchSight, spare: vec[i64]) -> i64:
    """CO-103.3: how many cards left over are no cheap troops, as all that were set aside."""
    found: i64 = 0
    definition: i64 = 0
    while definition < sight.set.cards:
        if not is_cheap_troop(sight, definition):
            found += spare[definition]
        definition += 1
    return found


def is_cheap_troop(sight: MatchSight, definition: i64) -> bool:
    return has(sight.set.traits[definition], IS_TROOP) and sight.set.costs[definition] <= CHEAP


def legal_fill(sight: MatchSight, now: vec[i64], needed: vec[i64], side: i64, sampler: Sampler) -> vec[i64]:
    """CO-102.1, CO-102.2, CO-102.3: any legal deck with what is needed; first what the hidden places need."""
    counts = needed[:]
    spare = rest_of(needed, now)
    places = places_to_fill(sight, side)
    while places:
        label = narrowest(sight, places)
        found = spare_for_place(sight, spare, label)
        if found >= 0:
            spare[found] -= 1
        else:
            add_card(sight, counts, sight.zones[Zone.MAY_BE + label], ANY_CARD, sampler)
        places &= ~one(label)
    aside = sight.aside[side] - spare_for_aside(sight, spare)
    size = total(counts)
    while size < DECK_SIZE:
        add_card(sight, counts, ANY_CARD, aside, sampler)
        aside -= 1
        size += 1
    return listed(counts)


def add_card(sight: MatchSight, counts: vec[i64], hiders: i64, aside: i64, sampler: Sampler) -> None:
    """One card more: one of these with Stealth, or no cheap troop while some are wanted, or any.

    In a set so small that no legal card is left, an illegal one.
    """
    tries: i64 = 0
    while True:
        definition = sampler.below(sight.set.cards)
        tries += 1
        if not has_room(sight, counts, definition) and tries < MOST_TRIES:
            continue
        if hiders != ANY_CARD and not sight.set.may_hide(definition, hiders):
            continue
        if aside > 0 and is_cheap_troop(sight, definition):
            continue
        counts[definition] += 1
        return


def total(counts: vec[i64]) -> i64:
    found: i64 = 0
    definition: i64 = 0
    while definition < len(counts):
        found += counts[definition]
        definition += 1
    return found


def has_room(sight: MatchSight, counts: vec[i64], definition: i64) -> bool:
    """CO-102.2: one Commander. CO-102.3: three of a name, unless the card says otherwise."""
    traits = sight.set.traits[definition]
    if has(traits, IS_COMMANDER):
        return commanders(sight, counts) == 0
    return counts[definition] < COPIES or has(traits, ANY_NUMBER)


def commanders(sight: MatchSight, counts: vec[i64]) -> i64:
    found: i64 = 0
    definition: i64 = 0
    while definition < sight.set.cards:
        if has(sight.set.traits[definition], IS_COMMANDER):
            found += counts[definition]
        definition += 1
    return found


def listed(counts: vec[i64]) -> vec[i64]:
    """27 definitions, smallest first."""
    deck = vec[i64]([0] * DECK_SIZE)
    at: i64 = 0
    definition: i64 = 0
    while definition < len(counts):
        left = counts[definition]
        while left > 0:
            deck[at] = definition
            at += 1
            left -= 1
        definition += 1
    return deck


def lay_out(definitions: vec[i64], deck: vec[i64], side: i64, sampler: Sampler) -> None:
    """Seen cards keep their numbers; the others get the rest of the deck in any order."""
    unknown: i64 = 0
    left: i64 = 0
    at: i64 = 0
    while at < DECK_SIZE:
        left |= one(at)
        at += 1
    card = side * DECK_SIZE
    end = card + DECK_SIZE
    while card < end:
        if definitions[card] < 0:
            unknown |= one(card)
        else:
            places = left
            while deck[lowest(places)] != definitions[card]:
                places &= places - 1
            left &= ~(places & -places)
        card += 1
    while unknown:
        at = sampler.pick(left)
        definitions[lowest(unknown)] = deck[at]
        left &= ~one(at)
        unknown &= unknown - 1
