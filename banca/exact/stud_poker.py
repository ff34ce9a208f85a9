"""What the bets of stud poker are worth: by a simple way of play, and by the best."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from banca.exact.showdowns import showdowns
from banca.exact.worth import BetOdds, Outcome
from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import RAISE_TO_ANTE, Fact, Folded
from banca.games.stud_poker.equipment import ANTE, JACKPOT, RAISE
from banca.games.stud_poker.jackpot import posted_of
from banca.games.stud_poker.round import StudPoker
from banca.games.stud_poker.worth import gains
from banca.play.setting import Setting

RAISES_ON_OPENING_HANDS = "the bettor raises on ace-king or better, whatever card the croupier shows"
ASSUMED = {
    ANTE: f"ante: with its raise; {RAISES_ON_OPENING_HANDS}",
    RAISE: f"raise: of raises that are made; {RAISES_ON_OPENING_HANDS}",
    JACKPOT: "progressive-jackpot: one box by itself, the pool at its minimum with this bet in it; "
    f"{RAISES_ON_OPENING_HANDS}",
}
MAXIMUM_NOT_REACHED = "; max-per-game is taken as not reached"


def odds(game: StudPoker, setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
    """Ante and raise of one box by a simple way of play; the jackpot bet at the pool's minimum, if it is posted."""
    del every_selection  # nothing is chosen in stud poker but the bet
    worth = gains(game, setting, ANTE)
    facts, best = showdowns(worth, hands.tables().opens_from), showdowns(worth)
    bets = (ANTE, RAISE, JACKPOT) if posted_of(setting) else (ANTE, RAISE)
    played = {bet: _row(game, setting, bet, best) for bet in (ANTE, RAISE)}
    return tuple(_with_best_play(_row(game, setting, bet, facts), played.get(bet)) for bet in bets)


def _with_best_play(row: BetOdds, best: BetOdds | None) -> BetOdds:
    """Beside each figure what it is for a bettor who raises wherever that is worth more than folding."""
    if best is None:
        return row
    figures = {"edge": best.edge, "variance": best.variance, **best.besides}
    return replace(row, besides={**row.besides, **{f"{name}_best_play": n for name, n in figures.items()}})


def _row(game: StudPoker, setting: Setting, bet: str, facts: Mapping[Fact, int]) -> BetOdds:
    found = gains(game, setting, bet)
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
        assumes=_assumed(setting, bet),
    )


def _assumed(setting: Setting, bet: str) -> str:
    """The jackpot is outside the maximum (reading maximum-per-box)."""
    limited = bet != JACKPOT and setting.parameter("max-per-game") is not None
    return ASSUMED[bet] + MAXIMUM_NOT_REACHED if limited else ASSUMED[bet]


def _besides(facts: Mapping[Fact, int], ways: Mapping[tuple[str, Fraction], int]) -> dict[str, Fraction]:
    """How often the bettor raises, and the edge per unit of all that is staked."""
    deals = sum(facts.values())
    raised = Fraction(deals - facts[Folded()], deals)
    edge = -sum((gain * n for (_, gain), n in ways.items()), Fraction(0)) / deals
    return {"raised": raised, "element_of_risk": edge / (1 + RAISE_TO_ANTE * raised)}
