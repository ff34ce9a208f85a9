"""Signed checkpoints of the journal."""

import sqlalchemy as sa
from alembic import op

from banca.house.migrations.triggers import make_append_only

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "checkpoint",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("signature", sa.Text, nullable=False),
    )
    make_append_only("checkpoint")


def downgrade() -> None:
    op.drop_table("checkpoint")
