"""Whether a hunt's words can be: everything in one place, and nothing beyond what the table allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import count, one, shifted
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
    Symbol,
    Zone,
)
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
        and 0 <= hunt.again < shifted(1, 8 * players)
        and 0 <= hunt.bag <= ALL_TOKENS
        and hunt.bag_draws >= 0
        and 0 <= hunt.eight <= ALL_CARDS
        and 0 <= hunt.used < ABILITIES
        and is_one_of(hunt.wanted, Answer.BLIND_FROM + players)
        and is_one_of(hunt.given, CARDS)
        and 0 <= hunt.symbols & 15 <= Symbol.CLAW_OF_TWO
        and 0 <= hunt.symbols >> 4 <= Symbol.CLAW
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
            or zones[Zone.SHUFFLES + k] < 0
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
        lying = packed_set(zones[Zone.ROW + colour], zones[Zone.ROW_COUNT + colour])
        lying |= packed_set(zones[Zone.STACK + colour], zones[Zone.STACK_COUNT + colour])
        lying |= zones[Zone.UNDER + colour]
        cards |= zones[Zone.HAND + colour] | shifted(lying, VALUES * colour)
        number += count(zones[Zone.HAND + colour]) + count(zones[Zone.UNDER + colour])
        number += zones[Zone.ROW_COUNT + colour] + zones[Zone.STACK_COUNT + colour]
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


def is_queue_of_colours(queue: i64) -> bool:
    """Whether a word is at most four colours, three bits each, a colour plus one."""
    above_four = (queue >> 2) & (queue | (queue >> 1)) & 0o1111
    return 0 <= queue < 1 << 12 and above_four == 0


def is_one_of(word: i64, number: i64) -> bool:
    """Whether a word is NONE or below a number."""
    return word == NONE or 0 <= word < number


def is_possible_marker(hunt: Hunt, seat: i64) -> bool:
    """RC-5.7: between resolutions a marker shows the points, and no more is cancelled than there is."""
    cancelled = hunt.zones[Zone.CANCELLED + seat]
    value: i64 = 0
    while value < 3:
        used = (cancelled >> (8 * value)) & 0xFF
        if used > count(hunt.zones[Zone.TOKENS + seat] & hunt.rulings.box.of_kind[POINT + value]):
            return False
        if used > count(hunt.zones[Zone.TOKENS + seat] & hunt.rulings.box.of_kind[FALSE_TRAIL + value]):
            return False
        value += 1
    level = hunt.zones[Zone.LEVEL + seat]
    return 0 <= cancelled < 1 << 24 and (hunt.colour != NONE or level == points(hunt, seat)) and 0 <= level <= 255


def packed_set(queue: i64, length: i64) -> i64:
    """The values in a packed queue; -1 if something lies beyond its length."""
    found: i64 = 0
    while length > 0:
        found |= one(queue & 15)
        queue >>= 4
        length -= 1
    return found if queue == 0 else -1
