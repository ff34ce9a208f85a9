"""banca law: an edition, article by article, with its options, bets and readings; the concordance."""

import re
from argparse import Namespace
from collections.abc import Callable
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from banca.cli.comparison import show_comparison
from banca.cli.screen import print_json, short_citation
from banca.cli.tables import print_table, screen, table
from banca.law import (
    EDITIONS,
    MACAU,
    Clause,
    Concordance,
    Edition,
    Language,
    LawError,
    common_readings,
    concordance,
    edition,
    edition_named,
    games,
    language,
    option_set,
    to_json,
)
from banca.law.document import allowed_text, clauses_of, effect_id, law_document
from banca.law.options import Value
from banca.messages import joined, message
from banca.messages.errors import Listed

LAST_YEAR = 2099  # as far as Lunar New Year is tabulated


def run(args: Namespace) -> int:
    lang = language(args.lang)
    if args.concordance:
        return show_concordance(args, lang)
    if args.game is None:
        return show_editions(args, lang)
    law = edition_named(args.game, args.on)
    if args.compare:
        one, other = args.compare
        return show_comparison(one, other, law.game, lang, as_json=args.output == "json")
    if args.adopt:
        return show_filing(law, args, lang)
    if args.differences and not law.differences:
        following = next(slug for slug in EDITIONS if edition(slug).differences)
        raise LawError("law-follows-none", edition=law.slug, other=following)
    if args.output == "json":
        print_json(law_document(law, lang, args.article))
        return 0
    found = clauses_of(law, args.article)
    console = screen()
    heading(console, law, lang)
    chosen = [part for part in PARTS if getattr(args, part)]
    if not chosen:
        show_clauses(console, law, found, lang)
    usual = () if args.article else ("options", "bets", "readings")
    for part in chosen or usual:
        PARTS[part](console, law, lang)
    return 0


def show_editions(args: Namespace, lang: Language) -> int:
    of_one = (args.article, args.adopt, args.options, args.bets, args.readings, args.differences, args.on, args.compare)
    if any(of_one):
        raise LawError("law-which-game", games=Listed(*games()))
    if args.output == "json":
        print_json([{"edition": slug, "clauses": len(edition(slug).clauses)} for slug in EDITIONS])
        return 0
    console = screen()
    known = [(e.slug, e.names.said_in(lang), e.instrument.said_in(lang)) for e in map(edition, EDITIONS)]
    print_table(console, table(("edition", "", ""), known, lang=lang))
    console.print(message(lang, "law-show-one"))
    return 0


def heading(console: Console, law: Edition, lang: Language) -> None:
    console.print(f"[bold]{law.names.said_in(lang)}[/bold] · {law.slug}")
    console.print(law.instrument.said_in(lang))
    dates = {"law-signed": law.signed, "law-published": law.published, "law-in-force": law.in_force_from}
    said = (message(lang, name, day=day or "—") for name, day in dates.items())
    console.print(joined(lang, said, "list-phrases"), style="dim")
    if law.gazette:
        console.print(message(lang, "law-gazette", number=law.gazette.number, series=law.gazette.series), style="dim")
    if law.in_force_from is None:
        console.print(message(lang, "law-answers-from", day=law.answers_from), style="dim")
    if instruments := law.listed_in(lang, "repeals"):
        console.print(message(lang, "law-repeals", instruments=joined(lang, instruments, "list-clauses")), style="dim")


def article_title(law: Edition, article: str, lang: Language) -> str:
    if not article.isdecimal():
        return message(lang, "law-act" if article == "act" else "law-annex")
    if article not in law.articles:
        return message(lang, "law-article", number=int(article))
    return message(lang, "law-article-named", number=int(article), name=law.articles[article].said_in(lang))


def show_clauses(console: Console, law: Edition, shown: list[Clause], lang: Language) -> None:
    article = None
    for clause in shown:
        if clause.article != article:
            article = clause.article
            console.print()
            console.print(article_title(law, article, lang), style="bold")
        lines = [message(lang, "law-clause", says=clause.text_in(lang), kind=message(lang, f"law-kind-{clause.kind}"))]
        for part, name in (("divergence", "law-languages-differ"), ("reading", "law-reading")):
            if text := clause.part_in(lang, part):
                lines.append(message(lang, name, text=text))
        lines += [
            message(lang, "law-option", name=o.names.said_in(lang), option=o.name, allowed=allowed_text(o, law, lang))
            for o in law.options.values()
            if o.clause == clause.id
        ]
        if why := clause.part_in(lang, "set-aside"):
            lines.append(message(lang, "law-set-aside", why=why))
        hang(console, short_citation(law, (clause.id,), lang), lines)


def hang(console: Console, label: str, lines: list[str], margin: int = 14) -> None:
    """A label in the margin, and its text next to it."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=max(margin, cell_len(label)), style="cyan", no_wrap=True)
    grid.add_column(overflow="fold")
    for i, line in enumerate(lines):
        grid.add_row("" if i else label, line)
    console.print(Padding(grid, (0, 0, 0, 2)))


def show_options(console: Console, law: Edition, lang: Language) -> None:
    """Options with their slugs in the margin. However narrow the screen, no slug is broken: it can be copied."""
    first, usual = option_set(law), option_set(law, preset="customary")
    margin = max((len(name) for name in law.options), default=0)
    console.print(f"\n[bold]{message(lang, 'law-options')}[/bold]")
    for option in law.options.values():
        opened = short_citation(law, (option.clause,), lang)
        name = "law-option-at-authorised" if option.needs_authorisation else "law-option-at"
        lines = [
            message(lang, name, name=option.names.said_in(lang), clause=opened),
            message(lang, "law-allowed", allowed=allowed_text(option, law, lang)),
        ]
        presets = [message(lang, f"preset-{preset}") for preset in ("first-listed", "customary")]
        values = dict(zip(presets, (set_argument(chosen[option.name]) for chosen in (first, usual)), strict=True))
        if len(set(values.values())) == 1:
            values = {joined(lang, presets): values[presets[0]]}
        for preset, value in values.items():
            text = message(lang, "law-preset", preset=preset, value=value)
            label, *parts = wrap_after_commas(text, console.width - margin - len("    "))
            lines += [label.replace(preset, f"[dim]{preset}[/dim]", 1), *parts]
        hang(console, option.name, lines, margin)
    if law.authorisation:
        days, clause = law.authorisation.working_days, law.cite(law.authorisation.clause, lang)
        console.print(message(lang, "law-authorisation", days=days, clause=clause), style="dim")
    for parameter in law.parameters.values():
        name = "law-parameter-authorised" if parameter.needs_authorisation else "law-parameter"
        meaning, clause = parameter.text_in(lang), law.cite(parameter.clause, lang)
        console.print(message(lang, name, name=parameter.name, meaning=meaning, clause=clause), style="dim")


def set_argument(value: Value) -> str:
    """A value as --set takes it."""
    plain = to_json(value)
    return ",".join(plain) if isinstance(plain, list) else str(plain)


def wrap_after_commas(text: str, width: int) -> list[str]:
    """Lines of at most this width, broken after commas only."""
    lines = [""]
    for part in re.split(r"(?<=,)(?=\S)", text):
        if lines[-1] and len(lines[-1]) + len(part) > width:
            lines.append("")
        lines[-1] += part
    return lines


def show_bets(console: Console, law: Edition, lang: Language) -> None:
    rows = [
        (
            b.slug,
            b.names.said_in(lang),
            b.part_in(lang, "selections") or message(lang, "law-no-selections"),
            short_citation(law, b.clauses, lang),
        )
        for b in law.bets.values()
    ]
    print_table(
        console,
        table(
            ("bet", "", "selections", "clauses"), rows, title=message(lang, "law-bets"), lang=lang, gives_way="clauses"
        ),
    )


def show_readings(console: Console, law: Edition, lang: Language) -> None:
    console.print(f"[bold]{message(lang, 'law-readings')}[/bold]")
    for reading in (*law.readings.values(), *common_readings().values()):
        of_all = message(lang, "law-every-edition")
        where = short_citation(law, reading.clauses, lang) if reading.clauses else of_all
        question, why = reading.part_in(lang, "question"), reading.part_in(lang, "why")
        lines = [
            message(lang, "law-said-at", text=question or "", clauses=where),
            message(lang, "law-taken", text=reading.text_in(lang)),
        ]
        hang(console, reading.id, [*lines, f"[dim]{why}[/dim]"] if why else lines)


def show_differences(console: Console, law: Edition, lang: Language) -> None:
    """Point by point, the edition before and this one."""
    console.print(f"[bold]{message(lang, 'law-differences')}[/bold]")
    earlier = next(each for each in map(edition, EDITIONS) if each.repealed_by == law.slug)
    for point in law.differences:
        before = short_citation(earlier, point.clauses_before, lang) if point.clauses_before else "—"
        now = short_citation(law, point.clauses_now, lang) if point.clauses_now else "—"
        lines = [
            f"[dim]{message(lang, effect_id(point))}[/dim]",
            message(lang, "law-said-at", text=point.part_in(lang, "was") or "", clauses=before),
            message(
                lang, "law-taken", text=message(lang, "law-said-at", text=point.part_in(lang, "now") or "", clauses=now)
            ),
        ]
        hang(console, point.text_in(lang), lines)


PARTS: dict[str, Callable[[Console, Edition, Language], None]] = {
    "options": show_options,
    "bets": show_bets,
    "readings": show_readings,
    "differences": show_differences,
}


def show_filing(law: Edition, args: Namespace, lang: Language) -> int:
    if law.authorisation is None:
        raise LawError("law-nothing-to-apply-for", edition=law.slug)
    if not law.answers_from <= args.adopt or args.adopt.year > LAST_YEAR:
        reach = {"first": law.answers_from, "clause": law.cited_beginning, "last": LAST_YEAR}
        raise LawError("law-calendar-ends", edition=law.slug, day=args.adopt, **reach)
    days, clause = law.authorisation.working_days, law.cite(law.authorisation.clause, lang)
    latest = MACAU.latest_filing(args.adopt, days)
    if args.output == "json":
        print_json({"edition": law.slug, "adopted": str(args.adopt), "file_by": str(latest), "working_days": days})
        return 0
    screen().print(message(lang, "law-file-by", day=args.adopt, latest=latest, days=days, clause=clause))
    return 0


def show_concordance(args: Namespace, lang: Language) -> int:
    chosen = [edition_named(args.game, args.on)] if args.game else [edition(slug) for slug in EDITIONS]
    found = [concordance(law) for law in chosen]
    if args.output == "json":
        print_json([concordance_to_json(c, lang) for c in found])
    else:
        rows = [
            (
                c.edition.slug,
                str(len(c.edition.clauses)),
                str(len(c.proved)),
                str(len(c.set_aside)),
                str(len(c.unaccounted)),
                message(lang, f"concordance-{_state(c)}"),
            )
            for c in found
        ]
        console = screen()
        columns = ("edition", "clauses", "proved", "set_aside", "unaccounted", "")
        print_table(
            console,
            table(
                columns, rows, right="clauses proved set_aside unaccounted", lang=lang, gives_way="clauses set_aside"
            ),
        )
        for c in found:
            for clause in c.set_aside:
                why = c.edition.clause(clause).part_in(lang, "set-aside") or ""
                console.print(message(lang, "concordance-set-aside", clause=c.edition.cite(clause, lang), why=why))
            if not c.in_order:
                left = joined(lang, c.unaccounted)
                console.print(message(lang, "concordance-unaccounted", edition=c.edition.slug, clauses=left))
    return 0 if all(c.in_order for c in found) else 1


def _state(c: Concordance) -> str:
    if not c.edition.complete:
        return "unfinished"
    return "complete" if c.in_order else "broken"


def concordance_to_json(c: Concordance, lang: Language) -> dict[str, Any]:
    return {
        "edition": c.edition.slug,
        "complete": c.edition.complete,
        "clauses": len(c.edition.clauses),
        "proved": len(c.proved),
        "set_aside": len(c.set_aside),
        "unaccounted": len(c.unaccounted),
        "proofs": {clause: list(tests) for clause, tests in c.proved.items()},
        "reasons": {clause: c.edition.clause(clause).part_in(lang, "set-aside") for clause in c.set_aside},
        "left": list(c.unaccounted),
    }
