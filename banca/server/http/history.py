"""Rounds that are over: one's own, those of a table, one of them step by step, and what proves that it was fair."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, select
from starlette.responses import Response, StreamingResponse

from banca.house import schema
from banca.house.clock import MICROSECONDS
from banca.house.errors import HouseError
from banca.house.recall import Page, Place, Wanted, page_of_history, recall, tables_of
from banca.house.replies import refused
from banca.house.roles import Person, Role
from banca.play.commitments import TABLE_ID
from banca.server.bounds import whole_number
from banca.server.routes import EVERYBODY, PAGE, PUBLIC, Call, Moment, Most, route

WATCHERS = frozenset({Role.SUPERVISOR, Role.REGULATOR, Role.ADMINISTRATOR})  # who may look at anybody's rounds
ON_LINE = 92 * 86_400 * MICROSECONDS  # how far back a player looks, unless he says since when
READS_MOST = 2_000  # rounds that are looked at for one page
LINES_AT_ONCE = 500
LINES = "application/jsonl"


class WhichRounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: str | None = None
    since: Moment | None = None
    until: Moment | None = None
    after: str | None = None  # `next` of the page before
    most: Most = PAGE


class WhichRoundsOfTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    since: Moment | None = None
    until: Moment | None = None
    irregular: bool = False  # only those that were void, taken back in part or corrected
    after: str | None = None
    most: Most = PAGE


class PastRound(msgspec.Struct, frozen=True):
    """`players` says what each won or lost; unless you may look at anybody's rounds, only you are in it."""

    table: str
    round: int
    ended_at: int
    void: bool
    edition: str
    players: dict[str, int]


class PastRounds(msgspec.Struct, frozen=True, omit_defaults=True):
    rounds: list[PastRound]
    next: str | None = None  # ask with this as `after` for those before them


class WhichRecords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"first": "from", "last": "to"}):
    """Rounds, by their numbers; all, unless said."""

    first: str | None = None
    last: str | None = None

    def span(self) -> tuple[int, int | None]:
        return whole_number(self.first or "0"), None if self.last is None else whole_number(self.last)


def looks_at_all(person: Person) -> bool:
    return bool(person.roles & WATCHERS)


@route("GET", "/rounds", who=EVERYBODY, query=WhichRounds, reply=PastRounds)
async def own_rounds(call: Call) -> PastRounds:
    """The rounds that you took part in, the latest first."""
    asked: WhichRounds = call.query
    since = call.service.house.clock.now() - ON_LINE if asked.since is None else asked.since
    wanted = Wanted(table=asked.table, player=call.caller.name, since=since, until=asked.until)
    return await _page(call, wanted, asked.after, asked.most, only=call.caller.name)


@route("GET", "/tables/{table}/rounds", who=EVERYBODY, query=WhichRoundsOfTable, reply=PastRounds)
async def rounds_of_table(call: Call) -> PastRounds:
    """The rounds of a table that are over, the latest first."""
    asked: WhichRoundsOfTable = call.query
    table = await call.read(lambda connection: known_table(connection, call.path["table"]))
    if asked.irregular and not looks_at_all(call.caller):
        raise _role_needed(call.caller)
    wanted = Wanted(table=table, since=asked.since, until=asked.until, irregular=asked.irregular)
    return await _page(call, wanted, asked.after, asked.most, only=_only(call.caller))


def _only(person: Person) -> str | None:
    """Whose figures a person is shown; None: everybody's."""
    return None if looks_at_all(person) else person.name


async def _page(call: Call, wanted: Wanted, after: str | None, most: int, only: str | None) -> PastRounds:
    begins = read_place(after)
    page: Page = await call.read(lambda connection: page_of_rounds(connection, wanted, begins, most))
    rounds = [
        PastRound(each.table, each.round, each.ended_at, each.void, each.edition, _players(each.players, only))
        for each in page.rounds
    ]
    return PastRounds(rounds, write_place(page.next))


def page_of_rounds(
    connection: Connection, wanted: Wanted, begins: Place | None, most: int, reads: int = READS_MOST
) -> Page:
    """Somebody's rounds are looked for only where his money has moved."""
    if wanted.player is not None:
        wanted = replace(wanted, tables=tables_of(connection, wanted.player))
    return page_of_history(connection, wanted, begins, most, reads)


def _players(players: Any, only: str | None) -> dict[str, int]:
    return {name: amount for name, amount in players.items() if only in (None, name)}


def read_place(text: str | None) -> Place | None:
    if text is None:
        return None
    parts = text.split(".")
    if len(parts) != 3 or not TABLE_ID.accepts(parts[1]):
        raise HouseError("server-page-malformed")
    return Place(whole_number(parts[0]), parts[1], whole_number(parts[2]))


def write_place(place: Place | None) -> str | None:
    return None if place is None else f"{place.ended_at}.{place.table}.{place.round}"


def known_table(connection: Connection, name: str) -> str:
    """The table of this id; HouseError if there never was one."""
    table = schema.gaming_table.c
    if not TABLE_ID.accepts(name) or connection.execute(select(table.id).where(table.id == name)).first() is None:
        raise HouseError("house-table-unknown", table=repr(name))
    return name


@route("GET", "/tables/{table}/rounds/{round}", who=EVERYBODY, reply=dict[str, Any])
async def recall_round(call: Call) -> dict[str, Any]:
    """A round step by step, for those who took part and for those who may look at anybody's rounds."""
    number, person = call.number("round"), call.caller

    def read_recall(connection: Connection) -> dict[str, Any]:
        record_for(connection, call, number)
        found = recall(connection, call.path["table"], number).to_json()
        found["balances"] = {name: sums for name, sums in found["balances"].items() if _only(person) in (None, name)}
        found.pop("record")  # it has an address of its own
        return found

    return await call.read(read_recall)


@route("GET", "/tables/{table}/rounds/{round}/record", who=EVERYBODY, media=LINES)
async def record_of_round(call: Call) -> Response:
    """The record of a round as it was written, for `banca settle` and any other verifier."""
    number = call.number("round")
    text = await call.read(lambda connection: record_for(connection, call, number))
    return Response(f"{text}\n", media_type=LINES)


class Openings(msgspec.Struct, frozen=True):
    """What was committed for a round, and what opened it: docs/COMMITMENTS.md says how the two are checked."""

    table: str
    round: int
    digest: str
    commitments: list[dict[str, Any]]
    draws: list[dict[str, Any]]


@route("GET", "/tables/{table}/rounds/{round}/openings", who=EVERYBODY, reply=Openings)
async def openings_of_round(call: Call) -> Openings:
    """The commitments of a round and the openings of what it showed."""
    number = call.number("round")
    record = json.loads(await call.read(lambda connection: record_for(connection, call, number)))
    said = (record.get(name, []) for name in ("commitments", "draws"))
    return Openings(call.path["table"], number, record["digest"], *said)


def record_for(connection: Connection, call: Call, number: int) -> str:
    """HouseError: there is no such round, or whoever asks did not take part in it."""
    table, rounds = known_table(connection, call.path["table"]), schema.round_.c
    text = connection.execute(
        select(rounds.record).where(rounds.table_id == table, rounds.round == number)
    ).scalar_one_or_none()
    if text is None:
        raise HouseError("house-round-unknown", table=table, round=number)
    if not looks_at_all(call.caller) and call.caller.name not in json.loads(text)["settlement"]["players"]:
        raise refused("round_must_be_ones_own", person=call.caller.name, table=table, round=number)
    return str(text)


def _role_needed(person: Person) -> HouseError:
    return refused("person_must_have_the_role", person=person.name, roles=", ".join(sorted(WATCHERS)))


# For verifiers: as `banca settle --commitments` reads them.


@route("GET", "/tables/{table}/announcements", who=PUBLIC, query=WhichRecords, media=LINES)
async def announcements(call: Call) -> Response:
    """All that a table announced, or what it announced of some rounds: one JSON object a line."""
    table, (first, last) = await call.read(lambda c: known_table(c, call.path["table"])), call.query.span()
    said = schema.announcement.c

    def after(place: int) -> Select[Any]:
        return select(said.serial, said.body).where(said.table_id == table, said.serial > place).order_by(said.serial)

    def wanted(body: str) -> bool:
        found = json.loads(body)
        if "rounds" in found:
            return last is None or found["rounds"] == last
        return bool(first <= found["round"] and (last is None or found["round"] <= last + 1))

    return StreamingResponse(_lines(call, after, wanted), media_type=LINES)


@route("GET", "/tables/{table}/records", who=WATCHERS, query=WhichRecords, media=LINES)
async def records_of_table(call: Call) -> Response:
    """The records of a table, or of some of its rounds: one a line, as they were written."""
    table, (first, last) = await call.read(lambda c: known_table(c, call.path["table"])), call.query.span()
    rounds = schema.round_.c
    until = [] if last is None else [rounds.round <= last]

    def after(place: int) -> Select[Any]:
        least = max(place + 1, first)
        found = select(rounds.round.label("serial"), rounds.record.label("body"))
        return found.where(rounds.table_id == table, rounds.round >= least, *until).order_by(rounds.round)

    return StreamingResponse(_lines(call, after, lambda _: True), media_type=LINES)


def _lines(call: Call, after: Callable[[int], Select[Any]], wanted: Callable[[str], bool]) -> Iterator[bytes]:
    """Lines of what is only ever added to, some at a time: a slow reader holds no look at the database open."""
    place = 0
    while True:
        with call.service.house.database.read() as connection:
            rows = connection.execute(after(place).limit(LINES_AT_ONCE)).all()
        if not rows:
            return
        place = rows[-1].serial
        yield "".join(f"{row.body}\n" for row in rows if wanted(row.body)).encode()
