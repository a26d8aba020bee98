"""Tables drawn with letters from a seat's view: a game's own board, or the plain one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType

from catspaw.core.texts import Texts
from catspaw.core.view import View
from catspaw.games.fluent_texts import FluentTexts
from catspaw.table import Choice
from catspaw.terminal.tui.boards import cat_and_mouse, claw_and_order, plain, red_claw
from catspaw.terminal.tui.boards.cards import describe_choice, describe_loot
from catspaw.terminal.tui.boards.spots import Board, Spots

BOARDS: Final[dict[str, Board]] = {
    "cat-and-mouse": cat_and_mouse.draw,
    "claw-and-order": claw_and_order.draw,
    "red-claw": red_claw.draw,
}
HIDDEN_HANDS: Final[dict[str, Callable[[View], View]]] = {"red-claw": red_claw.face_down}
"""Where hands are held hidden that a view may know: the view with them face down."""
DESCRIPTIONS: Final[dict[str, Callable[[FluentTexts, View, Choice], RenderableType | None]]] = {
    "cat-and-mouse": describe_loot,
    "claw-and-order": describe_choice,
}
"""Where cards have something to read: that of an answer."""


def drawn(game: str, view: View, texts: Texts, spots: Spots, width: int, *, shows_seen: bool) -> RenderableType:
    """The board of a game; hidden hands lie face down unless whoever looks wants to see what they have seen."""
    board, face_down = BOARDS.get(game), HIDDEN_HANDS.get(game)
    if board is None or not isinstance(texts, FluentTexts):
        return plain.draw(view, texts, spots, width)
    return board(face_down(view) if face_down and not shows_seen else view, texts, spots, width)


def described(game: str, texts: Texts, view: View, choice: Choice) -> RenderableType | None:
    """What an answer's card says; None where there is nothing to read."""
    describe = DESCRIPTIONS.get(game)
    return describe(texts, view, choice) if describe and isinstance(texts, FluentTexts) else None


__all__ = ["BOARDS", "DESCRIPTIONS", "HIDDEN_HANDS", "Board", "Spots", "described", "drawn"]
