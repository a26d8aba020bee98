"""What happened, as packed words that rules write and narration reads.

An event is a kind (8 bits) and two numbers of 24 bits each.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

HIDDEN: Final = 0xFFFFFF
"""In a perceived event: a number the seat may not know."""


@final
@mypyc_attr(acyclic=True)
class Journal:
    """The events of one game in the order they happened."""

    def __init__(self) -> None:
        self.events: list[int] = []

    def write(self, kind: i64, a: i64, b: i64) -> None:
        assert 0 <= a < HIDDEN and 0 <= b < HIDDEN, "an event's numbers have 24 bits"
        self.events.append(int(kind | (a << 8) | (b << 32)))


def packed(kind: int, a: int, b: int) -> int:
    """The event word `Journal.write` would append."""
    return kind | (a << 8) | (b << 32)


def unpacked(event: int) -> tuple[int, int, int]:
    """An event's kind and its two numbers."""
    return event & 0xFF, (event >> 8) & 0xFFFFFF, (event >> 32) & 0xFFFFFF
