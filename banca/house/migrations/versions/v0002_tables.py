"""Gaming tables: rounds, announcements, sealed draws, pools, meters."""

import sqlalchemy as sa
from alembic import op

from banca.house.migrations.triggers import make_append_only

revision = "0002"
down_revision = "0001"

APPEND_ONLY = ("round", "announcement", "seal")


def upgrade() -> None:
    op.create_table(
        "gaming_table",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("snapshot", sa.Text, nullable=False),
    )
    op.create_table(
        "round",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("round", sa.BigInteger, nullable=False),
        sa.Column("first", sa.BigInteger, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("void", sa.Boolean, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "round"),
    )
    op.create_table(
        "announcement",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("serial", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "serial"),
    )
    op.create_table(
        "seal",
        sa.Column("tree", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "pool",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("currency", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("pending", sa.Text),
        sa.Column("value", sa.Text, nullable=False),
    )
    sums = ("rounds", "voids", "staked", "taken", "prizes", "commission", "breakage", "pool_in", "pool_out")
    op.create_table(
        "meter",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in sums),
        sa.PrimaryKeyConstraint("table_id", "day"),
    )
    make_append_only(*APPEND_ONLY)


def downgrade() -> None:
    for table in ("meter", "pool", "seal", "announcement", "round", "gaming_table"):
        op.drop_table(table)
