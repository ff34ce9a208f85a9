"""The back of a PAR sheet: what options do, how bets go together, the proof, the readings, what is exact."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from banca.exact import BetOdds
from banca.law import Edition, Language, to_json
from banca.play.payoff import Place
from banca.report import measures, text
from banca.report.document import Cell, Figure, Heading, Item, Listing, Paragraph, Part, Table
from banca.report.identity import cited, class_name, group_name, option_name, value_name
from banca.report.plots import Swing, tornado
from banca.report.sensitivity import Change, Sensitivity, Varied
from banca.report.sheet import USUAL, Sheet, Translate, Trial
from banca.report.words import say

SWINGS_MOST = 16
APPROACHED = "edge_mutual_best_play"  # a figure beside the edge that is not exact


def sensitive(sheet: Sheet, lang: Language) -> list[Part]:
    found, law = sheet.sensitivity, sheet.law
    if found is None:
        return []
    parts: list[Part] = [Heading(say(lang, "sensitivity"))]
    if found.moving:
        parts.append(Paragraph(say(lang, "sensitivity.says")))
        parts += _tornados(sheet, found, lang)
        keys = ("option", "instead", "bet", "then", "moves")
        rows = [line for each in found.moving for line in _lines(sheet, each, lang)]
        parts.append(Table(tuple(say(lang, f"sensitivity.{key}") for key in keys), tuple(rows), "lllrr", small=True))
    else:
        parts.append(Paragraph(say(lang, "sensitivity.nothing")))
    comma = say(lang, "comma")
    idle = comma.join(option_name(law, lang, each.name) for each in found.idle)
    void = comma.join(option_name(law, lang, name) for name in found.inapplicable)
    said = [(idle, "sensitivity.idle"), (void, "sensitivity.void")]
    items = tuple(Item(names, say(lang, key)) for names, key in said if names)
    if items:
        parts.append(Listing(items, "terms"))
    if found.varied:
        parts.append(Paragraph(say(lang, "sensitivity.sampled"), kind="note"))
    return parts


def _lines(sheet: Sheet, varied: Varied, lang: Language) -> list[tuple[str | Cell, ...]]:
    """A line for each alternative and each group of bets that it moves; those that move nothing are left out."""
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
        found.append((name, "", Cell(say(lang, "sensitivity.too"), tone="faint")))
    if not found and change.changes:
        found.append((Cell(say(lang, "sensitivity.spread"), tone="faint"), "", text.points(Fraction(0))))
    return found


def _moves(sheet: Sheet, change: Change, places: tuple[Place, ...]) -> bool:
    n = next(n for n, row in enumerate(sheet.rows) if row.places == places)
    return change.edges[n] != (sheet.rows[n].edge,)


def _then(edges: tuple[Fraction, ...], now: Fraction, lang: Language) -> tuple[str | Cell, str | Cell]:
    if not edges:
        return Cell(say(lang, "not_offered"), tone="faint"), ""
    low, high = min(edges), max(edges)
    if low == high:
        return text.percent(low), _move(low - now)
    return (
        say(lang, "to_text", low=text.percent(low), high=text.percent(high)),
        say(lang, "to_text", low=text.points(low - now), high=text.points(high - now)),
    )


def _move(value: Fraction) -> Cell:
    return Cell(text.points(value), tone="bad" if value > 0 else "good" if value < 0 else "plain")


def _tornados(sheet: Sheet, found: Sensitivity, lang: Language) -> list[Part]:
    """A drawing for each group of bets that several options move, and one for all that a single option moves."""
    several: list[tuple[str, list[Swing]]] = []
    single: list[Swing] = []
    for rows, swings in moved_alike(sheet, found, lang):
        name = group_name(sheet.law, lang, rows)
        if len(swings) > 1:
            several.append((say(lang, "plot.tornado_of", bet=name), list(swings)))
        else:
            single += [Swing(f"{each.label} · {name}", each.alternatives) for each in swings]
    widest = sorted(single, key=lambda swing: -swing.span)[:SWINGS_MOST]
    drawn = [*several, *([(say(lang, "plot.tornado"), widest)] if widest else [])]
    now, axis = say(lang, "plot.now"), say(lang, "plot.moves")
    return [Figure(tornado(swings, now, axis), caption) for caption, swings in drawn]


def moved_alike(
    sheet: Sheet, found: Sensitivity, lang: Language
) -> Iterator[tuple[tuple[BetOdds, ...], tuple[Swing, ...]]]:
    """The bets of each group that the same options move as far, with what moves them."""
    for group in sheet.groups:
        alike: dict[tuple[Swing, ...], list[BetOdds]] = {}
        for row in group:
            alike.setdefault(tuple(_swings(sheet, found, row, lang)), []).append(row)
        yield from ((tuple(rows), swings) for swings, rows in alike.items() if swings)


def _swings(sheet: Sheet, found: Sensitivity, row: BetOdds, lang: Language) -> list[Swing]:
    """A bar for each option that moves the edge of the bet."""
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
            swings.append(Swing(_chosen(sheet, varied.name, lang), moves))
    return swings


def _chosen(sheet: Sheet, name: str, lang: Language) -> str:
    """An option and what is chosen now."""
    setting = sheet.setting
    value = to_json(setting.options[name]) if name in setting.options.values else setting.parameter(name)
    return f"{option_name(sheet.law, lang, name)} ({value_name(sheet.law, lang, name, value)})"


def correlated(sheet: Sheet, lang: Language) -> list[Part]:
    if not sheet.pairs:
        return []
    law = sheet.law
    names = [class_name(law, lang, row.places[:1]) for row in sheet.rows]
    rows = tuple((names[pair.one], names[pair.other], text.fixed(pair.value, 6)) for pair in sheet.pairs)
    heads = tuple(say(lang, f"correlation.{key}") for key in ("one", "other", "value"))
    return [
        Heading(say(lang, "correlation")),
        Paragraph(say(lang, "correlation.says")),
        Table(heads, rows, "llr"),
    ]


def proved(sheet: Sheet, lang: Language, translate: Translate) -> list[Part]:
    found, law = sheet.proof, sheet.law
    if found is None:
        return []
    parts: list[Part] = [
        Heading(say(lang, "proof")),
        Paragraph(say(lang, "proof.says", rounds=text.whole(found.rounds))),
    ]
    if found.trials:
        verdict = say(
            lang,
            "proof.agrees" if found.agrees else "proof.differs",
            count=len(found.trials),
            within=found.within,
            furthest=text.fixed(found.furthest, 2),
            allowed=text.fixed(found.allowed, 2),
        )
        parts.append(Paragraph(verdict, kind="lead" if found.agrees else "warning"))
        keys = ("bet", "proof.seed", "proof.rounds", "proof.exact", "proof.simulated")
        heads = (*(say(lang, key) for key in keys), "z")
        parts.append(Table(heads, tuple(_trial(law, each, lang) for each in found.trials), "lrrrrr", small=True))
        otherwise = dict.fromkeys(translate(trial.assumes, lang) for trial in found.trials if trial.assumes)
        parts += [Paragraph(say(lang, "proof.otherwise", how=how), kind="note") for how in otherwise]
    else:
        parts.append(Paragraph(say(lang, "proof.none")))
    if found.untried:
        bets = say(lang, "comma").join(class_name(law, lang, (place,)) for place, _ in found.untried)
        parts.append(Paragraph(say(lang, "proof.untried", bets=bets), kind="note"))
    return parts


def _trial(law: Edition, trial: Trial, lang: Language) -> tuple[str | Cell, ...]:
    usual = abs(trial.z) < USUAL
    return (
        class_name(law, lang, (trial.place,)),
        text.whole(trial.seed),
        text.whole(trial.rounds),
        text.percent(trial.exact),
        text.percent(trial.edge),
        Cell(f"{text.fixed(trial.z, 2)}", strong=not usual, tone="plain" if usual else "bad"),
    )


def read(sheet: Sheet, lang: Language) -> list[Part]:
    """The readings that the rows rest on, each with the clauses at which it stands."""
    law = sheet.law
    ids = tuple(dict.fromkeys(reading for row in sheet.rows for reading in row.readings))
    parts: list[Part] = [Heading(say(lang, "readings"))]
    if not ids:
        return [*parts, Paragraph(say(lang, "readings.none"))]
    spoken: Language | None = None if lang == "en" else "en"
    items = []
    for each in ids:
        if each in law.readings:
            reading = law.readings[each]
            clauses = tuple(cited(law, lang, clause) for clause in reading.clauses)
            items.append(Item(reading.taken, reading.question, clauses, spoken))
        else:
            items.append(Item(law.clause(each).reading or "", "", (cited(law, lang, each),), spoken))
    return [*parts, Paragraph(say(lang, "readings.says")), Listing(tuple(items), "steps")]


def not_exact(lang: Language, named: Sequence[tuple[str, BetOdds]]) -> list[Part]:
    """The bets, each by a name, of which some figure is not exact, and how near it comes."""
    parts: list[Part] = []
    for name, row in named:
        if row.bound is not None:
            says = say(lang, "exact.not", bet=name, bound=f"{text.small(row.bound * 100)} %")
            parts.append(Paragraph(says, kind="warning"))
        if row.within_bound is not None and row.sd_bound is not None:
            bound, sd = text.small(row.within_bound), text.small(row.sd_bound)
            parts.append(Paragraph(say(lang, "exact.spread", bet=name, bound=bound, sd=sd), kind="warning"))
    if any(APPROACHED in row.besides for _, row in named):
        parts.append(Paragraph(say(lang, "exact.mutual"), kind="warning"))
    return [Paragraph(say(lang, "exact.but")), *parts] if parts else []


def exactly(sheet: Sheet, lang: Language) -> list[Part]:
    named = [(class_name(sheet.law, lang, row.places), row) for row in sheet.rows]
    return [
        Heading(say(lang, "exact"), anchor="exact"),
        Paragraph(say(lang, "exact.all")),
        *not_exact(lang, named),
        Paragraph(say(lang, "exact.bands", **measures.RULE)),
        Paragraph(say(lang, "exact.rounding")),
    ]
