"""Article 18 of 55/2004: the commission."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial

import pytest

from tests.games.baccarat.at_baccarat import BANKER_WINS, PLAYER_WINS, TIE, AtBaccarat

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")


@proves("art18")
def test_18_five_per_cent_of_what_the_banker_bets_won() -> None:
    line = AtBaccarat().bet("ana", "banker", 1000).deal(BANKER_WINS).line("banker")
    assert (line.prize, line.commission, line.breakage, line.net) == (1000, 50, 0, 950)
    assert "art18" in line.clauses
    assert {"art18", "commission-rounding"} <= set(line.readings)


@proves("art18")
@pytest.mark.parametrize(
    ("bet", "cards"), [("banker", PLAYER_WINS), ("banker", TIE), ("player", PLAYER_WINS), ("tie", TIE)]
)
def test_18_nothing_of_any_other_result_or_bet(bet: str, cards: str) -> None:
    line = AtBaccarat().bet("ana", bet, 1000).deal(cards).line(bet)
    assert line.commission == 0
    assert "art18" not in line.clauses


@proves("art18")
def test_18_a_pair_bears_no_commission() -> None:
    table = AtBaccarat().bet("ana", "banker", 1000).bet("ana", "banker-pair", 100).deal("Kh 4s 7d 4c").finish()
    assert sum(line.commission for line in table.settlement.lines) == 50
    assert table.line("banker-pair").net == 1100


@proves("art18")
@pytest.mark.parametrize(("stake", "due", "net"), [
    (30, Fraction(57, 2), 28), (1, Fraction(19, 20), 0), (20, Fraction(19), 19), (21, Fraction(399, 20), 19),
])  # fmt: skip
def test_18_prize_less_commission_is_rounded_down_once(stake: int, due: Fraction, net: int) -> None:
    """Reading commission-rounding: the fraction stays with the house."""
    line = AtBaccarat().bet("ana", "banker", stake).deal(BANKER_WINS).line("banker")
    assert (line.due, line.net) == (due, net)
    assert line.prize - line.commission - line.breakage == net
