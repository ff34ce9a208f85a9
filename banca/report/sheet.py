"""All that a PAR sheet is made of, computed once; written afterwards in any language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from banca.exact import BetOdds, combined_odds, edges, odds
from banca.law import Edition, Language, OptionError
from banca.play.game import Game
from banca.play.one_draw import OneDraw
from banca.play.setting import Setting
from banca.report.proof import Proof, proof
from banca.report.sensitivity import RowsOf, Sensitivity, sensitivity

Told = Callable[[str, int, int], None]  # what is being done, how many are done, of how many
Telling = Callable[[str, Language], str]  # how a bet is played, in a language

ROUNDS_PER_HOUR = 60
AVERAGE_BET = 10_000  # minor units
PAIRS_MOST = 15
STAKE = 100


@dataclass(frozen=True, slots=True)
class SheetRequest:
    """What goes into the sheet beyond the exact numbers."""

    day: date
    bet: str | None = None
    sensitivity: bool = True
    proof_rounds: int = 1_000_000
    seed: int = 1
    rounds_per_hour: int = ROUNDS_PER_HOUR
    average_bet: int = AVERAGE_BET


@dataclass(frozen=True, slots=True)
class Pair:
    """Two rows and the correlation of a unit on each."""

    one: int
    other: int
    value: Decimal


@dataclass(frozen=True, slots=True)
class Sheet:
    game: Game[Any]
    setting: Setting
    asked: SheetRequest
    rows: tuple[BetOdds, ...]
    without: tuple[str, ...]  # bets that are offered and have no row
    pairs: tuple[Pair, ...]
    sensitivity: Sensitivity | None
    proof: Proof | None
    law: Edition  # in which bets authorised beyond it have their names too

    @property
    def groups(self) -> tuple[tuple[BetOdds, ...], ...]:
        """Rows with the same distribution and the same figures, which are told once."""
        found: dict[Any, list[BetOdds]] = {}
        for row in self.rows:
            spread = frozenset((o.result, o.pays, o.net, o.ways) for o in row.outcomes)
            same = (spread, frozenset(row.besides.items()), row.assumes, row.bound)
            found.setdefault(same, []).append(row)
        return tuple(map(tuple, found.values()))


def compute(
    game: Game[Any],
    setting: Setting,
    asked: SheetRequest,
    law: Edition | None = None,
    told: Told = lambda _what, _done, _of: None,
    rows_of: RowsOf = odds,
) -> Sheet:
    """Everything, in the order in which it is read; `law` is the edition, if it names more than the text does.

    `rows_of`: how the rows come about, where more is said of them than the table's setting.
    """
    found = rows_of(game, setting)
    rows = _asked(found, asked)
    if not rows:
        raise OptionError(f"no bet {asked.bet!r} with exact odds here: there are {_named(found)}")
    return Sheet(
        game=game,
        setting=setting,
        asked=asked,
        rows=rows,
        without=() if asked.bet else without(game, setting, found),
        pairs=() if asked.bet else _pairs(game, setting, rows),
        sensitivity=_sensitivity(game, setting, asked, rows, told, rows_of) if asked.sensitivity else None,
        proof=proof(game, setting, rows, asked.proof_rounds, asked.seed, told) if asked.proof_rounds else None,
        law=law or game.edition,
    )


def _asked(rows: tuple[BetOdds, ...], asked: SheetRequest) -> tuple[BetOdds, ...]:
    return tuple(row for row in rows if asked.bet in {None, row.bet})


def _sensitivity(
    game: Game[Any], setting: Setting, asked: SheetRequest, rows: tuple[BetOdds, ...], told: Told, rows_of: RowsOf
) -> Sensitivity:
    alternative = edges if rows_of is odds else rows_of
    return sensitivity(game, setting, rows, told, lambda of, other: _asked(alternative(of, other), asked))


def _named(rows: Sequence[BetOdds]) -> str:
    return ", ".join(dict.fromkeys(row.bet for row in rows))


def without(game: Game[Any], setting: Setting, rows: Sequence[BetOdds]) -> tuple[str, ...]:
    told = {row.bet for row in rows}
    return tuple(bet for bet in game.kinds(setting) if bet not in told and game.not_offered(setting, bet) is None)


def _pairs(game: Game[Any], setting: Setting, rows: Sequence[BetOdds]) -> tuple[Pair, ...]:
    """The bets that go together most, where all of them hang on one result."""
    if not (isinstance(game, OneDraw) or game.edition.game == "baccarat") or len(rows) < 2:
        return ()
    together = combined_odds(game, setting, [(row.places[0], STAKE) for row in rows])
    found = [
        Pair(one, other, value)
        for one in range(len(rows))
        for other in range(one + 1, len(rows))
        if (value := together.correlation(one, other)) is not None
    ]
    return tuple(sorted(found, key=lambda pair: -abs(pair.value))[:PAIRS_MOST])
