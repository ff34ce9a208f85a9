"""How the questions of a drill are worded: what is shown, asked and offered, the right answer, and why it is right."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from banca.cli.names import act_text, position_text, value_text
from banca.cli.screen import result_text, short_citation
from banca.drill import Question, Sheet
from banca.drill.chips import chips_of
from banca.drill.question import Fault, Hands, Moment, Payment, Road
from banca.law import Edition, Language, common_readings
from banca.messages import joined, message, money_text
from banca.messages.errors import Message
from banca.money import Line
from banca.play.act import Act
from banca.report.document import Document, Heading, Table

MONEY = ("stake",)  # fields of acts that are amounts
TEN = 10  # results of a shoe stand together
OF_ANSWERS = ("drill-kind", "drill-about", "drill-given", "drill-right", "drill-seconds", "article")


@dataclass(frozen=True, slots=True)
class Wording:
    edition: Edition
    lang: Language

    def say(self, name: str, /, **parameters: Any) -> str:
        return message(self.lang, name, **parameters)

    def money(self, amount: int) -> str:
        return money_text(self.lang, amount)

    def value(self, value: Any) -> str:
        return value_text(self.edition, self.lang, value)

    def act(self, act: Act | Mapping[str, Any]) -> str:
        """An act by its name, with what it says."""
        said = act.to_json() if isinstance(act, Act) else act
        name = str(said["act"])
        called = self.edition.acts[name].said_in(self.lang) if name in self.edition.acts else name
        shown = [
            self.money(value) if field in MONEY else self.value(value)
            for field, value in said.items()
            if field != "act" and value is not None
        ]
        return self.say("play-act-shown", act=called, values=" ".join(shown)) if shown else called

    # The question.

    def shown(self, question: Question) -> Iterator[str]:
        """What a trainee sees before he answers, line by line."""
        match question.asked:
            case Payment(result, lines):
                yield self.say("drill-result", result=result_text(result, self.edition, self.lang))
                for line in lines:
                    bet = position_text(self.edition, self.lang, line.position)
                    yield self.say("drill-staked", bet=bet, amount=self.money(line.stake))
            case Moment(done, _) | Fault(done, _, _, _) if done:
                yield self.say("drill-done", acts=joined(self.lang, map(self.act, done), "list-phrases"))
            case Hands(_, hands, _):
                yield from map(self._hand, hands)
            case Road(_, results, _):
                marks = "".join(self.say(f"drill-mark-{each}") for each in results)
                tens = (marks[at : at + TEN] for at in range(0, len(marks), TEN))
                yield self.say("drill-results", results=" ".join(tens))

    def asks(self, question: Question) -> str:
        match question.asked:
            case Hands(asks, _, _):
                return asks.said_in(self.lang)
            case Road(road, _, choices):
                name = "drill-ask-cell" if choices[0].id == "drill-choice-cell" else "drill-ask-colour"
                return self.say(name, road=self.say(f"drill-road-{road}"))
            case _:
                return self.say(f"drill-ask-{question.kind}")

    def choices(self, question: Question) -> Sequence[str]:
        match question.asked:
            case Fault(_, acts, _, _):
                return [self.act(each) for each in acts]
            case Moment(_, choices):
                return [self.act(each) for each in choices]
            case Hands(_, _, choices) | Road(_, _, choices):
                return [each.said_in(self.lang) if isinstance(each, Message) else self._hand(each) for each in choices]
        return []

    def _hand(self, hand: Mapping[str, Any]) -> str:
        """Cards or tiles, and whose they are; or the name of a hand."""
        if "class" in hand:
            return self.value(hand["class"])
        parts = {name: self.value(each) for name, each in hand.items() if name != "of"}
        if "front" in parts:
            said = self.say("drill-laid", front=parts["front"], back=parts["back"])
        else:
            said = " ".join(parts.values())
        return self.say("named-value", name=self.say(f"drill-of-{hand['of']}"), value=said) if "of" in hand else said

    # The answer.

    def answer(self, question: Question) -> str:
        """The right answer in words."""
        if question.choices is None:
            return self.money(question.right)
        return self.say("drill-choice", number=question.right, choice=self.choices(question)[question.right - 1])

    def because(self, question: Question) -> Iterator[str]:
        """Why it is right, line by line: how it is worked out, and the clauses."""
        match question.asked:
            case Payment(_, lines):
                yield from (self._worked_out(line) for line in lines if line.odds is not None)
                cut = (
                    self.say("drill-chips-of", count=n, chip=self.money(chip)) for chip, n in chips_of(question.right)
                )
                yield self.say("drill-chips", chips=joined(self.lang, cut))
            case Fault(_, _, refusal, instead):
                yield question.game.refused(refusal).said_in(self.lang)
                if instead is not None:
                    yield self.say("drill-instead", act=self.act(instead))
            case Road(road, _, _):
                yield self.say(f"drill-road-{road}.rule")
        yield from map(self._clause, question.clauses)

    def readings(self, question: Question) -> Iterator[str]:
        return map(self._reading, question.readings)

    def _worked_out(self, line: Line) -> str:
        return self.say(
            "drill-works-out" if line.commission + line.breakage else "drill-works-out-whole",
            bet=position_text(self.edition, self.lang, line.position),
            stake=self.money(line.stake),
            odds=line.odds,
            prize=self.money(line.prize),
            commission=self.money(line.commission + line.breakage),
        )

    def _clause(self, clause: str) -> str:
        text = self.edition.clause(clause).text_in(self.lang)
        return self.say("play-clause", clause=self.edition.cite(clause, self.lang), text=text)

    def _reading(self, reading: str) -> str:
        if reading in self.edition.clauses:
            taken = self.edition.clause(reading).part_in(self.lang, "reading")
            return self.say("play-reading-at", clause=self.edition.cite(reading, self.lang), taken=taken)
        taken = {**common_readings(), **self.edition.readings}[reading].text_in(self.lang)
        return self.say("play-reading", name=reading, taken=taken)


@dataclass(frozen=True, slots=True)
class SheetPaper:
    """A score sheet as a document."""

    sheet: Sheet
    lang: Language

    def document(self) -> Document:
        sheet, say = self.sheet, Wording(self.sheet.edition, self.lang).say
        about = [
            (say("drill-trainee"), sheet.trainee or "–"),
            (say("drill-examination"), sheet.seed or "–"),
            (say("drill-result-is"), say("drill-score", right=sheet.score.right, asked=sheet.score.asked)),
        ]
        by_kind = {say(f"drill-kind-{kind}"): each for kind, each in sheet.by_kind.items()}
        by_clause = {self.sheet.edition.cite(clause, self.lang): each for clause, each in sheet.by_clause.items()}
        parts = (
            Heading(say("drill-by-kind")),
            self._scores(by_kind, "column-drill-kind"),
            Heading(say("drill-by-clause")),
            self._scores(by_clause, "column-article"),
            Heading(say("drill-answers")),
            self._answers(),
        )
        title = say("drill-sheet", game=self.sheet.edition.names.said_in(self.lang))
        return Document(title, self.lang, parts, about=tuple(about), contents=False)

    def _scores(self, scores: Mapping[str, Any], first: str) -> Table:
        columns = tuple(message(self.lang, name) for name in (first, "column-drill-asked", "column-drill-right"))
        return Table(columns, tuple((name, str(each.asked), str(each.right)) for name, each in scores.items()), "lrr")

    def _answers(self) -> Table:
        wording = Wording(self.sheet.edition, self.lang)
        rows = tuple(
            (
                str(each.question.number),
                message(self.lang, f"drill-kind-{each.question.kind}"),
                act_text(self.sheet.edition, self.lang, each.question.topic),
                self._given(each.question, each.answer),
                wording.answer(each.question),
                f"{each.seconds:.1f}",
                short_citation(self.sheet.edition, each.question.clauses[:2], self.lang)
                if each.question.clauses
                else "",
            )
            for each in self.sheet.answers
        )
        columns = ("#", *(message(self.lang, f"column-{name}") for name in OF_ANSWERS))
        return Table(columns, rows, "rlllrrl", small=True)

    def _given(self, question: Question, answer: int | None) -> str:
        if answer is None:
            return "–"
        mark = "✓" if question.is_right(answer) else "✕"
        return f"{mark} {money_text(self.lang, answer) if question.choices is None else answer}"
