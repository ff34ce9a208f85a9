"""What a trainee answered: by kind, by topic and by clause, for the trainee, the class and the archive."""

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from banca.drill.question import Question
from banca.law import Edition

COLUMNS = (
    "trainee",
    "examination",
    "number",
    "edition",
    "kind",
    "level",
    "topic",
    "clauses",
    "answer",
    "right",
    "correct",
    "seconds",
)


@dataclass(frozen=True, slots=True)
class Answered:
    """What is written down of a question and its answer; the answer is None if it was passed over."""

    number: int
    kind: str
    level: int
    topic: str
    clauses: tuple[str, ...]
    right: int
    choices: int | None  # how many there were; None where an amount was asked
    answer: int | None
    milliseconds: int

    @property
    def is_right(self) -> bool:
        return self.answer == self.right

    @property
    def seconds_text(self) -> str:
        tenths = self.milliseconds // 100
        return f"{tenths // 10}.{tenths % 10}"


@dataclass(frozen=True, slots=True)
class Marked:
    """A question and its answer; None if it was passed over.

    >>> import banca
    >>> from banca.drill import Deck, Kind
    >>> law = banca.edition("roulette-60-2004")
    >>> setting = banca.Setting(banca.option_set(law), banca.Limits(1000, 1_000_000, 100))
    >>> deck = Deck(banca.game_of(law.slug), setting, [Kind.PAYOUTS], seed="7")
    >>> from banca.drill import Marked
    >>> marked = deck.mark(deck.ask(), None, seconds=9.0)
    >>> isinstance(marked, Marked), marked.is_right
    (True, False)
    """

    question: Question
    answer: int | None
    seconds: float

    @property
    def is_right(self) -> bool:
        return self.question.is_right(self.answer)

    @property
    def answered(self) -> Answered:
        of = self.question
        milliseconds = round(1000 * self.seconds)
        return Answered(
            of.number, of.kind.value, of.level, of.topic, of.clauses, of.right, of.choices, self.answer, milliseconds
        )


@dataclass(frozen=True, slots=True)
class Score:
    """How many were asked, and how many answered rightly."""

    asked: int
    right: int

    @property
    def wrong(self) -> int:
        return self.asked - self.right


@dataclass(frozen=True, slots=True)
class Sheet:
    """All answers of one trainee. `examination` says which one it was; None after free practice.

    >>> import banca
    >>> from banca.drill import Deck, Kind
    >>> law = banca.edition("roulette-60-2004")
    >>> setting = banca.Setting(banca.option_set(law), banca.Limits(1000, 1_000_000, 100))
    >>> deck = Deck(banca.game_of(law.slug), setting, [Kind.PAYOUTS], seed="7")
    >>> from banca.drill import Sheet
    >>> marked = [deck.mark(question, question.right, seconds=2.0) for question in (deck.ask(), deck.ask())]
    >>> sheet = Sheet("Ana", law, tuple(each.answered for each in marked), examination="7")
    >>> sheet.score.right, sheet.score.asked
    (2, 2)
    """

    trainee: str
    edition: Edition
    answers: tuple[Answered, ...]
    examination: str | None = None
    questions: int | None = None  # of the examination, answered or not
    pass_mark: int | None = None  # per cent of them

    @property
    def score(self) -> Score:
        return Score(len(self.answers), sum(each.is_right for each in self.answers))

    @property
    def least_right(self) -> int:
        """How many right answers pass."""
        return -(-(self.questions or len(self.answers)) * (self.pass_mark or 0) // 100)

    @property
    def passed(self) -> bool | None:
        """None where there is no mark to pass."""
        return None if self.pass_mark is None else self.score.right >= self.least_right

    @property
    def by_kind(self) -> Mapping[str, Score]:
        return scores_by(self.answers, lambda each: (each.kind,))

    @property
    def by_clause(self) -> Mapping[str, Score]:
        """By the clauses on which the right answer rests, in their order."""
        found, order = scores_by(self.answers, lambda each: each.clauses), [*self.edition.clauses]
        return {clause: found[clause] for clause in sorted(found, key=order.index)}

    def rows(self) -> list[dict[str, Any]]:
        """A row for each question, as a spreadsheet takes it; its columns are COLUMNS."""
        return [
            {
                "trainee": as_cell(self.trainee),
                "examination": as_cell(self.examination or ""),
                "number": each.number,
                "edition": self.edition.slug,
                "kind": each.kind,
                "level": each.level,
                "topic": each.topic,
                "clauses": " ".join(each.clauses),
                "answer": "" if each.answer is None else each.answer,
                "right": each.right,
                "correct": int(each.is_right),
                "seconds": each.seconds_text,
            }
            for each in self.answers
        ]


def csv_of(sheets: Iterable[Sheet], blank: Iterable[str] = ()) -> str:
    """A table of all answers; `blank` names the columns that stay empty."""
    text, empty = io.StringIO(), dict.fromkeys(blank, "")
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    for sheet in sheets:
        writer.writerows({**row, **empty} for row in sheet.rows())
    return text.getvalue()


def as_cell(text: str) -> str:
    """What somebody typed, so that no spreadsheet takes it for a formula."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text


def scores_by(answers: Sequence[Answered], names: Callable[[Answered], Iterable[str]]) -> Mapping[str, Score]:
    asked: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for each in answers:
        for name in names(each):
            asked[name] += 1
            right[name] += each.is_right
    return {name: Score(asked[name], right[name]) for name in sorted(asked)}
