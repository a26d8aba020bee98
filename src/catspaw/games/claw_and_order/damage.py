"""Dealing, preventing and healing damage; counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.games.claw_and_order.card_words import (
    MOST_SHIELD,
    SHIELD_AT,
    counters_on,
    damage_on,
    set_counters,
    set_damage,
    set_hurt_by,
    set_this_turn,
    this_turn,
)
from catspaw.games.claw_and_order.events import COUNTERS, DAMAGED, HEALED, PREVENTED, SHIELDED
from catspaw.games.claw_and_order.numbers import CHECK_DEATHS, HURT
from catspaw.games.claw_and_order.ops import DEALS_DAMAGE
from catspaw.games.claw_and_order.triggers import happens
from catspaw.games.claw_and_order.zones import cards_in_play, only, reference, turn_up

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.position import Match


def deal_damage(match: Match, source: i64, card: i64, damage: i64) -> None:
    """CO-101.5: damage stays. Ruling CO-R.N: comparing it with health turns a card up.

    Ruling CO-R.Z: what a troop does that is gone, no troop does.
    """
    zones = match.zones
    turn_up(match, card)
    damage -= prevented(match, card, damage)
    if damage <= 0:
        return
    set_damage(match, card, damage_on(match, card) + damage)
    set_hurt_by(match, card, source)
    zones[HURT] |= one(card)
    zones[CHECK_DEATHS] = 1
    match.tell(DAMAGED, reference(match, card), source | (damage << 6))
    if cards_in_play(match) & only(source):
        happens(match, DEALS_DAMAGE, source, card)


def prevented(match: Match, card: i64, damage: i64) -> i64:
    """How much of the damage is prevented; that much less is from now on."""
    shield = this_turn(match, card, SHIELD_AT, 63)
    if shield == 0:
        return 0
    saved = min(shield, damage)
    set_this_turn(match, card, SHIELD_AT, 63, shield - saved)
    match.tell(PREVENTED, reference(match, card), saved)
    return saved


def prevent(match: Match, card: i64, damage: i64) -> None:
    """The next damage to a troop this turn will be prevented."""
    shield = this_turn(match, card, SHIELD_AT, 63) + damage
    set_this_turn(match, card, SHIELD_AT, 63, min(MOST_SHIELD, shield))
    match.tell(SHIELDED, reference(match, card), damage)


def heal(match: Match, card: i64, damage: i64) -> None:
    """Damage is taken off a troop, as far as there is any."""
    before = damage_on(match, card)
    damage = min(damage, before)
    if damage == 0:
        return
    set_damage(match, card, before - damage)
    if before == damage:
        match.zones[HURT] &= ~one(card)
    match.zones[CHECK_DEATHS] = 1
    match.tell(HEALED, reference(match, card), damage)


def put_counters(match: Match, card: i64, counters: i64) -> None:
    """CO-101.5: counters stay; a negative number takes them off."""
    set_counters(match, card, counters_on(match, card) + counters)
    match.zones[CHECK_DEATHS] = 1
    match.tell(COUNTERS, reference(match, card), counters_on(match, card))
