"""Purses and the cage: what one holds and how it came there; for cashiers and those who watch, anybody's."""

from itertools import islice

import msgspec
from sqlalchemy import Connection, func, or_, select

from banca.house import ledger, schema
from banca.house.cage import paid_debts
from banca.house.ledger import LEDGER_CURRENCIES, StatementLine
from banca.house.people import account_of
from banca.house.replies import HouseRefused
from banca.house.roles import Role
from banca.server.routes import EVERYBODY, PAGE, Call, Moment, Most, Place, route

CAGE = frozenset({Role.CASHIER, Role.REGULATOR, Role.ADMINISTRATOR})


class Purse(msgspec.Struct, frozen=True):
    """In minor units, by currency; play money is a currency of its own."""

    person: str
    held: dict[str, int]


class WhichLines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    currency: str
    since: Moment | None = None
    until: Moment | None = None
    after: Place = 0
    most: Most = PAGE


class Line(msgspec.Struct, frozen=True):
    """A transfer, and what the purse held after it. `amount` is below nought where money left."""

    at: int
    stream: str
    number: int
    why: str
    other: str
    amount: int
    balance: int


class Statement(msgspec.Struct, frozen=True, omit_defaults=True):
    person: str
    currency: str
    lines: list[Line]
    next: int | None = None  # ask with this as `after` for those that follow


class Debt(msgspec.Struct, frozen=True):
    """What one player owes another by a clause, until it is paid."""

    stream: str
    number: int
    line: int
    debtor: str
    creditor: str
    currency: str
    amount: int
    clause: str | None


class CageBalance(msgspec.Struct, frozen=True):
    """What the house has in one currency, in minor units."""

    cage: int
    purses: int  # of all people together
    stakes: int  # on tables
    floats: dict[str, int]  # of each table
    pools: dict[str, int]


@route("GET", "/purse", who=EVERYBODY, reply=Purse)
async def own_purse(call: Call) -> Purse:
    """What you hold."""
    return await _purse(call, call.caller.name)


@route("GET", "/purse/statement", who=EVERYBODY, query=WhichLines, reply=Statement)
async def own_statement(call: Call) -> Statement:
    """Every transfer of your purse in one currency, the oldest first."""
    return await _statement(call, call.caller.name)


@route("GET", "/purse/debts", who=EVERYBODY, reply=list[Debt])
async def own_debts(call: Call) -> list[Debt]:
    """What you owe other players, or they you."""
    name = call.caller.name
    return await call.read(lambda connection: _debts(connection, name))


@route("GET", "/people/{person}/purse", who=CAGE, reply=Purse)
async def purse_of(call: Call) -> Purse:
    """What somebody holds."""
    return await _purse(call, call.path["person"])


@route("GET", "/people/{person}/statement", who=CAGE, query=WhichLines, reply=Statement)
async def statement_of(call: Call) -> Statement:
    """Every transfer of somebody's purse in one currency, the oldest first."""
    return await _statement(call, call.path["person"])


async def _purse(call: Call, name: str) -> Purse:
    def held(connection: Connection) -> Purse:
        found = account_of(connection, name).name
        purses = {each: ledger.purse(found, each) for each in LEDGER_CURRENCIES}
        return Purse(found, {each: ledger.balance_of(connection, purse) for each, purse in purses.items()})

    return await call.read(held)


async def _statement(call: Call, name: str) -> Statement:
    asked: WhichLines = call.query
    if refusal := ledger.refuse_currency(asked.currency):
        raise HouseRefused(refusal)

    def read_statement(connection: Connection) -> Statement:
        found = account_of(connection, name).name
        lines = ledger.statement(connection, ledger.purse(found, asked.currency).id, asked.since, asked.until)
        page = list(islice(lines, asked.after, asked.after + asked.most + 1))
        more = len(page) > asked.most
        following = asked.after + asked.most if more else None
        return Statement(found, asked.currency, [_line(each) for each in page[: asked.most]], following)

    return await call.read(read_statement)


def _line(each: StatementLine) -> Line:
    return Line(each.at, each.stream, each.number, each.why, each.other, each.amount, each.balance)


def _debts(connection: Connection, name: str) -> list[Debt]:
    owed, paid = schema.debt.c, paid_debts(connection)
    wanted = select(schema.debt).where(or_(owed.debtor == name, owed.creditor == name))
    rows = connection.execute(wanted.order_by(owed.stream, owed.number, owed.line))
    return [Debt(**row._mapping) for row in rows if (row.stream, row.number, row.line) not in paid]


@route("GET", "/cage", who=CAGE, reply=dict[str, CageBalance])
async def cage_balances(call: Call) -> dict[str, CageBalance]:
    """What the house has in each currency: in the cage, on tables, in pools, and what it owes the purses."""
    return await call.read(lambda connection: {each: _cage(connection, each) for each in LEDGER_CURRENCIES})


def _cage(connection: Connection, currency: str) -> CageBalance:
    account, balance = schema.account.c, schema.balance.c
    joined = select(account.id, balance.amount).join(schema.balance, balance.account == account.id)
    of_currency = joined.where(account.currency == currency)

    def each(kind: str) -> dict[str, int]:
        rows = connection.execute(of_currency.where(account.id.startswith(kind, autoescape=True)).order_by(account.id))
        return {row.id.removeprefix(kind): row.amount for row in rows}

    def total(kind: str) -> int:
        summed = select(func.coalesce(func.sum(balance.amount), 0)).join(schema.account, balance.account == account.id)
        where = (account.currency == currency, account.id.startswith(kind, autoescape=True))
        return int(connection.execute(summed.where(*where)).scalar_one())

    cage = ledger.balance_of(connection, ledger.cage(currency))
    return CageBalance(cage, total("purse/"), total("stakes/"), each("float/"), each("pool/"))
