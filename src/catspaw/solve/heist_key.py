"""What forgetful players know when a stay begins."""

from __future__ import annotations

from typing import Final, NamedTuple

from catspaw.games.cat_and_mouse.state.numbers import LOOT

MOST_LAID: Final = 2


class Pattern(NamedTuple):
    """What everybody can count of loot when she moves into a room."""

    stays: int
    """Rooms she has been in before this one."""
    haul: int
    """Loot cards she holds."""
    left: int
    """Loot cards she has seen and left behind."""
    card_played: int
    """1 if the Calling Card lies in the discard pile."""


class StayKey(NamedTuple):
    """Everything that forgetful players know when a stay begins."""

    pattern: Pattern
    rooms: int
    """How many rooms she chose from."""
    clues: int


def laid_at(stays: int, *, deep: bool) -> int:
    """How many loot cards lie in the room that she enters after so many others (CM-1.5, CM-R.C)."""
    return max(0, min(MOST_LAID, LOOT - (2 if deep else 1) - MOST_LAID * stays))
