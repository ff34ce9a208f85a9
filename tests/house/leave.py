"""A house whose clock is set to days, and people who apply and decide."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, time
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from sqlalchemy import select

from banca.house import schema
from banca.house.applications import Apply, application_of
from banca.house.cage import BuyChips
from banca.house.clock import MACAU, MICROSECONDS
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.decisions import Decide, Decided, Revoke, decision_on
from banca.house.house import House, initialise
from banca.house.replies import Reply
from banca.house.roles import PROGRAM, Person, Role
from banca.house.sealing import HouseKey
from banca.house.tables import Advance, PlaceAct

ADA = Person("ada", frozenset({Role.ADMINISTRATOR}))
REG = Person("reg", frozenset({Role.REGULATOR}))
BOTH = Person("bo", frozenset({Role.ADMINISTRATOR, Role.REGULATOR}))
PIT = Person("pit", frozenset({Role.SUPERVISOR, Role.CROUPIER}))
CASHIER = Person("cash", frozenset({Role.CASHIER}))
CUSSEC, ROULETTE, CRAPS, BACCARAT = "cussec-57-2004", "roulette-60-2004", "craps-53-2010", "baccarat-55-2004"
MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY = (f"2026-03-0{day}" for day in range(2, 7))
LUCKY, HARD_EIGHT = (
    (Path(__file__).parents[2] / f"examples/new-bets/{name}.yaml").read_text(encoding="utf-8")
    for name in ("lucky-doubles", "hard-eight-prize")
)
POSTED = "the prizes are posted at the table"
KEY, OTHER_KEY = (Ed25519PrivateKey.from_private_bytes(bytes([n]) * 32) for n in (1, 2))


def public(key: Ed25519PrivateKey) -> str:
    return key.public_key().public_bytes_raw().hex()


def know(database: Database, name: str, key: Ed25519PrivateKey) -> None:
    """Let the house know somebody's key."""
    row = {"name": name, "folded": name, "roles": "[]", "suspended": False, "made_at": 0, "failures": 0}
    with database.engine.begin() as connection:
        connection.execute(schema.person.insert(), {**row, "public_key": public(key)})


@dataclass
class DayClock:
    """Stands at an hour of a day in Macau until it is set to another."""

    at: datetime = field(default_factory=lambda: datetime.combine(date(2026, 3, 2), time(10), MACAU))

    def set(self, day: str, hour: int = 10) -> None:
        self.at = datetime.combine(date.fromisoformat(day), time(hour), MACAU)

    def now(self) -> int:
        return round(self.at.timestamp()) * MICROSECONDS

    def steady(self) -> float:
        return self.at.timestamp()


@pytest.fixture
def clock() -> DayClock:
    return DayClock()


@pytest.fixture
def house(database: Database, key: HouseKey, clock: DayClock) -> Iterator[House]:
    """With two regulators, and two players who have chips."""
    initialise(database, key, clock.now())
    know(database, REG.name, KEY)
    know(database, BOTH.name, OTHER_KEY)
    with House(database, key, clock) as found:
        for player in ("ann", "ben"):
            done(found.do(CASHIER, BuyChips(player, "HKD", 1_000_000)))
        yield found


def real(slug: str, **setting: Any) -> TableConfig:
    return TableConfig({"edition": slug, **setting}, dealer="croupier", money="real", float=10_000_000)


def whole(house: House, slug: str, adopted: str = THURSDAY, **setting: Any) -> int:
    """Leave for everything that a table so set would run, from a day on."""
    number = applied(house, slug, adopted, setting=setting)
    grant(house, number, adopted)
    return number


def done(reply: Reply) -> Mapping[str, Any]:
    assert reply.accepted, reply.says
    return reply.body


def no(reply: Reply) -> tuple[str | None, str | None]:
    """The norm and the clause of a refusal."""
    assert not reply.accepted, reply.body
    return reply.norm, reply.clause


def sign(house: House, application: int, wanted: Decided, approver: str = "reg", key: Any = KEY) -> str:
    with house.database.read() as connection:
        filed = application_of(connection, application)
        return decision_on(connection, filed, approver, wanted).signed_by(key)


def decide(
    house: House, application: int, wanted: Decided, person: Person = REG, key: Ed25519PrivateKey = KEY
) -> Reply:
    signature = sign(house, application, wanted, person.name, key)
    if wanted.decision == "revoke":
        return house.do(person, Revoke(application, wanted.from_ or "", signature, wanted.why))
    verdict, conditions = wanted.decision, list(wanted.conditions)
    command = Decide(application, verdict, signature, conditions, wanted.from_, wanted.until, wanted.why)
    return house.do(person, command)


def grant(house: House, application: int, from_: str, *conditions: str, until: str | None = None) -> None:
    done(decide(house, application, Decided("grant", conditions, from_, until)))


def applied(house: House, edition: str, adopted: str, **asks: Any) -> int:
    return int(done(house.do(ADA, Apply(edition, adopted, **asks)))["application"])


def events(house: House, kind: str) -> list[str]:
    with house.database.read() as connection:
        entry = schema.journal.c
        rows = select(entry.body).where(entry.stream == "events", entry.kind == kind).order_by(entry.number)
        return list(connection.execute(rows).scalars())


def at(house: House, table: str, person: Person, act: str, **fields: Any) -> Reply:
    return house.do(person, PlaceAct(table, {"act": act, **fields}))


def to_bets(house: House, table: str) -> None:
    """Go on until bets are taken."""
    house.do(PIT, Advance(table))


def show(house: House, table: str, *results: Mapping[str, Any]) -> Mapping[str, Any]:
    """Close the betting, show these results as they are due, and play the round to its end."""
    waiting = list(results)
    while True:
        reply = house.do(PIT, Advance(table, close=True, default=True))
        if not reply.accepted:  # nothing goes on by itself: something is to be shown
            reply = house.do(PROGRAM, PlaceAct(table, dict(waiting.pop(0))))
        if "round" in done(reply):
            assert not waiting
            return reply.body


def prizes(body: Mapping[str, Any]) -> int:
    return sum(line["prize"] for line in body["settlement"]["lines"])
