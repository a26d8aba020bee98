"""Dealing, preventing and healing damage; counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.core.journal import beside
from catspaw.games.claw_and_order.abilities.ops import DEALS_DAMAGE, IS_DEALT_DAMAGE, IS_HEALED
from catspaw.games.claw_and_order.abilities.triggers import happens
from catspaw.games.claw_and_order.state.card_state import (
    counters_on,
    damage_on,
    set_counters,
    set_damage,
    set_hurt_by,
    set_this_turn,
    this_turn,
)
from catspaw.games.claw_and_order.state.events import CARD_BITS, Event
from catspaw.games.claw_and_order.state.numbers import (
    MOST_COUNTERS,
    MOST_DAMAGE,
    MOST_SHIELD,
    NONE,
    Bound,
    TurnField,
    Zone,
)
from catspaw.games.claw_and_order.state.zones import cards_in_play, only, reach_bound, reference, turn_up

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def deal_damage(match: Match, source: i64, card: i64, damage: i64) -> None:
    """CO-101.5: damage stays. Ruling CO-R.N: comparing it with health turns a card up.

    Ruling CO-R.Z: what a troop does that is gone, no troop does.
    """
    zones = match.zones
    turn_up(match, card)
    damage -= prevented(match, card, damage)
    if damage <= 0:
        return
    total = damage_on(match, card) + damage
    set_damage(match, card, total)
    set_hurt_by(match, card, source)
    zones[Zone.HURT] |= one(card)
    zones[Zone.CHECK_DEATHS] = 1
    match.tell(Event.DAMAGED, reference(match, card), beside(source, CARD_BITS, damage))
    if total > MOST_DAMAGE:
        reach_bound(match, card, Bound.DAMAGE, MOST_DAMAGE)
    if cards_in_play(match) & only(source):
        happens(match, DEALS_DAMAGE, source, card)
        happens(match, IS_DEALT_DAMAGE, card, source)
    else:
        happens(match, IS_DEALT_DAMAGE, card, NONE)


def prevented(match: Match, card: i64, damage: i64) -> i64:
    """How much of the damage is prevented; that much less is from now on."""
    shield = this_turn(match, card, TurnField.SHIELD)
    if shield == 0:
        return 0
    saved = min(shield, damage)
    set_this_turn(match, card, TurnField.SHIELD, shield - saved)
    match.tell(Event.PREVENTED, reference(match, card), saved)
    return saved


def prevent(match: Match, card: i64, damage: i64) -> None:
    """The next damage to a troop this turn will be prevented."""
    shield = this_turn(match, card, TurnField.SHIELD) + damage
    set_this_turn(match, card, TurnField.SHIELD, min(MOST_SHIELD, shield))
    match.tell(Event.SHIELDED, reference(match, card), damage)
    if shield > MOST_SHIELD:
        reach_bound(match, card, Bound.SHIELD, MOST_SHIELD)


def heal(match: Match, card: i64, damage: i64) -> None:
    """CO-101.5: damage stays until it is healed. It is taken off a troop, as far as there is any."""
    before = damage_on(match, card)
    damage = min(damage, before)
    if damage == 0:
        return
    set_damage(match, card, before - damage)
    if before == damage:
        match.zones[Zone.HURT] &= ~one(card)
    match.zones[Zone.CHECK_DEATHS] = 1
    match.tell(Event.HEALED, reference(match, card), damage)
    happens(match, IS_HEALED, card, NONE)


def put_counters(match: Match, card: i64, counters: i64) -> None:
    """CO-101.5: counters stay; a negative number takes them off."""
    total = counters_on(match, card) + counters
    set_counters(match, card, total)
    match.zones[Zone.CHECK_DEATHS] = 1
    match.tell(Event.COUNTERS, reference(match, card), counters_on(match, card))
    if total > MOST_COUNTERS:
        reach_bound(match, card, Bound.COUNTERS, MOST_COUNTERS)
