"""Whoever was paid on his own word, for a blackjack or for five cards, is out of the hand (both editions)."""

from typing import Any

import pytest

from banca.games.blackjack.law import EDITION_2000
from banca.games.blackjack.playing import Double, Draw, Split, Stand
from banca.games.blackjack.window import EvenMoney, FiveCards, NoSurrender, Surrender
from banca.law import Edition
from banca.play.act import Bet
from tests.games.blackjack import both
from tests.games.blackjack.at_blackjack import BOX, FREE, SHOE, AtBlackjack

FIVE = "draw 2d draw 3d draw 8s five-cards"  # after 2-3: eighteen in five


def paid_even(law: Edition, options: Any = None) -> AtBlackjack:
    """Ana's blackjack is paid even money, and bo plays on at another place."""
    table = AtBlackjack(law.slug, (options or SHOE)[law.slug]).main("ana").main("bo", place=4)
    table.deal("Ah Kc", "Th 6c", bank="Ts")
    return table.play("even-money:ana").at_window()


@both("art6.s3", "art10.3")
@pytest.mark.parametrize("options", [SHOE, BOX])
def test_no_card_and_no_more_money_after_even_money(law: Edition, options: Any) -> None:
    table, clause = paid_even(law, options), "art6.s3" if law is EDITION_2000 else "art10.3"
    for act in (Draw("ana"), Split("ana"), Double("ana")):
        assert table.refused(act) == ("final_decision_must_stand", clause)
    assert table.refused(EvenMoney("ana")) == ("stake_must_lie_on_the_hand", clause)
    table.play("stand:bo 8d")
    assert table.refused(Draw("ana"))[1] == clause
    assert table.nets() == {"ana": 100, "bo": -100}


@both("art6.s3", "art10.3")
def test_nor_while_even_money_is_still_to_be_paid(law: Edition) -> None:
    """Also under the stop rules of 2004, which finish a blackjack before its player says a word."""
    table = AtBlackjack(law.slug).main("ana").deal("Ah Kc", bank="Ts").play("even-money:ana")
    assert table.state.due
    for act in (Draw("ana"), Split("ana"), Double("ana")):
        clause = "art6.s3" if law is EDITION_2000 else "art10.3"
        assert table.refused(act) == ("final_decision_must_stand", clause)


@both("art6.s3 art12.s1", "art10.3 art18.1")
@pytest.mark.parametrize("options", [SHOE, BOX])
def test_nobody_gives_up_a_hand_on_which_he_was_paid_even_money(law: Edition, options: Any) -> None:
    table, clause = paid_even(law, options), "art6.s3" if law is EDITION_2000 else "art10.3"
    for act in (Surrender("ana"), NoSurrender("ana")):
        assert table.refused(act) == ("stake_must_lie_on_the_hand", clause)
    assert table.accepts(Surrender("bo"))


@both("art6.s3 art14.s1", "art10.3 art20.1")
def test_nor_for_those_who_are_left_on_a_shared_place(law: Edition) -> None:
    options = SHOE[law.slug] if law is EDITION_2000 else FREE
    table = AtBlackjack(law.slug, options).main("ana", 100, 1).main("bo", 100, 1).deal("Ah Kc", bank="Ts")
    assert "surrender" in table.choices()
    again = AtBlackjack(law.slug, options).main("ana", 100, 1).main("bo", 100, 1).deal("Ah Kc", bank="Ts")
    again.play("even-money:ana")
    assert "surrender" not in again.choices()
    clause = "art6.s3" if law is EDITION_2000 else "art10.3"
    assert again.refused(Surrender("ana")) == ("stake_must_lie_on_the_hand", clause)
    assert again.play("stand:ana 9d").nets() == {"ana": 100, "bo": 150}


@both("art12.s3", "art18.2")
def test_no_even_money_on_a_hand_that_was_given_up(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").deal("Ah Kc", bank="Ts").play("surrender:ana")
    clause = "art12.s3" if law is EDITION_2000 else "art18.2"
    assert table.refused(EvenMoney("ana")) == ("decision_on_surrender_must_stand", clause)


@both("art13.s1", "art19.1")
def test_no_card_and_no_more_money_after_the_five_card_payment(law: Edition) -> None:
    clause = "art13.s1" if law is EDITION_2000 else "art19.1"
    table = AtBlackjack(law.slug).main("ana").main("bo", place=4).deal("2h 3c", "Th 6c", bank="Kc").play(FIVE)
    for act in (Draw("ana"), Double("ana"), Split("ana"), Stand("ana")):
        assert table.refused(act) == ("final_decision_must_stand", clause)
    table.play("stand:bo 8d")
    assert table.refused(Draw("ana")) == ("final_decision_must_stand", clause)
    assert table.refused(FiveCards("ana")) == ("five_cards_must_be_claimed_in_turn", clause)
    assert table.nets() == {"ana": 50, "bo": -100}


@both("art13.s1 art14.s1", "art19.1 art20.1")
def test_whoever_was_paid_for_five_cards_doubles_nothing_for_those_who_are_left(law: Edition) -> None:
    clause = "art13.s1" if law is EDITION_2000 else "art19.1"
    table = AtBlackjack(law.slug).main("ana", 100, 1).main("bo", 100, 1).deal("2h 3c", bank="Kc")
    table.play("draw 2d draw 3d draw 8s five-cards:ana")
    assert table.decider() == "ana"
    assert table.accepts(Draw("ana"))  # for bo: whoever decides is fixed when bets are closed
    assert table.play("stand:ana").refused(Draw("ana")) == ("final_decision_must_stand", clause)
    assert table.play("7d").nets() == {"ana": 50, "bo": 100}


@both("art8.s1", "art12.1")
def test_insurance_of_nothing_or_less_is_no_bet(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").deal("Th 9c", bank="Ac").at_window()
    for stake in (0, -5, True):
        assert table.refused(Bet("ana", "insurance", stake))[0] == "stake_must_be_whole_and_above_zero"
    assert table.accepts(Bet("ana", "insurance", 1))
