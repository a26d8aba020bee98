"""Putting the pending question once more, with the options that an imagined world has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.games.claw_and_order.abilities.choices import ask_for_mode, ask_whether
from catspaw.games.claw_and_order.abilities.choosing import ask_for_place, ask_for_roll, ask_for_target
from catspaw.games.claw_and_order.abilities.fortunes import (
    ask_for_discard,
    ask_for_random_discard,
    ask_for_recovery,
    ask_for_search,
)
from catspaw.games.claw_and_order.abilities.looking import ask_where
from catspaw.games.claw_and_order.abilities.ops import which_in
from catspaw.games.claw_and_order.abilities.summoning import ask_for_deployment
from catspaw.games.claw_and_order.rules.battles import ask_for_battlefield, ask_for_starter
from catspaw.games.claw_and_order.rules.combat import (
    ask_for_attacker,
    ask_for_response,
    ask_for_victim,
    attackers,
)
from catspaw.games.claw_and_order.rules.playing import ask_for_host
from catspaw.games.claw_and_order.rules.setup import ask_for_set_up
from catspaw.games.claw_and_order.rules.turn import ask_for_play, ask_who_stays, observers
from catspaw.games.claw_and_order.rules.using import ask_how
from catspaw.games.claw_and_order.rules.vehicles import ask_for_pilot, ask_for_vehicle, changeable_vehicles
from catspaw.games.claw_and_order.state.deck import ask_for_bottom, ask_for_top
from catspaw.games.claw_and_order.state.numbers import Zone
from catspaw.games.claw_and_order.state.questions import Prompt

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def ask_again(match: Match) -> None:
    prompt = match.prompt
    if prompt < Prompt.CHOOSE_BATTLEFIELD:
        ask_chance_again(match, prompt)
    elif prompt < Prompt.CHOOSE_TARGET:
        ask_player_again(match, prompt)
    else:
        ask_controller_again(match, prompt)


def whose(match: Match) -> i64:
    """The player a step is about; without an ability, whose turn it is."""
    zones = match.zones
    if zones[Zone.PC]:
        return zones[Zone.CONTROLLER] ^ (which_in(match.card_index.set.code[zones[Zone.PC]]) & 1)
    return zones[Zone.ACTIVE]


def ask_chance_again(match: Match, prompt: i64) -> None:
    zones = match.zones
    if prompt == Prompt.DRAW_CARD or prompt == Prompt.DRAW_OPENING or prompt == Prompt.LOOK_AT:
        ask_for_top(match, whose(match), prompt)
    elif prompt == Prompt.DISCARD_BOTTOM:
        seat = zones[Zone.ACTIVE] if zones[Zone.OWED + zones[Zone.ACTIVE]] else zones[Zone.ACTIVE] ^ 1
        ask_for_bottom(match, seat)
    elif prompt == Prompt.ROLL_STARTER:
        ask_for_starter(match)
    elif prompt == Prompt.ROLL_TROOP:
        ask_for_roll(match, match.card_index.set.code[zones[Zone.PC] + 1])
    else:
        assert prompt == Prompt.ROLL_DISCARD
        ask_for_random_discard(match, whose(match))


def ask_player_again(match: Match, prompt: i64) -> None:
    if prompt == Prompt.PLAY:
        ask_for_play(match)
    elif prompt == Prompt.RESPOND:
        ask_for_response(match)
    elif prompt == Prompt.ATTACK_WITH:
        ask_for_attacker(match, attackers(match))
    elif prompt == Prompt.ATTACK_WHOM:
        ask_for_victim(match)
    elif prompt == Prompt.SET_UP:
        ask_for_set_up(match)
    elif prompt == Prompt.STAY:
        ask_who_stays(match, observers(match))
    elif prompt == Prompt.CHOOSE_VEHICLE:
        ask_for_vehicle(match, changeable_vehicles(match))
    elif prompt == Prompt.CHOOSE_PILOT:
        ask_for_pilot(match)
    elif prompt == Prompt.EQUIP_TO:
        ask_for_host(match)
    elif prompt == Prompt.USE_HOW:
        ask_how(match)
    else:
        assert prompt == Prompt.CHOOSE_BATTLEFIELD
        ask_for_battlefield(match)


def ask_controller_again(match: Match, prompt: i64) -> None:
    zones = match.zones
    if prompt == Prompt.CHOOSE_TARGET:
        ask_for_target(match, match.card_index.set.code[zones[Zone.PC] + 1])
    elif prompt == Prompt.CHOOSE_PLACE:
        ask_for_place(match, whose(match))
    elif prompt == Prompt.WHETHER:
        ask_whether(match)
    elif prompt == Prompt.CHOOSE_MODE:
        ask_for_mode(match)
    elif prompt == Prompt.DISCARD_ONE:
        ask_for_discard(match, whose(match))
    elif prompt == Prompt.SEARCH_FOR:
        ask_for_search(match, whose(match))
    elif prompt == Prompt.RECOVER_ONE:
        ask_for_recovery(match, whose(match))
    elif prompt == Prompt.DEPLOY_ONE:
        ask_for_deployment(match, whose(match))
    else:
        assert prompt == Prompt.PUT_WHERE
        ask_where(match, whose(match))
