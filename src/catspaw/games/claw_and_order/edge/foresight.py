"""What will come of an answer, and whether everybody can work out that there is only one: from a sight alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from catspaw.core.bits import has
from catspaw.games.claw_and_order.abilities.ops import COST_BONUS, RESPONDS
from catspaw.games.claw_and_order.abilities.statics import givers, health_of, strength_of
from catspaw.games.claw_and_order.edge.in_sight import in_sight
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state.card_index import CardSet
from catspaw.games.claw_and_order.state.card_state import damage_on, this_turn
from catspaw.games.claw_and_order.state.numbers import CARDS, TurnField, Zone
from catspaw.games.claw_and_order.state.questions import Prompt


def preview_of_attack(sight: MatchSight, number: int) -> dict[str, Any] | None:
    """CO-107.1, CO-101.5: what an attack on this troop deals, and what health that leaves it; None of other answers.

    Only what is certain now: whoever is attacked may respond, and what waits for attacks or damage comes on top.
    """
    if sight.prompt != Prompt.ATTACK_WHOM:
        return None
    match = in_sight(sight)
    strength = int(strength_of(match, match.zones[Zone.ATTACKER]))
    if number < CARDS and sight.definitions[number] < 0:
        return {"number": strength, "left": "unknown"}
    dealt = max(0, strength - int(this_turn(match, number, TurnField.SHIELD)))
    left = int(health_of(match, number)) - int(damage_on(match, number)) - dealt
    return {"number": dealt, "left": max(0, left)}


def nobody_can_respond(sight: MatchSight) -> bool:
    """Ruling CO-R.W: as everybody can see, the attacked player has not the dollars for any response of the set."""
    dollars = int(sight.zones[Zone.DOLLARS_OF + sight.asked])
    return dollars < _cheapest_response(sight.set) and not givers(in_sight(sight), COST_BONUS)


@lru_cache(64)
def _cheapest_response(cards: CardSet) -> int:
    """CO-105.3: what the cheapest card costs that may be played in the opponent's turn; 0 if one changes its cost."""
    responses = [each for each in range(int(cards.cards)) if has(cards.traits[each], RESPONDS)]
    if any(has(cards.statics[each], COST_BONUS) for each in responses):
        return 0
    return min((int(cards.costs[each]) for each in responses), default=0)
