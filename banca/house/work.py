"""Commands, and what they do: entries of the journal, transfers, events, all inside one transaction."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec
from sqlalchemy import Connection

from banca.house import ledger
from banca.house.checkpoints import Checkpoint, Why
from banca.house.config import stream_of
from banca.house.journal import HOUSE, Entry, Head, append, head_of
from banca.house.leases import keep_leases
from banca.house.ledger import Account, Transfer
from banca.house.replies import HouseRefused
from banca.house.roles import Person, Role

if TYPE_CHECKING:
    from banca.house.house import House
    from banca.house.live_table import LiveTable

T = TypeVar("T")
EVENTS = "events"  # the stream of significant events


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that a person asks of the house. A subclass says who may, and what it does."""

    roles: ClassVar[frozenset[Role]] = frozenset()  # one of these is needed; nobody but the program itself, if empty

    def perform(self, work: "Work") -> Mapping[str, Any]:  # noqa: ARG002 - for those who do something
        """Do it, and say what came of it. Raises BancaError, and then nothing has changed."""
        raise TypeError(type(self))

    def needs(self, house: "House") -> "Needs":  # noqa: ARG002 - for those who need something
        """What it will surely look up, as far as that is known: for a group of commands it is read at once."""
        return Needs()


@dataclass(frozen=True, slots=True)
class Needs:
    streams: frozenset[str] = frozenset()
    accounts: frozenset[Account] = frozenset()  # bounded


@dataclass(slots=True)
class Work:
    """One command under way, inside a transaction."""

    house: "House"
    connection: Connection
    person: Person
    at: int
    command: str | None = None
    touched: dict[str, int] = field(default_factory=dict)  # tables, and the entry at which they stood before
    heads: dict[str, Head | None] = field(default_factory=dict)  # of streams that it wrote or took, as they were known
    held: dict[str, int | None] = field(default_factory=dict)  # by accounts that it looked at, as it was known

    def append(self, stream: str, kind: str, body: Mapping[str, Any], fence: int | None = None) -> int:
        """Write an entry of the journal, and give its number."""
        heads = self.house.heads
        self._note_head(stream)
        head = heads.get(stream) or head_of(self.connection, stream, lock=True)
        entry = Entry(stream, head.number + 1, self.at, self.person.name, self.command, kind, body, head.hash)
        heads[stream] = Head(entry.number, append(self.connection, entry, fence), head.fence)
        self.house.checkpoints.entries += 1
        return entry.number

    def transfer(self, stream: str, number: int, transfers: Sequence[Transfer], first_line: int = 1) -> None:
        """Move money, as part of an entry. HouseRefused: an account does not hold enough."""
        self.open_accounts({account for each in transfers for account in (each.source, each.target)})
        bounded = [account for each in transfers for account in (each.source, each.target) if account.bounded]
        if refusal := ledger.refuse_overdraft(self.balances(bounded), transfers):
            raise HouseRefused(refusal)
        ledger.post(self.connection, stream, number, transfers, first_line)
        held = self.house.held
        for each in transfers:
            if each.source.bounded:
                held[each.source.id] -= each.amount
            if each.target.bounded:
                held[each.target.id] += each.amount

    def balances(self, accounts: Iterable[Account]) -> Mapping[str, int]:
        """What bounded accounts hold; nobody else can move them until this transaction ends."""
        held, wanted, missing = self.house.held, {account.id: account for account in accounts}, set()
        for name, account in wanted.items():
            known = held.get(name)
            self.held.setdefault(name, known)
            if known is None:
                missing.add(account)
        if missing:
            held.update(dict.fromkeys((account.id for account in missing), 0))
            look_up_balances(self.house, self.connection, missing)
        return {name: held[name] for name in wanted}

    def open_accounts(self, accounts: set[Account]) -> None:
        missing = accounts - self.house.open_accounts - self.house.opening_accounts
        ledger.open_accounts(self.connection, sorted(missing, key=lambda account: account.id))
        self.house.opening_accounts |= missing
        for account in missing:  # somebody else may have opened it just now, and put something in
            self.house.held.pop(account.id, None)

    def event(self, kind: str, subject: str, **body: Any) -> None:
        """Write down a significant event."""
        self.append(EVENTS, kind, {"subject": subject, **body})

    def own(self, stream: str) -> int | None:
        """Take a stream; gives the fence to write it with."""
        self._note_head(stream)
        return self.house.own(stream, self.connection)

    def _note_head(self, stream: str) -> None:
        self.heads.setdefault(stream, self.house.heads.get(stream))

    def undo(self) -> None:
        """It failed: what the house knows of heads and balances is as it was."""
        for name, head in self.heads.items():
            _put_back(self.house.heads, name, head)
        for name, amount in self.held.items():
            _put_back(self.house.held, name, amount)

    def checkpoint(self, why: Why) -> Checkpoint:
        """Sign the heads of all streams; the journal names the checkpoint, so that it cannot be left out."""
        taken = self.house.checkpoints.take(self.connection, self.at, why)
        self.append(HOUSE, "checkpoint", {"number": taken.number, "hash": taken.hash})
        return taken

    def table(self, table_id: str) -> "LiveTable":
        """A table, read from the journal if it is not in memory."""
        self._note_head(stream_of(table_id))
        found = self.house.table(table_id, self.connection)
        self.touched.setdefault(table_id, found.version)
        return found


def look_up(house: "House", connection: Connection, commands: Iterable[Command]) -> None:
    """Read what a group of commands needs, all at once, and keep others from it until the transaction ends.

    A name that is not printable is nobody's, and no database need hear of it: its command will be refused.
    """
    needs = [command.needs(house) for command in commands]
    streams = {name for each in needs for name in each.streams if name not in house.heads and name.isprintable()}
    if streams and not house.database.is_sqlite:
        house.heads.update(keep_leases(connection, streams, house.name, house.lease))
    accounts = {account for each in needs for account in each.accounts if account.id not in house.held}
    if accounts := {account for account in accounts if account.id.isprintable()}:
        look_up_balances(house, connection, accounts)


def look_up_balances(house: "House", connection: Connection, accounts: set[Account]) -> None:
    """Of those that are open, which is known from then on."""
    found = ledger.balances(connection, accounts)
    house.held.update(found)
    house.open_accounts |= {account for account in accounts if account.id in found} - house.opening_accounts


def _put_back(known: dict[str, T], name: str, value: T | None) -> None:
    if value is None:
        known.pop(name, None)
    else:
        known[name] = value


def tag_of(kind: type[Command]) -> str:
    """The name by which a command is asked for."""
    return str(kind.__struct_config__.tag)


def digest_of(command: Command) -> str:
    return hashlib.sha256(msgspec.json.encode(command, order="sorted")).hexdigest()
