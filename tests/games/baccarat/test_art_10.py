"""Article 10 of 55/2004: errors in dealing."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games import settle
from banca.games.baccarat.dealing import Dealt, Void
from banca.games.baccarat.preparation import Burn
from banca.games.baccarat.seats import Sit
from banca.games.baccarat.shoe import Shoe
from banca.games.baccarat.showing import HandOver, Show
from banca.law import RecordError, Refused
from banca.material.cards import PACK
from banca.play.act import Do, Pay, Take
from banca.play.turn import Chance, Croupier
from tests.fixed_order import to_come
from tests.games.baccarat.at_baccarat import BANKER_WINS, PLAYER_WINS, TIE, AtBaccarat, sealed

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")

ALL_FIVE = ("player", "banker", "tie", "player-pair", "banker-pair")


def five_bets(shoe: Shoe | None = None, **options: str) -> AtBaccarat:
    table = AtBaccarat(dict(options), shoe or Shoe(6))
    for bet in ALL_FIVE:
        table.bet("ana", bet, 100)
    return table


@proves("art10", "art9.4")
def test_10_a_card_drawn_for_a_banker_on_seven_is_withdrawn_and_the_totals_stand() -> None:
    table = AtBaccarat(shoe=Shoe(6)).bet("ana", "banker", 100).deal("Kh 7s 6d Kc").to_chance()
    assert table.refused(Dealt("5h", "banker")) == ("card_must_not_be_drawn_against_the_rules", "art10")
    assert "(55/2004 art. 9(2), 55/2004 art. 9, 55/2004 art. 9(4)(5))" in str(table.refusal(Dealt("5h")).says)
    table.do("surplus")
    assert isinstance(table.turn, Chance)
    assert table.refused(Dealt("5h", "banker")) == ("card_must_go_where_the_rules_say", "art10")
    assert table.refused(Pay("ana", "banker")) == ("surplus_card_must_be_shown_first", "art10")
    assert table.refused(Do("surplus")) == ("surplus_card_must_come_in_a_round", "art10")
    assert table.game.clauses_for(table.state, Dealt("5h")) == ("art10",)
    table.act(Dealt("5h", "discard"))
    assert table.line("banker").net == 95
    assert table.state.banker.cards == ("7s", "Kc")
    assert table.state.shoe.seen == ("Kh", "7s", "6d", "Kc", "5h")  # shown, and out of the shoe


@proves("art10")
def test_10_a_surplus_card_that_is_noticed_before_the_showing() -> None:
    table = AtBaccarat(shoe=Shoe(6)).deal(PLAYER_WINS).do("surplus")
    assert table.refused(Show("player")) == ("surplus_card_must_be_shown_first", "art10")
    table.act(Dealt("2h"), Show("player"), Show("banker"))
    assert table.game.result(table.state)["player"] == ["9h", "Kd"]


@proves("art10")
@pytest.mark.parametrize("seed", range(4))
def test_10_a_surplus_card_is_out_of_the_shoe_even_if_the_round_is_void(seed: int) -> None:
    table = sealed(seed, {"round-burn": "none"}, memory=Shoe(6))
    order = to_come(table)
    while table.state.following.value is not None:
        table.advance()
    dealt = len(table.state.shoe.seen)
    table.do(Do("surplus"))
    with pytest.raises(Refused, match="surplus_card_must_be_shown_first"):
        table.do(Void("order-lost"))
    assert table.game.refusal(table.state, Void("order-lost")).untimely
    table.advance()
    table.do(Void("order-lost"))
    assert table.state.shoe.seen == order[: dealt + 1]
    assert table.state.shoe.remaining == 312 - dealt - 1
    assert settle(json.loads(json.dumps(table.records[-1]))).state == table.state
    table.open_round()
    while not table.state.player.cards:
        table.advance()
    assert table.state.player.cards == (order[dealt + 1],)


@proves("art10")
def test_10_a_record_that_is_void_after_a_surplus_card_says_which_card_it_was() -> None:
    cards = [{"act": "card", "card": card} for card in PLAYER_WINS.split()]
    surplus, void = {"act": "surplus"}, {"act": "void", "why": "order-lost"}
    record = {"banca": 1, "edition": "baccarat-55-2004"}
    with pytest.raises(RecordError, match="surplus_card_must_be_shown_first"):
        settle(record | {"acts": [*cards, surplus, void]})
    shown: Any = settle(record | {"acts": [*cards, surplus, {"act": "card", "card": "2h"}, void]})
    assert shown.state.shoe.seen == (*PLAYER_WINS.split(), "2h")


@proves("art10")
def test_10_a_card_that_the_rules_call_for_is_never_surplus() -> None:
    """Reading errors-put-right: hands are put right in the order in which the cards left the shoe."""
    table = AtBaccarat()
    norm = ("surplus_card_must_come_in_a_round", "art10")
    assert table.refused(Do("surplus")) == norm
    table.deal("2h 3s Kd 2c")
    assert table.refused(Do("surplus")) == ("card_must_go_where_the_rules_say", "art10")
    table.to("card")
    assert table.refused(Dealt("4h", "banker")) == ("card_must_go_where_the_rules_say", "art10")
    assert "(55/2004 art. 9(1))" in str(table.refusal(Dealt("4h", "banker")).says)
    assert table.act(Dealt("4h", "player")).state.player.cards == ("2h", "Kd", "4h")


@proves("art10")
def test_10_with_the_machine_a_surplus_card_goes_back_with_the_others() -> None:
    table = AtBaccarat({"dealing-device": "shuffler-dealer"}).deal(PLAYER_WINS).do("surplus").act(Dealt("2h"))
    assert table.state.stage == "return-cards"
    assert sum(table.following().game.card_weights(table.following().state).values()) == 312


@proves("art10")
def test_10_nothing_is_settled_before_the_player_on_four_has_drawn() -> None:
    table = AtBaccarat().bet("ana", "banker", 100).deal("2h 7s 2d Kc").act(Show("player"), Show("banker"))
    for act in (Pay("ana", "banker"), Take("ana", "banker")):
        assert table.refused(act) == ("drawing_must_be_finished_before_payment", "art10")
    assert table.deal("4h").refused(Pay("ana", "banker")) == ("round_must_be_decided_before_payment", "art11")
    assert table.line("banker").result == "lose"  # eight against seven


@proves("art10")
def test_10_a_void_round_gives_every_stake_back() -> None:
    table = five_bets().deal("9h 9s 9d 9c").act(Void("order-lost")).finish()
    assert [line.position.bet for line in table.settlement.lines] == list(ALL_FIVE)
    for line in table.settlement.lines:
        assert (line.result, line.returned, line.prize, line.commission, line.net) == ("push", 100, 0, 0, 0)
        assert line.clauses[-1] == "art10"
        assert {"art10", "void-round-whole"} <= set(line.readings)
    assert table.settlement.standing == ()


@proves("art10")
def test_10_history_marks_it_void_with_its_cause_and_without_a_result() -> None:
    table = five_bets().deal("9h").act(Void("order-lost"))
    assert table.game.result(table.state) == {"void": "order-lost"}
    assert table.finish().state.shoe.results == ()
    assert table.state.shoe.seen == ("9h",)
    assert table.following().state.stage == "betting"  # the shoe goes on


@proves("art10")
def test_10_a_kept_stake_goes_back_too() -> None:
    options = {"after-tie": "keep"}
    table = AtBaccarat(options).bet("ana", "player", 100).deal(TIE).following().to("card").act(Void("order-lost"))
    assert table.line("player").returned == 100
    assert table.settlement.standing == ()


@proves("art10")
def test_10_a_demonstration_may_be_void_and_settles_nothing() -> None:
    table = AtBaccarat({"demonstration-rounds": 1}, shoe=None).to("demonstration").do("demonstration")
    assert table.act(Void("order-lost")).settlement.lines == ()


@proves("art10")
def test_10_an_error_that_can_be_put_right_voids_nothing() -> None:
    table = five_bets()
    assert table.refused(Void("order-lost")) == ("error_must_be_in_dealing", "art10")
    table.deal("9h")
    for why in ("wrong-hand", "misdeal"):
        assert table.refused(Void(why)) == ("error_must_be_put_right", "art10")
        assert "order-lost (the order of the cards is lost) or shoe-empty (" in str(table.refusal(Void(why)).says)
    assert table.refused(Void("shoe-empty")) == ("shoe_must_be_empty", "art10")
    assert "the shoe is not empty" in str(table.refusal(Void("shoe-empty")).says)
    assert "310 left" in str(table.refusal(Void("shoe-empty")).says)
    table.deal("3s Kd 5c").to("take").act(Take("ana", "banker"))
    assert table.refused(Void("order-lost")) == ("error_must_be_noticed_before_payment", "art10")


@proves("art10")
def test_10_a_decided_round_may_be_void_until_the_first_payment_and_once() -> None:
    table = five_bets().deal(BANKER_WINS).to("take").act(Void("order-lost"))
    assert table.refused(Void("order-lost")) == ("error_must_be_in_dealing", "art10")
    assert table.refused(Do("surplus")) == ("surplus_card_must_come_in_a_round", "art10")
    assert table.finish().settlement.players == {"ana": 0}
    hidden = AtBaccarat().bet("ana", "player", 100, place=1).deal(PLAYER_WINS).act(Void("order-lost"))
    for act in (Show("player"), HandOver("player", "ana"), Dealt("2h")):
        assert hidden.refused(act) == ("round_must_not_be_void", "art10")
    cut_short = AtBaccarat().bet("ana", "player", 100).deal("9h 3s").act(Void("order-lost"))
    assert cut_short.refused(Dealt("2h")) == ("round_must_not_be_void", "art10")  # though two cards never came


@proves("art10")
def test_10_a_shoe_that_cannot_supply_the_cards_voids_the_round() -> None:
    shoe = Shoe(6, unseen=310, rounds_left=1)
    table = AtBaccarat(shoe=shoe).bet("ana", "player", 100).deal("9h")
    assert table.turn == Croupier(Void("shoe-empty"))
    assert table.refused(Dealt("3s")) == ("shoe_must_supply_the_cards", "art10")
    assert table.line("player").net == 0
    assert table.following().state.stage == "shuffle"


@proves("art10")
def test_10_so_does_one_that_has_not_even_a_card_to_burn() -> None:
    table = AtBaccarat(shoe=Shoe(6, unseen=312, rounds_left=1)).do("no-more-bets")
    assert table.refused(Burn(1)) == ("shoe_must_supply_the_cards", "art10")
    assert table.names() == ["void"]
    last = AtBaccarat({"round-burn": "none"}, Shoe(6, unseen=308, rounds_left=1)).deal(PLAYER_WINS)
    assert last.refused(Do("surplus")) == ("shoe_must_supply_the_cards", "art10")
    assert last.refused(Void("shoe-empty")) == ("shoe_must_be_empty", "art10")  # the round has all its cards
    assert "the round has all its cards" in str(last.refusal(Void("shoe-empty")).says)


@proves("art10")
def test_10_a_shoe_found_under_way_is_empty_when_every_card_was_seen() -> None:
    all_but_one = Shoe(seen=tuple(card for card in PACK for _ in range(6))[1:])
    table = AtBaccarat({"decks": 6, "round-burn": "none"}, all_but_one).bet("ana", "player", 100).deal(PACK[0])
    assert table.turn == Croupier(Void("shoe-empty"))
    assert table.refused(Dealt("9h")) == ("shoe_must_supply_the_cards", "art10")


@proves("art10")
def test_10_a_shoe_of_which_nothing_is_known_is_empty_when_the_croupier_says_so() -> None:
    table = AtBaccarat().bet("ana", "player", 100).deal("9h").act(Void("shoe-empty"))
    assert table.line("player").net == 0
    assert table.following().state.stage == "shuffle"


def test_an_act_after_the_end_belongs_to_the_next_round() -> None:
    table = AtBaccarat().deal(PLAYER_WINS).finish()
    for act in (Sit("ana", 1), Do("change-shoe"), Do("unfit"), Dealt("9h")):
        assert table.refused(act) == ("round_must_be_under_way", None)
