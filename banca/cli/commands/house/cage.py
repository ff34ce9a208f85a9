"""banca house cage: buys, redeems and gives chips; shows balances, statements and debts."""

from argparse import Namespace
from collections.abc import Callable, Mapping
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING, Any

from banca.cli.arguments import Command, count_type, day_type, house_options
from banca.cli.houses import (
    acting,
    done,
    list_rows,
    money,
    opened,
    reading,
    refuse_days_reversed,
    tell,
    time_text,
    word,
)
from banca.cli.screen import minor_units
from banca.law import language
from banca.messages import money_text

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from banca.house.house import House


def describe(house: Command) -> None:
    cage = house.command("cage")
    for name in ACTIONS:
        action = cage.command(name)
        if name in ("buy", "redeem", "give", "balance", "statement"):
            action.option("player", metavar="PERSON")
        if name == "give":
            action.option("to", metavar="PERSON")
        if name in ("buy", "redeem", "give"):
            action.option("amount", metavar="AMOUNT")
        if name in ("buy", "redeem", "give", "statement"):
            action.option("--currency", default="HKD", metavar="CURRENCY")
        if name == "statement":
            action.option("--since", type=day_type(action), metavar="DATE")
            action.option("--until", type=day_type(action), metavar="DATE")
        if name == "debts":
            action.option("player", nargs="?", metavar="PERSON")
        if name == "pay":
            action.option("stream", metavar="STREAM")
            for part in ("number", "line"):
                action.option(part, type=count_type(action), metavar="N")
        house_options(action)


def run(args: Namespace) -> int:
    language(args.lang)
    return ACTIONS[args.command_house_cage](args)


# Chips.


def _buy(args: Namespace) -> int:
    from banca.house.cage import BuyChips

    with opened(args) as house:
        return _moved(args, house, BuyChips, "house-chips-bought")


def _redeem(args: Namespace) -> int:
    from banca.house.cage import RedeemChips

    with opened(args) as house:
        return _moved(args, house, RedeemChips, "house-chips-redeemed")


def _moved(args: Namespace, house: "House", kind: Any, says: str) -> int:
    name, amount = _known(house, args.player), minor_units(args.amount)
    body = done(house, acting(house, args), kind(name, args.currency, amount))
    lang = language(args.lang)
    sums = {"amount": money(lang, amount, args.currency), "balance": money(lang, body["balance"], args.currency)}
    return tell(args, body, says, player=name, **sums)


def _known(house: "House", name: str) -> str:
    """Refuse an unknown name: chips for a mistyped name would be hard to find again."""
    from banca.house.people import account_of

    with house.database.read() as connection:
        return account_of(connection, name).name


def _give(args: Namespace) -> int:
    from banca.house.cage import GiveChips

    lang, amount = language(args.lang), minor_units(args.amount)
    with opened(args) as house:
        giver, taker = _known(house, args.player), _known(house, args.to)
        body = done(house, acting(house, args, giver), GiveChips(giver, args.currency, amount, taker))
    sums = {"amount": money(lang, amount, args.currency), "balance": money(lang, body["balance"], args.currency)}
    return tell(args, body, "house-chips-given", player=giver, to=taker, **sums)


# Reading.


def _balance(args: Namespace) -> int:
    from banca.house import ledger

    lang = language(args.lang)
    with reading(args) as connection:
        name = _account_name(connection, args.player)
        purses = {currency: ledger.purse(name, currency) for currency in ledger.LEDGER_CURRENCIES}
        held = {currency: ledger.balance_of(connection, purse) for currency, purse in purses.items()}
    rows = {currency: amount for currency, amount in held.items() if amount}
    columns = {
        "currency": [word(lang, f"currency-{currency}", currency) for currency in rows],
        "balance": [money_text(lang, amount) for amount in rows.values()],
    }
    return list_rows(args, held, columns, "balance", "house-purse-empty")


def _account_name(connection: "Connection", name: str) -> str:
    from banca.house.people import account_of

    return account_of(connection, name).name


def _statement(args: Namespace) -> int:
    from banca.house import ledger
    from banca.house.replies import HouseRefused

    if refusal := ledger.refuse_currency(args.currency):
        raise HouseRefused(refusal)
    refuse_days_reversed(args)
    lang = language(args.lang)
    with reading(args) as connection:
        purse = ledger.purse(_account_name(connection, args.player), args.currency)
        until = None if args.until is None else _begins(args.until + timedelta(days=1))
        since = None if args.since is None else _begins(args.since)
        lines = list(ledger.statement(connection, purse.id, since, until))
    body = [
        {
            "at": each.at,
            "stream": each.stream,
            "number": each.number,
            "why": each.why,
            "other": each.other,
            "amount": each.amount,
            "balance": each.balance,
        }
        for each in lines
    ]
    columns = {
        "at": [time_text(each.at) for each in lines],
        "entry": [f"{each.stream} {each.number}" for each in lines],
        "why": [word(lang, f"transfer-{each.why}", each.why) for each in lines],
        "other-account": [each.other for each in lines],
        "moved": [money_text(lang, each.amount) for each in lines],
        "balance": [money_text(lang, each.balance) for each in lines],
    }
    return list_rows(args, body, columns, "moved balance", "house-statement-empty")


def _begins(day: date) -> int:
    """When a day begins in Macau, in microseconds."""
    from banca.house.clock import MACAU, MICROSECONDS

    return int(datetime.combine(day, time(), MACAU).timestamp()) * MICROSECONDS


def _debts(args: Namespace) -> int:
    from sqlalchemy import or_, select

    from banca.house import schema
    from banca.house.cage import paid_debts

    lang, owed = language(args.lang), schema.debt.c
    with reading(args) as connection:
        wanted = select(schema.debt).order_by(owed.stream, owed.number, owed.line)
        if args.player is not None:
            name = _account_name(connection, args.player)
            wanted = wanted.where(or_(owed.debtor == name, owed.creditor == name))
        paid = paid_debts(connection)
        rows = [row for row in connection.execute(wanted) if (row.stream, row.number, row.line) not in paid]
    fields = ("stream", "number", "line", "debtor", "creditor", "currency", "amount", "clause")
    columns = {
        "entry": [f"{row.stream} {row.number} {row.line}" for row in rows],
        "debtor": [row.debtor for row in rows],
        "creditor": [row.creditor for row in rows],
        "owed": [money(lang, row.amount, row.currency) for row in rows],
    }
    body = [{name: getattr(row, name) for name in fields} for row in rows]
    return list_rows(args, body, columns, "owed", "house-no-debts")


def _pay(args: Namespace) -> int:
    from banca.house.cage import PayDebt

    with opened(args) as house:
        body = done(house, acting(house, args), PayDebt(args.stream, args.number, args.line))
    return tell(args, body, "house-debt-paid", amount=body["amount"])


ACTIONS: Mapping[str, Callable[[Namespace], int]] = {
    "buy": _buy,
    "redeem": _redeem,
    "give": _give,
    "balance": _balance,
    "statement": _statement,
    "debts": _debts,
    "pay": _pay,
}
