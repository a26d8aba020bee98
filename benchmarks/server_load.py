"""Our server under load with real sockets, beside the same traffic on a boardgame.io server.

python benchmarks/server_load.py                     every trial, about twenty-five minutes
python benchmarks/server_load.py --quick             fewer tables, about two
python benchmarks/server_load.py --trial rounds --only catspaw
python benchmarks/server_load.py --trial turns --beside ../before/.venv/bin/python

Each server has core 0, the load generator core 1. Rounds: tables are opened, and once all are open everybody who is
asked answers at once, so that opening and answering are measured apart. Turns: the same, round by round, with all
servers there at once, another build of ours among them if you like: the fairest where others are busy. Paced: each
table answers once a second. Flood: the same, while one address sends as much as is allowed, or ten times as much. Bots:
the same, while at other tables the strongest bots think without a rest (on the server's core too). Storm: everybody
loses the connection and comes back at once. Idle: everybody thinks, then leaves. Lobby: a look at very many tables.
Generator: a server that answers with canned bytes, to see how fast the generator is.

Ours has every answer on disk before it is acknowledged. boardgame.io sends first and stores afterwards, in memory or,
with its FlatFile store, in files that are not synced; its game is as cheap as can be (peers/boardgame_io).

Look at the processor time: what others on the machine take away is not in it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path

import uvloop
from load.boardgame_io_server import BoardgameIoServer
from load.catspaw_server import CatspawServer
from load.figures import IDLE, PACED, ROUNDS, STORM, Column, Figures, Rows, late_ratios, ratios, shown, troubles
from load.flood import ALLOWED, flooding
from load.lobby import lobby
from load.processes import Running, started
from load.trials import Contender, disturbed, idle, in_turn, paced, rounds, storm, thinking
from rich.console import Console
from rich.progress import Progress

PEER = Path(__file__).parent / "peers" / "boardgame_io"
GAMES = ("cat-and-mouse", "red-claw", "claw-and-order")
TRIALS = ("rounds", "turns", "games", "paced", "flood", "bots", "storm", "idle", "lobby", "generator")
FLOODS = {"no flood": 0.0, "as much as is allowed": ALLOWED, "ten times as much": 10 * ALLOWED}
THINKERS = {"no bot": 0, "one bot thinks": 1, "eight bots think": 8}
ONCE_A_SECOND = "Once a second"
UNLIMITED = {"CATSPAW_RATE": "1000000", "CATSPAW_CROWD": "1000", "CATSPAW_CONNECTIONS": "100000"}
Trial = Callable[[Contender], Coroutine[None, None, Figures]]
console = Console(width=120)


def contenders(database: str | None, beside: str | None = None) -> list[Contender]:
    """Ours, maybe another build of it, and if node is here theirs with both of its stores."""
    found = [Contender("Catspaw", CatspawServer, lambda: ours(database))]
    if beside:
        found.append(Contender("Catspaw beside", CatspawServer, lambda: ours(database, python=beside)))
    if shutil.which("npm") is None:
        console.print("boardgame.io left out: there is no npm")
        return found
    if not (PEER / "node_modules").is_dir():
        console.print("installing boardgame.io")
        subprocess.run(["npm", "ci", "--silent"], cwd=PEER, check=True)  # noqa: S607
    found.append(Contender("boardgame.io memory", BoardgameIoServer, lambda: theirs(in_files=False)))
    found.append(Contender("boardgame.io FlatFile", BoardgameIoServer, lambda: theirs(in_files=True)))
    return found


def other_games(database: str | None, beside: str | None = None) -> list[Contender]:
    """Ours with every game, against people and against bots; then another build of it."""

    def contender(game: str, python: str, *, bots: bool) -> Contender:
        name = f"{game}, {'a bot' if bots else 'people'}{', beside' if python == beside else ''}"
        return Contender(
            name,
            lambda url: CatspawServer(url, game, bot="random" if bots else None),
            lambda: ours(database, python=python),
        )

    pythons = [sys.executable, beside] if beside else [sys.executable]
    return [contender(game, python, bots=bots) for game in GAMES for bots in (False, True) for python in pythons]


def flooded_servers(database: str | None) -> list[Contender]:
    """Ours with its limits as they come, behind a proxy that tells where people come from."""
    addresses = (f"10.{number >> 8}.{number & 255}.1" for number in count())
    limits = {"CATSPAW_PROXIES": "127.0.0.1"}
    return [
        Contender(
            name,
            lambda url: CatspawServer(url, addresses=lambda: next(addresses)),
            lambda: ours(database, limits),
        )
        for name in FLOODS
    ]


@contextmanager
def ours(
    database: str | None, limits: Mapping[str, str] = UNLIMITED, python: str = sys.executable
) -> Iterator[Running]:
    with tempfile.TemporaryDirectory(prefix="catspaw-load-") as name:
        yield from ours_in(Path(name), database, limits, python)


def ours_in(
    folder: Path, database: str | None = None, limits: Mapping[str, str] = UNLIMITED, python: str = sys.executable
) -> Iterator[Running]:
    """`catspaw serve` as a Python finds it, with a database in the folder."""
    url = database or f"sqlite:///{folder / 'catspaw.db'}"
    serve = "from catspaw.terminal.main import main; main()"
    command = [python, "-c", serve, "serve", "--port", "0", "--database", url]
    with started(command, {**limits, "CATSPAW_BOT_PACE": "0"}, folder) as running:
        yield running


@contextmanager
def theirs(*, in_files: bool) -> Iterator[Running]:
    with tempfile.TemporaryDirectory(prefix="catspaw-load-") as name:
        command = ["node", str(PEER / "server.js"), *([f"{name}/matches"] if in_files else [])]
        with started(command, {"NODE_ENV": "production"}, Path(name)) as running:
            yield running


@contextmanager
def canned() -> Iterator[Running]:
    """What answers with bytes that were made before: it shows how fast the generator is."""
    with tempfile.TemporaryDirectory(prefix="catspaw-load-") as name:
        script = Path(__file__).parent / "load" / "canned_server.py"
        with started([sys.executable, script], {}, Path(name)) as running:
            yield running


def interleaved(
    title: str,
    columns: Sequence[Column],
    chosen: list[Contender],
    times: int,
    trial: Trial,
) -> None:
    """Every contender in turn, several times, so that all have had their share of the machine's moods."""
    found: dict[str, list[Figures]] = {one.name: [] for one in chosen}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(title, total=len(chosen) * times)
        for _ in range(times):
            for one in chosen:
                progress.update(task, description=f"{title}: {one.name}")
                found[one.name].append(uvloop.run(trial(one)))
                progress.advance(task)
    report(title, columns, list(found.items()))


def round_by_round(chosen: list[Contender], tables: int, times: int) -> None:
    """All servers are started first; then each has a round in turn."""
    found: dict[str, list[Figures]] = {one.name: [] for one in chosen}

    async def turns() -> None:
        async for name, figures in in_turn(chosen, tables, times):
            found[name].append(figures)

    uvloop.run(turns())
    report("Round by round", ROUNDS, list(found.items()))


def report(title: str, columns: Sequence[Column], rows: Rows) -> None:
    if not rows:
        raise SystemExit(f"{title}: nobody's name contains what --only says")
    console.print(shown(title, columns, rows))
    for line in troubles(rows):
        console.print(line, highlight=False)
    for line in late_ratios(rows) if title == ONCE_A_SECOND else ():
        console.print(line, highlight=False, soft_wrap=True)
    if columns is ROUNDS and (rows[0][0] == "Catspaw" or title == "Round by round"):
        for line in ratios(rows):
            console.print(line, highlight=False, soft_wrap=True)


def look_at_lobby(tables: int) -> None:
    with tempfile.TemporaryDirectory(prefix="catspaw-load-") as name:
        found = uvloop.run(lobby(ours_in, Path(name), tables))
    console.print(f"A look at a lobby of {tables:,} tables, CPU ms:")
    for which, seconds in found.items():
        console.print(f"  {which}: {seconds * 1e3:.2f}", highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer tables, less often")
    parser.add_argument("--only", default="", help="contenders whose name contains this")
    parser.add_argument("--trial", choices=TRIALS, action="append", help="all of them by default")
    parser.add_argument("--database", help="of ours, such as postgresql://…; an empty one of SQLite by default")
    other = "the Python of another build of ours, for the trials turns and games"
    parser.add_argument("--beside", type=os.path.abspath, help=other)
    parser.add_argument("--tables", type=int, default=60, help="tables of the trial turns")
    parser.add_argument("--times", type=int, default=5, help="rounds of the trial turns")
    parser.add_argument("--game", choices=GAMES, help="of the trial turns, instead of heists beside boardgame.io")
    options = parser.parse_args()
    quick = options.quick
    trials = options.trial or TRIALS

    def among(found: list[Contender]) -> list[Contender]:
        return [one for one in found if options.only.lower() in one.name.lower()]

    needed = {"rounds", "turns", "paced", "storm", "idle"} & {*trials}
    chosen = among(contenders(options.database, options.beside)) if needed else []
    games = among(other_games(options.database, options.beside))
    times = 1 if quick else 3
    if "rounds" in trials:
        interleaved("Everybody answers at once", ROUNDS, chosen, 3, lambda one: rounds(one, 100 if quick else 200))
    if "turns" in trials:
        of_game = [one for one in games if one.name.startswith(f"{options.game}, people")]
        round_by_round(of_game if options.game else chosen, options.tables, options.times)
    if "games" in trials and games:
        interleaved("Every game", ROUNDS, games, times, lambda one: rounds(one, 60))
    if "paced" in trials:
        for tables in (100,) if quick else (50, 200, 800):
            seconds = max(10, 1_000 / tables)  # else 99% would be all but two or three answers
            repeated = 1 if quick else 5
            interleaved(ONCE_A_SECOND, PACED, chosen, repeated, lambda one: paced(one, tables, seconds))  # noqa: B023
    if "flood" in trials:
        floods = flooded_servers(options.database)
        interleaved(
            "Flood",
            PACED,
            floods,
            1 if quick else 7,
            lambda one: disturbed(one, 100, 8, partial(flooding, pace=FLOODS[one.name])),
        )
    if "bots" in trials:
        beside = [Contender(name, CatspawServer, lambda: ours(options.database)) for name in THINKERS]
        interleaved(
            "Bots think",
            PACED,
            beside,
            times,
            lambda one: disturbed(one, 100, 8, partial(thinking, thinkers=THINKERS[one.name])),
        )
    if "storm" in trials:
        interleaved("A thousand come back at once", STORM, chosen, times, lambda one: storm(one, 500))
    if "idle" in trials:
        for tables in (200,) if quick else (500, 2000):
            interleaved("Everybody thinks", IDLE, chosen[:1], 1, lambda one: idle(one, tables, 6))  # noqa: B023
    if "lobby" in trials and options.database is None:
        look_at_lobby(10_000)
    if "generator" in trials:
        interleaved(
            "The generator itself",
            ROUNDS,
            [Contender("canned", CatspawServer, canned)],
            1,
            lambda one: rounds(one, 100),
        )


if __name__ == "__main__":
    main()
