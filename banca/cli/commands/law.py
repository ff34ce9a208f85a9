"""banca law: an edition, article by article, with its options, bets and readings; the concordance."""

import re
from argparse import Namespace
from collections.abc import Callable
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from banca.cli.screen import print_json, put, screen, table
from banca.law import (
    EDITIONS,
    MACAU,
    Clause,
    Concordance,
    Edition,
    Language,
    LawError,
    Option,
    allowed,
    common_readings,
    concordance,
    edition,
    edition_named,
    games,
    language,
    option_set,
    to_json,
)
from banca.law.options import Value

LAST_YEAR = 2099  # as far as Lunar New Year is tabulated

WORDS: dict[str, dict[Language, str]] = {
    "article": {"en": "Article", "pt": "Artigo", "zh": "第"},
    "act": {"en": "The dispatch", "pt": "O despacho", "zh": "批示"},
    "table": {"en": "Annex", "pt": "Anexo", "zh": "附件"},
    "signed": {"en": "signed", "pt": "assinado", "zh": "簽署"},
    "published": {"en": "published", "pt": "publicado", "zh": "公佈"},
    "in force": {"en": "in force from", "pt": "em vigor desde", "zh": "生效"},
    "repeals": {"en": "repeals", "pt": "revoga", "zh": "廢止"},
    "options": {"en": "What the house may choose", "pt": "O que a casa pode escolher", "zh": "場方的選項"},
    "bets": {"en": "Bets", "pt": "Apostas", "zh": "投注"},
    "readings": {"en": "Readings", "pt": "Leituras", "zh": "解讀"},
    "differences": {
        "en": "What changed from the edition before",
        "pt": "O que mudou em relação à edição anterior",
        "zh": "與前一版本之差異",
    },
    "languages differ": {"en": "Languages differ", "pt": "As línguas divergem", "zh": "兩文有別"},
    "reading": {"en": "Reading", "pt": "Leitura", "zh": "解讀"},
    "option": {"en": "Option", "pt": "Opção", "zh": "選項"},
    "statements": {
        "en": "",
        "pt": "As cláusulas estão, por agora, resumidas em inglês; os nomes são os da língua escolhida.",
        "zh": "條文目前以英文重述；名稱則以所選語言顯示。",
    },
}


def run(args: Namespace) -> int:
    lang = language(args.lang)
    if args.concordance:
        return show_concordance(args)
    if args.game is None:
        return show_editions(args, lang)
    law = edition_named(args.game, args.on)
    if args.adopt:
        return show_filing(law, args)
    if args.differences and not law.differences:
        following = next(slug for slug in EDITIONS if edition(slug).differences)
        raise LawError(f"{law.slug} follows no other edition known here: {following} follows one")
    if args.output == "json":
        print_json(described(law, args.article))
        return 0
    found = clauses(law, args.article)
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
    if args.article or args.adopt or args.options or args.bets or args.readings or args.differences or args.on:
        raise LawError(f"which GAME? one of {', '.join(games())}")
    if args.output == "json":
        print_json([{"edition": slug, "clauses": len(edition(slug).clauses)} for slug in EDITIONS])
        return 0
    console = screen()
    known = [(e.slug, e.names.said_in(lang), e.instrument.said_in(lang)) for e in map(edition, EDITIONS)]
    put(console, table(("edition", "", ""), known))
    console.print("banca law EDITION shows one of them; banca law --concordance accounts for every clause")
    return 0


def clauses(law: Edition, article: str | None) -> list[Clause]:
    found = [c for c in law.clauses.values() if article in (None, c.article)]
    if not found:
        known = dict.fromkeys(c.article for c in law.clauses.values())
        raise LawError(f"{law.slug} has no article {article!r}: it has {', '.join(known)}")
    return found


def heading(console: Console, law: Edition, lang: Language) -> None:
    console.print(f"[bold]{law.names.said_in(lang)}[/bold] · {law.slug}")
    console.print(law.instrument.said_in(lang))
    dates = [("signed", law.signed), ("published", law.published), ("in force", law.in_force_from)]
    console.print(", ".join(f"{WORDS[name][lang]} {day or '—'}" for name, day in dates), style="dim")
    if law.in_force_from is None:
        console.print(f"answers from {law.answers_from} (reading in-force-from)", style="dim")
    if law.repeals:
        console.print(f"{WORDS['repeals'][lang]}: {'; '.join(law.repeals)}", style="dim")
    if WORDS["statements"][lang]:
        console.print(WORDS["statements"][lang], style="dim")


def article_title(law: Edition, article: str, lang: Language) -> str:
    if not article.isdecimal():
        return WORDS["act" if article == "act" else "table"][lang]
    number = f"第{article}條" if lang == "zh" else f"{WORDS['article'][lang]} {article}"
    return f"{number} · {law.articles[article].said_in(lang)}" if article in law.articles else number


def show_clauses(console: Console, law: Edition, shown: list[Clause], lang: Language) -> None:
    article = None
    for clause in shown:
        if clause.article != article:
            article = clause.article
            console.print()
            console.print(article_title(law, article, lang), style="bold")
        lines = [f"{clause.says} [dim]({clause.kind})[/dim]"]
        for label, text in (("languages differ", clause.divergence), ("reading", clause.reading)):
            if text:
                lines.append(f"[dim]{WORDS[label][lang]}:[/dim] {text}")
        lines += [
            f"[dim]{WORDS['option'][lang]}:[/dim] {option.names.said_in(lang)} ({option.name}): {allowed(option)}"
            for option in law.options.values()
            if option.clause == clause.id
        ]
        if clause.set_aside:
            lines.append(f"[dim]set aside:[/dim] {clause.set_aside}")
        hang(console, law.cite(clause.id).removeprefix(f"{law.number} "), lines)


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
    console.print(f"\n[bold]{WORDS['options'][lang]}[/bold]")
    for option in law.options.values():
        opened = law.cite(option.clause).removeprefix(f"{law.number} ")
        needs = ", authorisation" if option.needs_authorisation else ""
        lines = [f"{option.names.said_in(lang)} [dim]({opened}{needs})[/dim]", f"[dim]allowed:[/dim] {allowed(option)}"]
        values = {"first-listed": as_set(first[option.name]), "customary": as_set(usual[option.name])}
        if len(set(values.values())) == 1:
            values = {", ".join(values): values["customary"]}
        for preset, value in values.items():
            label, *parts = broken_after_commas(f"{preset}: {value}", console.width - margin - len("    "))
            lines += [label.replace(f"{preset}:", f"[dim]{preset}:[/dim]"), *parts]
        hang(console, option.name, lines, margin)
    if law.authorisation:
        days, clause = law.authorisation.working_days, law.cite(law.authorisation.clause)
        console.print(f"authorisation: applied for {days} working days before adoption ({clause})", style="dim")
    for parameter in law.parameters.values():
        needs = ", authorisation" if parameter.needs_authorisation else ""
        console.print(
            f"table setting {parameter.name}: {parameter.meaning} ({law.cite(parameter.clause)}{needs})", style="dim"
        )


def as_set(value: Value) -> str:
    """A value as --set takes it."""
    plain = to_json(value)
    return ",".join(plain) if isinstance(plain, list) else str(plain)


def broken_after_commas(text: str, width: int) -> list[str]:
    """Lines of at most this width, broken after commas only."""
    lines = [""]
    for part in re.split(r"(?<=,)(?=\S)", text):
        if lines[-1] and len(lines[-1]) + len(part) > width:
            lines.append("")
        lines[-1] += part
    return lines


def show_bets(console: Console, law: Edition, lang: Language) -> None:
    rows = [(b.slug, b.names.said_in(lang), b.selections, ", ".join(b.clauses)) for b in law.bets.values()]
    put(console, table(("bet", "", "selections", "clauses"), rows, title=WORDS["bets"][lang]))


def show_readings(console: Console, law: Edition, lang: Language) -> None:
    console.print(f"[bold]{WORDS['readings'][lang]}[/bold]")
    for reading in (*law.readings.values(), *common_readings().values()):
        where = ", ".join(reading.clauses) or "every edition"
        hang(console, reading.id, [f"{reading.question} [dim]({where})[/dim]", f"[bold]→[/bold] {reading.taken}"])


def show_differences(console: Console, law: Edition, lang: Language) -> None:
    """Point by point, the edition before and this one."""
    console.print(f"[bold]{WORDS['differences'][lang]}[/bold]")
    for point in law.differences:
        before, now = (", ".join(ids) or "—" for ids in (point.clauses_before, point.clauses_now))
        lines = [
            f"[dim]{point.effect}[/dim]",
            f"{point.was} [dim]({before})[/dim]",
            f"[bold]→[/bold] {point.now} [dim]({now})[/dim]",
        ]
        hang(console, point.topic, lines)


PARTS: dict[str, Callable[[Console, Edition, Language], None]] = {
    "options": show_options,
    "bets": show_bets,
    "readings": show_readings,
    "differences": show_differences,
}


def show_filing(law: Edition, args: Namespace) -> int:
    if law.authorisation is None:
        raise LawError(f"{law.slug} has no article on authorisation: nothing is to be applied for")
    if not law.answers_from <= args.adopt or args.adopt.year > LAST_YEAR:
        reach = f"{law.answers_from} ({law.cited_beginning}) to the end of {LAST_YEAR}"
        raise LawError(f"{law.slug}: the calendar does not answer for {args.adopt}, but from {reach}")
    days, clause = law.authorisation.working_days, law.cite(law.authorisation.clause)
    latest = MACAU.latest_filing(args.adopt, days)
    if args.output == "json":
        print_json({"edition": law.slug, "adopted": str(args.adopt), "file_by": str(latest), "working_days": days})
        return 0
    screen().print(f"To adopt an option on {args.adopt}, apply by {latest}: {days} working days before ({clause}).")
    return 0


def show_concordance(args: Namespace) -> int:
    chosen = [edition_named(args.game, args.on)] if args.game else [edition(slug) for slug in EDITIONS]
    found = [concordance(law) for law in chosen]
    if args.output == "json":
        print_json([_accounted(c) for c in found])
    else:
        rows = [
            (
                c.edition.slug,
                str(len(c.edition.clauses)),
                str(len(c.proved)),
                str(len(c.set_aside)),
                str(len(c.unaccounted)),
                "complete"
                if c.edition.complete and c.in_order
                else "BROKEN"
                if c.edition.complete
                else "not yet complete",
            )
            for c in found
        ]
        console = screen()
        columns = ("edition", "clauses", "proved", "set_aside", "unaccounted", "")
        put(console, table(columns, rows, right="clauses proved set_aside unaccounted"))
        for c in found:
            for clause, reason in c.set_aside.items():
                console.print(f"set aside: {c.edition.cite(clause)}: {reason}")
            if not c.in_order:
                console.print(f"unaccounted for in {c.edition.slug}: {', '.join(c.unaccounted)}")
    return 0 if all(c.in_order for c in found) else 1


def _accounted(c: Concordance) -> dict[str, Any]:
    return {
        "edition": c.edition.slug,
        "complete": c.edition.complete,
        "clauses": len(c.edition.clauses),
        "proved": len(c.proved),
        "set_aside": len(c.set_aside),
        "unaccounted": len(c.unaccounted),
        "proofs": {clause: list(tests) for clause, tests in c.proved.items()},
        "reasons": dict(c.set_aside),
        "left": list(c.unaccounted),
    }


def described(law: Edition, article: str | None) -> dict[str, Any]:
    names = {n: getattr(law.names, n) for n in ("en", "pt", "zh")}
    return {
        "edition": law.slug,
        "game": law.game,
        "names": names,
        "number": law.number,
        "signed": str(law.signed),
        "published": law.published and str(law.published),
        "in_force_from": law.in_force_from and str(law.in_force_from),
        "repeals": list(law.repeals),
        "repealed_by": law.repealed_by,
        "complete": law.complete,
        "clauses": [
            {
                "id": c.id, "cite": law.cite(c.id), "article": c.article, "kind": c.kind, "says": c.says,
                "divergence": c.divergence, "reading": c.reading, "set_aside": c.set_aside,
            }
            for c in clauses(law, article)
        ],
        "options": [_option(law, option) for option in law.options.values()],
        "bets": [
            {
                "bet": b.slug, "names": {n: getattr(b.names, n) for n in ("en", "pt", "zh")},
                "selections": b.selections, "when": b.when, "clauses": list(b.clauses),
            }
            for b in law.bets.values()
        ],
        "readings": [
            {"id": r.id, "clauses": list(r.clauses), "question": r.question, "taken": r.taken}
            for r in (*law.readings.values(), *common_readings().values())
        ],
        "differences": [
            {
                "topic": d.topic, "effect": d.effect, "was": d.was, "now": d.now,
                "clauses_before": list(d.clauses_before), "clauses_now": list(d.clauses_now),
            }
            for d in law.differences
        ],
    }  # fmt: skip


def _option(law: Edition, option: Option) -> dict[str, Any]:
    bounds = option.number or option.ratio
    return {
        "option": option.name,
        "names": {n: getattr(option.names, n) for n in ("en", "pt", "zh")},
        "clause": option.clause,
        "allowed": allowed(option),
        "alternatives": {a.slug: {n: getattr(a.names, n) for n in ("en", "pt", "zh")} for a in option.alternatives},
        "least": bounds.least if bounds else None,
        "most": bounds.most if bounds else None,
        "first_listed": to_json(option_set(law)[option.name]),
        "customary": to_json(option_set(law, preset="customary")[option.name]),
        "needs_authorisation": option.needs_authorisation,
    }
