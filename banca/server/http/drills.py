"""Drills: practice and examinations, question by question, and the score sheet."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from banca.drill import Marked, Question
from banca.drill.deck import drills_of
from banca.drill.paper import SheetPaper
from banca.drill.sheet import csv_of
from banca.drill.wording import Wording
from banca.games import game_of
from banca.house.classes import TRAINERS
from banca.house.drilled import drilled, setting_of_table
from banca.house.errors import HouseError
from banca.house.replies import HouseRefused, refused
from banca.house.reply import message_in
from banca.house.sittings import (
    AnswerQuestion,
    BeginSitting,
    EndSitting,
    SitExamination,
    Sitting,
    shows_answers_to,
    sitting_of,
    sittings_of,
)
from banca.house.work import Command
from banca.law import EDITIONS, Language, Refusal, edition
from banca.law.numbers import shown
from banca.messages import language
from banca.protocol import drills
from banca.server.http.law import InLanguage
from banca.server.http.paper import pdf_of
from banca.server.routes import EVERYBODY, Call, route
from banca.server.sitting_view import is_same, sitting_view
from banca.table.saying import Saying

SEED_BYTES = 8
PASS_MARK = 80  # per cent, of an examination that nobody has set
OF_ANSWERS = ("clauses", "right", "correct")  # columns that stay empty while others may still sit the examination
TYPES = {"csv": "text/csv; charset=utf-8", "pdf": "application/pdf"}


class WhichSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["csv", "pdf"] = "csv"
    lang: str = "en"


@route("GET", "/drills", who=EVERYBODY, query=InLanguage, reply=list[drills.Drill])
async def list_drills(call: Call) -> list[drills.Drill]:
    """What can be drilled."""
    lang = language(call.query.lang)
    return [_drill(slug, lang) for slug in EDITIONS]


def _drill(slug: str, lang: Language) -> drills.Drill:
    law = edition(slug)
    return drills.Drill(slug, law.game, law.names.said_in(lang), [kind.value for kind in drills_of(game_of(slug))])


@route("GET", "/sittings", who=EVERYBODY, query=InLanguage, reply=list[drills.SittingLine])
async def own_sittings(call: Call) -> list[drills.SittingLine]:
    """Your last sittings, the latest first."""
    lang = language(call.query.lang)
    found = await call.read(lambda connection: sittings_of(connection, call.caller.name))
    return [_line(each, lang) for each in found]


def _line(sitting: Sitting, lang: Language) -> drills.SittingLine:
    sheet = sitting.sheet
    return drills.SittingLine(
        sitting=sitting.number,
        edition=sheet.edition.slug,
        name=sheet.edition.names.said_in(lang),
        at=sitting.begun_at,
        is_examination=sitting.is_examination,
        title=sitting.title,
        questions=sitting.drilled.questions,
        answered=len(sitting.answers),
        over=sitting.is_over,
        right=sheet.score.right if sitting.is_over or not sitting.is_examination else None,
        passed=sheet.passed if sitting.is_over else None,
    )


@route("POST", "/sittings", who=EVERYBODY, query=InLanguage, body=drills.NewSitting, reply=drills.Sitting)
async def begin_sitting(call: Call) -> drills.Sitting:
    """Begin to practise, or sit an examination."""
    said: drills.NewSitting = call.body
    if said.trainer:
        begun: Command = SitExamination(said.trainer, said.examination)
    else:
        setting = await _setting(call, said)
        asked = await call.service.drilling.asking.run(
            call.caller.name,
            lambda: drilled(setting, said.kinds, said.questions, said.seed or secrets.token_hex(SEED_BYTES)),
        )
        begun = BeginSitting(asked, bool(said.seed), PASS_MARK if said.seed else None)
    return await _shown(call, int((await _do(call, begun))["sitting"]))


async def _setting(call: Call, said: drills.NewSitting) -> dict[str, Any]:
    if said.table:
        return await call.read(lambda connection: setting_of_table(connection, said.table))
    if said.edition not in EDITIONS:
        raise HouseError("server-edition-unknown", edition=shown(said.edition), known=", ".join(EDITIONS))
    return {"edition": said.edition, **({"preset": said.preset} if said.preset else {})}


@route("GET", "/sittings/{sitting}", who=EVERYBODY, query=InLanguage, reply=drills.Sitting)
async def sitting_as_it_stands(call: Call) -> drills.Sitting:
    """A sitting of yours, or of an examination that you have set: it goes on where it stood."""
    return await _shown(call, call.number("sitting"))


@route(
    "POST", "/sittings/{sitting}/answers", who=EVERYBODY, query=InLanguage, body=drills.NewAnswer, reply=drills.Sitting
)
async def answer_question(call: Call) -> drills.Sitting:
    """Answer the open question. The same answer again changes nothing."""
    said, number = call.body, call.number("sitting")
    sitting = await _own(call, number)
    known = next((each for each in sitting.answers if each.number == said.number), None)
    if known is None or known.answer != said.answer:
        run = call.service.drilling.asking.run
        await _do(call, await run(call.caller.name, lambda: _marked(call, sitting, said)))
    return await _shown(call, number)


def _marked(call: Call, sitting: Sitting, said: drills.NewAnswer) -> AnswerQuestion:
    if sitting.is_over:
        raise refused("sitting_must_go_on", sitting=sitting.number)
    question = call.service.drilling.questions(sitting)[-1]
    if said.number != question.number:
        raise refused("question_must_be_the_next", number=said.number, next=question.number)
    if question.choices is not None and said.answer is not None and not 1 <= said.answer <= question.choices:
        raise HouseError("drill-which-choice", most=question.choices)
    answered = Marked(question, said.answer, 0.0).answered
    return AnswerQuestion(sitting.number, replace(answered, milliseconds=max(0, said.milliseconds)))


@route("POST", "/sittings/{sitting}/end", who=EVERYBODY, query=InLanguage, reply=drills.Sitting)
async def end_sitting(call: Call) -> drills.Sitting:
    """Answer no more, and see the score sheet."""
    number = call.number("sitting")
    if not (await _own(call, number)).is_over:
        await _do(call, EndSitting(number))
    return await _shown(call, number)


@route("GET", "/sittings/{sitting}/sheet", who=EVERYBODY, query=WhichSheet, media=TYPES["csv"])
async def sheet_of_sitting(call: Call) -> Response:
    """The score sheet as a table (CSV) or on paper (PDF), when the sitting is over."""
    lang = language(call.query.lang)
    sitting, with_answers = await _visible(call, call.number("sitting"))
    if not sitting.is_over:
        raise refused("sitting_must_be_over", sitting=sitting.number)
    form = call.query.format
    if form == "csv":
        found = csv_of([sitting.sheet], () if with_answers else OF_ANSWERS).encode()
    else:
        drilling, person = call.service.drilling, call.caller.name
        questions = await drilling.asking.run(person, lambda: drilling.questions(sitting))
        paper = _paper(sitting, questions, lang, with_answers=with_answers)
        found = await drilling.writing.run(person, lambda: pdf_of(paper.document()))
    headers = {"content-disposition": f'attachment; filename="sheet-{sitting.number}.{form}"'}
    return Response(found, media_type=TYPES[form], headers=headers)


def _paper(sitting: Sitting, questions: Sequence[Question], lang: Language, *, with_answers: bool) -> SheetPaper:
    same = {
        each.number: question
        for question, each in zip(questions, sitting.answers, strict=False)
        if is_same(question, each)
    }
    sheet = sitting.sheet
    wording = Wording(sheet.edition, lang, Saying(game_of(sheet.edition.slug), sheet.edition, lang))
    return SheetPaper(sheet, lang, wording, same, with_answers)


# Who may look at what.


async def _visible(call: Call, number: int) -> tuple[Sitting, bool]:
    """One's own, or of an examination that one has set; and whether its answers may be seen."""
    person = call.caller

    def look(connection: Connection) -> tuple[Sitting, bool]:
        found = sitting_of(connection, number)
        return found, shows_answers_to(connection, person.name, found)

    found, with_answers = await call.read(look)
    if found.person != person.name and not (found.trainer == person.name and person.roles & TRAINERS):
        raise refused("sitting_must_be_ones_own", person=person.name, sitting=number)
    return found, with_answers


async def _own(call: Call, number: int) -> Sitting:
    found = await call.read(lambda connection: sitting_of(connection, number))
    if found.person != call.caller.name:
        raise refused("sitting_must_be_ones_own", person=call.caller.name, sitting=number)
    return found


async def _shown(call: Call, number: int) -> drills.Sitting:
    lang, drilling = language(call.query.lang), call.service.drilling
    sitting, with_answers = await _visible(call, number)
    return await drilling.asking.run(
        call.caller.name,
        lambda: sitting_view(sitting, drilling.questions(sitting), lang, with_answers=with_answers),
    )


async def _do(call: Call, command: Command) -> dict[str, Any]:
    reply = await call.service.submit(call.caller, command)
    if not reply.accepted:
        says = message_in(str(reply.message), reply.parameters)
        raise HouseRefused(Refusal(reply.norm, None, says)) if reply.norm else HouseError(says)
    return dict(reply.body)
