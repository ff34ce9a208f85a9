"""What the operator may expect: theoretical win, and what bank stands behind it."""

from fractions import Fraction

from banca.exact.value import BetOdds, square_root
from banca.law import Language
from banca.money import format_amount
from banca.play.payoff import Place
from banca.report import measures, text
from banca.report.document import Cell, Heading, PageBreak, Paragraph, Part, Table
from banca.report.house import has_pool, house_of, is_added, per_roll
from banca.report.identity import bet_name, class_name, group_name
from banca.report.par.front import anchor
from banca.report.sheet import Sheet
from banca.report.words import say

PER_ROUNDS = 100


def operator(sheet: Sheet, lang: Language) -> list[Part]:
    asked, law = sheet.asked, sheet.law
    money = f"{sheet.setting.currency} {format_amount(asked.average_bet)}"
    by_itself = [
        tuple(row for row in group if not is_added(law.game, row) and not has_pool(row)) for group in sheet.groups
    ]
    made = [group for group in by_itself if group]
    added = _added(sheet, lang)
    says = say(lang, "operator.says", bet=money, rounds=text.whole(asked.rounds_per_hour))
    parts: list[Part] = [
        PageBreak(),
        Heading(say(lang, "operator")),
        Paragraph(says),
        Paragraph(say(lang, f"operator.round.{law.game}")),
    ]
    if any(not house_of(row).at_risk for row in sheet.rows):
        parts.append(Paragraph(say(lang, "operator.commission")))
    parts.append(_table(sheet, lang, made) if made else Paragraph(say(lang, "operator.only_added"), kind="note"))
    pooled = [bet_name(law, lang, row.bet) for row in sheet.rows if has_pool(row)]
    parts += [Paragraph(say(lang, "operator.pool", bet=bet), kind="note") for bet in pooled]
    if added:
        parts.append(Paragraph(say(lang, "operator.added", bets=say(lang, "comma").join(added)), kind="note"))
    return parts


def _added(sheet: Sheet, lang: Language) -> list[str]:
    """The bets that are only added to another; where a bet is made by itself too, on what it is added."""
    law = sheet.law
    by_itself = {row.bet for row in sheet.rows if not is_added(law.game, row)}
    found: dict[str, tuple[Place, ...]] = {}
    for row in sheet.rows:
        if is_added(law.game, row):
            found[row.bet] = (*found.get(row.bet, ()), *row.places)
    return [
        class_name(law, lang, places) if bet in by_itself else bet_name(law, lang, bet) for bet, places in found.items()
    ]


def _table(sheet: Sheet, lang: Language, groups: list[tuple[BetOdds, ...]]) -> Table:
    heads = (
        say(lang, "operator.bet"),
        say(lang, "operator.hundred"),
        say(lang, "operator.rolls"),
        say(lang, "operator.hour"),
        say(lang, "operator.hour_sigma"),
        say(lang, "operator.ahead"),
        *(say(lang, "operator.bank", chance=text.percent(chance, 1)) for chance in measures.RUIN_CHANCES),
    )
    rows = [_row(sheet, lang, group) for group in groups]
    kept = [n for n in range(len(heads)) if any(row[n] for row in rows)]
    lines = tuple(tuple(row[n] for n in kept) for row in rows)
    return Table(tuple(heads[n] for n in kept), lines, "".join("lrrrrrrr"[n] for n in kept), small=True)


def _row(sheet: Sheet, lang: Language, group: tuple[BetOdds, ...]) -> tuple[str | Cell, ...]:
    row, bet, per_hour = group[0], sheet.asked.average_bet, sheet.asked.rounds_per_hour
    house, by_roll = house_of(row), per_roll(row)
    none = Cell(say(lang, "operator.no_bank" if house.at_risk else "operator.no_risk"), tone="faint")
    ahead = measures.rounds_until_ahead(house) if house.at_risk else None
    banks = [measures.bank_needed(house, chance) if house.at_risk else None for chance in measures.RUIN_CHANCES]
    return (
        Cell(group_name(sheet.law, lang, group), to=anchor(sheet.groups, row)),
        _money(house.edge * bet * PER_ROUNDS),
        "" if by_roll is None else _money(by_roll * bet * PER_ROUNDS),
        _money(house.edge * bet * per_hour),
        _money(Fraction(square_root(house.variance * per_hour)) * bet),
        none if ahead is None else text.whole(ahead),
        *(none if bank is None else _money(Fraction(bank) * bet) for bank in banks),
    )


def _money(minor: Fraction) -> str:
    return text.fixed(minor / 100, 2)
