"""Chapter 5: the hunt is resolved when a row is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import count, first, lowest, one
from catspaw.core.journal import SECOND_RULE, THIRD_RULE, beside
from catspaw.core.packed import popped, read
from catspaw.games.red_claw.knowledge.hidden_hands import hides, show_everybody
from catspaw.games.red_claw.rules.rows import fill_tokens, lay_row, let_token_move_up
from catspaw.games.red_claw.state.events import SEAT_BITS, Event
from catspaw.games.red_claw.state.numbers import FAKE_EVIDENCE, NONE, ONE_COLOUR, VALUES, Ability, Field, Zone
from catspaw.games.red_claw.state.piles import (
    cards_with,
    draw_from,
    pile_has_no_top,
    put_on_top,
    shuffle_pile,
    values_of,
)
from catspaw.games.red_claw.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.red_claw.state.position import Hunt


def resolve_next_row(hunt: Hunt) -> None:
    """RC-5.1, Ruling RC-R.A: the rows that are empty are resolved in the order they emptied."""
    hunt.colour = read(hunt.emptied, Field.EMPTIED) - 1
    hunt.emptied = popped(hunt.emptied, Field.EMPTIED)
    hunt.place = 0
    hunt.taker = NONE
    hunt.ignored = 0
    hunt.to_ask = seats_that_may_ignore(hunt)
    hunt.tell(Event.EMPTIED, hunt.colour, 0)
    ask_who_ignores(hunt)


def seats_that_may_ignore(hunt: Hunt) -> i64:
    """RC-8.3, Ruling RC-R.T: everybody who has that ability and any card, so that the pause tells nothing."""
    zones = hunt.zones
    level = hunt.rulings.box.levels[Ability.IGNORE_CARD]
    found: i64 = 0
    seat: i64 = 0
    while seat < hunt.rulings.players:
        if zones[Zone.LEVEL + seat] >= level and zones[Zone.HAND + seat]:
            found |= one(seat)
        seat += 1
    return found


def ask_who_ignores(hunt: Hunt) -> None:
    """Ruling RC-R.M: before anything is counted, in turn order from the active player.

    Hidden hands have shown their cards once the first token is gone.
    """
    if hunt.to_ask:
        seat = hunt.active
        while not hunt.to_ask & one(seat):
            seat = hunt.after(seat)
        cards = hunt.zones[Zone.HAND + seat] & cards_with(hunt.colour, ONE_COLOUR)
        hunt.ask(seat, Prompt.IGNORE, cards | one(Answer.IGNORE_NONE))
    else:
        if hunt.place == 0:
            show_hidden_hands(hunt)
        hand_out_tokens(hunt)


def ignore_card(hunt: Hunt, card: i64) -> None:
    """RC-8.3: the ignored card is not counted, and kept."""
    seat = hunt.asked
    hunt.to_ask &= ~one(seat)
    if card == Answer.IGNORE_NONE:
        hunt.tell(Event.IGNORED, NONE, seat)
    else:
        hunt.ignored |= one(card - VALUES * hunt.colour)
        hunt.tell(Event.IGNORED, card, seat)
        show_everybody(hunt, one(card))
    ask_who_ignores(hunt)


def show_hidden_hands(hunt: Hunt) -> None:
    """Ruling RC-R.L: a hidden hand shows what it has of the row's colour, an ignored card too."""
    colour = hunt.colour
    seat: i64 = 0
    while seat < hunt.rulings.players:
        if hides(hunt, seat):
            hunt.tell(Event.SHOWED, beside(seat, SEAT_BITS, colour), values_of(hunt.zones[Zone.HAND + seat], colour))
        seat += 1
    show_everybody(hunt, cards_with(colour, ONE_COLOUR))


def counted(hunt: Hunt, seat: i64) -> i64:
    """RC-8.3: the values of the row's colour that count for a seat."""
    return values_of(hunt.zones[Zone.HAND + seat], hunt.colour) & ~hunt.ignored


def next_in_line(hunt: Hunt) -> i64:
    """RC-5.1, RC-5.2, RC-5.4: most cards of the colour, and of equals the one with the highest card.

    Ruling RC-R.T: the ability that escapes ties goes before the highest card, and only counted
    cards are looked at. One number says it all: how many, who cannot escape, which cards.
    """
    zones = hunt.zones
    escapes = hunt.rulings.box.levels[Ability.ESCAPE_TIES]
    found: i64 = NONE
    most: i64 = 0
    seat: i64 = 0
    while seat < hunt.rulings.players:
        values = counted(hunt, seat)
        if values and seat != hunt.taker:
            rank = 2 * (ONE_COLOUR + 1) * count(values) | values
            if zones[Zone.LEVEL + seat] < escapes:
                rank |= ONE_COLOUR + 1
            if rank > most:
                most = rank
                found = seat
        seat += 1
    return found


def hand_out_tokens(hunt: Hunt) -> None:
    """RC-5.1, RC-5.2: the first token, then the second, as far as somebody has the colour.

    Ruling RC-R.S: with nobody in line no token moves.
    """
    while hunt.place < 2:
        seat = next_in_line(hunt)
        if seat == NONE:
            break
        if hunt.journal is not None:
            tell_tie(hunt, seat)
        hunt.taker = seat
        give_up_cards(hunt, seat)
        if take_token(hunt, seat):
            return
    leave_token(hunt)
    rebuild(hunt)


def tell_tie(hunt: Hunt, seat: i64) -> None:
    """RC-5.4, Ruling RC-R.T: say why this one of several with as many cards, if so it is."""
    levels = hunt.rulings.box.levels
    number = count(counted(hunt, seat))
    rule: i64 = SECOND_RULE
    is_tied = False
    other: i64 = 0
    while other < hunt.rulings.players:
        if other != seat and count(counted(hunt, other)) == number:
            is_tied = True
            if (hunt.zones[Zone.LEVEL + other] >= levels[Ability.ESCAPE_TIES]) == (
                hunt.zones[Zone.LEVEL + seat] >= levels[Ability.ESCAPE_TIES]
            ):
                rule = 0
        other += 1
    if is_tied:
        hunt.tell(Event.TIED | rule, seat, 0)


def give_up_cards(hunt: Hunt, seat: i64) -> None:
    """RC-5.1: all counted cards of the colour go to the pile. RC-5.5: everybody else keeps theirs."""
    values = counted(hunt, seat)
    colour = hunt.colour
    hunt.zones[Zone.HAND + seat] &= ~cards_with(colour, values)
    hunt.tell(Event.GAVE_UP | (SECOND_RULE if hunt.place else 0), beside(seat, SEAT_BITS, colour), values)
    while values:
        put_on_top(hunt, VALUES * colour + lowest(values))
        values &= values - 1


def take_token(hunt: Hunt, seat: i64) -> bool:
    """RC-5.1, RC-5.2: take the token of one's place; True if its receiver has to be asked about it.

    Ruling RC-R.D: where none lies, the cards are given up all the same.
    """
    zones = hunt.zones
    box = hunt.rulings.box
    at: i64 = (Zone.SECOND if hunt.place else Zone.FIRST) + hunt.colour
    token = zones[at]
    hunt.place += 1
    if token == NONE:
        return False
    zones[at] = NONE
    zones[Zone.TOKENS + seat] |= one(token)
    hunt.tell(Event.TOOK_TOKEN | (SECOND_RULE if hunt.place == 2 else 0), token, seat)
    if box.kinds[token] != FAKE_EVIDENCE:
        return False
    hunt.fake = token
    ask_for_scapegoat(hunt)
    return True


def ask_for_scapegoat(hunt: Hunt) -> None:
    """RC-6.3: the receiver of Fake Evidence chooses an opponent."""
    hunt.ask(hunt.taker, Prompt.PASS_ON, first(hunt.rulings.players) & ~one(hunt.taker))


def pass_on(hunt: Hunt, opponent: i64) -> None:
    """RC-6.3: the opponent keeps it as one point, and only then the next token is handed out.

    Ruling RC-R.AA: the opponent's marker moves before that, or with all the others at the end.
    """
    token = one(hunt.fake)
    hunt.zones[Zone.TOKENS + hunt.taker] &= ~token
    hunt.zones[Zone.TOKENS + opponent] |= token
    hunt.tell(Event.PASSED_ON, hunt.fake, beside(hunt.taker, SEAT_BITS, opponent))
    hunt.fake = NONE
    if not hunt.rulings.framed_markers_move_at_the_end:
        advance_framed(hunt, opponent)
    ask_who_ignores(hunt)


def advance_framed(hunt: Hunt, seat: i64) -> None:
    """RC-6.3, Ruling RC-R.AA: one space, whatever other tokens of this row are still to be counted.

    A green ability that is reached holds at once: whoever may now ignore a card is asked before the second token.
    """
    zones = hunt.zones
    could_ignore = zones[Zone.LEVEL + seat] >= hunt.rulings.box.levels[Ability.IGNORE_CARD]
    zones[Zone.LEVEL + seat] += 1
    hunt.tell(Event.MOVED | THIRD_RULE, seat, zones[Zone.LEVEL + seat])
    if hunt.place == 1 and not could_ignore:
        hunt.to_ask = seats_that_may_ignore(hunt) & one(seat)


def leave_token(hunt: Hunt) -> None:
    """RC-5.3: a token that nobody takes stays with the row. Ruling RC-R.C: second, or first from now on."""
    zones = hunt.zones
    colour = hunt.colour
    if zones[Zone.FIRST + colour] != NONE:
        hunt.tell(Event.STAYED, zones[Zone.FIRST + colour], colour)
    if zones[Zone.SECOND + colour] != NONE:
        hunt.tell(Event.STAYED, zones[Zone.SECOND + colour], colour)
        if hunt.rulings.leftover_becomes_first:
            let_token_move_up(hunt, 0)


def rebuild(hunt: Hunt) -> None:
    """RC-5.6: the pile is shuffled and a new row laid."""
    shuffle_pile(hunt, hunt.colour)
    lay_row(hunt)


def finish_row(hunt: Hunt) -> None:
    """RC-5.6: what is left is the pile, its top face up, and then the tokens are drawn."""
    if pile_has_no_top(hunt, hunt.colour):
        draw_from(hunt, Prompt.TURN_UP, hunt.colour)
    else:
        fill_tokens(hunt)
