"""Cat & The Mouse on OpenSpiel's Python API: a registered game with explicit chance nodes.

The loop is the one OpenSpiel documents for playing a trajectory (`chance_outcomes`, `legal_actions`,
`apply_action` without the optional legality check) and asks for no observation. Where OpenSpiel leaves
a choice, the quicker is taken: plain integers for players, `legal_actions` told whose they are, and
Python's `random` rather than NumPy's weighted choice, all chance being uniform.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pyspiel

from .heist import ANSWERS, CHANCE, INSPECTOR, LONGEST, LOOT, MOUSE, NOBODY, Heist

NAME: Final = "python_catspaw_heist"
_RETURNS: Final = {INSPECTOR: [1.0, -1.0], MOUSE: [-1.0, 1.0], -1: [0.0, 0.0]}

_GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Cat & The Mouse in Python",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
_GAME_INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=ANSWERS,
    max_chance_outcomes=len(LOOT),
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=LONGEST,
)


class HeistGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_GAME_TYPE, _GAME_INFO, params or {})

    def new_initial_state(self) -> HeistState:
        return HeistState(self)


class HeistState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: HeistGame) -> None:
        super().__init__(game)
        self.heist = Heist()

    def current_player(self) -> int:
        return self.heist.asked

    def is_terminal(self) -> bool:
        return self.heist.asked == NOBODY

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - OpenSpiel passes it
        return self.heist.options

    def chance_outcomes(self) -> list[tuple[int, float]]:
        options = self.heist.options
        chance = 1.0 / len(options)
        return [(card, chance) for card in options]

    def _apply_action(self, action: int) -> None:
        self.heist.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}:{action}"

    def returns(self) -> list[float]:
        return _RETURNS[self.heist.winner]

    def __str__(self) -> str:
        return f"{self.heist.prompt}:{self.heist.options}"


assert int(pyspiel.PlayerId.CHANCE) == CHANCE
assert int(pyspiel.PlayerId.TERMINAL) == NOBODY
pyspiel.register_game(_GAME_TYPE, HeistGame)


def accepts(answers: list[int]) -> int:
    """Replay a record, chance included, and return the winner's seat; ValueError where it is not a legal game."""
    state = pyspiel.load_game(NAME).new_initial_state()
    for at, answer in enumerate(answers):
        if state.is_terminal():
            raise ValueError(f"the game is over before answer {at}")
        if answer not in state.legal_actions():
            raise ValueError(f"answer {at}: {answer} is not among {state.legal_actions()}")
        state.apply_action(answer)
    if not state.is_terminal():
        raise ValueError("the game goes on after the last answer")
    returns = state.returns()
    return INSPECTOR if returns[INSPECTOR] > returns[MOUSE] else MOUSE


def random_games(seed: int, games: int) -> int:
    """Play uniformly at random; the number of questions to a seat with two options or more."""
    uniform = Random(seed).random
    game = pyspiel.load_game(NAME)
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while (player := state.current_player()) != NOBODY:
            if player == CHANCE:
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(uniform() * len(outcomes))][0])
            else:
                actions = state.legal_actions(player)
                if len(actions) > 1:
                    decisions += 1
                state.apply_action(actions[int(uniform() * len(actions))])
        state.returns()
    return decisions
