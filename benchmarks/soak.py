"""A million random games of every variant combination, each answer audited; writes `soak.json`.

The first hundredth of every run is kept apart: `make test` plays it again and must get its digest.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations
from pathlib import Path
from typing import Any

from rich.progress import track

from catspaw.core.bits import COMPILED, members
from catspaw.core.playout import Tally, audit_many
from catspaw.games import GAMES, game_by_id

FILE = Path(__file__).parent / "soak.json"
PART = 100
"""A run is played in so many parts; the first is the one that is repeated."""


def soak(game_id: str, variants: tuple[str, ...], seed: int, games: int) -> dict[str, Any]:
    """Audit every game of one combination."""
    game = game_by_id(game_id)
    opening = game.start(game.house(variants))
    tally, first = Tally(), 0
    for part in range(PART):
        if not audit_many(opening, seed + part * games // PART, games // PART, tally):
            raise SystemExit(f"{game_id} {variants}: a violation in the games from seed {seed + part * games // PART}")
        first = first or int(tally.digest)
    if tally.longest > game.longest:
        raise SystemExit(f"{game_id} {variants}: a game of {tally.longest} answers")
    endings = {}
    for (ending, winners), number in sorted(tally.endings.items()):
        won = "+".join(game.seats[k] for k in members(winners)) or "nobody"
        endings[f"{game.endings[ending][0]}: {won}"] = number
    return {
        "game": game_id, "variants": list(variants), "seed": seed, "games": int(tally.games),
        "answers": int(tally.answers), "longest": int(tally.longest), "endings": endings,
        "digest_of_first_hundredth": first, "digest": int(tally.digest),
    }  # fmt: skip


def openings() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every game with every combination of its variants."""
    for game in GAMES:
        names = [variant.id for variant in game.variants]
        for size in range(len(names) + 1):
            for variants in combinations(names, size):
                yield game.id, variants


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if not COMPILED:
        print("the rules run interpreted: this will take about forty times as long", file=sys.stderr)
    with ProcessPoolExecutor(2) as pool:
        jobs = [pool.submit(soak, game, variants, chosen.seed, chosen.games) for game, variants in openings()]
        runs = [job.result() for job in track(as_completed(jobs), "soaking", total=len(jobs))]
    runs.sort(key=lambda run: (run["game"], len(run["variants"]), run["variants"]))
    for run in runs:
        print(f"{run['game']} {'+'.join(run['variants']) or 'base'}: {run['games']} games, {run['answers']} answers,")
        print(f"  longest {run['longest']}, digest {run['digest']}, no violation; {run['endings']}")
    FILE.write_text(json.dumps(runs, indent=1) + "\n")
    print(f"wrote {FILE.name}")


if __name__ == "__main__":
    main()
