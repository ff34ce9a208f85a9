"""banca report: the PAR sheet of a game, or all games on one page."""

from argparse import Namespace
from fractions import Fraction
from typing import Any

from banca import __version__
from banca.cli.documents import refuse_files, save, today
from banca.cli.names import assumption, bet_text
from banca.cli.rows import places_text, table_to_json, to_json
from banca.cli.screen import (
    minor_units,
    options_line,
    print_json,
    print_table,
    progress,
    screen,
    selection_to_json,
    setting_of,
    table,
)
from banca.cli.terminal import refuse_options_of_others, terminal_of
from banca.exact import BetOdds, decimal
from banca.law import Language, OptionError, games, language, preset_named
from banca.messages import message
from banca.play.setting import edition_of_table
from banca.report import measures, text
from banca.report.all_games import Listed, all_games, by_edge, rows_of_all
from banca.report.identity import engine_digest
from banca.report.par import par_sheet
from banca.report.sheet import Sheet, SheetRequest, compute

BETS_SHOWN = 20  # of all games, in the terminal, at each end of the list
FIGURES = ("edge", "in_percent", "return", "hit", "push", "sd", "risk")


def run(args: Namespace) -> int:
    lang = language(args.lang)
    refuse_files(args)
    return all_at_once(args, lang) if args.all else one(args, lang)


def one(args: Namespace, lang: Language) -> int:
    if args.game is None:
        raise OptionError("report-which-game", example=games()[0])
    game, setting = setting_of(args)
    if args.bet and (refusal := game.not_offered(setting, args.bet)):
        raise game.refused(refusal)
    terminal = terminal_of(game.edition.game)
    terminal.refuse_report(args, game, setting)
    whole = args.html or args.pdf or args.output == "json"
    request = SheetRequest(
        day=today(),
        bet=args.bet,
        sensitivity=bool(whole) and not args.no_sensitivity,
        proof_rounds=args.proof_rounds if whole else 0,
        seed=args.seed,
        rounds_per_hour=args.rounds_per_hour,
        average_bet=minor_units(args.average_bet),
    )
    refuse_options_of_others(args, game.edition.game, "meter")
    wanted = terminal.odds_request(args, game, setting)
    with progress(game.edition.slug, lang) as report_progress:
        sheet = compute(game, setting, request, edition_of_table(setting), report_progress, wanted.rows, wanted.edges)
    if args.output == "json":
        print_json(sheet_to_json(sheet, lang))
    elif not whole:
        show(sheet, lang)
    save(args, lang, lambda: par_sheet(sheet, lang, assumption))
    return 0


def all_at_once(args: Namespace, lang: Language) -> int:
    if args.game or args.set or args.bet or args.on or args.authorised or args.meter is not None:
        raise OptionError("report-all-of-one-preset")
    preset = preset_named(args.preset)
    with progress("banca report --all", lang) as report_progress:
        listed = rows_of_all(preset, report_progress)
    if args.output == "json":
        bets = [
            {"game": each.edition.game, "edition": each.edition.slug, **to_json(row, lang)}
            for each, row in by_edge(listed)
        ]
        print_json({"preset": preset, **signature(today().isoformat()), "bets": bets})
    elif not (args.html or args.pdf):
        show_all(listed, lang)
    save(args, lang, lambda: all_games(listed, lang, preset, today(), assumption))
    return 0


def show(sheet: Sheet, lang: Language) -> None:
    law = sheet.law
    rows = [(bet_text(law, lang, row.bet), places_text(row, law, lang), *figures(row)) for row in sheet.rows]
    columns = ("bet", "on", *FIGURES)
    console = screen()
    title = f"{law.names.said_in(lang)} · {law.slug}"
    print_table(console, table(columns, rows, title, " ".join(FIGURES), lang, skip_empty=True))
    console.print(options_line(sheet.setting, lang), style="dim")
    console.print(message(lang, "par-how"), markup=False)


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
        rows.append((bet_text(law, lang, row.bet), places_text(row, law, lang), game, edge, hit, sd, law.number))
    console = screen()
    columns = ("bet", "on", "game", "in_percent", "hit", "sd", "article")
    print_table(console, table(columns, rows, right="in_percent hit sd", lang=lang))
    console.print(message(lang, "par-how"), markup=False)


def signature(day: str) -> dict[str, Any]:
    return {"banca": __version__, "engine_sha256": engine_digest(), "date": day}


def sheet_to_json(sheet: Sheet, lang: Language) -> dict[str, Any]:
    return {
        **table_to_json(sheet.game, sheet.setting),
        **signature(sheet.request.day.isoformat()),
        "operator_round": message(lang, f"{sheet.law.game}-round-is"),
        "bets": [
            {**to_json(row, lang), **measures_to_json(sheet, row), "operator": operation_to_json(sheet, row)}
            for row in sheet.rows
        ],
        "without": list(sheet.without),
        "correlation": [
            {
                "one": place_slug(sheet.rows[pair.one]),
                "other": place_slug(sheet.rows[pair.other]),
                "correlation": float(pair.value),
            }
            for pair in sheet.pairs
        ],
        "sensitivity": sensitivity_in_json(sheet),
        "proof": proof_in_json(sheet, lang),
        "readings": readings_in_json(sheet, lang),
    }


def place_slug(row: BetOdds) -> str:
    bet, selection = row.places[0]
    chosen = selection if isinstance(selection, tuple) else (() if selection is None else (selection,))
    return "/".join([bet, *(["-".join(map(str, chosen))] if chosen else [])])


def measures_to_json(sheet: Sheet, row: BetOdds) -> dict[str, Any]:
    """The measures of the sheet: exact figures as fractions, approximations as decimals."""
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


def operation_to_json(sheet: Sheet, row: BetOdds) -> dict[str, Any] | None:
    """The house's figures in minor units, at the given average bet and rounds per hour.

    None for bets that are only added to others, or that feed a pool.
    """
    if sheet.game.is_added(*row.places[0]) or measures.has_pool(row):
        return None
    request, house, by_roll = sheet.request, measures.house_gain(sheet.game, row), measures.edge_per_roll(row)
    banks = {str(chance): measures.bank_needed(house, chance) for chance in measures.RUIN_CHANCES if house.at_risk}
    rolls = {} if by_roll is None else {"win_per_roll": str(by_roll * request.average_bet)}
    return {
        "average_bet": request.average_bet,
        "rounds_per_hour": request.rounds_per_hour,
        "win_per_round": str(house.edge * request.average_bet),
        **rolls,
        "win_per_hour": str(house.edge * request.average_bet * request.rounds_per_hour),
        "commission_only": not house.at_risk,
        "rounds_until_ahead": measures.rounds_until_ahead(house) if house.at_risk else None,
        "bank_for_ruin": {
            chance: None if bank is None else float(bank * request.average_bet) for chance, bank in banks.items()
        },
    }


def readings_in_json(sheet: Sheet, lang: Language) -> list[dict[str, Any]]:
    law = sheet.law
    found = []
    for each in dict.fromkeys(reading for row in sheet.rows for reading in row.readings):
        reading = law.readings.get(each)
        taken = reading.text_in(lang) if reading else law.clause(each).part_in(lang, "reading")
        question = reading and reading.part_in(lang, "question")
        clauses = reading.clauses if reading else (each,)
        found.append({"id": each, "clauses": list(clauses), "question": question, "taken": taken})
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
                            place_slug(row): [str(edge) for edge in edges]
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


def proof_in_json(sheet: Sheet, lang: Language) -> Any:
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
                "selection": selection_to_json(trial.place[1]),
                "seed": trial.seed,
                "rounds": trial.rounds,
                "edge": float(trial.edge),
                "exact": str(trial.exact),
                "z": trial.z,
            }
            for trial in found.trials
        ],
        "not_simulated": [
            {"bet": bet, "selection": selection_to_json(selection), "why": why.said_in(lang)}
            for (bet, selection), why in found.untried
        ],
    }
