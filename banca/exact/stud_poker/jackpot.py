"""The progressive jackpot of stud poker by its meter: from where on the bet gains, what it feeds, what the house bears.

The meter is what the display shows before the bet, which feeds the pool first (reading jackpot-bet-feeds-pool-first).
A box plays by itself; what hands it raises on is for the count to say. What a prize comes to grows with the meter from
where its part of the pool passes its fixed sum: the gain is a line that bends upwards at each of these meters.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import ceil

from banca.games.stud_poker.bets import Decided, Fact
from banca.games.stud_poker.jackpot import PRIZE_TABLE, Posted, PrizeItem
from banca.strategy.stud_poker.payoffs import alone

NONE = Fraction(0)


@dataclass(frozen=True, slots=True)
class Hit:
    """A hand that wins, at a meter."""

    hand: str
    clause: str
    fixed_sum: int
    part: Fraction  # of the pool
    prize: int  # as paid, in minor units
    borne: int  # of it, by the house beyond the pool
    restart: int  # what the house puts into a pool that it has used up
    chance: Fraction

    @property
    def rounds_between(self) -> Fraction:
        return 1 / self.chance


@dataclass(frozen=True, slots=True)
class Piece:
    """From this meter on the edge falls by so much for every stake's worth that the meter grows."""

    meter: Fraction
    edge: Fraction
    per_stake: Fraction


@dataclass(frozen=True, slots=True)
class Jackpot:
    """The bet as the table posts it, and how often each hand that wins comes and is raised."""

    posted: Posted
    chances: Mapping[PrizeItem, Fraction]

    @property
    def contribution(self) -> Fraction:
        """What a bet feeds the pool, in minor units."""
        return self.posted.stake * self.posted.contribution

    def edge(self, meter: Fraction) -> Fraction:
        """Per unit staked, before prizes are rounded down to a minor unit."""
        pool = meter + self.contribution
        won = sum((chance * item.due(self.posted, pool) for item, chance in self.chances.items()), NONE)
        return 1 - won / self.posted.stake

    def edge_as_paid(self, meter: int) -> Fraction:
        """With every prize rounded down (reading royal-remainder)."""
        return 1 - sum((hit.chance * hit.prize for hit in self.hits(meter)), NONE) / self.posted.stake

    def hits(self, meter: int) -> tuple[Hit, ...]:
        found = []
        for item, chance in self.chances.items():
            prize = alone(self.posted, item, meter)
            fixed, restart = item.fixed_sum(self.posted), prize.left.topped_up
            found.append(Hit(item.hand, item.clause, fixed, item.part, prize.paid, prize.borne, restart, chance))
        return tuple(found)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """From a meter of nothing on: where each part of the pool passes its fixed sum."""
        passes = {
            item: max(NONE, item.fixed_sum(self.posted) / item.part - self.contribution)
            for item in self.chances
            if item.part
        }
        return tuple(
            Piece(
                meter,
                self.edge(meter),
                sum((self.chances[item] * item.part for item, from_ in passes.items() if from_ <= meter), NONE),
            )
            for meter in sorted({NONE, *passes.values()})
        )

    @property
    def break_even(self) -> Fraction:
        """The least meter, in minor units, at which the bet loses nothing; nought where it never does."""
        last = [piece for piece in self.pieces if piece.edge > 0][-1:]
        return next((piece.meter + piece.edge / piece.per_stake * self.posted.stake for piece in last), NONE)

    @property
    def break_even_shown(self) -> int:
        """The least that a display can show, in whole minor units, at which the bet as paid loses nothing."""
        meter = ceil(self.break_even)
        while self.edge_as_paid(meter) > 0:
            meter += 1
        return meter

    def figures(self, meter: int) -> dict[str, Fraction]:
        """Sums in minor units, a bet at a time."""
        hits = self.hits(meter)
        slope = [piece.per_stake for piece in self.pieces if piece.meter <= meter][-1]
        return {
            "meter": Fraction(meter),
            "break_even_meter": self.break_even,
            "break_even_shown": Fraction(self.break_even_shown),
            "edge_at_minimum": self.edge_as_paid(self.posted.minimum),
            "edge_fall_per_stake_on_meter": slope,
            "contribution": self.contribution,
            "fixed_sums": sum((hit.chance * hit.fixed_sum for hit in hits if not hit.part), NONE),
            "borne_by_house": sum((hit.chance * hit.borne for hit in hits), NONE),
            "restart_by_house": sum((hit.chance * hit.restart for hit in hits), NONE),
            **{f"rounds_between_{hit.hand.replace('-', '_')}": hit.rounds_between for hit in hits},
        }


def jackpot_of(posted: Posted, facts: Mapping[Fact, int]) -> Jackpot:
    deals = sum(facts.values())
    came = {
        item: sum(n for fact, n in facts.items() if isinstance(fact, Decided) and fact.hand == item.hand)
        for item in PRIZE_TABLE
    }
    return Jackpot(posted, {item: Fraction(n, deals) for item, n in came.items()})
