"""Cards in play that their player uses in the Play Phase: abilities, Retreat, and items taken off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import count, lowest, one
from catspaw.games.claw_and_order.abilities.ops import (
    ABILITIES,
    ABILITY_WORDS,
    AMOUNT,
    CONDITION,
    COUNTER,
    DESTROYS_ITSELF,
    DISCARDS,
    DOLLARS,
    EVENT,
    FLAGS,
    FREE,
    OF_PILOT,
    ONCE_A_TURN,
    RETREAT,
    RETREATS,
    SUBJECT,
)
from catspaw.games.claw_and_order.abilities.statics import having
from catspaw.games.claw_and_order.abilities.triggers import begin_ability, happens
from catspaw.games.claw_and_order.rules.damage import put_counters
from catspaw.games.claw_and_order.rules.leaving import return_item, return_troop
from catspaw.games.claw_and_order.state.card_state import count_use, counters_on, uses_of
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import MOST_USES, NONE, Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import asleep, definition_of, troops_of, turn_up

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def usable(match: Match, seat: i64) -> i64:
    """What a player may use in their own Play Phase."""
    return retreaters(match, seat) | removable(match, seat) | activatable(match, seat)


def retreaters(match: Match, seat: i64) -> i64:
    """CO-112.2, Ruling CO-R.R: from either line, not in the turn it was deployed. Ruling CO-R.J: not a pilot."""
    zones = match.zones
    return having(match, troops_of(match, seat) & ~zones[Zone.DEPLOYED_NOW] & ~zones[Zone.PILOTS], RETREAT)


def removable(match: Match, seat: i64) -> i64:
    """CO-109.4: Equip Items may come back. Ruling CO-R.O: each once a turn, or one a turn."""
    if match.rulings.one_item_a_turn and match.zones[Zone.TOOK_OFF]:
        return 0
    return match.zones[Zone.ITEMS + seat]


def activatable(match: Match, seat: i64) -> i64:
    """Ruling CO-R.Y: cards in play with an ability that the player can pay for."""
    zones = match.zones
    found: i64 = 0
    cards = troops_of(match, seat) | zones[Zone.ITEMS + seat] | zones[Zone.BUFFS + seat]
    cards &= match.card_index.activates
    while cards:
        card = lowest(cards)
        if abilities_of(match, seat, card):
            found |= one(card)
        cards &= cards - 1
    return found


def abilities_of(match: Match, seat: i64, card: i64) -> i64:
    """Which of a card's abilities may be used now, as a set of their places.

    Ruling CO-R.N: a face-down card's too: it is turned up by that. CO-108.2: a pilot's if they speak of its vehicle.
    """
    definition = definition_of(match, card)
    left = match.card_index.set.activates[definition]
    sleeps = asleep(match) & one(card) != 0
    is_pilot = match.zones[Zone.PILOTS] & one(card) != 0
    found: i64 = 0
    while left:
        place = lowest(left)
        row = (definition * ABILITIES + place) * ABILITY_WORDS
        if not sleeps or (is_pilot and match.card_index.set.rows[row + FLAGS] & OF_PILOT):
            if can_pay(match, seat, card, place, row):
                found |= one(place)
        left &= left - 1
    return found


def can_pay(match: Match, seat: i64, card: i64, place: i64, row: i64) -> bool:
    """Ruling CO-R.Z: once a turn unless it costs dollars, and never more than eight times."""
    rows = match.card_index.set.rows
    times = uses_of(match, card, place)
    if times >= MOST_USES or (times and rows[row + FLAGS] & ONCE_A_TURN):
        return False
    if rows[row + CONDITION] and not can_pay_price(match, seat, card, rows[row + CONDITION], rows[row + SUBJECT]):
        return False
    return can_pay_price(match, seat, card, rows[row + EVENT], rows[row + AMOUNT])


def can_pay_price(match: Match, seat: i64, card: i64, price: i64, amount: i64) -> bool:
    """Ruling CO-R.Y: there are dollars, counters or cards enough."""
    if price == DOLLARS:
        return match.zones[Zone.DOLLARS_OF + seat] >= amount
    if price == COUNTER:
        return counters_on(match, card) >= max(1, amount)
    if price == DISCARDS:
        return count(match.zones[Zone.HAND + seat]) >= amount
    assert price == FREE or price == DESTROYS_ITSELF
    return True


def ways(match: Match, seat: i64, card: i64) -> i64:
    """All that may be done with a card in play: its abilities, Retreat, taking it off."""
    found = abilities_of(match, seat, card)
    if retreaters(match, seat) & one(card):
        found |= one(Answer.WITH_RETREAT)
    if removable(match, seat) & one(card):
        found |= one(Answer.OFF)
    return found


def use(match: Match, card: i64) -> None:
    """A card in play is used; if there are several ways, the player is asked which."""
    seat = match.zones[Zone.ACTIVE]
    turn_up(match, card)
    possible = ways(match, seat, card)
    match.zones[Zone.CHOSEN] = card
    if count(possible) > 1:
        ask_how(match)
    else:
        use_how(match, lowest(possible))


def ask_how(match: Match) -> None:
    match.ask(match.zones[Zone.ACTIVE], Prompt.USE_HOW, ways(match, match.zones[Zone.ACTIVE], match.zones[Zone.CHOSEN]))


def use_how(match: Match, way: i64) -> None:
    zones = match.zones
    card = zones[Zone.CHOSEN]
    zones[Zone.CHOSEN] = NONE
    if way == Answer.WITH_RETREAT:
        happens(match, RETREATS, card, NONE)
        return_troop(match, card, 0)
    elif way == Answer.OFF:
        zones[Zone.TOOK_OFF] = 1
        return_item(match, card, 0)
    else:
        activate(match, zones[Zone.ACTIVE], card, way)
    match.advance()


def activate(match: Match, seat: i64, card: i64, place: i64) -> None:
    """Ruling CO-R.Y: in the own Play Phase, for its price; cards and the card itself are paid by its first steps."""
    definition = definition_of(match, card)
    row = (definition * ABILITIES + place) * ABILITY_WORDS
    rows = match.card_index.set.rows
    count_use(match, card, place)
    match.tell(Event.USED, card | ((definition * ABILITIES + place) << 6), seat)
    pay_price(match, seat, card, rows[row + EVENT], rows[row + AMOUNT])
    if rows[row + CONDITION]:
        pay_price(match, seat, card, rows[row + CONDITION], rows[row + SUBJECT])
    begin_ability(match, card, definition * ABILITIES + place, seat, NONE, NONE)


def pay_price(match: Match, seat: i64, card: i64, price: i64, amount: i64) -> None:
    """Dollars and counters are paid at once."""
    if price == DOLLARS:
        match.zones[Zone.DOLLARS_OF + seat] -= amount
        match.tell(Event.LOST, seat, amount)
    elif price == COUNTER:
        put_counters(match, card, -max(1, amount))
