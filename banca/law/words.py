"""Games, acts, bets and options as parameters of messages: in English by the word typed, else by the law's name."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from banca.law.instrument import Edition
from banca.messages import Language

# Messages put bets in quotation marks of their own, so those in a bet's name become inner ones: «“Hard Way” 4».
INNER_MARKS: Mapping[Language, Mapping[int, int]] = {
    "pt": str.maketrans("«»", "“”"),
    "zh": str.maketrans("「」《》«»", "『』『』『』"),
}
QUOTED = re.compile(r"[«「《]([^«»「」《》]*)[»」》]")


class GameWord(NamedTuple):
    edition: Edition

    def said_in(self, language: Language, edition: object = None) -> str:
        del edition
        return self.edition.game if language == "en" else self.edition.names.said_in(language)

    def to_parameter(self) -> dict[str, Any]:
        return {"word": "game", "edition": self.edition.slug}

    def __str__(self) -> str:
        return self.edition.game


class ActWord(NamedTuple):
    """An act, by its name in a message.

    >>> import banca
    >>> from banca.law import ActWord
    >>> ActWord("bell").said_in("zh", banca.edition("cussec-57-2004"))
    '按鐘停止投注'
    """

    act: str

    def said_in(self, language: Language, edition: object = None) -> str:
        if language == "en" or not isinstance(edition, Edition) or self.act not in edition.acts:
            return self.act
        return edition.acts[self.act].said_in(language)

    def to_parameter(self) -> dict[str, Any]:
        return {"word": "act", "act": self.act}

    def __str__(self) -> str:
        return self.act


class BetWord(NamedTuple):
    """A bet, and what was chosen on it.

    >>> import banca
    >>> from banca.law import BetWord
    >>> BetWord("total", 9).said_in("zh", banca.edition("cussec-57-2004"))
    '點數 9'
    """

    bet: str
    selection: Any = None

    def said_in(self, language: Language, edition: object = None) -> str:
        """The bet, and what was chosen on it: `total 9`, `two-dice 2-5`, 大."""
        if language == "en" or not isinstance(edition, Edition) or self.bet not in edition.bets:
            return str(self)
        name = _strip_quotes(edition.bets[self.bet].names.said_in(language), language)
        names = edition.selections
        said = [names[each].said_in(language) if each in names else str(each) for each in self._selections]
        return f"{name} {'-'.join(said)}" if said else name

    @property
    def _selections(self) -> tuple[Any, ...]:
        if self.selection is None:
            return ()
        return tuple(self.selection) if isinstance(self.selection, tuple | list) else (self.selection,)

    def to_parameter(self) -> dict[str, Any]:
        return {"word": "bet", "bet": self.bet, "selection": self.selection}

    def __str__(self) -> str:
        return " ".join([self.bet, *(["-".join(map(str, self._selections))] if self._selections else [])])


def _strip_quotes(name: str, language: Language) -> str:
    """A name to be put in quotation marks: without its own, or with inner ones if they are around a part of it."""
    whole = QUOTED.fullmatch(name)
    return whole[1] if whole else name.translate(INNER_MARKS.get(language, {}))


class OptionWord(NamedTuple):
    """An option or parameter of the house, or one of its values if that is said.

    >>> import banca
    >>> from banca.law import OptionWord
    >>> OptionWord("total-5-16-price").said_in("pt", banca.edition("cussec-57-2004"))
    'Prémio dos totais 5 e 16'
    """

    option: str
    value: str | None = None

    def said_in(self, language: Language, edition: object = None) -> str:
        if language == "en" or not isinstance(edition, Edition):
            return str(self)
        option = edition.options.get(self.option) or edition.parameters.get(self.option)
        if option is None:
            return str(self)
        if self.value is None:
            return option.names.said_in(language)
        named = {each.slug: each.names for each in getattr(option, "alternatives", ())}
        return named[self.value].said_in(language) if self.value in named else self.value

    def to_parameter(self) -> dict[str, Any]:
        return {"word": "option", "option": self.option, "value": self.value}

    def __str__(self) -> str:
        return self.option if self.value is None else self.value


class SelectionWord(NamedTuple):
    """What a bet may be on or a die shows: `fish`, 9; or several things that it shows, `fish red 1`.

    >>> import banca
    >>> from banca.law import SelectionWord
    >>> SelectionWord("fish").said_in("zh", banca.edition("fish-prawn-crab-59-2004"))
    '魚'
    """

    selection: Any

    def said_in(self, language: Language, edition: object = None) -> str:
        names = {} if language == "en" or not isinstance(edition, Edition) else edition.selections
        every = self.selection if isinstance(self.selection, tuple) else (self.selection,)
        return " ".join(names[each].said_in(language) if each in names else str(each) for each in every)

    def to_parameter(self) -> dict[str, Any]:
        return {"word": "selection", "selection": self.selection}

    def __str__(self) -> str:
        return self.said_in("en")
