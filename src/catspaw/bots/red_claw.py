"""Sound play by rules of thumb: Suspect, for every seat of The Red Claw."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.bits import count, members
from catspaw.core.game import Game
from catspaw.core.packed import read_at
from catspaw.core.position import CHANCE, NOBODY
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight
from catspaw.games.red_claw.knowledge.sight import HuntSight
from catspaw.games.red_claw.rules.resolution import next_in_line
from catspaw.games.red_claw.state.edition import Box
from catspaw.games.red_claw.state.numbers import COLOURS, FALSE_TRAIL, NONE, POINT, Field, Zone
from catspaw.games.red_claw.state.position import Hunt
from catspaw.games.red_claw.state.questions import Prompt

VICTORY: Final = 100.0
"""More than any lead in points."""
STANDS: Final = (1.0, 0.8, 0.65, 0.5, 0.4, 0.3, 0.25, 0.2)
"""How surely those in line for a row's tokens will be when it is empty, by the number of cards it has left."""
FEW_CARDS: Final = (0.8, 0.25)
"""What a hand of no card or one is feared to cost: the figure, and the choice."""
FAKE_EVIDENCE_PASSED_ON: Final = -0.5
"""Fake Evidence is a rival's point."""
UNMATCHED: Final = 0.4
"""The part of its value that a False Trail with nothing to cancel may be good for yet."""
ONE_TOKEN: Final = 0.02
"""Fewer tokens break ties."""
PLAIN_TO_SEE: Final = frozenset((Prompt.WANT, Prompt.GIVE, Prompt.SWAP_BESIDE, Prompt.THROW_OFF))
"""Questions about abilities that are judged by what lies on the table afterwards, before the play."""


class Suspect:
    """Imagines how the turn would end after each answer, and gives the one with the best prospects."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        del game, seat
        self._sampler = Sampler(seed)

    def choose(self, sight: Sight) -> int:
        assert isinstance(sight, HuntSight)
        options = members(sight.options)
        if len(options) == 1:
            return options[0]
        world = Hunt(sight.rulings, vec[i64]())
        sight.sample_into(world, self._sampler)
        imagined = self._way_to_imagine(world)
        return max(options, key=lambda option: prospects(imagined(world, option), sight.seat))

    def _way_to_imagine(self, hunt: Hunt) -> Callable[[Hunt, int], Hunt]:
        return self._at_once if hunt.prompt in PLAIN_TO_SEE else self._at_the_end_of_turn

    def _best(self, hunt: Hunt) -> Hunt:
        """Where the answer leads that the seat which is asked would give."""
        imagined = self._way_to_imagine(hunt)
        ways = [imagined(hunt, option) for option in members(hunt.options)]
        return ways[0] if len(ways) == 1 else max(ways, key=lambda way: prospects(way, hunt.asked))

    def _at_the_end_of_turn(self, hunt: Hunt, answer: int) -> Hunt:
        """After an answer, and everybody's best answers to what is asked until the turn is over."""
        turn = hunt.turns
        hunt = hunt.clone()
        hunt.answer(answer)
        while hunt.asked != NOBODY and hunt.turns == turn:
            if hunt.asked == CHANCE:
                hunt.answer(self._sampler.pick(hunt.options))
            else:
                hunt = self._best(hunt)
        return hunt

    def _at_once(self, hunt: Hunt, answer: int) -> Hunt:
        """After an answer, and what makes it complete: what is given for a wanted card, and which one comes."""
        hunt = hunt.clone()
        hunt.answer(answer)
        if hunt.prompt == Prompt.GIVE:
            hunt = self._best(hunt)
        elif hunt.asked == CHANCE:
            hunt.answer(self._sampler.pick(hunt.options))
        return hunt


def prospects(hunt: Hunt, seat: int) -> float:
    """The lead over the rivals in points to come, half over the nearest of them and half over all."""
    if hunt.asked == NOBODY:
        return VICTORY if hunt.winners >> seat & 1 else -VICTORY
    rivals = points_to_come(hunt)
    own = rivals.pop(seat)
    return (min(rivals) + sum(rivals) / len(rivals)) / 2 - own


def points_to_come(hunt: Hunt) -> list[float]:
    """Per seat the points it has, and those of the tokens it is in line for, the less the longer the row."""
    zones = hunt.zones
    box = hunt.rulings.box
    points = [points_now(hunt, seat) for seat in range(hunt.rulings.players)]
    counted = hunt.clone()
    for colour in range(COLOURS):
        counted.colour = colour
        counted.taker = NONE
        for token in (zones[Zone.FIRST + colour], zones[Zone.SECOND + colour]):
            seat = next_in_line(counted)
            if seat == NONE:
                break
            counted.taker = seat
            if token != NONE:
                worth = worth_of_tokens(box, zones[Zone.TOKENS + seat], zones[Zone.CANCELLED + seat])
                points[seat] += STANDS[zones[Zone.ROW_COUNT + colour]] * worth[box.kinds[token]]
    return points


def points_now(hunt: Hunt, seat: int) -> float:
    """What a seat has already, with a little for its tokens and more for too few cards."""
    cards = count(hunt.zones[Zone.HAND + seat])
    fear = FEW_CARDS[cards] if cards < len(FEW_CARDS) else 0.0
    return int(hunt.zones[Zone.LEVEL + seat]) + ONE_TOKEN * int(count(hunt.zones[Zone.TOKENS + seat])) + fear


@lru_cache(4096)
def worth_of_tokens(box: Box, held: int, cancelled: int) -> tuple[float, ...]:
    """What a token of each kind would add to the points of a player who holds these."""
    points: list[float] = []
    false_trails: list[float] = []
    for value in (1, 2, 3):
        used = read_at(cancelled, Field.CANCELLED, value - 1)
        has_trail = count(held & box.of_kind[FALSE_TRAIL + value - 1]) > used
        has_point = count(held & box.of_kind[POINT + value - 1]) > used
        points.append(0.0 if has_trail else value)
        false_trails.append(-value if has_point else -UNMATCHED * value)
    return (*points, *false_trails, FAKE_EVIDENCE_PASSED_ON)
