"""banca simulate."""

import sys
import time
from argparse import Namespace

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from banca.cli.screen import options_line, plain_selection, print_json, put, screen, selection_text, setting_of, table
from banca.simulate import Simulated, simulate

CONFIDENCE = 1.96
LONG_WORK_ROUNDS = 50_000_000


def run(given: Namespace) -> int:
    game, setting = setting_of(given)
    if refusal := game.not_offered(setting, given.bet):
        raise game.refused(refusal)
    kind = game.kinds(setting)[given.bet]
    wanted = kind.selections.all[0] if given.selection is None else given.selection
    if refusal := kind.refusal(wanted):
        raise game.refused(refusal)
    place = (given.bet, kind.selections.read(wanted))
    started = time.perf_counter()
    quiet = not sys.stderr.isatty() or given.rounds < LONG_WORK_ROUNDS
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, disable=quiet, transient=True, console=Console(stderr=True)) as progress:
        task = progress.add_task(f"{game.edition.slug} {given.bet}", total=given.rounds)
        found = simulate(game, setting, place, given.rounds, given.seed, lambda n: progress.advance(task, n))
    seconds = time.perf_counter() - started
    if given.output == "json":
        print_json(
            {
                "edition": game.edition.slug,
                "preset": setting.options.preset,
                "options": setting.options.plain(),
                "bet": given.bet,
                "selection": plain_selection(found.place[1]),
                "rounds": found.rounds,
                "seed": found.seed,
                "mean": float(found.mean),
                "stderr": found.stderr,
                "exact": str(found.exact),
                "exact_decimal": float(found.exact),
                "z": found.z,
                "wins": found.wins,
                "pushes": found.pushes,
                "losses": found.losses,
                "interval_95": list(interval(found)),
            }
        )
        return 0
    low, high = interval(found)
    rows = [
        ("mean, per unit staked", f"{float(found.mean):+.6f}"),
        ("95 % interval", f"{low:+.6f} to {high:+.6f}"),
        ("exact", f"{float(found.exact):+.6f}  ({found.exact})"),
        ("z", f"{found.z:+.2f}"),
        ("won, drawn, lost", f"{found.wins:,} / {found.pushes:,} / {found.losses:,}"),
        ("rounds", f"{found.rounds:,} in {seconds:.2f} s, seed {found.seed}"),
    ]
    console = screen()
    title = f"{game.edition.names.en} · {game.edition.slug} · {given.bet} {selection_text(found.place[1])}"
    put(console, table(("", "the player's gain"), rows, title=title.strip()))
    console.print(options_line(setting), style="dim")
    return 0


def interval(found: Simulated) -> tuple[float, float]:
    mean, half = float(found.mean), CONFIDENCE * found.stderr
    return mean - half, mean + half
