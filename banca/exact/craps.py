"""Craps, exactly: the automaton of each bet absorbed, and the product of several for bets made together."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from graphlib import TopologicalSorter
from itertools import combinations
from math import lcm
from typing import Any

from banca.exact.combinations import BetCombination, CombinedBet, listed
from banca.exact.value import BetOdds, central_moment, outcomes_of
from banca.games.craps.automaton import Absorbed, Automaton, On, absorbed, automaton, starts, takes_odds
from banca.games.craps.bets import THROWS
from banca.games.craps.round import Craps
from banca.law import OptionError
from banca.material.cards import Cards
from banca.play.bets import BetKind
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.progress import steps
from banca.strategy.craps import DECIDED, UNMADE, BetAutomaton, State, Table, automaton_of, lawful, moves

ODDS_MULTIPLES = (1, 2, 3, 5, 10, 100)  # for which the edge of a bet together with its odds is given


def odds(game: Craps, setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
    groups: dict[Any, list[Place]] = {}
    offered = (kind for kind in game.kinds(setting).values() if game.not_offered(setting, kind.slug) is None)
    for kind in offered:
        for start in starts(kind):
            found = absorbed(automaton(kind, setting.options, start), _on(start))
            alike = start if every_selection else (frozenset(found.verdicts.items()), found.throws)
            groups.setdefault((kind.slug, alike), []).append((kind.slug, start))
    return tuple(_row(game, setting, tuple(places)) for places in groups.values())


def absorbed_bet(game: Craps, setting: Setting, place: Place) -> tuple[Automaton, Absorbed]:
    kind = game.kinds(setting)[place[0]]
    table = automaton(kind, setting.options, place[1])
    return table, absorbed(table, _on(place[1]))


def _on(start: Any) -> On:
    return start if isinstance(start, int) else None


def _row(game: Craps, setting: Setting, places: tuple[Place, ...]) -> BetOdds:
    place = places[0]
    kind = game.kinds(setting)[place[0]]
    table, found = absorbed_bet(game, setting, place)
    ways = reduce(lcm, (p.denominator for p in found.verdicts.values()))
    tables = [absorbed_bet(game, setting, each)[0] for each in places]
    rulings = [ruling for each in tables for by_throw in each.values() for ruling in by_throw]
    clauses = tuple(dict.fromkeys(c for ruling in rulings for c in ruling.clauses))
    return BetOdds(
        bet=place[0],
        places=places,
        outcomes=outcomes_of({verdict: int(p * ways) for verdict, p in found.verdicts.items()}),
        clauses=clauses,
        readings=game.edition.readings_of(*clauses),
        besides=_besides(kind, table, found),
    )


def _besides(kind: BetKind[Any], table: Automaton, found: Absorbed) -> dict[str, Fraction]:
    """Per bet resolved, where draws do not count as made; per throw that the bet lies there; together with odds."""
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


# Bets of craps held at once, exactly: the chances of all the ways to stand that the throws turn them through.


MOST_WAYS = 400_000  # to stand and to have gained: beyond these nobody waits for the answer

UNTIL_ALL = "all bets are made before the same throw and stay until each is decided; prizes are taken before rounding"
DRAWN = "a bet that is drawn is taken down"
TAKEN = "odds are added as soon as their number comes"
POINT_MARKED = "a point is marked already"
ASSUMED = (UNTIL_ALL, DRAWN, TAKEN, POINT_MARKED)


def combined_odds(game: Craps, setting: Setting, wagers: Sequence[Wager], cards: Cards | None = None) -> BetCombination:
    if cards is not None:
        raise OptionError("craps is thrown, not dealt: no cards are left")
    table = lawful(game, setting, wagers)
    bets = [automaton_of(game, setting, each) for each in table.laid]
    together = pushed(bets)
    alone = [pushed((bet,)) for bet in bets]
    variances = [central_moment(listed(each.gains), 2) for each in alone]
    covariance = [[variances[n] if n == m else Fraction(0) for m in range(len(bets))] for n in range(len(bets))]
    for one, other in combinations(range(len(bets)), 2):
        both = central_moment(listed(pushed((bets[one], bets[other])).gains), 2)
        covariance[one][other] = covariance[other][one] = (both - variances[one] - variances[other]) / 2
    found = tuple(_combined_bet(*each) for each in zip(bets, alone, variances, strict=True))
    clauses = tuple(dict.fromkeys(clause for bet in bets for clause in bet.clauses))
    return BetCombination(
        bets=found,
        outcomes=listed(together.gains),
        covariance=tuple(map(tuple, covariance)),
        at_once=sum((bet.at_once for bet in bets), Fraction(0)),
        clauses=clauses,
        readings=game.edition.readings_of(*clauses),
        assumes=_assumed(found, table),
        rolls=together.throws,
        on_the_layout=sum(map(_on_the_layout, bets, alone), Fraction(0)),
    )


# All together.


@dataclass(frozen=True, slots=True)
class Pushed:
    """What becomes of bets: their gain, how they end, how often each way to stand is met, how long it takes."""

    gains: Mapping[Fraction, Fraction]
    met: Mapping[State, Fraction]
    ends: Mapping[tuple[State, str], Fraction]  # where a single bet stood when it was decided, and how
    stays: Mapping[State, Fraction]  # throws for which a way to stand lasts, once it is met

    @property
    def throws(self) -> Fraction:
        return sum((chance * self.stays[state] for state, chance in self.met.items()), Fraction(0))


Moves = Mapping[State, Counter[tuple[State, int, tuple[str, ...]]]]


def pushed(bets: Sequence[BetAutomaton]) -> Pushed:
    scale = reduce(lcm, (s.gain.denominator for bet in bets for steps in bet.steps.values() for s in steps), 1)
    ahead = _moves(bets, scale)
    leaving = {state: sum(after.values()) for state, after in ahead.items()}
    order = tuple(TopologicalSorter({s: {to for to, _, _ in after} for s, after in ahead.items()}).static_order())[::-1]
    whole = reduce(lcm, leaving.values(), 1) ** _longest(ahead, order)
    at: dict[State, Counter[int]] = {tuple(bet.start for bet in bets): Counter({0: whole})}
    met: dict[State, Fraction] = {}
    ends: Counter[tuple[State, str]] = Counter()
    kept = 0
    for state in steps("throws", order):
        gained = at[state]
        kept += len(gained)
        if kept > MOST_WAYS:
            raise OptionError(f"{len(bets)} bets held at once have more than {MOST_WAYS:,} ways to go on: hold fewer")
        if state not in ahead:
            continue
        del at[state]
        here = sum(gained.values())
        met[state] = Fraction(here, whole)
        for (to, gain, results), throws in ahead[state].items():
            onward = at.setdefault(to, Counter())
            for before, ways in gained.items():
                onward[before + gain] += ways * throws // leaving[state]
            for result in results:
                ends[state, result] += here * throws // leaving[state]
    [final] = at.values()
    return Pushed(
        {Fraction(gain, scale): Fraction(ways, whole) for gain, ways in final.items()},
        met,
        {end: Fraction(ways, whole) for end, ways in ends.items()},
        {state: Fraction(len(THROWS), throws) for state, throws in leaving.items()},
    )


def _moves(bets: Sequence[BetAutomaton], scale: int) -> Moves:
    """From each way to stand that can be met: where the throws lead, with what gain, and how bets end by it."""
    found: dict[State, Counter[tuple[State, int, tuple[str, ...]]]] = {}
    for state, each in moves(bets).items():
        found[state] = Counter()
        for move in each:
            if move.to != state:
                gain = int(sum(step.gain for _, step in move.steps) * scale)
                results = tuple(step.result for _, step in move.steps if step.to == DECIDED)
                found[state][move.to, gain, results] += len(move.throws)
    return found


def _longest(moved: Moves, order: Sequence[State]) -> int:
    """How many times at most what lies there can change."""
    ahead: dict[State, int] = {}
    for state in reversed(order):
        ahead[state] = max((1 + ahead[to] for to, _, _ in moved.get(state, ())), default=0)
    return ahead[order[0]]


# What is said of each.


def _combined_bet(bet: BetAutomaton, alone: Pushed, variance: Fraction) -> CombinedBet:
    chance = {
        result: sum((p for (_, ended), p in alone.ends.items() if ended == result), Fraction(0))
        for result in ("win", "push", "lose", UNMADE)
    }
    staked = _first_stake(bet, alone)
    return CombinedBet(
        place=(bet.laid.bet, bet.laid.start),
        stake=max(bet.lying.values()),
        by_number=bet.laid.by_number,
        staked=staked,
        made=1 - chance[UNMADE],
        win=chance["win"],
        push=chance["push"],
        lose=chance["lose"],
        mean=sum((gain * p for gain, p in alone.gains.items()), Fraction(0)),
        variance=variance,
        clauses=bet.clauses,
        rolls=sum((alone.met[(on,)] * alone.stays[(on,)] for on in bet.lying if (on,) in alone.met), Fraction(0)),
    )


def _first_stake(bet: BetAutomaton, alone: Pushed) -> Fraction:
    """What is staked on average: at the start, or on the number that comes."""
    if bet.start in bet.lying:
        return bet.lying[bet.start]
    return sum((amount * alone.met.get((on,), Fraction(0)) for on, amount in bet.lying.items()), Fraction(0))


def _on_the_layout(bet: BetAutomaton, alone: Pushed) -> Fraction:
    return sum((alone.met[(on,)] * alone.stays[(on,)] * amount for on, amount in bet.lying.items()), Fraction(0))


def _assumed(found: Sequence[CombinedBet], table: Table) -> str:
    says = [UNTIL_ALL]
    says += [DRAWN] if any(bet.push for bet in found) else []
    says += [TAKEN] if any(each.behind and each.start is None for each in table.laid) else []
    says += [POINT_MARKED] if table.point_unsaid else []
    return "; ".join(says)
