"""The plots of the reports: distributions, bands of returns, effects of options, all bets compared.

Each returns a drawing for `document.Figure`. The caller passes the labels, in the reader's language.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import floor, log10, sqrt

from banca.law import Language
from banca.messages import figures_text, joined, message
from banca.report.svg import Scale, area, box, decades, dot, drawing, line, percent, ticks, width_of, words, wrap_text

WIDTH = 720.0
SMALL = 11.0
SPREAD = 50  # chances that differ by a larger factor get a logarithmic axis
ROW, ROWS_TALL, ROW_LOW = 24.0, 8, 19.0  # the height of a bar; if there are many, a lower one


@dataclass(frozen=True, slots=True)
class Bar:
    label: str
    chance: float
    gain: float


def distribution(bars: Sequence[Bar], log_note: str) -> str:
    """A bar for each net result, lowest first; logarithmic if the chances differ much."""
    chances = [bar.chance for bar in bars]
    logarithmic = max(chances) / min(chances) > SPREAD
    left = max(width_of(bar.label) for bar in bars) + 14
    right = WIDTH - 96
    low = 10.0 ** floor(log10(min(chances)) - 0.15) if logarithmic else 0.0
    marks = decades(low, 1) if logarithmic else ticks(0, max(chances) * 1.02, 5)
    scale = Scale(low, 1 if logarithmic else max(*chances, marks[-1]), left, right, logarithmic)
    row = ROW if len(bars) <= ROWS_TALL else ROW_LOW
    bottom = len(bars) * row + 8
    shapes = []
    every = max(1, -(-len(marks) // 9))
    for mark in marks[::-every][::-1] if logarithmic else marks:
        shapes.append(line(scale(mark), 4, scale(mark), bottom, "rule"))
        shapes.append(words(scale(mark), bottom + 16, percent(mark), "middle", "faint", SMALL))
    for n, bar in enumerate(bars):
        y = n * row + 4 + row / 12
        colour = "gain" if bar.gain > 0 else "loss" if bar.gain < 0 else "push"
        shapes.append(words(left - 8, y + row / 2 + 3, bar.label, "end"))
        shapes.append(box(left, y + 2, scale(bar.chance) - left, row - 7, colour, 0.85, 1.5))
        shapes.append(words(scale(bar.chance) + 6, y + row / 2 + 3, percent(bar.chance), "start", "faint", SMALL))
    shapes.append(line(left, 4, left, bottom, "ink"))
    if logarithmic:
        shapes.append(words(right, bottom + 32, log_note, "end", "faint", SMALL))
    return drawing(WIDTH, bottom + (38 if logarithmic else 22), shapes)


@dataclass(frozen=True, slots=True)
class Funnel:
    """The data and labels of the bands."""

    back: float  # the expected return per unit
    sd: float
    levels: Mapping[str, float]  # 90 %, 95 %, 99 %, with the standard errors that each spans, narrowest first
    rounds: str
    expected: str
    break_even: str
    unsafe_below: float | None = None  # the normal band is unsafe below this many rounds
    unsafe: str = ""


LEAST, MOST = 3, 8  # powers of ten of the rounds played
FUNNEL_HEIGHT = 250.0


def bands(funnel: Funnel) -> str:
    """The bands of the return, for a thousand to a hundred million rounds."""
    widest = max(funnel.levels.values()) * funnel.sd / sqrt(10.0**LEAST)
    low = min(funnel.back - widest, 1 - widest * 0.1)
    high = max(funnel.back + widest, 1 + widest * 0.1)
    marks = ticks(low, high, 6)
    step = marks[1] - marks[0]
    left = max(width_of(percent(mark, step), SMALL) for mark in marks) + 12
    right, top, bottom = WIDTH - 150, 12.0, FUNNEL_HEIGHT - 44
    across = Scale(10.0**LEAST, 10.0**MOST, left, right, logarithmic=True)
    up = Scale(low, high, bottom, top)
    shapes = [box(left, top, right - left, bottom - top, "wash")]
    for mark in marks:
        shapes.append(line(left, up(mark), right, up(mark), "rule"))
        shapes.append(words(left - 7, up(mark) + 4, percent(mark, step), "end", "faint", SMALL))
    for power in range(LEAST, MOST + 1):
        x = across(10.0**power)
        shapes.append(line(x, bottom, x, bottom + 5, "faint"))
        shapes.append(words(x, bottom + 18, _power(power), "middle", "faint", SMALL))
    points = [10.0 ** (LEAST + (MOST - LEAST) * n / 60) for n in range(61)]
    for z in sorted(funnel.levels.values(), reverse=True):
        reach = [z * funnel.sd / sqrt(n) for n in points]
        above = [(across(n), up(funnel.back + r)) for n, r in zip(points, reach, strict=True)]
        below = [(across(n), up(funnel.back - r)) for n, r in zip(points, reach, strict=True)]
        shapes.append(area([*above, *reversed(below)], "accent", 0.25))
    if funnel.unsafe_below and funnel.unsafe_below > 10.0**LEAST:
        x = across(min(funnel.unsafe_below, 10.0**MOST))
        shapes.append(line(x, top, x, bottom, "push", 1.2, "2 3"))
        room = x - left > width_of(funnel.unsafe, SMALL) + 10
        y = top + 12 if up(1) > (top + bottom) / 2 else bottom - 7
        shapes.append(words(x - 5 if room else x + 5, y, funnel.unsafe, "end" if room else "start", "push", SMALL))
    shapes.append(line(left, up(1), right, up(1), "ink", 1.2, "5 4"))
    shapes.append(line(left, up(funnel.back), right, up(funnel.back), "accent", 1.8))
    shapes += _at_the_right(right, up, funnel)
    shapes.append(words((left + right) / 2, bottom + 38, funnel.rounds, "middle", "faint", SMALL))
    return drawing(WIDTH, FUNNEL_HEIGHT, shapes)


def _at_the_right(right: float, up: Scale, funnel: Funnel) -> list[str]:
    """Label the two lines, without overlap, and add the key of the bands."""
    expected, even = up(funnel.back), up(1)
    if abs(expected - even) < 34:
        down = 1 if expected >= even else -1
        middle = (expected + even) / 2
        expected, even = middle + 17 * down, middle - 17 * down
    said = [
        words(right + 8, expected + 4, funnel.expected, "start", "accent", SMALL, bold=True),
        words(right + 8, expected + 18, percent(funnel.back), "start", "accent", SMALL),
        words(right + 8, even + 4, funnel.break_even, "start", "ink", SMALL),
    ]
    key = up.start - 17 * len(funnel.levels) + 10 if even < (up.start + up.end) / 2 else 20
    for n, level in enumerate(funnel.levels):
        y = key + n * 17
        layers = len(funnel.levels) - n
        said += [box(right + 8, y - 9, 16, 11, "accent", 0.25)] * layers
        said.append(words(right + 30, y, level, "start", "faint", SMALL))
    return said


def _power(power: int) -> str:
    return "10" + "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(digit)] for digit in str(power))


@dataclass(frozen=True, slots=True)
class Swing:
    """How an option's alternatives change the edge."""

    label: str
    alternatives: tuple[tuple[str, float], ...]

    @property
    def span(self) -> float:
        moves = [0.0, *(move for _, move in self.alternatives)]
        return max(moves) - min(moves)


def tornado(swings: Sequence[Swing], now: str, axis: str) -> str:
    """A row for each option, largest effect first; a lower edge is drawn to the left."""
    rows = sorted(swings, key=lambda swing: -swing.span)
    room = 210.0
    low = min(0.0, *(move for row in rows for _, move in row.alternatives))
    high = max(0.0, *(move for row in rows for _, move in row.alternatives))
    ends = [_extremes(row) for row in rows]
    before = max((width_of(said, SMALL) for (said, move), _ in ends if move < 0), default=0) + 10
    after = max((width_of(said, SMALL) for _, (said, move) in ends if move > 0), default=0) + 10
    left, right = room + min(before, 180), WIDTH - min(after, 180) - 4
    scale = Scale(low, high, left, right)
    heights = [max(len(wrap_text(row.label, room - 12, SMALL)) * 14.0 + 10, 34.0) for row in rows]
    bottom = sum(heights) + 20
    half = width_of(now, SMALL) / 2
    shapes = [words(min(scale(0), WIDTH - half - 4), 10, now, "middle", "faint", SMALL)]
    marks = ticks(low, high, 5)
    step = marks[1] - marks[0]
    for mark in marks:
        shapes.append(line(scale(mark), 16, scale(mark), bottom, "rule"))
        shapes.append(words(scale(mark), bottom + 15, _signed_percent(mark, step), "middle", "faint", SMALL))
    y = 18.0
    for row, height, (least, most) in zip(rows, heights, ends, strict=True):
        shapes += _swing(row, y, height, scale, room)
        middle = y + height / 2
        if least[1] < 0:
            shapes.append(words(scale(least[1]) - 5, middle + 4, _truncate(least[0], 180), "end", "ink", SMALL))
        if most[1] > 0:
            shapes.append(words(scale(most[1]) + 5, middle + 4, _truncate(most[0], 180), "start", "ink", SMALL))
        y += height
    shapes.append(line(scale(0), 14, scale(0), bottom, "ink", 1.2))
    shapes.append(words((left + right) / 2, bottom + 32, axis, "middle", "faint", SMALL))
    return drawing(WIDTH, bottom + 40, shapes)


def _swing(row: Swing, y: float, height: float, scale: Scale, room: float) -> list[str]:
    lines = wrap_text(row.label, room - 12, SMALL)
    middle = y + height / 2
    moves = [0.0, *(move for _, move in row.alternatives)]
    first = middle - (len(lines) - 1) * 7 + 4
    return [
        *(words(0, first + 14 * n, text, "start", "ink", SMALL) for n, text in enumerate(lines)),
        box(scale(min(moves)), middle - 8, scale(0) - scale(min(moves)), 16, "gain", 0.8),
        box(scale(0), middle - 8, scale(max(moves)) - scale(0), 16, "loss", 0.8),
        *(line(scale(move), middle - 8, scale(move), middle + 8, "paper", 1) for _, move in row.alternatives),
        line(0, y + height, WIDTH, y + height, "rule", 0.5),
    ]


def _extremes(row: Swing) -> tuple[tuple[str, float], tuple[str, float]]:
    """The alternatives that lower and raise the edge most."""
    return min(row.alternatives, key=lambda each: each[1]), max(row.alternatives, key=lambda each: each[1])


def _signed_percent(value: float, step: float) -> str:
    return f"+{percent(value, step)}" if value > 0 else percent(value, step) if value < 0 else "0"


def _truncate(text: str, room: float) -> str:
    if width_of(text, SMALL) <= room:
        return text
    while text and width_of(f"{text}…", SMALL) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


@dataclass(frozen=True, slots=True)
class Strip:
    """A game and the edges of its bets, each with its name."""

    label: str
    bets: tuple[tuple[str, float], ...]


RADIUS, RADIUS_MOST = 4.5, 10.0


@dataclass(frozen=True, slots=True)
class Spot:
    """Bets of one game that have the same edge."""

    names: tuple[str, ...]
    edge: float
    x: float
    radius: float


def comparison(lang: Language, strips: Sequence[Strip], none_word: str, axis: str) -> str:
    """A dot for each edge of a game's bets, with their number, on a logarithmic scale; zero or less at the left."""
    edges = [edge for strip in strips for _, edge in strip.bets if edge > 0]
    low, high = 10.0 ** (floor(log10(min(edges)) * 2) / 2), max(edges) * 1.15
    left = max(width_of(strip.label, 12.0) for strip in strips) + 18
    nought = left + 20
    scale = Scale(low, high, left + 56, WIDTH - 14, logarithmic=True)
    shapes, y = [], 26.0
    rows = []
    for strip in strips:
        spots = _spots(strip, scale, nought)
        offsets = _apart(spots)
        reach = max(abs(offset) + spot.radius for spot, offset in zip(spots, offsets, strict=True))
        names = _name_extremes(spots, left, scale)
        tall = reach * 2 + 14 + 12 * len(names)
        rows.append((strip, spots, offsets, names, y, tall))
        y += tall
    occupied = nought + 14
    for mark in (m * d for d in decades(low / 10, high) for m in (1, 2, 5)):
        if low <= mark <= high:
            shapes.append(line(scale(mark), 18, scale(mark), y, "rule"))
            half = width_of(percent(mark), SMALL) / 2
            if scale(mark) - half > occupied:
                shapes.append(words(scale(mark), 12, percent(mark), "middle", "faint", SMALL))
                occupied = scale(mark) + half + 5
    shapes.append(words(nought, 12, none_word, "middle", "faint", SMALL))
    for strip, spots, offsets, names, top, tall in rows:
        shapes += _strip(lang, strip, spots, offsets, top + 12 * (len(names) - 1), tall - 12 * (len(names) - 1))
        for n, line_ in enumerate(names):
            shapes += [words(x, top + 11 + 12 * n, said, "start", "faint", 10) for x, said in line_]
    shapes.append(words((left + WIDTH) / 2, y + 18, axis, "middle", "faint", SMALL))
    return drawing(WIDTH, y + 26, shapes)


def _spots(strip: Strip, scale: Scale, nought: float) -> list[Spot]:
    found: dict[float, list[str]] = {}
    for name, edge in strip.bets:
        found.setdefault(edge, []).append(name)
    return [
        Spot(tuple(names), edge, scale(edge) if edge > 0 else nought, min(RADIUS * sqrt(len(names)), RADIUS_MOST))
        for edge, names in found.items()
    ]


def _strip(
    lang: Language, strip: Strip, spots: Sequence[Spot], offsets: Sequence[float], top: float, tall: float
) -> list[str]:
    middle = top + tall / 2 + 5
    shapes = [
        line(0, top + tall, WIDTH, top + tall, "rule", 0.6),
        words(0, middle + 4, strip.label, bold=True),
    ]
    for spot, offset in zip(spots, offsets, strict=True):
        edge = figures_text(lang, percent(spot.edge))
        says = message(lang, "plot-bets-and-edge", bets=joined(lang, spot.names), edge=edge)
        shapes.append(dot(spot.x, middle + offset, spot.radius, "accent" if spot.edge > 0 else "gain", says))
        if len(spot.names) > 1:
            shapes.append(words(spot.x, middle + offset + 3.2, str(len(spot.names)), "middle", "paper", 9, bold=True))
    return shapes


def _name_extremes(spots: Sequence[Spot], left: float, scale: Scale) -> list[list[tuple[float, str]]]:
    """Label the lowest and highest edge by name, in one line or in two, without overlap."""
    ordered = sorted(spots, key=lambda spot: spot.edge)
    said = [_short(spot) for spot in dict.fromkeys((ordered[0], ordered[-1]))]
    ends = [spot.x for spot in dict.fromkeys((ordered[0], ordered[-1]))]
    wide = [width_of(text, 10) for text in said]
    starts = [max(left, min(x - w / 2, scale.end + 10 - w)) for x, w in zip(ends, wide, strict=True)]
    placed = list(zip(starts, said, strict=True))
    in_one_line = len(placed) == 1 or starts[0] + wide[0] + 12 < starts[1]
    return [placed] if in_one_line else [[each] for each in placed]


def _short(spot: Spot) -> str:
    more = f" +{len(spot.names) - 1}" if len(spot.names) > 1 else ""
    return f"{_truncate(spot.names[0], 150)}{more}"


def _apart(spots: Sequence[Spot]) -> list[float]:
    """How far to move each dot up or down so that none overlap."""
    placed: list[tuple[Spot, float]] = []
    for spot in spots:
        offset, step = 0.0, 0
        while any((spot.x - o.x) ** 2 + (offset - at) ** 2 < (spot.radius + o.radius) ** 2 for o, at in placed):
            step += 1
            offset = (step + 1) // 2 * RADIUS * (1 if step % 2 else -1)
        placed.append((spot, offset))
    return [offset for _, offset in placed]
