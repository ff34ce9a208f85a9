"""For those who run the house and those who watch over it: people, events, reports, the register."""

import asyncio
import json
from datetime import date
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, select
from starlette.responses import Response

from banca.house import schema
from banca.house.authorisations import Filed, in_force, register
from banca.house.clock import day_of
from banca.house.daily import Signed, document, signed_report
from banca.house.decisions import document as decision_document
from banca.house.errors import HouseError
from banca.house.events import SIGNIFICANT
from banca.house.people import accounts
from banca.house.roles import Role
from banca.house.work import EVENTS
from banca.law import language
from banca.messages import message
from banca.report.document import Cell, Document, Heading, Listing, Paragraph, Part, Table
from banca.report.html import SHUT, to_html
from banca.server.http.history import known_table
from banca.server.http.law import InLanguage
from banca.server.http.paper import pdf_of
from banca.server.routes import PAGE, Call, Day, Moment, Most, Place, json_response, route

ADMINISTRATORS = frozenset({Role.ADMINISTRATOR})
OVERSEERS = frozenset({Role.REGULATOR, Role.ADMINISTRATOR})
PIT = OVERSEERS | {Role.SUPERVISOR}
# A report brings its own style; nothing else is loaded, and nothing is run.
PAGE_POLICY = f"{SHUT}; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"


class Known(msgspec.Struct, frozen=True):
    name: str
    roles: list[str]
    suspended: bool
    public_key: str | None
    made_at: int
    has_password: bool


class WhichPeople(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    after: str = ""  # a name
    most: Most = PAGE


class WhichEvents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str | None = None
    since: Moment | None = None
    until: Moment | None = None
    after: Place = 0
    most: Most = PAGE


class Event(msgspec.Struct, frozen=True):
    """An entry of the stream of events, with its hash."""

    number: int
    at: int
    person: str
    kind: str
    body: dict[str, Any]
    hash: str


class EventKind(msgspec.Struct, frozen=True):
    """A kind of significant events."""

    kind: str
    name: str


class WhichReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["json", "html", "pdf"] = "json"
    lang: str = "en"


class ReportColumn(msgspec.Struct, frozen=True):
    text: str
    right: bool  # it holds figures


class ReportCell(msgspec.Struct, frozen=True, omit_defaults=True):
    text: str
    bad: bool = False


class ReportPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a report. Rows of a listing have a term and a text."""

    kind: Literal["heading", "paragraph", "warning", "table", "listing"]
    text: str = ""
    columns: list[ReportColumn] = []
    rows: list[list[ReportCell]] = []


class ReportParts(msgspec.Struct, frozen=True):
    title: str
    subtitle: str
    parts: list[ReportPart]


class OnDay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    on: Day | None = None  # today, unless said


@route("GET", "/people", who=ADMINISTRATORS, query=WhichPeople, reply=list[Known])
async def list_people(call: Call) -> list[Known]:
    """The people whom the house knows, by name."""
    asked: WhichPeople = call.query
    found = await call.read(lambda connection: accounts(connection, asked.after, asked.most))
    return [msgspec.convert(each.to_json(), Known) for each in found]


@route("GET", "/events", who=OVERSEERS, query=WhichEvents, reply=list[Event])
async def list_events(call: Call) -> list[Event]:
    """Significant events, the oldest first."""
    asked: WhichEvents = call.query
    return await call.read(lambda connection: _events(connection, asked))


@route("GET", "/events/kinds", who=OVERSEERS, query=InLanguage, reply=list[EventKind])
async def kinds_of_events(call: Call) -> list[EventKind]:
    """The kinds of significant events, with their names."""
    lang = language(call.query.lang)
    kinds = (kind for several in SIGNIFICANT.values() for kind in several)
    return [EventKind(kind, message(lang, f"event-kind-{kind}")) for kind in kinds]


def _events(connection: Connection, asked: WhichEvents) -> list[Event]:
    entry = schema.journal.c
    query = select(schema.journal).where(entry.stream == EVENTS, entry.number > asked.after)
    if asked.kind is not None:
        query = query.where(entry.kind == asked.kind)
    if asked.since is not None:
        query = query.where(entry.at >= asked.since)
    if asked.until is not None:
        query = query.where(entry.at < asked.until)
    rows = connection.execute(query.order_by(entry.number).limit(asked.most))
    return [Event(row.number, row.at, row.person, row.kind, json.loads(row.body), row.hash) for row in rows]


@route("GET", "/reports/{day}", who=OVERSEERS, query=WhichReport, reply=dict[str, Any])
async def report_of_day(call: Call) -> Response:
    """What tables and games held on a day, beside theory, signed by the house: as data, as a page or as a PDF."""
    lang = language(call.query.lang)
    async with call.service.one_report:  # it reads every round of its day
        signed = await _signed(call)
        match call.query.format:
            case "html":
                return await asyncio.to_thread(_page, signed, lang)
            case "pdf":
                return await asyncio.to_thread(_pdf, signed, lang)
        return json_response(signed.to_json())


@route("GET", "/reports/{day}/parts", who=OVERSEERS, query=InLanguage, reply=ReportParts)
async def parts_of_report(call: Call) -> ReportParts:
    """The same report part by part, for a screen."""
    lang = language(call.query.lang)
    async with call.service.one_report:
        signed = await _signed(call)
        return await asyncio.to_thread(lambda: _parts(document(signed, lang)))


async def _signed(call: Call) -> Signed:
    day, key = read_day(call.path["day"]), call.service.house.key
    return await call.read(lambda connection: signed_report(connection, key, day))


def _page(signed: Signed, lang: str) -> Response:
    headers = {"content-security-policy": PAGE_POLICY}
    return Response(to_html(document(signed, lang)), media_type="text/html", headers=headers)


def _pdf(signed: Signed, lang: str) -> Response:
    headers = {"content-disposition": f'inline; filename="{signed.day.day}.pdf"'}
    return Response(pdf_of(document(signed, lang)), media_type="application/pdf", headers=headers)


def _parts(made: Document) -> ReportParts:
    """What a desk shows of a report, as the terminal does."""
    parts = [part for each in made.parts if (part := _part(each)) is not None]
    return ReportParts(made.title, made.subtitle, parts)


def _part(part: Part) -> ReportPart | None:
    match part:
        case Heading():
            return ReportPart("heading", part.text)
        case Paragraph():
            return ReportPart("warning" if part.kind == "warning" else "paragraph", part.text)
        case Table():
            columns = [ReportColumn(text, part.alignment(n) == "right") for n, text in enumerate(part.columns)]
            return ReportPart("table", columns=columns, rows=[[_cell(cell) for cell in row] for row in part.rows])
        case Listing():
            return ReportPart("listing", rows=[[ReportCell(item.term), ReportCell(item.text)] for item in part.items])
    return None


def _cell(cell: str | Cell) -> ReportCell:
    return ReportCell(cell) if isinstance(cell, str) else ReportCell(cell.text, cell.tone == "bad")


def read_day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise HouseError("server-day-malformed") from None


@route("GET", "/applications", who=PIT, query=OnDay, reply=list[dict[str, Any]])
async def list_applications(call: Call) -> list[dict[str, Any]]:
    """The register: every application for authorisation, and how it stands on a day."""
    day = _on(call)
    found: list[Filed] = await call.read(lambda connection: register(connection, day=day))
    return [{"application": each.number, "standing": each.standing(day), **each.body} for each in found]


@route("GET", "/applications/{number}", who=PIT, reply=dict[str, Any])
async def one_application(call: Call) -> dict[str, Any]:
    """An application with the signed decisions on it: all that an off-line check needs besides the regulator's key."""
    number = call.number("number")
    return await call.read(lambda connection: decision_document(connection, number))


@route("GET", "/tables/{table}/authorisations", who=PIT, query=OnDay, reply=list[dict[str, Any]])
async def authorisations_of_table(call: Call) -> list[dict[str, Any]]:
    """What a table may run on a day, of all that needs authorisation."""
    room, day = await call.service.room(call.path["table"]), _on(call)
    edition = room.at.state.setting.edition.slug

    def found(connection: Connection) -> list[dict[str, Any]]:
        table = known_table(connection, room.at.id)
        return [each.to_json() for each in in_force(connection, table, edition, day)]

    return await call.read(found)


def _on(call: Call) -> date:
    said: str | None = call.query.on
    return day_of(call.service.house.clock.now()) if said is None else read_day(said)
