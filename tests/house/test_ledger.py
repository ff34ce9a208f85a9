"""The ledger (R1, R2, R11): whole units, two sides, one currency, nothing below nought, nothing changed."""

import ast
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Executable, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

import banca.house
from banca.house import ledger, schema
from banca.house.cage import BuyChips, GiveChips, RedeemChips
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.errors import HouseError
from banca.house.house import House
from banca.house.journal import HOUSE
from banca.house.ledger import Transfer
from banca.house.roles import PROGRAM
from banca.house.tables import Advance, OpenTable, PlaceAct
from banca.law.parameters import MONEY_MOST
from tests.house.ground import CASHIER, PIT, player

MONEY_CODE = ("ledger", "journal", "tables", "cage", "pools")
FILLED = ("journal", "command", "account", "transfer", "debt", "round", "announcement", "seal")  # by `played`
ROULETTE = TableConfig({"edition": "roulette-60-2004"}, float=10_000)


def not_whole(source: str) -> list[str]:
    """Where a program makes a number that is not whole: the type, a literal, a division."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name) and node.id == "float" and isinstance(node.ctx, ast.Load):
            found.append(f"{node.lineno}: float")
        elif isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
            found.append(f"{node.lineno}: {node.value}")
        elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            found.append(f"{node.lineno}: division")
    return found


@pytest.mark.parametrize("name", MONEY_CODE)
def test_no_float_in_the_code_of_money(name: str) -> None:
    path = Path(next(iter(banca.house.__path__))) / f"{name}.py"
    assert not_whole(path.read_text(encoding="utf-8")) == []


def test_a_float_would_be_found() -> None:
    assert not_whole("def f(x: float): return x") == ["1: float"]
    found = not_whole("y = 3 / 2\ny = .5\ny /= 2\nfloat: int = 0\nz = 3 // 2")
    assert sorted(found) == ["1: division", "2: 0.5", "3: division"]


@pytest.mark.parametrize("amount", [0, -1, 1.0, True, MONEY_MOST + 1])
def test_a_transfer_is_of_whole_money(amount: int) -> None:
    with pytest.raises(HouseError, match="is not an amount"):
        Transfer("gift", ledger.cage("HKD"), ledger.purse("ana", "HKD"), amount)


def test_currencies_never_mix(house: House) -> None:
    with pytest.raises(HouseError, match="cannot become"):
        Transfer("gift", ledger.purse("ana", "HKD"), ledger.purse("bo", "MOP"), 5)
    assert house.do(CASHIER, BuyChips("ana", "HKD", 100)).accepted
    assert house.do(CASHIER, BuyChips("bo", "MOP", 100)).accepted
    refused_by_database(house.database, source="purse/ana/HKD", target="purse/bo/MOP", currency="HKD", amount=5)
    refused_by_database(house.database, source="purse/ana/HKD", target="purse/bo/MOP", currency="MOP", amount=5)
    reply = house.do(CASHIER, BuyChips("ana", "ZZZ", 1))
    assert (reply.accepted, reply.norm) == (False, "currency_must_be_one_of_the_house")


def refused_by_database(database: Database, **values: object) -> None:
    """Written past the program, straight into the ledger."""
    row = {"stream": HOUSE, "number": 1, "line": 99, "why": "theft", **values}
    with pytest.raises(IntegrityError), database.engine.begin() as connection:
        connection.execute(insert(schema.transfer), row)


@pytest.mark.parametrize(
    "wrong",
    [
        {"amount": 101, "source": "purse/ana/HKD", "target": "cage/HKD"},  # more than there is
        {"amount": 0, "source": "purse/ana/HKD", "target": "cage/HKD"},
        {"amount": -5, "source": "cage/HKD", "target": "purse/ana/HKD"},
        {"amount": 5, "source": "cage/HKD", "target": "cage/HKD"},
        {"amount": 5, "source": "cage/HKD", "target": "purse/nobody/HKD"},
    ],
)
def test_the_database_itself_refuses_a_wrong_transfer(house: House, wrong: dict[str, object]) -> None:
    assert house.do(CASHIER, BuyChips("ana", "HKD", 100)).accepted
    refused_by_database(house.database, currency="HKD", **wrong)
    with house.database.read() as connection:
        assert ledger.balance_of(connection, ledger.purse("ana", "HKD")) == 100


def test_everything_sums_to_nought(house: House) -> None:
    """At random among three purses in two currencies; statements end with the balance."""
    whim, model = random.Random(1), dict.fromkeys([(p, c) for p in ("ana", "bo", "chi") for c in ("HKD", "MOP")], 0)
    for _ in range(120):
        who, currency, amount = whim.choice(("ana", "bo", "chi")), whim.choice(("HKD", "MOP")), whim.randint(1, 300)
        other = whim.choice([p for p in ("ana", "bo", "chi") if p != who])
        match whim.randrange(3):
            case 0:
                assert house.do(CASHIER, BuyChips(who, currency, amount)).accepted
                model[who, currency] += amount
            case 1:
                done = house.do(CASHIER, RedeemChips(who, currency, amount)).accepted
                assert done == (model[who, currency] >= amount)
                model[who, currency] -= amount * done
            case _:
                done = house.do(player(who), GiveChips(who, currency, amount, other)).accepted
                assert done == (model[who, currency] >= amount)
                model[who, currency] -= amount * done
                model[other, currency] += amount * done
    with house.database.read() as connection:
        for (who, currency), amount in model.items():
            account = ledger.purse(who, currency)
            assert ledger.balance_of(connection, account) == ledger.sum_of(connection, account.id) == amount
            lines = list(ledger.statement(connection, account.id))
            assert (lines[-1].balance if lines else 0) == amount
        for currency in ("HKD", "MOP"):
            bought = sum(amount for (_, c), amount in model.items() if c == currency)
            assert ledger.balance_of(connection, ledger.cage(currency)) == -bought


def test_eight_threads_with_duplicate_ids_never_overdraw(house: House) -> None:
    """R11: every bet is sent twice, by different threads; the purse covers only some of them."""
    assert house.do(CASHIER, BuyChips("ana", "play-HKD", 5_000)).accepted
    for table in ("t1", "t2"):
        assert house.do(PIT, OpenTable(table, ROULETTE)).accepted
    bets = [
        (PlaceAct(f"t{1 + n % 2}", {"act": "bet", "player": "ana", "bet": "red", "stake": 300}), f"bet-{n}")
        for n in range(40)
    ] * 2
    random.Random(2).shuffle(bets)
    with ThreadPoolExecutor(8) as threads:
        replies = list(threads.map(lambda bet: (bet[1], house.do(player("ana"), *bet)), bets))
    by_id: dict[str, set[bool]] = {}
    for command_id, reply in replies:
        by_id.setdefault(command_id, set()).add(reply.accepted)
    assert all(len(said) == 1 for said in by_id.values())
    assert sum(said == {True} for said in by_id.values()) == 5_000 // 300
    with house.database.read() as connection:
        assert ledger.balance_of(connection, ledger.purse("ana", "play-HKD")) == 5_000 % 300


@pytest.fixture
def played(house: House) -> House:
    """Something in every table that may not change."""
    assert house.do(CASHIER, BuyChips("ana", "play-HKD", 5_000), "buy").accepted
    assert house.do(PIT, OpenTable("t1", ROULETTE)).accepted
    assert house.do(PROGRAM, PlaceAct("t1", {"act": "bet", "player": "ana", "bet": "red", "stake": 300})).accepted
    assert house.do(PIT, Advance("t1", close=True)).accepted
    owed = {"stream": HOUSE, "number": 1, "line": 1, "debtor": "a", "creditor": "b", "currency": "HKD", "amount": 5}
    with house.database.engine.begin() as connection:
        connection.execute(insert(schema.debt), owed)
    return house


@pytest.mark.parametrize("table", FILLED)
def test_the_database_refuses_to_change_what_was_written(played: House, table: str) -> None:
    """R2, as the owner of the tables."""
    before = rows_of(played.database, table)
    assert before
    stored = schema.metadata.tables[table]
    for column in stored.c:
        refused_statement(played.database, update(stored).values({column.name: column}))
    refused_statement(played.database, delete(stored))
    if not played.database.is_sqlite:
        refused_statement(played.database, text(f"TRUNCATE {table} CASCADE"))
    assert rows_of(played.database, table) == before


def test_every_table_that_may_not_change_has_its_triggers(database: Database) -> None:
    asked = "SELECT tbl_name, name FROM sqlite_master WHERE type = 'trigger'"
    if not database.is_sqlite:
        asked = "SELECT tgrelid::regclass::text, tgname FROM pg_trigger WHERE NOT tgisinternal"
    with database.read() as connection:
        found = {(row[0].strip('"'), row[1]) for row in connection.execute(text(asked))}
    changes = ("update", "delete") if database.is_sqlite else ("change", "truncate")
    assert {(t, f"{t}_refuses_{change}") for t in schema.APPEND_ONLY for change in changes} <= found


def rows_of(database: Database, table: str) -> list[tuple[object, ...]]:
    with database.read() as connection:
        return [tuple(row) for row in connection.execute(select(schema.metadata.tables[table]))]


def refused_statement(database: Database, statement: Executable) -> None:
    with pytest.raises(DBAPIError, match="append-only"), database.engine.begin() as connection:
        connection.execute(statement)
