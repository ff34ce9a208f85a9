"""Bets held at once where one draw decides them: over every result that it may have, all bets side by side."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from banca.exact import baccarat
from banca.exact.combinations import BetCombination, CombinedBet, listed
from banca.games.baccarat.drawing import SIDES
from banca.games.baccarat.round import Baccarat
from banca.material.cards import Cards
from banca.play.game import Game
from banca.play.payoff import PayoffTable, Place, payoff_table
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.strategy.baccarat.payoffs import is_left_until_decided, left_until_decided, stands_after_a_tie
from banca.strategy.combinations import Stakes, lawful

NEXT_RESULT = "all bets are made before the same result; prizes are taken before rounding"
STANDS = "a tie leaves player and banker standing: it counts as nothing won or lost"
UNTIL_DECIDED = "player and banker stand after a tie until a round from the same cards decides them"
ASSUMED = (NEXT_RESULT, STANDS, UNTIL_DECIDED)


def held(game: Game[Any], setting: Setting, wagers: Sequence[Wager], cards: Cards | None) -> BetCombination:
    stakes = lawful(game, setting, wagers)
    table = table_of(game, setting, cards)
    gains = [tuple(amount * each for each in table.nets(place)) for place, amount in stakes.items()]
    totals: dict[Fraction, int] = {}
    for weight, together in zip(table.weights, zip(*gains, strict=True), strict=True):
        totals[sum(together)] = totals.get(sum(together), 0) + weight
    covariance = tuple(tuple(_covariance(table.weights, one, other) for other in gains) for one in gains)
    bets = tuple(_held_bet(table, place, amount, covariance[n][n]) for n, (place, amount) in enumerate(stakes.items()))
    clauses = tuple(dict.fromkeys(clause for bet in bets for clause in bet.clauses))
    return BetCombination(
        bets=bets,
        outcomes=listed(totals),
        covariance=covariance,
        at_once=sum(stakes.values(), Fraction(0)),
        clauses=clauses,
        readings=game.edition.readings_of(*clauses),
        assumes=_assumed(game, setting, stakes),
    )


def table_of(game: Game[Any], setting: Setting, cards: Cards | None) -> PayoffTable:
    if not isinstance(game, Baccarat):
        return payoff_table(game, setting)
    table = baccarat.payoff_table(game, setting, cards)
    return until_decided(table) if is_left_until_decided(setting) else table


def until_decided(table: PayoffTable) -> PayoffTable:
    """Where some bet is drawn it stands for another draw of the same kind, the first that draws none."""
    pairs, rows = left_until_decided(table.rows)
    weights = table.weights
    after = sum(weights[n] for n, then in pairs if n == then)
    if not after:  # every round that can come is a tie
        return table
    return PayoffTable(tuple(weights[n] * (after if n == then else weights[then]) for n, then in pairs), rows)


def _covariance(weights: Sequence[int], one: Sequence[Fraction], other: Sequence[Fraction]) -> Fraction:
    ways = sum(weights)
    both = sum((w * a * b for w, a, b in zip(weights, one, other, strict=True)), Fraction(0))
    alone, beside = (sum((w * a for w, a in zip(weights, gains, strict=True)), Fraction(0)) for gains in (one, other))
    return both / ways - alone * beside / ways**2


def _held_bet(table: PayoffTable, place: Place, amount: Fraction, variance: Fraction) -> CombinedBet:
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


def _assumed(game: Game[Any], setting: Setting, stakes: Stakes) -> str:
    sides = isinstance(game, Baccarat) and any(bet in SIDES for bet, _ in stakes)
    if not sides or not stands_after_a_tie(setting):
        return NEXT_RESULT
    return f"{NEXT_RESULT}; {UNTIL_DECIDED if is_left_until_decided(setting) else STANDS}"
