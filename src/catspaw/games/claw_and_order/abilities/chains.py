"""Ruling CO-R.Z: a crowd of triggers all happen, a chain of them ends.

Of every ability that waits it is kept which abilities have led to it: its lineage, up to six of them in one
word. An ability that stands in the lineage of what sets it off is set off by its own consequences. That
is counted, and so is everything after six different abilities in a row, so that every chain ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.packed import places, read, read_at, written, written_at
from catspaw.games.claw_and_order.abilities.ops import ABILITIES
from catspaw.games.claw_and_order.state.numbers import (
    CARDS,
    CHAIN_FIELDS,
    FIELD,
    GONE,
    MOST_IN_A_CHAIN,
    SUMMONED,
    ChainField,
    Zone,
)

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match

OF_TOKENS: Final = 224
"""Where the abilities of tokens begin, after four of each card and of each seat's battlefield."""


def link_of(match: Match, source: i64, ability: i64) -> i64:
    """The number of an ability: those of cards are told apart by the card, those of tokens by the kind of token.

    Which of six places a token has means nothing: one that comes back again and again is a chain.
    """
    place = ability % ABILITIES
    if source < CARDS:
        return source * ABILITIES + place
    if source >= FIELD and source != GONE:
        return (SUMMONED + source - FIELD) * ABILITIES + place
    return OF_TOKENS + ability - match.card_index.set.cards * ABILITIES


def is_in(lineage: i64, link: i64) -> bool:
    """Whether an ability is one of those that have led to something."""
    place: i64 = 0
    while place < places(ChainField.LINK):
        found = read_at(lineage, ChainField.LINK, place)
        if found == link + 1:
            return True
        if found == 0:
            return False
        place += 1
    return False


def lengthened(lineage: i64, link: i64) -> i64:
    """The lineage of what an ability leads to."""
    if read(lineage, ChainField.IS_TOO_LONG) or is_in(lineage, link):
        return lineage
    place: i64 = 0
    while place < places(ChainField.LINK):
        if read_at(lineage, ChainField.LINK, place) == 0:
            return written_at(lineage, ChainField.LINK, place, link + 1)
        place += 1
    return written(lineage, ChainField.IS_TOO_LONG, 1)


def goes_on(match: Match, link: i64) -> bool:
    """Whether an ability may be set off by what resolves now; one too many of its own consequences may not."""
    zones = match.zones
    lineage = zones[Zone.LINEAGE]
    if lineage == 0 or not (read(lineage, ChainField.IS_TOO_LONG) or is_in(lineage, link)):
        return True
    counts = places(ChainField.TIMES)
    at = Zone.CHAINS + link // counts
    times = read_at(zones[at], ChainField.TIMES, link % counts)
    if times >= MOST_IN_A_CHAIN:
        return False
    zones[at] = written_at(zones[at], ChainField.TIMES, link % counts, times + 1)
    zones[Zone.CHAINED] = 1
    return True


def forget_chains(match: Match) -> None:
    """A seat has answered a question that no ability put: every chain may be as long again."""
    zones = match.zones
    zones[Zone.CHAINED] = 0
    place: i64 = Zone.CHAINS
    while place < Zone.CHAINS + CHAIN_FIELDS:
        zones[place] = 0
        place += 1
