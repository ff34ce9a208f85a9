"""The journal: inputs only, numbered without gaps in each stream, each entry with the hash of the one before it.

A stream has one writer at a time. Appending moves the head of the stream, and fails if somebody else moved it first.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Connection, Text, Update, bindparam, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from banca.house import schema
from banca.house.errors import HouseError, OwnedElsewhere, Tampered
from banca.house.waiting import Many, Row, arrays, inserting, write_rows

NOTHING_BEFORE = "0" * 64
HOUSE = "house"  # the stream of what concerns no single table
READ_AT_ONCE = 1000


@dataclass(frozen=True, slots=True)
class Entry:
    stream: str
    number: int
    at: int  # microseconds since 1970, UTC
    person: str
    command: str | None
    kind: str
    body: Mapping[str, Any]
    previous: str

    @property
    def hash(self) -> str:
        return hash_of(self, canonical(self.body))


_SORTED = msgspec.json.Encoder(order="sorted")


def canonical(value: Any) -> str:
    """One text for one value."""
    return _SORTED.encode(value).decode()


def hash_of(entry: Any, body: str) -> str:
    """The hash of an entry or of its row, whose body is this text: all of it as one list."""
    said = _SORTED.encode([entry.stream, entry.number, entry.at, entry.person, entry.command, entry.kind])
    previous = _SORTED.encode(entry.previous)
    return hashlib.sha256(b"%b,%b,%b]" % (said[:-1], str(body).encode(), previous)).hexdigest()


@dataclass(frozen=True, slots=True)
class Head:
    """The last entry of a stream, and the fence that its owner writes with."""

    number: int
    hash: str
    fence: int


def insert_if_absent(connection: Connection, table: Any, values: Mapping[str, Any]) -> None:
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    connection.execute(dialect.insert(table).on_conflict_do_nothing(), values)


def create_stream(connection: Connection, name: str) -> None:
    insert_if_absent(connection, schema.stream, {"name": name, "number": 0, "hash": NOTHING_BEFORE, "fence": 0})


def head_of(connection: Connection, name: str, *, lock: bool = False) -> Head:
    """The head of a stream; locked, nobody else can write the stream until this transaction ends."""
    found = select(schema.stream).where(schema.stream.c.name == name)
    row = connection.execute(found.with_for_update() if lock else found).one_or_none()
    if row is None:
        raise HouseError("house-stream-unknown", stream=name)
    return Head(row.number, row.hash, row.fence)


# A head moves from where its writer knows it to stand; a table's, only by the fence of its owner.
MOVED = {"stream": Text, "before": BigInteger, "previous": Text, "now": BigInteger, "found": Text, "own": BigInteger}


def _move(given: Mapping[str, Any]) -> Update:
    head = schema.stream.c
    own = or_(given["own"].is_(None), head.fence == given["own"])
    stands = (head.name == given["stream"], head.number == given["before"], head.hash == given["previous"], own)
    return update(schema.stream).where(*stands).values(number=given["now"], hash=given["found"])


class _Heads(Many):
    """The heads of streams. OwnedElsewhere: somebody else wrote one meanwhile, or owns it now."""

    __slots__ = ()

    def write(self, connection: Connection, rows: Sequence[Row]) -> None:
        moved = self.merge(rows)
        if self.execute(connection, moved).rowcount != len(moved):
            raise _moved_elsewhere(connection, moved)


def _moved_elsewhere(connection: Connection, moves: Sequence[Row]) -> OwnedElsewhere:
    """Which of these heads is not where it should be by now."""
    for move in moves:
        head = head_of(connection, move["stream"])
        if (head.number, head.hash) != (move["now"], move["found"]):
            return OwnedElsewhere("house-stream-moved", stream=move["stream"], number=move["now"])
    raise AssertionError(moves)  # all moved


def _last_heads(rows: Sequence[Row]) -> Sequence[Row]:
    """Each stream moves once, over all that was appended to it."""
    found: dict[str, dict[str, Any]] = {}
    for row in rows:
        before = found.setdefault(row["stream"], dict(row))
        if before["own"] not in (None, row["own"]) and row["own"] is not None:
            raise OwnedElsewhere("house-stream-moved", stream=row["stream"], number=row["now"])
        own = row["own"] if before["own"] is None else before["own"]
        before |= {"now": row["now"], "found": row["found"], "own": own}
    return [*found.values()]


MOVE_HEADS = _Heads(
    schema.stream,
    _move({name: bindparam(name, type_=of) for name, of in MOVED.items()}),
    _move(dict(arrays(MOVED).c.items())),
    tuple(MOVED),
    _last_heads,
)
INSERT_ENTRIES = inserting(schema.journal)


def append(connection: Connection, entry: Entry, fence: int | None = None) -> str:
    """Write an entry, and give its hash. OwnedElsewhere: somebody else wrote the stream meanwhile, or owns it now."""
    body = canonical(entry.body)
    found = hash_of(entry, body)
    moved = {
        "stream": entry.stream,
        "before": entry.number - 1,
        "previous": entry.previous,
        "now": entry.number,
        "found": found,
        "own": fence,
    }
    row = {
        "stream": entry.stream,
        "number": entry.number,
        "at": entry.at,
        "person": entry.person,
        "command": entry.command,
        "kind": entry.kind,
        "body": body,
        "previous": entry.previous,
        "hash": found,
    }
    write_rows(connection, MOVE_HEADS, [moved])
    write_rows(connection, INSERT_ENTRIES, [row])
    return found


def entries(connection: Connection, stream: str, after: int = 0, upto: int | None = None) -> Iterator[Entry]:
    """The entries of a stream in order, some at a time; Tampered where the chain is broken."""
    previous = NOTHING_BEFORE if after == 0 else None
    while upto is None or after < upto:
        rows = connection.execute(
            select(schema.journal)
            .where(schema.journal.c.stream == stream, schema.journal.c.number > after)
            .order_by(schema.journal.c.number)
            .limit(READ_AT_ONCE)
        ).all()
        if not rows:
            return
        for row in rows:
            if upto is not None and row.number > upto:
                return
            follows = row.number == after + 1 and previous in (None, row.previous)
            if not follows or hash_of(row, row.body) != row.hash:
                raise Tampered("house-journal-broken", stream=stream, number=after + 1)
            yield read_entry(row)
            after, previous = row.number, row.hash


def read_entry(row: Any) -> Entry:
    """An entry from its row."""
    return Entry(
        row.stream, row.number, row.at, row.person, row.command, row.kind, json.loads(row.body), row.previous
    )  # fmt: skip
