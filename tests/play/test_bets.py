"""Kinds of bet: the spellings of a selection, which are lawful, and their rules."""

from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.law import OptionError, OptionSet, Refusal, edition, option_set
from banca.money import Odds
from banca.play.bets import (
    DRAWS,
    LOSES,
    BetKind,
    Selections,
    Tokens,
    Verdict,
    nothing_to_choose,
    one_of,
    sets_of,
    tokens_of,
    wins,
)
from banca.play.game import bet_as_typed
from banca.play.rule import Clause, Rule, Ruling
from banca.play.wager import Wager

CUSSEC = option_set(edition("cussec-57-2004"))
PAIRS = tuple(combinations(range(1, 7), 2))
NIM = Selections("two numbers, the first wins", {pair: (pair,) for pair in permutations(range(1, 5), 2)}, in_order=True)
selections_of_a_record = st.recursive(
    st.none() | st.integers() | st.text(max_size=8), lambda inner: st.lists(inner, max_size=4), max_leaves=6
)


def refuses(selections: Selections, raw: Any) -> bool:
    """Neither allowed nor read."""
    with pytest.raises(KeyError):
        selections.read(raw)
    return not selections.allows(raw)


@pytest.mark.parametrize(
    ("raw", "tokens"),
    [
        (None, ()),
        ("", ()),
        ([], ()),
        ((), ()),
        (4, (4,)),
        ("4", (4,)),
        (" 4 ", (4,)),
        (-4, (-4,)),
        ([2, 5], (2, 5)),
        ((2, 5), (2, 5)),
        ("2-5", (2, 5)),
        ("2 5", (2, 5)),
        ("2,5", (2, 5)),
        ("2+5", (2, 5)),
        ("2/5", (2, 5)),
        ("2, 5", (2, 5)),
        ("2 - 5", (2, 5)),
        ("5-2", (5, 2)),
        (["2", 5], (2, 5)),
        (["2-5", [6]], (2, 5, 6)),
        ([None, 3], (3,)),
        ("fish", ("fish",)),
        ("Fish", ("fish",)),
        ("red-2", ("red", 2)),
        (["red", "BLUE"], ("red", "blue")),
        ("4.5", ("4.5",)),
        ("123456789", (123456789,)),
        ("1234567890", ("1234567890",)),
        ("魚", ("魚",)),
    ],
)
def test_the_numbers_and_names_in_what_was_typed(raw: Any, tokens: Tokens) -> None:
    assert tokens_of(raw) == tokens


@pytest.mark.parametrize("raw", [None, "", [], ()])
def test_where_there_is_nothing_to_choose(raw: Any) -> None:
    assert nothing_to_choose().read(raw) is None
    assert nothing_to_choose().all == (None,)


@pytest.mark.parametrize("raw", [4, "4", "x", [1], 0])
def test_where_there_is_nothing_to_choose_nothing_may_be_chosen(raw: Any) -> None:
    assert refuses(nothing_to_choose(), raw)


def test_one_of_several_numbers_in_every_spelling() -> None:
    totals = one_of("one total 4 to 17", range(4, 18))
    assert totals.all == tuple(range(4, 18))
    for total in range(4, 18):
        for raw in (total, str(total), [total], (str(total),), f" {total} "):
            assert totals.allows(raw)
            assert totals.read(raw) == total
    for unlawful in (3, 18, "3", "18", None, "", "nine", [4, 5], "4-5", "4.0", -4):
        assert refuses(totals, unlawful)


def test_one_of_several_names_in_every_spelling() -> None:
    figures = one_of("a figure", ["fish", "prawn", "crab"])
    for raw in ("fish", "FISH", " Fish ", ["fish"]):
        assert figures.read(raw) == "fish"
    for unlawful in ("rooster", "fish-prawn", 1, None):
        assert refuses(figures, unlawful)


@pytest.mark.parametrize("pair", PAIRS)
def test_a_set_of_numbers_in_every_order_and_spelling(pair: tuple[int, int]) -> None:
    pairs = sets_of("two different numbers", PAIRS)
    assert pairs.all == PAIRS
    one, other = pair
    for a, b in ((one, other), (other, one)):
        for raw in ([a, b], (a, b), f"{a}-{b}", f"{a} {b}", f"{a},{b}", f"{a}+{b}", f"{a}/{b}", [str(a), b]):
            assert pairs.read(raw) == pair


@pytest.mark.parametrize("raw", [[1, 1], [1, 7], [0, 1], [1], [1, 2, 3], 1, None, "1-x", "a-b", [1, "fish"]])
def test_what_is_no_set_of_the_bet(raw: Any) -> None:
    assert refuses(sets_of("two different numbers", PAIRS), raw)


def test_numbers_are_sorted_as_numbers() -> None:
    splits = sets_of("two neighbours", [(2, 10), (9, 10)])
    assert splits.read("10-9") == (9, 10)
    assert splits.read([10, 2]) == (2, 10)


def test_where_the_order_matters_it_is_kept() -> None:
    assert NIM.read("1-2") == (1, 2)
    assert NIM.read([2, 1]) == (2, 1)
    assert NIM.read("2 1") == (2, 1)
    assert refuses(NIM, "1-1")


def test_a_selection_may_have_several_spellings() -> None:
    dozens = Selections("a dozen", {"first": (("first",), (1, 12)), "last": (("last",), (25, 36))})
    assert dozens.all == ("first", "last")
    assert dozens.read("First") == dozens.read("1-12") == dozens.read([12, 1]) == "first"
    assert dozens.read("25-36") == "last"
    assert refuses(dozens, "13-24")


def test_names_and_numbers_together_have_no_order() -> None:
    mixed = Selections("a colour and a number", {"red two": ((2, "red"),)})
    assert mixed.read("red-2") == mixed.read([2, "red"]) == "red two"


@given(selections_of_a_record)
def test_whatever_a_record_holds_is_read_or_not_lawful(raw: Any) -> None:
    for selections in (sets_of("two different numbers", PAIRS), one_of("one number", range(1, 7)), NIM):
        if selections.allows(raw):
            assert selections.read(raw) in selections.all
        else:
            assert refuses(selections, raw)


def test_a_number_beyond_all_measure_is_not_lawful() -> None:
    assert refuses(one_of("one number", range(1, 7)), "9" * 5000)


def total_rule(total: int, options: OptionSet) -> Rule[int, Verdict]:
    price = options.number("total-5-16-price")
    return Rule(
        (Clause("art6.6.2", lambda shown: shown == total, wins(Odds(price)), with_=("art5.6",)),),
        otherwise=Ruling(LOSES, ("art5.6",)),
    )


TOTAL: BetKind[int] = BetKind("total", "art5.6", one_of("one total 4 to 17", range(4, 18)), total_rule)


def test_a_ruling_cites_the_clause_that_allows_the_bet_first_and_each_clause_once() -> None:
    assert TOTAL.ruling(5, CUSSEC, 5) == Ruling(Verdict("win", Odds(18)), ("art5.6", "art6.6.2"))
    assert TOTAL.ruling(5, CUSSEC, 6) == Ruling(LOSES, ("art5.6",))


def test_a_ruling_goes_by_the_options_of_the_table() -> None:
    dearer = option_set(CUSSEC.edition, {"total-5-16-price": 30})
    assert TOTAL.ruling(16, dearer, 16).value == wins(Odds(30))


@pytest.mark.parametrize("raw", [4, "17", [9]])
def test_a_lawful_selection_is_not_refused(raw: Any) -> None:
    assert TOTAL.refusal(raw) is None


@pytest.mark.parametrize(
    ("raw", "shown"), [(3, "3"), ("18", "18"), ([4, 5], "4-5"), ("Red 4", "red-4"), (None, "nothing"), ("", "nothing")]
)
def test_a_selection_that_is_not_lawful_is_refused_under_the_clause_of_the_bet(raw: Any, shown: str) -> None:
    refusal = TOTAL.refusal(raw)
    assert refusal
    assert (refusal.norm, refusal.clause) == ("selection_must_be_lawful", "art5.6")
    assert str(refusal.says) == f"total cannot be placed on {shown}: one total 4 to 17"


def test_a_refusal_can_be_shown_in_a_terminal() -> None:
    refusal = TOTAL.refusal("\x1b[2J")
    assert refusal
    assert str(refusal.says).isprintable()
    long = TOTAL.refusal("x" * 1000)
    assert long
    assert str(long.says) == f"total cannot be placed on {'x' * 60}: one total 4 to 17"


def test_a_selection_may_have_a_norm_of_its_own() -> None:
    own = Refusal("numbers_must_differ", "art5.11", "two different numbers")
    kind: BetKind[int] = BetKind(
        "two-dice",
        "art5.11",
        sets_of("two different numbers", PAIRS),
        total_rule,
        lambda tokens: own if len(tokens) == 2 and len(set(tokens)) == 1 else None,
    )
    assert kind.refusal("3-3") == own
    assert kind.refusal("3-4") is None
    other = kind.refusal("3-7")
    assert other
    assert other.norm == "selection_must_be_lawful"


def test_verdicts() -> None:
    assert Verdict("lose", None) == LOSES
    assert Verdict("push", None) == DRAWS
    assert wins(Odds(1, 3, Fraction(1, 20))) == Verdict("win", Odds(1, 3, Fraction(1, 20)))


@pytest.mark.parametrize("raw", ["-5", "5-", "--5", "-"])
def test_a_sign_is_not_passed_over(raw: str) -> None:
    assert not one_of("one number", range(1, 7)).allows(raw)


@pytest.mark.parametrize("odds", [{}, {6: 10**15 + 1}])
def test_a_wager_is_no_more_than_all_the_money_there_is(odds: dict[int, int]) -> None:
    assert Wager(("pass-line", None), 10**15).amount == 10**15
    with pytest.raises(OptionError, match=r"a stake of .* minor units is more than there is: at most 10\^15"):
        Wager(("pass-line", None), 10 if odds else 10**15 + 1, odds)


def test_a_bet_as_it_was_typed() -> None:
    assert [bet_as_typed("red", None), bet_as_typed("split", [1, 2])] == ["red", "split 1-2"]
