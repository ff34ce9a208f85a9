"""banca report: the PAR sheet of a game, or all games on one page."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from fractions import Fraction
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from banca import __version__
from banca.cli.names import bet_text, named_edition
from banca.cli.odds import assumption, places, plain, said_of
from banca.cli.screen import minor_units, options_line, print_json, put, screen, setting_of, table
from banca.cli.words import word
from banca.exact import BetOdds, decimal
from banca.law import Language, OptionError, language, preset_named
from banca.report import measures
from banca.report.document import Document
from banca.report.everything import Listed, all_games, by_edge, everything
from banca.report.files import refuse, write
from banca.report.html import to_html
from banca.report.identity import engine_digest
from banca.report.par import par_sheet
from banca.report.pdf import to_pdf
from banca.report.sheet import Asked, Sheet, Told, compute

WRITES: dict[str, Callable[[Document], bytes]] = {"html": lambda made: to_html(made).encode(), "pdf": to_pdf}
BETS_SHOWN = 20  # of all games, in the terminal, from each end
FIGURES = ("edge", "in_percent", "return", "hit", "push", "sd", "risk")


def run(given: Namespace) -> int:
    lang = language(given.lang)
    for kind in WRITES:
        if name := getattr(given, kind):
            refuse(name)
    if given.html and given.html == given.pdf:
        raise OptionError(f"--html and --pdf both name {given.html}: they are two files")
    return all_at_once(given, lang) if given.all else one(given, lang)


def one(given: Namespace, lang: Language) -> int:
    if given.game is None:
        raise OptionError("name a game, as in banca report cussec, or --all for all of them")
    game, setting = setting_of(given)
    if given.bet and (refusal := game.not_offered(setting, given.bet)):
        raise game.refused(refusal)
    whole = given.html or given.pdf or given.output == "json"
    asked = Asked(
        day=today(),
        bet=given.bet,
        sensitivity=bool(whole) and not given.no_sensitivity,
        proof_rounds=given.proof_rounds if whole else 0,
        seed=given.seed,
        rounds_per_hour=given.rounds_per_hour,
        average_bet=minor_units(given.average_bet, lang),
    )
    with progress(game.edition.slug) as told:
        sheet = compute(game, setting, asked, named_edition(setting), told)
    if given.output == "json":
        print_json(in_json(sheet, given))
    elif not whole:
        show(sheet, lang)
    save(given, lang, lambda: par_sheet(sheet, lang, assumption))
    return 0


def all_at_once(given: Namespace, lang: Language) -> int:
    if given.game or given.set or given.bet or given.on or given.authorised:
        raise OptionError(
            "--all takes every game under one --preset: leave GAME, --set, --bet, --on and --authorised out"
        )
    preset = preset_named(given.preset)
    with progress("banca report --all") as told:
        listed = everything(preset, told)
    if given.output == "json":
        bets = [
            {"game": each.edition.game, "edition": each.edition.slug, **plain(row)} for each, row in by_edge(listed)
        ]
        print_json({"preset": preset, **signed(today().isoformat()), "bets": bets})
    elif not (given.html or given.pdf):
        show_all(listed, lang)
    save(given, lang, lambda: all_games(listed, lang, preset, today(), assumption))
    return 0


def today() -> date:
    return datetime.now(UTC).astimezone().date()


def save(given: Namespace, lang: Language, made: Callable[[], Document]) -> None:
    wanted = [(kind, name) for kind in WRITES if (name := getattr(given, kind))]
    document = made() if wanted else None
    for kind, name in wanted:
        if document is not None:
            write(name, WRITES[kind](document))
        if given.output != "json":
            print(word(lang, "report.written", file=name))


@contextmanager
def progress(title: str) -> Iterator[Told]:
    """How far it is, on the terminal of the errors if there is one."""
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[what]}"), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, disable=not sys.stderr.isatty(), transient=True, console=console) as bar:
        task = bar.add_task(title, total=None, what="")
        yield lambda what, done, of: bar.update(task, completed=done, total=of, what=what)


def show(sheet: Sheet, lang: Language) -> None:
    law = sheet.law
    rows = [(bet_text(law, lang, row.bet), places(row, law, lang), *figures(row)) for row in sheet.rows]
    columns = ("bet", "on", *FIGURES)
    shown = [n for n, _ in enumerate(columns) if any(row[n] for row in rows)]
    console = screen()
    title = f"{law.names.said_in(lang)} · {law.slug}"
    made = table([columns[n] for n in shown], [[row[n] for n in shown] for row in rows], title, " ".join(FIGURES), lang)
    put(console, made)
    console.print(options_line(sheet.setting, lang), style="dim")
    console.print(word(lang, "report.how"), markup=False)


def figures(row: BetOdds) -> tuple[str, ...]:
    risk = measures.element_of_risk(row)
    shares = (measures.returned(row), row.win, row.push)
    return (
        str(row.edge),
        percent(row.edge),
        *(percent(share) if share else "" for share in shares),
        str(round(row.sd, 4)),
        percent(risk) if risk != row.edge else "",
    )


def percent(value: Fraction) -> str:
    return f"{decimal(value * 100, 4)} %"


def show_all(listed: tuple[Listed, ...], lang: Language) -> None:
    found = by_edge(listed)
    rows = []
    for n, (each, row) in enumerate(found):
        if BETS_SHOWN <= n < len(found) - BETS_SHOWN:
            if n == BETS_SHOWN:
                rows.append(("…",) * 3 + ("",) * 4)
            continue
        law = each.edition
        edge, hit = percent(row.edge), percent(row.win)
        game = law.names.said_in(lang)
        rows.append(
            (bet_text(law, lang, row.bet), places(row, law, lang), game, edge, hit, str(round(row.sd, 4)), law.number)
        )
    console = screen()
    columns = ("bet", "on", "game", "in_percent", "hit", "sd", "article")
    put(console, table(columns, rows, right="in_percent hit sd", lang=lang))
    console.print(word(lang, "report.how"), markup=False)


def signed(day: str) -> dict[str, Any]:
    return {"banca": __version__, "engine_sha256": engine_digest(), "date": day}


def in_json(sheet: Sheet, given: Namespace) -> dict[str, Any]:
    given.seen = None
    return {
        **said_of(sheet.game, sheet.setting, given),
        **signed(sheet.asked.day.isoformat()),
        "bets": [{**plain(row), **measured(row), "operator": operated(row, sheet.asked)} for row in sheet.rows],
        "without": list(sheet.without),
        "correlation": [
            {
                "one": plain_place(sheet.rows[pair.one]),
                "other": plain_place(sheet.rows[pair.other]),
                "correlation": float(pair.value),
            }
            for pair in sheet.pairs
        ],
        "sensitivity": sensitivity_in_json(sheet),
        "proof": proof_in_json(sheet),
        "readings": readings_in_json(sheet),
    }


def plain_place(row: BetOdds) -> str:
    bet, selection = row.places[0]
    chosen = selection if isinstance(selection, tuple) else (() if selection is None else (selection,))
    return "/".join([bet, *(["-".join(map(str, chosen))] if chosen else [])])


def measured(row: BetOdds) -> dict[str, Any]:
    """What the sheet says beyond the row: exact figures as fractions, approximations as decimals."""
    ties = measures.edge_without_ties(row)
    bands = {
        str(rounds): {level: [float(end) for end in measures.band(row, rounds, z)] for level, z in measures.LEVELS}
        for rounds in measures.ROUNDS
    }
    return {
        "return": str(measures.returned(row)),
        "edge_ignoring_ties": None if ties is None or row.within else str(ties),
        "has_outcomes_told_by_their_mean": bool(row.within),
        "element_of_risk": str(measures.element_of_risk(row)),
        "average_wager": str(measures.average_wager(row)),
        "greatest_prize": str(measures.greatest_prize(row)),
        "greatest_loss": str(measures.greatest_loss(row)),
        "volatility_index_90": float(measures.volatility_index(row)),
        "bands": bands,
        "bands_safe_from": measures.safe_from(row),
    }


def operated(row: BetOdds, asked: Asked) -> dict[str, Any]:
    """In minor units, at the average bet and the rounds an hour that were said."""
    banks = {str(chance): measures.bank_needed(row, chance) for chance in measures.RUIN_CHANCES}
    return {
        "average_bet": asked.average_bet,
        "rounds_per_hour": asked.rounds_per_hour,
        "win_per_hour": str(row.edge * asked.average_bet * asked.rounds_per_hour),
        "rounds_until_ahead": measures.rounds_until_ahead(row),
        "bank_for_ruin": {
            chance: None if bank is None else float(bank * asked.average_bet) for chance, bank in banks.items()
        },
    }


def readings_in_json(sheet: Sheet) -> list[dict[str, Any]]:
    law = sheet.law
    found = []
    for each in dict.fromkeys(reading for row in sheet.rows for reading in row.readings):
        asked = law.readings.get(each)
        taken = asked.taken if asked else law.clause(each).reading
        clauses = asked.clauses if asked else (each,)
        found.append({"id": each, "clauses": list(clauses), "question": asked and asked.question, "taken": taken})
    return found


def sensitivity_in_json(sheet: Sheet) -> Any:
    found = sheet.sensitivity
    if found is None:
        return None
    return {
        "inapplicable": list(found.inapplicable),
        "options": [
            {
                "option": varied.name,
                "changes_something": varied.matters,
                "alternatives": [
                    {
                        "value": change.value,
                        "edges": {
                            plain_place(row): [str(edge) for edge in edges]
                            for row, edges in zip(sheet.rows, change.edges, strict=True)
                            if edges != (row.edge,)
                        },
                    }
                    for change in varied.changes
                ],
            }
            for varied in found.varied
        ],
    }


def proof_in_json(sheet: Sheet) -> Any:
    found = sheet.proof
    if found is None:
        return None
    return {
        "rounds": found.rounds,
        "agrees": found.agrees,
        "furthest_z": found.furthest,
        "allowed_z": found.allowed,
        "within_1_96": found.within,
        "bets": [
            {
                "bet": trial.place[0],
                "selection": list(trial.place[1]) if isinstance(trial.place[1], tuple) else trial.place[1],
                "seed": trial.seed,
                "rounds": trial.rounds,
                "edge": float(trial.edge),
                "exact": str(trial.exact),
                "z": trial.z,
            }
            for trial in found.trials
        ],
        "not_simulated": [{"bet": place[0], "why": why} for place, why in found.untried],
    }
