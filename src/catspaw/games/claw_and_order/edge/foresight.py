"""What will come of an answer, and whether everybody can work out that there is only one: from a sight alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from catspaw.core.bits import has, members, one
from catspaw.games.claw_and_order.abilities.effects import do_step
from catspaw.games.claw_and_order.abilities.ops import (
    ABILITIES,
    ABILITY_WORDS,
    ATTACKS,
    ATTACKS_VEHICLE,
    COST_BONUS,
    IS_ATTACKED,
    KIND,
    PLAYED,
    RESPONDS,
)
from catspaw.games.claw_and_order.abilities.statics import givers, health_of, strength_of
from catspaw.games.claw_and_order.abilities.triggers import begin_ability
from catspaw.games.claw_and_order.edge.in_sight import MatchInSight, copy_in_sight, in_sight
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.rules.combat import attack_stands, declare
from catspaw.games.claw_and_order.rules.flow import goes_one_step_on
from catspaw.games.claw_and_order.rules.using import ways
from catspaw.games.claw_and_order.state.card_index import CardIndex, CardSet
from catspaw.games.claw_and_order.state.card_state import damage_on, set_this_turn, this_turn
from catspaw.games.claw_and_order.state.numbers import CARDS, NONE, TurnField, Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import definition_of, owner_of, troops_in_play

REACTIONS: Final = (ATTACKS, ATTACKS_VEHICLE, IS_ATTACKED)
"""What triggers between an attack and its damage (Ruling CO-R.A)."""


def preview_of_attack(sight: MatchSight, number: int) -> dict[str, Any] | None:
    """CO-107.1, CO-101.5: what an attack on this troop deals, and what health that leaves it; None of other answers.

    All that waits for the attack is counted in. It is `sure` unless a response, what lies face down, chance or a
    choice may yet change it.
    """
    if sight.prompt != Prompt.ATTACK_WHOM:
        return None
    hidden = _face_down_unknown(sight)
    match = _with_silent(sight, hidden)
    strength = int(strength_of(match, match.zones[Zone.ATTACKER]))
    if number < CARDS and sight.definitions[number] < 0:
        return {"number": strength, "left": "unknown", "sure": "no"}
    is_certain = _come_to_strike(match, number)
    is_sure = is_certain and not _may_respond(sight) and not (hidden and _may_react(sight))
    sure = "yes" if is_sure else "no"
    if attack_stands(match):
        return {**_about_to_strike(match, number), "sure": sure}
    is_dead = not troops_in_play(match) & one(number) and not has(
        match.zones[Zone.HAND + owner_of(match, number)], number
    )
    return {"number": strength, "left": 0 if is_dead else "spent", "sure": sure}


def _about_to_strike(match: MatchInSight, number: int) -> dict[str, Any]:
    """The damage that is dealt now, and what it leaves."""
    strength = int(strength_of(match, match.zones[Zone.ATTACKER]))
    dealt = max(0, strength - int(this_turn(match, number, TurnField.SHIELD)))
    return {"number": dealt, "left": max(0, int(health_of(match, number)) - int(damage_on(match, number)) - dealt)}


def without_effect(sight: MatchSight) -> list[int]:
    """CO-109.5, Ruling CO-R.Y: the answers that are a card or an ability that finds nobody, and so does nothing."""
    if sight.prompt not in (Prompt.PLAY, Prompt.USE_HOW):
        return []
    return [number for number in members(sight.options) if number != Answer.DONE and _does_nothing(sight, number)]


def _does_nothing(sight: MatchSight, number: int) -> bool:
    found = _abilities_meant(in_sight(sight), number)
    return bool(found) and not any(_does_something(sight, card, ability) for card, ability in found)


def _abilities_meant(match: MatchInSight, number: int) -> list[tuple[int, int]]:
    """The card and the abilities that an answer sets off, by their numbers; none where it may do something else."""
    seat = int(match.asked)
    if match.prompt == Prompt.USE_HOW:
        card, ways_left = int(match.zones[Zone.CHOSEN]), one(number)
    elif match.zones[Zone.HAND + seat] & one(number):
        first = int(definition_of(match, number)) * ABILITIES
        rows = match.card_index.set.rows
        return [
            (number, each) for each in range(first, first + ABILITIES) if rows[each * ABILITY_WORDS + KIND] == PLAYED
        ]
    else:
        card, ways_left = number, int(ways(match, seat, number))
    if ways_left & (ways_left - 1) or ways_left >= one(ABILITIES):
        return []
    return [(card, int(definition_of(match, card)) * ABILITIES + members(ways_left)[0])]


def _does_something(sight: MatchSight, card: int, ability: int) -> bool:
    """Whether anything is asked or changed by an ability, its price aside."""
    match = copy_in_sight(sight)
    before = list(match.zones)
    begin_ability(match, card, ability, sight.asked, NONE, NONE)
    while match.zones[Zone.PC]:
        if do_step(match):
            return True
    return list(match.zones) != before


def _come_to_strike(match: MatchInSight, number: int) -> bool:
    """Declare the attack and do all that it sets off; False if chance or somebody is asked before it strikes."""
    zones = match.zones
    attacker = zones[Zone.ATTACKER]
    zones[Zone.VICTIM] = number
    set_this_turn(match, attacker, TurnField.ATTACKS, this_turn(match, attacker, TurnField.ATTACKS) + 1)
    declare(match)
    while any(zones[each] for each in (Zone.CHECK_DEATHS, Zone.OWED, Zone.OWED + 1, Zone.PC, Zone.RING_COUNT)):
        if goes_one_step_on(match):
            return False
    return True


def _with_silent(sight: MatchSight, cards: int) -> MatchInSight:
    """The match in sight, to play on in; these cards wait for nothing in it."""
    match = copy_in_sight(sight)
    if cards:
        match.card_index = CardIndex(sight.set, match.card_index.definitions)
        for event in REACTIONS:
            match.card_index.hears[event] &= ~cards
    return match


def _face_down_unknown(sight: MatchSight) -> int:
    """Troops in play of which the seat does not know what they are."""
    return sum(one(card) for card in members(sight.zones[Zone.FACE_DOWN]) if sight.definitions[card] < 0)


def _may_react(sight: MatchSight) -> bool:
    """Whether a card of the set could wait for an attack while it lies face down (Ruling CO-R.N)."""
    waits = any(has(sight.set.hears[each], event) for each in range(int(sight.set.cards)) for event in REACTIONS)
    return waits and not sight.rulings.face_down_cards_sleep


def _may_respond(sight: MatchSight) -> bool:
    """Ruling CO-R.W: whether whoever is attacked may be able to respond, as far as everybody can see."""
    seat = sight.asked ^ 1
    return bool(sight.set.has_responses and sight.hands[seat]) and not _lacks_dollars(sight, seat)


def nobody_can_respond(sight: MatchSight) -> bool:
    """Ruling CO-R.W: as everybody can see, the attacked player has not the dollars for any response of the set."""
    return _lacks_dollars(sight, sight.asked)


def _lacks_dollars(sight: MatchSight, seat: int) -> bool:
    dollars = int(sight.zones[Zone.DOLLARS_OF + seat])
    return dollars < _cheapest_response(sight.set) and not givers(in_sight(sight), COST_BONUS)


@lru_cache(64)
def _cheapest_response(cards: CardSet) -> int:
    """CO-105.3: what the cheapest card costs that may be played in the opponent's turn; 0 if one changes its cost."""
    responses = [each for each in range(int(cards.cards)) if has(cards.traits[each], RESPONDS)]
    if any(has(cards.statics[each], COST_BONUS) for each in responses):
        return 0
    return min((int(cards.costs[each]) for each in responses), default=0)
