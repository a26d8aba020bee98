"""Chapters 3 and 4: playing a card, and what to do without one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.core.journal import SECOND_RULE
from catspaw.core.packed import popped, read, read_at, written_at
from catspaw.games.red_claw.knowledge.hidden_hands import hides, show_everybody
from catspaw.games.red_claw.rules.abilities import offered_abilities
from catspaw.games.red_claw.rules.ending import end_turn
from catspaw.games.red_claw.rules.resolution import resolve_next_row
from catspaw.games.red_claw.rules.rows import longest_rows, rows_with, take_last
from catspaw.games.red_claw.rules.tokens import move_marker
from catspaw.games.red_claw.state.events import Event
from catspaw.games.red_claw.state.numbers import NONE, Ability, Colour, Field, Symbol, Zone
from catspaw.games.red_claw.state.piles import draw_from, pile_has_no_top, put_on_top, shown_piles, take_top
from catspaw.games.red_claw.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.red_claw.state.position import Hunt


def begin_turn(hunt: Hunt) -> None:
    """RC-2.7: the next player clockwise. Ruling RC-R.K: the level for abilities is read now."""
    hunt.active = hunt.after(hunt.active)
    hunt.turns += 1
    hunt.used = Answer.USE_NONE
    hunt.tell(Event.TURN_BEGAN, hunt.active, hunt.turns)
    ask_for_ability(hunt)


def ask_for_ability(hunt: Hunt) -> None:
    """RC-8.1, Ruling RC-R.O: one purple ability, if a play is to come after it, or on any turn.

    A player who hides the hand is asked in any case, so that the question tells nothing about the cards.
    """
    seat = hunt.active
    if hunt.zones[Zone.HAND + seat] or hunt.rulings.abilities_on_any_turn:
        offered = offered_abilities(hunt)
        if offered or hides(hunt, seat):
            hunt.ask(seat, Prompt.USE, offered | one(Answer.USE_NONE))
            return
    ask_for_play(hunt)


def ask_for_play(hunt: Hunt) -> None:
    """RC-3.1: one of your cards. RC-4.1: with one card left you may skip. RC-4.2: with none, something else.

    Ruling RC-R.O: after an ability you play, unless the table allows abilities on any turn.
    """
    seat = hunt.active
    hand = hunt.zones[Zone.HAND + seat]
    if hand == 0:
        hunt.tell(Event.HAS_NO_CARD, seat, 0)
        ask_for_longest_row(hunt)
        return
    may_skip = hunt.used == Answer.USE_NONE or hunt.rulings.abilities_on_any_turn
    if may_skip and hand & (hand - 1) == 0:
        hand |= one(Answer.SKIP)
    hunt.ask(seat, Prompt.PLAY, hand)


def play(hunt: Hunt, card: i64) -> None:
    """RC-3.1: the card goes on its colour's pile. RC-4.1: skipping counts as a single claw.

    Ruling RC-R.O `any-turn`: which the ability frees as it frees one on a card.
    """
    if card == Answer.SKIP:
        hunt.tell(Event.SKIPPED, hunt.active, 0)
        hunt.symbols = Symbol.CHOICE if hunt.used == Ability.CLAW_AS_CHOICE else Symbol.CLAW
    else:
        hunt.zones[Zone.HAND + hunt.active] &= ~one(card)
        put_on_top(hunt, card)
        hunt.tell(Event.PLAYED, card, hunt.active)
        show_everybody(hunt, one(card))
        hunt.symbols = symbols_to_follow(hunt, card)
    follow_symbols(hunt)


def symbols_to_follow(hunt: Hunt, card: i64) -> i64:
    """RC-3.2: the card's symbols, in the order in which they are followed; RC-1.2: it may have just one.

    RC-8.3: the ability makes one claw a choice. On a doubled claw both cards come from one row;
    Ruling RC-R.AB: which you choose, or the next player if the freed card follows the other.
    Ruling RC-R.N: so is a doubled wild symbol one row, unless the table names each.
    RC-4.4: a doubled colour on a row of one card takes just that one.
    """
    symbols = hunt.rulings.box.symbols[card]
    former = read_at(symbols, Field.SYMBOL, 0)
    latter = read_at(symbols, Field.SYMBOL, 1)
    if hunt.used == Ability.CLAW_AS_CHOICE and hunt.rulings.box.claws & one(card):
        if former != Symbol.CLAW:
            return written_at(former, Field.SYMBOL, 1, Symbol.CHOICE)
        if latter != Symbol.CLAW:
            return Symbol.CHOICE
        return Symbol.CLAW_OF_TWO if hunt.rulings.freed_claws_follow_the_other else Symbol.CHOICE_OF_TWO
    if former != latter:
        return symbols
    if former <= Colour.BLUE + 1:
        if hunt.zones[Zone.ROW_COUNT + former - 1] > 1:
            return symbols
        return former + Symbol.LAPSES
    if hunt.rulings.wild_rows_are_named_one_by_one:
        return symbols
    return Symbol.CHOICE_OF_TWO if former == Symbol.CHOICE else Symbol.CLAW_OF_TWO


def follow_symbols(hunt: Hunt) -> None:
    """RC-3.2: a card for every symbol. Ruling RC-R.B: colours first, then the wild ones.

    Ruling RC-R.A: rows that emptied are resolved after the last card, or each at once.
    """
    while hunt.symbols:
        if hunt.emptied and hunt.rulings.rows_resolve_at_once:
            resolve_next_row(hunt)
            return
        symbol = read(hunt.symbols, Field.SYMBOL)
        if symbol > Symbol.LAPSES:
            take_only_card(hunt, symbol - Symbol.LAPSES - 1)
            continue
        if symbol > Colour.BLUE + 1:
            ask_for_row(hunt, symbol)
            return
        hunt.symbols = popped(hunt.symbols, Field.SYMBOL)
        take_last(hunt, symbol - 1, 0)
    if hunt.emptied:
        resolve_next_row(hunt)
    else:
        end_turn(hunt)


def take_only_card(hunt: Hunt, colour: i64) -> None:
    """RC-4.4: just that one; the second symbol lapses, even if the row is laid anew before anything else happens."""
    hunt.symbols = popped(hunt.symbols, Field.SYMBOL)
    take_last(hunt, colour, 0)
    hunt.tell(Event.LAPSED, colour, hunt.active)


def ask_for_row(hunt: Hunt, symbol: i64) -> None:
    """RC-3.3: you choose the row. RC-3.4: for a claw, the next player does. Ruling RC-R.B: one that has a card."""
    if symbol == Symbol.CLAW or symbol == Symbol.CLAW_OF_TWO:
        hunt.ask(hunt.after(hunt.active), Prompt.CLAW_ROW, rows_with(hunt, 1))
    else:
        hunt.ask(hunt.active, Prompt.CHOOSE_ROW, rows_with(hunt, 1))


def choose_row(hunt: Hunt, colour: i64) -> None:
    """RC-3.3, RC-3.4: a card from that row, or two for a doubled symbol; RC-4.4: the second may lapse."""
    symbol = read(hunt.symbols, Field.SYMBOL)
    hunt.symbols = popped(hunt.symbols, Field.SYMBOL)
    hunt.tell(Event.CHOSE | (SECOND_RULE if hunt.prompt == Prompt.CLAW_ROW else 0), colour, hunt.asked)
    take_last(hunt, colour, 0)
    if symbol >= Symbol.CHOICE_OF_TWO:
        if hunt.zones[Zone.ROW_COUNT + colour]:
            take_last(hunt, colour, 0)
        else:
            hunt.tell(Event.LAPSED, colour, hunt.active)
    follow_symbols(hunt)


def ask_for_longest_row(hunt: Hunt) -> None:
    """RC-4.2: the last card of the longest row; among equals the player chooses."""
    hunt.ask(hunt.active, Prompt.LONGEST, longest_rows(hunt))


def take_from_longest_row(hunt: Hunt, colour: i64) -> None:
    """RC-4.2, Ruling RC-R.V: first the row's card. Ruling RC-R.H: if that empties the row, it is resolved later."""
    hunt.colour = colour
    take_last(hunt, colour, SECOND_RULE)
    ask_for_pile_card(hunt)


def ask_for_pile_card(hunt: Hunt) -> None:
    """RC-4.2: then the top card of a pile of another colour. Ruling RC-R.G: if there is one."""
    piles = shown_piles(hunt) & ~one(hunt.colour)
    if piles:
        hunt.ask(hunt.active, Prompt.PILE_CARD, piles)
    else:
        take_figure(hunt)


def take_pile_card(hunt: Hunt, colour: i64) -> None:
    """RC-4.2: take the top card. Ruling RC-R.P: the one under it is seen at once."""
    card = take_top(hunt, colour)
    hunt.zones[Zone.HAND + hunt.active] |= one(card)
    hunt.tell(Event.TOOK_TOP, card, hunt.active)
    if pile_has_no_top(hunt, colour):
        draw_from(hunt, Prompt.UNCOVER, colour)
    else:
        take_figure(hunt)


def take_figure(hunt: Hunt) -> None:
    """RC-4.3: the Red Claw comes to this player, one point up, and whoever had it goes one down.

    Ruling RC-R.F: whoever has it already keeps it, for nothing or for one point more.
    Ruling RC-R.V: only now are rows resolved.
    """
    former = hunt.figure
    hunt.colour = NONE
    hunt.figure = hunt.active
    hunt.tell(Event.TOOK_FIGURE, hunt.active, former)
    if former == hunt.active and hunt.rulings.figure_counts_again:
        hunt.again = written_at(hunt.again, Field.AGAIN, former, read_at(hunt.again, Field.AGAIN, former) + 1)
    elif former != NONE:
        move_marker(hunt, former, SECOND_RULE)
    move_marker(hunt, hunt.active, SECOND_RULE)
    follow_symbols(hunt)
