"""The law to read: every edition in every language, with an address for each clause, and the registers.

The clause `art6.6.2` of `cussec-57-2004` is at `law/en/cussec-57-2004.html#art6.6.2`, in Portuguese and Chinese at
`law/pt/…` and `law/zh/…`. These addresses follow from the ids of editions and clauses, and stay.
"""

from collections.abc import Iterator
from typing import ClassVar

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from banca.law import (
    EDITIONS,
    LANGUAGES,
    Clause,
    Difference,
    Edition,
    Language,
    Reading,
    common_readings,
    concordance,
    edition,
)
from banca.law.document import allowed_text, effect_id
from banca.messages import joined, message
from docs.generator import proofs
from docs.generator.parts import bullets, folded, in_language, inline, link, paragraph, table, up

TAGS = {"en": "en", "pt": "pt-MO", "zh": "zh-Hant-MO"}
REGISTERS = ("readings", "divergences")


def clause_address(law: Edition, clause: str, lang: Language) -> str:
    """The address of a clause, from the root of the site."""
    return f"law/{lang}/{law.slug}.html#{clause}"


def pages() -> Iterator[tuple[str, str]]:
    yield "law/index.md", _index()
    for lang in LANGUAGES:
        yield f"law/{lang}/index.md", _contents(lang)
        for register in REGISTERS:
            yield f"law/{lang}/{register}.md", _register(register, lang)
        for slug in EDITIONS:
            yield f"law/{lang}/{slug}.md", _edition(edition(slug), lang)


def _index() -> str:
    count = sum(len(edition(slug).clauses) for slug in EDITIONS)
    rows = "\n".join(_row(edition(slug)) for slug in EDITIONS)
    return f"""# The law

{len(EDITIONS)} editions, {count} clauses, restated in our own words in three languages. Every clause has an address
that stays, the tests that prove it, and, where the text is silent or its two languages differ, our reading with its
reason. The address is made of the language, the edition and the clause: `law/en/cussec-57-2004.html#art6.6.2`.

| game | edition | clauses | proved | read it in |
|---|---|---:|---:|---|
{rows}

- Readings ([English](en/readings.md), [Português](pt/readings.md), [中文](zh/readings.md)): every question that the
  texts leave open, what we take, and why.
- Divergences ([English](en/divergences.md), [Português](pt/divergences.md), [中文](zh/divergences.md)): every clause
  whose Portuguese and Chinese say different things, and what we follow.

The official texts are those of the Official Gazette of Macau. This is a restatement, and no legal advice.

```{{toctree}}
:hidden:

en/index
pt/index
zh/index
```
"""


def _row(law: Edition) -> str:
    proved = len(concordance(law).proved)
    links = (f"[{message(each, 'site-language')}]({each}/{law.slug}.md)" for each in LANGUAGES)
    return f"| {law.names.en} {law.names.zh} | {law.number} | {len(law.clauses)} | {proved} | {', '.join(links)} |"


def _contents(lang: Language) -> str:
    listed = "\n".join((*EDITIONS, *REGISTERS))
    about = message(lang, "site-law-about", editions=len(EDITIONS))
    title = message(lang, "site-law-in-language")
    return f"# {title}\n\n{about}\n\n```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n"


def _register(register: str, lang: Language) -> str:
    heading = message(lang, f"site-{register}")
    about = message(lang, f"site-{register}-about")
    parts = [f"# {heading}\n\n{_languages(register, lang)}\n\n{about}\n"]
    if register == "readings":
        every = message(lang, "law-every-edition").capitalize()
        parts.append(
            f"## {every}\n\n" + "".join(_directive("reading", "common", name, lang) for name in common_readings())
        )
    for law in map(edition, EDITIONS):
        rows = "".join(_directive(*each) for each in _entries(register, law, lang))
        if rows:
            parts.append(f"## {_title(law, lang)}\n\n{rows}")
    return "\n".join(parts)


def _entries(register: str, law: Edition, lang: Language) -> Iterator[tuple[str, ...]]:
    if register == "readings":
        yield from (("reading", law.slug, name, lang) for name in law.readings)
        part = "reading"
    else:
        part = "divergence"
    for clause in law.clauses.values():
        if clause.part_in(lang, part):
            yield "entry", law.slug, clause.id, lang


def _edition(law: Edition, lang: Language) -> str:
    lines = [f"# {_title(law, lang)}\n\n{_languages(law.slug, lang)}\n\n{_directive('edition', law.slug, lang)}"]
    article = None
    for clause in law.clauses.values():
        if clause.article != article:
            article = clause.article
            lines.append(f"## {_article(law, article, lang)}\n")
        lines.append(_directive("clause", law.slug, clause.id, lang))
    lines += [
        f"## {message(lang, f'law-{part}')}\n\n{_directive(part, law.slug, lang)}"
        for part in ("options", "bets", "differences")
        if getattr(law, part)
    ]
    if law.readings:
        readings = "".join(_directive("reading", law.slug, name, lang) for name in law.readings)
        lines.append(f"## {message(lang, 'law-readings')}\n\n{readings}")
    return "\n".join(lines)


def _directive(name: str, *arguments: str) -> str:
    return f"```{{{name}}} {' '.join(arguments)}\n```\n\n"


def _title(law: Edition, lang: Language) -> str:
    return f"{law.names.said_in(lang)} · {law.number}"


def _languages(page: str, lang: Language) -> str:
    """Links to the same page in the other languages."""
    names = {each: message(each, "site-language") for each in LANGUAGES}
    return " · ".join(
        f"**{names[each]}**" if each == lang else f"[{names[each]}](../{each}/{page}.md)" for each in names
    )


def _article(law: Edition, article: str, lang: Language) -> str:
    if not article.isdecimal():
        return message(lang, "law-act" if article == "act" else "law-annex")
    if article not in law.articles:
        return message(lang, "law-article", number=int(article))
    return message(lang, "law-article-named", number=int(article), name=law.articles[article].said_in(lang))


class OfEdition(SphinxDirective):
    """A directive about an edition: its slug comes first, the language last."""

    required_arguments = 2
    optional_arguments = 1
    inner: ClassVar[str] = ""

    @property
    def lang(self) -> Language:
        return str(self.arguments[-1])

    @property
    def law(self) -> Edition:
        return edition(self.arguments[0])

    def clause_link(self, law: Edition, clause: str) -> nodes.reference:
        address = up(self.env.docname) + clause_address(law, clause, self.lang)
        return link(law.cite(clause, self.lang), address, "citation-of-clause")

    def clause_links(self, law: Edition, clauses: tuple[str, ...]) -> list[nodes.Node]:
        found: list[nodes.Node] = []
        for clause in clauses:
            found += [nodes.Text("; ")] if found else []
            found.append(self.clause_link(law, clause))
        return found

    def run(self) -> list[nodes.Node]:
        return [in_language(TAGS[self.lang], *self.content_nodes())]

    def content_nodes(self) -> list[nodes.Node]:
        raise AssertionError(self.name)


class TheEdition(OfEdition):
    """Its instrument, dates and what it repeals."""

    def content_nodes(self) -> list[nodes.Node]:
        law, lang = self.law, self.lang
        days = {"law-signed": law.signed, "law-published": law.published, "law-in-force": law.in_force_from}
        facts = [law.instrument.said_in(lang)]
        facts += [message(lang, name, day=day) for name, day in days.items() if day]
        if law.gazette:
            facts.append(message(lang, "law-gazette", number=law.gazette.number, series=law.gazette.series))
        if law.in_force_from is None:
            facts.append(message(lang, "law-answers-from", day=law.answers_from))
        if instruments := law.listed_in(lang, "repeals"):
            facts.append(message(lang, "law-repeals", instruments=joined(lang, instruments, "list-clauses")))
        if law.authorisation:
            days_before, clause = law.authorisation.working_days, law.cite(law.authorisation.clause, lang)
            facts.append(message(lang, "law-authorisation", days=days_before, clause=clause))
        found = concordance(law)
        facts.append(message(lang, "site-proved-of", clauses=len(law.clauses), proved=len(found.proved)))
        return [bullets(facts)]


class TheClause(OfEdition):
    """A clause with its address, its reading, the options that it opens, and its proofs."""

    required_arguments = 3
    optional_arguments = 0

    def run(self) -> list[nodes.Node]:
        law, lang = self.law, self.lang
        clause = law.clause(self.arguments[1])
        at = [clause.id] if self.env.docname == f"law/{lang}/{law.slug}" else []
        inside: list[nodes.Node] = [paragraph(self.clause_link(law, clause.id), "clause-address")]
        inside.append(paragraph(clause.text_in(lang)))
        inside += _remarks(law, clause, lang)
        tests = concordance(law).proved.get(clause.id, ())
        if tests:
            root = up(self.env.docname)
            links = (link(proofs.function(test), root + proofs.address(test)) for test in tests)
            inside += folded(message(lang, "site-proved-by", count=len(tests)), bullets(links))
        found = in_language(TAGS[lang], *inside, classes=["clause", f"kind-{clause.kind}"])
        found["ids"] += at
        return [found]


def _remarks(law: Edition, clause: Clause, lang: Language) -> list[nodes.Node]:
    found: list[nodes.Node] = []
    for part, name in (("divergence", "law-languages-differ"), ("reading", "law-reading")):
        if text := clause.part_in(lang, part):
            found.append(paragraph(message(lang, name, text=text), "remark"))
    for option in law.options.values():
        if option.clause == clause.id:
            allowed, called = allowed_text(option, law, lang), option.names.said_in(lang)
            found.append(
                paragraph(message(lang, "law-option", name=called, option=option.name, allowed=allowed), "remark")
            )
    if why := clause.part_in(lang, "set-aside"):
        found.append(paragraph(message(lang, "law-set-aside", why=why), "remark"))
    return found


class Entry(TheClause):
    """A clause of a register: what differs, what we take."""

    def run(self) -> list[nodes.Node]:
        law, lang = self.law, self.lang
        clause = law.clause(self.arguments[1])
        inside = [paragraph(self.clause_link(law, clause.id), "clause-address"), *_remarks(law, clause, lang)]
        return [in_language(TAGS[lang], *inside, classes=["clause"])]


class TheReading(OfEdition):
    """A question that the text leaves open, the answer we take, and why."""

    required_arguments = 3
    optional_arguments = 0

    def run(self) -> list[nodes.Node]:
        slug, name, lang = self.arguments
        law = None if slug == "common" else edition(slug)
        reading: Reading = common_readings()[name] if law is None else law.readings[name]
        head: list[nodes.Node] = [nodes.literal("", reading.id)]
        if law and reading.clauses:
            head += [nodes.Text(" · "), *self.clause_links(law, reading.clauses)]
        inside = [paragraph(head, "clause-address")]
        if question := reading.part_in(lang, "question"):
            inside.append(paragraph(question))
        inside.append(paragraph(message(lang, "law-taken", text=reading.text_in(lang))))
        if why := reading.part_in(lang, "why"):
            inside.append(paragraph(nodes.emphasis("", why)))
        found = in_language(TAGS[lang], *inside, classes=["clause"])
        found["ids"].append(f"reading-{slug}-{reading.id}")
        return [found]


class Options(OfEdition):
    def content_nodes(self) -> list[nodes.Node]:
        law, lang = self.law, self.lang
        heads = [message(lang, f"site-option-{column}") for column in ("name", "clause", "allowed")]
        rows = []
        for option in law.options.values():
            name = [nodes.literal("", option.name), nodes.Text(f" {option.names.said_in(lang)}")]
            needs = " *" if option.needs_authorisation else ""
            rows.append(
                (name, [self.clause_link(law, option.clause), nodes.Text(needs)], allowed_text(option, law, lang))
            )
        found: list[nodes.Node] = [table(heads, rows)]
        if any(option.needs_authorisation for option in law.options.values()):
            found.append(paragraph(message(lang, "site-needs-authorisation")))
        return found


class Bets(OfEdition):
    def content_nodes(self) -> list[nodes.Node]:
        law, lang = self.law, self.lang
        heads = [message(lang, f"site-bet-{column}") for column in ("name", "selections", "clauses")]
        rows = []
        for bet in law.bets.values():
            name = [nodes.literal("", bet.slug), nodes.Text(f" {bet.names.said_in(lang)}")]
            rows.append((name, bet.part_in(lang, "selections") or "—", self.clause_links(law, bet.clauses)))
        return [table(heads, rows)]


class Differences(OfEdition):
    """What an edition changed of the one before it."""

    def content_nodes(self) -> list[nodes.Node]:
        law = self.law
        earlier = next(each for each in map(edition, EDITIONS) if each.repealed_by == law.slug)
        return [part for point in law.differences for part in self._of(point, earlier, law)]

    def _of(self, point: Difference, earlier: Edition, law: Edition) -> list[nodes.Node]:
        lang = self.lang
        head = [nodes.strong("", point.text_in(lang)), nodes.Text(f" ({message(lang, effect_id(point))})")]
        before: list[nodes.Node] = [*inline(point.part_in(lang, "was") or "—"), nodes.Text(" ")]
        now: list[nodes.Node] = [*inline(f"→ {point.part_in(lang, 'now') or '—'}"), nodes.Text(" ")]
        before += self.clause_links(earlier, point.clauses_before)
        now += self.clause_links(law, point.clauses_now)
        return [paragraph(head), bullets([before, now])]


DIRECTIVES = {
    "bets": Bets,
    "clause": TheClause,
    "differences": Differences,
    "edition": TheEdition,
    "entry": Entry,
    "options": Options,
    "reading": TheReading,
}
