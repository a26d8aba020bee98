"""Whether a hunt's words can be: everything in one place, and nothing beyond what the table allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import count, one
from catspaw.core.packed import ends_at, in_bounds, read_at, values_in
from catspaw.core.position import MOST_SHUFFLES
from catspaw.games.red_claw.rules.tokens import points
from catspaw.games.red_claw.state.numbers import (
    ABILITIES,
    ALL_CARDS,
    ALL_TOKENS,
    CARDS,
    COLOURS,
    FALSE_TRAIL,
    LAST_TURN,
    NONE,
    ONE_COLOUR,
    ONLOOKERS,
    POINT,
    ROW_LENGTH,
    SEATS,
    TOKENS_IN_ALL,
    VALUES,
    Field,
    Symbol,
    Zone,
)
from catspaw.games.red_claw.state.piles import cards_with
from catspaw.games.red_claw.state.questions import Answer

if TYPE_CHECKING:
    from catspaw.games.red_claw.state.position import Hunt


def fields_are_in_range(hunt: Hunt) -> bool:
    """No word is beyond what the table allows, whoever wrote it."""
    players = hunt.rulings.players
    return (
        0 <= hunt.turns <= LAST_TURN
        and 0 <= hunt.active < players
        and is_one_of(hunt.figure, players)
        and is_one_of(hunt.taker, players)
        and ends_at(hunt.again, Field.AGAIN, players)
        and 0 <= hunt.bag <= ALL_TOKENS
        and 0 <= hunt.bag_draws <= MOST_SHUFFLES
        and 0 <= hunt.eight <= ALL_CARDS
        and 0 <= hunt.used < ABILITIES
        and is_one_of(hunt.wanted, Answer.BLIND_FROM + players)
        and is_one_of(hunt.given, CARDS)
        and ends_at(hunt.symbols, Field.SYMBOL, 2)
        and read_at(hunt.symbols, Field.SYMBOL, 0) <= Symbol.CLAW_OF_TWO
        and read_at(hunt.symbols, Field.SYMBOL, 1) <= Symbol.CLAW
        and is_queue_of_colours(hunt.emptied)
        and is_one_of(hunt.colour, COLOURS + 1)
        and 0 <= hunt.place <= 2
        and is_one_of(hunt.fake, TOKENS_IN_ALL)
        and 0 <= hunt.ignored <= ONE_COLOUR
        and 0 <= hunt.to_ask < one(players)
        and 0 <= hunt.is_blurred <= 1
    )


def zones_are_in_range(hunt: Hunt) -> bool:
    """Nor is a zone."""
    zones = hunt.zones
    k: i64 = 0
    while k < COLOURS:
        if (
            not 0 <= zones[Zone.ROW_COUNT + k] <= ROW_LENGTH
            or not 0 <= zones[Zone.STACK_COUNT + k] <= VALUES
            or zones[Zone.ROW + k] < 0
            or zones[Zone.STACK + k] < 0
            or not 0 <= zones[Zone.UNDER + k] <= ONE_COLOUR
            or not 0 <= zones[Zone.SHUFFLES + k] <= MOST_SHUFFLES
            or not is_one_of(zones[Zone.FIRST + k], TOKENS_IN_ALL)
            or not is_one_of(zones[Zone.SECOND + k], TOKENS_IN_ALL)
            or not 0 <= zones[Zone.HAND + k] <= ALL_CARDS
            or not 0 <= zones[Zone.TOKENS + k] <= ALL_TOKENS
            or (k >= hunt.rulings.players and zones[Zone.HAND + k] | zones[Zone.TOKENS + k])
            or not is_possible_marker(hunt, k)
        ):
            return False
        k += 1
    return True


def cards_are_conserved(hunt: Hunt) -> bool:
    zones = hunt.zones
    cards = hunt.eight
    number = count(cards)
    colour: i64 = 0
    while colour < COLOURS:
        row, row_count = zones[Zone.ROW + colour], zones[Zone.ROW_COUNT + colour]
        stack, stack_count = zones[Zone.STACK + colour], zones[Zone.STACK_COUNT + colour]
        if not is_row_of_values(row, Field.ROW, row_count) or not is_row_of_values(stack, Field.STACK, stack_count):
            return False
        lying = values_in(row, Field.ROW, row_count) | values_in(stack, Field.STACK, stack_count)
        lying |= zones[Zone.UNDER + colour]
        cards |= zones[Zone.HAND + colour] | cards_with(colour, lying)
        number += count(zones[Zone.HAND + colour]) + count(zones[Zone.UNDER + colour])
        number += row_count + stack_count
        colour += 1
    return cards == ALL_CARDS and number == CARDS


def tokens_are_conserved(hunt: Hunt) -> bool:
    zones = hunt.zones
    tokens = hunt.bag
    number = count(tokens)
    seat: i64 = 0
    while seat < SEATS:
        tokens |= zones[Zone.TOKENS + seat]
        number += count(zones[Zone.TOKENS + seat])
        seat += 1
    place: i64 = Zone.FIRST
    while place < Zone.FIRST + 2 * COLOURS:
        if zones[place] != NONE:
            tokens |= one(zones[place])
            number += 1
        place += 1
    return tokens == ALL_TOKENS and number == TOKENS_IN_ALL


def pools_are_possible(hunt: Hunt) -> bool:
    zones = hunt.zones
    hands = zones[Zone.HAND] | zones[Zone.HAND + 1] | zones[Zone.HAND + 2] | zones[Zone.HAND + 3]
    observer: i64 = 0
    while observer <= ONLOOKERS:
        own = zones[Zone.HAND + observer] if observer < ONLOOKERS else 0
        pools = zones[Zone.ONE_POOL + observer] | zones[Zone.OTHER_POOL + observer]
        if zones[Zone.ONE_POOL + observer] & zones[Zone.OTHER_POOL + observer] or pools & (own | ~hands):
            return False
        if pools and not hunt.is_blurred:
            return False
        observer += 1
    return True


def is_row_of_values(queue: i64, field: i64, length: i64) -> bool:
    """Whether a word has so many values and nothing beyond them."""
    return ends_at(queue, field, length) and in_bounds(queue, field)


def is_queue_of_colours(queue: i64) -> bool:
    """Whether a word is at most four colours plus one."""
    return ends_at(queue, Field.EMPTIED, COLOURS) and in_bounds(queue, Field.EMPTIED)


def is_one_of(word: i64, number: i64) -> bool:
    """Whether a word is NONE or below a number."""
    return word == NONE or 0 <= word < number


def is_possible_marker(hunt: Hunt, seat: i64) -> bool:
    """RC-5.7: between resolutions a marker shows the points, and no more is cancelled than there is."""
    cancelled = hunt.zones[Zone.CANCELLED + seat]
    value: i64 = 0
    while value < 3:
        used = read_at(cancelled, Field.CANCELLED, value)
        if used > count(hunt.zones[Zone.TOKENS + seat] & hunt.rulings.box.of_kind[POINT + value]):
            return False
        if used > count(hunt.zones[Zone.TOKENS + seat] & hunt.rulings.box.of_kind[FALSE_TRAIL + value]):
            return False
        value += 1
    level = hunt.zones[Zone.LEVEL + seat]
    return (
        ends_at(cancelled, Field.CANCELLED, 3)
        and (hunt.colour != NONE or level == points(hunt, seat))
        and 0 <= level <= 255
    )
