"""Alembic reads this to run the revisions, in the transaction of the connection that `upgrade` was given."""

from __future__ import annotations

from alembic import context

from catspaw.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
