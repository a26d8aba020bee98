"""The process of a server on a core of its own, and what it takes of processor and memory. Linux only."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

SERVERS: Final = 0
GENERATOR: Final = 1
"""Which core is whose, if there are two."""
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PATIENCE: Final = 20


class Usage(NamedTuple):
    """Of a process with its children: seconds of processor so far, and megabytes now; and how busy its core was."""

    seconds: float
    megabytes: float
    core: float
    """Seconds of its core so far, whoever had them."""


class Running(NamedTuple):
    """A server that listens."""

    url: str
    pid: int

    def usage(self) -> Usage:
        tree = list(_tree(self.pid))
        return Usage(sum(map(seconds_of, tree)), sum(map(_megabytes, tree)), _core_seconds())


def pin(core: int) -> None:
    """From now on we keep to a core, and so does whatever we start."""
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {core})


@contextmanager
def started(
    command: Sequence[str | Path], environment: Mapping[str, str], folder: Path, *, pinned: bool = True
) -> Iterator[Running]:
    """A server until the end of the block; it prints its address first."""
    with tempfile.TemporaryFile("w+", dir=folder) as log:
        if pinned:
            pin(SERVERS)
        process = subprocess.Popen(
            command, env={**os.environ, **environment}, cwd=folder, stdout=subprocess.PIPE, stderr=log, text=True
        )
        if pinned:
            pin(GENERATOR)
        assert process.stdout
        try:
            line = process.stdout.readline()
            found = re.search(r"http://[\d.]+:\d+", line)
            if not found:
                log.seek(0)
                raise SystemExit(f"{command[0]} did not start: {line}{log.read()}")
            yield Running(found.group(), process.pid)
        finally:
            process.terminate()
            try:
                process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            process.stdout.close()


def children(pid: int) -> list[int]:
    """Those that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _tree(pid: int) -> Iterator[int]:
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):  # a thread may have ended meanwhile
            for child in (task / "children").read_text().split():
                yield from _tree(int(child))


def seconds_of(pid: int) -> float:
    """Of processor that a process has had, without its children: what its threads have had, to the nanosecond."""
    total = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):  # it may have ended meanwhile
            total += int((task / "schedstat").read_text().split()[0])
    return total / 1e9


def _megabytes(pid: int) -> float:
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def _core_seconds() -> float:
    line = next(line for line in Path("/proc/stat").read_text().splitlines() if line.startswith(f"cpu{SERVERS} "))
    user, nice, system, _idle, _waiting, interrupts, soft, stolen = map(int, line.split()[1:9])
    return (user + nice + system + interrupts + soft + stolen) / _TICKS
