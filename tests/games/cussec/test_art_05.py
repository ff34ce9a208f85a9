"""Article 5 of 57/2004: the thirteen bets."""

from collections.abc import Callable
from functools import partial
from itertools import combinations, permutations, product
from typing import Any

import pytest

from banca.law import OptionError, option_set
from banca.play.act import Bet
from tests.at_table import AtTable
from tests.games.shaker.at_shaker import CUSSEC, Throw, prizes, settled

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, CUSSEC)
wins = partial(prizes, CUSSEC)

NUMBERS = (1, 2, 3, 4, 5, 6)
THROWS: tuple[Throw, ...] = tuple(product(NUMBERS, repeat=3))
KINDS: dict[str, Any] = {  # each with a lawful selection
    "small": None,
    "big": None,
    "single": 4,
    "triple": 5,
    "any-triple": None,
    "total": 9,
    "even": None,
    "odd": None,
    "double-and-single": (2, 5),
    "three-dice": (1, 2, 3),
    "two-dice": (2, 5),
    "double": 4,
    "four-numbers": (1, 2, 3, 4),
}


def alike(throw: Throw) -> bool:
    return len(set(throw)) == 1


def accepts(bet: str, selection: Any = None) -> bool:
    return AtTable(CUSSEC).to("betting").accepts(Bet("ana", bet, 100_00, selection))


@proves("art5")
def test_5_exactly_thirteen_kinds_are_offered() -> None:
    table = AtTable(CUSSEC)
    assert table.setting.options["bets-offered"] == "all"
    assert list(table.game.kinds(table.setting)) == list(KINDS)
    assert len(KINDS) == 13
    assert all(accepts(bet, selection) for bet, selection in KINDS.items())


@proves("art5")
@pytest.mark.parametrize("bet", ["figure", "colour-one", "any-three-colour", "field", "Small", ""])
def test_5_a_bet_of_another_kind_is_refused(bet: str) -> None:
    refusal = AtTable(CUSSEC).to("betting").refusal(Bet("ana", bet, 100_00))
    assert (refusal.norm, refusal.clause) == ("bet_must_be_offered", "art5")


@proves("art5")
@pytest.mark.parametrize("only", KINDS)
def test_5_a_kind_outside_the_authorised_subset_is_refused(only: str) -> None:
    table = AtTable(CUSSEC, {"bets-offered": [only]}).to("betting")
    assert list(table.game.kinds(table.setting)) == [only]
    assert {bet for bet, _ in table.game.positions(table.setting)} == {only}
    assert table.accepts(Bet("ana", only, 100_00, KINDS[only]))
    for other in KINDS.keys() - {only}:
        refusal = table.refusal(Bet("ana", other, 100_00, KINDS[other]))
        assert (refusal.norm, refusal.clause) == ("bet_must_be_offered", "art5")


@proves("art5")
@pytest.mark.parametrize("subset", ["subset:big,small", "small,big", ["small", "big"]])
def test_5_a_subset_names_its_kinds(subset: str | list[str]) -> None:
    table = AtTable(CUSSEC, {"bets-offered": subset})
    assert list(table.game.kinds(table.setting)) == ["small", "big"]
    assert table.game.edition.options["bets-offered"].clause == "art5"


@proves("art5")
@pytest.mark.parametrize("wrong", ["subset", "", [], ["small", "figure"], "none", 3])
def test_5_a_subset_without_lawful_kinds_is_refused(wrong: Any) -> None:
    with pytest.raises(OptionError, match="bets-offered"):
        option_set(AtTable(CUSSEC).game.edition, {"bets-offered": wrong})


@pytest.mark.parametrize(
    ("bet", "clause"),
    [("small", "art5.1"), ("big", "art5.2"), ("any-triple", "art5.5"), ("even", "art5.7"), ("odd", "art5.8")],
)
def test_5_a_bet_without_a_choice_takes_no_selection(bet: str, clause: str) -> None:
    table = AtTable(CUSSEC).to("betting")
    for selection in (*NUMBERS, "big", (1, 2)):
        refusal = table.refusal(Bet("ana", bet, 100_00, selection))
        assert (refusal.norm, refusal.clause) == ("selection_must_be_lawful", clause)


@pytest.mark.parametrize(("bet", "clause"), [("single", "art5.3"), ("triple", "art5.4"), ("double", "art5.12")])
def test_5_a_number_is_one_of_six(bet: str, clause: str) -> None:
    table = AtTable(CUSSEC).to("betting")
    assert all(table.accepts(Bet("ana", bet, 100_00, number)) for number in NUMBERS)
    for wrong in (None, 0, 7, -1, "fish", (1, 2), (4, 4)):
        refusal = table.refusal(Bet("ana", bet, 100_00, wrong))
        assert (refusal.norm, refusal.clause) == ("selection_must_be_lawful", clause)


@proves("art5.1")
def test_5_1_small_wins_on_4_to_10() -> None:
    won = set(wins("small"))
    assert won == {t for t in THROWS if 4 <= sum(t) <= 10 and not alike(t)}
    assert len(won) == 105
    assert (1, 3, 6) in won
    assert not {(2, 4, 5), (2, 2, 2)} & won


@proves("art5.2")
def test_5_2_big_wins_on_11_to_17() -> None:
    won = set(wins("big"))
    assert won == {t for t in THROWS if 11 <= sum(t) <= 17 and not alike(t)}
    assert len(won) == 105
    assert (2, 4, 5) in won
    assert not {(1, 3, 6), (5, 5, 5)} & won


@proves("art5.3")
def test_5_3_single_wins_when_any_die_shows_the_number() -> None:
    for number in NUMBERS:
        assert set(wins("single", number)) == {t for t in THROWS if number in t}
    assert len(wins("single", 4)) == 75 + 15 + 1
    assert (1, 4, 6) in wins("single", 4)
    assert (1, 5, 6) not in wins("single", 4)


@proves("art5.4")
def test_5_4_triple_wins_when_all_dice_show_the_number() -> None:
    for number in NUMBERS:
        assert set(wins("triple", number)) == {(number, number, number)}
    assert not {(4, 4, 4), (5, 5, 4)} & set(wins("triple", 5))


@proves("art5.5")
def test_5_5_any_triple_wins_when_all_dice_are_alike() -> None:
    assert set(wins("any-triple")) == {(number, number, number) for number in NUMBERS}
    assert (3, 3, 4) not in wins("any-triple")


@proves("art5.6")
def test_5_6_total_wins_when_the_dice_add_up_to_it() -> None:
    ways = {4: 3, 5: 6, 6: 10, 7: 15, 8: 21, 9: 25, 10: 27, 11: 27, 12: 25, 13: 21, 14: 15, 15: 10, 16: 6, 17: 3}
    for total, number in ways.items():
        won = set(wins("total", total))
        assert won == {t for t in THROWS if sum(t) == total}
        assert len(won) == number
    assert {(2, 3, 4), (3, 3, 3)} <= set(wins("total", 9))


@proves("art5.6")
@pytest.mark.parametrize("wrong", [None, 0, 3, 18, 21, -4, (4, 5), "nine"])
def test_5_6_total_is_one_from_4_to_17(wrong: Any) -> None:
    table = AtTable(CUSSEC).to("betting")
    refusal = table.refusal(Bet("ana", "total", 100_00, wrong))
    assert (refusal.norm, refusal.clause) == ("selection_must_be_lawful", "art5.6")
    assert all(table.accepts(Bet("ana", "total", 100_00, total)) for total in range(4, 18))


@proves("art5.7")
def test_5_7_even_wins_on_an_even_total_triples_included() -> None:
    won = set(wins("even"))
    assert won == {t for t in THROWS if sum(t) in {4, 6, 8, 10, 12, 14, 16, 18}}
    assert len(won) == 108
    assert {(1, 2, 3), (2, 2, 2)} <= won
    assert {"art5.7", "odd-even-triples"} <= set(settled(CUSSEC, "even", None, (2, 2, 2)).readings)


@proves("art5.8")
def test_5_8_odd_wins_on_an_odd_total_triples_included() -> None:
    won = set(wins("odd"))
    assert won == {t for t in THROWS if sum(t) in {3, 5, 7, 9, 11, 13, 15, 17}}
    assert len(won) == 108
    assert {(1, 2, 2), (3, 3, 3)} <= won
    assert {"art5.8", "odd-even-triples"} <= set(settled(CUSSEC, "odd", None, (3, 3, 3)).readings)


@proves("art5.9")
def test_5_9_double_and_single_wins_on_both_numbers_named() -> None:
    for double, single in permutations(NUMBERS, 2):
        won = set(wins("double-and-single", (double, single)))
        assert won == {(double, double, single), (double, single, double), (single, double, double)}
    assert not {(2, 2, 4), (5, 5, 2), (2, 2, 2)} & set(wins("double-and-single", (2, 5)))


@proves("art5.9")
def test_5_9_double_and_single_names_two_different_numbers() -> None:
    table = AtTable(CUSSEC).to("betting")
    for pair in product(range(8), repeat=2):
        lawful = pair in set(permutations(NUMBERS, 2))
        assert table.accepts(Bet("ana", "double-and-single", 100_00, pair)) is lawful
    for wrong in (None, 2, (2, 2, 2), (1, 2, 3), (2, 2, 5, 5), "two-five"):
        refusal = table.refusal(Bet("ana", "double-and-single", 100_00, wrong))
        assert (refusal.norm, refusal.clause) == ("selection_must_be_lawful", "art5.9")


@proves("art5.9")
def test_5_9_double_and_single_may_be_named_by_its_three_dice() -> None:
    for selection in ((2, 5), (2, 2, 5), (2, 5, 2), (5, 2, 2), "2-5", "2-2-5"):
        table = AtTable(CUSSEC).bet("ana", "double-and-single", 100_00, selection)
        assert [stake.position.selection for stake in table.state.stakes] == [(2, 5)]
    for selection in ((5, 2), (5, 5, 2), (2, 5, 5)):
        table = AtTable(CUSSEC).bet("ana", "double-and-single", 100_00, selection)
        assert [stake.position.selection for stake in table.state.stakes] == [(5, 2)]


@proves("art5.10")
def test_5_10_three_dice_wins_on_the_three_numbers_in_any_order() -> None:
    for chosen in combinations(NUMBERS, 3):
        assert set(wins("three-dice", chosen)) == set(permutations(chosen))
    assert (3, 1, 2) in wins("three-dice", (1, 2, 3))
    assert (1, 2, 2) not in wins("three-dice", (1, 2, 3))


@proves("art5.10")
def test_5_10_three_dice_names_three_different_numbers() -> None:
    table = AtTable(CUSSEC).to("betting")
    for chosen in product(range(8), repeat=3):
        lawful = len(set(chosen)) == 3 and set(chosen) <= set(NUMBERS)
        assert table.accepts(Bet("ana", "three-dice", 100_00, chosen)) is lawful
    for wrong in (None, 1, (1, 2), (1, 2, 2), (1, 2, 3, 4)):
        refusal = table.refusal(Bet("ana", "three-dice", 100_00, wrong))
        assert (refusal.norm, refusal.clause) == ("selection_must_be_lawful", "art5.10")


@proves("art5.11")
def test_5_11_two_dice_wins_when_both_numbers_appear() -> None:
    for a, b in combinations(NUMBERS, 2):
        won = set(wins("two-dice", (a, b)))
        assert won == {t for t in THROWS if a in t and b in t}
        assert len(won) == 30
    assert {(2, 5, 6), (2, 2, 5), (5, 5, 2)} <= set(wins("two-dice", (2, 5)))
    assert not {(2, 2, 2), (2, 3, 6)} & set(wins("two-dice", (2, 5)))


@proves("art5.11")
def test_5_11_two_dice_names_two_different_numbers_in_any_order() -> None:
    table = AtTable(CUSSEC).to("betting")
    for pair in product(range(8), repeat=2):
        lawful = pair in set(permutations(NUMBERS, 2))
        assert table.accepts(Bet("ana", "two-dice", 100_00, pair)) is lawful
    for wrong in (None, 2, (2, 2), (2, 5, 6)):
        refusal = table.refusal(Bet("ana", "two-dice", 100_00, wrong))
        assert (refusal.norm, refusal.clause) == ("selection_must_be_lawful", "art5.11")
    table.bet("ana", "two-dice", 100_00, (5, 2)).bet("ana", "two-dice", 50_00, "2-5")
    assert [(s.position.selection, s.amount) for s in table.state.stakes] == [((2, 5), 150_00)]


@proves("art5.12")
def test_5_12_double_wins_on_two_or_three_dice_with_the_number() -> None:
    for number in NUMBERS:
        won = set(wins("double", number))
        assert won == {t for t in THROWS if t.count(number) in {2, 3}}
        assert len(won) == 16
    assert {(4, 4, 1), (4, 4, 4)} <= set(wins("double", 4))
    assert (4, 1, 2) not in wins("double", 4)
    assert "double-on-triple" in settled(CUSSEC, "double", 4, (4, 4, 4)).readings


@proves("art5.13")
def test_5_13_four_numbers_wins_on_three_different_of_the_four() -> None:
    for chosen in combinations(NUMBERS, 4):
        won = set(wins("four-numbers", chosen))
        assert won == set(permutations(chosen, 3))
        assert len(won) == 24
    assert (1, 3, 4) in wins("four-numbers", (1, 2, 3, 4))
    assert not {(1, 1, 3), (2, 2, 2), (1, 2, 5)} & set(wins("four-numbers", (1, 2, 3, 4)))


@proves("art5.13")
def test_5_13_four_numbers_names_four_different_numbers() -> None:
    table = AtTable(CUSSEC).to("betting")
    for chosen in product(range(8), repeat=4):
        lawful = len(set(chosen)) == 4 and set(chosen) <= set(NUMBERS)
        assert table.accepts(Bet("ana", "four-numbers", 100_00, chosen)) is lawful
    for wrong in (None, 1, (1, 2, 3), (1, 2, 3, 3), (1, 2, 3, 4, 5), NUMBERS):
        refusal = table.refusal(Bet("ana", "four-numbers", 100_00, wrong))
        assert (refusal.norm, refusal.clause) == ("selection_must_be_lawful", "art5.13")
