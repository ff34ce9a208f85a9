"""Kinds of bet: which selections are lawful, and how a result decides each of them."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar

from banca.law import OptionSet, Refusal, refuse
from banca.law.words import BetWord
from banca.messages.errors import Message
from banca.money import Odds, Result, Selection
from banca.play.rule import Rule, Ruling

F = TypeVar("F")
Tokens = tuple[int | str, ...]
NUMBER = r"0|[1-9][0-9]{0,8}"  # 00 is not zero, and no number on a layout is longer
SHOWN_MOST = 60


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a result decides a bet; or that the bet stays, perhaps on another number, if it can outlast a throw."""

    result: Result | Literal["stay"]
    odds: Odds | None = None
    to: int | None = None  # the number to which the bet moves


LOSES = Verdict("lose")
DRAWS = Verdict("push")
STAYS = Verdict("stay")


def wins(odds: Odds) -> Verdict:
    return Verdict("win", odds)


@dataclass(frozen=True)
class Selections:
    """The lawful selections of a bet, each with all its spellings."""

    says: Message | str
    spellings: Mapping[Selection, tuple[Tokens, ...]]
    in_order: bool = False  # the order of the numbers matters (nim: win, then draw)

    @cached_property
    def all(self) -> tuple[Selection, ...]:
        return tuple(self.spellings)

    @cached_property
    def _by_spelling(self) -> Mapping[Tokens, Selection]:
        return {tokens: chosen for chosen, ways in self.spellings.items() for tokens in ways}

    @cached_property
    def _own_spellings(self) -> Mapping[Selection, Selection]:
        """The selections that are their own spelling, as a table writes them, for a fast lookup in `read`."""
        return {chosen: chosen for chosen in self.spellings if self._by_spelling.get(self._tokens(chosen)) == chosen}

    def allows(self, raw: Any) -> bool:
        try:
            self.read(raw)
        except KeyError:
            return False
        return True

    def read(self, raw: Any) -> Selection:
        """The selection with this spelling; a KeyError if none is lawful."""
        try:
            return self._own_spellings[raw]
        except (KeyError, TypeError):  # a list cannot be looked up
            return self._by_spelling[self._tokens(raw)]

    def _tokens(self, raw: Any) -> Tokens:
        tokens = tokens_of(raw)
        return tokens if self.in_order else tuple(sorted(tokens, key=lambda t: (isinstance(t, str), t)))


def tokens_of(raw: Any) -> Tokens:
    """The numbers and names in what was typed: 4, "4", [2, 5], "2-5"."""
    if raw is None:
        return ()
    if isinstance(raw, list | tuple):
        return tuple(t for part in raw for t in tokens_of(part))
    if isinstance(raw, str):
        words = re.split(r"[\s,+/-]+", raw.strip().lower()) if raw.strip() else []
        return tuple(int(w) if re.fullmatch(NUMBER, w) else w for w in words)
    return (raw,)


def nothing_to_choose() -> Selections:
    return Selections(Message("selection-none"), {None: ((),)})


def one_of(says: Message | str, choices: Iterable[int | str]) -> Selections:
    return Selections(says, {c: ((c,),) for c in choices})


def sets_of(says: Message | str, choices: Iterable[tuple[int, ...]]) -> Selections:
    """Selections of several numbers in any order, written from the lowest up."""
    return Selections(says, {c: (c,) for c in choices})


@dataclass(frozen=True)
class BetKind(Generic[F]):
    slug: str
    clause: str  # the clause that allows it
    selections: Selections
    rule: Callable[[Any, OptionSet], Rule[F, Verdict]]
    refuses: Callable[[Tokens], Refusal | None] = lambda _: None  # selections that break a norm of this bet

    def ruling(self, selection: Selection, options: OptionSet, fact: F) -> Ruling[Verdict]:
        found = self.rule(selection, options)(fact)
        return Ruling(found.value, tuple(dict.fromkeys((self.clause, *found.clauses))))

    def refusal(self, raw: Any) -> Refusal | None:
        """Why this selection may not be bet on."""
        if self.selections.allows(raw):
            return None
        tokens = tokens_of(raw)
        if refusal := self.refuses(tokens):
            return refusal
        norm = "selection_must_be_lawful"
        known: dict[str, Any] = {"bet": BetWord(self.slug), "lawful": self.selections.says}
        if not (shown := "-".join(map(str, tokens))):
            return refuse(norm, self.clause, "nothing", **known)
        shown = (shown if shown.isprintable() else repr(shown))[:SHOWN_MOST]
        return refuse(norm, self.clause, chosen=shown, **known)
