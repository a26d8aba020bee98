"""Several processes against one: what an answer costs all of them, and how evenly they share it.

python benchmarks/server_processes.py                        SQLite, then PostgreSQL and Redis
python benchmarks/server_processes.py --processes 3 --tables 600

Run with `PYTHONPATH=tests`, for PostgreSQL and Redis of its own. Processors are shared with the load generator, so
that answers a second mean little here. What counts is the processor time of the busiest process for each answer of all:
its reciprocal is what the server can do where every process has a core. Look at it beside one process in the same run.
"""

from __future__ import annotations

import argparse
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final
from urllib.request import urlopen

import uvloop
from load.catspaw_server import CatspawServer
from load.processes import Running, children, seconds_of, started
from load.trials import PATIENCE, Contender, warm
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from server.brokers import Postgres, Redis

console = Console(width=120)
ROUNDS: Final = 5
"""On each server."""
SERVE = "from catspaw.terminal.main import main; main()"


@dataclass
class Shares:
    """Processor seconds of every process of a server for so many answers, and for so many tables opened."""

    answers: int
    answering: list[float]
    tables: int
    opening: list[float]
    refused: int

    def cost(self, part: str, of: Callable[[list[float]], float]) -> float:
        """Microseconds for each answer, or each table: `sum` of all processes, or `max` for the busiest."""
        seconds, many = (self.answering, self.answers) if part == "answering" else (self.opening, self.tables)
        return of(seconds) / many * 1e6


def free_port() -> int:
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        found: int = any_port.getsockname()[1]
    return found


def wait_for(port: int, processes: int) -> None:
    """Until all processes serve, as their figures say."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/metrics") as figures:
            if f"catspaw_processes {processes}.0" in figures.read().decode():
                return
        time.sleep(0.1)
    raise TimeoutError


@contextmanager
def server(processes: int, database: str, channels: str, folder: Path) -> Iterator[Running]:
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--database", database, "--channels", channels]
    unlimited = {"CATSPAW_RATE": "1000000", "CATSPAW_CROWD": "1000", "CATSPAW_CONNECTIONS": "100000"}
    port = free_port()
    chosen = {"CATSPAW_PROCESSES": str(processes), "CATSPAW_METRICS_PORT": str(port)}
    with started(command, {**unlimited, **chosen, "CATSPAW_BOT_PACE": "0"}, folder, pinned=False) as running:
        if processes > 1:
            wait_for(port, processes)
        yield running


def serving(running: Running, processes: int) -> list[int]:
    """The processes that serve: all of those the supervisor has started, or the only one."""
    return [running.pid] if processes == 1 else children(running.pid)


async def measured(start: Callable[[], AbstractContextManager[Running]], processes: int, tables: int) -> Shares:
    """Rounds of so many tables on a server that has seen many games."""
    found = Shares(0, [0.0] * processes, 0, [0.0] * processes, 0)
    async with warm(Contender("Catspaw", CatspawServer, start), tables) as (load, running):
        pids = serving(running, processes)
        for _ in range(ROUNDS):
            before = [seconds_of(pid) for pid in pids]
            await load.open(tables)
            opened = [seconds_of(pid) for pid in pids]
            meter = await load.play(PATIENCE)
            played = [seconds_of(pid) for pid in pids]
            load.leave()
            found.tables += tables
            found.answers += len(meter.acknowledged)
            found.refused += meter.refused
            for number, (one, then, now) in enumerate(zip(before, opened, played, strict=True)):
                found.opening[number] += then - one
                found.answering[number] += now - then
    return found


def trial(processes: int, tables: int, *, cluster: bool) -> Shares:
    """On a server that was just started, with stores of its own."""
    with tempfile.TemporaryDirectory(prefix="catspaw-processes-") as name, ExitStack() as stores:
        folder = Path(name)
        database, channels = f"sqlite:///{folder / 'catspaw.db'}", "memory://"
        if cluster:
            channels, database = stores.enter_context(Redis(folder)).url, stores.enter_context(Postgres()).url
        return uvloop.run(measured(partial(server, processes, database, channels, folder), processes, tables))


def shown(name: str, found: Mapping[int, Sequence[Shares]]) -> Grid:
    grid = Grid(title=name)
    for column in ("processes", "answer µs, all", "busiest", "× one", "open ms, all", "busiest", "× one", "refused"):
        grid.add_column(column, justify="right")
    for processes, repeated in found.items():
        row = [f"{processes}"]
        for part, unit, digits in (("answering", 1, 0), ("opening", 1000, 2)):
            one = median(shares.cost(part, max) for shares in found[1])
            every, busiest = (median(shares.cost(part, of) for shares in repeated) for of in (sum, max))
            row += [f"{every / unit:.{digits}f}", f"{busiest / unit:.{digits}f}", f"{one / busiest:.2f}"]
        grid.add_row(*row, str(sum(shares.refused for shares in repeated)))
    return grid


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--times", type=int, default=3, help="how often, one and several in turn")
    parser.add_argument("--only", choices=("sqlite", "cluster"))
    chosen = parser.parse_args()
    stores = {"SQLite": False, "PostgreSQL and Redis": True}
    for name, cluster in stores.items():
        if chosen.only and (chosen.only == "cluster") != cluster:
            continue
        found: dict[int, list[Shares]] = {1: [], chosen.processes: []}
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task(name, total=len(found) * chosen.times)
            for _ in range(chosen.times):
                for processes, repeated in found.items():
                    repeated.append(trial(processes, chosen.tables, cluster=cluster))
                    progress.advance(task)
        console.print(shown(f"{name}, {chosen.tables} tables", found))


if __name__ == "__main__":
    main()
