"""What a trainer does with a class besides its tables: sets examinations, and seats trainees.

Each trainer has a stream of his own, with the sheets that were handed in, so that results last as long as the journal.
"""

import json
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import msgspec
from sqlalchemy import Connection, select

from banca.drill.sheet import Answered
from banca.house import schema
from banca.house.classes import TRAINERS, AtClassTable
from banca.house.drilled import Drilled, drilled, setting_of_table
from banca.house.errors import HouseError
from banca.house.journal import create_stream
from banca.house.people import account_of
from banca.house.practice import check_class_name
from banca.house.replies import refused
from banca.house.roles import Role
from banca.house.work import Command, Work
from banca.law.numbers import shown
from banca.play.fields import NAME

CLASSES = "class/"


def class_stream(trainer: str) -> str:
    return f"{CLASSES}{trainer}"


@dataclass(frozen=True, slots=True)
class Examination:
    """Questions that are the same for a whole class."""

    trainer: str
    number: int  # of the entry that set it
    at: int
    classroom: str
    title: str
    drilled: Drilled
    pass_mark: int  # per cent
    ended: bool = False


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody sits an examination, or has handed in the answers."""

    examination: int
    person: str
    sitting: int
    at: int
    answers: tuple[Answered, ...] | None = None  # None until they are handed in


class SetExamination(Command, frozen=True, tag="set-examination"):
    """Set an examination for a class: about a table as it is set, or about a setting of its own.

    Without a seed, it gets one that nobody can guess.
    """

    roles: ClassVar[frozenset[Role]] = TRAINERS

    classroom: str
    title: str
    kinds: list[str]
    questions: int
    pass_mark: int
    table: str = ""
    setting: dict[str, Any] | None = None
    seed: str = ""

    def perform(self, work: Work) -> Mapping[str, Any]:
        check_class_name(self.classroom)
        if not NAME.accepts(self.title):
            raise HouseError("examination-title-malformed", title=shown(self.title))
        if not 1 <= self.pass_mark <= 100:
            raise HouseError("examination-pass-mark", mark=self.pass_mark)
        setting = setting_of_table(work.connection, self.table) if self.table else self.setting or {}
        asked = drilled(setting, self.kinds, self.questions, self.seed or secrets.token_hex(8))
        body = {"classroom": self.classroom, "title": self.title, "pass_mark": self.pass_mark}
        number = append(work, "set-examination", {**body, "drilled": msgspec.to_builtins(asked)})
        return {"examination": number, "title": self.title, "seed": asked.seed}


class EndExamination(Command, frozen=True, tag="end-examination"):
    """Let nobody begin it any more. Whoever sits it may finish."""

    roles: ClassVar[frozenset[Role]] = TRAINERS

    examination: int

    def perform(self, work: Work) -> Mapping[str, Any]:
        found = examination_of(work.connection, work.person.name, self.examination)
        if found.ended:
            raise refused("examination_must_be_open", title=found.title)
        append(work, "end-examination", {"examination": found.number})
        return {"examination": found.number, "ended": True}


class SeatTrainee(AtClassTable, frozen=True, tag="seat-trainee"):
    """Give a trainee a table of the class, or take it back: it is offered to him wherever he has the page open."""

    person: str
    away: bool = False

    def perform(self, work: Work) -> Mapping[str, Any]:
        live = self.own(work, "open", "paused")
        person = account_of(work.connection, self.person).name
        seated = person in trainees_at(work.connection, work.person.name).get(live.id, ())
        if seated is not self.away:
            norm = "trainee_must_be_seated" if self.away else "trainee_must_not_be_seated_yet"
            raise refused(norm, person=person, table=live.id)
        append(work, "leave" if self.away else "seat", {"table": live.id, "person": person})
        return {"table": live.id, "person": person, "seated": not self.away}


def append(work: Work, kind: str, body: Mapping[str, Any]) -> int:
    """Write into the trainer's own stream."""
    stream = class_stream(work.person.name)
    create_stream(work.connection, stream)
    return work.append(stream, kind, body)


# Reading.


def examination_of(connection: Connection, trainer: str, number: int) -> Examination:
    """HouseError: the trainer has set no such examination."""
    found = next((each for each in examinations(connection, trainer) if each.number == number), None)
    if found is None:
        raise HouseError("examination-unknown", examination=number, trainer=shown(trainer))
    return found


def examinations(connection: Connection, trainer: str) -> list[Examination]:
    """All that a trainer has set, the oldest first."""
    found: dict[int, Examination] = {}
    for row, body in _entries(connection, trainer, "set-examination", "end-examination"):
        if row.kind == "set-examination":
            asked = msgspec.convert(body["drilled"], Drilled)
            said = (body["classroom"], body["title"], asked, body["pass_mark"])
            found[row.number] = Examination(trainer, row.number, row.at, *said)
        else:
            number = body["examination"]
            found[number] = replace(found[number], ended=True)
    return [*found.values()]


def open_examinations(connection: Connection) -> list[Examination]:
    """Those of all trainers that may be begun."""
    return [each for trainer in _trainers(connection) for each in examinations(connection, trainer) if not each.ended]


def sheets(connection: Connection, trainer: str) -> list[Sat]:
    """Whoever sat an examination of this trainer, in the order in which they began."""
    found: dict[int, Sat] = {}
    for row, body in _entries(connection, trainer, "sitting", "sheet"):
        sat = Sat(body["examination"], body["person"], body["sitting"], row.at)
        if row.kind == "sheet":
            answers = tuple(msgspec.convert(each, Answered) for each in body["answers"])
            sat = replace(sat, answers=answers)
        found[sat.sitting] = sat
    return [*found.values()]


def trainees_at(connection: Connection, trainer: str) -> dict[str, list[str]]:
    """Whom a trainer has seated, by table."""
    found: dict[str, list[str]] = {}
    for row, body in _entries(connection, trainer, "seat", "leave"):
        there = found.setdefault(body["table"], [])
        if row.kind == "seat":
            there.append(body["person"])
        else:
            there.remove(body["person"])
    return found


def tables_for(connection: Connection, person: str) -> list[tuple[str, str]]:
    """The tables at which trainers have seated somebody: trainer and table."""
    return [
        (trainer, table)
        for trainer in _trainers(connection)
        for table, people in trainees_at(connection, trainer).items()
        if person in people
    ]


def _trainers(connection: Connection) -> list[str]:
    name = schema.stream.c.name
    found = select(name).where(name >= CLASSES, name < f"{CLASSES[:-1]}0").order_by(name)
    return [each.removeprefix(CLASSES) for each in connection.execute(found).scalars()]


def _entries(connection: Connection, trainer: str, *kinds: str) -> Iterator[tuple[Any, dict[str, Any]]]:
    entry = schema.journal.c
    own = (entry.stream == class_stream(trainer), entry.kind.in_(kinds))
    for row in connection.execute(select(schema.journal).where(*own).order_by(entry.number)).all():
        yield row, json.loads(row.body)
