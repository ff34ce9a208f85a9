"""A PAR sheet bet by bet: the outcomes, the figures, the bands, what the operator may expect."""

from fractions import Fraction

from banca.exact.value import BetOdds, square_root
from banca.law import Language
from banca.money import format_amount
from banca.play.payoff import Place
from banca.report import measures, text
from banca.report.document import Cell, Figure, Heading, Item, Listing, PageBreak, Paragraph, Part, Table
from banca.report.identity import all_cited, bet_name, class_name, group_name
from banca.report.measures import edge_per_roll, exposure, has_pool, house_gain
from banca.report.plots import Bar, Funnel, bands, distribution
from banca.report.sheet import Sheet, Translate
from banca.report.words import WORDS, say

PER_ROUNDS = 100
BARS_MOST = 30
SHORT_MOST = 6  # outcomes of a bet that fits on a page
# Figures beside the edge that are no shares: sums in minor units, counts; and how those of the jackpot begin.
MONEY = (
    *("meter", "break_even_meter", "break_even_shown"),
    *("contribution", "fixed_sums", "borne_by_house", "restart_by_house"),
)
COUNTS = ("rolls", "average_stake", "hands_per_split")
BETWEEN = "rounds_between_"
ENDS = ("best_play", "ace_king")  # figures by another way of play


def bet_by_bet(sheet: Sheet, lang: Language, translate: Translate) -> list[Part]:
    parts: list[Part] = [PageBreak(), Heading(say(lang, "bets")), Paragraph(say(lang, "bets.once"), kind="note")]
    before = SHORT_MOST + 1
    for group in sheet.groups:
        parts += [PageBreak()] if before <= SHORT_MOST else []  # what is short has a page of its own
        parts += _bet(sheet, lang, group, translate)
        before = len(group[0].outcomes)
    return [*parts, *_operator(sheet, lang)]


def _bet(sheet: Sheet, lang: Language, group: tuple[BetOdds, ...], translate: Translate) -> list[Part]:
    law, row = sheet.law, group[0]
    name = group_name(law, lang, group)
    clauses = tuple(dict.fromkeys(clause for each in group for clause in each.clauses))
    says = translate(row.assumes, lang) if row.assumes else ""
    return [
        Heading(name, 2, sheet.anchor(row)),
        Paragraph(says, (all_cited(law, lang, clauses),), kind="note"),
        _outcomes(row, lang),
        Paragraph(_check(row, lang), kind="note"),
        Listing(tuple(_figures(sheet, row, lang)), "figures"),
        *_jackpot(row, lang, sheet.setting.currency),
        *_drawn(row, lang, name),
        *_bands(row, lang, name),
    ]


def _outcomes(row: BetOdds, lang: Language) -> Table:
    lines = measures.outcome_lines(row)
    short = all(text.is_short(line.chance) for line in lines)
    columns = ["outcome", "pays", "outcome.ways", "outcome.chance", "outcome.decimal", "outcome.net", "outcome.part"]
    rows = [
        (
            say(lang, f"result.{line.result}"),
            line.pays,
            text.whole(line.ways),
            text.ratio(line.chance) if short else "",
            text.fixed(line.chance, 10),
            text.net(line.net),
            text.fixed(line.part, 10),
            text.fixed(line.so_far, 10),
        )
        for line in lines
    ]
    total = sum((line.chance for line in lines), Fraction(0))
    foot = (
        say(lang, "outcome.total"),
        "",
        text.whole(row.ways),
        "",
        text.ratio(total),
        "",
        "",
        text.fixed(-row.edge, 10),
    )
    heads = tuple(say(lang, key) for key in (*columns, "outcome.sum"))
    kept = [n for n in range(len(heads)) if any(row_[n] for row_ in rows)]
    return Table(
        tuple(heads[n] for n in kept),
        tuple(tuple(line[n] for n in kept) for line in rows),
        "".join("llrrrrrr"[n] for n in kept),
        foot=(tuple(foot[n] for n in kept),),
        small=True,
    )


def _check(row: BetOdds, lang: Language) -> str:
    said = [say(lang, "outcome.check", edge=text.ratio(row.edge))]
    if not all(text.is_short(line.chance) for line in measures.outcome_lines(row)):
        said.append(say(lang, "outcome.check_long", ways=text.whole(row.ways)))
    return " ".join(said)


def _figures(sheet: Sheet, row: BetOdds, lang: Language) -> list[Item]:
    def item(key: str, value: str) -> Item:
        return Item(value, say(lang, key))

    skew, kurtosis = measures.skew_and_kurtosis(row)
    level, z = measures.LEVELS[0]
    least, most = measures.rate_mark(row), exposure(sheet.game, sheet.setting, row)
    ties = measures.edge_without_ties(row)
    wager = measures.average_wager(row)
    figures = [
        item("fig.rtp", text.percent(measures.return_to_player(row))),
        item("edge", text.percent(row.edge)),
        *([item("fig.ties", text.percent(ties))] if row.push and ties is not None and not row.within else []),
        item("fig.risk", text.percent(measures.element_of_risk(row))),
        item("fig.hit", least + text.percent(row.win)),
        item("fig.push", least + text.percent(row.push)),
        *([item("fig.wager", say(lang, "units", count=text.fixed(wager, 6)))] if wager != 1 else []),
        item("fig.variance", text.near(row.variance, row.within_bound, 6)),
        item("fig.sigma", text.near(row.sd, row.sd_bound, 6)),
        *([item("fig.skew", text.fixed(skew, 4))] if skew is not None else []),
        *([item("fig.kurtosis", text.fixed(kurtosis, 4))] if kurtosis is not None else []),
        Item(
            text.near(measures.volatility_index(row), measures.volatility_bound(row), 4),
            say(lang, "fig.vi", level=level, z=z),
        ),
        item("fig.prize", most.mark + text.net(most.gain).removeprefix("+")),
        item("fig.loss", most.mark + text.net(most.loss).removeprefix("+")),
    ]
    shown = {"element_of_risk", "average_stake"} | ({"edge_per_bet_resolved"} if row.push else set())
    besides = {} if has_pool(row) else {n: value for n, value in row.besides.items() if n not in shown}
    return [*figures, *(Item(besides_text(name, value), besides_name(lang, name)) for name, value in besides.items())]


def _jackpot(row: BetOdds, lang: Language, currency: str) -> list[Part]:
    """The meter at which the bet is even, what goes into the pool, how often it is hit."""
    if not has_pool(row):
        return []
    items = tuple(Item(besides_text(name, value), besides_name(lang, name)) for name, value in row.besides.items())
    return [
        Heading(say(lang, "jackpot"), 3),
        Paragraph(say(lang, "jackpot.says", currency=currency), kind="note"),
        Listing(items, "figures"),
    ]


def besides_name(lang: Language, name: str) -> str:
    """A figure of the game in words; one that has none yet goes by its own name."""
    if name.startswith(BETWEEN):
        hand = name.removeprefix(BETWEEN).replace("_", "-")
        return say(lang, "besides.rounds_between", hand=say(lang, f"hand.{hand}") if f"hand.{hand}" in WORDS else hand)
    if f"besides.{name}" in WORDS:
        return say(lang, f"besides.{name}")
    head, _, number = name.rpartition("_")
    if f"besides.{head}" in WORDS and number.isdecimal():
        return say(lang, f"besides.{head}", n=number)
    for end in ENDS:
        if name.endswith(f"_{end}"):
            figure = besides_name(lang, name.removesuffix(f"_{end}"))
            return say(lang, f"besides.{end}", figure=figure)
    return name.replace("_", " ")


def besides_text(name: str, value: Fraction) -> str:
    """Money in its unit, a count as it is, a share in per cent."""
    if name in MONEY:
        return text.fixed(value / 100, 2)
    count = name in COUNTS or name.startswith(("variance", BETWEEN))
    return text.fixed(value, 4) if count else text.percent(value, 6 if "fall" in name else 4)


def _drawn(row: BetOdds, lang: Language, name: str) -> list[Part]:
    """The distribution, by what is gained; results that gain the same are one bar."""
    ways: dict[Fraction, int] = {}
    for outcome in row.outcomes:
        ways[outcome.net] = ways.get(outcome.net, 0) + outcome.ways
    if not 2 <= len(ways) <= BARS_MOST:
        return []
    bars = [Bar(text.net(gain), float(Fraction(n, row.ways)), float(gain)) for gain, n in sorted(ways.items())]
    caption = say(lang, "plot.distribution", bet=name)
    return [Figure(distribution(bars, say(lang, "plot.log")), caption)]


def _bands(row: BetOdds, lang: Language, name: str) -> list[Part]:
    if not row.variance:
        return []
    safe = measures.normal_from(row)
    funnel = Funnel(
        back=float(measures.return_to_player(row)),
        sd=float(row.sd),
        levels={level: float(z) for level, z in measures.LEVELS},
        rounds=say(lang, "plot.rounds"),
        expected=say(lang, "plot.expected"),
        break_even=say(lang, "plot.even"),
        unsafe_below=float(safe),
        unsafe=say(lang, "plot.unsafe"),
    )
    heads = tuple(say(lang, "bands.level", level=level, z=z) for level, z in measures.LEVELS)
    rows = []
    for rounds in measures.ROUNDS:
        unsafe = rounds < safe
        cells: list[str | Cell] = [f"{text.whole(rounds)}{' †' if unsafe else ''}"]
        for _, z in measures.LEVELS:
            low, high = measures.band(row, rounds, z)
            shown = say(lang, "to_text", low=text.percent(low, 3), high=text.percent(high, 3))
            cells.append(Cell(shown, tone="faint" if unsafe else "plain"))
        rows.append(tuple(cells))
    note = "bands.unsafe" if safe > measures.ROUNDS[0] else "bands.safe"
    return [
        Table((say(lang, "bands.rounds"), *heads), tuple(rows), "rrrr", say(lang, "bands.caption"), small=True),
        Paragraph(say(lang, note, rounds=text.whole(safe), **measures.RULE), kind="note"),
        *_unsure(row, lang),
        Figure(bands(funnel), say(lang, "plot.bands", bet=name)),
    ]


def _unsure(row: BetOdds, lang: Language) -> list[Part]:
    """How far the bands may be off, where σ is not exact."""
    if row.sd_bound is None:
        return []
    wider = f"{text.small(row.sd_bound / row.sd * 100)} %"
    return [Paragraph(say(lang, "bands.sigma", bound=text.small(row.sd_bound), wider=wider), kind="note")]


# What the operator may expect: theoretical win, and what bank stands behind it.


def _operator(sheet: Sheet, lang: Language) -> list[Part]:
    request, law = sheet.request, sheet.law
    money = f"{sheet.setting.currency} {format_amount(request.average_bet)}"
    alone = [tuple(row for row in group if not (_is_added(sheet, row) or has_pool(row))) for group in sheet.groups]
    made = [group for group in alone if group]
    added = _added(sheet, lang)
    says = say(lang, "operator.says", bet=money, rounds=text.whole(request.rounds_per_hour))
    parts: list[Part] = [
        PageBreak(),
        Heading(say(lang, "operator")),
        Paragraph(says),
        Paragraph(say(lang, f"operator.round.{law.game}")),
    ]
    if any(not house_gain(sheet.game, row).at_risk for row in sheet.rows):
        parts.append(Paragraph(say(lang, "operator.commission")))
    parts.append(
        _operator_table(sheet, lang, made) if made else Paragraph(say(lang, "operator.only_added"), kind="note")
    )
    pooled = [bet_name(law, lang, row.bet) for row in sheet.rows if has_pool(row)]
    parts += [Paragraph(say(lang, "operator.pool", bet=bet), kind="note") for bet in pooled]
    if added:
        parts.append(Paragraph(say(lang, "operator.added", bets=say(lang, "comma").join(added)), kind="note"))
    return parts


def _is_added(sheet: Sheet, row: BetOdds) -> bool:
    return sheet.game.is_added(*row.places[0])


def _added(sheet: Sheet, lang: Language) -> list[str]:
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
        say(lang, "operator.bet"),
        say(lang, "operator.hundred"),
        say(lang, "operator.rolls"),
        say(lang, "operator.hour"),
        say(lang, "operator.hour_sigma"),
        say(lang, "operator.ahead"),
        *(say(lang, "operator.bank", chance=text.percent(chance, 1)) for chance in measures.RUIN_CHANCES),
    )
    rows = [_operator_row(sheet, lang, group) for group in groups]
    kept = [n for n in range(len(heads)) if any(row[n] for row in rows)]
    lines = tuple(tuple(row[n] for n in kept) for row in rows)
    return Table(tuple(heads[n] for n in kept), lines, "".join("lrrrrrrr"[n] for n in kept), small=True)


def _operator_row(sheet: Sheet, lang: Language, group: tuple[BetOdds, ...]) -> tuple[str | Cell, ...]:
    row, bet, per_hour = group[0], sheet.request.average_bet, sheet.request.rounds_per_hour
    house, by_roll = house_gain(sheet.game, row), edge_per_roll(row)
    none = Cell(say(lang, "operator.no_bank" if house.at_risk else "operator.no_risk"), tone="faint")
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
    return text.fixed(minor / 100, 2)
