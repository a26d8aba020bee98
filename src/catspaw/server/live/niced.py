"""Processes that let others go first from their first moment on, also while they import what they need."""

from __future__ import annotations

import os
import sys
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread, get_native_id
from typing import Any


class NicedProcess(SpawnProcess):
    """A process that begins as nice as it is to be: on Linux it takes that over from the thread that starts it."""

    niceness = 0

    def start(self) -> None:
        if sys.platform != "linux" or not self.niceness:
            super().start()
            return
        failures: list[BaseException] = []

        def start() -> None:
            try:
                os.setpriority(os.PRIO_PROCESS, get_native_id(), os.nice(0) + self.niceness)
                super(NicedProcess, self).start()
            except BaseException as error:  # noqa: BLE001 – it is raised again for whoever has called us
                failures.append(error)

        thread = Thread(target=start, name="start")
        thread.start()
        thread.join()
        if failures:
            raise failures[0]


class NicedContext(SpawnContext):
    """Where a pool gets its processes from."""

    def __init__(self, niceness: int) -> None:
        super().__init__()
        self._niceness = niceness

    def Process(self, *args: Any, **more: Any) -> NicedProcess:  # type: ignore[override]  # noqa: N802 – its name there
        process = NicedProcess(*args, **more)
        process.niceness = self._niceness
        return process
