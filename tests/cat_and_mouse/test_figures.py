"""Random play lands on the figures computed apart from this code."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import sqrt
from pathlib import Path

import pytest

from catspaw.core.bits import COMPILED, count, nth, one
from catspaw.core.playout import Tally, audit_many
from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.games.cat_and_mouse.numbers import (
    AFTER,
    CORNERED,
    ESCAPE,
    GIVE_UP,
    LEAVE_CARD,
    MOUSE,
    NAME,
    PICK_POCKET,
    SMOKE,
    SMOKE_AND_PICK,
)  # fmt: skip

GAME = game_by_id("cat-and-mouse")
SOAK = json.loads((Path(__file__).parents[2] / "benchmarks" / "soak.json").read_text())
compiled_only = pytest.mark.skipif(not COMPILED, reason="plays a hundred thousand games: compiled only")


def windows_at_random(prompt: int, options: int) -> int:
    """Uniform, but smoke only at a window, never with the pocket nor at a third clue."""
    if prompt == CORNERED:
        return one(GIVE_UP)
    options &= ~one(SMOKE_AND_PICK)
    return options if prompt in (NAME, ESCAPE, AFTER) else options & ~one(SMOKE)


def calling_card_alone(prompt: int, options: int) -> int:
    """Uniform, but of the tricks only the Calling Card is ever played, and that always."""
    if options & one(LEAVE_CARD):
        return one(LEAVE_CARD)
    return one(GIVE_UP) if prompt == CORNERED else options & ~(one(SMOKE) | one(SMOKE_AND_PICK) | one(PICK_POCKET))


def mouse_wins(games: int, policy: Callable[[int, int], int]) -> float:
    opening, sampler = GAME.start(GAME.house()), Sampler(1)
    position = opening.clone()
    wins = 0
    for _ in range(games):
        opening.copy_into(position)
        while position.asked != NOBODY:
            options = policy(position.prompt, position.options)
            position.answer(nth(options, sampler.below(count(options))))
        wins += bool(position.winners & one(MOUSE))
    return wins / games


@pytest.mark.slow
@pytest.mark.contract
@compiled_only
@pytest.mark.parametrize(("policy", "figure"), [(windows_at_random, 0.675), (calling_card_alone, 0.685)])
def test_random_play_lands_on_the_independent_figure(policy: Callable[[int, int], int], figure: float):
    games = 100_000
    assert abs(mouse_wins(games, policy) - figure) < 0.0005 + 3.5 * sqrt(figure * (1 - figure) / games)


@pytest.mark.slow
@pytest.mark.contract
@compiled_only
@pytest.mark.parametrize("run", SOAK, ids=lambda run: "+".join([run["game"], *run["variants"]]))
def test_the_first_hundredth_of_the_soak_plays_the_same(run: dict[str, object]):
    game = game_by_id(str(run["game"]))
    variants, games, seed = run["variants"], run["games"], run["seed"]
    assert isinstance(variants, list)
    assert isinstance(games, int)
    assert isinstance(seed, int)
    tally = Tally()
    assert audit_many(game.start(game.house(variants)), seed, games // 100, tally)
    assert tally.digest == run["digest_of_first_hundredth"]


def test_the_soak_was_run_in_full():
    assert len(SOAK) == 4
    for run in SOAK:
        assert run["games"] == 1_000_000
        assert sum(run["endings"].values()) == run["games"]
        assert run["longest"] <= GAME.longest
