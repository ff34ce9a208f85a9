"""What was compared, as tables and a verdict; and the same as plain values."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.table import Table

from banca.exact import decimal
from banca.law import PRESETS
from verify.compare import Compared, Mean, Verdict
from verify.published import Held, Published
from verify.rounds import Done, SimulationSpec

DIGITS = 4
WARNED = 3.0  # deviations beyond it are shown in another colour


def print_rounds(console: Console, done: Sequence[Done], asked: SimulationSpec) -> None:
    """A table for each game, its tables one under another."""
    for edition, tables in groupby(done, key=lambda each: each.table.edition):
        console.print(_of_game(edition, list(tables), asked))
        console.print()


def _of_game(edition: str, done: Sequence[Done], asked: SimulationSpec) -> Table:
    how_many = f"simulated: {asked.rounds:,} rounds a bet; live: {asked.live:,} rounds a table"
    caption = f"{how_many}; χ²: how often the fit would be worse"
    shown = Table(title=edition, title_style="bold", caption=caption, caption_style="dim", header_style="dim")
    shown.add_column("table", style="dim")
    shown.add_column("bet")
    for name in ("exact mean", "simulated", "z", "χ²", "bets", "live", "z", "χ²"):
        shown.add_column(name, justify="right")
    for each in done:
        shown.add_section()
        by_simulation, live = ([found for found in each.compared if found.by == by] for by in ("simulated", "live"))
        for number, (simulated, played) in enumerate(zip(by_simulation, live, strict=True)):
            name = each.table.called if number == 0 else ""
            bets = f"{played.mean.rounds:,}" if played.mean else "–"
            shown.add_row(name, _bet(played), number_text(simulated.exact), *_cells(simulated), bets, *_cells(played))
    return shown


def _bet(found: Compared) -> str:
    return f"{found.bet} {found.place}".strip()


def _cells(found: Compared) -> tuple[str, str, str]:
    spread = f"{found.spread.chance:.3f}" if found.spread else "–"
    if found.impossible:
        spread = f"[red]gained {', '.join(found.impossible)}[/red]"
    return number_text(found.mean.mean) if found.mean else "–", _z(found.mean), spread


def _z(mean: Mean | None) -> str:
    if mean is None:
        return "–"
    text = f"{mean.z:+.2f}"
    return f"[yellow]{text}[/yellow]" if abs(mean.deviation) > WARNED else text


def number_text(value: Fraction) -> str:
    return f"{decimal(value, DIGITS):+}"


def print_verdict(console: Console, found: Verdict, live_rounds: int) -> None:
    far = found.furthest
    if far is not None and far.mean is not None:
        where = f"{far.bet}, {far.by}, at {far.table}"
        console.print(
            f"{found.compared:,} comparisons, {live_rounds:,} live rounds. Furthest off: {far.mean.deviation:+.2f} "
            f"({where}); so many comparisons stay under {found.bound:.2f} but for one run in a thousand."
        )
    for each in found.failing:
        console.print(f"[red]✗ {each.table}: {each.bet}, {each.by}: {_failing(each)}[/red]")
    style, says = ("green", "Agreement holds.") if found.holds else ("red", "Agreement fails.")
    console.print(f"[bold {style}]{says}[/bold {style}]")


def _failing(found: Compared) -> str:
    said = [f"gained {gain}, which it cannot" for gain in found.impossible]
    if found.mean:
        said.append(f"mean {number_text(found.mean.mean)} for {number_text(found.exact)} ({found.mean.deviation:+.2f})")
    if found.spread:
        said.append(f"χ² {found.spread.chi_square:.1f} in {found.spread.cells} cells")
    return "; ".join(said)


# Published figures.


def print_published(console: Console, figures: Iterable[Held]) -> None:
    for game, found in groupby(sorted(figures, key=lambda each: each.of.game), key=lambda each: each.of.game):
        shown = Table(title=f"{game}: published figures", title_style="bold", header_style="dim")
        for name in ("bet", "under", "figure"):
            shown.add_column(name)
        for name in ("published", "ours"):
            shown.add_column(name, justify="right")
        shown.add_column("")
        shown.add_column("where; why it differs", overflow="fold")
        for each in found:
            of = each.of
            figure = of.figure.replace("_", " ")
            shown.add_row(of.what, _under(of), figure, of.published, each.ours, _mark(each), _why(each))
        console.print(shown)
        console.print()


def _under(of: Published) -> str:
    """What departs from the first-listed options."""
    chosen = [f"{name} {value}" for name, value in (of.options or {}).items()]
    return ", ".join(([of.preset] if of.preset != PRESETS[0] else []) + chosen)


def _mark(found: Held) -> str:
    if found.wrong:
        return "[red]✗[/red]"
    return "[green]same[/green]" if found.same else "differs"


def _why(found: Held) -> str:
    of, said = found.of, [found.of.source]
    if of.coincides_as:
        said.append(of.coincides_as)
    if of.differs:
        bridged = f" (with their rule ours is {found.bridged})" if found.bridged else ""
        said.append(f"{of.differs.clause}: {of.differs.rule}{bridged}")
    if found.wrong:
        said.append(f"[red]{found.wrong}[/red]")
    return "; ".join(said)


# Plain.


def to_json(done: Sequence[Done], asked: SimulationSpec, found: Verdict, figures: Sequence[Held]) -> dict[str, Any]:
    return {
        "asked": {"rounds": asked.rounds, "live": asked.live, "seed": asked.seed},
        "verdict": {
            "holds": found.holds and not any(each.wrong for each in figures),
            "comparisons": found.compared,
            "bound": found.bound,
            "furthest": _plain(found.furthest) if found.furthest else None,
            "failing": [_plain(each) for each in found.failing],
        },
        "tables": [
            {
                "edition": each.table.edition,
                "table": each.table.called,
                "options": each.table.setting.options.to_json(),
                "live_rounds": each.live_rounds,
                "seconds": round(each.seconds, 1),
                "compared": [_plain(compared) for compared in each.compared],
            }
            for each in done
        ],
        "published": [_plain_figure(each) for each in figures],
    }


def _plain(found: Compared) -> dict[str, Any]:
    said: dict[str, Any] = {
        "table": found.table,
        "bet": found.bet,
        "place": found.place,
        "by": found.by,
        "exact": str(found.exact),
        "impossible": list(found.impossible),
    }
    if found.mean:
        said |= {
            "bets": found.mean.rounds,
            "mean": str(found.mean.mean),
            "z": found.mean.z,
            "deviation": found.mean.deviation,
        }
    if found.spread:
        said |= {"cells": found.spread.cells, "chi_square": found.spread.chi_square, "fit": found.spread.chance}
    return said


def _plain_figure(found: Held) -> dict[str, Any]:
    of = found.of
    said = {
        "game": of.game,
        "bet": of.what,
        "figure": of.figure,
        "options": dict(of.options or {}),
        "preset": of.preset,
        "published": of.published,
        "source": of.source,
        "ours": found.ours,
        "same": found.same,
        "wrong": found.wrong,
    }
    if of.differs:
        said |= {"rule": of.differs.rule, "clause": of.differs.clause, "with_their_rule": found.bridged}
    return said
