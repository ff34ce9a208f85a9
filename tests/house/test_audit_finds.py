"""Whatever is altered in a house's file, the audit finds and names it: each column of each table, rows that are
gone, made up, swapped or cut off, and journals that were hashed anew."""

import itertools
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import UniqueConstraint, select

from banca.house import schema
from banca.house.applications import WithdrawApplication, application_of, event_of
from banca.house.audit import audit
from banca.house.cage import BuyChips, PayDebt
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.decisions import Decided, Decision, MeetDecisionCondition, decision_on, decision_row
from banca.house.errors import Tampered
from banca.house.house import House, initialise
from banca.house.journal import HOUSE, Entry, append, head_of
from banca.house.migrations import migrate
from banca.house.people import AddPerson, RegisterKey
from banca.house.pools import ChangePool
from banca.house.roles import PROGRAM, Person, Role
from banca.house.sealing import HouseKey
from banca.house.tables import Advance, CorrectRound, OpenTable, PauseTable, PlaceAct, ReverseActs
from banca.house.work import EVENTS
from tests.battery.test_any_table import Whim
from tests.house import leave
from tests.house.ground import START, SettableClock
from tests.house.playing import open_table, play_everything, play_rounds
from tests.house.test_pools import STRAIGHT_FLUSH, bet, deal, finish, opened

KEY = HouseKey(b"k" * 32)
PIT = Person("pit", frozenset(Role))

# What a process writes for itself while it runs, and what says nothing of the past.
OF_THE_MOMENT = {("stream", "owner"), ("stream", "fence"), ("stream", "leased_until")}
# What only its owner and the program that checks it can tell: an audit needs no password, session or token.
OF_ACCESS = {"person", "session", "token"}
NEEDS_KEY = {("seal", "sealed"), ("used_seed", "hash")}
TABLES = [table for table in schema.metadata.sorted_tables if table.name not in OF_ACCESS]


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house with everything in it: jackpots, debts, reversals, corrections, gifts, refusals, leave, checkpoints."""
    path = tmp_path_factory.mktemp("audited") / "house.db"
    database, clock = Database(str(path)), SettableClock()
    migrate(database)
    initialise(database, KEY, START)
    with House(database, KEY, clock) as house:
        play_everything(house, ["paikau-96-85-M", "cussec-57-2004"], said=60)
        for name in ("olga", "rui"):
            assert house.do(PIT, AddPerson(name, ["cashier"]), f"add-{name}").accepted
        opened(house, "p1", "p2")
        for table in ("p1", "p2", "p1"):
            bet(house, table, "ana", 1)
            deal(house, table, (1, STRAIGHT_FLUSH))
            finish(house, table)
        assert house.do(PIT, ChangePool("p", {"jackpot-stake": 2000}), "change").accepted
        typed_round(house)
        for table in ("d1", "d2"):
            round_with_a_debt(house, table)
        with house.database.read() as connection:
            debt = connection.execute(select(schema.debt)).first()
        assert debt is not None
        assert house.do(PIT, PayDebt(debt.stream, debt.number, debt.line), "pay").accepted
        play_rounds(house, Whim("stored"), "t1-program", 4)
        clock.advance(86_400)
        play_rounds(house, Whim("next day"), "t1-program", 2)
        house.do(PIT, PauseTable("t1-program"), "pause")
        ask_for_leave(house, clock)
    with House(database, KEY, clock):
        pass  # whatever was written so far is signed when a house opens
    database.close()
    return path


def typed_round(house: House) -> None:
    """A round with an act that was taken back, and corrected afterwards."""
    open_table(house, "roulette", "roulette-60-2004", dealer="croupier")
    for n, act in enumerate(BETS):
        assert house.do(PIT, PlaceAct("roulette", act), f"bet-{n}").accepted
    wrong = house.do(PIT, Advance("roulette", close=True)).body["number"]
    house.do(PIT, PlaceAct("roulette", {"act": "number", "number": 7}))
    assert house.do(PIT, ReverseActs("roulette", wrong + 1), "reverse").accepted
    house.do(PIT, PlaceAct("roulette", {"act": "number", "number": 5}))
    assert "round" in house.do(PIT, Advance("roulette")).body
    right = [*BETS, {"act": "number", "number": 2}]
    assert house.do(PIT, CorrectRound("roulette", 1, right, "misread"), "correct").accepted


def round_with_a_debt(house: House, table: str) -> None:
    """By which one player owes another."""
    open_table(house, table, "paikau-96-85-M", dealer="croupier")
    house.do(PIT, BuyChips("cai", "play-HKD", 100_000))
    for act in DEBT_ROUND:
        reply = house.do(PROGRAM, PlaceAct(table, act) if act else Advance(table, close=True))
        assert reply.accepted or not act, reply.says


def ask_for_leave(house: House, clock: SettableClock) -> None:
    """Applications that are granted on a condition, refused and withdrawn, and a condition that is met for a while."""
    adopted, posted = "2026-03-10", "the prizes are posted at the table"
    leave.done(house.do(PIT, AddPerson("reg", ["regulator"])))
    leave.done(house.do(leave.REG, RegisterKey("reg", leave.public(leave.KEY))))
    prices = leave.applied(house, "cussec-57-2004", adopted, options={"total-5-16-price": 30})
    clock.advance(60)
    layouts = leave.applied(house, "cussec-57-2004", adopted, options={"layouts": 2})
    tables = leave.applied(house, "roulette-60-2004", adopted, setting={}, tables=["roulette"])
    leave.grant(house, prices, adopted, posted)
    clock.advance(60)
    leave.done(leave.decide(house, layouts, Decided("refuse", why="no room")))
    for met in (True, False):
        clock.advance(60)
        leave.done(house.do(leave.ADA, MeetDecisionCondition(prices, posted, met=met)))
    leave.done(house.do(PIT, WithdrawApplication(tables)))
    leave.done(leave.decide(house, prices, Decided("revoke", from_=adopted)))


DEBT_ROUND: list[dict[str, Any]] = [
    {"act": "bet", "player": "bo", "bet": "bank", "place": 3, "stake": 50_000},
    {"act": "bet", "player": "ana", "bet": "seat", "place": 5, "stake": 20_000},
    {"act": "bet", "player": "cai", "bet": "co-bet", "place": 5, "stake": 10_000},
    {"act": "declare", "player": "bo", "manner": "from-the-tail"},
    {},
    {"act": "shake", "dice": [1, 2, 3, 4]},
    {},
    {"act": "tiles", "to": 5, "tiles": ["2-3", "1-6", "1-1", "2-2"]},
    {},
    {"act": "tiles", "to": 3, "tiles": ["2-4", "1-4", "4-4", "1-5"]},
    {},
    {"act": "arrange", "player": "ana", "place": 5, "front": ["2-3", "1-1"]},
    {"act": "arrange", "player": "bo", "place": 3, "front": ["1-5", "4-4"]},
    {},
]
BETS: list[dict[str, Any]] = [
    {"act": "bet", "player": "ana", "bet": "red", "stake": 1000},
    {"act": "bet", "player": "bo", "bet": "black", "stake": 1000},
]


def copied(stored: Path, folder: Path) -> Path:
    """The file of a house, without anything that keeps hands off it."""
    path = folder / "house.db"
    with closing(sqlite3.connect(stored)) as source, closing(sqlite3.connect(path)) as target:
        source.backup(target)
        triggers = target.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for (name,) in triggers:
            target.execute(f"DROP TRIGGER {name}")
        target.execute("PRAGMA ignore_check_constraints = ON")
        target.commit()
    return path


@dataclass(frozen=True)
class Damage:
    """Something done to the file of a house; gives whether it changed anything."""

    name: str
    do: Callable[[sqlite3.Connection], bool]


def other(value: Any) -> Any:
    """Another value that looks like this one."""
    match value:
        case None:
            return "x"
        case int():
            return value + 1
        case bytes():
            return value[:-1] + bytes([value[-1] ^ 1])
        case str() if any(each.isdigit() for each in value):
            at = next(n for n in range(len(value) - 1, -1, -1) if value[n].isdigit())
            return f"{value[:at]}{(int(value[at]) + 1) % 10}{value[at + 1 :]}"
        case str():
            return f"{value}x"
    raise AssertionError(value)


def key_of(table: Any, row: Any) -> tuple[str, list[Any]]:
    columns = [column.name for column in table.primary_key.columns]
    return " AND ".join(f'"{name}" = ?' for name in columns), [row[name] for name in columns]


def rows_of(connection: sqlite3.Connection, table: Any) -> list[Any]:
    connection.row_factory = sqlite3.Row
    order = ", ".join(f'"{column.name}"' for column in table.primary_key.columns)
    return connection.execute(f'SELECT * FROM "{table.name}" ORDER BY {order}').fetchall()


def write(connection: sqlite3.Connection, table: Any, values: dict[str, Any]) -> None:
    names = ", ".join(f'"{name}"' for name in values)
    slots = ", ".join("?" * len(values))
    connection.execute(f'INSERT INTO "{table.name}" ({names}) VALUES ({slots})', list(values.values()))


def edit(table: Any, column: str, at: float) -> Damage:
    def do(connection: sqlite3.Connection) -> bool:
        rows = rows_of(connection, table)
        if not rows:
            return False
        row = rows[int(at * (len(rows) - 1))]
        where, key = key_of(table, row)
        value = not row[column] if (table.name, column) in BOOLEANS else other(row[column])
        if column in UNIQUE:  # a value that no other row has
            value = f"{row[column]}x" if isinstance(row[column], str) else row[column] + 10**6
        connection.execute(f'UPDATE "{table.name}" SET "{column}" = ? WHERE {where}', [value, *key])
        return True

    return Damage(f"edit {table.name}.{column} at {at}", do)


def swap(table: Any, column: str) -> Damage:
    """Two rows exchange what stands in a column."""

    def do(connection: sqlite3.Connection) -> bool:
        rows = rows_of(connection, table)
        pairs = ((a, b) for a, b in itertools.pairwise(rows) if a[column] != b[column])
        if (pair := next(pairs, None)) is None:
            return False
        first, second = pair
        for row in pair:
            where, key = key_of(table, row)
            connection.execute(f'DELETE FROM "{table.name}" WHERE {where}', key)
        # Both are out before either is in again: a column may allow no value twice.
        for row, value in ((first, second[column]), (second, first[column])):
            write(connection, table, {**dict(row), column: value})
        return True

    return Damage(f"swap {table.name}.{column}", do)


def delete(table: Any, at: float) -> Damage:
    def do(connection: sqlite3.Connection) -> bool:
        rows = rows_of(connection, table)
        if not rows:
            return False
        where, key = key_of(table, rows[int(at * (len(rows) - 1))])
        connection.execute(f'DELETE FROM "{table.name}" WHERE {where}', key)
        return True

    return Damage(f"delete {table.name} at {at}", do)


def insert(table: Any) -> Damage:
    """A row made up after the last one."""

    def do(connection: sqlite3.Connection) -> bool:
        rows = rows_of(connection, table)
        if not rows:
            return False
        values = dict(rows[-1])
        unique = [each for each in table.constraints if isinstance(each, UniqueConstraint)]
        for last in {list(each.columns)[-1].name for each in (table.primary_key, *unique)}:
            values[last] = other(values[last])
        write(connection, table, values)
        return True

    return Damage(f"insert {table.name}", do)


def empty(table: Any) -> Damage:
    def do(connection: sqlite3.Connection) -> bool:
        return connection.execute(f'DELETE FROM "{table.name}"').rowcount > 0

    return Damage(f"empty {table.name}", do)


UNIQUE = {"id", "name", "number", "serial", "round", "table_id", "tree", "account", "day", "line", "stream"}
NOT_SWAPPED = {"fact", "used_seed"}  # facts are unlike each other; a hash alone in its row can change places with none
BOOLEANS = {(t.name, c.name) for t in TABLES for c in t.columns if c.type.python_type is bool}


def columns_of(table: Any) -> Iterator[str]:
    yield from (c.name for c in table.columns if (table.name, c.name) not in OF_THE_MOMENT)


DAMAGES = [
    *(
        edit(table, column, at)
        for table in TABLES
        for column in columns_of(table)
        for at in (0.0, 0.5, 1.0)
        if (table.name, column, at) != ("transfer", "serial", 1.0)  # the last stays the last: its number says no more
    ),
    *(
        swap(table, c)
        for table in TABLES
        for c in columns_of(table)
        if c not in UNIQUE and table.name not in NOT_SWAPPED
    ),
    *(delete(table, at) for table in TABLES for at in (0.0, 0.5, 1.0)),
    *(insert(table) for table in TABLES),
    *(empty(table) for table in TABLES),
]


def wrong_with(path: Path, key: HouseKey | None) -> str | None:
    database = Database(str(path))
    try:
        audit(database, key, workers=1)
    except Tampered as error:
        return str(error)
    finally:
        database.close()
    return None


def test_the_house_is_sound_before_anything_is_done_to_it(stored: Path, tmp_path: Path) -> None:
    path = copied(stored, tmp_path)
    assert wrong_with(path, KEY) is None
    with closing(sqlite3.connect(path)) as connection:
        counts = {t.name: connection.execute(f'SELECT count(*) FROM "{t.name}"').fetchone()[0] for t in TABLES}
    assert not [name for name, count in counts.items() if count < 2 and name != "pool"], counts


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda each: each.name)
def test_damage_is_found_and_named(stored: Path, tmp_path: Path, damage: Damage) -> None:
    path = copied(stored, tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        changed = damage.do(connection)
        connection.commit()
    found = wrong_with(path, KEY)
    assert (found is not None) == changed, (damage.name, found)


@pytest.mark.parametrize("table", TABLES, ids=lambda each: each.name)
def test_all_that_needs_no_secret_is_found_without_the_key(stored: Path, tmp_path: Path, table: Any) -> None:
    for n, column in enumerate(columns_of(table)):
        (tmp_path / str(n)).mkdir()
        path = copied(stored, tmp_path / str(n))
        with closing(sqlite3.connect(path)) as connection:
            assert edit(table, column, 0.5).do(connection)
            connection.commit()
        assert (wrong_with(path, None) is None) == ((table.name, column) in NEEDS_KEY), column


def as_it_is(decision: Decision) -> Decision:
    return decision


FORGED: dict[str, tuple[Callable[[Decision], Decision], Any, Any, str]] = {
    "another signs": (as_it_is, leave.OTHER_KEY, leave.KEY, "reg"),
    "with a key that nobody registered": (as_it_is, leave.OTHER_KEY, leave.OTHER_KEY, "reg"),
    "recorded by another": (as_it_is, leave.KEY, leave.KEY, "pit"),
    "on another text": (lambda said: replace(said, digest="0" * 64), leave.KEY, leave.KEY, "reg"),
    "in another house": (lambda said: replace(said, house="another"), leave.KEY, leave.KEY, "reg"),
    "for another approver": (lambda said: replace(said, approver="ana"), leave.KEY, leave.KEY, "reg"),
}


Told = Callable[[dict[str, Any]], list[dict[str, Any]]]


def rows_of_event(event: dict[str, Any]) -> list[dict[str, Any]]:
    return [event]


def decide_in_the_file(
    path: Path, alter: Callable[[Decision], Decision], signing: Any, shown: Any, person: str, told: Told = rows_of_event
) -> None:
    """A decision after the last checkpoint, hashed and stored as the house does it, but not by the house."""
    database = Database(str(path))
    with database.engine.begin() as connection:
        filed = schema.application.c
        number = connection.execute(select(filed.number).where(filed.edition == "roulette-60-2004")).scalar_one()
        application = application_of(connection, number)
        decision = alter(decision_on(connection, application, "reg", Decided("grant", from_="2026-03-10")))
        body = {"decision": decision.to_json(), "signature": decision.signed_by(signing)}
        body["public_key"] = leave.public(shown)
        head, at = head_of(connection, HOUSE), START + 10**12
        append(connection, Entry(HOUSE, head.number + 1, at, person, None, "decide", body, head.hash))
        for event in told(event_of("decide", head.number + 1, body)):
            events = head_of(connection, EVENTS)
            append(connection, Entry(EVENTS, events.number + 1, at, person, None, "authorisation", event, events.hash))
        connection.execute(schema.decision.insert(), decision_row(head.number + 1, at, person, body))
    database.close()


def test_a_decision_that_its_approver_signed_is_sound(stored: Path, tmp_path: Path) -> None:
    path = copied(stored, tmp_path)
    decide_in_the_file(path, as_it_is, leave.KEY, leave.KEY, "reg")
    assert wrong_with(path, None) is None


@pytest.mark.parametrize("forged", FORGED)
def test_a_decision_that_its_approver_did_not_sign_is_found(stored: Path, tmp_path: Path, forged: str) -> None:
    path = copied(stored, tmp_path)
    decide_in_the_file(path, *FORGED[forged])
    assert "is not signed by its approver" in (wrong_with(path, None) or "")


TELLINGS: dict[str, tuple[Told, str]] = {
    "not told": (lambda _: [], r"the event that tells of the decision of entry \d+ is missing"),
    "told twice": (lambda event: [event, event], r"event \d+, “authorisation”, is there, but nothing in the journal"),
    "told otherwise": (
        lambda event: [{**event, "act": "refuse"}],
        r"the event that tells of the decision of entry \d+: body is .*refuse.*, the journal gives .*grant",
    ),
    "told of another": (
        lambda event: [{**event, "subject": "1"}],
        r"the event that tells of the decision of entry \d+: body is ",
    ),
}


@pytest.mark.parametrize("planted", TELLINGS)
def test_an_act_of_authorisation_that_was_told_otherwise_is_found(stored: Path, tmp_path: Path, planted: str) -> None:
    path = copied(stored, tmp_path)
    told, says = TELLINGS[planted]
    decide_in_the_file(path, as_it_is, leave.KEY, leave.KEY, "reg", told)
    assert re.match(says, wrong_with(path, None) or "")


def test_a_seed_under_two_seals_is_found(tmp_path: Path) -> None:
    """Somebody emptied the list of used seeds, so that the house drew the same again."""
    path = tmp_path / "house.db"
    database = Database(str(path))
    migrate(database)
    initialise(database, KEY, START)
    for table in ("t1", "t2"):
        with House(database, KEY, SettableClock(), lambda n: bytes(range(n))) as house:
            assert house.do(PIT, OpenTable(table, TableConfig({"edition": "roulette-60-2004"}))).accepted
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("DROP TRIGGER IF EXISTS used_seed_refuses_delete")
            connection.execute("DELETE FROM used_seed")
            connection.commit()
    database.close()
    assert "t1/1 and t2/1 were drawn with the same seed" in (wrong_with(path, KEY) or "")
