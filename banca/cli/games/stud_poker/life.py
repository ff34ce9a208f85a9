"""banca simulate stud-poker --life: the jackpot from a fresh meter to the hand that takes it all, many times."""

from argparse import Namespace
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

from banca.cli.names import joined, value_text
from banca.cli.screen import options_line, print_json, put, screen, table
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
from banca.cli.words import word
from banca.law import Language, OptionError
from banca.money import format_amount
from banca.play.game import Game
from banca.play.setting import Setting
from banca.simulate.statistics import FEWEST, Spread
from banca.simulate.stud_poker.jackpot import JackpotCounts, JackpotSummary, Lives
from banca.simulate.stud_poker.jackpot_summary import HISTOGRAMS

USUAL_LIVES, LIVES_MOST = 200, 10**9
MINOR = 100  # of a unit of money


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
        raise OptionError(
            "--life: hands that win are always raised, from a full pack: leave --strategy and --dealing out"
        )
    files = Files.named(args)
    lives = args.sessions or (LIVES_MOST if args.until_error else USUAL_LIVES)
    job = Lives(setting, lives, args.seed, args.seats or 1)

    def half_width(part: JackpotCounts) -> float | None:
        return job.summary(part).half_width

    goal = Goal(word(lang, "simulate.life"), lives, half_width, args.until_error, lambda part: part.lives)
    timed = run_job(args, job, goal)
    if not timed.ran.part.dealt:
        return exit_code(lang, dealt=0, broken_off=True)
    life = job.summary(timed.ran.part, broken_off=timed.ran.broken_off)
    result = Result(game, setting, life, timed, chances_of(game, setting))
    summary = to_json(result, args)
    with files.written(summary, lambda: rows_of(result), lambda: picture(result, lang)):
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
    console.print(f"{title(result, lang)} · {word(lang, 'simulate.boxes', count=life.boxes)}", style="bold")
    put(console, table(("", "life"), figures(result, lang), lang=lang))
    lines: list[tuple[str, list[str]]] = [
        (word(lang, "simulate.rounds_short"), [compact(n) for n in life.rounds.quantiles.values()]),
        (word(lang, "simulate.meter_short"), [compact(n / MINOR) for n in life.meter.quantiles.values()]),
        (word(lang, "simulate.puts_in"), [compact(n / MINOR) for n in life.house_cost.quantiles.values()]),
    ]
    put(console, quantiles_table(lines, word(lang, "simulate.life_quantiles")))
    put(console, prizes(result, lang))
    if life.broken_off:
        wanted = args.sessions or (None if args.until_error else USUAL_LIVES)
        says = broken_off_text(lang, "lives", life.lives, wanted, result.timed.checkpoint)
        console.print(says, style="bold yellow")
    elif args.until_error and (short := not_reached_text(lang, life.half_width, args.until_error)):
        console.print(short, style="yellow")
    console.print(options_line(result.setting, lang), style="dim")
    console.print(word(lang, "simulate.life_is"), style="dim")
    if life.stderr is None:
        console.print(word(lang, "simulate.too_few_lives", fewest=FEWEST), style="dim")


def title(result: Result, lang: Language) -> str:
    edition = result.game.edition
    return f"{edition.names.said_in(lang)} · {edition.slug} · {word(lang, 'simulate.life')}"


def took(result: Result, lang: Language) -> str:
    counts = {"lives": f"{result.life.lives:,}", "rounds": f"{result.life.dealt:,}", "seed": result.life.seed}
    return word(lang, "simulate.lives_in", **counts, seconds=f"{result.timed.seconds:.2f}")


def figures(result: Result, lang: Language) -> list[tuple[str, str]]:
    life = result.life
    lines: list[tuple[str, str | None]] = [
        ("simulate.rounds_to_hit", _near(life.rounds, lambda rounds: f"{float(rounds):,.0f}")),
        ("simulate.rounds_to_hit_exact", _royal(result) if life.boxes == 1 else None),
        ("simulate.bets_to_hit", f"{float(life.bets_to_hit.mean):,.0f}" if life.boxes > 1 else None),
        ("simulate.meter", _near(life.meter, money)),
        ("simulate.returned", plus_minus(percent(life.returned), _half(life.half_width, percent))),
        ("simulate.contribution", f"{float(life.posted.contribution) * 100:.3f} %"),
        ("simulate.house_gains", f"{float(life.house_gains) * 100:+.3f} %"),
        ("simulate.house_cost", _near(life.house_cost, money)),
        ("simulate.borne", money(Fraction(life.borne, life.lives))),
        ("simulate.topped_up", money(Fraction(life.topped_up, life.lives))),
        ("simulate.lives", took(result, lang)),
        ("simulate.rate", speed_text(result.timed, lang)),
    ]
    return [(word(lang, name), value) for name, value in lines if value is not None]


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
    """So that seven of them stand side by side."""
    for least, unit, name in ((10**10, 10**9, "G"), (10**7, 10**6, "M"), (10**5, 10**3, "k")):
        if amount >= least:
            return f"{amount / unit:,.0f} {name}"
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
    return table(columns, shown, title=word(lang, "simulate.prizes"), right=" ".join(columns[1:]), lang=lang)


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
        "exact": None,  # the meter's way to its hit has no value that is counted
        "z": None,
        "half_width": life.half_width,
        "exact_rounds_to_hit": str(1 / min(result.chances.values())) if life.boxes == 1 else None,
        **({"until_error": args.until_error} if args.until_error else {}),
        **time_to_json(result.timed),
        "broken_off": life.broken_off,
    }


def rows_of(result: Result) -> list[dict[str, Any]]:
    """A row for each bin of each histogram: from, to without it, how many lives."""
    return [
        {"of": name, "from": start, "to": start + bins.width, "lives": count}
        for name in HISTOGRAMS
        for bins in (result.life.lived.histograms[name],)
        for start, count in zip(bins.starts.tolist(), bins.counts.tolist(), strict=True)
    ]


def picture(result: Result, lang: Language) -> str:
    from banca.report.stud_poker import picture_of_jackpot

    life = result.life
    count = counts_text(lang, life.seed, lives=life.lives, rounds=life.dealt)
    parts = (count, word(lang, "simulate.boxes", count=life.boxes), options_line(result.setting, lang))
    subtitle = joined(lang, parts, "semicolon")
    return picture_of_jackpot(lang, title(result, lang), subtitle, result.life, MINOR)
