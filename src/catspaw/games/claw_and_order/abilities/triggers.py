"""Ruling CO-R.Z: abilities that wait for an event, and the ring in which they wait for their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import has, lowest, one
from catspaw.core.journal import SECOND_RULE, beside
from catspaw.core.packed import read
from catspaw.games.claw_and_order.abilities.chains import goes_on, lengthened, link_of
from catspaw.games.claw_and_order.abilities.filters import fits, is_on_side
from catspaw.games.claw_and_order.abilities.ops import (
    ABILITIES,
    ABILITY_WORDS,
    ATTACK_STARTS,
    EVENT,
    FLAGS,
    HOST,
    KIND,
    OF_PILOT,
    PLAYED,
    PLAYS_ITEM,
    START,
    SUBJECT,
    THIS,
    TURN_ENDS,
    TURN_STARTS,
    VEHICLE,
    mode_of,
)
from catspaw.games.claw_and_order.state.card_state import partner_of
from catspaw.games.claw_and_order.state.events import CARD_BITS, Event
from catspaw.games.claw_and_order.state.numbers import (
    ALL_SUMMONED,
    BATTLEFIELDS,
    FIELD,
    NONE,
    RING_SIZE,
    RingField,
    Zone,
)
from catspaw.games.claw_and_order.state.ring import ring_place, waiting_ability
from catspaw.games.claw_and_order.state.zones import (
    cards_in_play,
    definition_of,
    listening,
    oldest,
    only,
    owner_of,
    team_of,
    troops_in_play,
    turn_up,
)

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def player_does(match: Match, event: i64, seat: i64) -> None:
    """A player does something: who waits for it, triggers."""
    happens(match, event, NONE, seat)


def happens(match: Match, event: i64, subject: i64, other: i64) -> None:
    """Something happens to a card (NONE: to nobody), with another party to it or NONE: who waits for it, triggers."""
    live = listeners(match, event)
    if live:
        trigger_in_order(match, listening(match, live), event, subject, other)


def listeners(match: Match, event: i64) -> i64:
    """All cards in play with an ability that waits for such an event."""
    live = match.card_index.hears[event]
    if match.zones[Zone.BATTLEFIELD_CARD] and hears(match, FIELD, event):
        live |= BATTLEFIELDS
    if has(match.card_index.set.token_hears, event):
        live |= summoned_listeners(match, event)
    if live:
        live &= cards_in_play(match)
    return live


def summoned_listeners(match: Match, event: i64) -> i64:
    """The summoned troops among them."""
    found: i64 = 0
    summoned = troops_in_play(match) & ALL_SUMMONED
    while summoned:
        if hears(match, lowest(summoned), event):
            found |= summoned & -summoned
        summoned &= summoned - 1
    return found


def hears(match: Match, source: i64, event: i64) -> bool:
    """Whether an ability that waits for such an event is printed on it."""
    return has(match.card_index.set.hears[definition_of(match, source)], event)


def trigger_in_order(match: Match, live: i64, event: i64, subject: i64, other: i64) -> None:
    """The active player's first, then the other's; the oldest in play first."""
    seat = match.zones[Zone.ACTIVE]
    mine = live & team_of(match, seat)
    trigger_team(match, mine, seat, event, subject, other)
    trigger_team(match, live & ~mine, seat ^ 1, event, subject, other)


def trigger_team(match: Match, cards: i64, seat: i64, event: i64, subject: i64, other: i64) -> None:
    """Those of one player."""
    while cards:
        source = oldest(match, cards)
        trigger(match, source, seat, event, subject, other)
        cards &= ~one(source)


def trigger(match: Match, source: i64, seat: i64, event: i64, subject: i64, other: i64) -> None:
    """Put every ability of a card that waited for this into the ring.

    Ruling CO-R.N: one that lies face down is turned up at once, so that nothing waits unseen.
    """
    rows = match.card_index.set.rows
    definition = definition_of(match, source)
    is_pilot = match.zones[Zone.PILOTS] & one(source) != 0
    left = match.card_index.set.triggers[definition]
    while left:
        ability = definition * ABILITIES + lowest(left)
        at = ability * ABILITY_WORDS
        if rows[at + EVENT] == event and (not is_pilot or rows[at + FLAGS] & OF_PILOT):
            if waits_for(match, source, seat, rows[at + SUBJECT], event, subject, other):
                turn_up(match, source)
                party = other
                if event >= PLAYS_ITEM:
                    party = NONE
                put_into_ring(match, source, ability, seat, subject, party)
        left &= left - 1


def waits_for(match: Match, source: i64, seat: i64, who: i64, event: i64, subject: i64, doer: i64) -> bool:
    """Whether the one who did it is the one the ability speaks of; of what a player does, `doer` is the player."""
    if event >= PLAYS_ITEM:
        return is_on_side(seat, source, who, doer)
    if event == TURN_STARTS or event == TURN_ENDS or event == ATTACK_STARTS:
        return is_on_side(seat, source, who, match.zones[Zone.ACTIVE])
    mode = mode_of(who)
    if mode == THIS:
        return subject == source
    if mode == HOST:
        return partner_of(match, source) == subject
    if mode == VEHICLE:
        return match.zones[Zone.PILOTS] & one(source) != 0 and partner_of(match, source) == subject
    return fits(match, seat, source, who, subject)


def put_into_ring(match: Match, source: i64, ability: i64, seat: i64, subject: i64, other: i64) -> None:
    """An ability is named by its definition × 4 + its place there, since what is printed may have left play by then.

    Dropped is what an ability leads to once too often by itself, and what finds no room among 64 that wait.
    """
    zones = match.zones
    if not goes_on(match, link_of(match, source, ability)):
        match.tell(Event.DROPPED, beside(source, CARD_BITS, ability), seat)
        return
    if zones[Zone.RING_COUNT] >= RING_SIZE:
        match.tell(Event.DROPPED | SECOND_RULE, beside(source, CARD_BITS, ability), seat)
        return
    place = ring_place(zones, zones[Zone.RING_COUNT])
    zones[Zone.RING + place] = waiting_ability(source, ability, seat, subject, other)
    zones[Zone.RING_LINEAGE + place] = zones[Zone.LINEAGE]
    zones[Zone.RING_COUNT] += 1


def begin_next_trigger(match: Match) -> None:
    """The ability that has waited longest resolves."""
    zones = match.zones
    at = zones[Zone.RING_AT]
    waiting = zones[Zone.RING + at]
    lineage = zones[Zone.RING_LINEAGE + at]
    zones[Zone.RING + at] = 0
    zones[Zone.RING_LINEAGE + at] = 0
    zones[Zone.RING_AT] = ring_place(zones, 1)
    zones[Zone.RING_COUNT] -= 1
    source = read(waiting, RingField.SOURCE)
    ability = read(waiting, RingField.ABILITY)
    seat = read(waiting, RingField.SEAT)
    match.tell(Event.TRIGGERED, beside(source, CARD_BITS, ability), seat)
    begin_ability(match, source, ability, seat, read(waiting, RingField.SUBJECT), read(waiting, RingField.OTHER))
    zones[Zone.LINEAGE] = lengthened(lineage, link_of(match, source, ability))


def begin_ability(match: Match, source: i64, ability: i64, seat: i64, subject: i64, other: i64) -> None:
    """From here on, its effects are done one by one to the end."""
    zones = match.zones
    zones[Zone.PC] = match.card_index.set.rows[ability * ABILITY_WORDS + START]
    zones[Zone.SOURCE] = source
    zones[Zone.CONTROLLER] = seat
    zones[Zone.THAT_CARD] = subject
    zones[Zone.OTHER_CARD] = other
    zones[Zone.CHOSEN_ONES] = 0
    zones[Zone.LEFT] = 0


def begin_played(match: Match, card: i64, seat: i64, subject: i64, other: i64) -> None:
    """CO-109.6: what a One-Time Item says is done; of several sentences the later ones wait in the ring."""
    rows = match.card_index.set.rows
    ability = definition_of(match, card) * ABILITIES
    end = ability + ABILITIES
    while ability < end:
        if rows[ability * ABILITY_WORDS + KIND] == PLAYED:
            if match.zones[Zone.PC]:
                put_into_ring(match, card, ability, seat, subject, other)
            else:
                begin_ability(match, card, ability, seat, subject, other)
        ability += 1


def end_ability(match: Match) -> None:
    """CO-109.6: after its last sentence a One-Time Item is discarded."""
    zones = match.zones
    zones[Zone.PC] = 0
    zones[Zone.SOURCE] = NONE
    zones[Zone.CONTROLLER] = 0
    zones[Zone.THAT_CARD] = NONE
    zones[Zone.OTHER_CARD] = NONE
    zones[Zone.CHOSEN_ONES] = 0
    zones[Zone.HELD] = 0
    zones[Zone.LEFT] = 0
    zones[Zone.LINEAGE] = 0
    if zones[Zone.TAKING_EFFECT] and not has_more_to_say(match):
        use_up(match)


def has_more_to_say(match: Match) -> bool:
    """Whether another sentence of the One-Time Item waits; its sentences wait before all that they set off."""
    zones = match.zones
    waiting = zones[Zone.RING + zones[Zone.RING_AT]]
    return waiting != 0 and zones[Zone.TAKING_EFFECT] & only(read(waiting, RingField.SOURCE)) != 0


def use_up(match: Match) -> None:
    """CO-109.6: the One-Time Item has taken effect and is discarded."""
    zones = match.zones
    card = lowest(zones[Zone.TAKING_EFFECT])
    seat = owner_of(match, card)
    zones[Zone.TAKING_EFFECT] = 0
    zones[Zone.CARD_STATE + card] = 0
    zones[Zone.DISCARD_PILE + seat] |= one(card)
    match.tell(Event.USED_UP, card, seat)
