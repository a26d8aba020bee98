"""Ruling CO-R.Z: what an ability does, step by step to its end; what a step does, its family knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.games.claw_and_order.abilities.choices import choice_step
from catspaw.games.claw_and_order.abilities.choosing import hold, select
from catspaw.games.claw_and_order.abilities.damage import damage_step
from catspaw.games.claw_and_order.abilities.filters import number_meant
from catspaw.games.claw_and_order.abilities.fortunes import fortune_step
from catspaw.games.claw_and_order.abilities.looking import looking_step
from catspaw.games.claw_and_order.abilities.marks import item_mark_step, mark_step
from catspaw.games.claw_and_order.abilities.movements import joint_movement_step, movement_step
from catspaw.games.claw_and_order.abilities.ops import (
    ASKED,
    DONE,
    EACH,
    END,
    HOLD,
    JUMP,
    NOT_MINE,
    SELECT,
    SKIPPED,
    STEP_WORDS,
    jump_in,
    mode_of,
    number_in,
    opcode_in,
    which_in,
)
from catspaw.games.claw_and_order.abilities.summoning import summoning_step
from catspaw.games.claw_and_order.abilities.triggers import end_ability
from catspaw.games.claw_and_order.state.numbers import MOST_AT_ONCE, Zone
from catspaw.games.claw_and_order.state.zones import oldest, troops_in_play

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def do_step(match: Match) -> bool:
    """Do the present step; True if somebody is asked before it is done."""
    zones = match.zones
    at = zones[Zone.PC]
    word = match.card_index.set.code[at]
    step = opcode_in(word)
    if step == END:
        end_ability(match)
        return False
    if step == JUMP:
        zones[Zone.PC] = jump_in(word)
        return False
    if step == SELECT:
        if select(match, match.card_index.set.code[at + 1]):
            return True
    elif step == HOLD:
        hold(match)
    else:
        far = do_effect(match, step, number_at(match, at), which_in(word))
        if far == ASKED or far == SKIPPED:
            return far == ASKED
    zones[Zone.PC] = at + STEP_WORDS
    return False


def number_at(match: Match, at: i64) -> i64:
    """How often or how much, by the step there; `for each …` it is so much for each, up to a bound (CO-R.Z)."""
    code = match.card_index.set.code
    number = number_in(code[at])
    who = code[at + 1]
    if number == 0 or mode_of(who) != EACH:
        return number
    zones = match.zones
    if zones[Zone.LEFT]:
        return number
    return min(MOST_AT_ONCE, number * number_meant(match, zones[Zone.CONTROLLER], zones[Zone.SOURCE], who))


def do_effect(match: Match, step: i64, number: i64, which: i64) -> i64:
    """The step of an effect: DONE, ASKED or SKIPPED."""
    far = choice_step(match, step)
    if far != NOT_MINE:
        return far
    seat = match.zones[Zone.CONTROLLER] ^ (which & 1)
    far = fortune_step(match, step, seat, number)
    if far == NOT_MINE:
        far = looking_step(match, step, seat, number)
    if far == NOT_MINE:
        far = summoning_step(match, step, number, which)
    if far == NOT_MINE:
        do_to_troops(match, step, number, which)
        return DONE
    return far


def do_to_troops(match: Match, step: i64, number: i64, which: i64) -> None:
    """A step about the troops that were selected, as far as they are still in play; counters may lie on items too.

    What counts for each of none is not done.
    """
    if number == 0 and number_in(match.card_index.set.code[match.zones[Zone.PC]]):
        return
    if item_mark_step(match, step, number):
        return
    troops = match.zones[Zone.CHOSEN_ONES] & troops_in_play(match)
    if joint_movement_step(match, step, troops, which):
        return
    while troops:
        card = oldest(match, troops)
        troops &= ~one(card)
        if not troops_in_play(match) & one(card):
            continue
        if damage_step(match, step, card, number) or movement_step(match, step, card, which):
            continue
        is_done = mark_step(match, step, card, number, which)
        assert is_done, "a step of no family"
