"""The bot that takes any option, all alike."""

from __future__ import annotations

from catspaw.core.game import Game
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight


class RandomBot:
    """Uniform over the options."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        del game, seat
        self._sampler = Sampler(seed)

    def choose(self, sight: Sight) -> int:
        """Any of the options."""
        return int(self._sampler.pick(sight.options))
