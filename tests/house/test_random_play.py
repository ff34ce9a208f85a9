"""Anything said at lasting tables of all editions: money is conserved, and the journal brings the same table back."""

import json
from collections import Counter

import pytest
from sqlalchemy import Connection, select

from banca.games import game_of, settle
from banca.house import ledger, schema
from banca.house.cage import BuyChips
from banca.house.config import TableConfig, setting_to_json
from banca.house.house import House
from banca.house.live_table import LiveTable
from banca.house.replies import Reply
from banca.house.roles import PROGRAM
from banca.house.tables import Advance, OpenTable, PlaceAct
from banca.law import EDITIONS, RecordError, Refused
from tests.battery.test_any_table import PLAYERS, Whim, any_setting, next_act

CHIPS, FLOAT = 10_000_000, 5_000
# Commands at each table, on SQLite and on PostgreSQL: the rules are the same, the database is not. Chance is fresh each
# time, so a table at which little was accepted, or no round ended, goes on.
SAID = {True: 120, False: 60}
SAID_MOST = 1000
ACCEPTED_LEAST = 10


def purses(connection: Connection) -> dict[str, int]:
    return {p: ledger.balance_of(connection, ledger.purse(p, "play-HKD")) for p in PLAYERS}


def same(live: LiveTable, again: LiveTable) -> None:
    """A table read from the journal is the table in memory."""
    assert again.table.state == live.table.state
    assert [a.to_json() for a in again.table.acts] == [a.to_json() for a in live.table.acts]
    assert (again.in_play, again.float, again.status, again.number) == (
        live.in_play, live.float, live.status, live.number,
    )  # fmt: skip
    assert again.table.origin == live.table.origin
    assert [each.to_json() for each in again.table.announced] == [each.to_json() for each in live.table.announced]
    assert again.acts == live.acts


def said(house: House, whim: Whim, table_id: str, *, sealed: bool) -> Reply | None:
    """Something that goes on at a table, or anything else; None where it is no act at all."""
    if sealed and whim.one_in(2):
        return house.do(PROGRAM, Advance(table_id, close=whim.one_in(4), default=whim.one_in(2)))
    try:
        act = next_act(whim, table_of(house, table_id).table)
    except (Refused, RecordError):
        return None
    return house.do(PROGRAM, PlaceAct(table_id, act.to_json()))


@pytest.mark.parametrize("sealed", [False, True], ids=["typed", "sealed"])
@pytest.mark.parametrize("slug", EDITIONS)
def test_money_is_conserved_and_a_restart_changes_nothing(house: House, slug: str, sealed: bool) -> None:
    whim, game = Whim(f"house {slug} {sealed}"), game_of(slug)
    setting = setting_to_json(game, any_setting(whim, game))
    for player in PLAYERS:
        assert house.do(PROGRAM, BuyChips(player, "play-HKD", CHIPS)).accepted
    config = TableConfig(setting, dealer="program" if sealed else "croupier", float=FLOAT)
    opened = house.do(PROGRAM, OpenTable("t", config))
    assert opened.accepted, opened
    nets: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    for n in range(SAID_MOST):
        if n >= SAID[house.database.is_sqlite] and counts["accepted"] > ACCEPTED_LEAST and counts["rounds"]:
            break
        reply = said(house, whim, "t", sealed=sealed)
        if reply is None:
            continue
        counts["accepted" if reply.accepted else "refused"] += 1
        live = house.tables.get("t")
        with house.database.read() as connection:
            again = loaded(house, connection)
            if live is not None:
                same(live, again)
            if "settlement" in reply.body:
                counts["rounds"] += 1
                nets.update({p: n for p, n in reply.body["settlement"]["players"].items() if p != game.house_player})
            held = purses(connection)
            assert held == {p: CHIPS + nets[p] - again.in_play.get(p, 0) for p in PLAYERS}
            assert ledger.balance_of(connection, ledger.stakes("t", "play-HKD")) == sum(again.in_play.values())
            assert ledger.balance_of(connection, ledger.float_of("t", "play-HKD")) == again.float
    assert counts["accepted"] > ACCEPTED_LEAST
    assert counts["rounds"] > 0
    with house.database.read() as connection:
        rows = connection.execute(select(schema.round_).order_by(schema.round_.c.round)).all()
    assert [row.round for row in rows] == list(range(1, len(rows) + 1))
    for row in rows:
        settle(json.loads(row.record))


def loaded(house: House, connection: Connection) -> LiveTable:
    return LiveTable.load(house, connection, "t")


def table_of(house: House, table_id: str) -> LiveTable:
    """As it is in memory, or else as the journal has it: a command that failed half-way drops it from memory."""
    if table_id in house.tables:
        return house.tables[table_id]
    with house.database.read() as connection:
        return LiveTable.load(house, connection, table_id)
