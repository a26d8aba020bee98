"""Digests: what both builds must play, game by game.

    python benchmarks/digests.py                          when a change of rules is meant: writes digests.json
    python benchmarks/digests.py compare red-claw 20000   plays so many games in both builds and compares

With `PYTHONPATH=tests:docs/examples`, on the compiled build.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from rich.progress import track

from catspaw.core.bits import COMPILED
from catspaw.core.playout import Tally, audit_many
from contract.combinations import FEW, Combination

NUMBERS = (2, 20)
"""So many games of each combination; the interpreted build plays the fewest."""
HOME = Path(__file__).parent.parent
FILE = HOME / "tests" / "contract" / "digests.json"


def digest(combination: Combination, games: int) -> int:
    """What so many games of one combination come to."""
    tally = Tally()
    if not audit_many(combination.start(), 0, games, tally):
        raise SystemExit(f"{combination}: cards are not conserved")
    return int(tally.digest)


def write() -> None:
    digests = {games: {str(combination): digest(combination, games) for combination in FEW} for games in NUMBERS}
    FILE.write_text(json.dumps(digests, indent=1) + "\n")
    print(f"wrote {FILE.name}: digests of {len(FEW)} combinations, {' and '.join(map(str, NUMBERS))} games of each")


def of_game(game: str, games: int) -> dict[str, int]:
    """Digests of a game, so many games spread over its combinations."""
    chosen = [combination for combination in FEW if combination.game.id == game]
    share = -(-games // len(chosen))
    return {str(combination): digest(combination, share) for combination in track(chosen, f"compiled: {COMPILED}")}


def compare(game: str, games: int) -> None:
    """Play the games here, and in a process of its own that runs the sources."""
    if not COMPILED:
        raise SystemExit("run it on the compiled build: make build")
    paths = os.pathsep.join(str(HOME / folder) for folder in ("src", "tests", "docs/examples"))
    command = [sys.executable, __file__, "interpreted", game, str(games)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE, text=True, check=True
    )
    theirs, ours = json.loads(done.stdout), of_game(game, games)
    for name in ours:
        print(f"{'same' if ours[name] == theirs[name] else 'OTHER'}  {ours[name]:>19}  {name}")
    if ours != theirs:
        raise SystemExit("the two builds play differently")
    print(f"{game}: both builds play the same {len(ours) * -(-games // len(ours))} games")


def main() -> None:
    if len(sys.argv) == 1:
        write()
    elif sys.argv[1] == "compare":
        compare(sys.argv[2], int(sys.argv[3]))
    else:
        from rich import get_console

        get_console().stderr = True
        assert not COMPILED
        print(json.dumps(of_game(sys.argv[2], int(sys.argv[3]))))


if __name__ == "__main__":
    main()
