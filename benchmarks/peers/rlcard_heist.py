"""Cat & The Mouse on RLCard: a game with a dealer, wrapped in an environment.

The loop is that of `Env.run` over RLCard's advanced interfaces: `reset`, `step(action, raw_action=True)`,
`is_over`, `get_payoffs`; raw actions spare the decoding, and no trajectories are kept. RLCard defines a
state as four things, `obs`, `legal_actions`, `raw_obs` and `raw_legal_actions`, and documents no way to step
without them, so `random_games` makes all four. `random_games_without_features` leaves out `obs` and `legal_actions`,
as an environment only for agents that `use_raw` could: quicker, but less than RLCard asks of a state.

Its `RandomAgent` takes some ten microseconds a choice (`np.random.choice`), so the loop chooses for itself;
the dealer takes one uniform draw of the game's own generator a card.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import numpy as np
import rlcard
from rlcard.envs import Env
from rlcard.envs.registration import register

from .heist import ANSWERS, CHANCE, INSPECTOR, LAY_OUT, MOUSE, NOBODY, Heist

NAME: Final = "catspaw-heist"
RAW_NAME: Final = "catspaw-heist-raw"

# Where the features start: the question, then four rows of twelve.
HAND: Final = LAY_OUT + 1
ROOMS: Final = HAND + 12
CLUES: Final = ROOMS + 12
HAUL_COUNT: Final = CLUES + 12
FEATURES: Final = HAUL_COUNT + 12


class Dealer:
    """Turns over the top card of a shuffled deck."""

    def __init__(self, np_random: Any) -> None:
        self.uniform = np_random.random_sample

    def deal(self, deck: list[int]) -> int:
        return deck[int(self.uniform() * len(deck))]


class ScriptedDealer(Dealer):
    """Deals what a record says."""

    def __init__(self, answers: Iterator[int]) -> None:
        self.answers = answers

    def deal(self, deck: list[int]) -> int:
        card = next(self.answers)
        if card not in deck:
            raise ValueError(f"card {card} is not in the deck {deck}")
        return card


class HeistGame:
    """The game as RLCard's environments expect it."""

    def __init__(self, allow_step_back: bool = False) -> None:
        self.allow_step_back = allow_step_back
        self.np_random: Any = None
        self.script: Iterator[int] | None = None

    def init_game(self) -> tuple[dict[str, Any], int]:
        self.heist = Heist()
        self.dealer = Dealer(self.np_random) if self.script is None else ScriptedDealer(self.script)
        player = self.heist.asked
        return self.get_state(player), player

    def step(self, action: int) -> tuple[dict[str, Any], int]:
        heist = self.heist
        heist.answer(action)
        while heist.asked == CHANCE:
            heist.answer(self.dealer.deal(heist.options))
        player = self.get_player_id()
        return self.get_state(player), player

    def get_state(self, player_id: int) -> dict[str, Any]:
        """What the player sees: the question, the table, and their own hand."""
        heist = self.heist
        if player_id == MOUSE:
            hand, rooms = list(heist.haul), [heist.room] if heist.room >= 0 else []
        else:
            hand, rooms = [heist.pocket] if heist.pocket >= 0 else [], list(heist.monitored)
        return {
            "current_player": heist.asked,
            "prompt": heist.prompt,
            "legal_actions": heist.options,
            "turns": heist.turns,
            "clues": list(heist.clues),
            "haul_count": len(heist.haul),
            "hand": hand,
            "rooms": rooms,
        }

    def get_payoffs(self) -> list[int]:
        winner = self.heist.winner
        return [1, -1] if winner == INSPECTOR else [-1, 1]

    def get_legal_actions(self) -> list[int]:
        return self.heist.options

    def get_num_players(self) -> int:
        return 2

    def get_num_actions(self) -> int:
        return ANSWERS

    def get_player_id(self) -> int:
        asked = self.heist.asked
        return INSPECTOR if asked == NOBODY else asked

    def is_over(self) -> bool:
        return self.heist.asked == NOBODY


class HeistEnv(Env):  # type: ignore[misc]
    """Actions and raw actions are the same numbers."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.name = NAME
        self.game = HeistGame()
        super().__init__(config)
        self.state_shape = [[FEATURES], [FEATURES]]
        self.action_shape = [None, None]

    def _extract_state(self, state: dict[str, Any]) -> dict[str, Any]:
        obs: Any = np.zeros(FEATURES, dtype=np.int8)
        obs[state["prompt"]] = 1
        for loot in state["hand"]:
            obs[HAND + loot] = 1
        for room in state["rooms"]:
            obs[ROOMS + room] = 1
        for room in state["clues"]:
            obs[CLUES + room] = 1
        obs[HAUL_COUNT + state["haul_count"]] = 1
        actions = state["legal_actions"]
        return {
            "obs": obs,
            "legal_actions": dict.fromkeys(actions),
            "raw_obs": state,
            "raw_legal_actions": actions,
            "action_record": self.action_recorder,
        }

    def _decode_action(self, action_id: int) -> int:
        return action_id

    def _get_legal_actions(self) -> list[int]:
        return self.game.get_legal_actions()

    def get_payoffs(self) -> list[int]:
        return self.game.get_payoffs()


class RawHeistEnv(HeistEnv):
    """Only what an agent that `use_raw` reads."""

    def _extract_state(self, state: dict[str, Any]) -> dict[str, Any]:
        return {
            "raw_obs": state,
            "raw_legal_actions": state["legal_actions"],
            "action_record": self.action_recorder,
        }


register(NAME, f"{__name__}:HeistEnv")
register(RAW_NAME, f"{__name__}:RawHeistEnv")


def accepts(answers: list[int]) -> int:
    """Replay a record, chance included, and return the winner's seat; ValueError where it is not a legal game."""
    script = iter(answers)
    env = rlcard.make(NAME)
    env.game.script = script
    try:
        state, _ = env.reset()
        while not env.is_over():
            answer = next(script)
            if answer not in state["raw_legal_actions"]:
                raise ValueError(f"{answer} is not among {state['raw_legal_actions']}")
            state, _ = env.step(answer, raw_action=True)
    except StopIteration:
        raise ValueError("the game goes on after the last answer") from None
    if next(script, None) is not None:
        raise ValueError("the game is over before the last answer")
    payoffs = env.get_payoffs()
    return INSPECTOR if payoffs[INSPECTOR] > payoffs[MOUSE] else MOUSE


def random_games(seed: int, games: int) -> int:
    """Play uniformly at random; the number of questions to a seat with two options or more."""
    return _play(rlcard.make(NAME, {"seed": seed}), seed, games)


def random_games_without_features(seed: int, games: int) -> int:
    """The same with raw states only."""
    return _play(rlcard.make(RAW_NAME, {"seed": seed}), seed, games)


def _play(env: Any, seed: int, games: int) -> int:
    uniform = Random(seed).random
    decisions = 0
    for _ in range(games):
        state, _ = env.reset()
        while not env.is_over():
            actions = state["raw_legal_actions"]
            if len(actions) > 1:
                decisions += 1
            state, _ = env.step(actions[int(uniform() * len(actions))], raw_action=True)
        env.get_payoffs()
    return decisions
