"""Triggers by which the database enforces the rules itself, for SQLite and PostgreSQL."""

from alembic import op

CHANGES = ("UPDATE", "DELETE")


def is_sqlite() -> bool:
    return op.get_bind().dialect.name == "sqlite"


def make_append_only(*tables: str) -> None:
    """Make the database refuse updates and deletes."""
    for table in tables:
        if is_sqlite():
            for change in CHANGES:
                op.execute(
                    f"CREATE TRIGGER {table}_refuses_{change.lower()} BEFORE {change} ON {table} "
                    f"BEGIN SELECT RAISE(ABORT, 'append-only: {table}'); END"
                )
        else:
            op.execute(
                f"CREATE TRIGGER {table}_refuses_change BEFORE UPDATE OR DELETE ON {table} "
                "FOR EACH ROW EXECUTE FUNCTION refuse_change()"
            )
            op.execute(
                f"CREATE TRIGGER {table}_refuses_truncate BEFORE TRUNCATE ON {table} "
                "FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()"
            )


REFUSE_CHANGE = """
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'append-only: %', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$
"""

# A bounded account has a balance from the start; a transfer updates the balances of bounded accounts.
SQLITE_BALANCES = (
    """
CREATE TRIGGER account_begins_empty AFTER INSERT ON account WHEN NEW.bounded
BEGIN INSERT INTO balance (account, amount) VALUES (NEW.id, 0); END
""",
    """
CREATE TRIGGER transfer_moves_balances AFTER INSERT ON transfer
BEGIN
    UPDATE balance SET amount = amount - NEW.amount WHERE account = NEW.source;
    UPDATE balance SET amount = amount + NEW.amount WHERE account = NEW.target;
END
""",
)
# Only transfers change balances: `pg_trigger_depth` is 1 if somebody updates one by hand.
POSTGRESQL_BALANCES = (
    """
CREATE FUNCTION begin_balance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN INSERT INTO balance (account, amount) VALUES (NEW.id, 0); RETURN NULL; END $$
""",
    """
CREATE TRIGGER account_begins_empty AFTER INSERT ON account
FOR EACH ROW WHEN (NEW.bounded) EXECUTE FUNCTION begin_balance()
""",
    """
CREATE FUNCTION move_balances() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    UPDATE balance SET amount = amount - NEW.amount WHERE account = NEW.source;
    UPDATE balance SET amount = amount + NEW.amount WHERE account = NEW.target;
    RETURN NULL;
END $$
""",
    "CREATE TRIGGER transfer_moves_balances AFTER INSERT ON transfer FOR EACH ROW EXECUTE FUNCTION move_balances()",
    """
CREATE FUNCTION refuse_hand_on_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF pg_trigger_depth() < 2 THEN
        RAISE EXCEPTION 'balances: transfers alone' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
END $$
""",
    """
CREATE TRIGGER balance_refuses_hands BEFORE INSERT OR UPDATE OR DELETE ON balance
FOR EACH ROW EXECUTE FUNCTION refuse_hand_on_balance()
""",
)


def make_balances() -> None:
    for statement in SQLITE_BALANCES if is_sqlite() else POSTGRESQL_BALANCES:
        op.execute(statement)


def drop_functions(*names: str) -> None:
    """Drop PostgreSQL's trigger functions, which outlive their tables."""
    if not is_sqlite():
        for name in names:
            op.execute(f"DROP FUNCTION {name}()")
