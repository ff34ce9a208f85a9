"""banca simulate --bankroll: a player with a bankroll and a betting plan, session after session."""

from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import floor, log10, sqrt
from typing import Any

from rich.text import Text

from banca.cli.names import assumption
from banca.cli.screen import bar, options_line, print_json
from banca.cli.simulate.figures import (
    amount_text,
    broken_off_text,
    counts_text,
    digits,
    exact_text,
    exit_code,
    gain_text,
    not_reached_text,
    quantiles_table,
    share_text,
)
from banca.cli.simulate.files import Files
from banca.cli.simulate.request import SimulationRequest, beneath, dealing_text, exact_value, request_of
from banca.cli.simulate.running import Goal, Timed, run_job, show_counting, speed_text, time_to_json
from banca.cli.tables import print_table, screen, table
from banca.law import Language
from banca.messages import figures_text, has_message, joined, message
from banca.play.game import Game
from banca.play.setting import Setting
from banca.simulate.plans import plan_named
from banca.simulate.rounds import ExactValue
from banca.simulate.sessions import Player, Sessions, SessionsSummary
from banca.simulate.sessions.summary import HISTOGRAMS, SeatSummary, SessionCounts
from banca.simulate.statistics import CONFIDENCE, FEWEST

USUAL_SESSIONS, USUAL_ROUNDS = 10_000, 1000
SESSIONS_MOST = 10**12
RANGES = 16  # of the results, as bars
LISTED_MOST = 16  # results shown one per line
NICE = (1, 2, 5, 10)  # widths of ranges, times a power of ten
JSON_RANGES = 200
ENDINGS = {
    "ruin": "simulate-ended-ruin",
    "stop-loss": "simulate-ended-stop-loss",
    "stop-win": "simulate-ended-stop-win",
    "rounds": "simulate-ended-rounds",
}


@dataclass(frozen=True, slots=True)
class Result:
    request: SimulationRequest
    played: SessionsSummary
    timed: Timed[SessionCounts]
    exact: ExactValue | None
    reached: float | None  # the half-width

    @property
    def first(self) -> SeatSummary:
        return self.played.seats[0]

    def stderr(self, seat: SeatSummary) -> float | None:
        """The standard error of the gain per unit."""
        return seat.per_unit_error(self.exact.own_variance if self.exact else None)

    def error_source(self, seat: SeatSummary) -> str | None:
        """Which variance the standard error uses."""
        if self.exact is not None and self.exact.own_variance is not None:
            return "exact"
        return None if self.stderr(seat) is None else "sampled"

    def z(self, seat: SeatSummary) -> float | None:
        if self.exact is None or self.exact.own_variance is None:
            return None
        return seat.z(self.exact.mean, self.exact.own_variance)


def run(args: Namespace, game: Game[Any], setting: Setting, lang: Language) -> int:
    files = Files.from_arguments(args)
    limits = {"least": args.least or 1, "most": args.most}
    player = Player(args.bankroll, plan_named(args.plan or "flat"), args.stop_loss, args.stop_win, **limits)
    with show_counting(lang):
        request = request_of(args, game, setting, lang)
        exact = exact_value(request)
    sessions = args.sessions or (SESSIONS_MOST if args.until_error else USUAL_SESSIONS)
    players = (player,) * len(request.spec.seats)
    job = Sessions(request.spec, players, sessions, args.rounds or USUAL_ROUNDS, args.seed)

    variances = {exact.own_variance, exact.variance} if exact else {None}

    def half_width(part: SessionCounts) -> float | None:
        """The widest of all seats; also by the variance of full packs, since rare large prizes may not have come."""
        errors = [seat.per_unit_error(variance) for seat in job.summary(part).seats for variance in variances]
        known = [error for error in errors if error is not None]
        return CONFIDENCE * max(known) if len(known) == len(errors) else None

    goal = Goal(request.short, sessions, half_width, args.until_error, lambda part: part.sessions)
    timed = run_job(args, job, goal)
    if not timed.ran.part.sessions:
        return exit_code(lang, dealt=0, broken_off=True)
    played = job.summary(timed.ran.part, broken_off=timed.ran.broken_off)
    result = Result(request, played, timed, exact, half_width(timed.ran.part))
    summary = to_json(result, args, lang)
    with files.write_before_printing(summary, lambda: rows_of(result), lambda: picture(result, lang)):
        if args.output == "json":
            print_json(summary)
        else:
            show(result, args, lang)
    return exit_code(lang, dealt=timed.ran.part.dealt, broken_off=timed.ran.broken_off)


# On the screen.


def show(result: Result, args: Namespace, lang: Language) -> None:
    console, seats = screen(), result.played.seats
    title = f"{result.request.title(lang)} · {player_text(result.first.player, lang)}"
    if len(seats) > 1:
        console.print(f"{title} · {message(lang, 'simulate-seats', count=len(seats))}", style="bold", markup=False)
        print_table(console, seats_table(result, lang))
        title = message(lang, "simulate-seat", number=1)
    console.print(title, style="bold", markup=False)
    print_table(console, table(("", "gain"), figures(result, lang), lang=lang))
    print_table(console, quantiles(result.first, lang))
    print_table(console, distribution(result.first, lang))
    if result.played.broken_off:
        wanted = args.sessions or (None if args.until_error else USUAL_SESSIONS)
        says = broken_off_text(lang, "sessions", result.played.sessions, wanted, result.timed.checkpoint)
        console.print(says, style="bold yellow")
    elif args.until_error and (short := not_reached_text(lang, result.reached, args.until_error)):
        console.print(short, style="yellow")
    if result.first.adds:
        console.print(message(lang, "simulate-added-is-found"), style="dim")
    console.print(options_line(result.request.setting, lang), style="dim")
    if result.exact and result.exact.assumes:
        assumed = assumption(result.exact.assumes, lang)
        console.print(message(lang, "labelled", label=message(lang, "simulate-exact"), text=assumed), style="dim")


def plan_text(name: str, lang: Language) -> str:
    """A plan as typed; in languages other than English, its name."""
    called = f"plan-name-{name.partition(':')[0]}"
    return (
        name
        if lang == "en" or not has_message(called)
        else message(lang, "with-more", this=message(lang, called), more=name)
    )


def player_text(player: Player, lang: Language) -> str:
    parts = [message(lang, "simulate-player", bankroll=player.bankroll, plan=plan_text(player.plan.name, lang))]
    stops = (("simulate-stop-loss", player.stop_loss), ("simulate-stop-win", player.stop_win))
    parts += [message(lang, key, units=stop) for key, stop in stops if stop is not None]
    return joined(lang, parts, "list-phrases")


def figures(result: Result, lang: Language) -> list[tuple[str, str]]:
    seat, z = result.first, result.z(result.first)
    (low, high), error = seat.ruin.interval, result.stderr(seat)
    half, places, shoe = seat.half_width or 0.0, max(2, digits(seat.stderr) - 4), dealing_text(result.request, lang)
    staked = float(Fraction(seat.staked, seat.sessions))
    bounds = (f"{float(seat.mean) + each:+,.{places}f}" for each in (-half, half))
    interval = dict(zip(("low", "high"), (figures_text(lang, each) for each in bounds), strict=True))
    ruin = {"low": figures_text(lang, share_text(low)), "high": figures_text(lang, share_text(high))}
    lines: list[tuple[str, str | None]] = [
        ("simulate-session-mean", f"{float(seat.mean):+,.{places}f}"),
        ("simulate-interval", message(lang, "from-to", **interval) if half else too_few(lang)),
        ("simulate-session-sd", None if seat.sd is None else f"{seat.sd:,.2f}"),
        ("simulate-sessions-won", share_text(seat.won / seat.sessions)),
        ("simulate-ruin", f"{figures_text(lang, share_text(seat.ruin.share))}  ({message(lang, 'from-to', **ruin)})"),
        ("simulate-ended", endings(seat, lang)),
        ("simulate-below", f"{seat.below_zero:,}" if seat.below_zero else None),
        ("simulate-drawdown-mean", f"{float(seat.mean_drawdown):,.2f}"),
        ("simulate-rounds-mean", f"{float(seat.mean_rounds):,.1f}"),
        ("simulate-staked-mean", f"{staked:,.2f}"),
        ("simulate-mean", per_unit_text(result, lang)),
        ("simulate-exact", exact_text(result.exact, digits(error), lang)),
        ("simulate-z", None if z is None else f"{z:+.2f}"),
        ("simulate-per-staked", f"{float(seat.per_unit_of_all):+.{digits(error)}f}" if seat.adds else None),
        ("simulate-strategy", result.request.strategy.text(lang)),
        ("simulate-dealing", shoe if result.request.spec.dealing == "shoe" else None),
        ("simulate-sessions", _took(result, lang)),
        ("simulate-rate", speed_text(result.timed, lang)),
    ]
    return [(message(lang, name), value) for name, value in lines if value is not None]


def per_unit_text(result: Result, lang: Language) -> str:
    seat, error = result.first, result.stderr(result.first)
    mean = f"{float(seat.per_unit):+.{digits(error)}f}"
    return f"{mean}  ({too_few(lang)})" if error is None else f"{mean} ± {CONFIDENCE * error:.{digits(error)}f}"


def too_few(lang: Language) -> str:
    return message(lang, "simulate-too-few-sessions", fewest=FEWEST)


def _took(result: Result, lang: Language) -> str:
    played = result.played
    counts = {"sessions": played.sessions, "rounds": played.dealt}
    return message(lang, "simulate-sessions-in", **counts, seconds=result.timed.seconds, seed=played.seed)


def endings(seat: SeatSummary, lang: Language) -> str:
    parts = [
        message(lang, ENDINGS[how], share=figures_text(lang, share_text(count / seat.sessions)))
        for how, count in seat.ended.items()
        if count
    ]
    return joined(lang, parts)


def quantiles(seat: SeatSummary, lang: Language) -> Any:
    lines: list[tuple[str, Mapping[Fraction, Any], bool]] = [
        ("simulate-gain", seat.quantiles, True),
        ("simulate-drawdown", seat.drawdowns, False),
        ("simulate-highest", seat.highest, False),
        ("simulate-rounds", seat.rounds_quantiles, False),
        ("simulate-ruin-after", seat.ruin_rounds, False),
    ]
    shown = [
        (message(lang, name), [gain_text(value) if signed else amount_text(value) for value in found.values()])
        for name, found, signed in lines
        if found
    ]
    return quantiles_table(shown, message(lang, "simulate-session-quantiles"), lang)


def seats_table(result: Result, lang: Language) -> Any:
    lines = []
    for n, seat in enumerate(result.played.seats, 1):
        z = result.z(seat)
        lines.append(
            (
                str(n),
                f"{float(seat.mean):+,.3f}",
                "" if seat.stderr is None else f"{seat.stderr:,.3f}",
                "" if seat.sd is None else f"{seat.sd:,.2f}",
                share_text(seat.ruin.share),
                share_text(seat.won / seat.sessions),
                f"{float(seat.per_unit):+.6f}",
                "" if z is None else f"{z:+.2f}",
            )
        )
    columns = ("seat", "mean", "stderr", "sd", "ruin", "won", "per_unit", "z")
    return table(columns, lines, right=" ".join(columns), lang=lang, skip_empty=True)


def distribution(seat: SeatSummary, lang: Language) -> Any:
    """The results of sessions: a line for each or, if there are many, for each range."""
    heaps = ranges(seat, RANGES)
    longest = max(count for _, _, count in heaps)
    shown = [
        (
            gain_text(low)
            if low == high
            else message(
                lang, "from-to", low=figures_text(lang, gain_text(low)), high=figures_text(lang, gain_text(high))
            ),
            share_text(count / seat.sessions),
            Text(bar(Fraction(count, longest)) if count else "", style=_colour(low, high)),
        )
        for low, high, count in heaps
    ]
    title = message(lang, "simulate-session-results")
    return table(("total_gain", "share", ""), shown, title=title, right="total_gain share", lang=lang)


def _colour(low: Fraction, high: Fraction) -> str:
    return "green" if low >= 0 and high > 0 else "red" if low < 0 else "dim"


def ranges(seat: SeatSummary, most: int) -> list[tuple[Fraction, Fraction, int]]:
    """Bounds and counts of ranges whose width is easy to read."""
    bins = [(low, count) for low, _, count in seat.bins("gain")]
    if len(bins) <= min(most, LISTED_MOST):
        return [(low, low, count) for low, count in bins]
    least, greatest = bins[0][0], bins[-1][0]
    wide = _nice((greatest - least) / most)
    first, last = least // wide, greatest // wide
    heaps = dict.fromkeys(range(int(first), int(last) + 1), 0)
    for low, count in bins:
        heaps[int(low // wide)] += count
    return [(n * wide, (n + 1) * wide, count) for n, count in heaps.items()]


def _nice(width: Fraction) -> Fraction:
    """The next larger width that is one, two or five times a power of ten."""
    power = Fraction(10) ** floor(log10(width))
    return next(times * power for times in NICE if times * power >= width)


# As JSON.


def to_json(result: Result, args: Namespace, lang: Language) -> dict[str, Any]:
    seat, exact, played = result.first, result.exact, result.played
    mean, stderr = float(seat.per_unit), result.stderr(seat)
    return {
        **result.request.to_json(),
        "sessions": played.sessions,
        "rounds": seat.decided,
        "rounds_dealt": played.dealt,
        "rounds_of_a_session": played.rounds,
        "seed": played.seed,
        "mean": mean,
        "stderr": stderr,
        "exact": None if exact is None else str(exact.mean),
        "exact_decimal": None if exact is None else float(exact.mean),
        "z": result.z(seat),
        "spread": result.error_source(seat),
        "interval_95": None if stderr is None else [mean - CONFIDENCE * stderr, mean + CONFIDENCE * stderr],
        "exact_sd": None if exact is None or exact.variance is None else sqrt(exact.variance),
        **({"exact_of": "packs"} if exact and exact.of_packs else {}),
        "players": [{"seat": n, **of_seat(result, each)} for n, each in enumerate(played.seats, 1)],
        **({"until_error": args.until_error, "half_width": result.reached} if args.until_error else {}),
        **time_to_json(result.timed),
        "broken_off": played.broken_off,
        **({"assumes": assumption(exact.assumes, lang)} if exact and exact.assumes else {}),
        **({"added_in_a_round": message(lang, "simulate-added-is-found")} if seat.adds else {}),
    }


def of_seat(result: Result, seat: SeatSummary) -> dict[str, Any]:
    distributed = [
        {"from": str(low), "to": str(high), "sessions": count} for low, high, count in ranges(seat, JSON_RANGES)
    ]
    return {**seat.to_json(), "z": result.z(seat), "distribution": distributed}


# In files.


def rows_of(result: Result) -> list[dict[str, Any]]:
    """A row for each bin of each histogram of each seat."""
    return [
        {"seat": n, "of": name, "from": float(low), "to": float(high), "sessions": count}
        for n, seat in enumerate(result.played.seats, 1)
        for name in HISTOGRAMS
        for low, high, count in seat.bins(name)
    ]


def picture(result: Result, lang: Language) -> str:
    """The picture of the first seat."""
    from banca.report.plots.simulation import picture_of_sessions

    title = f"{result.request.title(lang)} · {player_text(result.first.player, lang)}"
    played = result.played
    count = counts_text(lang, played.seed, sessions=played.sessions, rounds=played.dealt)
    subtitle = joined(lang, (count, *beneath(result.request, lang)), "list-clauses")
    return picture_of_sessions(lang, title, subtitle, result.first)
