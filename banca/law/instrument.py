"""One edition of one regulation: its dates, its clauses, what it lets the house choose, its bets, its readings."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Literal, get_args

from banca.law.errors import LawError

Language = Literal["en", "pt", "zh"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


def language(name: str) -> Language:
    for known in LANGUAGES:
        if name == known or (known == "zh" and name == "zh-Hant"):
            return known
    raise LawError(f"no language {name!r}: the law is named in {', '.join(LANGUAGES)}")


@dataclass(frozen=True, slots=True)
class Names:
    en: str
    pt: str
    zh: str

    def said_in(self, language: Language) -> str:
        return {"en": self.en, "pt": self.pt, "zh": self.zh}[language]


@dataclass(frozen=True, slots=True)
class Clause:
    id: str
    kind: str
    says: str
    divergence: str | None = None  # where the Chinese and the Portuguese differ
    reading: str | None = None  # the interpretation, if the text is silent, contradictory or misprinted
    set_aside: str | None = None  # why no program can hold it

    @property
    def article(self) -> str:
        """The number of its article ("3"), or "act" for the dispatch that approves the regulation."""
        head = self.id.split(".")[0]
        return head.removeprefix("art") if head.startswith("art") else "act" if head.endswith("act") else head


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and the most of a number or a ratio that the house may choose; None if the text sets no bound."""

    least: int | str
    most: int | str | None


@dataclass(frozen=True, slots=True)
class Alternative:
    slug: str
    means: str
    names: Names


@dataclass(frozen=True, slots=True)
class DefaultAbove:
    """Another default where a number chosen before is above so much: several decks need a shoe."""

    option: str
    above: int
    default: str


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that an article opens to the house."""

    name: str
    clause: str
    names: Names
    default: Any
    needs_authorisation: bool
    number: Bounds | None = None
    ratio: Bounds | None = None
    alternatives: tuple[Alternative, ...] = ()
    multiple: bool = False
    customary: Any = None  # what Macau tables usually run, where that is not the default
    follows: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    default_above: DefaultAbove | None = None
    applies_when: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    names_bets_as: str | None = None  # the alternative that stands for a list of the bets offered
    needs_one_of: tuple[tuple[str, ...], ...] = ()  # of several alternatives taken together: one of each group
    stands_alone: str | None = None  # the alternative that goes with no other


@dataclass(frozen=True, slots=True)
class Parameter:
    """A sum or a setting that the house fixes at its table and that the text leaves without bounds."""

    name: str
    clause: str
    meaning: str
    names: Names
    form: str  # money, number, share, sectors, or word: one of `words`, the first of which holds where nothing is said
    words: tuple[str, ...] = ()
    example: Any = None  # what a house might fix
    needs_authorisation: bool = False


@dataclass(frozen=True, slots=True)
class BetName:
    slug: str
    names: Names
    when: str
    clauses: tuple[str, ...]
    selections: str = "none"


@dataclass(frozen=True, slots=True)
class Reading:
    """A recorded decision where the law is silent or the two languages differ."""

    id: str
    clauses: tuple[str, ...]
    question: str
    taken: str


@dataclass(frozen=True, slots=True)
class Difference:
    """What an edition changed of the one before it: in law, in a rule, in an option of the house, or in words only."""

    topic: str
    effect: str
    was: str
    now: str
    clauses_before: tuple[str, ...]  # of the edition before; none where it had no such rule
    clauses_now: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AuthorisationArticle:
    clause: str
    working_days: int


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    slug: str
    game: str
    number: str
    names: Names
    instrument: Names
    signed: date
    published: date | None
    in_force_from: date | None
    in_force_by: str  # the clause on entry into force, or the one to which a reading gives that effect
    repeals: tuple[str, ...]
    repealed_by: str | None
    complete: bool
    notes: tuple[str, ...]
    articles: Mapping[str, Names]
    clauses: Mapping[str, Clause]
    options: Mapping[str, Option]
    parameters: Mapping[str, Parameter]
    bets: Mapping[str, BetName]
    readings: Mapping[str, Reading]
    acts: Mapping[str, Names]
    selections: Mapping[str, Names]
    authorisation: AuthorisationArticle | None
    tables: Mapping[str, Any]
    differences: tuple[Difference, ...]

    @property
    def answers_from(self) -> date:
        """The day from which the edition applies; by a recorded reading if the text names none."""
        return self.in_force_from or self.published or self.signed

    @property
    def cited_beginning(self) -> str:
        """The citation of its entry into force."""
        return self.cite(self.in_force_by) + ("" if self.in_force_from else ", reading in-force-from")

    @property
    def cited_options(self) -> str:
        """The citation of what the house may choose: the article on authorisation, or else each option's."""
        asked = [c.id for c in self.clauses.values() if c.kind == "authorisation"]
        return ", ".join(map(self.cite, asked[:1] or dict.fromkeys(o.clause for o in self.options.values())))

    def clause(self, clause_id: str) -> Clause:
        if clause_id not in self.clauses:
            raise LawError(f"{self.slug} has no clause {clause_id!r}")
        return self.clauses[clause_id]

    def cite(self, clause_id: str) -> str:
        """The clause as a lawyer writes it: `57/2004 art. 6(6)(2)`."""
        self.clause(clause_id)
        head, *parts = clause_id.split(".")
        text = re.sub(r"^art(\d+)$", r"art. \1", head)
        text = re.sub(r"^table(\d+)$", r"table \1", text)
        if head in {"act", "enact"}:
            return f"{self.number} dispatch, point {parts[0]}"
        for part in parts:
            if sentence := re.fullmatch(r"s(\d+)", part):
                text += f", sentence {sentence[1]}"
            elif paragraph := re.fullmatch(r"p(\d+)", part):
                text += f", paragraph {paragraph[1]}"
            else:
                text += f"({part})"
        return f"{self.number} {text}"

    def readings_of(self, *clause_ids: str) -> tuple[str, ...]:
        """The ids of the readings that bear on these clauses: the clauses' own, and the edition's."""
        own = [c for c in clause_ids if self.clause(c).reading]
        asked = [r.id for r in self.readings.values() if set(r.clauses) & set(clause_ids)]
        return tuple(dict.fromkeys(own + asked))
