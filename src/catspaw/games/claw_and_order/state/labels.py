"""Calling cards by other numbers, wherever the words of a match mention them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.bits import lowest, one
from catspaw.games.claw_and_order.state.card_state import PARTNER_AT, field, with_field
from catspaw.games.claw_and_order.state.numbers import (
    BACK,
    CARD_STATE,
    CARDS,
    CHOSEN_ONES,
    DEPLOYED_NOW,
    FACE_DOWN,
    ITEMS,
    MAY_BE,
    NONE,
    OPTIONS_DOWN,
    OTHER_CARD,
    RING,
    RING_OTHER_AT,
    RING_SIZE,
    RING_SUBJECT_AT,
    THAT_CARD,
    TOUCHED,
    TURN_STATE,
)


def no_other_names() -> vec[i64]:
    """Every card by its own number."""
    return vec[i64]([i64(number) for number in range(NONE + 1)])


def rename_face_down(zones: vec[i64], names: vec[i64], moved: i64) -> None:
    """Call some cards that lie face down by other numbers; a name may be the old number of another one."""
    zones[BACK] = renamed(zones[BACK], names, moved)
    zones[BACK + 1] = renamed(zones[BACK + 1], names, moved)
    zones[FACE_DOWN] = renamed(zones[FACE_DOWN], names, moved)
    zones[DEPLOYED_NOW] = renamed(zones[DEPLOYED_NOW], names, moved)
    zones[TOUCHED] = renamed(zones[TOUCHED], names, moved)
    zones[CHOSEN_ONES] = renamed(zones[CHOSEN_ONES], names, moved)
    zones[OPTIONS_DOWN] = renamed(zones[OPTIONS_DOWN], names, moved)
    zones[THAT_CARD] = names[zones[THAT_CARD]]
    zones[OTHER_CARD] = names[zones[OTHER_CARD]]
    rename_in_ring(zones, names)
    rename_hosts(zones, names)
    move_fields(zones, names, moved, CARD_STATE)
    move_fields(zones, names, moved, TURN_STATE)
    move_fields(zones, names, moved, MAY_BE)


def renamed(cards: i64, names: vec[i64], moved: i64) -> i64:
    """The set with the new names of those that move."""
    found = cards & ~moved
    left = cards & moved
    while left:
        found |= one(names[lowest(left)])
        left &= left - 1
    return found


def rename_in_ring(zones: vec[i64], names: vec[i64]) -> None:
    """The troops that waiting triggers are about."""
    place: i64 = RING
    while place < RING + RING_SIZE:
        if zones[place]:
            word = zones[place]
            word = with_field(word, RING_SUBJECT_AT, 63, names[field(word, RING_SUBJECT_AT, 63)])
            zones[place] = with_field(word, RING_OTHER_AT, 63, names[field(word, RING_OTHER_AT, 63)])
        place += 1


def rename_hosts(zones: vec[i64], names: vec[i64]) -> None:
    """The troops that Equip Items are on."""
    items = zones[ITEMS] | zones[ITEMS + 1]
    while items:
        at = CARD_STATE + lowest(items)
        host = field(zones[at], PARTNER_AT, 63)
        if host:
            zones[at] = with_field(zones[at], PARTNER_AT, 63, names[host - 1] + 1)
        items &= items - 1


def move_fields(zones: vec[i64], names: vec[i64], moved: i64, place: i64) -> None:
    """What is written on them goes along."""
    before = zones[place : place + CARDS]
    left = moved
    while left:
        zones[place + lowest(left)] = 0
        left &= left - 1
    while moved:
        card = lowest(moved)
        zones[place + names[card]] |= before[card]
        moved &= moved - 1
