"""What search is told of Claw & Order: it looks ahead to the end of the battle, not of the match."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catspaw.bots.claw_and_order import dearest_troop, look_of_troop, rule_of_thumb, turns_of
from catspaw.bots.search.evaluation import Evaluation
from catspaw.bots.search.guide import Guide
from catspaw.core.bits import count, has, lowest, one
from catspaw.core.position import CHANCE, NOBODY, Position
from catspaw.core.sampler import Sampler
from catspaw.games.claw_and_order.abilities.ops import DAMAGE_BONUS, HEALTH_BONUS, IS_EQUIP, IS_TEAM_BUFF, IS_TROOP
from catspaw.games.claw_and_order.abilities.statics import givers, health_under, strength_under, vehicles_of
from catspaw.games.claw_and_order.state.card_state import damage_on
from catspaw.games.claw_and_order.state.deck import cards_in_deck
from catspaw.games.claw_and_order.state.numbers import DONE_BIT, Zone
from catspaw.games.claw_and_order.state.position import Match
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import definition_of, printed_cost, troops_of

# Features of a seat.
TROOPS: Final = 0
DAMAGE: Final = 1
"""Of troops that may attack in their next turn."""
IDLE_DAMAGE: Final = 2
"""Of pilots, and of vehicles without one."""
HEALTH: Final = 3
NO_TROOP: Final = 4
ONE_TROOP: Final = 5
CARDS: Final = 6
FURTHER_CARDS: Final = 7
"""Those beyond four."""
TROOPS_IN_HAND: Final = 8
SHORT_DECK: Final = 9
ITEMS: Final = 10
COSTS: Final = 11
"""What its troops cost, as they are printed."""
FRONT: Final = 12
NEXT: Final = 13
"""Whether it is the seat's turn."""
DOLLARS: Final = 14
FEATURES: Final = 15

NAMES: Final = (
    "troops", "damage", "idle-damage", "health", "no-troop", "one-troop", "cards", "further-cards", "troops-in-hand",
    "short-deck", "items", "costs", "front", "next", "dollars",
)  # fmt: skip
ENOUGH_CARDS: Final = 4
IN_HAND: Final = 128
"""Added to the look of a card in hand, which its definition decides."""


@final
@mypyc_attr(acyclic=True)
class MatchGuide(Guide):
    """Playouts go by rules of thumb, with a few more than the heuristic's, and now and then by chance."""

    FEATURES: ClassVar[tuple[str, ...]] = NAMES

    def __init__(self, players: int, weights: list[float]) -> None:
        super().__init__(players, weights)
        self.chance: i64 = 100
        """So many answers of a thousand are given at random."""
        self.battle: i64 = 0
        self.wins: i64 = 0

    def note(self, position: Position) -> None:
        assert isinstance(position, Match)
        note_features(position, self.evaluation)

    def begin(self, root: Position) -> None:
        assert isinstance(root, Match)
        self.battle = root.zones[Zone.BATTLE]
        self.wins = root.zones[Zone.WINS]

    def is_decided(self, position: Position) -> bool:
        assert isinstance(position, Match)
        return position.asked == NOBODY or position.zones[Zone.BATTLE] != self.battle

    def turn(self, position: Position) -> i64:
        assert isinstance(position, Match)
        return turns_of(position)

    def answer(self, position: Position, sampler: Sampler) -> i64:
        assert isinstance(position, Match)
        if position.asked == CHANCE or sampler.below(1000) < self.chance:
            return sampler.pick(position.options)
        return answer_in_playouts(position, sampler)

    def look(self, position: Position, option: i64) -> i64:
        assert isinstance(position, Match)
        prompt = position.prompt
        if prompt == Prompt.PLAY or prompt == Prompt.SET_UP or prompt == Prompt.RESPOND or prompt == Prompt.DISCARD_ONE:
            if position.zones[Zone.HAND + position.asked] & one(option):
                return IN_HAND + definition_of(position, option)
            return option
        return look_of_troop(position, option)

    def rate(self, position: Position, worths: vec[float]) -> None:
        assert isinstance(position, Match)
        if self.is_decided(position):
            worths[0] = 1.0 if position.zones[Zone.WINS] > self.wins else 0.0
            worths[1] = 1.0 - worths[0]
        else:
            note_features(position, self.evaluation)
            self.evaluation.rate(worths)


def answer_in_playouts(match: Match, sampler: Sampler) -> i64:
    """By rules of thumb; besides, items that stay in play are played, and whoever may respond or stay back does."""
    prompt = match.prompt
    if prompt == Prompt.PLAY or prompt == Prompt.SET_UP:
        troop = dearest_troop(match)
        return lasting_item(match, sampler) if troop == Answer.DONE else troop
    if prompt == Prompt.RESPOND or prompt == Prompt.STAY:
        return sampler.pick(match.options & ~DONE_BIT or match.options)
    return rule_of_thumb(match, sampler)


def lasting_item(match: Match, sampler: Sampler) -> i64:
    """An Equip Item or a Team Buff in hand. One-Time Items are better kept for a response, or for thought."""
    traits = match.card_index.traits
    items = match.options & match.zones[Zone.HAND + match.asked] & (traits[IS_EQUIP] | traits[IS_TEAM_BUFF])
    return sampler.pick(items) if items else Answer.DONE


def note_features(match: Match, evaluation: Evaluation) -> None:
    """Read the features of both seats."""
    evaluation.clear()
    seat: i64 = 0
    while seat < 2:
        note_troops(match, evaluation, seat)
        zones = match.zones
        hand = zones[Zone.HAND + seat]
        cards = count(hand)
        evaluation.set(seat, CARDS, float(min(cards, ENOUGH_CARDS)))
        evaluation.set(seat, FURTHER_CARDS, float(max(0, cards - ENOUGH_CARDS)))
        evaluation.set(seat, TROOPS_IN_HAND, float(count(hand & match.card_index.traits[IS_TROOP])))
        evaluation.set(seat, SHORT_DECK, 10.0 / float(1 + cards_in_deck(match, seat)))
        evaluation.set(seat, ITEMS, float(count(zones[Zone.ITEMS + seat] | zones[Zone.BUFFS + seat])))
        evaluation.set(seat, NEXT, 1.0 if zones[Zone.ACTIVE] == seat else 0.0)
        evaluation.set(seat, DOLLARS, float(zones[Zone.DOLLARS_OF + seat]))
        seat += 1


def note_troops(match: Match, evaluation: Evaluation, seat: i64) -> None:
    zones = match.zones
    troops = troops_of(match, seat)
    idle = zones[Zone.PILOTS] | (vehicles_of(match, troops) & ~zones[Zone.PILOTED])
    number = count(troops)
    evaluation.set(seat, TROOPS, float(number))
    evaluation.set(seat, NO_TROOP, 1.0 if number == 0 else 0.0)
    evaluation.set(seat, ONE_TROOP, 1.0 if number == 1 else 0.0)
    evaluation.set(seat, FRONT, float(count(zones[Zone.FRONT + seat])))
    damaging = givers(match, DAMAGE_BONUS)
    healing = givers(match, HEALTH_BONUS)
    while troops:
        card = lowest(troops)
        troops &= troops - 1
        damage = strength_under(match, card, damaging)
        evaluation.add(seat, IDLE_DAMAGE if has(idle, card) else DAMAGE, float(damage))
        evaluation.add(seat, HEALTH, float(health_under(match, card, healing) - damage_on(match, card)))
        evaluation.add(seat, COSTS, float(printed_cost(match, card)))
