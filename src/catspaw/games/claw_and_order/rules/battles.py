"""Chapters 100, 110 and 111: who loses a battle, where the next one is, and who wins the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import count, first, lowest, one
from catspaw.games.claw_and_order.abilities.ops import IS_TROOP, ONLY_LOSER
from catspaw.games.claw_and_order.rules.setup import deal_hands
from catspaw.games.claw_and_order.state.deck import cards_in_deck, deck_of
from catspaw.games.claw_and_order.state.events import (
    BATTLE_BEGAN,
    CHOSE_BATTLEFIELD,
    LOST_BATTLE,
    OVER,
    SECOND_RULE,
    STARTS,
)
from catspaw.games.claw_and_order.state.numbers import (
    ACTIVE,
    ATTACKER,
    BATTLE,
    BATTLEFIELD_CARD,
    BUFFS,
    CARD_STATE,
    CHOOSE_BATTLEFIELD,
    CHOSEN,
    DECK,
    DECK_SIZE,
    DICE,
    DISCARD_PILE,
    FACE_DOWN,
    FIELD,
    FIELDS,
    ITEMS,
    KNOWN,
    LOSER,
    NEUTRAL,
    NO_TROOPS_IN_DECK,
    NO_TROOPS_IN_PLAY,
    NONE,
    OF_ONE,
    OF_TWO,
    OTHER_CARD,
    ROLL_STARTER,
    SEEN_BEFORE,
    SHUFFLES,
    SOURCE,
    STARTER,
    STARTERS,
    TAKING_EFFECT,
    THAT_CARD,
    TURNS,
    TWO_BATTLES,
    VICTIM,
    WINS,
)
from catspaw.games.claw_and_order.state.zones import definition_of, own_cards, troops_in_play, troops_of

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def judge(match: Match) -> i64:
    """CO-110.1, Ruling CO-R.L: at the end of a turn; who has lost, or NONE.

    Ruling CO-R.B: if both have, it is the player whose turn it is.
    """
    zones = match.zones
    seat = zones[ACTIVE]
    if defeated(match, seat):
        return seat
    if match.rulings.defeat_at_any_turn_end and defeated(match, seat ^ 1):
        return seat ^ 1
    return NONE


def judge_at_once(match: Match) -> i64:
    """CO-100.3, Ruling CO-R.L: at any moment, but Ruling CO-R.B: not before the first turn."""
    zones = match.zones
    if zones[TURNS] + zones[TURNS + 1] == 0:
        return NONE
    seat = zones[ACTIVE]
    if defeated(match, seat):
        return seat
    if defeated(match, seat ^ 1):
        return seat ^ 1
    return NONE


def defeated(match: Match, seat: i64) -> i64:
    """CO-110.1: the reason why a player has lost, or 0. CO-110.2: troops in hand do not help."""
    if troops_of(match, seat) == 0:
        return NO_TROOPS_IN_PLAY
    if match.rulings.any_card_keeps_a_deck:
        left = cards_in_deck(match, seat)
    else:
        left = deck_of(match, seat) & match.card_index.traits[IS_TROOP]
    if left == 0:
        return NO_TROOPS_IN_DECK
    return 0


def end_battle(match: Match, loser: i64) -> bool:
    """CO-110.3: two battles won are the match; True if it is over, or somebody is asked."""
    zones = match.zones
    winner = loser ^ 1
    match.tell(LOST_BATTLE, loser, defeated(match, loser))
    zones[WINS + winner] += 1
    if zones[WINS + winner] == 2:
        end_match(match, TWO_BATTLES, one(winner), one(loser))
        return True
    remember_decks(match)
    reset(match)
    zones[LOSER] = loser
    zones[BATTLE] += 1
    return next_battlefield(match)


def end_match(match: Match, ending: i64, winners: i64, losers: i64) -> None:
    match.finish(ending, winners, losers)
    match.tell(OVER, ending, winners | (losers << 2))


def remember_decks(match: Match) -> None:
    """Ruling CO-R.V: of a closed decklist everybody remembers how many of each card they have seen at a time."""
    if match.rulings.decklists_are_open:
        return
    zones = match.zones
    seat: i64 = 0
    while seat < 2:
        zones[SEEN_BEFORE + seat] = most_seen(match, zones[SEEN_BEFORE + seat], seen_now(match, seat))
        seat += 1


def seen_now(match: Match, seat: i64) -> i64:
    """The cards of a player's deck that everybody has seen in this battle."""
    zones = match.zones
    own = own_cards(seat)
    shown = troops_in_play(match) & ~zones[FACE_DOWN]
    shown |= zones[ITEMS + seat] | zones[BUFFS + seat] | zones[DISCARD_PILE + seat] | zones[KNOWN + seat]
    shown |= zones[TAKING_EFFECT]
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
    while place < CARD_STATE:
        if not is_kept(place):
            zones[place] = 0
        place += 1
    while place < FIELDS:
        zones[place] = 0
        place += 1
    put_decks_back(match)


def is_kept(place: i64) -> bool:
    """What goes on from one battle to the next."""
    if place >= SHUFFLES and place < SHUFFLES + 2:
        return True
    if place >= WINS and place < WINS + 2:
        return True
    if place >= SEEN_BEFORE and place < SEEN_BEFORE + 2:
        return True
    return place == BATTLE or place == BATTLEFIELD_CARD or place == STARTER or place == DICE or place == LOSER


def put_decks_back(match: Match) -> None:
    """CO-103.2: the full decks are shuffled."""
    zones = match.zones
    zones[DECK] = OF_ONE
    zones[DECK + 1] = OF_TWO
    zones[SHUFFLES] += 1
    zones[SHUFFLES + 1] += 1
    zones[ATTACKER] = NONE
    zones[VICTIM] = NONE
    zones[CHOSEN] = NONE
    zones[SOURCE] = NONE
    zones[THAT_CARD] = NONE
    zones[OTHER_CARD] = NONE


def next_battlefield(match: Match) -> bool:
    """CO-100.2, CO-111.1: after a neutral battlefield the loser chooses; after another one, neutral.

    CO-111.4: the choice is made before the decks are shuffled; if there are none, the next one is neutral.
    """
    zones = match.zones
    if zones[BATTLEFIELD_CARD] == 0 and match.card_index.set.battlefields:
        ask_for_battlefield(match)
        return True
    zones[BATTLEFIELD_CARD] = 0
    return begin_battle(match)


def ask_for_battlefield(match: Match) -> None:
    """CO-111.2: any battlefield of the set, without owning the card, or the neutral one."""
    match.ask(match.zones[LOSER], CHOOSE_BATTLEFIELD, first(match.card_index.set.battlefields) | one(NEUTRAL))


def choose_battlefield(match: Match, choice: i64) -> None:
    """CO-111.1: the loser's choice."""
    match.zones[BATTLEFIELD_CARD] = 0 if choice == NEUTRAL else choice + 1
    match.tell(CHOSE_BATTLEFIELD, match.zones[LOSER], match.zones[BATTLEFIELD_CARD])
    if not begin_battle(match):
        match.advance()


def begin_battle(match: Match) -> bool:
    """CO-111.3: a battlefield's effects last all battle, for both players or only for the loser before.

    True if chance is asked who starts.
    """
    zones = match.zones
    match.tell(BATTLE_BEGAN, zones[BATTLE], zones[BATTLEFIELD_CARD])
    if zones[BATTLEFIELD_CARD]:
        only_loser = (match.card_index.set.traits[definition_of(match, FIELD)] >> ONLY_LOSER) & 1 != 0
        seat: i64 = 0
        while seat < 2:
            if not only_loser or zones[LOSER] == seat:
                zones[BUFFS + seat] |= one(FIELD + seat)
            seat += 1
    return choose_starter(match)


def choose_starter(match: Match) -> bool:
    """Ruling CO-R.F: at first by chance, then the loser starts; or always by chance; or by turns."""
    zones = match.zones
    if zones[BATTLE] == 1 or match.rulings.starter_is_rolled:
        zones[DICE] += 1
        ask_for_starter(match)
        return True
    start_with(match, zones[STARTER] ^ 1 if match.rulings.starters_alternate else zones[LOSER], SECOND_RULE)
    return False


def ask_for_starter(match: Match) -> None:
    match.ask_chance(ROLL_STARTER, 0b11, STARTERS, match.zones[DICE])


def roll_starter(match: Match, seat: i64) -> None:
    """Ruling CO-R.F: chance has said who starts."""
    start_with(match, seat, 0)
    match.advance()


def start_with(match: Match, seat: i64, rule: i64) -> None:
    match.tell(STARTS | rule, seat, 0)
    deal_hands(match, seat)
