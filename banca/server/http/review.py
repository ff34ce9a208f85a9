"""Rounds that are over beside best play: every decision and every bet, with what it cost, exactly."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, select
from starlette.responses import Response

from banca.house import schema
from banca.house.config import TableConfig
from banca.house.ledger import PLAY_MONEY
from banca.house.recall import Summary, Wanted
from banca.law import Language, edition
from banca.messages import language
from banca.play.setting import CURRENCIES
from banca.server.http.counted import COUNTING, counted
from banca.server.http.history import ON_LINE, looks_at_all, page_of_rounds, record_for
from banca.server.http.law import InLanguage
from banca.server.routes import EVERYBODY, Call, Moment, json_response, route

ROUNDS_MOST = 200  # of one session


class Exact(msgspec.Struct, frozen=True):
    """A number as a fraction, such as `-1/37`, and to twelve decimals."""

    exact: str
    decimal: float


class ReviewOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """What could lawfully be done. `value`: the average gain per unit of the stake; `bound` limits its error."""

    act: str
    value: Exact
    groups: list[list[str]] = []  # of tiles, if they are what is decided
    bound: Exact | None = None


class ReviewDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """`cost` per unit of the stake and `money` in minor units: how much more the best option gains on average."""

    number: int  # of the act; of the one that ended the time for it, if nothing was said
    player: str
    stake: int
    seen: dict[str, list[str]]
    chosen: ReviewOption
    best: ReviewOption
    options: list[ReviewOption]
    cost: Exact
    money: Exact
    clauses: list[str]
    citation: str
    given: list[str]  # what the values take as known: the messages `review-given-…`
    silent: bool = False  # nothing was said, which is a decision too
    place: int | None = None
    bound: Exact | None = None


class ReviewEdge(msgspec.Struct, frozen=True, omit_defaults=True):
    bet: str
    edge: Exact
    assumes: list[str]  # ids of messages
    selection: Any = None
    bound: Exact | None = None


class ReviewBet(ReviewEdge, frozen=True, kw_only=True, omit_defaults=True):
    """A bet that was decided. `money`: what it costs on average, in minor units."""

    player: str
    stake: int
    money: Exact
    clauses: list[str]
    citation: str
    place: int | None = None


class ReviewLeftOut(msgspec.Struct, frozen=True, omit_defaults=True):
    player: str
    what: str  # an act or a bet
    reason: str  # the message `review-reason-…`
    number: int | None = None


class RoundReview(msgspec.Struct, frozen=True, omit_defaults=True):
    """Your own decisions and bets; everybody's, if you may look at anybody's rounds."""

    table: str
    round: int
    counting: bool = False  # ask again in as many seconds as the header Retry-After says
    done: float = 0.0  # the share that is counted
    edition: str = ""
    game: str = ""
    currency: str = ""
    void: bool = False
    decisions: list[ReviewDecision] = []
    bets: list[ReviewBet] = []
    least_edge: ReviewEdge | None = None  # of all bets at the table
    left_out: list[ReviewLeftOut] = []
    cost_of_decisions: Exact | None = None
    cost_of_bets: Exact | None = None


class ReviewKind(msgspec.Struct, frozen=True):
    """All decisions in which one act was taken, or all bets of one name."""

    game: str
    kind: str
    bet: bool
    count: int
    slips: int  # decisions that cost something
    staked: int
    money: Exact


class ReviewSlip(msgspec.Struct, frozen=True):
    table: str
    round: int
    edition: str
    game: str
    currency: str
    decision: ReviewDecision


class CurrencyReview(msgspec.Struct, frozen=True):
    """The rounds in one currency; play money is a currency of its own."""

    currency: str
    rounds: int
    kinds: list[ReviewKind]
    worst: list[ReviewSlip]  # ten at most
    cost_of_decisions: Exact
    cost_of_bets: Exact


class SessionReview(msgspec.Struct, frozen=True, omit_defaults=True):
    """`more`: there were earlier rounds, which are not in it."""

    counting: bool = False
    done: float = 0.0
    more: bool = False
    sessions: list[CurrencyReview] = []


class WhichSession(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: str | None = None
    since: Moment | None = None
    lang: str = "en"


@route(
    "GET", "/tables/{table}/rounds/{round}/review", who=EVERYBODY, query=InLanguage, reply=RoundReview, also=COUNTING
)
async def review_of_round(call: Call) -> Response:
    """A round beside best play, for those who took part. 202: it is being counted, ask again."""
    number, table = call.number("round"), call.path["table"]

    def read(connection: Connection) -> dict[str, Any]:
        return {"record": record_for(connection, call, number), "currency": _currencies(connection, {table})[table]}

    asked = await call.read(read)
    player = None if looks_at_all(call.caller) else call.caller.name
    lang = language(call.query.lang)
    found = await counted(
        call, "review", {**asked, "player": player}, lambda done: RoundReview(table, number, counting=True, done=done)
    )
    if isinstance(found, Response):
        return found
    of_parts = {part: [_cited(found["edition"], each, lang) for each in found[part]] for part in ("decisions", "bets")}
    return json_response(msgspec.convert({**found, **of_parts}, RoundReview))


@route("GET", "/review", who=EVERYBODY, query=WhichSession, reply=SessionReview, also=COUNTING)
async def review_of_session(call: Call) -> Response:
    """The rounds that you took part in beside best play: sums by game and kind, and the worst slips. 202: ask again."""
    asked: WhichSession = call.query
    name = call.caller.name
    since = call.service.house.clock.now() - ON_LINE if asked.since is None else asked.since
    wanted = Wanted(table=asked.table, player=name, since=since)

    def read(connection: Connection) -> tuple[list[dict[str, str]], bool]:
        page = page_of_rounds(connection, wanted, None, ROUNDS_MOST)
        return list(_records(connection, page.rounds)), page.next is not None

    rounds, more = await call.read(read)
    lang = language(asked.lang)
    found = await counted(
        call, "session", {"rounds": rounds, "player": name}, lambda done: SessionReview(counting=True, done=done)
    )
    if isinstance(found, Response):
        return found
    sessions = [{**each, "worst": [_cited_slip(slip, lang) for slip in each["worst"]]} for each in found["sessions"]]
    return json_response(SessionReview(more=more, sessions=msgspec.convert(sessions, list[CurrencyReview])))


def _cited(slug: str, reviewed: dict[str, Any], lang: Language) -> dict[str, Any]:
    """With its clauses as the language cites them."""
    return {**reviewed, "citation": edition(slug).citation(*reviewed["clauses"]).said_in(lang)}


def _cited_slip(slip: dict[str, Any], lang: Language) -> dict[str, Any]:
    return {**slip, "decision": _cited(slip["edition"], slip["decision"], lang)}


def _records(connection: Connection, rounds: list[Summary]) -> Iterator[dict[str, str]]:
    """The records of these rounds, each with its currency in the house."""
    numbers: dict[str, list[int]] = {}
    for each in rounds:
        numbers.setdefault(each.table, []).append(each.round)
    currencies, row = _currencies(connection, {*numbers}), schema.round_.c
    for table in sorted(numbers):  # by its key: for pairs of table and round SQLite would read every record
        wanted = select(row.record).where(row.table_id == table, row.round.in_(numbers[table])).order_by(row.round)
        for record in connection.execute(wanted).scalars():
            yield {"record": record, "currency": currencies[table]}


def _currencies(connection: Connection, tables: set[str]) -> dict[str, str]:
    row = schema.gaming_table.c
    found = connection.execute(select(row.id, row.snapshot).where(row.id.in_(tables)))
    return {each.id: _currency(json.loads(each.snapshot)) for each in found}


def _currency(snapshot: dict[str, Any]) -> str:
    config = msgspec.convert(snapshot["config"], TableConfig)
    currency = config.setting.get("table", {}).get("currency", CURRENCIES[0])
    return f"{PLAY_MONEY if config.money == 'play' else ''}{currency}"
