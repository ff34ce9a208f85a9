"""Upright bars: how often results came, gathered into as many bars as can be told apart, with places marked above."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import gcd

from banca.report.panels import SMALL, Mark, Panel, amount
from banca.report.svg import Scale, box, line, percent, width_of, words

BARS_MOST = 56
OUTSIDE = (0.001, 0.005, 0.02)  # of all, at either end, that may lie beyond the picture
SPIKES, TOWERING = 3, 3.0  # bars that may tower above the rest, and how many times as high they must be to be cut
MATTERS = 0.1  # of all, that the rest must be at least
ROW = 13.0  # of marks above the bars
Bins = Sequence[tuple[int, int]]  # whole numbers in their order, and how often each came


@dataclass(frozen=True, slots=True)
class Bar:
    low: float
    high: float
    share: float


@dataclass(frozen=True, slots=True)
class Bars:
    bars: tuple[Bar, ...]
    outside: float

    @staticmethod
    def of(bins: Bins, unit: int, most: int = BARS_MOST) -> "Bars":
        """Bars of one width, a multiple of what all numbers differ by, so that none is wider than another by chance."""
        total = sum(n for _, n in bins)
        first, last = _drawn(bins, total)
        inside = bins[first : last + 1]
        step = gcd(*(b - a for (a, _), (b, _) in pairwise(inside))) or unit
        start, span = inside[0][0], inside[-1][0] - inside[0][0]
        wide = step * (span // (step * most) + 1)
        shares = [0.0] * (span // wide + 1)
        for value, n in inside:
            shares[(value - start) // wide] += n / total
        edges = [(start + n * wide - step / 2) / unit for n in range(len(shares) + 1)]
        bars = tuple(Bar(low, high, share) for (low, high), share in zip(pairwise(edges), shares, strict=True))
        return Bars(bars, max(0.0, 1 - sum(shares)) if last - first + 1 < len(bins) else 0.0)

    @property
    def cut(self) -> float:
        """How high the drawing goes: not so high that a few towering bars leave nothing to be seen of the rest."""
        heights = sorted((bar.share for bar in self.bars), reverse=True)
        for n in range(1, min(SPIKES, len(heights) - 1) + 1):
            if heights[n - 1] > TOWERING * heights[n] and sum(heights[n:]) > MATTERS:
                return heights[n] * 1.5
        return heights[0] * 1.04


def _drawn(bins: Bins, total: int) -> tuple[int, int]:
    """The first and the last number that are drawn: fewer, where long tails would leave no room for the rest."""
    first, last = _within(bins, total * OUTSIDE[0])
    for outside in OUTSIDE[1:]:
        one, other = _within(bins, total * outside)
        if bins[other][0] - bins[one][0] < (bins[last][0] - bins[first][0]) / 2:
            first, last = one, other
    return first, last


def _within(bins: Bins, room: float) -> tuple[int, int]:
    """The first and the last, if no more than so many may lie beyond either."""
    ends = []
    for order in (range(len(bins)), range(len(bins) - 1, -1, -1)):
        seen = 0
        for n in order:
            seen += bins[n][1]
            if seen > room:
                ends.append(n)
                break
    return ends[0], ends[1]


def upright_bars(
    panel: Panel, found: Bars, marks: Sequence[Mark], *, signed: bool, label: str = "", outside: str = ""
) -> list[str]:
    """Losses and gains in their colours, where the numbers have a sign."""
    shown = [mark for mark in marks if found.bars[0].low <= mark.at <= found.bars[-1].high]
    across = panel.across(found.bars[0].low, found.bars[-1].high)
    placed = _rows(panel, across, shown)
    rows = 1 + max((row for _, row in placed), default=-1)
    bars = Panel(panel.left, panel.top + rows * ROW + 6, panel.right, panel.bottom)
    up = bars.up(0, found.cut)
    shapes = [panel.wash(), *bars.upright(up, percent, 4), *panel.level(across, amount, label)]
    for bar in found.bars:
        colour = "accent" if not signed else "push" if bar.low < 0 < bar.high else "gain" if bar.low >= 0 else "loss"
        shapes += _bar(bar, colour, across, up, found.cut)
    shapes += _told_cut(panel, found, across, up)
    shapes.append(line(panel.left, panel.bottom, panel.right, panel.bottom, "ink"))
    names = [(row, x, width_of(mark.says, SMALL) / 2) for mark, (x, row) in zip(shown, placed, strict=True)]
    for mark, (row, x, _) in zip(shown, names, strict=True):
        at = across(mark.at)
        crossed = [other for other, middle, half in names if abs(at - middle) < half + 2]
        under = max([row, *crossed])  # a line begins below all names that it would run through
        shapes.append(line(at, panel.top + under * ROW + 14, at, panel.bottom, mark.colour, 1.2, mark.dash))
        shapes.append(words(x, panel.top + row * ROW + 11, mark.says, "middle", mark.colour, SMALL))
    if outside:
        shapes.append(words(panel.right, panel.top - 12, outside, "end", "faint", SMALL))
    return shapes


def _bar(bar: Bar, colour: str, across: Scale, up: Scale, cut: float) -> list[str]:
    left, right, top = across(bar.low), across(bar.high), up(min(bar.share, cut))
    gap = min(1.0, (right - left) * 0.12)
    found = [box(left + gap / 2, top, right - left - gap, up.start - top, colour, 0.82)] if bar.share else []
    if bar.share > cut:
        torn = top + 16
        found.append(line(left - 2, torn + 3, right + 2, torn - 3, "wash", 3.5))
    return found


def _told_cut(panel: Panel, found: Bars, across: Scale, up: Scale) -> list[str]:
    """How high a bar is that goes on beyond the drawing, beside it."""
    shapes = []
    for bar in found.bars:
        if bar.share > found.cut:
            said = percent(round(bar.share, 3))
            wide = width_of(said, SMALL)
            after = across(bar.high) + 5
            fits = after + wide < panel.right
            shapes.append(
                words(
                    after if fits else across(bar.low) - 5, up.end + 20, said, "start" if fits else "end", "ink", SMALL
                )
            )
    return shapes


def _rows(panel: Panel, across: Scale, marks: Sequence[Mark]) -> list[tuple[float, int]]:
    """Where each mark's name stands, and in which row above the bars, so that none covers another."""
    ends: list[float] = []
    found: dict[int, tuple[float, int]] = {}
    for n in sorted(range(len(marks)), key=lambda n: marks[n].at):
        half = width_of(marks[n].says, SMALL) / 2
        x = min(max(across(marks[n].at), panel.left + half), panel.right - half)
        row = next((row for row, end in enumerate(ends) if x - half > end + 8), len(ends))
        if row == len(ends):
            ends.append(0.0)
        ends[row] = x + half
        found[n] = x, row
    return [found[n] for n in range(len(marks))]
