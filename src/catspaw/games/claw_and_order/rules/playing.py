"""CO-105.3, CO-106.2 and chapter 109: paying for cards, deploying troops, and items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import has, lowest, one
from catspaw.core.journal import beside
from catspaw.games.claw_and_order.abilities.choosing import by_face, choose_among_hidden
from catspaw.games.claw_and_order.abilities.filters import needs_face, reach
from catspaw.games.claw_and_order.abilities.ops import DEPLOYED as IS_DEPLOYED
from catspaw.games.claw_and_order.abilities.ops import (
    EQUIPS,
    IS_EQUIP,
    IS_EQUIPPED,
    IS_ONE_TIME,
    IS_TEAM_BUFF,
    IS_TROOP,
    KEYWORD_TRAIT,
    PLAYS_ITEM,
    STEALTH,
)
from catspaw.games.claw_and_order.abilities.prices import cost_of, cost_under, pricers
from catspaw.games.claw_and_order.abilities.triggers import begin_played, happens, player_does
from catspaw.games.claw_and_order.state.card_index import LARGEST_COST
from catspaw.games.claw_and_order.state.card_state import damage_on, marks_on, set_paid, set_partner, set_stamp
from catspaw.games.claw_and_order.state.deck import leave_hand, one_of_each
from catspaw.games.claw_and_order.state.events import PLAYER_BITS, Event
from catspaw.games.claw_and_order.state.numbers import FIELD, NONE, Phase, Window, Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import next_stamp, own_cards, reference, troops_of, turn_up

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def affordable(match: Match, seat: i64, cards: i64) -> i64:
    """CO-105.3: those of some cards in hand that the player can pay for."""
    dollars = match.zones[Zone.DOLLARS_OF + seat]
    sources = pricers(match, seat)
    found: i64 = 0
    if sources == 0:
        found = cards & match.card_index.costing[min(dollars, LARGEST_COST)] & ~match.card_index.own_priced
        cards &= match.card_index.own_priced
    while cards:
        card = lowest(cards)
        if cost_under(match, seat, match.card_index.definitions[card], sources) <= dollars:
            found |= one(card)
        cards &= cards - 1
    return found


def playable(match: Match, seat: i64, in_set_up: bool) -> i64:
    """CO-104.1: what may be played from the hand, one of each. CO-103.4: before the first turn no One-Time Items."""
    traits = match.card_index.traits
    cards = match.zones[Zone.HAND + seat]
    if in_set_up:
        cards &= ~traits[IS_ONE_TIME]
    cards = affordable(match, seat, cards)
    found = cards & (traits[IS_TROOP] | traits[IS_ONE_TIME])
    found |= new_team_buffs(match, seat, cards & traits[IS_TEAM_BUFF])
    found |= equippable(match, seat, cards & traits[IS_EQUIP] & ~match.zones[Zone.REMOVED])
    return one_of_each(match, seat, found)


def new_team_buffs(match: Match, seat: i64, buffs: i64) -> i64:
    """CO-109.7, Ruling CO-R.U: none of which a player has the same in play already."""
    found: i64 = 0
    in_play = match.zones[Zone.BUFFS + seat] & ~one(FIELD + seat)
    while buffs:
        buff = lowest(buffs)
        if not match.card_index.copies(buff, in_play):
            found |= one(buff)
        buffs &= buffs - 1
    return found


def equippable(match: Match, seat: i64, items: i64) -> i64:
    """CO-109.1: Equip Items for which there is a troop."""
    found: i64 = 0
    while items:
        item = lowest(items)
        if hosts(match, seat, item):
            found |= one(item)
        items &= items - 1
    return found


def hosts(match: Match, seat: i64, item: i64) -> i64:
    """Ruling CO-R.Y: friendly troops, unless the item says so. Ruling CO-R.N: an opposing one by what is public."""
    who = match.card_index.set.equips[match.card_index.definitions[item]]
    found = reach(match, seat, item, who)
    if needs_face(who):
        found &= ~(match.zones[Zone.FACE_DOWN] & troops_of(match, seat ^ 1))
    return found


def play(match: Match, seat: i64, card: i64) -> None:
    """CO-105.3: a card is played by paying for it. Asks on if an Equip Item needs a troop."""
    bit = one(card)
    traits = match.card_index.traits
    if traits[IS_ONE_TIME] & bit:
        play_one_time(match, seat, card, NONE, NONE)
        match.advance()
    elif traits[IS_TROOP] & bit:
        deploy(match, seat, card)
        match.advance()
    elif traits[IS_EQUIP] & bit:
        bring(match, seat, card)
        match.zones[Zone.ITEMS + seat] |= bit
        match.zones[Zone.CHOSEN] = card
        player_does(match, PLAYS_ITEM, seat)
        ask_for_host(match)
    else:
        bring(match, seat, card)
        match.zones[Zone.BUFFS + seat] |= bit
        player_does(match, PLAYS_ITEM, seat)
        match.advance()


def pay(match: Match, seat: i64, card: i64) -> i64:
    cost = cost_of(match, seat, card)
    match.zones[Zone.DOLLARS_OF + seat] -= cost
    return cost


def deploy(match: Match, seat: i64, card: i64) -> None:
    """CO-106.2: a troop enters the Back Line. CO-112.2: with Stealth face down.

    Ruling CO-R.N: one that comes with damage or counters cannot hide, for these show what it is.
    """
    zones = match.zones
    bit = one(card)
    cost = pay(match, seat, card)
    if match.card_index.traits[KEYWORD_TRAIT + STEALTH] & bit and marks_on(match, card) == 0:
        zones[Zone.MAY_BE + card] = hiders_for(match, seat, cost)
        zones[Zone.HAND + seat] &= ~bit
        zones[Zone.FACE_DOWN] |= bit
        set_paid(match, card, cost)
    else:
        leave_hand(match, seat, card)
    arrive(match, seat, card, cost)


def deploy_free(match: Match, seat: i64, card: i64) -> None:
    """Ruling CO-R.Z: an effect deploys a card from the hand. Ruling CO-R.N: face up, since its face was asked for."""
    arrive(match, seat, leave_hand(match, seat, card), 0)


def arrive(match: Match, seat: i64, card: i64, cost: i64) -> None:
    """CO-106.2: a troop that was deployed is in the Back Line. Ruling CO-R.W: the other player may respond."""
    zones = match.zones
    bit = one(card)
    zones[Zone.BACK + seat] |= bit
    zones[Zone.DEPLOYED_NOW] |= bit
    if damage_on(match, card):
        zones[Zone.HURT] |= bit
    set_stamp(match, card, next_stamp(match))
    zones[Zone.CHECK_DEATHS] = 1
    match.tell(Event.DEPLOYED, reference(match, card), cost)
    open_window(match, seat ^ 1, Window.DEPLOYMENT, card)
    happens(match, IS_DEPLOYED, card, NONE)


def open_window(match: Match, seat: i64, window: i64, card: i64) -> None:
    """Ruling CO-R.W: a player may respond in the other's turn, if there are such cards. Ruling CO-R.Y: once, and not
    to what a response does.
    """
    zones = match.zones
    if not has(match.card_index.set.windows, window) or has(zones[Zone.WINDOWS], window):
        return
    if zones[Zone.ACTIVE] == seat or zones[Zone.PHASE] < Phase.STARTING:
        return
    if zones[Zone.TAKING_EFFECT] & own_cards(seat):
        return
    zones[Zone.WINDOWS] |= one(window)
    if window == Window.DEPLOYMENT:
        zones[Zone.ARRIVED] = card
    else:
        zones[Zone.SLAYER] = card


def hiders_for(match: Match, seat: i64, dollars: i64) -> i64:
    """Ruling CO-R.N: what was paid is public, so everybody may work out which cards with Stealth cost that much.

    That is kept, since prices change. They are numbered among the cards with Stealth of the set.
    """
    cards = match.card_index.set
    sources = pricers(match, seat)
    found: i64 = 0
    place: i64 = 0
    while place < len(cards.hiders):
        if cost_under(match, seat, cards.hiders[place], sources) == dollars:
            found |= cards.hider_bit(place)
        place += 1
    return found


def bring(match: Match, seat: i64, card: i64) -> None:
    """An item is put on the table for its price."""
    cost = pay(match, seat, card)
    leave_hand(match, seat, card)
    set_stamp(match, card, next_stamp(match))
    match.zones[Zone.CHECK_DEATHS] = 1
    match.tell(Event.BROUGHT, card, beside(seat, PLAYER_BITS, cost))


def play_one_time(match: Match, seat: i64, card: i64, subject: i64, other: i64) -> None:
    """CO-109.6: it takes effect, and until it has, it is in no pile and no hand."""
    bring(match, seat, card)
    match.zones[Zone.TAKING_EFFECT] = one(card)
    begin_played(match, card, seat, subject, other)
    player_does(match, PLAYS_ITEM, seat)


def ask_for_host(match: Match) -> None:
    seat = match.zones[Zone.ACTIVE]
    match.ask(seat, Prompt.EQUIP_TO, by_face(match, seat, hosts(match, seat, match.zones[Zone.CHOSEN])))


def choose_host(match: Match, choice: i64) -> None:
    """CO-109.1: whom the item goes on."""
    if choice == Answer.FACE_DOWN_CARD:
        seat = match.zones[Zone.ACTIVE]
        hidden = hosts(match, seat, match.zones[Zone.CHOSEN]) & match.zones[Zone.FACE_DOWN] & troops_of(match, seat ^ 1)
        if choose_among_hidden(match, seat, hidden):
            return
        choice = lowest(hidden)
    equip(match, choice)
    match.advance()


def equip(match: Match, troop: i64) -> None:
    """CO-109.2: any number of items on one troop. Ruling CO-R.N: it stays face down unless its face was asked for."""
    zones = match.zones
    item = zones[Zone.CHOSEN]
    zones[Zone.CHOSEN] = NONE
    if needs_face(match.card_index.set.equips[match.card_index.definitions[item]]):
        turn_up(match, troop)
    set_partner(match, item, troop)
    zones[Zone.CHECK_DEATHS] = 1
    match.tell(Event.EQUIPPED, reference(match, troop), item)
    happens(match, IS_EQUIPPED, troop, item)
    happens(match, EQUIPS, item, troop)
