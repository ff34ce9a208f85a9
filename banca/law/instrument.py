"""One edition of one regulation: its dates, its clauses, what it lets the house choose, its bets, its readings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import count, takewhile
from typing import Any

from banca.law.citation import Citation, CitationStyle, cite
from banca.law.errors import LawError
from banca.law.numbers import shown
from banca.messages import LANGUAGES, Language, has_message, message
from banca.messages.errors import Listed, Message

NAME_LANGUAGES: tuple[Language, ...] = ("en", "pt", "zh")  # in which every name is; it may be in others too


class Names:
    """A name in every language: `Names(en="Fantan", pt="Fantan", zh="番攤")`.

    >>> from banca.law import Names
    >>> Names(en="Fantan", pt="Fantan", zh="番攤").said_in("zh")
    '番攤'
    """

    __slots__ = ("texts",)

    def __init__(self, **texts: str) -> None:
        self.texts: Mapping[Language, str] = texts

    def said_in(self, language: Language, edition: object = None) -> str:
        del edition
        return self.texts.get(language) or self.texts["en"]

    def __getattr__(self, language: str) -> str:
        if language in LANGUAGES and language in self.texts:
            return self.texts[language]
        raise AttributeError(language)

    def to_json(self) -> dict[str, str]:
        return dict(self.texts)

    def to_parameter(self) -> dict[str, Any]:
        return {"word": "names", "names": self.to_json()}

    def __str__(self) -> str:
        return self.said_in("en")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Names) and self.texts == other.texts

    def __hash__(self) -> int:
        return hash(tuple(self.texts.items()))

    def __repr__(self) -> str:
        return f"Names({', '.join(f'{language}={text!r}' for language, text in self.texts.items())})"


def message_id(edition: str, *parts: str) -> str:
    """The id under which the catalogue has what an edition says: `cussec-57-2004-art6-1`."""
    return "-".join((edition, *parts)).replace(".", "-").replace("_", "-")


@dataclass(frozen=True, slots=True)
class Worded:
    """A part of an edition whose sentences stand in the catalogue. Attributes give them in English."""

    message: str  # its id

    def text_in(self, language: Language) -> str:
        return message(language, self.message)

    def part_in(self, language: Language, part: str) -> str | None:
        """Another sentence about it, where there is one: its divergence, its question, …"""
        name = f"{self.message}.{part}"
        return message(language, name) if has_message(name) else None


@dataclass(frozen=True, slots=True)
class Clause(Worded):
    """The smallest numbered part of an edition, restated in three languages.

    >>> import banca
    >>> from banca.law import Clause
    >>> clause = banca.edition("cussec-57-2004").clause("art6.6.2")
    >>> isinstance(clause, Clause), clause.kind, clause.says
    (True, 'payout', 'Totals 5 and 16 pay from 18:1 to 30:1, as the house sets.')
    >>> clause.text_in("zh")
    '5點及16點：一賠十八至一賠三十。'
    """

    id: str
    kind: str

    @property
    def says(self) -> str:
        return self.text_in("en")

    @property
    def reading(self) -> str | None:
        """The interpretation, if the text is silent, contradictory or misprinted."""
        return self.part_in("en", "reading")

    @property
    def set_aside(self) -> str | None:
        """Why no program can hold it."""
        return self.part_in("en", "set-aside")

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
class Alternative(Worded):
    slug: str
    names: Names


@dataclass(frozen=True, slots=True)
class DefaultAbove:
    """Another default where a number chosen before is above so much: several decks need a shoe."""

    option: str
    above: int
    default: str


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that an article opens to the house.

    >>> import banca
    >>> from banca.law import Option
    >>> option = banca.edition("cussec-57-2004").options["total-5-16-price"]
    >>> isinstance(option, Option), option.clause, option.needs_authorisation
    (True, 'art6.6.2', True)
    """

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
class Parameter(Worded):
    """A sum or a setting that the house fixes at its table and that the text leaves without bounds."""

    name: str
    clause: str
    names: Names
    form: str  # money, number, share, sectors, or word: one of `words`, the first of which holds where nothing is said
    words: tuple[str, ...] = ()
    example: Any = None  # what a house might fix
    needs_authorisation: bool = False

    @property
    def meaning(self) -> str:
        return self.text_in("en")


@dataclass(frozen=True, slots=True)
class BetName(Worded):
    slug: str
    names: Names
    clauses: tuple[str, ...]
    says: Mapping[str, Sequence[str]] = field(default_factory=dict)  # what else players say for it, by language

    @property
    def when(self) -> str:
        """When it may be made."""
        return self.text_in("en")

    @property
    def selections(self) -> str:
        """What it is placed on."""
        return self.part_in("en", "selections") or "none"


@dataclass(frozen=True, slots=True)
class Reading(Worded):
    """A recorded decision where the law is silent or the two languages differ.

    >>> import banca
    >>> from banca.law import Reading
    >>> reading = banca.edition("fantan-58-2004").readings["kuoc-adjacency"]
    >>> isinstance(reading, Reading), reading.clauses
    (True, ('art6.1',))
    >>> reading.taken
    'Any two different numbers (six bets).'
    """

    id: str
    clauses: tuple[str, ...]

    @property
    def question(self) -> str:
        return message("en", f"{self.message}.question")

    @property
    def taken(self) -> str:
        return self.text_in("en")


@dataclass(frozen=True, slots=True)
class Difference(Worded):
    """What an edition changed of the one before it: in law, in a rule, in an option of the house, or in words only.

    >>> import banca
    >>> from banca.law import Difference
    >>> changed = banca.edition("blackjack-56-2004").differences[1]
    >>> isinstance(changed, Difference), changed.text_in("en"), changed.effect
    (True, 'authorisation of house options', 'new rule')
    """

    effect: str
    clauses_before: tuple[str, ...]  # of the edition before; none where it had no such rule
    clauses_now: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Correspondence:
    """Clauses of the edition before and of this one that hold the same rule."""

    clauses_before: tuple[str, ...]
    clauses_now: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AuthorisationArticle:
    clause: str
    working_days: int


@dataclass(frozen=True, slots=True)
class Gazette:
    """The Official Gazette that printed an instrument."""

    number: int
    series: str


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    """One instrument in force from a day on: clauses, options, bets, readings.

    >>> import banca
    >>> from banca.law import Edition
    >>> law = banca.edition("cussec-57-2004")
    >>> isinstance(law, Edition)
    True
    >>> law.number, law.names.en, str(law.in_force_from), len(law.clauses)
    ('57/2004', 'Cussec (sic bo)', '2004-05-18', 53)
    >>> law.cite("art6.6.2"), law.cite("art6.6.2", "pt")
    ('57/2004 art. 6(6)(2)', '57/2004, art. 6.º, alínea 6), subalínea (2)')
    """

    slug: str
    game: str
    number: str
    names: Names
    instrument: Names
    signed: date
    published: date | None
    gazette: Gazette | None  # of that day; None if the source does not say
    in_force_from: date | None
    in_force_by: str  # the clause on entry into force, or the one to which a reading gives that effect
    repealed_by: str | None
    complete: bool
    citation_style: CitationStyle
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
    unchanged: tuple[Correspondence, ...]

    @property
    def answers_from(self) -> date:
        """The day from which the edition applies; by a recorded reading if the text names none."""
        return self.in_force_from or self.published or self.signed

    @property
    def cited_beginning(self) -> Citation | Message:
        """The citation of its entry into force."""
        clause = self.citation(self.in_force_by)
        return clause if self.in_force_from else Message("cite-reading", clause=clause, reading="in-force-from")

    @property
    def cited_options(self) -> Listed:
        """The citation of what the house may choose: the article on authorisation, or else each option's."""
        asked = [c.id for c in self.clauses.values() if c.kind == "authorisation"]
        return Listed(*map(self.citation, asked[:1] or dict.fromkeys(o.clause for o in self.options.values())))

    @property
    def notes(self) -> tuple[str, ...]:
        return self.listed_in("en", "note")

    def listed_in(self, language: Language, what: str) -> tuple[str, ...]:
        """What the edition repeals, or the notes on it."""
        names = (message_id(self.slug, what, str(number)) for number in count(1))
        return tuple(message(language, name) for name in takewhile(has_message, names))

    def clause(self, clause_id: str) -> Clause:
        if clause_id not in self.clauses:
            raise LawError("clause-unknown", edition=self.slug, clause=shown(clause_id))
        return self.clauses[clause_id]

    def cite(self, clause_id: str, language: Language = "en") -> str:
        """The clause as a lawyer writes it: `57/2004 art. 6(6)(2)`."""
        return cite(self, clause_id, language)

    def citation(self, *clause_ids: str) -> Citation:
        """The clauses, to be cited in the language of whoever reads them."""
        return Citation(self, clause_ids)

    def readings_of(self, *clause_ids: str) -> tuple[str, ...]:
        """The ids of the readings that bear on these clauses: the clauses' own, and the edition's."""
        own = [c for c in clause_ids if self.clause(c).reading]
        asked = [r.id for r in self.readings.values() if set(r.clauses) & set(clause_ids)]
        return tuple(dict.fromkeys(own + asked))
