"""All throws of two dice in little grids, one for each place where the bet stands: what each throw does to it."""

from banca.games.craps.automaton import On
from banca.games.craps.bets import THROWS
from banca.law import Language
from banca.play.bets import Verdict
from banca.report.dossier import States
from banca.report.dossier.text import state_text
from banca.report.dossier.words import say
from banca.report.layout_craps import fitted
from banca.report.svg import box, drawing, words

IN_A_ROW = 3
WIDE, HIGH = 30, 25  # a cell
GAP, TITLE = 30, 30
COLOURS = {"win": "gain", "lose": "loss", "push": "push", "stay": "faint"}
TYPE = 11.5
NARROWEST = 480  # one grid alone is not blown up to the width of the page


def throws_grid(lang: Language, states: States) -> str:
    """One die down, the other across."""
    faces = sorted({face for dice in THROWS for face in dice})
    side, height = (len(faces) + 1) * WIDE, (len(faces) + 1) * HIGH + TITLE
    shapes = []
    for n, (on, row) in enumerate(states.items()):
        left, top = n % IN_A_ROW * (side + GAP), n // IN_A_ROW * (height + GAP / 2)
        shapes += _grid(lang, on, dict(zip(THROWS, row, strict=True)), faces, left, top)
    across = min(len(states), IN_A_ROW)
    rows = -(-len(states) // IN_A_ROW)
    width = max(across * (side + GAP) - GAP, NARROWEST)
    return drawing(width, rows * (height + GAP / 2) - GAP / 2 + 2, shapes)


def _grid(
    lang: Language, on: On, done: dict[tuple[int, ...], Verdict], faces: list[int], left: float, top: float
) -> list[str]:
    shapes = [words(left, top + 14, state_text(lang, on), size=13, bold=True)]
    begin = top + TITLE
    for n, face in enumerate(faces, 1):
        shapes.append(
            words(left + n * WIDE + WIDE / 2, begin + HIGH * 0.68, str(face), "middle", "faint", TYPE, bold=True)
        )
        shapes.append(
            words(left + WIDE / 2, begin + n * HIGH + HIGH * 0.68, str(face), "middle", "faint", TYPE, bold=True)
        )
        for m, other in enumerate(faces, 1):
            x, y = left + m * WIDE, begin + n * HIGH
            shapes += _cell(lang, done[face, other], x, y)
    return shapes


def _cell(lang: Language, verdict: Verdict, x: float, y: float) -> list[str]:
    colour = "accent" if verdict.to is not None else COLOURS[verdict.result]
    text = _sign(lang, verdict)
    waits = verdict.result == "stay" and verdict.to is None
    ground = box(x + 1, y + 1, WIDE - 2, HIGH - 2, "rule" if waits else colour, 0.35 if waits else 0.16, 3)
    size = fitted(text, WIDE - 3, TYPE)
    return [ground, words(x + WIDE / 2, y + HIGH * 0.66, text, "middle", colour, size, bold=verdict.result == "win")]


def _sign(lang: Language, verdict: Verdict) -> str:
    if verdict.odds:
        return str(verdict.odds)
    if verdict.to is not None:
        return say(lang, "cell.move", number=verdict.to)
    return say(lang, f"cell.{verdict.result}")
