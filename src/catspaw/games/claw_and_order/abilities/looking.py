"""The step that looks at the top of a deck; declared in language/effects/looking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import lowest, one
from catspaw.core.journal import SECOND_RULE, beside
from catspaw.games.claw_and_order.abilities.ops import ASKED, DONE, NOT_MINE, number_in
from catspaw.games.claw_and_order.state.card_state import marks_on, set_known_since
from catspaw.games.claw_and_order.state.deck import (
    ask_for_top,
    bury,
    cards_in_deck,
    queue_at,
    take_known_top,
    with_place,
    without_place,
)
from catspaw.games.claw_and_order.state.events import PLAYER_BITS, Event
from catspaw.games.claw_and_order.state.numbers import Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import next_stamp, owner_of

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match

PEEK: Final = 21  # number
SHOW_HAND: Final = 36  # which: YOU or OPPONENT


def looking_step(match: Match, step: i64, seat: i64, number: i64) -> i64:
    """NOT_MINE, DONE or ASKED."""
    if step == SHOW_HAND:
        show_hand(match, seat)
        return DONE
    if step == PEEK:
        return ASKED if look_at_top(match, match.zones[Zone.CONTROLLER], number) else DONE
    return NOT_MINE


def show_hand(match: Match, seat: i64) -> None:
    """Everybody sees the cards of a hand, and knows of all of them since the same moment."""
    cards = match.zones[Zone.HAND + seat]
    if cards == 0:
        return
    moment = next_stamp(match)
    kind: i64 = Event.SHOWED
    match.zones[Zone.KNOWN + seat] |= cards
    while cards:
        card = first_by_name(match, cards)
        set_known_since(match, card, moment)
        match.tell(kind, card, seat)
        kind = Event.SHOWED | SECOND_RULE
        cards &= ~one(card)


def first_by_name(match: Match, cards: i64) -> i64:
    """In an order that says nothing of which number a card has: as the set has them, those with more on them later."""
    found = lowest(cards)
    cards &= cards - 1
    while cards:
        card = lowest(cards)
        definition = match.card_index.definitions[card]
        other = match.card_index.definitions[found]
        if definition < other or (definition == other and marks_on(match, card) < marks_on(match, found)):
            found = card
        cards &= cards - 1
    return found


def look_at_top(match: Match, seat: i64, number: i64) -> bool:
    """First all cards are looked at, then one after the other, the lowest first, stays or goes to the bottom."""
    zones = match.zones
    if zones[Zone.LEFT] == 0:
        if zones[Zone.TOP_COUNT + seat] < number and cards_in_deck(match, seat) > zones[Zone.TOP_COUNT + seat]:
            return look_deeper(match, seat)
        looked_at = min(zones[Zone.TOP_COUNT + seat], number)
        zones[Zone.LEFT] = looked_at + 1
    if zones[Zone.LEFT] > 1:
        ask_where(match, seat)
        return True
    zones[Zone.LEFT] = 0
    return False


def look_deeper(match: Match, seat: i64) -> bool:
    """One card more; chance says which, unless it is one that went to the bottom before."""
    zones = match.zones
    if zones[Zone.DECK + seat]:
        ask_for_top(match, seat, Prompt.LOOK_AT)
        return True
    length = zones[Zone.TOP_COUNT + seat]
    zones[Zone.TOP_COUNT + seat] = 0
    card = take_known_top(match, seat)
    zones[Zone.TOP_COUNT + seat] = length
    put_on_top_queue(match, seat, card)
    return look_at_top(match, seat, number_in(match.card_index.set.code[zones[Zone.PC]]))


def look_at(match: Match, card: i64) -> None:
    """Chance has said what the next card of the deck is."""
    seat = owner_of(match, card)
    match.zones[Zone.DECK + seat] &= ~one(card)
    put_on_top_queue(match, seat, card)
    match.advance()


def put_on_top_queue(match: Match, seat: i64, card: i64) -> None:
    zones = match.zones
    place = zones[Zone.TOP_COUNT + seat]
    zones[Zone.TOP + seat] = with_place(zones[Zone.TOP + seat], place, card)
    zones[Zone.TOP_COUNT + seat] = place + 1
    match.tell(Event.LOOKED, card, beside(seat, PLAYER_BITS, place))


def ask_where(match: Match, seat: i64) -> None:
    match.ask(seat, Prompt.PUT_WHERE, 0b11)


def put_where(match: Match, choice: i64) -> None:
    """The card that is lowest of those not yet decided stays where it is, or goes under the deck."""
    zones = match.zones
    seat = zones[Zone.CONTROLLER]
    place = zones[Zone.LEFT] - 2
    zones[Zone.LEFT] -= 1
    match.tell(Event.PUT_BACK, beside(seat, PLAYER_BITS, choice), place)
    if choice == Answer.TO_BOTTOM:
        card = queue_at(zones[Zone.TOP + seat], place)
        zones[Zone.TOP + seat] = without_place(zones[Zone.TOP + seat], place)
        zones[Zone.TOP_COUNT + seat] -= 1
        bury(zones, seat, card)
    else:
        assert choice == Answer.TO_TOP
    match.advance()
