"""Follows a house from outside: folds every new entry of the journal, and compares all that was written with it."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, func, select

from banca.house import ledger, schema
from banca.house.config import stream_of
from banca.house.database import Database
from banca.house.effects import Effects
from banca.house.journal import NOTHING_BEFORE, Entry, canonical, entries
from banca.house.live_table import LiveTable
from banca.house.sealing import HouseKey, Sealer
from tests.chaos.play import load, print_of

TABLE = stream_of("")
TOLD = ("why", "source", "target", "amount")  # of a transfer
AT_THE_CAGE = ("buy-chips", "redeem-chips", "give-chips")


def no_chance(_: int) -> bytes:
    raise AssertionError("a tree that play rests on is not sealed")


@dataclass
class Auditor:
    """Never restarted: what it knows of a table comes from the entries alone."""

    key: HouseKey
    tables: dict[str, LiveTable] = field(default_factory=dict)
    heads: dict[str, tuple[int, str]] = field(default_factory=lambda: defaultdict(lambda: (0, NOTHING_BEFORE)))
    announced: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    entries: int = 0  # of tables and the cage
    rounds: int = 0

    def random(self, count: int) -> bytes:
        return no_chance(count)

    def look(self, database: Database) -> None:
        """AssertionError, or Tampered: something is lost, torn or doubled."""
        with database.read() as connection:
            for row in connection.execute(select(schema.stream)).all():
                self._follow(connection, row)
            self._commands(connection)
            held = self._ledger(connection)
            for live in self.tables.values():
                self._table(connection, live, held)
                live.sealer.connection = None

    def _follow(self, connection: Connection, row: Any) -> None:
        stream = str(row.name)
        after, previous = self.heads[stream]
        moved = transfers_after(connection, stream, after)
        for entry in entries(connection, stream, after):
            assert entry.previous == previous, f"{stream} {entry.number} follows another entry"
            previous = entry.hash
            if stream.startswith(TABLE):
                self._entry(connection, entry, stream.removeprefix(TABLE), moved.pop(entry.number, []))
            elif entry.kind in AT_THE_CAGE:
                (only,) = moved.pop(entry.number)
                assert only[-1] == entry.body["amount"]
            elif entry.kind == "open-pool":
                moved.pop(entry.number, None)
            self.entries += stream.startswith(TABLE) or entry.kind in AT_THE_CAGE
            after = entry.number
        assert not moved, f"money moved without an entry of {stream}: {sorted(moved)}"
        self.heads[stream] = after, previous
        assert (row.number, row.hash) == (after, previous), f"the head of {stream} is not its last entry"

    def _entry(self, connection: Connection, entry: Entry, name: str, moved: list[tuple[Any, ...]]) -> None:
        if name not in self.tables:
            self.tables[name] = LiveTable(Sealer(self.key, name, no_chance), name)
        live = self.tables[name]
        live.sealer.connection = connection
        effects = live.apply(entry)
        wanted = [(t.why, t.source.id, t.target.id, t.amount) for t in effects.transfers]
        assert moved == wanted, f"entry {entry.number} of {name} moved other money"
        self._rows(connection, live, entry, effects)

    def _rows(self, connection: Connection, live: LiveTable, entry: Entry, effects: Effects) -> None:
        owed = schema.debt.c
        where = (owed.stream == entry.stream, owed.number == entry.number)
        debts = connection.execute(
            select(owed.debtor, owed.creditor, owed.amount).where(*where).order_by(owed.line)
        ).all()
        assert [tuple(row) for row in debts] == [(d.debtor, d.creditor, d.amount) for d in effects.debts]
        stored, ended = schema.round_.c, effects.rounds
        where = (stored.table_id == live.id, stored.last == entry.number)
        found = connection.execute(select(stored.round, stored.record).where(*where)).all()
        assert [tuple(row) for row in found] == [(each.number, canonical(each.record)) for each in ended]
        self.rounds += len(ended)
        said, first = schema.announcement.c, self.announced[live.id] + 1
        self.announced[live.id] += len(effects.announcements)
        where = (said.table_id == live.id, said.serial.between(first, self.announced[live.id]))
        bodies = connection.execute(select(said.body).where(*where).order_by(said.serial)).scalars().all()
        assert bodies == [canonical(each) for each in effects.announcements]

    def _table(self, connection: Connection, live: LiveTable, held: Mapping[str, int]) -> None:
        again = load(self, connection, live.id)
        assert print_of(again) == print_of(live), f"{live.id} comes back as another table"
        assert again.table.state == live.table.state, f"{live.id}: {again.table.state} is not {live.table.state}"
        assert held.get(f"stakes/{live.id}", 0) == sum(live.in_play.values())
        assert held.get(f"float/{live.id}", 0) == live.float
        count = select(func.count()).where(schema.announcement.c.table_id == live.id)
        assert connection.execute(count).scalar_one() == self.announced[live.id]

    def _ledger(self, connection: Connection) -> dict[str, int]:
        """Balances are the sums of the transfers, and none is below nought."""
        moved, sums = schema.transfer.c, defaultdict[str, int](int)
        for side, sign in ((moved.source, -1), (moved.target, 1)):
            for account, amount in connection.execute(select(side, func.sum(moved.amount)).group_by(side)):
                sums[account] += sign * int(amount)
        held = {row.account: row.amount for row in connection.execute(select(schema.balance))}
        assert all(amount == sums[account] >= 0 for account, amount in held.items()), "a balance is not its transfers"
        return held

    def _commands(self, connection: Connection) -> None:
        """What was accepted is in the journal once, and nothing else is."""
        entry, asked = schema.journal.c, schema.command.c
        by = (entry.person, entry.command, entry.stream)
        rows = select(*by, func.count()).where(entry.command.is_not(None), entry.stream != "events").group_by(*by)
        found = connection.execute(rows).all()
        assert all(row[-1] == 1 for row in found), "a command was done twice"
        accepted = select(asked.person, asked.id).where(asked.reply.like('{"accepted":true%'))
        assert {tuple(row[:2]) for row in found} == {tuple(row) for row in connection.execute(accepted)}


def transfers_after(connection: Connection, stream: str, number: int) -> dict[int, list[tuple[Any, ...]]]:
    moved = schema.transfer.c
    where = (moved.stream == stream, moved.number > number)
    found: dict[int, list[tuple[Any, ...]]] = {}
    for row in connection.execute(select(schema.transfer).where(*where).order_by(moved.number, moved.line)):
        found.setdefault(row.number, []).append(tuple(getattr(row, name) for name in TOLD))
    return found


def purse_of(connection: Connection, name: str, currency: str) -> int:
    return ledger.balance_of(connection, ledger.purse(name, currency))
