"""The three tables, drawn with letters from a seat's view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType

from catspaw.games.words import FluentWords
from catspaw.terminal.boards import cat_and_mouse, claw_and_order, red_claw
from catspaw.terminal.boards.spots import Board, Spots, card_at

BOARDS: Final[dict[str, Board]] = {
    "cat-and-mouse": cat_and_mouse.draw,
    "claw-and-order": claw_and_order.draw,
    "red-claw": red_claw.draw,
}
DESCRIPTIONS: Final[dict[str, Callable[[FluentWords, str], RenderableType]]] = {
    "claw-and-order": claw_and_order.describe,
}
"""Where cards have something to read: one of them by its id."""

__all__ = ["BOARDS", "DESCRIPTIONS", "Board", "Spots", "card_at"]
