"""banca simulate stud-poker --life: the jackpot from a fresh meter to the hand that takes all of it, many times."""

from argparse import Namespace
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

from banca.cli.names import value_text
from banca.cli.screen import options_line, print_json
from banca.cli.simulate.figures import (
    broken_off_text,
    counts_text,
    exit_code,
    not_reached_text,
    plus_minus,
    quantiles_table,
)
from banca.cli.simulate.files import Files
from banca.cli.simulate.request import table_to_json
from banca.cli.simulate.running import Goal, Timed, run_job, speed_text, time_to_json
from banca.cli.tables import print_table, screen, table
from banca.law import Language, OptionError
from banca.messages import joined, message
from banca.money import format_amount
from banca.play.game import Game
from banca.play.setting import Setting
from banca.simulate.statistics import FEWEST, Spread
from banca.simulate.stud_poker.jackpot import JackpotCounts, JackpotSummary, Lives
from banca.simulate.stud_poker.jackpot_summary import HISTOGRAMS

USUAL_LIVES, LIVES_MOST = 200, 10**9
MINOR = 100  # of a unit of money

# Lines that belong to the one above.
INDENT = dict.fromkeys(
    ("stud-poker-life-rounds-to-hit-exact", "stud-poker-life-borne", "stud-poker-life-topped-up"), "  "
)


@dataclass(frozen=True, slots=True)
class Result:
    game: Game[Any]
    setting: Setting
    life: JackpotSummary
    timed: Timed[JackpotCounts]
    chances: Mapping[str, Fraction]  # of the hands that win, exactly

    def z(self, hand: str, hits: int) -> float:
        chance, bets = self.chances[hand], self.life.bets
        return float(hits - chance * bets) / sqrt(bets * chance * (1 - chance))


def run(args: Namespace, game: Game[Any], setting: Setting, lang: Language) -> int:
    if args.strategy is not None or args.dealing != "packs":
        raise OptionError("stud-poker-life-decides-nothing")
    files = Files.from_arguments(args)
    lives = args.sessions or (LIVES_MOST if args.until_error else USUAL_LIVES)
    job = Lives(setting, lives, args.seed, args.seats or 1)

    def half_width(part: JackpotCounts) -> float | None:
        return job.summary(part).half_width

    goal = Goal(message(lang, "stud-poker-life"), lives, half_width, args.until_error, lambda part: part.lives)
    timed = run_job(args, job, goal)
    if not timed.ran.part.dealt:
        return exit_code(lang, dealt=0, broken_off=True)
    life = job.summary(timed.ran.part, broken_off=timed.ran.broken_off)
    result = Result(game, setting, life, timed, chances_of(game, setting))
    summary = to_json(result, args)
    with files.write_before_printing(summary, lambda: rows_of(result), lambda: picture(result, lang)):
        if args.output == "json":
            print_json(summary)
        else:
            show(result, args, lang)
    return exit_code(lang, dealt=life.dealt, broken_off=life.broken_off)


def chances_of(game: Game[Any], setting: Setting) -> Mapping[str, Fraction]:
    from banca.exact.stud_poker import progressive

    of_stud: Any = game
    return {item.hand: chance for item, chance in progressive(of_stud, setting).chances.items()}


# On the screen.


def show(result: Result, args: Namespace, lang: Language) -> None:
    console, life = screen(), result.life
    console.print(f"{title(result, lang)} · {message(lang, 'stud-poker-life-boxes', count=life.boxes)}", style="bold")
    print_table(console, table(("", "life"), figures(result, lang), lang=lang))
    lines: list[tuple[str, list[str]]] = [
        (message(lang, "simulate-rounds"), [compact(n) for n in life.rounds.quantiles.values()]),
        (message(lang, "stud-poker-meter"), [compact(n / MINOR) for n in life.meter.quantiles.values()]),
        (message(lang, "stud-poker-life-puts-in"), [compact(n / MINOR) for n in life.house_cost.quantiles.values()]),
    ]
    print_table(console, quantiles_table(lines, message(lang, "stud-poker-life-quantiles"), lang))
    print_table(console, prizes(result, lang))
    if life.broken_off:
        wanted = args.sessions or (None if args.until_error else USUAL_LIVES)
        says = broken_off_text(lang, "lives", life.lives, wanted, result.timed.checkpoint)
        console.print(says, style="bold yellow")
    elif args.until_error and (short := not_reached_text(lang, life.half_width, args.until_error)):
        console.print(short, style="yellow")
    console.print(options_line(result.setting, lang), style="dim")
    console.print(message(lang, "stud-poker-life-is"), style="dim")
    if life.stderr is None:
        console.print(message(lang, "stud-poker-life-too-few", fewest=FEWEST), style="dim")


def title(result: Result, lang: Language) -> str:
    edition = result.game.edition
    return f"{edition.names.said_in(lang)} · {edition.slug} · {message(lang, 'stud-poker-life')}"


def took(result: Result, lang: Language) -> str:
    counts = {"lives": result.life.lives, "rounds": result.life.dealt, "seed": result.life.seed}
    return message(lang, "stud-poker-life-took", **counts, seconds=result.timed.seconds)


def figures(result: Result, lang: Language) -> list[tuple[str, str]]:
    life = result.life
    lines: list[tuple[str, str | None]] = [
        ("stud-poker-life-rounds-to-hit", _near(life.rounds, lambda rounds: f"{float(rounds):,.0f}")),
        ("stud-poker-life-rounds-to-hit-exact", _royal(result) if life.boxes == 1 else None),
        ("stud-poker-life-bets-to-hit", f"{float(life.bets_to_hit.mean):,.0f}" if life.boxes > 1 else None),
        ("stud-poker-life-meter", _near(life.meter, money)),
        ("stud-poker-life-returned", plus_minus(percent(life.returned), _half(life.half_width, percent))),
        ("stud-poker-life-contribution", f"{float(life.posted.contribution) * 100:.3f} %"),
        ("stud-poker-life-house-gains", f"{float(life.house_gains) * 100:+.3f} %"),
        ("stud-poker-life-house-cost", _near(life.house_cost, money)),
        ("stud-poker-life-borne", money(Fraction(life.borne, life.lives))),
        ("stud-poker-life-topped-up", money(Fraction(life.topped_up, life.lives))),
        ("stud-poker-life-count", took(result, lang)),
        ("simulate-rate", speed_text(result.timed, lang)),
    ]
    return [(INDENT.get(name, "") + message(lang, name), value) for name, value in lines if value is not None]


def _near(found: Spread, text: Callable[[Fraction | float], str]) -> str:
    return plus_minus(text(found.mean), _half(found.half_width, text))


def _half(half: float | None, text: Callable[[Fraction | float], str]) -> str | None:
    return None if half is None else text(half)


def percent(share: Fraction | float) -> str:
    return f"{float(share) * 100:.3f} %"


def _royal(result: Result) -> str:
    return f"{float(1 / min(result.chances.values())):,.0f}"


def money(amount: Fraction | float) -> str:
    return format_amount(round(amount))


def compact(amount: float) -> str:
    """A short form, so that seven fit side by side."""
    for least, unit, name in ((10**10, 10**9, "G"), (10**7, 10**6, "M"), (10**5, 10**3, "k")):
        if amount >= least:
            return f"{amount / unit:.0f} {name}"
    return f"{amount:,.0f}"


def prizes(result: Result, lang: Language) -> Any:
    life = result.life
    shown = [
        (
            value_text(result.game.edition, lang, each.hand),
            f"{each.hits:,}",
            f"{life.bets / each.hits:,.1f}" if each.hits else "",
            f"{float(1 / result.chances[each.hand]):,.1f}",
            f"{result.z(each.hand, each.hits):+.2f}",
            money(Fraction(each.paid, each.hits)) if each.hits else "",
            f"{each.paid / life.staked * 100:.3f} %",
        )
        for each in life.prizes
    ]
    columns = ("hand", "hits", "one_in", "exact", "z", "mean_prize", "returned_share")
    return table(columns, shown, title=message(lang, "stud-poker-life-prizes"), right=" ".join(columns[1:]), lang=lang)


# As JSON, and in files.


def to_json(result: Result, args: Namespace) -> dict[str, Any]:
    life = result.life
    summary = life.to_json()
    for each in life.prizes:
        chance = result.chances[each.hand]
        summary["prizes"][each.hand] |= {"exact_chance": str(chance), "z": result.z(each.hand, each.hits)}
    return {
        **table_to_json(result.game, result.setting),
        "bet": "progressive-jackpot",
        **summary,
        "exact": None,  # the course of the meter has no exact value
        "z": None,
        "half_width": life.half_width,
        "exact_rounds_to_hit": str(1 / min(result.chances.values())) if life.boxes == 1 else None,
        **({"until_error": args.until_error} if args.until_error else {}),
        **time_to_json(result.timed),
        "broken_off": life.broken_off,
    }


def rows_of(result: Result) -> list[dict[str, Any]]:
    """A row for each bin of each histogram: lower bound, upper bound (excluded), number of lives."""
    return [
        {"of": name, "from": start, "to": start + bins.width, "lives": count}
        for name in HISTOGRAMS
        for bins in (result.life.counts.histograms[name],)
        for start, count in zip(bins.starts.tolist(), bins.counts.tolist(), strict=True)
    ]


def picture(result: Result, lang: Language) -> str:
    from banca.report.stud_poker import picture_of_jackpot

    life = result.life
    count = counts_text(lang, life.seed, lives=life.lives, rounds=life.dealt)
    parts = (count, message(lang, "stud-poker-life-boxes", count=life.boxes), options_line(result.setting, lang))
    subtitle = joined(lang, parts, "list-clauses")
    return picture_of_jackpot(lang, title(result, lang), subtitle, result.life, MINOR)
