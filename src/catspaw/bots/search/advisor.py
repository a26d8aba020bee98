"""Advice by search: what each answer is worth to the asked seat, as an estimate."""

from __future__ import annotations

from typing import Final

from catspaw.bots.advice import Advice, advice_from
from catspaw.bots.search.bot import Thinking
from catspaw.bots.search.parallel import Minds
from catspaw.core.bits import members
from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight

HINTS: Final = Thinking(2000)


class SearchAdvisor:
    """Searches from the seat's own sight. In Claw & Order a chance is that of winning the battle."""

    def __init__(
        self, game: Game, setup: TableSetup, seed: int, thinking: Thinking = HINTS, processes: int = 1
    ) -> None:
        self._minds = Minds(game, setup, seed, processes)
        self._thinking = thinking

    def advise(self, sight: Sight) -> Advice:
        if sight.options & (sight.options - 1) == 0:
            return advice_from(dict.fromkeys(members(sight.options), 0.5), exact=False)
        found = self._minds.think(sight, self._thinking.budget)
        tried = sum(visits for visits, _ in found.values())
        least = min(worth for visits, worth in found.values() if visits)
        chances = {answer: worth if visits else least for answer, (visits, worth) in found.items()}
        return advice_from(chances, {answer: visits / tried for answer, (visits, _) in found.items()}, exact=False)

    def close(self) -> None:
        """Let its processes end."""
        self._minds.close()
