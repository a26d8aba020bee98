"""Ruling CO-R.Z: what an ability does, step by step to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import first, lowest, one
from catspaw.core.journal import SECOND_RULE, THIRD_RULE, beside
from catspaw.games.claw_and_order.abilities.choosing import select
from catspaw.games.claw_and_order.abilities.fortunes import (
    discard_cards,
    discard_cards_at_random,
    draw_cards,
    gain_dollars,
    look_at_top,
    lose_dollars,
    mill,
    recover,
    search,
)
from catspaw.games.claw_and_order.abilities.movements import (
    attack_again,
    gain_keyword,
    get_bonus,
    move_to_line,
    summon,
    take_control,
)
from catspaw.games.claw_and_order.abilities.ops import (
    ATTACK_AGAIN,
    CHOOSE_ONE,
    DEAL,
    DESTROY,
    DISCARD,
    DISCARD_AT_RANDOM,
    DRAW,
    END,
    GAIN_DOLLARS,
    GAINS,
    GETS,
    HEAL,
    JUMP,
    JUMP_AT,
    LOSE_DOLLARS,
    MAY,
    MILL,
    MOVE,
    PEEK,
    PREVENT,
    PUT_COUNTERS,
    RECOVER,
    RETURN,
    SEARCH,
    SELECT,
    STEP_NUMBER_AT,
    SUMMON,
    TAKE_CONTROL,
    WHICH_AT,
)
from catspaw.games.claw_and_order.abilities.triggers import end_ability
from catspaw.games.claw_and_order.rules.damage import deal_damage, heal, prevent, put_counters
from catspaw.games.claw_and_order.rules.deaths import destroy
from catspaw.games.claw_and_order.rules.leaving import return_troop
from catspaw.games.claw_and_order.state.events import PLAYER_BITS, Event
from catspaw.games.claw_and_order.state.numbers import Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import items_in_play, oldest, troops_in_play

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def do_step(match: Match) -> bool:
    """Do the present step; True if somebody is asked before it is done."""
    zones = match.zones
    at = zones[Zone.PC]
    word = match.card_index.set.code[at]
    step = word & 0xFF
    if step == END:
        end_ability(match)
        return False
    if step == JUMP:
        zones[Zone.PC] = word >> JUMP_AT
        return False
    if step == SELECT:
        if select(match, match.card_index.set.code[at + 1]):
            return True
    elif step == MAY:
        ask_whether(match)
        return True
    elif step == CHOOSE_ONE:
        ask_for_mode(match)
        return True
    elif step >= DRAW:
        seat = zones[Zone.CONTROLLER] ^ ((word >> WHICH_AT) & 1) if step < SUMMON else zones[Zone.CONTROLLER]
        if do_to_player(match, step, seat, (word >> STEP_NUMBER_AT) & 0xFF, (word >> WHICH_AT) & 0xFF):
            return True
    else:
        do_to_troops(match, step, (word >> STEP_NUMBER_AT) & 0xFF, (word >> WHICH_AT) & 0xFF)
    zones[Zone.PC] = at + 2
    return False


def do_to_troops(match: Match, step: i64, number: i64, which: i64) -> None:
    """A step about the troops that were selected, as far as they are still in play; counters may lie on items too."""
    zones = match.zones
    if step == PUT_COUNTERS and zones[Zone.CHOSEN_ONES] & items_in_play(match):
        put_counters(match, lowest(zones[Zone.CHOSEN_ONES]), number)
        return
    troops = zones[Zone.CHOSEN_ONES] & troops_in_play(match)
    if step == DESTROY:
        destroy(match, troops)
        return
    while troops:
        card = oldest(match, troops)
        troops &= ~one(card)
        if not troops_in_play(match) & one(card):
            continue
        if step == DEAL:
            deal_damage(match, zones[Zone.SOURCE], card, number)
        elif step == HEAL:
            heal(match, card, number)
        elif step == RETURN:
            return_troop(match, card, SECOND_RULE)
        elif step == MOVE:
            move_to_line(match, card, which, SECOND_RULE)
        elif step == TAKE_CONTROL:
            take_control(match, card, zones[Zone.CONTROLLER])
        elif step == PUT_COUNTERS:
            put_counters(match, card, number)
        elif step == PREVENT:
            prevent(match, card, number)
        elif step == ATTACK_AGAIN:
            attack_again(match, card)
        elif step == GETS:
            get_bonus(match, card, which, number)
        else:
            assert step == GAINS
            gain_keyword(match, card, which)


def do_to_player(match: Match, step: i64, seat: i64, number: i64, which: i64) -> bool:
    """A step about a player's hand, deck or dollars; True if somebody is asked before it is done."""
    if step == DRAW:
        return draw_cards(match, seat, number)
    if step == DISCARD:
        return discard_cards(match, seat, number)
    if step == DISCARD_AT_RANDOM:
        return discard_cards_at_random(match, seat, number)
    if step == SEARCH:
        return search(match, seat)
    if step == RECOVER:
        return recover(match, seat)
    if step == PEEK:
        return look_at_top(match, seat, number)
    if step == MILL:
        mill(match, seat, number)
    elif step == GAIN_DOLLARS:
        gain_dollars(match, seat, number, THIRD_RULE)
    elif step == LOSE_DOLLARS:
        lose_dollars(match, seat, number)
    else:
        assert step == SUMMON
        summon(match, seat, which, number)
    return False


def ask_whether(match: Match) -> None:
    match.ask(match.zones[Zone.CONTROLLER], Prompt.WHETHER, 0b11)


def decide_whether(match: Match, choice: i64) -> None:
    """On with what may be done, or on after it."""
    zones = match.zones
    match.tell(Event.CHOSE_MODE | SECOND_RULE, zones[Zone.CONTROLLER], choice)
    zones[Zone.PC] = (
        zones[Zone.PC] + 2 if choice == Answer.YES else match.card_index.set.code[zones[Zone.PC]] >> JUMP_AT
    )
    match.advance()


def ask_for_mode(match: Match) -> None:
    number = (match.card_index.set.code[match.zones[Zone.PC]] >> STEP_NUMBER_AT) & 0xFF
    match.ask(match.zones[Zone.CONTROLLER], Prompt.CHOOSE_MODE, first(number))


def choose_mode(match: Match, mode: i64) -> None:
    """Choose one: as many jumps follow as there are modes."""
    zones = match.zones
    match.tell(Event.CHOSE_MODE, beside(zones[Zone.CONTROLLER], PLAYER_BITS, zones[Zone.PC]), mode)
    zones[Zone.PC] += 2 * (1 + mode)
    zones[Zone.LEFT] = 0
    match.advance()
