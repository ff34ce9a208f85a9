"""For those who watch over a house: the register in words, rounds searched and replayed, and the law on a day."""

from collections.abc import Iterable
from datetime import date
from functools import lru_cache
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from banca.games import game_of, module_for
from banca.house.applications import application_of
from banca.house.authorisations import register
from banca.house.clock import day_of
from banca.house.daily import bounds
from banca.house.errors import HouseError
from banca.house.recall import Irregularity, Wanted
from banca.law import EDITIONS, LANGUAGES, Language, NotInForce, edition, edition_on, editions_of, games, language
from banca.law.comparison import compare
from banca.law.numbers import shown
from banca.protocol.oversight import (
    ApplicationDossier,
    BetFigures,
    CalledAct,
    FoundRound,
    FoundRounds,
    InRegister,
    LawOnDay,
    ReplayedRound,
    TableOnDay,
)
from banca.server.http.counted import COUNTING, counted
from banca.server.http.history import READS_MOST, WATCHERS, known_table, page_of_rounds, read_place, write_place
from banca.server.http.law import InLanguage, cacheable, known_edition
from banca.server.http.office import PAGE_POLICY, PIT, read_day
from banca.server.register import dossier, in_register, question_of_bet, table_on_day
from banca.server.replayed import replayed
from banca.server.routes import PAGE, PUBLIC, Call, Day, Most, json_response, route
from banca.table.layout import act_name

READS_OF_CLAUSES = 200  # rounds that are played again for one page of a search by clause


class OnDayInLanguage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    on: Day | None = None  # today, unless said
    lang: str = "en"


class WhichApplications(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    on: Day | None = None
    table: str | None = None  # those that cover it
    standing: str | None = None
    lang: str = "en"


class WhichFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["json", "html"] = "json"
    lang: str = "en"


class WhichRoundsFound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all of it must hold of a round."""

    table: str | None = None
    player: str | None = None
    edition: str | None = None
    clause: str | None = None  # its id in that edition
    act: str | None = None  # such as an irregularity that was called
    irregularity: Literal["any", "void", "taken-back", "corrected"] | None = None
    first: Day | None = None
    last: Day | None = None
    after: str | None = None  # `next` of the page before
    most: Most = PAGE
    lang: str = "en"


# The register.


@route("GET", "/register", who=PIT, query=WhichApplications, reply=list[InRegister])
async def list_register(call: Call) -> list[InRegister]:
    """Applications as they stand on a day, the latest first, in words."""
    asked: WhichApplications = call.query
    day, lang = _day(call, asked.on), language(asked.lang)

    def found(connection: Connection) -> list[InRegister]:
        return [
            in_register(each, day, lang)
            for each in reversed(register(connection, day=day))
            if asked.table is None or each.covers(asked.table)
            if asked.standing is None or each.standing(day) == asked.standing
        ]

    return await call.read(found)


@route("GET", "/register/{number}", who=PIT, query=OnDayInLanguage, reply=ApplicationDossier)
async def application_dossier(call: Call) -> ApplicationDossier:
    """An application with its dossier and the decisions on it, in words."""
    number, day, lang = call.number("number"), _day(call, call.query.on), language(call.query.lang)
    return await call.read(lambda connection: dossier(connection, number, day, lang))


@route("GET", "/register/{number}/bets/{bet}", who=PIT, query=WhichFigures, reply=BetFigures, also=COUNTING)
async def figures_of_bet(call: Call) -> Response:
    """The mathematics of a bet that an application is for; as JSON or as a page. 202: it is being counted."""
    number, bet, lang = call.number("number"), call.path["bet"], language(call.query.lang)
    filed = await call.read(lambda connection: application_of(connection, number))
    question = question_of_bet(filed, bet, lang)
    found = await counted(call, "new-bet", question, lambda done: BetFigures(counting=True, done=done))
    if isinstance(found, Response):
        return found
    if call.query.format == "html":
        return Response(found["html"], media_type="text/html", headers={"content-security-policy": PAGE_POLICY})
    return json_response(BetFigures(description=question["text"], rows=found["figures"]["bets"]))


@route("GET", "/tables/{table}/register", who=PIT, query=OnDayInLanguage, reply=TableOnDay)
async def register_of_table(call: Call) -> TableOnDay:
    """What a table may run on a day, of what it is set to run now, and by which applications."""
    at, lang = (await call.service.room(call.path["table"])).at, language(call.query.lang)
    day, setting = _day(call, call.query.on), at.state.setting
    return await call.read(lambda c: table_on_day(c, known_table(c, at.id), setting, at.config.money, day, lang))


def _day(call: Call, said: str | None) -> date:
    return day_of(call.service.house.clock.now()) if said is None else read_day(said)


# Rounds.


@route("GET", "/search/rounds", who=WATCHERS, query=WhichRoundsFound, reply=FoundRounds)
async def search_rounds(call: Call) -> FoundRounds:
    """Rounds by table, player, clause, act, irregularity and day, the latest first."""
    asked: WhichRoundsFound = call.query
    wanted, begins = _wanted(asked), read_place(asked.after)
    reads = READS_OF_CLAUSES if asked.clause else READS_MOST
    found = await call.read(lambda connection: page_of_rounds(connection, wanted, begins, asked.most, reads))
    lang, place = language(asked.lang), found.next
    rounds = [
        FoundRound(
            each.table,
            each.round,
            each.ended_at,
            each.edition,
            edition(each.edition).number,
            edition(each.edition).names.said_in(lang),
            list(each.irregular),
            dict(each.players),
        )
        for each in found.rounds
    ]
    return FoundRounds(rounds, write_place(place), place.ended_at if place else None)


def _wanted(asked: WhichRoundsFound) -> Wanted:
    law = None if asked.edition is None else edition(known_edition(asked.edition))
    if asked.clause is not None and law is not None:
        law.clause(asked.clause)  # refuse one that there is not
    if asked.act is not None:
        _refuse_unknown_act(asked.act, EDITIONS if law is None else (law.slug,))
    which: Irregularity | None = None if asked.irregularity in (None, "any") else asked.irregularity  # type: ignore[assignment]
    return Wanted(
        table=asked.table,
        player=asked.player,
        act=asked.act,
        clause=asked.clause,
        irregular=asked.irregularity == "any",
        irregularity=which,
        marked=True,
        edition=asked.edition,
        since=bounds(read_day(asked.first))[0] if asked.first else None,
        until=bounds(read_day(asked.last))[1] if asked.last else None,
    )


def _refuse_unknown_act(name: str, editions: Iterable[str]) -> None:
    """No round is read for an act that there never was."""
    acts = {act for each in map(game_of, editions) for act in (*each.act_kinds, *each.steps)}
    if name not in acts:
        raise HouseError("server-act-unknown", act=shown(name), acts=", ".join(sorted(acts)))


@route("GET", "/law/{edition}/irregularities", who=PUBLIC, query=InLanguage, reply=list[CalledAct])
async def irregularities_of_edition(call: Call) -> list[CalledAct]:
    """What can be called at a table of an edition when something goes wrong."""
    law, lang = edition(known_edition(call.path["edition"])), language(call.query.lang)
    game = game_of(law.slug)
    module = module_for("table.irregular", game)
    acts = dict.fromkeys(act.name for act in (*getattr(module, "ACTS", ()), *getattr(module, "CHANGES", ())))
    return [CalledAct(name, act_name(law, name, lang)) for name in acts]


@route("GET", "/tables/{table}/rounds/{round}/steps", who=WATCHERS, query=InLanguage, reply=ReplayedRound)
async def replay_round(call: Call) -> ReplayedRound:
    """A round of the past step by step, in words, with every clause."""
    table, number, lang = call.path["table"], call.number("round"), language(call.query.lang)

    def found(connection: Connection) -> ReplayedRound:
        return replayed(connection, known_table(connection, table), number, lang)

    return await call.read(found)


# The law.


@route("GET", "/law/on/{day}", who=PUBLIC, query=InLanguage, reply=list[LawOnDay])
async def law_on_day(call: Call) -> list[LawOnDay]:
    """For each game the edition in force on a day, as far as this program knows."""
    day, lang = read_day(call.path["day"]), language(call.query.lang)
    return [_on_day(game, day, lang) for game in games()]


def _on_day(game: str, day: date, lang: Language) -> LawOnDay:
    try:
        law = edition_on(game, day)
    except NotInForce as error:
        return LawOnDay(game, editions_of(game)[0].names.said_in(lang), refusal=error.said_in(lang))
    neighbours = [each.slug for each in editions_of(game) if law.slug in (each.repealed_by, each.slug)]
    neighbours += [law.repealed_by] if law.repealed_by in EDITIONS else []
    return LawOnDay(
        game,
        law.names.said_in(lang),
        law.slug,
        law.number,
        law.instrument.said_in(lang),
        law.answers_from.isoformat(),
        law.cited_beginning.said_in(lang),
        len(law.clauses),
        next((each for each in neighbours if each != law.slug), ""),
    )


@route("GET", "/comparisons/{before}/{after}", who=PUBLIC, query=InLanguage, reply=dict[str, Any])
async def compare_editions(call: Call) -> Response:
    """Two editions of a game that follow each other, side by side: what changed, and what only one of them has."""
    before, after = (known_edition(call.path[name]) for name in ("before", "after"))
    return cacheable(_compared(before, after, language(call.query.lang)))


@lru_cache(len(EDITIONS) * len(LANGUAGES))
def _compared(before: str, after: str, lang: Language) -> bytes:
    return msgspec.json.encode(compare(edition(before), edition(after)).to_json(lang))
