"""A sight as a match that the rules can read, for whatever makes names, places, reasons and texts."""

from __future__ import annotations

from functools import lru_cache
from typing import NewType

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.rules.battles import seen_now
from catspaw.games.claw_and_order.state.card_index import CardIndex, CardSet
from catspaw.games.claw_and_order.state.numbers import Zone
from catspaw.games.claw_and_order.state.position import Match
from catspaw.games.claw_and_order.state.zones import own_cards

MatchInSight = NewType("MatchInSight", Match)
"""A match made of a sight. What makes texts takes one of these, so that no real match gets there."""


def in_sight(sight: MatchSight) -> MatchInSight:
    """What the seat cannot see is nowhere, or lies face down. It is read again and again, and never changed."""
    match = sight.match
    if match is None:
        match = sight.match = _made_of(sight)
    return MatchInSight(match)


def _made_of(sight: MatchSight) -> Match:
    known = tuple([max(0, int(definition)) for definition in sight.definitions])
    match = Match(sight.rulings, _index(sight.set, known), sight.zones[:])
    for side in (0, 1):
        if sight.hands[side] and not match.zones[Zone.HAND + side]:
            match.zones[Zone.HAND + side] = _stand_in(match, side)
    match.asked = sight.asked
    match.prompt = sight.prompt
    match.options = sight.options
    return match


def copy_in_sight(sight: MatchSight) -> MatchInSight:
    """The same to play on in, as far as nothing hidden is asked for."""
    return MatchInSight(in_sight(sight).clone())


@lru_cache(256)
def _index(cards: CardSet, definitions: tuple[int, ...]) -> CardIndex:
    """The same as long as nothing new is seen; at other tables meanwhile it may be."""
    return CardIndex(cards, vec[i64](definitions))


def _stand_in(match: Match, side: int) -> int:
    """One of the cards that are nowhere to be seen: a hand that has some is not empty, which rules may ask."""
    hidden = own_cards(side) & ~seen_now(match, side) & ~match.zones[Zone.FACE_DOWN]
    return 1 << int(hidden).bit_length() - 1 if hidden else int(match.zones[Zone.KNOWN + side])
