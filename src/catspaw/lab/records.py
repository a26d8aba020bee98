"""A file of records: one line for each game, written while they are played."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Final, Self, final

from catspaw.core.errors import CatspawError

HELD: Final = 1 << 16
"""So many characters wait before they are written."""


class CannotWrite(CatspawError):
    """Records could not be written."""


def cannot_write(path: Path, error: OSError) -> CannotWrite:
    return CannotWrite("{file} cannot be written: {why}", file=str(path), why=str(error.strerror))


@final
class RecordFile:
    """Takes records one by one. The file has its name only when all of them are in it.

    Until then they are in FILE.part, in whole lines, and there they stay if the run ends early: a file that was
    there before is not lost to half a run. What is no file, such as a pipe, is written to as it is.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._path = Path(path)
        self._renamed = not self._path.exists() or self._path.is_file()
        self._part = self._path.with_name(self._path.name + ".part") if self._renamed else self._path
        self._lines: list[bytes] = []
        self._held = 0
        self._size = 0
        self._written = 0
        try:
            self._file = self._part.open("wb", buffering=0)
        except OSError as error:
            raise cannot_write(self._part, error) from error

    def add(self, record: str) -> None:
        line = f"{record}\n".encode()
        self._lines.append(line)
        self._held += len(line)
        if self._held >= HELD:
            self._write()

    def _write(self) -> None:
        """All that waits, or nothing of it."""
        text, lines = memoryview(b"".join(self._lines)), len(self._lines)
        self._lines, self._held = [], 0
        size = len(text)
        try:
            while text:
                text = text[self._file.write(text) :]
        except OSError as error:
            if self._renamed:
                self._file.truncate(self._size)
            raise CannotWrite(
                "{file} cannot be written after the records of {games} games: {why}",
                file=str(self._part), why=str(error.strerror), games=self._written,
            ) from error  # fmt: skip
        self._size += size
        self._written += lines

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if not isinstance(error, CannotWrite):
                self._write()
            if kind is None and self._renamed:
                os.fsync(self._file.fileno())
                self._part.replace(self._path)
        except OSError as failed:
            raise cannot_write(self._path, failed) from failed
        finally:
            self._file.close()
