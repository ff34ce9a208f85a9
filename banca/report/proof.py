"""The proof against simulation: every class of bets played by the game's kernel, beside its exact value."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import NormalDist
from typing import Any

from banca.exact import BetOdds, as_simulated
from banca.law import BancaError
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.report.measures import HITS_LEAST
from banca.simulate import simulate

FALSE_ALARM = 0.01  # the chance that the verdict fails though all is right
USUAL = 1.96

Told = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Trial:
    """One bet played: the edge that came out beside the exact one, and how many standard errors lie between."""

    place: Place
    seed: int
    rounds: int
    edge: Fraction
    exact: Fraction
    z: float
    hits: Fraction
    assumes: str | None = None  # how simulation plays it, where that is another way than the sheet's


@dataclass(frozen=True, slots=True)
class Proof:
    rounds: int
    trials: tuple[Trial, ...]
    untried: tuple[tuple[Place, str], ...]  # what could not be played, and why

    @property
    def within(self) -> int:
        """How many lie where nineteen of twenty should."""
        return sum(abs(trial.z) < USUAL for trial in self.trials)

    @property
    def furthest(self) -> float:
        return max((abs(trial.z) for trial in self.trials), default=0.0)

    @property
    def allowed(self) -> float:
        """The greatest |z| that so many independent bets stay below, but for one time in a hundred."""
        each = (1 - FALSE_ALARM) ** (1 / max(1, len(self.trials)))
        return NormalDist().inv_cdf((1 + each) / 2)

    @property
    def agrees(self) -> bool:
        return self.furthest <= self.allowed


def proof(game: Game[Any], setting: Setting, rows: Sequence[BetOdds], rounds: int, seed: int, told: Told) -> Proof:
    """Each bet from a seed of its own, the first from the seed given, so that each can be played again alone."""
    trials, untried = [], []
    played = {place: row for row in as_simulated(game, setting) for place in row.places}
    for n, row in enumerate(rows):
        place = row.places[0]
        told(place[0], n, len(rows))
        try:
            found = simulate(game, setting, place, rounds, seed + n)
        except BancaError as error:
            untried.append((place, str(error)))
            continue
        exact = row if played[place].assumes == row.assumes else played[place]
        if found.rounds < rounds and found.rounds * exact.win < HITS_LEAST:
            untried.append((place, f"made in {found.rounds:,} of {rounds:,} rounds, in which too few wins are due"))
            continue
        z = found.z(-exact.edge, exact.variance)
        hits = Fraction(found.wins, found.rounds)
        otherwise = exact.assumes if exact.assumes != row.assumes else None
        trials.append(Trial(place, seed + n, found.rounds, -found.mean, exact.edge, z, hits, otherwise))
    told("", len(rows), len(rows))
    return Proof(rounds, tuple(trials), tuple(untried))
