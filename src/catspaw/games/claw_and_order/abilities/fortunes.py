"""Steps about a player's cards and dollars; declared in language/effects/fortunes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.core.journal import SECOND_RULE, THIRD_RULE
from catspaw.games.claw_and_order.abilities.filters import such_cards
from catspaw.games.claw_and_order.abilities.ops import (
    ASKED,
    DISCARD,
    DISCARD_AT_RANDOM,
    DONE,
    LOSE_DOLLARS,
    MILL,
    NOT_MINE,
)
from catspaw.games.claw_and_order.rules.leaving import put_known_into_hand, put_on_discard_pile
from catspaw.games.claw_and_order.state.deck import (
    cards_in_deck,
    deck_of,
    draw,
    leave_hand,
    one_of_each,
    shuffle_deck,
)
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import DONE_BIT, MOST_DOLLARS, Bound, Pile, Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import owner_of, reach_seat_bound

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match

DRAW: Final = 13  # number; which: YOU or OPPONENT, here and below
GAIN_DOLLARS: Final = 17  # number
SEARCH: Final = 19  # a filter (noun, measure by cost) in the second word
RECOVER: Final = 20  # a filter; from the discard pile


def fortune_step(match: Match, step: i64, seat: i64, number: i64) -> i64:
    """NOT_MINE, DONE or ASKED."""
    if step == DRAW:
        return how_far(draw_cards(match, seat, number))
    if step == DISCARD:
        return how_far(discard_cards(match, seat, number))
    if step == DISCARD_AT_RANDOM:
        return how_far(discard_cards_at_random(match, seat, number))
    if step == SEARCH:
        return how_far(search(match, seat))
    if step == RECOVER:
        return how_far(recover(match, seat))
    if step == MILL:
        mill(match, seat, number)
    elif step == GAIN_DOLLARS:
        gain_dollars(match, seat, number, THIRD_RULE)
    elif step == LOSE_DOLLARS:
        lose_dollars(match, seat, number)
    else:
        return NOT_MINE
    return DONE


def how_far(is_asked: bool) -> i64:
    return ASKED if is_asked else DONE


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
