"""Export the data of a house to files that other programs can read and verify.

A house deletes nothing. Records are exported as they were written, with their announcements: `banca settle
--commitments` and examples/verify_rounds.py verify the two without this program's database.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import Connection, Select, and_, func, select

from banca.house import schema
from banca.house.config import stream_of
from banca.house.errors import HouseError
from banca.house.journal import canonical
from banca.house.work import EVENTS

Format = Literal["jsonl", "parquet"]
FORMATS: tuple[Format, ...] = ("jsonl", "parquet")
AT_ONCE = 1000  # rows


@dataclass(frozen=True, slots=True)
class Selection:
    """What to export: everything, one table, or a period (microseconds; the end is excluded)."""

    table: str | None = None
    since: int | None = None
    until: int | None = None

    def within(self, at: Any) -> list[Any]:
        least = [] if self.since is None else [at >= self.since]
        return least + ([] if self.until is None else [at < self.until])


def _rounds(chosen: Selection) -> Select[Any]:
    rounds = schema.round_.c
    of_table = [] if chosen.table is None else [rounds.table_id == chosen.table]
    query = select(schema.round_).where(*of_table, *chosen.within(rounds.ended_at))
    return query.order_by(rounds.table_id, rounds.round)


def _announcements(chosen: Selection) -> Select[Any]:
    said = schema.announcement.c
    of_table = [] if chosen.table is None else [said.table_id == chosen.table]
    return select(schema.announcement).where(*of_table).order_by(said.table_id, said.serial)


def _journal(chosen: Selection) -> Select[Any]:
    entry = schema.journal.c
    of_table = [] if chosen.table is None else [entry.stream == stream_of(chosen.table)]
    return select(schema.journal).where(*of_table, *chosen.within(entry.at)).order_by(entry.stream, entry.number)


def _events(chosen: Selection) -> Select[Any]:
    return _journal(Selection(None, chosen.since, chosen.until)).where(schema.journal.c.stream == EVENTS)


def _ledger(chosen: Selection) -> Select[Any]:
    moved, entry = schema.transfer, schema.journal
    of_table = [] if chosen.table is None else [moved.c.stream == stream_of(chosen.table)]
    joined = and_(entry.c.stream == moved.c.stream, entry.c.number == moved.c.number)
    query = select(moved, entry.c.at).join(entry, joined).where(*of_table, *chosen.within(entry.c.at))
    return query.order_by(moved.c.serial)


def _checkpoints(chosen: Selection) -> Select[Any]:
    stored = schema.checkpoint.c
    return select(schema.checkpoint).where(*chosen.within(stored.at)).order_by(stored.number)


KINDS: dict[str, Callable[[Selection], Select[Any]]] = {
    "records": _rounds,
    "announcements": _announcements,
    "journal": _journal,
    "ledger": _ledger,
    "events": _events,
    "checkpoints": _checkpoints,
}
AS_WRITTEN = {"records": "record", "announcements": "body"}  # the column that is a row's whole JSON text
HOLDS_JSON = ("body",)  # columns of JSON text, exported as objects


def export(
    connection: Connection, folder: Path, chosen: Selection | None = None, format_: Format = "jsonl"
) -> dict[str, int]:
    """Write a file of each kind into a new folder; return the number of rows of each."""
    chosen = chosen or Selection()
    if chosen.table is not None:
        known = select(schema.gaming_table.c.id).where(schema.gaming_table.c.id == chosen.table)
        if connection.execute(known).first() is None:
            raise HouseError("house-table-unknown", table=chosen.table)
    if folder.exists() and any(folder.iterdir()):
        raise HouseError("house-export-not-empty", folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    write = _write_lines if format_ == "jsonl" else _write_parquet
    return {kind: write(_rows(connection, kind, chosen), folder, kind) for kind in KINDS}


def _rows(connection: Connection, kind: str, chosen: Selection) -> Iterator[dict[str, Any]]:
    rounds = _span(connection, chosen) if kind == "announcements" and (chosen.since or chosen.until) else None
    for row in connection.execution_options(yield_per=AT_ONCE).execute(KINDS[kind](chosen)):
        found = dict(row._mapping)
        if rounds is None or _is_announced_of(json.loads(row.body), rounds.get(row.table_id)):
            yield found


def _span(connection: Connection, chosen: Selection) -> dict[str, tuple[int, int]]:
    """The first and last exported round of each table."""
    rounds = _rounds(chosen).subquery().c
    spans = select(rounds.table_id, func.min(rounds.round), func.max(rounds.round)).group_by(rounds.table_id)
    return {table: (first, last) for table, first, last in connection.execute(spans)}


def _is_announced_of(raw: dict[str, Any], span: tuple[int, int] | None) -> bool:
    """Whether an announcement belongs to these rounds, or opens the round after them, which fixes the last record."""
    if span is None:
        return False
    first, last = span
    return bool(raw["rounds"] == last if "rounds" in raw else first <= raw["round"] <= last + 1)


def _write_lines(rows: Iterator[dict[str, Any]], folder: Path, kind: str) -> int:
    count = 0
    with (folder / f"{kind}.jsonl").open("x", encoding="utf-8") as file:
        for row in rows:
            if kind in AS_WRITTEN:
                line = row[AS_WRITTEN[kind]]
            else:
                line = canonical({name: json.loads(v) if name in HOLDS_JSON else v for name, v in row.items()})
            file.write(f"{line}\n")
            count += 1
    return count


def _write_parquet(rows: Iterator[dict[str, Any]], folder: Path, kind: str) -> int:
    """Write the columns as stored; JSON stays text."""
    import pyarrow as pa  # type: ignore[import-untyped,unused-ignore] # noqa: PLC0415 - a house runs without it
    from pyarrow import parquet  # type: ignore[import-untyped,unused-ignore] # noqa: PLC0415 - likewise

    columns = [(column.name, _arrow_type(pa, column)) for column in KINDS[kind](Selection()).selected_columns]
    shape, count, batch = pa.schema(columns), 0, []
    with parquet.ParquetWriter(folder / f"{kind}.parquet", shape) as writer:
        for row in rows:
            batch.append(row)
            if len(batch) == AT_ONCE:
                writer.write_table(pa.Table.from_pylist(batch, shape))
                count, batch = count + len(batch), []
        writer.write_table(pa.Table.from_pylist(batch, shape))
    return count + len(batch)


def _arrow_type(pa: Any, column: Any) -> Any:
    return {int: pa.int64(), bool: pa.bool_(), str: pa.string()}[column.type.python_type]


# Retention.


@dataclass(frozen=True, slots=True)
class Kept:
    """How many rows of a kind a house has, and since when (microseconds)."""

    rows: int
    first: int | None
    last: int | None


def retention(connection: Connection) -> dict[str, Kept]:
    """What is stored and how far back it reaches. Nothing is ever deleted."""
    times = {
        "records": schema.round_.c.ended_at,
        "announcements": schema.announcement.c.at,
        "journal": schema.journal.c.at,
        "checkpoints": schema.checkpoint.c.at,
    }
    found = {}
    for kind, at in times.items():
        count, first, last = connection.execute(select(func.count(), func.min(at), func.max(at))).one()
        found[kind] = Kept(count, first, last)
    return found
