"""The arithmetic of an audit: accounts and balances, meters, and shared pools."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Connection, func, select

from banca.games import game_of
from banca.house import ledger, schema
from banca.house.errors import Tampered
from banca.house.findings import Rows, compare, differs, missing, unfounded
from banca.house.journal import HOUSE, Entry, canonical
from banca.house.ledger import Transfer
from banca.house.people import first_money
from banca.house.pools import reconcile
from banca.house.replaying import TableFindings, meters_due
from banca.house.sealing import HouseKey
from banca.messages.errors import BancaError, Message

TABLE_STREAMS = "table/"
BOUNDED = ("purse", "stakes", "float", "pool")
UNBOUNDED = ("cage", "commission", "breakage", "claims")
POOL_IN = ("pool-contribution", "pool-top-up")
COUNTED = (
    "checkpoints",
    "streams",
    "entries",
    "events",
    "replies",
    "people",
    "applications",
    "decisions",
    "application-acts",
    "tables",
    "rounds",
    "acts",
    "announcements",
    "seals",
    "seeds",
    "accounts",
    "transfers",
    "debts",
    "meters",
    "pools",
)


@dataclass(slots=True)
class Auditing:
    """What the parts of an audit share."""

    connection: Connection
    key: HouseKey | None
    heads: dict[str, tuple[int, str]] = field(default_factory=dict)
    checkpoints: dict[int, str] = field(default_factory=dict)  # their hashes
    signed: dict[str, dict[int, tuple[str, int]]] = field(default_factory=lambda: defaultdict(dict))
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTED, 0))
    entries: dict[str, list[Entry]] = field(default_factory=dict)  # of all streams except tables
    tables: list[TableFindings] = field(default_factory=list)


# The ledger.

Moves = Callable[[Connection, Mapping[str, Any]], Sequence[Transfer]]


def _between_cage_and_purse(why: str, connection: Connection, body: Mapping[str, Any]) -> Sequence[Transfer]:
    del connection
    cage, purse = ledger.cage(body["currency"]), ledger.purse(body["player"], body["currency"])
    sides = (cage, purse) if why == "purchase" else (purse, cage)
    return (Transfer(why, *sides, body["amount"]),)


def _debt_paid(connection: Connection, body: Mapping[str, Any]) -> Sequence[Transfer]:
    owed = schema.debt.c
    where = (owed.stream == body["stream"], owed.number == body["number"], owed.line == body["line"])
    debt = connection.execute(select(schema.debt).where(*where)).one()
    source, target = ledger.purse(debt.debtor, debt.currency), ledger.purse(debt.creditor, debt.currency)
    return (Transfer("debt", source, target, debt.amount),)


def _gift(connection: Connection, body: Mapping[str, Any]) -> Sequence[Transfer]:
    del connection
    source, target = (ledger.purse(body[side], body["currency"]) for side in ("player", "to"))
    return (Transfer("gift", source, target, body["amount"]),)


def _first_money(connection: Connection, body: Mapping[str, Any]) -> Sequence[Transfer]:
    del connection
    return first_money(body["name"], body.get("money", {}))


# What the entries of the house's own stream move. One that is not named here moves nothing.
MOVES: Mapping[str, Moves] = {
    "add-person": _first_money,
    "buy-chips": partial(_between_cage_and_purse, "purchase"),
    "redeem-chips": partial(_between_cage_and_purse, "redemption"),
    "give-chips": _gift,
    "pay-debt": _debt_paid,
}


@dataclass(slots=True)
class _Books:
    """The ledger, added up transfer by transfer."""

    accounts: dict[str, Any]
    held: Counter[str] = field(default_factory=Counter)
    used: set[str] = field(default_factory=set)
    rounds: dict[tuple[str, int], list[tuple[Message, Mapping[str, Any]]]] = field(default_factory=dict)


def check_ledger(house: Auditing) -> None:
    connection = house.connection
    accounts = {row.id: row for row in connection.execute(select(schema.account))}
    books = _Books(accounts, rounds=_balances_said(connection))
    for row in accounts.values():
        _account(house, row)
    _house_moves(house)
    transfer = schema.transfer
    rows = Rows(connection, select(transfer), transfer.c.serial)
    under_way: tuple[str, int] | None = None
    while (row := rows.take()) is not None:
        entry = (row.stream, row.number)
        if entry != under_way:
            _purses_after(books, under_way)
            _purses_before(books, entry)
            under_way = entry
        _move(house, books, row)
    _purses_after(books, under_way)
    for said in books.rounds.values():  # rounds at whose end no money moved
        for what, balances in said:
            for player, each in balances.items():
                if each["before"] != each["after"]:
                    raise differs(what, f"facts/{player}/after", each["after"], each["before"])
    for name in sorted(accounts):
        if name not in books.used:
            raise unfounded(Message("house-audit-of-account", account=name))
    _balances(connection, books)
    house.counts["transfers"], house.counts["accounts"] = rows.taken, len(accounts)


def _account(house: Auditing, row: Any) -> None:
    """Derive an account from its name."""
    what, parts = Message("house-audit-of-account", account=row.id), row.id.split("/")
    if parts[0] not in (*BOUNDED, *UNBOUNDED):
        raise unfounded(what)
    due: dict[str, Any] = {"bounded": parts[0] in BOUNDED}
    if parts[0] in ("purse", "cage", "claims"):
        due["currency"] = parts[-1]
    else:
        known = {found.id: found.currency for found in house.tables}
        known |= {f"pool/{found.pool}": found.currency for found in house.tables if found.pool}
        name = parts[1] if parts[0] != "pool" else row.id
        if name in known:
            due["currency"] = known[name]
    compare(what, {**row._mapping, "bounded": bool(row.bounded)}, due)


def _house_moves(house: Auditing) -> None:
    """The moves of the house's own entries."""
    connection, transfer = house.connection, schema.transfer
    query = select(transfer).where(transfer.c.stream.not_like(f"{TABLE_STREAMS}%"))
    rows = Rows(connection, query, transfer.c.stream, transfer.c.number, transfer.c.line)
    stored: dict[tuple[str, int], list[Any]] = defaultdict(list)
    while (row := rows.take()) is not None:
        stored[row.stream, row.number].append(row)
    for stream, entries in sorted(house.entries.items()):
        for entry in entries:
            own = stored.pop((stream, entry.number), [])
            what = partial(Message, "house-audit-of-transfer", stream=stream, number=entry.number)
            if [row.line for row in own] != list(range(1, len(own) + 1)):
                raise missing(
                    what(line=next(n for n, row in enumerate([*own, None], 1) if row is None or row.line != n))
                )
            if entry.kind == "open-pool":
                _pool_opened(entry, own, what)
            else:
                due = MOVES[entry.kind](connection, entry.body) if entry.kind in MOVES else ()
                _compare_moves(own, due, what)
    if stored:
        (stream, number), own = min(stored.items())
        raise unfounded(Message("house-audit-of-transfer", stream=stream, number=number, line=own[0].line))


def _compare_moves(own: Sequence[Any], due: Sequence[Transfer], what: Callable[..., Message]) -> None:
    for line, moved in enumerate(due, 1):
        if len(own) < line:
            raise missing(what(line=line))
        compare(
            what(line=line),
            own[line - 1]._mapping,
            {
                "why": moved.why,
                "source": moved.source.id,
                "target": moved.target.id,
                "currency": moved.source.currency,
                "amount": moved.amount,
            },
        )
    if len(own) > len(due):
        raise unfounded(what(line=len(due) + 1))


def _pool_opened(entry: Entry, own: Sequence[Any], what: Callable[..., Message]) -> None:
    """The cage fills a new pool; `check_pools` judges the amount."""
    if own:
        row = own[0]
        due = Transfer(
            "pool-opening", ledger.cage(row.currency), ledger.pool(entry.body["pool"], row.currency), row.amount
        )
        _compare_moves(own, [due], what)


def _move(house: Auditing, books: _Books, row: Any) -> None:
    accounts, held, source, target = books.accounts, books.held, row.source, row.target
    if row.number > house.heads.get(row.stream, (0, ""))[0]:
        raise unfounded(_transfer(row))
    for side in (source, target):
        if side not in accounts:
            raise missing(Message("house-audit-of-account", account=side))
        if row.currency != accounts[side].currency:
            raise differs(_transfer(row), "currency", row.currency, accounts[side].currency)
    books.used |= {source, target}
    held[source] -= row.amount
    held[target] += row.amount
    if held[source] < 0 and accounts[source].bounded:
        raise Tampered("house-audit-negative", account=source, what=_transfer(row), amount=held[source])


def _transfer(row: Any) -> Message:
    return Message("house-audit-of-transfer", stream=row.stream, number=row.number, line=row.line)


def _balances(connection: Connection, books: _Books) -> None:
    stored = {row.account: row.amount for row in connection.execute(select(schema.balance))}
    for name, row in sorted(books.accounts.items()):
        what = Message("house-audit-of-balance", account=name)
        if row.bounded:
            if name not in stored:
                raise missing(what)
            compare(what, {"amount": stored.pop(name)}, {"amount": books.held[name]})
    if stored:
        raise unfounded(Message("house-audit-of-balance", account=min(stored)))


def _balances_said(connection: Connection) -> dict[tuple[str, int], list[tuple[Message, Mapping[str, Any]]]]:
    """The purses of the players as each round states them, by the entry that ended it."""
    round_ = schema.round_
    found: dict[tuple[str, int], list[tuple[Message, Mapping[str, Any]]]] = {}
    currencies: dict[str, str] = {}
    query = select(round_.c.table_id, round_.c.round, round_.c.last, round_.c.facts)
    rows = Rows(connection, query, round_.c.table_id, round_.c.round)
    while (row := rows.take()) is not None:
        said = json.loads(row.facts)["balances"]
        if said:
            if row.table_id not in currencies:
                currencies[row.table_id] = _currency_of(connection, row.table_id)
            what = Message("house-audit-of-round", table=row.table_id, round=row.round)
            purses = {f"purse/{player}/{currencies[row.table_id]}": each for player, each in said.items()}
            found.setdefault((f"{TABLE_STREAMS}{row.table_id}", row.last), []).append((what, purses))
    return found


def _currency_of(connection: Connection, table_id: str) -> str:
    found = select(schema.account.c.currency).where(schema.account.c.id == f"stakes/{table_id}")
    return str(connection.execute(found).scalar())


def _purses_before(books: _Books, entry: tuple[str, int]) -> None:
    for what, purses in books.rounds.get(entry, ()):
        for name, said in purses.items():
            if said["before"] != books.held[name]:
                raise differs(what, f"facts/{name}/before", said["before"], books.held[name])


def _purses_after(books: _Books, entry: tuple[str, int] | None) -> None:
    for what, purses in books.rounds.pop(entry, ()) if entry else ():
        for name, said in purses.items():
            if said["after"] != books.held[name]:
                raise differs(what, f"facts/{name}/after", said["after"], books.held[name])


# Meters and pools.


def ledger_meters(connection: Connection, table_id: str) -> Counter[str]:
    """The meters of a table as derived from the ledger alone, by day."""
    moved = schema.transfer.c
    query = select(moved.why, moved.target, func.sum(moved.amount)).where(moved.stream == f"{TABLE_STREAMS}{table_id}")
    found: Counter[str] = Counter()
    for why, target, amount in connection.execute(query.group_by(moved.why, moved.target)):
        into_pool = target.startswith("pool/")
        if why in POOL_IN:
            found["pool_in"] += amount if into_pool else -amount
        elif why == "pool-prize":
            found["pool_out"] += amount
        elif why in ("taken", "commission", "breakage"):
            found[why] += amount
        if why in ("prize", "commission", "breakage"):
            found["prizes"] += amount
    return found


def check_meters(house: Auditing) -> None:
    """Meters match the replay and the ledger."""
    connection, meter = house.connection, schema.meter
    due = {(found.id, day): each for found in house.tables for day, each in meters_due(found).items()}
    totals: dict[str, Counter[str]] = defaultdict(Counter)
    for row in connection.execute(select(meter).order_by(meter.c.table_id, meter.c.day)):
        what = Message("house-audit-of-meter", table=row.table_id, day=row.day)
        counted = due.pop((row.table_id, row.day), None)
        if counted is None:
            raise unfounded(what)
        compare(what, row._mapping, counted)
        totals[row.table_id].update(counted)
        house.counts["meters"] += 1
    for (table, day), counted in sorted(due.items()):
        if any(counted.values()):
            raise missing(Message("house-audit-of-meter", table=table, day=day))
    for found in house.tables:
        summed = ledger_meters(connection, found.id)
        plays = found.plays_for_itself
        names = ("taken", "commission", "breakage", "pool_in", "pool_out", *(() if plays else ("prizes",)))
        for name in names:
            if summed[name] != totals[found.id][name]:
                what = Message("house-audit-of-meter", table=found.id, day="all")
                raise differs(what, name, totals[found.id][name], summed[name])


def check_pools(house: Auditing) -> None:
    """A pool changed from value to value without a gap, holds what it shows, and has paid or holds all that came in."""
    connection, pool = house.connection, schema.pool
    opened = {e.body["pool"]: e.body for e in house.entries.get(HOUSE, []) if e.kind == "open-pool"}
    changes: dict[str, list[str]] = defaultdict(list)
    for entry in house.entries.get(HOUSE, []):
        if entry.kind == "change-pool":
            changes[entry.body["pool"]].append(canonical(entry.body["terms"]))
    for row in connection.execute(select(pool).order_by(pool.c.id)):
        what = Message("house-audit-of-pool", pool=row.id)
        said = opened.pop(row.id, None)
        if said is None:
            raise unfounded(what)
        compare(what, row._mapping, {"edition": said["edition"]})
        first = canonical(said["terms"])
        _one_of(what, "terms", row.terms, (first, *changes[row.id]))
        _one_of(what, "pending", row.pending, (None, *changes[row.id][-1:]))
        if row.pending is None and changes[row.id] and row.terms != changes[row.id][-1]:
            raise differs(what, "pending", "", changes[row.id][-1])
        _pool_value(house, what, row)
        house.counts["pools"] += 1
    if opened:
        raise missing(Message("house-audit-of-pool", pool=min(opened)))


def _one_of(what: Message, column: str, stored: str | None, known: Sequence[str | None]) -> None:
    if stored not in known:
        raise differs(what, column, stored or "", known[-1] or "")


def _pool_value(house: Auditing, what: Message, row: Any) -> None:
    sharing = [found for found in house.tables if found.pool == row.id]
    if sharing:
        compare(what, row._mapping, {"currency": sharing[0].currency})
    moves = [move for found in sharing for move in found.pool_moves]
    ends = Counter(after for _, after in moves)
    ends.subtract(before for before, _ in moves)
    # Each change starts from the result of another. Only the first value is no result; only the last starts no change.
    last, first = [each for each, n in ends.items() if n > 0], [each for each, n in ends.items() if n < 0]
    seen = set().union(*(found.pool_seen for found in sharing))
    due = last or sorted(seen)
    if len(last) > 1 or len(first) > 1 or max(ends.values(), default=0) > 1:
        raise Tampered("house-audit-pool-gap", pool=row.id)
    if due and (row.value != due[0] if last else row.value not in seen):
        raise differs(what, "value", row.value, due[0])
    if seen - {row.value} - {after for _, after in moves} - set(first):
        raise Tampered("house-audit-pool-gap", pool=row.id)
    rules = game_of(row.edition).pool
    try:
        shown = rules.amount(rules.read(json.loads(row.value))) if rules else 0  # it adds up its own fractions
    except (BancaError, ValueError, LookupError, TypeError):
        raise Tampered("house-audit-malformed", what=what, column="value") from None
    held = _held(house.connection, f"pool/{row.id}")
    came_in, there, paid = reconcile(house.connection, row.id)
    if shown != held or came_in != there + paid:
        raise Tampered("house-audit-pool-money", pool=row.id, shown=shown, held=held, came=came_in, paid=paid)


def _held(connection: Connection, account: str) -> int:
    return int(
        connection.execute(select(schema.balance.c.amount).where(schema.balance.c.account == account)).scalar() or 0
    )
