"""Iterations of tree search a second, on one core, beside OpenSpiel's search in Python; ratios in one interleaved run.

python benchmarks/search.py [--rounds 5]
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

from peers import open_spiel_heist
from peers.open_spiel_search import searched
from rich.console import Console
from rich.table import Table as Grid

import catspaw
from catspaw.bots.guides import guide_for
from catspaw.bots.search.search import Search
from catspaw.core.bits import COMPILED
from catspaw.core.playout import settle
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id

RECORDS = 1000
"""So many games of ours the peer must accept, with the same winners, before it is timed."""
OURS = {"cat-and-mouse": 20_000, "red-claw": 4000, "claw-and-order": 500}
THEIRS = 200


def ours(game_id: str, iterations: int) -> Callable[[int], int]:
    """Search the first question of a game."""
    game = game_by_id(game_id)
    setup = game.setup()

    def search(seed: int) -> int:
        position = game.start(setup)
        settle(position, Sampler(seed))
        thought = Search(game, guide_for(game, len(setup.seats)), game.start(setup), seed)
        thought.think(game.sight_of_asked(position), iterations, 0.0)
        return iterations

    return search


def check_peer() -> None:
    """The peer plays our game."""
    for seed in range(RECORDS):
        table, draw = catspaw.new("cat-and-mouse", seed=seed), random.Random(seed)
        while table.question:
            table.answer(draw.choice(table.question.options).number)
        assert table.outcome is not None
        winner = table.setup.seats.index(table.outcome.winners[0])
        assert open_spiel_heist.accepts(list(table.answers)) == winner, seed


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    check_peer()
    runners = {name: ours(name, iterations) for name, iterations in OURS.items()}
    runners["OpenSpiel, cat-and-mouse"] = lambda seed: searched(seed, THEIRS)
    best = dict.fromkeys(runners, 0.0)
    for seed in range(rounds):
        for name, search in runners.items():
            begun = time.perf_counter()
            best[name] = max(best[name], search(seed) / (time.perf_counter() - begun))
    grid = Grid("search", "iterations a second", "times the peer", box=None)
    for name, rate in best.items():
        grid.add_row(name, f"{rate:,.0f}", f"{rate / best['OpenSpiel, cat-and-mouse']:.1f}" if "cat" in name else "")
    Console().print(f"{'compiled' if COMPILED else 'interpreted'}, the peer accepted {RECORDS} games of ours", grid)


if __name__ == "__main__":
    main()
