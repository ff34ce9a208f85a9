"""The exact worth of every bet whose rounds are one draw, read off its pay-off table."""

from dataclasses import replace
from typing import Any

from banca.exact.value import BetOdds, outcomes_of
from banca.law import Edition
from banca.play.one_draw import OneDraw
from banca.play.payoff import PayoffTable, Place, payoff_table
from banca.play.setting import Setting


def odds(game: OneDraw[Any], setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
    return rows_of(game.edition, payoff_table(game, setting), every_selection=every_selection)


def rows_of(edition: Edition, table: PayoffTable, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
    """A row for each class of selections of each bet, or for every selection."""
    groups: dict[Any, list[Place]] = {}
    for place in table.rows:
        same = place if every_selection else (place[0], frozenset(table.distribution(place).items()))
        groups.setdefault(same, []).append(place)
    return tuple(_row(edition, table, tuple(places)) for places in groups.values())


def _row(edition: Edition, table: PayoffTable, places: tuple[Place, ...]) -> BetOdds:
    place = places[0]
    clauses = tuple(dict.fromkeys(c for ruling in table.rows[place] for c in ruling.clauses))
    outcomes = outcomes_of(table.distribution(place))
    row = BetOdds(place[0], places, outcomes, clauses, edition.readings_of(*clauses))
    drawn = 0 < row.push < 1
    return replace(row, besides={"edge_per_bet_resolved": row.edge / (1 - row.push)}) if drawn else row
