"""Possible worlds: a match that a seat cannot tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.bits import count, lowest, one
from catspaw.core.packed import pushed
from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games.claw_and_order.abilities.ops import KEYWORD_TRAIT, STEALTH
from catspaw.games.claw_and_order.knowledge.asking import ask_again
from catspaw.games.claw_and_order.knowledge.guesses import could_have_been_deployed, guess_deck, oldest_label
from catspaw.games.claw_and_order.state.card_index import CardIndex
from catspaw.games.claw_and_order.state.deck import bury, in_bottom, in_queue
from catspaw.games.claw_and_order.state.labels import no_other_names, rename_face_down
from catspaw.games.claw_and_order.state.numbers import DECK_SIZE, OPENING_HAND, DeckField, Phase, Zone
from catspaw.games.claw_and_order.state.zones import own_cards

MOST_TRIES: Final = 10_000

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.knowledge.sight import MatchSight
    from catspaw.games.claw_and_order.state.position import Match


def imagine(sight: MatchSight, match: Match, sampler: Sampler) -> None:
    """Overwrite a match with a world that fits the sight; one whose question has no answer is tried again."""
    tries: i64 = 0
    while tries < MOST_TRIES:
        imagine_once(sight, match, sampler)
        if match.asked == NOBODY or match.options:
            return
        tries += 1
    raise AssertionError("no world has an answer to the question")


def imagine_once(sight: MatchSight, match: Match, sampler: Sampler) -> None:
    match.asked = sight.asked
    match.prompt = sight.prompt
    match.options = 0
    match.pile = 0
    match.ended_by = sight.ended_by
    match.winners = sight.winners
    match.losers = sight.losers
    match.rulings = sight.rulings
    match.zones = sight.zones[:]
    definitions = sight.definitions[:]
    side: i64 = 0
    while side < 2:
        if side != sight.seat and not sight.rulings.decklists_are_open:
            guess_deck(sight, definitions, side, sampler)
        side += 1
    match.card_index = CardIndex(sight.set, definitions)
    side = 0
    while side < 2:
        if side != sight.seat:
            place_hidden_cards(sight, match, side, sampler)
            remember_earlier_battles(sight, match, side)
        side += 1
    if match.asked != NOBODY:
        ask_again(match)


def place_hidden_cards(sight: MatchSight, match: Match, side: i64, sampler: Sampler) -> None:
    """Deal what nobody else sees to the places face down, the hand, the set-aside hands and the deck."""
    zones = match.zones
    pool = hidden_cards(match, side)
    pool &= ~put_face_down(sight, match, side, pool, sampler)
    known = zones[Zone.KNOWN + side] & pool
    aside = sampler.part(pool & ~known & ~match.card_index.cheap_troops, sight.aside[side])
    zones[Zone.ASIDE + side] = aside
    hand = deal_hand(sight, match, side, pool & ~known & ~aside, known, sampler)
    zones[Zone.HAND + side] = hand
    deck = pool & ~aside & ~hand
    zones[Zone.TOP + side] = queue_of(deck, zones[Zone.TOP_COUNT + side], sampler)
    deck &= ~in_queue(zones[Zone.TOP + side], zones[Zone.TOP_COUNT + side])
    bury_some(match, side, deck, sampler)
    zones[Zone.DECK + side] = deck & ~in_bottom(zones, side)


def hidden_cards(match: Match, side: i64) -> i64:
    """A player's cards that do not lie open."""
    zones = match.zones
    own = own_cards(side)
    shown = (
        zones[Zone.ITEMS + side]
        | zones[Zone.BUFFS + side]
        | zones[Zone.DISCARD_PILE + side]
        | zones[Zone.TAKING_EFFECT]
    )
    shown |= (
        zones[Zone.FRONT] | zones[Zone.FRONT + 1] | ((zones[Zone.BACK] | zones[Zone.BACK + 1]) & ~zones[Zone.FACE_DOWN])
    )
    return own & ~shown


def put_face_down(sight: MatchSight, match: Match, side: i64, pool: i64, sampler: Sampler) -> i64:
    """Ruling CO-R.N: every place gets a card with Stealth that cost what was paid; tells which these are."""
    zones = match.zones
    own = own_cards(side)
    labels = zones[Zone.FACE_DOWN] & own
    if labels == 0:
        return 0
    names = no_other_names()
    chosen = choose_face_down(sight, match, side, labels, pool, names, sampler)
    while count(zones[Zone.KNOWN + side] & ~chosen) > sight.hands[side]:
        chosen = choose_face_down(sight, match, side, labels, pool, names, sampler)
    rename_face_down(zones, names, labels)
    return chosen


def choose_face_down(
    sight: MatchSight, match: Match, side: i64, labels: i64, pool: i64, names: vec[i64], sampler: Sampler
) -> i64:
    """One card for each place, tried until there is one for every place."""
    chosen: i64 = 0
    left = labels
    while left:
        label = oldest_label(sight, left)
        cards = candidates(sight, match, label, side, pool) & ~chosen
        if cards == 0:
            chosen = 0
            left = labels
        else:
            names[label] = sampler.pick(cards)
            chosen |= one(names[label])
            left &= ~one(label)
    return chosen


def candidates(sight: MatchSight, match: Match, label: i64, side: i64, pool: i64) -> i64:
    """Which cards may lie at a place: those that would have cost what was paid for it."""
    hiders = sight.zones[Zone.MAY_BE + label]
    found: i64 = 0
    cards = pool & match.card_index.traits[KEYWORD_TRAIT + STEALTH]
    while cards:
        card = lowest(cards)
        if match.card_index.set.may_hide(match.card_index.definitions[card], hiders):
            found |= one(card)
        cards &= cards - 1
    known = found & match.zones[Zone.KNOWN + side]
    while known:
        card = lowest(known)
        if not could_have_been_deployed(match.zones[Zone.CARD_STATE + card], sight.zones[Zone.CARD_STATE + label]):
            found &= ~one(card)
        known &= known - 1
    return found


def deal_hand(sight: MatchSight, match: Match, side: i64, pool: i64, known: i64, sampler: Sampler) -> i64:
    """CO-103.3: a hand from which nothing has been played yet has the troop that let it be kept."""
    number = sight.hands[side] - count(known)
    hand = known | sampler.part(pool, number)
    is_whole = match.zones[Zone.PHASE] <= Phase.SETTING_UP and sight.hands[side] == OPENING_HAND
    if is_whole and is_complete(match, side) and pool & match.card_index.cheap_troops:
        while not hand & match.card_index.cheap_troops:
            hand = known | sampler.part(pool, number)
    return hand


def is_complete(match: Match, side: i64) -> bool:
    """Whether an opening hand is known to have been kept."""
    return match.zones[Zone.PHASE] != Phase.OPENING or match.zones[Zone.ACTIVE] != side


def queue_of(cards: i64, length: i64, sampler: Sampler) -> i64:
    """Some of the cards in some order."""
    queue: i64 = 0
    while length > 0:
        card = sampler.pick(cards)
        cards &= ~one(card)
        queue = pushed(queue, DeckField.CARD, card)
        length -= 1
    return queue


def bury_some(match: Match, side: i64, cards: i64, sampler: Sampler) -> None:
    """As many of the cards lie under the deck as everybody knows, in some order."""
    left = match.zones[Zone.BOTTOM_COUNT + side]
    match.zones[Zone.BOTTOM_COUNT + side] = 0
    while left > 0:
        card = sampler.pick(cards)
        cards &= ~one(card)
        bury(match.zones, side, card)
        left -= 1


def remember_earlier_battles(sight: MatchSight, match: Match, side: i64) -> None:
    """Ruling CO-R.V: the first copies of every name that was seen."""
    own = own_cards(side)
    found: i64 = 0
    at = side * DECK_SIZE
    end = at + DECK_SIZE
    while at < end and sight.seen_before[at] >= 0:
        cards = own & ~found
        while match.card_index.definitions[lowest(cards)] != sight.seen_before[at]:
            cards &= cards - 1
        found |= cards & -cards
        at += 1
    match.zones[Zone.SEEN_BEFORE + side] = found
