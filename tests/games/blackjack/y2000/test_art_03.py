"""Article 3 of 141/2000: the deal, and additional cards."""

from typing import Any

import pytest

from banca.games.blackjack.dealing import Dealt
from banca.games.blackjack.playing import Double, Draw, Split, Stand
from banca.games.blackjack.window import EvenMoney
from banca.play.act import Bet, Do, Pay
from tests.games.blackjack.at_blackjack import BOX, MACHINE, OLD, SHOE, AtBlackjack, sealed
from tests.games.blackjack.y2000 import TEN_CARDS, ana, proves

ONE_CARD = pytest.mark.parametrize("options", [SHOE[OLD], MACHINE[OLD]])


def three_places() -> AtBlackjack:
    table = AtBlackjack(OLD).main("ana", place=1).main("bo", place=2).main("cy", place=5)
    return table.deal("8h 8c", "Td 6s", "Ts 7s", bank="6c")


# 3(1): the deal.


@proves("art3.1.a.s1")
@ONE_CARD
def test_3_1_a_s1_two_cards_face_down_for_each_place_and_one_face_up_for_the_bank(options: Any) -> None:
    table = AtBlackjack(OLD, options).main("ana", place=2).main("bo", place=4).deal("Th 9c", "Td 7s", bank="Kc")
    assert (table.hand(2), table.hand(4), table.state.bank) == ("Th 9c", "Td 7s", ("Kc",))
    assert not table.state.hidden
    seen = table.game.seen_by(table.state)
    assert seen["bank"] == ["Kc"]
    assert seen["places"] == {"2": [["??", "??"]], "4": [["??", "??"]]}
    assert seen["announced"] == []
    refusal = table.refusal(Do("face-down"))
    assert (refusal.norm, refusal.clause) == ("bank_must_have_one_card", "art3.1.a.s1")


@proves("art3.1.a.s1")
def test_3_1_a_s1_cards_stay_hidden_from_whoever_has_no_stake_on_them() -> None:
    table = AtBlackjack(OLD).main("ana", place=2).main("bo", place=4).card("Th")
    assert table.game.seen_by(table.state, "ana")["places"] == {"2": [["Th"]], "4": [[]]}
    assert table.game.seen_by(table.state, "bo")["places"] == {"2": [["??"]], "4": [[]]}
    table.play("Td Kc 2c 7s")
    for player, seen in (("ana", ["Th", "2c"]), ("bo", ["??", "??"]), ("zoe", ["??", "??"]), (None, ["??", "??"])):
        assert table.game.seen_by(table.state, player)["places"]["2"] == [seen]
    table.play("draw:ana 3d")
    assert table.game.seen_by(table.state, "bo")["places"]["2"] == [["??", "??", "3d"]]
    table.play("stand:ana stand:bo 8d")
    assert table.game.seen_by(table.state, "bo")["places"]["2"] == [["Th", "2c", "3d"]]


@proves("art3.1.a.s2")
@ONE_CARD
def test_3_1_a_s2_the_bank_s_second_card_waits_for_every_place(options: Any) -> None:
    table = AtBlackjack(OLD, options).main("ana").main("bo", place=4).deal("Th 6c", "Td 7s", bank="Kc").do("hear")
    for script in ("", "draw:ana 2c", "stand:ana"):
        refused = table.play(script).refused(Dealt("bank", "9d"))
        assert refused == ("bank_must_wait_for_the_players", "art3.1.a.s2")
    table.play("stand:bo")
    assert table.names() == ["burn"]
    table.card("9d")
    assert table.game.seen_by(table.state)["bank"] == ["Kc", "9d"]


@proves("art3.1.a.s2")
def test_3_1_a_s2_while_players_split_and_double_the_bank_has_one_card() -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", place=2).deal("8h 8c", "5h 6h", bank="Ac")
    for script in ("split:ana 3d stand:ana 2d stand:ana", "double:bo 9d"):
        assert table.state.bank == ("Ac",)
        table.play(script)
    assert table.state.bank == ("Ac",)
    assert table.card("Kd").nets() == {"ana": -200, "bo": -200}


@proves("art3.1.b")
@pytest.mark.parametrize("open_card", ["Ac", "Kc", "Tc", "5c"])
def test_3_1_b_from_the_metal_box_the_bank_has_one_open_and_one_hidden_card(open_card: str) -> None:
    table = AtBlackjack(OLD, BOX[OLD]).main("ana").main("bo", place=4).deal("Th 9c", "Td 7s", bank=open_card)
    refusal = table.refusal(Draw("ana"))
    assert (refusal.norm, refusal.untimely) == ("cards_must_be_dealt_first", True)
    assert table.names() == ["face-down", "hear"]
    table.do("face-down")
    assert table.refusal(Do("face-down")).clause == "art3.1.b"
    seen = table.game.seen_by(table.state, "ana")
    assert (seen["bank"], seen["places"]) == ([open_card, "??"], {"1": [["Th", "9c"]], "4": [["??", "??"]]})
    assert table.refused(Dealt("bank", "2d")) == ("bank_must_wait_for_the_players", "art3.1.b")
    table.play("stand:ana stand:bo 8d")
    assert table.game.seen_by(table.state)["bank"][:2] == [open_card, "8d"]


@proves("art3.1.b", "art8.s2")
def test_3_1_b_nobody_looks_at_the_hidden_card_while_players_act() -> None:
    """A bank blackjack that lies there already takes every stake only when all have acted."""
    table = AtBlackjack(OLD, BOX[OLD]).main("ana").main("bo", place=2).deal("8h 8c", "5h 6h", bank="Ac").do("face-down")
    hidden_from = [table.state.shoe.possible(1).weights]
    table.play("insurance:bo:50 split:ana 3d draw:ana 7h stand:ana 2d stand:ana double:bo 9d")
    hidden_from.append(table.state.shoe.possible(1).weights)
    assert all("Kd" in weights and "Qs" in weights for weights in hidden_from)
    assert table.state.lines == ()
    assert table.card("Kd").nets() == {"ana": -200, "bo": -200 + 100}


@proves("art3.1.b")
def test_3_1_b_a_sealed_card_face_down_is_opened_last_in_the_record() -> None:
    for seed in range(4):
        table = sealed(OLD, seed, BOX[OLD])
        while table.state.stage != "betting":  # type: ignore[attr-defined]
            table.advance()
        table.do(Bet("ana", "main", 100))
        while Do("face-down") not in table.acts:
            table.advance()
        assert len([act for act in table.acts if isinstance(act, Dealt)]) == 3
        seen = table.game.seen_by(table.state, "ana")
        assert seen["bank"][1:] == ["??"]
        table.advance()
        table.do(Stand("ana"))
        while not table.is_over:
            table.advance()
        dealt = [act for act in table.acts if isinstance(act, Dealt)]
        assert [act.to for act in dealt[:4]] == [1, "bank", 1, "bank"]


# 3(2)(a): the bank.


@proves("art3.2.a.s1")
@pytest.mark.parametrize(
    ("cards", "stands"),
    [
        ("Kc 6d", False),
        ("Kc 7d", True),
        ("Ac 6d", True),
        ("Ac 5d", False),
        ("Ac 5d Th", False),  # 16
        ("Ac 5d Ad", True),  # soft 17
        ("Ac 5d Th Ad", True),
        ("2c 2d 2h", False),
        ("Kc 6d Ad", True),
        ("Kc 6d Kd", True),
        ("Ac Ad", False),
        ("Ac Ad 5h", True),
        ("Ac Ad 4h", False),
    ],
)
def test_3_2_a_s1_the_bank_draws_on_16_and_stands_on_17(cards: str, stands: bool) -> None:
    table = ana("Th 9c", cards.split(maxsplit=1)[0]).play("stand", *cards.split()[1:])
    if stands:
        assert table.refused(Dealt("bank", "2s")) == ("bank_must_not_draw_on_17", "art3.2.a.s1")
        assert table.finish().state.bank == tuple(cards.split())
    else:
        assert table.accepts(Dealt("bank", "2s"))
        assert table.names() == []


@proves("art3.2.a.s1")
def test_3_2_a_s1_the_bank_plays_on_where_no_hand_is_left() -> None:
    table = ana("Th 6c", "Kc").play("draw Td 6d")
    assert table.accepts(Dealt("bank", "2s"))
    assert table.play("2s").nets() == {"ana": -100}
    assert table.state.bank == ("Kc", "6d", "2s")


@proves("art3.2.a.s2")
def test_3_2_a_s2_a_card_drawn_by_oversight_is_null() -> None:
    table = ana("Th 8c", "Kc").play("stand 7d undue-card")
    refusal = table.refusal(Pay("ana", "main", place=1))
    assert (refusal.norm, refusal.clause) == ("act_must_belong_to_the_phase", "art3.2.a.s2")
    assert [act.to for act in table.turn.weights][:1] == ["discard"]
    table.card("4h")
    assert table.state.bank == ("Kc", "7d")
    assert table.game.result(table.state)["bank_total"] == 17
    assert table.nets() == {"ana": 100}
    assert table.game.remembered(table.state).seen.count("4h") == 1


@proves("art3.2.a.s2")
def test_3_2_a_s2_it_is_null_even_if_nobody_saw_it() -> None:
    table = ana("Th 8c", "Kc").play("stand 7d")
    assert table.refused(Do("put-back")) == ("undue_card_must_be_void", "art3.2.a.s2")
    before = table.state.shoe.unseen
    table.do("undue-card-unseen")
    assert table.state.shoe.unseen == before + 1
    assert table.state.bank == ("Kc", "7d")
    assert table.nets() == {"ana": 100}


@proves("art3.2.a.s2")
@pytest.mark.parametrize("step", ["undue-card", "undue-card-unseen", "put-back"])
def test_3_2_a_s2_no_card_is_too_many_before_the_bank_has_17(step: str) -> None:
    for script in ("", "stand", "stand 6d"):
        refused = ana("Th 8c", "Kc").play(script).refused(Do(step))
        assert refused == ("bank_must_have_finished_drawing", "art3.2.a.s2")


# 3(2)(b): the players.


@proves("art3.2.b.s1")
@pytest.mark.parametrize(
    ("cards", "drawn", "total"),
    [
        ("Th 2c", "", 12),
        ("Th Kc", "", 20),
        ("Ah Kc", "", 21),
        ("5h 6c", "Td", 21),
        ("5h 4c", "2d Td", 21),
        ("2h 2c", "2d 2s 3h", 11),
    ],
)
def test_3_2_b_s1_a_player_not_over_21_gets_a_card_if_he_asks(cards: str, drawn: str, total: int) -> None:
    table = ana(cards, "6c").play(*(f"draw {card}" for card in drawn.split())).do(*([] if drawn else ["hear"]))
    assert table.game.result(table.state) is None
    assert {"draw", "stand"} <= set(table.choices())
    table.play("draw Ad")
    assert table.hand(1).endswith("Ad")
    over = total + 1 > 21 and "A" not in cards
    assert (table.state.hands[0].ended == "over-21") is over


@proves("art3.2.b.s1")
def test_3_2_b_s1_a_card_drawn_to_a_blackjack_makes_it_an_ordinary_hand() -> None:
    table = ana("Ah Kc", "Kd").play("draw Ts stand")
    assert table.refused(EvenMoney("ana")) == ("even_money_must_be_for_a_blackjack", "art6.s3")
    assert table.play("9d").line("main").net == 100


@proves("art3.2.b.s1")
@pytest.mark.parametrize(("last", "over"), [("5d", False), ("6d", True), ("Ad", False), ("Kd", True)])
def test_3_2_b_s1_over_21_with_every_ace_as_one_the_cards_are_shown_at_once(last: str, over: bool) -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", place=2).deal("Ah 5h", "Td 7s", bank="6c")
    table.play("draw:ana Ts", f"draw:ana {last}")
    seen = table.game.seen_by(table.state, "bo")["places"]["1"]
    assert seen == ([["Ah", "5h", "Ts", last]] if over else [["??", "??", "Ts", last]])
    if over:
        assert table.refused(Draw("ana", 1)) == ("final_decision_must_stand", "art3.2.b.s2")
        assert table.play("stand:bo").state.lines[0].net == -100
    else:
        assert "draw" in table.choices()


@proves("art3.2.b.s1")
def test_3_2_b_s1_no_card_comes_that_was_not_asked_for() -> None:
    table = ana("Th 2c", "6c").do("hear")
    assert table.refused(Dealt(1, "Td")) == ("card_must_be_asked_for", "art3.2.b.s1")
    table.play("draw")
    assert table.refused(Draw("ana")) == ("card_must_come_first", "art2.1.c.s1")
    assert not table.play("Td").accepts(Dealt(1, "2d"))


@proves("art3.2.b.s2")
@pytest.mark.parametrize("bank", ["6d Kh", "7d", "Ad"])
def test_3_2_b_s2_over_21_loses_whatever_the_bank_has(bank: str) -> None:
    table = ana("Th 6c", "Kc").play("draw 6h", bank)  # the bank: 26, 17, a blackjack
    line = table.line("main")
    assert (line.result, line.net) == ("lose", -100)
    assert "art3.2.b.s2" in line.clauses


@proves("art3.2.b.s2")
def test_3_2_b_s2_a_doubled_hand_is_never_over_21_and_loses_both_stakes_on_points() -> None:
    """Only eleven is doubled, and gets one card."""
    for third in "A23456789TJQK":
        table = ana("5h 6c", "Kc").play(f"double {third}d")
        assert table.state.hands[0].ended == "doubled"
    lost = ana("5h 6c", "Kc").play("double 2d 7d")
    assert lost.nets() == {"ana": -200}


# 3(2)(c): from the left.


@proves("art3.2.c")
def test_3_2_c_places_decide_from_the_left() -> None:
    table, order = three_places(), []
    while table.state.stage in ("window", "playing"):
        order.append((table.decider(), table.state.current.place))
        table.play("stand")
    assert order == [("ana", 1), ("bo", 2), ("cy", 5)]


@proves("art3.2.c")
@pytest.mark.parametrize("kind", [Draw, Stand, Double, Split])
def test_3_2_c_nobody_acts_before_his_turn(kind: Any) -> None:
    table = three_places().do("hear")
    for player in ("bo", "cy"):
        assert table.refused(kind(player)) == ("places_must_decide_from_the_left", "art3.2.c")
    table.play("draw:ana 2d")
    assert table.refused(kind("bo")) == ("places_must_decide_from_the_left", "art3.2.c")
    assert table.play("stand:ana").refused(kind("cy")) == ("places_must_decide_from_the_left", "art3.2.c")


@proves("art3.2.c")
@pytest.mark.parametrize("kind", [Draw, Stand, Double, Split])
def test_3_2_c_a_final_decision_stands(kind: Any) -> None:
    table = three_places().play("stand:ana")
    assert table.refused(kind("ana")) == ("final_decision_must_stand", "art3.2.c")
    table.play("stand:bo stand:cy")
    for player in ("ana", "bo", "cy"):
        assert table.refused(kind(player)) == ("final_decision_must_stand", "art3.2.c")


@proves("art3.2.c")
def test_3_2_c_all_hands_of_a_split_are_finished_before_the_next_place() -> None:
    table = three_places().play("split:ana 3d stand:ana")
    assert table.refused(Draw("bo")) == ("places_must_decide_from_the_left", "art3.2.c")
    table.play("2d")
    assert table.decider() == "ana"
    assert table.refused(Draw("bo")) == ("places_must_decide_from_the_left", "art3.2.c")
    assert table.play("stand:ana").decider() == "bo"


@proves("art3.2.c")
def test_3_2_c_the_bank_turns_to_the_places_once() -> None:
    table = AtBlackjack(OLD).main("ana")
    assert table.refusal(Do("hear")).clause == "art3.2.c"
    table.deal("Th 9c", bank="Kc").do("hear")
    assert not table.refusal(Do("hear")).untimely


@proves("art3.2.c")
@pytest.mark.parametrize("rank", TEN_CARDS)
def test_3_2_c_a_blackjack_declares_its_final_decision_too(rank: str) -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", place=2).deal(f"Ah {rank}c", "Td 7s", bank="6c").do("hear")
    assert table.refused(Stand("bo")) == ("places_must_decide_from_the_left", "art3.2.c")
    assert table.play("stand:ana").accepts(Stand("bo"))
