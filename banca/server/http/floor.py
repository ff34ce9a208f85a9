"""The floor of the house: its tables, its pools, and what it held beside theory."""

from datetime import date
from fractions import Fraction
from typing import Any

import msgspec
from sqlalchemy import Connection

from banca.house import hold
from banca.house.daily import bounds
from banca.house.floor import meters_of, tables_of_house
from banca.house.pools import pools_of_house
from banca.house.roles import Role
from banca.law import Edition, Language, edition
from banca.messages import language
from banca.report.identity import bet_name
from banca.server.http.law import InLanguage
from banca.server.http.office import PIT, read_day
from banca.server.http.proposals import Alternative, Form
from banca.server.routes import Call, Day, route
from banca.table.choices import parameter_document

OFFICE = PIT | {Role.CASHIER}
FACTS = (
    *("table", "edition", "status", "dealer", "currency", "minimum", "maximum", "unit", "round"),
    *("stakes", "float", "pool"),
)
COUNTED = ("rounds", "voids", "staked", "taken", "prizes")


class FloorTable(msgspec.Struct, frozen=True):
    """A table with its money, in minor units, and what it counted since it was opened."""

    table: str
    edition: str
    name: str
    status: str
    dealer: str
    currency: str  # of the ledger
    minimum: int
    maximum: int | None
    unit: int
    round: int
    stakes: int
    float: int
    pool: str | None
    rounds: int
    voids: int
    staked: int
    taken: int
    prizes: int


class PoolTerm(msgspec.Struct, frozen=True):
    """A term of a pool; `later` says what it will be after the current prize, if that is another."""

    option: str
    name: str
    form: Form
    posted: Any  # last: what holds now, or will after the current prize
    says: str
    cite: str
    allowed: str
    alternatives: list[Alternative]
    later: str | None


class PoolOfHouse(msgspec.Struct, frozen=True):
    """A pool in minor units. What came in, by what it came for, is what is in it and what was paid."""

    pool: str
    edition: str
    name: str
    currency: str
    tables: list[str]
    came_in: int
    sources: dict[str, int]
    balance: int
    paid: int
    terms: list[PoolTerm]


class WhichHolds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    day: Day | None = None  # all rounds, unless said
    lang: str = "en"


class HoldLine(msgspec.Struct, frozen=True):
    """What was held of all bets of a table, or of one of them, as shares of what was staked.

    A sound table stays between `least` and `most`; where theory is best play, it may hold more.
    """

    table: str
    name: str  # of the game
    bet: str  # empty: all bets
    bet_name: str
    currency: str
    rounds: int
    staked: int
    won: int
    expected: int
    hold: float
    theory: float
    least: float
    most: float
    by_play: bool
    outside: bool


@route("GET", "/floor", who=OFFICE, query=InLanguage, reply=list[FloorTable])
async def floor(call: Call) -> list[FloorTable]:
    """Every table of the house, closed ones too, with its stakes and its float."""
    lang = language(call.query.lang)

    def found(connection: Connection) -> list[FloorTable]:
        return [_table(connection, each, lang) for each in tables_of_house(connection)]

    return await call.read(found)


def _table(connection: Connection, said: dict[str, Any], lang: Language) -> FloorTable:
    meters = meters_of(connection, said["table"])
    facts = {name: said[name] for name in FACTS} | {name: meters[name] for name in COUNTED}
    return FloorTable(name=edition(said["edition"]).names.said_in(lang), **facts)


@route("GET", "/pools", who=PIT, query=InLanguage, reply=list[PoolOfHouse])
async def pools(call: Call) -> list[PoolOfHouse]:
    """Every pool: what came into it, what is in it, what was paid, and its terms, now and after the current prize."""
    lang = language(call.query.lang)

    def found(connection: Connection) -> list[PoolOfHouse]:
        tables = tables_of_house(connection)
        return [_pool(each, tables, lang) for each in pools_of_house(connection)]

    async with call.service.one_report:  # it adds up all that ever moved
        return await call.read(found)


def _pool(said: dict[str, Any], tables: list[dict[str, Any]], lang: Language) -> PoolOfHouse:
    law, pending = edition(said["edition"]), said["pending"] or said["terms"]
    terms = [_term(law, option, value, pending[option], lang) for option, value in said["terms"].items()]
    of_game = [each for each in tables if each["edition"] == law.slug and each["status"] != "closed"]
    sharing = [each["table"] for each in of_game if said["pool"] == (each["pool"] or each["table"])]
    sums = {name: said[name] for name in ("came_in", "sources", "paid")} | {"balance": said["held"]}
    return PoolOfHouse(said["pool"], law.slug, law.names.said_in(lang), said["currency"], sharing, terms=terms, **sums)


def _term(law: Edition, option: str, value: Any, pending: Any, lang: Language) -> PoolTerm:
    parameter = law.parameters[option]
    now, later = (parameter_document(law, parameter, each, None, lang) for each in (value, pending))
    changed = later["says"] if later["says"] != now["says"] else None
    facts = {name: now[name] for name in ("option", "name", "form", "says", "cite", "allowed")}
    return PoolTerm(
        posted=later["value"],
        alternatives=[Alternative(**each) for each in now["alternatives"]],
        later=changed,
        **facts,
    )


@route("GET", "/holds", who=PIT, query=WhichHolds, reply=list[HoldLine])
async def holds(call: Call) -> list[HoldLine]:
    """What tables and bets held on a day, or since they were opened, beside theory and its band."""
    lang = language(call.query.lang)
    day = None if call.query.day is None else read_day(call.query.day)
    async with call.service.one_report:  # it reads every round of its time
        return await call.read(lambda connection: _holds(connection, day, lang))


def _holds(connection: Connection, day: date | None, lang: Language) -> list[HoldLine]:
    since, until = (None, None) if day is None else bounds(day)
    found = hold.holds(connection, since, until)
    lines = [_line(each, lang) for each in (*found.tables, *found.bets) if each.staked]
    return sorted(lines, key=lambda each: (each.table, each.bet))


def _line(of: hold.Hold, lang: Language) -> HoldLine:
    law, theory = edition(of.edition), of.expected / of.staked
    band = of.band / of.staked
    return HoldLine(
        table=of.table,
        name=law.names.said_in(lang),
        bet=of.bet,
        bet_name=bet_name(law, lang, of.bet) if of.bet else "",
        currency=of.currency,
        rounds=of.rounds,
        staked=of.staked,
        won=of.won,
        expected=round(of.expected),
        hold=float(Fraction(of.won, of.staked)),
        theory=float(theory),
        least=float(theory) - band,
        most=float(theory) + band,
        by_play=of.by_play,
        outside=of.outside,
    )
