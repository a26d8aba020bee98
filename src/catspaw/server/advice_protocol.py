"""What clients and the server say about hints, and about reviews of games that are over."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Hint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask what the answers to one's question are worth, by the question's number; nobody else may play there."""

    question: Annotated[int, Meta(ge=0, lt=1 << 31)]


class Advised(Struct, frozen=True):
    """One of the best answers."""

    option: int
    """Its index in the list that was sent with the question."""
    text: str
    chance: float
    """From 0 to 1."""
    reason: str
    """What speaks for it."""


class Hinted(Struct, frozen=True, tag="hint"):
    """The best few answers to one's question, judged by what one's seat knows."""

    question: int
    chance_of: str
    """What the chances are of: winning the game, or something nearer."""
    exact: bool
    """Whether they are computed against the best opposition; else they are estimates."""
    answers: tuple[Advised, ...]


class ReviewPoint(Struct, frozen=True):
    """The seat's chance at one of its questions, or how it ended."""

    after_answers: int
    chance: float


class ReviewTurn(Struct, frozen=True):
    """Where the game turned, or where an answer cost something."""

    after_answers: int
    """Where it can be seen in the replay."""
    own: bool
    """Whether it was the seat's own answer; else it is what happened after it, up to the seat's next question."""
    before: float
    after: float
    question: str
    answer: str
    """What the seat answered."""
    best: str
    """What a stronger player would have done; empty if just that."""
    reason: str


class Review(Struct, frozen=True):
    """A game that is over, judged by what one seat knew at each of its questions."""

    seat: str
    done: float
    """How much of it has been judged, from 0 to 1: whoever waits asks again."""
    chance_of: str
    exact: bool
    curve: tuple[ReviewPoint, ...]
    turns: tuple[ReviewTurn, ...]
    """In the order of the game; none until all is judged."""
