"""`catspaw` in processes of their own that skip the imports: forked from one which has done them for all (`warmed`).

Such a command starts in a fraction of the time and is otherwise the same: it has its own environment, folder, signals
and output.
"""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO

PATIENCE = 120
FORKING = get_context("forkserver")
FORKING.set_forkserver_preload(
    [
        "catspaw.server.start",
        "catspaw.terminal.cli.command",
        "forked",
        "psycopg",
        "redis.asyncio",
        "sqlalchemy.dialects.postgresql.psycopg",
        "sqlalchemy.dialects.sqlite",
        "uvloop",
        "warmed",
    ]
)


class Forked:
    """A running `catspaw`: as much of `subprocess.Popen` as a test needs."""

    def __init__(
        self, words: Sequence[str | Path], environment: Mapping[str, str], folder: Path | None = None, stdin: str = ""
    ) -> None:
        reading, writing = FORKING.Pipe(duplex=False)
        with NamedTemporaryFile(prefix="catspaw-said-", delete=False) as said:
            said.write(stdin.encode())
        self._said = Path(said.name)
        arguments = [str(word) for word in words]
        self._process = FORKING.Process(
            target=_run, args=(arguments, environment, folder or Path.cwd(), self._said, writing)
        )
        self._process.start()
        with reading, writing:
            self.stdout: IO[str] = os.fdopen(os.dup(reading.fileno()), encoding="utf-8")
        self.pid: int = self._process.ident or 0

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def communicate(self, timeout: float) -> tuple[str, str]:
        """Wait for the end; what it has printed since, and all it has said on standard error."""
        with self.stdout:
            printed = self.stdout.read()
        self._process.join(timeout)
        assert self.poll() is not None, "it does not end"
        said = self._said.read_text("utf-8")
        self._said.unlink()
        return printed, said


def run(
    *words: str | Path, folder: Path | None = None, stdin: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command of `catspaw` to its end."""
    process = Forked(words, os.environ | environment, folder, stdin)
    printed, said = process.communicate(PATIENCE)
    return subprocess.CompletedProcess(words, process.poll() or 0, printed, said)


def _run(words: Sequence[str], environment: Mapping[str, str], folder: Path, said: Path, output: Connection) -> None:
    """In the new process: become the command. What it is told lies where it then writes its errors to."""
    gc.freeze()  # all that was imported before: nobody has to look through it
    with said.open("rb") as told:
        os.dup2(told.fileno(), 0)
    said.unlink()
    with said.open("wb") as errors, output:
        os.dup2(output.fileno(), 1)
        os.dup2(errors.fileno(), 2)
    streams = [os.fdopen(number, mode, encoding="utf-8", closefd=False) for number, mode in enumerate("rww")]
    sys.stdin, sys.stdout, sys.stderr = streams
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where whoever runs the tests ignores it
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.path[:0] = ["", *filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))]
    sys.argv = ["catspaw", *words]
    from catspaw.terminal.main import main  # noqa: PLC0415 - whoever starts it does not need it

    main()
