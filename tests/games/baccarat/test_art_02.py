"""Article 2 of 55/2004: the preparation of a shoe, the initial burn, demonstration rounds, the shuffler-dealer."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games.baccarat.dealing import Dealt
from banca.games.baccarat.preparation import Burn, Cut
from banca.games.baccarat.seats import Sit
from banca.games.baccarat.shoe import Shoe
from banca.games.baccarat.showing import seen_by
from banca.law import OptionError, Refused
from banca.material.cards import RANKS
from banca.play.act import Bet, Do, Withdraw
from banca.play.turn import Croupier, Decision
from tests.fixed_order import to_come
from tests.games.baccarat.at_baccarat import GAME, PLAYER_WINS, TIE, AtBaccarat, sealed

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")

MACHINE = {"dealing-device": "shuffler-dealer"}


@proves("art2.1")
def test_2_1_the_steps_come_in_their_order() -> None:
    steps = [Do("shuffle"), Cut("croupier"), Do("place-white-card"), Do("load")]
    table = AtBaccarat(shoe=None)
    for at, step in enumerate(steps):
        for later in steps[at + 1 :]:
            assert table.refused(later) == ("shoe_must_be_prepared_in_order", "art2.1")
        table.act(step)
        for earlier in steps[: at + 1]:
            assert table.refused(earlier) == ("shoe_must_end_before_it_is_prepared_anew", "art2.1")
    assert table.refuses_bet("ana", "player", 100) == ("shoe_must_be_ready_before_bets", "art2.1.s2")  # the burn
    assert table.refusal(Dealt("Ah")).clause == "art2.1.s2"
    assert table.refused(Do("no-more-bets")) == ("shoe_must_be_ready", "art2.1.s2")
    table.act(Burn(6))
    assert table.accepts(Bet("ana", "player", 100))


@proves("art2.1")
def test_2_1_a_cut_neither_adds_nor_removes_a_card() -> None:
    table = sealed(5)
    assert GAME.card_weights(table.state) == {}
    table.advance()
    order, shoe = to_come(table), table.state.shoe
    table.do(Cut("ana"))
    assert to_come(table) == order
    assert table.state.shoe == shoe
    assert Counter(order) == GAME.card_weights(table.state)


@proves("art2.1")
def test_2_1_a_bettor_cuts_and_a_cut_that_he_declines_falls_to_the_croupier() -> None:
    table = AtBaccarat(shoe=Shoe(used_up=True, seats=((2, "ana"), (5, "bo")))).do("shuffle")
    assert table.turn == Decision("ana", (Cut("ana"), Cut("croupier")), Cut("ana"))
    assert table.accepts(Cut("bo"))
    assert table.act(Cut("croupier")).state.stage == "place-white-card"
    nobody = AtBaccarat(shoe=None).do("shuffle")
    assert nobody.turn == Croupier(Cut("croupier"))


@proves("art2.1")
def test_2_1_where_the_croupier_cuts_no_bettor_does() -> None:
    table = AtBaccarat({"cutter": "croupier"}, shoe=Shoe(used_up=True, seats=((2, "ana"),))).do("shuffle")
    assert table.turn == Croupier(Cut("croupier"))
    assert table.refused(Cut("ana")) == ("cards_must_be_cut_by_the_croupier", "art2.1")
    assert table.accepts(Cut("croupier"))


@proves("art2.1")
def test_2_1_a_bettor_whose_stake_stands_may_cut_though_he_stands_himself() -> None:
    played = AtBaccarat({"after-tie": "keep"}).bet("bo", "player", 100).to("card").do("white-card")
    assert played.deal(TIE).following().do("shuffle").turn.player == "bo"


@proves("art2.1")
@pytest.mark.parametrize("depth", [12, 13, 40])
def test_2_1_so_many_cards_lie_behind_the_white_card(depth: int) -> None:
    table = sealed(3, {"round-burn": "none"}, parameters={"cut-depth": depth})
    while Do("white-card") not in table.acts:
        if table.is_over:
            table.open_round()
        table.advance()
    assert len(to_come(table)) == depth == table.state.shoe.remaining


@proves("art2.1")
@pytest.mark.parametrize(
    ("options", "depth", "lawful"),
    [
        ({}, 11, False),
        ({}, 0, False),
        ({}, 12, True),
        ({"shoe-end": "one-more", "round-burn": "none"}, 12, True),
        ({"shoe-end": "one-more"}, 12, False),
        ({"shoe-end": "one-more"}, 13, False),
        ({"shoe-end": "one-more"}, 14, True),
        ({}, 311, True),
        ({}, 312, False),
        (MACHINE, 3, True),
    ],
)
def test_2_1_twelve_cards_at_least_and_fourteen_where_fourteen_may_be_needed(
    options: dict[str, Any], depth: int, lawful: bool
) -> None:
    if lawful:
        assert AtBaccarat(options, parameters={"cut-depth": depth}).state.stage == "betting"
        return
    with pytest.raises(Refused, match=r"white_card_must_be_deep_enough, 55/2004 art\. 2\(1\)"):
        AtBaccarat(options, parameters={"cut-depth": depth})


@proves("art2.1")
@pytest.mark.parametrize(("options", "depth"), [({}, 12), ({"shoe-end": "one-more"}, 14)])
def test_2_1_the_depth_where_none_is_said(options: dict[str, Any], depth: int) -> None:
    shoe = Shoe(6, unseen=312 - depth - 1)
    table = AtBaccarat({**options, "round-burn": "burn-one"}, shoe).to("burn")
    assert table.act(Burn(1)).names() == ["white-card"]


@proves("art2.1")
def test_2_1_the_faces_of_undealt_cards_are_known_to_nobody() -> None:
    first, second = sealed(1), sealed(2)
    for table in (first, second):
        while table.state.stage != "betting":
            table.advance()
    assert first.state == second.state  # the order is no part of the state
    assert first.commitment != second.commitment
    assert seen_by(first.state, "ana") == seen_by(first.state, None)
    assert seen_by(first.state, "ana")["player"] == []


@proves("art2.1.s2")
@pytest.mark.parametrize(("burn", "discarded"), [("none", 8), ("burn-one", 9)])
def test_2_1_s2_as_many_cards_are_burnt_as_there_are_packs(burn: str, discarded: int) -> None:
    table = sealed(8, {"decks": 8, "round-burn": burn})
    table.advance()
    order = to_come(table)
    while not table.state.player.cards:
        table.advance()
    assert table.state.player.cards == (order[discarded],)
    assert table.state.shoe.seen == (order[discarded],)
    assert table.state.shoe.unseen == discarded


@proves("art2.1.s2")
def test_2_1_s2_no_other_number_is_burnt() -> None:
    table = AtBaccarat({"decks": 8}, shoe=None).to("burn")
    for cards in (1, 7, 9):
        assert table.refused(Burn(cards)) == ("burn_must_be_of_its_number", "art2.1.s2")
    assert table.game.clauses_for(table.state, Burn(8)) == ("art2.1.s2",)


FACES = dict(zip(RANKS, (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), strict=True))


@proves("art2.1.s2")
@pytest.mark.parametrize("rank", RANKS)
def test_2_1_s2_or_as_many_as_the_face_of_the_first_card_says_in_addition_to_it(rank: str) -> None:
    table = AtBaccarat({"opening-burn": "first-card", "round-burn": "none"}, shoe=None).to("card")
    table.act(Dealt(rank + "h", "burn"))
    assert table.turn == Croupier(Burn(FACES[rank]))
    assert table.refused(Burn(FACES[rank] + 1)) == ("burn_must_be_of_its_number", "art2.1.s2")
    table.act(Burn(FACES[rank]))
    assert table.state.shoe.remaining == 312 - 1 - FACES[rank]
    assert table.state.shoe.seen == (rank + "h",)


@proves("art2.1.s2")
def test_2_1_s2_burnt_cards_belong_to_no_hand_and_settle_no_bet() -> None:
    table = AtBaccarat({"opening-burn": "first-card"}, shoe=None).to("card")
    assert table.refused(Dealt("9h", "player")) == ("card_must_go_where_the_rules_say", "art2.1.s2")
    table.act(Dealt("9h", "burn")).bet("ana", "banker", 100).bet("ana", "player-pair", 100)
    table.deal("9s Kh 2d 6c 3h").finish()
    assert table.game.result(table.state)["player"] == ["9s", "2d", "3h"]
    assert table.game.result(table.state)["banker"] == ["Kh", "6c"]
    assert [(line.position.bet, line.result) for line in table.settlement.lines] == [
        ("player-pair", "lose"),
        ("banker", "win"),
    ]


@proves("art2.2")
def test_2_2_demonstration_rounds_are_dealt_in_full_without_bets_or_payment() -> None:
    table = AtBaccarat({"demonstration-rounds": 3}, shoe=None).to("demonstration")
    for left in (2, 1, 0):
        assert table.refuses_bet("ana", "player", 100) == ("demonstration_must_take_no_bets", "art2.2")
        assert table.refused(Withdraw("ana", "player")) == ("demonstration_must_take_no_bets", "art2.2")
        assert table.refused(Do("no-more-bets")) == ("demonstration_must_take_no_bets", "art2.2")
        table.do("demonstration")
        assert table.names() == ["burn"]
        assert table.refuses_bet("ana", "player", 100) == ("demonstration_must_take_no_bets", "art2.2")
        assert table.refused(Do("no-more-bets")) == ("demonstration_must_take_no_bets", "art2.2")
        table.deal(PLAYER_WINS).finish()
        assert table.settlement.lines == ()
        assert table.game.result(table.state)["demonstration"] is True
        assert table.game.result(table.state)["winner"] == "player"
        assert table.state.shoe.demonstrations == left
        table = table.following()
    assert table.state.stage == "betting"
    assert len(table.state.shoe.seen) == 12
    assert table.state.shoe.unseen == 6 + 3  # the initial burn, and one in each of the three rounds
    table.bet("ana", "player", 100).deal(PLAYER_WINS)
    assert table.line("player").net == 100


@proves("art2.2")
def test_2_2_three_at_most() -> None:
    with pytest.raises(OptionError, match="demonstration-rounds=4 is not allowed: 0 to 3"):
        AtBaccarat({"demonstration-rounds": 4})


@proves("art2.2")
def test_2_2_none_once_the_shoe_is_in_betting_play() -> None:
    norm = ("demonstration_must_open_a_shoe", "art2.2")
    table = AtBaccarat({"demonstration-rounds": 2})
    assert table.refused(Do("demonstration")) == norm
    assert table.bet("ana", "player", 100).refused(Do("demonstration")) == norm
    assert table.deal("9h").refused(Do("demonstration")) == norm
    table = AtBaccarat({"demonstration-rounds": 2}, shoe=None)
    assert table.refused(Do("demonstration")) == ("shoe_must_be_ready", "art2.1")
    assert AtBaccarat(shoe=None).refused(Do("demonstration")) == norm


@proves("art2.2")
def test_2_2_none_with_the_shuffler_dealer() -> None:
    table = AtBaccarat({**MACHINE, "demonstration-rounds": 3}, shoe=None)
    assert table.state.stage == "betting"
    assert table.refused(Do("demonstration")) == ("act_must_belong_to_the_dealing_device", "art2.2")


@proves("art2.3")
def test_2_3_from_the_machine_cards_are_drawn_straight() -> None:
    table = AtBaccarat({**MACHINE, "opening-burn": "first-card"}, shoe=None)
    for step in (Do("shuffle"), Cut("ana"), Do("place-white-card"), Do("load"), Do("white-card")):
        assert table.refused(step) == ("act_must_belong_to_the_dealing_device", "art2.3")
    assert table.bet("ana", "player", 100).names() == ["no-more-bets"]
    table.to("card")
    assert table.refused(Burn(1)) == ("burn_must_be_from_a_shoe", "art8")
    table.deal(PLAYER_WINS).finish()
    assert table.state.shoe.unseen == 0
    assert table.state.shoe.rounds_left is None


@proves("art2.3")
def test_2_3_with_the_machine_no_round_is_ever_the_last() -> None:
    table = sealed(2, MACHINE)
    for _ in range(80):
        while not table.is_over:
            assert table.state.shoe.rounds_left != 1
            table.advance()
        table.open_round()
    steps = {act["act"] for record in table.records for act in record["acts"]}
    assert steps == {"no-more-bets", "card", "return-cards"}


def test_who_sits_may_be_said_while_the_shoe_is_prepared() -> None:
    table = AtBaccarat(shoe=None).act(Sit("ana", 4)).do("shuffle")
    assert table.turn.player == "ana"


@proves("art2.1", "art2.1.s2")
def test_2_1_a_refusal_names_the_act_that_comes_first() -> None:
    bet, missing = Bet("ana", "player", 100), "and the first card, which is turned up to burn, is missing"
    per_deck = AtBaccarat(shoe=None)
    assert str(per_deck.refusal(bet).says) == "the shoe is not ready for bets: shuffle comes first"
    assert str(per_deck.to("burn").refusal(bet).says) == "the shoe is not ready for bets: burn comes first"
    by_card = AtBaccarat({"opening-burn": "first-card", "demonstration-rounds": 1}, shoe=None)
    for act in (bet, Burn(7), Do("demonstration")):
        assert str(by_card.refusal(act).says).endswith(f": shuffle comes first, {missing}")
    by_card.to("card")
    assert str(by_card.refusal(bet).says).endswith(": the first card, turned up to burn, comes first")
    assert str(by_card.act(Dealt("7s")).refusal(bet).says).endswith(": burn comes first")
    betting = AtBaccarat()
    assert str(betting.refusal(Dealt("7s")).says) == "no card is dealt yet: no-more-bets comes first"
