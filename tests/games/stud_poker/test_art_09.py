"""Article 9 of 61/2004: the showdown and the prizes."""

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

import numpy as np
import pytest

from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES, FACTS, Decided, Folded
from banca.games.stud_poker.conduct import seen_by
from banca.games.stud_poker.hands import HAND_ORDER, opens, tables
from banca.law import OptionError
from banca.money import Odds
from banca.play.act import Do, Pay, Return, Take
from banca.play.bets import DRAWS, LOSES, Verdict, wins
from banca.play.rule import tabulate
from banca.play.turn import Croupier
from tests.games.stud_poker.at_stud import BEATS, CLOSED, HANDS, OPENS, AtStud, one_box
from tests.games.stud_poker.test_art_08 import every_hand

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")

ODDS = {
    "five-odd-cards": 1,
    "one-pair": 1,
    "two-pairs": 2,
    "three-of-a-kind": 3,
    "straight": 4,
    "flush": 5,
    "full-house": 7,
    "four-of-a-kind": 20,
    "straight-flush": 50,
    "royal-flush": 50,
}


def on_raise(table: AtStud) -> int:
    """What is paid on the raise."""
    return table.lines()["ana", "raise"].prize


@proves("art9")
def test_9_the_croupiers_hand_is_turned_up_before_any_hand_is_compared() -> None:
    table = one_box(HANDS["flush"], OPENS)
    assert table.game.turn(table.state) == Croupier(Do("showdown"))
    for act in (Pay("ana", "ante"), Take("ana", "ante"), Return("ana", "raise")):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.untimely) == ("act_must_belong_to_the_phase", True)
    assert table.shown is None
    assert table.game.clauses_for(table.state, Do("showdown")) == ("art6.8", "art9", "art9.1")
    assert table.do("showdown").shown["opens"] is True


@proves("art9")
def test_9_the_result_of_a_box_is_decided_in_every_case() -> None:
    """No case is left to silence or to two contrary clauses, and every clause is in the edition."""
    table = AtStud()
    assert set(FACTS) == {Folded(), *(Decided(*fact) for fact in product(CLASSES, (True, False), (True, False)))}
    for bet in table.game.kinds(table.setting):
        ruled = tabulate(partial(table.game.ruling, table.setting, bet, None), FACTS)
        assert all(clause in table.game.edition.clauses for r in ruled.values() for clause in r.clauses)
        assert ruled[Folded()].value == LOSES


@proves("art9.2", "art9.4", "art9.5")
@pytest.mark.parametrize("hand", CLASSES)
def test_9_ante_and_raise_in_every_case(hand: str) -> None:
    table = AtStud()

    def verdict(bet: str, *, opened: bool, higher: bool) -> Verdict:
        found: Verdict = table.game.ruling(table.setting, bet, None, Decided(hand, opened, higher)).value
        return found

    for higher in (True, False):
        assert verdict("ante", opened=False, higher=higher) == wins(Odds(1))
        assert verdict("raise", opened=False, higher=higher) == DRAWS
    assert verdict("ante", opened=True, higher=False) == verdict("raise", opened=True, higher=False) == LOSES
    assert verdict("ante", opened=True, higher=True) == wins(Odds(1))
    assert verdict("raise", opened=True, higher=True) == wins(Odds(ODDS[hand]))


# 9(1): when the croupier opens.


@proves("art9.1")
@pytest.mark.parametrize(
    ("cards", "opened"),
    [
        ("As Kd 9h 5c 3d", True),
        ("As Qd Jh Tc 8d", False),
        ("Ks Qd Jh Tc 8d", False),
        ("2s 2d 3h 4c 5d", True),
        ("Ad Ks 4h 3c 2s", True),
        ("As Qs 4h 3c 2s", False),
        ("5s 4h 3d 2c Ah", True),
        ("7s 5s 4s 3s 2s", True),
    ],
)
def test_9_1_ace_and_king_or_better_opens(cards: str, opened: bool) -> None:
    assert opens(cards.split()) == opened
    assert one_box("6s 6h 9c Jd Jc", cards).finish().shown["opens"] == opened


@proves("art9.1")
def test_9_1_of_five_odd_cards_exactly_those_with_ace_and_king_open() -> None:
    cards, strengths, classes = every_hand()
    rank = np.array(hands.RANK)[cards]
    ace_king = (rank == hands.ACE).any(axis=1) & (rank == hands.KING).any(axis=1)
    odd = classes == len(HAND_ORDER) - 1
    assert ((strengths >= tables().opens_from) == (~odd | ace_king)).all()


# 9(2): he does not.


@proves("art9.2")
def test_9_2_the_raise_goes_back_and_the_ante_is_paid_even() -> None:
    table = one_box(HANDS["five-odd-cards"], CLOSED, ante=100)
    ante, raised = table.lines()["ana", "ante"], table.lines()["ana", "raise"]
    assert (ante.returned, ante.prize, ante.clauses) == (100, 100, ("art5.1", "art9.2", "art9.1"))
    assert (raised.result, raised.returned, raised.prize) == ("push", 200, 0)
    assert raised.clauses == ("art5.3", "art9.2", "art9.1")
    assert ante.returned + ante.prize + raised.returned == 400
    assert table.shown["opens"] is False


@proves("art9.2")
def test_9_2_a_lower_hand_is_paid_all_the_same() -> None:
    table = one_box("Qs Jh 9d 5c 3d", CLOSED)
    assert table.nets() == {"ana": 100_00}


@proves("art9.2")
def test_9_2_four_of_a_kind_earns_nothing_on_the_raise() -> None:
    assert one_box(HANDS["four-of-a-kind"], CLOSED).nets() == {"ana": 100_00}


@proves("art9.2")
def test_9_2_nothing_for_a_folded_box() -> None:
    table = AtStud().ante("ana", 1).ante("bo", 2).deal(CLOSED, box1=HANDS["flush"], box2=HANDS["two-pairs"])
    assert table.fold("ana").raise_("bo").nets() == {"ana": -100_00, "bo": 100_00}


# 9(3) and 9(4): he opens; each box is compared by itself.


@proves("art9.3")
def test_9_3_three_boxes_are_compared_separately() -> None:
    table = AtStud().ante("ana", 1).ante("bo", 4).ante("chan", 7)
    table.deal("Ac Ad 9h 5h 3c", box1="Ks Kh 8d 4d 2s", box4="Qs Qh 6s 6d 2d", box7="Js 9s 7s 5s 3s")
    table.raise_("ana", "bo", "chan")
    assert table.nets() == {"ana": -300_00, "bo": 100_00 + 400_00, "chan": 100_00 + 1_000_00}
    assert table.shown["boxes"] == {"1": "one-pair", "4": "two-pairs", "7": "flush"}
    assert seen_by(table.state, "a passer-by")["face_up"] == {
        "croupier": ["Ac", "Ad", "9h", "5h", "3c"],
        "1": ["Ks", "Kh", "8d", "4d", "2s"],
        "4": ["Qs", "Qh", "6s", "6d", "2d"],
        "7": ["Js", "9s", "7s", "5s", "3s"],
    }


@proves("art9.3")
def test_9_3_where_he_does_not_open_the_bettors_hands_stay_closed() -> None:
    table = one_box(HANDS["flush"], CLOSED).finish()
    assert seen_by(table.state, "bo")["face_up"] == {"croupier": CLOSED.split()}


@proves("art9.4")
def test_9_4_the_higher_croupier_takes_both() -> None:
    table = one_box(HANDS["flush"], BEATS, ante=100)
    assert table.nets() == {"ana": -300}
    assert table.lines()["ana", "ante"].clauses[:4] == ("art5.1", "art9.4", "art9.1", "art9.3")
    assert table.lines()["ana", "raise"].clauses[1] == "art9.4"


@proves("art9.4")
def test_9_4_equal_ranks_are_decided_by_suit_and_never_drawn() -> None:
    table = one_box("Th Tc 9s 7s 6s", "Ts Td 9h 7h 6h", ante=100)
    assert table.nets() == {"ana": -300}
    assert table.lines()["ana", "raise"].clauses[-2:] == ("art8.9", "art4.1")


# 9(5): the bettor is higher.


@proves("art9.5")
def test_9_5_two_pairs_win_even_on_the_ante_and_double_on_the_raise() -> None:
    lines = one_box(HANDS["two-pairs"], OPENS, ante=100).lines()
    assert (lines["ana", "ante"].prize, lines["ana", "raise"].prize) == (100, 400)
    assert lines["ana", "ante"].clauses[1] == "art9.5"


@proves("art9.5")
def test_9_5_the_bettors_class_counts_not_the_croupiers() -> None:
    assert on_raise(one_box("Ks Kh 8d 4d 2s", "Qs Qh 6s 5d 2d", ante=100)) == 200
    assert on_raise(one_box(HANDS["three-of-a-kind"], "Ts Th 8s 8h 2d", ante=100)) == 600


@pytest.mark.parametrize(
    ("hand", "prize", "clause"),
    [
        pytest.param("five-odd-cards", 200, "art9.5.1", marks=proves("art9.5.1")),
        pytest.param("one-pair", 200, "art9.5.1", marks=proves("art9.5.1")),
        pytest.param("two-pairs", 400, "art9.5.2", marks=proves("art9.5.2")),
        pytest.param("three-of-a-kind", 600, "art9.5.3", marks=proves("art9.5.3")),
        pytest.param("straight", 800, "art9.5.4", marks=proves("art9.5.4")),
        pytest.param("flush", 1000, "art9.5.5", marks=proves("art9.5.5")),
        pytest.param("full-house", 1400, "art9.5.6", marks=proves("art9.5.6")),
        pytest.param("four-of-a-kind", 4000, "art9.5.7", marks=proves("art9.5.7")),
        pytest.param("straight-flush", 10000, "art9.5.8", marks=proves("art9.5.8")),
        pytest.param("royal-flush", 10000, "art9.5.9", marks=proves("art9.5.9")),
    ],
)
def test_9_5_a_raise_of_200_is_paid_by_the_hand(hand: str, prize: int, clause: str) -> None:
    table = one_box(HANDS[hand], OPENS, ante=100)
    assert on_raise(table) == prize
    assert table.lines()["ana", "raise"].clauses[1] == clause
    assert table.shown["boxes"] == {"1": hand}


@proves("art9.5.7", "art9.5.8", "art9.5.9")
@pytest.mark.parametrize(
    ("hand", "odds", "ante", "maximum", "prize"),
    [
        ("four-of-a-kind", 50, 100, 10_000, 4_000),
        ("four-of-a-kind", 50, 500, 10_000, 10_000),
        ("straight-flush", 50, 100, 10_000, 10_000),
        ("straight-flush", 50, 200, 10_000, 10_000),
        ("royal-flush", 50, 100, 50_000, 10_000),
        ("royal-flush", 100, 100, 50_000, 20_000),
        ("royal-flush", 100, 500, 50_000, 50_000),
    ],
)
def test_9_5_7_to_9_no_more_than_the_maximum_per_game(
    hand: str, odds: int, ante: int, maximum: int, prize: int
) -> None:
    options = {"royal-raise-odds": odds}
    table = one_box(HANDS[hand], OPENS, ante, options, max_per_game=maximum)
    assert on_raise(table) == prize
    assert table.lines()["ana", "ante"].prize == ante
    assert on_raise(one_box(HANDS[hand], OPENS, ante, options)) == 2 * ante * (odds if hand[0] == "r" else ODDS[hand])


@proves("art9.5.6")
@pytest.mark.parametrize("hand", [c for c in CLASSES if ODDS[c] < 20])
def test_9_5_6_a_full_house_or_lower_knows_no_maximum(hand: str) -> None:
    assert on_raise(one_box(HANDS[hand], OPENS, 500, max_per_game=100)) == 1000 * ODDS[hand]


@proves("art9.5.7")
def test_9_5_7_the_maximum_applies_to_each_box_separately() -> None:
    """Reading maximum-per-box: the raise prize per box and round."""
    table = AtStud(parameters={"max-per-game": 10_000}).ante("ana", 1, 500).ante("bo", 2, 500)
    table.deal(OPENS, box1=HANDS["four-of-a-kind"], box2="7s 7d 7c 7h 2s").raise_("ana", "bo")
    assert table.nets() == {"ana": 10_500, "bo": 10_500}
    assert table.lines()["bo", "raise"].to_json()["odds"] == "20:1 up to 100.00"


@proves("art9.5.9")
@pytest.mark.parametrize("odds", [49, 101, 75.5, "75.5", 0])
def test_9_5_9_50_to_100_in_whole_numbers(odds: Any) -> None:
    assert AtStud({"royal-raise-odds": 75}).setting.options["royal-raise-odds"] == 75
    with pytest.raises(OptionError, match=r"61/2004 art\. 9\(5\)\(9\)"):
        AtStud({"royal-raise-odds": odds})


# The order of payment (reading order-of-boxes).


@proves("art9.5")
def test_9_5_boxes_are_paid_in_the_order_of_the_deal_ante_before_raise() -> None:
    table = AtStud().ante("ana", 6).ante("bo", 2)
    table.deal(OPENS, box6=HANDS["flush"], box2="Ah Qd Jc 4s 2c").raise_("bo", "ana").do("showdown")
    order = [("bo", "take", "ante"), ("bo", "take", "raise"), ("ana", "pay", "ante"), ("ana", "pay", "raise")]
    for player, word, bet in order:
        turn = table.game.turn(table.state)
        assert isinstance(turn, Croupier)
        said = turn.prescribed.to_json()
        assert (said["player"], said["act"], said["bet"]) == (player, word, bet)
        if player == "bo":
            refusal = table.refusal(Pay("ana", "ante"))
            assert (refusal.norm, refusal.clause) == ("payment_must_keep_the_order", "art9.5")
        table.act(turn.prescribed)
    assert table.nets() == {"bo": -300_00, "ana": 1_100_00}


@proves("art9.4", "art9.5")
def test_9_a_payment_is_due_and_follows_the_result() -> None:
    table = one_box(HANDS["flush"], OPENS).do("showdown")
    assert table.refusal(Take("ana", "ante")).norm == "payment_must_follow_the_result"
    assert table.refusal(Pay("bo", "ante")).norm == "payment_must_be_due"
    assert table.refusal(Pay("ana", "insurance")).norm == "payment_must_be_due"
    assert table.refusal(Pay("ana", "ante", 4)).norm == "payment_must_be_due"
    assert table.game.clauses_for(table.state, Pay("ana", "ante"))[1] == "art9.5"
