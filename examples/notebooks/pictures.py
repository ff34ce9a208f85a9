"""Two kinds of picture for the notebooks, drawn with the plots of the project: bars, and curves.

Each returns an SVG, which a notebook shows.
"""

from collections.abc import Mapping, Sequence

from IPython.display import SVG

from banca.report.plots.panels import MARGIN, TOP, WIDTH, Panel, amount, apart, picture
from banca.report.svg import Scale, box, line, percent, trace, words

ROW = 26.0
COLOURS = ("gain", "loss", "ink", "push", "faint")
Points = Sequence[tuple[float, float]]


def bars(title: str, subtitle: str, values: Mapping[str, float]) -> SVG:
    """A bar for each share, to the left or to the right of zero."""
    low, high = min(0.0, *values.values()), max(0.0, *values.values())
    scale = Scale(low, high, 420, WIDTH - 120)
    shapes = [line(scale(0), TOP - 12, scale(0), TOP + ROW * len(values), "ink")]
    for n, (label, value) in enumerate(values.items()):
        y, start, end = TOP + n * ROW, min(scale(0), scale(value)), max(scale(0), scale(value))
        shapes.append(words(MARGIN, y + 8, label))
        shapes.append(box(start, y - 4, end - start, ROW - 9, "loss" if value > 0 else "gain", 0.85, 1.5))
        shapes.append(words(end + 6, y + 8, percent(value, 0.0001), "start", "faint"))
    return SVG(picture("en", title, subtitle, TOP + ROW * len(values) + 24, shapes))


def curves(title: str, subtitle: str, across: str, lines: Mapping[str, Points], *, shares: bool = True) -> SVG:
    """A curve for each name, over the same axis; the vertical axis shows shares, or numbers."""
    panel = Panel(96, TOP, WIDTH - 220, 440)
    points = [point for each in lines.values() for point in each]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    low, high = min(0.0, *(y for _, y in points)), max(y for _, y in points)
    over, up = panel.across(left, right), panel.up(low, high)
    shapes = [panel.wash(), *panel.upright(up, percent if shares else amount), *panel.level(over, amount, across)]
    ends = apart([up(each[-1][1]) for each in lines.values()], panel.top, panel.bottom)
    for colour, end, (name, each) in zip(COLOURS, ends, lines.items(), strict=False):
        shapes.append(trace([(over(x), up(y)) for x, y in each], colour, 2))
        shapes.append(words(panel.right + 8, end + 4, name, "start", colour))
    return SVG(picture("en", title, subtitle, 490, shapes))
