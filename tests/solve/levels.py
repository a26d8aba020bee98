"""Computes what the levels of Cat & The Mouse win, exactly: the table of docs/solved.md.

PYTHONPATH=../src:. python -m solve.levels   # in tests; with shares of careless decisions, or for the levels'
"""

from __future__ import annotations

import sys
import tomllib
from importlib.resources import files

from catspaw.bots.solved_heist import shipped_policy
from catspaw.solve.heist_levels import CarelessLevels


def shares() -> list[float]:
    """Of the opponents, the weakest first."""
    text = files("catspaw.bots.characters").joinpath("cat-and-mouse.toml").read_text("utf-8")
    return [level.get("careless", 0.0) for level in tomllib.loads(text).values()]


def tell(name: str, shares: list[float]) -> None:
    policy = shipped_policy(name)
    assert policy is not None
    levels, below = CarelessLevels(policy), None
    for share in shares:
        found = levels.figures(share)
        against = "" if below is None else f"; wins {levels.share(share, below):.5f} against the one before"
        sys.stdout.write(
            f"{name} careless {share}: as the Mouse at least {found.low:.5f}, against the policy {found.as_mouse:.5f}; "
            f"as the Inspector {found.as_inspector:.5f}, at most {found.high:.5f}; "
            f"exploitability {found.exploitability:.5f}{against}\n"
        )
        sys.stdout.flush()
        below = share


if __name__ == "__main__":
    tell("base", [float(share) for share in sys.argv[1:]] or shares())
