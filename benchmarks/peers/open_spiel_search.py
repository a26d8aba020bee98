"""OpenSpiel's information-set tree search in Python, on Cat & The Mouse as `open_spiel_heist` plays it.

What it needs of a world is given for nothing: a state is its own sample, and a node is known by its history. Both spare
the peer what our search has to do for every iteration.
"""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from .heist import CHANCE
from .open_spiel_heist import HeistGame, HeistState


class SearchedState(HeistState):
    """Tells whose history it is, by which the peer finds its node again."""

    def information_state_string(self, player: int | None = None) -> str:
        return f"{self.current_player() if player is None else player}{self.history_str()}"


class SearchedGame(HeistGame):
    def new_initial_state(self) -> SearchedState:
        return SearchedState(self)


def searched(seed: int, iterations: int) -> int:
    """Search the first question so often; returns how often."""
    game = SearchedGame()
    state = game.new_initial_state()
    while state.current_player() == CHANCE:
        state.apply_action(state.chance_outcomes()[0][0])
    random = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=1.0,
        max_simulations=iterations,
        random_state=random,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(lambda state, _: state.clone())
    bot.step(state)
    return iterations


assert pyspiel.PlayerId.CHANCE == CHANCE
