"""Acts, bets and results in words, as the law of a game names them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from banca.law import Edition, Language, common_readings
from banca.material import cards
from banca.messages import has_message, joined, message, money_text
from banca.money import Position, down_to_minor_unit
from banca.play.act import HIDDEN
from banca.play.game import Game
from banca.table.layout import act_name, spot_name
from banca.table.words import words_of


@dataclass(frozen=True)
class Saying:
    """What is said of one game in one language; `edition` has the names of the bets that a table offers."""

    game: Game[Any]
    edition: Edition
    lang: Language

    def act(self, said: Mapping[str, Any]) -> str:
        """An act by its name, with what it says."""
        name, of = act_name(self.edition, said["act"], self.lang), [*self.of_act(said)]
        return message(self.lang, "play-act-shown", act=name, values=" · ".join(of)) if of else name

    def of_act(self, said: Mapping[str, Any]) -> Iterator[str]:
        """Of whom and of what an act is."""
        if "bet" in said:
            chosen = said.get("selection")
            yield str(said["player"])
            yield spot_name(self.edition, self.lang, said["bet"], tuple(chosen) if isinstance(chosen, list) else chosen)
        told = {"act", "bet", "selection", "layout", *(("player",) if "bet" in said else ())}
        for name, value in said.items():
            if name not in told and value is not None:
                yield self.value(value, name)

    def position(self, at: Position) -> str:
        """A bet, with the numbered place on which it lies."""
        bet = spot_name(self.edition, self.lang, at.bet, at.selection)
        return bet if at.place is None else f"{bet} · {self.value(at.place, 'place')}"

    def value(self, value: Any, name: str = "") -> str:
        """A value, as it stands in the field of this name."""
        if name in ("place", "to") and isinstance(value, int):
            return message(self.lang, "desk-place", place=value)
        if name == "stake":
            return money_text(self.lang, value)
        if isinstance(value, Mapping):
            said = ((self._field(key), self.value(each)) for key, each in value.items())
            return joined(self.lang, (message(self.lang, "named-value", name=key, value=each) for key, each in said))
        if isinstance(value, list | tuple):
            return " ".join(self.value(each) for each in value)
        if value in cards.NUMBER_OF:
            return cards.card_text(value)
        return "?" if value == HIDDEN else words_of(self.game, self.lang).get(value, str(value))

    def _field(self, name: str) -> str:
        """The name of a part of a result; a number is that of a place."""
        if name.isdecimal():
            return message(self.lang, "desk-place", place=int(name))
        own = f"result-{name.replace('_', '-')}"
        return message(self.lang, own) if has_message(own) else name

    def result(self, result: Mapping[str, Any]) -> str:
        return result_text(result, self.lang, self.value)


def reading_text(edition: Edition, reading: str, lang: Language) -> str:
    """The question that a text leaves open, or where its languages differ, and how it is read."""
    if reading in edition.clauses:
        clause, cited = edition.clause(reading), edition.cite(reading, lang)
        taken = clause.part_in(lang, "reading")
        if differs := clause.part_in(lang, "divergence"):
            return message(lang, "play-reading-differs", clause=cited, differs=differs, taken=taken)
        return message(lang, "play-reading-at", clause=cited, taken=taken)
    found = {**common_readings(), **edition.readings}[reading]
    question = found.part_in(lang, "question")
    return message(lang, "play-reading-answers", name=reading, question=question, taken=found.text_in(lang))


def result_text(result: Mapping[str, Any] | None, lang: Language, say: Callable[[Any], str]) -> str:
    """A result in one line: facts that hold by name, other values after their names."""
    parts = []
    for name, value in (result or {}).items():
        words = message(lang, f"result-{name.replace('_', '-')}")
        if value is True:
            parts.append(words)
        elif name == "opens":
            parts.append(message(lang, "result-does-not-open"))
        elif name == "jackpot":
            sums = (
                message(lang, "named-value", name=message(lang, f"result-{key}"), value=_money(lang, each))
                for key, each in value.items()
            )
            parts.append(message(lang, "with-values", name=words, values=joined(lang, sums)))
        elif isinstance(value, Mapping):
            each = (f"{key} {say(inner)}" for key, inner in value.items())
            parts.append(message(lang, "with-values", name=words, values=joined(lang, each)))
        elif value is not None and value is not False:
            parts.append(message(lang, "named-value", name=words, value=say(value)))
    return joined(lang, parts, "list-phrases")


def _money(lang: Language, amount: int | str) -> str:
    """An amount that may hide a fraction of a minor unit."""
    return money_text(lang, down_to_minor_unit(Fraction(amount)))
