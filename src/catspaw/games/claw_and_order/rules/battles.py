"""Chapters 100, 110 and 111: who loses a battle, where the next one is, and who wins the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import count, first, has, lowest, one
from catspaw.core.journal import SECOND_RULE, beside
from catspaw.games.claw_and_order.abilities.ops import IS_TROOP, ONLY_LOSER
from catspaw.games.claw_and_order.rules.setup import deal_hands
from catspaw.games.claw_and_order.state.deck import cards_in_deck, deck_of
from catspaw.games.claw_and_order.state.endings import Ending
from catspaw.games.claw_and_order.state.events import SEAT_SET_BITS, Event
from catspaw.games.claw_and_order.state.numbers import (
    DECK_SIZE,
    FIELD,
    FIELDS,
    NONE,
    OF_ONE,
    OF_TWO,
    Pile,
    Reason,
    Zone,
)
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import definition_of, own_cards, troops_in_play, troops_of

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def judge(match: Match) -> i64:
    """CO-110.1, Ruling CO-R.L: at the end of a turn; who has lost, or NONE.

    Ruling CO-R.B: if both have, it is the player whose turn it is.
    """
    zones = match.zones
    seat = zones[Zone.ACTIVE]
    if defeated(match, seat):
        return seat
    if match.rulings.defeat_at_any_turn_end and defeated(match, seat ^ 1):
        return seat ^ 1
    return NONE


def judge_at_once(match: Match) -> i64:
    """CO-100.3, Ruling CO-R.L: at any moment, but Ruling CO-R.B: not before the first turn."""
    zones = match.zones
    if zones[Zone.TURNS] + zones[Zone.TURNS + 1] == 0:
        return NONE
    seat = zones[Zone.ACTIVE]
    if defeated(match, seat):
        return seat
    if defeated(match, seat ^ 1):
        return seat ^ 1
    return NONE


def defeated(match: Match, seat: i64) -> i64:
    """CO-110.1: the reason why a player has lost, or 0. CO-110.2: troops in hand do not help."""
    if troops_of(match, seat) == 0:
        return Reason.NO_TROOPS_IN_PLAY
    if match.rulings.any_card_keeps_a_deck:
        left = cards_in_deck(match, seat)
    else:
        left = deck_of(match, seat) & match.card_index.traits[IS_TROOP]
    if left == 0:
        return Reason.NO_TROOPS_IN_DECK
    return 0


def end_battle(match: Match, loser: i64) -> bool:
    """CO-110.3: two battles won are the match; True if it is over, or somebody is asked."""
    zones = match.zones
    winner = loser ^ 1
    match.tell(Event.LOST_BATTLE, loser, defeated(match, loser))
    zones[Zone.WINS + winner] += 1
    if zones[Zone.WINS + winner] == 2:
        end_match(match, Ending.TWO_BATTLES, one(winner), one(loser))
        return True
    remember_decks(match)
    reset(match)
    zones[Zone.LOSER] = loser
    zones[Zone.BATTLE] += 1
    return next_battlefield(match)


def end_match(match: Match, ending: i64, winners: i64, losers: i64) -> None:
    match.finish(ending, winners, losers)
    match.tell(Event.OVER, ending, beside(winners, SEAT_SET_BITS, losers))


def remember_decks(match: Match) -> None:
    """Ruling CO-R.V: of a closed decklist everybody remembers how many of each card they have seen at a time."""
    if match.rulings.decklists_are_open:
        return
    zones = match.zones
    seat: i64 = 0
    while seat < 2:
        zones[Zone.SEEN_BEFORE + seat] = most_seen(match, zones[Zone.SEEN_BEFORE + seat], seen_now(match, seat))
        seat += 1


def seen_now(match: Match, seat: i64) -> i64:
    """The cards of a player's deck that everybody has seen in this battle."""
    zones = match.zones
    own = own_cards(seat)
    shown = troops_in_play(match) & ~zones[Zone.FACE_DOWN]
    shown |= (
        zones[Zone.ITEMS + seat] | zones[Zone.BUFFS + seat] | zones[Zone.DISCARD_PILE + seat] | zones[Zone.KNOWN + seat]
    )
    shown |= zones[Zone.TAKING_EFFECT]
    return shown & own


def most_seen(match: Match, before: i64, now: i64) -> i64:
    """Of each name as many as were seen in one battle or the other; always the first ones of the list."""
    found: i64 = 0
    left = before | now
    while left:
        card = lowest(left)
        own = own_cards(card // DECK_SIZE)
        copies = match.card_index.copies(card, own)
        number = count(copies & before)
        number = max(number, count(copies & now))
        left &= ~copies
        while number > 0:
            found |= copies & -copies
            copies &= copies - 1
            number -= 1
    return found


def reset(match: Match) -> None:
    """CO-103.1: all cards are in the decks again. CO-101.5: damage and counters are gone."""
    zones = match.zones
    place: i64 = 0
    while place <= Zone.DICE:
        if not is_kept(place):
            zones[place] = 0
        place += 1
    while place < FIELDS:
        zones[place] = 0
        place += 1
    put_decks_back(match)


def is_kept(place: i64) -> bool:
    """What goes on from one battle to the next: none of it is beyond DICE."""
    if place >= Zone.SHUFFLES and place < Zone.SHUFFLES + 2:
        return True
    if place >= Zone.WINS and place < Zone.WINS + 2:
        return True
    if place >= Zone.SEEN_BEFORE and place < Zone.SEEN_BEFORE + 2:
        return True
    return (
        place == Zone.BATTLE
        or place == Zone.BATTLEFIELD_CARD
        or place == Zone.STARTER
        or place == Zone.DICE
        or place == Zone.LOSER
    )


def put_decks_back(match: Match) -> None:
    """CO-103.2: the full decks are shuffled."""
    zones = match.zones
    zones[Zone.DECK] = OF_ONE
    zones[Zone.DECK + 1] = OF_TWO
    zones[Zone.SHUFFLES] += 1
    zones[Zone.SHUFFLES + 1] += 1
    zones[Zone.ATTACKER] = NONE
    zones[Zone.VICTIM] = NONE
    zones[Zone.CHOSEN] = NONE
    zones[Zone.SOURCE] = NONE
    zones[Zone.THAT_CARD] = NONE
    zones[Zone.OTHER_CARD] = NONE
    zones[Zone.ARRIVED] = NONE
    zones[Zone.SLAYER] = NONE


def next_battlefield(match: Match) -> bool:
    """CO-100.2, CO-111.1: after a neutral battlefield the loser chooses; after another one, neutral.

    CO-111.4: the choice is made before the decks are shuffled; if there are none, the next one is neutral.
    """
    zones = match.zones
    if zones[Zone.BATTLEFIELD_CARD] == 0 and match.card_index.set.battlefields:
        ask_for_battlefield(match)
        return True
    zones[Zone.BATTLEFIELD_CARD] = 0
    return begin_battle(match)


def ask_for_battlefield(match: Match) -> None:
    """CO-111.2: any battlefield of the set, without owning the card, or the neutral one."""
    match.ask(
        match.zones[Zone.LOSER],
        Prompt.CHOOSE_BATTLEFIELD,
        first(match.card_index.set.battlefields) | one(Answer.NEUTRAL),
    )


def choose_battlefield(match: Match, choice: i64) -> None:
    """CO-111.1: the loser's choice."""
    match.zones[Zone.BATTLEFIELD_CARD] = 0 if choice == Answer.NEUTRAL else choice + 1
    match.tell(Event.CHOSE_BATTLEFIELD, match.zones[Zone.LOSER], match.zones[Zone.BATTLEFIELD_CARD])
    if not begin_battle(match):
        match.advance()


def begin_battle(match: Match) -> bool:
    """CO-111.3: a battlefield's effects last all battle, for both players or only for the loser before.

    True if chance is asked who starts.
    """
    zones = match.zones
    match.tell(Event.BATTLE_BEGAN, zones[Zone.BATTLE], zones[Zone.BATTLEFIELD_CARD])
    if zones[Zone.BATTLEFIELD_CARD]:
        only_loser = has(match.card_index.set.traits[definition_of(match, FIELD)], ONLY_LOSER)
        seat: i64 = 0
        while seat < 2:
            if not only_loser or zones[Zone.LOSER] == seat:
                zones[Zone.BUFFS + seat] |= one(FIELD + seat)
            seat += 1
    return choose_starter(match)


def choose_starter(match: Match) -> bool:
    """Ruling CO-R.F: at first by chance, then the loser starts; or always by chance; or by turns."""
    zones = match.zones
    if zones[Zone.BATTLE] == 1 or match.rulings.starter_is_rolled:
        zones[Zone.DICE] += 1
        ask_for_starter(match)
        return True
    start_with(match, zones[Zone.STARTER] ^ 1 if match.rulings.starters_alternate else zones[Zone.LOSER], SECOND_RULE)
    return False


def ask_for_starter(match: Match) -> None:
    match.ask_chance(Prompt.ROLL_STARTER, 0b11, Pile.STARTERS, match.zones[Zone.DICE])


def roll_starter(match: Match, seat: i64) -> None:
    """Ruling CO-R.F: chance has said who starts."""
    start_with(match, seat, 0)
    match.advance()


def start_with(match: Match, seat: i64, rule: i64) -> None:
    match.tell(Event.STARTS | rule, seat, 0)
    deal_hands(match, seat)
