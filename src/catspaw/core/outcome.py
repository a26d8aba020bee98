"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """Who won and lost, what each seat got, and the rule that ended it."""

    winners: tuple[str, ...]
    losers: tuple[str, ...]
    payoffs: dict[str, int]
    rule: str
    ending: str
    """The ending's name, such as `third-clue`."""
