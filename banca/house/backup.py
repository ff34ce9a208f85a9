"""Backups: taken while the house plays, restored to an empty database, and verified by an audit.

A backup holds everything except the house's key. Without the key nobody can read future results from it.
"""

import gzip
import hashlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Connection, LargeBinary, func, inspect, select
from sqlalchemy import Table as DatabaseTable

from banca.house import migrations, schema
from banca.house.audit import Audited, audit
from banca.house.database import Database
from banca.house.errors import HouseError, Tampered
from banca.house.journal import canonical
from banca.house.sealing import HouseKey

VERSION = 1
SQLITE = b"SQLite format 3\0"
AT_ONCE = 500  # rows per statement
KEPT_BY_TRIGGERS = ("balance",)  # triggers recompute these during a restore
OF_A_PROCESS = {"owner": None, "leased_until": None}  # reset on restore: the process that last wrote the stream


def backup(database: Database, path: Path, *, portable: bool = False) -> int:
    """Write a backup to a new file and return its size. The house may go on meanwhile.

    An SQLite house is copied page by page. A PostgreSQL house, or a portable backup, becomes a file that both databases
    can restore.
    """
    if path.exists():
        raise HouseError("house-backup-exists", file=str(path))
    with database.read() as connection:
        migrations.refuse_other_revision(connection)
    part = path.with_name(f"{path.name}.part")
    try:
        if database.is_sqlite and not portable:
            _copy(database.path, part)
        else:
            _dump(database, part)
        _flush(part)
        os.link(part, path)  # unlike a rename, a link never replaces a file created meanwhile
    except FileExistsError:
        raise HouseError("house-backup-exists", file=str(path)) from None
    except (OSError, sqlite3.Error) as error:
        fault = getattr(error, "strerror", None) or str(error)
        raise HouseError("house-backup-unwritable", file=str(path), fault=fault) from None
    finally:
        part.unlink(missing_ok=True)
    _flush(path.parent)
    return path.stat().st_size


def _copy(source: Path, target: Path) -> None:
    """Copy the pages at one moment through SQLite itself, so that its write-ahead log is included."""
    with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(target)) as writing:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")  # leave one self-contained file


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# The portable form: a header line, a line for each row, a last line with their number and hash.


def _dump(database: Database, path: Path) -> None:
    with database.read() as connection, gzip.open(path, "wt", encoding="utf-8", compresslevel=6) as file:
        digest = hashlib.sha256()

        def write(raw: Any) -> None:
            line = canonical(raw) + "\n"
            digest.update(line.encode())
            file.write(line)

        write({"banca_backup": VERSION, "revision": migrations.revision_of(connection)})
        count = 0
        for table, row in _rows(connection):
            write([str(table), row])
            count += 1
        file.write(canonical({"rows": count, "digest": digest.hexdigest()}) + "\n")


def _rows(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row of every table, referenced tables first."""
    for table in schema.metadata.sorted_tables:
        if table.name in KEPT_BY_TRIGGERS:
            continue
        found = connection.execution_options(yield_per=AT_ONCE).execute(
            select(table).order_by(*table.primary_key.columns)
        )
        for row in found:
            yield table.name, {name: _plain(value) for name, value in row._mapping.items()}


def _plain(value: Any) -> Any:
    return {"hex": bytes(value).hex()} if isinstance(value, bytes | memoryview) else value


def _read_dump(path: Path) -> tuple[str, Iterator[tuple[str, dict[str, Any]]]]:
    """The revision of a backup and its rows. HouseError if it is not a backup, or is incomplete."""
    lines = _lines(path)
    head = next(lines, None)
    revision = head.get("revision") if isinstance(head, dict) and head.get("banca_backup") == VERSION else None
    if not isinstance(revision, str):
        raise HouseError("house-backup-unreadable", file=str(path))
    return revision, ((table, row) for table, row in lines)


def _lines(path: Path) -> Iterator[Any]:
    digest, count, whole = hashlib.sha256(), -1, False  # the first line is a header
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                said = json.loads(line)
                if isinstance(said, dict) and "rows" in said:
                    whole = said == {"rows": count, "digest": digest.hexdigest()}
                    break
                digest.update(line.encode())
                count += 1
                yield said
    except (OSError, EOFError, ValueError):
        whole = False
    if not whole:
        raise HouseError("house-backup-unreadable", file=str(path))


# Restoring.


def restore(
    path: Path,
    url: str,
    key: HouseKey | None = None,
    progress: Callable[[int, int], None] = lambda _, __: None,
) -> Audited:
    """Restore a backup into an empty database and audit it. If that fails, the database is emptied again."""
    target = Database(url)
    try:
        _refuse_occupied(target)
        with path.open("rb") as file:
            is_copy = file.read(len(SQLITE)) == SQLITE
        try:
            if is_copy and target.is_sqlite:
                _copy(path, target.path)
            elif is_copy:
                _restore_copy(path, target)
            else:
                _fill(target, *_read_dump(path))
            return audit(target, key, progress=progress)
        except BaseException:
            _clear(target)
            raise
    finally:
        target.close()


def _refuse_occupied(target: Database) -> None:
    if target.is_sqlite:
        if target.path.exists():
            raise HouseError("house-restore-not-empty", place=str(target.path))
        return
    with target.read() as connection:
        if inspect(connection).get_table_names():
            raise HouseError("house-restore-not-empty", place=target.url.render_as_string(hide_password=True))


def _clear(target: Database) -> None:
    target.close()
    if target.is_sqlite:
        for tail in ("", "-wal", "-shm"):
            target.path.with_name(f"{target.path.name}{tail}").unlink(missing_ok=True)
    else:
        migrations.migrate(target, "base")
        target.write(lambda connection: connection.exec_driver_sql("DROP TABLE IF EXISTS alembic_version"))


def _restore_copy(path: Path, target: Database) -> None:
    """Restore an SQLite house into PostgreSQL. Read a copy, because opening the file would change it."""
    with TemporaryDirectory() as folder:
        copied = Path(folder) / "house.db"
        _copy(path, copied)
        source = Database(str(copied))
        try:
            with source.read() as connection:
                _fill(target, str(migrations.revision_of(connection)), _rows(connection))
        finally:
            source.close()


def _fill(target: Database, revision: str, rows: Iterator[tuple[str, dict[str, Any]]]) -> None:
    """Insert all rows in one transaction, into a database of this program's revision."""
    newest = migrations.revisions()[-1]
    if revision != newest:
        raise HouseError("house-revision-differs", revision=revision, wanted=newest)
    migrations.migrate(target)

    def work(connection: Connection) -> None:
        for name, group in groupby(rows, key=lambda each: each[0]):
            table = schema.metadata.tables.get(name)
            if table is None:
                raise Tampered("house-backup-table-unknown", table=str(name))
            _insert(connection, table, (row for _, row in group))
        if not target.is_sqlite:
            _go_on_numbering(connection)

    target.write(work)


def _go_on_numbering(connection: Connection) -> None:
    """Let PostgreSQL's sequences continue after the restored rows."""
    for table in schema.metadata.sorted_tables:
        for column in table.columns:
            if column.autoincrement is True:
                last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
                connection.execute(
                    select(func.setval(func.pg_get_serial_sequence(table.name, column.name), last, False))
                )


def _insert(connection: Connection, table: DatabaseTable, rows: Iterator[Mapping[str, Any]]) -> None:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    process = OF_A_PROCESS if table is schema.stream else {}
    batch: list[dict[str, Any]] = []
    for row in rows:
        bytes_ = {name: bytes.fromhex(row[name]["hex"]) for name in binary}
        batch.append({**row, **bytes_, **process})
        if len(batch) == AT_ONCE:
            connection.execute(table.insert(), batch)
            batch = []
    if batch:
        connection.execute(table.insert(), batch)
