"""Chapter 2: rows, tokens and first hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import count, first, highest, one
from catspaw.games.red_claw.rules.rows import lay_row
from catspaw.games.red_claw.state.events import Event
from catspaw.games.red_claw.state.numbers import COLOURS, HIGHEST_DEALT, NONE, ONE_COLOUR, VALUES, Colour, Pile, Zone
from catspaw.games.red_claw.state.piles import cards_with, draw_from, pile_has_no_top, put_on_top, values_of
from catspaw.games.red_claw.state.questions import Prompt

if TYPE_CHECKING:
    from catspaw.games.red_claw.state.position import Hunt


def set_up(hunt: Hunt) -> None:
    """RC-2.1: each colour is shuffled by itself. RC-1.5, RC-1.6: nobody has the figure, nobody has points."""
    zones = hunt.zones
    colour: i64 = 0
    while colour < COLOURS:
        zones[Zone.UNDER + colour] = ONE_COLOUR
        zones[Zone.FIRST + colour] = NONE
        zones[Zone.SECOND + colour] = NONE
        colour += 1
    hunt.colour = Colour.RED
    lay_row(hunt)


def set_up_next_row(hunt: Hunt) -> None:
    """RC-2.2, RC-2.3: a row for every colour, and what is left is its pile."""
    if hunt.colour < Colour.BLUE:
        hunt.colour += 1
        lay_row(hunt)
    else:
        hunt.colour = Colour.RED
        draw_tops(hunt)


def drawn_of(hunt: Hunt, colour: i64) -> i64:
    """The values among the eight that are of one colour."""
    return values_of(hunt.eight, colour)


def draw_tops(hunt: Hunt) -> None:
    """RC-2.5: the two top cards of every pile."""
    if hunt.colour == COLOURS:
        deal(hunt)
    elif count(drawn_of(hunt, hunt.colour)) < 2:
        draw_from(hunt, Prompt.DRAW_TOP, hunt.colour)
    else:
        trade_high_cards(hunt)


def draw_top(hunt: Hunt, card: i64) -> None:
    """RC-2.5: draw one of them."""
    hunt.zones[Zone.UNDER + hunt.colour] &= ~one(card - VALUES * hunt.colour)
    hunt.eight |= one(card)
    hunt.tell(Event.DREW_TOP, card, 0)
    draw_tops(hunt)


def trade_high_cards(hunt: Hunt) -> None:
    """RC-2.5: a 12 or 13 is traded for some 0 to 11 of the same pile, never of the row.

    Only part of the pile can come, so the draw has a shuffle of its own.
    """
    zones = hunt.zones
    colour = hunt.colour
    if highest(drawn_of(hunt, colour)) > HIGHEST_DEALT:
        zones[Zone.SHUFFLES + colour] += 1
        low = zones[Zone.UNDER + colour] & first(HIGHEST_DEALT + 1)
        hunt.ask_chance(Prompt.TRADE_HIGH, cards_with(colour, low), colour, zones[Zone.SHUFFLES + colour])
    else:
        hunt.colour += 1
        draw_tops(hunt)


def trade_high(hunt: Hunt, card: i64) -> None:
    """RC-2.5: the high card takes its place in the pile; where that is, nobody knows."""
    zones = hunt.zones
    colour = hunt.colour
    high = highest(drawn_of(hunt, colour))
    zones[Zone.UNDER + colour] ^= one(high) | one(card - VALUES * colour)
    zones[Zone.SHUFFLES + colour] += 1
    hunt.eight ^= one(VALUES * colour + high) | one(card)
    hunt.tell(Event.TRADED, VALUES * colour + high, card)
    trade_high_cards(hunt)


def deal(hunt: Hunt) -> None:
    """RC-2.6: the eight are shuffled."""
    if hunt.eight:
        hunt.ask_chance(Prompt.DEAL, hunt.eight, Pile.EIGHT, 0)
    else:
        hunt.colour = NONE
        show_tops(hunt)


def deal_card(hunt: Hunt, card: i64) -> None:
    """RC-2.6: two to each player, face up, and the rest back on top of their piles as they come."""
    players = hunt.rulings.players
    dealt = 8 - count(hunt.eight)
    hunt.eight &= ~one(card)
    if dealt < 2 * players:
        hunt.zones[Zone.HAND + dealt % players] |= one(card)
        hunt.tell(Event.DEALT, card, dealt % players)
    else:
        put_on_top(hunt, card)
        hunt.tell(Event.RETURNED, card, 0)
    deal(hunt)


def show_tops(hunt: Hunt) -> None:
    """Ruling RC-R.P: every pile shows its top card before the first turn."""
    colour: i64 = 0
    while colour < COLOURS:
        if pile_has_no_top(hunt, colour):
            draw_from(hunt, Prompt.TURN_UP, colour)
            return
        colour += 1
    ask_who_begins(hunt)


def ask_who_begins(hunt: Hunt) -> None:
    """RC-2.7: a random player, unless the table has named one."""
    if hunt.rulings.first_player == NONE:
        hunt.ask_chance(Prompt.START, first(hunt.rulings.players), Pile.STARTERS, 0)
    else:
        choose_starter(hunt, hunt.rulings.first_player)


def choose_starter(hunt: Hunt, seat: i64) -> None:
    """RC-2.7: somebody begins, and then it goes clockwise."""
    hunt.active = (seat + hunt.rulings.players - 1) % hunt.rulings.players
    hunt.next_turn()
