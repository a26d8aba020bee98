"""Random play lands on the figures computed apart from this code."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import pytest

from catspaw.core.bits import COMPILED, count, nth, one
from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.games.cat_and_mouse.state.numbers import MOUSE
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt  # fmt: skip

GAME = game_by_id("cat-and-mouse")
compiled_only = pytest.mark.skipif(not COMPILED, reason="plays a hundred thousand games: compiled only")


def windows_at_random(prompt: int, options: int) -> int:
    """Uniform, but smoke only at a window, never with the pocket nor at a third clue."""
    if prompt == Prompt.CORNERED:
        return one(Answer.GIVE_UP)
    options &= ~one(Answer.SMOKE_AND_PICK)
    return options if prompt in (Prompt.NAME, Prompt.ESCAPE, Prompt.AFTER) else options & ~one(Answer.SMOKE)


def calling_card_alone(prompt: int, options: int) -> int:
    """Uniform, but of the tricks only the Calling Card is ever played, and that always."""
    if options & one(Answer.LEAVE_CARD):
        return one(Answer.LEAVE_CARD)
    return (
        one(Answer.GIVE_UP)
        if prompt == Prompt.CORNERED
        else options & ~(one(Answer.SMOKE) | one(Answer.SMOKE_AND_PICK) | one(Answer.PICK_POCKET))
    )


def mouse_wins(games: int, policy: Callable[[int, int], int]) -> float:
    opening, sampler = GAME.start(GAME.setup()), Sampler(1)
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
