"""Migrations: alembic brings the schema up to date whenever a store is opened."""

from __future__ import annotations

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from catspaw.server.store.errors import Unavailable


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Applies the revisions that are missing, in the transaction of the connection."""
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise Unavailable("the database was made by a newer Catspaw") from error


@cache
def known_revisions() -> tuple[str, ...]:
    """Every revision, the newest first."""
    return tuple(found.revision for found in ScriptDirectory.from_config(_config()).walk_revisions())


def revision_of(connection: Connection) -> str | None:
    """Which revision a database has; None if it is none of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def check_revision(connection: Connection) -> None:
    """Raises Unavailable unless a database is up to date: to migrate it beside an older server would break that."""
    revision = revision_of(connection)
    if revision is None:
        raise Unavailable("this is no database of Catspaw")
    if revision not in known_revisions():
        raise Unavailable("the database was made by a newer Catspaw")
    if revision != known_revisions()[0]:
        raise Unavailable("the database is that of an earlier Catspaw; start the server once to bring it up to date")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "catspaw.server.store:migrations")
    return config
