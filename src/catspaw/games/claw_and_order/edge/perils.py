"""Which answers lose a battle at once, worked out from the asked seat's sight."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from catspaw.core.bits import count
from catspaw.core.perils import losing_answers
from catspaw.core.position import Position
from catspaw.games.claw_and_order.abilities.ops import IS_TROOP
from catspaw.games.claw_and_order.edge.in_sight import in_sight
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state.deck import deck_of
from catspaw.games.claw_and_order.state.numbers import Zone
from catspaw.games.claw_and_order.state.position import Match
from catspaw.games.claw_and_order.state.zones import troops_of

FEW: Final = 2
"""Troops; whoever has more does not lose a battle by one answer."""


def what_is_lost(sight: MatchSight) -> dict[str, Any]:
    """CO-110.1: what perilous answers lose, and whether for want of troops; CO-110.3: it may be the match."""
    match = in_sight(sight)
    is_last = bool(match.zones[Zone.WINS + (sight.seat ^ 1)])
    return {
        "why": "none" if not troops_of(match, sight.seat) else "other",
        "lost": "match" if is_last else "battle",
    }


@lru_cache(16)
def perilous(sight: MatchSight) -> int:
    """CO-110.1: the answers that lose a battle at once."""
    if sight.options & (sight.options - 1) == 0 or not _is_close(sight):
        return 0
    other = Zone.WINS + (sight.seat ^ 1)
    before = sight.zones[other]

    def is_lost(match: Position) -> bool:
        assert isinstance(match, Match)
        return match.zones[other] > before

    return losing_answers(sight, in_sight(sight).clone(), is_lost)


def _is_close(sight: MatchSight) -> bool:
    """Whether only a few troops keep the seat in the battle, on the table or in the deck."""
    match, seat = in_sight(sight), sight.seat
    in_deck = deck_of(match, seat) & match.card_index.traits[IS_TROOP]
    return count(troops_of(match, seat)) <= FEW or count(in_deck) <= FEW
