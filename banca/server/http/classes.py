"""The classes of a trainer, their results, and what a trainer has for somebody."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from banca.drill.sheet import Sheet, csv_of
from banca.house import class_results
from banca.house.class_results import ClassResult, names_of_classes, result_of_class
from banca.house.classes import TRAINERS, mistakes_at, tables_of_trainer
from banca.house.examinations import Examination, Sat, open_examinations, tables_for
from banca.house.reply import message_in
from banca.house.sittings import SitExamination
from banca.law import BancaError, Language, edition
from banca.law.numbers import shown
from banca.messages import joined, language, message
from banca.play.act import Act
from banca.play.record import prescribed
from banca.play.setting import edition_of_table
from banca.play.turn import Chance, Turn
from banca.protocol import drills
from banca.protocol.resources import Class, ClassAct, ClassMistake, ClassTable
from banca.report.html import to_html
from banca.server.http.law import InLanguage
from banca.server.http.office import PAGE_POLICY
from banca.server.http.paper import pdf_of
from banca.server.routes import EVERYBODY, Call, json_response, route
from banca.server.standing import Standing
from banca.table.irregular import irregularities
from banca.table.layout import act_name
from banca.table.saying import Saying

TYPES = {"csv": "text/csv; charset=utf-8", "pdf": "application/pdf"}


class WhichResults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["json", "csv", "html", "pdf"] = "json"
    lang: str = "en"


@route("GET", "/classes", who=TRAINERS, query=InLanguage, reply=list[Class])
async def classes(call: Call) -> list[Class]:
    """Your classes, each with its tables, what can go wrong there now and what was done wrong."""
    lang = language(call.query.lang)
    found = await call.read(lambda connection: tables_of_trainer(connection, call.caller.name))
    return [Class(name, [await _table(call, each, lang) for each in tables]) for name, tables in sorted(found.items())]


async def _table(call: Call, table_id: str, lang: Language) -> ClassTable:
    room = await call.service.room(table_id)
    at = room.at
    mistakes = await call.read(lambda connection: mistakes_at(connection, table_id))
    bots = [bot.name for bot in at.config.bots]
    others = {*(viewer.person for viewer in room.viewers), *(name for name, held in at.in_play.items() if held)}
    return await asyncio.to_thread(_class_table, at, mistakes, sorted(others - {*bots, call.caller.name}), bots, lang)


def _class_table(
    at: Standing, mistakes: Sequence[Mapping[str, Any]], people: list[str], bots: list[str], lang: Language
) -> ClassTable:
    law, game = edition_of_table(at.state.setting), at.game
    saying = Saying(game, law, lang)
    due = None if game.is_over(at.state) else prescribed(at.turn)
    wrong = irregularities(game, at.state)
    return ClassTable(
        table=at.id,
        game=law.game,
        edition=law.slug,
        name=law.names.said_in(lang),
        dealer=at.config.dealer,
        status=at.status,
        frozen=at.frozen,
        round=at.round,
        prescribed=due.to_json() if due else {},
        next=_next(saying, at.turn, due),
        irregularities=[act.to_json() for act in wrong],
        wrong=[_wrong(saying, act.to_json(), game.clauses_for(at.state, act)) for act in wrong],
        mistakes=[_mistake(saying, each) for each in mistakes],
        people=people,
        bots=bots,
    )


def _next(saying: Saying, turn: Turn, due: Act | None) -> str:
    """What comes next in words; of what chance will show, no more than its name. Empty where somebody chooses."""
    if isinstance(turn, Chance):
        return saying.act({"act": next(iter(turn.weights)).name})
    return saying.act(due.to_json()) if due else ""


def _wrong(saying: Saying, act: dict[str, Any], clauses: Sequence[str]) -> ClassAct:
    law, lang = saying.edition, saying.lang
    if not clauses:
        return ClassAct(act, saying.act(act), "", "")
    return ClassAct(act, saying.act(act), law.cite(clauses[0], lang), law.clause(clauses[0]).text_in(lang))


def _mistake(saying: Saying, noted: Mapping[str, Any]) -> ClassMistake:
    said = [_tried(saying, each) for each in noted["acts"]]
    told = message_in(noted["message"], noted["parameters"])
    return ClassMistake(
        entry=noted["entry"],
        at=noted["at"],
        person=noted["person"],
        acts=noted["acts"],
        did=joined(saying.lang, said, "list-phrases") if said else message(saying.lang, "class-to-go-on"),
        norm=noted["norm"],
        clause=noted["clause"],
        edition=noted["edition"],
        cite=_cite(noted, saying.lang),
        says=told.said_in(saying.lang, saying.edition),
    )


def _tried(saying: Saying, said: Mapping[str, Any]) -> str:
    """What somebody wanted to do: it may be no act of the game, or on a bet that there is not."""
    try:
        act = saying.game.read_act(said).to_json()
    except BancaError:
        return shown(said.get("act", ""))
    if "bet" in act and act["bet"] not in saying.edition.bets:
        return act_name(saying.edition, act["act"], saying.lang)
    return saying.act(act)


def _cite(noted: Mapping[str, Any], lang: Language) -> str:
    return edition(noted["edition"]).cite(noted["clause"], lang) if noted["clause"] and noted["edition"] else ""


@route("GET", "/class-names", who=TRAINERS, reply=list[str])
async def class_names(call: Call) -> list[str]:
    """The names of your classes, also of those whose tables are closed."""
    return await call.read(lambda connection: names_of_classes(connection, call.caller.name))


@route("GET", "/classes/{class}/results", who=TRAINERS, query=WhichResults, reply=drills.ClassResults)
async def results_of_class(call: Call) -> Response:
    """Examinations of a class of yours, and what each trainee and each clause came to; also to print."""
    lang, form = language(call.query.lang), call.query.format
    found = await call.read(lambda connection: result_of_class(connection, call.caller.name, call.path["class"]))
    if form == "json":
        return json_response(await asyncio.to_thread(_results, found, lang))
    if form == "html":
        text = await asyncio.to_thread(lambda: to_html(class_results.document(found, lang)))
        return Response(text, media_type="text/html", headers={"content-security-policy": PAGE_POLICY})
    if form == "csv":
        made = await asyncio.to_thread(_csv, found)
    else:
        async with call.service.one_report:
            made = await asyncio.to_thread(lambda: pdf_of(class_results.document(found, lang)))
    headers = {"content-disposition": f'attachment; filename="class.{form}"'}
    return Response(made, media_type=TYPES[form], headers=headers)


def _csv(found: ClassResult) -> bytes:
    return csv_of(sheet for sat in found.sheets.values() for _, sheet in sat if sheet).encode()


def _results(found: ClassResult, lang: Language) -> drills.ClassResults:
    sheets = found.sheets
    return drills.ClassResults(
        name=found.name,
        examinations=[_examination(each, sheets[each.number], lang) for each in found.examinations],
        trainees=[
            drills.TraineeScore(each.person, each.sat, each.passed, each.score.asked, each.score.right, each.mistakes)
            for each in found.trainees
        ],
        clauses=[
            drills.ClauseScore(each.edition.cite(each.clause, lang), each.score.asked, each.score.right, each.mistakes)
            for each in found.clauses
        ],
        seated={table: [*people] for table, people in found.seated.items()},
    )


def _examination(
    of: Examination, sheets: Sequence[tuple[Sat, Sheet | None]], lang: Language
) -> drills.ClassExamination:
    law = edition(of.drilled.setting["edition"])
    lines = [
        drills.SheetLine(
            sat.sitting,
            sat.person,
            sat.at,
            sheet.score.right if sheet else None,
            sheet.passed if sheet else None,
            sum(each.milliseconds for each in sheet.answers) if sheet else 0,
        )
        for sat, sheet in sheets
    ]
    return drills.ClassExamination(
        examination=of.number,
        title=of.title,
        edition=law.slug,
        name=law.names.said_in(lang),
        kinds=of.drilled.kinds,
        questions=of.drilled.questions,
        pass_mark=of.pass_mark,
        seed=of.drilled.seed,
        ended=of.ended,
        sheets=lines,
    )


@route("GET", "/lessons", who=EVERYBODY, query=InLanguage, reply=drills.Lessons)
async def lessons(call: Call) -> drills.Lessons:
    """What trainers have for you: tables at which they seated you, and examinations that can be sat."""
    lang = language(call.query.lang)

    def look(connection: Connection) -> tuple[Sequence[tuple[str, str]], Sequence[Examination]]:
        offered = open_examinations(connection) if call.caller.roles & SitExamination.roles else []
        return tables_for(connection, call.caller.name), offered

    seats, open_now = await call.read(look)
    rooms = [(trainer, call.service.hub.rooms.get(table)) for trainer, table in seats]
    return drills.Lessons(
        [
            drills.LessonTable(
                trainer, room.at.id, _name(room.at.state.setting.edition.slug, lang), room.at.config.dealer
            )
            for trainer, room in rooms
            if room and room.at.status != "closed"
        ],
        [
            drills.OpenExamination(
                each.trainer,
                each.number,
                each.classroom,
                each.title,
                _name(each.drilled.setting["edition"], lang),
                each.drilled.questions,
                each.pass_mark,
            )
            for each in open_now
        ],
    )


def _name(slug: str, lang: Language) -> str:
    return edition(slug).names.said_in(lang)
