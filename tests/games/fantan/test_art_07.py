"""Article 7 of 58/2004: the prizes."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial

import pytest

from banca.games.fantan.round import Count
from banca.money import Line, Selection
from banca.play.act import Do
from tests.at_table import AtTable
from tests.games.fantan.chances import NUMBERS, PLACES, lines_on

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "fantan-58-2004")

MULTIPLE = {"art7.1.1", "art7.1.2", "art7.1.3", "art7.1.4"}


def won(bet: str, stake: int, selection: Selection, number: int) -> Line:
    line = AtTable("fantan-58-2004").bet("ana", bet, stake, selection).show(Count(60 + number)).line(bet, selection)
    assert line.result == "win"
    return line


def check(line: Line, *, prize: int, commission: int, paid: int, clause: str) -> None:
    assert (line.prize, line.commission) == (prize, commission)
    assert line.net == line.prize - line.commission - line.breakage == paid
    assert line.returned == line.stake
    assert {c for c in line.clauses if c.startswith("art7")} == {clause}


@proves("art7")
def test_7_a_winner_keeps_the_stake_and_gets_the_prize_less_commission() -> None:
    for number in NUMBERS:
        for place, (win, _) in PLACES.items():
            line = lines_on(number)[place]
            if number in win:
                assert line.returned == line.stake == 100_00
                assert line.net == line.prize - line.commission - line.breakage > 0
            else:
                assert (line.prize, line.commission, line.odds) == (0, 0, None)


@proves("art7.1")
def test_7_1_the_four_multiple_chances_have_one_price_each() -> None:
    prices = {
        (clause, line.position.bet, line.odds.ratio)
        for number in NUMBERS
        for line in lines_on(number).values()
        for clause in line.clauses
        if line.odds and clause in MULTIPLE
    }
    assert prices == {
        ("art7.1.1", "fan", Fraction(3)),
        ("art7.1.2", "nim", Fraction(2)),
        ("art7.1.3", "nga", Fraction(1, 2)),
        ("art7.1.4", "se-sam-hong", Fraction(1, 3)),
    }


@proves("art7.1.1")
def test_7_1_1_fan_pays_three_to_one() -> None:
    check(won("fan", 100_00, 3, 3), prize=300_00, commission=15_00, paid=285_00, clause="art7.1.1")


@proves("art7.1.2")
def test_7_1_2_nim_pays_two_to_one() -> None:
    check(won("nim", 100_00, (1, 2), 1), prize=200_00, commission=10_00, paid=190_00, clause="art7.1.2")


@proves("art7.1.3")
@pytest.mark.parametrize("number", [1, 2])
def test_7_1_3_nga_pays_one_to_two(number: int) -> None:
    check(won("nga", 100_00, (1, 2, 3), number), prize=50_00, commission=2_50, paid=47_50, clause="art7.1.3")


@proves("art7.1.4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_7_1_4_se_sam_hong_pays_one_to_three(number: int) -> None:
    line = won("se-sam-hong", 300_00, (1, 2, 3), number)
    check(line, prize=100_00, commission=5_00, paid=95_00, clause="art7.1.4")
    assert line.breakage == 0


@proves("art7.1.4")
def test_7_1_4_a_third_that_is_no_whole_cent_is_rounded_down() -> None:
    line = won("se-sam-hong", 100_00, (1, 2, 3), 2)
    assert line.due == Fraction(9500, 3)
    assert line.net == 31_66
    assert line.returned == 100_00
    assert "rounding" in line.readings


@proves("art7.2")
@pytest.mark.parametrize("number", [1, 2])
def test_7_2_kuoc_pays_one_to_one(number: int) -> None:
    check(won("kuoc", 100_00, (1, 2), number), prize=100_00, commission=5_00, paid=95_00, clause="art7.2")


@proves("art7")
@pytest.mark.parametrize("step", ["separate", "cover-rest", "bell", "lift"])
def test_7_the_next_round_waits_until_this_one_is_settled(step: str) -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 3).show(Count(63)).do("announce", "light", "collect")
    refusal = table.refusal(Do(step))
    assert (refusal.norm, refusal.clause) == ("round_must_be_settled_first", "art7")


@proves("art7")
def test_7_the_next_round_waits_until_losing_stakes_are_taken() -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 4).show(Count(63)).do("announce", "light", "collect")
    refusal = table.refusal(Do("separate"))
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("losing_stakes_must_be_taken_first", "art7", True)
    assert "reading payment-order" in str(refusal.says)
