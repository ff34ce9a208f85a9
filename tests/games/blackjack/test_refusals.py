"""What is said to those whose act is refused: why, and what they can do (both editions)."""

from typing import Any

import pytest

from banca.games.blackjack.dealing import Dealt
from banca.games.blackjack.law import EDITION_2000
from banca.games.blackjack.seats import Leave, Sit
from banca.law import Edition
from banca.play.act import Bet, Withdraw
from tests.games.blackjack import both, in_2000, in_2004
from tests.games.blackjack.at_blackjack import BOX, NEW, OLD, SHOE, AtBlackjack, both_editions

ALL_BETS = {**SHOE[NEW], "additional-bets": ["any-pair", "sevens", "over-under-13"]}


@both("art8.s1", "art12.1")
@pytest.mark.parametrize("script", ["", "stand", "stand 7d"])
def test_insurance_is_not_taken_back(law: Edition, script: str) -> None:
    table = AtBlackjack(law.slug).main("ana").deal("Th 9c", bank="Ac").play(f"insurance:ana:50 {script}")
    said = table.refusal(Withdraw("ana", "insurance"))
    assert said.norm == "bet_must_stand_once_cards_lie_there"
    assert str(said.says) == "insurance is not taken back once it is bet"
    assert said.clause == ("art8.s1" if law is EDITION_2000 else "art12.1")


@in_2004("art13.1.2")
def test_nor_is_any_pair_on_a_split_hand() -> None:
    table = AtBlackjack(NEW, ALL_BETS).main("ana").deal("8h 8c", bank="Kc").play("split")
    table.stake("ana", "any-pair", 10, selection=2)
    said = table.refusal(Withdraw("ana", "any-pair", 2))
    assert (said.clause, str(said.says)) == ("art13.1.2", "any pair on a split hand is not taken back once it is bet")


@in_2004("art13.1.2")
def test_a_split_of_a_split_makes_two_new_hands_for_any_pair() -> None:
    """One line for each bet: hand 1 of the place, split once more, is another hand for this bet."""
    table = AtBlackjack(NEW, ALL_BETS).main("ana").deal("8h 8c", bank="6s").play("split")
    table.stake("ana", "any-pair", 10, selection=1).play("8d split")
    said = table.refusal_in_time(Bet("ana", "any-pair", 10, 1))
    assert str(said.says) == "part 1 of the split has its second card: any pair on it is bet before"
    table.stake("ana", "any-pair", 20, selection=3).stake("ana", "any-pair", 30, selection=4)
    table.play("8s stand Td stand Th stand Tc Ts")
    lines = {part: line.net for (_, bet, part, _), line in table.lines().items() if bet == "any-pair"}
    assert lines == {1: 110, 3: 220, 4: -30}


@in_2004("art13", "art13.3")
def test_over_13_on_one_hand_and_under_13_on_another_are_of_one_kind() -> None:
    table = AtBlackjack(NEW, ALL_BETS).main("ana", place=1).main("ana", place=2)
    table.stake("ana", "over-13", 10, place=1).stake("ana", "under-13", 10, place=2)
    assert table.refused(Bet("ana", "over-13", 10, place=2)) == ("additional_bets_must_be_of_one_kind", "art13")
    assert table.refused(Bet("ana", "sevens", 10, place=1)) == ("additional_bets_must_be_of_one_kind", "art13")
    table.deal("Th 9c", "2h 3c", bank="Kc").play("stand stand 8d")
    lines = table.lines()
    assert (lines["ana", "over-13", None, 1].net, lines["ana", "under-13", None, 2].net) == (10, 10)


@in_2000("art2.3.s2")
def test_whoever_sits_elsewhere_is_told_where_and_what_to_do() -> None:
    table = AtBlackjack(OLD).main("ana", place=1).act(Withdraw("ana", "main"))
    said = table.refusal(Bet("ana", "main", 100, place=5))
    assert str(said.says) == (
        "place 5 is not open to ana: nobody sits there who bet on it; the seat of ana is at place 1: sit or leave "
        "changes that"
    )
    for act in (Sit("ana", 5), Leave("ana")):
        moved = AtBlackjack(OLD).main("ana", place=1).act(Withdraw("ana", "main"), act)
        assert moved.accepts(Bet("ana", "main", 100, place=5))


@both("art2.1.c.s1", "art5.1")
@pytest.mark.parametrize("to", ["1", "dealer", (1, 2)])
def test_a_place_is_a_number(law: Edition, to: Any) -> None:
    said = AtBlackjack(law.slug).main("ana").to("card").refusal(Dealt(to, "Th"))
    assert said.norm == "card_must_go_to_a_place"
    assert str(said.says) == (
        f"{to!r} is neither a place nor the bank: a place is a number, as in 1, and the bank is 'bank'"
    )


@both("art1.a", "art1.2")
def test_one_deck_is_not_decks(law: Edition) -> None:
    table = AtBlackjack(law.slug, BOX[law.slug]).main("ana").card("Th")
    assert str(table.refusal(Dealt("bank", "Th")).says) == "every Th of 1 deck has come out already"


@both("art14.s3", "art20.2")
def test_a_stranger_is_told_in_words_that_fit_any_name(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").deal("Th 9c", bank="Kc").do("hear")
    draw = table.game.read_act({"act": "draw", "player": "you"})
    assert str(table.refusal(draw).says) == (
        "there is no stake of you on any place: those on other places have no say there"
    )


@both_editions
def test_a_card_for_a_place_that_asked_for_none_is_told_how_to_ask(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").main("bo", place=2).deal("Th 2c", "Td 3c", bank="Kc").play("draw")
    assert str(table.refusal(Dealt(2, "5h")).says) == (
        "the next card goes to place 1, not to place 2: a card is asked for by draw, double or split"
    )
    assert str(table.refusal(Dealt("bank", "5h")).says) == "the next card goes to place 1, not to the bank"
