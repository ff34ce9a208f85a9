"""What acts, bets and values are called in the questions at the terminal: as they are typed there."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from banca.cli.names import position_text, value_text
from banca.cli.screen import result_text
from banca.drill.wording import Wording
from banca.law import Edition, Language
from banca.messages import message, money_text
from banca.money import Position

MONEY = ("stake",)  # fields of acts that are amounts


@dataclass(frozen=True, slots=True)
class TypedNames:
    edition: Edition
    lang: Language

    def act(self, said: Mapping[str, Any]) -> str:
        name = str(said["act"])
        called = self.edition.acts[name].said_in(self.lang) if name in self.edition.acts else name
        shown = [
            money_text(self.lang, value) if field in MONEY else self.value(value)
            for field, value in said.items()
            if field != "act" and value is not None
        ]
        return message(self.lang, "play-act-shown", act=called, values=" ".join(shown)) if shown else called

    def position(self, at: Position) -> str:
        return position_text(self.edition, self.lang, at)

    def value(self, value: Any) -> str:
        return value_text(self.edition, self.lang, value)

    def result(self, result: Mapping[str, Any]) -> str:
        return result_text(result, self.edition, self.lang)


def wording(edition: Edition, lang: Language) -> Wording:
    return Wording(edition, lang, TypedNames(edition, lang))
