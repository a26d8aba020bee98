"""Clocks, passing, rematches, own decks; whose turn it is, until when; closures; the key of the cookies."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("asked", sa.Text))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("rematch", sa.Text))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("kept_for", sa.Text))
    op.add_column("seats", sa.Column("passes", sa.Text))
    op.add_column("seats", sa.Column("deck", sa.Text))
    op.create_table(
        "closures",
        sa.Column("since", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_closures"),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )
