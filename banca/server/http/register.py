"""Applications for authorisation as people read them: what is asked, on which conditions it was granted, from when."""

from datetime import date
from typing import Any

import msgspec
from sqlalchemy import Connection

from banca.house.authorisations import BET, Filed, bets_of, register
from banca.house.clock import day_of
from banca.law import Edition, Language, Names, edition
from banca.messages import language, message
from banca.server.http.law import InLanguage
from banca.server.http.office import PIT
from banca.server.routes import Call, route
from banca.table.choices import choice_in_words


class Requested(msgspec.Struct, frozen=True):
    """One thing of an application: an option, a parameter, or a bet beyond the regulation."""

    kind: str
    option: str
    name: str
    says: str  # the value; of a bet, nothing
    cite: str


class Condition(msgspec.Struct, frozen=True):
    says: str
    met: bool


class Attached(msgspec.Struct, frozen=True):
    file: str
    sha256: str


class InRegister(msgspec.Struct, frozen=True):
    """An application and the decision on it. `since` and `until`: for which days it is granted."""

    application: int
    edition: str
    name: str
    applicant: str
    filed: str
    adopted: str
    tables: list[str]  # none named: all
    asks: list[Requested]
    attachments: list[Attached]
    standing: str
    stands: str  # the same in words
    decided_by: str | None
    why: str
    since: str | None
    until: str | None
    conditions: list[Condition]
    revoked: str | None  # from which day


@route("GET", "/register", who=PIT, query=InLanguage, reply=list[InRegister])
async def register_in_words(call: Call) -> list[InRegister]:
    """Every application and how it stands today, in words, the latest first."""
    lang, today = language(call.query.lang), day_of(call.service.house.clock.now())
    return await call.read(lambda connection: _register(connection, today, lang))


def _register(connection: Connection, today: date, lang: Language) -> list[InRegister]:
    return [_in_words(each, today, lang) for each in reversed(register(connection, day=today))]


def _in_words(filed: Filed, today: date, lang: Language) -> InRegister:
    law, standing, decision = edition(filed.body["edition"]), filed.standing(today), filed.decision or {}
    described = {bet.slug: bet.names for bet in bets_of(filed, law)}
    return InRegister(
        application=filed.number,
        edition=law.slug,
        name=law.names.said_in(lang),
        applicant=filed.applicant,
        filed=filed.body["filed"],
        adopted=filed.body["adopted"],
        tables=filed.body["tables"],
        asks=[_request(law, each, described, lang) for each in filed.body["asks"]],
        attachments=[Attached(**each) for each in filed.body["attachments"]],
        standing=standing,
        stands=message(lang, f"standing-{standing}"),
        decided_by=decision.get("approver"),
        why=decision.get("why", ""),
        since=decision.get("from"),
        until=decision.get("until"),
        conditions=[Condition(each, each in filed.met) for each in sorted(filed.conditions)],
        revoked=filed.revoked["from"] if filed.revoked else None,
    )


def _request(law: Edition, request: dict[str, Any], described: dict[str, Names], lang: Language) -> Requested:
    cite = law.cite(request["clause"], lang)
    if request["kind"] == BET:
        return Requested(BET, request["name"], described[request["name"]].said_in(lang), "", cite)
    name, says = choice_in_words(law, request["name"], request["value"], lang)
    return Requested(request["kind"], request["name"], name, says, cite)
