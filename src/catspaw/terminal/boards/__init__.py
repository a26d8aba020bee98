"""The three tables, drawn with letters from a seat's view."""

from __future__ import annotations

from typing import Final

from catspaw.terminal.boards import cat_and_mouse, claw_and_order, red_claw
from catspaw.terminal.boards.spots import Board, Spots

BOARDS: Final[dict[str, Board]] = {
    "cat-and-mouse": cat_and_mouse.draw,
    "claw-and-order": claw_and_order.draw,
    "red-claw": red_claw.draw,
}

__all__ = ["BOARDS", "Board", "Spots"]
