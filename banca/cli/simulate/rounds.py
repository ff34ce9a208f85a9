"""banca simulate: a number of rounds, or as many as a mean needs to be accurate."""

from argparse import Namespace
from dataclasses import dataclass
from math import sqrt
from typing import Any

from banca.cli.names import assumption
from banca.cli.screen import options_line, print_json
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
from banca.cli.simulate.request import SimulationRequest, beneath, dealing_text, exact_value, request_of
from banca.cli.simulate.running import Goal, Timed, run_job, show_counting, speed_text, time_to_json
from banca.cli.tables import print_table, screen, table
from banca.cli.terminal import terminal_of
from banca.law import Language
from banca.messages import figures_text, joined, message
from banca.play.game import Game
from banca.play.setting import Setting
from banca.simulate.convergence import Convergence
from banca.simulate.rounds import Comparison, RoundCounts, Rounds, Simulated
from banca.simulate.statistics import FEWEST

USUAL_ROUNDS = 1_000_000
ROUNDS_MOST = 10**15
MATRIX_MOST = 12  # seats shown in a correlation table


@dataclass(frozen=True, slots=True)
class Result:
    request: SimulationRequest
    compared: Comparison
    timed: Timed[RoundCounts]
    rounds: int | None  # as requested; None if the run lasted until it was accurate enough
    reached: float | None  # the half-width
    path: tuple[tuple[int, float], ...] = ()  # the mean after so many rounds


def run(args: Namespace, game: Game[Any], setting: Setting, lang: Language) -> int:
    files = Files.from_arguments(args)
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
    compared = Comparison(played, request.spec.kernel.rows, exact)
    result = Result(request, compared, timed, wanted, reached, convergence.path if files.plot else ())
    summary = to_json(result, args, lang)
    with files.write_before_printing(summary, lambda: rows_of(result.compared), lambda: picture(result, lang)):
        if args.output == "json":
            print_json(summary)
        else:
            show(result, args, lang)
    return exit_code(lang, dealt=played.dealt, broken_off=played.broken_off)


# On the screen.


def show(result: Result, args: Namespace, lang: Language) -> None:
    console, request, compared, played = screen(), result.request, result.compared, result.compared.played
    title = request.title(lang)
    if (seats := len(played.seats)) > 1:
        console.print(f"{title} · {message(lang, 'simulate-seats', count=seats)}", style="bold", markup=False)
        print_table(console, seats_table(compared, lang))
        print_table(console, table(("", "whole_table"), figures(result, lang), lang=lang))
        if seats <= MATRIX_MOST:
            print_table(console, correlations(compared, lang))
    else:
        console.print(title, style="bold", markup=False)
        print_table(console, table(("", "gain"), figures(result, lang), lang=lang))
    if played.broken_off:
        says = broken_off_text(lang, "rounds", played.dealt, result.rounds, result.timed.checkpoint)
        console.print(says, style="bold yellow")
    elif args.until_error and (short := not_reached_text(lang, result.reached, args.until_error)):
        console.print(short, style="yellow")
    console.print(options_line(request.setting, lang), style="dim")
    if compared.exact and compared.exact.assumes:
        assumed = assumption(compared.exact.assumes, lang)
        console.print(message(lang, "labelled", label=message(lang, "simulate-exact"), text=assumed), style="dim")


def figures(result: Result, lang: Language) -> list[tuple[str, str]]:
    compared, request = result.compared, result.request
    (mean, stderr), seat, exact, z = compared.whole, compared.first, compared.exact, compared.whole_z
    several, shoe = len(compared.played.seats) > 1, request.spec.dealing == "shoe"
    staked, dealt, places = float(seat.staked), compared.played.dealt, digits(stderr)
    rows: list[tuple[str, str | None]] = [
        ("simulate-mean", f"{mean:+.{places}f}"),
        (terminal_of(request.game.edition.game).edge_label, f"{-mean * 100:.{places - 2}f} %"),
        ("simulate-stderr", None if stderr is None else f"{stderr:.{places}f}"),
        ("simulate-interval", interval_text(compared, lang)),
        ("simulate-exact", exact_text(exact, places, lang)),
        ("simulate-difference", f"{mean - float(exact.mean):+.{places}f}" if shoe and exact else None),
        ("simulate-z", None if z is None else f"{z:+.2f}"),
        ("simulate-sd", None if several else sd_text(compared, lang)),
        ("simulate-table-sd", f"{sqrt(compared.table_variance):.4f}" if several else None),
        ("simulate-mean-correlation", _mean_correlation(compared) if several else None),
        ("simulate-quantiles", None if several else quantiles_text(seat.quantiles, lang)),
        ("simulate-won-drawn-lost", None if several else f"{seat.wins:,} / {seat.pushes:,} / {seat.losses:,}"),
        ("staked-in-all", None if staked == 1 else f"{staked:.4f}"),
        ("simulate-per-staked", None if staked == 1 or several else f"{float(seat.mean / seat.staked):+.6f}"),
        ("simulate-strategy", request.strategy.text(lang)),
        ("simulate-dealing", dealing_text(request, lang) if shoe else None),
        ("simulate-rounds", rounds_text(result, lang)),
        ("simulate-dealt", f"{dealt:,}" if seat.rounds != dealt else None),
        ("simulate-rate", speed_text(result.timed, lang)),
    ]
    return [(message(lang, name), value) for name, value in rows if value is not None]


def interval_text(compared: Comparison, lang: Language) -> str:
    if compared.interval is None:
        return message(lang, "simulate-too-few", fewest=FEWEST)
    low, high = (figures_text(lang, f"{bound:+.{digits(compared.whole[1])}f}") for bound in compared.interval)
    return message(lang, "from-to", low=low, high=high)


def sd_text(compared: Comparison, lang: Language) -> str:
    """The sampled standard deviation, and the exact one if the error is computed from it."""
    seen = f"{sqrt(compared.first.variance):.4f}"
    if compared.exact is None or compared.exact.own_variance is None:
        return seen
    exact = f"{sqrt(compared.exact.own_variance):.4f}"
    return message(lang, "simulate-sd-exact", sd=figures_text(lang, seen), exact=figures_text(lang, exact))


def rounds_text(result: Result, lang: Language) -> str:
    seconds, rounds = result.timed.seconds, result.compared.first.rounds
    return message(lang, "simulate-rounds-in", rounds=rounds, seconds=seconds, seed=result.compared.first.seed)


def seats_table(compared: Comparison, lang: Language) -> Any:
    lines = []
    for n, seat in enumerate(compared.played.seats, 1):
        z = compared.z(seat)
        lines.append(
            (
                str(n),
                f"{float(seat.mean):+.6f}",
                "" if (stderr := compared.stderr(seat)) is None else f"{stderr:.6f}",
                "" if z is None else f"{z:+.2f}",
                f"{sqrt(seat.variance):.4f}",
                *(f"{count / seat.rounds * 100:.2f} %" for count in (seat.wins, seat.pushes, seat.losses)),
            )
        )
    columns = ("seat", "mean", "stderr", "z", "sd", "won", "drawn", "lost")
    return table(columns, lines, right=" ".join(columns), lang=lang, skip_empty=True)


def correlations(compared: Comparison, lang: Language) -> Any:
    """The correlation of each pair of seats: the lower half of the matrix."""
    every = range(len(compared.played.seats))
    names = [f"#{n + 1}" for n in every]
    lines = [(names[one], *(_correlation(compared, one, other, lang) for other in every)) for one in every]
    made = table(("#", *names), lines, title=message(lang, "simulate-correlation"), right=" ".join(names))
    made.columns[0].header = ""
    return made


def _correlation(compared: Comparison, one: int, other: int, lang: Language) -> str:
    value = compared.correlation(one, other)
    return "" if other > one else "·" if value is None else figures_text(lang, f"{value:+.3f}")


def _mean_correlation(compared: Comparison) -> str | None:
    every = range(len(compared.played.seats))
    found = [compared.correlation(one, other) for one in every for other in range(one)]
    known = [value for value in found if value is not None]
    return f"{sum(known) / len(known):+.4f}" if known else None


# As JSON.


def to_json(result: Result, args: Namespace, lang: Language) -> dict[str, Any]:
    compared, played = result.compared, result.compared.played
    (mean, stderr), seat, exact, interval = compared.whole, compared.first, compared.exact, compared.interval
    several, dealt = len(played.seats) > 1, played.dealt
    return {
        **result.request.to_json(),
        "rounds": seat.rounds,
        **({"rounds_dealt": dealt} if dealt != seat.rounds else {}),
        "seed": seat.seed,
        "mean": mean,
        "stderr": stderr,
        "exact": None if exact is None else str(exact.mean),
        "exact_decimal": None if exact is None else float(exact.mean),
        "z": compared.whole_z,
        **({} if several else _of_seat(seat)),
        "spread": compared.error_source,
        "interval_95": None if interval is None else list(interval),
        "edge": -mean,
        "exact_edge": None if exact is None else str(-exact.mean),
        "exact_sd": None if exact is None or exact.variance is None else sqrt(exact.variance),
        **(_of_shoe(compared) if result.request.spec.dealing == "shoe" else {}),
        **(_of_table(compared) if several else {}),
        **({"until_error": args.until_error, "half_width": result.reached} if args.until_error else {}),
        **time_to_json(result.timed),
        "broken_off": played.broken_off,
        **({"rounds_asked": result.rounds} if played.broken_off and result.rounds else {}),
        **({"assumes": assumption(exact.assumes, lang)} if exact and exact.assumes else {}),
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


def _of_shoe(compared: Comparison) -> dict[str, Any]:
    """The exact value is for full packs: the difference is due to the shoe, and to chance."""
    if compared.exact is None:
        return {}
    return {"exact_of": "packs", "difference": compared.whole[0] - float(compared.exact.mean)}


def _of_table(compared: Comparison) -> dict[str, Any]:
    seats = [
        {
            "seat": n,
            "rounds": seat.rounds,
            "mean": float(seat.mean),
            "stderr": compared.stderr(seat),
            "z": compared.z(seat),
            **_of_seat(seat),
        }
        for n, seat in enumerate(compared.played.seats, 1)
    ]
    every = range(len(seats))
    return {
        "seats": seats,
        "table_sd": sqrt(compared.table_variance),
        "covariance": [[float(each) for each in line] for line in compared.played.covariance],
        "correlation": [[compared.correlation(one, other) for other in every] for one in every],
    }


# In files.


def rows_of(compared: Comparison) -> list[dict[str, Any]]:
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
        for n, seat in enumerate(compared.played.seats, 1)
        for outcome, count in sorted(seat.outcomes.items(), key=lambda each: (-each[0].gain, each[0].staked))
    ]


def picture(result: Result, lang: Language) -> str:
    """The picture of the first seat."""
    from banca.report.plots.simulation import Aim, picture_of_rounds

    exact, seat = result.compared.exact, result.compared.first
    count = counts_text(lang, seat.seed, rounds=seat.rounds)
    subtitle = joined(lang, (count, *beneath(result.request, lang)), "list-clauses")
    aim = None if exact is None else Aim(exact.mean, exact.own_variance, of_packs=exact.of_packs)
    return picture_of_rounds(lang, result.request.title(lang), subtitle, seat, result.path, aim)
