"""How the questions of a drill are worded: what is shown, asked and offered, the right answer, and why it is right."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from banca.drill.chips import chips_of
from banca.drill.question import Fault, Hands, Moment, Outcome, Payment, Question, Road
from banca.law import Edition, Language
from banca.messages import has_message, joined, message, money_text
from banca.messages.errors import Message
from banca.money import Line, Position
from banca.play.act import Act
from banca.table.saying import reading_text

TEN = 10  # results of a shoe stand together


class Names(Protocol):
    """What the acts, bets and values of a game are called."""

    def act(self, said: Mapping[str, Any]) -> str: ...

    def position(self, at: Position) -> str: ...

    def value(self, value: Any) -> str: ...

    def result(self, result: Mapping[str, Any]) -> str: ...


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of questions about one table: what its acts, bets and values are called is up to `names`."""

    edition: Edition
    lang: Language
    names: Names

    def say(self, name: str, /, **parameters: Any) -> str:
        return message(self.lang, name, **parameters)

    def money(self, amount: int) -> str:
        return money_text(self.lang, amount)

    def act(self, act: Act | Mapping[str, Any]) -> str:
        """An act by its name, with what it says."""
        return self.names.act(act.to_json() if isinstance(act, Act) else act)

    # The question.

    def shown(self, question: Question) -> Iterator[str]:
        """What a trainee sees before he answers, line by line."""
        match question.asked:
            case Payment(result, lines):
                yield self.say("drill-result", result=self.names.result(result))
                for line in lines:
                    bet = self.names.position(line.position)
                    yield self.say("drill-staked", bet=bet, amount=self.money(line.stake))
            case Outcome(result, position, stake):
                yield self.say("drill-result", result=self.names.result(result))
                yield self.say("drill-staked", bet=self.names.position(position), amount=self.money(stake))
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
            case Outcome():
                return self.say("drill-ask-outcome")
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
            case Outcome():
                return [each.said_in(self.lang) for each in Outcome.CHOICES]
        return []

    def _hand(self, hand: Mapping[str, Any]) -> str:
        """Cards or tiles, and whose they are; or the name of a hand."""
        if "class" in hand:
            return self.names.value(hand["class"])
        parts = {name: self.names.value(each) for name, each in hand.items() if name != "of"}
        if "front" in parts:
            said = self.say("drill-laid", front=parts["front"], back=parts["back"])
        else:
            said = " ".join(parts.values())
        return self.say("named-value", name=self.say(f"drill-of-{hand['of']}"), value=said) if "of" in hand else said

    def topic(self, topic: str) -> str:
        """What a question is about: an act, a bet, a road, or a topic of ours."""
        if topic in self.edition.acts:
            return self.edition.acts[topic].said_in(self.lang)
        if topic in self.edition.bets:
            return self.edition.bets[topic].names.said_in(self.lang)
        own = (f"drill-topic-{topic}", f"drill-road-{topic}")
        return next((self.say(name) for name in own if has_message(name)), topic)

    # The answer.

    def answer(self, question: Question) -> str:
        """The right answer in words."""
        if question.choices is None:
            return self.money(question.right)
        return self.say("drill-choice", number=question.right, choice=self.choices(question)[question.right - 1])

    def because(self, question: Question) -> Iterator[str]:
        """Why it is right, line by line: how it is worked out, and the clauses."""
        yield from self.reasons(question)
        if isinstance(question.asked, Payment):
            cut = (self.say("drill-chips-of", count=n, chip=self.money(chip)) for chip, n in chips_of(question.right))
            yield self.say("drill-chips", chips=joined(self.lang, cut))
        yield from map(self._clause, question.clauses)

    def reasons(self, question: Question) -> Iterator[str]:
        """How it is worked out, besides the clauses."""
        match question.asked:
            case Payment(_, lines):
                yield from (self._worked_out(line) for line in lines if line.odds is not None)
            case Fault(_, _, refusal, instead):
                says = refusal.says if isinstance(refusal.says, Message) else Message(refusal.says)
                yield says.said_in(self.lang, question.game.refused(refusal).edition)
                if instead is not None:
                    yield self.say("drill-instead", act=self.act(instead))
            case Road(road, _, _):
                yield self.say(f"drill-road-{road}.rule")

    def readings(self, question: Question) -> Iterator[str]:
        return map(self._reading, question.readings)

    def _worked_out(self, line: Line) -> str:
        return self.say(
            "drill-works-out" if line.commission + line.breakage else "drill-works-out-whole",
            bet=self.names.position(line.position),
            stake=self.money(line.stake),
            odds=line.odds,
            prize=self.money(line.prize),
            commission=self.money(line.commission + line.breakage),
        )

    def _clause(self, clause: str) -> str:
        text = self.edition.clause(clause).text_in(self.lang)
        return self.say("play-clause", clause=self.edition.cite(clause, self.lang), text=text)

    def _reading(self, reading: str) -> str:
        return reading_text(self.edition, reading, self.lang)
