"""Shared parts of an audit: how a fault is reported, and how rows are read for comparison."""

from collections.abc import Callable, Iterator, Mapping
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, Row, RowMapping, Select, tuple_

from banca.house.errors import Tampered
from banca.house.journal import canonical
from banca.messages.errors import Message

READ_AT_ONCE = 2000  # rows


# What is wrong.


def differs(what: Message, column: str, stored: object, due: object) -> Tampered:
    return Tampered("house-audit-differs", what=what, column=column, stored=_short(stored), due=_short(due))


def missing(what: Message) -> Tampered:
    return Tampered("house-audit-missing", what=what)


def unfounded(what: Message) -> Tampered:
    """The fault of a stored row that no journal entry accounts for."""
    return Tampered("house-audit-unfounded", what=what)


def _short(value: object) -> str:
    text = value if isinstance(value, str) else canonical(value)
    return text if len(text) <= 60 else f"{text[:30]}…{text[-29:]}"


def compare(what: Message, stored: Mapping[str, Any] | RowMapping, due: Mapping[str, Any]) -> None:
    for column, value in due.items():
        if stored[column] != value:
            first, second = _apart(stored[column], value)
            raise differs(what, column, first, second)


class Columns:
    """Columns of a row that are compared at once; only where they differ is it worked out which."""

    def __init__(self, *names: str) -> None:
        self.names, self._of = names, attrgetter(*names)

    def compare(self, what: Callable[[], Message], row: Any, *due: Any) -> None:
        if self._of(row) != due:
            compare(what(), row._mapping, dict(zip(self.names, due, strict=True)))


def _apart(stored: object, due: object) -> tuple[object, object]:
    """Two long texts, cut to begin shortly before they differ."""
    if not (isinstance(stored, str) and isinstance(due, str)):
        return stored, due
    at = next((n for n, (a, b) in enumerate(zip(stored, due, strict=False)) if a != b), min(len(stored), len(due)))
    start = max(0, at - 20)
    return (stored[start : at + 30], due[start : at + 30]) if start else (stored, due)


# Rows, in batches.


class Rows:
    """The rows of a table ordered by a key, read in batches, with look-ahead."""

    def __init__(self, connection: Connection, query: Select[Any], *key: Any) -> None:
        self.connection, self.query, self.key = connection, query, key
        self._rows: list[Row[Any]] = []
        self._next = 0
        self._more = True
        self.taken = 0

    def peek(self) -> Any:
        """The next row; None after the last."""
        if self._next == len(self._rows) and self._more:
            self._read()
        return self._rows[self._next] if self._next < len(self._rows) else None

    def ahead(self) -> Iterator[Any]:
        """Iterate over the coming rows without consuming them."""
        at = self._next
        while True:
            if at < len(self._rows):
                yield self._rows[at]
                at += 1
            elif self._more:
                at -= self._read()
            else:
                return

    def take(self) -> Any:
        found = self.peek()
        if found is not None:
            self._next += 1
            self.taken += 1
        return found

    def _read(self) -> int:
        """Read the next batch; return how many consumed rows were dropped."""
        query = self.query.order_by(*self.key).limit(READ_AT_ONCE)
        if self._rows:
            last = self._rows[-1]
            after = tuple(getattr(last, column.name) for column in self.key)
            query = query.where(tuple_(*self.key) > after if len(self.key) > 1 else self.key[0] > after[0])
        more = self.connection.execute(query).all()
        dropped, self._more = self._next, len(more) == READ_AT_ONCE
        self._rows, self._next = [*self._rows[dropped:], *more], 0
        if not self._rows and not more:
            self._more = False
        return dropped
