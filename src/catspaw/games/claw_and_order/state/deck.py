"""The deck: a shuffled set, with cards on it and under it whose places their owner knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.bits import count, has, lowest, one
from catspaw.core.journal import SECOND_RULE, THIRD_RULE
from catspaw.core.packed import listed, popped, pushed, read_at, values_in, without, written_at
from catspaw.core.position import BOTTOM as FROM_BELOW
from catspaw.games.claw_and_order.abilities.ops import DRAWS, MILL, opcode_in
from catspaw.games.claw_and_order.abilities.triggers import player_does
from catspaw.games.claw_and_order.state.card_state import marks_on, set_known_since
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import DECK_SIZE, LONGEST_QUEUE, DeckField, Phase, Pile, Zone
from catspaw.games.claw_and_order.state.questions import Prompt
from catspaw.games.claw_and_order.state.zones import owner_of

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def queue_at(queue: i64, place: i64) -> i64:
    return read_at(queue, DeckField.CARD, place)


def with_place(queue: i64, place: i64, card: i64) -> i64:
    """The queue with a card at a place."""
    return written_at(queue, DeckField.CARD, place, card)


def without_place(queue: i64, place: i64) -> i64:
    """The queue without the card at a place."""
    return without(queue, DeckField.CARD, place)


def in_queue(queue: i64, length: i64) -> i64:
    """The cards of a queue as a set."""
    return values_in(queue, DeckField.CARD, length)


def bottom_word(seat: i64, place: i64) -> i64:
    """Which word has the card at a place from the bottom."""
    if place < LONGEST_QUEUE:
        return Zone.BOTTOM + seat
    if place < 2 * LONGEST_QUEUE:
        return Zone.BURIED + seat
    return Zone.BURIED_DEEPER + seat


def bottom_at(zones: vec[i64], seat: i64, place: i64) -> i64:
    """The card at a place from the bottom of a deck."""
    return queue_at(zones[bottom_word(seat, place)], place % LONGEST_QUEUE)


def in_bottom(zones: vec[i64], seat: i64) -> i64:
    """The cards under a deck as a set."""
    found: i64 = 0
    place = zones[Zone.BOTTOM_COUNT + seat]
    while place > 0:
        place -= 1
        found |= one(bottom_at(zones, seat, place))
    return found


def bury(zones: vec[i64], seat: i64, card: i64) -> None:
    """A card goes to the very bottom; each word hands its uppermost card on to the next."""
    place: i64 = 0
    while place < DECK_SIZE:
        at = bottom_word(seat, place)
        last = queue_at(zones[at], LONGEST_QUEUE - 1)
        zones[at] = pushed(without_place(zones[at], LONGEST_QUEUE - 1), DeckField.CARD, card)
        card = last
        place += LONGEST_QUEUE
    zones[Zone.BOTTOM_COUNT + seat] += 1


def take_bottommost(zones: vec[i64], seat: i64) -> i64:
    """The lowest card of those under a deck."""
    card = bottom_at(zones, seat, 0)
    low: i64 = Zone.BOTTOM + seat
    middle: i64 = Zone.BURIED + seat
    high: i64 = Zone.BURIED_DEEPER + seat
    zones[low] = handed_down(zones[low], zones[middle])
    zones[middle] = handed_down(zones[middle], zones[high])
    zones[high] = popped(zones[high], DeckField.CARD)
    zones[Zone.BOTTOM_COUNT + seat] -= 1
    return card


def handed_down(queue: i64, above: i64) -> i64:
    """A word without its lowest card, and with the lowest of the word above it as its uppermost."""
    return with_place(popped(queue, DeckField.CARD), LONGEST_QUEUE - 1, queue_at(above, 0))


def take_uppermost(zones: vec[i64], seat: i64) -> i64:
    """The highest card of those under a deck."""
    last = zones[Zone.BOTTOM_COUNT + seat] - 1
    at = bottom_word(seat, last)
    card = queue_at(zones[at], last % LONGEST_QUEUE)
    zones[at] = without_place(zones[at], last % LONGEST_QUEUE)
    zones[Zone.BOTTOM_COUNT + seat] = last
    return card


def forget_bottom(zones: vec[i64], seat: i64) -> None:
    """Nobody knows what lies there."""
    zones[Zone.BOTTOM + seat] = 0
    zones[Zone.BURIED + seat] = 0
    zones[Zone.BURIED_DEEPER + seat] = 0


def cards_on(zones: vec[i64], seat: i64) -> list[int]:
    """What lies on a deck, from the top, for the edge."""
    return listed(zones[Zone.TOP + seat], DeckField.CARD, zones[Zone.TOP_COUNT + seat])


def cards_under(zones: vec[i64], seat: i64) -> list[int]:
    """What lies under it, from the bottom."""
    return [int(bottom_at(zones, seat, place)) for place in range(zones[Zone.BOTTOM_COUNT + seat])]


def deck_of(match: Match, seat: i64) -> i64:
    """All cards of a deck."""
    zones = match.zones
    found = zones[Zone.DECK + seat]
    if zones[Zone.TOP_COUNT + seat]:
        found |= in_queue(zones[Zone.TOP + seat], zones[Zone.TOP_COUNT + seat])
    if zones[Zone.BOTTOM_COUNT + seat]:
        found |= in_bottom(zones, seat)
    return found


def cards_in_deck(match: Match, seat: i64) -> i64:
    """How many cards a deck has: everybody may count them."""
    zones = match.zones
    return count(zones[Zone.DECK + seat]) + zones[Zone.TOP_COUNT + seat] + zones[Zone.BOTTOM_COUNT + seat]


def take_known_top(match: Match, seat: i64) -> i64:
    """The top card, if its place is known; else -1."""
    zones = match.zones
    if zones[Zone.TOP_COUNT + seat]:
        card = queue_at(zones[Zone.TOP + seat], 0)
        zones[Zone.TOP + seat] = popped(zones[Zone.TOP + seat], DeckField.CARD)
        zones[Zone.TOP_COUNT + seat] -= 1
        return card
    if zones[Zone.DECK + seat] or zones[Zone.BOTTOM_COUNT + seat] == 0:
        return -1
    return take_uppermost(zones, seat)


def take_known_bottom(match: Match, seat: i64) -> i64:
    """The bottom card, if its place is known; else -1."""
    zones = match.zones
    if zones[Zone.BOTTOM_COUNT + seat]:
        return take_bottommost(zones, seat)
    last = zones[Zone.TOP_COUNT + seat] - 1
    if zones[Zone.DECK + seat] or last < 0:
        return -1
    card = queue_at(zones[Zone.TOP + seat], last)
    zones[Zone.TOP + seat] = without_place(zones[Zone.TOP + seat], last)
    zones[Zone.TOP_COUNT + seat] = last
    return card


def draw(match: Match, seat: i64) -> bool:
    """CO-104.1: the top card comes to the hand; True if chance is asked which. CO-104.2: from an empty deck none."""
    card = take_known_top(match, seat)
    if card >= 0:
        put_into_hand(match, card)
    elif match.zones[Zone.DECK + seat]:
        ask_for_top(match, seat, Prompt.DRAW_CARD)
        return True
    return False


def ask_for_top(match: Match, seat: i64, prompt: i64) -> None:
    match.ask_chance(prompt, match.zones[Zone.DECK + seat], Pile.DECK + seat, match.zones[Zone.SHUFFLES + seat])


def draw_card(match: Match, card: i64) -> None:
    """CO-104.1, CO-103.2: chance has said which card was on top."""
    match.zones[Zone.DECK + owner_of(match, card)] &= ~one(card)
    put_into_hand(match, card)
    match.advance()


def put_into_hand(match: Match, card: i64) -> None:
    zones = match.zones
    seat = owner_of(match, card)
    zones[Zone.HAND + seat] |= one(card)
    kind: i64 = Event.DREW
    if zones[Zone.PC]:
        kind |= THIRD_RULE
    elif zones[Zone.PHASE] == Phase.OPENING:
        kind |= SECOND_RULE
    match.tell(kind, card, seat)
    if zones[Zone.PHASE] != Phase.OPENING:
        player_does(match, DRAWS, seat)


def discard_owed(match: Match, seat: i64) -> bool:
    """CO-107.4: one card from the bottom of the deck, face up; True if chance is asked which.

    Ruling CO-R.X: what is there, if the deck is short.
    """
    zones = match.zones
    card = take_known_bottom(match, seat)
    if card >= 0:
        zones[Zone.OWED + seat] -= 1
        put_from_deck_on_pile(match, card)
    elif zones[Zone.DECK + seat]:
        ask_for_bottom(match, seat)
        return True
    else:
        zones[Zone.OWED + seat] = 0
    return False


def ask_for_bottom(match: Match, seat: i64) -> None:
    zones = match.zones
    match.ask_chance(
        Prompt.DISCARD_BOTTOM, zones[Zone.DECK + seat], (Pile.DECK + seat) | FROM_BELOW, zones[Zone.SHUFFLES + seat]
    )


def discard_bottom(match: Match, card: i64) -> None:
    """CO-107.4: chance has said which card was at the bottom."""
    seat = owner_of(match, card)
    match.zones[Zone.DECK + seat] &= ~one(card)
    match.zones[Zone.OWED + seat] -= 1
    put_from_deck_on_pile(match, card)
    match.advance()


def put_from_deck_on_pile(match: Match, card: i64) -> None:
    """CO-107.4: for a death. Ruling CO-R.Z: or because the step that was just done says so."""
    seat = owner_of(match, card)
    match.zones[Zone.DISCARD_PILE + seat] |= one(card)
    at = match.zones[Zone.PC]
    kind: i64 = Event.MILLED
    if at > 1 and opcode_in(match.card_index.set.code[at - 2]) == MILL:
        kind |= SECOND_RULE
    match.tell(kind, card, seat)


def shuffle_deck(match: Match, seat: i64) -> None:
    """After a search nobody knows any card's place."""
    zones = match.zones
    zones[Zone.DECK + seat] = deck_of(match, seat)
    zones[Zone.TOP + seat] = 0
    zones[Zone.TOP_COUNT + seat] = 0
    forget_bottom(zones, seat)
    zones[Zone.BOTTOM_COUNT + seat] = 0
    zones[Zone.SHUFFLES + seat] += 1
    match.tell(Event.SHUFFLED | (SECOND_RULE if zones[Zone.PC] else 0), seat, 0)


def alike(match: Match, card: i64, cards: i64) -> i64:
    """Those in a hand that cannot be told from one: of its name, no other marks, both free to be played or neither."""
    removed = match.zones[Zone.REMOVED]
    found = cards & one(card)
    others = match.card_index.copies(card, cards & ~found)
    while others:
        other = lowest(others)
        if marks_on(match, card) == marks_on(match, other) and has(removed, card) == has(removed, other):
            found |= one(other)
        others &= others - 1
    return found


def one_of_each(match: Match, seat: i64, cards: i64) -> i64:
    """Of cards that are alike only one is offered: one that everybody knows of, else the lowest."""
    found: i64 = 0
    while cards:
        card = lowest(cards)
        same = match.card_index.copies(card, cards)
        if same & (same - 1):
            same = alike(match, card, cards)
        cards &= ~same
        known = same & match.zones[Zone.KNOWN + seat]
        if known:
            same = known
        found |= same & -same
    return found


def leave_hand(match: Match, seat: i64, card: i64) -> i64:
    """A card is shown as it leaves the hand; of those alike it is the one that everybody knows of. Tells which."""
    zones = match.zones
    if not zones[Zone.KNOWN + seat] & one(card):
        known = alike(match, card, zones[Zone.KNOWN + seat] & zones[Zone.HAND + seat])
        if known:
            card = lowest(known)
    zones[Zone.HAND + seat] &= ~one(card)
    zones[Zone.KNOWN + seat] &= ~one(card)
    set_known_since(match, card, 0)
    return card
