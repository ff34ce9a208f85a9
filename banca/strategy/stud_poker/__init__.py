from collections.abc import Mapping
from fractions import Fraction

from banca.games.stud_poker import jackpot
from banca.games.stud_poker.bets import FACTS, MAXIMUM, RAISE_TO_ANTE, Decided, Fact, Folded
from banca.games.stud_poker.equipment import ANTE, BOXES, JACKPOT, RAISE
from banca.games.stud_poker.round import StudPoker
from banca.law import OptionError
from banca.law.parameters import MONEY_MOST
from banca.money import prize_on
from banca.play.bets import Verdict
from banca.play.payoff import net
from banca.play.setting import Setting

Gain = tuple[str, Fraction]  # the result of the bet, and the gain per unit staked


def gains(
    game: StudPoker, setting: Setting, bet: str, meter: int | None = None, ante: int | None = None
) -> Mapping[Fact, Gain]:
    """The gains of the ante with its raise, per unit of the ante; of the raise alone; or of the jackpot bet.

    The meter is the display before this bet, in minor units; by default the pool's minimum. The ante is in minor units,
    and its prizes and the raise's are limited as the table would; by default no maximum is reached.
    """
    if bet == JACKPOT:
        return _jackpot(game, setting, meter)
    return _ante(game, setting, ante) if bet == ANTE else _raise(game, setting, ante)


def _ante(game: StudPoker, setting: Setting, stake: int | None) -> Mapping[Fact, Gain]:
    found: dict[Fact, Gain] = {}
    for fact in FACTS:
        ante, more = (game.ruling(setting, bet, None, fact).value for bet in (ANTE, RAISE))
        raised = RAISE_TO_ANTE * _of_raise(more, stake) if isinstance(fact, Decided) else Fraction(0)
        found[fact] = (ante.result, net(ante) + raised)
    return found


def _raise(game: StudPoker, setting: Setting, stake: int | None) -> Mapping[Fact, Gain]:
    """The gains of raises that are made: whoever folds makes none."""
    verdicts = {fact: game.ruling(setting, RAISE, None, fact).value for fact in FACTS if fact != Folded()}
    return {fact: (verdict.result, _of_raise(verdict, stake)) for fact, verdict in verdicts.items()}


def _of_raise(verdict: Verdict, ante: int | None) -> Fraction:
    """The gain per unit of a raise that goes with such an ante, rounded to the minor unit as settled."""
    if ante is None or verdict.odds is None:
        return net(verdict)
    raised = RAISE_TO_ANTE * ante
    return Fraction(prize_on(raised, verdict.odds).paid, raised)


def check_ante(game: StudPoker, setting: Setting, ante: int) -> int:
    """Refuse an ante if there is no maximum to apply, or if it may not be staked."""
    if setting.parameter(MAXIMUM) is None:
        clause = game.edition.citation(game.edition.parameters[MAXIMUM].clause)
        raise OptionError("stud-poker-no-maximum-posted", parameter=MAXIMUM, clause=clause)
    if not 0 < ante <= MONEY_MOST:
        clause = game.edition.citation(game.edition.bets[ANTE].clauses[0])
        raise OptionError("stud-poker-ante-not-possible", ante=ante, least=1, most=MONEY_MOST, clause=clause)
    return ante


def _jackpot(game: StudPoker, setting: Setting, meter: int | None) -> Mapping[Fact, Gain]:
    """The gains of a bet in the pool with no other box playing; the stake is always lost."""
    posted = require_posted(game, setting)
    won = {item.hand: alone(posted, item, meter).paid for item in jackpot.PRIZE_TABLE}
    found: dict[Fact, Gain] = {}
    for fact in FACTS:
        result = game.ruling(setting, JACKPOT, None, fact).value.result
        prize = won[fact.hand] if result == "win" and isinstance(fact, Decided) else 0
        found[fact] = (result, Fraction(prize, posted.stake) - 1)
    return found


def require_posted(game: StudPoker, setting: Setting) -> jackpot.Posted:
    posted = jackpot.posted_jackpot(setting)
    if posted is None:
        raise game.refused(jackpot.NO_JACKPOT)
    return posted


def alone(posted: jackpot.Posted, item: jackpot.PrizeItem, meter: int | None = None) -> jackpot.Prize:
    """What a single box wins with such a hand at this meter, its own bet in the pool."""
    pool = jackpot.fed(jackpot.opened(posted.minimum if meter is None else meter), posted, bets=1)
    [prize], _ = jackpot.prizes(pool, posted, [(BOXES[0], item.hand)])
    return prize
