"""Effects on a player: cards drawn, discarded, searched for and looked at, and dollars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.core.journal import SECOND_RULE, beside
from catspaw.games.claw_and_order.abilities.filters import such_cards
from catspaw.games.claw_and_order.abilities.ops import STEP_NUMBER_AT
from catspaw.games.claw_and_order.rules.leaving import put_on_discard_pile
from catspaw.games.claw_and_order.state.card_state import set_known_since
from catspaw.games.claw_and_order.state.deck import (
    ask_for_top,
    bury,
    cards_in_deck,
    deck_of,
    draw,
    leave_hand,
    one_of_each,
    queue_at,
    shuffle_deck,
    take_known_top,
    without_place,
)
from catspaw.games.claw_and_order.state.events import PLAYER_BITS, Event
from catspaw.games.claw_and_order.state.numbers import DONE_BIT, MOST_DOLLARS, Bound, Pile, Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import next_stamp, owner_of, reach_seat_bound

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def begin_counting(match: Match, number: i64) -> None:
    """A step that is done several times: LEFT is what is left of it, plus one."""
    if match.zones[Zone.LEFT] == 0:
        match.zones[Zone.LEFT] = number + 1


def draw_cards(match: Match, seat: i64, number: i64) -> bool:
    """CO-104.2: an empty deck draws nothing."""
    begin_counting(match, number)
    while match.zones[Zone.LEFT] > 1:
        match.zones[Zone.LEFT] -= 1
        if draw(match, seat):
            return True
    match.zones[Zone.LEFT] = 0
    return False


def discard_cards(match: Match, seat: i64, number: i64) -> bool:
    """A player discards cards of their own choice."""
    begin_counting(match, number)
    if match.zones[Zone.LEFT] > 1 and match.zones[Zone.HAND + seat]:
        ask_for_discard(match, seat)
        return True
    match.zones[Zone.LEFT] = 0
    return False


def ask_for_discard(match: Match, seat: i64) -> None:
    match.ask(seat, Prompt.DISCARD_ONE, one_of_each(match, seat, match.zones[Zone.HAND + seat]))


def discard_cards_at_random(match: Match, seat: i64, number: i64) -> bool:
    """Chance picks the cards."""
    begin_counting(match, number)
    if match.zones[Zone.LEFT] > 1 and match.zones[Zone.HAND + seat]:
        match.zones[Zone.DICE] += 1
        ask_for_random_discard(match, seat)
        return True
    match.zones[Zone.LEFT] = 0
    return False


def ask_for_random_discard(match: Match, seat: i64) -> None:
    match.ask_chance(Prompt.ROLL_DISCARD, match.zones[Zone.HAND + seat], Pile.DICE, match.zones[Zone.DICE])


def discard_from_hand(match: Match, card: i64) -> None:
    """A card goes from the hand to the discard pile, face up."""
    seat = owner_of(match, card)
    card = leave_hand(match, seat, card)
    put_on_discard_pile(match, card)
    match.zones[Zone.LEFT] -= 1
    match.tell(Event.DISCARDED, card, seat)
    match.advance()


def mill(match: Match, seat: i64, number: i64) -> None:
    """Cards from the bottom of a deck, as after a death."""
    match.zones[Zone.OWED + seat] += number
    match.tell(Event.OWES, seat, number)


def gain_dollars(match: Match, seat: i64, dollars: i64, rule: i64) -> None:
    """CO-105.2: they are lost with the others when the turn ends. Ruling CO-R.Z: as many as there is room for."""
    room = MOST_DOLLARS - match.zones[Zone.DOLLARS_OF + seat]
    gained = min(dollars, room)
    match.zones[Zone.DOLLARS_OF + seat] += gained
    match.tell(Event.GAINED | rule, seat, gained)
    if gained < dollars:
        reach_seat_bound(match, seat, Bound.DOLLARS, MOST_DOLLARS)


def lose_dollars(match: Match, seat: i64, dollars: i64) -> None:
    """No more than there are."""
    dollars = min(dollars, match.zones[Zone.DOLLARS_OF + seat])
    match.zones[Zone.DOLLARS_OF + seat] -= dollars
    match.tell(Event.LOST | SECOND_RULE, seat, dollars)


def search(match: Match, seat: i64) -> bool:
    """The player is asked even if nothing in the deck is right, since nobody else can know that."""
    if match.zones[Zone.LEFT] == 0 and cards_in_deck(match, seat):
        match.zones[Zone.LEFT] = 2
        ask_for_search(match, seat)
        return True
    match.zones[Zone.LEFT] = 0
    return False


def ask_for_search(match: Match, seat: i64) -> None:
    wanted = such_cards(match, match.card_index.set.code[match.zones[Zone.PC] + 1], deck_of(match, seat))
    match.ask(seat, Prompt.SEARCH_FOR, one_of_each(match, seat, wanted) | DONE_BIT)


def find(match: Match, choice: i64) -> None:
    """What is found is shown and comes to the hand; then the deck is shuffled."""
    zones = match.zones
    seat = zones[Zone.CONTROLLER]
    if choice == Answer.DONE:
        match.tell(Event.FOUND_NOTHING, seat, 0)
    else:
        match.tell(Event.FOUND, choice, seat)
    shuffle_deck(match, seat)
    if choice != Answer.DONE:
        zones[Zone.DECK + seat] &= ~one(choice)
        put_known_into_hand(match, seat, choice)
    match.advance()


def put_known_into_hand(match: Match, seat: i64, card: i64) -> None:
    """Everybody knows that the card is in the hand, and since when."""
    match.zones[Zone.HAND + seat] |= one(card)
    match.zones[Zone.KNOWN + seat] |= one(card)
    set_known_since(match, card, next_stamp(match))


def recover(match: Match, seat: i64) -> bool:
    """Discarded cards come back only because a card says so."""
    wanted = such_cards(
        match, match.card_index.set.code[match.zones[Zone.PC] + 1], match.zones[Zone.DISCARD_PILE + seat]
    )
    if match.zones[Zone.LEFT] == 0 and wanted:
        match.zones[Zone.LEFT] = 2
        ask_for_recovery(match, seat)
        return True
    match.zones[Zone.LEFT] = 0
    return False


def ask_for_recovery(match: Match, seat: i64) -> None:
    wanted = such_cards(
        match, match.card_index.set.code[match.zones[Zone.PC] + 1], match.zones[Zone.DISCARD_PILE + seat]
    )
    match.ask(seat, Prompt.RECOVER_ONE, one_of_each(match, seat, wanted) | DONE_BIT)


def recover_card(match: Match, choice: i64) -> None:
    """A card of the discard pile comes back to the hand, or none."""
    seat = match.zones[Zone.CONTROLLER]
    if choice != Answer.DONE:
        match.zones[Zone.DISCARD_PILE + seat] &= ~one(choice)
        put_known_into_hand(match, seat, choice)
        match.tell(Event.RECOVERED, choice, seat)
    match.advance()


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
    return look_at_top(match, seat, (match.card_index.set.code[zones[Zone.PC]] >> STEP_NUMBER_AT) & 0xFF)


def look_at(match: Match, card: i64) -> None:
    """Chance has said what the next card of the deck is."""
    seat = owner_of(match, card)
    match.zones[Zone.DECK + seat] &= ~one(card)
    put_on_top_queue(match, seat, card)
    match.advance()


def put_on_top_queue(match: Match, seat: i64, card: i64) -> None:
    zones = match.zones
    place = zones[Zone.TOP_COUNT + seat]
    zones[Zone.TOP + seat] |= card << (6 * place)
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
