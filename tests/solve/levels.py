"""Computes what the levels of Cat & The Mouse win, exactly: the table of docs/solved.md.

PYTHONPATH=../src:. python -m solve.levels   # in tests; with shares of careless decisions, or for those below
"""

from __future__ import annotations

import sys

from catspaw.bots.solved_heist import shipped_policy
from catspaw.solve.heist_levels import level_figures

CARELESS = [0.0, 0.04, 0.08, 0.15, 0.25, 0.4]


def tell(name: str, shares: list[float]) -> None:
    policy = shipped_policy(name)
    assert policy is not None
    for share in shares:
        found = level_figures(policy, share)
        sys.stdout.write(
            f"{name} careless {share}: as the Mouse at least {found.low:.5f}, against the policy {found.as_mouse:.5f}; "
            f"as the Inspector {found.as_inspector:.5f}, at most {found.high:.5f}; "
            f"exploitability {found.exploitability:.5f}\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    tell("base", [float(share) for share in sys.argv[1:]] or CARELESS)
