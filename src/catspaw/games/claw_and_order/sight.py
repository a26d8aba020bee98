"""What a seat or an onlooker may know of a match.

A sight has the same words as a match, filled place by place. Hidden cards of other players are only
counted, and a card that lies face down is called by a label: its player's lowest number that names
no card everybody knows. So labels say nothing about what the card is.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import count, lowest, one, shifted
from catspaw.core.position import CHANCE, Position
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight
from catspaw.games.claw_and_order import worlds
from catspaw.games.claw_and_order.battles import seen_now
from catspaw.games.claw_and_order.card_words import SINCE_AT
from catspaw.games.claw_and_order.deck import cards_in_deck, forget_bottom
from catspaw.games.claw_and_order.labels import no_other_names, rename_face_down
from catspaw.games.claw_and_order.lists import CardSet
from catspaw.games.claw_and_order.numbers import (
    ASIDE,
    CARD_WORD,
    CARDS,
    DECK,
    DECK_SIZE,
    DISCARD_PILE,
    FACE_DOWN,
    FIELD,
    HAND,
    KNOWN,
    OF_ONE,
    OF_TWO,
    SEEN_BEFORE,
    TOP,
)
from catspaw.games.claw_and_order.ops import FLYING, KEYWORDS
from catspaw.games.claw_and_order.position import Match
from catspaw.games.claw_and_order.rulings import Rulings
from catspaw.games.claw_and_order.statics import having, health_of, strength_of
from catspaw.games.claw_and_order.zones import oldest, own_cards, troops_in_play


@final
@mypyc_attr(acyclic=True)
class MatchSight(Sight):
    """First what everybody sees, then what this seat alone does."""

    WORDS: ClassVar[tuple[str, ...]] = Sight.WORDS

    def __init__(self, match: Match, seat: i64) -> None:
        super().__init__(match, seat)
        self.rulings: Rulings = match.rulings
        self.set: CardSet = match.lists.set
        self.zones: vec[i64] = match.zones[:]
        """As those of a match, without what this seat may not know."""
        self.hands: vec[i64] = vec[i64]([count(match.zones[HAND]), count(match.zones[HAND + 1])])
        """How many cards each hand has."""
        self.decks: vec[i64] = vec[i64]([cards_in_deck(match, 0), cards_in_deck(match, 1)])
        self.aside: vec[i64] = vec[i64]([count(match.zones[ASIDE]), count(match.zones[ASIDE + 1])])
        self.definitions: vec[i64] = known_definitions(match, seat)
        """Per card what it is, or -1."""
        self.seen_before: vec[i64] = cards_of_earlier_battles(match)
        """What earlier battles have shown: definitions, smallest first, then -1; 27 of each player."""
        self.strengths: vec[i64] = vec[i64]([0] * FIELD)
        """Per troop in play face up the damage it deals now."""
        self.healths: vec[i64] = vec[i64]([0] * FIELD)
        self.keywords: vec[i64] = vec[i64]([0] * FIELD)
        """Per troop in play face up the keywords it has now."""
        read_numbers(self, match)
        side: i64 = 0
        while side < 2:
            if side != seat and seat != CHANCE:
                hide_cards(self, match, side)
            side += 1

    def sample_into(self, slot: Position, sampler: Sampler) -> None:
        assert isinstance(slot, Match)
        worlds.imagine(self, slot, sampler)

    def words(self) -> list[int]:
        words = super().words()
        for zones in (
            self.zones, self.hands, self.decks, self.aside, self.definitions, self.seen_before,
            self.strengths, self.healths, self.keywords,
        ):  # fmt: skip
            words += [int(word) for word in zones]
        return words


def known_definitions(match: Match, seat: i64) -> vec[i64]:
    """Ruling CO-R.V: one's own deck is known, and of the other's what is seen, or all of it."""
    known = seen_now(match, 0) | seen_now(match, 1)
    if match.rulings.decklists_are_open or seat == CHANCE:
        known = OF_ONE | OF_TWO
    elif seat >= 0:
        known |= own_cards(seat)
    definitions = match.lists.definitions[:]
    card: i64 = 0
    while card < CARDS:
        if not known & one(card):
            definitions[card] = -1
        card += 1
    return definitions


def cards_of_earlier_battles(match: Match) -> vec[i64]:
    """Ruling CO-R.V: what one remembers of a closed decklist: names, not which copy it was."""
    found = vec[i64]([-1] * CARDS)
    side: i64 = 0
    while side < 2:
        first_place = side * DECK_SIZE
        end = first_place
        seen = match.zones[SEEN_BEFORE + side]
        while seen:
            insert(found, first_place, end, match.lists.definitions[lowest(seen)])
            end += 1
            seen &= seen - 1
        side += 1
    return found


def insert(sorted_ones: vec[i64], first_place: i64, end: i64, number: i64) -> None:
    """Put a number where it belongs among those before `end`."""
    while end > first_place and sorted_ones[end - 1] > number:
        sorted_ones[end] = sorted_ones[end - 1]
        end -= 1
    sorted_ones[end] = number


def read_numbers(sight: MatchSight, match: Match) -> None:
    """CO-101.2: everybody may work out what a troop that is face up is worth now."""
    troops = troops_in_play(match) & ~match.zones[FACE_DOWN]
    keyword: i64 = FLYING
    while keyword < KEYWORDS:
        some = having(match, troops, keyword)
        while some:
            sight.keywords[lowest(some)] |= one(keyword)
            some &= some - 1
        keyword += 1
    while troops:
        card = lowest(troops)
        sight.strengths[card] = strength_of(match, card)
        sight.healths[card] = health_of(match, card)
        troops &= troops - 1


def hide_cards(sight: MatchSight, match: Match, side: i64) -> None:
    """Take out what only the other player knows: hand, deck and what lies face down."""
    zones = sight.zones
    zones[HAND + side] = 0
    zones[DECK + side] = 0
    zones[TOP + side] = 0
    forget_bottom(zones, side)
    zones[ASIDE + side] = 0
    zones[SEEN_BEFORE + side] = 0
    hidden = match.zones[FACE_DOWN] & own_cards(side)
    if hidden:
        label_face_down(sight, match, side, hidden)


def label_face_down(sight: MatchSight, match: Match, side: i64, hidden: i64) -> None:
    """Ruling CO-R.N: call every face-down card by a label, in the order in which they came.

    That a known card may be one of them is written with the card, not with the place.
    """
    zones = sight.zones
    names = no_other_names()
    free = own_cards(side) & ~seen_now(match, side)
    spare = match.zones[KNOWN + side]
    discarded = match.zones[DISCARD_PILE + side]
    left = hidden
    while left:
        card = oldest(match, left)
        if free == 0:
            free = discarded or spare
            discarded = 0
        names[card] = lowest(free)
        free &= free - 1
        zones[CARD_WORD + card] &= ~shifted(0x3FFF, SINCE_AT)
        left &= ~one(card)
    rename_face_down(zones, names, hidden)
    left = hidden & spare
    while left:
        card = lowest(left)
        zones[CARD_WORD + card] |= match.zones[CARD_WORD + card] & shifted(0x3FFF, SINCE_AT)
        left &= left - 1
