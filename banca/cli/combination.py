"""Show several bets together, each and in total, as tables, JSON and CSV."""

import csv
import sys
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any

from rich.console import Console
from rich.text import Text

from banca.cli.names import assumption, bet_text, value_text
from banca.cli.screen import bar, selection_to_json
from banca.cli.tables import print_table, table
from banca.exact import BetCombination, CombinedBet, decimal
from banca.law import Edition, Language
from banca.messages import figures_text, message, money_text, number_text, percent_text

MINOR = 100  # of a unit of money, as amounts are typed
LISTED_MOST = 24  # gains shown one per line
RANGES = 16  # of gains, if there are more
MATRIX_MOST = 12  # bets shown in a correlation table
SHORT = 13  # characters of a fraction shown with its decimal


# As JSON and CSV.


def with_decimal(name: str, value: Fraction | None) -> dict[str, Any]:
    """A figure as a fraction and as a decimal."""
    if value is None:
        return {name: None}
    return {name: str(value), f"{name}_decimal": float(decimal(value))}


def in_units(value: Fraction | None) -> Fraction | None:
    return None if value is None else value / MINOR


def number(value: Decimal | None) -> float | None:
    return None if value is None else float(value)


def to_json(combination: BetCombination, lang: Language) -> dict[str, Any]:
    """Everything; amounts in units of money, as they were typed."""
    every = range(len(combination.bets))
    return {
        "exact": True,
        "bound": None,
        "held": [bet_to_json(bet) for bet in combination.bets],
        **with_decimal("staked_at_once", in_units(combination.at_once)),
        **with_decimal("staked", in_units(combination.staked)),
        **with_decimal("resolved", in_units(combination.resolved)),
        **with_decimal("mean", in_units(combination.mean)),
        **with_decimal("edge", combination.edge),
        **with_decimal("edge_per_bet_made", combination.edge_per_bet_made),
        **with_decimal("edge_per_bet_resolved", combination.edge_per_bet_resolved),
        **({} if combination.rolls is None else _per_roll(combination)),
        "variance": str(combination.variance / MINOR**2),
        "sd": float(combination.sd / MINOR),
        "skew": number(combination.skew),
        "kurtosis": number(combination.kurtosis),
        **with_decimal("gains", combination.gains),
        **with_decimal("even", combination.comes_out_even),
        **with_decimal("loses", combination.loses),
        **with_decimal("greatest_gain", in_units(combination.greatest_gain)),
        **with_decimal("greatest_loss", in_units(combination.greatest_loss)),
        "covariance": [[str(each / MINOR**2) for each in line] for line in combination.covariance],
        "correlation": [[number(combination.correlation(one, other)) for other in every] for one in every],
        "ways": combination.ways,
        "outcomes": [{**with_decimal("gain", gain / MINOR), "ways": ways} for gain, ways in combination.outcomes],
        "assumes": assumption(combination.assumes, lang),
        "clauses": list(combination.clauses),
        "readings": list(combination.readings),
    }


def _per_roll(combination: BetCombination) -> dict[str, Any]:
    return {
        **with_decimal("edge_per_roll", combination.edge_per_roll),
        **with_decimal("loss_per_roll", in_units(combination.loss_per_roll)),
        **with_decimal("rolls", combination.rolls),
    }


def bet_to_json(bet: CombinedBet) -> dict[str, Any]:
    return {
        "bet": bet.place[0],
        "selection": selection_to_json(bet.place[1]),
        **with_decimal("stake", in_units(bet.stake)),
        **({"by_number": {str(n): str(each / MINOR) for n, each in bet.by_number.items()}} if bet.by_number else {}),
        **with_decimal("staked", in_units(bet.staked)),
        "made": str(bet.made),
        "win": str(bet.win),
        "push": str(bet.push),
        "lose": str(bet.lose),
        **with_decimal("mean", in_units(bet.mean)),
        **with_decimal("edge", bet.edge),
        "variance": str(bet.variance / MINOR**2),
        "sd": float(bet.sd / MINOR),
        **({} if bet.rolls is None else with_decimal("rolls", bet.rolls)),
        "clauses": list(bet.clauses),
    }


def write_csv(combination: BetCombination) -> None:
    """The distribution of the total gain, a line for each gain."""
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(("gain", "gain_decimal", "ways", "chance", "chance_decimal"))
    for gain, ways in combination.outcomes:
        chance = Fraction(ways, combination.ways)
        writer.writerow((gain / MINOR, decimal(gain / MINOR), ways, chance, decimal(chance)))


# On the screen. Cells are in English notation: `table` gives figures the marks of the language.


def show(console: Console, combination: BetCombination, edition: Edition, lang: Language) -> None:
    title = f"{edition.names.said_in(lang)} · {edition.slug} · {message(lang, 'combination-title')}"
    print_table(console, bets_table(combination, edition, lang, title))
    print_table(console, table(("", "together"), figures(combination, lang), right="together", lang=lang))
    if 1 < len(combination.bets) <= MATRIX_MOST:
        print_table(console, correlations(combination, lang))
    print_table(console, distribution(combination, lang))
    if len(combination.outcomes) > LISTED_MOST:
        console.print(message(lang, "combination-distinct", count=len(combination.outcomes)), style="dim")


def bets_table(combination: BetCombination, edition: Edition, lang: Language, title: str) -> Any:
    rows = [
        (
            str(n),
            bet_text(edition, lang, bet.place[0]),
            _on(edition, lang, bet),
            _stake(bet),
            money(bet.staked),
            *(_short(chance) for chance in (bet.win, bet.push, bet.lose)),
            str(bet.edge),
            percent(bet.edge),
            str(round(bet.sd / MINOR, 4)),
            *(() if bet.rolls is None else (number_text("en", bet.rolls, 3),)),
        )
        for n, bet in enumerate(combination.bets, 1)
    ]
    columns: tuple[str, ...] = ("#", "bet", "on", "stake", "staked", "win", "push", "lose", "edge", "in_percent", "sd")
    columns += ("rolls",) if combination.rolls is not None else ()
    some = [n for n, name in enumerate(columns) if name != "on" or any(row[n] for row in rows)]
    if combination.staked == combination.at_once:
        some.remove(columns.index("staked"))
    named, shown = tuple(columns[n] for n in some), [tuple(row[n] for n in some) for row in rows]
    right = "# stake staked win push lose edge in_percent sd rolls"
    return table(named, shown, title=title, right=right, lang=lang)


def _on(edition: Edition, lang: Language, bet: CombinedBet) -> str:
    """The selection; for odds, the numbers that have the same amount."""
    if bet.by_number and bet.place[1] is None:
        return " · ".join(", ".join(map(str, numbers)) for numbers in _alike(bet).values())
    return "" if bet.place[1] is None else value_text(edition, lang, bet.place[1])


def _stake(bet: CombinedBet) -> str:
    return " · ".join(money(each) for each in _alike(bet)) if bet.by_number else money(bet.stake)


def _alike(bet: CombinedBet) -> dict[Fraction, list[int]]:
    found: dict[Fraction, list[int]] = {}
    for point, amount in bet.by_number.items():
        found.setdefault(amount, []).append(point)
    return found


def figures(combination: BetCombination, lang: Language) -> list[tuple[str, str]]:
    odds_later = combination.staked != combination.at_once
    drawn = combination.resolved != combination.staked
    rows: list[tuple[str, str | None]] = [
        ("combination-at-once", money(combination.at_once)),
        ("staked-in-all", money(combination.staked) if odds_later else None),
        ("combination-mean", signed_money(combination.mean)),
        ("edge-of-all-staked", _exact_text(combination.edge)),
        ("combination-made", _exact_text(combination.edge_per_bet_made) if odds_later else None),
        ("combination-resolved", _exact_text(combination.edge_per_bet_resolved) if drawn else None),
        ("combination-per-roll", _exact_text(combination.edge_per_roll)),
        (
            "combination-loss-per-roll",
            None if combination.loss_per_roll is None else money(combination.loss_per_roll),
        ),
        ("combination-rolls", None if combination.rolls is None else number_text("en", combination.rolls, 4)),
        ("combination-sd", str(round(combination.sd / MINOR, 4))),
        ("combination-skew", None if combination.skew is None else str(round(combination.skew, 4))),
        ("combination-kurtosis", None if combination.kurtosis is None else str(round(combination.kurtosis, 4))),
        ("combination-gains", _exact_text(combination.gains)),
        ("combination-even", _exact_text(combination.comes_out_even) if combination.comes_out_even else None),
        ("combination-loses", _exact_text(combination.loses)),
        ("combination-greatest-gain", signed_money(combination.greatest_gain)),
        ("combination-greatest-loss", signed_money(-combination.greatest_loss)),
    ]
    return [(message(lang, name), value) for name, value in rows if value is not None]


def correlations(combination: BetCombination, lang: Language) -> Any:
    """The correlation of each pair of bets: the lower half of the matrix."""
    numbers = [f"#{n}" for n in range(1, len(combination.bets) + 1)]
    rows = [
        (name, *(_correlation(combination, one, other, lang) if other <= one else "" for other in range(len(numbers))))
        for one, name in enumerate(numbers)
    ]
    made = table(("#", *numbers), rows, title=message(lang, "combination-correlation"), right=" ".join(numbers))
    made.columns[0].header = ""
    return made


def _correlation(combination: BetCombination, one: int, other: int, lang: Language) -> str:
    value = combination.correlation(one, other)
    return "·" if value is None else figures_text(lang, f"{round(value, 4):+}")


def distribution(combination: BetCombination, lang: Language) -> Any:
    """A line with a bar for each gain or, if there are many, for each range of them."""
    lines = _lines(combination, lang)
    longest = max(chance for _, chance in lines)
    rows = [(says, percent(chance), Text(bar(chance / longest), style="cyan")) for says, chance in lines]
    title = message(lang, "combination-distribution")
    return table(("total_gain", "chance", ""), rows, title=title, right="total_gain chance", lang=lang)


def _lines(combination: BetCombination, lang: Language) -> list[tuple[str, Fraction]]:
    if len(combination.outcomes) <= LISTED_MOST:
        return [(signed_money(gain), Fraction(ways, combination.ways)) for gain, ways in combination.outcomes]
    least, wide = -combination.greatest_loss, (combination.greatest_gain + combination.greatest_loss) / RANGES
    heaps: dict[int, list[tuple[Fraction, int]]] = {}
    for gain, ways in combination.outcomes:
        heaps.setdefault(min(RANGES - 1, int((gain - least) / wide)), []).append((gain, ways))
    return [
        (_range([g for g, _ in heap], lang), Fraction(sum(n for _, n in heap), combination.ways))
        for heap in heaps.values()
    ]


def _range(gains: Sequence[Fraction], lang: Language) -> str:
    low, high = signed_money(min(gains)), signed_money(max(gains))
    if low == high:
        return low
    return message(lang, "from-to", low=figures_text(lang, low), high=figures_text(lang, high))


def money(amount: Fraction) -> str:
    """An amount to the minor unit or, if it is not whole, to four places."""
    return money_text("en", int(amount)) if amount.denominator == 1 else f"≈{number_text('en', amount / MINOR, 4)}"


def signed_money(amount: Fraction) -> str:
    says = money(amount)
    return f"+{says}" if amount > 0 else says


def percent(value: Fraction) -> str:
    return percent_text("en", value, 4)


def _short(chance: Fraction) -> str:
    return str(chance) if len(str(chance)) <= SHORT else f"≈{number_text('en', chance, 8)}"


def _exact_text(value: Fraction | None) -> str | None:
    """In per cent, with the fraction if it is short."""
    if value is None:
        return None
    return f"{percent(value)}  ({value})" if len(str(value)) <= SHORT else percent(value)
