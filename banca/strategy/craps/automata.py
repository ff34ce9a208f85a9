"""Bets of craps held at once: their automata turned by the same throws, until all are decided.

What lies there changes with a throw or stays as it is, and never comes back to what it was.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from banca.games.craps.automaton import Automaton, On, automaton
from banca.games.craps.bets import THROWS
from banca.games.craps.round import Craps
from banca.play.bets import Verdict
from banca.play.payoff import net
from banca.play.rule import Ruling
from banca.play.setting import Setting
from banca.strategy.craps.wagers import Laid

Standing = On | Literal["decided"]
State = tuple[Standing, ...]  # where each of the bets stands
DECIDED: Literal["decided"] = "decided"
UNMADE = "unmade"  # odds whose number did not come


@dataclass(frozen=True, slots=True)
class Step:
    """What a throw makes of a bet: where it stands after it and, once it is decided, how and with what gain."""

    to: Standing
    result: str = "stay"
    gain: Fraction = Fraction(0)
    added: Fraction = Fraction(0)  # that is staked on it now


@dataclass(frozen=True, slots=True)
class BetAutomaton:
    """A bet as the throws turn it."""

    laid: Laid
    start: On
    steps: Mapping[On, tuple[Step, ...]]  # for each throw of THROWS, in that order
    lying: Mapping[On, Fraction]  # what lies there while it stands on a number
    clauses: tuple[str, ...]

    @property
    def at_once(self) -> Fraction:
        """What is staked on it before the first throw."""
        return self.lying.get(self.start, Fraction(0))


@dataclass(frozen=True, slots=True)
class Move:
    """What some throws make of all the bets: where they stand then, and how each got there that was not decided."""

    throws: tuple[int, ...]  # by their numbers in THROWS
    to: State
    steps: tuple[tuple[int, Step], ...]  # by the number of the bet


def turned(game: Craps, setting: Setting, laid: Laid) -> BetAutomaton:
    """A bet from where it is made or stands, or the odds behind one from where that one stands."""
    kind = game.kinds(setting)[laid.bet]
    if laid.behind is None:
        table = automaton(kind, setting.options, laid.start)
        steps = {on: tuple(_step(laid.amount, r.value, on) for r in rulings) for on, rulings in table.items()}
        return BetAutomaton(laid, laid.start, steps, dict.fromkeys(table, laid.amount), _clauses(table))
    behind = automaton(game.kinds(setting)[laid.behind], setting.options, laid.start)
    tables = {number: automaton(kind, setting.options, number)[number] for number in laid.by_number}
    steps = {on: tuple(_step(laid.by_number[on], r.value, on) for r in rulings) for on, rulings in tables.items()}
    if laid.start is None:
        steps = {None: tuple(_waiting(r, laid.by_number) for r in behind[None]), **steps}
    lying: dict[On, Fraction] = {number: laid.by_number[number] for number in tables}
    return BetAutomaton(laid, laid.start, steps, lying, _clauses(tables))


def _step(amount: Fraction, verdict: Verdict, on: On) -> Step:
    if verdict.result == "stay":
        return Step(on if verdict.to is None else verdict.to)
    return Step(DECIDED, verdict.result, amount * net(verdict))


def _waiting(of_the_bet: Ruling[Verdict], by_number: Mapping[int, Fraction]) -> Step:
    """Odds go where the bet goes that they are added to; if that is decided at once, or goes elsewhere, never."""
    verdict = of_the_bet.value
    if verdict.result == "stay" and verdict.to is not None and verdict.to in by_number:
        return Step(verdict.to, added=by_number[verdict.to])
    return Step(None) if verdict == Verdict("stay") else Step(DECIDED, UNMADE)


def _clauses(table: Automaton | Mapping[int, tuple[Ruling[Verdict], ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(c for rulings in table.values() for ruling in rulings for c in ruling.clauses))


def moves(bets: Sequence[BetAutomaton]) -> Mapping[State, tuple[Move, ...]]:
    """From each way to stand that can be met, the first of all first: what every throw makes of it."""
    found: dict[State, tuple[Move, ...]] = {}
    ahead: list[State] = [tuple(bet.start for bet in bets)]
    alike = _alike(bets)
    while ahead:
        state = ahead.pop()
        if state not in found and any(each != DECIDED for each in state):
            found[state] = tuple(_moved(bets, state, throws) for throws in alike)
            ahead += [move.to for move in found[state]]
    return found


def _alike(bets: Sequence[BetAutomaton]) -> list[tuple[int, ...]]:
    """The throws in classes: those of one do the same to all the bets, wherever these stand."""
    classes: dict[tuple[tuple[Step, ...], ...], list[int]] = {}
    for n in range(len(THROWS)):
        classes.setdefault(tuple(tuple(steps[n] for steps in bet.steps.values()) for bet in bets), []).append(n)
    return list(map(tuple, classes.values()))


def _moved(bets: Sequence[BetAutomaton], state: State, throws: tuple[int, ...]) -> Move:
    steps = tuple((n, bets[n].steps[on][throws[0]]) for n, on in enumerate(state) if on != DECIDED)
    to = list(state)
    for n, step in steps:
        to[n] = step.to
    return Move(throws, tuple(to), steps)
