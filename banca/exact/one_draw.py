"""Bets that one draw decides, read off the pay-off table: single or combined."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from banca.exact.value import (
    Assumption,
    BetCombination,
    BetOdds,
    CombinedBet,
    TogetherAssumption,
    list_gains,
    outcomes_of,
)
from banca.law import Edition
from banca.material.cards import Cards
from banca.play.one_draw import OneDraw
from banca.play.payoff import PayoffTable, Place, payoff_table
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.strategy.combinations import Stakes, lawful

NEXT_RESULT = (TogetherAssumption.SAME_RESULT, TogetherAssumption.BEFORE_ROUNDING)


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
    return replace(row, figures={"edge_per_bet_resolved": row.edge / (1 - row.push)}) if drawn else row


def combined_odds(
    game: OneDraw[Any], setting: Setting, wagers: Sequence[Wager], cards: Cards | None = None
) -> BetCombination:
    del cards  # only a continuing shoe has cards left
    return combine(game.edition, payoff_table(game, setting), lawful(game, setting, wagers), NEXT_RESULT)


def combine(edition: Edition, table: PayoffTable, stakes: Stakes, assumes: tuple[Assumption, ...]) -> BetCombination:
    """The joint result of stakes that all depend on one row of the table."""
    gains = [tuple(amount * each for each in table.nets(place)) for place, amount in stakes.items()]
    totals: dict[Fraction, int] = {}
    for weight, together in zip(table.weights, zip(*gains, strict=True), strict=True):
        totals[sum(together)] = totals.get(sum(together), 0) + weight
    covariance = tuple(tuple(_covariance(table.weights, one, other) for other in gains) for one in gains)
    bets = tuple(
        _combined_bet(table, place, amount, covariance[n][n]) for n, (place, amount) in enumerate(stakes.items())
    )
    clauses = tuple(dict.fromkeys(clause for bet in bets for clause in bet.clauses))
    return BetCombination(
        bets=bets,
        outcomes=list_gains(totals),
        covariance=covariance,
        at_once=sum(stakes.values(), Fraction(0)),
        clauses=clauses,
        readings=edition.readings_of(*clauses),
        assumes=assumes,
    )


def _covariance(weights: Sequence[int], one: Sequence[Fraction], other: Sequence[Fraction]) -> Fraction:
    ways = sum(weights)
    both = sum((w * a * b for w, a, b in zip(weights, one, other, strict=True)), Fraction(0))
    alone, beside = (sum((w * a for w, a in zip(weights, gains, strict=True)), Fraction(0)) for gains in (one, other))
    return both / ways - alone * beside / ways**2


def _combined_bet(table: PayoffTable, place: Place, amount: Fraction, variance: Fraction) -> CombinedBet:
    chances = dict.fromkeys(("win", "push", "lose"), Fraction(0))
    for verdict, ways in table.distribution(place).items():
        chances[verdict.result] += Fraction(ways, table.ways)
    return CombinedBet(
        place=place,
        stake=amount,
        by_number={},
        staked=amount,
        made=Fraction(1),
        **chances,
        mean=amount * table.mean(place),
        variance=variance,
        clauses=tuple(dict.fromkeys(clause for ruling in table.rows[place] for clause in ruling.clauses)),
    )
