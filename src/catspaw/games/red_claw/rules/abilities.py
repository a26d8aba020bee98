"""Chapter 8: the purple abilities of the capture row; the green ones hold by themselves where they matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.core.journal import beside
from catspaw.core.packed import read_at, written_at
from catspaw.games.red_claw.knowledge.hidden_hands import hides, lose_track, place_pools, show, show_everybody
from catspaw.games.red_claw.rules.rows import rows_with
from catspaw.games.red_claw.state.events import CARD_BITS, SEAT_BITS, Event
from catspaw.games.red_claw.state.numbers import CARDS, COLOURS, NONE, ONLOOKERS, VALUES, Ability, Field, Pile, Zone
from catspaw.games.red_claw.state.piles import cards_of, put_on_top, shown_piles, take_top
from catspaw.games.red_claw.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.red_claw.state.position import Hunt


def offered_abilities(hunt: Hunt) -> i64:
    """RC-8.1: the purple abilities at or below the player's level, each where it can act.

    An ability that the capture row does not give has a level that nobody reaches.
    """
    zones = hunt.zones
    levels = hunt.rulings.box.levels
    level = zones[Zone.LEVEL + hunt.active]
    hand = zones[Zone.HAND + hunt.active]
    found: i64 = 0
    if level >= levels[Ability.EXCHANGE_WITH_PILE] and exchangeable_with_pile(hunt):
        found |= one(Ability.EXCHANGE_WITH_PILE)
    if level >= levels[Ability.CLAW_AS_CHOICE] and may_free_a_claw(hunt):
        found |= one(Ability.CLAW_AS_CHOICE)
    if level >= levels[Ability.SWAP_LAST_TWO] and rows_with(hunt, 2):
        found |= one(Ability.SWAP_LAST_TWO)
    if level >= levels[Ability.EXCHANGE_WITH_OPPONENT] and hand and wanted_cards(hunt):
        found |= one(Ability.EXCHANGE_WITH_OPPONENT)
    if level >= levels[Ability.SWAP_TOKENS] and rows_with_two_tokens(hunt):
        found |= one(Ability.SWAP_TOKENS)
    if level >= levels[Ability.DISCARD] and hand & (hand - 1):
        found |= one(Ability.DISCARD)
    return found


def may_free_a_claw(hunt: Hunt) -> bool:
    """RC-8.1, Ruling RC-R.O: a card whose claw can be freed or, with `any-turn`, the skip that one card allows.

    Using it shows that there is a claw, so a hidden hand may use it in any case.
    """
    hand = hunt.zones[Zone.HAND + hunt.active]
    if hand == 0:
        return False
    may_skip = hunt.rulings.abilities_on_any_turn and hand & (hand - 1) == 0
    return hand & hunt.rulings.freed != 0 or may_skip or hides(hunt, hunt.active)


def use(hunt: Hunt, ability: i64) -> None:
    """RC-8.1: one of them, or none; never two."""
    hunt.used = ability
    if ability != Answer.USE_NONE:
        hunt.tell(Event.USED, hunt.active, ability)
    ask_how(hunt)


def ask_how(hunt: Hunt) -> None:
    """RC-8.1: what the chosen ability needs to know, and then the play."""
    ability = hunt.used
    seat = hunt.active
    if ability == Ability.EXCHANGE_WITH_PILE:
        hunt.ask(seat, Prompt.TOP_FOR, exchangeable_with_pile(hunt))
    elif ability == Ability.SWAP_LAST_TWO:
        hunt.ask(seat, Prompt.SWAP_IN, rows_with(hunt, 2))
    elif ability == Ability.EXCHANGE_WITH_OPPONENT:
        hunt.ask(seat, Prompt.WANT, wanted_cards(hunt))
    elif ability == Ability.SWAP_TOKENS:
        hunt.ask(seat, Prompt.SWAP_BESIDE, rows_with_two_tokens(hunt))
    elif ability == Ability.DISCARD:
        hunt.ask(seat, Prompt.THROW_OFF, hunt.zones[Zone.HAND + seat])
    else:
        hunt.go_on_to_play()


def exchangeable_with_pile(hunt: Hunt) -> i64:
    """RC-8.1: your cards whose colour's pile has a card."""
    return hunt.zones[Zone.HAND + hunt.active] & cards_of(shown_piles(hunt))


def take_top_for(hunt: Hunt, card: i64) -> None:
    """RC-8.1: exchange one of your cards with the top of its colour's pile."""
    top = take_top(hunt, card // VALUES)
    put_on_top(hunt, card)
    hunt.zones[Zone.HAND + hunt.active] ^= one(card) | one(top)
    hunt.tell(Event.TOOK_TOP_FOR, beside(top, CARD_BITS, card), hunt.active)
    show_everybody(hunt, one(card))
    hunt.go_on_to_play()


def swap_last_two(hunt: Hunt, colour: i64) -> None:
    """RC-8.1: swap the last two cards of a row."""
    row = hunt.zones[Zone.ROW + colour]
    last = read_at(row, Field.ROW, 0)
    row = written_at(row, Field.ROW, 0, read_at(row, Field.ROW, 1))
    hunt.zones[Zone.ROW + colour] = written_at(row, Field.ROW, 1, last)
    hunt.tell(Event.SWAPPED_LAST, colour, hunt.active)
    hunt.go_on_to_play()


def wanted_cards(hunt: Hunt) -> i64:
    """RC-8.1: what an opponent could give: a card that lies open, or some card of a hidden hand."""
    found: i64 = 0
    seat = hunt.after(hunt.active)
    while seat != hunt.active:
        hand = hunt.zones[Zone.HAND + seat]
        if hides(hunt, seat):
            if hand:
                found |= one(Answer.BLIND_FROM + seat)
        else:
            found |= hand
        seat = hunt.after(seat)
    return found


def want(hunt: Hunt, card: i64) -> None:
    """RC-8.1: say which card, or whose, before saying what for."""
    hunt.wanted = card
    hunt.tell(Event.WANTED, card, hunt.active)
    ask_for_gift(hunt)


def ask_for_gift(hunt: Hunt) -> None:
    """RC-8.1: one of your own cards in exchange."""
    hunt.ask(hunt.active, Prompt.GIVE, hunt.zones[Zone.HAND + hunt.active])


def give(hunt: Hunt, card: i64) -> None:
    """RC-8.1: the exchange. RC-8.2: out of a hidden hand a card is picked blindly."""
    hunt.given = card
    if hunt.wanted < CARDS:
        exchange(hunt, holder_of(hunt, hunt.wanted), hunt.wanted)
    else:
        hidden: i64 = 1 if hides(hunt, hunt.active) else 0
        hunt.tell(Event.OFFERED, card, beside(hunt.active, SEAT_BITS, hidden))
        ask_for_blind_card(hunt)


def ask_for_blind_card(hunt: Hunt) -> None:
    """RC-8.2: the backs of a hidden hand tell nothing, so chance picks the card."""
    hunt.ask_chance(
        Prompt.PICK_BLIND, hunt.zones[Zone.HAND + hunt.wanted - Answer.BLIND_FROM], Pile.BLIND_HAND, hunt.turns
    )


def pick_blind(hunt: Hunt, card: i64) -> None:
    """RC-8.2: a card out of a hidden hand."""
    exchange(hunt, hunt.wanted - Answer.BLIND_FROM, card)


def holder_of(hunt: Hunt, card: i64) -> i64:
    """Whose hand a card is in."""
    seat: i64 = 0
    while not hunt.zones[Zone.HAND + seat] & one(card):
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
    zones[Zone.HAND + seat] ^= both
    zones[Zone.HAND + opponent] ^= both
    hunt.given = NONE
    hunt.wanted = NONE
    unseen: i64 = 1 if is_unseen else 0
    hunt.tell(
        Event.EXCHANGED, beside(given, CARD_BITS, card), beside(seat, SEAT_BITS, beside(opponent, SEAT_BITS, unseen))
    )
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
        if zones[Zone.FIRST + colour] != NONE and zones[Zone.SECOND + colour] != NONE:
            found |= one(colour)
        colour += 1
    return found


def swap_tokens(hunt: Hunt, colour: i64) -> None:
    """RC-8.1: swap the two tokens of a row."""
    zones = hunt.zones
    token = zones[Zone.FIRST + colour]
    zones[Zone.FIRST + colour] = zones[Zone.SECOND + colour]
    zones[Zone.SECOND + colour] = token
    hunt.tell(Event.SWAPPED_TOKENS, colour, hunt.active)
    hunt.go_on_to_play()


def throw_off(hunt: Hunt, card: i64) -> None:
    """RC-8.1: discard one of your cards, never your last."""
    hunt.zones[Zone.HAND + hunt.active] &= ~one(card)
    put_on_top(hunt, card)
    hunt.tell(Event.THREW_OFF, card, hunt.active)
    show_everybody(hunt, one(card))
    hunt.go_on_to_play()
