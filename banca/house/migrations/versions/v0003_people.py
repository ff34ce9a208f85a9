"""People, their sessions and the tokens of their programs."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("folded", sa.Text, nullable=False, unique=True),
        sa.Column("roles", sa.Text, nullable=False),
        sa.Column("suspended", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("public_key", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("locked_at", sa.BigInteger),
        sa.Column("locked_for", sa.BigInteger),
    )
    op.create_table(
        "session",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("person.name"), nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("rotated", sa.Boolean, nullable=False),
    )
    op.create_index("session_by_person", "session", ["person"])
    op.create_index("session_by_id", "session", ["id"])
    op.create_table(
        "token",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("person", sa.Text, sa.ForeignKey("person.name"), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("roles", sa.Text, nullable=False),
        sa.Column("commands", sa.Text),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("revoked_at", sa.BigInteger),
    )
    op.create_index("token_by_person", "token", ["person"])


def downgrade() -> None:
    for table in ("token", "session", "person"):
        op.drop_table(table)
