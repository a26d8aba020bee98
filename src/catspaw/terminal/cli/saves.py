"""Where games are stored that people play in the terminal."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from catspaw.core.errors import Unknown
from catspaw.table.home import data_folder

ENDING: Final = ".catspaw"


def unfinished(game: str | None = None) -> list[Path]:
    """Games that can go on, the newest first; those of one game only if it is named."""
    found = []
    for path in (data_folder() / "games").glob(f"*{game or ''}{ENDING}"):
        with suppress(OSError):
            found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def newest(game: str | None = None) -> Path:
    """The game that was played last and is not over."""
    found = unfinished(game)
    if not found:
        raise Unknown("game to go on with in", str(data_folder() / "games"), [])
    return found[0]


def new_path(game: str) -> Path:
    """A file for a new game."""
    now = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S-%f")
    return data_folder() / "games" / f"{now}-{game}{ENDING}"


def put_away(path: Path) -> None:
    """A game that is over goes to the finished ones, if it was stored with the others."""
    if path.parent == data_folder() / "games":
        (data_folder() / "finished").mkdir(exist_ok=True)
        path.replace(data_folder() / "finished" / path.name)
    Path(f"{path}.lock").unlink(missing_ok=True)
