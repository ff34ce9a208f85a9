"""Panels of a self-contained plot: title, axes with ticks, bands and traces, upright bars, legends."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import gcd
from unicodedata import east_asian_width

from banca.law import Language
from banca.messages import figures_text, message
from banca.report.document import PALETTE
from banca.report.svg import (
    Scale,
    area,
    box,
    decades,
    digits_of,
    drawing,
    line,
    number,
    percent,
    ticks,
    trace,
    width_of,
    with_marks,
    words,
)

WIDTH, MARGIN = 960.0, 28.0
SMALL, LABEL, TITLE = 11.0, 13.0, 19.0
LABEL_LINE, TITLE_LINE = 17.0, 25.0
TITLES_MOST, SUBTITLES_MOST = 3, 5
GAP = 14.0  # between two labels, one below the other
TOP = 108.0  # of the first panel
FLAT = 0.01  # drawn range to either side if nothing varies
LOW, LOWER, MIDDLE, UPPER, HIGH = (Fraction(n, 100) for n in (5, 25, 50, 75, 95))  # quantiles that are drawn
BARS_MOST = 56
OUTSIDE = (0.001, 0.005, 0.02)  # shares at either end that may be outside the picture
SPIKES, TOWERING = 3, 3.0  # bars that may tower above the rest, and from how many times their height they are cut
MATTERS = 0.1  # the least share of the rest
ROW = 13.0  # of marks above the bars
Bins = Sequence[tuple[int, int]]  # whole numbers in order, with their counts
# Character widths in DejaVu Sans, the widest fallback font: an upper bound for each class, as a multiple of the
# font size, plain and bold. Characters in no class are small letters, digits or capitals.
WIDEST: Mapping[str, tuple[float, float]] = {
    " .,:;'|·/ijlIJí": (0.34, 0.41),
    "-frt()[]!": (0.42, 0.5),
    "#+<=>^~¬±×÷−≤≥σ": (0.84, 0.84),
    "&mwMW%@¼½¾—…": (1.0, 1.11),
}
LETTER, CAPITAL, SQUARE = (0.64, 0.72), (0.79, 0.86), (1.0, 1.0)
# Where a line may break: between words, and between Chinese characters and their punctuation.
OPENS, CLOSES = "“‘（《「", "”’）》」，。、；："
CHARACTER, WORD = rf"[^\s\x00-\u2e7f{CLOSES}]", rf"[^\s\u2e80-\uffef{OPENS}{CLOSES}]{{1,40}}"
PIECES = re.compile(rf"\s*(?:[{OPENS}]*(?:{CHARACTER}|{WORD})[{CLOSES}]*|\S)")
COLOUR = re.compile(r"var\(--([a-z-]+)\)")
FONTS = (
    "'Source Sans 3','Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans','Noto Sans TC','Noto Sans CJK TC',"
    "'PingFang TC','Microsoft JhengHei',sans-serif"
)


def picture(lang: Language, title: str, subtitle: str, height: float, shapes: Sequence[str]) -> str:
    """A self-contained file: colours by value, common fonts, a size. Long headings are wrapped."""
    titles = lines_of(title, TITLE, TITLES_MOST, bold=True)
    subtitles = lines_of(subtitle, LABEL, SUBTITLES_MOST)
    down = (len(titles) - 1) * TITLE_LINE + (len(subtitles) - 1) * LABEL_LINE
    first = 36 + (len(titles) - 1) * TITLE_LINE + 20
    head = [
        box(0, 0, WIDTH, height + down, "paper"),
        *(words(MARGIN, 36 + n * TITLE_LINE, text, size=TITLE, bold=True) for n, text in enumerate(titles)),
        *(words(MARGIN, first + n * LABEL_LINE, text, colour="faint", size=LABEL) for n, text in enumerate(subtitles)),
    ]
    body = f'<g transform="translate(0 {number(down)})">{with_marks("".join(shapes), lang)}</g>'
    drawn = COLOUR.sub(lambda found: PALETTE[found[1]][0], drawing(WIDTH, height + down, [*head, body]))
    size = f'width="{number(WIDTH)}" height="{number(height + down)}" role="img" font-family="{FONTS}"'
    return drawn.replace("<svg", f"<svg {size}", 1) + "\n"


def widest_of(text: str, size: float, *, bold: bool = False) -> float:
    """The greatest width of the text in any of the fonts."""
    return size * sum(_wide(character)[bold] for character in text)


def _wide(character: str) -> tuple[float, float]:
    if east_asian_width(character) in "WF":
        return SQUARE
    letter = CAPITAL if character.isupper() else LETTER
    return next((wide for characters, wide in WIDEST.items() if character in characters), letter)


def lines_of(text: str, size: float, most: int, *, bold: bool = False) -> tuple[str, ...]:
    """The heading wrapped so that it fits in any font; lines beyond the maximum are dropped."""
    room = WIDTH - MARGIN - MARGIN
    lines = [""]
    for piece in PIECES.findall(text):
        if lines[-1] and widest_of(lines[-1] + piece, size, bold=bold) > room:
            lines.append(piece.strip())
        else:
            lines[-1] = (lines[-1] + piece).lstrip()
    if len(lines) <= most:
        return tuple(lines)
    last = lines[most - 1]
    while widest_of(f"{last}…", size, bold=bold) > room:
        last = last[:-1]
    return (*lines[: most - 1], f"{last.rstrip(' ,;，；')}…")


@dataclass(frozen=True, slots=True)
class Panel:
    """The area of a plot between its axes, with a heading above."""

    left: float
    top: float
    right: float
    bottom: float

    def heading(self, text: str) -> str:
        return words(self.left, self.top - 12, text, size=LABEL, bold=True)

    def wash(self) -> str:
        return box(self.left, self.top, self.right - self.left, self.bottom - self.top, "wash")

    def up(self, low: float, high: float) -> Scale:
        return Scale(low, high, self.bottom, self.top)

    def across(self, low: float, high: float, *, logarithmic: bool = False) -> Scale:
        return Scale(low, high, self.left, self.right, logarithmic)

    def upright(self, scale: Scale, says: Callable[[float, float], str], most: int = 6) -> list[str]:
        marks = ticks(scale.low, scale.high, most)
        step = marks[1] - marks[0] if len(marks) > 1 else 1.0
        found = [line(self.left, scale(mark), self.right, scale(mark), "rule") for mark in marks]
        return found + [words(self.left - 7, scale(m) + 4, says(m, step), "end", "faint", SMALL) for m in marks]

    def level(self, scale: Scale, says: Callable[[float, float], str], label: str = "", most: int = 7) -> list[str]:
        """Ticks along the bottom, far enough apart that their labels do not touch."""
        marks = decades(scale.low, scale.high) if scale.logarithmic else ticks(scale.low, scale.high, most)
        if len(marks) < 2:
            marks = [scale.low, scale.high]
        step = marks[1] - marks[0]
        found, occupied = [], self.left - 40
        for mark in marks:
            x, said = scale(mark), says(mark, step)
            half = width_of(said, SMALL) / 2
            found.append(line(x, self.bottom, x, self.bottom + 4, "faint"))
            if x - half > occupied + 6 and x + half < WIDTH:
                found.append(words(x, self.bottom + 17, said, "middle", "faint", SMALL))
                occupied = x + half
        if label:
            found.append(words(self.right, self.bottom + 33, label, "end", "faint", SMALL))
        return found


def amount(value: float, step: float = 1.0) -> str:
    """A number with enough digits to distinguish the steps."""
    said = f"{value:,.{digits_of(step)}f}"
    return said.replace("-", "\u2212") if float(said.replace(",", "")) else said.removeprefix("-")


def round_labels(lang: Language) -> Callable[[float, float], str]:
    """Labels for rounds: 20,000, but 5 M rather than 5,000,000."""

    def text(value: float, _step: float) -> str:
        for size, name in ((1e9, "plot-thousands-of-millions"), (1e6, "plot-millions")):
            if value >= size:
                return message(lang, name, count=figures_text(lang, f"{value / size:,.4g}"))
        return f"{value:,.4g}" if value < 1e4 else f"{value:,.0f}"

    return text


def figure_label(lang: Language, name: str, figure: str) -> str:
    """A label and its figure."""
    return message(lang, "plot-named", name=message(lang, name), figure=figures_text(lang, figure))


@dataclass(frozen=True, slots=True)
class Mark:
    """A labelled position on a scale."""

    at: float
    says: str
    colour: str
    dash: str = "4 3"


def apart(places: Sequence[float], low: float, high: float, gap: float = GAP) -> list[float]:
    """The positions, moved as little as needed so that labels do not overlap and stay within bounds."""
    order = sorted(range(len(places)), key=lambda n: places[n])
    found = [min(max(places[n], low), high) for n in order]
    for n in range(1, len(found)):
        found[n] = max(found[n], found[n - 1] + gap)
    over = found[-1] - high if found else 0
    if over > 0:
        found[-1] -= over
        for n in range(len(found) - 2, -1, -1):
            found[n] = min(found[n], found[n + 1] - gap)
    return [found[order.index(n)] for n in range(len(places))]


def mark_lines(panel: Panel, up: Scale, marks: Sequence[Mark]) -> list[str]:
    """Lines across a panel, labelled at its right."""
    shown = [mark for mark in marks if up.low <= mark.at <= up.high]
    places = apart([up(mark.at) + 4 for mark in shown], panel.top + 8, panel.bottom + 4)
    found = [line(panel.left, up(m.at), panel.right, up(m.at), m.colour, 1.2, m.dash) for m in shown]
    return found + [
        words(panel.right + 8, y, mark.says, "start", mark.colour, SMALL) for mark, y in zip(shown, places, strict=True)
    ]


def band_between(
    points: Sequence[float], low: Sequence[float], high: Sequence[float], across: Scale, up: Scale, opacity: float
) -> str:
    above = [(across(x), up(min(max(y, up.low), up.high))) for x, y in zip(points, high, strict=True)]
    below = [(across(x), up(min(max(y, up.low), up.high))) for x, y in zip(points, low, strict=True)]
    return area([*above, *reversed(below)], "accent", opacity)


def within(panel: Panel, shapes: Sequence[str]) -> str:
    """Clip to the panel."""
    x, y, wide, tall = map(number, (panel.left, panel.top, panel.right - panel.left, panel.bottom - panel.top))
    box_ = f"{x} {y} {wide} {tall}"
    return f'<svg x="{x}" y="{y}" width="{wide}" height="{tall}" viewBox="{box_}">{"".join(shapes)}</svg>'


def key(x: float, y: float, entries: Mapping[str, float]) -> list[str]:
    """A key of the bands: patches in their shades, with labels."""
    found = []
    for n, (text, opacity) in enumerate(entries.items()):
        found += [
            box(x, y + n * 17 - 9, 16, 11, "accent", opacity),
            words(x + 22, y + n * 17, text, "start", "faint", SMALL),
        ]
    return found


def trace_line(
    points: Sequence[float],
    values: Sequence[float],
    across: Scale,
    up: Scale,
    colour: str,
    width: float = 1,
    opacity: float = 1,
) -> str:
    return trace([(across(x), up(y)) for x, y in zip(points, values, strict=True)], colour, width, opacity)


def inset(x: float, y: float, drawn: str) -> tuple[str, float]:
    """A drawing inside another, at its own size; returns its height too."""
    opening, _, rest = drawn.partition(">")
    wide, tall = opening.rpartition("viewBox=")[-1].strip('"').split()[2:]
    at = f'x="{number(x)}" y="{number(y)}" width="{wide}" height="{tall}"'
    return f"{opening.replace('<svg', f'<svg {at}', 1)}>{rest}", float(tall)


def legend(
    panel: Panel, shades: Mapping[str, float], strokes: Mapping[str, tuple[str, float]], note: str = ""
) -> list[str]:
    """The legend of a panel's bands and lines in one row below it, and a note on them."""
    x, y, shapes = panel.left, panel.bottom + 33, []
    for text, opacity in shades.items():
        shapes += key(x, y, {text: opacity})
        x += 40 + width_of(text, SMALL)
    for text, (colour, width) in strokes.items():
        shapes.append(line(x, y - 4, x + 16, y - 4, colour, width))
        shapes.append(words(x + 22, y, text, "start", "faint", SMALL))
        x += 40 + width_of(text, SMALL)
    return [*shapes, words(x, y, note, "start", "faint", SMALL)] if note else shapes


# Upright bars: a histogram with as many bars as can be distinguished.


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
        """Bars of equal width, a multiple of the common step of all numbers."""
        total = sum(n for _, n in bins)
        first, last = _drawn_range(bins, total)
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
        """The height of the drawing: cut towering bars so that the rest stays visible."""
        heights = sorted((bar.share for bar in self.bars), reverse=True)
        for n in range(1, min(SPIKES, len(heights) - 1) + 1):
            if heights[n - 1] > TOWERING * heights[n] and sum(heights[n:]) > MATTERS:
                return heights[n] * 1.5
        return heights[0] * 1.04


def _drawn_range(bins: Bins, total: int) -> tuple[int, int]:
    """The first and last number drawn; long tails are cut."""
    first, last = _within(bins, total * OUTSIDE[0])
    for outside in OUTSIDE[1:]:
        one, other = _within(bins, total * outside)
        if bins[other][0] - bins[one][0] < (bins[last][0] - bins[first][0]) / 2:
            first, last = one, other
    return first, last


def _within(bins: Bins, room: float) -> tuple[int, int]:
    """The first and last number, if at most this share may be outside at either end."""
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
    """Draw upright bars, losses and gains in their colours."""
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
    shapes += _label_cut(panel, found, across, up)
    shapes.append(line(panel.left, panel.bottom, panel.right, panel.bottom, "ink"))
    names = [(row, x, width_of(mark.says, SMALL) / 2) for mark, (x, row) in zip(shown, placed, strict=True)]
    for mark, (row, x, _) in zip(shown, names, strict=True):
        at = across(mark.at)
        crossed = [other for other, middle, half in names if abs(at - middle) < half + 2]
        under = max([row, *crossed])  # begin a line below all labels that it would cross
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


def _label_cut(panel: Panel, found: Bars, across: Scale, up: Scale) -> list[str]:
    """Label a bar that is cut with its height."""
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
    """The position of each label, in rows above the bars, without overlap."""
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
