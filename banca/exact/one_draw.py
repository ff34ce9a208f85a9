"""The exact worth of every bet of a one-draw game, read off its pay-off table."""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import Any

from banca.play.bets import Verdict
from banca.play.one_draw import OneDraw
from banca.play.payoff import PayoffTable, Place, payoff_table
from banca.play.setting import Setting

DIGITS = 12


@dataclass(frozen=True, slots=True)
class BetOdds:
    """One bet on one place, or on any place of a class: all that share one distribution."""

    bet: str
    places: tuple[Place, ...]
    ways: int
    distribution: Mapping[Verdict, int]
    win: Fraction
    push: Fraction
    lose: Fraction
    edge: Fraction  # the house's, per unit staked
    variance: Fraction
    clauses: tuple[str, ...]
    readings: tuple[str, ...]

    @property
    def sd(self) -> Decimal:
        return square_root(self.variance)

    @property
    def pays(self) -> tuple[str, ...]:
        """The prizes, to one, before commission: `1:1`, `2:1`."""
        won = [v.odds for v in self.distribution if v.odds]
        return tuple(str(odds) for odds in sorted(won, key=lambda odds: odds.ratio))


def odds(game: OneDraw[Any], setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
    """A row for each class of selections of each bet, or for every selection."""
    table = payoff_table(game, setting)
    groups: dict[Any, list[Place]] = {}
    for place in table.rows:
        same = place if every_selection else (place[0], frozenset(table.distribution(place).items()))
        groups.setdefault(same, []).append(place)
    return tuple(_row(game, table, tuple(places)) for places in groups.values())


def _row(game: OneDraw[Any], table: PayoffTable, places: tuple[Place, ...]) -> BetOdds:
    place = places[0]
    clauses = tuple(dict.fromkeys(c for ruling in table.rows[place] for c in ruling.clauses))
    return BetOdds(
        bet=place[0],
        places=places,
        ways=table.ways,
        distribution=table.distribution(place),
        win=Fraction(table.ways_to(place, "win"), table.ways),
        push=Fraction(table.ways_to(place, "push"), table.ways),
        lose=Fraction(table.ways_to(place, "lose"), table.ways),
        edge=-table.mean(place),
        variance=table.variance(place),
        clauses=clauses,
        readings=game.edition.readings_of(*clauses),
    )


def decimal(value: Fraction, digits: int = DIGITS) -> Decimal:
    with localcontext(prec=digits + 20):
        return round(Decimal(value.numerator) / value.denominator, digits)


def square_root(value: Fraction, digits: int = DIGITS) -> Decimal:
    with localcontext(prec=digits + 30):
        return round((Decimal(value.numerator) / value.denominator).sqrt(), digits)
