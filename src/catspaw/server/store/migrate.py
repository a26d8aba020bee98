"""Migrations: alembic brings the schema up to date whenever a store is opened."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from catspaw.server.store.errors import Unavailable


def upgrade(connection: Connection) -> None:
    """Applies the revisions that are missing, in the transaction of the connection."""
    config = Config()
    config.set_main_option("script_location", "catspaw.server.store:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise Unavailable("the database was made by a newer Catspaw") from error
