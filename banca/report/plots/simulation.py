"""Self-contained plots of simulations: rounds that converge to the exact value, and sessions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor, lcm, log10, sqrt

from banca.law import Language
from banca.messages import figures_text, message
from banca.report.plots import Bar as Row
from banca.report.plots import distribution
from banca.report.plots.panels import (
    FLAT,
    HIGH,
    LABEL,
    LOW,
    LOWER,
    MARGIN,
    MIDDLE,
    SMALL,
    TOP,
    UPPER,
    WIDTH,
    Bars,
    Mark,
    Panel,
    amount,
    band_between,
    figure_label,
    inset,
    key,
    legend,
    mark_lines,
    picture,
    round_labels,
    trace_line,
    upright_bars,
    within,
)
from banca.report.svg import Scale, box, line, percent, width_of, words
from banca.simulate.rounds import Simulated
from banca.simulate.sessions.summary import SeatSummary
from banca.simulate.statistics import CONFIDENCE, FEWEST

Convergence = Sequence[tuple[int, float]]  # number of rounds, and their mean

DEEPEST = 3.6  # standard errors drawn
FEW = 18  # up to this many results get a bar each
WIDEST = 4  # powers of ten of rounds drawn before the last
ENDINGS: Mapping[str, tuple[str, str]] = {
    "ruin": ("plot-ruin", "loss"),
    "stop-loss": ("plot-stop-loss", "push"),
    "rounds": ("plot-all-rounds", "accent"),
    "stop-win": ("plot-stop-win", "gain"),
}


# Rounds.


@dataclass(frozen=True, slots=True)
class Aim:
    """The exact value; for full packs, if the cards came from a shoe."""

    mean: Fraction
    variance: Fraction | None = None
    of_packs: bool = False


def picture_of_rounds(
    lang: Language,
    title: str,
    subtitle: str,
    found: Simulated,
    way: Convergence,
    exact: Aim | None,
) -> str:
    """How the mean converged to the exact value, or to the last mean without one; and the distribution of results."""
    way = [*way, (found.rounds, float(found.mean))] if not way or way[-1][0] < found.rounds else list(way)
    way = [each for each in way if each[0] * 10**WIDEST >= way[-1][0]]
    shapes: list[str] = []
    top = TOP
    if len(way) > 1:
        variance = found.variance if exact is None or exact.variance is None else exact.variance
        near = None if exact is None or exact.of_packs else exact.mean  # the exact value of this very play
        aim, sd = float(found.mean if near is None else near), sqrt(variance)
        shapes += _closing(lang, way, aim, sd, exact)
        shapes += _in_errors(lang, way, aim, sd, None if near is None or not sd else found.z(near, variance))
        top = 590.0
    drawn, bottom = _results(lang, top, found)
    return picture(lang, title, subtitle, bottom + MARGIN, [*shapes, *drawn])


def _closing(lang: Language, way: Convergence, aim: float, sd: float, exact: Aim | None) -> list[str]:
    panel = Panel(84, TOP, WIDTH - 150, 372)
    across = panel.across(way[0][0], way[-1][0], logarithmic=True)
    shown = [mean for _, mean in way] + ([float(exact.mean)] if exact else [])
    reach = max(1.25 * CONFIDENCE * sd / sqrt(way[0][0]), *(abs(mean - aim) * 1.05 for mean in shown)) or FLAT
    up = panel.up(aim - reach, aim + reach)
    rounds = [way[0][0] * (way[-1][0] / way[0][0]) ** (n / 80) for n in range(81)]
    half = [CONFIDENCE * sd / sqrt(n) for n in rounds]
    shapes = [panel.heading(message(lang, "plot-way")), panel.wash(), *panel.upright(up, percent)]
    shapes.append(band_between(rounds, [aim - h for h in half], [aim + h for h in half], across, up, 0.2))
    fine = 10.0 ** floor(log10(half[-1]) - 1) if sd else 0.01
    value = float(exact.mean) if exact else 0.0
    marks = [Mark(value, figure_label(lang, "simulate-exact", percent(value, fine)), "ink")] if exact else []
    marks.append(Mark(way[-1][1], figure_label(lang, "plot-simulated", percent(way[-1][1], fine)), "accent", "1 3"))
    shapes += mark_lines(panel, up, marks)
    shapes.append(trace_line([n for n, _ in way], [mean for _, mean in way], across, up, "accent", 1.8))
    shapes += panel.level(across, round_labels(lang), message(lang, "simulate-rounds"))
    band = message(lang, "plot-band")
    shapes += key(panel.right - width_of(band, SMALL) - 32, panel.bottom - 12, {band: 0.2})
    if exact and exact.of_packs:
        left, foot = panel.left + 12, panel.bottom - 12
        shapes.append(line(left, foot - 4, left + 16, foot - 4, "ink", 1.2, "4 3"))
        shapes.append(words(left + 22, foot, message(lang, "plot-of-packs"), "start", "faint", SMALL))
    return shapes


def _in_errors(lang: Language, way: Convergence, aim: float, sd: float, last: float | None) -> list[str]:
    """The same in standard errors, so that the end is as visible as the beginning."""
    panel = Panel(84, 446, WIDTH - 150, 526)
    errors = [(mean - aim) * sqrt(n) / sd if sd else 0.0 for n, mean in way]
    reach = max(DEEPEST, *(abs(z) * 1.05 for z in errors))
    across, up = panel.across(way[0][0], way[-1][0], logarithmic=True), panel.up(-reach, reach)
    ends = (way[0][0], way[-1][0])
    shapes = [panel.heading(message(lang, "plot-z-of-mean" if last is None else "plot-z")), panel.wash()]
    shapes += panel.upright(up, amount, 4)
    shapes.append(band_between(ends, (-CONFIDENCE,) * 2, (CONFIDENCE,) * 2, across, up, 0.2))
    shapes.append(line(panel.left, up(0), panel.right, up(0), "ink", 1.2, "4 3"))
    shapes.append(trace_line([n for n, _ in way], errors, across, up, "accent", 1.5))
    shapes += panel.level(across, round_labels(lang))
    if last is not None:
        at, said = up(errors[-1]) + 4, f"z = {figures_text(lang, amount(last, 0.01))}"
        shapes.append(words(panel.right + 8, at, said, "start", "accent", SMALL))
    return shapes


def _results(lang: Language, top: float, found: Simulated) -> tuple[list[str], float]:
    """A bar for each result, or a histogram if there are many; returns where it ends."""
    together: dict[Fraction, int] = {}
    for end, n in found.outcomes.items():
        together[end.gain] = together.get(end.gain, 0) + n
    ordered = sorted(together.items())
    panel = Panel(84, top, WIDTH - MARGIN, top + 200)
    heading = panel.heading(message(lang, "plot-results"))
    if len(ordered) <= FEW:
        bars = [Row(_gain(gain), n / found.rounds, float(gain)) for gain, n in ordered]
        labels = max(width_of(bar.label) for bar in bars) + 14
        inner, tall = inset(max(panel.left - labels, 0), top, distribution(bars, message(lang, "plot-log")))
        return [heading, inner], top + tall
    unit = lcm(*(gain.denominator for gain in together))
    bars_ = Bars.of([(int(gain * unit), n) for gain, n in ordered], unit)
    outside = message(lang, "plot-outside", share=figures_text(lang, percent(bars_.outside))) if bars_.outside else ""
    return [heading, *upright_bars(panel, bars_, (), signed=True, outside=outside)], panel.bottom + 22


def _gain(gain: Fraction) -> str:
    said = f"{float(gain):+.4f}".rstrip("0").rstrip(".")
    return said.replace("-", "\u2212") if gain else "0"


# Sessions.


def picture_of_sessions(lang: Language, title: str, subtitle: str, seat: SeatSummary) -> str:
    """The fan of bankrolls, how sessions ended, what they gained, how deep they fell."""
    shapes = [*_fan(lang, seat), *_endings_bar(lang, seat, 488)]
    gains = Panel(84, 590, 600, 790)
    bars = Bars.of(_bins(seat, "gain"), seat.unit)
    outside = message(lang, "plot-outside", share=figures_text(lang, percent(bars.outside))) if bars.outside else ""
    shapes.append(gains.heading(message(lang, "plot-gains")))
    shapes += upright_bars(gains, bars, _gain_marks(lang, seat), signed=True, outside=outside)
    falls = Panel(672, 590, WIDTH - MARGIN, 790)
    shapes.append(falls.heading(message(lang, "plot-falls")))
    marks = [Mark(float(seat.drawdowns[share]), percent(float(share)), "ink") for share in (MIDDLE, HIGH)]
    shapes += upright_bars(falls, Bars.of(_bins(seat, "drawdown"), seat.unit, 30), marks, signed=False)
    return picture(lang, title, subtitle, 832, shapes)


def _bins(seat: SeatSummary, name: str) -> list[tuple[int, int]]:
    found = seat.part.histograms[name]
    return list(zip(found.starts.tolist(), found.counts.tolist(), strict=True))


def _gain_marks(lang: Language, seat: SeatSummary) -> list[Mark]:
    player = seat.player
    marks = [Mark(float(seat.mean), figure_label(lang, "plot-mean", amount(float(seat.mean), 0.1)), "ink")]
    if seat.ended["ruin"]:
        marks.append(Mark(-player.bankroll, message(lang, "plot-ruin"), "loss"))
    if player.stop_loss is not None and player.stop_loss < player.bankroll:
        marks.append(Mark(-player.stop_loss, message(lang, "plot-stop-loss"), "push"))
    if player.stop_win is not None:
        marks.append(Mark(player.stop_win, message(lang, "plot-stop-win"), "gain"))
    return marks


def _fan(lang: Language, seat: SeatSummary) -> list[str]:
    panel, player, start = Panel(84, TOP, WIDTH - 150, 420), seat.player, float(seat.player.bankroll)
    points = [float(n) for n in seat.points]
    bands = {share: [float(each) for each in band] for share, band in seat.bands.items()}
    paths = [[float(each) for each in path] for path in seat.paths]
    across, up = panel.across(0, points[-1]), panel.up(*_reach(seat, bands, paths))
    shapes = [panel.heading(message(lang, "plot-fan")), panel.wash(), *panel.upright(up, amount)]
    lines = []
    for path in paths:
        colour = "gain" if path[-1] > start else "loss" if path[-1] < start else "push"
        until = next((n for n in range(len(path)) if path[n:] == path[n : n + 1] * (len(path) - n)), 0) + 1
        lines.append(trace_line(points[:until], path[:until], across, up, colour, 0.9, 0.32))
    shapes.append(within(panel, lines))
    if seat.sessions >= FEWEST:
        shapes.append(band_between(points, bands[LOW], bands[HIGH], across, up, 0.16))
        shapes.append(band_between(points, bands[LOWER], bands[UPPER], across, up, 0.22))
    marks = [Mark(start, message(lang, "plot-start"), "ink")]
    if player.stop_win is not None:
        marks.append(Mark(start + player.stop_win, message(lang, "plot-stop-win"), "gain"))
    if player.stop_loss is not None and player.stop_loss < player.bankroll:
        marks.append(Mark(start - player.stop_loss, message(lang, "plot-stop-loss"), "push"))
    if seat.ended["ruin"]:
        marks.append(Mark(0.0, message(lang, "plot-ruin"), "loss"))
    shapes += mark_lines(panel, up, marks)
    shapes.append(trace_line(points, bands[MIDDLE], across, up, "accent", 2.2))
    shapes += panel.level(across, round_labels(lang), message(lang, "simulate-rounds"))
    shades = {message(lang, "plot-band-of", low=25, high=75): 0.38, message(lang, "plot-band-of", low=5, high=95): 0.16}
    strokes = {message(lang, "plot-median"): ("accent", 2.2), _some(lang, len(paths)): ("loss", 0.9)}
    return shapes + legend(panel, shades if seat.sessions >= FEWEST else {}, strokes)


def _some(lang: Language, paths: int) -> str:
    return message(lang, "plot-some", n=paths) if paths > 1 else message(lang, "plot-one")


def _reach(
    seat: SeatSummary, bands: Mapping[Fraction, Sequence[float]], paths: Sequence[Sequence[float]]
) -> tuple[float, float]:
    """The range of the axis: all bands, nearly all paths, stop levels that are near; negative only if a path was."""
    lows, highs = sorted(min(path) for path in paths), sorted(max(path) for path in paths)
    few = len(paths) // 25
    low, high = min(*bands[LOW], lows[few]), max(*bands[HIGH], highs[-1 - few])
    room = (high - low or 1.0) * 0.06
    player = seat.player
    stop = player.bankroll + (player.stop_win or 0)
    if high < stop <= high + 4 * room:
        high = float(stop)
    if 0 < low <= 4 * room:
        low = 0.0
    return (low - room if low > 0 or low < 0 else -room / 2), high + room


def _endings_bar(lang: Language, seat: SeatSummary, top: float) -> list[str]:
    """One bar, divided by how sessions ended."""
    across = Scale(0, seat.sessions, 84, WIDTH - MARGIN)
    shapes = [words(84, top, message(lang, "plot-ended"), size=LABEL, bold=True)]
    x, label_x = 0, 84.0
    for name, (says, colour) in ENDINGS.items():
        n = seat.ended[name]
        if n:
            shapes.append(box(across(x), top + 12, max(across(x + n) - across(x) - 1, 0.5), 20, colour, 0.85, 1.5))
            text = figure_label(lang, says, percent(_three_digits(n / seat.sessions)))
            label_x = max(label_x, min(across(x), WIDTH - MARGIN - width_of(text, SMALL) - 14))
            shapes.append(box(label_x, top + 39, 9, 9, colour, 0.85))
            shapes.append(words(label_x + 14, top + 48, text, "start", "ink", SMALL))
            label_x += width_of(text, SMALL) + 30
            x += n
    return shapes


def _three_digits(share: float) -> float:
    """To three digits."""
    return float(f"{share:.3g}")
