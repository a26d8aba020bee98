"""What is told of a game: the lines of its log, and the moments of one that is over."""

from __future__ import annotations

from msgspec import Struct

from catspaw.core.view import View


class Told(Struct, frozen=True):
    """A line of the log."""

    text: str
    rule: str
    begins_turn: bool
    seat: str | None
    """Whose doing it is; None if it is nobody's."""


class Recalled(Told, frozen=True):
    """A line of the log of a game that is over."""

    after_answers: int
    """How many answers had been given when it was told."""


class Replay(Struct, frozen=True):
    """A game that is over, from its first moment to its last."""

    moments: tuple[int, ...]
    """Each time somebody was asked, and the end, by how many answers had been given, chance included."""
    lines: tuple[Recalled, ...]
    """Everything that happened, hidden things too."""
    record: str
    decks: tuple[str, ...]
    """What each seat played with: a built-in deck, or the list of its own, which is needed to verify the record."""


class Moment(Struct, frozen=True):
    """One moment of it, through somebody's eyes, or with nothing hidden."""

    after_answers: int
    view: View
    asked: str | None
    """None at the end."""
    question: str | None
    """None through the eyes of somebody else, too: what others were asked and answered was theirs to know."""
    answer: str | None
    """What was answered then."""
