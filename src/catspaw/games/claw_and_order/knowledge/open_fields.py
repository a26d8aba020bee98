"""Which fields of a match everybody may know, and which a seat alone; and how they are copied into a sight."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.games.claw_and_order.state.numbers import NONE, SOURCES, Zone

OPEN_OF_SEATS: Final = vec[i64](
    [
        Zone.TOP_COUNT,
        Zone.BOTTOM_COUNT,
        Zone.FRONT,
        Zone.BACK,
        Zone.ITEMS,
        Zone.BUFFS,
        Zone.DISCARD_PILE,
        Zone.DOLLARS_OF,
        Zone.TURNS,
        Zone.WINS,
        Zone.SHUFFLES,
        Zone.OWED,
        Zone.KNOWN,
        Zone.FAILED,
    ]
)
"""What everybody may know of either seat."""
OWN: Final = vec[i64](
    [
        Zone.HAND,
        Zone.DECK,
        Zone.TOP,
        Zone.BOTTOM,
        Zone.BURIED,
        Zone.BURIED_DEEPER,
        Zone.ASIDE,
        Zone.SEEN_BEFORE,
    ]
)
"""What a seat alone knows of its cards."""
OPEN: Final = vec[i64](
    [
        Zone.ACTIVE,
        Zone.STARTER,
        Zone.PHASE,
        Zone.BATTLE,
        Zone.BATTLEFIELD_CARD,
        Zone.LOSER,
        Zone.ARRIVALS,
        Zone.CHECK_DEATHS,
        Zone.SUMMONED_BY_TWO,
        Zone.TOOK_OFF,
        Zone.ACTIONS,
        Zone.PC,
        Zone.CONTROLLER,
        Zone.LEFT,
        Zone.RING_AT,
        Zone.RING_COUNT,
        Zone.DICE,
        Zone.LINEAGE,
        Zone.CHAINED,
        Zone.WINDOWS,
    ]
)
"""How far the battle has come; none of these names a card that may lie hidden."""
OPEN_SETS: Final = vec[i64](
    [Zone.HURT, Zone.PILOTS, Zone.PILOTED, Zone.REMOVED, Zone.CHANGED, Zone.TAKING_EFFECT, Zone.HELD]
)
"""Sets of cards, told as far as the cards lie open."""
LABELLED_SETS: Final = vec[i64](
    [
        Zone.FACE_DOWN,
        Zone.DEPLOYED_NOW,
        Zone.TOUCHED,
        Zone.CHOSEN_ONES,
        Zone.OPTIONS_DOWN,
        Zone.STUNS,
        Zone.STUNNED,
    ]
)
"""Sets that may have cards which lie face down, under their labels."""
OPEN_CARDS: Final = vec[i64]([Zone.ATTACKER, Zone.VICTIM, Zone.CHOSEN, Zone.SOURCE])
LABELLED_CARDS: Final = vec[i64]([Zone.THAT_CARD, Zone.OTHER_CARD, Zone.ARRIVED, Zone.SLAYER])


def copy_places(zones: vec[i64], source: vec[i64], places: vec[i64], side: i64) -> None:
    """What stands at some places, or at those of seat two, which come next."""
    at: i64 = 0
    while at < len(places):
        place = places[at] + side
        zones[place] = source[place]
        at += 1


def copy_sets(zones: vec[i64], source: vec[i64], places: vec[i64], cards: i64) -> None:
    """Sets of cards, as far as they have these."""
    at: i64 = 0
    while at < len(places):
        place = places[at]
        zones[place] = source[place] & cards
        at += 1


def copy_cards(zones: vec[i64], source: vec[i64], places: vec[i64], cards: i64) -> None:
    """Single cards, if they are some of these."""
    at: i64 = 0
    while at < len(places):
        place = places[at]
        zones[place] = source[place]
        if not is_among(source[place], cards):
            zones[place] = NONE
        at += 1


def is_among(card: i64, cards: i64) -> bool:
    """Whether a card is one of these; what is no card in play has a number beyond them."""
    return card >= SOURCES or cards & one(card) != 0


def copy_range(zones: vec[i64], source: vec[i64], place: i64, length: i64) -> None:
    end = place + length
    while place < end:
        zones[place] = source[place]
        place += 1
