"""The back of a PAR sheet: effects of options, correlations, the proof, the readings, what is exact."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from banca.exact import BetOdds
from banca.law import Edition, Language, to_json
from banca.messages import figures_text, joined, message
from banca.play.payoff import Place
from banca.report import measures, text
from banca.report.document import Cell, Figure, Heading, Item, Listing, Paragraph, Part, Table
from banca.report.identity import class_name, group_name, option_name, value_name
from banca.report.plots import Swing, tornado
from banca.report.sensitivity import Change, Sensitivity, Varied
from banca.report.sheet import USUAL, Sheet, Translate, Trial

SWINGS_MOST = 16
APPROACHED = "edge_mutual_best_play"  # a figure that is not exact


def sensitive(sheet: Sheet, lang: Language) -> list[Part]:
    found, law = sheet.sensitivity, sheet.law
    if found is None:
        return []
    parts: list[Part] = [Heading(message(lang, "par-sensitivity"))]
    if found.moving:
        parts.append(Paragraph(message(lang, "par-sensitivity-says")))
        parts += _tornados(sheet, found, lang)
        keys = ("option", "instead", "bet", "then", "moves")
        rows = [line for each in found.moving for line in _lines(sheet, each, lang)]
        parts.append(
            Table(tuple(message(lang, f"par-sensitivity-{key}") for key in keys), tuple(rows), "lllrr", small=True)
        )
    else:
        parts.append(Paragraph(message(lang, "par-sensitivity-nothing")))
    idle = joined(lang, (option_name(law, lang, each.name) for each in found.idle))
    void = joined(lang, (option_name(law, lang, name) for name in found.inapplicable))
    said = [(idle, "par-sensitivity-idle"), (void, "par-sensitivity-void")]
    items = tuple(Item(names, message(lang, key)) for names, key in said if names)
    if items:
        parts.append(Listing(items, "terms"))
    if found.varied:
        parts.append(Paragraph(message(lang, "par-sensitivity-sampled"), kind="note"))
    return parts


def _lines(sheet: Sheet, varied: Varied, lang: Language) -> list[tuple[str | Cell, ...]]:
    """A line for each alternative and each group of bets that it affects."""
    law = sheet.law
    option = Cell(option_name(law, lang, varied.name), strong=True)
    lines: list[tuple[str | Cell, ...]] = []
    for change in varied.changes:
        value = value_name(law, lang, varied.name, change.value)
        for n, rest in enumerate(_change_lines(sheet, change, lang)):
            lines.append((option if not lines else "", value if not n else "", *rest))
    return lines


def _change_lines(sheet: Sheet, change: Change, lang: Language) -> list[tuple[str | Cell, ...]]:
    law = sheet.law
    found: list[tuple[str | Cell, ...]] = []
    for group in sheet.groups:
        moved: dict[tuple[Fraction, ...], list[BetOdds]] = {}
        for row in group:
            if _moves(sheet, change, row.places):
                moved.setdefault(change.edges[sheet.rows.index(row)], []).append(row)
        for edges, rows in moved.items():
            found.append((group_name(law, lang, rows), *_then(edges, rows[0].edge, lang)))
    for place in change.newly_offered:
        name = class_name(law, lang, (place,))
        found.append((name, "", Cell(message(lang, "par-sensitivity-too"), tone="faint")))
    if not found and change.changes:
        found.append((Cell(message(lang, "par-sensitivity-spread"), tone="faint"), "", text.points(Fraction(0))))
    return found


def _moves(sheet: Sheet, change: Change, places: tuple[Place, ...]) -> bool:
    n = next(n for n, row in enumerate(sheet.rows) if row.places == places)
    return change.edges[n] != (sheet.rows[n].edge,)


def _then(edges: tuple[Fraction, ...], now: Fraction, lang: Language) -> tuple[str | Cell, str | Cell]:
    if not edges:
        return Cell(message(lang, "par-not-offered"), tone="faint"), ""
    low, high = min(edges), max(edges)
    if low == high:
        return text.percent(low), _move(low - now)
    return (
        message(
            lang, "from-to", low=figures_text(lang, text.percent(low)), high=figures_text(lang, text.percent(high))
        ),
        message(
            lang,
            "from-to",
            low=figures_text(lang, text.points(low - now)),
            high=figures_text(lang, text.points(high - now)),
        ),
    )


def _move(value: Fraction) -> Cell:
    return Cell(text.points(value), tone="bad" if value > 0 else "good" if value < 0 else "plain")


def _tornados(sheet: Sheet, found: Sensitivity, lang: Language) -> list[Part]:
    """A drawing for each group of bets that several options affect, and one for all that a single option affects."""
    several: list[tuple[str, list[Swing]]] = []
    single: list[Swing] = []
    for rows, swings in groups_moved_alike(sheet, found, lang):
        name = group_name(sheet.law, lang, rows)
        if len(swings) > 1:
            several.append((message(lang, "plot-tornado-of", bet=name), list(swings)))
        else:
            single += [Swing(f"{each.label} · {name}", each.alternatives) for each in swings]
    widest = sorted(single, key=lambda swing: -swing.span)[:SWINGS_MOST]
    drawn = [*several, *([(message(lang, "plot-tornado"), widest)] if widest else [])]
    now, axis = message(lang, "plot-now"), message(lang, "plot-moves")
    return [Figure(tornado(swings, now, axis), caption) for caption, swings in drawn]


def groups_moved_alike(
    sheet: Sheet, found: Sensitivity, lang: Language
) -> Iterator[tuple[tuple[BetOdds, ...], tuple[Swing, ...]]]:
    """The bets of each group that the same options affect equally, with the effects."""
    for group in sheet.groups:
        alike: dict[tuple[Swing, ...], list[BetOdds]] = {}
        for row in group:
            alike.setdefault(tuple(_swings(sheet, found, row, lang)), []).append(row)
        yield from ((tuple(rows), swings) for swings, rows in alike.items() if swings)


def _swings(sheet: Sheet, found: Sensitivity, row: BetOdds, lang: Language) -> list[Swing]:
    """A bar for each option that changes the edge of the bet."""
    law, n, now = sheet.law, sheet.rows.index(row), row.edge
    swings = []
    for varied in found.moving:
        moves = tuple(
            (value_name(law, lang, varied.name, change.value), float(move))
            for change in varied.changes
            for move in change.moves(n, now)
            if move
        )
        if moves:
            swings.append(Swing(_option_now(sheet, varied.name, lang), moves))
    return swings


def _option_now(sheet: Sheet, name: str, lang: Language) -> str:
    """An option and its current value."""
    setting = sheet.setting
    value = to_json(setting.options[name]) if name in setting.options.values else setting.parameter(name)
    chosen = value_name(sheet.law, lang, name, value)
    return message(lang, "with-more", this=option_name(sheet.law, lang, name), more=chosen)


def correlations(sheet: Sheet, lang: Language) -> list[Part]:
    if not sheet.pairs:
        return []
    law = sheet.law
    names = [class_name(law, lang, row.places[:1]) for row in sheet.rows]
    rows = tuple((names[pair.one], names[pair.other], text.fixed_digits(pair.value, 6)) for pair in sheet.pairs)
    heads = tuple(message(lang, f"par-correlation-{key}") for key in ("one", "other", "value"))
    return [
        Heading(message(lang, "par-correlation")),
        Paragraph(message(lang, "par-correlation-says")),
        Table(heads, rows, "llr"),
    ]


def proof(sheet: Sheet, lang: Language, translate: Translate) -> list[Part]:
    found, law = sheet.proof, sheet.law
    if found is None:
        return []
    parts: list[Part] = [
        Heading(message(lang, "par-proof")),
        Paragraph(message(lang, "par-proof-says", rounds=figures_text(lang, text.whole(found.rounds)))),
    ]
    if found.trials:
        verdict = message(
            lang,
            "par-proof-agrees" if found.agrees else "par-proof-differs",
            count=len(found.trials),
            within=found.within,
            furthest=figures_text(lang, text.fixed_digits(found.furthest, 2)),
            allowed=figures_text(lang, text.fixed_digits(found.allowed, 2)),
        )
        parts.append(Paragraph(verdict, kind="lead" if found.agrees else "warning"))
        keys = ("par-bet", "par-proof-seed", "par-rounds", "par-proof-exact", "par-proof-simulated")
        heads = (*(message(lang, key) for key in keys), "z")
        parts.append(Table(heads, tuple(_trial(law, each, lang) for each in found.trials), "lrrrrr", small=True))
        otherwise = dict.fromkeys(translate(trial.assumes, lang) for trial in found.trials if trial.assumes)
        parts += [Paragraph(message(lang, "par-proof-otherwise", how=how), kind="note") for how in otherwise]
    else:
        parts.append(Paragraph(message(lang, "par-proof-none")))
    if found.untried:
        bets = joined(lang, (class_name(law, lang, (place,)) for place, _ in found.untried))
        parts.append(Paragraph(message(lang, "par-proof-untried", bets=bets), kind="note"))
    return parts


def _trial(law: Edition, trial: Trial, lang: Language) -> tuple[str | Cell, ...]:
    usual = abs(trial.z) < USUAL
    return (
        class_name(law, lang, (trial.place,)),
        text.whole(trial.seed),
        text.whole(trial.rounds),
        text.percent(trial.exact),
        text.percent(trial.edge),
        Cell(f"{text.fixed_digits(trial.z, 2)}", strong=not usual, tone="plain" if usual else "bad"),
    )


def readings(sheet: Sheet, lang: Language) -> list[Part]:
    """The readings that the rows rest on, each with its clauses."""
    law = sheet.law
    ids = tuple(dict.fromkeys(reading for row in sheet.rows for reading in row.readings))
    parts: list[Part] = [Heading(message(lang, "par-readings"))]
    if not ids:
        return [*parts, Paragraph(message(lang, "par-readings-none"))]
    items = []
    for each in ids:
        if each in law.readings:
            reading = law.readings[each]
            clauses = tuple(law.cite(clause, lang) for clause in reading.clauses)
            taken, question = reading.text_in(lang), reading.part_in(lang, "question") or ""
            items.append(Item(taken, question, clauses, _language_of(lang, taken, reading.taken)))
        else:
            taken = law.clause(each).part_in(lang, "reading") or ""
            items.append(Item(taken, "", (law.cite(each, lang),), _language_of(lang, taken, law.clause(each).reading)))
    return [*parts, Paragraph(message(lang, "par-readings-says")), Listing(tuple(items), "steps")]


def _language_of(lang: Language, text: str, english: str | None) -> Language | None:
    """Mark a sentence that exists only in English."""
    return "en" if lang != "en" and text == english else None


def not_exact(lang: Language, named: Sequence[tuple[str, BetOdds]]) -> list[Part]:
    """The bets with a figure that is not exact, and its accuracy."""
    parts: list[Part] = []
    for name, row in named:
        if row.bound is not None:
            says = message(
                lang, "par-exact-not", bet=name, bound=figures_text(lang, f"{text.small(row.bound * 100)} %")
            )
            parts.append(Paragraph(says, kind="warning"))
        if row.within_bound is not None and row.sd_bound is not None:
            bound, sd = (figures_text(lang, text.small(each)) for each in (row.within_bound, row.sd_bound))
            parts.append(Paragraph(message(lang, "par-exact-spread", bet=name, bound=bound, sd=sd), kind="warning"))
    if any(APPROACHED in row.figures for _, row in named):
        parts.append(Paragraph(message(lang, "par-exact-mutual"), kind="warning"))
    return [Paragraph(message(lang, "par-exact-but")), *parts] if parts else []


def exactness(sheet: Sheet, lang: Language) -> list[Part]:
    named = [(class_name(sheet.law, lang, row.places), row) for row in sheet.rows]
    return [
        Heading(message(lang, "par-exact"), anchor="exact"),
        Paragraph(message(lang, "par-exact-all")),
        *not_exact(lang, named),
        Paragraph(message(lang, "par-exact-bands", **measures.rule_in(lang))),
        Paragraph(message(lang, "par-exact-rounding")),
    ]
