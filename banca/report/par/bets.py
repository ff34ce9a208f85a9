"""The bets of a PAR sheet one by one: outcomes, figures, bands, what the operator may expect."""

from fractions import Fraction

from banca.exact.value import BetOdds, square_root
from banca.law import Language
from banca.messages import figures_text, has_message, joined, message, money_text
from banca.play.payoff import Place
from banca.report import measures, text
from banca.report.document import Cell, Figure, Heading, Item, Listing, PageBreak, Paragraph, Part, Table
from banca.report.identity import all_cited, bet_name, class_name, group_name
from banca.report.measures import edge_per_roll, exposure, has_pool, house_gain
from banca.report.outcome_names import outcome_name
from banca.report.plots import Bar, Funnel, bands, distribution
from banca.report.sheet import Sheet, Translate

PER_ROUNDS = 100
BARS_MOST = 30
PLOTTED_MOST = 12  # groups of bets; where there are more, only those with many outcomes are plotted
MANY = 4  # outcomes
# Figures that are not shares: sums in minor units, counts; and the prefix of those of the jackpot.
MONEY = (
    *("meter", "break_even_meter", "break_even_shown"),
    *("contribution", "fixed_sums", "borne_by_house", "restart_by_house"),
)
COUNTS = ("rolls", "average_stake", "hands_per_split")
BETWEEN = "rounds_between_"
TAILS = ("best_play", "ace_king")  # suffixes of figures by another strategy


def bet_by_bet(sheet: Sheet, lang: Language, translate: Translate) -> list[Part]:
    parts: list[Part] = [
        PageBreak(),
        Heading(message(lang, "par-bets")),
        Paragraph(message(lang, "par-bets-once"), kind="note"),
    ]
    for group in sheet.groups:
        parts += _bet(sheet, lang, group, translate)
    return [*parts, *_operator(sheet, lang)]


def _bet(sheet: Sheet, lang: Language, group: tuple[BetOdds, ...], translate: Translate) -> list[Part]:
    law, row = sheet.law, group[0]
    name = group_name(law, lang, group)
    clauses = tuple(dict.fromkeys(clause for each in group for clause in each.clauses))
    says = translate(row.assumes, lang) if row.assumes else ""
    plotted = len(sheet.groups) <= PLOTTED_MOST or len(row.outcomes) >= MANY
    return [
        Heading(name, 2, sheet.anchor(row)),
        Paragraph(says, (all_cited(law, lang, clauses),), kind="note"),
        _outcomes(sheet, row, lang),
        Paragraph(_check(row, lang), kind="note"),
        Listing(tuple(_figures(sheet, row, lang)), "figures"),
        *_jackpot(row, lang, sheet.setting.currency),
        *(_distribution(row, lang, name) if plotted else ()),
        *_bands(row, lang, name, plotted=plotted),
    ]


def _outcomes(sheet: Sheet, row: BetOdds, lang: Language) -> Table:
    lines = measures.outcome_lines(row)
    short = all(text.is_short(line.chance) for line in lines)
    columns = [
        "par-outcome",
        "par-pays",
        "par-outcome-ways",
        "par-outcome-chance",
        "par-outcome-decimal",
        "par-outcome-net",
        "par-outcome-part",
    ]
    rows = [
        (
            outcome_name(sheet.game, sheet.setting, row, line, lang),
            line.pays.said_in(lang) if line.pays else "",
            text.whole(line.ways),
            text.ratio(line.chance) if short else "",
            text.fixed_digits(line.chance, 10),
            text.net(line.net),
            text.fixed_digits(line.part, 10),
            text.fixed_digits(line.so_far, 10),
        )
        for line in lines
    ]
    total = sum((line.chance for line in lines), Fraction(0))
    foot = (
        message(lang, "par-sum"),
        "",
        text.whole(row.ways),
        "",
        text.ratio(total),
        "",
        "",
        text.fixed_digits(-row.edge, 10),
    )
    heads = tuple(message(lang, key) for key in (*columns, "par-outcome-sum"))
    kept = [n for n in range(len(heads)) if any(row_[n] for row_ in rows)]
    return Table(
        tuple(heads[n] for n in kept),
        tuple(tuple(line[n] for n in kept) for line in rows),
        "".join("llrrrrrr"[n] for n in kept),
        foot=(tuple(foot[n] for n in kept),),
        small=True,
    )


def _check(row: BetOdds, lang: Language) -> str:
    said = [message(lang, "par-outcome-check", edge=figures_text(lang, text.ratio(row.edge)))]
    if not all(text.is_short(line.chance) for line in measures.outcome_lines(row)):
        said.append(message(lang, "par-outcome-check-long", ways=figures_text(lang, text.whole(row.ways))))
    return " ".join(said)


def _figures(sheet: Sheet, row: BetOdds, lang: Language) -> list[Item]:
    def item(key: str, value: str) -> Item:
        return Item(value, message(lang, key))

    skew, kurtosis = measures.skew_and_kurtosis(row)
    level, z = measures.LEVELS[0]
    least, most = measures.rate_mark(row), exposure(sheet.game, sheet.setting, row)
    ties = measures.edge_without_ties(row)
    wager = measures.average_wager(row)
    figures = [
        item("par-figure-rtp", text.percent(measures.return_to_player(row))),
        item("par-edge", text.percent(row.edge)),
        *([item("par-figure-ties", text.percent(ties))] if row.push and ties is not None and not row.within else []),
        item("par-figure-element-of-risk", text.percent(measures.element_of_risk(row))),
        item("par-figure-hit", least + text.percent(row.win)),
        item("par-figure-push", least + text.percent(row.push)),
        *(
            [
                item(
                    "par-figure-average-stake",
                    message(lang, "par-units", count=figures_text(lang, text.fixed_digits(wager, 6))),
                )
            ]
            if wager != 1
            else []
        ),
        item("par-figure-variance", text.near(row.variance, row.within_bound, 6)),
        item("par-figure-sigma", text.near(row.sd, row.sd_bound, 6)),
        *([item("par-figure-skew", text.fixed_digits(skew, 4))] if skew is not None else []),
        *([item("par-figure-kurtosis", text.fixed_digits(kurtosis, 4))] if kurtosis is not None else []),
        Item(
            text.near(measures.volatility_index(row), measures.volatility_bound(row), 4),
            message(lang, "par-figure-vi", level=figures_text(lang, level), z=z),
        ),
        item("par-figure-prize", most.mark + text.net(most.gain).removeprefix("+")),
        item("par-figure-loss", most.mark + text.net(most.loss).removeprefix("+")),
    ]
    shown = {"element_of_risk", "average_stake"} | ({"edge_per_bet_resolved"} if row.push else set())
    besides = {} if has_pool(row) else {n: value for n, value in row.figures.items() if n not in shown}
    return [*figures, *(Item(figure_text(name, value), figure_name(lang, name)) for name, value in besides.items())]


def _jackpot(row: BetOdds, lang: Language, currency: str) -> list[Part]:
    """The meter at which the bet breaks even, contributions to the pool, how often it is hit."""
    if not has_pool(row):
        return []
    items = tuple(Item(figure_text(name, value), figure_name(lang, name)) for name, value in row.figures.items())
    return [
        Heading(message(lang, "par-jackpot"), 3),
        Paragraph(message(lang, "par-jackpot-says", currency=currency), kind="note"),
        Listing(items, "figures"),
    ]


def figure_name(lang: Language, name: str) -> str:
    """The name of a figure; one without a message goes by its id."""
    if name.startswith(BETWEEN):
        hand = name.removeprefix(BETWEEN).replace("_", "-")
        called = message(lang, f"hand-{hand}") if has_message(f"hand-{hand}") else hand
        return message(lang, "par-figure-rounds-between", hand=called)
    figure = f"par-figure-{name.replace('_', '-')}"
    if has_message(figure):
        return message(lang, figure)
    head, _, number = figure.rpartition("-")
    if has_message(head) and number.isdecimal():
        return message(lang, head, n=number)
    for end in TAILS:
        if name.endswith(f"_{end}"):
            of = figure_name(lang, name.removesuffix(f"_{end}"))
            return message(lang, f"par-figure-{end.replace('_', '-')}", figure=of)
    return name.replace("_", " ")


def figure_text(name: str, value: Fraction) -> str:
    """Money with its currency, a count as it is, a share in per cent."""
    if name in MONEY:
        return text.fixed_digits(value / 100, 2)
    count = name in COUNTS or name.startswith(("variance", BETWEEN))
    return text.fixed_digits(value, 4) if count else text.percent(value, 6 if "fall" in name else 4)


def _distribution(row: BetOdds, lang: Language, name: str) -> list[Part]:
    """The distribution by gain; equal gains share a bar."""
    ways: dict[Fraction, int] = {}
    for outcome in row.outcomes:
        ways[outcome.net] = ways.get(outcome.net, 0) + outcome.ways
    if not 2 <= len(ways) <= BARS_MOST:
        return []
    bars = [Bar(text.net(gain), float(Fraction(n, row.ways)), float(gain)) for gain, n in sorted(ways.items())]
    caption = message(lang, "plot-distribution", bet=name)
    return [Figure(distribution(bars, message(lang, "plot-log")), caption)]


def _bands(row: BetOdds, lang: Language, name: str, *, plotted: bool = True) -> list[Part]:
    if not row.variance:
        return []
    safe = measures.normal_from(row)
    funnel = Funnel(
        back=float(measures.return_to_player(row)),
        sd=float(row.sd),
        levels={level: float(z) for level, z in measures.LEVELS},
        rounds=message(lang, "plot-rounds-played"),
        expected=message(lang, "plot-expected"),
        break_even=message(lang, "plot-even"),
        unsafe_below=float(safe),
        unsafe=message(lang, "plot-unsafe"),
    )
    heads = tuple(
        message(lang, "par-bands-level", level=figures_text(lang, level), z=z) for level, z in measures.LEVELS
    )
    rows = []
    for rounds in measures.ROUNDS:
        unsafe = rounds < safe
        cells: list[str | Cell] = [f"{text.whole(rounds)}{' †' if unsafe else ''}"]
        for _, z in measures.LEVELS:
            low, high = measures.band(row, rounds, z)
            shown = message(
                lang,
                "from-to",
                low=figures_text(lang, text.percent(low, 3)),
                high=figures_text(lang, text.percent(high, 3)),
            )
            cells.append(Cell(shown, tone="faint" if unsafe else "plain"))
        rows.append(tuple(cells))
    note = "par-bands-unsafe" if safe > measures.ROUNDS[0] else "par-bands-safe"
    return [
        Table(
            (message(lang, "par-rounds"), *heads), tuple(rows), "rrrr", message(lang, "par-bands-caption"), small=True
        ),
        Paragraph(
            message(lang, note, rounds=figures_text(lang, text.whole(safe)), **measures.rule_in(lang)), kind="note"
        ),
        *_unsure(row, lang),
        *([Figure(bands(funnel), message(lang, "plot-bands", bet=name))] if plotted else []),
    ]


def _unsure(row: BetOdds, lang: Language) -> list[Part]:
    """How far off the bands may be, if σ is not exact."""
    if row.sd_bound is None:
        return []
    wider = figures_text(lang, f"{text.small(row.sd_bound / row.sd * 100)} %")
    return [
        Paragraph(
            message(lang, "par-bands-sigma", bound=figures_text(lang, text.small(row.sd_bound)), wider=wider),
            kind="note",
        )
    ]


# What the operator may expect: theoretical win, and the bank needed.


def _operator(sheet: Sheet, lang: Language) -> list[Part]:
    request, law = sheet.request, sheet.law
    money = f"{sheet.setting.currency} {money_text(lang, request.average_bet)}"
    alone = [tuple(row for row in group if not (_is_added(sheet, row) or has_pool(row))) for group in sheet.groups]
    made = [group for group in alone if group]
    added = _added_bets(sheet, lang)
    says = message(lang, "par-operator-says", bet=money, rounds=figures_text(lang, text.whole(request.rounds_per_hour)))
    parts: list[Part] = [
        PageBreak(),
        Heading(message(lang, "par-operator")),
        Paragraph(says),
        Paragraph(message(lang, f"{law.game}-round-is")),
    ]
    if any(not house_gain(sheet.game, row).at_risk for row in sheet.rows):
        parts.append(Paragraph(message(lang, "par-operator-commission")))
    parts.append(
        _operator_table(sheet, lang, made) if made else Paragraph(message(lang, "par-operator-only-added"), kind="note")
    )
    pooled = [bet_name(law, lang, row.bet) for row in sheet.rows if has_pool(row)]
    parts += [Paragraph(message(lang, "par-operator-pool", bet=bet), kind="note") for bet in pooled]
    if added:
        parts.append(Paragraph(message(lang, "par-operator-added", bets=joined(lang, added)), kind="note"))
    return parts


def _is_added(sheet: Sheet, row: BetOdds) -> bool:
    return sheet.game.is_added(*row.places[0])


def _added_bets(sheet: Sheet, lang: Language) -> list[str]:
    """The bets that are only added to another; of a bet that is also made alone, the places where it is added."""
    law = sheet.law
    alone = {row.bet for row in sheet.rows if not _is_added(sheet, row)}
    found: dict[str, tuple[Place, ...]] = {}
    for row in sheet.rows:
        if _is_added(sheet, row):
            found[row.bet] = (*found.get(row.bet, ()), *row.places)
    return [
        class_name(law, lang, places) if bet in alone else bet_name(law, lang, bet) for bet, places in found.items()
    ]


def _operator_table(sheet: Sheet, lang: Language, groups: list[tuple[BetOdds, ...]]) -> Table:
    heads = (
        message(lang, "par-bet"),
        message(lang, "par-operator-hundred"),
        message(lang, "par-operator-rolls"),
        message(lang, "par-operator-hour"),
        message(lang, "par-operator-hour-sigma"),
        message(lang, "par-operator-ahead"),
        *(
            message(lang, "par-operator-bank", chance=figures_text(lang, text.percent(chance, 1)))
            for chance in measures.RUIN_CHANCES
        ),
    )
    rows = [_operator_row(sheet, lang, group) for group in groups]
    kept = [n for n in range(len(heads)) if any(row[n] for row in rows)]
    lines = tuple(tuple(row[n] for n in kept) for row in rows)
    return Table(tuple(heads[n] for n in kept), lines, "".join("lrrrrrrr"[n] for n in kept), small=True)


def _operator_row(sheet: Sheet, lang: Language, group: tuple[BetOdds, ...]) -> tuple[str | Cell, ...]:
    row, bet, per_hour = group[0], sheet.request.average_bet, sheet.request.rounds_per_hour
    house, by_roll = house_gain(sheet.game, row), edge_per_roll(row)
    none = Cell(message(lang, "par-operator-no-bank" if house.at_risk else "par-operator-no-risk"), tone="faint")
    ahead = measures.rounds_until_ahead(house) if house.at_risk else None
    banks = [measures.bank_needed(house, chance) if house.at_risk else None for chance in measures.RUIN_CHANCES]
    return (
        Cell(group_name(sheet.law, lang, group), to=sheet.anchor(row)),
        _money(house.edge * bet * PER_ROUNDS),
        "" if by_roll is None else _money(by_roll * bet * PER_ROUNDS),
        _money(house.edge * bet * per_hour),
        _money(Fraction(square_root(house.variance * per_hour)) * bet),
        none if ahead is None else text.whole(ahead),
        *(none if bank is None else _money(Fraction(bank) * bet) for bank in banks),
    )


def _money(minor: Fraction) -> str:
    return text.fixed_digits(minor / 100, 2)
