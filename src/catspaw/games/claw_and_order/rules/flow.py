"""How a match goes on: deaths, discards, abilities, waiting triggers, and then the next phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.games.claw_and_order.abilities.effects import do_step
from catspaw.games.claw_and_order.abilities.triggers import begin_next_trigger
from catspaw.games.claw_and_order.rules.battles import end_battle, judge, judge_at_once
from catspaw.games.claw_and_order.rules.combat import attack_phase, declare, offer_response, strike
from catspaw.games.claw_and_order.rules.deaths import bury_the_dead
from catspaw.games.claw_and_order.rules.setup import ask_for_set_up, deal_on
from catspaw.games.claw_and_order.rules.turn import (
    ask_for_play,
    begin_turn,
    draw_phase,
    end_phase,
    finish_turn,
    start_of_turn,
    wipe_the_turn_off,
)
from catspaw.games.claw_and_order.rules.vehicles import assign_pilots
from catspaw.games.claw_and_order.state.deck import discard_owed
from catspaw.games.claw_and_order.state.numbers import NONE, Phase, Zone

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def advance(match: Match) -> None:
    """On to the next question."""
    while True:
        if goes_one_step_on(match):
            return


def goes_one_step_on(match: Match) -> bool:
    """Ruling CO-R.Z: deaths are checked after each effect, and an ability ends before the next one begins.

    True if somebody is asked.
    """
    if match.zones[Zone.CHECK_DEATHS]:
        bury_the_dead(match)
        return False
    if match.zones[Zone.OWED] | match.zones[Zone.OWED + 1]:
        return discard_what_is_owed(match)
    if match.rulings.defeat_is_immediate:
        loser = judge_at_once(match)
        if loser != NONE:
            return end_battle(match, loser)
    if match.zones[Zone.PC]:
        return do_step(match)
    if match.zones[Zone.RING_COUNT]:
        begin_next_trigger(match)
        return False
    if match.zones[Zone.WINDOWS] and offer_response(match):
        return True
    return next_phase(match, match.zones[Zone.PHASE])


def discard_what_is_owed(match: Match) -> bool:
    """CO-107.4: at once, the active player first."""
    seat = match.zones[Zone.ACTIVE]
    return discard_owed(match, seat if match.zones[Zone.OWED + seat] else seat ^ 1)


def next_phase(match: Match, phase: i64) -> bool:
    """CO-104.1: the phases in their order; True if somebody is asked."""
    if phase == Phase.PLAYING:
        ask_for_play(match)
        return True
    if phase == Phase.SETTING_UP:
        ask_for_set_up(match)
        return True
    if phase == Phase.ATTACKING:
        return attack_phase(match)
    if phase == Phase.PILOTING:
        return assign_pilots(match)
    if phase == Phase.DRAWING:
        return draw_phase(match)
    if phase == Phase.STARTING:
        return start_of_turn(match)
    if phase == Phase.OPENING:
        return deal_on(match)
    if phase == Phase.DECLARING:
        declare(match)
    elif phase == Phase.STRIKING:
        strike(match)
    elif phase == Phase.ENDING:
        end_phase(match)
    elif phase == Phase.FINISHING:
        finish_turn(match)
    else:
        assert phase == Phase.JUDGING
        return judge_turn(match)
    return False


def judge_turn(match: Match) -> bool:
    """CO-110.1: the turn is over: somebody has lost, or the other player's turn begins."""
    loser = judge(match)
    if loser != NONE:
        return end_battle(match, loser)
    wipe_the_turn_off(match)
    begin_turn(match, match.zones[Zone.ACTIVE] ^ 1)
    return False
