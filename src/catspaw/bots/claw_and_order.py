"""Sound play by rules of thumb: Tactician, for both seats of Claw & Order."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.bits import as_set, count, lowest, members
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
    CHOOSE_TARGET,
    CHOOSE_VEHICLE,
    DONE,
    DONE_BIT,
    EQUIP_TO,
    FACE_DOWN_CARD,
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
from catspaw.games.claw_and_order.ops import IS_TROOP, ONLY_LOSER
from catspaw.games.claw_and_order.position import Match
from catspaw.games.claw_and_order.sight import MatchSight
from catspaw.games.claw_and_order.statics import health_of, strength_of, vehicles_of
from catspaw.games.claw_and_order.zones import definition_of, printed_cost, troops_of

HORIZON: Final = 2
"""So many turns are imagined to their end: one's own and the answer to it."""
VICTORY: Final = 1000.0
"""More than any lead in a battle."""
IN_PLAY: Final = 1.0
"""What any troop is worth, besides a point for each damage it deals."""
HEALTH: Final = 0.5
"""What each damage is worth that a troop can still take."""
IDLE: Final = 0.25
"""The part of its damage that counts of a pilot, and of a vehicle without one."""
NONE_IN_PLAY: Final = 15.0
"""What it is feared to cost when no troop is in play."""
ENOUGH_CARDS: Final = 4
"""Each of so many cards in hand is worth a point; there are no dollars for more."""
FURTHER_CARD: Final = 0.25
SHORT_DECK: Final = 100.0
"""What an empty deck is feared to cost; one of n cards the (n + 1)-th part."""
ABOUT_TROOPS: Final = frozenset((ATTACK_WITH, ATTACK_WHOM, CHOOSE_TARGET, EQUIP_TO))


class Tactician:
    """Imagines this turn and the next one after each answer, and gives the answer with the best prospects."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        del game, seat
        self._sampler = Sampler(seed)
        self._fortune = Sampler(seed)

    def choose(self, sight: Sight) -> int:
        assert isinstance(sight, MatchSight)
        if count(sight.options) == 1:
            return int(lowest(sight.options))
        if sight.prompt == CHOOSE_BATTLEFIELD:
            return self._battlefield(sight)
        world = Match(sight.rulings, Lists(sight.set, vec[i64]()), vec[i64]())
        sight.sample_into(world, self._sampler)
        seed = int(self._sampler.below(1000))
        return max(self._answers(world), key=lambda answer: self._prospects_after(world, answer, seed))

    def _battlefield(self, sight: MatchSight) -> int:
        """One that is only for the loser, since these help; else the neutral one."""
        traits = sight.set.traits[sight.set.cards + sight.set.tokens :]
        helping = as_set([number for number in range(len(traits)) if traits[number] >> ONLY_LOSER & 1])
        return int(self._sampler.pick(helping)) if helping else NEUTRAL

    def _answers(self, match: Match) -> list[int]:
        """One of each that are alike; first the rule of thumb's and then "done", so that these win ties."""
        thumb = rule_of_thumb(match, self._fortune)
        found: dict[Hashable, int] = {looks(match, thumb): thumb}
        if match.options & DONE_BIT:
            found.setdefault(DONE, DONE)
        for option in members(match.options & ~DONE_BIT):
            found.setdefault(looks(match, option), option)
        return list(found.values())

    def _prospects_after(self, world: Match, answer: int, seed: int) -> float:
        """The prospects at the end of this turn and of the next one, if all go on by rules of thumb.

        The seed makes chance kind to all answers alike.
        """
        self._fortune.reseed(seed)
        seat, battle, lead = world.asked, world.zones[BATTLE], lead_in_battles(world)
        turn = turns_of(world)
        end = turn + HORIZON
        found = 0.0
        match = world.clone()
        match.answer(answer)
        while match.asked != NOBODY and match.zones[BATTLE] == battle:
            if turns_of(match) != turn:
                turn = turns_of(match)
                found += prospects(match, seat)
                if turn == end:
                    return found
            match.answer(rule_of_thumb(match, self._fortune))
        change = lead_in_battles(match) - lead
        return found + VICTORY * (-change if seat else change)


def turns_of(match: Match) -> int:
    return int(match.zones[TURNS] + match.zones[TURNS + 1])


def lead_in_battles(match: Match) -> int:
    """How many more battles seat one has won."""
    return int(match.zones[WINS] - match.zones[WINS + 1])


def looks(match: Match, option: int) -> Hashable:
    """Equal for troops between which there is nothing to choose."""
    if match.prompt not in ABOUT_TROOPS or option >= FACE_DOWN_CARD:
        return option
    front = (match.zones[FRONT] | match.zones[FRONT + 1]) >> option & 1
    numbers = definition_of(match, option), strength_of(match, option), health_left(match, option)
    return *numbers, front, match.zones[TURN_WORD + option]


def prospects(match: Match, seat: int) -> float:
    """The lead of a seat in what it has in play, in hand and in its deck."""
    return resources(match, seat) - resources(match, seat ^ 1)


def resources(match: Match, seat: int) -> float:
    zones = match.zones
    troops = troops_of(match, seat)
    idle = zones[PILOTS] | (vehicles_of(match, troops) & ~zones[PILOTED])
    found = 0.0 if troops else -NONE_IN_PLAY
    for card in members(troops):
        damage = int(strength_of(match, card)) * (IDLE if idle >> card & 1 else 1.0)
        found += IN_PLAY + damage + HEALTH * health_left(match, card)
    cards = int(count(zones[HAND + seat]))
    found += cards if cards <= ENOUGH_CARDS else ENOUGH_CARDS + FURTHER_CARD * (cards - ENOUGH_CARDS)
    return found - SHORT_DECK / (1 + int(cards_in_deck(match, seat)))


def health_left(match: Match, card: int) -> int:
    return int(health_of(match, card) - damage_on(match, card))


def rule_of_thumb(match: Match, sampler: Sampler) -> int:
    """What one would answer without thinking ahead; chance and what no rule is for as the sampler has it."""
    if match.asked == CHANCE:
        return int(sampler.pick(match.options))
    prompt = match.prompt
    cards = members(match.options & ~DONE_BIT)
    if prompt == PLAY or prompt == SET_UP:
        return dearest_troop(match)
    if prompt == ATTACK_WITH:
        return max(cards, key=lambda card: strength_of(match, card))
    if prompt == ATTACK_WHOM:
        return best_victim(match)
    if prompt == CHOOSE_VEHICLE:
        return next((card for card in cards if not match.zones[PILOTED] >> card & 1), DONE)
    if prompt == CHOOSE_PILOT and cards:
        return min(cards, key=lambda card: (match.zones[PILOTS] >> card & 1, strength_of(match, card)))
    if prompt == WHETHER:
        return YES
    return DONE if prompt == RESPOND or prompt == STAY else int(sampler.pick(match.options))


def dearest_troop(match: Match) -> int:
    """The troop in hand that costs most; nothing else is played blindly."""
    troops = match.options & match.zones[HAND + match.asked] & match.lists.traits[IS_TROOP]
    return max(members(troops), key=lambda card: printed_cost(match, card), default=DONE)


def best_victim(match: Match) -> int:
    """One that the attack kills before others, one that cost more, one that is nearer to death."""
    damage = strength_of(match, match.zones[ATTACKER])
    left = {card: health_left(match, card) for card in members(match.options)}
    return max(left, key=lambda card: (damage >= left[card], printed_cost(match, card), -left[card]))
