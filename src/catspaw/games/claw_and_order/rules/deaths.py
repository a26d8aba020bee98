"""CO-107.3, CO-107.4: who dies, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import lowest, one
from catspaw.games.claw_and_order.abilities.ops import (
    HEALTH_BONUS,
    IS_DESTROYED,
    IS_KILLED,
    KILLS,
    KILLS_VEHICLE,
    SURVIVES,
)
from catspaw.games.claw_and_order.abilities.statics import (
    bonus_for,
    givers,
    health_under,
    printed_health,
    vehicles_of,
)
from catspaw.games.claw_and_order.abilities.triggers import happens, listeners
from catspaw.games.claw_and_order.rules.leaving import discard_troop, part
from catspaw.games.claw_and_order.rules.playing import open_window
from catspaw.games.claw_and_order.state.card_state import (
    damage_on,
    hurt_by,
    partner_of,
    set_hurt_by,
    this_turn,
)
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import FIELD, NONE, TurnField, Window, Zone
from catspaw.games.claw_and_order.state.zones import (
    cards_in_play,
    controller_of,
    definition_of,
    oldest,
    only,
    owner_of,
    printed_cost,
    troops_in_play,
    troops_of,
    turn_up,
)

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def bury_the_dead(match: Match) -> None:
    """CO-107.3, Ruling CO-R.D: whoever has as much damage as health dies, also because a bonus has ended."""
    match.zones[Zone.CHECK_DEATHS] = 0
    troops = match.zones[Zone.HURT]
    if health_is_lowered(match):
        show_the_weakened(match)
        troops = troops_in_play(match)
    else:
        troops = badly_hurt(match, troops)
    if troops:
        dying = mortally_hurt(match, troops)
        if dying:
            discard_together(match, dying, dying)
    forget_who_hurt(match)


def badly_hurt(match: Match, troops: i64) -> i64:
    """Those whose damage is as much as their printed health: where nothing lowers healths, only they may die."""
    found: i64 = 0
    while troops:
        card = lowest(troops)
        if damage_on(match, card) >= printed_health(match, card):
            found |= one(card)
        troops &= troops - 1
    return found


def mortally_hurt(match: Match, troops: i64) -> i64:
    """Those whose damage is as much as their health is now."""
    found: i64 = 0
    sources = givers(match, HEALTH_BONUS)
    while troops:
        card = lowest(troops)
        if damage_on(match, card) >= health_under(match, card, sources):
            found |= one(card)
        troops &= troops - 1
    return found


def show_the_weakened(match: Match) -> None:
    """Ruling CO-R.N: a troop compared with its health is turned up, also if its health is lowered.

    Everybody sees whether that is so: only what is for all troops reaches one that lies face down.
    """
    hidden = match.zones[Zone.FACE_DOWN]
    while hidden:
        card = oldest(match, hidden)
        hidden &= ~one(card)
        more = bonus_for(match, card, HEALTH_BONUS) + this_turn(match, card, TurnField.MORE_HEALTH)
        if more < this_turn(match, card, TurnField.LESS_HEALTH):
            turn_up(match, card)


def health_is_lowered(match: Match) -> bool:
    """Whether a troop without damage might die."""
    zones = match.zones
    cards = match.card_index.set
    if cards.lessens_health and is_lessened(match):
        return True
    lowering = match.card_index.lowers_health
    if cards.token_lowers_health or (lowering and lowering & cards_in_play(match)):
        return True
    return zones[Zone.BATTLEFIELD_CARD] != 0 and cards.lowers_health[definition_of(match, FIELD)] != 0


def is_lessened(match: Match) -> bool:
    """Whether some troop has less health for this turn."""
    touched = match.zones[Zone.TOUCHED]
    while touched:
        if this_turn(match, lowest(touched), TurnField.LESS_HEALTH):
            return True
        touched &= touched - 1
    return False


def forget_who_hurt(match: Match) -> None:
    """Only damage since deaths were last checked has a killer."""
    hurt = match.zones[Zone.HURT]
    if hurt and listeners(match, SURVIVES):
        tell_of_survival(match, hurt)
    while hurt:
        if hurt_by(match, lowest(hurt)) >= 0:
            set_hurt_by(match, lowest(hurt), -1)
        hurt &= hurt - 1


def tell_of_survival(match: Match, hurt: i64) -> None:
    """Ruling CO-R.Z: who was dealt damage since deaths were last checked and is still there, survives it."""
    while hurt:
        card = next_to_go(match, hurt)
        hurt &= ~one(card)
        dealer = hurt_by(match, card)
        if dealer >= 0:
            happens(match, SURVIVES, card, dealer if cards_in_play(match) & only(dealer) else NONE)


def destroy(match: Match, troops: i64) -> None:
    """Troops are discarded from play without having been killed."""
    if troops:
        discard_together(match, troops, 0)


def discard_together(match: Match, troops: i64, killed: i64) -> None:
    """CO-108.4: with a vehicle its pilot goes too, and counts as killed if the vehicle was.

    Ruling CO-R.D: the active player's first, the oldest first. All are still in play while what
    waits for it is looked up, so that those who go together see each other go. Pilots come after their
    vehicles, whether they would have died of themselves or not, for only outside do their own abilities work.
    """
    pilots = pilots_in(match, troops)
    if not match.rulings.pilots_are_not_killed:
        killed |= pilots_in(match, killed)
    tell_of_deaths(match, troops & ~pilots, killed)
    leave_vehicles(match, pilots, troops)
    tell_of_deaths(match, pilots, killed)
    troops |= pilots
    while troops:
        card = next_to_go(match, troops)
        troops &= ~one(card)
        pay_for(match, card, killed & one(card) != 0)
        discard_troop(match, card)


def tell_of_deaths(match: Match, troops: i64, killed: i64) -> None:
    while troops:
        card = next_to_go(match, troops)
        troops &= ~one(card)
        tell_of_death(match, card, killed & one(card) != 0)


def next_to_go(match: Match, troops: i64) -> i64:
    mine = troops & troops_of(match, match.zones[Zone.ACTIVE])
    if mine:
        return oldest(match, mine)
    return oldest(match, troops)


def pilots_in(match: Match, troops: i64) -> i64:
    """Who sits in those of the troops that are vehicles."""
    found: i64 = 0
    vehicles = troops & match.zones[Zone.PILOTED]
    while vehicles:
        found |= one(partner_of(match, lowest(vehicles)))
        vehicles &= vehicles - 1
    return found


def leave_vehicles(match: Match, pilots: i64, dying: i64) -> None:
    """CO-108.4: all their effects happen, as if they had stood outside.

    Whoever killed the vehicle killed them, unless they are dying of themselves.
    """
    while pilots:
        pilot = lowest(pilots)
        vehicle = partner_of(match, pilot)
        if not dying & one(pilot):
            set_hurt_by(match, pilot, hurt_by(match, vehicle))
        part(match, vehicle, pilot)
        pilots &= pilots - 1


def tell_of_death(match: Match, card: i64, is_killed: bool) -> None:
    """Killed is by damage; destroyed is discarded from play in any way. Ruling CO-R.Z: who is gone kills nobody."""
    if is_killed:
        killer = hurt_by(match, card)
        match.tell(Event.KILLED, card, killer + 1)
        if killer < 0 or not cards_in_play(match) & only(killer):
            killer = NONE
        open_window(match, controller_of(match, card), Window.DEATH, killer)
        happens(match, IS_KILLED, card, killer)
        if killer != NONE:
            happens(match, KILLS, killer, card)
            if vehicles_of(match, one(card)):
                happens(match, KILLS_VEHICLE, killer, card)
    else:
        match.tell(Event.DESTROYED, card, 0)
    happens(match, IS_DESTROYED, card, NONE)


def pay_for(match: Match, card: i64, is_killed: bool) -> None:
    """CO-107.4, Ruling CO-R.X: its owner will discard as many cards as it cost, less one.

    Ruling CO-R.K: for a troop that was killed, or for any that is discarded from play.
    """
    if is_killed or match.rulings.every_discard_costs:
        cost = printed_cost(match, card) - 1
        if cost > 0:
            match.zones[Zone.OWED + owner_of(match, card)] += cost
