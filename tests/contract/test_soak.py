"""What the last soak found still holds: its first hundredth is played again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from catspaw.core.bits import COMPILED
from catspaw.core.playout import Tally, audit_many
from catspaw.games import GAMES, game_by_id
from contract.combinations import COMBINATIONS

SOAK = json.loads((Path(__file__).parents[2] / "benchmarks" / "soak.json").read_text())
NOW = [run for run in SOAK if "rulings" not in run]
"""Of the rules as they are; the others are of older rules, which the readings they name still are."""
SHORTER_RUNS = {"claw-and-order": 100_000, "red-claw": 100_000}


def name(run: dict[str, Any]) -> str:
    decks = ",".join(run["decks"] or ())
    return " ".join(
        [
            run["game"],
            run["edition"] or "",
            decks,
            f"{run['players']}-players",
            *run["variants"],
            *run.get("rulings", ()),
        ]
    )


def first_of_each_game() -> list[object]:
    """Those that `make test` plays; `make soak` plays all."""
    first = {run["game"]: run for run in reversed(NOW)}
    return [run if run in first.values() else pytest.param(run, marks=pytest.mark.long) for run in SOAK]


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.skipif(not COMPILED, reason="plays a hundred thousand games: compiled only")
@pytest.mark.parametrize("run", first_of_each_game(), ids=name)
def test_the_first_hundredth_of_the_soak_plays_the_same(run: dict[str, Any]):
    game = game_by_id(run["game"])
    setup = game.setup(
        run["variants"], run.get("rulings"), players=run["players"], edition=run["edition"], decks=run["decks"]
    )
    opening, tally = game.start(setup), Tally()
    assert audit_many(opening, run["seed"], run["games"] // 100, tally)
    assert tally.digest == run["digest_of_first_hundredth"]


def test_the_soak_was_run_in_full():
    wanted = {
        (c.game.id, c.edition, c.decks, c.players, c.variants)
        for c in COMBINATIONS
        if c.game in GAMES and not c.rulings
    }
    decks = [tuple(run["decks"]) if run["decks"] else None for run in NOW]
    assert {
        (run["game"], run["edition"], chosen, run["players"], tuple(run["variants"]))
        for run, chosen in zip(NOW, decks, strict=True)
    } == wanted
    for run in SOAK:
        shorter = SHORTER_RUNS.get(run["game"]) if run in NOW else None
        assert run["games"] == shorter or run["games"] == 1_000_000
        assert sum(run["endings"].values()) == run["games"]
        assert run["longest"] <= game_by_id(run["game"]).longest


def test_hardly_a_game_is_left_unfinished():
    for run in SOAK:
        unfinished = sum(number for ending, number in run["endings"].items() if ending.startswith("unfinished"))
        assert unfinished <= run["games"] // 10_000
