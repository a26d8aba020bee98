"""Ruling CO-R.Z: a crowd of triggers all happen, a chain of them ends.

Of every ability that waits it is kept which abilities have led to it: its lineage, up to six of them in one
word. An ability that stands in the lineage of what sets it off is set off by its own consequences. That
is counted, and so is everything after six different abilities in a row, so that every chain ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import shifted
from catspaw.games.claw_and_order.abilities.ops import ABILITIES
from catspaw.games.claw_and_order.state.card_state import field, with_field
from catspaw.games.claw_and_order.state.numbers import CARDS, CHAIN_FIELDS, FIELD, GONE, MOST_IN_A_CHAIN, SUMMONED, Zone

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match

LINK: Final = 9
"""So many bits has the number of an ability in a lineage, plus one."""
LINK_MASK: Final = (1 << LINK) - 1
LINKS: Final = 6
TOO_LONG: Final = 1 << LINKS * LINK
"""Set behind the last link, if there were more."""
OF_TOKENS: Final = 224
"""Where the abilities of tokens begin, after four of each card and of each seat's battlefield."""
ABILITIES_IN_ALL: Final = 288
COUNTS: Final = 15
"""So many counts are in one word."""
COUNT_BITS: Final = 4
COUNT_MASK: Final = (1 << COUNT_BITS) - 1
MOST_CHAINS: Final = (1 << COUNTS * COUNT_BITS) - 1


def link_of(match: Match, source: i64, ability: i64) -> i64:
    """The number of an ability: those of cards are told apart by the card, those of tokens by the kind of token.

    Which of six places a token has means nothing: one that comes back again and again is a chain.
    """
    place = ability & 3
    if source < CARDS:
        return source * ABILITIES + place
    if source >= FIELD and source != GONE:
        return (SUMMONED + source - FIELD) * ABILITIES + place
    return OF_TOKENS + ability - match.card_index.set.cards * ABILITIES


def is_in(lineage: i64, link: i64) -> bool:
    """Whether an ability is one of those that have led to something."""
    lineage &= TOO_LONG - 1
    while lineage:
        if lineage & LINK_MASK == link + 1:
            return True
        lineage >>= LINK
    return False


def lengthened(lineage: i64, link: i64) -> i64:
    """The lineage of what an ability leads to."""
    if lineage & TOO_LONG or is_in(lineage, link):
        return lineage
    at: i64 = 0
    while at < LINKS * LINK:
        if field(lineage, at, LINK_MASK) == 0:
            return lineage | shifted(link + 1, at)
        at += LINK
    return lineage | TOO_LONG


def goes_on(match: Match, link: i64) -> bool:
    """Whether an ability may be set off by what resolves now; one too many of its own consequences may not."""
    zones = match.zones
    lineage = zones[Zone.LINEAGE]
    if lineage == 0 or not (lineage & TOO_LONG or is_in(lineage, link)):
        return True
    place = Zone.CHAINS + link // COUNTS
    at = COUNT_BITS * (link % COUNTS)
    times = field(zones[place], at, COUNT_MASK)
    if times >= MOST_IN_A_CHAIN:
        return False
    zones[place] = with_field(zones[place], at, COUNT_MASK, times + 1)
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
