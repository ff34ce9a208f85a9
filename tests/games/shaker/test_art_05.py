"""Article 5 of 57/2004 and of 59/2004, reading `limits`: what a stake may be is left to the table."""

import pytest

from banca.money import Limits
from banca.play.act import Act, Bet, Move, Withdraw
from tests.at_table import AtTable
from tests.games.shaker.at_shaker import FACES, dice

TRIPLES = Limits(minimum=10_00, maximum=100_00, unit=10_00)
LIMITS = Limits(minimum=50_00, maximum=1000_00, unit=10_00, of={"any-triple": TRIPLES})
UNIT, LEAST, MOST = (
    "stake_must_be_a_multiple_of_the_unit",
    "stake_must_reach_the_minimum",
    "stake_must_not_exceed_the_maximum",
)


@pytest.mark.parametrize("edition", FACES)
@pytest.mark.parametrize(
    ("bet", "stake", "norm"),
    [
        ("small", 40_00, LEAST),
        ("small", 50_00, None),
        ("small", 55_00, UNIT),
        ("small", 1000_00, None),
        ("small", 1010_00, MOST),
        ("any-triple", 10_00, None),
        ("any-triple", 100_00, None),
        ("any-triple", 110_00, MOST),
    ],
)
def test_5_a_stake_keeps_to_the_limits_of_the_table(edition: str, bet: str, stake: int, norm: str | None) -> None:
    table = AtTable(edition, limits=LIMITS).to("betting")
    act = Bet("ana", bet, stake)
    if norm is None:
        assert table.accepts(act)
    else:
        assert (table.refusal(act).norm, table.refusal(act).clause) == (norm, None)


@pytest.mark.parametrize("edition", FACES)
@pytest.mark.parametrize(
    ("act", "norm"),
    [
        (Bet("ana", "small", 410_00), MOST),
        (Bet("ana", "small", 5_00), UNIT),
        (Withdraw("ana", "small", stake=560_00), LEAST),
        (Withdraw("ana", "small", stake=5_00), UNIT),
        (Move("ana", "small", "big", stake=560_00), LEAST),
        (Move("ana", "small", "big", stake=40_00), LEAST),
        (Move("ana", "small", "any-triple"), MOST),
    ],
)
def test_5_a_change_keeps_to_the_limits_of_the_table(edition: str, act: Act, norm: str) -> None:
    table = AtTable(edition, limits=LIMITS).bet("ana", "small", 600_00)
    assert table.refusal(act).norm == norm


@pytest.mark.parametrize("edition", FACES)
def test_5_changes_up_to_the_limits_are_accepted(edition: str) -> None:
    table = AtTable(edition, limits=LIMITS).bet("ana", "small", 600_00)
    for act in (
        Bet("ana", "small", 400_00),
        Bet("ana", "small", 10_00),
        Bet("rui", "small", 1000_00),
        Withdraw("ana", "small"),
        Withdraw("ana", "small", stake=550_00),
        Move("ana", "small", "big"),
        Move("ana", "small", "any-triple", stake=100_00),
    ):
        assert table.accepts(act), act


@pytest.mark.parametrize("edition", FACES)
def test_5_any_number_of_players_may_bet(edition: str) -> None:
    table = AtTable(edition)
    for player in range(30):
        table.bet(f"player {player}", "small", 100_00)
    table.show(dice(edition, 1, 3, 6)).finish()
    assert table.settlement.players == {f"player {player}": 100_00 for player in range(30)}


@pytest.mark.parametrize("edition", FACES)
def test_5_a_stake_is_no_more_than_there_is(edition: str) -> None:
    table = AtTable(edition).bet("ana", "small", 10**15 - 1).to("betting")
    assert table.accepts(Bet("ana", "small", 1))
    assert table.refusal(Bet("ana", "small", 2)).norm == "stake_must_be_money_that_there_is"


@pytest.mark.parametrize("edition", FACES)
@pytest.mark.parametrize("stake", [0, -100_00])
def test_5_a_stake_is_more_than_nothing(edition: str, stake: int) -> None:
    table = AtTable(edition).to("betting")
    assert table.refusal(Bet("ana", "small", stake)).norm == "stake_must_be_whole_and_above_zero"
    assert table.accepts(Bet("ana", "small", 1))
