"""Journal, commands and ledger."""

import sqlalchemy as sa
from alembic import op

from banca.house.migrations.triggers import REFUSE_CHANGE, drop_functions, is_sqlite, make_append_only, make_balances

revision = "0001"
down_revision = None

SERIAL = sa.BigInteger().with_variant(sa.Integer, "sqlite")
APPEND_ONLY = ("journal", "command", "account", "transfer", "debt")


def upgrade() -> None:
    op.create_table("fact", sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False))
    op.create_table(
        "stream",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("owner", sa.Text),
        sa.Column("fence", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("leased_until", sa.BigInteger),
    )
    op.create_table(
        "journal",
        sa.Column("stream", sa.Text, sa.ForeignKey("stream.name"), nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("command", sa.Text),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("previous", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("stream", "number"),
    )
    op.create_table(
        "command",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reply", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "id"),
    )
    op.create_table(
        "account",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("currency", sa.Text, nullable=False),
        sa.Column("bounded", sa.Boolean, nullable=False),
        sa.UniqueConstraint("id", "currency"),
    )
    op.create_table(
        "transfer",
        sa.Column("serial", SERIAL, primary_key=True, autoincrement=True),
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("currency", sa.Text, nullable=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("stream", "number", "line"),
        sa.ForeignKeyConstraint(["stream", "number"], ["journal.stream", "journal.number"]),
        sa.ForeignKeyConstraint(["source", "currency"], ["account.id", "account.currency"]),
        sa.ForeignKeyConstraint(["target", "currency"], ["account.id", "account.currency"]),
        sa.CheckConstraint("amount > 0", name="transfer_moves_money"),
        sa.CheckConstraint("source <> target", name="transfer_has_two_sides"),
    )
    for side in ("source", "target"):
        op.create_index(f"transfer_by_{side}", "transfer", [side, "serial"])
    op.create_table(
        "balance",
        sa.Column("account", sa.Text, sa.ForeignKey("account.id"), primary_key=True),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sa.CheckConstraint("amount >= 0", name="balance_is_never_below_nought"),
    )
    op.create_table(
        "debt",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("debtor", sa.Text, nullable=False),
        sa.Column("creditor", sa.Text, nullable=False),
        sa.Column("currency", sa.Text, nullable=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sa.Column("clause", sa.Text),
        sa.PrimaryKeyConstraint("stream", "number", "line"),
        sa.ForeignKeyConstraint(["stream", "number"], ["journal.stream", "journal.number"]),
        sa.CheckConstraint("amount > 0", name="debt_is_of_money"),
    )
    if not is_sqlite():
        op.execute(REFUSE_CHANGE)
    make_append_only(*APPEND_ONLY)
    make_balances()


def downgrade() -> None:
    for table in ("debt", "balance", "transfer", "account", "command", "journal", "stream", "fact"):
        op.drop_table(table)
    drop_functions("refuse_change", "begin_balance", "move_balances", "refuse_hand_on_balance")
