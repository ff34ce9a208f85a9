"""Hands and bets through a whole round: additional bets, prizes, splits, doubles, insurance."""

from typing import Any

import pytest

from banca.games import game_of
from banca.games.blackjack.lawful import choices_on
from banca.games.blackjack.playing import Double, Draw, Split, in_play
from banca.games.blackjack.sharing import current_following
from banca.games.blackjack.terms import terms_of
from banca.games.blackjack.window import EvenMoney, FiveCards
from banca.law import option_set
from banca.play.act import Bet
from banca.play.setting import Setting
from tests.games.blackjack.at_blackjack import FREE, NEW, OLD, SHOE, AtBlackjack, both_editions

ALL_BETS = {**SHOE[NEW], "additional-bets": ["any-pair", "sevens", "over-under-13"]}


def bet_on(bet: str, cards: str, script: str, options: Any = None) -> AtBlackjack:
    table = AtBlackjack(NEW, {**ALL_BETS, **(options or {})}).main("ana").stake("ana", bet, 10)
    return table.deal(cards, bank="Kc").play(script)


@pytest.mark.parametrize(
    ("bet", "cards", "script", "net"),
    [
        ("any-pair", "9h 9c", "stand Tc", 110),
        ("any-pair", "9h 8c", "stand Tc", -10),
        ("any-pair", "Jh Qc", "stand Tc", -10),
        ("over-13", "9h 5c", "stand Tc", 10),
        ("over-13", "9h 4c", "stand Tc", -10),
        ("under-13", "9h 3c", "stand Tc", 10),
        ("under-13", "9h 4c", "stand Tc", -10),
        ("under-13", "Ah Kc", "Tc", 10),
        ("sevens", "7h 7c", "stand Tc", 500),
        ("sevens", "7h 7h", "stand Tc", 1500),
        ("sevens", "7h 7c", "split 7d stand 9c stand Tc", 5000),
        ("sevens", "7h 7h", "split 7h stand 9c stand Tc", 50000),
        ("sevens", "7h 7h", "split 7c stand 9c stand Tc", 5000),
        ("sevens", "7h 7c", "split 8d stand 7c stand Tc", 500),
        ("sevens", "7h 7c", "draw 7d Tc", 500),
        ("sevens", "7h 7c", "surrender Tc", 500),
        ("sevens", "7h 5c", "draw 7d stand Tc", -10),
    ],
)
def test_additional_bets(bet: str, cards: str, script: str, net: int) -> None:
    assert bet_on(bet, cards, script).line(bet).net == net


def test_sevens_are_not_settled_before_the_decision_to_split() -> None:
    table = AtBlackjack(NEW, ALL_BETS).main("ana").stake("ana", "sevens", 10).deal("7h 7c", bank="Kc").play("hear")
    assert table.state.lines == ()
    assert table.play("split").state.lines == ()


def test_any_pair_on_a_split_hand_is_a_new_bet() -> None:
    table = bet_on("any-pair", "8h 8c", "split").stake("ana", "any-pair", 20, selection=2)
    assert table.refused(Bet("ana", "any-pair", 10, 3))[0] == "hand_must_be_split_to_have_a_number"
    table.play("3d stand 8d")
    assert table.refused(Bet("ana", "any-pair", 10, 2))[0] == "bets_must_be_made_before_the_second_card"
    table.play("stand Tc")
    assert (table.line("any-pair").net, table.line("any-pair", 2).net) == (110, 220)


def test_one_kind_of_additional_bet_beside_a_main_bet() -> None:
    table = AtBlackjack(NEW, ALL_BETS)
    assert table.refused(Bet("ana", "sevens", 10)) == ("additional_bet_must_be_besides_an_initial_stake", "art13")
    table.main("ana", place=1).main("bo", place=4).stake("ana", "any-pair", 10, 1).stake("ana", "any-pair", 10, 4)
    assert table.refused(Bet("ana", "sevens", 10)) == ("additional_bets_must_be_of_one_kind", "art13")
    assert table.refused(Bet("ana", "any-pair", 10, place=5)) == ("bet_must_be_on_a_hand_in_play", "art13.1")
    table.stake("bo", "over-13", 10)
    assert table.refused(Bet("bo", "under-13", 10))[0] == "additional_bets_must_be_of_one_kind"
    table = AtBlackjack(NEW, ALL_BETS).main("ana", place=1).main("bo", place=4)
    assert table.refused(Bet("ana", "sevens", 10, place=4)) == ("bet_must_be_on_an_own_hand", "art13.2")
    assert AtBlackjack(NEW).main("ana").refused(Bet("ana", "sevens", 10)) == ("bet_must_be_offered", "art13")


@both_editions
@pytest.mark.parametrize(("cards", "third", "net"), [("6h 7h", "8h", 300), ("7h 7c", "7d", 300), ("6h 7h", "8c", -100)])
def test_a_special_prize_is_paid_at_once_even_against_an_ace(slug: str, cards: str, third: str, net: int) -> None:
    table = AtBlackjack(slug, FREE if slug == NEW else None).main("ana").deal(cards, bank="Ac").play(f"draw {third}")
    table.play("Kd" if net > 0 else "stand Kd")
    assert table.nets() == {"ana": net}


def test_a_doubled_special_prize_and_one_that_is_not_offered() -> None:
    table = AtBlackjack(NEW).main("ana").deal("6h 7h", bank="Kc").play("double 8h Tc")
    assert table.nets() == {"ana": 600}
    plain = AtBlackjack(NEW, {**SHOE[NEW], "special-prizes": "not-offered"}).main("ana").deal("7h 7c", bank="Kc")
    assert plain.play("draw 7d Tc").nets() == {"ana": 100}


def test_a_pair_is_split_up_to_four_hands() -> None:
    table = AtBlackjack(NEW).main("ana").deal("8h 8c", bank="6c").play("split 8d split 8s split 8h")
    assert table.refused(Split("ana")) == ("split_hands_must_not_be_too_many", "art16.1")
    table.play("stand 3c stand 3d stand 3h stand", "Tc Ts")
    assert table.nets() == {"ana": 400}


def test_a_split_passed_up_does_not_come_back() -> None:
    table = AtBlackjack(NEW).main("ana").deal("8h 8c", bank="6c").play("split 8d stand 8s")
    assert table.refused(Split("ana")) == ("split_must_not_have_been_passed_up", "art16.5")
    once = AtBlackjack(NEW, {**SHOE[NEW], "resplit": "not-allowed"}).main("ana").deal("8h 8c", bank="6c")
    assert once.play("split 8d").refused(Split("ana")) == ("pair_must_be_split_once", "art16.5")
    king = AtBlackjack(NEW).main("ana").deal("Kh Kc", bank="6c").play("split Qd")
    assert king.refused(Split("ana")) == ("split_must_be_of_a_pair", "art16.5")


def test_which_cards_are_a_pair() -> None:
    assert "split" in AtBlackjack(OLD).main("ana").deal("Th Kc", bank="6c").choices()
    table = AtBlackjack(NEW).main("ana").deal("Th Kc", bank="6c")
    assert table.refused(Split("ana")) == ("split_must_be_of_a_pair", "art16.1")
    old = AtBlackjack(OLD).main("ana").deal("8h 8c", bank="6c").play("split 8d")
    assert old.refused(Split("ana")) == ("pair_must_be_split_once", "art10.s1")


@both_editions
def test_split_aces_get_one_card_each_and_are_no_blackjack(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").deal("Ah Ac", bank="Kc").play("split Td")
    aces = "art10.s3" if slug == OLD else "art16.3"
    assert table.refused(Draw("ana")) == ("final_decision_must_stand", aces)
    assert table.refused(Double("ana"))[1] == aces
    assert table.refused(EvenMoney("ana"))[1] == ("art6.s7" if slug == OLD else "art10.6.s2")
    assert table.play("Ad").state.stage in ("bank", "second-burn")
    assert table.play("Ts").nets() == {"ana": 0}


def test_aces_may_be_split_again_where_the_house_says_so() -> None:
    table = AtBlackjack(NEW, {**SHOE[NEW], "ace-splits": "several"}).main("ana").deal("Ah Ac", bank="Kc")
    table.play("split Ad")
    assert table.choices() == ["split", "stand"]
    assert table.refused(Double("ana"))[1] == table.refused(Draw("ana"))[1] == "art16.3"
    table.play("split 9h 9c 9d", "9s")
    assert table.nets() == {"ana": 300}


def test_which_hands_are_doubled() -> None:
    eleven = AtBlackjack(NEW, {**SHOE[NEW], "double-rule": "eleven-only"}).main("ana")
    assert eleven.deal("8h 8c", bank="6c").refused(Double("ana")) == ("double_must_be_on_eleven", "art17.2")
    assert eleven.play("split 3d").refused(Double("ana")) == ("double_must_not_be_on_a_split_hand", "art17.2")
    table = AtBlackjack(OLD).main("ana").deal("Ah Kc", bank="6c")
    assert table.refused(Double("ana")) == ("double_must_be_on_eleven", "art6.s1")
    assert AtBlackjack(NEW).main("ana").deal("Ah Kc", bank="6c").refused(Double("ana"))[1] == "art6.4.1"
    three = AtBlackjack(OLD).main("ana").deal("2h 3c", bank="6c").play("draw 6d")
    assert three.refused(Double("ana")) == ("double_must_be_on_the_first_two_cards", "art11")


def test_a_hand_of_21_stops_only_under_the_stop_rules() -> None:
    table = AtBlackjack(NEW).main("ana").deal("8h 8c", bank="6c").play("split 3d draw Tc")
    assert table.refused(Draw("ana")) == ("final_decision_must_stand", "art6.4.1")
    for slug, options in ((OLD, None), (NEW, FREE)):
        free = AtBlackjack(slug, options).main("ana").deal("Ah Kc", bank="6c").play("draw 5d")
        assert free.hand(1) == "Ah Kc 5d"


@pytest.mark.parametrize(("option", "net"), [("whole-stake", -200), ("initial-stake-only", -100)])
def test_a_doubled_stake_against_a_blackjack_of_the_bank(option: str, net: int) -> None:
    options = {**SHOE[NEW], "doubled-loss-to-bank-blackjack": option}
    table = AtBlackjack(NEW, options).main("ana").deal("5h 6c", bank="Kc").play("double 9d Ac")
    assert table.nets() == {"ana": net}
    over = AtBlackjack(NEW, options).main("ana").deal("Th 6c", bank="Kc").play("double 9d Ac")
    assert over.nets() == {"ana": -200}


@both_editions
def test_insurance_is_settled_on_its_own(slug: str) -> None:
    table = AtBlackjack(slug).main("ana", 101).deal("Th 6c", bank="Ac")
    norm = "insurance_must_not_exceed_its_limit"
    assert table.refused(Bet("ana", "insurance", 51)) == (norm, "art8.s1" if slug == OLD else "art12.1")
    table.play("insurance:ana:50 draw 9d")
    assert table.refused(Bet("ana", "insurance", 1))[0] == "insurance_must_precede_additional_cards"
    assert table.play("Kc").nets() == {"ana": -101 + 100}
    king = AtBlackjack(slug).main("ana").deal("Th 6c", bank="Kc")
    assert king.refused(Bet("ana", "insurance", 50))[0] == "insurance_must_be_against_an_ace"


def test_the_house_may_take_insurance_up_to_the_whole_stake() -> None:
    full = AtBlackjack(NEW, {**SHOE[NEW], "insurance-limit": "full"}).main("ana").deal("Th 6c", bank="Ac")
    assert full.refused(Bet("ana", "insurance", 101))[0] == "insurance_must_not_exceed_its_limit"
    assert full.play("insurance:ana:100 stand Kc").nets() == {"ana": 100}


@both_editions
def test_even_money_comes_before_the_banks_second_card(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").deal("Ah Kc", bank="Kc").play(*(["stand"] if slug == OLD else []))
    assert table.accepts(EvenMoney("ana")) or table.play("hear").accepts(EvenMoney("ana"))
    late = AtBlackjack(slug).main("ana").main("bo", place=2).deal("Ah Kc", "Th 9c", bank="Kc")
    late.play(*(["stand:ana"] if slug == OLD else []), "stand:bo 9d")
    assert late.refused(EvenMoney("ana"))[0] == "even_money_must_precede_the_second_card"
    nine = AtBlackjack(slug).main("ana").deal("Ah Kc", bank="9c")
    assert nine.refused(EvenMoney("ana"))[0] == "even_money_must_be_against_an_ace_or_ten"


@both_editions
def test_five_cards_against_an_ace_take_their_course(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").deal("2h 3c", bank="Ac").play("draw 2d draw 3d draw 8s")
    assert table.refused(FiveCards("ana"))[0] == "five_cards_must_not_be_against_an_ace"
    assert table.play("draw 2s stand 9c").nets() == {"ana": 0}


def test_nothing_is_in_play_or_to_be_followed_before_the_deal() -> None:
    table = AtBlackjack(NEW)
    with pytest.raises(ValueError, match="no hand is in play"):
        in_play(table.state)
    with pytest.raises(ValueError, match="nothing to follow"):
        current_following(table.state)


def test_a_pair_may_be_split_until_the_most_hands_are_there() -> None:
    setting = Setting(option_set(game_of(NEW).edition, SHOE[NEW]))
    may_split = [hands for hands in range(1, 6) if "split" in choices_on(setting, ("8s", "8h"), "6c", hands)]
    assert may_split == [*range(1, terms_of(setting).most_hands)]
