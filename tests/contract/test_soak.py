"""What the last soak found still holds: its first hundredth is played again."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from catspaw.core.bits import COMPILED
from catspaw.core.playout import Tally, audit_many
from catspaw.games import GAMES, game_by_id

SOAK = json.loads((Path(__file__).parents[2] / "benchmarks" / "soak.json").read_text())


def name(run: dict[str, Any]) -> str:
    return " ".join([run["game"], run["edition"] or "", f"{run['players']}-players", *run["variants"]])


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.skipif(not COMPILED, reason="plays a hundred thousand games: compiled only")
@pytest.mark.parametrize("run", SOAK, ids=name)
def test_the_first_hundredth_of_the_soak_plays_the_same(run: dict[str, Any]):
    game = game_by_id(run["game"])
    opening = game.start(game.house(run["variants"], players=run["players"], edition=run["edition"]))
    tally = Tally()
    assert audit_many(opening, run["seed"], run["games"] // 100, tally)
    assert tally.digest == run["digest_of_first_hundredth"]


def test_the_soak_was_run_in_full():
    wanted = {
        (game.id, edition, players, variants)
        for game in GAMES
        for edition in game.editions or (None,)
        for players in game.player_counts
        for size in range(len(game.variants) + 1)
        for variants in combinations([variant.id for variant in game.variants], size)
    }
    assert {(run["game"], run["edition"], run["players"], tuple(run["variants"])) for run in SOAK} == wanted
    for run in SOAK:
        assert run["games"] == 1_000_000
        assert sum(run["endings"].values()) == run["games"]
        assert run["longest"] <= game_by_id(run["game"]).longest


def test_hardly_a_game_is_left_unfinished():
    for run in SOAK:
        unfinished = sum(number for ending, number in run["endings"].items() if ending.startswith("unfinished"))
        assert unfinished <= run["games"] // 10_000
