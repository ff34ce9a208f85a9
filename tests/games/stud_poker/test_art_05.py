"""Article 5 of 61/2004: the bets."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.stud_poker.showdown import Raise
from banca.play.act import Bet
from tests.games.stud_poker.at_stud import ANTE, CLOSED, HANDS, AtStud, jackpot_bet, with_jackpot

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")


@proves("art5")
def test_5_the_table_offers_three_bets_and_no_other() -> None:
    table = AtStud().ante("ana")
    assert set(table.game.kinds(table.setting)) == {"ante", "progressive-jackpot", "raise"}
    refusal = table.refusal(Bet("ana", "insurance", ANTE))
    assert (refusal.norm, refusal.clause) == ("bet_must_be_offered", "art5")


@proves("art5")
def test_5_a_bet_is_placed_on_nothing_but_its_box() -> None:
    table = AtStud().ante("ana")
    refusal = table.refusal(Bet("bo", "ante", ANTE, 7))
    assert (refusal.norm, refusal.clause) == ("selection_must_be_lawful", "art5.1")
    refusal = table.refusal(Bet("bo", "ante", ANTE, layout=2))
    assert (refusal.norm, refusal.clause) == ("layout_must_exist", "art2.1")


@proves("art5.1")
def test_5_1_a_box_with_an_ante_receives_cards() -> None:
    table = AtStud().ante("ana", 4).close()
    assert [seat for seat, _ in table.state.hands] == [4, "croupier"]


@proves("art5.2")
def test_5_2_a_royal_flush_without_a_jackpot_bet_wins_no_jackpot() -> None:
    table = with_jackpot().ante("ana", 1).deal(CLOSED, box1=HANDS["royal-flush"]).raise_("ana")
    assert set(table.lines()) == {("ana", "ante"), ("ana", "raise")}
    assert table.shown["jackpot"]["paid"] == 0


@proves("art5.2")
def test_5_2_with_one_it_does() -> None:
    table = with_jackpot().ante("ana", 1).jackpot("ana").deal(CLOSED, box1=HANDS["royal-flush"]).raise_("ana")
    assert table.lines()["ana", "progressive-jackpot"].prize == 1_000_005_00


@proves("art5.3")
def test_5_3_nobody_raises_before_having_seen_the_cards() -> None:
    table = with_jackpot().ante("ana", 1).jackpot("ana")
    for act in (Bet("ana", "raise", 2 * ANTE), Raise("ana")):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("cards_must_be_looked_at_first", "art6.5")
    table.deal(CLOSED, box1=HANDS["one-pair"])
    assert table.accepts(Bet("ana", "raise", 2 * ANTE))
    assert table.accepts(Raise("ana"))
    assert not table.accepts(jackpot_bet("ana"))
