"""A bot that knows its rivals: it plays every answer on for a round, by rules of thumb, and rates what comes of it.

Where three or more play, a tree says little: it gives every rival as much thought as oneself, and most of it goes into
answers that nobody gives.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from time import perf_counter
from typing import Any

from librt.vecs import vec

from catspaw.bots.guides import guide_for, learnt_weights
from catspaw.core.bits import lowest, members
from catspaw.core.game import Game
from catspaw.core.position import CHANCE, Position
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight

PlayOn = Callable[[Any, Sampler], Position]
"""Where rules of thumb lead from a world: `Game.play_on`."""


class RolloutBot:
    """Tries all answers equally often, then the better half of them, and so on until one is left.

    Each time a world is sampled that fits the sight, the same for all answers, with the same luck to begin with. What
    it comes to is rated with these weights.
    """

    def __init__(
        self, game: Game, seed: int, setup: TableSetup, rollouts: int, weights: Mapping[str, float] | None = None
    ) -> None:
        """With the weights that were learnt, unless others are given."""
        players = len(setup.seats)
        self._guide = guide_for(game, players, learnt_weights(game, players) if weights is None else weights)
        self._world = game.start(setup)
        self._worths = vec[float]([0.0] * players)
        self._seed = seed
        self._sampler = Sampler(seed)
        self._play_on = plays_on(game) or self._answer_by_guide
        self._rollouts = rollouts
        self._round = players
        """As many turns."""
        self.seconds = 0.0
        """It thinks no longer than this, if it is not 0."""

    def choose(self, sight: Sight) -> int:
        """What came off best; a question with one answer is not thought about."""
        if sight.options & (sight.options - 1) == 0:
            return int(lowest(sight.options))
        sight.sample_into(self._world, self._sampler)
        self._guide.begin(self._world)
        end = perf_counter() + self.seconds if self.seconds else float("inf")
        answers, left = members(sight.options), self._rollouts
        gained = dict.fromkeys(answers, 0.0)
        tried = dict.fromkeys(answers, 0)
        while len(answers) > 1 and perf_counter() < end:
            halvings = (len(answers) - 1).bit_length()
            times = max(1, left // (halvings * len(answers)))
            left -= times * len(answers)
            for _ in range(times):
                if perf_counter() >= end and min(tried.values()):
                    break
                self._seed += 1
                for answer in answers:
                    self._sampler.reseed(self._seed)
                    gained[answer] += self._tried_out(sight, answer)
                    tried[answer] += 1
            answers.sort(key=lambda answer: gained[answer] / tried[answer], reverse=True)
            del answers[(len(answers) + 1) // 2 :]
        return answers[0]

    def _tried_out(self, sight: Sight, answer: int) -> float:
        """What the seat's chance to win is a round later, in some world."""
        world, sampler, guide = self._world, self._sampler, self._guide
        sight.sample_into(world, sampler)
        end = guide.turn(world) + self._round
        world.answer(answer)
        while not guide.is_decided(world):
            if world.asked == CHANCE:
                world.answer(sampler.pick(world.options))
            elif guide.turn(world) < end:
                world = self._play_on(world, sampler)
            else:
                break
        guide.rate(world, self._worths)
        return float(self._worths[sight.seat])

    def _answer_by_guide(self, world: Position, sampler: Sampler) -> Position:
        world.answer(self._guide.answer(world, sampler))
        return world


def plays_on(game: Game) -> PlayOn | None:
    """How a game is played on by rules of thumb, if it says so."""
    if not game.play_on:
        return None
    module, _, name = game.play_on.partition(":")
    found: PlayOn = getattr(import_module(module), name)
    return found
