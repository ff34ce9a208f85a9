"""The few shapes that plots consist of, and scales with round ticks."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Literal

from banca.messages import Language, figures_text

Anchor = Literal["start", "middle", "end"]
SIZE = 12.0
STEPS = (1, 2, 2.5, 5, 10)
TEXT = re.compile(r"[^<>]+(?=</text>)")


def number(value: float) -> str:
    """A coordinate, to a hundredth of a unit."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value else "0"


def drawing(width: float, height: float, shapes: Iterable[str]) -> str:
    box = f"0 0 {number(width)} {number(height)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(shapes)}</svg>'


def with_marks(svg: str, lang: Language) -> str:
    """A drawing with its figures formatted for the language; other texts stay."""
    return TEXT.sub(lambda found: figures_text(lang, found[0]), svg)


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1, dash: str = "") -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    at = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
    return f'<line {at} style="stroke:var(--{colour})" stroke-width="{number(width)}"{dashes}/>'


def box(x: float, y: float, width: float, height: float, colour: str, opacity: float = 1, round_: float = 0) -> str:
    see = f' opacity="{number(opacity)}"' if opacity < 1 else ""
    corner = f' rx="{number(round_)}"' if round_ else ""
    at = f'x="{number(x)}" y="{number(y)}" width="{number(max(width, 0))}" height="{number(max(height, 0))}"'
    return f'<rect {at}{corner} style="fill:var(--{colour})"{see}/>'


def dot(x: float, y: float, radius: float, colour: str, says: str = "") -> str:
    inner = f"<title>{escape(says)}</title>" if says else ""
    at = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    ring = f'style="fill:var(--{colour});stroke:var(--paper)" stroke-width="1"'
    return f"<circle {at} {ring}>{inner}</circle>"


def area(points: Sequence[tuple[float, float]], colour: str, opacity: float) -> str:
    path = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return f'<polygon points="{path}" style="fill:var(--{colour})" opacity="{number(opacity)}"/>'


def trace(points: Sequence[tuple[float, float]], colour: str, width: float = 1, opacity: float = 1) -> str:
    path = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    see = f' opacity="{number(opacity)}"' if opacity < 1 else ""
    stroke = f'fill="none" stroke-width="{number(width)}" stroke-linejoin="round"'
    return f'<polyline points="{path}" {stroke} style="stroke:var(--{colour})"{see}/>'


def words(
    x: float,
    y: float,
    text: str,
    anchor: Anchor = "start",
    colour: str = "ink",
    size: float = SIZE,
    bold: bool = False,
) -> str:
    weight = ' font-weight="600"' if bold else ""
    at = f'x="{number(x)}" y="{number(y)}" text-anchor="{anchor}" font-size="{number(size)}"'
    return f'<text {at}{weight} style="fill:var(--{colour})">{escape(text)}</text>'


def width_of(text: str, size: float = SIZE) -> float:
    """The approximate width of a text: a Chinese character is square, a Latin one about half as wide."""
    return sum(size if ord(c) > 0x2E7F else size * 0.3 if c in " .,:;'il|" else size * 0.56 for c in text)


def wrap_text(text: str, room: float, size: float = SIZE) -> tuple[str, ...]:
    """The text in lines that fit the width, broken at spaces or between Chinese characters."""
    pieces: list[str] = []
    for piece in text.split(" "):
        if any(ord(c) > 0x2E7F for c in piece) and width_of(piece, size) > room:
            pieces += list(piece)
        else:
            pieces.append(f" {piece}")
    lines = [""]
    for piece in pieces:
        if lines[-1] and width_of(lines[-1] + piece, size) > room:
            lines.append(piece.strip())
        else:
            lines[-1] = (lines[-1] + piece).strip() if not lines[-1] else lines[-1] + piece
    return tuple(lines)


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps values to coordinates, linear or logarithmic."""

    low: float
    high: float
    start: float
    end: float
    logarithmic: bool = False

    def __call__(self, value: float) -> float:
        low, high, at = (log10(v) if self.logarithmic else v for v in (self.low, self.high, value))
        return self.start + (at - low) / (high - low) * (self.end - self.start)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from low to high, about this many."""
    span = high - low
    rough = span / most
    size = 10.0 ** floor(log10(rough))
    step = next(size * s for s in STEPS if size * s >= rough * 0.999)
    first = ceil(low / step - 1e-9)
    last = floor(high / step + 1e-9)
    return [n * step for n in range(first, last + 1)]


def decades(low: float, high: float) -> list[float]:
    return [10.0**n for n in range(ceil(log10(low) - 1e-9), floor(log10(high) + 1e-9) + 1)]


def digits_of(step: float) -> int:
    """The decimals needed to distinguish such steps: 1 for 0.1 and for 2.5."""
    first = -floor(log10(abs(step)) + 1e-9)
    exact = abs(round(step, first) - step) < abs(step) * 1e-6
    return max(0, first if exact else first + 1)


def percent(value: float, step: float | None = None) -> str:
    """A share in per cent, with enough digits to distinguish the steps."""
    shown = value * 100
    if step is not None:
        return f"{shown:.{digits_of(step * 100)}f} %".replace("-", "\u2212")
    if shown == 0:
        return "0 %"
    digits = max(0, 2 - floor(log10(abs(shown)))) if abs(shown) < 1 else 2
    text = f"{shown:.{min(digits, 8)}f}"
    return f"{text.rstrip('0').rstrip('.')} %".replace("-", "\u2212")
