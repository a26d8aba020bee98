"""Random play lands on the figures computed apart from this code."""

from __future__ import annotations

import json
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
    SMOKE,
    SMOKE_AND_PICK,
)  # fmt: skip

GAME = game_by_id("cat-and-mouse")
SOAK = json.loads((Path(__file__).parents[2] / "benchmarks" / "soak.json").read_text())
compiled_only = pytest.mark.skipif(not COMPILED, reason="plays a hundred thousand games: compiled only")


def mouse_wins(games: int, *, always_calling_card: bool) -> float:
    """The policy of the figures: uniform, but smoke only at a window, never with the pocket nor at a third clue."""
    opening, sampler = GAME.start(GAME.house()), Sampler(1)
    position = opening.clone()
    wins = 0
    for _ in range(games):
        opening.copy_into(position)
        while position.asked != NOBODY:
            options = position.options & ~one(SMOKE_AND_PICK)
            if position.prompt not in (NAME, ESCAPE, AFTER):
                options &= ~one(SMOKE)
            if position.prompt == CORNERED:
                options = one(GIVE_UP)
            if always_calling_card and options & one(LEAVE_CARD):
                options = one(LEAVE_CARD)
            position.answer(nth(options, sampler.below(count(options))))
        wins += bool(position.winners & one(MOUSE))
    return wins / games


@pytest.mark.slow
@pytest.mark.contract
@compiled_only
@pytest.mark.parametrize(("always", "figure"), [(False, 0.675), (True, 0.685)])
def test_random_play_lands_on_the_independent_figure(*, always: bool, figure: float):
    games = 100_000
    share = mouse_wins(games, always_calling_card=always)
    assert abs(share - figure) < 0.0005 + 3.5 * sqrt(figure * (1 - figure) / games)


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
