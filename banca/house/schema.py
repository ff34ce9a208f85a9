"""The tables of the database, for queries. Migrations create them; a test compares the two.

Append-only tables never change: the database itself refuses updates and deletes. A transfer names the account it comes
from and the one it goes to, both in its own currency, so every batch of transfers sums to zero and currencies cannot
mix, whatever a program does.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()
Serial = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows by itself in an INTEGER column only

# Facts about the house: its id, its public key, when it was made.
fact = Table("fact", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))

# Journal: inputs, numbered without gaps in each stream, each with the hash of the previous one.
stream = Table(
    "stream",
    metadata,
    Column("name", Text, primary_key=True),
    Column("number", BigInteger, nullable=False),  # of its last entry; 0 if empty
    Column("hash", Text, nullable=False),
    Column("owner", Text),  # the process that may write it, if several share a database
    Column("fence", BigInteger, nullable=False, server_default="0"),  # rises with every change of owner
    Column("leased_until", BigInteger),
)
journal = Table(
    "journal",
    metadata,
    Column("stream", Text, ForeignKey("stream.name"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, nullable=False),
    Column("command", Text),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("previous", Text, nullable=False),
    Column("hash", Text, nullable=False),
    PrimaryKeyConstraint("stream", "number"),
)
# Every command, once; its reply never changes.
command = Table(
    "command",
    metadata,
    Column("person", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("reply", Text, nullable=False),
    PrimaryKeyConstraint("person", "id"),
)

# Ledger.
account = Table(
    "account",
    metadata,
    Column("id", Text, primary_key=True),
    Column("currency", Text, nullable=False),
    Column("bounded", Boolean, nullable=False),  # its balance is stored and never below zero
    UniqueConstraint("id", "currency"),
)
transfer = Table(
    "transfer",
    metadata,
    Column("serial", Serial, primary_key=True, autoincrement=True),
    Column("stream", Text, nullable=False),
    Column("number", BigInteger, nullable=False),  # the journal entry that moved the money
    Column("line", Integer, nullable=False),
    Column("why", Text, nullable=False),
    Column("source", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("currency", Text, nullable=False),
    Column("amount", BigInteger, nullable=False),
    UniqueConstraint("stream", "number", "line"),
    ForeignKeyConstraint(["stream", "number"], ["journal.stream", "journal.number"]),
    ForeignKeyConstraint(["source", "currency"], ["account.id", "account.currency"]),
    ForeignKeyConstraint(["target", "currency"], ["account.id", "account.currency"]),
    CheckConstraint("amount > 0", name="transfer_moves_money"),
    CheckConstraint("source <> target", name="transfer_has_two_sides"),
    Index("transfer_by_source", "source", "serial"),
    Index("transfer_by_target", "target", "serial"),
)
balance = Table(
    "balance",
    metadata,
    Column("account", Text, ForeignKey("account.id"), primary_key=True),
    Column("amount", BigInteger, nullable=False),
    CheckConstraint("amount >= 0", name="balance_is_never_below_nought"),
)
debt = Table(
    "debt",
    metadata,
    Column("stream", Text, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("line", Integer, nullable=False),
    Column("debtor", Text, nullable=False),
    Column("creditor", Text, nullable=False),
    Column("currency", Text, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("clause", Text),
    PrimaryKeyConstraint("stream", "number", "line"),
    ForeignKeyConstraint(["stream", "number"], ["journal.stream", "journal.number"]),
    CheckConstraint("amount > 0", name="debt_is_of_money"),
)

# Tables of games.
gaming_table = Table(
    "gaming_table",
    metadata,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),  # open, paused, closed
    Column("number", BigInteger, nullable=False),  # the journal entry after which the snapshot was taken
    Column("snapshot", Text, nullable=False),  # the table between two rounds
)
round_ = Table(
    "round",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("round", BigInteger, nullable=False),
    Column("first", BigInteger, nullable=False),  # entries of the journal
    Column("last", BigInteger, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("void", Boolean, nullable=False),
    Column("record", Text, nullable=False),
    Column("facts", Text, nullable=False),  # balances before and after, authorisations in force
    PrimaryKeyConstraint("table_id", "round"),
    Index("round_by_end", "ended_at", "table_id", "round"),
)
announcement = Table(
    "announcement",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("serial", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "serial"),
)
# Future draws, encrypted with the house's key.
seal = Table(
    "seal",
    metadata,
    Column("tree", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("sealed", LargeBinary, nullable=False),
)
pool = Table(
    "pool",
    metadata,
    Column("id", Text, primary_key=True),
    Column("edition", Text, nullable=False),
    Column("currency", Text, nullable=False),
    Column("terms", Text, nullable=False),  # posted by every table that shares it
    Column("pending", Text),  # terms that apply after the current prize
    Column("value", Text, nullable=False),  # as the game writes it, to the last fraction
)
meter = Table(
    "meter",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("rounds", BigInteger, nullable=False),
    Column("voids", BigInteger, nullable=False),
    Column("staked", BigInteger, nullable=False),
    Column("taken", BigInteger, nullable=False),
    Column("prizes", BigInteger, nullable=False),
    Column("commission", BigInteger, nullable=False),
    Column("breakage", BigInteger, nullable=False),
    Column("pool_in", BigInteger, nullable=False),
    Column("pool_out", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "day"),
)

# The heads of all streams, signed.
checkpoint = Table(
    "checkpoint",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("signature", Text, nullable=False),
)

# People. No secret is stored: only hashes of passwords and tokens.
person = Table(
    "person",
    metadata,
    Column("name", Text, primary_key=True),
    Column("folded", Text, nullable=False, unique=True),  # the name for comparison: no two look alike
    Column("roles", Text, nullable=False),
    Column("suspended", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("public_key", Text),  # Ed25519, in hexadecimal digits
    Column("password", Text),  # Argon2id, with its salt and parameters
    Column("failures", Integer, nullable=False),  # failed log-ins since the last success
    Column("locked_at", BigInteger),
    Column("locked_for", BigInteger),  # microseconds
)
session = Table(
    "session",
    metadata,
    Column("hash", Text, primary_key=True),  # of the token
    Column("id", Text, nullable=False),  # the same through all rotations
    Column("person", Text, ForeignKey("person.name"), nullable=False),
    Column("begun_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),  # logged out, or rotated and past its grace period
    Column("rotated", Boolean, nullable=False),
    Index("session_by_person", "person"),
    Index("session_by_id", "id"),
)
token = Table(
    "token",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("person", Text, ForeignKey("person.name"), nullable=False),
    Column("label", Text, nullable=False),
    Column("roles", Text, nullable=False),
    Column("commands", Text),  # null for all that the roles allow
    Column("made_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("revoked_at", BigInteger),
    Index("token_by_person", "person"),
)

# A hash of every seed drawn, so that none is used twice.
used_seed = Table("used_seed", metadata, Column("hash", Text, primary_key=True))

# Authorisations. Numbers are those of the entries in the house's journal.
application = Table(
    "application",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("digest", Text, nullable=False, unique=True),  # by which a decision names it
    Column("edition", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("applicant", Text, nullable=False),
    Column("body", Text, nullable=False),
    Index("application_by_edition", "edition", "number"),
)
decision = Table(
    "decision",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("application", BigInteger, ForeignKey("application.number"), nullable=False),
    Column("decision", Text, nullable=False),  # grant, refuse, revoke
    Column("at", BigInteger, nullable=False),
    Column("approver", Text, nullable=False),
    Column("body", Text, nullable=False),  # as signed
    Column("signature", Text, nullable=False),
    Column("public_key", Text, nullable=False),  # of the approver, on that day
    UniqueConstraint("application", "decision"),
)
application_act = Table(
    "application_act",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("application", BigInteger, ForeignKey("application.number"), nullable=False),
    Column("act", Text, nullable=False),  # withdraw, meet, end
    Column("at", BigInteger, nullable=False),
    Column("person", Text, nullable=False),
    Column("condition", Text),  # that is met from now on, or no longer
    Index("application_act_by_application", "application", "number"),
)

APPEND_ONLY = (
    *("journal", "command", "account", "transfer", "debt"),
    *("round", "announcement", "seal", "checkpoint", "used_seed"),
    *("application", "decision", "application_act"),
)
