"""Drawings of a dossier: the layout of craps with the new bet, and what each throw does to it.

Colours are names of the document's palette, so that a drawing works on a light page, a dark one and paper.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from banca.games.craps.automaton import On
from banca.games.craps.bets import POINTS, THROWS
from banca.games.craps.new_bets import EDITION, winning
from banca.law import Language, edition
from banca.messages import message
from banca.play.bets import Verdict
from banca.report.craps.dossier import States
from banca.report.craps.text import state_text
from banca.report.svg import Anchor, box, drawing, width_of, words

WIDTH, LEFT, RIGHT = 1000, 20, 660
GAP = 6
DIE = 24
LOW, HIGH = 40, 50  # the height of a strip is below, of a box with large type at least this
LEAST = 7.0  # smaller type is unreadable
BOLD = 1.06  # bold type is wider
STRONG = 600

GRIDS_IN_A_ROW = 3
CELL_WIDE, CELL_HIGH = 30, 25  # a cell
GRID_GAP, GRID_TITLE = 30, 30
RESULT_COLOURS = {"win": "gain", "lose": "loss", "push": "push", "stay": "faint"}
CELL_TYPE = 11.5
NARROWEST = 480  # a single grid is not stretched to the width of the page

Row = tuple[str, str, int, float]  # words, colour, weight, preferred size

UNQUOTED = str.maketrans("", "", "«»《》“”「」")

# The positions of pips on a die, in thirds of its side.
PIPS: Mapping[int, tuple[tuple[int, int], ...]] = {
    1: ((2, 2),),
    2: ((1, 1), (3, 3)),
    3: ((1, 1), (2, 2), (3, 3)),
    4: ((1, 1), (1, 3), (3, 1), (3, 3)),
    5: ((1, 1), (1, 3), (2, 2), (3, 1), (3, 3)),
    6: ((1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)),
}


@dataclass(frozen=True, slots=True)
class Box:
    """A place on the layout: the bet, its position, and what is drawn besides its name."""

    bet: str
    x: int
    y: int
    width: int
    height: int
    dice: bool = False  # the dice that win it
    big: str = ""  # the numbers that win it, in large type
    aside: bool = False  # further stakes on another bet: a strip next to it


def _numbers() -> Iterator[Box]:
    each = 89
    for n, number in enumerate(POINTS):
        yield Box(f"big-{number}", 104 + n * (each + 1), 20, each - GAP + 2, 92, big=str(number))


def _sums(bet: str) -> str:
    return " · ".join(map(str, sorted({case.total for case in winning(bet)})))


def _in_twos(y: int, height: int, bets: Sequence[str], *, dice: bool = False) -> Iterator[Box]:
    for n, bet in enumerate(bets):
        yield Box(bet, RIGHT + n % 2 * 163, y + n // 2 * (height + GAP), 157, height, dice)


BOXES: tuple[Box, ...] = (
    Box("dont-come", LEFT, 20, 78, 92),
    *_numbers(),
    Box("dont-come-odds", LEFT, 118, 308, 30, aside=True),
    Box("come-odds", 334, 118, 306, 30, aside=True),
    Box("come", LEFT, 154, 620, 84),
    Box("field", LEFT, 244, 620, 76, big=_sums("field")),
    Box("dont-pass", LEFT, 326, 404, 54),
    Box("dont-pass-odds", 430, 326, 210, 54, aside=True),
    Box("pass-line", LEFT, 386, 404, 62),
    Box("pass-odds", 430, 386, 210, 62, aside=True),
    Box("any-seven", RIGHT, 20, 320, 46),
    *_in_twos(72, 70, ("hard-4", "hard-6", "hard-8", "hard-10"), dice=True),
    *_in_twos(224, 56, ("aces", "boxcars", "ace-deuce", "eleven"), dice=True),
    *_in_twos(348, 47, ("horn", "any-craps", "small", "big")),
)
NEW_AT = Box("", LEFT, 458, 960, 76)


@dataclass(frozen=True, slots=True)
class New:
    """A bet without a box: its name, its prizes, and the numbers to which it moves or on which it is made."""

    slug: str
    name: str
    prizes: str
    numbers: tuple[int, ...] = ()
    moves: bool = False


def layout(lang: Language, prizes: Mapping[str, str], new: New | None = None, changed: str = "", old: str = "") -> str:
    """The drawing with the prizes of each bet; `changed` is the bet whose prizes differ."""
    height = NEW_AT.y + (NEW_AT.height + 20 if new else 10)
    names = {slug: bet.names.said_in(lang).translate(UNQUOTED) for slug, bet in edition(EDITION).bets.items()}
    drawn = [_box(box, names[box.bet], prizes[box.bet], lang, old if box.bet == changed else None) for box in BOXES]
    more = [_new(new, lang)] if new else []
    felt = (
        f'<rect x="4" y="4" width="{WIDTH - 8}" height="{height - 8}" rx="14" '
        'style="fill:var(--wash);stroke:var(--rule)"/>'
    )
    return drawing(WIDTH, height, (felt, *drawn, *more))


def _box(box: Box, name: str, prizes: str, lang: Language, old: str | None) -> str:
    marked = old is not None
    fill, line, thick = ("accent-wash", "accent", 3) if marked else ("paper", "faint", 1.2)
    dashes = "stroke-dasharray:5 4;" if box.aside else ""
    shape = (
        f'<rect x="{box.x}" y="{box.y}" width="{box.width}" height="{box.height}" rx="5" '
        f'style="fill:var(--{fill});stroke:var(--{line});stroke-width:{thick};{dashes}"/>'
    )
    rows = [(name, "ink", 600, 14.0 if box.dice or box.height < HIGH else 18.0)]
    if box.big:
        rows = [(name, "ink", 600, 14.0), (box.big, "ink", 700, 26.0)]
    rows.append((prizes, "accent" if marked else "faint", 700 if marked else 400, 13.5))
    if marked:
        rows.append((message(lang, "dossier-was", old=old), "faint", 400, 11.5))
    return f'<g data-bet="{box.bet}">{shape}{_in_a_line(box, rows) if box.height < LOW else _stack(box, rows)}</g>'


def _in_a_line(box: Box, rows: Sequence[Row]) -> str:
    """A strip: everything in one line."""
    text = "   ".join(row[0] for row in rows)
    size = font_size_for(text, box.width - 14, 13.5)
    spans = "".join(
        f'<tspan dx="{size * 0.8 if n else 0:.1f}" style="fill:var(--{colour});font-weight:{weight}">'
        f"{escape(words)}</tspan>"
        for n, (words, colour, weight, _) in enumerate(rows)
    )
    return (
        f'<text x="{box.x + box.width / 2:.1f}" y="{box.y + box.height / 2 + size * 0.36:.1f}" text-anchor="middle" '
        f'style="font-size:{size:.1f}px">{spans}</text>'
    )


def _stack(box: Box, rows: Sequence[Row]) -> str:
    """Stack lines, to the side of the dice if there are any."""
    shown = winning(box.bet)[0].dice if box.dice else ()
    top = box.y + (box.height - DIE) / 2
    dice = "".join(_die(box.x + 10 + n * (DIE + 4), top, face) for n, face in enumerate(shown))
    taken = len(shown) * (DIE + 4) + (6 if shown else 0)
    room = box.width - taken - 14
    middle = box.x + taken + 7 + room / 2
    sized = [(text, colour, weight, font_size_for(text, room, most)) for text, colour, weight, most in rows]
    y = box.y + (box.height - sum(size * 1.3 for *_, size in sized)) / 2
    drawn = []
    for text, colour, weight, size in sized:
        drawn.append(_text(middle, y + size, text, size, colour, weight))
        y += size * 1.3
    return dice + "".join(drawn)


def _die(x: float, y: float, face: int) -> str:
    side = DIE
    pips = "".join(
        f'<circle cx="{x + side * across / 4:.1f}" cy="{y + side * down / 4:.1f}" r="{side / 11:.1f}" '
        'style="fill:var(--ink)"/>'
        for across, down in PIPS[face]
    )
    shape = f'<rect x="{x}" y="{y}" width="{side}" height="{side}" rx="4" style="fill:var(--paper);stroke:var(--ink)"/>'
    return shape + pips


def _new(new: New, lang: Language) -> str:
    box = NEW_AT
    shape = (
        f'<rect x="{box.x}" y="{box.y}" width="{box.width}" height="{box.height}" rx="7" '
        'style="fill:var(--accent-wash);stroke:var(--accent);stroke-width:3"/>'
    )
    tag_text = message(lang, "dossier-new")
    tag_width = width_of(tag_text, 14) + 22
    tag = (
        f'<rect x="{box.x + 16}" y="{box.y + 25}" width="{tag_width:.0f}" height="26" rx="13" '
        'style="fill:var(--accent)"/>' + _text(box.x + 16 + tag_width / 2, box.y + 43, tag_text, 14, "paper", 700)
    )
    cell, left = 46, box.x + box.width - 14
    cells = []
    for number in reversed(new.numbers):
        left -= cell
        cells.append(
            f'<rect x="{left}" y="{box.y + 22}" width="{cell - GAP}" height="40" rx="5" '
            'style="fill:var(--paper);stroke:var(--accent);stroke-width:1.5"/>'
            + _text(left + (cell - GAP) / 2, box.y + 49, str(number), 20, "ink", 700)
        )
    if new.numbers and new.moves:
        words = message(lang, "dossier-numbers-it-moves-to")
        cells.append(_text(left - 10, box.y + 16 + 30, words, 12, "faint", anchor="end"))
        left -= int(width_of(words, 12)) + 20
    start = box.x + 16 + tag_width
    room = left - start - 20
    middle = start + room / 2 + 5
    name, prizes = font_size_for(new.name, room, 24), font_size_for(new.prizes, room, 16)
    words = _text(middle, box.y + 36, new.name, name, "ink", 700) + _text(middle, box.y + 60, new.prizes, prizes, "ink")
    return f'<g data-bet="{escape(new.slug)}">{shape}{tag}{words}{"".join(cells)}</g>'


def font_size_for(text: str, room: float, most: float) -> float:
    """The largest font size at which the text fits, bold or not."""
    return min(most, max(LEAST, room / max(width_of(text, 1) * BOLD, 1)))


def _text(
    x: float, y: float, text: str, size: float, colour: str = "ink", weight: int = 400, anchor: Anchor = "middle"
) -> str:
    return words(x, y, text, anchor, colour, size, bold=weight >= STRONG)


# The throws.


def throws_grid(lang: Language, states: States) -> str:
    """All throws of two dice, a grid for each state of the bet; one die down, the other across."""
    faces = sorted({face for dice in THROWS for face in dice})
    side, height = (len(faces) + 1) * CELL_WIDE, (len(faces) + 1) * CELL_HIGH + GRID_TITLE
    shapes = []
    for n, (on, row) in enumerate(states.items()):
        left, top = n % GRIDS_IN_A_ROW * (side + GRID_GAP), n // GRIDS_IN_A_ROW * (height + GRID_GAP / 2)
        shapes += _grid(lang, on, dict(zip(THROWS, row, strict=True)), faces, left, top)
    across = min(len(states), GRIDS_IN_A_ROW)
    rows = -(-len(states) // GRIDS_IN_A_ROW)
    width = max(across * (side + GRID_GAP) - GRID_GAP, NARROWEST)
    return drawing(width, rows * (height + GRID_GAP / 2) - GRID_GAP / 2 + 2, shapes)


def _grid(
    lang: Language, on: On, done: dict[tuple[int, ...], Verdict], faces: list[int], left: float, top: float
) -> list[str]:
    shapes = [words(left, top + 14, state_text(lang, on), size=13, bold=True)]
    begin = top + GRID_TITLE
    for n, face in enumerate(faces, 1):
        shapes.append(
            words(
                left + n * CELL_WIDE + CELL_WIDE / 2,
                begin + CELL_HIGH * 0.68,
                str(face),
                "middle",
                "faint",
                CELL_TYPE,
                bold=True,
            )
        )
        shapes.append(
            words(
                left + CELL_WIDE / 2,
                begin + n * CELL_HIGH + CELL_HIGH * 0.68,
                str(face),
                "middle",
                "faint",
                CELL_TYPE,
                bold=True,
            )
        )
        for m, other in enumerate(faces, 1):
            x, y = left + m * CELL_WIDE, begin + n * CELL_HIGH
            shapes += _cell(lang, done[face, other], x, y)
    return shapes


def _cell(lang: Language, verdict: Verdict, x: float, y: float) -> list[str]:
    colour = "accent" if verdict.to is not None else RESULT_COLOURS[verdict.result]
    text = _sign(lang, verdict)
    waits = verdict.result == "stay" and verdict.to is None
    ground = box(x + 1, y + 1, CELL_WIDE - 2, CELL_HIGH - 2, "rule" if waits else colour, 0.35 if waits else 0.16, 3)
    size = font_size_for(text, CELL_WIDE - 3, CELL_TYPE)
    return [
        ground,
        words(x + CELL_WIDE / 2, y + CELL_HIGH * 0.66, text, "middle", colour, size, bold=verdict.result == "win"),
    ]


def _sign(lang: Language, verdict: Verdict) -> str:
    if verdict.odds:
        return str(verdict.odds)
    if verdict.to is not None:
        return message(lang, "dossier-cell-move", number=verdict.to)
    return message(lang, f"dossier-cell-{verdict.result}")
