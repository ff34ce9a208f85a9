"""banca odds: exact probabilities, edges and standard deviations of bets, single or combined."""

import csv
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from banca.cli import combination
from banca.cli.counting import counting
from banca.cli.names import assumption, bet_text
from banca.cli.rows import LONG, in_short, places_text, prizes_text, shares_in_short, table_to_json, to_json
from banca.cli.screen import options_line, print_json, selection_text, setting_of
from banca.cli.tables import Grid, print_line, print_rows_apart, print_table, screen, table
from banca.cli.terminal import OddsRequest, refuse_options_of_others, terminal_of
from banca.cli.wagers import wagers_of
from banca.exact import BetOdds, combined_odds, decimal
from banca.exact.document import APPROACHED
from banca.exact.value import RESULTS
from banca.law import Edition, Language, OptionError, language
from banca.law.words import BetWord
from banca.messages import joined, message, percent_text
from banca.messages.errors import Message
from banca.play.game import Game
from banca.play.setting import Setting, edition_of_table

# Further figures in the table; all others are only in the JSON.
IN_THE_TABLE = {
    "edge_per_bet_resolved": "resolved",
    "edge_per_roll": "per_roll",
    "rolls": "rolls",
    "edge_with_odds_1": "single_odds",
    "raised": "raised",
    "element_of_risk": "of_all_staked",
    "edge_best_play": "best_play",
    "edge_ace_king": "ace_king",
    "edge_mutual_best_play": "mutual",
    "commission": "to_the_house",
    "gain_of_the_house_as_backer": "house_share",
    "edge_never_split": "never_split",
    "average_stake": "staked",
}
COUNTS = ("rolls", "average_stake")  # figures that are not shares
HANDS_PER_SPLIT = "hands_per_split"

FIELDS = (
    "bet",
    "selection",
    "selections",
    "pays",
    "ways",
    "win",
    "push",
    "lose",
    "edge",
    "edge_decimal",
    "variance",
    "sd",
)


def run(args: Namespace) -> int:
    game, setting = setting_of(args)
    lang = language(args.lang)
    refuse_options_of_others(args, game.edition.game, "seen", "meter", "stake")
    request = terminal_of(game.edition.game).odds_request(args, game, setting)
    if args.hold:
        return run_hold(args, game, setting, request, lang)
    with counting(lang):
        rows = request.rows(game, setting, every_selection=args.all)
    if args.bet:
        if refusal := game.not_offered(setting, args.bet):
            raise game.refused(refusal)
        rows = tuple(row for row in rows if row.bet == args.bet)
        if not rows:
            raise OptionError("odds-not-exact", bet=args.bet, why=why_without(game.edition, args.bet))
    if args.output == "json":
        print_json(
            {
                **table_to_json(game, setting),
                **request.to_json(),
                "ways": rows[0].ways if len({row.ways for row in rows}) == 1 else None,
                "edge_means": edge_means(game.edition, lang),
                **(
                    {"split_means": message(lang, "odds-split-is")}
                    if any("split" in row.shares for row in rows)
                    else {}
                ),
                **(
                    {"ace_king_means": message(lang, "stud-poker-ace-king-is")}
                    if "edge_ace_king" in rows[0].figures
                    else {}
                ),
                "bets": [to_json(row, lang) | request.row_json(game, setting, row) for row in rows],
                "without": [] if args.bet else without(game, setting, rows, lang),
            }
        )
    elif args.output == "csv":
        write_csv(rows, lang)
    else:
        show(game, setting, rows, request, lang, whole=not args.bet, exact=args.exact)
    return 0


def show(
    game: Game[Any],
    setting: Setting,
    rows: tuple[BetOdds, ...],
    request: OddsRequest,
    lang: Language,
    *,
    whole: bool,
    exact: bool = False,
) -> None:
    """Print the table of odds and an explanation of its figures."""
    console = screen()
    if exact:
        title = heading(game.edition.names.said_in(lang), game.edition.slug)
        print_rows_apart(console, exact_table(rows, edition_of_table(setting), lang, title))
        columns: tuple[str, ...] = ("edge", "pays", *RESULTS)
    else:
        made, columns = short_table(game, setting, rows, lang)
        columns = print_table(console, made)
    request.show(console, game, setting, rows, lang)
    for line in (options_line(setting, lang), *request.notes(lang)):
        console.print(line, style="dim")
    console.print(joined(lang, meanings(game.edition, columns, lang), "list-clauses"), style="dim")
    if set(RESULTS) <= set(columns) and not any("split" in row.shares for row in rows):
        print_line(console, message(lang, "odds-shares-are"), "dim")
    if not exact and any(len(str(row.edge)) > LONG for row in rows):
        print_line(console, message(lang, "odds-long-fractions"), "dim")
    for split in (row for row in rows if HANDS_PER_SPLIT in row.figures):
        console.print(message(lang, "odds-split-is"), style="dim")
        console.print(split_hands(split, lang), style="dim")
    for assumed in dict.fromkeys(row.assumes for row in rows if row.assumes):
        console.print(assumption(assumed, lang), style="dim")
    added = terminal_of(game.edition.game).added_to
    if added and whole:
        main = bet_text(game.edition, lang, next(iter(added.values())))
        bets = joined(lang, (bet_text(game.edition, lang, bet) for bet in added))
        console.print(message(lang, "odds-added-to", bet=bets, main=main), style="dim")


def short_table(
    game: Game[Any], setting: Setting, rows: tuple[BetOdds, ...], lang: Language
) -> tuple[Grid, tuple[str, ...]]:
    """A line for each bet, and the columns that have anything in them. Long fractions are rounded."""
    extra = [name for name in IN_THE_TABLE if any(name in row.figures for row in rows)]
    shares = tuple(dict.fromkeys(name for row in rows for name in row.shares))
    cells = [
        (
            bet_text(edition_of_table(setting), lang, row.bet),
            places_text(row, game.edition, lang),
            prizes_text(row, lang),
            *(texts.get(name, "") for name in shares),
            in_short(row.edge, LONG),
            f"{decimal(row.edge * 100, 4)} %",
            str(round(row.sd, 4)),
            *(figure(row, name) for name in extra),
        )
        for row, texts in ((row, shares_in_short(row)) for row in rows)
    ]
    columns = ("bet", "on", "pays", *shares, "edge", "in_percent", "sd", *(IN_THE_TABLE[name] for name in extra))
    filled = [n for n, _ in enumerate(columns) if any(row[n] for row in cells)]
    columns, shown = tuple(columns[n] for n in filled), [tuple(row[n] for n in filled) for row in cells]
    further = " ".join(IN_THE_TABLE.values())
    right = f"{' '.join(shares)} edge in_percent sd {further}"
    title = heading(game.edition.names.said_in(lang), game.edition.slug)
    least_first = f"edge {' '.join(reversed(IN_THE_TABLE.values()))} sd push lose"
    return table(columns, shown, title=title, right=right, lang=lang, gives_way=least_first), columns


def exact_table(rows: tuple[BetOdds, ...], edition: Edition, lang: Language, title: str) -> Grid:
    """Every figure as the whole fraction that it is; one that is only approached, as its decimals."""
    names = list(dict.fromkeys(name for row in rows for name in row.shares))
    further = [name for name in IN_THE_TABLE if any(name in row.figures for row in rows)]
    cells = [
        (
            f"{bet_text(edition, lang, row.bet)} {places_text(row, edition, lang)}".strip(),
            prizes_text(row, lang),
            *(str(row.shares[name]) if name in row.shares else "" for name in names),
            str(row.edge),
            f"{decimal(row.edge * 100, 4)} %",
            str(row.variance),
            *(exact_figure(row, name) for name in further),
        )
        for row in rows
    ]
    columns = ("bet", "pays", *names, "edge", "in_percent", "variance", *(IN_THE_TABLE[name] for name in further))
    return table(columns, cells, title=title, lang=lang)


def exact_figure(row: BetOdds, name: str) -> str:
    return figure(row, name) if name in APPROACHED or name not in row.figures else str(row.figures[name])


def split_hands(row: BetOdds, lang: Language) -> str:
    """What the hands of a split win, push and lose."""
    shares = {name: percent_text(lang, row.figures[f"split_hands_{name}"], 4) for name in RESULTS}
    return message(lang, "odds-split-hands", count=decimal(row.figures[HANDS_PER_SPLIT], 4), **shares)


def write_csv(rows: tuple[BetOdds, ...], lang: Language) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    extra = list(dict.fromkeys(name for row in rows for name in row.figures))
    writer.writerow([*FIELDS, *extra])
    for row in rows:
        record = to_json(row, lang) | {"selection": selection_text(row.places[0][1]), "pays": " ".join(row.pays)}
        record |= {name: str(value) for name, value in row.figures.items()}
        writer.writerow([record.get(name, "") for name in (*FIELDS, *extra)])


def run_hold(args: Namespace, game: Game[Any], setting: Setting, request: OddsRequest, lang: Language) -> int:
    """Run --hold: several bets together."""
    if args.bet or args.all:
        raise OptionError("hold-names-its-bets", option="--bet" if args.bet else "--all")
    if args.meter is not None or args.stake is not None:
        raise OptionError("hold-is-of-several", option="--meter" if args.meter is not None else "--stake")
    with counting(lang):
        found = combined_odds(game, setting, wagers_of(game, setting, args.hold, lang), cards=request.cards)
    if args.output == "json":
        means = edge_means(game.edition, lang)
        print_json(
            {
                **table_to_json(game, setting),
                **request.to_json(),
                "edge_means": means,
                **combination.to_json(found, lang),
            }
        )
    elif args.output == "csv":
        combination.write_csv(found)
    else:
        console = screen()
        combination.show(console, found, edition_of_table(setting), lang)
        for line in (options_line(setting, lang), *request.notes(lang)):
            console.print(line, style="dim")
        console.print(edge_means(game.edition, lang), style="dim")
        console.print(assumption(found.assumes, lang), style="dim")
    return 0


def without(game: Game[Any], setting: Setting, rows: tuple[BetOdds, ...], lang: Language) -> list[dict[str, Any]]:
    """The bets of the table that have no row, each with the reason."""
    with_odds = {row.bet for row in rows}
    offered = (bet for bet in game.kinds(setting) if game.not_offered(setting, bet) is None)
    missing = (bet for bet in offered if bet not in with_odds)
    why = {bet: why_without(game.edition, bet).said_in(lang, game.edition) for bet in missing}
    return [{"bet": bet, "exact": False, "why": because} for bet, because in why.items()]


def why_without(edition: Edition, bet: str) -> Message:
    main = terminal_of(edition.game).added_to.get(bet)
    return Message("odds-nothing-posted") if main is None else Message("odds-counted-with", bet=BetWord(main))


def figure(row: BetOdds, name: str) -> str:
    """A further figure of a bet, if it has it: a count as it is, an edge in per cent."""
    value = row.figures.get(name)
    if value is None:
        return ""
    near = "≈" if name in APPROACHED else ""
    return str(decimal(value, 4)) if name in COUNTS else f"{near}{decimal(value * 100, 4)} %"


def heading(name: str, slug: str) -> str:
    return f"{name} · {slug}"


# Columns that get an explanation.
SAID_OF_COLUMNS = {"pays": "odds-pays-are", "ace_king": "stud-poker-ace-king-is"}


def meanings(edition: Edition, columns: Sequence[str], lang: Language) -> list[str]:
    return [
        edge_means(edition, lang),
        *(message(lang, key) for name, key in SAID_OF_COLUMNS.items() if name in columns),
    ]


def edge_means(edition: Edition, lang: Language) -> str:
    return message(lang, terminal_of(edition.game).edge_message)
