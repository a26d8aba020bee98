"""The bot for any game: tries every answer out in worlds that fit what its seat knows."""

from __future__ import annotations

from typing import Final

from catspaw.core.bits import members
from catspaw.core.game import Game
from catspaw.core.playout import play_out
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight

WORLDS: Final = 24
"""In so many sampled worlds every answer is tried once."""


class PlayoutBot:
    """Takes the answer after which random play pays its seat most, on average over sampled worlds."""

    def __init__(self, game: Game, seat: int, seed: int, setup: TableSetup | None = None) -> None:
        self._world = game.start(setup or game.setup())
        self._seat = seat
        self._sampler = Sampler(seed)

    def choose(self, sight: Sight) -> int:
        answers = members(sight.options)
        if len(answers) == 1:
            return answers[0]
        paid = dict.fromkeys(answers, 0)
        for _ in range(WORLDS):
            sight.sample_into(self._world, self._sampler)
            for answer in answers:
                ahead = self._world.clone()
                ahead.answer(answer)
                play_out(ahead, self._sampler)
                paid[answer] += int(ahead.payoff(self._seat))
        best = [answer for answer in answers if paid[answer] == max(paid.values())]
        return best[int(self._sampler.below(len(best)))]
