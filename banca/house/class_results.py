"""The results of a class: by examination, by trainee and by clause, with what was refused at its tables."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from banca.drill.sheet import Answered, Score, Sheet
from banca.house.classes import mistakes_at, tables_of_trainer
from banca.house.errors import HouseError
from banca.house.examinations import Examination, Sat, examinations, sheets, trainees_at
from banca.law import Edition, Language, edition
from banca.law.numbers import shown
from banca.messages import message
from banca.report.document import Document, Heading, Paragraph, Table

NOTHING = Score(0, 0)


@dataclass(frozen=True, slots=True)
class TraineeResult:
    person: str
    sat: int = 0  # examinations that were handed in
    passed: int = 0
    score: Score = NOTHING
    mistakes: int = 0  # acts that were refused at a table

    def plus(self, score: Score, *, sat: int = 0, passed: int = 0, mistakes: int = 0) -> "TraineeResult":
        both = Score(self.score.asked + score.asked, self.score.right + score.right)
        return TraineeResult(self.person, self.sat + sat, self.passed + passed, both, self.mistakes + mistakes)


@dataclass(frozen=True, slots=True)
class ClauseResult:
    edition: Edition
    clause: str
    score: Score
    mistakes: int


@dataclass(frozen=True, slots=True)
class ClassResult:
    name: str
    examinations: tuple[Examination, ...]
    sat: tuple[Sat, ...]
    trainees: tuple[TraineeResult, ...]
    clauses: tuple[ClauseResult, ...]
    seated: Mapping[str, Sequence[str]]

    @property
    def sheets(self) -> Mapping[int, Sequence[tuple[Sat, Sheet | None]]]:
        """By examination, whoever sat it, with the sheet where it was handed in."""
        by_number = {each.number: each for each in self.examinations}
        found: dict[int, list[tuple[Sat, Sheet | None]]] = {number: [] for number in by_number}
        for sat in self.sat:
            sheet = None if sat.answers is None else sheet_of(by_number[sat.examination], sat)
            found[sat.examination].append((sat, sheet))
        return found


def sheet_of(examination: Examination, sat: Sat) -> Sheet:
    asked = examination.drilled
    return Sheet(
        sat.person,
        edition(asked.setting["edition"]),
        sat.answers or (),
        examination.title,
        asked.questions,
        examination.pass_mark,
    )


def names_of_classes(connection: Connection, trainer: str) -> list[str]:
    """The classes of a trainer: by their open tables, and by the examinations that were set for them."""
    set_for = (each.classroom for each in examinations(connection, trainer))
    return sorted({*tables_of_trainer(connection, trainer), *set_for})


def result_of_class(connection: Connection, trainer: str, name: str) -> ClassResult:
    """HouseError: the trainer has no such class."""
    if name not in names_of_classes(connection, trainer):
        raise HouseError("class-unknown", name=shown(name))
    own = tuple(each for each in examinations(connection, trainer) if each.classroom == name)
    numbers = {each.number: each for each in own}
    sat = tuple(each for each in sheets(connection, trainer) if each.examination in numbers)
    tables = tables_of_trainer(connection, trainer).get(name, [])
    mistakes = [each for table in tables for each in mistakes_at(connection, table)]
    seated = {table: people for table, people in trainees_at(connection, trainer).items() if table in tables}
    handed_in = [sheet_of(numbers[each.examination], each) for each in sat if each.answers is not None]
    return ClassResult(
        name, own, sat, _by_trainee(handed_in, mistakes, seated), _by_clause(handed_in, mistakes), seated
    )


def _by_trainee(
    handed_in: Sequence[Sheet], mistakes: Sequence[Mapping[str, Any]], seated: Mapping[str, Sequence[str]]
) -> tuple[TraineeResult, ...]:
    found = {person: TraineeResult(person) for people in seated.values() for person in people}
    for sheet in handed_in:
        before = found.get(sheet.trainee, TraineeResult(sheet.trainee))
        found[sheet.trainee] = before.plus(sheet.score, sat=1, passed=int(sheet.passed or False))
    for each in mistakes:
        person = each["person"]
        found[person] = found.get(person, TraineeResult(person)).plus(NOTHING, mistakes=1)
    return tuple(found[person] for person in sorted(found))


def _by_clause(handed_in: Sequence[Sheet], mistakes: Sequence[Mapping[str, Any]]) -> tuple[ClauseResult, ...]:
    answers: dict[tuple[str, str], list[Answered]] = {}
    for sheet in handed_in:
        for each in sheet.answers:
            for clause in each.clauses:
                answers.setdefault((sheet.edition.slug, clause), []).append(each)
    refused: dict[tuple[str, str], int] = {}
    for mistake in mistakes:
        if mistake["edition"] and mistake["clause"]:
            at = mistake["edition"], mistake["clause"]
            refused[at] = refused.get(at, 0) + 1
    return tuple(
        ClauseResult(
            edition(slug),
            clause,
            Score(len(of := answers.get((slug, clause), [])), sum(each.is_right for each in of)),
            refused.get((slug, clause), 0),
        )
        for slug, clause in sorted({*answers, *refused}, key=_place)
    )


def _place(at: tuple[str, str]) -> tuple[str, int]:
    """Where a clause stands in its edition."""
    slug, clause = at
    return slug, [*edition(slug).clauses].index(clause)


# On paper.


def document(found: ClassResult, lang: Language) -> Document:
    def say(name: str, /, **parameters: Any) -> str:
        return message(lang, name, **parameters)

    columns = ("trainee", "sat", "passed", "asked", "right", "mistakes")
    people = Table(
        tuple(say(f"class-column-{name}") for name in columns),
        tuple(
            (each.person, str(each.sat), str(each.passed), *_figures(each.score), str(each.mistakes))
            for each in found.trainees
        ),
        "lrrrrr",
    )
    clauses = Table(
        tuple(say(f"class-column-{name}") for name in ("clause", "asked", "right", "mistakes")),
        tuple(
            (each.edition.cite(each.clause, lang), *_figures(each.score), str(each.mistakes)) for each in found.clauses
        ),
        "lrrr",
    )
    parts: list[Any] = [Heading(say("class-by-trainee")), people, Heading(say("class-by-clause")), clauses]
    sheets_by_examination = found.sheets
    for each in found.examinations:
        sat = sheets_by_examination[each.number]
        parts += [Heading(say("class-examination", title=each.title)), *_examination(each, sat, lang)]
    return Document(say("class-results", name=found.name), lang, tuple(parts), contents=False)


def _examination(of: Examination, sheets_of_it: Sequence[tuple[Sat, Sheet | None]], lang: Language) -> Iterator[Any]:
    law = edition(of.drilled.setting["edition"])
    yield Paragraph(
        message(
            lang,
            "class-examination-is",
            game=law.names.said_in(lang),
            questions=of.drilled.questions,
            mark=of.pass_mark,
            seed=of.drilled.seed,
        )
    )
    rows = []
    for sat, sheet in sheets_of_it:
        if sheet is None:
            rows.append((sat.person, "–", message(lang, "class-sits-it")))
        else:
            ended = "class-passed" if sheet.passed else "class-failed"
            rows.append((sat.person, f"{sheet.score.right} / {of.drilled.questions}", message(lang, ended)))
    columns = tuple(message(lang, f"class-column-{name}") for name in ("trainee", "right", "result"))
    yield Table(columns, tuple(rows), "lrl")


def _figures(score: Score) -> tuple[str, str]:
    return str(score.asked), str(score.right)
