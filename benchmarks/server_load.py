"""Our server under load with real sockets, beside the same traffic on a boardgame.io server.

python benchmarks/server_load.py             about eight minutes
python benchmarks/server_load.py --quick     about one

Each server has core 0, the load generator core 1. There are two kinds of load. At once: whoever is asked answers
immediately; how many answers a second? Paced: each table answers once a second; how long does it take, and how many
tables can be held? Games that end are followed by new ones, and setting these up is part of the load, but not of the
latency. Ours has every answer on disk before it is acknowledged. boardgame.io sends first and stores afterwards, in
memory or, with its FlatFile store, in files that are not synced; its game is as cheap as can be (peers/boardgame_io).

On a busy machine look at the answers per second of processor: what others take away is not in them.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from load.boardgame_io_server import BoardgameIoServer
from load.catspaw_server import CatspawServer
from load.figures import Figures, ratios, shown, troubles
from load.processes import Running, started
from load.trials import Contender, at_once, paced
from rich.console import Console
from rich.progress import Progress

PEER = Path(__file__).parent / "peers" / "boardgame_io"
console = Console(width=120)


def contenders(database: str | None) -> list[Contender]:
    """Ours, and if node is here theirs with both of its stores."""
    found = [Contender("Catspaw", CatspawServer, lambda: ours(database))]
    if shutil.which("npm") is None:
        console.print("boardgame.io left out: there is no npm")
        return found
    if not (PEER / "node_modules").is_dir():
        console.print("installing boardgame.io")
        subprocess.run(["npm", "ci", "--silent"], cwd=PEER, check=True)  # noqa: S607
    found.append(Contender("boardgame.io memory", BoardgameIoServer, lambda: theirs(in_files=False)))
    found.append(Contender("boardgame.io FlatFile", BoardgameIoServer, lambda: theirs(in_files=True)))
    return found


@contextmanager
def ours(database: str | None) -> Iterator[Running]:
    """`catspaw serve` as it is installed beside this Python, with an empty database."""
    with tempfile.TemporaryDirectory(prefix="catspaw-load-") as name:
        url = database or f"sqlite:///{Path(name) / 'catspaw.db'}"
        command = [str(Path(sys.executable).parent / "catspaw"), "serve", "--port", "0", "--database", url]
        unlimited = {"CATSPAW_RATE": "1000000", "CATSPAW_CROWD": "1000", "CATSPAW_CONNECTIONS": "100000"}
        with started(command, {**unlimited, "CATSPAW_BOT_PACE": "0"}, Path(name)) as running:
            yield running


@contextmanager
def theirs(*, in_files: bool) -> Iterator[Running]:
    with tempfile.TemporaryDirectory(prefix="catspaw-load-") as name:
        command = ["node", str(PEER / "server.js"), *([f"{name}/matches"] if in_files else [])]
        with started(command, {"NODE_ENV": "production"}, Path(name)) as running:
            yield running


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer tables for a shorter time")
    parser.add_argument("--only", default="", help="contenders whose name contains this")
    parser.add_argument("--database", help="of ours, such as postgresql://…; an empty one of SQLite by default")
    parser.add_argument("--game", default=CatspawServer.game, help="of ours, for two")
    options = parser.parse_args()
    CatspawServer.game = options.game
    chosen = [one for one in contenders(options.database) if options.only.lower() in one.name.lower()]
    many_at_once = [100] if options.quick else [10, 100, 400, 1000]
    many_paced = [50, 200] if options.quick else [50, 200, 800, 3200]
    seconds, halvings = (2.0, 0) if options.quick else (5.0, 2)

    fast: dict[str, list[Figures]] = {one.name: [] for one in chosen}
    slow: dict[str, list[Figures]] = {}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("", total=len(chosen) * (len(many_at_once) + 1))
        for tables in many_at_once:
            for one in chosen:
                progress.update(task, description=f"{one.name}: {tables} tables at once")
                fast[one.name].append(asyncio.run(at_once(one, tables, seconds)))
                progress.advance(task)
        for one in chosen:
            progress.update(task, description=f"{one.name}: more and more tables, once a second")
            slow[one.name] = asyncio.run(paced(one, many_paced, halvings, seconds))
            progress.advance(task)

    all_fast = [(one.name, fast[one.name][k]) for k in range(len(many_at_once)) for one in chosen]
    all_slow = [(name, figures) for name, found in slow.items() for figures in found]
    console.print(shown("Everybody answers at once", all_fast, paced=False))
    console.print(shown("Every table answers once a second", all_slow, paced=True))
    for line in troubles([*all_fast, *all_slow]):
        console.print(line)
    if len(chosen) > 1:
        console.print(ratios(fast, slow, many_paced[-1]))


if __name__ == "__main__":
    main()
