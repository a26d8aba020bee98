"""Continuous effects on prices: what a card in a hand costs now (Ruling CO-R.Z: changes add up)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import lowest, one
from catspaw.games.claw_and_order.abilities.filters import is_on_side, is_such, number_meant
from catspaw.games.claw_and_order.abilities.ops import (
    AMOUNT,
    CONDITION,
    COST_BONUS,
    COUNTED,
    START,
    SUBJECT,
)
from catspaw.games.claw_and_order.abilities.statics import givers, holds_for, row_of, works
from catspaw.games.claw_and_order.state.zones import controller_of, definition_of

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def cost_of(match: Match, seat: i64, card: i64) -> i64:
    """CO-105.3: what a card in hand costs now."""
    return cost_under(match, seat, match.card_index.definitions[card], pricers(match, seat))


def pricers(match: Match, seat: i64) -> i64:
    """Everything in play that changes what a player's cards cost now."""
    found: i64 = 0
    sources = givers(match, COST_BONUS)
    while sources:
        source = lowest(sources)
        definition = definition_of(match, source)
        prices = match.card_index.set.prices[definition]
        while prices:
            if is_price_for(match, source, row_of(definition, lowest(prices)), seat):
                found |= one(source)
            prices &= prices - 1
        sources &= sources - 1
    return found


def cost_under(match: Match, seat: i64, definition: i64, sources: i64) -> i64:
    """What a card in a player's hand costs where these sources change prices."""
    cost = match.card_index.set.costs[definition] + own_price(match, seat, definition)
    while sources:
        cost += price_from(match, lowest(sources), seat, definition)
        sources &= sources - 1
    if cost < 0:
        return 0
    return cost


def own_price(match: Match, seat: i64, definition: i64) -> i64:
    """What a card in hand says about its own cost."""
    prices = match.card_index.set.own_prices[definition]
    if prices == 0:
        return 0
    rows = match.card_index.set.rows
    change: i64 = 0
    while prices:
        row = row_of(definition, lowest(prices))
        if holds_for(match, seat, -1, rows[row + CONDITION], rows[row + START]):
            change += times_counted(match, seat, -1, row)
        prices &= prices - 1
    return change


def price_from(match: Match, source: i64, seat: i64, definition: i64) -> i64:
    """How one source in play, which changes what the player's cards cost, changes the cost of one in their hand."""
    source_definition = definition_of(match, source)
    prices = match.card_index.set.prices[source_definition]
    is_only_one = prices & (prices - 1) == 0
    change: i64 = 0
    while prices:
        row = row_of(source_definition, lowest(prices))
        if is_such(match, match.card_index.set.rows[row + SUBJECT], definition):
            if is_only_one or is_price_for(match, source, row, seat):
                change += times_counted(match, controller_of(match, source), source, row)
        prices &= prices - 1
    return change


def is_price_for(match: Match, source: i64, row: i64, seat: i64) -> bool:
    """Whether an ability changes what a player's cards cost now."""
    who = match.card_index.set.rows[row + SUBJECT]
    return is_on_side(controller_of(match, source), source, who, seat) and works(match, source, row)


def times_counted(match: Match, seat: i64, source: i64, row: i64) -> i64:
    """The amount of a price change, once or `for each …`."""
    rows = match.card_index.set.rows
    if rows[row + COUNTED]:
        return rows[row + AMOUNT] * number_meant(match, seat, source, rows[row + COUNTED])
    return rows[row + AMOUNT]
