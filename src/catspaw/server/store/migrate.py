"""Brings a database up to date when the server starts, however many servers start at once."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from filelock import AsyncFileLock
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from catspaw.server.store.errors import Unavailable

_LOCK = 0x0CA75  # any number will do, as long as it stays the same


async def migrate(engine: AsyncEngine) -> None:
    """Make every table that is missing. It is one transaction, which others wait for and then find nothing to do."""
    if engine.dialect.name == "postgresql":
        async with engine.begin() as on:
            await on.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            await on.run_sync(_upgrade)
        return
    path = _made(Path(engine.url.database or ""))
    # Two at once cannot turn a new file into one with a write-ahead log.
    async with AsyncFileLock(f"{path}.lock"), engine.begin() as on:
        await on.run_sync(_upgrade)


def _made(path: Path) -> Path:
    """A file for nobody else to read, since it holds secrets; SQLite gives its log the same rights."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError as error:
        raise Unavailable(f"the database cannot be opened: {error.strerror}") from error
    return path


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "catspaw.server.store:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise Unavailable("the database was made by a newer Catspaw") from error
