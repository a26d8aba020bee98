"""What a seat or an onlooker may know of a match.

A sight has the same fields as a match, filled place by place. Hidden cards of other players are only
counted, and a card that lies face down is called by a label: its player's lowest number that names
no card everybody knows. So labels say nothing about what the card is.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import count, lowest, one
from catspaw.core.position import CHANCE, ONLOOKER, Position
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight
from catspaw.games.claw_and_order.abilities.ops import (
    DAMAGE_BONUS,
    FLYING,
    GUARDS,
    HEALTH_BONUS,
    KEYWORDS,
    STANDINGS,
)
from catspaw.games.claw_and_order.abilities.statics import givers, having, health_under, standing, strength_under
from catspaw.games.claw_and_order.knowledge import worlds
from catspaw.games.claw_and_order.knowledge.open_fields import (
    LABELLED_CARDS,
    LABELLED_SETS,
    OPEN,
    OPEN_CARDS,
    OPEN_OF_SEATS,
    OPEN_SETS,
    OWN,
    copy_cards,
    copy_places,
    copy_range,
    copy_sets,
)
from catspaw.games.claw_and_order.rules.battles import seen_now
from catspaw.games.claw_and_order.rules.rulings import Rulings
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.card_index import CardIndex, CardSet
from catspaw.games.claw_and_order.state.card_state import on_card, write_on_card
from catspaw.games.claw_and_order.state.deck import cards_in_deck
from catspaw.games.claw_and_order.state.labels import no_other_names, rename_face_down
from catspaw.games.claw_and_order.state.numbers import CardField, Zone
from catspaw.games.claw_and_order.state.position import Match
from catspaw.games.claw_and_order.state.zones import oldest, own_cards, troops_in_play


@final
@mypyc_attr(acyclic=True)
class MatchSight(Sight):
    """First what everybody sees, then what this seat alone does."""

    FIELDS: ClassVar[tuple[str, ...]] = Sight.FIELDS

    def __init__(self, match: Match, seat: i64) -> None:
        super().__init__(match, seat)
        self.rulings: Rulings = match.rulings
        self.set: CardSet = match.card_index.set
        self.zones: vec[i64] = seen_zones(match, seat)
        """As those of a match, as far as this seat may know them; 0 elsewhere."""
        self.hands: vec[i64] = vec[i64]([count(match.zones[Zone.HAND]), count(match.zones[Zone.HAND + 1])])
        """How many cards each hand has."""
        self.decks: vec[i64] = vec[i64]([cards_in_deck(match, 0), cards_in_deck(match, 1)])
        self.aside: vec[i64] = vec[i64]([count(match.zones[Zone.ASIDE]), count(match.zones[Zone.ASIDE + 1])])
        self.definitions: vec[i64] = known_definitions(match, seat)
        """Per card what it is, or -1."""
        self.seen_before: vec[i64] = cards_of_earlier_battles(match)
        """What earlier battles have shown: definitions, smallest first, then -1; 27 of each player."""
        self.fitting: vec[i64] = vec[i64]([-1, -1])
        """Per seat which decks of the set its unseen deck may be (see guesses); -1 until that is asked for."""
        self.strengths: vec[i64] = vec[i64]([0] * n.FIELD)
        """Per troop in play face up the damage it deals now."""
        self.healths: vec[i64] = vec[i64]([0] * n.FIELD)
        self.keywords: vec[i64] = vec[i64]([0] * n.FIELD)
        """Per troop in play face up the keywords it has now, and above them its standings."""
        self.match: Match | None = None
        """This sight as a match, once somebody has asked for it (edge/in_sight.py)."""
        self.meanings: object = None
        """What each answer means, likewise (edge/notation.py)."""
        read_numbers(self, match)

    def beside(self) -> tuple[object, ...]:
        return self.rulings, self.set

    def has_state_of(self, other: Sight) -> bool:
        """Vector by vector: what names answers is cached by sights."""
        assert isinstance(other, MatchSight)
        if self.seat != other.seat or self.asked != other.asked or self.prompt != other.prompt:
            return False
        if self.options != other.options or self.ended_by != other.ended_by:
            return False
        return (
            self.winners == other.winners
            and self.losers == other.losers
            and self.zones == other.zones
            and self.hands == other.hands
            and self.decks == other.decks
            and self.aside == other.aside
            and self.definitions == other.definitions
            and self.seen_before == other.seen_before
            and self.strengths == other.strengths
            and self.healths == other.healths
            and self.keywords == other.keywords
        )

    def __reduce__(self) -> tuple[object, ...]:
        return sight_again, (self.rulings, self.set, self.state())

    def sample_into(self, slot: Position, sampler: Sampler) -> None:
        assert isinstance(slot, Match)
        worlds.imagine(self, slot, sampler)

    def state(self) -> list[int]:
        state = super().state()
        for zones in (
            self.zones,
            self.hands,
            self.decks,
            self.aside,
            self.definitions,
            self.seen_before,
            self.strengths,
            self.healths,
            self.keywords,
        ):
            state += [int(word) for word in zones]
        return state

    def load(self, state: list[int]) -> None:
        super().load(state[: len(self.FIELDS)])
        self.match = self.meanings = None
        words = vec[i64](state[len(self.FIELDS) :])
        cards: i64 = n.FIELDS + 6
        field: i64 = cards + 2 * n.CARDS
        end: i64 = field + 3 * n.FIELD
        if len(words) != end:
            raise ValueError(f"a match's sight has {end} zones")
        self.fitting = vec[i64]([-1, -1])
        self.zones = words[0 : n.FIELDS]
        self.hands = words[n.FIELDS : n.FIELDS + 2]
        self.decks = words[n.FIELDS + 2 : n.FIELDS + 4]
        self.aside = words[n.FIELDS + 4 : cards]
        self.definitions = words[cards : cards + n.CARDS]
        self.seen_before = words[cards + n.CARDS : field]
        self.strengths = words[field : field + n.FIELD]
        self.healths = words[field + n.FIELD : field + 2 * n.FIELD]
        self.keywords = words[field + 2 * n.FIELD : end]


def known_definitions(match: Match, seat: i64) -> vec[i64]:
    """Ruling CO-R.V: one's own deck is known, and of the other's what is seen, or all of it."""
    known = seen_now(match, 0) | seen_now(match, 1)
    if match.rulings.decklists_are_open or seat == CHANCE:
        known = n.OF_ONE | n.OF_TWO
    elif seat >= 0:
        known |= own_cards(seat)
    definitions = match.card_index.definitions[:]
    card: i64 = 0
    while card < n.CARDS:
        if not known & one(card):
            definitions[card] = -1
        card += 1
    return definitions


def cards_of_earlier_battles(match: Match) -> vec[i64]:
    """Ruling CO-R.V: what one remembers of a closed decklist: names, not which copy it was."""
    found = vec[i64]([-1] * n.CARDS)
    side: i64 = 0
    while side < 2:
        first_place = side * n.DECK_SIZE
        end = first_place
        seen = match.zones[Zone.SEEN_BEFORE + side]
        while seen:
            insert(found, first_place, end, match.card_index.definitions[lowest(seen)])
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
    troops = troops_in_play(match) & ~match.zones[Zone.FACE_DOWN]
    keyword: i64 = FLYING
    while keyword < KEYWORDS:
        some = having(match, troops, keyword)
        while some:
            sight.keywords[lowest(some)] |= one(keyword)
            some &= some - 1
        keyword += 1
    which: i64 = GUARDS
    while which < STANDINGS:
        some = standing(match, troops, which)
        while some:
            sight.keywords[lowest(some)] |= one(KEYWORDS + which)
            some &= some - 1
        which += 1
    damaging = givers(match, DAMAGE_BONUS)
    healing = givers(match, HEALTH_BONUS)
    while troops:
        card = lowest(troops)
        sight.strengths[card] = strength_under(match, card, damaging)
        sight.healths[card] = health_under(match, card, healing)
        troops &= troops - 1


def seen_zones(match: Match, seat: i64) -> vec[i64]:
    """What a seat may know of the state of a match, place by place; chance, which deals, knows all cards."""
    zones = vec[i64]([0] * n.FIELDS)
    hidden = match.zones[Zone.FACE_DOWN]
    if seat == CHANCE:
        hidden = 0
    elif seat >= 0:
        hidden &= ~own_cards(seat)
    copy_open_fields(zones, match, open_cards(match, seat), hidden)
    side: i64 = 0
    while side < 2:
        if side == seat or seat == CHANCE:
            copy_places(zones, match.zones, OWN, side)
        elif hidden & own_cards(side):
            label_face_down(zones, match, side, hidden & own_cards(side))
        side += 1
    return zones


def open_cards(match: Match, seat: i64) -> i64:
    """The cards of which a seat knows what they are: those that everybody has seen, and its own."""
    found = seen_now(match, 0) | seen_now(match, 1) | n.ALL_SUMMONED | one(n.FIELD) | one(n.FIELD + 1)
    if seat == CHANCE:
        return found | n.OF_ONE | n.OF_TWO
    return found | own_cards(seat) if seat >= 0 else found


def copy_open_fields(zones: vec[i64], match: Match, known: i64, hidden: i64) -> None:
    """What everybody sees, as far as it is about cards that are known or lie face down.

    Those that lie face down still have their numbers here: `label_face_down` takes them away.
    """
    source = match.zones
    copy_places(zones, source, OPEN_OF_SEATS, 0)
    copy_places(zones, source, OPEN_OF_SEATS, 1)
    copy_places(zones, source, OPEN, 0)
    copy_sets(zones, source, OPEN_SETS, known & ~hidden)
    copy_sets(zones, source, LABELLED_SETS, known | hidden)
    copy_cards(zones, source, OPEN_CARDS, known & ~hidden)
    copy_cards(zones, source, LABELLED_CARDS, known | hidden)
    copy_range(zones, source, Zone.RING, n.RING_SIZE)
    copy_range(zones, source, Zone.RING_LINEAGE, n.RING_SIZE)
    copy_range(zones, source, Zone.CHAINS, n.CHAIN_FIELDS)
    card: i64 = 0
    while card < n.SOURCES:
        if (known | hidden) & one(card):
            zones[Zone.CARD_STATE + card] = source[Zone.CARD_STATE + card]
            zones[Zone.TURN_STATE + card] = source[Zone.TURN_STATE + card]
            if card < n.CARDS:
                zones[Zone.MAY_BE + card] = source[Zone.MAY_BE + card]
        card += 1


def label_face_down(zones: vec[i64], match: Match, side: i64, hidden: i64) -> None:
    """Ruling CO-R.N: call every face-down card by a label, in the order in which they came.

    That a known card may be one of them is written with the card, not with the place.
    """
    names = no_other_names()
    free = own_cards(side) & ~seen_now(match, side)
    spare = match.zones[Zone.KNOWN + side]
    discarded = match.zones[Zone.DISCARD_PILE + side]
    left = hidden
    while left:
        card = oldest(match, left)
        if free == 0:
            free = discarded or spare
            discarded = 0
        names[card] = lowest(free)
        free &= free - 1
        write_on_card(zones, card, CardField.KNOWN_SINCE, 0)
        left &= ~one(card)
    rename_face_down(zones, names, hidden)
    left = hidden & spare
    while left:
        card = lowest(left)
        since = on_card(match.zones, card, CardField.KNOWN_SINCE)
        write_on_card(zones, card, CardField.KNOWN_SINCE, since)
        left &= left - 1


def sight_again(rulings: Rulings, cards: CardSet, state: list[int]) -> MatchSight:
    """A sight in a state, from its pickle; any decks will do to make it."""
    index = CardIndex(cards, vec[i64]([0] * n.CARDS))
    sight = MatchSight(Match(rulings, index, vec[i64]([0] * n.FIELDS)), ONLOOKER)
    sight.load(state)
    return sight


def sight_of(position: Position, seat: int) -> MatchSight:
    """What a seat or an onlooker may know of a position."""
    assert isinstance(position, Match)
    return MatchSight(position, seat)
