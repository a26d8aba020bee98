"""Roles of accounts, bans and mutes, and the audit of what organisers and operators do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("role", sa.Text, nullable=False, server_default="player"))
    op.create_table(
        "sanctions",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("why", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "kind", name="pk_sanctions"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_sanctions_person_id"),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text),
        sa.Column("table_id", sa.Text),
        sa.Column("detail", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit"),
    )
