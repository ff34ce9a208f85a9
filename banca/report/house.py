"""What the house has of a bet: all that the bettor loses, or its commission where bettors play one another."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from banca.exact.blackjack.fractions import HAND
from banca.exact.blackjack.main import round_outcomes
from banca.exact.value import BetOdds, central_moment
from banca.games.blackjack.bets import MAIN
from banca.games.blackjack.terms import terms_of
from banca.play.setting import Setting
from banca.strategy.pai_kau import HOUSE_CAPITAL

# Bets that can only be added to another: nobody makes them every round. In blackjack a bet with a selection is one too,
# on a hand that comes of a split.
BLACKJACK = "blackjack"
ADDED = {
    BLACKJACK: ("split", "double", "insurance"),
    "craps": ("pass-odds", "dont-pass-odds", "come-odds", "dont-come-odds"),
    "stud-poker": ("raise",),
}
COMMISSION, AS_BACKER = "commission", "gain_of_the_house_as_backer"


@dataclass(frozen=True, slots=True)
class House:
    """What the house gains of a unit staked; `at_risk`: whether it can lose."""

    edge: Fraction
    variance: Fraction
    at_risk: bool = True


def house_of(row: BetOdds) -> House:
    if AS_BACKER in row.besides:  # its own capital stands in the bank, and bears no commission
        gains = [(gain, _ways(row, result)) for result, gain in HOUSE_CAPITAL.items()]
        return House(row.besides[AS_BACKER], central_moment(gains, 2))
    if COMMISSION in row.besides:
        taken = [(o.pays.ratio - o.net if o.pays else Fraction(0), o.ways) for o in row.outcomes]
        return House(row.besides[COMMISSION], central_moment(taken, 2), at_risk=False)
    return House(row.edge, row.variance)


def _ways(row: BetOdds, result: str) -> int:
    return sum(outcome.ways for outcome in row.outcomes if outcome.result == result)


def is_added(game: str, row: BetOdds) -> bool:
    return row.bet in ADDED.get(game, ()) or (game == BLACKJACK and row.places[0][1] is not None)


def has_pool(row: BetOdds) -> bool:
    """Whether the bet feeds a pool: then what bettors lose now is not the house's, but comes back to other bettors."""
    return "meter" in row.besides


def per_roll(row: BetOdds) -> Fraction | None:
    """Of bets that may lie for several rolls, what the house gains by each."""
    return row.besides.get("edge_per_roll")


@dataclass(frozen=True, slots=True)
class Exposure:
    """The most that a unit first staked may gain and lose, or what that does not go beyond (≤) or below (≥)."""

    gain: Fraction
    loss: Fraction
    mark: Literal["", "≤ ", "≥ "] = ""


def exposure(setting: Setting, row: BetOdds) -> Exposure:
    """Of rounds that are told by their mean, as many hands as the table allows, each at the best or worst of hands."""
    nets = [outcome.net for outcome in row.outcomes]
    if not (row.bet == MAIN and row.within):
        return Exposure(max(nets), -min(nets), "≥ " if row.within else "")
    terms = terms_of(setting)
    hands = max(terms.most_hands, terms.ace_hands)
    of_a_hand = [end.gain for end in round_outcomes(setting).of(HAND)]
    return Exposure(max(*nets, hands * max(of_a_hand)), -min(*nets, hands * min(of_a_hand)), "≤ ")
