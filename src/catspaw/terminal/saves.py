"""Where games are kept that people play in the terminal."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from catspaw.core.errors import Unknown

ENDING: Final = ".catspaw"


def folder() -> Path:
    """`$CATSPAW_HOME`, or where this machine keeps the data of programs."""
    home = os.environ.get("CATSPAW_HOME")
    return Path(home) if home else user_data_path("catspaw")


def unfinished(game: str | None = None) -> list[Path]:
    """Games that can go on, the newest first; those of one game only if it is named."""
    found = []
    for path in (folder() / "games").glob(f"*{game or ''}{ENDING}"):
        with suppress(OSError):
            found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def newest(game: str | None = None) -> Path:
    """The game that was played last and is not over."""
    found = unfinished(game)
    if not found:
        raise Unknown("game to go on with in", str(folder() / "games"), [])
    return found[0]


def new_path(game: str) -> Path:
    """A file for a new game."""
    now = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S-%f")
    return folder() / "games" / f"{now}-{game}{ENDING}"


def put_away(path: Path) -> None:
    """A game that is over goes to the finished ones, if it was kept with the others."""
    if path.parent == folder() / "games":
        (folder() / "finished").mkdir(exist_ok=True)
        path.replace(folder() / "finished" / path.name)
    Path(f"{path}.lock").unlink(missing_ok=True)
