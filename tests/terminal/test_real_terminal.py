"""`catspaw play` in a real terminal: however it ends, no answer is lost."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

import forked
from catspaw.table import Sitting, read_entries
from catspaw.table.entries import Answered
from terminal.real import COMMAND, Terminal

pytestmark = [pytest.mark.contract, pytest.mark.slow]  # commands take their time, and are tried as installed


UNDER_NOHUP = "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN); "


def saved(home: Path) -> Path:
    (path,) = (home / "games").glob("*.catspaw")
    return path


def answers(home: Path) -> list[int]:
    return [entry.number for entry in read_entries(saved(home)) if isinstance(entry, Answered)]


def at_the_second_question(home: Path, before: str = "") -> Terminal:
    """The pocket is filled, both loot cards are out, and the Inspector is to choose between two rooms."""
    python, c, program = COMMAND
    terminal = Terminal(home, "cat-and-mouse", "--seed", "7", command=(python, c, before + program))
    terminal.wait_for("Which treasure")
    terminal.press(b"\r")
    terminal.wait_for("which do you monitor")
    return terminal


@pytest.mark.parametrize("end", ["ctrl-c", "hang-up", "kill"])
def test_a_game_goes_on_after_it(end: str, tmp_path: Path):
    terminal = at_the_second_question(tmp_path, UNDER_NOHUP if end == "hang-up" else "")
    if end == "ctrl-c":
        assert terminal.leave() == 0
    elif end == "hang-up":
        terminal.hang_up()
    else:
        os.kill(terminal.process.pid, signal.SIGKILL)
        terminal.drain()
    given = answers(tmp_path)
    assert len(given) == 2
    again = Terminal(tmp_path, "--resume")
    again.wait_for("which do you monitor")
    again.press(b"\r")
    again.wait_for("Check for clues")
    assert again.leave() == 0
    assert answers(tmp_path)[:-1] == given
    assert Sitting.resumed(read_entries(saved(tmp_path))).asked == "inspector"


def test_whoever_leaves_is_told_where_the_game_is_kept(tmp_path: Path):
    terminal = at_the_second_question(tmp_path)
    terminal.press(b"q")
    terminal.wait_for(r"Leave the table\?")
    terminal.press(b"\x1b[B\x1b[B\r")
    terminal.wait_for("The game is kept in")
    assert terminal.drain() == 0


def refused(home: Path, *arguments: str) -> str:
    done = forked.run("play", *arguments, CATSPAW_HOME=str(home))
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
