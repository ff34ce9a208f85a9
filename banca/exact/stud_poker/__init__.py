"""The value of stud poker's bets by best play, and by a simple strategy for comparison."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil

from banca.exact.value import Assumption, BetOdds, Outcome
from banca.games.stud_poker.bets import MAXIMUM, RAISE_TO_ANTE, Decided, Fact, Folded
from banca.games.stud_poker.equipment import ANTE, JACKPOT, RAISE
from banca.games.stud_poker.jackpot import PRIZE_TABLE, Posted, PrizeItem, posted_jackpot
from banca.games.stud_poker.round import StudPoker
from banca.play.setting import Setting
from banca.strategy.stud_poker import Gain, alone, check_ante, gains, require_posted
from banca.strategy.stud_poker.best import showdowns, showdowns_by_ranks
from banca.strategy.stud_poker.deals import Patterns

NONE = Fraction(0)


@dataclass(frozen=True, slots=True)
class Hit:
    """A winning hand, at a given meter."""

    hand: str
    clause: str
    fixed_sum: int
    part: Fraction  # of the pool
    prize: int  # as paid, in minor units
    borne: int  # the part of it that the house pays beyond the pool
    restart: int  # what the house puts into an exhausted pool
    chance: Fraction

    @property
    def rounds_between(self) -> Fraction:
        return 1 / self.chance


@dataclass(frozen=True, slots=True)
class Piece:
    """From this meter on, the edge falls by this slope per stake's worth of meter."""

    meter: Fraction
    edge: Fraction
    per_stake: Fraction


@dataclass(frozen=True, slots=True)
class Jackpot:
    """The bet as posted, and how often each winning hand comes and is raised."""

    posted: Posted
    chances: Mapping[PrizeItem, Fraction]

    @property
    def contribution(self) -> Fraction:
        """What a bet pays into the pool, in minor units."""
        return self.posted.stake * self.posted.contribution

    def edge(self, meter: Fraction) -> Fraction:
        """The edge per unit staked, before prizes are rounded down to a minor unit."""
        pool = meter + self.contribution
        won = sum((chance * item.due(self.posted, pool) for item, chance in self.chances.items()), NONE)
        return 1 - won / self.posted.stake

    def edge_as_paid(self, meter: int) -> Fraction:
        """The edge with every prize rounded down (reading royal-remainder)."""
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
        """The pieces from a meter of zero on: they change where a part of the pool exceeds its fixed amount."""
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
        """The lowest meter, in minor units, at which the bet loses nothing; zero if it never loses."""
        last = [piece for piece in self.pieces if piece.edge > 0][-1:]
        return next((piece.meter + piece.edge / piece.per_stake * self.posted.stake for piece in last), NONE)

    @property
    def break_even_shown(self) -> int:
        """The lowest display, in whole minor units, at which the bet as paid loses nothing."""
        meter = ceil(self.break_even)
        while self.edge_as_paid(meter) > 0:
            meter += 1
        return meter

    def figures(self, meter: int) -> dict[str, Fraction]:
        """Amounts in minor units, per bet."""
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


class StudPokerAssumption(Assumption):
    ANTE = "ante"  # with its raise
    RAISE = "raise"  # per raise made
    JACKPOT = "jackpot"  # one box alone, its bet in the pool
    RAISES = "raises"  # whenever that gains more than folding, by hand and open card
    AT_MINIMUM = "at_minimum"  # the meter at the pool's minimum
    MAXIMUM_NOT_REACHED = "maximum"  # max-per-game
    MAXIMUM_APPLIED = "maximum_kept"  # to the prizes of this ante


ASSUMED = {
    ANTE: (StudPokerAssumption.ANTE, StudPokerAssumption.RAISES),
    RAISE: (StudPokerAssumption.RAISE, StudPokerAssumption.RAISES),
    JACKPOT: (StudPokerAssumption.JACKPOT, StudPokerAssumption.RAISES),
}
NOT_COMBINED = "not-held-together-stud-poker"


def odds(
    game: StudPoker,
    setting: Setting,
    *,
    every_selection: bool = False,
    meter: int | None = None,
    ante: int | None = None,
) -> tuple[BetOdds, ...]:
    """Ante and raise of one box by best play; the jackpot bet, if posted, at a meter or at the pool's minimum.

    For an ante of so many minor units, the posted maximum limits the prizes.
    """
    del every_selection  # stud poker bets have no selections
    if meter is not None:
        require_posted(game, setting)
    found = showdowns(of_ante(game, setting, ante))
    rows = [
        _with_simple_play(*(_row(game, setting, bet, facts, ante=ante) for facts in (found.best, found.opens)))
        for bet in (ANTE, RAISE)
    ]
    return (*rows, *([_jackpot(game, setting, meter, ante)] if posted_jackpot(setting) else []))


def of_ante(game: StudPoker, setting: Setting, ante: int | None) -> Mapping[Fact, Gain]:
    """The gain of the ante with its raise, per unit: of any amount below the maximum, or of so many minor units."""
    return gains(game, setting, ANTE, ante=None if ante is None else check_ante(game, setting, ante))


def progressive(game: StudPoker, setting: Setting, ante: int | None = None) -> Jackpot:
    """The jackpot bet of one box alone by best play, at any meter."""
    return jackpot_of(require_posted(game, setting), showdowns(of_ante(game, setting, ante)).best)


def odds_when_raising(game: StudPoker, setting: Setting, bet: str, classes: Collection[str] | None = None) -> BetOdds:
    """A bet if the bettor raises on these classes of hands, whatever is shown; by default, on all that would open."""
    found = showdowns(of_ante(game, setting, None))
    if classes is None:
        return _row(game, setting, bet, found.opens)
    raised: dict[Fact, int] = {
        fact: n for fact, n in found.every.items() if isinstance(fact, Decided) and fact.hand in classes
    }
    folded = sum(found.every.values()) - sum(raised.values())
    return _row(game, setting, bet, {Folded(): folded, **raised})


def odds_raising_by_ranks(game: StudPoker, setting: Setting, bet: str, raised: Patterns) -> BetOdds:
    """A bet if the bettor goes by ranks: for each pattern, a bit for every rank shown on which to raise."""
    return _row(game, setting, bet, showdowns_by_ranks(of_ante(game, setting, None), raised))


def _with_simple_play(best: BetOdds, simple: BetOdds) -> BetOdds:
    """Add to each figure its value for a bettor who looks only at their own hand."""
    figures = {"edge": simple.edge, "variance": simple.variance, **simple.figures}
    return replace(best, figures={**best.figures, **{f"{name}_ace_king": n for name, n in figures.items()}})


def _jackpot(game: StudPoker, setting: Setting, meter: int | None, ante: int | None) -> BetOdds:
    facts, found = showdowns(of_ante(game, setting, ante)).best, progressive(game, setting, ante)
    row = _row(game, setting, JACKPOT, facts, meter)
    assumes = ASSUMED[JACKPOT] + ((StudPokerAssumption.AT_MINIMUM,) if meter is None else ())
    return replace(row, figures=found.figures(found.posted.minimum if meter is None else meter), assumes=assumes)


def _row(
    game: StudPoker,
    setting: Setting,
    bet: str,
    facts: Mapping[Fact, int],
    meter: int | None = None,
    ante: int | None = None,
) -> BetOdds:
    found = gains(game, setting, bet, meter, ante)
    met = {fact: ways for fact, ways in facts.items() if fact in found}
    ways: dict[tuple[str, Fraction], int] = {}
    for fact, n in met.items():
        ways[found[fact]] = ways.get(found[fact], 0) + n
    clauses = tuple(dict.fromkeys(c for fact in met for c in game.ruling(setting, bet, None, fact).clauses))
    return BetOdds(
        bet=bet,
        places=((bet, None),),
        outcomes=tuple(Outcome(result, None, gain, n) for (result, gain), n in ways.items()),
        clauses=clauses,
        readings=game.edition.readings_of(*clauses),
        figures=_figures(facts, ways) if bet == ANTE else {},
        assumes=_assumptions(setting, bet, ante),
    )


def _assumptions(setting: Setting, bet: str, ante: int | None) -> tuple[Assumption, ...]:
    """The jackpot is outside the maximum (reading maximum-per-box)."""
    return ASSUMED[bet] if bet == JACKPOT else ASSUMED[bet] + maximum_assumptions(setting, ante)


def maximum_assumptions(setting: Setting, ante: int | None) -> tuple[Assumption, ...]:
    """How a posted maximum is taken into account."""
    if setting.parameter(MAXIMUM) is None:
        return ()
    return (StudPokerAssumption.MAXIMUM_NOT_REACHED if ante is None else StudPokerAssumption.MAXIMUM_APPLIED,)


def _figures(facts: Mapping[Fact, int], ways: Mapping[tuple[str, Fraction], int]) -> dict[str, Fraction]:
    """How often the bettor raises, and the edge per unit of all that is staked."""
    deals = sum(facts.values())
    raised = Fraction(deals - facts[Folded()], deals)
    edge = -sum((gain * n for (_, gain), n in ways.items()), Fraction(0)) / deals
    return {"raised": raised, "element_of_risk": edge / (1 + RAISE_TO_ANTE * raised)}
