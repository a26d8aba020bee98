"""Why a line cannot be read, and where in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from catspaw.core.errors import Malformed


class CannotRead(Malformed):
    """A line that is none of the card language, or one that may not stand on its card."""

    def __init__(
        self,
        reason: str,
        column: int,
        stopped_at: str,
        expected: Sequence[str] = (),
        nearest: str | None = None,
        instead: str = "",
    ) -> None:
        """`reason` is a sentence without the column."""
        super().__init__(f"column {column}: {reason}")
        self.reason = reason
        self.column = column
        """Counted from 1."""
        self.stopped_at = stopped_at
        """The words in question; empty at the end of the line."""
        self.expected = list(expected)
        """What could stand there, if nothing that stands there can be read."""
        self.nearest = nearest
        """The expected phrase that looks most like it."""
        self.instead = instead
        """What the language says for that; empty if nothing is known."""


class Places:
    """Where in a line the parts of an ability stand."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._spans: dict[int, tuple[object, int, int]] = {}

    def mark(self, part: object, start: int, end: int) -> None:
        """Parts are told apart by identity; of one that stands there twice, the last counts."""
        self._spans[id(part)] = (part, start, end)

    def mark_like(self, part: object, other: object) -> None:
        """`other` stands where a part stands."""
        if id(part) in self._spans:
            self.mark(other, *self._spans[id(part)][1:])

    def refuse(self, part: object, reason: str) -> NoReturn:
        """Say why a part may not stand there."""
        _, start, end = self._spans.get(id(part), (None, 0, len(self.text)))
        self.refuse_words(start, end, reason)

    def refuse_words(self, start: int, end: int, reason: str) -> NoReturn:
        words = " ".join(self.text[start:end].split())
        raise CannotRead(f"“{words}”: {reason}", start + 1, words)
