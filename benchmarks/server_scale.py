"""What many tables need: costs are measured, a simulation checks them, and a model goes on from there.

python benchmarks/server_scale.py --record       writes the traffic that is replayed (load/recorded.jsonl)
python benchmarks/server_scale.py --measure      measures what the server takes (load/costs.json), about two minutes
python benchmarks/server_scale.py --simulate     replays the traffic against two processes, beside the model
python benchmarks/server_scale.py                the model: prints the table of docs/scale.md and draws its picture

Run with `PYTHONPATH=tests`, for a PostgreSQL of its own. Processor time is what the server's own processes take, so
that it matters little what else runs on the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import uvloop
from load import costs, model, recorded
from load.processes import Running, children, seconds_of
from load.recorded import PAUSE, RecordedServer, RecordedTable
from load.traffic import Meter, percentile
from rich.console import Console
from rich.progress import Progress
from server_processes import server

from server.brokers import Postgres

console = Console(width=140)
RAMP = 12.0
"""Seconds in which tables are opened one after the other."""


def measure(times: int, tables: int) -> costs.Costs:
    """The least of several servers: whatever else the machine does only adds to it."""
    found: dict[str, list[float]] = {}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=times + 2)
        for _ in range(times):
            with tempfile.TemporaryDirectory(prefix="catspaw-scale-") as name:
                database = Path(name) / "catspaw.db"
                with server(1, f"sqlite:///{database}", "memory://", Path(name)) as running:
                    for part, value in uvloop.run(costs.measured(running, tables)).items():
                        found.setdefault(part, []).append(value)
                found.setdefault("stored_game", []).append(costs.stored_kilobytes(database, tables + tables // 2))
            progress.advance(task)
        with tempfile.TemporaryDirectory(prefix="catspaw-scale-") as name:
            sqlite = uvloop.run(costs.entry_cost(f"sqlite:///{Path(name) / 'catspaw.db'}", time.perf_counter))
        progress.advance(task)
        with Postgres() as postgres:
            postgresql, lone = (
                uvloop.run(cost(postgres.url, lambda: costs.seconds_of_postgresql(postgres.url)))
                for cost in (costs.entry_cost, costs.lone_entry_cost)
            )
    least = {part: min(values) for part, values in found.items()}
    return costs.Costs(**least, sqlite_entry=sqlite, postgresql_entry=postgresql, postgresql_lone_entry=lone)


class Simulation:
    """So many tables at a server, at each of which one recorded game follows another."""

    def __init__(self, running: Running, tables: int, speed: float) -> None:
        self._setup = RecordedServer(running.url)
        self._pids = children(running.pid)
        self._tables = tables
        self._speed = speed
        self._games = recorded.read()
        self._draw = random.Random(7)
        self._meter = Meter()
        self.opened = 0
        self.heard = 0

    async def _people(self) -> None:
        """Who play one game after the other, until they are told to stop."""
        people = await self._setup.people()
        await asyncio.sleep(self._draw.uniform(0, RAMP))
        while True:
            table = RecordedTable(self._meter, self._draw.choice(self._games), self._speed)
            await self._setup.sit_down(table, people)
            self.opened += 1
            await table.is_over.wait()
            self.heard += table.bytes_heard
            table.leave()
            await asyncio.sleep(PAUSE / self._speed)

    async def run(self, seconds: float) -> tuple[float, float]:
        """How much of a core each process took on average, and by the model; what it was is printed."""
        playing = [asyncio.create_task(self._people()) for _ in range(self._tables)]
        await asyncio.sleep(2 * RAMP)
        begun, before = time.perf_counter(), [seconds_of(pid) for pid in self._pids]
        answers, opened = len(self._meter.acknowledged), self.opened
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begun
        used = [(seconds_of(pid) - then) / took for pid, then in zip(self._pids, before, strict=True)]
        acknowledged = self._meter.acknowledged[answers:]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self._setup.http.close()
        each = model.Traffic(len(acknowledged) / took / self._tables, (self.opened - opened) / took / self._tables)
        expected = model.busy(costs.read(), each, self._tables / len(self._pids))
        console.print(
            f"{self._tables} tables at {self._speed:g} times their pace, {len(self._pids)} processes: "
            f"{len(acknowledged) / took:.0f} answers/s, {(self.opened - opened) / took:.1f} tables opened/s, "
            f"p50 {percentile(acknowledged, 0.5):.1f} ms, p99 {percentile(acknowledged, 0.99):.1f} ms, "
            f"refused {self._meter.refused}"
        )
        shares = ", ".join(f"{part:.1%}" for part in used)
        console.print(f"  of a core each: {shares}; by the model {expected:.1%}", highlight=False)
        return sum(used) / len(used), expected


def simulate(processes: int, seconds: float, tables: int) -> None:
    for speed in (5, 10):
        with tempfile.TemporaryDirectory(prefix="catspaw-scale-") as name:
            database = f"sqlite:///{Path(name) / 'catspaw.db'}"
            with server(processes, database, "memory://", Path(name)) as running:
                uvloop.run(Simulation(running, tables, speed).run(seconds))


def show_model() -> None:
    found, each = costs.read(), model.traffic(recorded.read())
    console.print(
        f"each table: {each.answers:.3f} answers a second, a game every {1 / each.games:.0f} s; "
        f"a process carries {model.tables_of_a_process(found, each):,} tables"
    )
    for line in model.costs_as_markdown(found):
        print(line)
    for line in model.as_markdown([model.need(found, each, tables) for tables in model.SCALES]):
        print(line)
    model.PICTURE.write_text(model.drawn(found, each), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--simulate", action="store_true")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--times", type=int, default=3, help="servers that are measured")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20, help="for which the simulation is measured")
    chosen = parser.parse_args()
    if chosen.record:
        recorded.write(recorded.record())
    elif chosen.measure:
        costs.write(measure(chosen.times, chosen.tables))
        console.print(costs.COSTS.read_text("utf-8"))
    elif chosen.simulate:
        simulate(chosen.processes, chosen.seconds, chosen.tables)
    else:
        show_model()


if __name__ == "__main__":
    main()
