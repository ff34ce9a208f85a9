"""The ledger: transfers of whole minor units between accounts. No entry is ever changed.

A transfer takes from one account and gives to another of the same currency, so every batch sums to nought. Purses,
stakes on tables, floats and pools are *bounded*: the database keeps their balance and refuses to let it fall below
nought. What the house has on its own side (the cage, commission, breakage) is not bounded; its balance is the sum of
its transfers.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Row, and_, func, or_, select

from banca.house import schema
from banca.house.errors import HouseError
from banca.house.journal import insert_if_absent
from banca.house.waiting import inserting, write_rows
from banca.law import Refusal, refuse
from banca.law.parameters import MONEY_MOST
from banca.play.setting import CURRENCIES

PLAY_MONEY = "play-"
ACCOUNTS_CACHED = 1 << 14  # of each kind
LEDGER_CURRENCIES = (*CURRENCIES, *(f"{PLAY_MONEY}{currency}" for currency in CURRENCIES))


@dataclass(frozen=True, slots=True)
class Account:
    """`id` says what it is: `purse/ana/HKD`, `stakes/t1`, `float/t1`, `cage/HKD`, `pool/p1`, `commission/t1`."""

    id: str
    currency: str
    bounded: bool


@lru_cache(ACCOUNTS_CACHED)
def purse(person: str, currency: str) -> Account:
    return Account(f"purse/{person}/{currency}", currency, bounded=True)


@lru_cache(ACCOUNTS_CACHED)
def stakes(table: str, currency: str) -> Account:
    return Account(f"stakes/{table}", currency, bounded=True)


@lru_cache(ACCOUNTS_CACHED)
def float_of(table: str, currency: str) -> Account:
    """The chips that a table pays from."""
    return Account(f"float/{table}", currency, bounded=True)


def pool(name: str, currency: str) -> Account:
    return Account(f"pool/{name}", currency, bounded=True)


def cage(currency: str) -> Account:
    return Account(f"cage/{currency}", currency, bounded=False)


def commission(table: str, currency: str) -> Account:
    return Account(f"commission/{table}", currency, bounded=False)


def breakage(table: str, currency: str) -> Account:
    return Account(f"breakage/{table}", currency, bounded=False)


def claims(person: str, currency: str) -> Account:
    """What somebody owes the house, after a correction that his purse could not bear."""
    return Account(f"claims/{person}/{currency}", currency, bounded=False)


@dataclass(frozen=True, slots=True)
class Transfer:
    why: str
    source: Account
    target: Account
    amount: int

    def __post_init__(self) -> None:
        if type(self.amount) is not int or not 0 < self.amount <= MONEY_MOST:
            raise HouseError("house-amount-not-money", amount=str(self.amount), most=MONEY_MOST)
        if self.source.currency != self.target.currency:
            raise HouseError("house-currencies-mixed", source=self.source.currency, target=self.target.currency)


def refuse_currency(currency: str) -> Refusal | None:
    if currency in LEDGER_CURRENCIES:
        return None
    return refuse("currency_must_be_one_of_the_house", None, currency=currency, currencies=", ".join(LEDGER_CURRENCIES))


def open_accounts(connection: Connection, accounts: Iterable[Account]) -> None:
    """Open those that are not open yet."""
    for account in accounts:
        values = {"id": account.id, "currency": account.currency, "bounded": account.bounded}
        insert_if_absent(connection, schema.account, values)


def balances(connection: Connection, accounts: Iterable[Account]) -> Mapping[str, int]:
    """What bounded accounts hold; locked until the transaction ends, always in the same order.

    An account that is not open is not locked, and not among them.
    """
    ids = sorted({account.id for account in accounts})
    rows = connection.execute(
        select(schema.balance)
        .where(schema.balance.c.account.in_(ids))
        .order_by(schema.balance.c.account)
        .with_for_update()
    )
    return {row.account: row.amount for row in rows}


def refuse_overdraft(before: Mapping[str, int], transfers: Sequence[Transfer]) -> Refusal | None:
    """Why these transfers cannot be made: an account that held so much would fall below nought on the way."""
    held = dict(before)
    for transfer in transfers:
        if transfer.source.bounded:
            held[transfer.source.id] -= transfer.amount
            if held[transfer.source.id] < 0:
                there = held[transfer.source.id] + transfer.amount
                return refuse(
                    "account_must_cover_what_leaves_it",
                    None,
                    account=transfer.source.id,
                    there=there,
                    wanted=transfer.amount,
                )
        if transfer.target.bounded:
            held[transfer.target.id] += transfer.amount
    return None


INSERT_TRANSFERS = inserting(schema.transfer, without=("serial",), also=("balance",))


def post(connection: Connection, stream: str, number: int, transfers: Sequence[Transfer], first_line: int = 1) -> None:
    """Write the transfers of an entry of the journal. The database moves the balances, or refuses."""
    rows = [
        {
            "stream": stream,
            "number": number,
            "line": first_line + n,
            "why": each.why,
            "source": each.source.id,
            "target": each.target.id,
            "currency": each.source.currency,
            "amount": each.amount,
        }
        for n, each in enumerate(transfers)
    ]
    write_rows(connection, INSERT_TRANSFERS, rows)


def balance_of(connection: Connection, account: Account) -> int:
    """What an account holds: kept for a bounded one, else the sum of its transfers."""
    if account.bounded:
        found = connection.execute(select(schema.balance.c.amount).where(schema.balance.c.account == account.id))
        return int(found.scalar() or 0)
    return sum_of(connection, account.id)


def sum_of(connection: Connection, account: str) -> int:
    """What came in less what went out."""
    moved = schema.transfer.c
    came_in = select(func.coalesce(func.sum(moved.amount), 0)).where(moved.target == account)
    went_out = select(func.coalesce(func.sum(moved.amount), 0)).where(moved.source == account)
    return int(connection.execute(came_in).scalar_one()) - int(connection.execute(went_out).scalar_one())


@dataclass(frozen=True, slots=True)
class StatementLine:
    at: int
    stream: str
    number: int
    why: str
    other: str  # the account on the other side
    amount: int  # below nought where it left
    balance: int


def statement(
    connection: Connection, account: str, since: int | None = None, until: int | None = None
) -> Iterator[StatementLine]:
    """Every transfer of an account with the balance after it, in the order in which they were made."""
    moved, entry = schema.transfer, schema.journal
    rows: Iterable[Row[Any]] = connection.execute(
        select(moved, entry.c.at)
        .join(entry, and_(entry.c.stream == moved.c.stream, entry.c.number == moved.c.number))
        .where(or_(moved.c.source == account, moved.c.target == account))
        .order_by(moved.c.serial)
    )
    held = 0
    for row in rows:
        amount = row.amount if row.target == account else -row.amount
        held += amount
        if (since is None or row.at >= since) and (until is None or row.at < until):
            other = row.source if row.target == account else row.target
            yield StatementLine(row.at, row.stream, row.number, row.why, other, amount, held)
