"""Steps that put counters on cards, or better troops for a turn; declared in language/effects/marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import lowest, one
from catspaw.core.journal import SECOND_RULE, beside
from catspaw.games.claw_and_order.abilities.ops import DAMAGE_BONUS, LESSENS, STAND
from catspaw.games.claw_and_order.rules.damage import prevent, put_counters
from catspaw.games.claw_and_order.state.card_state import counters_on, set_this_turn, this_turn
from catspaw.games.claw_and_order.state.events import BONUS_BITS, Event
from catspaw.games.claw_and_order.state.numbers import (
    MOST_ATTACKS,
    MOST_BONUS,
    MOST_COUNTERS,
    MOST_PENALTY,
    Bound,
    TurnField,
    Zone,
)
from catspaw.games.claw_and_order.state.zones import items_in_play, reach_bound, reference

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match

PUT_COUNTERS: Final = 8  # number
PREVENT: Final = 9  # number
ATTACK_AGAIN: Final = 10
GETS: Final = 11  # number; which: DAMAGE_BONUS or HEALTH_BONUS; this turn
GAINS: Final = 12  # which: keyword; this turn
REMOVE_COUNTERS: Final = 28  # number
REMOVE_ALL_COUNTERS: Final = 29
LOSES: Final = 31  # which: keyword; this turn
STUN: Final = 32


def mark_step(match: Match, step: i64, card: i64, number: i64, which: i64) -> bool:
    """Do it to one troop; False if it is no step of this family."""
    if step == PUT_COUNTERS:
        put_counters(match, card, number)
    elif step == PREVENT:
        prevent(match, card, number)
    elif step == ATTACK_AGAIN:
        attack_again(match, card)
    elif step == GETS:
        get_bonus(match, card, which, number)
    elif step == GAINS:
        gain_keyword(match, card, which)
    elif step == LESSENS:
        get_penalty(match, card, which, number)
    elif step == LOSES:
        lose_keyword(match, card, which)
    elif step == STAND:
        stand(match, card, which)
    elif step == STUN:
        stun(match, card)
    elif step == REMOVE_COUNTERS:
        remove_counters(match, card, number)
    elif step == REMOVE_ALL_COUNTERS:
        remove_counters(match, card, MOST_COUNTERS)
    else:
        return False
    return True


def item_mark_step(match: Match, step: i64, number: i64) -> bool:
    """Do it to an item that was selected; False if none was, or if it is no step that is done to items."""
    chosen = match.zones[Zone.CHOSEN_ONES]
    if step == PUT_COUNTERS and chosen & items_in_play(match):
        put_counters(match, lowest(chosen), number)
        return True
    return False


def attack_again(match: Match, card: i64) -> None:
    """One attack more this turn."""
    times = this_turn(match, card, TurnField.AGAIN)
    if times < MOST_ATTACKS - 1:
        set_this_turn(match, card, TurnField.AGAIN, times + 1)
        match.tell(Event.ATTACKS_AGAIN, reference(match, card), 0)
    else:
        reach_bound(match, card, Bound.ATTACKS, MOST_ATTACKS)


def get_bonus(match: Match, card: i64, bonus: i64, number: i64) -> None:
    """More damage or health until the turn ends."""
    field: i64 = TurnField.MORE_DAMAGE if bonus == DAMAGE_BONUS else TurnField.MORE_HEALTH
    total = this_turn(match, card, field) + number
    set_this_turn(match, card, field, min(MOST_BONUS, total))
    match.tell(Event.GOT, reference(match, card), beside(bonus, BONUS_BITS, number))
    if total > MOST_BONUS:
        reach_bound(match, card, Bound.MORE_DAMAGE if bonus == DAMAGE_BONUS else Bound.MORE_HEALTH, MOST_BONUS)


def gain_keyword(match: Match, card: i64, keyword: i64) -> None:
    """A keyword until the turn ends."""
    gained = this_turn(match, card, TurnField.GAINED) | one(keyword)
    set_this_turn(match, card, TurnField.GAINED, gained)
    match.tell(Event.GAINED_KEYWORD, reference(match, card), keyword)


def get_penalty(match: Match, card: i64, bonus: i64, number: i64) -> None:
    """Less damage or health until the turn ends. Ruling CO-R.D: who has as much damage as health then, dies."""
    field: i64 = TurnField.LESS_DAMAGE if bonus == DAMAGE_BONUS else TurnField.LESS_HEALTH
    total = this_turn(match, card, field) + number
    set_this_turn(match, card, field, min(MOST_PENALTY, total))
    match.zones[Zone.CHECK_DEATHS] = 1
    match.tell(Event.GOT | SECOND_RULE, reference(match, card), beside(bonus, BONUS_BITS, number))
    if total > MOST_PENALTY:
        reach_bound(match, card, Bound.LESS_DAMAGE if bonus == DAMAGE_BONUS else Bound.LESS_HEALTH, MOST_PENALTY)


def lose_keyword(match: Match, card: i64, keyword: i64) -> None:
    """Until the turn ends it does not have the keyword, whatever gives it."""
    lost = this_turn(match, card, TurnField.LOST) | one(keyword)
    set_this_turn(match, card, TurnField.LOST, lost)
    match.tell(Event.LOST_KEYWORD, reference(match, card), keyword)


def stand(match: Match, card: i64, which: i64) -> None:
    """What it may or must do, or what may be done to it, until the turn ends."""
    stands = this_turn(match, card, TurnField.STANDS) | one(which)
    set_this_turn(match, card, TurnField.STANDS, stands)
    match.tell(Event.STANDS, reference(match, card), which)


def stun(match: Match, card: i64) -> None:
    """It cannot attack in the next turn of whoever controls it then."""
    match.zones[Zone.STUNS] |= one(card)
    match.tell(Event.STUNNED, reference(match, card), 0)


def remove_counters(match: Match, card: i64, number: i64) -> None:
    """CO-101.5: counters stay until they are taken off, as far as there are any."""
    number = min(number, counters_on(match, card))
    if number:
        put_counters(match, card, -number)
