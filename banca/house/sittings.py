"""Sittings: the questions that one person is asked one after another, and the answers.

The journal has what was asked about, what was right and what was answered, so a sitting goes on after a restart, and a
score sheet reads the same when the program makes other questions. The questions themselves come from banca.drill. Only
routes of the server give these commands: whoever answers does not say what is right.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec
from sqlalchemy import Connection, select

from banca.drill.sheet import Answered, Sheet
from banca.house import schema
from banca.house.drilled import Drilled
from banca.house.errors import HouseError
from banca.house.examinations import class_stream, examination_of, sheets
from banca.house.journal import create_stream
from banca.house.replies import refused
from banca.house.roles import Role
from banca.house.work import Command, Work
from banca.law import edition_named

SITTINGS = "sittings"  # the stream
EVERYBODY = frozenset(Role)
EXAMINED = EVERYBODY - {Role.GUEST}  # anybody may come back as another guest, and sit it again
LOOKED_BACK = 50_000  # entries in which somebody's own sittings are looked for
SHOWN_MOST = 20
READ_AT_ONCE = 500
MICROSECONDS = 1000  # in a millisecond


@dataclass(frozen=True, slots=True)
class Sitting:
    number: int
    person: str
    begun_at: int
    last_at: int  # when something was answered last
    drilled: Drilled
    is_examination: bool
    trainer: str  # who set the examination; nobody, if empty
    examination: int  # of that trainer
    title: str
    pass_mark: int | None  # per cent
    answers: tuple[Answered, ...] = ()
    ended: bool = False

    @property
    def is_over(self) -> bool:
        return self.ended or len(self.answers) >= self.drilled.questions

    @property
    def sheet(self) -> Sheet:
        edition = edition_named(self.drilled.setting["edition"])
        named = (self.title or self.drilled.seed) if self.is_examination else None
        questions = self.drilled.questions if self.is_examination else None
        return Sheet(self.person, edition, self.answers, named, questions, self.pass_mark)


class BeginSitting(Command, frozen=True, tag="begin-sitting"):
    """Practice, or an examination of one's own by its seed."""

    roles: ClassVar[frozenset[Role]] = EVERYBODY

    drilled: Drilled
    is_examination: bool
    pass_mark: int | None = None

    def perform(self, work: Work) -> Mapping[str, Any]:
        create_stream(work.connection, SITTINGS)
        body = {"drilled": msgspec.to_builtins(self.drilled), "is_examination": self.is_examination}
        return {"sitting": work.append(SITTINGS, "begin-sitting", {**body, "pass_mark": self.pass_mark})}


class SitExamination(Command, frozen=True, tag="sit-examination"):
    """An examination that a trainer has set, once for each person. The stream of the class says who sits it."""

    roles: ClassVar[frozenset[Role]] = EXAMINED

    trainer: str
    examination: int

    def perform(self, work: Work) -> Mapping[str, Any]:
        found = examination_of(work.connection, self.trainer, self.examination)
        for sat in sheets(work.connection, found.trainer):
            if (sat.examination, sat.person) == (found.number, work.person.name):
                return {"sitting": sat.sitting}
        if found.ended:
            raise refused("examination_must_be_open", title=found.title)
        create_stream(work.connection, SITTINGS)
        body = {
            "drilled": msgspec.to_builtins(found.drilled),
            "is_examination": True,
            "pass_mark": found.pass_mark,
            "trainer": found.trainer,
            "examination": found.number,
            "title": found.title,
        }
        sitting = work.append(SITTINGS, "begin-sitting", body)
        begun = {"examination": found.number, "person": work.person.name, "sitting": sitting}
        work.append(class_stream(found.trainer), "sitting", begun)
        return {"sitting": sitting}


class OfSitting(Command, frozen=True):
    roles: ClassVar[frozenset[Role]] = EVERYBODY

    sitting: int

    def own(self, work: Work) -> Sitting:
        found = sitting_of(work.connection, self.sitting)
        if found.person != work.person.name:
            raise refused("sitting_must_be_ones_own", person=work.person.name, sitting=found.number)
        if found.is_over:
            raise refused("sitting_must_go_on", sitting=found.number)
        return found


class AnswerQuestion(OfSitting, frozen=True, tag="answer-question"):
    """The answer to the next question, marked. More time than has passed cannot have been taken."""

    answered: Answered

    def perform(self, work: Work) -> Mapping[str, Any]:
        found, answered = self.own(work), self.answered
        if answered.number != len(found.answers) + 1:
            raise refused("question_must_be_the_next", number=answered.number, next=len(found.answers) + 1)
        passed = max(0, work.at - found.last_at) // MICROSECONDS
        milliseconds = passed if found.is_examination else min(passed, max(0, answered.milliseconds))
        body = {**msgspec.to_builtins(answered), "milliseconds": milliseconds}
        number = work.append(SITTINGS, "answer", {"sitting": found.number, **body})
        if answered.number == found.drilled.questions:
            _hand_in(work, found, [*map(msgspec.to_builtins, found.answers), body])
        return {"sitting": found.number, "number": number}


class EndSitting(OfSitting, frozen=True, tag="end-sitting"):
    """Answer no more. Of an examination, what is left counts as not answered."""

    def perform(self, work: Work) -> Mapping[str, Any]:
        found = self.own(work)
        number = work.append(SITTINGS, "end-sitting", {"sitting": found.number})
        _hand_in(work, found, [*map(msgspec.to_builtins, found.answers)])
        return {"sitting": found.number, "number": number}


def _hand_in(work: Work, sitting: Sitting, answers: list[dict[str, Any]]) -> None:
    """The sheet of an examination goes to the trainer who set it."""
    if sitting.trainer:
        body = {"examination": sitting.examination, "person": sitting.person, "sitting": sitting.number}
        work.append(class_stream(sitting.trainer), "sheet", {**body, "answers": answers})


# Reading.


def sitting_of(connection: Connection, number: int) -> Sitting:
    """A sitting as far as it went; HouseError if there is none of this number."""
    entry = schema.journal.c
    row = connection.execute(
        select(schema.journal).where(entry.stream == SITTINGS, entry.number == number, entry.kind == "begin-sitting")
    ).one_or_none()
    if row is None:
        raise HouseError("sitting-unknown", sitting=number)
    found = _begun(row)
    answers, ended, last_at = [], False, found.begun_at
    for each in _of_person(connection, found.person, number):
        body = json.loads(each.body)
        if each.kind == "begin-sitting" or body.pop("sitting") != number:
            continue
        last_at = each.at
        if each.kind == "end-sitting":
            ended = True
        else:
            answers.append(msgspec.convert(body, Answered))
        if ended or len(answers) == found.drilled.questions:
            break
    return Sitting(
        **{name: getattr(found, name) for name in found.__slots__ if name not in ("answers", "ended", "last_at")},
        answers=tuple(answers),
        ended=ended,
        last_at=last_at,
    )


def shows_answers_to(connection: Connection, person: str, sitting: Sitting) -> bool:
    """Whether somebody may see what was right: not while others may still begin the same examination."""
    if sitting.trainer in ("", person):
        return True
    return examination_of(connection, sitting.trainer, sitting.examination).ended


def _begun(row: Any) -> Sitting:
    body = json.loads(row.body)
    return Sitting(
        number=row.number,
        person=row.person,
        begun_at=row.at,
        last_at=row.at,
        drilled=msgspec.convert(body["drilled"], Drilled),
        is_examination=body["is_examination"],
        trainer=body.get("trainer", ""),
        examination=body.get("examination", 0),
        title=body.get("title", ""),
        pass_mark=body["pass_mark"],
    )


def _of_person(connection: Connection, person: str, after: int) -> Iterator[Any]:
    entry = schema.journal.c
    while True:
        rows = connection.execute(
            select(schema.journal)
            .where(entry.stream == SITTINGS, entry.number > after, entry.person == person)
            .order_by(entry.number)
            .limit(READ_AT_ONCE)
        ).all()
        yield from rows
        if len(rows) < READ_AT_ONCE:
            return
        after = rows[-1].number


def sittings_of(connection: Connection, person: str) -> list[Sitting]:
    """Somebody's sittings, the latest first: of the recent ones, so many."""
    entry, stream = schema.journal.c, schema.stream.c
    last = connection.execute(select(stream.number).where(stream.name == SITTINGS)).scalar() or 0
    own = (entry.stream == SITTINGS, entry.number > last - LOOKED_BACK, entry.person == person)
    query = select(entry.number).where(*own, entry.kind == "begin-sitting").order_by(entry.number.desc())
    return [sitting_of(connection, number) for number in connection.execute(query.limit(SHOWN_MOST)).scalars().all()]
