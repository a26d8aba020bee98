"""A sitting on disk: a file to which entries are appended, each safe before it is answered for.

Every line is a checksum, which goes on from the line before, and an entry in JSON. A last line without
its end was never acknowledged: it is what a killed process leaves, and it is dropped.
"""

from __future__ import annotations

import os
from errno import ENOENT
from pathlib import Path
from typing import BinaryIO
from zlib import crc32

from filelock import FileLock, Timeout
from msgspec import MsgspecError, json

from catspaw.core.errors import CatspawError, InUse, Malformed
from catspaw.table.entries import Entry, Opened
from catspaw.table.sitting import Proposal, Sitting

_decoder = json.Decoder(Entry)


def read_entries(path: Path) -> list[Entry]:
    """The entries of a save; Malformed says which line is damaged. The file is left as it is."""
    return _read(path)[0]


def _read(path: Path) -> tuple[list[Entry], int, int]:
    """The entries, the last checksum, and how many bytes they take."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Malformed(f"{path}: {error.strerror}") from error
    entries: list[Entry] = []
    checksum = size = 0
    for number, line in enumerate(data.splitlines(keepends=True), 1):
        if not line.endswith(b"\n"):
            break
        written, _, text = line[:-1].partition(b" ")
        checksum = crc32(text, checksum)
        if written != b"%08x" % checksum:
            raise Malformed(f"{path}: line {number} is damaged: its checksum does not fit")
        try:
            entries.append(_decoder.decode(text))
        except MsgspecError as error:
            raise Malformed(f"{path}: line {number}: {error}") from error
        size += len(line)
    if not entries or not isinstance(entries[0], Opened):
        raise Malformed(f"{path}: this is no game that was saved")
    return entries, checksum, size


class EntryFile:
    """A file that entries are appended to. Only one process has it open at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(f"{path}.lock")
        self._checksum = 0
        self._file: BinaryIO | None = None

    def begin(self) -> None:
        """A new file; FileExistsError if there is one."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._take()
        try:
            self._file = self.path.open("xb", buffering=0)
        except OSError:
            self.close()
            raise

    def reopen(self) -> list[Entry]:
        """The entries so far, to which more will be added."""
        self._take()
        try:
            entries, self._checksum, size = _read(self.path)
            self._file = self.path.open("r+b", buffering=0)
        except (Malformed, OSError):
            self.close()
            raise
        self._file.truncate(size)
        self._file.seek(size)
        return entries

    def write(self, entry: Entry) -> None:
        """Append an entry; it is on disk when this returns. If it cannot be written, the file is as before."""
        assert self._file is not None
        if not os.fstat(self._file.fileno()).st_nlink:
            raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(self.path))
        text = json.encode(entry)
        checksum = crc32(text, self._checksum)
        end = self._file.tell()
        line = b"%08x %s\n" % (checksum, text)
        try:
            while line:
                line = line[self._file.write(line) :]
            os.fsync(self._file.fileno())
        except OSError:
            self._file.truncate(end)
            self._file.seek(end)
            raise
        self._checksum = checksum

    def close(self) -> None:
        if self._file:
            self._file.close()
        self._lock.release()

    def _take(self) -> None:
        try:
            self._lock.acquire(blocking=False)
        except Timeout as error:
            raise InUse(f"{self.path} is being played in another terminal") from error


class Save:
    """A sitting and its file: a change is proposed by the sitting, written, and only then applied."""

    def __init__(self, sitting: Sitting, file: EntryFile) -> None:
        self.sitting = sitting
        self._file = file

    @classmethod
    def begin(cls, path: Path, opened: Opened) -> Save:
        """A new game in a new file; if that cannot be written, there is none."""
        sitting, file = Sitting(opened), EntryFile(path)
        file.begin()
        try:
            file.write(opened)
        except OSError:
            file.close()
            path.unlink()
            raise
        return cls(sitting, file)

    @classmethod
    def resume(cls, path: Path) -> Save:
        """A game that goes on; its entries are checked once, here."""
        file = EntryFile(path)
        entries = file.reopen()
        try:
            return cls(Sitting.resumed(entries), file)
        except CatspawError:
            file.close()
            raise

    @property
    def path(self) -> Path:
        return self._file.path

    def commit(self, proposal: Proposal) -> None:
        """Write an entry, then make its change; if it cannot be written, nothing has changed."""
        self._file.write(proposal.entry)
        self.sitting.apply(proposal)

    def close(self) -> None:
        self._file.close()
