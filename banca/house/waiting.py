"""Rows that wait: what the commands of one transaction write goes to the database together, a statement for each table.

A round trip for every row would cost more than the commit. Rows wait until the transaction ends, or until a statement
names a table that some of them change: then all are written first, so that everybody reads what was written before.
The rows of a command that fails are dropped while they wait.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import Any

from sqlalchemy import (
    ClauseElement,
    Connection,
    CursorResult,
    Engine,
    Executable,
    FromClause,
    Insert,
    Table,
    bindparam,
    event,
    func,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.sql import visitors

from banca.house import schema

WAITING = "waiting"  # an option of connections
Row = Mapping[str, Any]
RANK = {table.name: n for n, table in enumerate(schema.metadata.sorted_tables)}  # after those that it refers to


@dataclass(frozen=True, slots=True, eq=False)
class Many:
    """How to write many rows at once: SQLite gets one after another, PostgreSQL each column as an array."""

    table: Table
    sqlite: ClauseElement
    postgresql: Executable
    columns: tuple[str, ...]
    merge: Callable[[Sequence[Row]], Sequence[Row]] = lambda rows: rows  # those that change the same row
    also: frozenset[str] = frozenset()  # tables that change with it, by its triggers

    @property
    def changing(self) -> frozenset[str]:
        return self.also | {self.table.name}

    def execute(self, connection: Connection, rows: Sequence[Row]) -> CursorResult[Any]:
        if connection.dialect.name == "sqlite":
            text, values_of = _for_sqlite(self)
            return connection.exec_driver_sql(text, [values_of(row) for row in rows])
        return connection.execute(self.postgresql, {name: [row[name] for row in rows] for name in self.columns})

    def write(self, connection: Connection, rows: Sequence[Row]) -> None:
        self.execute(connection, self.merge(rows))


@cache
def _for_sqlite(many: Many) -> tuple[str, Callable[[Row], tuple[Any, ...]]]:
    """The text of its statement, and what takes the values for it from a row: binding each row anew takes longer."""
    compiled: Any = many.sqlite.compile(dialect=sqlite.dialect(), column_keys=many.columns)
    return str(compiled), itemgetter(*compiled.positiontup)


def arrays(types: Mapping[str, Any]) -> FromClause:
    """Rows that PostgreSQL makes of arrays."""
    columns = (bindparam(name, type_=ARRAY(of)) for name, of in types.items())
    return func.unnest(*columns).table_valued(*types).render_derived()


def inserting(table: Table, *, without: Sequence[str] = (), also: Sequence[str] = ()) -> Many:
    """New rows; `without` the columns that the database fills."""
    types = {column.name: column.type for column in table.c if column.name not in without}
    given = arrays(types)
    return Many(
        table,
        table.insert(),
        table.insert().from_select([*types], given.select()),
        tuple(types),
        also=frozenset(also),
    )


def upserting(
    table: Table, change: Callable[[str, Any, Any], Any], merge: Callable[[Sequence[Row]], Sequence[Row]]
) -> Many:
    """New rows, or changes of those with the same key: `change` gives a column's value by what is there and is new."""
    types = {column.name: column.type for column in table.c}
    key = [column.name for column in table.primary_key]

    def updating(insert: Any) -> Any:
        changed = {name: change(name, table.c[name], insert.excluded[name]) for name in types if name not in key}
        return insert.on_conflict_do_update(index_elements=key, set_=changed)

    # SQLite would take the ON of a conflict for that of a join; it gets no SELECT.
    many = postgresql.insert(table)
    many = updating(many).from_select([*types], arrays(types).select())
    return Many(table, updating(sqlite.insert(table)), many, tuple(types), merge)


class Waiting:
    """The rows that wait in one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[tuple[Many, Sequence[Row]]] = []
        self._first = 0  # of the command under way
        self.has_written = False  # since the command under way began: what waits can be dropped, but not this

    def begin(self) -> None:
        """A command begins."""
        self._first, self.has_written = len(self._rows), False

    def add(self, many: Many, rows: Sequence[Row]) -> None:
        if rows:
            self._rows.append((many, rows))

    def drop(self) -> None:
        """Forget what the command under way wanted to write."""
        del self._rows[self._first :]

    def write(self) -> None:
        """Write all that wait."""
        if not self._rows:
            return
        rows, self._rows = self._rows, []
        had_written, own, self._first = self.has_written, len(rows) > self._first, 0
        self.has_written = True  # also if it fails
        found: dict[Many, list[Row]] = {}
        for many, some in rows:
            found.setdefault(many, []).extend(some)
        for many in sorted(found, key=lambda many: RANK[many.table.name]):
            many.write(self._connection, found[many])
        self.has_written = had_written or own

    def holds_for(self, statement: Any) -> bool:
        """Whether a statement has to do with what waits."""
        if not self._rows:
            return False
        named = _tables(statement)
        return named is None or any(not named.isdisjoint(many.changing) for many in {many for many, _ in self._rows})


def _tables(statement: Any) -> set[str] | None:
    """The tables that a statement names, and those that a new row refers to; None for any."""
    if not isinstance(statement, visitors.ExternallyTraversible):
        return None
    found = set()
    for element in visitors.iterate(statement):
        table = element if isinstance(element, Table) else getattr(element, "table", None)
        if isinstance(table, Table):
            found.add(table.name)
    if isinstance(statement, Insert):
        found |= {key.column.table.name for key in statement.table.foreign_keys}
    return found or None


def waiting_of(connection: Connection) -> Waiting | None:
    found: Waiting | None = connection.get_execution_options().get(WAITING)
    return found


def rows_of(connection: Connection) -> Waiting:
    """Of a transaction in which rows wait."""
    found = waiting_of(connection)
    assert found is not None  # noqa: S101
    return found


def write_rows(connection: Connection, many: Many, rows: Sequence[Row]) -> None:
    """Write them with what else the transaction writes; at once where nothing waits."""
    if (waiting := waiting_of(connection)) is not None:
        waiting.add(many, rows)
    elif rows:
        many.write(connection, rows)


def let_rows_wait(connection: Connection) -> Waiting:
    """Until the transaction that has begun on a connection ends."""
    waiting = Waiting(connection)
    connection.execution_options(**{WAITING: waiting})
    return waiting


def watch(engine: Engine) -> None:
    """Let rows that wait be written before whatever has to do with them."""
    event.listen(engine, "before_execute", _write_first)
    event.listen(engine, "before_cursor_execute", _note_writing)


def _write_first(connection: Connection, statement: Any, *_: Any) -> None:
    if (waiting := waiting_of(connection)) is not None and waiting.holds_for(statement):
        waiting.write()


def _note_writing(connection: Connection, _: Any, statement: str, *__: Any) -> None:
    if (waiting := waiting_of(connection)) is not None and not statement.startswith("SELECT"):
        waiting.has_written = True
