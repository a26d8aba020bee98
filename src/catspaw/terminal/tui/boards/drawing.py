"""What the boards are drawn with: texts that fit, flow into lines and stand in boxes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text


def line(*parts: Text | str) -> Text:
    """Parts one after the other on one line that never wraps."""
    made = Text(no_wrap=True, overflow="crop", end="")
    for part in parts:
        made.append_text(part if isinstance(part, Text) else Text(part))
    return made


def stacked(lines: Iterable[Text]) -> Text:
    """Lines one below the other."""
    made = Text("\n", no_wrap=True, overflow="crop").join(lines)
    made.no_wrap, made.overflow = True, "crop"
    return made


def fitted(text: Text | str, width: int) -> Text:
    """Exactly so wide: what is longer ends in an ellipsis, what is shorter in spaces."""
    made = line(text)
    made.truncate(width, overflow="ellipsis", pad=True)
    return made


def flowed(label: Text | str, items: Sequence[Text], width: int, between: str = "  ") -> list[Text]:
    """A label and things after it, on as many lines as they need; none is broken unless it is wider than a line."""
    head = line(label, " ") if len(label) else line()
    made, here = [], head
    indent = " " * min(head.cell_len, width // 2)
    is_fresh = True
    for item in items:
        gap = 0 if is_fresh else len(between)
        if not is_fresh and here.cell_len + gap + item.cell_len > width:
            made.append(here)
            here, gap = line(indent), 0
        here = line(here, between[:gap], item)
        is_fresh = False
    return [fitted(each, width) for each in (*made, here)]


def boxed(rows: Sequence[Sequence[Sequence[Text]]], width: int, above: Text, below: Text) -> list[Text]:
    """A plan of rooms, each with its lines, and a title in the upper and a legend in the lower wall."""
    inner = (width - 1) // len(rows[0]) - 1
    made = [_wall("┌", "┬", "┐", len(rows[0]), inner, above)]
    for number, row in enumerate(rows):
        if number:
            made.append(_wall("├", "┼", "┤", len(row), inner, Text()))
        for cells in zip(*row, strict=True):
            parts: list[Text] = []
            for cell in cells:
                parts += [Text("│", "dim"), fitted(cell, inner)]
            made.append(line(*parts, Text("│", "dim")))
    return [*made, _wall("└", "┴", "┘", len(rows[0]), inner, below)]


def beside(left: Sequence[Text], right: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Two columns, the left one so wide."""
    made = []
    for k in range(max(len(left), len(right))):
        one = fitted(left[k] if k < len(left) else "", width)
        made.append(line(one, " " * gap, right[k]) if k < len(right) else one)
    return made


def _wall(begin: str, middle: str, end: str, rooms: int, inner: int, title: Text) -> Text:
    """A wall between rooms; a title stands in it, as far as it fits."""
    wall = begin + middle.join("─" * inner for _ in range(rooms)) + end
    if not title:
        return line(Text(wall, "dim"))
    shown = line(" ", title, " ")
    if shown.cell_len > len(wall) - 4:
        shown.truncate(len(wall) - 4, overflow="ellipsis")
    return line(Text(wall[:2], "dim"), shown, Text(wall[2 + shown.cell_len :], "dim"))
