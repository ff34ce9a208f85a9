"""Article 2(1) of 141/2000: how a session begins; cards face up, and mistakes in dealing."""

import json
from typing import Any

import pytest

from banca.games import settle
from banca.games.blackjack.dealing import Cancel, Dealt
from banca.games.blackjack.equipment import BlackjackEquipment
from banca.games.blackjack.irregular import Misdeal
from banca.games.blackjack.playing import Stand
from banca.games.blackjack.preparation import Burn, Cut, PlaceWhiteCard
from banca.games.blackjack.seats import Sit, StandBy
from banca.games.blackjack.window import EvenMoney, Surrender
from banca.law import OptionError, Refused
from banca.material.cards import PACK
from banca.play.act import Act, Bet, Do
from banca.play.record import prescribed
from banca.play.turn import Chance
from tests.fixed_order import opened, to_come, unseen
from tests.games.blackjack.at_blackjack import BOX, MACHINE, OLD, SHOE, AtBlackjack, sealed
from tests.games.blackjack.y2000 import ana, coming, new_table, played, proves

BY_HAND = pytest.mark.parametrize("options", [BOX[OLD], SHOE[OLD]])


# 2(1)(a): decks, shuffle, cut, second white card.


@proves("art2.1.a.s1")
def test_2_1_a_s1_without_a_deck_no_round_starts() -> None:
    with pytest.raises(Refused, match=r"equipment_must_be_complete, 141/2000 art\. 2\(1\)\(a\), sentence 1"):
        AtBlackjack(OLD, BOX[OLD], equipment=BlackjackEquipment({}, "box", 1, 6))
    with pytest.raises(OptionError):
        AtBlackjack(OLD, {"decks": 0})


@proves("art2.1.a.s1")
@pytest.mark.parametrize("decks", [1, 2, 6, 8])
def test_2_1_a_s1_one_deck_or_more_is_played(decks: int) -> None:
    table = new_table({"decks": decks}).to("burn")
    assert table.state.shoe.left(decks) == 52 * decks
    assert played(table).nets() == {"ana": 100}


@proves("art2.1.a.s2")
@BY_HAND
@pytest.mark.parametrize("who", ["sitting", "standing"])
def test_2_1_a_s2_any_player_who_wishes_cuts_when_the_bank_has_shuffled(options: Any, who: str) -> None:
    table = new_table(options).act(Sit("dan", 2) if who == "sitting" else StandBy("dan"))
    assert table.refusal(Cut("dan")).norm == "cards_must_be_prepared_in_order"
    table.do("shuffle")
    assert table.accepts(Cut("dan"))
    table.act(Cut("dan"))
    assert table.refusal(Cut("eve")) == table.refusal(Cut())
    assert table.refusal(Cut()).clause == "art2.1.a.s2"


@proves("art2.1.a.s2")
@BY_HAND
@pytest.mark.parametrize("sitting", [True, False])
def test_2_1_a_s2_the_bank_cuts_where_no_player_wishes_to(options: Any, sitting: bool) -> None:
    table = new_table(options).act(*([Sit("dan", 2)] if sitting else [])).do("shuffle")
    assert prescribed(table.turn) == Cut("bank")
    assert [act.by for act in getattr(table.turn, "choices", ())] == (["dan", "bank"] if sitting else [])
    assert table.names()[0] == "cut"


@proves("art2.1.a.s2")
@BY_HAND
def test_2_1_a_s2_a_cut_leaves_every_card_in_the_pack_and_comes_once(options: Any) -> None:
    table = new_table(options).do("shuffle")
    shuffled = dict(table.game.card_weights(table.state))
    table.act(Cut("dan"))
    assert table.game.card_weights(table.state) == shuffled == dict.fromkeys(PACK, options["decks"])
    assert table.refused(Cut("dan")) == ("session_must_end_before_cards_are_prepared_anew", "art2.1.a.s2")


@proves("art2.1.a.s2")
@BY_HAND
def test_2_1_a_s2_no_card_is_dealt_before_shuffle_and_cut(options: Any) -> None:
    table = new_table(options)
    for done in ("shuffle", None):
        refusal = table.refusal(Dealt(1, "Th"))
        assert (refusal.norm, refusal.clause) == ("cards_must_be_ready_before_the_deal", "art2.1.a.s2")
        assert table.refusal(Bet("ana", "main", 100)).norm == "cards_must_be_ready_before_bets"
        if done:
            table.do(done)


@proves("art2.1.a.s2", "art2.2.s2")
def test_2_1_a_s2_sound_cards_serve_the_next_session_too() -> None:
    following = played(new_table(BOX[OLD])).following()
    assert following.names()[0] == "shuffle"
    assert following.refusal(Do("replace-cards")).clause == "art2.2.s2"
    assert played(following).nets() == {"ana": 100}


@proves("art2.1.a.s3")
@pytest.mark.parametrize("behind", [30, 31, 75])
def test_2_1_a_s3_with_several_decks_thirty_cards_or_more_lie_behind_the_second_white_card(behind: int) -> None:
    table = new_table({**SHOE[OLD], "second-white-card-depth": behind}).do("shuffle").act(Cut())
    assert table.accepts(PlaceWhiteCard(behind))
    table.act(PlaceWhiteCard(behind)).do("load").act(Burn(6)).main("ana").do("no-more-bets")
    dealt = table.with_shoe(unseen=312 - behind - 1)
    assert isinstance(dealt.turn, Chance)
    assert dealt.card("Th").names()[:1] == ["white-card"]


@proves("art2.1.a.s3")
@pytest.mark.parametrize("behind", [1, 29, 312])
def test_2_1_a_s3_with_fewer_than_thirty_or_all_behind_it_it_is_refused(behind: int) -> None:
    table = new_table().do("shuffle").act(Cut())
    assert table.refused(PlaceWhiteCard(behind)) == ("white_card_must_be_deep_enough", "art2.1.a.s3")
    with pytest.raises((OptionError, Refused)):
        AtBlackjack(OLD, {**SHOE[OLD], "second-white-card-depth": behind})


@proves("art2.1.a.s3")
def test_2_1_a_s3_282_of_six_decks_stand_before_the_white_card() -> None:
    table = new_table().do("shuffle").act(Cut())
    assert table.state.shoe.left(6) - coming(table).behind == 282
    table.act(PlaceWhiteCard(75))
    assert table.state.shoe.depth == 75


@proves("art2.1.a.s3")
def test_2_1_a_s3_a_single_deck_has_no_second_white_card() -> None:
    table = new_table(BOX[OLD]).do("shuffle").act(Cut())
    assert table.refused(PlaceWhiteCard(30)) == ("single_deck_must_have_one_white_card", "art2.1.a.s3")
    assert table.refused(Do("white-card")) == ("single_deck_must_have_one_white_card", "art2.2.s1")
    assert table.names()[0] == "load"


@proves("art2.1.a.s4")
@pytest.mark.parametrize(
    ("options", "done"),
    [
        (BOX[OLD], []),
        (BOX[OLD], [Do("shuffle")]),
        (SHOE[OLD], []),
        (SHOE[OLD], [Do("shuffle")]),
        (SHOE[OLD], [Do("shuffle"), Cut()]),
    ],
)
def test_2_1_a_s4_cards_are_not_loaded_before_shuffle_cut_and_marker(options: Any, done: list[Act]) -> None:
    refusal = new_table(options).act(*done).refusal(Do("load"))
    assert (refusal.norm, refusal.clause) == ("cards_must_be_prepared_in_order", "art2.1.a.s4")


@proves("art2.1.a.s4")
def test_2_1_a_s4_after_them_the_cards_are_loaded() -> None:
    assert new_table(BOX[OLD]).do("shuffle").act(Cut()).do("load").names()[0] == "burn"
    shoe = new_table().do("shuffle").act(Cut())
    shoe.act(PlaceWhiteCard()).do("load")
    assert shoe.names()[0] == "burn"
    assert shoe.refusal(Do("load")).norm == "session_must_end_before_cards_are_prepared_anew"
    assert shoe.refusal(Dealt(1, "Th")).clause == "art2.1.c.s1"


@proves("art2.1.a.s4")
@BY_HAND
def test_2_1_a_s4_the_cards_come_in_the_order_in_which_they_lay_after_the_cut(options: Any) -> None:
    table = sealed(OLD, 7, options)
    while not table.acts or table.acts[-1].name != "cut":
        table.advance()
    order = to_come(table)
    while table.acts[-1] != Do("load"):
        table.advance()
    assert to_come(table) == order
    table.advance()
    [burnt] = unseen(table)
    assert to_come(table) == order[burnt:]  # the first to leave are burnt
    assert opened(table) == []


# 2(1)(b): the machine.


@proves("art2.1.b")
@pytest.mark.parametrize("act", [Do("shuffle"), Cut("dan"), Cut(), PlaceWhiteCard(30), Do("white-card")])
def test_2_1_b_with_the_machine_nothing_is_shuffled_by_hand_cut_or_marked(act: Act) -> None:
    refusal = new_table(MACHINE[OLD]).act(Sit("dan", 2)).refusal(act)
    assert (refusal.norm, refusal.clause) == ("act_must_belong_to_the_dealing_device", "art2.1.b")


@proves("art2.1.b")
def test_2_1_b_cards_are_put_in_the_machine_and_drawn_from_it() -> None:
    table = new_table(MACHINE[OLD])
    assert table.refusal(Dealt(1, "Th")).clause == "art2.1.b"
    assert table.names()[:3] == ["load", "burn", "no-more-bets"]
    table.main("ana").to("card")
    assert sum(table.turn.weights.values()) == 312  # any card may come: those burnt were not seen
    assert set(table.turn.weights.values()) == {6}


@proves("art2.1.b")
def test_2_1_b_the_machine_gives_another_order_each_time() -> None:
    firsts = set()
    for seed in range(8):
        table = sealed(OLD, seed, MACHINE[OLD])
        table.advance()
        table.advance()
        table.do(Bet("ana", "main", 100))
        while not any(isinstance(act, Dealt) for act in table.acts):
            table.advance()
        firsts.add(next(act.card for act in table.acts if isinstance(act, Dealt)))
    assert len(firsts) > 3


# 2(1)(c): the first cards, cards face up, mistakes.


@proves("art2.1.c.s1")
@pytest.mark.parametrize(
    ("options", "number"),
    [(BOX[OLD], 1), ({"decks": 2}, 2), (SHOE[OLD], 6), (MACHINE[OLD], 6)],
)
def test_2_1_c_s1_as_many_cards_as_decks_are_burnt_before_the_first_is_dealt(options: Any, number: int) -> None:
    table = new_table(options).to("burn")
    for other in (number - 1, number + 1):
        if other:
            assert table.refused(Burn(other)) == ("burn_must_be_of_its_number", "art2.1.c.s1")
    assert table.refusal(Dealt(1, "Th")).clause == "art2.1.c.s1"
    table.act(Burn(number))
    assert table.state.shoe.unseen == number
    assert table.main("ana").names() == ["no-more-bets"]
    assert table.refusal(Burn(1)).norm == "burn_must_keep_its_time"


@proves("art2.1.c.s1")
def test_2_1_c_s1_a_burnt_card_is_in_no_hand_and_does_not_come_back_before_the_next_shuffle() -> None:
    table = new_table(BOX[OLD]).to("burn").act(Burn(1)).main("ana")
    table.deal("Th 6c", bank="Kc").at_window()
    dealt = 3 + 1  # and the bank's card that lies face down
    assert table.state.shoe.left(1) - table.state.hidden == 52 - 1 - dealt
    sealed_table = sealed(OLD, 3, BOX[OLD])
    while not sealed_table.acts or not isinstance(sealed_table.acts[-1], Burn):
        sealed_table.advance()
    assert unseen(sealed_table) == [1]


@proves("art2.1.c.s1")
def test_2_1_c_s1_cards_are_dealt_one_at_a_time() -> None:
    table = AtBlackjack(OLD).main("ana", place=1).main("bo", place=3).to("card")
    order: list[Any] = []
    for card in ["2c", "3c", "4c", "5c", "6c"]:
        to = {act.to for act in table.turn.weights}
        assert len(to) == 1
        order += to
        table.card(card)
    assert order == [1, 3, "bank", 1, 3]
    assert (table.hand(1), table.hand(3), table.state.bank) == ("2c 5c", "3c 6c", ("4c",))
    one = AtBlackjack(OLD).main("ana", place=1).main("bo", place=3).to("card").card("2c")
    assert one.refused(Dealt(1, "3c")) == ("cards_must_be_dealt_in_order", "art2.1.c.s1")


@proves("art2.1.c.s2")
def test_2_1_c_s2_a_card_face_up_in_the_device_is_void_whatever_hand_it_was_drawn_for() -> None:
    first = AtBlackjack(OLD).main("ana").card("Th").do("exposed").deal("9h 8c", bank="Kc")
    assert (first.hand(1), first.state.shoe.seen[0]) == ("9h 8c", "Th")
    open_card = AtBlackjack(OLD).main("ana").play("Th Kc exposed 6d 9c")
    assert (open_card.state.bank, open_card.hand(1)) == (("6d",), "Th 9c")
    drawn = ana("Th 6c", "Kc").play("draw Td exposed 5h stand 9d")
    assert (drawn.hand(1), drawn.nets()) == ("Th 6c 5h", {"ana": 100})
    second = ana("Th 6c", "6d").play("stand Kd exposed Ad")
    assert second.state.bank == ("6d", "Ad")
    assert second.nets() == {"ana": -100}


@proves("art2.1.c.s2")
@pytest.mark.parametrize("options", [BOX[OLD], SHOE[OLD], MACHINE[OLD]])
def test_2_1_c_s2_the_first_card_of_a_session_is_void_too(options: Any) -> None:
    table = new_table(options).main("ana").card("Th").do("exposed").deal("9h 8c", bank="Kc")
    assert table.hand(1) == "9h 8c"


@proves("art2.1.c.s2")
def test_2_1_c_s2_the_bank_s_cards_are_not_void_for_being_dealt_face_up() -> None:
    table = ana("Th 9c", "Kc").play("stand 8d")
    assert table.state.bank == ("Kc", "8d")
    box = ana("Th 9c", "Kc", options=BOX[OLD]).play("stand 8d")
    assert box.refused(Do("exposed")) == ("card_must_have_come_face_up", "art2.1.c.s2")
    assert box.nets() == {"ana": 100}


@proves("art2.1.c.s2")
def test_2_1_c_s2_once_something_else_is_done_no_card_becomes_void() -> None:
    assert AtBlackjack(OLD).main("ana").refused(Do("exposed")) == ("card_must_have_come_face_up", "art2.1.c.s2")
    table = ana("Th 9c", "Kc").do("hear")
    assert table.refused(Do("exposed")) == ("card_must_have_come_face_up", "art2.1.c.s2")


@proves("art2.1.c.s2")
def test_2_1_c_s2_a_card_that_should_lie_face_down_before_the_bank_is_void_if_it_is_seen() -> None:
    table = AtBlackjack(OLD, BOX[OLD]).main("ana").deal("Th 9c", bank="Kc").do("face-down", "exposed")
    for act in (Do("face-down"), Do("exposed"), Do("hear")):
        assert not table.accepts(act)
    assert {act.to for act in table.turn.weights} == {"discard"}
    assert table.game.clauses_for(table.state, Dealt("discard", "8d")) == ("art2.1.c.s2",)
    table.card("8d")
    assert table.names()[:2] == ["face-down", "hear"]
    table.play("stand 7d")
    assert (table.hand(1), table.state.bank) == ("Th 9c", ("Kc", "7d"))
    assert table.state.shoe.seen.count("8d") == 1


@proves("art2.1.c.s2")
def test_2_1_c_s2_a_sealed_table_opens_the_card_that_was_seen_and_lays_another_face_down() -> None:
    table = sealed(OLD, 5, BOX[OLD])
    while table.state.stage != "betting":  # type: ignore[attr-defined]
        table.advance()
    table.do(Bet("ana", "main", 100))
    while table.acts[-1] != Do("face-down"):
        table.advance()
    table.do(Do("exposed"))
    table.advance()
    assert table.acts[-1].to == "discard"  # type: ignore[attr-defined]
    while table.acts[-1] != Do("hear"):
        table.advance()
    table.do(Stand("ana"))
    while not table.is_over:
        table.advance()
    record = json.loads(json.dumps(table.records[-1]))
    assert settle(record).settlement.to_json() == record["settlement"]


@proves("art2.1.c.s3")
def test_2_1_c_s3_a_skipped_place_gets_its_card_when_the_mistake_is_noticed() -> None:
    table = AtBlackjack(OLD).main("ana", place=3).main("bo", place=4).to("card").act(Misdeal(4)).card("Th")
    assert table.game.seen_by(table.state, "bo")["places"] == {"3": [[]], "4": [["Th"]]}
    table.do("correct")
    assert table.game.seen_by(table.state, "ana")["places"]["3"] == [["Th"]]
    table.play("9c 5d 6h Qs")
    assert (table.hand(3), table.hand(4), table.state.bank) == ("Th 6h", "9c Qs", ("5d",))


@proves("art2.1.c.s3")
@pytest.mark.parametrize("noticed", [1, 2, 3, 4])
def test_2_1_c_s3_every_hand_settles_with_the_cards_it_would_have_had(noticed: int) -> None:
    cards = ["Th", "9c", "8d", "Kh", "7s"]  # place 3, place 4, the bank, place 3, place 4
    plain = AtBlackjack(OLD).main("ana", place=3).main("bo", 50, place=4).play(*cards)
    wrong = AtBlackjack(OLD).main("ana", place=3).main("bo", 50, place=4).to("card")
    for to, card in zip((4, "bank", 3, 4), cards[:noticed], strict=False):  # place 3 was skipped
        wrong.act(Misdeal(to), Dealt(to, card))
    wrong.do("correct").play(*cards[noticed:])
    for table in (plain, wrong):
        table.play("stand stand Td")
        assert (table.hand(3), table.hand(4)) == ("Th Kh", "9c 7s")
        assert table.nets() == {"ana": 100, "bo": -50}


@proves("art2.1.c.s3")
def test_2_1_c_s3_nothing_is_put_right_where_nothing_went_astray() -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", place=2).to("card")
    assert table.refused(Misdeal(1)) == ("mistake_must_be_in_dealing", "art2.1.c.s3")
    assert table.refused(Misdeal(7)) == ("card_must_go_to_a_place", "art2.1.c.s3")
    assert table.refused(Do("correct")) == ("mistake_must_be_in_dealing", "art2.1.c.s3")
    table.deal("Th 6c", "9h 9c", bank="Kc").play("stand stand 7d")
    settling = table.refusal(Misdeal(1))
    assert (settling.norm, settling.untimely) == ("mistake_must_be_in_dealing", True)


@proves("art2.1.c.s3")
def test_2_1_c_s3_an_additional_card_given_to_another_place_comes_to_the_one_that_asked() -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", place=2).deal("Th 6c", "9h 9c", bank="Kc").play("draw:ana")
    table.act(Misdeal(2), Dealt(2, "5d"))
    assert table.game.seen_by(table.state)["astray"] == [[2, "5d"]]
    assert (table.hand(1), table.hand(2), table.names()[0]) == ("Th 6c", "9h 9c", "correct")
    assert table.refusal(Stand("ana")).untimely
    table.do("correct")
    assert (table.hand(1), table.hand(2)) == ("Th 6c 5d", "9h 9c")


@proves("art2.1.c.s4")
def test_2_1_c_s4_a_mistake_beyond_repair_cancels_every_card_and_returns_every_stake() -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", place=2).main("cy", place=3)
    table.deal("5h 6c", "8h 8c", "Th 9c", bank="Ac").play("insurance:cy:50 double:ana 9d split:bo 3d")
    dealt = ("5h", "8h", "Th", "Ac", "6c", "8c", "9c", "9d", "3d")
    table.act(Cancel("misdeal"))
    assert table.refused(Dealt(2, "2h")) == ("round_must_not_be_void", "art2.1.c.s4")
    lines = table.lines()
    assert {(who, bet): line.returned for (who, bet, _, _), line in lines.items()} == {
        ("ana", "main"): 100, ("ana", "double"): 100, ("bo", "main"): 100, ("bo", "split"): 100,
        ("cy", "main"): 100, ("cy", "insurance"): 50,
    }  # fmt: skip
    assert {line.result for line in lines.values()} == {"push"}
    assert table.nets() == {"ana": 0, "bo": 0, "cy": 0}
    assert table.game.remembered(table.state).seen == dealt
    assert table.game.result(table.state) == {"void": "misdeal"}


@proves("art2.1.c.s4")
def test_2_1_c_s4_what_was_paid_or_lost_before_is_reversed() -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", place=2).main("cy", place=3).main("di", place=4)
    table.deal("Ah Kh", "Th 6c", "7h 7c", "Td 6d", bank="Kc")
    table.when(EvenMoney("ana")).when(Surrender("bo")).play("draw:cy 7d draw:di Ts").to("burn")
    assert [line.net for line in table.state.lines] == [100, -50, 300, -100]
    assert table.act(Cancel("misdeal")).nets() == dict.fromkeys(("ana", "bo", "cy", "di"), 0)


@proves("art2.1.c.s4")
def test_2_1_c_s4_a_round_is_not_cancelled_without_a_cause_or_a_card() -> None:
    assert AtBlackjack(OLD).main("ana").refused(Cancel("misdeal")) == ("deal_must_have_begun", "art2.1.c.s4")
    table = ana("Th 9c", "Kc")
    assert table.refused(Cancel("ill luck")) == ("round_must_be_cancelled_for_a_cause", "art2.1.c.s4")
    assert table.refused(Cancel("cards-run-out")) == ("cards_must_have_run_out", "art2.1.c.s4")
    assert table.act(Cancel("misdeal")).refused(Cancel("misdeal"))[0] == "round_must_not_be_void_already"
