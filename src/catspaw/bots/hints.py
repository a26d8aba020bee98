"""Hints and reviews for people: who advises in a game, and how long that may take."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from catspaw.bots.advice import Advice, Advisor, Judged, judgements
from catspaw.bots.reasons import with_reasons
from catspaw.bots.search.advisor import HINTS, SearchAdvisor
from catspaw.bots.search.bot import Thinking
from catspaw.core.game import Game
from catspaw.core.position import Position
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight

REVIEWS: Final = Thinking(800)
"""So hard is thought about each question of a review, of which there are hundreds."""
SECONDS: Final = 2.0
"""A question takes no longer, however slow the machine."""
COSTLY: Final = 0.03
"""From here on what would have been better gets a reason."""
SEED: Final = 1


class HouseAdvisor:
    """Who advises in a game: whoever it names in `Game.advisor`, and search where there is nobody or they pass.

    `Game.advisor` is called with the game and the table's setup, and makes an `Advisor`, or None if it knows nothing
    of such a table. That one may raise LookupError at a question that it knows nothing of.
    """

    def __init__(self, game: Game, setup: TableSetup, thinking: Thinking = HINTS, *, mixes: bool = True) -> None:
        """Whoever does not mix leaves questions out that the game's own advisor knows nothing of."""
        self._own = _named_by(game, setup)
        self._mixes = mixes
        self._search = SearchAdvisor(game, setup, SEED, thinking, seconds=SECONDS)

    def advise(self, sight: Sight) -> Advice:
        if self._own is not None:
            try:
                return self._own.advise(sight)
            except LookupError:
                if not self._mixes:
                    raise
        return self._search.advise(sight)


def hints(game: Game, setup: TableSetup, sight: Sight, most: int = 3) -> Advice:
    """What the allowed answers are worth to the asked seat, whose sight it is, with reasons for the best few.

    >>> import catspaw
    >>> table = catspaw.new("cat-and-mouse", seed=7)
    >>> advice = hints(table.game, table.setup, table.sight("inspector"))
    >>> len(advice.hints()), 0.0 <= advice.chance <= 1.0, bool(advice.best.reason)
    (3, True, True)
    """
    return with_reasons(game, setup, sight, HouseAdvisor(game, setup).advise(sight), most)


def judged_with_reasons(
    game: Game, setup: TableSetup, positions: Iterable[Position], answers: Sequence[int], seat: int, first: int = 0
) -> Iterator[tuple[Position, Judged | None]]:
    """Every position of a game, and what a seat answered there, judged by what it knew; none of before `first` is."""
    advisors = {seat: HouseAdvisor(game, setup, REVIEWS, mixes=False)}
    for position, judged in judgements(game, positions, answers, advisors, first):
        if judged is not None and judged.cost >= COSTLY:
            sight = game.sight_of_asked(position)
            judged = replace(judged, advice=with_reasons(game, setup, sight, judged.advice, 1))  # noqa: PLW2901
        yield position, judged


def _named_by(game: Game, setup: TableSetup) -> Advisor | None:
    if not game.advisor:
        return None
    module, _, name = game.advisor.partition(":")
    found: Advisor | None = getattr(importlib.import_module(module), name)(game, setup)
    return found
