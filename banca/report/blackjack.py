"""What only a report on blackjack shows."""

from fractions import Fraction

from banca.exact.blackjack import round_outcomes
from banca.exact.blackjack.fractions import HAND, ROUND
from banca.exact.value import BetOdds
from banca.games.blackjack.bets import MAIN
from banca.games.blackjack.outcomes import BLACKJACK, FIVE_CARDS, SPECIAL
from banca.games.blackjack.terms import terms_of
from banca.law import Language
from banca.messages import message
from banca.play.bets import Verdict
from banca.play.setting import Setting
from banca.report.measures import Exposure

# Gains of a hand on which one stake lies and no prize is paid.
USUAL = {Fraction(1): "one-stake", Fraction(0): "one-stake", Fraction(-1): "one-stake"}


def outcome_names(setting: Setting, row: BetOdds, net: Fraction, lang: Language) -> list[str]:
    """How a round that is not split comes to this gain."""
    if row.bet != MAIN:
        return []
    prizes = {gain_of(BLACKJACK): "blackjack", gain_of(SPECIAL): "special-prize", gain_of(FIVE_CARDS): "five-cards"}
    ends = sorted((end for end in round_outcomes(setting).of(ROUND) if end.gain == net), key=lambda end: end.staked)
    named = ("doubled" if end.staked > 1 else prizes.get(net, USUAL.get(net, "surrendered")) for end in ends)
    return [message(lang, f"par-outcome-{name}") for name in named]


def gain_of(verdict: Verdict) -> Fraction | None:
    return Fraction(verdict.odds.prize, verdict.odds.to) if verdict.odds else None


def exposure(setting: Setting, row: BetOdds) -> Exposure | None:
    """The exposure of a main bet with split rounds: as many hands as the table allows, all best or all worst."""
    if not (row.bet == MAIN and row.within):
        return None
    terms, nets = terms_of(setting), [outcome.net for outcome in row.outcomes]
    hands = max(terms.most_hands, terms.ace_hands)
    of_a_hand = [end.gain for end in round_outcomes(setting).of(HAND)]
    return Exposure(max(*nets, hands * max(of_a_hand)), -min(*nets, hands * min(of_a_hand)), "≤ ")
