"""How a clause is cited, in each language: `57/2004 art. 6(6)(2)`, `57/2004, art. 6.º, alínea 6), subalínea (2)`.

The patterns stand among the messages (`citation.ftl`). What a number below an article is called depends on the article,
and stands with the edition: in some articles it counts paragraphs, in the others items.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from banca.messages import Language, joined, message

if TYPE_CHECKING:
    from banca.law.instrument import Edition


@dataclass(frozen=True, slots=True)
class CitationStyle:
    """What the divisions of one edition are called, as far as they differ from article, item and sub-item."""

    paragraphs: tuple[int, ...] = ()  # the articles whose first division is into paragraphs
    sole_article: str | None = None  # the clause of the act that has one article only
    instrument: str = "dispatch"
    unnumbered: Mapping[str, str] = field(default_factory=dict)  # clauses printed without numbers: lines or rows
    unnumbered_by_language: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # likewise, in one only


@dataclass(frozen=True, slots=True)
class Citation:
    """Clauses of an edition, to be cited in the reader's language."""

    edition: "Edition"
    clauses: tuple[str, ...]

    def said_in(self, language: Language, edition: object = None) -> str:
        """The instrument once, then the clauses."""
        del edition
        first, *others = (cite(self.edition, clause, language) for clause in self.clauses)
        head = message(language, "cite-instrument", number=self.edition.number)
        article = message(language, "cite-next-article")
        rest = (other.removeprefix(head).removeprefix(article) for other in others)
        return joined(language, [first, *rest], "cite-several")

    def to_parameter(self) -> dict[str, Any]:
        return {"word": "citation", "edition": self.edition.slug, "clauses": list(self.clauses)}

    def __str__(self) -> str:
        return self.said_in("en")


def cite(edition: "Edition", clause: str, language: Language) -> str:
    """A clause as a lawyer of that language writes it."""
    edition.clause(clause)
    return "".join(_parts(edition, clause, language))


def _parts(edition: "Edition", clause: str, language: Language) -> Iterator[str]:
    head, *below = clause.split(".")
    style, number = edition.citation_style, edition.number
    if clause == style.sole_article:
        yield message(language, "cite-sole-article", number=number, instrument=style.instrument)
        return
    if head == "act":
        yield message(language, "cite-point", number=number, point=int(below[0]))
        return
    yield message(language, "cite-instrument", number=number)
    if head.startswith("table"):
        yield message(language, "cite-table", table=int(head.removeprefix("table")))
        return
    article = int(head.removeprefix("art"))
    yield message(language, "cite-article", article=article)
    levels = iter(("paragraph", "item", "sub-item") if article in style.paragraphs else ("item", "sub-item"))
    unnumbered = {**style.unnumbered, **style.unnumbered_by_language.get(language, {})}
    above = head
    for each in below:
        yield _division(each, unnumbered.get(above), levels, language)
        above = f"{above}.{each}"


def _division(each: str, unnumbered: str | None, levels: Iterator[str], language: Language) -> str:
    """One division: a number, a letter, or a part (`s2`) or paragraph (`p2`) that the print does not number."""
    mark, digits = each[0], each[1:]
    if mark in "sp" and digits.isdigit():
        kind = "part" if mark == "s" else unnumbered or "unnumbered-paragraph"
        return message(language, f"cite-{kind}", n=int(digits))
    if unnumbered:
        return message(language, f"cite-{unnumbered}", n=int(each))
    level = next(levels)
    if each.isdigit():
        return message(language, f"cite-{level}", n=int(each))
    return message(language, "cite-letter" if level == "item" else "cite-second-half", n=each)


def read_style(data: Mapping[str, Any]) -> CitationStyle:
    return CitationStyle(**{**data, "paragraphs": tuple(data.get("paragraphs", ()))})
