"""Rounds by the time at which they ended, so that a search of all tables reads only those that it looks through."""

from alembic import op

revision = "0007"
down_revision = "0006"

INDEX, ROUND = "round_by_end", "round"


def upgrade() -> None:
    op.create_index(INDEX, ROUND, ["ended_at", "table_id", "round"])


def downgrade() -> None:
    op.drop_index(INDEX, ROUND)
