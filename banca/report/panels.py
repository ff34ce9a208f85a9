"""Panels of a picture that stands by itself: a title, plots side by side or one below another, axes with ticks."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from unicodedata import east_asian_width

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
    ticks,
    trace,
    width_of,
    words,
)

WIDTH, MARGIN = 960.0, 28.0
SMALL, LABEL, TITLE = 11.0, 13.0, 19.0
LABEL_LINE, TITLE_LINE = 17.0, 25.0
TITLES_MOST, SUBTITLES_MOST = 3, 5
GAP = 14.0  # between two labels, one below the other
# How wide characters are in DejaVu Sans, the widest font that a machine without the others falls back on: each class at
# most so many times the size, plain and bold. What is in no class is a small letter or a digit, or a capital.
WIDEST: Mapping[str, tuple[float, float]] = {
    " .,:;'|·/ijlIJí": (0.34, 0.41),
    "-frt()[]!": (0.42, 0.5),
    "#+<=>^~¬±×÷−≤≥σ": (0.84, 0.84),
    "&mwMW%@¼½¾—…": (1.0, 1.11),
}
LETTER, CAPITAL, SQUARE = (0.64, 0.72), (0.79, 0.86), (1.0, 1.0)
# What a line may be broken between: words no longer than it, and Chinese characters, with what opens and closes them.
OPENS, CLOSES = "“‘（《「", "”’）》」，。、；："
CHARACTER, WORD = rf"[^\s\x00-\u2e7f{CLOSES}]", rf"[^\s\u2e80-\uffef{OPENS}{CLOSES}]{{1,40}}"
PIECES = re.compile(rf"\s*(?:[{OPENS}]*(?:{CHARACTER}|{WORD})[{CLOSES}]*|\S)")
COLOUR = re.compile(r"var\(--([a-z-]+)\)")
FONTS = (
    "'Source Sans 3','Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans','Noto Sans TC','Noto Sans CJK TC',"
    "'PingFang TC','Microsoft JhengHei',sans-serif"
)


def picture(title: str, subtitle: str, height: float, shapes: Sequence[str]) -> str:
    """A file by itself: colours by value, fonts that machines have, its size. Long words above it are folded."""
    titles = lines_of(title, TITLE, TITLES_MOST, bold=True)
    subtitles = lines_of(subtitle, LABEL, SUBTITLES_MOST)
    down = (len(titles) - 1) * TITLE_LINE + (len(subtitles) - 1) * LABEL_LINE
    first = 36 + (len(titles) - 1) * TITLE_LINE + 20
    head = [
        box(0, 0, WIDTH, height + down, "paper"),
        *(words(MARGIN, 36 + n * TITLE_LINE, text, size=TITLE, bold=True) for n, text in enumerate(titles)),
        *(words(MARGIN, first + n * LABEL_LINE, text, colour="faint", size=LABEL) for n, text in enumerate(subtitles)),
    ]
    body = f'<g transform="translate(0 {number(down)})">{"".join(shapes)}</g>'
    drawn = COLOUR.sub(lambda found: PALETTE[found[1]][0], drawing(WIDTH, height + down, [*head, body]))
    size = f'width="{number(WIDTH)}" height="{number(height + down)}" role="img" font-family="{FONTS}"'
    return drawn.replace("<svg", f"<svg {size}", 1) + "\n"


def widest_of(text: str, size: float, *, bold: bool = False) -> float:
    """How wide the text is at most, whichever of the fonts a machine has."""
    return size * sum(_wide(character)[bold] for character in text)


def _wide(character: str) -> tuple[float, float]:
    if east_asian_width(character) in "WF":
        return SQUARE
    letter = CAPITAL if character.isupper() else LETTER
    return next((wide for characters, wide in WIDEST.items() if character in characters), letter)


def lines_of(text: str, size: float, most: int, *, bold: bool = False) -> tuple[str, ...]:
    """The text above a picture, in lines that no font makes wider than it; what is more than so many is left out."""
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
    """Where a plot lies, between its axes; its heading stands above it."""

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
        """Ticks along the foot, none so near the next that their numbers touch."""
        marks = decades(scale.low, scale.high) if scale.logarithmic else ticks(scale.low, scale.high, most)
        if len(marks) < 2:
            marks = [scale.low, scale.high]
        step = marks[1] - marks[0]
        found, told = [], self.left - 40
        for mark in marks:
            x, said = scale(mark), says(mark, step)
            half = width_of(said, SMALL) / 2
            found.append(line(x, self.bottom, x, self.bottom + 4, "faint"))
            if x - half > told + 6 and x + half < WIDTH:
                found.append(words(x, self.bottom + 17, said, "middle", "faint", SMALL))
                told = x + half
        if label:
            found.append(words(self.right, self.bottom + 33, label, "end", "faint", SMALL))
        return found


def amount(value: float, step: float = 1.0) -> str:
    """A number with as many digits as tell the steps apart."""
    said = f"{value:,.{digits_of(step)}f}"
    return said.replace("-", "\u2212") if float(said.replace(",", "")) else said.removeprefix("-")


def counted(value: float, step: float = 1.0) -> str:
    """Rounds: 20,000 and 5 M rather than 5,000,000."""
    del step
    for size, unit in ((1e9, "G"), (1e6, "M")):
        if value >= size:
            return f"{value / size:,.4g} {unit}"
    return f"{value:,.4g}" if value < 1e4 else f"{value:,.0f}"


@dataclass(frozen=True, slots=True)
class Mark:
    """A place on a scale that has a name."""

    at: float
    says: str
    colour: str
    dash: str = "4 3"


def apart(places: Sequence[float], low: float, high: float, gap: float = GAP) -> list[float]:
    """The same places, moved as little as keeps labels from covering one another and within bounds."""
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


def marked(panel: Panel, up: Scale, marks: Sequence[Mark]) -> list[str]:
    """Lines across a panel, named at its right."""
    shown = [mark for mark in marks if up.low <= mark.at <= up.high]
    places = apart([up(mark.at) + 4 for mark in shown], panel.top + 8, panel.bottom + 4)
    found = [line(panel.left, up(m.at), panel.right, up(m.at), m.colour, 1.2, m.dash) for m in shown]
    return found + [
        words(panel.right + 8, y, mark.says, "start", mark.colour, SMALL) for mark, y in zip(shown, places, strict=True)
    ]


def banded(
    points: Sequence[float], low: Sequence[float], high: Sequence[float], across: Scale, up: Scale, opacity: float
) -> str:
    above = [(across(x), up(min(max(y, up.low), up.high))) for x, y in zip(points, high, strict=True)]
    below = [(across(x), up(min(max(y, up.low), up.high))) for x, y in zip(points, low, strict=True)]
    return area([*above, *reversed(below)], "accent", opacity)


def within(panel: Panel, shapes: Sequence[str]) -> str:
    """What lies beyond the panel is not seen."""
    x, y, wide, tall = map(number, (panel.left, panel.top, panel.right - panel.left, panel.bottom - panel.top))
    box_ = f"{x} {y} {wide} {tall}"
    return f'<svg x="{x}" y="{y}" width="{wide}" height="{tall}" viewBox="{box_}">{"".join(shapes)}</svg>'


def key(x: float, y: float, entries: Mapping[str, float]) -> list[str]:
    """Patches in the shade of bands, with what they are."""
    found = []
    for n, (text, opacity) in enumerate(entries.items()):
        found += [
            box(x, y + n * 17 - 9, 16, 11, "accent", opacity),
            words(x + 22, y + n * 17, text, "start", "faint", SMALL),
        ]
    return found


def traced(points: Sequence[float], values: Sequence[float], across: Scale, up: Scale, colour: str, width: float = 1,
           opacity: float = 1) -> str:  # fmt: skip
    return trace([(across(x), up(y)) for x, y in zip(points, values, strict=True)], colour, width, opacity)


def inset(x: float, y: float, drawn: str) -> tuple[str, float]:
    """A drawing within another, at its own size; and how tall it is."""
    opening, _, rest = drawn.partition(">")
    wide, tall = opening.rpartition("viewBox=")[-1].strip('"').split()[2:]
    at = f'x="{number(x)}" y="{number(y)}" width="{wide}" height="{tall}"'
    return f"{opening.replace('<svg', f'<svg {at}', 1)}>{rest}", float(tall)
