"""Places on a board that one can point at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct
from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from catspaw.core.view import View
from catspaw.games.fluent_texts import FluentTexts


class Spots:
    """Which places of a view answer the pending question, and which are refused.

    A place is a path into the view, as `Game.points_at` gives it.
    """

    def __init__(self, allowed: Mapping[str, int], refused: Mapping[str, int]) -> None:
        self.allowed = allowed
        self.refused = refused

    def mark(self, text: Text | str, place: str) -> Text:
        """The text, made a thing to click if its place is an answer here. An allowed one is bold and underlined."""
        marked = Text(text) if isinstance(text, str) else text.copy()
        if place in self.allowed or place in self.refused:
            glows = True if place in self.allowed else None
            marked.stylize(Style(bold=glows, underline=glows, meta={"@click": f"screen.point({place!r})"}))
        return marked


class Board(Protocol):
    """Draws one game from what a seat may know."""

    def __call__(self, view: View, texts: FluentTexts, spots: Spots, width: int) -> RenderableType:
        """The table in so many columns; narrow ones have 78, wide ones a hundred and more."""
        ...


def card_at(view: View, place: str | None) -> str | None:
    """The id of the card at a place of a view, if there is one."""
    found: Any = view
    for step in place.split("/") if place else ():
        if isinstance(found, tuple):
            found = found[int(step)] if step.isdigit() and int(step) < len(found) else None
        else:
            found = found.get(step) if isinstance(found, dict) else getattr(found, step, None)
    if isinstance(found, Struct):
        found = getattr(found, "card", None)
    return found if isinstance(found, str) else None
