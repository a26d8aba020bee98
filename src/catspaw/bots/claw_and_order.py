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
from catspaw.games.claw_and_order.abilities.ops import IS_TROOP, ONLY_LOSER
from catspaw.games.claw_and_order.abilities.statics import health_of, strength_of, vehicles_of
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.card_index import CardIndex
from catspaw.games.claw_and_order.state.card_state import damage_on
from catspaw.games.claw_and_order.state.deck import cards_in_deck
from catspaw.games.claw_and_order.state.numbers import Zone
from catspaw.games.claw_and_order.state.position import Match
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import definition_of, printed_cost, troops_of

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
ABOUT_TROOPS: Final = frozenset((Prompt.ATTACK_WITH, Prompt.ATTACK_WHOM, Prompt.CHOOSE_TARGET, Prompt.EQUIP_TO))
PARTS_OF_AN_ACTION: Final = frozenset(
    (Prompt.EQUIP_TO, Prompt.CHOOSE_TARGET, Prompt.CHOOSE_MODE, Prompt.CHOOSE_PILOT, Prompt.USE_HOW)
)
"""What is asked about an action that has begun: every answer is imagined, not the rule of thumb's alone."""
MOST_PARTS: Final = 2
"""A mode and a target, say."""


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
        if sight.prompt == Prompt.CHOOSE_BATTLEFIELD:
            return self._battlefield(sight)
        world = Match(sight.rulings, CardIndex(sight.set, vec[i64]()), vec[i64]())
        sight.sample_into(world, self._sampler)
        seed = int(self._sampler.below(1000))
        return max(self._answers(world), key=lambda answer: self._prospects_after(world, answer, seed))

    def _battlefield(self, sight: MatchSight) -> int:
        """One that is only for the loser, since these help; else the neutral one."""
        traits = sight.set.traits[sight.set.cards + sight.set.tokens :]
        helping = as_set([number for number in range(len(traits)) if traits[number] >> ONLY_LOSER & 1])
        return int(self._sampler.pick(helping)) if helping else Answer.NEUTRAL

    def _answers(self, match: Match) -> list[int]:
        """One of each that are alike; first the rule of thumb's and then "done", so that these win ties."""
        thumb = rule_of_thumb(match, self._fortune)
        found: dict[Hashable, int] = {looks(match, thumb): thumb}
        if match.options & n.DONE_BIT:
            found.setdefault(Answer.DONE, Answer.DONE)
        for option in members(match.options & ~n.DONE_BIT):
            found.setdefault(looks(match, option), option)
        return list(found.values())

    def _prospects_after(self, world: Match, answer: int, seed: int, parts: int = MOST_PARTS) -> float:
        """The prospects at the end of this turn and of the next one, if all go on by rules of thumb.

        The seed makes chance kind to all answers alike; so many parts of an action are tried in every way.
        """
        self._fortune.reseed(seed)
        seat, battle, lead = world.asked, world.zones[Zone.BATTLE], lead_in_battles(world)
        match, turn, found = world.clone(), turns_of(world), 0.0
        end = turn + HORIZON
        match.answer(answer)
        if parts and match.asked == seat and match.prompt != world.prompt and match.prompt in PARTS_OF_AN_ACTION:
            return max(self._prospects_after(match, part, seed, parts - 1) for part in self._answers(match))
        while match.asked != NOBODY and match.zones[Zone.BATTLE] == battle:
            if turns_of(match) != turn:
                turn = turns_of(match)
                found += prospects(match, seat)
                if turn == end:
                    return found
            match.answer(rule_of_thumb(match, self._fortune))
        change = lead_in_battles(match) - lead
        return found + VICTORY * (-change if seat else change)


def turns_of(match: Match) -> int:
    return int(match.zones[Zone.TURNS] + match.zones[Zone.TURNS + 1])


def lead_in_battles(match: Match) -> int:
    """How many more battles seat one has won."""
    return int(match.zones[Zone.WINS] - match.zones[Zone.WINS + 1])


def looks(match: Match, option: int) -> Hashable:
    """Equal for troops between which there is nothing to choose."""
    if match.prompt not in ABOUT_TROOPS or option >= Answer.FACE_DOWN_CARD:
        return option
    front = (match.zones[Zone.FRONT] | match.zones[Zone.FRONT + 1]) >> option & 1
    numbers = definition_of(match, option), strength_of(match, option), health_left(match, option)
    return *numbers, front, match.zones[Zone.TURN_STATE + option]


def prospects(match: Match, seat: int) -> float:
    """The lead of a seat in what it has in play, in hand and in its deck."""
    return resources(match, seat) - resources(match, seat ^ 1)


def resources(match: Match, seat: int) -> float:
    zones = match.zones
    troops = troops_of(match, seat)
    idle = zones[Zone.PILOTS] | (vehicles_of(match, troops) & ~zones[Zone.PILOTED])
    found = 0.0 if troops else -NONE_IN_PLAY
    for card in members(troops):
        damage = int(strength_of(match, card)) * (IDLE if idle >> card & 1 else 1.0)
        found += IN_PLAY + damage + HEALTH * health_left(match, card)
    cards = int(count(zones[Zone.HAND + seat]))
    found += cards if cards <= ENOUGH_CARDS else ENOUGH_CARDS + FURTHER_CARD * (cards - ENOUGH_CARDS)
    return found - SHORT_DECK / (1 + int(cards_in_deck(match, seat)))


def health_left(match: Match, card: int) -> int:
    return int(health_of(match, card) - damage_on(match, card))


def rule_of_thumb(match: Match, sampler: Sampler) -> int:
    """What one would answer without thinking ahead; chance and what no rule is for as the sampler has it."""
    if match.asked == CHANCE:
        return int(sampler.pick(match.options))
    prompt = match.prompt
    cards = members(match.options & ~n.DONE_BIT)
    if prompt == Prompt.PLAY or prompt == Prompt.SET_UP:
        return dearest_troop(match)
    if prompt == Prompt.ATTACK_WITH:
        return max(cards, key=lambda card: strength_of(match, card))
    if prompt == Prompt.ATTACK_WHOM:
        return best_victim(match)
    if prompt == Prompt.CHOOSE_VEHICLE:
        return next((card for card in cards if not match.zones[Zone.PILOTED] >> card & 1), Answer.DONE)
    if prompt == Prompt.CHOOSE_PILOT and cards:
        return min(cards, key=lambda card: (match.zones[Zone.PILOTS] >> card & 1, strength_of(match, card)))
    if prompt == Prompt.WHETHER:
        return Answer.YES
    return Answer.DONE if prompt == Prompt.RESPOND or prompt == Prompt.STAY else int(sampler.pick(match.options))


def dearest_troop(match: Match) -> int:
    """The troop in hand that costs most; nothing else is played blindly."""
    troops = match.options & match.zones[Zone.HAND + match.asked] & match.card_index.traits[IS_TROOP]
    return max(members(troops), key=lambda card: printed_cost(match, card), default=Answer.DONE)


def best_victim(match: Match) -> int:
    """One that the attack kills before others, one that cost more, one that is nearer to death."""
    damage = strength_of(match, match.zones[Zone.ATTACKER])
    left = {card: health_left(match, card) for card in members(match.options)}
    return max(left, key=lambda card: (damage >= left[card], printed_cost(match, card), -left[card]))
