"""Two editions of a game side by side: what changed, what stayed, what only one of them has, aligned by subject.

The law data of the later edition says which of its clauses stands for which of the earlier one, and what became of the
rule. A clause may stand in several rows: one sentence of the old text often became several of the new.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from banca.law.errors import LawError
from banca.law.instrument import Clause, Difference, Edition, Option
from banca.law.library import EDITIONS, edition, editions_of, games
from banca.law.numbers import shown
from banca.law.options import allowed
from banca.messages import Language, message
from banca.messages.errors import Listed

Mark = Literal["same", "reworded", "changed", "only-before", "only-now"]
Pair = tuple[tuple[str, ...], tuple[str, ...], Difference | None]  # clauses before and now; None: the same rule
UNCHANGED = "unchanged"  # the effect of a row without a difference
MARKS: dict[str, Mark] = {
    UNCHANGED: "same",
    "wording": "reworded",
    "made explicit": "reworded",
    "new rule": "only-now",
    "rule dropped": "only-before",
}  # what else there is has changed the rule


@dataclass(frozen=True, slots=True)
class Row:
    """One subject: the clauses of both editions that deal with it."""

    article: str  # of the later edition; of what it dropped, the one where the rule would stand
    before: tuple[Clause, ...]
    now: tuple[Clause, ...]
    difference: Difference | None  # None: the rule is the same

    @property
    def effect(self) -> str:
        return self.difference.effect if self.difference else UNCHANGED

    @property
    def mark(self) -> Mark:
        return MARKS.get(self.effect, "changed")


@dataclass(frozen=True, slots=True)
class OptionRow:
    """A choice of the house in both editions; None where one of them does not leave it open."""

    name: str
    before: Option | None
    now: Option | None

    def name_in(self, lang: Language) -> str:
        return next(each.names.said_in(lang) for each in (self.now, self.before) if each)


@dataclass(frozen=True, slots=True)
class Comparison:
    before: Edition
    now: Edition
    rows: tuple[Row, ...]
    options: tuple[OptionRow, ...]

    def to_json(self, lang: Language) -> dict[str, Any]:
        """The comparison in one language."""
        before, now = self.before, self.now
        return {
            "game": now.game,
            "name": now.names.said_in(lang),
            "before": _edition(before, lang),
            "now": _edition(now, lang),
            "rows": [
                {
                    "article": each.article,
                    "heading": heading_of(self, each, lang),
                    "mark": each.mark,
                    "mark_means": message(lang, f"comparison-mark-{each.mark}"),
                    "effect": each.effect,
                    "effect_means": effect_text(each, lang),
                    "topic": each.difference.text_in(lang) if each.difference else None,
                    "was": each.difference.part_in(lang, "was") if each.difference else None,
                    "is": each.difference.part_in(lang, "now") if each.difference else None,
                    "before": [_clause(before, clause, lang) for clause in each.before],
                    "now": [_clause(now, clause, lang) for clause in each.now],
                }
                for each in self.rows
            ],
            "options": [
                {
                    "option": each.name,
                    "name": each.name_in(lang),
                    "before": option_text(before, each.before, lang),
                    "now": option_text(now, each.now, lang),
                }
                for each in self.options
            ],
        }


def compare(one: Edition, other: Edition) -> Comparison:
    """Two editions of a game, one of which follows on the other. LawError if they are no such two."""
    before, now = sorted((one, other), key=lambda each: each.answers_from)
    if before.repealed_by != now.slug:
        known = (f"{each} {edition(each).repealed_by}" for each in EDITIONS if edition(each).repealed_by in EDITIONS)
        raise LawError("law-not-comparable", one=one.slug, other=other.slug, known=Listed(*known))
    return Comparison(before, now, tuple(_in_order(before, now)), tuple(_options(before, now)))


def edition_numbered(name: str, game: str | None = None) -> Edition:
    """An edition by its slug or by the number of its instrument: `56/2004`. LawError if there is none."""
    known = editions_of(game) if game in games() else tuple(map(edition, EDITIONS))
    for each in known:
        if name in (each.slug, each.number):
            return each
    numbers = Listed(*(each.number for each in known))
    raise LawError("law-no-such-number", number=shown(name), numbers=numbers)


def heading_of(found: Comparison, row: Row, lang: Language) -> str:
    """The article under which a row stands, by its name where it has one."""
    articles = found.now.articles
    return articles[row.article].said_in(lang) if row.article in articles else message(lang, "law-act")


def effect_text(row: Row, lang: Language) -> str:
    return message(lang, f"law-effect-{row.effect.replace(' ', '-')}")


def option_text(law: Edition, option: Option | None, lang: Language) -> dict[str, str] | None:
    """What an option allows, and where the edition says so."""
    if option is None:
        return None
    return {"cite": law.cite(option.clause, lang), "says": allowed(option).said_in(lang, law)}


def _in_order(before: Edition, now: Edition) -> list[Row]:
    """By the clauses of the later edition; what it dropped stands where the earlier one had it."""
    old, new = ({clause: n for n, clause in enumerate(law.clauses)} for law in (before, now))
    pairs: list[Pair] = [(each.clauses_before, each.clauses_now, each) for each in now.differences]
    pairs += [(each.clauses_before, each.clauses_now, None) for each in now.unchanged]
    follows = sorted((old[was[0]], is_[0]) for was, is_, _ in pairs if was and is_)

    def neighbour(was: tuple[str, ...], is_: tuple[str, ...]) -> str:
        """The clause of the later edition at which a row stands."""
        if is_:
            return is_[0]
        return next((clause for at, clause in reversed(follows) if at < old[was[0]]), next(iter(now.clauses)))

    rows = [
        (
            new[at],
            not is_,
            Row(now.clause(at).article, tuple(map(before.clause, was)), tuple(map(now.clause, is_)), why),
        )
        for was, is_, why in pairs
        for at in (neighbour(was, is_),)
    ]
    return [row for _, _, row in sorted(rows, key=lambda each: each[:2])]


def _options(before: Edition, now: Edition) -> Iterator[OptionRow]:
    for name in dict.fromkeys((*now.options, *before.options)):
        yield OptionRow(name, before.options.get(name), now.options.get(name))


def _edition(law: Edition, lang: Language) -> dict[str, Any]:
    return {
        "edition": law.slug,
        "number": law.number,
        "instrument": law.instrument.said_in(lang),
        "from": str(law.answers_from),
        "clauses": len(law.clauses),
    }


def _clause(law: Edition, clause: Clause, lang: Language) -> dict[str, str]:
    return {"id": clause.id, "cite": law.cite(clause.id, lang), "says": clause.text_in(lang)}
