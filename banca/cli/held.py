"""banca odds GAME --hold …: bets held at once."""

import csv
import re
import sys
from collections.abc import Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any

from rich.console import Console
from rich.text import Text

from banca.cli.names import bet_text, named_edition, typed_bets, unquoted, value_text
from banca.cli.screen import minor_units, plain_selection, put, table
from banca.cli.words import word
from banca.exact import BetCombination, CombinedBet, Wager, decimal
from banca.games.craps.bets import POINTS
from banca.law import Edition, Language, OptionError
from banca.law.numbers import as_typed, fraction
from banca.money import format_amount
from banca.play.game import Game
from banca.play.setting import Setting

HOLD = re.compile(
    r"(?P<bet>[^=/]+)(?:/(?P<on>[^=]+))?=(?P<amount>[0-9][0-9,.]*?)(?:,odds=(?P<odds>[0-9.]+(?:-[0-9.]+)*))?"
)
HALF = len(POINTS) // 2
PAIRS = ", ".join(f"{low} and {high}" for low, high in zip(POINTS[:HALF], reversed(POINTS), strict=False))
EXAMPLE = f"small=100, total/9=50, pass-line=10,odds=2 or, for {PAIRS}, pass-line=10,odds=3-4-5"
MINOR = 100  # of a unit of money, as amounts are typed
LISTED_MOST = 24  # gains that have a line each
RANGES = 16  # of gains, where there are more
MATRIX_MOST = 12  # bets of which the correlations stand in a table
BAR = 40  # characters
EIGHTHS = " ▏▎▍▌▋▊▉"
SHORT = 13  # characters of a fraction beside its decimals


# What is typed.


def wagers_of(game: Game[Any], setting: Setting, said: Sequence[str], lang: Language) -> list[Wager]:
    typed = typed_bets(named_edition(setting), lang, game.kinds(setting))
    return [_wager(hold, typed, lang) for hold in said]


def _wager(said: str, typed: Mapping[str, str], lang: Language) -> Wager:
    found = HOLD.fullmatch(said.strip())
    if found is None:
        raise OptionError(f"--hold {as_typed(said)}: write BET=AMOUNT or BET/SELECTION=AMOUNT, as in {EXAMPLE}")
    amount = minor_units(found["amount"], lang)
    bet = found["bet"].strip()
    place = (typed.get(unquoted(bet), bet), found["on"])
    return Wager(place, amount, _odds(said, amount, found["odds"]) if found["odds"] else {})


def _odds(said: str, amount: int, multiples: str) -> dict[int, Fraction]:
    """One multiple for all numbers, one for each two that are paid alike, or one for each."""
    read = [fraction(f"0{each.removesuffix('.')}") for each in multiples.split("-")]  # .5 and 2. are read too
    times = [each for each in read if each is not None]
    times = times if len(times) == len(read) else []
    by_number = {1: times * len(POINTS), HALF: [*times, *reversed(times)], len(POINTS): times}.get(len(times))
    if by_number is None:
        says = f"odds are a multiple of the bet, or one each for {PAIRS}, or one for each number"
        raise OptionError(f"--hold {as_typed(said)}: {says}, as in odds=2 and odds=3-4-5")
    return {number: amount * each for number, each in zip(POINTS, by_number, strict=True) if each}


# As JSON and CSV.


def both(name: str, value: Fraction | None) -> dict[str, Any]:
    """A figure as a fraction and, beside it, as a decimal."""
    if value is None:
        return {name: None}
    return {name: str(value), f"{name}_decimal": float(decimal(value))}


def in_units(value: Fraction | None) -> Fraction | None:
    return None if value is None else value / MINOR


def number(value: Decimal | None) -> float | None:
    return None if value is None else float(value)


def to_json(held: BetCombination) -> dict[str, Any]:
    """All of it; amounts in units of money, as they were typed."""
    every = range(len(held.bets))
    return {
        "exact": True,
        "bound": None,
        "held": [plain_bet(bet) for bet in held.bets],
        **both("staked_at_once", in_units(held.at_once)),
        **both("staked", in_units(held.staked)),
        **both("resolved", in_units(held.resolved)),
        **both("mean", in_units(held.mean)),
        **both("edge", held.edge),
        **both("edge_per_bet_made", held.edge_per_bet_made),
        **both("edge_per_bet_resolved", held.edge_per_bet_resolved),
        **({} if held.rolls is None else _per_roll(held)),
        "variance": str(held.variance / MINOR**2),
        "sd": float(held.sd / MINOR),
        "skew": number(held.skew),
        "kurtosis": number(held.kurtosis),
        **both("gains", held.gains),
        **both("even", held.comes_out_even),
        **both("loses", held.loses),
        **both("greatest_gain", in_units(held.greatest_gain)),
        **both("greatest_loss", in_units(held.greatest_loss)),
        "covariance": [[str(each / MINOR**2) for each in line] for line in held.covariance],
        "correlation": [[number(held.correlation(one, other)) for other in every] for one in every],
        "ways": held.ways,
        "outcomes": [{**both("gain", gain / MINOR), "ways": ways} for gain, ways in held.outcomes],
        "assumes": held.assumes,
        "clauses": list(held.clauses),
        "readings": list(held.readings),
    }


def _per_roll(held: BetCombination) -> dict[str, Any]:
    return {
        **both("edge_per_roll", held.edge_per_roll),
        **both("loss_per_roll", in_units(held.loss_per_roll)),
        **both("rolls", held.rolls),
    }


def plain_bet(bet: CombinedBet) -> dict[str, Any]:
    return {
        "bet": bet.place[0],
        "selection": plain_selection(bet.place[1]),
        **both("stake", in_units(bet.stake)),
        **({"by_number": {str(n): str(each / MINOR) for n, each in bet.by_number.items()}} if bet.by_number else {}),
        **both("staked", in_units(bet.staked)),
        "made": str(bet.made),
        "win": str(bet.win),
        "push": str(bet.push),
        "lose": str(bet.lose),
        **both("mean", in_units(bet.mean)),
        **both("edge", bet.edge),
        "variance": str(bet.variance / MINOR**2),
        "sd": float(bet.sd / MINOR),
        **({} if bet.rolls is None else both("rolls", bet.rolls)),
        "clauses": list(bet.clauses),
    }


def write_csv(held: BetCombination) -> None:
    """What all of them gain together: a line for each gain."""
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(("gain", "gain_decimal", "ways", "chance", "chance_decimal"))
    for gain, ways in held.outcomes:
        chance = Fraction(ways, held.ways)
        writer.writerow((gain / MINOR, decimal(gain / MINOR), ways, chance, decimal(chance)))


# On the screen.


def show(console: Console, held: BetCombination, edition: Edition, lang: Language) -> None:
    title = f"{edition.names.said_in(lang)} · {edition.slug} · {word(lang, 'held')}"
    put(console, bets_table(held, edition, lang, title))
    put(console, table(("", "together"), figures(held, lang), right="together", lang=lang))
    if 1 < len(held.bets) <= MATRIX_MOST:
        put(console, correlations(held, lang))
    put(console, distribution(held, lang))
    if len(held.outcomes) > LISTED_MOST:
        console.print(word(lang, "held.distinct", count=len(held.outcomes)), style="dim")


def bets_table(held: BetCombination, edition: Edition, lang: Language, title: str) -> Any:
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
            *(() if bet.rolls is None else (str(decimal(bet.rolls, 3)),)),
        )
        for n, bet in enumerate(held.bets, 1)
    ]
    columns: tuple[str, ...] = ("#", "bet", "on", "stake", "staked", "win", "push", "lose", "edge", "in_percent", "sd")
    columns += ("rolls",) if held.rolls is not None else ()
    some = [n for n, name in enumerate(columns) if name != "on" or any(row[n] for row in rows)]
    if held.staked == held.at_once:
        some.remove(columns.index("staked"))
    named, shown = tuple(columns[n] for n in some), [tuple(row[n] for n in some) for row in rows]
    right = "# stake staked win push lose edge in_percent sd rolls"
    return table(named, shown, title=title, right=right, lang=lang)


def _on(edition: Edition, lang: Language, bet: CombinedBet) -> str:
    """What it is placed on; odds by the numbers on which they are the same."""
    if bet.by_number and bet.place[1] is None:
        return " · ".join(", ".join(map(str, numbers)) for numbers in _alike(bet).values())
    return "" if bet.place[1] is None else value_text(edition, lang, bet.place[1])


def _stake(bet: CombinedBet) -> str:
    return " · ".join(map(money, _alike(bet))) if bet.by_number else money(bet.stake)


def _alike(bet: CombinedBet) -> dict[Fraction, list[int]]:
    found: dict[Fraction, list[int]] = {}
    for point, amount in bet.by_number.items():
        found.setdefault(amount, []).append(point)
    return found


def figures(held: BetCombination, lang: Language) -> list[tuple[str, str]]:
    odds_later = held.staked != held.at_once
    drawn = held.resolved != held.staked
    rows: list[tuple[str, str | None]] = [
        ("held.at_once", money(held.at_once)),
        ("held.in_all", money(held.staked) if odds_later else None),
        ("held.mean", signed(held.mean)),
        ("held.edge", _exactly(held.edge)),
        ("held.made", _exactly(held.edge_per_bet_made) if odds_later else None),
        ("held.resolved", _exactly(held.edge_per_bet_resolved) if drawn else None),
        ("held.per_roll", _exactly(held.edge_per_roll)),
        ("held.loss_per_roll", None if held.loss_per_roll is None else money(held.loss_per_roll)),
        ("held.rolls", None if held.rolls is None else str(decimal(held.rolls, 4))),
        ("held.sd", str(round(held.sd / MINOR, 4))),
        ("held.skew", None if held.skew is None else str(round(held.skew, 4))),
        ("held.kurtosis", None if held.kurtosis is None else str(round(held.kurtosis, 4))),
        ("held.gains", _exactly(held.gains)),
        ("held.even", _exactly(held.comes_out_even) if held.comes_out_even else None),
        ("held.loses", _exactly(held.loses)),
        ("held.greatest_gain", signed(held.greatest_gain)),
        ("held.greatest_loss", signed(-held.greatest_loss)),
    ]
    return [(word(lang, name), value) for name, value in rows if value is not None]


def correlations(held: BetCombination, lang: Language) -> Any:
    """Each bet with each: the lower half says it all."""
    numbers = [f"#{n}" for n in range(1, len(held.bets) + 1)]
    rows = [
        (name, *(_correlation(held, one, other) if other <= one else "" for other in range(len(numbers))))
        for one, name in enumerate(numbers)
    ]
    made = table(("#", *numbers), rows, title=word(lang, "held.correlation"), right=" ".join(numbers))
    made.columns[0].header = ""
    return made


def _correlation(held: BetCombination, one: int, other: int) -> str:
    value = held.correlation(one, other)
    return "·" if value is None else f"{round(value, 4):+}"


def distribution(held: BetCombination, lang: Language) -> Any:
    """A line for each gain or, where there are many, for each range of them, with a bar as long as it is likely."""
    lines = _lines(held, lang)
    longest = max(chance for _, chance in lines)
    rows = [(says, percent(chance), Text(bar(chance / longest), style="cyan")) for says, chance in lines]
    title = word(lang, "held.distribution")
    return table(("total_gain", "chance", ""), rows, title=title, right="total_gain chance", lang=lang)


def _lines(held: BetCombination, lang: Language) -> list[tuple[str, Fraction]]:
    if len(held.outcomes) <= LISTED_MOST:
        return [(signed(gain), Fraction(ways, held.ways)) for gain, ways in held.outcomes]
    least, wide = -held.greatest_loss, (held.greatest_gain + held.greatest_loss) / RANGES
    heaps: dict[int, list[tuple[Fraction, int]]] = {}
    for gain, ways in held.outcomes:
        heaps.setdefault(min(RANGES - 1, int((gain - least) / wide)), []).append((gain, ways))
    return [
        (_range([g for g, _ in heap], lang), Fraction(sum(n for _, n in heap), held.ways)) for heap in heaps.values()
    ]


def _range(gains: Sequence[Fraction], lang: Language) -> str:
    low, high = signed(min(gains)), signed(max(gains))
    return low if low == high else word(lang, "held.from_to", low=low, high=high)


def bar(part: Fraction) -> str:
    eighths = max(1, round(part * BAR * 8))
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def money(amount: Fraction) -> str:
    """An amount to the minor unit or, where it is no whole one, to four places."""
    return format_amount(int(amount)) if amount.denominator == 1 else f"≈{decimal(amount / MINOR, 4)}"


def signed(amount: Fraction) -> str:
    says = money(amount)
    return f"+{says}" if amount > 0 else says


def percent(value: Fraction) -> str:
    return f"{decimal(value * 100, 4)} %"


def _short(chance: Fraction) -> str:
    return str(chance) if len(str(chance)) <= SHORT else f"≈{decimal(chance, 8)}"


def _exactly(value: Fraction | None) -> str | None:
    """In per cent, with the fraction where that is short."""
    if value is None:
        return None
    return f"{percent(value)}  ({value})" if len(str(value)) <= SHORT else percent(value)
