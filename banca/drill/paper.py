"""A score sheet as a document."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from banca.drill.question import Question
from banca.drill.sheet import Answered, Score, Sheet
from banca.drill.wording import Wording
from banca.law import Language
from banca.messages import message, money_text
from banca.report.document import Document, Heading, Part, Table

OF_ANSWERS = ("drill-kind", "drill-about", "drill-given", "drill-right", "drill-seconds", "article")


@dataclass(frozen=True, slots=True)
class SheetPaper:
    """A score sheet in one language. Where the questions are there, right answers are said in words.

    Without answers it says no more than the result, by kind.
    """

    sheet: Sheet
    lang: Language
    wording: Wording
    questions: Mapping[int, Question] = field(default_factory=dict)  # by their numbers
    with_answers: bool = True

    def document(self) -> Document:
        sheet, say = self.sheet, self.wording.say
        about = [
            (say("drill-trainee"), sheet.trainee or "–"),
            (say("drill-examination"), sheet.examination or "–"),
            (say("drill-result-is"), self._result()),
        ]
        by_kind = {say(f"drill-kind-{kind}"): each for kind, each in sheet.by_kind.items()}
        parts: tuple[Part, ...] = (Heading(say("drill-by-kind")), self._scores(by_kind, "column-drill-kind"))
        if self.with_answers:
            by_clause = {sheet.edition.cite(clause, self.lang): each for clause, each in sheet.by_clause.items()}
            parts += (
                Heading(say("drill-by-clause")),
                self._scores(by_clause, "column-article"),
                Heading(say("drill-answers")),
                self._answers(),
            )
        title = say("drill-sheet", game=sheet.edition.names.said_in(self.lang))
        return Document(title, self.lang, parts, about=tuple(about), contents=False)

    def _result(self) -> str:
        sheet, say = self.sheet, self.wording.say
        score = say("drill-score", right=sheet.score.right, asked=sheet.score.asked)
        if sheet.passed is None:
            return score
        return f"{score} · {say('drill-passed' if sheet.passed else 'drill-failed', least=sheet.least_right)}"

    def _scores(self, scores: Mapping[str, Score], first: str) -> Table:
        columns = tuple(message(self.lang, name) for name in (first, "column-drill-asked", "column-drill-right"))
        return Table(columns, tuple((name, str(each.asked), str(each.right)) for name, each in scores.items()), "lrr")

    def _answers(self) -> Table:
        rows = tuple(self._row(each) for each in self.sheet.answers)
        columns = ("#", *(message(self.lang, f"column-{name}") for name in OF_ANSWERS))
        return Table(columns, rows, "rlllrrl", small=True)

    def _row(self, answered: Answered) -> tuple[str, ...]:
        edition = self.sheet.edition
        question = self.questions.get(answered.number)
        instrument = self.wording.say("cite-instrument", number=edition.number)
        cited = edition.citation(*answered.clauses[:2]).said_in(self.lang) if answered.clauses else ""
        return (
            str(answered.number),
            self.wording.say(f"drill-kind-{answered.kind}"),
            self.wording.topic(answered.topic),
            self._given(answered),
            self.wording.answer(question) if question else self._value(answered, answered.right),
            answered.seconds_text,
            cited.removeprefix(instrument),
        )

    def _given(self, answered: Answered) -> str:
        if answered.answer is None:
            return "–"
        return f"{'✓' if answered.is_right else '✕'} {self._value(answered, answered.answer)}"

    def _value(self, answered: Answered, value: int) -> str:
        return money_text(self.lang, value) if answered.choices is None else str(value)
