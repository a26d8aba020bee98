"""A bot that searches: how hard it thinks, and how carefully it chooses among what it found."""

from __future__ import annotations

from math import exp
from typing import Final

from msgspec import Struct

from catspaw.bots.guides import guide_for
from catspaw.bots.search.search import Search
from catspaw.core.bits import COMPILED, lowest
from catspaw.core.game import Game
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight

UNCOMPILED: Final = 1 / 60
"""The part of its iterations that a bot makes in the interpreter, so that it answers as soon."""
FEWEST: Final = 16
FINE: Final = 4096


class Thinking(Struct, frozen=True):
    """How a bot thinks about a question."""

    iterations: int
    careless: float = 0.0
    """By how much the chance to win may fall with an answer that is given nearly as often as the best one."""
    turns: int = -1
    """After so many turns the guide rates what a playout has come to; negative if it is played to the end."""

    @property
    def budget(self) -> int:
        """The iterations that are made in this build."""
        return self.iterations if COMPILED else max(FEWEST, int(self.iterations * UNCOMPILED))


class SearchBot:
    """Gives the answer that was tried most, or, if it is careless, one that seemed nearly as good.

    >>> import catspaw
    >>> table = catspaw.new("cat-and-mouse", seed=7)
    >>> bot = SearchBot(table.game, 0, 1, table.setup, Thinking(100))
    >>> table.answer(bot.choose(table.sight("inspector")))
    >>> table.asked
    'mouse'
    """

    def __init__(self, game: Game, seat: int, seed: int, setup: TableSetup | None, thinking: Thinking) -> None:
        del seat
        chosen = setup or game.setup()
        guide = guide_for(game, len(chosen.seats))
        guide.turns = thinking.turns
        self._search = Search(game, guide, game.start(chosen), seed)
        self._sampler = Sampler(seed)
        self._thinking = thinking
        self.seconds = 0.0
        """It thinks no longer than this, if it is not 0."""

    def choose(self, sight: Sight) -> int:
        """What it found to be best; a question with one answer is not thought about."""
        if sight.options & (sight.options - 1) == 0:
            return int(lowest(sight.options))
        self._search.think(sight, self._thinking.budget, self.seconds, until_certain=not self._thinking.careless)
        tried = self._search.tried(sight)
        if self._thinking.careless:
            return self._carelessly(tried)
        return max(tried, key=lambda found: found[1])[0]

    def _carelessly(self, tried: list[tuple[int, int, float]]) -> int:
        """One of the answers that were tried, the less likely the more it costs."""
        most = max(worth for _, visits, worth in tried if visits)
        careless = self._thinking.careless
        weights = [exp((worth - most) / careless) if visits else 0.0 for _, visits, worth in tried]
        left = sum(weights) * int(self._sampler.below(FINE)) / FINE
        for (answer, _, _), weight in zip(tried, weights, strict=True):
            left -= weight
            if left < 0:
                return answer
        return tried[-1][0]
