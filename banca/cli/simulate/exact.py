"""The exact value of what a simulation plays, if it is known for that strategy."""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from banca.cli.simulate.request import SimulationRequest
from banca.cli.terminal import terminal_of
from banca.exact import BetOdds
from banca.play.payoff import Place
from banca.simulate.comparison import ExactValue


def exact_value(request: SimulationRequest) -> ExactValue | None:
    found = _exact_value(request)
    return found and replace(found, of_packs=request.spec.dealing == "shoe")


def _exact_value(request: SimulationRequest) -> ExactValue | None:
    terminal = terminal_of(request.game.edition.game)
    if request.combined and terminal.strategy_module is None:
        return _of_combination(request)
    found = [(wager.amount, terminal.exact_value(request, wager.place)) for wager in request.wagers]
    return found[0][1] if len(found) == 1 else _added(found)


def _added(found: list[tuple[int | Fraction, ExactValue | None]]) -> ExactValue | None:
    """Means can be added even if the bets depend on one another."""
    known = [(Fraction(amount), each) for amount, each in found if each is not None]
    if len(known) < len(found):
        return None
    staked = sum((amount for amount, each in known if not each.later), Fraction(0))
    assumes = dict.fromkeys(part for _, each in known for part in (each.assumes or "").split("; ") if part)
    mean = sum((amount * each.mean for amount, each in known), Fraction(0)) / staked
    return ExactValue(mean, None, "; ".join(assumes) or None)


def _of_combination(request: SimulationRequest) -> ExactValue:
    from banca.exact import held

    found = held(request.game, request.setting, request.wagers)
    return ExactValue(found.mean / found.at_once, found.variance / found.at_once**2, found.assumes)


def value_in(rows: Iterable[BetOdds], place: Place) -> ExactValue | None:
    """The value of a bet that has a row of odds."""
    return next((ExactValue(-row.edge, row.variance, row.assumes) for row in rows if place in row.places), None)
