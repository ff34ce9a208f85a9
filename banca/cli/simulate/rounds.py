"""banca simulate: so many rounds of the same bets, or as many as a mean takes to be accurate enough."""

from argparse import Namespace
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

from banca.cli.names import assumption, joined
from banca.cli.screen import options_line, print_json, put, screen, table
from banca.cli.simulate.exact import ExactValue, exact_value
from banca.cli.simulate.figures import (
    broken_off_text,
    counts_text,
    digits,
    exact_text,
    exit_code,
    not_reached_text,
    quantiles_text,
)
from banca.cli.simulate.files import Files
from banca.cli.simulate.request import SimulationRequest, beneath, dealing_text, request_of
from banca.cli.simulate.running import Goal, Timed, run_job, show_counting, speed_text, time_to_json
from banca.cli.terminal import terminal_of
from banca.cli.words import word
from banca.law import Language
from banca.play.game import Game
from banca.play.setting import Setting
from banca.simulate.convergence import Convergence
from banca.simulate.rounds import Played, RoundCounts, Rounds, Simulated
from banca.simulate.statistics import CONFIDENCE, FEWEST

USUAL_ROUNDS = 1_000_000
ROUNDS_MOST = 10**15
MATRIX_MOST = 12  # seats of which the correlations stand in a table


@dataclass(frozen=True, slots=True)
class Result:
    request: SimulationRequest
    played: Played
    timed: Timed[RoundCounts]
    exact: ExactValue | None
    rounds: int | None  # that were asked for; None if the run went on until it was accurate enough
    reached: float | None  # the half-width
    path: tuple[tuple[int, float], ...] = ()  # the mean after so many rounds

    @property
    def first(self) -> Simulated:
        return self.played.seats[0]

    @property
    def as_one(self) -> bool:
        """Whether all seats gain alike in every round: one alone, or the same bets on the same result."""
        return max(self.request.spec.kernel.rows) == 0

    @property
    def whole(self) -> tuple[float, float | None]:
        """Mean and standard error of all seats together, per unit staked; no error if the variance is unknown."""
        if self.as_one:
            return float(self.first.mean), self.stderr(self.first)
        made = sum(seat.rounds for seat in self.played.seats)
        mean = sum((seat.mean * seat.rounds for seat in self.played.seats), Fraction(0)) / made
        dealt, variance = self.played.dealt, _sampled(self.table_variance, self.played.dealt)
        return float(mean), None if variance is None else sqrt(variance / dealt) * dealt / made

    @property
    def error_source(self) -> str | None:
        """By which variance the standard error was found, if it could be."""
        if self.as_one and self.exact is not None and self.exact.own_variance is not None:
            return "exact"
        return None if self.whole[1] is None else "sampled"

    @property
    def interval(self) -> tuple[float, float] | None:
        mean, stderr = self.whole
        return None if stderr is None else (mean - CONFIDENCE * stderr, mean + CONFIDENCE * stderr)

    def variance(self, seat: Simulated) -> Fraction | None:
        """The exact one, if it is known of this play; otherwise as it was sampled."""
        if self.exact is not None and self.exact.own_variance is not None:
            return self.exact.own_variance
        return _sampled(seat.variance, seat.rounds)

    def stderr(self, seat: Simulated) -> float | None:
        variance = self.variance(seat)
        return None if variance is None else sqrt(variance / seat.rounds)

    @property
    def table_variance(self) -> Fraction:
        """Of what all seats gain together in a round, one unit staked by each."""
        return sum((each for line in self.played.covariance for each in line), Fraction(0))

    def correlation(self, one: int, other: int) -> float | None:
        both = self.played.covariance
        variances = float(both[one][one] * both[other][other])
        return float(both[one][other]) / sqrt(variances) if variances else None

    def z(self, seat: Simulated) -> float | None:
        """None if the exact value is not that of the same play, or the variance is unknown."""
        variance = self.variance(seat)
        return None if self.exact is None or self.exact.of_packs or not variance else seat.z(self.exact.mean, variance)

    @property
    def whole_z(self) -> float | None:
        if self.as_one:
            return self.z(self.first)
        mean, stderr = self.whole
        if self.exact is None or self.exact.of_packs or stderr is None:
            return None
        return (mean - float(self.exact.mean)) / stderr


def _sampled(variance: Fraction, rounds: int) -> Fraction | None:
    """The unbiased variance; None if rounds were too few, or all alike."""
    return variance * Fraction(rounds, rounds - 1) if variance and rounds >= FEWEST else None


def run(args: Namespace, game: Game[Any], setting: Setting, lang: Language) -> int:
    files = Files.named(args)
    with show_counting(lang):
        request = request_of(args, game, setting, lang)
        exact = exact_value(request)
    rounds = args.rounds or (ROUNDS_MOST if args.until_error else USUAL_ROUNDS)
    job = Rounds(request.spec, rounds, args.seed)
    variances = (exact.own_variance, exact.variance) if exact else (None, None)
    convergence = Convergence(job, *variances, drawn=files.plot is not None)
    goal = Goal(request.short, rounds, convergence.half_width, args.until_error, note=convergence.note)
    timed = run_job(args, job, goal)
    if timed.ran.part.dealt == 0:
        return exit_code(lang, dealt=0, broken_off=True)
    played = job.summary(timed.ran.part, broken_off=timed.ran.broken_off)
    wanted = args.rounds if args.until_error else rounds
    reached = convergence.half_width(timed.ran.part)
    result = Result(request, played, timed, exact, wanted, reached, convergence.path if files.plot else ())
    summary = to_json(result, args)
    with files.written(summary, lambda: rows_of(result), lambda: picture(result, lang)):
        if args.output == "json":
            print_json(summary)
        else:
            show(result, args, lang)
    return exit_code(lang, dealt=played.dealt, broken_off=played.broken_off)


# On the screen.


def show(result: Result, args: Namespace, lang: Language) -> None:
    console, request = screen(), result.request
    several = len(result.played.seats) > 1
    title = request.title(lang)
    if several:
        title += f" · {word(lang, 'simulate.seats', count=len(result.played.seats))}"
    console.print(title, style="bold", markup=False)
    if several:
        put(console, seats_table(result, lang))
        put(console, table(("", "whole_table"), figures(result, lang), lang=lang))
        if len(result.played.seats) <= MATRIX_MOST:
            put(console, correlations(result, lang))
    else:
        put(console, table(("", "gain"), figures(result, lang), lang=lang))
    if result.played.broken_off:
        says = broken_off_text(lang, "rounds", result.played.dealt, result.rounds, result.timed.checkpoint)
        console.print(says, style="bold yellow")
    elif args.until_error and (short := not_reached_text(lang, result.reached, args.until_error)):
        console.print(short, style="yellow")
    console.print(options_line(request.setting, lang), style="dim")
    if result.exact and result.exact.assumes:
        console.print(f"{word(lang, 'exact')}: {assumption(result.exact.assumes, lang)}", style="dim")


def figures(result: Result, lang: Language) -> list[tuple[str, str]]:
    (mean, stderr), seat, request = result.whole, result.first, result.request
    z, places = result.whole_z, digits(stderr)
    several, shoe = len(result.played.seats) > 1, request.spec.dealing == "shoe"
    staked = float(seat.staked)
    rows: list[tuple[str, str | None]] = [
        ("mean", f"{mean:+.{places}f}"),
        (terminal_of(request.game.edition.game).edge_label, f"{-mean * 100:.{places - 2}f} %"),
        ("simulate.stderr", None if stderr is None else f"{stderr:.{places}f}"),
        ("interval", interval_text(result, lang)),
        ("exact", exact_text(result.exact, digits(stderr), lang)),
        ("simulate.difference", f"{mean - float(result.exact.mean):+.{places}f}" if shoe and result.exact else None),
        ("z", None if z is None else f"{z:+.2f}"),
        ("simulate.sd", None if several else sd_text(result, lang)),
        ("simulate.table_sd", f"{sqrt(result.table_variance):.4f}" if several else None),
        ("simulate.mean_correlation", _mean_correlation(result) if several else None),
        ("simulate.quantiles", None if several else quantiles_text(seat.quantiles, lang)),
        ("won_drawn_lost", None if several else f"{seat.wins:,} / {seat.pushes:,} / {seat.losses:,}"),
        ("simulate.average_stake", None if staked == 1 else f"{staked:.4f}"),
        ("simulate.per_staked", None if staked == 1 or several else f"{float(seat.mean / seat.staked):+.6f}"),
        ("simulate.strategy", request.strategy.text(lang)),
        ("simulate.dealing", dealing_text(request, lang) if shoe else None),
        ("rounds", rounds_text(result, lang)),
        ("simulate.dealt", f"{result.played.dealt:,}" if seat.rounds != result.played.dealt else None),
        ("simulate.rate", speed_text(result.timed, lang)),
    ]
    return [(word(lang, name), value) for name, value in rows if value is not None]


def interval_text(result: Result, lang: Language) -> str:
    if result.interval is None:
        return word(lang, "simulate.too_few", fewest=FEWEST)
    low, high = (f"{bound:+.{digits(result.whole[1])}f}" for bound in result.interval)
    return word(lang, "from_to", low=low, high=high)


def sd_text(result: Result, lang: Language) -> str:
    """As it was sampled, beside the exact one if the error is found by that."""
    seen = f"{sqrt(result.first.variance):.4f}"
    if result.exact is None or result.exact.own_variance is None:
        return seen
    return word(lang, "simulate.sd_exact", sd=seen, exact=f"{sqrt(result.exact.own_variance):.4f}")


def rounds_text(result: Result, lang: Language) -> str:
    seconds, rounds = result.timed.seconds, result.first.rounds
    return word(lang, "rounds_in", rounds=f"{rounds:,}", seconds=f"{seconds:.2f}", seed=result.first.seed)


def seats_table(result: Result, lang: Language) -> Any:
    lines = []
    for n, seat in enumerate(result.played.seats, 1):
        z = result.z(seat)
        lines.append(
            (
                str(n),
                f"{float(seat.mean):+.6f}",
                "" if (stderr := result.stderr(seat)) is None else f"{stderr:.6f}",
                "" if z is None else f"{z:+.2f}",
                f"{sqrt(seat.variance):.4f}",
                *(f"{count / seat.rounds * 100:.2f} %" for count in (seat.wins, seat.pushes, seat.losses)),
            )
        )
    columns = ("seat", "mean", "stderr", "z", "sd", "won", "drawn", "lost")
    some = [n for n, _ in enumerate(columns) if any(line[n] for line in lines)]
    named, shown = tuple(columns[n] for n in some), [tuple(line[n] for n in some) for line in lines]
    return table(named, shown, right=" ".join(columns), lang=lang)


def correlations(result: Result, lang: Language) -> Any:
    """Each seat with each: the lower half says it all."""
    every = range(len(result.played.seats))
    names = [f"#{n + 1}" for n in every]
    lines = [(names[one], *(_correlation(result, one, other) for other in every)) for one in every]
    made = table(("#", *names), lines, title=word(lang, "simulate.correlation"), right=" ".join(names))
    made.columns[0].header = ""
    return made


def _correlation(result: Result, one: int, other: int) -> str:
    value = result.correlation(one, other)
    return "" if other > one else "·" if value is None else f"{value:+.3f}"


def _mean_correlation(result: Result) -> str | None:
    every = range(len(result.played.seats))
    found = [result.correlation(one, other) for one in every for other in range(one)]
    known = [value for value in found if value is not None]
    return f"{sum(known) / len(known):+.4f}" if known else None


# As JSON.


def to_json(result: Result, args: Namespace) -> dict[str, Any]:
    (mean, stderr), seat, exact, z = result.whole, result.first, result.exact, result.whole_z
    several, dealt, interval = len(result.played.seats) > 1, result.played.dealt, result.interval
    return {
        **result.request.to_json(),
        "rounds": seat.rounds,
        **({"rounds_dealt": dealt} if dealt != seat.rounds else {}),
        "seed": seat.seed,
        "mean": mean,
        "stderr": stderr,
        "exact": None if exact is None else str(exact.mean),
        "exact_decimal": None if exact is None else float(exact.mean),
        "z": z,
        **({} if several else _of_seat(seat)),
        "spread": result.error_source,
        "interval_95": None if interval is None else list(interval),
        "edge": -mean,
        "exact_edge": None if exact is None else str(-exact.mean),
        "exact_sd": None if exact is None or exact.variance is None else sqrt(exact.variance),
        **(_of_shoe(result) if result.request.spec.dealing == "shoe" else {}),
        **(_of_table(result) if several else {}),
        **({"until_error": args.until_error, "half_width": result.reached} if args.until_error else {}),
        **time_to_json(result.timed),
        "broken_off": result.played.broken_off,
        **({"rounds_asked": result.rounds} if result.played.broken_off and result.rounds else {}),
        **({"assumes": exact.assumes} if exact and exact.assumes else {}),
    }


def _of_seat(seat: Simulated) -> dict[str, Any]:
    return {
        "wins": seat.wins,
        "pushes": seat.pushes,
        "losses": seat.losses,
        "sd": sqrt(seat.variance),
        "quantiles": [{"share": float(share), "gain": str(gain)} for share, gain in seat.quantiles.items()],
        "average_stake": float(seat.staked),
        "mean_per_unit_of_all_staked": float(seat.mean / seat.staked),
        "ends": [
            {"result": o.result, "gain": str(o.gain), "staked": str(o.staked), "count": count}
            for o, count in sorted(seat.outcomes.items(), key=lambda each: (-each[0].gain, each[0].staked))
        ],
    }


def _of_shoe(result: Result) -> dict[str, Any]:
    """The exact value is that of full packs: what differs is the shoe's doing, and chance."""
    if result.exact is None:
        return {}
    return {"exact_of": "packs", "difference": result.whole[0] - float(result.exact.mean)}


def _of_table(result: Result) -> dict[str, Any]:
    seats = [
        {
            "seat": n,
            "rounds": seat.rounds,
            "mean": float(seat.mean),
            "stderr": result.stderr(seat),
            "z": result.z(seat),
            **_of_seat(seat),
        }
        for n, seat in enumerate(result.played.seats, 1)
    ]
    every = range(len(seats))
    return {
        "seats": seats,
        "table_sd": sqrt(result.table_variance),
        "covariance": [[float(each) for each in line] for line in result.played.covariance],
        "correlation": [[result.correlation(one, other) for other in every] for one in every],
    }


# In files.


def rows_of(result: Result) -> list[dict[str, Any]]:
    """A row for each outcome of each seat."""
    return [
        {
            "seat": n,
            "result": outcome.result,
            "gain": str(outcome.gain),
            "gain_decimal": float(outcome.gain),
            "staked": str(outcome.staked),
            "staked_decimal": float(outcome.staked),
            "count": count,
            "share": count / seat.rounds,
        }
        for n, seat in enumerate(result.played.seats, 1)
        for outcome, count in sorted(seat.outcomes.items(), key=lambda each: (-each[0].gain, each[0].staked))
    ]


def picture(result: Result, lang: Language) -> str:
    """Of the first seat."""
    from banca.report.plots.simulation import Aim, picture_of_rounds

    exact, seat = result.exact, result.first
    count = counts_text(lang, seat.seed, rounds=seat.rounds)
    subtitle = joined(lang, (count, *beneath(result.request, lang)), "semicolon")
    aim = None if exact is None else Aim(exact.mean, exact.own_variance, of_packs=exact.of_packs)
    return picture_of_rounds(lang, result.request.title(lang), subtitle, seat, result.path, aim)
