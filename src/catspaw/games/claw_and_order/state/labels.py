"""Calling cards by other numbers, wherever the words of a match mention them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.bits import lowest, one
from catspaw.core.packed import read, written
from catspaw.games.claw_and_order.state.card_state import on_card, write_on_card
from catspaw.games.claw_and_order.state.numbers import CARDS, NONE, RING_SIZE, CardField, RingField, Zone


def no_other_names() -> vec[i64]:
    """Every card by its own number."""
    return vec[i64]([i64(number) for number in range(NONE + 1)])


def rename_face_down(zones: vec[i64], names: vec[i64], moved: i64) -> None:
    """Call some cards that lie face down by other numbers; a name may be the old number of another one."""
    zones[Zone.BACK] = renamed(zones[Zone.BACK], names, moved)
    zones[Zone.BACK + 1] = renamed(zones[Zone.BACK + 1], names, moved)
    zones[Zone.FACE_DOWN] = renamed(zones[Zone.FACE_DOWN], names, moved)
    zones[Zone.DEPLOYED_NOW] = renamed(zones[Zone.DEPLOYED_NOW], names, moved)
    zones[Zone.TOUCHED] = renamed(zones[Zone.TOUCHED], names, moved)
    zones[Zone.CHOSEN_ONES] = renamed(zones[Zone.CHOSEN_ONES], names, moved)
    zones[Zone.OPTIONS_DOWN] = renamed(zones[Zone.OPTIONS_DOWN], names, moved)
    zones[Zone.STUNS] = renamed(zones[Zone.STUNS], names, moved)
    zones[Zone.STUNNED] = renamed(zones[Zone.STUNNED], names, moved)
    zones[Zone.THAT_CARD] = names[zones[Zone.THAT_CARD]]
    zones[Zone.OTHER_CARD] = names[zones[Zone.OTHER_CARD]]
    zones[Zone.ARRIVED] = names[zones[Zone.ARRIVED]]
    zones[Zone.SLAYER] = names[zones[Zone.SLAYER]]
    rename_in_ring(zones, names)
    rename_hosts(zones, names)
    move_fields(zones, names, moved, Zone.CARD_STATE)
    move_fields(zones, names, moved, Zone.TURN_STATE)
    move_fields(zones, names, moved, Zone.MAY_BE)


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
    place: i64 = Zone.RING
    while place < Zone.RING + RING_SIZE:
        if zones[place]:
            word = zones[place]
            word = written(word, RingField.SUBJECT, names[read(word, RingField.SUBJECT)])
            zones[place] = written(word, RingField.OTHER, names[read(word, RingField.OTHER)])
        place += 1


def rename_hosts(zones: vec[i64], names: vec[i64]) -> None:
    """The troops that Equip Items are on."""
    items = zones[Zone.ITEMS] | zones[Zone.ITEMS + 1]
    while items:
        item = lowest(items)
        host = on_card(zones, item, CardField.PARTNER)
        if host:
            write_on_card(zones, item, CardField.PARTNER, names[host - 1] + 1)
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
