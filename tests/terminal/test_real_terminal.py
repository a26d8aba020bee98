"""`catspaw play` in a real terminal: however it ends, no answer is lost."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from catspaw.table import Sitting, read_entries
from catspaw.table.entries import Answered

CATSPAW = Path(sys.executable).parent / "catspaw"
QUESTION = b"Which treasure"
PATIENCE = 60


class Terminal:
    """A terminal of 80 columns and 24 lines with `catspaw play` in it."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {**os.environ, "CATSPAW_HOME": str(home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [CATSPAW, "play", *arguments],
            stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True,
        )  # fmt: skip
        os.close(theirs)
        self._seen = b""

    def wait_for(self, text: bytes) -> None:
        """Until a text has been written after what was waited for last."""
        while text not in self._seen:
            ready, _, _ = select.select([self._ours], [], [], PATIENCE)
            assert ready, f"no {text!r} within {PATIENCE} s: {self._seen[-2000:]!r}"
            self._seen += os.read(self._ours, 65536)
        self._seen = self._seen.partition(text)[2]

    def press(self, keys: bytes) -> None:
        os.write(self._ours, keys)

    def hang_up(self) -> None:
        """Somebody closes the window."""
        os.close(self._ours)
        os.killpg(self.process.pid, signal.SIGHUP)
        self.process.wait(PATIENCE)

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


def saved(home: Path) -> Path:
    (path,) = (home / "games").glob("*.catspaw")
    return path


def answers(home: Path) -> list[int]:
    return [entry.number for entry in read_entries(saved(home)) if isinstance(entry, Answered)]


def at_the_second_question(home: Path) -> Terminal:
    """The pocket is filled, both loot cards are out, and the Inspector is to choose between two rooms."""
    terminal = Terminal(home, "cat-and-mouse", "--seed", "7")
    terminal.wait_for(QUESTION)
    terminal.press(b"\r")
    terminal.wait_for(b"which do you monitor")
    return terminal


@pytest.mark.parametrize("end", ["ctrl-c", "hang-up", "kill"])
def test_a_game_goes_on_after_it(end: str, tmp_path: Path):
    terminal = at_the_second_question(tmp_path)
    if end == "ctrl-c":
        terminal.press(b"\x03")
        assert terminal.drain() == 0
    elif end == "hang-up":
        terminal.hang_up()
    else:
        os.kill(terminal.process.pid, signal.SIGKILL)
        terminal.drain()
    given = answers(tmp_path)
    assert len(given) == 2
    again = Terminal(tmp_path, "--resume")
    again.wait_for(b"which do you monitor")
    again.press(b"\r")
    again.wait_for(b"Check for clues")
    again.press(b"\x03")
    assert again.drain() == 0
    assert answers(tmp_path)[:-1] == given
    assert Sitting.resumed(read_entries(saved(tmp_path))).asked == "inspector"


def test_whoever_leaves_is_told_where_the_game_is_kept(tmp_path: Path):
    terminal = at_the_second_question(tmp_path)
    terminal.press(b"q")
    terminal.wait_for(b"Leave the table?")
    terminal.press(b"\x1b[B\r")
    terminal.wait_for(b"The game is kept in")
    assert terminal.drain() == 0


def refused(home: Path, *arguments: str) -> str:
    done = subprocess.run(
        [CATSPAW, "play", *arguments],
        env={**os.environ, "CATSPAW_HOME": str(home)}, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


def test_what_cannot_be_played_is_said_before_the_screen_is_taken(tmp_path: Path):
    broken = tmp_path / "broken.catspaw"
    broken.write_bytes(b"00000000 {}\n")
    for arguments, said in (
        (["cat-and-mouse"], "needs a terminal"),
        (["--resume"], "unknown game to go on with"),
        (["solitaire"], "unknown game 'solitaire'"),
        (["--seats", "person"], "say which game it is: cat-and-mouse, red-claw, claw-and-order"),
        (["cat-and-mouse", "--seats", "person,person,person"], "3 players, but cat-and-mouse is for 2"),
        (["cat-and-mouse", "--seats", "person,clever"], "unknown bot 'clever'"),
        (["cat-and-mouse", "--language", "fr"], "unknown language 'fr'; known: en, de"),
        ([str(broken)], "line 1 is damaged"),
        (["--replay", "catspaw=1"], "'game=' is missing"),
    ):
        message = refused(tmp_path, *arguments)
        assert message.startswith("catspaw: ")
        assert said in message
        assert message.count("\n") == 1
    assert broken.read_bytes() == b"00000000 {}\n"
