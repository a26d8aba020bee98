"""Editions that people have brought, and the tables that use them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("files", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("person_id", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_editions"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_editions_person_id"),
    )
    op.create_index("ix_editions_person_id", "editions", ["person_id"])
    op.create_table(
        "edition_uses",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_edition_uses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_edition_uses_table_id"),
        sa.ForeignKeyConstraint(["edition"], ["editions.name"], name="fk_edition_uses_edition"),
    )
    op.create_index("ix_edition_uses_edition", "edition_uses", ["edition"])
