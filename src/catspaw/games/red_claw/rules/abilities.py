"""Chapter 8: the purple abilities of the capture row; the green ones hold by themselves where they matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.games.red_claw.knowledge.hidden_hands import hides, lose_track, place_pools, show, show_everybody
from catspaw.games.red_claw.rules.rows import rows_with
from catspaw.games.red_claw.state import events
from catspaw.games.red_claw.state.numbers import (
    BLIND_FROM,
    BLIND_HAND,
    CARDS,
    CLAW_AS_CHOICE,
    COLOURS,
    DISCARD,
    EXCHANGE_WITH_OPPONENT,
    EXCHANGE_WITH_PILE,
    FIRST,
    GIVE,
    HAND,
    LEVEL,
    NONE,
    ONLOOKERS,
    PICK_BLIND,
    ROW,
    SECOND,
    SWAP_BESIDE,
    SWAP_IN,
    SWAP_LAST_TWO,
    SWAP_TOKENS,
    THROW_OFF,
    TOP_FOR,
    USE_NONE,
    VALUES,
    WANT,
)
from catspaw.games.red_claw.state.piles import cards_of, put_on_top, shown_piles, take_top

if TYPE_CHECKING:
    from catspaw.games.red_claw.state.position import Hunt


def offered_abilities(hunt: Hunt) -> i64:
    """RC-8.1: the purple abilities at or below the player's level, each where it can act.

    An ability that the capture row does not give has a level that nobody reaches.
    """
    zones = hunt.zones
    levels = hunt.rulings.box.levels
    level = zones[LEVEL + hunt.active]
    hand = zones[HAND + hunt.active]
    found: i64 = 0
    if level >= levels[EXCHANGE_WITH_PILE] and exchangeable_with_pile(hunt):
        found |= one(EXCHANGE_WITH_PILE)
    if level >= levels[CLAW_AS_CHOICE] and may_free_a_claw(hunt):
        found |= one(CLAW_AS_CHOICE)
    if level >= levels[SWAP_LAST_TWO] and rows_with(hunt, 2):
        found |= one(SWAP_LAST_TWO)
    if level >= levels[EXCHANGE_WITH_OPPONENT] and hand and wanted_cards(hunt):
        found |= one(EXCHANGE_WITH_OPPONENT)
    if level >= levels[SWAP_TOKENS] and rows_with_two_tokens(hunt):
        found |= one(SWAP_TOKENS)
    if level >= levels[DISCARD] and hand & (hand - 1):
        found |= one(DISCARD)
    return found


def may_free_a_claw(hunt: Hunt) -> bool:
    """RC-8.1, Ruling RC-R.O: a card whose claw can be freed or, with `any-turn`, the skip that one card allows.

    Using it shows that there is a claw, so a hidden hand may use it in any case.
    """
    hand = hunt.zones[HAND + hunt.active]
    if hand == 0:
        return False
    may_skip = hunt.rulings.abilities_on_any_turn and hand & (hand - 1) == 0
    return hand & hunt.rulings.freed != 0 or may_skip or hides(hunt, hunt.active)


def use(hunt: Hunt, ability: i64) -> None:
    """RC-8.1: one of them, or none; never two."""
    hunt.used = ability
    if ability != USE_NONE:
        hunt.tell(events.USED, hunt.active, ability)
    ask_how(hunt)


def ask_how(hunt: Hunt) -> None:
    """RC-8.1: what the chosen ability needs to know, and then the play."""
    ability = hunt.used
    seat = hunt.active
    if ability == EXCHANGE_WITH_PILE:
        hunt.ask(seat, TOP_FOR, exchangeable_with_pile(hunt))
    elif ability == SWAP_LAST_TWO:
        hunt.ask(seat, SWAP_IN, rows_with(hunt, 2))
    elif ability == EXCHANGE_WITH_OPPONENT:
        hunt.ask(seat, WANT, wanted_cards(hunt))
    elif ability == SWAP_TOKENS:
        hunt.ask(seat, SWAP_BESIDE, rows_with_two_tokens(hunt))
    elif ability == DISCARD:
        hunt.ask(seat, THROW_OFF, hunt.zones[HAND + seat])
    else:
        hunt.go_on_to_play()


def exchangeable_with_pile(hunt: Hunt) -> i64:
    """RC-8.1: your cards whose colour's pile has a card."""
    return hunt.zones[HAND + hunt.active] & cards_of(shown_piles(hunt))


def take_top_for(hunt: Hunt, card: i64) -> None:
    """RC-8.1: exchange one of your cards with the top of its colour's pile."""
    top = take_top(hunt, card // VALUES)
    put_on_top(hunt, card)
    hunt.zones[HAND + hunt.active] ^= one(card) | one(top)
    hunt.tell(events.TOOK_TOP_FOR, top | (card << 6), hunt.active)
    show_everybody(hunt, one(card))
    hunt.go_on_to_play()


def swap_last_two(hunt: Hunt, colour: i64) -> None:
    """RC-8.1: swap the last two cards of a row."""
    row = hunt.zones[ROW + colour]
    hunt.zones[ROW + colour] = (row >> 8 << 8) | ((row & 15) << 4) | ((row >> 4) & 15)
    hunt.tell(events.SWAPPED_LAST, colour, hunt.active)
    hunt.go_on_to_play()


def wanted_cards(hunt: Hunt) -> i64:
    """RC-8.1: what an opponent could give: a card that lies open, or some card of a hidden hand."""
    found: i64 = 0
    seat = hunt.after(hunt.active)
    while seat != hunt.active:
        hand = hunt.zones[HAND + seat]
        if hides(hunt, seat):
            if hand:
                found |= one(BLIND_FROM + seat)
        else:
            found |= hand
        seat = hunt.after(seat)
    return found


def want(hunt: Hunt, card: i64) -> None:
    """RC-8.1: say which card, or whose, before saying what for."""
    hunt.wanted = card
    hunt.tell(events.WANTED, card, hunt.active)
    ask_for_gift(hunt)


def ask_for_gift(hunt: Hunt) -> None:
    """RC-8.1: one of your own cards in exchange."""
    hunt.ask(hunt.active, GIVE, hunt.zones[HAND + hunt.active])


def give(hunt: Hunt, card: i64) -> None:
    """RC-8.1: the exchange. RC-8.2: out of a hidden hand a card is picked blindly."""
    hunt.given = card
    if hunt.wanted < CARDS:
        exchange(hunt, holder_of(hunt, hunt.wanted), hunt.wanted)
    else:
        hidden: i64 = 1 if hides(hunt, hunt.active) else 0
        hunt.tell(events.OFFERED, card, hunt.active | (hidden << 2))
        ask_for_blind_card(hunt)


def ask_for_blind_card(hunt: Hunt) -> None:
    """RC-8.2: the backs of a hidden hand tell nothing, so chance picks the card."""
    hunt.ask_chance(PICK_BLIND, hunt.zones[HAND + hunt.wanted - BLIND_FROM], BLIND_HAND, hunt.turns)


def pick_blind(hunt: Hunt, card: i64) -> None:
    """RC-8.2: a card out of a hidden hand."""
    exchange(hunt, hunt.wanted - BLIND_FROM, card)


def holder_of(hunt: Hunt, card: i64) -> i64:
    """Whose hand a card is in."""
    seat: i64 = 0
    while not hunt.zones[HAND + seat] & one(card):
        seat += 1
    return seat


def exchange(hunt: Hunt, opponent: i64, card: i64) -> None:
    """RC-8.1: the two cards change hands. Ruling RC-R.L: between two hidden hands nobody else sees which."""
    zones = hunt.zones
    seat = hunt.active
    given = hunt.given
    is_unseen = hides(hunt, seat) and hides(hunt, opponent)
    if is_unseen:
        observer: i64 = 0
        while observer <= ONLOOKERS:
            if observer == seat or observer == opponent:
                show(hunt, observer, one(card) | one(given))
            elif observer < hunt.rulings.players or observer == ONLOOKERS:
                lose_track(hunt, observer, seat, opponent)
            observer += 1
    both = one(card) | one(given)
    zones[HAND + seat] ^= both
    zones[HAND + opponent] ^= both
    hunt.given = NONE
    hunt.wanted = NONE
    unseen: i64 = 1 if is_unseen else 0
    hunt.tell(events.EXCHANGED, given | (card << 6), seat | (opponent << 2) | (unseen << 4))
    if is_unseen:
        place_pools(hunt)
    else:
        show_everybody(hunt, both)
    hunt.go_on_to_play()


def rows_with_two_tokens(hunt: Hunt) -> i64:
    """RC-8.1: the rows whose tokens could be swapped."""
    zones = hunt.zones
    found: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if zones[FIRST + colour] != NONE and zones[SECOND + colour] != NONE:
            found |= one(colour)
        colour += 1
    return found


def swap_tokens(hunt: Hunt, colour: i64) -> None:
    """RC-8.1: swap the two tokens of a row."""
    zones = hunt.zones
    token = zones[FIRST + colour]
    zones[FIRST + colour] = zones[SECOND + colour]
    zones[SECOND + colour] = token
    hunt.tell(events.SWAPPED_TOKENS, colour, hunt.active)
    hunt.go_on_to_play()


def throw_off(hunt: Hunt, card: i64) -> None:
    """RC-8.1: discard one of your cards, never your last."""
    hunt.zones[HAND + hunt.active] &= ~one(card)
    put_on_top(hunt, card)
    hunt.tell(events.THREW_OFF, card, hunt.active)
    show_everybody(hunt, one(card))
    hunt.go_on_to_play()
