"""Chapter 108: vehicles and who pilots them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import lowest, one
from catspaw.games.claw_and_order.abilities.movements import place_in_line
from catspaw.games.claw_and_order.abilities.ops import BACK_LINE, FRONT_LINE, IS_PILOTED
from catspaw.games.claw_and_order.abilities.statics import vehicles_of
from catspaw.games.claw_and_order.abilities.triggers import happens
from catspaw.games.claw_and_order.rules.leaving import part
from catspaw.games.claw_and_order.state.card_state import partner_of, set_partner
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import DONE_BIT, NONE, Phase, Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import reference, troops_of

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def assign_pilots(match: Match) -> bool:
    """CO-108.3: pilots change only at the start of the Play Phase; True if there is something to choose."""
    vehicles = changeable_vehicles(match)
    if vehicles:
        ask_for_vehicle(match, vehicles)
        return True
    match.zones[Zone.PHASE] = Phase.PLAYING
    return False


def changeable_vehicles(match: Match) -> i64:
    """Ruling CO-R.H: one's vehicles in either line, each changed once; one deployed this turn waits for the next."""
    zones = match.zones
    seat = zones[Zone.ACTIVE]
    found: i64 = 0
    vehicles = vehicles_of(match, troops_of(match, seat)) & ~zones[Zone.DEPLOYED_NOW] & ~zones[Zone.CHANGED]
    while vehicles:
        vehicle = lowest(vehicles)
        if possible_pilots(match, vehicle):
            found |= one(vehicle)
        vehicles &= vehicles - 1
    return found


def possible_pilots(match: Match, vehicle: i64) -> i64:
    """CO-108.2: any troop of the Front Line that is no vehicle; DONE stands for nobody.

    Ruling CO-R.P: who sits in another vehicle may change over, and a pilot may step out; or pilots stay where they are.
    """
    zones = match.zones
    troops = zones[Zone.FRONT + zones[Zone.ACTIVE]]
    troops &= ~vehicles_of(match, troops)
    has_pilot = zones[Zone.PILOTED] & one(vehicle) != 0
    if match.rulings.pilots_stay:
        return 0 if has_pilot else troops & ~zones[Zone.PILOTS]
    if has_pilot:
        troops &= ~one(partner_of(match, vehicle))
    found = troops & ~pilots_who_stay(match, troops)
    return found | DONE_BIT if has_pilot else found


def pilots_who_stay(match: Match, troops: i64) -> i64:
    """Pilots of vehicles that have been changed already."""
    found: i64 = 0
    pilots = troops & match.zones[Zone.PILOTS]
    while pilots:
        pilot = lowest(pilots)
        if match.zones[Zone.CHANGED] & one(partner_of(match, pilot)):
            found |= one(pilot)
        pilots &= pilots - 1
    return found


def ask_for_vehicle(match: Match, vehicles: i64) -> None:
    match.ask(match.zones[Zone.ACTIVE], Prompt.CHOOSE_VEHICLE, vehicles | DONE_BIT)


def choose_vehicle(match: Match, choice: i64) -> None:
    """Which vehicle gets another pilot, or none any more."""
    if choice == Answer.DONE:
        match.zones[Zone.PHASE] = Phase.PLAYING
        match.advance()
    else:
        match.zones[Zone.CHOSEN] = choice
        ask_for_pilot(match)


def ask_for_pilot(match: Match) -> None:
    match.ask(match.zones[Zone.ACTIVE], Prompt.CHOOSE_PILOT, possible_pilots(match, match.zones[Zone.CHOSEN]))


def choose_pilot(match: Match, choice: i64) -> None:
    """CO-108.2: the troop is inside the vehicle from now on."""
    zones = match.zones
    vehicle = zones[Zone.CHOSEN]
    zones[Zone.CHOSEN] = NONE
    zones[Zone.CHANGED] |= one(vehicle)
    if zones[Zone.PILOTED] & one(vehicle):
        part(match, vehicle, partner_of(match, vehicle))
    if choice != Answer.DONE:
        if zones[Zone.PILOTS] & one(choice):
            part(match, partner_of(match, choice), choice)
        board(match, vehicle, choice)
    match.advance()


def board(match: Match, vehicle: i64, pilot: i64) -> None:
    """CO-108.2: a pilot is where its vehicle is."""
    zones = match.zones
    seat = zones[Zone.ACTIVE]
    line: i64 = FRONT_LINE if zones[Zone.FRONT + seat] & one(vehicle) else BACK_LINE
    if line == BACK_LINE:
        place_in_line(match, pilot, seat, line, 0)
    zones[Zone.PILOTS] |= one(pilot)
    zones[Zone.PILOTED] |= one(vehicle)
    set_partner(match, pilot, vehicle)
    set_partner(match, vehicle, pilot)
    zones[Zone.CHECK_DEATHS] = 1
    match.tell(Event.BOARDED, reference(match, vehicle), pilot)
    happens(match, IS_PILOTED, vehicle, pilot)
