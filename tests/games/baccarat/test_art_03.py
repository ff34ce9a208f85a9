"""Article 3 of 55/2004: the end of a shoe, and its change."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.baccarat.dealing import Dealt
from banca.games.baccarat.preparation import Burn, Cut
from banca.games.baccarat.shoe import RoundResult, Shoe
from banca.play.act import Do
from banca.play.turn import Croupier
from tests.games.baccarat.at_baccarat import PLAYER_WINS, TIE, AtBaccarat

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")

PREPARATION = ["shuffle", "cut", "place-white-card", "load", "burn"]


def shoe_with(left: int) -> Shoe:
    """A shoe of six packs with so many cards left, those that came out unseen."""
    return Shoe(6, unseen=312 - left)


@proves("art3.1")
def test_3_1_the_round_in_which_the_white_card_comes_out_is_finished_and_is_the_last() -> None:
    table = AtBaccarat({"round-burn": "none"}, shoe_with(14)).bet("ana", "player", 100).deal("9h 3s")
    assert table.state.shoe.rounds_left != 1
    assert table.turn == Croupier(Do("white-card"))
    assert table.refused(Dealt("Kd")) == ("white_card_must_be_taken_out", "art3.1")
    table.do("white-card")
    assert table.state.shoe.rounds_left == 1
    assert table.deal("Kd 5c").line("player").net == 100  # the next card takes its place
    assert table.state.player.cards == ("9h", "Kd")
    assert table.state.shoe.used_up
    assert table.following().names()[:5] == PREPARATION


@proves("art3.1")
def test_3_1_or_one_more_round_follows() -> None:
    table = AtBaccarat({"shoe-end": "one-more", "round-burn": "none"}, shoe_with(14)).deal("9h 3s").do("white-card")
    assert table.state.shoe.rounds_left != 1
    second = table.deal("Kd 5c").following()
    assert second.state.stage == "betting"
    assert second.state.shoe.rounds_left == 1
    assert second.refused(Do("white-card")) == ("white_card_must_come_once", "art3.1")
    second.bet("ana", "banker", 100).deal(PLAYER_WINS)
    assert second.line("banker").net == -100
    assert second.following().names()[:5] == PREPARATION


@proves("art3.1")
@pytest.mark.parametrize("burn", ["burn-one", "none"])
def test_3_1_a_white_card_before_the_first_card_belongs_to_the_round_about_to_be_dealt(burn: str) -> None:
    """Reading white-card-before-the-first-card: also where it comes in place of the burnt card."""
    table = AtBaccarat({"round-burn": burn}, shoe_with(12)).to("no-more-bets").do("no-more-bets")
    assert table.names()[0] == "white-card"
    if burn == "burn-one":
        assert table.refused(Burn(1)) == ("white_card_must_be_taken_out", "art3.1")
    assert table.do("white-card").state.shoe.rounds_left == 1
    assert table.deal(PLAYER_WINS).following().state.stage == "shuffle"


@proves("art3.1")
def test_3_1_a_white_card_behind_the_last_card_of_a_round_is_met_in_the_next() -> None:
    table = AtBaccarat({"round-burn": "none"}, shoe_with(16)).deal(PLAYER_WINS)
    assert table.finish().state.shoe.remaining == 12
    second = table.following()
    assert second.state.stage == "betting"
    assert second.names() == ["no-more-bets", "white-card"]


@proves("art3.1")
def test_3_1_the_croupier_of_a_real_shoe_says_when_the_white_card_comes() -> None:
    table = AtBaccarat()
    norm = ("white_card_must_come_out_of_the_shoe", "art3.1")
    assert table.refused(Do("white-card")) == norm
    table.deal("9h 3s Kd")
    assert table.accepts(Do("white-card"))
    table.deal("5c")
    assert table.refused(Do("white-card")) == norm  # no more card is drawn
    again = AtBaccarat().deal("2h 3s Kd 2c").do("white-card")
    assert again.state.shoe.rounds_left == 1


@proves("art3.1")
def test_3_1_cards_marked_unfit_give_way_to_a_new_set() -> None:
    table = AtBaccarat().bet("ana", "player", 100).deal("9h").do("unfit", "white-card").deal("3s Kd 5c")
    assert table.refused(Do("unfit")) == ("cards_must_be_marked_once", "art3.1")
    assert table.refused(Do("replace-cards")) == ("cards_must_be_replaced_between_shoes", "art3.1")
    following = table.following()
    assert following.names()[:2] == ["replace-cards", "shuffle"]
    assert following.refused(Do("shuffle")) == ("unfit_cards_must_be_replaced", "art3.1")
    following.do("replace-cards")
    assert following.refused(Do("replace-cards")) == ("cards_must_be_replaced_between_shoes", "art3.1")
    following.do("shuffle")
    assert following.state.shoe == Shoe(6)
    assert not following.state.shoe.unfit


@proves("art3.1")
def test_3_1_no_round_after_the_last_before_the_shuffle() -> None:
    table = AtBaccarat(shoe=shoe_with(12)).deal(PLAYER_WINS).following()
    assert table.refuses_bet("ana", "player", 100) == ("shoe_must_be_ready_before_bets", "art3.1")
    assert table.refused(Dealt("9h")) == ("card_must_wait_for_the_round", "art3.1")
    for step in ("no-more-bets", "load"):
        assert table.refused(Do(step))[1] == {"no-more-bets": "art3.1", "load": "art2.1"}[step]
    table.do("shuffle")
    assert table.refuses_bet("ana", "player", 100) == ("shoe_must_be_ready_before_bets", "art2.1")  # the cut is missing
    table.act(Cut("croupier")).do("place-white-card", "load").act(Burn(6))
    assert table.state.shoe.remaining == 306
    assert table.bet("ana", "player", 100).deal(PLAYER_WINS).line("player").net == 100


@proves("art3.1")
def test_3_1_the_roads_begin_anew_with_the_shoe() -> None:
    table = AtBaccarat(shoe=shoe_with(30)).deal(PLAYER_WINS).following().deal(TIE)
    results = (RoundResult("player", natural=True), RoundResult("tie", natural=True))
    assert table.finish().state.shoe.results == results
    table = table.following().do("change-shoe")
    assert table.to("betting").state.shoe.results == ()


@proves("art3.2")
def test_3_2_the_house_may_change_the_shoe_between_rounds() -> None:
    table = AtBaccarat(shoe=shoe_with(200)).do("change-shoe")
    assert table.names()[:5] == PREPARATION
    assert table.refused(Do("change-shoe")) == ("shoe_must_be_in_use_to_be_changed", "art3.2")
    assert table.to("betting").state.shoe.remaining == 306
    demonstrating = AtBaccarat({"demonstration-rounds": 1}, shoe=None).to("demonstration")
    assert demonstrating.do("change-shoe").state.stage == "shuffle"


@proves("art3.2")
def test_3_2_also_after_the_last_round_of_a_shoe() -> None:
    """After any round (Chinese), at the end of each shoe (Portuguese); unfit cards are replaced all the same."""
    norm = ("shoe_must_be_in_use_to_be_changed", "art3.2")
    table = AtBaccarat(shoe=shoe_with(12)).do("unfit").deal(PLAYER_WINS).following().do("change-shoe")
    assert table.names()[:6] == ["replace-cards", *PREPARATION]
    assert table.refuses_bet("ana", "player", 100) == ("shoe_must_be_ready_before_bets", "art3.2")
    assert table.refused(Do("change-shoe")) == norm
    assert AtBaccarat(shoe=shoe_with(12)).deal(PLAYER_WINS).following().do("shuffle").refused(Do("change-shoe")) == norm
    assert AtBaccarat(shoe=None).refused(Do("change-shoe")) == norm  # no round was played yet


@proves("art3.2")
def test_3_2_in_a_round_the_change_waits_until_it_is_settled() -> None:
    norm = ("shoe_must_be_changed_between_rounds", "art3.2")
    table = AtBaccarat().bet("ana", "player", 100)
    assert table.refused(Do("change-shoe")) == norm
    assert table.deal("9h").refused(Do("change-shoe")) == norm
    table.deal("3s Kd 5c").to("pay")
    assert table.refused(Do("change-shoe")) == norm
    assert table.following().accepts(Do("change-shoe"))


@proves("art3.2")
def test_3_2_stakes_that_stand_after_a_tie_go_on_to_the_next_shoe() -> None:
    """Reading tie-at-the-end-of-the-shoe, also past the demonstration rounds."""
    options = {"after-tie": "keep", "demonstration-rounds": 1}
    table = AtBaccarat(options).bet("ana", "banker", 100).deal(TIE).following()
    table.do("change-shoe").to("demonstration").do("demonstration").deal(PLAYER_WINS).finish()
    assert table.settlement.lines == ()
    assert [(s.position.bet, s.amount) for s in table.settlement.standing] == [("banker", 100)]
    deciding = table.following()
    assert deciding.state.stage == "betting"
    assert deciding.deal("3h 9s 4d Kc").line("banker").net == 95


@proves("art3.2")
def test_3_2_a_machine_has_no_shoe_to_change() -> None:
    table = AtBaccarat({"dealing-device": "shuffler-dealer"})
    for step, clause in (("change-shoe", "art3.2"), ("unfit", "art3.1"), ("replace-cards", "art3.1")):
        assert table.refused(Do(step)) == ("act_must_belong_to_the_dealing_device", clause)
