"""Writing an entry of a table's journal together with all that it brings about: money, rounds, meters, a snapshot."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, func, select, update

from banca.house import pools, schema
from banca.house.clock import day_of
from banca.house.config import METERS, stream_of
from banca.house.effects import Effects, EndedRound
from banca.house.errors import OwnedElsewhere
from banca.house.journal import Entry, canonical
from banca.house.ledger import Account
from banca.house.live_table import LiveTable
from banca.house.results import facts_of
from banca.house.waiting import Row, inserting, upserting, write_rows
from banca.house.work import Work
from banca.money import Debt


def _added(rows: Sequence[Row]) -> Sequence[Row]:
    """What the meters of each table and day rise by."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for row in rows:
        if (sums := found.get(key := (row["table_id"], row["day"]))) is None:
            found[key] = dict(row)
        else:
            for name in METERS:
                sums[name] += row[name]
    return [*found.values()]


INSERT_ANNOUNCEMENTS, INSERT_ROUNDS, INSERT_DEBTS = map(inserting, (schema.announcement, schema.round_, schema.debt))
RAISE_METERS = upserting(schema.meter, lambda _, there, new: there + new, _added)
STORE_TABLES = upserting(
    schema.gaming_table, lambda _, __, new: new, lambda rows: [*{row["id"]: row for row in rows}.values()]
)


def write_entry(work: Work, live: LiveTable, kind: str, body: Mapping[str, Any]) -> Effects:
    """Apply an entry, and write it with all that it brings about."""
    number = live.number + 1
    effects = live.apply(Entry(stream_of(live.id), number, work.at, work.person.name, work.command, kind, body, ""))
    write_effects(work, live, kind, body, effects)
    return effects


def write_effects(work: Work, live: LiveTable, kind: str, body: Mapping[str, Any], effects: Effects) -> None:
    """Write an entry that has been applied."""
    connection, stream = work.connection, stream_of(live.id)
    number = work.append(stream, kind, body, live.fence)
    if number != live.number:
        raise OwnedElsewhere("house-stream-moved", stream=stream, number=number)
    purses = _purses(live, effects.rounds)
    before = work.balances(purses.values())
    work.transfer(stream, number, effects.transfers)
    _write_announcements(connection, live, effects.announcements, work.at)
    write_rows(connection, INSERT_DEBTS, [_debt(live, number, n, d) for n, d in enumerate(effects.debts, 1)])
    after = work.balances(purses.values())
    for ended in effects.rounds:
        balances = {
            player: {"staked": ended.in_play[player], "before": before[purse.id], "after": after[purse.id]}
            for player, purse in purses.items()
        }
        _write_round(connection, live, ended, balances)
    if effects.meters:
        _write_meters(connection, live, day_of(work.at).isoformat(), effects.meters)
    if effects.pool is not None and live.game.pool:
        pools.store(connection, live.pool_name, live.game.pool.write(effects.pool), restarted=effects.pool_restarted)
    _write_table(connection, live)
    for event, said in effects.events:
        work.event(event, live.id, number=number, **said)


def _purses(live: LiveTable, rounds: Sequence[EndedRound]) -> Mapping[str, Account]:
    """The purses of the players of a round."""
    return {p: live.purse(p) for ended in rounds for p in ended.in_play if p != live.game.house_player}


def _write_round(connection: Connection, live: LiveTable, ended: EndedRound, balances: Mapping[str, Any]) -> None:
    values = {
        "table_id": live.id,
        "round": ended.number,
        "first": ended.first,
        "last": ended.last,
        "opened_at": ended.opened_at,
        "ended_at": ended.ended_at,
        "void": ended.void,
        "record": canonical(ended.record),
        "facts": canonical({"balances": balances, **facts_of(live.past(ended))}),
    }
    write_rows(connection, INSERT_ROUNDS, [values])


def _write_announcements(connection: Connection, live: LiveTable, made: Sequence[Mapping[str, Any]], at: int) -> None:
    if not made:
        return
    if live.announced is None:
        count = select(func.count()).where(schema.announcement.c.table_id == live.id)
        live.announced = int(connection.execute(count).scalar_one())
    rows = [
        {"table_id": live.id, "serial": n, "at": at, "body": canonical(each)}
        for n, each in enumerate(made, live.announced + 1)
    ]
    live.announced += len(rows)
    write_rows(connection, INSERT_ANNOUNCEMENTS, rows)


def _debt(live: LiveTable, number: int, line: int, debt: Debt) -> dict[str, Any]:
    return {
        "stream": stream_of(live.id),
        "number": number,
        "line": line,
        "debtor": debt.debtor,
        "creditor": debt.creditor,
        "currency": live.currency,
        "amount": debt.amount,
        "clause": debt.clause,
    }


def _write_meters(connection: Connection, live: LiveTable, day: str, more: Mapping[str, int]) -> None:
    added = {name: more.get(name, 0) for name in METERS}
    if any(added.values()):
        write_rows(connection, RAISE_METERS, [{"table_id": live.id, "day": day, **added}])


def _write_table(connection: Connection, live: LiveTable) -> None:
    """Its status, and a snapshot where this entry opened a round."""
    if live.first == live.number:
        row = {"id": live.id, "status": live.status, "number": live.number, "snapshot": canonical(live.snapshot())}
        write_rows(connection, STORE_TABLES, [row])
    elif live.status != live.stored_status:
        table = schema.gaming_table
        connection.execute(update(table).where(table.c.id == live.id).values(status=live.status))
    live.stored_status = live.status
