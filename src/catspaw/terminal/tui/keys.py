"""Texts to click, and the line of keys at the foot of a screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.widgets import Static


class Clickable(Static):
    """A text with places to click that looks as it was drawn."""

    auto_links = False


def key_line(keys: Sequence[tuple[str, str, str]]) -> Text:
    """From (key, what it does, action)."""
    line = Text()
    for key, does, action in keys:
        link = Style(meta={"@click": action})
        line.append(key, Style(bold=True, reverse=True) + link)
        line.append(f" {does}", link)
        line.append(" ")
    return line
