"""What only a report on blackjack shows."""

from banca.exact.blackjack import round_outcomes
from banca.exact.blackjack.fractions import HAND
from banca.exact.value import BetOdds
from banca.games.blackjack.bets import MAIN
from banca.games.blackjack.terms import terms_of
from banca.play.setting import Setting
from banca.report.measures import Exposure


def exposure(setting: Setting, row: BetOdds) -> Exposure | None:
    """The exposure of a main bet with split rounds: as many hands as the table allows, all best or all worst."""
    if not (row.bet == MAIN and row.within):
        return None
    terms, nets = terms_of(setting), [outcome.net for outcome in row.outcomes]
    hands = max(terms.most_hands, terms.ace_hands)
    of_a_hand = [end.gain for end in round_outcomes(setting).of(HAND)]
    return Exposure(max(*nets, hands * max(of_a_hand)), -min(*nets, hands * min(of_a_hand)), "≤ ")
