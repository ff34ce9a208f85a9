"""banca odds."""

import csv
import sys
from argparse import Namespace
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rich.console import Console

from banca.cli import seen, sums
from banca.cli.counting import counting
from banca.cli.names import assumption, bet_text, joined, named_edition, value_text
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
)
from banca.cli.words import word
from banca.exact import BetOdds, combined_odds, decimal, odds
from banca.exact.value import RESULTS
from banca.games.stud_poker.equipment import JACKPOT
from banca.law import Edition, Language, OptionError, language, plain_parameter
from banca.play.game import Game
from banca.play.setting import Setting

# Figures beside the edge that stand in the table too; the others are in the JSON.
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
COUNTS = ("rolls", "average_stake")  # figures that are no shares
HANDS_PER_SPLIT = "hands_per_split"
# Bets that are made in the course of another, and that one, whose row has their worth in it.
ADDED_TO = {"blackjack": {"split": "main", "double": "main"}}
EDGE_LOST = {"pai-kau": "edge_lost_is"}  # where the edge is not the house's alone
# Figures that are not exact: what bounds each, and what else is known of how near it comes.
APPROACHED = {"edge_mutual_best_play": ("mutual_best_play_bound", "left_to_gain")}

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


def run(given: Namespace) -> int:
    game, setting = setting_of(given)
    lang = language(given.lang)
    ante = asked_of_its_game(given, game, setting)
    if given.hold:
        return hold(given, game, setting, lang)
    with counting(lang):
        rows = rows_of(given, game, setting, ante)
    if given.bet:
        if refusal := game.not_offered(setting, given.bet):
            raise game.refused(refusal)
        rows = tuple(row for row in rows if row.bet == given.bet)
        if not rows:
            raise OptionError(f"{given.bet} has no exact odds: {why_without(game.edition, given.bet)}")
    if given.output == "json":
        print_json(
            {
                **said_of(game, setting, given),
                **sums.to_json(ante),
                "ways": rows[0].ways if len({row.ways for row in rows}) == 1 else None,
                "edge_means": edge_means(game.edition, "en"),
                **({"split_means": word("en", "split_is")} if any("split" in row.shares for row in rows) else {}),
                **({"ace_king_means": word("en", "ace_king_is")} if "edge_ace_king" in rows[0].besides else {}),
                "bets": [to_json(row) | of_the_jackpot(game, setting, row, ante) for row in rows],
                "without": [] if given.bet else without(game, setting, rows),
            }
        )
    elif given.output == "csv":
        write_csv(rows)
    else:
        show(given, game, setting, rows, ante)
    return 0


def show(given: Namespace, game: Game[Any], setting: Setting, rows: tuple[BetOdds, ...], ante: int | None) -> None:
    lang = language(given.lang)
    extra = [name for name in IN_THE_TABLE if any(name in row.besides for row in rows)]
    shares = tuple(dict.fromkeys(name for row in rows for name in row.shares))
    rest = [
        (
            bet_text(named_edition(setting), lang, row.bet),
            places(row, game.edition, lang),
            " ".join(row.pays),
            *(in_short(row.shares[name]) if name in row.shares else "" for name in shares),
            in_short(row.edge, LONG),
            f"{decimal(row.edge * 100, 4)} %",
            str(round(row.sd, 4)),
            *(figure(row, name) for name in extra),
        )
        for row in rows
    ]
    columns = (
        "bet",
        "on",
        "pays",
        *shares,
        "edge",
        "in_percent",
        "sd",
        *(IN_THE_TABLE[name] for name in extra),
    )
    filled = [n for n, _ in enumerate(columns) if any(row[n] for row in rest)]
    columns, shown = tuple(columns[n] for n in filled), [tuple(row[n] for n in filled) for row in rest]
    console = screen()
    put(console, table(columns, shown, title=heading(game.edition.names.said_in(lang), game.edition.slug),
              right=f"{' '.join(shares)} edge in_percent sd {' '.join(IN_THE_TABLE.values())}", lang=lang)
    )  # fmt: skip
    show_jackpot(console, game, setting, rows, ante, lang)
    console.print(options_line(setting, lang), style="dim")
    if given.seen is not None:
        console.print(seen.told(given.seen, lang), style="dim")
    if ante is not None:
        console.print(sums.ante_told(ante, lang), style="dim")
    console.print(joined(lang, meanings(game.edition, columns, lang), "semicolon"), style="dim")
    for row in (row for row in rows if len(str(row.edge)) > LONG):
        said = word(lang, "edge_of", bet=bet_text(named_edition(setting), lang, row.bet), edge=str(row.edge))
        console.print(said, style="dim", soft_wrap=True)
    for split in (row for row in rows if HANDS_PER_SPLIT in row.besides):
        console.print(word(lang, "split_is"), style="dim")
        console.print(split_hands(split, lang), style="dim")
    for assumed in dict.fromkeys(row.assumes for row in rows if row.assumes):
        console.print(assumption(assumed, lang), style="dim")
    added = ADDED_TO.get(game.edition.game, {})
    if added and not given.bet:
        main = bet_text(game.edition, lang, next(iter(added.values())))
        bets = joined(lang, (bet_text(game.edition, lang, bet) for bet in added))
        console.print(word(lang, "added_to", bet=bets, main=main), style="dim")


def split_hands(row: BetOdds, lang: Language) -> str:
    """What becomes of the hands of a split, one by one."""
    shares = {name: f"{decimal(row.besides[f'split_hands_{name}'] * 100, 4)} %" for name in RESULTS}
    return word(lang, "split_hands", count=decimal(row.besides[HANDS_PER_SPLIT], 4), **shares)


def asked_of_its_game(given: Namespace, game: Game[Any], setting: Setting) -> int | None:
    """What one game alone can answer is refused elsewhere, whatever else is asked. The ante, if one is said."""
    if given.seen is not None:
        seen.left(game, setting, given.seen)
    sums.meter_named(game, given.meter)
    return sums.ante_named(game, setting, given.stake)


def rows_of(given: Namespace, game: Game[Any], setting: Setting, ante: int | None) -> tuple[BetOdds, ...]:
    if given.seen is not None:
        from banca.exact import baccarat

        cards = seen.left(game, setting, given.seen)
        return baccarat.odds(game, setting, every_selection=given.all, cards=cards)  # type: ignore[arg-type]
    if given.meter is not None or ante is not None:
        from banca.exact import stud_poker

        return stud_poker.odds(game, setting, meter=sums.meter_named(game, given.meter), ante=ante)  # type: ignore[arg-type]
    return odds(game, setting, every_selection=given.all)


def of_the_jackpot(game: Game[Any], setting: Setting, row: BetOdds, ante: int | None) -> dict[str, Any]:
    """What the JSON has of a jackpot besides its figures."""
    if row.bet != JACKPOT:
        return {}
    from banca.cli import meter

    return {"jackpot": meter.to_json(game, setting, row, ante)}


def show_jackpot(
    console: Console, game: Game[Any], setting: Setting, rows: tuple[BetOdds, ...], ante: int | None, lang: Language
) -> None:
    for row in rows:
        if row.bet == JACKPOT:
            from banca.cli import meter

            meter.show(console, game, setting, row, ante, lang)


def write_csv(rows: tuple[BetOdds, ...]) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    extra = list(dict.fromkeys(name for row in rows for name in row.besides))
    writer.writerow([*FIELDS, *extra])
    for row in rows:
        said = to_json(row) | {"selection": selection_text(row.places[0][1]), "pays": " ".join(row.pays)}
        said |= {name: str(value) for name, value in row.besides.items()}
        writer.writerow([said.get(name, "") for name in (*FIELDS, *extra)])


def said_of(game: Game[Any], setting: Setting, given: Namespace) -> dict[str, Any]:
    """What the figures are of, in the JSON."""
    return {
        "edition": game.edition.slug,
        "preset": setting.options.preset,
        "options": setting.options.to_json(),
        "parameters": {name: plain_parameter(value) for name, value in setting.parameters.items()},
        "inapplicable": sorted(setting.options.inapplicable),
        **said_authorised(game, setting),
        **({} if given.seen is None else {"seen": seen.named(given.seen)}),
    }


def hold(given: Namespace, game: Game[Any], setting: Setting, lang: Language) -> int:
    """Bets held at once."""
    from banca.cli import held as together

    if given.bet or given.all:
        raise OptionError(f"--hold says itself which bets are meant: leave {'--bet' if given.bet else '--all'} out")
    if given.meter is not None or given.stake is not None:
        says = f"--hold is of bets held together, {'--meter' if given.meter is not None else '--stake'} of one box"
        raise OptionError(f"{says}: leave one of them out")
    cards = None if given.seen is None else seen.left(game, setting, given.seen)
    with counting(lang):
        found = combined_odds(game, setting, together.wagers_of(game, setting, given.hold, lang), cards=cards)
    if given.output == "json":
        means = edge_means(game.edition, "en")
        print_json({**said_of(game, setting, given), "edge_means": means, **together.to_json(found)})
    elif given.output == "csv":
        together.write_csv(found)
    else:
        console = screen()
        together.show(console, found, named_edition(setting), lang)
        console.print(options_line(setting, lang), style="dim")
        if given.seen is not None:
            console.print(seen.told(given.seen, lang), style="dim")
        console.print(edge_means(game.edition, lang), style="dim")
        console.print(assumption(found.assumes, lang), style="dim")
    return 0


def without(game: Game[Any], setting: Setting, rows: tuple[BetOdds, ...]) -> list[dict[str, Any]]:
    """The bets of the table that have no row, each with the reason."""
    told = {row.bet for row in rows}
    offered = (bet for bet in game.kinds(setting) if game.not_offered(setting, bet) is None)
    missing = (bet for bet in offered if bet not in told)
    return [{"bet": bet, "exact": False, "why": why_without(game.edition, bet)} for bet in missing]


def why_without(edition: Edition, bet: str) -> str:
    main = ADDED_TO.get(edition.game, {}).get(bet)
    if main is None:
        return "the table posts nothing for it (see banca law --options)"
    return f"it goes with the {main} bet that it adds to, in whose worth it is counted"


SHORT, LONG = 13, 30  # characters


def in_short(value: Fraction, most: int = SHORT) -> str:
    """A fraction where that is short, else to eight places; the JSON has it exactly."""
    return str(value) if len(str(value)) <= most else f"≈{decimal(value, 8)}"


def figure(row: BetOdds, name: str) -> str:
    """A figure beside the edge, as far as the bet has it: a count as it is, an edge in per cent."""
    value = row.besides.get(name)
    if value is None:
        return ""
    near = "≈" if name in APPROACHED else ""
    return str(decimal(value, 4)) if name in COUNTS else f"{near}{decimal(value * 100, 4)} %"


def heading(name: str, slug: str) -> str:
    return f"{name} · {slug}"


def places(row: BetOdds, edition: Edition, lang: Language) -> str:
    """What the row is about: one selection, or how many share it."""
    chosen = ["" if selection is None else value_text(edition, lang, selection) for _, selection in row.places]
    if len(chosen) > 4:
        return word(lang, "any_of", count=len(chosen), first=chosen[0], second=chosen[1])
    return ", ".join(chosen)


# Columns of which is said what they are.
SAID_OF_COLUMNS = {"pays": "pays_are", "ace_king": "ace_king_is"}


def meanings(edition: Edition, columns: Sequence[str], lang: Language) -> list[str]:
    return [edge_means(edition, lang), *(word(lang, key) for name, key in SAID_OF_COLUMNS.items() if name in columns)]


def edge_means(edition: Edition, lang: Language) -> str:
    return word(lang, EDGE_LOST.get(edition.game, "edge_is"))


def approached(row: BetOdds, name: str) -> dict[str, Any]:
    """A figure that is not exact, and how near it comes."""
    value, (bound, left) = row.besides[name], (row.besides[each] for each in APPROACHED[name])
    return {
        "value": str(value),
        "decimal": float(decimal(value)),
        "exact": False,
        "bound": str(bound),
        "bound_decimal": float(decimal(bound)),
        "bound_means": word("en", "mutual_bound_is"),
        "left_to_gain": str(left),
        "left_to_gain_decimal": float(decimal(left)),
    }


def to_json(row: BetOdds) -> dict[str, Any]:
    apart = {each for name, others in APPROACHED.items() for each in (name, *others)}
    exact = {name: value for name, value in row.besides.items() if name not in apart}
    return {
        "bet": row.bet,
        "selection": plain_selection(row.places[0][1]),
        "selections": len(row.places),
        "class": [plain_selection(selection) for _, selection in row.places],
        "pays": list(row.pays),
        "ways": sum(outcome.ways for outcome in row.outcomes if outcome.result == "win"),
        "win": str(row.win),
        "push": str(row.push),
        "lose": str(row.lose),
        "shares": list(row.shares),
        "edge": str(row.edge),
        "edge_decimal": float(decimal(row.edge)),
        "variance": str(row.variance),
        "sd": float(row.sd),
        "skew": None if row.skew is None else float(row.skew),
        "kurtosis": None if row.kurtosis is None else float(row.kurtosis),
        **{name: str(value) for name, value in exact.items()},
        **{f"{name}_decimal": float(decimal(value)) for name, value in exact.items()},
        **{name: approached(row, name) for name in APPROACHED if name in row.besides},
        "exact": row.exact,
        "bound": None if row.bound is None else str(row.bound),
        **({} if row.sd_bound is None else {"sd_exact": False, "sd_bound": float(row.sd_bound)}),
        **({"assumes": row.assumes} if row.assumes else {}),
        "outcomes": [
            {"result": o.result, "pays": str(o.pays) if o.pays else None, "net": str(o.net), "ways": o.ways}
            for o in row.outcomes
        ],
        "clauses": list(row.clauses),
        "readings": list(row.readings),
    }
