"""Nicknames of guests, how games ended for whoever played, and codes that replace a forgotten password."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("people", sa.Column("nickname", sa.Text))
    op.add_column("seats", sa.Column("result", sa.Text))
    op.add_column("seats", sa.Column("finished", sa.BigInteger))
    op.create_index("ix_seats_finished", "seats", ["person_id", "finished"])
    op.create_table(
        "recovery_codes",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("code_hash", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "number", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_recovery_codes_person_id"),
    )
