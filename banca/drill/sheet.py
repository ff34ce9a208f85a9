"""What a trainee answered: by kind, by topic and by clause, for the trainee, the class and the archive."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
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
    """All answers of one trainee. `seed` says which examination it was; None after free practice.

    >>> import banca
    >>> from banca.drill import Deck, Kind
    >>> law = banca.edition("roulette-60-2004")
    >>> setting = banca.Setting(banca.option_set(law), banca.Limits(1000, 1_000_000, 100))
    >>> deck = Deck(banca.game_of(law.slug), setting, [Kind.PAYOUTS], seed="7")
    >>> from banca.drill import Sheet
    >>> marked = tuple(deck.mark(question, question.right, seconds=2.0) for question in (deck.ask(), deck.ask()))
    >>> sheet = Sheet("Ana", law, marked, seed="7")
    >>> sheet.score.right, sheet.score.asked, sheet.seconds
    (2, 2, 4.0)
    """

    trainee: str
    edition: Edition
    answers: tuple[Marked, ...]
    seed: str | None = None

    @property
    def score(self) -> Score:
        return _score(self.answers)

    @property
    def seconds(self) -> float:
        return sum(each.seconds for each in self.answers)

    @property
    def by_kind(self) -> Mapping[str, Score]:
        return _by(self.answers, lambda each: (each.question.kind.value,))

    @property
    def by_clause(self) -> Mapping[str, Score]:
        """By the clauses on which the right answer rests."""
        return _by(self.answers, lambda each: each.question.clauses)

    def rows(self) -> list[dict[str, Any]]:
        """A row for each question, as a spreadsheet takes it; its columns are COLUMNS."""
        return [
            {
                "trainee": self.trainee,
                "examination": self.seed or "",
                "number": each.question.number,
                "edition": self.edition.slug,
                "kind": each.question.kind.value,
                "level": each.question.level,
                "topic": each.question.topic,
                "clauses": " ".join(each.question.clauses),
                "answer": "" if each.answer is None else each.answer,
                "right": each.question.right,
                "correct": int(each.is_right),
                "seconds": f"{each.seconds:.1f}",
            }
            for each in self.answers
        ]


def _score(answers: Sequence[Marked]) -> Score:
    return Score(len(answers), sum(each.is_right for each in answers))


def _by(answers: Iterable[Marked], names: Any) -> Mapping[str, Score]:
    asked: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for each in answers:
        for name in names(each):
            asked[name] += 1
            right[name] += each.is_right
    return {name: Score(asked[name], right[name]) for name in sorted(asked)}
