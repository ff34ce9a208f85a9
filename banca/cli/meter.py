"""The jackpot of stud poker by its meter, beside the odds: where the bet breaks even, and what the house bears."""

from fractions import Fraction
from typing import Any

from rich.console import Console

from banca.cli.names import bet_text, joined, value_text
from banca.cli.screen import put, table
from banca.cli.words import word
from banca.exact import BetOdds, decimal
from banca.exact.stud_poker import progressive
from banca.games.stud_poker.equipment import JACKPOT
from banca.law import Language
from banca.money import format_amount
from banca.play.game import Game
from banca.play.setting import Setting

COSTS = ("meter.feeds", "meter.costs", "meter.house")
MINOR_UNITS = 100  # in a unit as people write it


def to_json(game: Game[Any], setting: Setting, row: BetOdds, ante: int | None) -> dict[str, Any]:
    """What is a list and so no figure beside the edge. Sums are in minor units."""
    jackpot = progressive(game, setting, ante)  # type: ignore[arg-type]
    hits = jackpot.hits(int(row.besides["meter"]))
    return {
        "prizes": [
            {
                "hand": hit.hand,
                "clause": hit.clause,
                "fixed_sum": hit.fixed_sum,
                "part": str(hit.part),
                "prize": hit.prize,
                "borne_by_house": hit.borne,
                "restart_by_house": hit.restart,
                "chance": str(hit.chance),
                "rounds_between": str(hit.rounds_between),
                "per_bet": str(hit.chance * hit.prize),
            }
            for hit in hits
        ],
        "edge_by_meter": [
            {"from_meter": str(each.meter), "edge": str(each.edge), "fall_per_stake_on_meter": str(each.per_stake)}
            for each in jackpot.pieces
        ],
    }


def show(console: Console, game: Game[Any], setting: Setting, row: BetOdds, ante: int | None, lang: Language) -> None:
    jackpot, edition = progressive(game, setting, ante), game.edition  # type: ignore[arg-type]
    meter, posted = int(row.besides["meter"]), jackpot.posted
    title = word(lang, "meter.at", bet=bet_text(edition, lang, JACKPOT), meter=format_amount(meter))
    rows = [
        (
            value_text(edition, lang, hit.hand),
            format_amount(hit.fixed_sum),
            f"{decimal(hit.part * 100, 0)} %" if hit.part else "",
            format_amount(hit.prize),
            f"{decimal(hit.rounds_between, 1):,}",
            money(hit.chance * hit.prize),
        )
        for hit in jackpot.hits(meter)
    ]
    columns = ("hand", "fixed_sum", "part", "prize", "rounds_between", "per_bet")
    right = "fixed_sum part prize rounds_between per_bet"
    put(console, table(columns, rows, title=title, right=right, lang=lang))
    figures = row.besides
    if figures["break_even_meter"]:
        shown = format_amount(int(figures["break_even_shown"]))
        console.print(word(lang, "meter.break_even", meter=shown, exact=figures["break_even_meter"]))
    else:
        console.print(word(lang, "meter.always"))
    minimum, edge = format_amount(posted.minimum), in_percent(figures["edge_at_minimum"])
    console.print(word(lang, "meter.minimum", minimum=minimum, edge=edge))
    for each in jackpot.pieces:
        fall, stake = in_percent(each.per_stake, 8), format_amount(posted.stake)
        at, edge = money(each.meter), in_percent(each.edge)
        falls = word(lang, "meter.falls", meter=at, edge=edge, fall=fall, stake=stake)
        console.print(falls if each.per_stake else word(lang, "meter.flat", meter=at, edge=edge), style="dim")
    sums = {
        "contribution": figures["contribution"],
        "fixed": figures["fixed_sums"],
        "borne": figures["borne_by_house"],
        "restart": figures["restart_by_house"],
    }
    told = (word(lang, key, **{name: money(n) for name, n in sums.items()}) for key in COSTS)
    console.print(joined(lang, told, "semicolon"), style="dim")
    console.print(word(lang, "meter.shows"), style="dim")


def money(amount: Fraction) -> str:
    """An amount of which a fraction of a minor unit may be told."""
    return format_amount(int(amount)) if amount.denominator == 1 else f"{decimal(amount / MINOR_UNITS, 4):,}"


def in_percent(value: Fraction, digits: int = 4) -> str:
    return f"{decimal(value * 100, digits):f} %"
