"""Sound play by rules of thumb: Tactician, for both seats of Claw & Order."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import WORD, count, has, lowest, one
from catspaw.core.game import Game
from catspaw.core.position import CHANCE, NOBODY
from catspaw.core.sampler import Sampler, mixed
from catspaw.core.sight import Sight
from catspaw.games.claw_and_order.abilities.ops import DAMAGE_BONUS, HEALTH_BONUS, IS_TROOP, ONLY_LOSER
from catspaw.games.claw_and_order.abilities.statics import (
    givers,
    health_of,
    health_under,
    strength_of,
    strength_under,
    vehicles_of,
)
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state.card_index import CardIndex
from catspaw.games.claw_and_order.state.card_state import damage_on
from catspaw.games.claw_and_order.state.deck import cards_in_deck
from catspaw.games.claw_and_order.state.numbers import DONE_BIT, Zone
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
MOST_PARTS: Final = 2
"""So many questions about one action are tried in every way: a mode and a target, say."""


@final
@mypyc_attr(acyclic=True)
class Tactician:
    """Imagines this turn and the next one after each answer, and gives the answer with the best prospects."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        del game, seat
        self._sampler = Sampler(seed)
        self._fortune = Sampler(seed)

    def choose(self, sight: Sight) -> int:
        assert isinstance(sight, MatchSight)
        if sight.options & (sight.options - 1) == 0:
            return int(lowest(sight.options))
        if sight.prompt == Prompt.CHOOSE_BATTLEFIELD:
            return int(helping_battlefield(sight, self._sampler))
        world = Match(sight.rulings, CardIndex(sight.set, vec[i64]()), vec[i64]())
        sight.sample_into(world, self._sampler)
        seed = self._sampler.below(1000)
        best: i64 = -1
        most: float = 0.0
        for answer in self._answers(world):
            found = self._prospects_after(world, answer, seed, MOST_PARTS)
            if best < 0 or found > most:
                best = answer
                most = found
        return int(best)

    def _answers(self, match: Match) -> list[int]:
        """One of each that are alike; first the rule of thumb's and then "done", so that these win ties."""
        thumb = rule_of_thumb(match, self._fortune)
        found = [int(thumb)]
        seen = {int(look_of_troop(match, thumb))}
        if match.options & DONE_BIT and Answer.DONE not in seen:
            seen.add(Answer.DONE)
            found.append(Answer.DONE)
        left = match.options & ~DONE_BIT
        while left:
            option = lowest(left)
            left &= left - 1
            look = int(look_of_troop(match, option))
            if look not in seen:
                seen.add(look)
                found.append(int(option))
        return found

    def _prospects_after(self, world: Match, answer: i64, seed: i64, parts: i64) -> float:
        """The prospects at the end of this turn and of the next one, if all go on by rules of thumb.

        The seed makes chance kind to all answers alike; so many parts of an action are tried in every way.
        """
        self._fortune.reseed(seed)
        seat = world.asked
        battle = world.zones[Zone.BATTLE]
        lead = lead_in_battles(world)
        match = world.clone()
        turn = turns_of(world)
        end = turn + HORIZON
        match.answer(answer)
        if parts and match.asked == seat and match.prompt != world.prompt and is_part_of_an_action(match.prompt):
            return max([self._prospects_after(match, part, seed, parts - 1) for part in self._answers(match)])
        found: float = 0.0
        while match.asked != NOBODY and match.zones[Zone.BATTLE] == battle:
            if turns_of(match) != turn:
                turn = turns_of(match)
                found += prospects(match, seat)
                if turn == end:
                    return found
            match.answer(rule_of_thumb(match, self._fortune))
        change = lead_in_battles(match) - lead
        return found + VICTORY * float(-change if seat else change)


def helping_battlefield(sight: MatchSight, sampler: Sampler) -> i64:
    """One that is only for the loser, since these help; else the neutral one."""
    first = sight.set.cards + sight.set.tokens
    helping: i64 = 0
    number: i64 = 0
    while number < sight.set.battlefields:
        if has(sight.set.traits[first + number], ONLY_LOSER):
            helping |= one(number)
        number += 1
    return sampler.pick(helping) if helping else Answer.NEUTRAL


def is_part_of_an_action(prompt: i64) -> bool:
    """What is asked about an action that has begun: every answer is imagined, not the rule of thumb's alone."""
    return (
        prompt == Prompt.EQUIP_TO
        or prompt == Prompt.CHOOSE_TARGET
        or prompt == Prompt.CHOOSE_MODE
        or prompt == Prompt.CHOOSE_PILOT
        or prompt == Prompt.USE_HOW
    )


def turns_of(match: Match) -> i64:
    return match.zones[Zone.TURNS] + match.zones[Zone.TURNS + 1]


def lead_in_battles(match: Match) -> i64:
    """How many more battles seat one has won."""
    return match.zones[Zone.WINS] - match.zones[Zone.WINS + 1]


def look_of_troop(match: Match, option: i64) -> i64:
    """Equal for troops between which there is nothing to choose; what is no troop is itself."""
    prompt = match.prompt
    is_about_troops = prompt == Prompt.ATTACK_WITH or prompt == Prompt.ATTACK_WHOM or prompt == Prompt.CHOOSE_TARGET
    if not (is_about_troops or prompt == Prompt.EQUIP_TO) or option >= Answer.FACE_DOWN_CARD:
        return option
    front = ((match.zones[Zone.FRONT] | match.zones[Zone.FRONT + 1]) >> option) & 1
    look = definition_of(match, option) * 1024 + health_left(match, option) * 2 + front
    look = mixed(look * 1024 + strength_of(match, option))
    return mixed((look ^ match.zones[Zone.TURN_STATE + option]) & WORD) >> 11 | 64


def prospects(match: Match, seat: i64) -> float:
    """The lead of a seat in what it has in play, in hand and in its deck."""
    return resources(match, seat) - resources(match, seat ^ 1)


def resources(match: Match, seat: i64) -> float:
    zones = match.zones
    troops = troops_of(match, seat)
    idle = zones[Zone.PILOTS] | (vehicles_of(match, troops) & ~zones[Zone.PILOTED])
    found = 0.0 if troops else -NONE_IN_PLAY
    damaging = givers(match, DAMAGE_BONUS)
    healing = givers(match, HEALTH_BONUS)
    left = troops
    while left:
        card = lowest(left)
        left &= left - 1
        damage = float(strength_under(match, card, damaging)) * (IDLE if has(idle, card) else 1.0)
        found += IN_PLAY + damage + HEALTH * float(health_under(match, card, healing) - damage_on(match, card))
    cards = count(zones[Zone.HAND + seat])
    if cards <= ENOUGH_CARDS:
        found += float(cards)
    else:
        found += float(ENOUGH_CARDS) + FURTHER_CARD * float(cards - ENOUGH_CARDS)
    return found - SHORT_DECK / float(1 + cards_in_deck(match, seat))


def health_left(match: Match, card: i64) -> i64:
    return health_of(match, card) - damage_on(match, card)


def rule_of_thumb(match: Match, sampler: Sampler) -> i64:
    """What one would answer without thinking ahead; chance and what no rule is for as the sampler has it."""
    if match.asked == CHANCE:
        return sampler.pick(match.options)
    prompt = match.prompt
    if prompt == Prompt.PLAY or prompt == Prompt.SET_UP:
        return dearest_troop(match)
    if prompt == Prompt.ATTACK_WITH:
        return strongest(match, match.options & ~DONE_BIT)
    if prompt == Prompt.ATTACK_WHOM:
        return best_victim(match)
    if prompt == Prompt.CHOOSE_VEHICLE:
        unmanned = match.options & ~DONE_BIT & ~match.zones[Zone.PILOTED]
        return lowest(unmanned) if unmanned else Answer.DONE
    if prompt == Prompt.CHOOSE_PILOT and match.options & ~DONE_BIT:
        cats = match.options & ~DONE_BIT
        return weakest(match, cats & ~match.zones[Zone.PILOTS] or cats)
    if prompt == Prompt.WHETHER:
        return Answer.YES
    return Answer.DONE if prompt == Prompt.RESPOND or prompt == Prompt.STAY else sampler.pick(match.options)


def strongest(match: Match, troops: i64) -> i64:
    """The one that deals most damage."""
    sources = givers(match, DAMAGE_BONUS)
    best = lowest(troops)
    most = strength_under(match, best, sources)
    troops &= troops - 1
    while troops:
        card = lowest(troops)
        troops &= troops - 1
        damage = strength_under(match, card, sources)
        if damage > most:
            best = card
            most = damage
    return best


def weakest(match: Match, troops: i64) -> i64:
    """The one that deals least damage."""
    sources = givers(match, DAMAGE_BONUS)
    best = lowest(troops)
    least = strength_under(match, best, sources)
    troops &= troops - 1
    while troops:
        card = lowest(troops)
        troops &= troops - 1
        damage = strength_under(match, card, sources)
        if damage < least:
            best = card
            least = damage
    return best


def dearest_troop(match: Match) -> i64:
    """The troop in hand that costs most; nothing else is played blindly."""
    troops = match.options & match.zones[Zone.HAND + match.asked] & match.card_index.traits[IS_TROOP]
    best: i64 = Answer.DONE
    most: i64 = -1
    while troops:
        card = lowest(troops)
        troops &= troops - 1
        cost = printed_cost(match, card)
        if cost > most:
            best = card
            most = cost
    return best


def best_victim(match: Match) -> i64:
    """One that the attack kills before others, one that cost more, one that is nearer to death."""
    damage = strength_of(match, match.zones[Zone.ATTACKER])
    victims = match.options
    sources = givers(match, HEALTH_BONUS)
    best: i64 = lowest(victims)
    most: i64 = -1_000_000_000
    while victims:
        card = lowest(victims)
        victims &= victims - 1
        left = health_under(match, card, sources) - damage_on(match, card)
        rank = printed_cost(match, card) * 1024 - left
        if damage >= left:
            rank += 1_000_000
        if rank > most:
            best = card
            most = rank
    return best
