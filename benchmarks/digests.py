"""Writes `tests/contract/digests.json`: what both builds must play, game by game.

Run it when a change of rules is meant: `PYTHONPATH=tests:docs/examples .venv/bin/python benchmarks/digests.py`
"""

from __future__ import annotations

import json
from pathlib import Path

from catspaw.core.playout import Tally, audit_many
from contract.combinations import FEW

GAMES = 100
FILE = Path(__file__).parent.parent / "tests" / "contract" / "digests.json"


def main() -> None:
    digests = {}
    for combination in FEW:
        tally = Tally()
        if not audit_many(combination.start(), 0, GAMES, tally):
            raise SystemExit(f"{combination}: cards are not conserved")
        digests[str(combination)] = int(tally.digest)
    FILE.write_text(json.dumps({"games": GAMES, "digests": digests}, indent=1) + "\n")
    print(f"wrote {FILE.name}: {len(digests)} digests of {GAMES} games")


if __name__ == "__main__":
    main()
