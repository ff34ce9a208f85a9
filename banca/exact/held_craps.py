"""Bets of craps held at once: their automata turned by the same throws, until all are decided.

What lies there changes with a throw or stays as it is, and never comes back to what it was: so the chances of all the
ways to stand follow one from another, in whole numbers, without equations to solve.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from graphlib import TopologicalSorter
from itertools import combinations
from math import lcm
from typing import Literal

from banca.exact.craps_wagers import Laid, Table, lawful
from banca.exact.held_bets import Held, HeldBet, Wager, listed
from banca.exact.worth import central_moment
from banca.games.craps.automaton import Automaton, On, automaton
from banca.games.craps.bets import THROWS
from banca.games.craps.round import Craps
from banca.law import OptionError
from banca.material.cards import Cards
from banca.play.bets import Verdict
from banca.play.payoff import net
from banca.play.rule import Ruling
from banca.play.setting import Setting

Standing = On | Literal["decided"]
State = tuple[Standing, ...]
DECIDED: Literal["decided"] = "decided"
UNMADE = "unmade"  # odds whose number did not come
MOST_WAYS = 400_000  # to stand and to have gained: beyond these nobody waits for the answer

UNTIL_ALL = "all bets are made before the same throw and stay until each is decided; prizes are taken before rounding"
DRAWN = "a bet that is drawn is taken down"
TAKEN = "odds are added as soon as their number comes"
POINT_MARKED = "a point is marked already"
ASSUMED = (UNTIL_ALL, DRAWN, TAKEN, POINT_MARKED)


@dataclass(frozen=True, slots=True)
class Step:
    """What a throw makes of a bet: where it stands after it and, once it is decided, how and with what gain."""

    to: Standing
    result: str = "stay"
    gain: Fraction = Fraction(0)


@dataclass(frozen=True, slots=True)
class Turned:
    """A bet as the throws turn it."""

    laid: Laid
    start: On
    steps: Mapping[On, tuple[Step, ...]]  # for each throw of THROWS, in that order
    lying: Mapping[On, Fraction]  # what lies there while it stands on a number
    clauses: tuple[str, ...]


def held(game: Craps, setting: Setting, wagers: Sequence[Wager], cards: Cards | None) -> Held:
    if cards is not None:
        raise OptionError("craps is thrown, not dealt: no cards are left")
    table = lawful(game, setting, wagers)
    bets = [turned(game, setting, each) for each in table.laid]
    together = pushed(bets)
    alone = [pushed((bet,)) for bet in bets]
    variances = [central_moment(listed(each.gains), 2) for each in alone]
    covariance = [[variances[n] if n == m else Fraction(0) for m in range(len(bets))] for n in range(len(bets))]
    for one, other in combinations(range(len(bets)), 2):
        both = central_moment(listed(pushed((bets[one], bets[other])).gains), 2)
        covariance[one][other] = covariance[other][one] = (both - variances[one] - variances[other]) / 2
    found = tuple(_held_bet(*each) for each in zip(bets, alone, variances, strict=True))
    clauses = tuple(dict.fromkeys(clause for bet in bets for clause in bet.clauses))
    return Held(
        bets=found,
        outcomes=listed(together.gains),
        covariance=tuple(map(tuple, covariance)),
        at_once=sum((bet.lying.get(bet.start, Fraction(0)) for bet in bets), Fraction(0)),
        clauses=clauses,
        readings=game.edition.readings_of(*clauses),
        assumes=_assumed(found, table),
        rolls=together.throws,
        on_the_layout=sum(map(_on_the_layout, bets, alone), Fraction(0)),
    )


# One bet.


def turned(game: Craps, setting: Setting, laid: Laid) -> Turned:
    """A bet from where it is made or stands, or the odds behind one from where that one stands."""
    kind = game.kinds(setting)[laid.bet]
    if laid.behind is None:
        table = automaton(kind, setting.options, laid.start)
        steps = {on: tuple(_step(laid.amount, r.value, on) for r in rulings) for on, rulings in table.items()}
        return Turned(laid, laid.start, steps, dict.fromkeys(table, laid.amount), _clauses(table))
    behind = automaton(game.kinds(setting)[laid.behind], setting.options, laid.start)
    tables = {number: automaton(kind, setting.options, number)[number] for number in laid.by_number}
    steps = {on: tuple(_step(laid.by_number[on], r.value, on) for r in rulings) for on, rulings in tables.items()}
    if laid.start is None:
        steps = {None: tuple(_waiting(r, laid.by_number) for r in behind[None]), **steps}
    lying: dict[On, Fraction] = {number: laid.by_number[number] for number in tables}
    return Turned(laid, laid.start, steps, lying, _clauses(tables))


def _step(amount: Fraction, verdict: Verdict, on: On) -> Step:
    if verdict.result == "stay":
        return Step(on if verdict.to is None else verdict.to)
    return Step(DECIDED, verdict.result, amount * net(verdict))


def _waiting(of_the_bet: Ruling[Verdict], by_number: Mapping[int, Fraction]) -> Step:
    """Odds go where the bet goes that they are added to; if that is decided at once, or goes elsewhere, never."""
    verdict = of_the_bet.value
    if verdict.result == "stay" and verdict.to in by_number:
        return Step(verdict.to)
    return Step(None) if verdict == Verdict("stay") else Step(DECIDED, UNMADE)


def _clauses(table: Automaton | Mapping[int, tuple[Ruling[Verdict], ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(c for rulings in table.values() for ruling in rulings for c in ruling.clauses))


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


def pushed(bets: Sequence[Turned]) -> Pushed:
    scale = reduce(lcm, (s.gain.denominator for bet in bets for steps in bet.steps.values() for s in steps), 1)
    moves = _moves(bets, scale)
    leaving = {state: sum(after.values()) for state, after in moves.items()}
    order = tuple(TopologicalSorter({s: {to for to, _, _ in after} for s, after in moves.items()}).static_order())[::-1]
    whole = reduce(lcm, leaving.values(), 1) ** _longest(moves, order)
    at: dict[State, Counter[int]] = {tuple(bet.start for bet in bets): Counter({0: whole})}
    met: dict[State, Fraction] = {}
    ends: Counter[tuple[State, str]] = Counter()
    kept = 0
    for state in order:
        gained = at[state]
        kept += len(gained)
        if kept > MOST_WAYS:
            raise OptionError(f"{len(bets)} bets held at once have more than {MOST_WAYS:,} ways to go on: hold fewer")
        if state not in moves:
            continue
        del at[state]
        here = sum(gained.values())
        met[state] = Fraction(here, whole)
        for (to, gain, results), throws in moves[state].items():
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


def _moves(bets: Sequence[Turned], scale: int) -> Moves:
    """From each way to stand that can be met: where the throws lead, with what gain, and how bets end by it."""
    moves: dict[State, Counter[tuple[State, int, tuple[str, ...]]]] = {}
    alike = Counter(zip(*(zip(*bet.steps.values(), strict=True) for bet in bets), strict=True))
    columns = [dict(zip(bet.steps, range(len(bet.steps)), strict=True)) for bet in bets]
    ahead: list[State] = [tuple(bet.start for bet in bets)]
    while ahead:
        state = ahead.pop()
        if state in moves or all(each == DECIDED for each in state):
            continue
        moves[state] = Counter()
        standing = [(n, columns[n][each]) for n, each in enumerate(state) if each != DECIDED]
        for throw, ways in alike.items():
            steps = [(n, throw[n][column]) for n, column in standing]
            to = list(state)
            for n, step in steps:
                to[n] = step.to
            after = tuple(to)
            if after != state:
                gain = int(sum(step.gain for _, step in steps) * scale)
                results = tuple(step.result for _, step in steps if step.to == DECIDED)
                moves[state][after, gain, results] += ways
                ahead.append(after)
    return moves


def _longest(moves: Moves, order: Sequence[State]) -> int:
    """How many times at most what lies there can change."""
    ahead: dict[State, int] = {}
    for state in reversed(order):
        ahead[state] = max((1 + ahead[to] for to, _, _ in moves.get(state, ())), default=0)
    return ahead[order[0]]


# What is said of each.


def _held_bet(bet: Turned, alone: Pushed, variance: Fraction) -> HeldBet:
    chance = {
        result: sum((p for (_, ended), p in alone.ends.items() if ended == result), Fraction(0))
        for result in ("win", "push", "lose", UNMADE)
    }
    staked = _first_lying(bet, alone)
    return HeldBet(
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


def _first_lying(bet: Turned, alone: Pushed) -> Fraction:
    """What is staked on average: at the start, or on the number that comes."""
    if bet.start in bet.lying:
        return bet.lying[bet.start]
    return sum((amount * alone.met.get((on,), Fraction(0)) for on, amount in bet.lying.items()), Fraction(0))


def _on_the_layout(bet: Turned, alone: Pushed) -> Fraction:
    return sum((alone.met[(on,)] * alone.stays[(on,)] * amount for on, amount in bet.lying.items()), Fraction(0))


def _assumed(found: Sequence[HeldBet], table: Table) -> str:
    says = [UNTIL_ALL]
    says += [DRAWN] if any(bet.push for bet in found) else []
    says += [TAKEN] if any(each.behind and each.start is None for each in table.laid) else []
    says += [POINT_MARKED] if table.point_unsaid else []
    return "; ".join(says)
