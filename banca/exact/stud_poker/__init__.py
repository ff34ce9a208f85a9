"""What the bets of stud poker are worth in best play, and beside it by a simple way of play."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from fractions import Fraction

from banca.exact.stud_poker.jackpot import Jackpot, jackpot_of
from banca.exact.value import BetOdds, Outcome
from banca.games.stud_poker.bets import MAXIMUM, RAISE_TO_ANTE, Decided, Fact, Folded
from banca.games.stud_poker.equipment import ANTE, JACKPOT, RAISE
from banca.games.stud_poker.jackpot import posted_of
from banca.games.stud_poker.round import StudPoker
from banca.play.setting import Setting
from banca.strategy.stud_poker.best import Patterns, showdowns, showdowns_by_ranks
from banca.strategy.stud_poker.payoffs import Gain, ante_or_refused, gains, posted_or_refused

BEST_PLAY = "the bettor raises wherever that is worth more than folding, by his hand and the card shown"
ASSUMED = {
    ANTE: f"ante: with its raise; {BEST_PLAY}",
    RAISE: f"raise: of raises that are made; {BEST_PLAY}",
    JACKPOT: f"progressive-jackpot: one box by itself, this bet in the pool; {BEST_PLAY}",
}
NOT_COMBINED = (
    "ante, raise and jackpot are one box: whether to raise is decided on its cards, "
    "and banca odds stud-poker gives the ante with its raise"
)
AT_MINIMUM = "; the meter at the pool's minimum"
MAXIMUM_NOT_REACHED = "; max-per-game is taken as not reached"
MAXIMUM_KEPT = "; max-per-game is applied to the prizes of this ante"


def odds(
    game: StudPoker,
    setting: Setting,
    *,
    every_selection: bool = False,
    meter: int | None = None,
    ante: int | None = None,
) -> tuple[BetOdds, ...]:
    """Ante and raise of one box in best play; the jackpot bet, if it is posted, at a meter or at the pool's minimum.

    Of an ante of so much, in minor units, prizes are limited by the maximum that is posted.
    """
    del every_selection  # nothing is chosen in stud poker but the bet
    if meter is not None:
        posted_or_refused(game, setting)
    found = showdowns(of_ante(game, setting, ante))
    rows = [
        _beside(*(_row(game, setting, bet, facts, ante=ante) for facts in (found.best, found.opens)))
        for bet in (ANTE, RAISE)
    ]
    return (*rows, *([_jackpot(game, setting, meter, ante)] if posted_of(setting) else []))


def of_ante(game: StudPoker, setting: Setting, ante: int | None) -> Mapping[Fact, Gain]:
    """What it gains with its raise, per unit: of any amount, no maximum being reached, or of so many minor units."""
    return gains(game, setting, ANTE, ante=None if ante is None else ante_or_refused(game, setting, ante))


def progressive(game: StudPoker, setting: Setting, ante: int | None = None) -> Jackpot:
    """The jackpot bet of one box by itself in best play, at any meter."""
    return jackpot_of(posted_or_refused(game, setting), showdowns(of_ante(game, setting, ante)).best)


def odds_when_raising(game: StudPoker, setting: Setting, bet: str, classes: Collection[str] | None = None) -> BetOdds:
    """A bet of one who raises on these classes of hands, whatever is shown; unsaid, on all that would open."""
    found = showdowns(of_ante(game, setting, None))
    if classes is None:
        return _row(game, setting, bet, found.opens)
    raised: dict[Fact, int] = {
        fact: n for fact, n in found.every.items() if isinstance(fact, Decided) and fact.hand in classes
    }
    folded = sum(found.every.values()) - sum(raised.values())
    return _row(game, setting, bet, {Folded(): folded, **raised})


def odds_raising_by_ranks(game: StudPoker, setting: Setting, bet: str, raised: Patterns) -> BetOdds:
    """A bet of one who looks at ranks: on each pattern of them, a bit for every rank shown before which he raises."""
    return _row(game, setting, bet, showdowns_by_ranks(of_ante(game, setting, None), raised))


def _beside(best: BetOdds, simple: BetOdds) -> BetOdds:
    """Beside each figure what it is for a bettor who looks at his own hand alone."""
    figures = {"edge": simple.edge, "variance": simple.variance, **simple.besides}
    return replace(best, besides={**best.besides, **{f"{name}_ace_king": n for name, n in figures.items()}})


def _jackpot(game: StudPoker, setting: Setting, meter: int | None, ante: int | None) -> BetOdds:
    facts, found = showdowns(of_ante(game, setting, ante)).best, progressive(game, setting, ante)
    row = _row(game, setting, JACKPOT, facts, meter)
    assumes = ASSUMED[JACKPOT] + (AT_MINIMUM if meter is None else "")
    return replace(row, besides=found.figures(found.posted.minimum if meter is None else meter), assumes=assumes)


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
        besides=_besides(facts, ways) if bet == ANTE else {},
        assumes=_assumed(setting, bet, ante),
    )


def _assumed(setting: Setting, bet: str, ante: int | None) -> str:
    """The jackpot is outside the maximum (reading maximum-per-box)."""
    limited = bet != JACKPOT and setting.parameter(MAXIMUM) is not None
    said = MAXIMUM_NOT_REACHED if ante is None else MAXIMUM_KEPT
    return ASSUMED[bet] + said if limited else ASSUMED[bet]


def _besides(facts: Mapping[Fact, int], ways: Mapping[tuple[str, Fraction], int]) -> dict[str, Fraction]:
    """How often the bettor raises, and the edge per unit of all that is staked."""
    deals = sum(facts.values())
    raised = Fraction(deals - facts[Folded()], deals)
    edge = -sum((gain * n for (_, gain), n in ways.items()), Fraction(0)) / deals
    return {"raised": raised, "element_of_risk": edge / (1 + RAISE_TO_ANTE * raised)}
