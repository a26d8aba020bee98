"""Entries on disk: none is lost, none is doubled, and a damaged file is left alone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from catspaw.core.errors import InUse, Malformed
from catspaw.table import Save, Sitting, read_entries
from catspaw.table.entries import Answered, Undone
from table.test_sitting import opened, take_first


def saved(path: Path) -> Sitting:
    """A heist of three entries."""
    save = Save(path)
    save.begin()
    sitting = Sitting(opened(), save.keep)
    sitting.answer("gems-20", seat="inspector")
    sitting.answer("room 3", seat="mouse")
    save.close()
    return sitting


def test_a_saved_game_goes_on(tmp_path: Path):
    sitting = saved(tmp_path / "game")
    save = Save(tmp_path / "game")
    again = Sitting.resumed(save.reopen(), save.keep)
    assert again.table.answers == sitting.table.answers
    take_first(again)
    save.close()
    assert len(read_entries(tmp_path / "game")) == 4


def test_a_line_that_was_never_finished_is_dropped_when_the_game_goes_on(tmp_path: Path):
    path = tmp_path / "game"
    saved(path)
    whole = path.read_bytes()
    path.write_bytes(whole + b'12345678 {"type":"answ')
    assert len(read_entries(path)) == 3
    save = Save(path)
    sitting = Sitting.resumed(save.reopen(), save.keep)
    take_first(sitting)
    save.close()
    assert path.read_bytes().startswith(whole)
    assert len(read_entries(path)) == 4


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (lambda data: data.replace(b"mouse", b"house", 1), "line 1 is damaged"),
        (lambda data: b"".join(data.splitlines(keepends=True)[::2]), "line 2 is damaged"),
        (lambda data: data[:-3] + b"9}\n", "line 3 is damaged"),
        (lambda data: b"\n" + data, "line 1 is damaged"),
        (lambda _: b"", "no game that was saved"),
        (lambda _: b"00000000 x\n", "line 1 is damaged"),
        (lambda _: bytes(200), "no game that was saved"),
    ],
)
def test_a_damaged_save_is_refused_and_left_as_it_is(tmp_path: Path, spoil: Callable[[bytes], bytes], error: str):
    path = tmp_path / "game"
    saved(path)
    path.write_bytes(spoil(path.read_bytes()))
    before = path.read_bytes()
    with pytest.raises(Malformed, match=error):
        Save(path).reopen()
    assert path.read_bytes() == before


def test_entries_that_are_whole_but_mean_nothing_are_refused(tmp_path: Path):
    path = tmp_path / "game"
    save = Save(path)
    save.begin()
    save.keep(opened())
    save.keep(Answered("inspector", 400))
    save.close()
    with pytest.raises(Malformed, match="entry 2: 400 answers nothing here"):
        Sitting.resumed(read_entries(path))


def test_only_one_terminal_at_a_time(tmp_path: Path):
    saved(tmp_path / "game")
    first, second = Save(tmp_path / "game"), Save(tmp_path / "game")
    first.reopen()
    with pytest.raises(InUse, match="is being played in another terminal"):
        second.reopen()
    first.close()
    second.reopen()
    second.close()


def test_a_full_disk_loses_nothing(tmp_path: Path):
    """A line that cannot be written whole is not there at all, and the next one fits."""
    path = tmp_path / "game"
    code = f"""
import resource, signal, sys
from pathlib import Path
from catspaw.table import Save
from catspaw.table.entries import Undone
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
save = Save(Path({str(path)!r}))
save.reopen()
resource.setrlimit(resource.RLIMIT_FSIZE, (Path({str(path)!r}).stat().st_size + 20,) * 2)
try:
    save.keep(Undone(1))
except OSError:
    print("full")
"""
    saved(path)
    before = path.read_bytes()
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "full\n"
    assert path.read_bytes() == before
    save = Save(path)
    save.reopen()
    save.keep(Undone(0))
    save.close()
    assert len(read_entries(path)) == 4


def test_a_killed_process_loses_no_answer_it_has_acknowledged(tmp_path: Path):
    """It says each number after the entry is kept; killed in the middle, all of these are on disk."""
    path = tmp_path / "game"
    code = f"""
from pathlib import Path
from catspaw.table import Save
from catspaw.table.entries import Undone
save = Save(Path({str(path)!r}))
save.reopen()
for number in range(10**9):
    save.keep(Undone(number))
    print(number, flush=True)
"""
    saved(path)
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout
    acknowledged = [int(process.stdout.readline()) for _ in range(25)]
    os.kill(process.pid, signal.SIGKILL)
    acknowledged += [int(line) for line in process.stdout]
    process.wait()
    process.stdout.close()
    kept = [entry.to for entry in read_entries(path) if isinstance(entry, Undone)]
    assert kept[: len(acknowledged)] == acknowledged
    assert len(kept) - len(acknowledged) <= 1


def test_a_file_that_was_taken_away_is_noticed(tmp_path: Path):
    saved(tmp_path / "game")
    save = Save(tmp_path / "game")
    save.reopen()
    (tmp_path / "game").unlink()
    with pytest.raises(FileNotFoundError):
        save.keep(Undone(0))
    save.close()
