"""Replay a table's journal and compare each entry with everything stored with it.

With the house's key, draws come from the seals: the sealed order must be the one that its seed gives, and announcements
and openings are recomputed. Without the key, the announced roots and the openings in the records take their place, and
every opening must lead to its root. Either way one replay proves the journal, the records, the announcements and the
money at once: a record that it reproduces byte for byte needs no other replay.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar

from sqlalchemy import Connection, select

from banca.house import schema
from banca.house.clock import day_of
from banca.house.config import METERS, stream_of
from banca.house.effects import Effects, EndedRound
from banca.house.errors import Tampered
from banca.house.findings import Columns, Rows, compare, differs, missing, unfounded
from banca.house.journal import NOTHING_BEFORE, Entry, canonical, hash_of, read_entry
from banca.house.live_table import LiveTable
from banca.house.results import facts_of
from banca.house.sealing import HouseKey, Sealer, digest_of_seed, tree_of
from banca.law import BancaError, refuse
from banca.material.chance import Seeded, Source
from banca.material.commitment import Commitment, Opening, Tree
from banca.messages.errors import Message
from banca.play.act import Act
from banca.play.commitments import OpenedDraw
from banca.table.table import Table

UNKNOWN = Opening(0, "", "", ())  # of a draw that no record has opened yet
SEALS_AT_ONCE = 50
TRANSFER = Columns("line", "why", "source", "target", "currency", "amount")
DEBT = Columns("line", "debtor", "creditor", "currency", "amount", "clause")
ANNOUNCEMENT = Columns("at", "body")
REPORT_EVERY = 500  # entries


# Draws.


class Unsealed(Sealer):
    """The trees of a table from their seals; each must match its seed."""

    def __init__(self, key: HouseKey, connection: Connection, table_id: str) -> None:
        super().__init__(key, table_id)
        self.connection = connection
        self.met: list[str] = []
        self.seeds: list[str] = []  # digests of the seeds of the trees seen so far
        self._sealed: dict[str, bytes] = {}  # the next trees

    def content(self, name: str) -> dict[str, Any] | None:
        if name not in self._sealed:
            number, seal = int(name.rpartition("/")[2]), schema.seal
            names = [f"{self.table_id}/{n}" for n in range(number, number + SEALS_AT_ONCE)]
            rows = self._connection.execute(select(seal.c.tree, seal.c.sealed).where(seal.c.tree.in_(names)))
            self._sealed = {row.tree: bytes(row.sealed) for row in rows}
        sealed = self._sealed.get(name)
        return None if sealed is None else self.unseal(sealed, name)

    def new_tree(self, name: str, draw: Callable[[Source], Sequence[str]]) -> Tree:
        content = self.content(name)
        if content is None:
            raise missing(Message("house-audit-of-seal", tree=name))
        if list(draw(Seeded(content["seed"]))) != content["drawn"]:
            raise Tampered("house-audit-seed", tree=name)
        self.met.append(name)
        self.seeds.append(digest_of_seed(bytes.fromhex(content["seed"])))
        return tree_of(name, content)


class PublishedTree(Tree):
    """A tree known only by its announced root and the openings in records."""

    def __init__(self, commitment: Commitment, opened: dict[tuple[str, int], Opening]) -> None:
        self.name, self._commitment, self._opened = commitment.tree, commitment, opened

    @property
    def leaves(self) -> int:
        return self.commitment.leaves

    def opening(self, place: int) -> Opening:
        found = self._opened.get((self.name, place), UNKNOWN)
        if found is not UNKNOWN and not self.commitment.is_opened_by(found):
            raise Tampered("house-audit-opening", tree=self.name, place=place)
        return found


class Published(Sealer):
    """The trees of a table, from its announcements and the openings in its records."""

    def __init__(self, connection: Connection, table_id: str, announcements: Rows) -> None:
        super().__init__(HouseKey(b""), table_id)
        self.connection, self.announcements = connection, announcements
        self.opened: dict[tuple[str, int], Opening] = {}
        self.met: list[str] = []

    def open_draws(self, record: Mapping[str, Any]) -> None:
        """Collect the openings of a record before it is replayed."""
        self.opened.clear()
        for draw in record.get("draws", ()):
            if "drawn" in draw:
                opening = Opening(draw["place"], draw["drawn"], draw["nonce"], tuple(draw["path"]))
                self.opened[draw["tree"], draw["place"]] = opening

    def new_tree(self, name: str, draw: Callable[[Source], Sequence[str]]) -> Tree:
        del draw
        self.met.append(name)
        for row in self.announcements.ahead():
            said = json.loads(row.body)
            if said.get("tree") == name:
                return PublishedTree(Commitment(name, said["leaves"], said["root"]), self.opened)
        raise missing(Message("house-audit-of-tree", tree=name))


class ReplayedTable(Table):
    """A table that replays acts that were accepted before.

    An act must show what was drawn at its place. Without the key, a draw that no record has opened may be anything.
    """

    def do_read(self, act: Act) -> None:
        if self.acts and self.is_over:
            raise self.game.refused(refuse("next_round_must_be_opened_first", None))
        before = self.state
        after = self.game.after(before, act)
        self._act_number = len(self.acts) + 1
        taken = self._order.take(before, act, after, self) if self.source else []
        self.state = after
        self.acts.append(act)
        for each in taken:
            draw = self._make_draw(each)
            if (
                each.shown is not None
                and isinstance(draw, OpenedDraw)
                and draw.drawn not in (each.shown, UNKNOWN.drawn)
            ):
                raise self.game.refused(refuse("result_must_be_the_one_sealed", None))
            self.draws.append(draw)
        if self.is_over:
            self._record()


class ReplayedLiveTable(LiveTable):
    table_type: ClassVar[type[Table]] = ReplayedTable


# The replay.


@dataclass(frozen=True, slots=True)
class TableTask:
    """A table to audit, as of one moment in the database; later rows are ignored."""

    id: str
    number: int  # its last entry
    hash: str
    counts: Mapping[str, int]  # of its rounds, announcements, debts and transfers
    row: Mapping[str, Any] | None  # its stored status, number and snapshot
    signed: Mapping[int, tuple[str, int]]  # entries whose hash a checkpoint signed, with its number


@dataclass(slots=True)
class TableFindings:
    """Findings of a replay that only the audit of the whole house can judge."""

    id: str
    entries: int = 0
    rounds: int = 0
    acts: int = 0
    announcements: int = 0
    transfers: int = 0
    debts: int = 0
    trees: list[str] = field(default_factory=list)
    seeds: list[str] = field(default_factory=list)  # the digest of each tree's seed, if the key is given
    meters: dict[str, Counter[str]] = field(default_factory=dict)  # by day
    events: list[tuple[str, str, int]] = field(default_factory=list)
    plays_for_itself: bool = False  # the house has stakes of its own, for which there is no transfer
    pool: str | None = None
    currency: str = ""
    pool_moves: list[tuple[str, str]] = field(default_factory=list)  # before and after
    pool_seen: set[str] = field(default_factory=set)


def entries_of(
    connection: Connection,
    stream: str,
    number: int,
    head: str,
    signed: Mapping[int, tuple[str, int]],
) -> Iterator[Entry]:
    """The entries of a stream up to its head; Tampered if the chain or a checkpoint is broken."""
    journal = schema.journal
    query = select(journal).where(journal.c.stream == stream, journal.c.number <= number)
    rows, previous, after = Rows(connection, query, journal.c.number), NOTHING_BEFORE, 0
    while (row := rows.take()) is not None:
        after += 1
        found = hash_of(row, row.body)
        if row.number != after or row.previous != previous or found != row.hash:
            raise Tampered("house-journal-broken", stream=stream, number=after)
        if after in signed and signed[after][0] != found:
            raise Tampered("house-audit-not-as-signed", stream=stream, number=after, checkpoint=signed[after][1])
        previous = found
        yield read_entry(row)
    if after != number or previous != head:
        raise Tampered("house-audit-head", stream=stream, number=number, last=after)


class TableReplay:
    """Replays the journal of one table from its first entry."""

    def __init__(self, connection: Connection, task: TableTask, key: HouseKey | None) -> None:
        self.connection, self.task, self.stream = connection, task, stream_of(task.id)
        announcement, transfer, debt, round_ = schema.announcement, schema.transfer, schema.debt, schema.round_
        counts = task.counts
        self.announcements = Rows(
            connection,
            select(announcement).where(
                announcement.c.table_id == task.id, announcement.c.serial <= counts["announcement"]
            ),
            announcement.c.serial,
        )
        self.transfers = Rows(
            connection,
            select(transfer).where(transfer.c.stream == self.stream, transfer.c.number <= task.number),
            transfer.c.number,
            transfer.c.line,
        )
        self.debts = Rows(
            connection,
            select(debt).where(debt.c.stream == self.stream, debt.c.number <= task.number),
            debt.c.number,
            debt.c.line,
        )
        self.rounds = Rows(
            connection,
            select(round_).where(round_.c.table_id == task.id, round_.c.last <= task.number),
            round_.c.round,
        )
        self.found = TableFindings(task.id)
        self.source: Unsealed | Published
        if key is None:
            self.source = Published(connection, task.id, self.announcements)
        else:
            self.source = Unsealed(key, connection, task.id)
        self.live = ReplayedLiveTable(self.source, task.id)
        self.serial = 0  # of the last transfer

    def run(self, report: Callable[[int], None]) -> TableFindings:
        self._open_next_record()
        opened, entry = 0, None
        for entry in entries_of(self.connection, self.stream, self.task.number, self.task.hash, self.task.signed):
            effects = self._apply(entry)
            self._compare(entry, effects)
            if self.live.first == entry.number:
                opened = entry.number
                if self.task.row is not None and self.task.row["number"] == opened:
                    what = Message("house-audit-of-table", table=self.task.id)
                    compare(what, self.task.row, {"snapshot": canonical(self.live.snapshot())})
            if entry.number % REPORT_EVERY == 0:
                report(REPORT_EVERY)
        report(self.task.number % REPORT_EVERY)
        if entry is None:
            return self.found
        self._finish(opened)
        return self.found

    def _apply(self, entry: Entry) -> Effects:
        try:
            return self.live.apply(entry)
        except Tampered:
            raise
        except BancaError as error:
            fault: Any = error.message
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
            fault = f"{type(error).__name__} {error}"
        raise Tampered("house-audit-unplayable", stream=self.stream, number=entry.number, fault=fault)

    def _open_next_record(self) -> None:
        """Without the key, take the draws of the next round from its record."""
        if isinstance(self.source, Published) and (row := self.rounds.peek()) is not None:
            try:
                self.source.open_draws(json.loads(row.record))
            except (ValueError, LookupError, TypeError, AttributeError):
                raise self._malformed(row) from None

    def _malformed(self, row: Any) -> Tampered:
        return Tampered("house-audit-malformed", what=self._round(row.round), column="record")

    def _round(self, number: int) -> Message:
        return Message("house-audit-of-round", table=self.task.id, round=number)

    def _compare(self, entry: Entry, effects: Effects) -> None:
        for line, moved in enumerate(effects.transfers, 1):
            what = partial(Message, "house-audit-of-transfer", stream=self.stream, number=entry.number, line=line)
            source = moved.source
            row = self._at(self.transfers, entry.number, what)
            TRANSFER.compare(what, row, line, moved.why, source.id, moved.target.id, source.currency, moved.amount)
            if row.serial <= self.serial:
                raise Tampered("house-audit-transfer-order", serial=row.serial)
            self.serial = row.serial
        self._none_left(self.transfers, entry.number, "house-audit-of-transfer")
        for line, debt in enumerate(effects.debts, 1):
            what = partial(Message, "house-audit-of-debt", stream=self.stream, number=entry.number, line=line)
            row, currency = self._at(self.debts, entry.number, what), self.live.currency
            DEBT.compare(what, row, line, debt.debtor, debt.creditor, currency, debt.amount, debt.clause)
        self._none_left(self.debts, entry.number, "house-audit-of-debt")
        for said in effects.announcements:
            serial = self.announcements.taken + 1
            what = partial(Message, "house-audit-of-announcement", table=self.task.id, serial=serial)
            row = self.announcements.take()
            if row is None or row.serial != serial:
                raise missing(what())
            ANNOUNCEMENT.compare(what, row, entry.at, canonical(said))
        for ended in effects.rounds:
            self._compare_round(ended)
            self.found.acts += len(ended.record["acts"])
            self._open_next_record()
        if effects.meters:
            self.found.meters.setdefault(day_of(entry.at).isoformat(), Counter()).update(effects.meters)
        self.found.events += [(kind, self.task.id, entry.number) for kind, _ in effects.events]
        self._follow_pool(entry, effects)

    def _at(self, rows: Rows, number: int, what: Callable[[], Message]) -> Any:
        row = rows.peek()
        if row is None or row.number > number:
            raise missing(what())
        return rows.take()

    def _none_left(self, rows: Rows, number: int, what: str) -> None:
        row = rows.peek()
        if row is not None and row.number <= number:
            raise unfounded(Message(what, stream=self.stream, number=row.number, line=row.line))

    def _compare_round(self, ended: EndedRound) -> None:
        what, row = self._round(ended.number), self.rounds.take()
        if row is None or row.round != ended.number:
            raise missing(what)
        due = {
            "first": ended.first,
            "last": ended.last,
            "opened_at": ended.opened_at,
            "ended_at": ended.ended_at,
            "void": ended.void,
            "record": canonical(ended.record),
        }
        compare(what, row._mapping, due)
        try:
            facts = json.loads(row.facts)
            staked = {player: said["staked"] for player, said in facts["balances"].items()}
        except (ValueError, LookupError, TypeError, AttributeError):
            raise Tampered("house-audit-malformed", what=what, column="facts") from None
        players = {p: amount for p, amount in ended.in_play.items() if p != self.live.game.house_player}
        if staked != players:
            raise differs(what, "facts", staked, players)
        if "result" in facts:  # rounds stored by earlier versions have none
            due = json.loads(canonical(facts_of(self.live.past(ended))))
            compare(what, {name: facts.get(name) for name in due}, due)

    def _follow_pool(self, entry: Entry, effects: Effects) -> None:
        """Note the pool before and after the entry. Tables may share it, so the whole house is compared later."""
        rules, said = self.live.game.pool, entry.body.get("pool")
        if rules is None or said is None:
            return
        found = self.found
        found.pool, found.currency = self.live.pool_name, self.live.currency
        before = canonical(said)
        found.pool_seen.add(before)
        if effects.pool is not None:
            found.pool_moves.append((before, canonical(rules.write(effects.pool))))

    def _finish(self, opened: int) -> None:
        found, task, live = self.found, self.task, self.live
        if (row := self.rounds.peek()) is not None:
            raise unfounded(self._round(row.round))
        if (row := self.announcements.peek()) is not None:
            raise unfounded(Message("house-audit-of-announcement", table=task.id, serial=row.serial))
        taken = {
            "round": self.rounds.taken,
            "announcement": self.announcements.taken,
            "debt": self.debts.taken,
            "transfer": self.transfers.taken,
        }
        for name, count in taken.items():
            if count != task.counts[name]:
                raise Tampered("house-audit-count", table=task.id, what=name, stored=task.counts[name], due=count)
        what = Message("house-audit-of-table", table=task.id)
        if task.row is None:
            raise missing(what)
        compare(what, task.row, {"number": opened, "status": live.status})
        found.entries, found.rounds, found.announcements = task.number, taken["round"], taken["announcement"]
        found.transfers, found.debts = taken["transfer"], taken["debt"]
        found.trees = self.source.met
        if isinstance(self.source, Unsealed):
            found.seeds = self.source.seeds
        found.currency, found.plays_for_itself = live.currency, live.game.house_player is not None


def meters_due(found: TableFindings) -> dict[str, dict[str, int]]:
    """The meters as they should be stored, by day."""
    return {day: {name: counted.get(name, 0) for name in METERS} for day, counted in found.meters.items()}
