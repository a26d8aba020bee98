"""What happened, as packed integers that rules write and narration reads.

An event is a kind (6 bits), the mark of its rule (2 bits), and two numbers of 24 bits each.
`core/events.py` says what they mean.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import one

KIND: Final = 0x3F
"""A kind without the mark of its rule."""
SECOND_RULE: Final = 0x40
"""With a kind: it follows from the second of its rules."""
THIRD_RULE: Final = 0x80
NUMBER_BITS: Final = 24
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

    def __eq__(self, other: object) -> bool:
        """Whether the same has happened."""
        return isinstance(other, Journal) and self.events == other.events

    def __hash__(self) -> int:
        raise TypeError("unhashable type: 'Journal'")

    def __repr__(self) -> str:
        """Without the events, which tell hidden things."""
        return f"<Journal of {len(self.events)} events>"

    def __copy__(self) -> Journal:
        """An independent one."""
        return journal_of(self.events)

    def __deepcopy__(self, memo: object) -> Journal:
        return journal_of(self.events)

    def __reduce__(self) -> tuple[object, ...]:
        return journal_of, (self.events,)


def journal_of(events: list[int]) -> Journal:
    """A journal in which so much has happened already."""
    journal = Journal()
    journal.events = events[:]
    return journal


def beside(low: i64, bits: i64, high: i64) -> i64:
    """Two parts of one number, the first of which has so many bits."""
    assert 0 <= low < one(bits), "a part of an event has more bits than declared"
    return low | (high << bits)


def packed(kind: int, a: int, b: int) -> int:
    """The event that `Journal.write` would append."""
    return kind | (a << 8) | (b << 32)


def unpacked(event: int) -> tuple[int, int, int]:
    """An event's kind and its two numbers."""
    return event & 0xFF, (event >> 8) & 0xFFFFFF, (event >> 32) & 0xFFFFFF
