"""The server under torment: processes killed, Redis and PostgreSQL restarted while people play; nothing may be lost.

python benchmarks/server_faults.py                  two minutes, two thirds of them with SQLite
python benchmarks/server_faults.py --seed 17        as in that run, as far as the machine allows

Run with `PYTHONPATH=tests`, as `make soak` does. Ends with 1 if an acknowledged answer was lost or doubled, or a table
did not go on.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, TextColumn, TimeElapsedColumn

from server.brokers import Postgres, Redis
from server.clients import database_in
from server.crowd import Report
from server.faults import Mortal, run

console = Console(width=120)


def one_server(seconds: float, tables: int, seed: int, watch: Callable[[Report], None], **settings: str) -> Report:
    """One process with SQLite, or several."""
    with tempfile.TemporaryDirectory(prefix="catspaw-faults-") as name:
        database = database_in(Path(name))
        with Mortal(database, Path(name), **settings) as server:
            return asyncio.run(run([server], database, seconds=seconds, tables=tables, seed=seed, watch=watch))


several_processes = partial(one_server, processes="3")
"""Of which one is killed, or all."""


def two_servers(seconds: float, tables: int, seed: int, watch: Callable[[Report], None]) -> Report:
    """Two servers with PostgreSQL and Redis, each of two processes."""
    with tempfile.TemporaryDirectory(prefix="catspaw-faults-") as name, Redis(Path(name)) as redis, Postgres() as store:
        one, two = (Mortal(store.url, Path(name), channels=redis.url, processes="2") for _ in range(2))
        with one, two:
            tormented = run([one, two], store.url, redis, store, seconds=seconds, tables=tables, seed=seed, watch=watch)
            return asyncio.run(tormented)


def shown(name: str, torment: Callable[..., Report], seconds: float, tables: int, seed: int) -> Report:
    """A run, and how far it is."""
    columns = (TextColumn("{task.description}"), TimeElapsedColumn(), TextColumn("{task.fields[told]}"))
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(name, total=None, told="starting")

        def watch(report: Report) -> None:
            blows = ", ".join(f"{name} {many}×" for name, many in sorted(report.blows.items()))
            progress.update(task, told=f"{report.acknowledged} answers acknowledged; struck: {blows or 'nothing'}")

        begun = time.monotonic()
        report = torment(seconds, tables, seed, watch)
        progress.update(task, told=f"done in {time.monotonic() - begun:.0f} s")
    console.print(f"{name}, {report}", markup=False, highlight=False)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120, help="of torment in all")
    parser.add_argument("--tables", type=int, default=16, help="at a time")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    chosen = parser.parse_args()
    runs: dict[str, Callable[..., Report]] = {
        "SQLite": one_server,
        "SQLite, three processes": several_processes,
        "PostgreSQL and Redis, two servers of two processes": two_servers,
    }
    reports = [shown(name, run, chosen.seconds / len(runs), chosen.tables, chosen.seed) for name, run in runs.items()]
    sys.exit(0 if all(report.is_clean for report in reports) else 1)


if __name__ == "__main__":
    main()
