"""Drills and classes as both sides read them, in one language."""

from typing import Literal

import msgspec


class Drill(msgspec.Struct, frozen=True):
    """A game that can be drilled, and the kinds of questions about it."""

    edition: str
    game: str
    name: str
    kinds: list[str]


class NewSitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Practice; with `seed` an examination of your own; with `trainer` and `examination` one that was set."""

    edition: str = ""
    preset: str = ""
    table: str = ""  # its options and limits, instead of an edition
    kinds: list[str] = []  # all, unless named
    questions: int = 10
    seed: str = ""
    trainer: str = ""
    examination: int = 0


class NewAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An amount in minor units, or the number of a choice; null passes over the question."""

    number: int
    answer: int | None
    milliseconds: int = 0


class DrillPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """`says` has it in words; the rest is to be drawn."""

    form: Literal["words", "cards", "tiles", "dice", "figures", "road"]
    says: str
    label: str = ""
    faces: list[str] = []
    behind: list[str] = []  # tiles of the second row
    colours: list[str] = []  # of figures


class DrillQuestion(msgspec.Struct, frozen=True):
    number: int
    kind: str
    level: int
    asks: str
    parts: list[DrillPart]
    choices: list[DrillPart]  # none where an amount is asked


class Cited(msgspec.Struct, frozen=True):
    cite: str
    says: str


class DrillMarked(msgspec.Struct, frozen=True):
    """An answer, what was right, and why."""

    number: int
    is_right: bool
    answer: int | None
    right: int
    given: str  # in words
    right_answer: str
    reasons: list[str]
    clauses: list[Cited]
    readings: list[str]
    milliseconds: int
    amount: bool  # whether it is an amount of money


class DrillReviewed(msgspec.Struct, frozen=True):
    question: DrillQuestion
    marked: DrillMarked


class DrillScore(msgspec.Struct, frozen=True):
    """`name` is a kind, or a clause as it is cited."""

    name: str
    asked: int
    right: int


class SittingLine(msgspec.Struct, frozen=True):
    sitting: int
    edition: str
    name: str
    at: int
    is_examination: bool
    title: str
    questions: int
    answered: int
    over: bool
    right: int | None  # of an examination, when it is over
    passed: bool | None


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sitting as it stands. What is right in an examination is not said before its end."""

    sitting: int
    person: str
    edition: str
    name: str  # of the game
    is_examination: bool
    title: str
    trainer: str
    questions: int
    answered: int
    over: bool
    seed: str = ""  # of an examination of your own
    question: DrillQuestion | None = None
    marked: DrillMarked | None = None  # the last answer
    right: int | None = None
    passed: bool | None = None
    least_right: int = 0
    milliseconds: int = 0
    by_kind: list[DrillScore] = []
    by_clause: list[DrillScore] = []
    review: list[DrillReviewed] = []
    answers_later: bool = False  # what was right is said when the trainer has ended the examination


class OpenExamination(msgspec.Struct, frozen=True):
    trainer: str
    examination: int
    classroom: str
    title: str
    name: str  # of the game
    questions: int
    pass_mark: int


class LessonTable(msgspec.Struct, frozen=True):
    """A table at which a trainer has seated you."""

    trainer: str
    table: str
    name: str
    dealer: str


class Lessons(msgspec.Struct, frozen=True):
    tables: list[LessonTable]
    examinations: list[OpenExamination]


class SheetLine(msgspec.Struct, frozen=True):
    """Somebody who sits an examination; `right` is there when the answers are."""

    sitting: int
    person: str
    at: int
    right: int | None
    passed: bool | None
    milliseconds: int


class ClassExamination(msgspec.Struct, frozen=True):
    examination: int
    title: str
    edition: str
    name: str
    kinds: list[str]
    questions: int
    pass_mark: int
    seed: str
    ended: bool
    sheets: list[SheetLine]


class TraineeScore(msgspec.Struct, frozen=True):
    """All of one trainee: examinations, answers, and what was refused at the tables."""

    person: str
    sat: int
    passed: int
    asked: int
    right: int
    mistakes: int


class ClauseScore(msgspec.Struct, frozen=True):
    cite: str
    asked: int
    right: int
    mistakes: int


class ClassResults(msgspec.Struct, frozen=True):
    name: str
    examinations: list[ClassExamination]
    trainees: list[TraineeScore]
    clauses: list[ClauseScore]
    seated: dict[str, list[str]]  # by table
