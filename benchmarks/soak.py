"""Many random games of every edition, choice of decks, player count and set of variants; writes `soak.json`.

Each answer is audited. The first hundredth of every run is kept apart: `make test` plays it again and must get its
digest. Runs that name `rulings` were played under older rules, which those readings still are: they are kept.
Run with `PYTHONPATH=tests:docs/examples`, as `make soak` does.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.progress import track

from catspaw.core.bits import COMPILED, members
from catspaw.core.playout import Tally, audit_many
from catspaw.games import GAMES, game_by_id
from contract.combinations import COMBINATIONS

FILE = Path(__file__).parent / "soak.json"
PART = 100
"""A run is played in so many parts; the first is the one that is repeated."""
A_RUN: Final = 1_000_000
SHORTER_RUNS: Final = {"claw-and-order": 100_000, "red-claw": 100_000}
"""How many games a run has, where they are long and the runs are many."""


class Opening(NamedTuple):
    """One way to begin one game."""

    game: str
    edition: str | None
    decks: tuple[str, ...] | None
    players: int
    variants: tuple[str, ...]

    def __str__(self) -> str:
        setting = [*([self.edition] if self.edition else []), *(self.decks or ()), *self.variants]
        return f"{self.game} {'+'.join(setting) or 'base'}, {self.players} players"


def soak(begun: Opening, seed: int, games: int) -> dict[str, Any]:
    """Audit every game of one opening."""
    game = game_by_id(begun.game)
    setup = game.setup(begun.variants, players=begun.players, edition=begun.edition, decks=begun.decks)
    opening = game.start(setup)
    tally, first = Tally(), 0
    for part in range(PART):
        if not audit_many(opening, seed + part * games // PART, games // PART, tally):
            raise SystemExit(f"{begun}: a violation in the games from seed {seed + part * games // PART}")
        first = first or int(tally.digest)
    if tally.longest > game.longest:
        raise SystemExit(f"{begun}: a game of {tally.longest} answers")
    endings = {}
    for (ending, winners), number in sorted(tally.endings.items()):
        won = "+".join(game.seats[k] for k in members(winners)) or "nobody"
        endings[f"{game.endings[ending][0]}: {won}"] = number
    return {
        **begun._asdict(), "seed": seed, "games": int(tally.games),
        "answers": int(tally.answers), "longest": int(tally.longest), "endings": endings,
        "digest_of_first_hundredth": first, "digest": int(tally.digest),
    }  # fmt: skip


def openings() -> list[Opening]:
    """Every game with every edition, choice of decks, player count and combination of its variants."""
    return [
        Opening(c.game.id, c.edition, c.decks, c.players, c.variants)
        for c in COMBINATIONS
        if c.game in GAMES and not c.rulings
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, help="in a run, whatever is played")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", help="only this one; the runs of the others are kept")
    chosen = parser.parse_args()
    if not COMPILED:
        print("the rules run interpreted: this will take about forty times as long", file=sys.stderr)
    with ProcessPoolExecutor(2) as pool:
        jobs = {}
        for opening in openings():
            if chosen.game not in (None, opening.game):
                continue
            games = chosen.games or SHORTER_RUNS.get(opening.game, A_RUN)
            jobs[pool.submit(soak, opening, chosen.seed, games)] = opening
        for job in track(as_completed(jobs), "soaking", total=len(jobs)):
            run = job.result()
            print(f"{jobs[job]}: {run['games']} games, {run['answers']} answers,")
            print(f"  longest {run['longest']}, digest {run['digest']}, no violation; {run['endings']}", flush=True)
    runs = json.loads(FILE.read_text())
    kept = [run for run in runs if "rulings" in run or chosen.game not in (None, run["game"])]
    runs = kept + [job.result() for job in jobs]
    FILE.write_text(json.dumps(runs, indent=1) + "\n")
    print(f"wrote {FILE.name}")


if __name__ == "__main__":
    main()
