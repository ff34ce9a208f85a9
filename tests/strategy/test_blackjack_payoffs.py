"""What a hand gains for each way in which it may end: as the outcomes themselves say, for one stake and for two."""

from fractions import Fraction
from typing import Any

import pytest

from banca.games.blackjack.hands import is_over, low_points
from banca.games.blackjack.law import EDITION_2000, EDITION_2004
from banca.law import Edition
from banca.strategy.blackjack.kinds import Bank, Stood, closed_gains, compared_gains, hands_of_each_kind
from tests.games.blackjack import in_2004, setting

HALF = Fraction(1, 2)
both = pytest.mark.parametrize("law", [EDITION_2000, EDITION_2004], ids=lambda law: law.number)


def test_every_kind_of_hand_is_held_or_over_by_its_last_card() -> None:
    for (size, low, _), cards in hands_of_each_kind().items():
        assert (len(cards), low_points(cards)) == (size, low)
        assert not is_over(cards[:-1])


@both
@pytest.mark.parametrize(("hand", "bank", "gain"), [
    (Stood(doubled=False, split=False, many=True, total=20), Bank(many=True, total=19), 1),
    (Stood(doubled=True, split=False, many=True, total=20), Bank(many=False, total=19), 2),
    (Stood(doubled=True, split=False, many=True, total=18), Bank(many=False, total=19), -2),
    (Stood(doubled=True, split=False, many=True, total=12), Bank(many=True, total=26), 2),
    (Stood(doubled=False, split=False, many=False, total=17), Bank(many=True, total=17), 0),
    (Stood(doubled=False, split=False, many=False, total=21), Bank(many=True, total=21), 3 * HALF),
    (Stood(doubled=False, split=True, many=False, total=21), Bank(many=True, total=20), 1),
    (Stood(doubled=False, split=False, many=False, total=21), Bank(many=False, total=21), 0),
    (Stood(doubled=False, split=False, many=True, total=21), Bank(many=False, total=21), -1),
])  # fmt: skip
def test_a_hand_that_waits_for_the_bank(law: Edition, hand: Stood, bank: Bank, gain: Any) -> None:
    assert compared_gains(setting(law))[hand, bank] == gain


@in_2004("art10.7")
@pytest.mark.parametrize(("loss", "lost"), [("initial-stake-only", 1), ("whole-stake", 2)])
def test_10_7_a_doubled_loss_may_be_limited_to_the_first_stake(loss: str, lost: int) -> None:
    """To the bank's blackjack; what is lost on points is lost whole."""
    gains = compared_gains(setting(EDITION_2004, doubled_loss_to_bank_blackjack=loss))
    doubled = Stood(doubled=True, split=False, many=True, total=18)
    assert gains[doubled, Bank(many=False, total=21)] == -lost
    assert gains[doubled, Bank(many=True, total=19)] == -2


@both
def test_a_hand_that_was_decided_before_the_bank_played(law: Edition) -> None:
    once: dict[Any, Any] = {"over-21": -1, "special-prize": 3, "five-cards": HALF, "surrender": -HALF, "even-money": 1}
    gains = closed_gains(setting(law))
    assert gains == {(doubled, by): gain * (1 + doubled) for by, gain in once.items() for doubled in (False, True)}
