"""Compute the content of a PAR sheet once, to write it in any language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from fractions import Fraction
from statistics import NormalDist
from typing import Any

from banca.exact import BetOdds, as_simulated, combined_odds, edges, odds
from banca.law import BancaError, Edition, Language, OptionError
from banca.law.numbers import shown
from banca.messages.errors import Listed, Message
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.report.measures import HITS_LEAST
from banca.report.sensitivity import OnProgress, RowsOf, Sensitivity, sensitivity
from banca.simulate import simulate

Translate = Callable[[tuple[str, ...], Language], str]  # describes how a bet is played, in a language

ROUNDS_PER_HOUR = 60
AVERAGE_BET = 10_000  # minor units
PAIRS_MOST = 15
STAKE = 100
FALSE_ALARM = 0.01  # the chance that the proof fails although everything is right
USUAL = 1.96  # standard errors within which nineteen of twenty results lie


@dataclass(frozen=True, slots=True)
class SheetRequest:
    """The content of the sheet beyond the exact numbers."""

    day: date
    bet: str | None = None
    sensitivity: bool = True
    proof_rounds: int = 1_000_000
    seed: int = 1
    rounds_per_hour: int = ROUNDS_PER_HOUR
    average_bet: int = AVERAGE_BET


@dataclass(frozen=True, slots=True)
class Pair:
    """Two rows, and the correlation of a unit on each."""

    one: int
    other: int
    value: Decimal


@dataclass(frozen=True, slots=True)
class Trial:
    """One simulated bet: its edge, the exact edge, and the difference in standard errors."""

    place: Place
    seed: int
    rounds: int
    edge: Fraction
    exact: Fraction
    z: float
    hits: Fraction
    assumes: tuple[str, ...] = ()  # how simulation plays the bet, if not as the sheet does


@dataclass(frozen=True, slots=True)
class Proof:
    """The proof against simulation."""

    rounds: int
    trials: tuple[Trial, ...]
    untried: tuple[tuple[Place, Message], ...]  # what could not be simulated, and why

    @property
    def within(self) -> int:
        """How many trials are within the usual range, where nineteen of twenty should be."""
        return sum(abs(trial.z) < USUAL for trial in self.trials)

    @property
    def furthest(self) -> float:
        return max((abs(trial.z) for trial in self.trials), default=0.0)

    @property
    def allowed(self) -> float:
        """The greatest |z| of so many independent bets, exceeded once in a hundred times."""
        each = (1 - FALSE_ALARM) ** (1 / max(1, len(self.trials)))
        return NormalDist().inv_cdf((1 + each) / 2)

    @property
    def agrees(self) -> bool:
        return self.furthest <= self.allowed


@dataclass(frozen=True, slots=True)
class Sheet:
    game: Game[Any]
    setting: Setting
    request: SheetRequest
    rows: tuple[BetOdds, ...]
    without: tuple[str, ...]  # bets that are offered and have no row
    pairs: tuple[Pair, ...]
    sensitivity: Sensitivity | None
    proof: Proof | None
    law: Edition  # with the names of bets authorised beyond it

    @property
    def groups(self) -> tuple[tuple[BetOdds, ...], ...]:
        """Rows with the same distribution and figures, which are shown once."""
        found: dict[Any, list[BetOdds]] = {}
        for row in self.rows:
            distribution = frozenset((o.result, o.pays, o.net, o.ways) for o in row.outcomes)
            same = (distribution, frozenset(row.figures.items()), row.assumes, row.bound)
            found.setdefault(same, []).append(row)
        return tuple(map(tuple, found.values()))

    def anchor(self, row: BetOdds) -> str:
        """The anchor of the section that shows a row."""
        return f"bet-{next(n for n, group in enumerate(self.groups, 1) if row in group)}"


def compute(
    game: Game[Any],
    setting: Setting,
    request: SheetRequest,
    law: Edition | None = None,
    progress: OnProgress = lambda _what, _done, _of: None,
    rows_of: RowsOf = odds,
    edges_of: RowsOf = edges,
) -> Sheet:
    """The whole sheet; `law` is the edition, if it names more than the text does.

    `rows_of` computes the rows, and `edges_of` those under other options, of which only the edges are shown. Both are
    needed where rows depend on more than the table's setting.
    """
    found = rows_of(game, setting)
    rows = _rows_requested(found, request)
    if not rows:
        known = Listed(*dict.fromkeys(row.bet for row in found))
        raise OptionError("sheet-no-such-bet", bet=shown(request.bet), known=known)
    return Sheet(
        game=game,
        setting=setting,
        request=request,
        rows=rows,
        without=() if request.bet else bets_without_odds(game, setting, found),
        pairs=() if request.bet else _pairs(game, setting, rows),
        sensitivity=_sensitivity(game, setting, request, rows, progress, edges_of) if request.sensitivity else None,
        proof=prove(game, setting, rows, request.proof_rounds, request.seed, progress)
        if request.proof_rounds
        else None,
        law=law or game.edition,
    )


def _rows_requested(rows: tuple[BetOdds, ...], request: SheetRequest) -> tuple[BetOdds, ...]:
    return tuple(row for row in rows if request.bet in {None, row.bet})


def _sensitivity(
    game: Game[Any],
    setting: Setting,
    request: SheetRequest,
    rows: tuple[BetOdds, ...],
    progress: OnProgress,
    edges_of: RowsOf,
) -> Sensitivity:
    return sensitivity(game, setting, rows, progress, lambda of, other: _rows_requested(edges_of(of, other), request))


def bets_without_odds(game: Game[Any], setting: Setting, rows: Sequence[BetOdds]) -> tuple[str, ...]:
    """The bets that the table offers and that have no row."""
    known = {row.bet for row in rows}
    return tuple(bet for bet in game.kinds(setting) if bet not in known and game.not_offered(setting, bet) is None)


def _pairs(game: Game[Any], setting: Setting, rows: Sequence[BetOdds]) -> tuple[Pair, ...]:
    """The pairs of bets with the greatest correlation, where one result decides all bets."""
    if not game.traits.one_result or len(rows) < 2:
        return ()
    together = combined_odds(game, setting, [(row.places[0], STAKE) for row in rows])
    found = [
        Pair(one, other, value)
        for one in range(len(rows))
        for other in range(one + 1, len(rows))
        if (value := together.correlation(one, other)) is not None
    ]
    return tuple(sorted(found, key=lambda pair: -abs(pair.value))[:PAIRS_MOST])


def prove(
    game: Game[Any], setting: Setting, rows: Sequence[BetOdds], rounds: int, seed: int, progress: OnProgress
) -> Proof:
    """Simulate a bet of each row, each from a seed of its own, so that each can be played again alone."""
    trials, untried = [], []
    played_otherwise = _rows_played_otherwise(game, setting)
    for n, row in enumerate(rows):
        place = row.places[0]
        progress(place[0], n, len(rows))
        try:
            found = simulate(game, setting, place, rounds, seed + n)
        except BancaError as error:
            untried.append((place, error.message))
            continue
        exact = played_otherwise.get(place, row)
        if found.rounds < rounds and found.rounds * exact.win < HITS_LEAST:
            untried.append((place, Message("sheet-made-too-seldom", made=found.rounds, rounds=rounds)))
            continue
        z = found.z(-exact.edge, exact.variance)
        hits = Fraction(found.wins, found.rounds)
        assumes = () if exact is row else exact.assumes
        trials.append(Trial(place, seed + n, found.rounds, -found.mean, exact.edge, z, hits, assumes))
    progress("", len(rows), len(rows))
    return Proof(rounds, tuple(trials), tuple(untried))


def _rows_played_otherwise(game: Game[Any], setting: Setting) -> dict[Place, BetOdds]:
    """The rows of bets that simulation plays by another strategy than the analysis, with other results."""
    analysed = {place: row for row in odds(game, setting) for place in row.places}
    played = {place: row for row in as_simulated(game, setting) for place in row.places}
    return {
        place: row
        for place, row in played.items()
        if place in analysed and (row.outcomes, row.within) != (analysed[place].outcomes, analysed[place].within)
    }
