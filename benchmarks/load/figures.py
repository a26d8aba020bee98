"""What was measured, as tables to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from operator import attrgetter
from statistics import median
from typing import Final

from rich.table import Table as Grid

from load.traffic import LENGTH

BUSY: Final = 0.85
"""Whoever takes more of a core than this is what limits the rest."""
NOISE: Final = 0.1
"""What others may take of the server's core without a word."""


@dataclass
class Figures:
    """Of so many tables at one server. Latencies in milliseconds, use of processors in cores, else in seconds."""

    tables: int
    opening: float = 0.0
    """Processor time of the server for one table, with sockets for both seats; in a storm, for one connection."""
    answering: float = 0.0
    """Processor time for one answer, apart from opening tables."""
    took: float = 0.0
    answers: float = 0.0
    """A second."""
    median: float = inf
    late: float = inf
    seen: float = inf
    """By the other seat, as far as there was something to see."""
    seen_late: float = inf
    server: float = 0.0
    generator: float = 0.0
    others: float = 0.0
    """What others had of the server's core."""
    megabytes: float = inf
    left: float = inf
    """Megabytes once everybody has left."""
    refused: int = 0
    silent: int = 0

    @property
    def altogether(self) -> float:
        """Processor time for one answer, with its share of the opening."""
        return self.answering + self.opening / LENGTH

    @property
    def trouble(self) -> str:
        """What should not be; nothing if all is well."""
        refused = f"{self.refused} answers refused" if self.refused else ""
        silent = f"{self.silent} tables stood still" if self.silent else ""
        others = f"others had {self.others:.0%} of its core" if self.others > NOISE else ""
        busy = "the generator was busy, so the server may be faster" if self.generator > BUSY else ""
        return ", ".join(filter(None, (refused, silent, busy, others)))


Column = tuple[str, Callable[[Figures], str]]
Rows = Sequence[tuple[str, Sequence[Figures]]]
"""Contenders, and what each repetition has shown."""

# What is opened or answered in how long means processor time; latencies are what a client measures.
ROUNDS: Final[tuple[Column, ...]] = (
    ("tables", lambda one: f"{one.tables}"),
    ("open ms", lambda one: f"{one.opening * 1e3:.2f}"),
    ("answer µs", lambda one: f"{one.answering * 1e6:.0f}"),
    ("both µs", lambda one: f"{one.altogether * 1e6:.0f}"),
    ("answers/s", lambda one: f"{one.answers:,.0f}"),
    ("p50 ms", lambda one: _short(one.median)),
    ("p99 ms", lambda one: _short(one.late)),
    ("load", lambda one: f"{one.generator:.0%}"),
    ("MB", lambda one: f"{one.megabytes:.0f}"),
)
PACED: Final[tuple[Column, ...]] = (
    ("tables", lambda one: f"{one.tables}"),
    ("answer µs", lambda one: f"{one.answering * 1e6:.0f}"),
    ("p50 ms", lambda one: _short(one.median)),
    ("p99 ms", lambda one: _short(one.late)),
    ("other p50", lambda one: _short(one.seen)),
    ("p99", lambda one: _short(one.seen_late)),
    ("server", lambda one: f"{one.server:.0%}"),
    ("load", lambda one: f"{one.generator:.0%}"),
)
STORM: Final[tuple[Column, ...]] = (
    ("clients", lambda one: f"{2 * one.tables}"),
    ("all are back after s", lambda one: f"{one.took:.2f}"),
    ("each ms", lambda one: f"{one.opening * 1e3:.2f}"),
    ("load", lambda one: f"{one.generator:.0%}"),
)
IDLE: Final[tuple[Column, ...]] = (
    ("tables", lambda one: f"{one.tables}"),
    ("server", lambda one: f"{one.server:.2%}"),
    ("MB", lambda one: f"{one.megabytes:.0f}"),
    ("MB when all have left", lambda one: f"{one.left:.0f}"),
)


def shown(title: str, columns: Sequence[Column], rows: Rows) -> Grid:
    """Of several repetitions the one in the middle, by processor time; at a pace, by the late answers.

    A disk that stands still for a moment makes one repetition late, whoever else is there.
    """
    part = "late" if columns is PACED else "altogether"
    grid = Grid(title=title)
    for name in ("", *(name for name, _ in columns)):
        grid.add_column(name, justify="right" if name else "left", no_wrap=True)
    for name, repeated in rows:
        middle = sorted(repeated, key=attrgetter(part))[len(repeated) // 2]
        grid.add_row(name, *(show(middle) for _, show in columns))
    return grid


def troubles(rows: Rows) -> Iterator[str]:
    """What to know of some of the figures."""
    for name, repeated in rows:
        for one in repeated:
            if one.trouble:
                yield f"{name} with {one.tables} tables: {one.trouble}"


def ratios(rows: Rows) -> Iterator[str]:
    """The first contender against each of the others, by processor time: more than 1 is better for the first.

    The second figure compares the best round of each, in which others on the machine took the least away.
    """
    (first, mine), *others = rows
    for name, theirs in others:
        found = (f"{part} {_ratio(theirs, mine, part)}" for part in ("opening", "answering", "altogether"))
        yield f"{first} against {name}: {', '.join(found)}"


def late_ratios(rows: Rows) -> Iterator[str]:
    """How late the first contender's late answers are beside those of the others: less than 1 is better for it."""
    (first, mine), *others = rows
    for name, theirs in others:
        found = sorted(one.late / their.late for one, their in zip(mine, theirs, strict=True))
        yield f"{first}, 99% against {name}: {median(found):.2f} × ({', '.join(f'{one:.2f}' for one in found)})"


def _ratio(theirs: Sequence[Figures], mine: Sequence[Figures], part: str) -> str:
    middle, best = (
        of(getattr(one, part) for one in theirs) / (of(getattr(one, part) for one in mine) or inf)
        for of in (median, min)
    )
    return f"{middle:.2f} × (best {best:.2f})"


def _short(milliseconds: float) -> str:
    return f"{milliseconds:,.0f}" if milliseconds >= 100 else f"{milliseconds:.1f}"
