"""Chapter 107: attacks. Ruling CO-R.A has the details."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import has, lowest, one
from catspaw.games.claw_and_order.abilities.ops import (
    ATTACKS,
    ATTACKS_TWICE,
    ATTACKS_VEHICLE,
    FLYING,
    GUARDS,
    IGNORES_LINES,
    IS_ATTACKED,
    IS_PACIFIED,
    REACH,
    RESPONDS,
    RESPONDS_TO_DEATH,
    RESPONDS_TO_DEPLOYMENT,
)
from catspaw.games.claw_and_order.abilities.statics import having, idle_vehicles, standing, strength_of, vehicles_of
from catspaw.games.claw_and_order.abilities.triggers import happens
from catspaw.games.claw_and_order.rules.damage import deal_damage
from catspaw.games.claw_and_order.rules.playing import affordable, play_one_time
from catspaw.games.claw_and_order.state.card_state import set_this_turn, this_turn
from catspaw.games.claw_and_order.state.deck import one_of_each
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import DONE_BIT, MOST_ATTACKS, NONE, Phase, TurnField, Window, Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def attack_phase(match: Match) -> bool:
    """CO-104.1: each eligible troop may attack; True if there is one."""
    troops = attackers(match)
    if troops:
        ask_for_attacker(match, troops)
        return True
    match.zones[Zone.PHASE] = Phase.ENDING
    return False


def attackers(match: Match) -> i64:
    """CO-107.1: troops of the Front Line that have an attack left. Ruling CO-R.A: and somebody to attack."""
    zones = match.zones
    seat = zones[Zone.ACTIVE]
    troops = zones[Zone.FRONT + seat] & ~zones[Zone.PILOTS]
    troops &= ~idle_vehicles(match, troops) & ~held_back(match, troops)
    troops &= ~tired_troops(match, troops)
    in_front = opposing_front(match)
    if troops == 0 or in_front & ~having(match, in_front, FLYING):
        return troops
    found: i64 = 0
    if in_front:
        found = those_who_reach_up(match, troops)
    return found | those_who_reach_back(match, standing(match, troops & ~found, IGNORES_LINES))


def held_back(match: Match, troops: i64) -> i64:
    """Ruling CO-R.Z: those who cannot attack, this turn or at all."""
    return (troops & match.zones[Zone.STUNNED]) | standing(match, troops, IS_PACIFIED)


def those_who_reach_back(match: Match, troops: i64) -> i64:
    """Those of some troops who ignore lines and have somebody to attack in the Back Line."""
    found: i64 = 0
    while troops:
        card = lowest(troops)
        if victims(match, card):
            found |= one(card)
        troops &= troops - 1
    return found


def tired_troops(match: Match, troops: i64) -> i64:
    """CO-107.1: once a turn, unless an effect allows one attack more. Ruling CO-R.Z: never more than seven times."""
    found: i64 = 0
    troops &= match.zones[Zone.TOUCHED]
    while troops:
        card = lowest(troops)
        attacks = this_turn(match, card, TurnField.ATTACKS)
        further = this_turn(match, card, TurnField.AGAIN)
        if attacks > further:
            if attacks > further + 1 or attacks == MOST_ATTACKS or not standing(match, one(card), ATTACKS_TWICE):
                found |= one(card)
        troops &= troops - 1
    return found


def those_who_reach_up(match: Match, troops: i64) -> i64:
    """CO-112.2: those of some troops who can attack one with Flying."""
    return having(match, troops, FLYING) | having(match, troops, REACH)


def opposing_front(match: Match) -> i64:
    """CO-107.2: the opposing Front Line. CO-108.2: without pilots."""
    zones = match.zones
    return zones[Zone.FRONT + (zones[Zone.ACTIVE] ^ 1)] & ~zones[Zone.PILOTS]


def opposing_back(match: Match) -> i64:
    """CO-106.1: the opposing Back Line, for who ignores lines. Ruling CO-R.N: nobody attacks what lies face down."""
    zones = match.zones
    return zones[Zone.BACK + (zones[Zone.ACTIVE] ^ 1)] & ~zones[Zone.PILOTS] & ~zones[Zone.FACE_DOWN]


def victims(match: Match, attacker: i64) -> i64:
    """CO-107.2: whom a troop may attack. Ruling CO-R.Z: one that must be attacked, if there is such a one."""
    found = within_reach(match, attacker)
    guards = standing(match, found, GUARDS)
    if guards:
        return guards
    return found


def within_reach(match: Match, attacker: i64) -> i64:
    """CO-107.2: whom a troop could attack if nobody had to be. CO-112.2: Flying only by Flying or Reach."""
    bit = one(attacker)
    found = opposing_front(match)
    if standing(match, bit, IGNORES_LINES):
        found |= opposing_back(match)
    flyers = having(match, found, FLYING)
    if flyers and not those_who_reach_up(match, bit):
        found &= ~flyers
    return found


def ask_for_attacker(match: Match, troops: i64) -> None:
    match.ask(match.zones[Zone.ACTIVE], Prompt.ATTACK_WITH, troops | DONE_BIT)


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


def offer_response(match: Match) -> bool:
    """Ruling CO-R.W: after a deployment or a death, once all that it set off is done; True if somebody is asked."""
    zones = match.zones
    if zones[Zone.HAND + (zones[Zone.ACTIVE] ^ 1)]:
        ask_for_response(match)
        return True
    zones[Zone.WINDOWS] = 0
    zones[Zone.ARRIVED] = NONE
    zones[Zone.SLAYER] = NONE
    return False


def ask_for_response(match: Match) -> None:
    """CO-109.6, Ruling CO-R.W: a window opens on public facts, never on whether such a card is held."""
    zones = match.zones
    seat = zones[Zone.ACTIVE] ^ 1
    trait: i64 = RESPONDS
    if has(zones[Zone.WINDOWS], Window.DEPLOYMENT):
        trait = RESPONDS_TO_DEPLOYMENT
    elif has(zones[Zone.WINDOWS], Window.DEATH):
        trait = RESPONDS_TO_DEATH
    cards = zones[Zone.HAND + seat] & match.card_index.traits[trait]
    if cards:
        cards = one_of_each(match, seat, affordable(match, seat, cards))
    match.ask(seat, Prompt.RESPOND, cards | DONE_BIT)


def respond(match: Match, choice: i64) -> None:
    """Ruling CO-R.Y: one response of one player, and none to a response."""
    zones = match.zones
    seat = zones[Zone.ACTIVE] ^ 1
    that, other = zones[Zone.ATTACKER], zones[Zone.VICTIM]
    if has(zones[Zone.WINDOWS], Window.DEPLOYMENT):
        that, other = zones[Zone.ARRIVED], NONE
        zones[Zone.ARRIVED] = NONE
        zones[Zone.WINDOWS] &= ~one(Window.DEPLOYMENT)
    elif has(zones[Zone.WINDOWS], Window.DEATH):
        that, other = NONE, zones[Zone.SLAYER]
        zones[Zone.SLAYER] = NONE
        zones[Zone.WINDOWS] &= ~one(Window.DEATH)
    if choice == Answer.DONE:
        match.tell(Event.DECLINED, seat, 0)
    else:
        match.tell(Event.RESPONDED, seat, choice)
        play_one_time(match, seat, choice, that, other)
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
    if idle_vehicles(match, one(attacker)):
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
