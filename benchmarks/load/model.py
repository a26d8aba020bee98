"""How many tables need what: the measured costs multiplied, and drawn."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import ceil, exp, log10
from pathlib import Path
from typing import Final, NamedTuple

from load.costs import Costs
from load.recorded import HALF, PAUSE, SPREAD, Done

PICTURE: Final = Path(__file__).parents[2] / "docs" / "pictures" / "scale.svg"
SCALES: Final = (10_000, 100_000, 1_000_000)
COMMIT: Final = 0.004
"""Seconds that a transaction takes: answers that come meanwhile share the next one."""
FULL: Final = 0.7
"""How much of a core a process should take at most, so that nobody waits long."""
PEOPLE: Final = 2
"""At a table."""
BUSY_HOURS: Final = 6
"""Of a day with so many tables at once; the rest of it counts for nothing."""


class Traffic(NamedTuple):
    """Of one table, on average."""

    answers: float
    """A second."""
    games: float
    """A second, pauses included."""


def traffic(games: list[list[Done]], speed: float = 1.0) -> Traffic:
    """As it was recorded, when it is replayed so many times as fast."""
    think = HALF * exp(SPREAD**2 / 2)
    answers = sum(map(len, games)) / len(games)
    lasts = (answers * think + PAUSE) / speed
    return Traffic(answers / lasts, 1 / lasts)


class Need(NamedTuple):
    """What so many tables at once need."""

    tables: int
    answers: float
    """A second."""
    processes: int
    gigabytes: float
    connections: int
    sqlite: float
    """Part of the time in which one file is written to: more than 1 cannot be."""
    postgresql: float
    """Cores of a PostgreSQL server."""
    gigabytes_a_day: float


def shared_cost(many: float, lone: float, answers: float) -> float:
    """Microseconds for an answer in a process that gets so many a second: the more come at once the less each costs."""
    return many + (lone - many) / max(1.0, answers * COMMIT)


def busy(costs: Costs, each: Traffic, tables: float) -> float:
    """How much of a core a process with so many tables takes."""
    answering = each.answers * shared_cost(costs.answer, costs.lone_answer, each.answers * tables)
    return (costs.process_second + tables * (answering + each.games * costs.opening + costs.idle_second)) / 1e6


def tables_of_a_process(costs: Costs, each: Traffic) -> int:
    """As many as it carries."""
    fewest, most = 1, 1 << 20
    while most - fewest > 1:
        middle = (fewest + most) // 2
        fewest, most = (middle, most) if busy(costs, each, middle) < FULL else (fewest, middle)
    return fewest


def need(costs: Costs, each: Traffic, tables: int) -> Need:
    processes = ceil(tables / tables_of_a_process(costs, each))
    memory = processes * costs.process + tables * (costs.table + PEOPLE * costs.connection)
    answers = tables * each.answers
    written = shared_cost(costs.postgresql_entry, costs.postgresql_lone_entry, answers / processes)
    return Need(
        tables=tables,
        answers=answers,
        processes=processes,
        gigabytes=memory / 1e6,
        connections=PEOPLE * tables,
        sqlite=answers * costs.sqlite_entry / 1e6,
        postgresql=answers * written / 1e6,
        gigabytes_a_day=tables * each.games * BUSY_HOURS * 3600 * costs.stored_game / 1e6,
    )


def as_markdown(needs: list[Need]) -> Iterator[str]:
    """The table of docs/scale.md."""
    heads = ("tables at once", "answers a second", "processes", "memory", "connections")
    yield f"| {' | '.join((*heads, 'SQLite writes', 'PostgreSQL', 'games a day on disk'))} |"
    yield "|---|---|---|---|---|---|---|---|"
    for one in needs:
        cells = [
            f"{one.tables:,}",
            f"{one.answers:,.0f}",
            f"{one.processes:,}",
            f"{one.gigabytes:,.1f} GB",
            f"{one.connections:,}",
            _part(one.sqlite),
            f"{one.postgresql:,.1f} cores",
            f"{one.gigabytes_a_day:,.0f} GB",
        ]
        yield f"| {' | '.join(cells)} |"


def costs_as_markdown(costs: Costs) -> Iterator[str]:
    """What each thing takes, for docs/scale.md."""
    rows = {
        "an answer, when many come at once": f"{costs.answer:,.0f} µs of processor",
        "an answer that comes alone": f"{costs.lone_answer:,.0f} µs",
        "a table opened, with both people connected": f"{costs.opening / 1000:,.1f} ms",
        "an open table at which nobody does anything": f"{costs.idle_second:,.0f} µs a second, {costs.table:,.0f} kB",
        "a connection": f"{costs.connection:,.0f} kB",
        "a process": f"{costs.process_second / 1000:,.0f} ms a second, {costs.process / 1000:,.0f} MB",
        "a stored game": f"{costs.stored_game:,.1f} kB on disk",
        "an entry in one SQLite file": f"{costs.sqlite_entry:,.0f} µs of its time, in a batch of many",
        "an entry in PostgreSQL": f"{costs.postgresql_entry:,.0f} µs of its processors in a batch of many, "
        f"{costs.postgresql_lone_entry:,.0f} alone",
    }
    yield "| what | takes |"
    yield "|---|---|"
    for what, takes in rows.items():
        yield f"| {what} | {takes} |"


def _part(of_the_time: float) -> str:
    return f"{of_the_time:.0%} of the time" if of_the_time <= 1 else f"**{of_the_time:.1f} times too many**"


# The picture.

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 860, 420, 70, 210, 30, 50
FIRST, LAST = 1_000, 3_000_000
LEAST, MOST = 0.01, 1_000.0
STYLE = """text{font:13px sans-serif;fill:#444}path{fill:none;stroke-width:2.5}.grid{stroke:#8884;stroke-width:1}
.limit{stroke-dasharray:6 5;stroke:#b33}@media(prefers-color-scheme:dark){text{fill:#bbb}}"""


def _x(tables: float) -> float:
    return LEFT + (log10(tables) - log10(FIRST)) / (log10(LAST) - log10(FIRST)) * (WIDTH - LEFT - RIGHT)


def _y(value: float) -> float:
    share = (log10(max(LEAST, min(MOST, value))) - log10(LEAST)) / (log10(MOST) - log10(LEAST))
    return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def drawn(costs: Costs, each: Traffic) -> str:
    """What so many tables need: processes, memory, the database's cores, and of one SQLite file its time."""
    sizes = [FIRST * (LAST / FIRST) ** (step / 60) for step in range(61)]
    needs = [need(costs, each, round(size)) for size in sizes]
    lines = {
        "processes (a core each)": ("#2a6f97", [float(one.processes) for one in needs]),
        "memory, GB": ("#588157", [one.gigabytes for one in needs]),
        "one SQLite file, part of its time": ("#bc6c25", [one.sqlite for one in needs]),
        "PostgreSQL, cores": ("#7b2cbf", [one.postgresql for one in needs]),
    }
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><style>{STYLE}</style>', *_grid()]
    for place, (name, (colour, values)) in enumerate(sorted(lines.items(), key=lambda line: -line[1][1][-1])):
        points = " L".join(f"{_x(size):.1f} {_y(value):.1f}" for size, value in zip(sizes, values, strict=True))
        parts.append(f'<path d="M{points}" stroke="{colour}"/>')
        parts.append(
            f'<text x="{WIDTH - RIGHT + 10}" y="{TOP + 16 + 22 * place}" style="fill:{colour}">{escape(name)}</text>'
        )
    parts.append(f'<path class="limit" d="M{LEFT} {_y(1):.1f} H{WIDTH - RIGHT}"/>')
    told = "1: more than this one SQLite file cannot take"
    parts.append(f'<text x="{WIDTH - RIGHT - 6}" y="{_y(1) + 18:.1f}" text-anchor="end">{told}</text></svg>')
    return "\n".join(parts) + "\n"


def _grid() -> Iterator[str]:
    for tables in (1_000, 10_000, 100_000, 1_000_000):
        yield f'<path class="grid" d="M{_x(tables):.1f} {TOP} V{HEIGHT - BOTTOM}"/>'
        yield f'<text x="{_x(tables):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{tables:,}</text>'
    for value in (0.01, 0.1, 1, 10, 100, 1000):
        yield f'<path class="grid" d="M{LEFT} {_y(value):.1f} H{WIDTH - RIGHT}"/>'
        yield f'<text x="{LEFT - 8}" y="{_y(value) + 4:.1f}" text-anchor="end">{value:g}</text>'
    yield f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">tables at once</text>'
