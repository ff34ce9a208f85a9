"""Authorisations: applications, decisions, and later acts of the house."""

import sqlalchemy as sa
from alembic import op

from banca.house.migrations.triggers import make_append_only

revision = "0004"
down_revision = "0003"

APPEND_ONLY = ("application", "decision", "application_act")


def upgrade() -> None:
    op.create_table(
        "application",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("digest", sa.Text, nullable=False, unique=True),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("applicant", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("application_by_edition", "application", ["edition", "number"])
    op.create_table(
        "decision",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("application", sa.BigInteger, sa.ForeignKey("application.number"), nullable=False),
        sa.Column("decision", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("approver", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("signature", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.UniqueConstraint("application", "decision"),
    )
    op.create_table(
        "application_act",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("application", sa.BigInteger, sa.ForeignKey("application.number"), nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("condition", sa.Text),
    )
    op.create_index("application_act_by_application", "application_act", ["application", "number"])
    make_append_only(*APPEND_ONLY)


def downgrade() -> None:
    for table in reversed(APPEND_ONLY):
        op.drop_table(table)
