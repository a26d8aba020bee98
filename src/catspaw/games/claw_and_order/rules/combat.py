"""Chapter 107: attacks. Ruling CO-R.A has the details."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import lowest, one
from catspaw.games.claw_and_order.abilities.ops import (
    ATTACKS,
    ATTACKS_VEHICLE,
    FLYING,
    IS_ATTACKED,
    REACH,
    RESPONDS,
)
from catspaw.games.claw_and_order.abilities.statics import having, strength_of, vehicles_of
from catspaw.games.claw_and_order.abilities.triggers import happens
from catspaw.games.claw_and_order.rules.damage import deal_damage
from catspaw.games.claw_and_order.rules.playing import affordable, play_one_time
from catspaw.games.claw_and_order.state.card_state import set_this_turn, this_turn
from catspaw.games.claw_and_order.state.deck import one_of_each
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import DONE_BIT, NONE, Phase, TurnField, Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def attack_phase(match: Match) -> bool:
    """CO-104.1: each eligible troop may attack; True if there is one."""
    if attackers(match):
        ask_for_attacker(match)
        return True
    match.zones[Zone.PHASE] = Phase.ENDING
    return False


def attackers(match: Match) -> i64:
    """CO-107.1: troops of the Front Line that have an attack left. Ruling CO-R.A: and somebody to attack."""
    zones = match.zones
    seat = zones[Zone.ACTIVE]
    troops = zones[Zone.FRONT + seat] & ~zones[Zone.PILOTS]
    troops &= ~(vehicles_of(match, troops) & ~zones[Zone.PILOTED])
    tired = tired_troops(match, troops)
    troops &= ~tired
    grounded = attackable(match, 0)
    if troops == 0 or grounded:
        return troops
    if attackable(match, 1):
        return having(match, troops, FLYING) | having(match, troops, REACH)
    return 0


def tired_troops(match: Match, troops: i64) -> i64:
    """CO-107.1: once a turn, unless an effect allows one attack more."""
    found: i64 = 0
    troops &= match.zones[Zone.TOUCHED]
    while troops:
        card = lowest(troops)
        if this_turn(match, card, TurnField.ATTACKS) > this_turn(match, card, TurnField.AGAIN):
            found |= one(card)
        troops &= troops - 1
    return found


def attackable(match: Match, reaches_flyers: i64) -> i64:
    """CO-107.2: the opposing Front Line. CO-108.2: not a pilot. CO-112.2: Flying only by Flying or Reach."""
    zones = match.zones
    troops = zones[Zone.FRONT + (zones[Zone.ACTIVE] ^ 1)] & ~zones[Zone.PILOTS]
    return troops if reaches_flyers else troops & ~having(match, troops, FLYING)


def victims(match: Match, attacker: i64) -> i64:
    """CO-107.2: whom a troop may attack."""
    bit = one(attacker)
    return attackable(match, having(match, bit, FLYING) | having(match, bit, REACH))


def ask_for_attacker(match: Match) -> None:
    match.ask(match.zones[Zone.ACTIVE], Prompt.ATTACK_WITH, attackers(match) | DONE_BIT)


def attack_with(match: Match, choice: i64) -> None:
    """CO-107.1: attacks come in any order, one by one."""
    zones = match.zones
    if choice == Answer.DONE:
        zones[Zone.PHASE] = Phase.ENDING
        match.advance()
        return
    zones[Zone.ATTACKER] = choice
    ask_for_victim(match)


def ask_for_victim(match: Match) -> None:
    match.ask(match.zones[Zone.ACTIVE], Prompt.ATTACK_WHOM, victims(match, match.zones[Zone.ATTACKER]))


def attack_whom(match: Match, choice: i64) -> None:
    """Ruling CO-R.A: the attack is declared. Ruling CO-R.W: whoever has cards in hand may respond."""
    zones = match.zones
    attacker = zones[Zone.ATTACKER]
    zones[Zone.VICTIM] = choice
    zones[Zone.PHASE] = Phase.DECLARING
    set_this_turn(match, attacker, TurnField.ATTACKS, this_turn(match, attacker, TurnField.ATTACKS) + 1)
    match.tell(Event.ATTACKED, attacker, choice)
    if match.card_index.set.has_responses and zones[Zone.HAND + (zones[Zone.ACTIVE] ^ 1)]:
        ask_for_response(match)
    else:
        match.advance()


def ask_for_response(match: Match) -> None:
    """CO-109.6, Ruling CO-R.W: a window opens on public facts, never on whether such a card is held."""
    zones = match.zones
    seat = zones[Zone.ACTIVE] ^ 1
    cards = affordable(match, seat) & match.card_index.traits[RESPONDS]
    match.ask(seat, Prompt.RESPOND, one_of_each(match, seat, cards) | DONE_BIT)


def respond(match: Match, choice: i64) -> None:
    """Ruling CO-R.Y: one response of one player, and none to a response."""
    zones = match.zones
    seat = zones[Zone.ACTIVE] ^ 1
    if choice == Answer.DONE:
        match.tell(Event.DECLINED, seat, 0)
    else:
        match.tell(Event.RESPONDED, seat, choice)
        play_one_time(match, seat, choice, zones[Zone.ATTACKER], zones[Zone.VICTIM])
    match.advance()


def attack_stands(match: Match) -> bool:
    """Ruling CO-R.A: both troops are still there, and the one is still a legal target of the other."""
    zones = match.zones
    attacker = zones[Zone.ATTACKER]
    if attacker == NONE:
        return False
    fighters = zones[Zone.FRONT + zones[Zone.ACTIVE]] & ~zones[Zone.PILOTS]
    if not fighters & one(attacker):
        return False
    if vehicles_of(match, one(attacker)) & ~zones[Zone.PILOTED]:
        return False
    return victims(match, attacker) & one(zones[Zone.VICTIM]) != 0


def declare(match: Match) -> None:
    """Ruling CO-R.A: what waits for an attack triggers before damage is dealt."""
    zones = match.zones
    zones[Zone.PHASE] = Phase.STRIKING
    if attack_stands(match):
        happens(match, ATTACKS, zones[Zone.ATTACKER], zones[Zone.VICTIM])
        if vehicles_of(match, one(zones[Zone.VICTIM])):
            happens(match, ATTACKS_VEHICLE, zones[Zone.ATTACKER], zones[Zone.VICTIM])
        happens(match, IS_ATTACKED, zones[Zone.VICTIM], zones[Zone.ATTACKER])


def strike(match: Match) -> None:
    """CO-107.1, Ruling CO-R.A: the attacker deals its damage, none comes back; or the attack is spent."""
    zones = match.zones
    attacker = zones[Zone.ATTACKER]
    victim = zones[Zone.VICTIM]
    zones[Zone.PHASE] = Phase.ATTACKING
    if attacker == NONE:
        return
    stands = attack_stands(match)
    zones[Zone.ATTACKER] = NONE
    zones[Zone.VICTIM] = NONE
    if stands:
        match.tell(Event.STRUCK, attacker, victim)
        deal_damage(match, attacker, victim, strength_of(match, attacker))
    else:
        match.tell(Event.SPENT, attacker, victim)
