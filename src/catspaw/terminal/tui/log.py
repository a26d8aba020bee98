"""The log: what has happened, as one seat perceived it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import RichLog

from catspaw.table import LogLine


def as_text(line: LogLine) -> Text:
    """A sentence with the rule behind it; a turn stands out."""
    if line.begins_turn:
        return Text(f"── {line.text.rstrip('.')} ──", "bold")
    return Text.assemble(line.text, (f"  {line.rule}", "dim"))


class LogPane(RichLog):
    """All sentences so far, the newest at the bottom. Keys go to the answers, not here."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(wrap=True, min_width=20, auto_scroll=True)
        self._shown: list[LogLine] = []

    def show(self, lines: Sequence[LogLine]) -> None:
        """These lines and no others; those that are there already are not written again."""
        told = list(lines)
        if told[: len(self._shown)] != self._shown:
            self.clear()
            self._shown = []
        for line in told[len(self._shown) :]:
            self.write(as_text(line))
        self._shown = told

    def write_again(self) -> None:
        """For another width."""
        told, self._shown = self._shown, []
        self.clear()
        self.show(told)
