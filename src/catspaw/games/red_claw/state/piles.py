"""Discard piles: the cards on top whose order everybody has seen, over a shuffled rest that nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one, shifted
from catspaw.games.red_claw.state.events import SHUFFLED, TURNED_UP
from catspaw.games.red_claw.state.numbers import (
    COLOURS,
    ONE_COLOUR,
    SHUFFLES,
    STACK,
    STACK_COUNT,
    UNDER,
    VALUES,
)

if TYPE_CHECKING:
    from catspaw.games.red_claw.state.position import Hunt


def put_on_top(hunt: Hunt, card: i64) -> None:
    """Lay a card face up on its colour's pile."""
    zones = hunt.zones
    colour = card // VALUES
    zones[STACK + colour] = (zones[STACK + colour] << 4) | (card - VALUES * colour)
    zones[STACK_COUNT + colour] += 1


def take_top(hunt: Hunt, colour: i64) -> i64:
    """The card on top of a pile that shows one."""
    zones = hunt.zones
    value = zones[STACK + colour] & 15
    zones[STACK + colour] >>= 4
    zones[STACK_COUNT + colour] -= 1
    return VALUES * colour + value


def shown_piles(hunt: Hunt) -> i64:
    """Ruling RC-R.P: the colours whose pile shows a card; a pile without one is empty."""
    zones = hunt.zones
    found: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if zones[STACK_COUNT + colour]:
            found |= one(colour)
        colour += 1
    return found


def cards_of(colours: i64) -> i64:
    """Every card of a set of colours."""
    cards: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if colours & one(colour):
            cards |= shifted(ONE_COLOUR, VALUES * colour)
        colour += 1
    return cards


def pile_has_no_top(hunt: Hunt, colour: i64) -> bool:
    """Whether the top card is still face down under what was just taken away."""
    return hunt.zones[STACK_COUNT + colour] == 0 and hunt.zones[UNDER + colour] != 0


def draw_from(hunt: Hunt, prompt: i64, colour: i64) -> None:
    """Ask chance for the next card of a pile's shuffled rest."""
    zones = hunt.zones
    hunt.ask_chance(prompt, shifted(zones[UNDER + colour], VALUES * colour), colour, zones[SHUFFLES + colour])


def turn_up(hunt: Hunt, card: i64) -> None:
    """Ruling RC-R.P: the next card of the shuffled rest is now the top, for all to see."""
    hunt.zones[UNDER + card // VALUES] &= ~one(card % VALUES)
    put_on_top(hunt, card)
    hunt.tell(TURNED_UP, card, 0)


def shuffle_pile(hunt: Hunt, colour: i64) -> None:
    """RC-5.6: the whole pile is shuffled, so that its order is forgotten."""
    zones = hunt.zones
    while zones[STACK_COUNT + colour] > 0:
        zones[UNDER + colour] |= one(zones[STACK + colour] & 15)
        zones[STACK + colour] >>= 4
        zones[STACK_COUNT + colour] -= 1
    zones[SHUFFLES + colour] += 1
    hunt.tell(SHUFFLED, colour, 0)
