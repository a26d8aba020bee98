"""Search in several processes: each grows a tree of its own from the same sight, and what they found is added up."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from catspaw.bots.guides import guide_for
from catspaw.bots.search.search import Search
from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight
from catspaw.games import known_games
from catspaw.games.registry import register_missing

Found = dict[int, tuple[int, float]]
"""Per answer how often it, or one that looks like it, was tried, and how likely it wins."""


class Mind:
    """Grows a tree for each question: what it finds does not follow from what it was asked before."""

    def __init__(self, game: Game, setup: TableSetup, seed: int) -> None:
        self._game = game
        self._setup = setup
        self._seed = seed

    def think(self, state: Sequence[int], iterations: int, seconds: float) -> Found:
        """What is found about the question of a sight in this state."""
        game, setup = self._game, self._setup
        sight = game.load_sight(setup, state)
        search = Search(game, guide_for(game, len(setup.seats)), game.start(setup), self._seed)
        search.think(sight, iterations, seconds)
        return {answer: (visits, worth) for answer, _, visits, worth in search.found(sight)}


_mind: list[Mind] = []
"""In a process of its own: what it thinks with."""


class Minds:
    """So many minds, the first of which is in this process if there is no other; equal seeds find the same."""

    def __init__(self, game: Game, setup: TableSetup, seed: int, processes: int) -> None:
        self._own = Mind(game, setup, seed) if processes == 1 else None
        context, games = get_context("spawn"), known_games()
        self._pools = [
            ProcessPoolExecutor(1, mp_context=context, initializer=_begin, initargs=(games, game, setup, seed + place))
            for place in range(processes if processes > 1 else 0)
        ]

    def think(self, sight: Sight, iterations: int, seconds: float = 0.0) -> Found:
        """What all of them find, who share the iterations, within so many seconds (0: any)."""
        state = [int(word) for word in sight.state()]
        if self._own:
            return self._own.think(state, iterations, seconds)
        share = -(-iterations // len(self._pools))
        thoughts = [pool.submit(_think, state, share, seconds) for pool in self._pools]
        return added_up([thought.result() for thought in thoughts])

    def close(self) -> None:
        for pool in self._pools:
            pool.shutdown(cancel_futures=True)


def added_up(parts: Sequence[Found]) -> Found:
    """Visits in all, and worths by how much thought went into them."""
    found: Found = {}
    for answer in parts[0]:
        visits = sum(part[answer][0] for part in parts)
        worth = sum(part[answer][0] * part[answer][1] for part in parts)
        found[answer] = visits, worth / max(visits, 1)
    return found


# In a process of its own.


def _begin(games: Sequence[Game], game: Game, setup: TableSetup, seed: int) -> None:
    register_missing(games)
    _mind[:] = [Mind(game, setup, seed)]


def _think(state: Sequence[int], iterations: int, seconds: float) -> Found:
    return _mind[0].think(state, iterations, seconds)
