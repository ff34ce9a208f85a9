"""What rounds came to, beside what they are worth exactly: as a table, as JSON, as rows and as a picture."""

from argparse import Namespace
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

from banca.cli.names import assumption, joined
from banca.cli.screen import options_line, put, screen, table
from banca.cli.simulate.exact import ExactValue
from banca.cli.simulate.figures import broken_off_text, counts_text, digits, not_reached_text, quantiles_text
from banca.cli.simulate.running import Timed, plain_time, speed
from banca.cli.simulate.spec import Question, beneath, dealing_text
from banca.cli.words import word
from banca.law import Language
from banca.simulate.rounds import Played, RoundCounts, Simulated
from banca.simulate.statistics import CONFIDENCE, FEWEST

MATRIX_MOST = 12  # seats of which the correlations stand in a table
LOST = {"pai-kau": "simulate.edge_lost"}  # where the edge is not the house's alone
FRACTION_MOST = 30  # characters that stand beside the decimals


@dataclass(frozen=True, slots=True)
class Result:
    question: Question
    played: Played
    timed: Timed[RoundCounts]
    exact: ExactValue | None
    rounds: int | None  # that were asked for; none where the run went on until it was accurate enough
    reached: float | None  # the half-width by which a run until some error is measured
    path: tuple[tuple[int, float], ...] = ()  # the mean after so many rounds

    @property
    def first(self) -> Simulated:
        return self.played.seats[0]

    @property
    def as_one(self) -> bool:
        """Whether all seats gain alike in every round: one alone, or the same bets on the same result."""
        return max(self.question.asked.kernel.rows) == 0

    @property
    def whole(self) -> tuple[float, float | None]:
        """Mean and standard error of all seats together, per unit staked; none where nothing is known of the spread."""
        if self.as_one:
            return float(self.first.mean), self.stderr(self.first)
        made = sum(seat.rounds for seat in self.played.seats)
        mean = sum((seat.mean * seat.rounds for seat in self.played.seats), Fraction(0)) / made
        dealt, variance = self.played.dealt, _seen(self.table_variance, self.played.dealt)
        return float(mean), None if variance is None else sqrt(variance / dealt) * dealt / made

    @property
    def spread(self) -> str | None:
        """By which spread the standard error was found, if it could be."""
        if self.as_one and self.exact is not None and self.exact.spread is not None:
            return "exact"
        return None if self.whole[1] is None else "sampled"

    @property
    def interval(self) -> tuple[float, float] | None:
        mean, stderr = self.whole
        return None if stderr is None else (mean - CONFIDENCE * stderr, mean + CONFIDENCE * stderr)

    def variance(self, seat: Simulated) -> Fraction | None:
        """The exact one, where it is known of this play; otherwise as it was seen."""
        if self.exact is not None and self.exact.spread is not None:
            return self.exact.spread
        return _seen(seat.variance, seat.rounds)

    def stderr(self, seat: Simulated) -> float | None:
        variance = self.variance(seat)
        return None if variance is None else sqrt(variance / seat.rounds)

    @property
    def table_variance(self) -> Fraction:
        """Of what all seats gain together in a round, one unit staked by each."""
        return sum((each for line in self.played.covariance for each in line), Fraction(0))

    def correlation(self, one: int, other: int) -> float | None:
        both = self.played.covariance
        spread = float(both[one][one] * both[other][other])
        return float(both[one][other]) / sqrt(spread) if spread else None

    def z(self, seat: Simulated) -> float | None:
        """None where the exact value is not that of the same play, or nothing is known of the spread."""
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


def _seen(variance: Fraction, rounds: int) -> Fraction | None:
    """None where rounds are too few to tell, or were all alike."""
    return variance * Fraction(rounds, rounds - 1) if variance and rounds >= FEWEST else None


# On the screen.


def show(result: Result, given: Namespace, lang: Language) -> None:
    console, question = screen(), result.question
    several = len(result.played.seats) > 1
    title = question.title(lang)
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
        says = broken_off_text(lang, "rounds", result.played.dealt, result.rounds, result.timed.kept_in)
        console.print(says, style="bold yellow")
    elif given.until_error and (short := not_reached_text(lang, result.reached, given.until_error)):
        console.print(short, style="yellow")
    console.print(options_line(question.setting, lang), style="dim")
    if result.exact and result.exact.assumes:
        console.print(f"{word(lang, 'exact')}: {assumption(result.exact.assumes, lang)}", style="dim")


def figures(result: Result, lang: Language) -> list[tuple[str, str]]:
    (mean, stderr), seat, question = result.whole, result.first, result.question
    z, places = result.whole_z, digits(stderr)
    several, shoe = len(result.played.seats) > 1, question.asked.dealing == "shoe"
    staked = float(seat.staked)
    rows: list[tuple[str, str | None]] = [
        ("mean", f"{mean:+.{places}f}"),
        (LOST.get(question.game.edition.game, "simulate.edge"), f"{-mean * 100:.{places - 2}f} %"),
        ("simulate.stderr", None if stderr is None else f"{stderr:.{places}f}"),
        ("interval", interval_text(result, lang)),
        ("exact", exact_text(result, lang)),
        ("simulate.difference", f"{mean - float(result.exact.mean):+.{places}f}" if shoe and result.exact else None),
        ("z", None if z is None else f"{z:+.2f}"),
        ("simulate.sd", None if several else sd_text(result, lang)),
        ("simulate.table_sd", f"{sqrt(result.table_variance):.4f}" if several else None),
        ("simulate.mean_correlation", _mean_correlation(result) if several else None),
        ("simulate.quantiles", None if several else quantiles_text(seat.quantiles, lang)),
        ("won_drawn_lost", None if several else f"{seat.wins:,} / {seat.pushes:,} / {seat.losses:,}"),
        ("simulate.average_stake", None if staked == 1 else f"{staked:.4f}"),
        ("simulate.per_staked", None if staked == 1 or several else f"{float(seat.mean / seat.staked):+.6f}"),
        ("simulate.strategy", question.strategy.told(lang)),
        ("simulate.dealing", dealing_text(question, lang) if shoe else None),
        ("rounds", rounds_text(result, lang)),
        ("simulate.dealt", f"{result.played.dealt:,}" if seat.rounds != result.played.dealt else None),
        ("simulate.rate", speed(result.timed, lang)),
    ]
    return [(word(lang, name), value) for name, value in rows if value is not None]


def interval_text(result: Result, lang: Language) -> str:
    if result.interval is None:
        return word(lang, "simulate.too_few", fewest=FEWEST)
    low, high = (f"{bound:+.{digits(result.whole[1])}f}" for bound in result.interval)
    return word(lang, "from_to", low=low, high=high)


def sd_text(result: Result, lang: Language) -> str:
    """As it was seen, beside the exact one where the error is found by that."""
    seen = f"{sqrt(result.first.variance):.4f}"
    if result.exact is None or result.exact.spread is None:
        return seen
    return word(lang, "simulate.sd_exact", sd=seen, exact=f"{sqrt(result.exact.spread):.4f}")


def exact_text(result: Result, lang: Language) -> str:
    if result.exact is None:
        return word(lang, "simulate.no_exact")
    mean, places = result.exact.mean, digits(result.whole[1])
    fraction = str(mean)
    says = f"{float(mean):+.{places}f}"
    says += f"  ({fraction})" if len(fraction) <= FRACTION_MOST else ""
    return word(lang, "simulate.packs_exact", exact=says) if result.exact.of_packs else says


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


def to_json(result: Result, given: Namespace) -> dict[str, Any]:
    (mean, stderr), seat, exact, z = result.whole, result.first, result.exact, result.whole_z
    several, dealt, interval = len(result.played.seats) > 1, result.played.dealt, result.interval
    return {
        **result.question.to_json(),
        "rounds": seat.rounds,
        **({"rounds_dealt": dealt} if dealt != seat.rounds else {}),
        "seed": seat.seed,
        "mean": mean,
        "stderr": stderr,
        "exact": None if exact is None else str(exact.mean),
        "exact_decimal": None if exact is None else float(exact.mean),
        "z": z,
        **({} if several else _of_seat(seat)),
        "spread": result.spread,
        "interval_95": None if interval is None else list(interval),
        "edge": -mean,
        "exact_edge": None if exact is None else str(-exact.mean),
        "exact_sd": None if exact is None or exact.variance is None else sqrt(exact.variance),
        **(_of_shoe(result) if result.question.asked.dealing == "shoe" else {}),
        **(_of_table(result) if several else {}),
        **({"until_error": given.until_error, "half_width": result.reached} if given.until_error else {}),
        **plain_time(result.timed),
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
            {"result": end.result, "gain": str(end.gain), "staked": str(end.staked), "count": count}
            for end, count in sorted(seat.outcomes.items(), key=lambda each: (-each[0].gain, each[0].staked))
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


def rows(result: Result) -> list[dict[str, Any]]:
    """A row for each end of each seat."""
    return [
        {
            "seat": n,
            "result": end.result,
            "gain": str(end.gain),
            "gain_decimal": float(end.gain),
            "staked": str(end.staked),
            "staked_decimal": float(end.staked),
            "count": count,
            "share": count / seat.rounds,
        }
        for n, seat in enumerate(result.played.seats, 1)
        for end, count in sorted(seat.outcomes.items(), key=lambda each: (-each[0].gain, each[0].staked))
    ]


def picture(result: Result, lang: Language) -> str:
    """Of the first seat."""
    from banca.report.plots.simulation import Aim, picture_of_rounds

    exact, seat = result.exact, result.first
    count = counts_text(lang, seat.seed, rounds=seat.rounds)
    subtitle = joined(lang, (count, *beneath(result.question, lang)), "semicolon")
    aim = None if exact is None else Aim(exact.mean, exact.spread, of_packs=exact.of_packs)
    return picture_of_rounds(lang, result.question.title(lang), subtitle, seat, result.path, aim)
