"""Exact craps: the absorbed automaton of each bet, and products of automata for combined bets."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from graphlib import TopologicalSorter
from itertools import combinations
from math import lcm
from typing import Any

from banca.exact.value import (
    Assumption,
    BetCombination,
    BetOdds,
    CombinedBet,
    TogetherAssumption,
    central_moment,
    list_gains,
    outcomes_of,
)
from banca.games.craps.automaton import Absorbed, Automaton, On, absorb, automaton, starts, takes_odds
from banca.games.craps.bets import THROWS
from banca.games.craps.round import Craps
from banca.law import OptionError
from banca.material.cards import Cards
from banca.play.bets import BetKind
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.progress import steps
from banca.strategy.craps import DECIDED, UNMADE, BetAutomaton, BetSet, JointState, automaton_of, check_bets, moves

ODDS_MULTIPLES = (1, 2, 3, 5, 10, 100)  # for which the edge of a bet with its odds is given


def odds(game: Craps, setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
    groups: dict[Any, list[Place]] = {}
    offered = (kind for kind in game.kinds(setting).values() if game.not_offered(setting, kind.slug) is None)
    for kind in offered:
        for start in starts(kind):
            found = absorb(automaton(kind, setting.options, start), _on(start))
            alike = start if every_selection else (frozenset(found.verdicts.items()), found.throws)
            groups.setdefault((kind.slug, alike), []).append((kind.slug, start))
    return tuple(_row(game, setting, tuple(places)) for places in groups.values())


def absorb_place(game: Craps, setting: Setting, place: Place) -> tuple[Automaton, Absorbed]:
    kind = game.kinds(setting)[place[0]]
    table = automaton(kind, setting.options, place[1])
    return table, absorb(table, _on(place[1]))


def _on(start: Any) -> On:
    return start if isinstance(start, int) else None


def _row(game: Craps, setting: Setting, places: tuple[Place, ...]) -> BetOdds:
    place = places[0]
    kind = game.kinds(setting)[place[0]]
    table, found = absorb_place(game, setting, place)
    ways = reduce(lcm, (p.denominator for p in found.verdicts.values()))
    tables = [absorb_place(game, setting, each)[0] for each in places]
    rulings = [ruling for each in tables for by_throw in each.values() for ruling in by_throw]
    clauses = tuple(dict.fromkeys(c for ruling in rulings for c in ruling.clauses))
    return BetOdds(
        bet=place[0],
        places=places,
        outcomes=outcomes_of({verdict: int(p * ways) for verdict, p in found.verdicts.items()}),
        clauses=clauses,
        readings=game.edition.readings_of(*clauses),
        figures=_figures(kind, table, found),
    )


def _figures(kind: BetKind[Any], table: Automaton, found: Absorbed) -> dict[str, Fraction]:
    """Per bet resolved (draws excluded), per throw, and together with odds."""
    edge = -found.mean()
    figures = {
        "edge_per_bet_resolved": edge / (1 - found.chance_of("push")),
        "edge_per_roll": edge / found.throws,
        "rolls": found.throws,
    }
    if takes_odds(kind.slug):
        moves = Fraction(sum(ruling.value.to is not None for ruling in table[None]), len(table[None]))
        figures |= {f"edge_with_odds_{n}": edge / (1 + n * moves) for n in ODDS_MULTIPLES}
    return figures


STATES_MOST = 400_000  # joint states times gains


class CrapsAssumption(Assumption):
    DRAWN = "drawn"  # a bet that is drawn is taken down
    ODDS_TAKEN = "odds_taken"  # as soon as their number comes
    POINT_MARKED = "point_marked"  # already


def combined_odds(game: Craps, setting: Setting, wagers: Sequence[Wager], cards: Cards | None = None) -> BetCombination:
    if cards is not None:
        raise OptionError("dice-no-cards-left")
    table = check_bets(game, setting, wagers)
    bets = [automaton_of(game, setting, each) for each in table.placed]
    together = absorb_bets(bets)
    alone = [absorb_bets((bet,)) for bet in bets]
    variances = [central_moment(list_gains(each.gains), 2) for each in alone]
    covariance = [[variances[n] if n == m else Fraction(0) for m in range(len(bets))] for n in range(len(bets))]
    for one, other in combinations(range(len(bets)), 2):
        both = central_moment(list_gains(absorb_bets((bets[one], bets[other])).gains), 2)
        covariance[one][other] = covariance[other][one] = (both - variances[one] - variances[other]) / 2
    found = tuple(_combined_bet(*each) for each in zip(bets, alone, variances, strict=True))
    clauses = tuple(dict.fromkeys(clause for bet in bets for clause in bet.clauses))
    return BetCombination(
        bets=found,
        outcomes=list_gains(together.gains),
        covariance=tuple(map(tuple, covariance)),
        at_once=sum((bet.at_once for bet in bets), Fraction(0)),
        clauses=clauses,
        readings=game.edition.readings_of(*clauses),
        assumes=_assumptions(found, table),
        rolls=together.throws,
        on_the_layout=sum(map(_on_the_layout, bets, alone), Fraction(0)),
    )


@dataclass(frozen=True, slots=True)
class AbsorptionResult:
    """Bets followed until all are decided: gains, visits of each joint state, results, length."""

    gains: Mapping[Fraction, Fraction]
    visits: Mapping[JointState, Fraction]
    decided: Mapping[tuple[JointState, str], Fraction]  # of a single bet: its last state, and the result
    throws_in: Mapping[JointState, Fraction]  # expected throws in a state, once it is reached

    @property
    def throws(self) -> Fraction:
        return sum((chance * self.throws_in[state] for state, chance in self.visits.items()), Fraction(0))


Moves = Mapping[JointState, Counter[tuple[JointState, int, tuple[str, ...]]]]


def absorb_bets(bets: Sequence[BetAutomaton]) -> AbsorptionResult:
    scale = reduce(lcm, (s.gain.denominator for bet in bets for steps in bet.steps.values() for s in steps), 1)
    ahead = _moves(bets, scale)
    leaving = {state: sum(after.values()) for state, after in ahead.items()}
    order = tuple(TopologicalSorter({s: {to for to, _, _ in after} for s, after in ahead.items()}).static_order())[::-1]
    whole = reduce(lcm, leaving.values(), 1) ** _longest(ahead, order)
    at: dict[JointState, Counter[int]] = {tuple(bet.start for bet in bets): Counter({0: whole})}
    visits: dict[JointState, Fraction] = {}
    decided: Counter[tuple[JointState, str]] = Counter()
    kept = 0
    for state in steps("throws", order):
        gained = at[state]
        kept += len(gained)
        if kept > STATES_MOST:
            raise OptionError("bets-too-many-ways", bets=len(bets), most=STATES_MOST)
        if state not in ahead:
            continue
        del at[state]
        here = sum(gained.values())
        visits[state] = Fraction(here, whole)
        for (to, gain, results), throws in ahead[state].items():
            onward = at.setdefault(to, Counter())
            for before, ways in gained.items():
                onward[before + gain] += ways * throws // leaving[state]
            for result in results:
                decided[state, result] += here * throws // leaving[state]
    [final] = at.values()
    return AbsorptionResult(
        {Fraction(gain, scale): Fraction(ways, whole) for gain, ways in final.items()},
        visits,
        {end: Fraction(ways, whole) for end, ways in decided.items()},
        {state: Fraction(len(THROWS), throws) for state, throws in leaving.items()},
    )


def _moves(bets: Sequence[BetAutomaton], scale: int) -> Moves:
    """From each reachable state: the next states, with gain and results, by number of throws."""
    found: dict[JointState, Counter[tuple[JointState, int, tuple[str, ...]]]] = {}
    for state, each in moves(bets).items():
        found[state] = Counter()
        for move in each:
            if move.to != state:
                gain = int(sum(step.gain for _, step in move.steps) * scale)
                results = tuple(step.result for _, step in move.steps if step.to == DECIDED)
                found[state][move.to, gain, results] += len(move.throws)
    return found


def _longest(moved: Moves, order: Sequence[JointState]) -> int:
    """The longest path through the states."""
    ahead: dict[JointState, int] = {}
    for state in reversed(order):
        ahead[state] = max((1 + ahead[to] for to, _, _ in moved.get(state, ())), default=0)
    return ahead[order[0]]


def _combined_bet(bet: BetAutomaton, alone: AbsorptionResult, variance: Fraction) -> CombinedBet:
    chance = {
        result: sum((p for (_, ended), p in alone.decided.items() if ended == result), Fraction(0))
        for result in ("win", "push", "lose", UNMADE)
    }
    staked = _first_stake(bet, alone)
    return CombinedBet(
        place=(bet.placed.bet, bet.placed.start),
        stake=max(bet.stake_by_state.values()),
        by_number=bet.placed.by_number,
        staked=staked,
        made=1 - chance[UNMADE],
        win=chance["win"],
        push=chance["push"],
        lose=chance["lose"],
        mean=sum((gain * p for gain, p in alone.gains.items()), Fraction(0)),
        variance=variance,
        clauses=bet.clauses,
        rolls=sum(
            (alone.visits[(on,)] * alone.throws_in[(on,)] for on in bet.stake_by_state if (on,) in alone.visits),
            Fraction(0),
        ),
    )


def _first_stake(bet: BetAutomaton, alone: AbsorptionResult) -> Fraction:
    """What is staked on average: at the start, or on the number that comes."""
    if bet.start in bet.stake_by_state:
        return bet.stake_by_state[bet.start]
    return sum(
        (amount * alone.visits.get((on,), Fraction(0)) for on, amount in bet.stake_by_state.items()), Fraction(0)
    )


def _on_the_layout(bet: BetAutomaton, alone: AbsorptionResult) -> Fraction:
    return sum(
        (alone.visits[(on,)] * alone.throws_in[(on,)] * amount for on, amount in bet.stake_by_state.items()),
        Fraction(0),
    )


def _assumptions(found: Sequence[CombinedBet], table: BetSet) -> tuple[Assumption, ...]:
    holds = {
        TogetherAssumption.SAME_THROW: True,
        TogetherAssumption.BEFORE_ROUNDING: True,
        CrapsAssumption.DRAWN: any(bet.push for bet in found),
        CrapsAssumption.ODDS_TAKEN: any(each.behind and each.start is None for each in table.placed),
        CrapsAssumption.POINT_MARKED: table.point_unsaid,
    }
    return tuple(each for each, holds_here in holds.items() if holds_here)
