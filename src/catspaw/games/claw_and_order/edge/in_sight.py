"""A sight as a match that the rules can read, for whatever makes names, places, reasons and texts."""

from __future__ import annotations

from functools import lru_cache
from typing import NewType

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state.card_index import CardIndex
from catspaw.games.claw_and_order.state.position import Match

MatchInSight = NewType("MatchInSight", Match)
"""A match made of a sight. What makes texts takes one of these, so that no real match gets there."""


@lru_cache(4)
def in_sight(sight: MatchSight) -> MatchInSight:
    """What the seat cannot see is nowhere, or lies face down. It is read again and again, and never changed."""
    known = vec[i64]([max(0, definition) for definition in sight.definitions])
    match = Match(sight.rulings, CardIndex(sight.set, known), sight.zones[:])
    match.asked = sight.asked
    match.prompt = sight.prompt
    match.options = sight.options
    return MatchInSight(match)
