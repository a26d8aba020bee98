"""The plain board: any view as it is, with the names that the game's texts have for what is in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import to_builtins
from rich.console import RenderableType
from rich.text import Text

from catspaw.core.texts import Texts
from catspaw.core.view import View
from catspaw.games.fluent_texts import capital
from catspaw.terminal.tui.boards.drawing import flowed, line, stacked
from catspaw.terminal.tui.boards.spots import Spots

LEFT_OUT: Final = ("seat", "asked", "prompt")
"""Said elsewhere on the screen already."""
UNKNOWN: Final = "–"
INDENT: Final = 2


def draw(view: View, texts: Texts, spots: Spots, width: int) -> RenderableType:
    """One line for each value or list of values, the parts of a part below it."""
    shown = {name: value for name, value in to_builtins(view).items() if name not in LEFT_OUT}
    return stacked(_Plain(texts, spots, width).lines(shown, "", 0))


class _Plain:
    """A view on its way to lines."""

    def __init__(self, texts: Texts, spots: Spots, width: int) -> None:
        self.texts = texts
        self.spots = spots
        self.width = width

    def lines(self, parts: Mapping[str, Any], path: str, depth: int) -> Iterator[Text]:
        """The parts one below the other, their names in one column; a blank line between those of the whole view."""
        column = max((len(self.name(name)) for name in parts), default=0) + 2
        for name, value in parts.items():
            place = f"{path}/{name}" if path else name
            yield from self.part(self.name(name), value, place, depth, column)
            if not depth:
                yield line()

    def part(self, name: str, value: Any, place: str, depth: int, column: int) -> Iterator[Text]:
        label = line(" " * INDENT * depth, self.spots.mark(Text(name, "dim" if depth else "bold"), place))
        nested = _nested(value)
        if nested is not None:
            yield label
            yield from self.lines(nested, place, depth + 1)
            return
        label.append(" " * (INDENT * depth + column - label.cell_len - 1))
        yield from flowed(label, self.items(value, place), self.width)

    def items(self, value: Any, place: str) -> list[Text]:
        """One text for a value, one for each value of a list."""
        if isinstance(value, list | tuple):
            found = [self.spots.mark(self.said(one), f"{place}/{at}") for at, one in enumerate(value)]
            return found or [Text(UNKNOWN, "dim")]
        return [self.spots.mark(self.said(value), place)]

    def said(self, value: Any) -> Text:
        if value is None or value == "":
            return Text(UNKNOWN, "dim")
        return Text(self.name(value) if isinstance(value, str) else str(value))

    def name(self, id: str) -> str:
        return capital(self.texts.name(id).replace("_", " "))


def _nested(value: Any) -> Mapping[str, Any] | None:
    """The parts of a value that has some: by their names, or by their numbers in a list."""
    if isinstance(value, dict):
        return {str(name): part for name, part in value.items()}
    if isinstance(value, Sequence) and any(isinstance(part, dict | list | tuple) for part in value):
        return {str(at): part for at, part in enumerate(value)}
    return None
