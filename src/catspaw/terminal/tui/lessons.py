"""What a first game says before each question that comes for the first time."""

from __future__ import annotations

from catspaw.core.texts import Texts
from catspaw.table import Sitting


class Lessons:
    """Which kinds of questions have been explained at a table, and when."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._first: dict[str, int] = {}
        """By prompt, after how many answers it came first."""

    def told(self, viewer: str | None, texts: Texts) -> str:
        """What the viewer's question leads to, as lines before it; nothing where it is known, or nobody learns."""
        table = self._sitting.table
        if not self._sitting.opened.guided or table.question is None or self._sitting.asked != viewer:
            return ""
        prompt, now = table.question.prompt, len(table.answers)
        if self._first.setdefault(prompt, now) != now:
            return ""
        goal = [texts.goal(self._sitting.asked or "")] if now == min(self._first.values()) else []
        return "".join(f"{line}\n" for line in (*goal, texts.lesson(prompt)) if line)
