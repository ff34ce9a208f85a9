"""The cage: chips are bought and redeemed by a cashier, and given from player to player within limits."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from sqlalchemy import Connection, and_, select

from banca.house import ledger, schema
from banca.house.clock import MACAU, MICROSECONDS, moment
from banca.house.errors import HouseError
from banca.house.journal import HOUSE
from banca.house.ledger import PLAY_MONEY, Account, Transfer, refuse_currency
from banca.house.people import check_name
from banca.house.replies import HouseRefused, refused
from banca.house.roles import Role
from banca.house.work import Command, Needs, Work

if TYPE_CHECKING:
    from banca.house.house import House

CASHIERS = frozenset({Role.CASHIER})
LINE_MOST = 2**31 - 1  # as the database numbers them
GIFT_MOST = 100_000_000  # minor units a day, from one player to others


class AtCage(Command, frozen=True):
    player: str
    currency: str
    amount: int

    @property
    def purse(self) -> Account:
        return ledger.purse(self.player, self.currency)

    def needs(self, house: "House") -> Needs:  # noqa: ARG002 - the same in any house
        return Needs(accounts=frozenset({self.purse}))

    def check(self) -> None:
        check_name(self.player)
        if refusal := refuse_currency(self.currency):
            raise HouseRefused(refusal)

    def move(self, work: Work, kind: str, transfer: Transfer, **more: str) -> Mapping[str, Any]:
        body = {"player": self.player, "currency": self.currency, "amount": self.amount, **more}
        number = work.append(HOUSE, kind, body)
        work.transfer(HOUSE, number, [transfer])
        return {"number": number, "balance": work.balances([self.purse])[self.purse.id]}


class BuyChips(AtCage, frozen=True, tag="buy-chips"):
    """A player hands over money and gets chips."""

    roles: ClassVar[frozenset[Role]] = CASHIERS

    def perform(self, work: Work) -> Mapping[str, Any]:
        self.check()
        return self.move(work, "buy-chips", Transfer("purchase", ledger.cage(self.currency), self.purse, self.amount))


class RedeemChips(AtCage, frozen=True, tag="redeem-chips"):
    """A player hands over chips and gets money."""

    roles: ClassVar[frozenset[Role]] = CASHIERS

    def perform(self, work: Work) -> Mapping[str, Any]:
        self.check()
        cage = ledger.cage(self.currency)
        return self.move(work, "redeem-chips", Transfer("redemption", self.purse, cage, self.amount))


class GiveChips(AtCage, frozen=True, tag="give-chips"):
    """A player gives chips to another, up to a limit a day."""

    roles: ClassVar[frozenset[Role]] = frozenset({Role.PLAYER})

    to: str

    def perform(self, work: Work) -> Mapping[str, Any]:
        self.check()
        check_name(self.to)
        if work.person.name != self.player:
            raise refused("act_must_be_ones_own", person=work.person.name, act="give-chips")
        if self.currency.startswith(PLAY_MONEY):
            raise refused("play_money_must_stay_with_its_player", currency=self.currency)
        target = ledger.purse(self.to, self.currency)
        given = _given_today(work, self.purse.id)
        if given + self.amount > GIFT_MOST:
            raise refused("gifts_must_stay_within_the_limit", most=GIFT_MOST, given=given, amount=self.amount)
        return self.move(work, "give-chips", Transfer("gift", self.purse, target, self.amount), to=self.to)


def _given_today(work: Work, purse: str) -> int:
    midnight = moment(work.at).astimezone(MACAU).replace(hour=0, minute=0, second=0, microsecond=0)
    moved, entry = schema.transfer.c, schema.journal.c
    rows = (
        select(moved.amount)
        .join(schema.journal, and_(entry.stream == moved.stream, entry.number == moved.number))
        .where(moved.source == purse, moved.why == "gift", entry.at >= int(midnight.timestamp()) * MICROSECONDS)
    )
    return sum(work.connection.execute(rows).scalars())


class PayDebt(Command, frozen=True, tag="pay-debt"):
    """A player pays another what a clause makes them owe."""

    roles: ClassVar[frozenset[Role]] = frozenset({Role.GUEST, Role.PLAYER, Role.CASHIER})

    stream: str
    number: int
    line: int

    def perform(self, work: Work) -> Mapping[str, Any]:
        owed, key = schema.debt.c, (self.stream, self.number, self.line)
        where = (owed.stream == self.stream, owed.number == self.number, owed.line == self.line)
        known = 0 < self.line <= LINE_MOST
        debt = work.connection.execute(select(schema.debt).where(*where)).one_or_none() if known else None
        if debt is None:
            raise HouseError("house-debt-unknown", stream=self.stream, number=self.number, line=self.line)
        if Role.CASHIER not in work.person.roles and work.person.name != debt.debtor:
            raise refused("act_must_be_ones_own", person=work.person.name, act="pay-debt")
        if key in paid_debts(work.connection):
            raise refused("debt_must_be_unpaid", debtor=debt.debtor, creditor=debt.creditor)
        number = work.append(HOUSE, "pay-debt", {"stream": self.stream, "number": self.number, "line": self.line})
        source, target = ledger.purse(debt.debtor, debt.currency), ledger.purse(debt.creditor, debt.currency)
        work.transfer(HOUSE, number, [Transfer("debt", source, target, debt.amount)])
        return {"number": number, "amount": debt.amount}


def paid_debts(connection: Connection) -> set[tuple[str, int, int]]:
    rows = select(schema.journal.c.body).where(schema.journal.c.stream == HOUSE, schema.journal.c.kind == "pay-debt")
    bodies = map(json.loads, connection.execute(rows).scalars())
    return {(body["stream"], body["number"], body["line"]) for body in bodies}
