"""Who wins, what is paid, what is given back: every case of a hand against the bank, and the bets beside it."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from banca.games.blackjack.bets import (
    FirstCards,
    Insured,
    every_kind,
    insurance_fact,
    kinds_at,
    ruling,
    sevens_in,
    waits_for_split,
)
from banca.games.blackjack.law import EDITION_2000, EDITION_2004
from banca.games.blackjack.outcomes import Closed, Closing, Compared, Fact, Shown, fact_of, gain, hand_line, hand_rule
from banca.law import Edition
from banca.money import Line, Position, Stake
from banca.play.bets import DRAWS, LOSES, Verdict
from tests.games.blackjack import both, in_2000, in_2004, setting

EVERY_BET = {"additional_bets": ["any-pair", "sevens", "over-under-13"]}


def fact(player: str, bank: str, *, split: bool = False, closed: Closing | None = None) -> Fact:
    return fact_of(player.split(), bank.split(), split=split, closed=closed)


def line(
    law: Edition, found: Fact, stake: int = 100, bet: str = "main", selection: int | None = None, **chosen: Any
) -> Line:
    table = setting(law, **chosen)
    placed = Stake(Position("ana", bet, selection, place=1), stake)
    return hand_line(law, placed, found, ruling(table, bet, selection, found))


def clauses_by_edition(law: Edition, in_2000: str, in_2004: str) -> tuple[str, ...]:
    return tuple((in_2000 if law is EDITION_2000 else in_2004).split())


# Every case.

PLAYERS = (
    Shown(21, many=False, blackjack=True),
    *(Shown(t, m, blackjack=False) for t in range(4, 22) for m in (False, True)),
)
BANKS = (
    Shown(21, many=False, blackjack=True),
    *(Shown(t, m, blackjack=False) for t in range(17, 27) for m in (False, True) if m or t < 21),
)
FACTS = tuple(
    Compared(player, bank, split)
    for player, bank, split in product(PLAYERS, BANKS, (False, True))
    if (player.total < 21 or player.blackjack or player.many or split) and not (player.blackjack and split)
)


def expected(case: Compared) -> tuple[str, Fraction]:
    """In plain words: a blackjack, then points, with a bank over 21 having none."""
    mine, banks = (s.total + s.blackjack if s.total < 22 else 0 for s in (case.player, case.bank))
    if mine == banks:
        return "push", Fraction(0)
    if mine < banks:
        return "lose", Fraction(-1)
    return "win", Fraction(3, 2) if case.player.blackjack else Fraction(1)


@both("art5 art6.s2 art6.s5 art6.s6 art7 art8.s3", "art9 art10.2 art10.5 art10.6.s1 art11 art12.2.s2")
def test_every_hand_against_every_bank_is_decided_as_a_plain_reading_has_it(law: Edition) -> None:
    rule = hand_rule(law, limited=False)
    for case in FACTS:
        verdict = rule(case).value
        assert (verdict.result, gain(case, verdict)) == expected(case), case


@in_2004("art10.7")
def test_10_7_the_limit_changes_only_what_a_blackjack_of_the_bank_takes() -> None:
    whole, limited = hand_rule(EDITION_2004, limited=False), hand_rule(EDITION_2004, limited=True)
    for case in FACTS:
        taken = case.bank.blackjack and not case.player.blackjack
        assert limited(case).value == (DRAWS if taken else whole(case).value), case


# Article by article: that of 141/2000, then that of 56/2004.


@both("art3.2.b.s2", "art7.2")
@pytest.mark.parametrize("bank", ["Kh Qc", "Kh 6c 9d", "Ah Kc"])
def test_3_2_and_7_2_over_21_loses_even_if_the_bank_is_over_too(law: Edition, bank: str) -> None:
    found = fact("Kh Qd 2c", bank)
    assert found == Closed("over-21")
    for bet in ("main", "double"):
        lost = line(law, found, 200, bet)
        assert (lost.result, lost.returned, lost.net) == ("lose", 0, -200)
        assert lost.clauses[1:] == clauses_by_edition(law, "art3.2.b.s2", "art7.2")


@in_2004("art10.7", "art7.2")
def test_10_7_a_doubled_hand_over_21_loses_all_of_it() -> None:
    found = fact("6h 5d Kc 2c", "Ah Kc", closed="over-21")
    assert line(EDITION_2004, found, bet="double", doubled_loss_to_bank_blackjack="initial-stake-only").net == -100


@both("art5", "art9")
@pytest.mark.parametrize(
    ("player", "bank", "net"),
    [("Th 9c", "Td 8c", 100), ("Th 7c", "Td 8c", -100), ("Th 2c", "Td 6c Kh", 100)],
)
def test_5_and_9_more_points_win_one_to_one_and_fewer_lose(law: Edition, player: str, bank: str, net: int) -> None:
    found = line(law, fact(player, bank))
    assert found.net == net
    assert found.clauses == clauses_by_edition(law, "art5", "art9")
    assert "ordinary-win" in found.readings


@both("art6.s2", "art10.2")
@pytest.mark.parametrize(("stake", "prize"), [(100, 150), (101, 151)])
def test_6_and_10_2_a_blackjack_wins_one_and_a_half_times(law: Edition, stake: int, prize: int) -> None:
    found = line(law, fact("Ah Kc", "Td 8c"), stake)
    assert (found.prize, found.returned, str(found.odds)) == (prize, stake, "3:2")
    assert found.clauses == clauses_by_edition(law, "art5 art6.s2 art6.s1", "art9 art10.2 art10.1")


@both("art6.s3", "art10.3")
def test_6_and_10_3_even_money_is_final(law: Edition) -> None:
    for bank in ("Ah Kc", "Ah 9c"):
        found = line(law, fact("As Ks", bank, closed="even-money"))
        assert (found.prize, found.returned, str(found.odds)) == (100, 100, "1:1")
        assert found.clauses[1:] == clauses_by_edition(law, "art6.s3 art6.s1", "art10.3 art10.1")


@both("art6.s4", "art10.4")
@pytest.mark.parametrize("bank", ["Kh Qc", "Kh 6c 9d"])
def test_6_and_10_4_21_in_more_than_two_cards_is_paid_the_stake(law: Edition, bank: str) -> None:
    found = line(law, fact("5h 6c Td", bank))
    assert (found.prize, str(found.odds)) == (100, "1:1")
    assert found.clauses == clauses_by_edition(law, "art5 art6.s4", "art9 art10.4")


@both("art6.s5", "art10.5")
def test_6_and_10_5_a_blackjack_beats_a_21_of_the_bank(law: Edition) -> None:
    found = line(law, fact("Ah Kc", "5h 6c Td"))
    assert found.prize == 150
    assert found.clauses[-1:] == clauses_by_edition(law, "art6.s5", "art10.5")


@both("art6.s6 art8.s3", "art10.6.s1 art12.2.s2")
def test_6_and_10_6_a_blackjack_of_the_bank_beats_a_21(law: Edition) -> None:
    found = line(law, fact("5h 6c Td", "Kc Ah"))
    assert found.net == -100
    assert found.clauses[1:] == clauses_by_edition(law, "art6.s6 art8.s3", "art10.6.s1 art12.2.s2")


@both("art6.s7", "art10.6.s2")
@pytest.mark.parametrize(("bank", "net"), [("Kh Qc", 100), ("Kh 6c 9d", 100), ("5h 6c Td", 0), ("Kc Ah", -100)])
@pytest.mark.parametrize(("bet", "selection"), [("main", None), ("split", 2)])
def test_6_and_10_6_a_split_21_is_no_blackjack(
    law: Edition, bank: str, net: int, bet: str, selection: int | None
) -> None:
    found = line(law, fact("Ah Kc", bank, split=True), bet=bet, selection=selection)
    assert found.net == net
    assert set(clauses_by_edition(law, "art6.s7", "art10.6.s2")) <= set(found.clauses)


@in_2004("art10.7")
@pytest.mark.parametrize("player", ["5h 6c 9d", "5h 6c Td"])
@pytest.mark.parametrize(("loss", "net"), [("whole-stake", -100), ("initial-stake-only", 0)])
def test_10_7_only_the_initial_stake_is_lost_where_the_house_offers_it(player: str, loss: str, net: int) -> None:
    chosen: dict[str, Any] = {"doubled_loss_to_bank_blackjack": loss}
    for bet, selection in (("main", None), ("split", 2)):
        assert line(EDITION_2004, fact(player, "Ah Kc"), bet=bet, selection=selection, **chosen).net == -100
    doubled = line(EDITION_2004, fact(player, "Ah Kc"), bet="double", **chosen)
    assert doubled.net == net
    assert ("art10.7" in doubled.clauses) is (net == 0)
    assert line(EDITION_2004, fact(player, "Kh 6c 2d"), bet="double", **chosen).net == 100


@in_2000("art8.s3", "art11")
def test_8_in_2000_the_whole_doubled_stake_is_lost() -> None:
    lost = [line(EDITION_2000, fact("5h 6c 9d", "Ah Kc"), bet=bet) for bet in ("main", "double")]
    assert [found.net for found in lost] == [-100, -100]
    assert lost[1].clauses == ("art11", "art8.s3")


@both("art7 art7.a art7.b", "art11 art11.1 art11.2")
@pytest.mark.parametrize(
    ("player", "bank", "item"),
    [("Ah Kc", "As Td", 1), ("Th 8c", "9d 9c", 2), ("5h 6c Td", "2h 3c 6d Ts", 2)],
)
def test_7_and_11_a_tie_gives_the_stake_back(law: Edition, player: str, bank: str, item: int) -> None:
    found = line(law, fact(player, bank), 200)
    assert (found.result, found.returned, found.net) == ("push", 200, 0)
    assert found.clauses[1:] == clauses_by_edition(law, f"art7.{'_ab'[item]} art7", f"art11.{item} art11")


@both("art9", "art15")
@pytest.mark.parametrize("bank", ["Ah Kc", "Ah 9c", "Kh 6c 9d"])
def test_9_and_15_a_special_prize_is_three_times_the_stake_whatever_the_bank_has(law: Edition, bank: str) -> None:
    found = fact("6h 7h 8h", bank, closed="special-prize")
    assert found == Closed("special-prize")
    paid = [line(law, found, bet=bet) for bet in ("main", "double")]
    assert [(p.prize, p.returned, str(p.odds)) for p in paid] == [(300, 100, "3:1")] * 2
    assert paid[0].clauses[1:] == clauses_by_edition(law, "art9", "art15")


@both("art12.s1", "art18.1")
@pytest.mark.parametrize(("stake", "returned"), [(100, 50), (101, 50)])
def test_12_and_18_surrender_loses_half_and_the_half_given_back_is_rounded_down(
    law: Edition, stake: int, returned: int
) -> None:
    found = fact("Th 6c", "Kd Ah", closed="surrender")
    lost = line(law, found, stake)
    assert (lost.result, lost.returned, lost.prize, lost.net) == ("lose", returned, 0, returned - stake)
    assert lost.clauses[1:] == clauses_by_edition(law, "art12.s1", "art18.1")
    assert "uneven-amounts" in lost.readings
    assert ("rounding" in lost.readings) is (stake == 101)
    assert gain(found, LOSES) == Fraction(-1, 2)


@both("art13.s1", "art19.1")
@pytest.mark.parametrize(("stake", "prize"), [(100, 50), (101, 50)])
@pytest.mark.parametrize("bank", ["Td Ah", "Td 6c 9h"])
def test_13_and_19_five_cards_are_paid_half_the_stake_whatever_the_bank_has(
    law: Edition, stake: int, prize: int, bank: str
) -> None:
    found = line(law, fact("2h 3c 4d 5s 4h", bank, closed="five-cards"), stake)
    assert (found.prize, found.returned, str(found.odds)) == (prize, stake, "1:2")
    assert found.clauses[1:] == clauses_by_edition(law, "art13.s1", "art19.1")


@both("art13.s2", "art19.2")
@pytest.mark.parametrize(("bank", "net"), [("Td 9c", 100), ("As 2c 8d", -100)])
def test_13_and_19_five_cards_that_are_not_closed_take_their_normal_course(law: Edition, bank: str, net: int) -> None:
    assert line(law, fact("2h 3c 4d 5s 6h", bank)).net == net


# Insurance.


@both("art8.s2 art8.s4", "art12.2.s1 art12.3")
def test_8_and_12_insurance_wins_two_to_one_on_a_blackjack_of_the_bank_and_else_loses(law: Edition) -> None:
    table = setting(law)
    won, lost = (ruling(table, "insurance", None, insurance_fact(bank.split())) for bank in ("Ah Kc", "Ah 5c 5d"))
    assert (won.value.result, str(won.value.odds)) == ("win", "2:1")
    assert won.clauses == clauses_by_edition(law, "art8.s1 art8.s2", "art12.1 art12.2.s1")
    assert lost.value == LOSES
    assert lost.clauses == clauses_by_edition(law, "art8.s1 art8.s4", "art12.1 art12.3")
    assert insurance_fact(("Ah", "Kc", "5d")) == Insured(blackjack=True)


# The additional bets of 56/2004.


def on(bet: str, cards: str, after_split: str | None = None, selection: int | None = None) -> Verdict:
    first, second = cards.split()
    dealt = FirstCards((first, second), after_split)
    return ruling(setting(EDITION_2004, decks=8, **EVERY_BET), bet, selection, dealt).value


def prize(verdict: Verdict) -> str:
    return str(verdict.odds) if verdict.result == "win" else verdict.result


@in_2004("art13.1.1", "art14.1")
@pytest.mark.parametrize(
    ("cards", "pays"),
    [("9h 9c", "11:1"), ("9h 9h", "11:1"), ("Jh Jc", "11:1"), ("Jh Qc", "lose"), ("Th Kc", "lose"), ("9h 8h", "lose")],
)
def test_14_1_any_pair_pays_eleven_to_one(cards: str, pays: str) -> None:
    assert prize(on("any-pair", cards)) == pays


@in_2004("art13.1.2")
@pytest.mark.parametrize("hand", [1, 2, 4])
def test_13_1_2_a_pair_after_a_split_is_paid_on_a_bet_of_its_own(hand: int) -> None:
    table, dealt = setting(EDITION_2004), FirstCards(("8h", "8c"))
    found, first = (ruling(table, "any-pair", number, dealt) for number in (hand, None))
    assert prize(found.value) == prize(first.value) == "11:1"
    assert found.clauses == ("art13.1", "art14.1", "art13.1.1", "art13.1.2")
    assert first.clauses == ("art13.1", "art14.1", "art13.1.1")
    lost = ruling(table, "any-pair", hand, FirstCards(("8h", "9c")))
    assert (lost.value, lost.clauses) == (LOSES, ("art13.1", "art13.1.1", "art13.1.2"))


@in_2004("art13.2.1", "art13.2.2", "art14.2", "art14.2.1", "art14.2.2", "art14.2.3", "art14.2.4")
@pytest.mark.parametrize(
    ("cards", "third", "pays", "at"),
    [
        ("7h 7c", None, "50:1", "art14.2.1"),
        ("7h 7h", None, "150:1", "art14.2.2"),
        ("7h 7s", "8h", "50:1", "art14.2.1"),
        ("7h 7h", "8h", "150:1", "art14.2.2"),
        ("7h 7s", "7c", "500:1", "art14.2.3"),
        ("7h 7h", "7c", "500:1", "art14.2.3"),
        ("7h 7h", "7h", "5000:1", "art14.2.4"),
        ("7h 5c", None, "lose", "art13.2.1"),
        ("8h 8c", "7h", "lose", "art13.2.1"),
    ],
)
def test_14_2_sevens_are_paid_for_the_highest_combination(cards: str, third: str | None, pays: str, at: str) -> None:
    assert prize(on("sevens", cards, third)) == pays
    first, second = cards.split()
    found = ruling(setting(EDITION_2004, decks=8, **EVERY_BET), "sevens", None, FirstCards((first, second), third))
    assert found.clauses[:2] == ("art13.2", at)
    if pays != "lose":
        assert found.clauses[2:] == ("art14.2", "art13.2.2" if third in {"7c", "7h"} else "art13.2.1")


@in_2004("art13.2.2", "art14.2")
def test_14_2_a_bet_on_sevens_waits_for_the_split_only_with_two_sevens() -> None:
    assert waits_for_split(("7h", "7c"))
    assert not waits_for_split(("7h", "8c"))
    assert sevens_in(FirstCards(("7h", "7c"), "7d")) == ("7h", "7c", "7d")
    assert sevens_in(FirstCards(("7h", "7c"), "6d")) == sevens_in(FirstCards(("7h", "7c"))) == ("7h", "7c")
    assert sevens_in(FirstCards(("7h", "8c"), "7d")) == ()


@in_2004("art13.3", "art14.3")
@pytest.mark.parametrize(
    ("cards", "over", "under"),
    [
        ("9h 5c", "1:1", "lose"),
        ("Th 6c", "1:1", "lose"),
        ("9h 3c", "lose", "1:1"),
        ("9h 4c", "lose", "lose"),
        ("Ah Kc", "lose", "1:1"),
        ("Ah Ac", "lose", "1:1"),
        ("Kh Qc", "1:1", "lose"),
    ],
)
def test_13_3_above_or_below_13_with_aces_as_one(cards: str, over: str, under: str) -> None:
    assert (prize(on("over-13", cards)), prize(on("under-13", cards))) == (over, under)
    first, second = cards.split()
    found = ruling(setting(EDITION_2004, **EVERY_BET), "over-13", None, FirstCards((first, second)))
    assert found.clauses == (("art13.3", "art14.3") if over == "1:1" else ("art13.3",))


# What is offered.


@in_2004("art13")
@pytest.mark.parametrize(
    ("chosen", "offered"),
    [
        (["any-pair"], "any-pair"),
        (["sevens", "over-under-13"], "sevens over-13 under-13"),
        (["none"], ""),
        (["over-under-13", "any-pair", "sevens"], "any-pair sevens over-13 under-13"),
    ],
)
def test_13_the_house_chooses_the_additional_bets(chosen: list[str], offered: str) -> None:
    table = setting(EDITION_2004, additional_bets=chosen)
    assert list(kinds_at(table)) == ["main", "split", "double", "insurance", *offered.split()]
    every = ["main", "split", "double", "insurance", "any-pair", "sevens", "over-13", "under-13"]
    assert list(every_kind(table.options)) == every


def test_in_2000_there_are_no_additional_bets() -> None:
    table = setting(EDITION_2000)
    assert list(kinds_at(table)) == list(every_kind(table.options)) == ["main", "split", "double", "insurance"]


@both("art10.s1", "art16.1")
def test_10_and_16_1_hands_after_a_split_are_numbered(law: Edition) -> None:
    kinds = kinds_at(setting(law))
    in_2000 = law is EDITION_2000
    assert kinds["split"].selections.all == ((2,) if in_2000 else (2, 3, 4))
    assert kinds["double"].selections.all == ((None,) if in_2000 else (None, 2, 3, 4))
    assert kinds["main"].selections.all == kinds["insurance"].selections.all == (None,)
    refused = kinds["split"].refusal(5)
    assert refused is not None
    assert str(refused.says) == f"split cannot be placed on 5: a hand from 2 to {2 if in_2000 else 4}"


@in_2004("art16.5")
def test_16_5_as_many_hands_as_a_table_allows() -> None:
    once = kinds_at(setting(EDITION_2004, resplit="not-allowed", double_rule="eleven-only"))
    assert once["split"].selections.all == (2,)
    assert once["any-pair"].selections.all == (None, 1, 2)
    assert once["double"].selections.all == (None,)
    aces = kinds_at(setting(EDITION_2004, resplit="not-allowed", ace_splits="several", max_split_hands=4))
    assert aces["split"].selections.all == (2, 3, 4)
