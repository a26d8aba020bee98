"""A real terminal with `catspaw play` in it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Sequence
from pathlib import Path

PATIENCE = 60
COMMAND = (sys.executable, "-c", "from catspaw.terminal.main import main; main()")


class Terminal:
    """A terminal of 80 columns and 24 lines with `catspaw play` in it."""

    def __init__(self, home: Path, *arguments: str, command: Sequence[str | Path] = COMMAND) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {**os.environ, "CATSPAW_HOME": str(home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [*command, "play", *arguments],
            stdin=theirs, stdout=theirs, stderr=theirs, env=environment, cwd=home, start_new_session=True,
        )  # fmt: skip
        os.close(theirs)
        self._seen = b""

    def wait_for(self, pattern: str) -> None:
        """Until something has been written after what was waited for last."""
        wanted = re.compile(pattern.encode())
        while not (found := wanted.search(self._seen)):
            ready, _, _ = select.select([self._ours], [], [], PATIENCE)
            assert ready, f"no {pattern!r} within {PATIENCE} s: {self._seen[-2000:]!r}"
            self._seen += os.read(self._ours, 65536)
        self._seen = self._seen[found.end() :]

    def press(self, keys: bytes) -> None:
        os.write(self._ours, keys)

    def hang_up(self) -> None:
        """Somebody closes the window."""
        os.close(self._ours)
        os.killpg(self.process.pid, signal.SIGHUP)
        self.process.wait(PATIENCE)

    def leave(self) -> int:
        """Press Ctrl-C, and say the exit code."""
        self.press(b"\x03")
        return self.drain()

    def drain(self) -> int:
        """Read until the process is gone, and say its exit code."""
        while True:
            try:
                if not os.read(self._ours, 65536):
                    break
            except OSError:
                break
        os.close(self._ours)
        return self.process.wait(PATIENCE)
