"""Discard piles: the cards on top whose order everybody has seen, over a shuffled rest that nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.core.packed import popped, pushed, read, read_at, values_in, written_at
from catspaw.games.red_claw.state.events import Event
from catspaw.games.red_claw.state.numbers import COLOURS, ONE_COLOUR, VALUES, Field, Zone

if TYPE_CHECKING:
    from catspaw.games.red_claw.state.position import Hunt


def values_of(cards: i64, colour: i64) -> i64:
    """The values that a set of cards has of a colour."""
    return read_at(cards, Field.OF_COLOUR, colour)


def cards_with(colour: i64, values: i64) -> i64:
    """The cards of a colour with such values."""
    return written_at(0, Field.OF_COLOUR, colour, values)


def put_on_top(hunt: Hunt, card: i64) -> None:
    """Lay a card face up on its colour's pile."""
    zones = hunt.zones
    colour = card // VALUES
    zones[Zone.STACK + colour] = pushed(zones[Zone.STACK + colour], Field.STACK, card - VALUES * colour)
    zones[Zone.STACK_COUNT + colour] += 1


def take_top(hunt: Hunt, colour: i64) -> i64:
    """The card on top of a pile that shows one."""
    zones = hunt.zones
    value = read(zones[Zone.STACK + colour], Field.STACK)
    zones[Zone.STACK + colour] = popped(zones[Zone.STACK + colour], Field.STACK)
    zones[Zone.STACK_COUNT + colour] -= 1
    return VALUES * colour + value


def shown_piles(hunt: Hunt) -> i64:
    """Ruling RC-R.P: the colours whose pile shows a card; a pile without one is empty."""
    zones = hunt.zones
    found: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if zones[Zone.STACK_COUNT + colour]:
            found |= one(colour)
        colour += 1
    return found


def cards_of(colours: i64) -> i64:
    """Every card of a set of colours."""
    cards: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if colours & one(colour):
            cards |= cards_with(colour, ONE_COLOUR)
        colour += 1
    return cards


def pile_has_no_top(hunt: Hunt, colour: i64) -> bool:
    """Whether the top card is still face down under what was just taken away."""
    return hunt.zones[Zone.STACK_COUNT + colour] == 0 and hunt.zones[Zone.UNDER + colour] != 0


def draw_from(hunt: Hunt, prompt: i64, colour: i64) -> None:
    """Ask chance for the next card of a pile's shuffled rest."""
    zones = hunt.zones
    hunt.ask_chance(prompt, cards_with(colour, zones[Zone.UNDER + colour]), colour, zones[Zone.SHUFFLES + colour])


def turn_up(hunt: Hunt, card: i64) -> None:
    """Ruling RC-R.P: the next card of the shuffled rest is now the top, for all to see."""
    hunt.zones[Zone.UNDER + card // VALUES] &= ~one(card % VALUES)
    put_on_top(hunt, card)
    hunt.tell(Event.TURNED_UP, card, 0)


def shuffle_pile(hunt: Hunt, colour: i64) -> None:
    """RC-5.6: the whole pile is shuffled, so that its order is forgotten."""
    zones = hunt.zones
    zones[Zone.UNDER + colour] |= values_in(zones[Zone.STACK + colour], Field.STACK, zones[Zone.STACK_COUNT + colour])
    zones[Zone.STACK + colour] = 0
    zones[Zone.STACK_COUNT + colour] = 0
    zones[Zone.SHUFFLES + colour] += 1
    hunt.tell(Event.SHUFFLED, colour, 0)
