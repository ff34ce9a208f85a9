"""banca simulate."""

import sys
import time
from argparse import Namespace
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from banca.cli.names import bet_text, named_edition
from banca.cli.odds import assumption
from banca.cli.screen import (
    options_line,
    plain_selection,
    print_json,
    put,
    said_authorised,
    screen,
    selection_text,
    setting_of,
    table,
    within_reach,
)
from banca.cli.words import word
from banca.exact import as_simulated, odds
from banca.law import Refusal, language, plain_parameter
from banca.play.bets import tokens_of
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.simulate import Simulated, simulate

CONFIDENCE = 1.96
LONG_WORK_ROUNDS = 50_000_000


def run(given: Namespace) -> int:
    game, setting = setting_of(given)
    within_reach(setting)
    lang = language(given.lang)
    if refusal := game.not_offered(setting, given.bet):
        raise game.refused(refusal)
    place = place_of(game, setting, given.bet, given.selection)
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
    row = next(row for row in as_simulated(game, setting) if place in row.places)
    exact, z = -row.edge, found.z(-row.edge, row.variance)
    if given.output == "json":
        print_json(
            {
                "edition": game.edition.slug,
                "preset": setting.options.preset,
                "options": setting.options.plain(),
                "parameters": {name: plain_parameter(value) for name, value in setting.parameters.items()},
                **said_authorised(game, setting),
                "bet": given.bet,
                "selection": plain_selection(found.place[1]),
                "rounds": found.rounds,
                **({"rounds_dealt": given.rounds} if given.rounds != found.rounds else {}),
                "seed": found.seed,
                "mean": float(found.mean),
                "stderr": found.stderr,
                "exact": str(exact),
                "exact_decimal": float(exact),
                "z": z,
                "wins": found.wins,
                "pushes": found.pushes,
                "losses": found.losses,
                "interval_95": list(interval(found)),
                **({"assumes": row.assumes} if row.assumes else {}),
            }
        )
        return 0
    low, high = interval(found)
    took = {"rounds": f"{found.rounds:,}", "seconds": f"{seconds:.2f}", "seed": found.seed}
    rows = [
        (word(lang, "mean"), f"{float(found.mean):+.6f}"),
        (word(lang, "interval"), word(lang, "from_to", low=f"{low:+.6f}", high=f"{high:+.6f}")),
        (word(lang, "exact"), f"{float(exact):+.6f}  ({exact})"),
        (word(lang, "z"), f"{z:+.2f}"),
        (word(lang, "won_drawn_lost"), f"{found.wins:,} / {found.pushes:,} / {found.losses:,}"),
        (word(lang, "rounds"), word(lang, "rounds_in", **took)),
    ]
    console = screen()
    edition = named_edition(setting)
    title = f"{edition.names.said_in(lang)} · {edition.slug} · {bet_text(edition, lang, *found.place)}"
    put(console, table(("", "gain"), rows, title=title, lang=lang))
    console.print(options_line(setting, lang), style="dim")
    if row.assumes:
        console.print(assumption(row.assumes, lang), style="dim")
    return 0


def place_of(game: Game[Any], setting: Setting, bet: str, selection: str | None) -> Place:
    """What was asked for, among the places that can be bet on, or the first of them."""
    places = [place for row in odds(game, setting, every_selection=True) for place in row.places if place[0] == bet]
    if selection is None:
        return places[0] if places else (bet, None)  # of no worth here: the kernel says why
    kind = game.kinds(setting)[bet]
    wanted = kind.selections.read(selection) if kind.selections.allows(selection) else selection
    for place in places:
        if place[1] == wanted or tokens_of(place[1]) == tokens_of(selection):
            return place
    of_its_own = kind.selections.all != (None,) and kind.refusal(selection)
    known = ", ".join(selection_text(place[1]) for place in places) or "nothing"
    says = f"{bet} is played on {known}, not on {selection}"
    raise game.refused(of_its_own or Refusal("selection_must_be_lawful", kind.clause, says))


def interval(found: Simulated) -> tuple[float, float]:
    mean, half = float(found.mean), CONFIDENCE * found.stderr
    return mean - half, mean + half
