"""Sound play by rules of thumb: Tactician, for both seats of Claw & Order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.bits import count, lowest, members
from catspaw.core.game import Game
from catspaw.core.position import CHANCE, NOBODY
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight
from catspaw.games.claw_and_order.card_words import damage_on
from catspaw.games.claw_and_order.deck import cards_in_deck
from catspaw.games.claw_and_order.lists import Lists
from catspaw.games.claw_and_order.numbers import (
    ATTACK_WHOM,
    ATTACK_WITH,
    ATTACKER,
    BATTLE,
    CHOOSE_BATTLEFIELD,
    CHOOSE_PILOT,
    CHOOSE_VEHICLE,
    DONE,
    DONE_BIT,
    FIELD,
    FRONT,
    HAND,
    NEUTRAL,
    PILOTED,
    PILOTS,
    PLAY,
    RESPOND,
    SET_UP,
    STAY,
    TURN_WORD,
    TURNS,
    WHETHER,
    WINS,
    YES,
)
from catspaw.games.claw_and_order.ops import IS_ONE_TIME, IS_TROOP, ONLY_LOSER
from catspaw.games.claw_and_order.position import Match
from catspaw.games.claw_and_order.sight import MatchSight
from catspaw.games.claw_and_order.statics import health_of, strength_of, vehicles_of
from catspaw.games.claw_and_order.zones import definition_of, printed_cost, troops_in_play, troops_of

HORIZON: Final = 1
IDLE: Final = 0.25
DECK_FEAR: Final = 12.0
FULL_HAND: Final = 4
SURPLUS: Final = 0.25
HEALTH: Final = 0.5
PRESENCE: Final = 1.0
CARD: Final = 1.0
WORLDS: Final = 1
VICTORY: Final = 1000.0


class Tactician:
    """Imagines the rest of this turn and the next one after each answer, and gives the best."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        del game, seat
        self._sampler = Sampler(seed)
        self._chance = Sampler(seed)

    def choose(self, sight: Sight) -> int:
        assert isinstance(sight, MatchSight)
        if count(sight.options) == 1:
            return int(lowest(sight.options))
        if sight.prompt == CHOOSE_BATTLEFIELD:
            return battlefield(sight)
        world = Match(sight.rulings, Lists(sight.set, vec[i64]()), vec[i64]())
        sight.sample_into(world, self._sampler)
        fortune = self._sampler.below(1000)
        return max(answers(world, self._chance), key=lambda option: self._imagined(world, option, fortune, sight.seat))

    def _imagined(self, world: Match, option: int, fortune: int, seat: int) -> float:
        self._chance.reseed(fortune)
        match = world.clone()
        battle = match.zones[BATTLE]
        end = match.zones[TURNS] + match.zones[TURNS + 1] + HORIZON
        wins = match.zones[WINS + seat] - match.zones[WINS + (seat ^ 1)]
        match.answer(option)
        while match.asked != NOBODY and match.zones[BATTLE] == battle:
            if match.zones[TURNS] + match.zones[TURNS + 1] >= end:
                return prospects(match, seat)
            match.answer(rule_of_thumb(match, self._chance))
        return VICTORY * (match.zones[WINS + seat] - match.zones[WINS + (seat ^ 1)] - wins)


def answers(match: Match, sampler: Sampler) -> list[int]:
    """The options that differ, the one by rule of thumb first, then to be done."""
    first = rule_of_thumb(match, sampler)
    found: dict[object, int] = {looks(match, first): first}
    if match.options & DONE_BIT:
        found.setdefault(DONE, DONE)
    for option in members(match.options & ~DONE_BIT):
        found.setdefault(looks(match, option), option)
    return list(found.values())


def looks(match: Match, option: int) -> object:
    if troops_in_play(match) >> option & 1:
        left = health_of(match, option) - damage_on(match, option)
        front = (match.zones[FRONT] | match.zones[FRONT + 1]) >> option & 1
        return definition_of(match, option), strength_of(match, option), left, front, match.zones[TURN_WORD + option]
    return option


def battlefield(sight: MatchSight) -> int:
    """One that helps only whoever lost, else the neutral one."""
    first_one = sight.set.cards + sight.set.tokens
    for number in range(sight.set.battlefields):
        if sight.set.traits[first_one + number] >> ONLY_LOSER & 1:
            return number
    return NEUTRAL


def prospects(match: Match, seat: int) -> float:
    return strength_in(match, seat) - strength_in(match, seat ^ 1)


def strength_in(match: Match, seat: int) -> float:
    zones = match.zones
    troops = troops_of(match, seat)
    total = 0.0
    idle = zones[PILOTS] | (vehicles_of(match, troops) & ~zones[PILOTED])
    for card in members(troops):
        strength = strength_of(match, card) * (IDLE if idle >> card & 1 else 1.0)
        total += PRESENCE + strength + HEALTH * (health_of(match, card) - damage_on(match, card))
    if not troops:
        total -= 4.0
    hand = count(zones[HAND + seat])
    total += CARD * (min(hand, FULL_HAND) + SURPLUS * max(0, hand - FULL_HAND))
    total -= DECK_FEAR / (1 + cards_in_deck(match, seat))
    return total


def rule_of_thumb(match: Match, sampler: Sampler) -> int:
    prompt = match.prompt
    options = match.options
    if match.asked == CHANCE:
        return sampler.pick(options)
    if prompt == PLAY or prompt == SET_UP:
        return what_to_play(match)
    if prompt == ATTACK_WITH:
        return max(members(options & ~DONE_BIT), key=lambda card: strength_of(match, card))
    if prompt == ATTACK_WHOM:
        return whom_to_attack(match)
    if prompt == CHOOSE_VEHICLE:
        empty = options & ~match.zones[PILOTED] & ~DONE_BIT
        return members(empty)[0] if empty else DONE
    if prompt == CHOOSE_PILOT:
        free = options & ~match.zones[PILOTS] & ~DONE_BIT
        return min(members(free or options), key=lambda card: strength_of(match, card) if card < FIELD else 99)
    if prompt == RESPOND or prompt == STAY:
        return DONE
    if prompt == WHETHER:
        return YES
    return sampler.pick(options)


def what_to_play(match: Match) -> int:
    cards = match.options & match.zones[HAND + match.asked]
    traits = match.lists.traits
    troops = cards & traits[IS_TROOP]
    if troops:
        return max(members(troops), key=lambda card: printed_cost(match, card))
    items = cards & ~traits[IS_ONE_TIME]
    return members(items)[0] if items else DONE


def whom_to_attack(match: Match) -> int:
    strength = strength_of(match, match.zones[ATTACKER])

    def harm(card: int) -> tuple[bool, int, int]:
        left = health_of(match, card) - damage_on(match, card)
        return strength >= left, printed_cost(match, card), -left

    return max(members(match.options), key=harm)
