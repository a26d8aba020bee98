"""The supervisor: starts the processes of a server, starts those again that end, and ends all of them."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from typing import Any, Final

import structlog

from catspaw.core.errors import Malformed
from catspaw.server.processes.figures import figures_server
from catspaw.server.processes.place import Place

GRACE: Final = 10.0
"""Seconds in which all processes have to end."""
QUICK: Final = 10.0
"""Seconds after which a process that ends was not begun in vain."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 30.0
"""Seconds before a process is started again, twice as many each time that it has ended quickly."""
Run = Callable[[int, int], None]
"""Serves under a number, as long as the end of a descriptor is held by somebody."""


class Child:
    """One process, again and again."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: ForkProcess | None = None
        self.due = 0.0
        """When it is to be started."""
        self._begun = 0.0
        self._pause = FIRST_PAUSE

    def start(self, run: Run, lifeline: tuple[int, int]) -> None:
        reading, writing = lifeline
        self._begun = time.monotonic()

        def begin() -> None:
            os.close(writing)  # so that only the supervisor holds it
            run(self.number, reading)

        self.process = get_context("fork").Process(target=begin)
        self.process.start()

    def ended(self) -> tuple[int, float]:
        """How it ended, and in how many seconds it is started again."""
        assert self.process
        code = self.process.exitcode or 0
        self.process.close()
        self.process = None
        lasted = time.monotonic() - self._begun
        self._pause = FIRST_PAUSE if lasted > QUICK else min(2 * self._pause, LONGEST_PAUSE)
        self.due = time.monotonic() + self._pause
        return code, self._pause


class Supervisor:
    """Watches over the processes until a signal comes."""

    def __init__(self, place: Place, run: Run, metrics_port: int) -> None:
        if "fork" not in get_all_start_methods():
            raise Malformed("several processes need a system that can fork; this one serves with one")
        self._place = place
        self._run = run
        self._children = [Child(number) for number in range(place.processes)]
        self._figures = figures_server(place, metrics_port)
        self._lifeline = os.pipe()
        self._log = structlog.get_logger()
        self._is_ending = False

    def watch(self) -> None:
        """Until it is told to end."""
        waking, woken = socket.socketpair()
        woken.setblocking(False)
        before = signal.set_wakeup_fd(woken.fileno(), warn_on_full_buffer=False)
        for ending in (signal.SIGTERM, signal.SIGINT):
            signal.signal(ending, self._end)
        try:
            while not self._is_ending:
                self._start_due()
                self._wait(waking)
        finally:
            self._end_all()
            signal.set_wakeup_fd(before)

    def _end(self, *_: Any) -> None:
        self._is_ending = True

    def _start_due(self) -> None:
        now = time.monotonic()
        for child in self._children:
            if child.process is None and child.due <= now:
                child.start(self._run, self._lifeline)

    def _wait(self, waking: socket.socket) -> None:
        """For whatever comes first: a process ends, one is due, figures are asked for, or a signal comes."""
        running = {child.process.sentinel: child for child in self._children if child.process}
        due = [child.due for child in self._children if not child.process]
        asked = self._figures.fileno() if self._figures else -1
        others = [waking.fileno(), *([asked] if self._figures else [])]
        timeout = max(0.0, min(due) - time.monotonic()) if due else None
        for ready in wait([*running, *others], timeout):
            if self._figures and ready == asked:
                self._figures.handle_request()
            elif ready in running and not self._is_ending:
                self._bury(running[ready])

    def _bury(self, child: Child) -> None:
        """A process has ended: its tables move, and it is started again in a while."""
        assert child.process
        child.process.join()
        self._place.end(child.number)
        code, pause = child.ended()
        self._log.warning("process-ended", process=child.number + 1, code=code, again_in=pause)

    def _end_all(self) -> None:
        running = [child.process for child in self._children if child.process]
        for process in running:
            process.terminate()
        deadline = time.monotonic() + GRACE
        for process in running:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
        if self._figures:
            self._figures.server_close()
        self._place.close()
