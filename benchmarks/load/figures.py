"""What was measured, as tables to read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from rich.table import Table as Grid

LATEST: Final = 250.0
"""Milliseconds within which 99 of 100 answers are acknowledged where tables are held."""
BUSY: Final = 0.85
"""Whoever takes more of a core than this is what limits the rest."""
NOISE: Final = 0.1
"""What others may take of the server's core without a word."""


@dataclass
class Figures:
    """Of so many tables at one server. Times in milliseconds, use of processors in cores."""

    tables: int
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
    games: int = 0
    """How many were begun meanwhile."""
    opened: float = 0.0
    """Tables a second while there was nothing else to do, with new guests and sockets for both seats."""
    refused: int = 0
    silent: int = 0

    @property
    def held(self) -> bool:
        return self.late < LATEST and not self.refused and not self.silent

    @property
    def per_core(self) -> float:
        """Answers for each second that the server has had of a processor."""
        return self.answers / self.server if self.server else 0.0

    @property
    def trouble(self) -> str:
        """What should not be; nothing if all is well."""
        none = "could not be opened in time" if not self.answers else ""
        refused = f"{self.refused} answers refused" if self.refused else ""
        silent = f"{self.silent} tables stood still" if self.silent else ""
        others = f"others had {self.others:.0%} of its core" if self.others > NOISE else ""
        busy = "the generator was busy, so the server may be faster" if self.generator > BUSY else ""
        return ", ".join(filter(None, (none, refused, silent, busy, others)))


def most_held(figures: Iterable[Figures]) -> int:
    return max((one.tables for one in figures if one.held), default=0)


def shown(title: str, rows: Sequence[tuple[str, Figures]], *, paced: bool) -> Grid:
    """Every measurement."""
    grid = Grid(title=title)
    others = ("other p50", "p99") if paced else ("games", "opened/s")
    for column in ("", "tables", "answers/s", "per CPU s", "p50 ms", "p99 ms", *others, "server", "load", "MB"):
        grid.add_column(column, justify="right" if column else "left", no_wrap=True)
    for name, one in rows:
        other = (_short(one.seen), _short(one.seen_late)) if paced else (f"{one.games}", f"{one.opened:,.0f}")
        grid.add_row(
            name,
            f"{one.tables}",
            f"{one.answers:,.0f}",
            f"{one.per_core:,.0f}",
            _short(one.median),
            _short(one.late),
            *other,
            f"{one.server:.0%}",
            f"{one.generator:.0%}",
            f"{one.megabytes:.0f}",
        )
    return grid


def _short(milliseconds: float) -> str:
    return f"{milliseconds:,.0f}" if milliseconds >= 100 else f"{milliseconds:.1f}"


def troubles(rows: Sequence[tuple[str, Figures]]) -> Iterator[str]:
    """What to know of some of the figures."""
    for name, one in rows:
        if one.trouble:
            yield f"{name} with {one.tables} tables: {one.trouble}"


def _ratio(more: float, less: float) -> str:
    return f"{more / less:.2g}" if 0 < less < inf and more < inf else "–"


def ratios(fast: dict[str, list[Figures]], slow: dict[str, list[Figures]], most: int) -> Grid:
    """The first contender against each of the others; more than 1 is better for the first everywhere."""
    first, *others = fast
    grid = Grid(f"{first} against", *others, title="Ratios")

    def row(title: str, of: Callable[[str], str]) -> None:
        grid.add_row(title, *map(of, others))

    for k, mine in enumerate(fast[first]):
        row(f"answers/s, {mine.tables} at once", lambda name: _ratio(mine.answers, fast[name][k].answers))  # noqa: B023
    last = max((k for k, one in enumerate(fast[first]) if one.answers), default=0)
    mine, paced = fast[first][last], slow[first][0]
    row(f"answers per CPU s, {mine.tables} at once", lambda name: _ratio(mine.per_core, fast[name][last].per_core))
    row(f"tables opened a second, {mine.tables}", lambda name: _ratio(mine.opened, fast[name][last].opened))
    row(f"memory, {mine.tables} at once", lambda name: _ratio(fast[name][last].megabytes, mine.megabytes))
    row(f"p50, {paced.tables} paced", lambda name: _ratio(slow[name][0].median, paced.median))
    row(f"p99, {paced.tables} paced", lambda name: _ratio(slow[name][0].late, paced.late))
    held = {name: most_held(figures) for name, figures in slow.items()}

    def holds(name: str) -> str:
        counts = [f"{'≥ ' if held[one] == most else ''}{held[one]}" for one in (first, name)]
        return f"{_ratio(held[first], held[name])} ({' / '.join(counts)})"

    row(f"tables held, p99 < {LATEST:.0f} ms", holds)
    return grid
