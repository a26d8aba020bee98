"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

Scores: TypeAlias = Mapping[str, Mapping[str, int]]
"""Per seat what it came to, in small named numbers such as `points`."""


class Stage(NamedTuple):
    """Where a game stands that is won in several parts, such as the battles of a match."""

    beginner: int
    """The seat that began the part."""
    turns: int
    """How many turns whoever has had more of them has begun in it."""
    wins: tuple[int, ...]
    """How many parts each seat has won."""


@dataclass(frozen=True)
class Outcome:
    """Who won and lost, what each seat got, and the rules that decided it. Can be compared, hashed and pickled.

    >>> import catspaw
    >>> table = catspaw.new("cat-and-mouse", seed=7)
    >>> while table.question:
    ...     table.answer(table.question.options[0].number)
    >>> table.outcome.winners, table.outcome.payoffs, table.outcome.ending
    (('inspector',), {'inspector': 1, 'mouse': -1}, 'no-set')
    """

    winners: tuple[str, ...]
    losers: tuple[str, ...]
    payoffs: dict[str, int]
    rule: str
    """The rule that ended it; empty if somebody gave up or was out of time."""
    ending: str
    """The ending's name, such as `third-clue`."""
    decided_by: tuple[str, ...] = ()
    """Every rule that had a say: what ended the game first, and what had the last word, last."""
    scores: Scores = field(default_factory=dict)
    """What an onlooker may know of it; a seat without an entry has nothing to count."""

    def __hash__(self) -> int:
        return hash((self.winners, self.losers, self.rule, self.ending, self.decided_by))
