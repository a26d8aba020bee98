"""Instructions that our server takes to open a table and for an answer, counted by valgrind, thread by thread.

python benchmarks/server_instructions.py                      heists, 20 tables; about two minutes
python benchmarks/server_instructions.py --game claw-and-order --tables 12
python benchmarks/server_instructions.py --python ../before/.venv/bin/python

Unlike times they are nearly the same however busy the machine is. What the kernel does is not in them, and threads that
look at the store every two seconds have more to do here, since everything takes fifty times as long. With --keep FILE
callgrind's own reports stay: `callgrind_annotate --inclusive=yes FILE.1-01` tells where opening tables went to.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import uvloop
from load.catspaw_server import CatspawServer
from load.processes import Running, started
from load.traffic import Load
from server_load import GAMES, UNLIMITED

PATIENCE = 600.0
SERVE = "from catspaw.terminal.main import main; main()"


async def counted(server: Running, game: str, tables: int) -> int:
    """Tables are opened, then played; after each of both callgrind writes a report. How many answers were given."""
    load = Load(CatspawServer(server.url, game))
    await load.come_in(tables)
    for _ in range(2):
        await load.open(tables)
        await load.play(PATIENCE)
        load.leave()
    control(server, "--instr=on")
    await load.open(tables)
    control(server, "--instr=off")
    control(server, "--dump=open")
    control(server, "--instr=on")
    meter = await load.play(PATIENCE)
    control(server, "--instr=off")
    control(server, "--dump=play")
    load.close()
    return len(meter.acknowledged)


def control(server: Running, what: str) -> None:
    subprocess.run(["callgrind_control", what, str(server.pid)], check=True, capture_output=True)  # noqa: S607


def report(title: str, parts: list[Path], times: int) -> None:
    found = [int(total[1]) for part in parts if (total := re.search(r"^totals: (\d+)", part.read_text(), re.MULTILINE))]
    loop, *others = found
    print(f"{title}: {loop / times / 1e3:,.0f} thousand in the event loop, {sum(others) / times / 1e3:,.0f} elsewhere")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--python", type=os.path.abspath, default=sys.executable, help="of the build to be looked at")
    parser.add_argument("--keep", type=os.path.abspath, help="where the reports are to stay")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="catspaw-load-") as name:
        folder = Path(name)
        out = Path(options.keep or folder / "callgrind")
        valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--separate-threads=yes"]
        serve = [
            options.python,
            "-c",
            SERVE,
            "serve",
            "--port",
            "0",
            "--database",
            f"sqlite:///{folder / 'catspaw.db'}",
        ]
        command = [*valgrind, f"--callgrind-out-file={out}", *serve]
        with started(command, {**UNLIMITED, "CATSPAW_BOT_PACE": "0"}, folder, pinned=False) as server:
            answers = uvloop.run(counted(server, options.game, options.tables))
        report("a table with two sockets", sorted(out.parent.glob(f"{out.name}.1-*")), options.tables)
        report("an answer", sorted(out.parent.glob(f"{out.name}.2-*")), answers)


if __name__ == "__main__":
    main()
