"""Putting the pending question once more, with the options that an imagined world has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.games.claw_and_order.abilities.choosing import ask_for_place, ask_for_roll, ask_for_target
from catspaw.games.claw_and_order.abilities.effects import ask_for_mode, ask_whether
from catspaw.games.claw_and_order.abilities.fortunes import (
    ask_for_discard,
    ask_for_random_discard,
    ask_for_recovery,
    ask_for_search,
    ask_where,
)
from catspaw.games.claw_and_order.abilities.ops import WHICH_AT
from catspaw.games.claw_and_order.rules.battles import ask_for_battlefield, ask_for_starter
from catspaw.games.claw_and_order.rules.combat import ask_for_attacker, ask_for_response, ask_for_victim
from catspaw.games.claw_and_order.rules.playing import ask_for_host
from catspaw.games.claw_and_order.rules.setup import ask_for_set_up
from catspaw.games.claw_and_order.rules.turn import ask_for_play, ask_who_stays
from catspaw.games.claw_and_order.rules.using import ask_how
from catspaw.games.claw_and_order.rules.vehicles import ask_for_pilot, ask_for_vehicle
from catspaw.games.claw_and_order.state.deck import ask_for_bottom, ask_for_top
from catspaw.games.claw_and_order.state.numbers import (
    ACTIVE,
    ATTACK_WHOM,
    ATTACK_WITH,
    CHOOSE_BATTLEFIELD,
    CHOOSE_MODE,
    CHOOSE_PILOT,
    CHOOSE_PLACE,
    CHOOSE_TARGET,
    CHOOSE_VEHICLE,
    CONTROLLER,
    DISCARD_BOTTOM,
    DISCARD_ONE,
    DRAW_CARD,
    DRAW_OPENING,
    EQUIP_TO,
    LOOK_AT,
    OWED,
    PC,
    PLAY,
    PUT_WHERE,
    RECOVER_ONE,
    RESPOND,
    ROLL_DISCARD,
    ROLL_STARTER,
    ROLL_TROOP,
    SEARCH_FOR,
    SET_UP,
    STAY,
    USE_HOW,
    WHETHER,
)

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def ask_again(match: Match) -> None:
    prompt = match.prompt
    if prompt < CHOOSE_BATTLEFIELD:
        ask_chance_again(match, prompt)
    elif prompt < CHOOSE_TARGET:
        ask_player_again(match, prompt)
    else:
        ask_controller_again(match, prompt)


def whose(match: Match) -> i64:
    """The player a step is about; without an ability, whose turn it is."""
    zones = match.zones
    if zones[PC]:
        return zones[CONTROLLER] ^ ((match.card_index.set.code[zones[PC]] >> WHICH_AT) & 1)
    return zones[ACTIVE]


def ask_chance_again(match: Match, prompt: i64) -> None:
    zones = match.zones
    if prompt == DRAW_CARD or prompt == DRAW_OPENING or prompt == LOOK_AT:
        ask_for_top(match, whose(match), prompt)
    elif prompt == DISCARD_BOTTOM:
        seat = zones[ACTIVE] if zones[OWED + zones[ACTIVE]] else zones[ACTIVE] ^ 1
        ask_for_bottom(match, seat)
    elif prompt == ROLL_STARTER:
        ask_for_starter(match)
    elif prompt == ROLL_TROOP:
        ask_for_roll(match, match.card_index.set.code[zones[PC] + 1])
    else:
        assert prompt == ROLL_DISCARD
        ask_for_random_discard(match, whose(match))


def ask_player_again(match: Match, prompt: i64) -> None:
    if prompt == PLAY:
        ask_for_play(match)
    elif prompt == RESPOND:
        ask_for_response(match)
    elif prompt == ATTACK_WITH:
        ask_for_attacker(match)
    elif prompt == ATTACK_WHOM:
        ask_for_victim(match)
    elif prompt == SET_UP:
        ask_for_set_up(match)
    elif prompt == STAY:
        ask_who_stays(match)
    elif prompt == CHOOSE_VEHICLE:
        ask_for_vehicle(match)
    elif prompt == CHOOSE_PILOT:
        ask_for_pilot(match)
    elif prompt == EQUIP_TO:
        ask_for_host(match)
    elif prompt == USE_HOW:
        ask_how(match)
    else:
        assert prompt == CHOOSE_BATTLEFIELD
        ask_for_battlefield(match)


def ask_controller_again(match: Match, prompt: i64) -> None:
    zones = match.zones
    if prompt == CHOOSE_TARGET:
        ask_for_target(match, match.card_index.set.code[zones[PC] + 1])
    elif prompt == CHOOSE_PLACE:
        ask_for_place(match, zones[CONTROLLER] if zones[PC] else zones[ACTIVE])
    elif prompt == WHETHER:
        ask_whether(match)
    elif prompt == CHOOSE_MODE:
        ask_for_mode(match)
    elif prompt == DISCARD_ONE:
        ask_for_discard(match, whose(match))
    elif prompt == SEARCH_FOR:
        ask_for_search(match, whose(match))
    elif prompt == RECOVER_ONE:
        ask_for_recovery(match, whose(match))
    else:
        assert prompt == PUT_WHERE
        ask_where(match, whose(match))
