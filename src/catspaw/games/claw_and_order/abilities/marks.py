"""Steps that put counters on cards, or better troops for a turn; declared in language/effects/marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import lowest, one
from catspaw.core.journal import beside
from catspaw.games.claw_and_order.abilities.ops import DAMAGE_BONUS
from catspaw.games.claw_and_order.rules.damage import prevent, put_counters
from catspaw.games.claw_and_order.state.card_state import set_this_turn, this_turn
from catspaw.games.claw_and_order.state.events import BONUS_BITS, Event
from catspaw.games.claw_and_order.state.numbers import MOST_ATTACKS, MOST_BONUS, Bound, TurnField, Zone
from catspaw.games.claw_and_order.state.zones import items_in_play, reach_bound, reference

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match

PUT_COUNTERS: Final = 8  # number
PREVENT: Final = 9  # number
ATTACK_AGAIN: Final = 10
GETS: Final = 11  # number; which: DAMAGE_BONUS or HEALTH_BONUS; this turn
GAINS: Final = 12  # which: keyword; this turn


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
