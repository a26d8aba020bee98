"""A first game that teaches: which table it is, and which deal. What it says stands in the game's texts."""

from __future__ import annotations

from typing import NamedTuple


class Lesson(NamedTuple):
    """A table with a fixed deal, for somebody who plays for the first time, against somebody gentle."""

    seed: int
    """Which deal it is: one that has something to show."""
    seat: int = 0
    """Where whoever learns sits."""
    players: int | None = None
    """How many play; by default as many as usual."""
    bot: str = ""
    """Who plays the others, by whom the deal was tried; by default the game's first level."""
    edition: str | None = None
    decks: tuple[str, ...] = ()
