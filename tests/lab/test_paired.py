"""The same deals before and after a change."""

from __future__ import annotations

from pathlib import Path

import pytest

from catspaw.games import game_by_id
from catspaw.games.claw_and_order.cards.new_set import begin_set
from catspaw.games.claw_and_order.cards.sets import read_set
from catspaw.lab.paired import Paired, paired


@pytest.mark.contract
@pytest.mark.slow
def test_a_change_that_is_none_changes_no_game(tmp_path: Path):
    game = game_by_id("claw-and-order")
    begin_set(tmp_path / "own")
    setup = game.setup(edition=read_set(str(tmp_path / "own")))
    found = paired(game, setup, setup, ["random", "random"], games=6, seed=1)
    assert (found.games, found.changed, found.difference, found.before) == (6, 0, 0.0, found.after)


@pytest.mark.contract
@pytest.mark.slow
def test_a_deck_of_giants_wins_more_often(tmp_path: Path):
    game = game_by_id("claw-and-order")
    begin_set(tmp_path / "own")
    before = read_set(str(tmp_path / "own"))
    file = tmp_path / "own" / "cards.toml"
    file.write_text(file.read_text("utf-8").replace("health = 3\ndamage = 1", "health = 15\ndamage = 9"), "utf-8")
    after = read_set(str(file.parent))
    was, now = (game.setup(edition=cards, decks=["first-patrol", "motor-pool"]) for cards in (before, after))
    found = paired(game, was, now, ["random", "random"], games=30, seed=1)
    assert found.after > found.before
    assert found.as_values()["difference"] == found.difference


def test_the_interval_is_that_of_the_games_that_came_out_otherwise():
    found = Paired(games=100, before=40, after=50, changed=10)
    assert found.difference == pytest.approx(0.1)
    low, high = found.interval
    assert low == pytest.approx(0.1 - 1.96 * 0.03)
    assert high == pytest.approx(0.1 + 1.96 * 0.03)
