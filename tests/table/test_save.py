"""Entries on disk: none is lost, none is doubled, and a damaged file is left alone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from catspaw.core.errors import CannotReplay, InUse, Malformed
from catspaw.table import Entry, EntryFile, Save, Sitting, read_entries
from catspaw.table.entries import Answered, Undone
from table.test_sitting import opened


def saved(path: Path) -> Sitting:
    """A heist of three entries."""
    save = Save.begin(path, opened())
    save.commit(save.sitting.propose_answer("gems-20", seat="inspector"))
    save.commit(save.sitting.propose_answer("room 3", seat="mouse"))
    save.close()
    return save.sitting


def take_first(save: Save) -> None:
    """Whoever is asked takes the first option."""
    save.commit(save.sitting.propose_option(0, seat=save.sitting.asked or ""))


def test_a_saved_game_goes_on(tmp_path: Path):
    sitting = saved(tmp_path / "game")
    save = Save.resume(tmp_path / "game")
    assert save.sitting.table.answers == sitting.table.answers
    take_first(save)
    save.close()
    assert len(read_entries(tmp_path / "game")) == 4


def test_an_answer_is_written_down_before_it_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def full(file: EntryFile, entry: Entry) -> None:
        raise OSError("no space left on device")

    save = Save.begin(tmp_path / "game", opened())
    monkeypatch.setattr(EntryFile, "write", full)
    with pytest.raises(OSError, match="no space"):
        save.commit(save.sitting.propose_answer("gems-20", seat="inspector"))
    assert not save.sitting.table.answers
    monkeypatch.undo()
    save.commit(save.sitting.propose_answer("gems-20", seat="inspector"))
    save.close()
    assert save.sitting.table.answers == (4,)
    assert Sitting.resumed(read_entries(tmp_path / "game")).table.answers == (4,)


def test_a_game_that_cannot_begin_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(CannotReplay):
        Save.begin(tmp_path / "game", replace(opened(), rules=0))

    def full(file: EntryFile, entry: Entry) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(EntryFile, "write", full)
    with pytest.raises(OSError, match="no space"):
        Save.begin(tmp_path / "game", opened())
    assert not (tmp_path / "game").exists()
    monkeypatch.undo()
    Save.begin(tmp_path / "game", opened()).close()


def test_a_file_whose_entries_mean_nothing_is_let_go_again(tmp_path: Path):
    file = EntryFile(tmp_path / "game")
    file.begin()
    file.write(opened())
    file.write(Answered("inspector", 400))
    file.close()
    for _ in range(2):
        with pytest.raises(Malformed, match="entry 2: 400 answers nothing here"):
            Save.resume(tmp_path / "game")


def test_a_line_that_was_never_finished_is_dropped_when_the_game_goes_on(tmp_path: Path):
    path = tmp_path / "game"
    saved(path)
    whole = path.read_bytes()
    path.write_bytes(whole + b'12345678 {"type":"answ')
    assert len(read_entries(path)) == 3
    save = Save.resume(path)
    take_first(save)
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
        EntryFile(path).reopen()
    assert path.read_bytes() == before


def test_only_one_terminal_at_a_time(tmp_path: Path):
    saved(tmp_path / "game")
    first, second = EntryFile(tmp_path / "game"), EntryFile(tmp_path / "game")
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
from catspaw.table import EntryFile
from catspaw.table.entries import Undone
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
file = EntryFile(Path({str(path)!r}))
file.reopen()
resource.setrlimit(resource.RLIMIT_FSIZE, (Path({str(path)!r}).stat().st_size + 20,) * 2)
try:
    file.write(Undone(1))
except OSError:
    print("full")
"""
    saved(path)
    before = path.read_bytes()
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "full\n"
    assert path.read_bytes() == before
    file = EntryFile(path)
    file.reopen()
    file.write(Undone(0))
    file.close()
    assert len(read_entries(path)) == 4


def test_a_killed_process_loses_no_answer_it_has_acknowledged(tmp_path: Path):
    """It says each number after the entry is written; killed in the middle, all of these are on disk."""
    path = tmp_path / "game"
    code = f"""
from pathlib import Path
from catspaw.table import EntryFile
from catspaw.table.entries import Undone
file = EntryFile(Path({str(path)!r}))
file.reopen()
for number in range(10**9):
    file.write(Undone(number))
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
    written = [entry.to for entry in read_entries(path) if isinstance(entry, Undone)]
    assert written[: len(acknowledged)] == acknowledged
    assert len(written) - len(acknowledged) <= 1


def test_a_file_that_was_taken_away_is_noticed(tmp_path: Path):
    saved(tmp_path / "game")
    file = EntryFile(tmp_path / "game")
    file.reopen()
    (tmp_path / "game").unlink()
    with pytest.raises(FileNotFoundError):
        file.write(Undone(0))
    file.close()
