"""Advice by search: what each answer is worth to the asked seat, as an estimate."""

from __future__ import annotations

from typing import Final

from catspaw.bots.advice import Advice, advice_from
from catspaw.bots.search.bot import Thinking
from catspaw.bots.search.parallel import Found, Minds
from catspaw.core.bits import members
from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight

HINTS: Final = Thinking(4000)
DOUBT: Final = 16
"""An estimate counts as if so many more tries had come to the average of all."""


class SearchAdvisor:
    """Searches from the seat's own sight. In Claw & Order a chance is that of winning the battle.

    Equal sights are given equal advice, whatever was asked before, unless the time runs out.
    """

    def __init__(
        self,
        game: Game,
        setup: TableSetup,
        seed: int,
        thinking: Thinking = HINTS,
        processes: int = 1,
        seconds: float = 0.0,
    ) -> None:
        """It thinks no longer than so many seconds, if they are not 0."""
        self._minds = Minds(game, setup, seed, processes)
        self._thinking = thinking
        self._seconds = seconds

    def advise(self, sight: Sight) -> Advice:
        if sight.options & (sight.options - 1) == 0:
            return advice_from(dict.fromkeys(members(sight.options), 0.5), exact=False)
        found = self._minds.think(sight, self._thinking.budget, self._seconds)
        tried = sum(visits for visits, _ in found.values())
        often = {answer: visits / tried for answer, (visits, _) in found.items()}
        return advice_from(_chances(found), often, exact=False)

    def close(self) -> None:
        """Let its processes end."""
        self._minds.close()


def _chances(found: Found) -> dict[int, float]:
    """What was tried seldom is taken for nearly the average, and nothing is worth more than what was tried most."""
    tried = sum(visits for visits, _ in found.values())
    average = sum(visits * worth for visits, worth in found.values()) / tried
    chances = {
        answer: (visits * worth + DOUBT * average) / (visits + DOUBT) for answer, (visits, worth) in found.items()
    }
    best = chances[max(found, key=lambda answer: found[answer])]
    return {answer: min(best, chance) for answer, chance in chances.items()}
