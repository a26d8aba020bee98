"""Sound play by rules of thumb: Suspect, for every seat of The Red Claw."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import count, has, lowest
from catspaw.core.game import Game
from catspaw.core.packed import read_at
from catspaw.core.position import CHANCE, NOBODY
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight
from catspaw.games.red_claw.knowledge.sight import HuntSight
from catspaw.games.red_claw.rules.resolution import next_in_line
from catspaw.games.red_claw.state.edition import Box
from catspaw.games.red_claw.state.numbers import COLOURS, FAKE_EVIDENCE, FALSE_TRAIL, NONE, POINT, Field, Zone
from catspaw.games.red_claw.state.position import Hunt
from catspaw.games.red_claw.state.questions import Prompt

VICTORY: Final = 100.0
"""More than any lead in points."""
STANDS: Final = vec[float]([1.0, 0.8, 0.65, 0.5, 0.4, 0.3, 0.25, 0.2])
"""How surely those in line for a row's tokens will be when it is empty, by the number of cards it has left."""
NO_CARD: Final = 0.8
"""What a hand without a card is feared to cost: the figure."""
ONE_CARD: Final = 0.25
"""What a hand of one is feared to cost: the choice."""
FAKE_EVIDENCE_PASSED_ON: Final = -0.5
"""Fake Evidence is a rival's point."""
UNMATCHED: Final = 0.4
"""The part of its value that a False Trail with nothing to cancel may be good for yet."""
ONE_TOKEN: Final = 0.02
"""Fewer tokens break ties."""


@final
@mypyc_attr(acyclic=True)
class Suspect:
    """Imagines how the turn would end after each answer, and gives the one with the best prospects."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        del game, seat
        self._sampler = Sampler(seed)

    def choose(self, sight: Sight) -> int:
        assert isinstance(sight, HuntSight)
        if sight.options & (sight.options - 1) == 0:
            return int(lowest(sight.options))
        world = Hunt(sight.rulings, vec[i64]())
        sight.sample_into(world, self._sampler)
        best: i64 = -1
        most: float = 0.0
        left = sight.options
        while left:
            option = lowest(left)
            left &= left - 1
            found = prospects(imagined(world, option, self._sampler), sight.seat)
            if best < 0 or found > most:
                best = option
                most = found
        return int(best)


def imagined(hunt: Hunt, answer: i64, sampler: Sampler) -> Hunt:
    """Where an answer leads: questions about abilities are judged by what lies on the table before the play."""
    prompt = hunt.prompt
    is_plain = prompt == Prompt.WANT or prompt == Prompt.GIVE or prompt == Prompt.SWAP_BESIDE
    if is_plain or prompt == Prompt.THROW_OFF:
        return at_once(hunt, answer, sampler)
    return at_the_end_of_turn(hunt, answer, sampler)


def best_way(hunt: Hunt, sampler: Sampler) -> Hunt:
    """Where the answer leads that the seat which is asked would give."""
    left = hunt.options
    best = imagined(hunt, lowest(left), sampler)
    left &= left - 1
    most = prospects(best, hunt.asked) if left else 0.0
    while left:
        way = imagined(hunt, lowest(left), sampler)
        left &= left - 1
        found = prospects(way, hunt.asked)
        if found > most:
            best = way
            most = found
    return best


def at_the_end_of_turn(hunt: Hunt, answer: i64, sampler: Sampler) -> Hunt:
    """After an answer, and everybody's best answers to what is asked until the turn is over."""
    turn = hunt.turns
    hunt = hunt.clone()
    hunt.answer(answer)
    while hunt.asked != NOBODY and hunt.turns == turn:
        if hunt.asked == CHANCE:
            hunt.answer(sampler.pick(hunt.options))
        else:
            hunt = best_way(hunt, sampler)
    return hunt


def at_once(hunt: Hunt, answer: i64, sampler: Sampler) -> Hunt:
    """After an answer, and what makes it complete: what is given for a wanted card, and which one comes."""
    hunt = hunt.clone()
    hunt.answer(answer)
    if hunt.prompt == Prompt.GIVE:
        return best_way(hunt, sampler)
    if hunt.asked == CHANCE:
        hunt.answer(sampler.pick(hunt.options))
    return hunt


def prospects(hunt: Hunt, seat: i64) -> float:
    """The lead over the rivals in points to come, half over the nearest of them and half over all."""
    if hunt.asked == NOBODY:
        return VICTORY if has(hunt.winners, seat) else -VICTORY
    points = points_to_come(hunt)
    nearest: float = 1000.0
    total: float = 0.0
    rival: i64 = 0
    while rival < len(points):
        if rival != seat:
            nearest = min(nearest, points[rival])
            total += points[rival]
        rival += 1
    return (nearest + total / float(len(points) - 1)) / 2.0 - points[seat]


def points_to_come(hunt: Hunt) -> vec[float]:
    """Per seat the points it has, and those of the tokens it is in line for, the less the longer the row."""
    zones = hunt.zones
    points = vec[float]([0.0] * int(hunt.rulings.players))
    seat: i64 = 0
    while seat < hunt.rulings.players:
        points[seat] = points_now(hunt, seat)
        seat += 1
    colour: i64 = 0
    while colour < COLOURS:
        first = in_line(hunt, colour, NONE)
        second = in_line(hunt, colour, first) if first != NONE else NONE
        stands = STANDS[zones[Zone.ROW_COUNT + colour]]
        if first != NONE and zones[Zone.FIRST + colour] != NONE:
            points[first] += stands * worth_to(hunt, first, zones[Zone.FIRST + colour])
        if second != NONE and zones[Zone.SECOND + colour] != NONE:
            points[second] += stands * worth_to(hunt, second, zones[Zone.SECOND + colour])
        colour += 1
    return points


def in_line(hunt: Hunt, colour: i64, taker: i64) -> i64:
    """Who would be next in line if a row were resolved now; NONE if nobody is."""
    colour_now = hunt.colour
    taker_now = hunt.taker
    hunt.colour = colour
    hunt.taker = taker
    found = next_in_line(hunt)
    hunt.colour = colour_now
    hunt.taker = taker_now
    return found


def points_now(hunt: Hunt, seat: i64) -> float:
    """What a seat has already, with a little for its tokens and more for too few cards."""
    hand = hunt.zones[Zone.HAND + seat]
    fear = NO_CARD if hand == 0 else ONE_CARD if hand & (hand - 1) == 0 else 0.0
    return float(hunt.zones[Zone.LEVEL + seat]) + ONE_TOKEN * float(count(hunt.zones[Zone.TOKENS + seat])) + fear


def worth_to(hunt: Hunt, seat: i64, token: i64) -> float:
    """What a token would add to the points of a seat."""
    box = hunt.rulings.box
    return worth_of_kind(box, box.kinds[token], hunt.zones[Zone.TOKENS + seat], hunt.zones[Zone.CANCELLED + seat])


def worth_of_kind(box: Box, kind: i64, held: i64, cancelled: i64) -> float:
    """What a token of a kind would add to the points of a player who holds these."""
    if kind == FAKE_EVIDENCE:
        return FAKE_EVIDENCE_PASSED_ON
    is_trail = kind >= FALSE_TRAIL
    place = kind - FALSE_TRAIL if is_trail else kind - POINT
    value = float(place + 1)
    used = read_at(cancelled, Field.CANCELLED, place)
    if is_trail:
        has_point = count(held & box.of_kind[POINT + place]) > used
        return -value if has_point else -UNMATCHED * value
    has_trail = count(held & box.of_kind[FALSE_TRAIL + place]) > used
    return 0.0 if has_trail else value
