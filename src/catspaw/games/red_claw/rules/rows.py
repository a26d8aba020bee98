"""Rows: seven cards a colour with two tokens, taken from the end and laid out anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.core.journal import SECOND_RULE, beside
from catspaw.core.packed import popped, pushed, read, read_at, written_at
from catspaw.games.red_claw.state.events import COLOUR_BITS, LENGTH_BITS, Event
from catspaw.games.red_claw.state.numbers import COLOURS, NONE, ROW_LENGTH, VALUES, Field, Pile, Zone
from catspaw.games.red_claw.state.piles import draw_from
from catspaw.games.red_claw.state.questions import Prompt

if TYPE_CHECKING:
    from catspaw.games.red_claw.state.position import Hunt


def rows_with(hunt: Hunt, cards: i64) -> i64:
    """The rows with at least so many cards."""
    zones = hunt.zones
    found: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if zones[Zone.ROW_COUNT + colour] >= cards:
            found |= one(colour)
        colour += 1
    return found


def longest_rows(hunt: Hunt) -> i64:
    """RC-4.2: the rows than which none is longer."""
    length: i64 = ROW_LENGTH
    found = rows_with(hunt, length)
    while found == 0:
        length -= 1
        found = rows_with(hunt, length)
    return found


def take_last(hunt: Hunt, colour: i64, rule: i64) -> None:
    """RC-3.2, RC-3.5: the last card of a row goes to the active player, who lays it face up before them.

    Ruling RC-R.A: a row that is empty now waits its turn to be resolved.
    """
    zones = hunt.zones
    value = read(zones[Zone.ROW + colour], Field.ROW)
    zones[Zone.ROW + colour] = popped(zones[Zone.ROW + colour], Field.ROW)
    zones[Zone.ROW_COUNT + colour] -= 1
    zones[Zone.HAND + hunt.active] |= one(VALUES * colour + value)
    hunt.tell(Event.TOOK | rule, VALUES * colour + value, hunt.active)
    if zones[Zone.ROW_COUNT + colour] == 0:
        hunt.emptied = queued(hunt.emptied, colour)


def queued(queue: i64, colour: i64) -> i64:
    """A queue of colours with one more at its end."""
    place: i64 = 0
    while read_at(queue, Field.EMPTIED, place):
        place += 1
    return written_at(queue, Field.EMPTIED, place, colour + 1)


def lay_row(hunt: Hunt) -> None:
    """RC-2.2, RC-5.6: seven cards from the shuffled pile. Ruling RC-R.E: or as many as there are."""
    zones = hunt.zones
    colour = hunt.colour
    if zones[Zone.ROW_COUNT + colour] < ROW_LENGTH and zones[Zone.UNDER + colour]:
        draw_from(hunt, Prompt.LAY_CARD, colour)
        return
    row = zones[Zone.ROW + colour]
    length = zones[Zone.ROW_COUNT + colour]
    assert length >= ROW_LENGTH - 1
    rule: i64 = SECOND_RULE if hunt.turns else 0
    hunt.tell(Event.LAID_ROW | rule, beside(colour, COLOUR_BITS, beside(length, LENGTH_BITS, row & 0xFFFF)), row >> 16)
    hunt.row_is_laid()


def lay_card(hunt: Hunt, card: i64) -> None:
    """RC-2.2: the next card of a row, face up."""
    zones = hunt.zones
    colour = hunt.colour
    value = card - VALUES * colour
    zones[Zone.UNDER + colour] &= ~one(value)
    zones[Zone.ROW + colour] = pushed(zones[Zone.ROW + colour], Field.ROW, value)
    zones[Zone.ROW_COUNT + colour] += 1
    hunt.tell(Event.LAID_CARD, card, 0)
    lay_row(hunt)


def fill_tokens(hunt: Hunt) -> None:
    """RC-2.4, RC-5.6: two tokens beside a row, never two alike.

    Ruling RC-R.Q: alike means the same kind and value. One that is alike would go back and be
    drawn again until it differs, so it is drawn among those that do; with none, one token must do.
    Ruling RC-R.D: so it is when the bag is empty.
    """
    zones = hunt.zones
    colour = hunt.colour
    there = zones[Zone.FIRST + colour]
    if there == NONE:
        there = zones[Zone.SECOND + colour]
    elif zones[Zone.SECOND + colour] != NONE:
        hunt.tokens_are_laid()
        return
    fitting = hunt.bag
    if there != NONE:
        box = hunt.rulings.box
        fitting &= ~box.of_kind[box.kinds[there]]
    if fitting:
        hunt.ask_chance(Prompt.DRAW_TOKEN, fitting, Pile.BAG, hunt.bag_draws)
    else:
        let_token_move_up(hunt, SECOND_RULE)
        hunt.tokens_are_laid()


def lay_token(hunt: Hunt, token: i64) -> None:
    """RC-2.4, RC-5.6: a token from the bag takes the first free place of its row."""
    zones = hunt.zones
    colour = hunt.colour
    hunt.bag &= ~one(token)
    hunt.bag_draws += 1
    place: i64 = 0
    if zones[Zone.FIRST + colour] == NONE:
        zones[Zone.FIRST + colour] = token
    else:
        zones[Zone.SECOND + colour] = token
        place = 1
    rule: i64 = SECOND_RULE if hunt.turns else 0
    hunt.tell(Event.LAID_TOKEN | rule, token, beside(colour, COLOUR_BITS, place))
    fill_tokens(hunt)


def let_token_move_up(hunt: Hunt, rule: i64) -> None:
    """Ruling RC-R.C: a token that stays may become the first. Ruling RC-R.Y: one that lies alone always does."""
    zones = hunt.zones
    colour = hunt.colour
    token = zones[Zone.SECOND + colour]
    if zones[Zone.FIRST + colour] == NONE and token != NONE:
        zones[Zone.FIRST + colour] = token
        zones[Zone.SECOND + colour] = NONE
        hunt.tell(Event.MOVED_UP | rule, token, colour)
