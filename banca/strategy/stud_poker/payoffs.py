"""What a unit staked gains on each fact: all that analysis and simulation need to know of the bets of stud poker."""

from collections.abc import Mapping
from fractions import Fraction

from banca.games.stud_poker.bets import FACTS, MAXIMUM, RAISE_TO_ANTE, Decided, Fact, Folded
from banca.games.stud_poker.equipment import ANTE, BOXES, JACKPOT, RAISE
from banca.games.stud_poker.jackpot import (
    NO_JACKPOT,
    PRIZE_TABLE,
    Posted,
    Prize,
    PrizeItem,
    fed,
    opened,
    posted_of,
    prizes,
)
from banca.games.stud_poker.round import StudPoker
from banca.law import OptionError
from banca.law.parameters import MONEY_MOST
from banca.money import format_amount, prize_on
from banca.play.bets import Verdict
from banca.play.payoff import net
from banca.play.setting import Setting

Gain = tuple[str, Fraction]  # how the bet ended, and what a unit staked gained


def gains(
    game: StudPoker, setting: Setting, bet: str, meter: int | None = None, ante: int | None = None
) -> Mapping[Fact, Gain]:
    """The ante with the raise that follows it, per unit of the ante; the raise by itself; the jackpot bet.

    The meter is what the display shows before this bet, in minor units; unsaid, the pool's minimum. The ante is so
    many minor units, its prizes and the raise's what the table would pay on it; unsaid, no maximum is reached.
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
    """Of raises that are made: whoever folds makes none."""
    verdicts = {fact: game.ruling(setting, RAISE, None, fact).value for fact in FACTS if fact != Folded()}
    return {fact: (verdict.result, _of_raise(verdict, stake)) for fact, verdict in verdicts.items()}


def _of_raise(verdict: Verdict, ante: int | None) -> Fraction:
    """What a unit of the raise gains that goes with such an ante, to the minor unit as it is settled."""
    if ante is None or verdict.odds is None:
        return net(verdict)
    raised = RAISE_TO_ANTE * ante
    return Fraction(prize_on(raised, verdict.odds).paid, raised)


def ante_or_refused(game: StudPoker, setting: Setting, ante: int) -> int:
    """An ante of which it is to be asked what it wins: there is a maximum, and it may be staked."""
    if setting.parameter(MAXIMUM) is None:
        says = f"an ante of any amount is paid alike where no maximum is posted: post one ({MAXIMUM})"
        raise OptionError(f"{says} ({game.edition.cite(game.edition.parameters[MAXIMUM].clause)})")
    if not 0 < ante <= MONEY_MOST:
        says = f"an ante of {format_amount(ante)}: it is from {format_amount(1)} to {format_amount(MONEY_MOST)}"
        raise OptionError(f"{says} ({game.edition.cite(game.edition.bets[ANTE].clauses[0])})")
    return ante


def _jackpot(game: StudPoker, setting: Setting, meter: int | None) -> Mapping[Fact, Gain]:
    """This bet in the pool and no other box playing; the stake is spent whatever comes."""
    posted = posted_or_refused(game, setting)
    won = {item.hand: alone(posted, item, meter).paid for item in PRIZE_TABLE}
    found: dict[Fact, Gain] = {}
    for fact in FACTS:
        result = game.ruling(setting, JACKPOT, None, fact).value.result
        prize = won[fact.hand] if result == "win" and isinstance(fact, Decided) else 0
        found[fact] = (result, Fraction(prize, posted.stake) - 1)
    return found


def posted_or_refused(game: StudPoker, setting: Setting) -> Posted:
    posted = posted_of(setting)
    if posted is None:
        raise game.refused(NO_JACKPOT)
    return posted


def alone(posted: Posted, item: PrizeItem, meter: int | None = None) -> Prize:
    """What a box by itself wins with such a hand: at this meter, its own bet fed to the pool."""
    pool = fed(opened(posted.minimum if meter is None else meter), posted, bets=1)
    [prize], _ = prizes(pool, posted, [(BOXES[0], item.hand)])
    return prize
