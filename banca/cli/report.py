"""banca report: the PAR sheet of a game, or all games on one page."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from fractions import Fraction
from functools import partial
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from banca import __version__
from banca.cli.names import assumption, bet_text, named_edition
from banca.cli.odds import places, said_of, to_json
from banca.cli.screen import minor_units, options_line, plain_selection, print_json, put, screen, setting_of, table
from banca.cli.sums import meter_named
from banca.cli.words import word
from banca.exact import BetOdds, decimal, odds, stud_poker
from banca.games.stud_poker.equipment import JACKPOT
from banca.games.stud_poker.jackpot import POSTINGS
from banca.games.stud_poker.round import StudPoker
from banca.law import Language, OptionError, language, preset_named
from banca.play.game import Game
from banca.play.setting import Setting
from banca.report import measures, text
from banca.report.all_games import Listed, all_games, by_edge, rows_of_all
from banca.report.document import Document
from banca.report.files import STDOUT, refuse, write
from banca.report.html import to_html
from banca.report.identity import engine_digest
from banca.report.par import par_sheet
from banca.report.pdf import to_pdf
from banca.report.sensitivity import OnProgress, RowsOf
from banca.report.sheet import Sheet, SheetRequest, compute
from banca.report.words import say

WRITES: dict[str, Callable[[Document], bytes]] = {"html": lambda made: to_html(made).encode(), "pdf": to_pdf}
BETS_SHOWN = 20  # of all games, in the terminal, from each end
FIGURES = ("edge", "in_percent", "return", "hit", "push", "sd", "risk")


def run(given: Namespace) -> int:
    lang = language(given.lang)
    refuse_files(given)
    return all_at_once(given, lang) if given.all else one(given, lang)


def refuse_files(given: Namespace) -> list[str]:
    """The files that are asked for, if all of them can be written."""
    wanted: list[str] = [name for kind in WRITES if (name := getattr(given, kind))]
    for name in wanted:
        refuse(name)
    if len(set(wanted)) < len(wanted):
        raise OptionError(f"--html and --pdf both name {given.html}: they are two files")
    if STDOUT in wanted and given.output == "json":
        raise OptionError(f"--json and a report to {STDOUT} would both be printed: name a file for the report")
    return wanted


def one(given: Namespace, lang: Language) -> int:
    if given.game is None:
        raise OptionError("name a game, as in banca report cussec, or --all for all of them")
    game, setting = setting_of(given)
    if given.bet and (refusal := game.not_offered(setting, given.bet)):
        raise game.refused(refusal)
    if (given.bet == JACKPOT or given.meter is not None) and (missing := unposted(game, setting)):
        says = f"this table posts no sums for {JACKPOT}: {', '.join(f'--set {name}=...' for name in missing)}"
        raise OptionError(f"{says} ({game.edition.cite('art10.3')})")
    whole = given.html or given.pdf or given.output == "json"
    asked = SheetRequest(
        day=today(),
        bet=given.bet,
        sensitivity=bool(whole) and not given.no_sensitivity,
        proof_rounds=given.proof_rounds if whole else 0,
        seed=given.seed,
        rounds_per_hour=given.rounds_per_hour,
        average_bet=minor_units(given.average_bet, lang),
    )
    meter = meter_named(game, given.meter)
    rows_of: RowsOf = odds if meter is None else partial(stud_poker.odds, meter=meter)
    with progress(game.edition.slug) as told:
        sheet = compute(game, setting, asked, named_edition(setting), told, rows_of)
    if given.output == "json":
        print_json(in_json(sheet, given))
    elif not whole:
        show(sheet, lang)
    save(given, lang, lambda: par_sheet(sheet, lang, assumption))
    return 0


def all_at_once(given: Namespace, lang: Language) -> int:
    if given.game or given.set or given.bet or given.on or given.authorised or given.meter is not None:
        raise OptionError(
            "--all takes every game under one --preset: leave GAME, --set, --bet, --on, --meter and --authorised out"
        )
    preset = preset_named(given.preset)
    with progress("banca report --all") as told:
        listed = rows_of_all(preset, told)
    if given.output == "json":
        bets = [
            {"game": each.edition.game, "edition": each.edition.slug, **to_json(row)} for each, row in by_edge(listed)
        ]
        print_json({"preset": preset, **signed(today().isoformat()), "bets": bets})
    elif not (given.html or given.pdf):
        show_all(listed, lang)
    save(given, lang, lambda: all_games(listed, lang, preset, today(), assumption))
    return 0


def unposted(game: Game[Any], setting: Setting) -> list[str]:
    """What a table of stud poker would have to post to have a jackpot."""
    if not isinstance(game, StudPoker):
        return []
    return [name for name in POSTINGS.values() if setting.parameter(name) is None]


def today() -> date:
    return datetime.now(UTC).astimezone().date()


def save(given: Namespace, lang: Language, made: Callable[[], Document]) -> None:
    wanted = [(kind, name) for kind in WRITES if (name := getattr(given, kind))]
    document = made() if wanted else None
    for kind, name in wanted:
        if document is not None:
            write(name, WRITES[kind](document))
        if given.output != "json" and name != STDOUT:
            beside = sys.stderr if STDOUT in (other for _, other in wanted) else sys.stdout
            print(word(lang, "report.written", file=name), file=beside)


@contextmanager
def progress(title: str) -> Iterator[OnProgress]:
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
    risk, least = measures.element_of_risk(row), measures.rate_mark(row)
    return (
        str(row.edge),
        percent(row.edge),
        percent(measures.return_to_player(row)),
        *(least + percent(share) if share else "" for share in (row.win, row.push)),
        text.near(row.sd, row.sd_bound, 4),
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
        edge, hit, sd = (
            percent(row.edge),
            measures.rate_mark(row) + percent(row.win),
            text.near(row.sd, row.sd_bound, 4),
        )
        game = law.names.said_in(lang)
        rows.append((bet_text(law, lang, row.bet), places(row, law, lang), game, edge, hit, sd, law.number))
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
        **signed(sheet.request.day.isoformat()),
        "operator_round": say("en", f"operator.round.{sheet.law.game}"),
        "bets": [{**to_json(row), **measured(sheet, row), "operator": operated(sheet, row)} for row in sheet.rows],
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


def measured(sheet: Sheet, row: BetOdds) -> dict[str, Any]:
    """What the sheet says beyond the row: exact figures as fractions, approximations as decimals."""
    ties, most = measures.edge_without_ties(row), measures.exposure(sheet.game, sheet.setting, row)
    bands = {
        str(rounds): {level: [float(end) for end in measures.band(row, rounds, z)] for level, z in measures.LEVELS}
        for rounds in measures.ROUNDS
    }
    return {
        "return": str(measures.return_to_player(row)),
        "edge_ignoring_ties": None if ties is None or row.within else str(ties),
        "has_outcomes_told_by_their_mean": bool(row.within),
        "element_of_risk": str(measures.element_of_risk(row)),
        "average_wager": str(measures.average_wager(row)),
        "rates_are_the_least": bool(row.within),
        "greatest_prize": str(most.gain),
        "greatest_loss": str(most.loss),
        "greatest_are": {"": "exact", "≤ ": "at most", "≥ ": "at least"}[most.mark],
        "volatility_index_90": float(measures.volatility_index(row)),
        "bands": bands,
        "bands_safe_from": measures.normal_from(row),
    }


def operated(sheet: Sheet, row: BetOdds) -> dict[str, Any] | None:
    """In minor units, at the average bet and the rounds an hour that were said.

    None of bets that are only added to others, or that feed a pool.
    """
    if sheet.game.is_added(*row.places[0]) or measures.has_pool(row):
        return None
    asked, house, by_roll = sheet.request, measures.house_gain(sheet.game, row), measures.edge_per_roll(row)
    banks = {str(chance): measures.bank_needed(house, chance) for chance in measures.RUIN_CHANCES if house.at_risk}
    rolls = {} if by_roll is None else {"win_per_roll": str(by_roll * asked.average_bet)}
    return {
        "average_bet": asked.average_bet,
        "rounds_per_hour": asked.rounds_per_hour,
        "win_per_round": str(house.edge * asked.average_bet),
        **rolls,
        "win_per_hour": str(house.edge * asked.average_bet * asked.rounds_per_hour),
        "commission_only": not house.at_risk,
        "rounds_until_ahead": measures.rounds_until_ahead(house) if house.at_risk else None,
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
                "selection": plain_selection(trial.place[1]),
                "seed": trial.seed,
                "rounds": trial.rounds,
                "edge": float(trial.edge),
                "exact": str(trial.exact),
                "z": trial.z,
            }
            for trial in found.trials
        ],
        "not_simulated": [
            {"bet": bet, "selection": plain_selection(selection), "why": why} for (bet, selection), why in found.untried
        ],
    }
