"""Odds of stud poker for a given ante, or with so much on the meter of the jackpot: where that bet breaks even."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rich.console import Console

from banca.cli.names import bet_text, joined, value_text
from banca.cli.screen import minor_units, put, table
from banca.cli.terminal import OddsRequest
from banca.cli.words import word
from banca.exact import BetOdds, decimal, stud_poker
from banca.exact.stud_poker.jackpot import Jackpot
from banca.games.stud_poker.bets import RAISE_TO_ANTE
from banca.games.stud_poker.equipment import JACKPOT
from banca.games.stud_poker.round import StudPoker
from banca.law import Edition, Language
from banca.money import format_amount
from banca.play.game import Game
from banca.play.setting import Setting
from banca.strategy.stud_poker.payoffs import ante_or_refused

COSTS = ("meter.feeds", "meter.costs", "meter.house")
MINOR_UNITS = 100  # in a unit as people write it


def ante_named(game: StudPoker, setting: Setting, text: str | None) -> int | None:
    """In minor units."""
    return None if text is None else ante_or_refused(game, setting, minor_units(text))


def ante_text(ante: int, lang: Language) -> str:
    return word(lang, "ante_of", ante=format_amount(ante), more=format_amount(RAISE_TO_ANTE * ante))


def ante_to_json(ante: int | None) -> dict[str, Any]:
    """Of which ante the figures are, in the JSON; nothing if they are of any."""
    return {} if ante is None else {"stake": {"ante": ante, "raise": RAISE_TO_ANTE * ante}}


class StakeRequest(OddsRequest):
    """The odds of one ante, or where the display shows so much."""

    def __init__(self, meter: int | None, ante: int | None) -> None:
        self.meter = meter
        self.ante = ante

    def rows(self, game: Game[Any], setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
        if self.meter is None and self.ante is None:
            return super().rows(game, setting, every_selection=every_selection)
        return stud_poker.odds(game, setting, meter=self.meter, ante=self.ante)  # type: ignore[arg-type]

    def to_json(self) -> dict[str, Any]:
        return ante_to_json(self.ante)

    def row_json(self, game: Game[Any], setting: Setting, row: BetOdds) -> dict[str, Any]:
        if row.bet != JACKPOT:
            return {}
        return {"jackpot": jackpot_to_json(stud_poker.progressive(game, setting, self.ante), row)}  # type: ignore[arg-type]

    def show(
        self, console: Console, game: Game[Any], setting: Setting, rows: Sequence[BetOdds], lang: Language
    ) -> None:
        for row in rows:
            if row.bet == JACKPOT:
                found = stud_poker.progressive(game, setting, self.ante)  # type: ignore[arg-type]
                show_jackpot(console, found, row, game.edition, lang)

    def notes(self, lang: Language) -> list[str]:
        return [] if self.ante is None else [ante_text(self.ante, lang)]


def jackpot_to_json(jackpot: Jackpot, row: BetOdds) -> dict[str, Any]:
    """The prizes and the edge by meter, as lists. Sums are in minor units."""
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


def show_jackpot(console: Console, jackpot: Jackpot, row: BetOdds, edition: Edition, lang: Language) -> None:
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
    costs = (word(lang, key, **{name: money(n) for name, n in sums.items()}) for key in COSTS)
    console.print(joined(lang, costs, "semicolon"), style="dim")
    console.print(word(lang, "meter.shows"), style="dim")


def money(amount: Fraction) -> str:
    """An amount, with fractions of a minor unit."""
    return format_amount(int(amount)) if amount.denominator == 1 else f"{decimal(amount / MINOR_UNITS, 4):,}"


def in_percent(value: Fraction, digits: int = 4) -> str:
    return f"{decimal(value * 100, digits):f} %"
