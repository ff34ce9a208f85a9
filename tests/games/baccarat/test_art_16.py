"""Article 16 of 55/2004: who handles the cards."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games import settle
from banca.games.baccarat.seats import Stand
from banca.games.baccarat.showing import Decline, HandOver, Show, holder, seen_by
from banca.play.act import Bet, Move, Pay, Withdraw
from banca.play.turn import Croupier, Decision
from tests.games.baccarat.at_baccarat import BANKER_WINS, PLAYER_WINS, TIE, AtBaccarat

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")

LARGEST = ("cards_must_go_to_the_largest_seated_stake", "art16.2")


def looking(cards: str = PLAYER_WINS) -> AtBaccarat:
    """ana at seat 5 has the largest seated stake on the Player; the cards are dealt."""
    table = AtBaccarat().bet("bo", "player", 500, place=2).bet("ana", "player", 800, place=5)
    return table.bet("cid", "player", 2000).deal(cards)


@proves("art16.1")
def test_16_1_where_it_is_forbidden_the_croupier_turns_the_cards_player_first() -> None:
    table = AtBaccarat({"card-handling": "forbidden"}).bet("ana", "player", 100, place=1)
    table.bet("bo", "banker", 100, place=2).deal(PLAYER_WINS)
    for side, who in (("player", "ana"), ("banker", "bo")):
        for act in (HandOver(side, who), Decline(who, side)):
            assert table.refused(act) == ("cards_must_be_handled_by_the_croupier", "art16.1")
    assert holder(table.state, "player") is holder(table.state, "banker") is None
    assert table.names()[:2] == ["show", "show"]
    assert table.turn == Croupier(Show("player"))
    assert table.act(Show("player")).turn == Croupier(Show("banker"))


@proves("art16.2")
def test_16_2_the_largest_seated_stake_on_the_side_holds_its_cards() -> None:
    """Reading largest-stake-of-a-standing-bettor: a standing bettor's larger stake takes nothing from the seated."""
    table = looking()
    assert holder(table.state, "player") == "ana"
    assert table.turn == Croupier(HandOver("player", "ana"))
    for other in ("bo", "cid", "dan"):
        assert table.refused(HandOver("player", other)) == LARGEST
    table.act(HandOver("player", "ana"))
    assert table.turn == Decision("ana", (Show("player"), Decline("ana", "player")), Show("player"))
    assert table.refused(HandOver("player", "ana")) == ("cards_must_be_handed_over_once", "art16.2")


@proves("art16.2")
def test_16_2_only_the_stake_on_the_side_counts() -> None:
    table = AtBaccarat().bet("bo", "player", 100, place=2).bet("ana", "player", 50, place=1)
    table.bet("ana", "tie", 900, place=1).bet("ana", "player-pair", 900, place=1).bet("ana", "banker", 70, place=1)
    assert holder(table.state, "player") == "bo"
    assert holder(table.state, "banker") == "ana"
    table.bet("ana", "player", 51)  # what a seated bettor has on the common area counts with the rest
    assert holder(table.state, "player") == "ana"


@proves("art16.2")
def test_16_2_with_only_standing_bettors_on_a_side_the_croupier_turns_its_cards() -> None:
    table = AtBaccarat().bet("ana", "player", 100, place=1).bet("bo", "banker", 900).deal(PLAYER_WINS)
    assert holder(table.state, "banker") is None
    assert table.refused(HandOver("banker", "bo")) == LARGEST
    table.act(HandOver("player", "ana"), Show("player"))
    assert table.turn == Croupier(Show("banker"))


@proves("art16.2")
def test_16_2_of_equal_stakes_the_one_that_was_there_first() -> None:
    """Reading equal-largest-stakes."""
    table = AtBaccarat().bet("ana", "player", 50, place=1).bet("bo", "player", 100, place=7)
    table.bet("ana", "player", 50, place=1)
    assert holder(table.state, "player") == "bo"  # ana came to a hundred later
    table.bet("ana", "player", 100, place=1).act(Withdraw("ana", "player", stake=100, place=1))
    assert holder(table.state, "player") == "bo"
    table.bet("bo", "player", 100, place=7).act(Withdraw("bo", "player", stake=150, place=7))
    table.bet("bo", "player", 50, place=7)
    assert holder(table.state, "player") == "ana"  # bo had fallen below and came back
    table.act(Move("ana", "player", "banker", stake=40, place=1))
    assert holder(table.state, "player") == "bo"
    assert holder(table.state, "banker") == "ana"


@proves("art16.2")
def test_16_2_of_equal_stakes_that_stand_after_a_tie_the_lower_seat() -> None:
    table = AtBaccarat({"after-tie": "keep"}).bet("bo", "player", 100, place=6).bet("ana", "player", 100, place=2)
    assert holder(table.state, "player") == "bo"
    following = table.deal(TIE).following()
    assert holder(following.state, "player") == "ana"
    assert [stake.position.player for stake in following.state.stakes] == ["bo", "ana"]


@proves("art16.2")
def test_16_2_nobody_but_the_holder_sees_the_faces_before_they_are_turned() -> None:
    table = looking().act(HandOver("player", "ana"))
    assert seen_by(table.state, "ana")["player"] == ["9h", "Kd"]
    for other in ("bo", "cid", None):
        assert seen_by(table.state, other)["player"] == ["??", "??"]
    assert seen_by(table.state, "ana")["banker"] == ["??", "??"]
    table.act(Show("player"))
    assert seen_by(table.state, None)["player"] == ["9h", "Kd"]
    assert seen_by(table.state, None)["banker"] == ["??", "??"]


@proves("art16.2")
def test_16_2_neither_the_cards_nor_their_holder_leave_the_table() -> None:
    table = AtBaccarat().bet("ana", "tie", 10, place=5).bet("ana", "player", 100)
    table.act(Withdraw("ana", "tie", place=5)).deal(PLAYER_WINS).act(HandOver("player", "ana"))
    assert table.refused(Stand("ana")) == ("holder_must_stay_at_the_table", "art16.2")
    assert table.act(Show("player")).accepts(Stand("ana"))


@proves("art16.2")
def test_16_2_the_additional_card_is_looked_at_apart() -> None:
    table = looking("2h 3s Kd 2c").act(HandOver("player", "ana", 2), Show("player"), Show("banker"))
    table.deal("4h")
    assert table.refused(HandOver("player", "ana", 3)) == ("additional_card_must_be_looked_at_apart", "art16.2")
    assert str(table.refusal(HandOver("player", "ana", 3)).says).startswith("one card is face down")
    assert str(looking().refusal(HandOver("player", "ana", 1)).says).startswith("two cards are face down")
    assert table.turn == Croupier(HandOver("player", "ana"))
    table.act(HandOver("player", "ana", 1))
    assert seen_by(table.state, "ana")["player"] == ["2h", "Kd", "4h"]
    assert seen_by(table.state, "bo")["player"] == ["2h", "Kd", "??"]
    assert table.act(Show("player")).refused(HandOver("player", "ana")) == ("card_must_be_face_down", "art7.1")


@proves("art16.2")
def test_16_2_the_croupier_turns_no_cards_that_a_bettor_may_hold() -> None:
    norm = ("cards_must_be_handed_over_first", "art16.2")
    table = looking("2h 3s Kd 2c")
    assert table.refused(Show("player")) == norm
    assert table.refusal(Show("player")).untimely
    assert "for ana to look at" in str(table.refusal(Show("player")).says)
    assert table.act(HandOver("player", "ana")).accepts(Show("player"))
    table.act(Show("player"), Show("banker")).deal("4h")
    assert table.refused(Show("player")) == norm  # the additional card is hers to look at too
    declined = looking("2h 3s Kd 2c").act(Decline("ana", "player"), Show("player"), Show("banker")).deal("4h")
    assert declined.accepts(Show("player"))  # for the whole round


@proves("art16.2")
def test_16_2_a_record_that_shows_the_cards_has_handed_them_over() -> None:
    bets = [{"act": "bet", "player": "ana", "bet": "banker", "stake": 100, "place": 4}, {"act": "no-more-bets"}]
    cards = [{"act": "card", "card": card} for card in BANKER_WINS.split()]
    shows = [{"act": "show", "hand": side} for side in ("player", "banker")]
    acts = [*bets, {"act": "burn", "cards": 1}, *cards, *shows]
    replayed = settle({"banca": 1, "edition": "baccarat-55-2004", "acts": acts})
    assert [played.act for played in replayed.played if played.given is None] == [
        HandOver("banker", "ana"),
        Pay("ana", "banker", place=4),
    ]


@proves("art16.2")
def test_16_2_holding_is_a_right_and_may_be_declined() -> None:
    table = looking()
    assert table.refused(Decline("bo", "player")) == LARGEST
    table.act(Decline("ana", "player"))
    assert table.turn == Croupier(Show("player"))
    assert table.refused(HandOver("player", "ana")) == ("cards_must_be_handed_over_once", "art16.2")
    assert table.refused(Decline("ana", "player")) == ("cards_must_be_declined_once", "art16.2")
    held = looking().act(HandOver("player", "ana"), Decline("ana", "player"))
    assert seen_by(held.state, "ana")["player"] == ["??", "??"]
    assert held.turn == Croupier(Show("player"))
    assert held.refused(Decline("ana", "house")) == ("hand_must_be_one_of_the_two", "art6")


@proves("art16.2")
def test_16_2_both_hands_may_be_held_at_once_and_the_player_still_shows_first() -> None:
    table = AtBaccarat().bet("ana", "player", 100, place=1).bet("bo", "banker", 100, place=2).deal(BANKER_WINS)
    table.act(HandOver("banker", "bo"))
    assert seen_by(table.state, "bo")["banker"] == ["9s", "Kc"]
    assert table.refused(Show("banker")) == ("player_must_show_first", "art7.1")
    assert table.names()[:4] == ["hand-over", "show", "show", "take"]


@proves("art16.2")
def test_16_2_in_a_demonstration_nobody_has_a_stake_to_hold_cards_by() -> None:
    options = {"after-tie": "keep", "demonstration-rounds": 1}
    table = AtBaccarat(options).bet("ana", "player", 100, place=1).deal(TIE).following().do("change-shoe")
    table.to("demonstration").do("demonstration").deal(PLAYER_WINS)
    assert holder(table.state, "player") is None
    assert table.names() == ["show", "show"]
    assert table.refused(Bet("ana", "player", 1))[1] == "art2.2"
