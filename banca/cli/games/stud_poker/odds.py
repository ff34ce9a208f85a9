"""Odds of stud poker for a given ante or jackpot meter, and the meter at which the jackpot bet breaks even."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rich.console import Console

from banca.cli.names import bet_text, value_text
from banca.cli.screen import minor_units, print_table, table
from banca.cli.terminal import OddsRequest
from banca.exact import BetOdds, decimal, stud_poker
from banca.exact.stud_poker import Jackpot
from banca.games.stud_poker.bets import RAISE_TO_ANTE
from banca.games.stud_poker.equipment import JACKPOT
from banca.games.stud_poker.round import StudPoker
from banca.law import Edition, Language
from banca.messages import joined, message, money_text, number_text, percent_text
from banca.play.game import Game
from banca.play.setting import Setting
from banca.strategy.stud_poker import check_ante

COSTS = ("stud-poker-meter-feeds", "stud-poker-meter-costs", "stud-poker-meter-house")
MINOR_UNITS = 100  # in a unit as people write it


def read_ante(game: StudPoker, setting: Setting, text: str | None) -> int | None:
    """Read an ante, in minor units."""
    return None if text is None else check_ante(game, setting, minor_units(text))


def ante_text(ante: int, lang: Language) -> str:
    return message(lang, "stud-poker-ante-of", ante=money_text(lang, ante), more=money_text(lang, RAISE_TO_ANTE * ante))


def ante_to_json(ante: int | None) -> dict[str, Any]:
    """The ante of the figures, for JSON; nothing if they hold for any ante."""
    return {} if ante is None else {"stake": {"ante": ante, "raise": RAISE_TO_ANTE * ante}}


class StakeRequest(OddsRequest):
    """A request for the odds at one ante, or at one meter."""

    def __init__(self, meter: int | None, ante: int | None) -> None:
        self.meter = meter
        self.ante = ante

    def rows(self, game: Game[Any], setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
        if self.meter is None and self.ante is None:
            return super().rows(game, setting, every_selection=every_selection)
        return stud_poker.odds(game, setting, meter=self.meter, ante=self.ante)  # type: ignore[arg-type]

    def edges(self, game: Game[Any], setting: Setting) -> tuple[BetOdds, ...]:
        return self.rows(game, setting)

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
    hits = jackpot.hits(int(row.figures["meter"]))
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
    meter, posted = int(row.figures["meter"]), jackpot.posted
    title = message(lang, "stud-poker-meter-at", bet=bet_text(edition, lang, JACKPOT), meter=money_text(lang, meter))
    rows = [
        (
            value_text(edition, lang, hit.hand),
            money_text(lang, hit.fixed_sum),
            f"{decimal(hit.part * 100, 0)} %" if hit.part else "",
            money_text(lang, hit.prize),
            f"{decimal(hit.rounds_between, 1):,}",
            money("en", hit.chance * hit.prize),  # `table` gives figures the marks of the language
        )
        for hit in jackpot.hits(meter)
    ]
    columns = ("hand", "fixed_sum", "part", "prize", "rounds_between", "per_bet")
    right = "fixed_sum part prize rounds_between per_bet"
    print_table(console, table(columns, rows, title=title, right=right, lang=lang))
    figures = row.figures
    if figures["break_even_meter"]:
        shown = money_text(lang, int(figures["break_even_shown"]))
        console.print(message(lang, "stud-poker-meter-break-even", meter=shown, exact=figures["break_even_meter"]))
    else:
        console.print(message(lang, "stud-poker-meter-always"))
    minimum, edge = money_text(lang, posted.minimum), in_percent(lang, figures["edge_at_minimum"])
    console.print(message(lang, "stud-poker-meter-minimum", minimum=minimum, edge=edge))
    for each in jackpot.pieces:
        fall, stake = in_percent(lang, each.per_stake, 8), money_text(lang, posted.stake)
        at, edge = money(lang, each.meter), in_percent(lang, each.edge)
        falls = message(lang, "stud-poker-meter-falls", meter=at, edge=edge, fall=fall, stake=stake)
        console.print(
            falls if each.per_stake else message(lang, "stud-poker-meter-flat", meter=at, edge=edge), style="dim"
        )
    sums = {
        "contribution": figures["contribution"],
        "fixed": figures["fixed_sums"],
        "borne": figures["borne_by_house"],
        "restart": figures["restart_by_house"],
    }
    costs = (message(lang, key, **{name: money(lang, n) for name, n in sums.items()}) for key in COSTS)
    console.print(joined(lang, costs, "list-clauses"), style="dim")
    console.print(message(lang, "stud-poker-meter-shows"), style="dim")


def money(lang: Language, amount: Fraction) -> str:
    """An amount, with fractions of a minor unit."""
    return money_text(lang, int(amount)) if amount.denominator == 1 else number_text(lang, amount / MINOR_UNITS, 4)


def in_percent(lang: Language, value: Fraction, digits: int = 4) -> str:
    return percent_text(lang, value, digits)
