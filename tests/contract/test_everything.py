"""The view of a game that is over: nothing is hidden in it, and nobody gets it before."""

from __future__ import annotations

from typing import Any

import pytest
from kuhn_poker import KuhnPoker

import catspaw
from catspaw.core.dealer import Dealer
from catspaw.core.game import Game
from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games import GAMES
from catspaw.table import Table
from contract.straws import Straws
from views import plain

EVERY_GAME = (*GAMES, KuhnPoker(), Straws())
POSSIBLE = {"may_be", "may_be_in", "perhaps"}
"""What a seat takes for possible: whoever knows more has fewer of these."""
CERTAIN = {"surely", "cards"}
"""Cards that a seat knows of some more: whoever knows more has more of these."""


def played(game: Game, seed: int) -> Table:
    """A whole game of random answers."""
    table, sampler = Table(game, game.setup(), Dealer.from_seed(seed)), Sampler(seed)
    while table._position.asked != NOBODY:
        table.answer(int(sampler.pick(table._position.options)))
    return table


def lacks(whole: Any, part: Any, path: str = "") -> list[str]:
    """Where a view knows something that another does not show."""
    key = path.rpartition("/")[2]
    if part is None or key in ("seat", "hides"):
        return []
    if isinstance(part, dict) and isinstance(whole, dict):
        return [at for name, value in part.items() for at in lacks(whole.get(name), value, f"{path}/{name}")]
    if isinstance(part, list) and isinstance(whole, list):
        if key in POSSIBLE:
            return [] if set(whole) <= set(part) else [path]
        if key in CERTAIN:
            return [] if set(part) - {None} <= set(whole) else [path]
        if len(part) == len(whole):
            return [at for place, value in enumerate(part) for at in lacks(whole[place], value, f"{path}/{place}")]
    return [] if part == whole else [path]


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_everything_shows_what_anybody_knew_at_every_moment(game: Game):
    hidden = 0
    for seed in range(3):
        table = played(game, seed)
        for after_answers in range(0, len(table.answers) + 1, 1 + len(table.answers) // 40):
            whole = plain(table.everything(after_answers))
            assert whole["seat"] is None
            then = Table(game, table.setup, None, table.answers[:after_answers])
            for seat in (*table.setup.seats, None):
                view = plain(then.view(seat))
                assert not lacks(whole, view), table.record()
                hidden += view != {**whole, "seat": seat}
        assert plain(table.everything()) == plain(table.everything(len(table.answers)))
    assert hidden


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_everything_is_shown_when_the_game_is_over_and_not_before(game: Game):
    table = Table(game, game.setup(), Dealer.from_seed(1))
    with pytest.raises(catspaw.NotYours):
        table.everything()
    with pytest.raises(catspaw.NotYours):
        table.everything(0)
    table.verdict = ("resigned", table.setup.seats[0])
    assert lacks(plain(table.everything()), plain(table.view(table.setup.seats[0]))) == []
