"""Article 5 of 56/2004: the deal."""

from typing import Any

import pytest

from banca.games.blackjack.dealing import Cancel, Dealt
from banca.games.blackjack.irregular import Misdeal
from banca.games.blackjack.playing import Draw, Stand
from banca.games.blackjack.sharing import Match
from banca.games.blackjack.window import EvenMoney, FiveCards, Surrender
from banca.play.act import Bet, Do, Pay, Withdraw
from tests.games.blackjack.at_blackjack import AtBlackjack
from tests.games.blackjack.y2004 import EVERY_BET, ana, at, new, options, proves, set_up

BLIND = ["??", "??"]


def three(**chosen: Any) -> AtBlackjack:
    """Bets on the places 2, 3 and 6."""
    return at(**chosen).main("ana", place=2).main("bo", place=3).main("cy", place=6)


def seen(table: AtBlackjack, player: str | None = None) -> Any:
    return table.game.seen_by(table.state, player)


@proves("art5.1")
@pytest.mark.parametrize("device", ["box", "shoe", "machine"])
def test_5_1_one_card_at_a_time_from_the_left_to_places_with_bets_and_to_the_bank(device: str) -> None:
    table = three(device=device).to("card")
    cards = ["2h", "3h", "4h", "5h", "6h", "7h", "8h"]
    order = [2, 3, 6, "bank", 2, 3, 6]
    for to, card in zip(order, cards, strict=True):
        table.to("card")
        for other in {1, 2, 3, 4, 5, 6, "bank"} - {to}:
            assert table.refusal(Dealt(other, card)).clause == "art5.1"
        before = len(table.state.came)
        table.act(Dealt(to, card))
        assert len(table.state.came) == before + 1
    assert (table.hand(2), table.hand(3), table.hand(6)) == ("2h 6h", "3h 7h", "4h 8h")
    assert table.state.bank == ("5h",)
    assert {hand.place for hand in table.state.hands} == {2, 3, 6}


@proves("art5.1")
def test_5_1_nothing_is_dealt_where_nobody_has_bet() -> None:
    assert at().refused(Dealt(1, "Th")) == ("bets_must_be_made_first", "art5.1")


@proves("art5.1.1")
@pytest.mark.parametrize("position", range(7))
def test_5_1_1_a_card_face_up_in_the_device_is_void_and_the_next_takes_its_place(position: int) -> None:
    table = three()
    for number, card in enumerate(["2h", "3h", "4h", "5h", "6h", "7h", "8h"]):
        if number == position:
            table.card("Kd").do("exposed")
        table.card(card)
    assert (table.hand(2), table.hand(3), table.hand(6)) == ("2h 6h", "3h 7h", "4h 8h")
    assert table.state.bank == ("5h",)
    assert "Kd" in table.state.shoe.seen


@proves("art5.1.1")
@pytest.mark.parametrize("option", ["void", "valid"])
def test_5_1_1_so_are_additional_cards_and_those_of_the_bank(option: str) -> None:
    table = ana("5h 6c", "Kc", "draw Td exposed 4d stand", exposed_first_card=option)
    assert table.hand(1) == "5h 6c 4d"
    table.play("9d exposed 6d exposed 5d 2h")
    assert table.state.bank == ("Kc", "5d", "2h")
    assert table.nets() == {"ana": -100}


@proves("art5.1.1")
@pytest.mark.parametrize(("option", "hand", "left"), [("valid", "Th 9c", 0), ("void", "2d 9c", 1)])
def test_5_1_1_the_first_card_of_a_session_may_be_valid(option: str, hand: str, left: int) -> None:
    table = new(exposed_first_card=option).main("ana").card("Th").do("exposed")
    table.play("Kc 9c" if option == "valid" else "2d Kc 9c")
    assert table.hand(1) == hand
    assert len(table.state.shoe.seen) == 3 + left


@proves("art5.1.1")
@pytest.mark.parametrize("option", ["void", "valid"])
def test_5_1_1_the_second_card_or_the_first_of_a_later_round_is_void_either_way(option: str) -> None:
    table = new(exposed_first_card=option).main("ana").card("Th").card("Kc").do("exposed").card("Qc")
    assert table.card("9c").state.bank == ("Qc",)
    later = table.play("stand 8d").following().main("ana").card("2h").do("exposed").deal("Th 8c", bank="7c")
    assert later.hand(1) == "Th 8c"


@proves("art5.1.1")
def test_5_1_1_a_card_that_the_procedure_deals_open_is_not_void_for_that() -> None:
    table = ana("Th 9c", "Kc", "stand 8d", deal_procedure="second")
    assert (table.hand(1), table.state.bank) == ("Th 9c", ("Kc", "8d"))
    box = ana("Th 9c", "Kc", "stand 8d", device="box")
    assert box.refused(Do("exposed")) == ("card_must_have_come_face_up", "art5.1.1")


@proves("art5.1.2.s1")
def test_5_1_2_a_mistake_is_put_right_when_it_is_noticed() -> None:
    table = at().main("ana", place=3).main("bo", place=4).main("cy", place=5).to("card")
    table.act(Misdeal(4), Dealt(4, "2h"), Misdeal(5), Dealt(5, "3h"))  # and none to place 3
    assert seen(table, "ana")["places"]["3"] == [[]]
    assert seen(table, "bo")["places"]["4"] == [["2h"]]
    table.do("correct").play("4h Kc 6h 7h 8h")
    right = at().main("ana", place=3).main("bo", place=4).main("cy", place=5).play("2h 3h 4h Kc 6h 7h 8h")
    for place in (3, 4, 5):
        assert table.hand(place) == right.hand(place)
    assert table.state.bank == right.state.bank == ("Kc",)


@proves("art5.1.2.s1")
@pytest.mark.parametrize(("script", "nets"), [("stand stand 8d", {"ana": -100, "bo": 100})])
def test_5_1_2_a_corrected_round_is_settled_as_without_the_mistake(script: str, nets: dict[str, int]) -> None:
    table = at().main("ana", place=3).main("bo", place=4).to("card").act(Misdeal(4))
    table.card("Th").do("correct").play("Td Kc 7c 9c")
    right = at().main("ana", place=3).main("bo", place=4).deal("Th 7c", "Td 9c", bank="Kc")
    assert table.play(script).nets() == right.play(script).nets() == nets
    assert table.refused(Do("correct"))[0] == "round_must_be_under_way"


@proves("art5.1.2.s1")
def test_5_1_2_an_additional_card_that_goes_astray_comes_to_the_hand_that_asked_for_it() -> None:
    table = at().main("ana").main("bo", place=2).deal("5h 6c", "Td 9d", bank="Kc").play("draw").act(Misdeal(2))
    assert table.refused(Misdeal(4)) == ("mistake_must_be_put_right_first", "art5.1.2.s1")
    table.act(Dealt(2, "7d")).do("correct").play("stand stand 9h")
    assert (table.hand(1), table.hand(2)) == ("5h 6c 7d", "Td 9d")
    assert table.nets() == {"ana": -100, "bo": 0}


@proves("art5.1.2.s2")
def test_5_1_2_a_round_that_cannot_be_put_right_gives_all_stakes_back() -> None:
    table = at(additional_bets=EVERY_BET).main("ana").main("bo", place=2).main("cy", place=3)
    table.stake("ana", "any-pair", 10).stake("bo", "sevens", 10).stake("cy", "over-13", 10)
    table.deal("8h 8c", "7h 7c", "Ah Kc", bank="Ac").play("insurance:bo:50").say("even-money", "cy")
    table.play("split:ana 3d double:ana 9d")
    assert {line.position.bet for line in table.state.lines} == {"any-pair", "over-13", "main"}  # paid or taken already
    table.act(Cancel("misdeal"))
    assert table.nets() == {"ana": 0, "bo": 0, "cy": 0}
    lines = table.lines()
    assert {(who, bet): line.returned for (who, bet, _, _), line in lines.items()} == {
        ("ana", "main"): 100, ("ana", "split"): 100, ("ana", "double"): 100, ("ana", "any-pair"): 10,
        ("bo", "main"): 100, ("bo", "sevens"): 10, ("bo", "insurance"): 50,
        ("cy", "main"): 100, ("cy", "over-13"): 10,
    }  # fmt: skip
    assert all(line.result == "push" and "art5.1.2.s2" in line.clauses for line in lines.values())


@proves("art5.1.2.s2")
def test_5_1_2_the_cards_of_a_cancelled_round_are_discarded() -> None:
    table = new("shoe").main("ana").deal("Th 9c", bank="Ac").act(Cancel("misdeal"))
    late = (
        Bet("ana", "main", 10),
        Bet("ana", "insurance", 10),
        Withdraw("ana", "main"),
        Match("ana"),
        EvenMoney("ana"),
    )
    for act in (Dealt(1, "2h"), Draw("ana"), Stand("ana"), Surrender("ana"), FiveCards("ana"), *late):
        assert table.refused(act) == ("round_must_not_be_void", "art5.1.2.s2")
    assert table.refused(Pay("bo", "main")) == ("payment_must_be_due", "art5.1.2.s2")
    following = table.following()
    assert following.state.shoe.left(6) == 312 - 6 - 3
    assert following.state.shoe.seen == ("Th", "Ac", "9c")
    assert table.game.result(table.state) == {"void": "misdeal"}


@proves("art5.1.2.s2")
def test_5_1_2_no_round_is_cancelled_without_cards_or_cause() -> None:
    assert at().main("ana").refused(Cancel("misdeal")) == ("deal_must_have_begun", "art5.1.2.s2")
    table = ana("Th 9c", "Kc")
    assert table.refused(Cancel("a bad mood")) == ("round_must_be_cancelled_for_a_cause", "art5.1.2.s2")
    assert table.refused(Cancel("cards-run-out")) == ("cards_must_have_run_out", "art5.1.2.s2")


@proves("art5.2")
def test_5_2_the_second_procedure_is_not_for_the_metal_box() -> None:
    refusal = set_up(options("box", deal_procedure="second"))
    assert refusal
    assert (refusal.norm, refusal.clause) == ("second_procedure_must_not_use_the_box", "art5.2")
    for device in ("shoe", "machine"):
        assert set_up(options(device, deal_procedure="second")) is None
    for device in ("box", "shoe", "machine"):
        assert set_up(options(device, deal_procedure="first")) is None


@proves("art5.2")
@pytest.mark.parametrize(("procedure", "hidden"), [("first", True), ("second", False)])
def test_5_2_one_procedure_applies_to_all_places_alike(procedure: str, hidden: bool) -> None:
    table = three(deal_procedure=procedure).deal("2h 6h", "3h 7h", "4h 8h", bank="5h")
    places = seen(table)["places"]
    assert [cards == [BLIND] for cards in places.values()] == [hidden] * 3


@proves("art5.2.1")
@pytest.mark.parametrize("device", ["box", "shoe", "machine"])
def test_5_2_1_cards_face_down_are_seen_by_those_with_a_stake_on_them(device: str) -> None:
    table = three(device=device).main("dee", place=2)
    table.card("2h")
    assert seen(table, "ana")["places"]["2"] == [["2h"]]
    assert seen(table, "bo")["places"]["2"] == [["??"]]
    table.play("3h 4h 5h 6h 7h 8h").at_window()
    for player in ("ana", "dee"):
        assert seen(table, player)["places"] == {"2": [["2h", "6h"]], "3": [BLIND], "6": [BLIND]}
    assert seen(table)["places"] == seen(table, "eve")["places"] == {"2": [BLIND], "3": [BLIND], "6": [BLIND]}


@proves("art5.2.1.1")
@pytest.mark.parametrize("device", ["shoe", "machine"])
def test_5_2_1_1_two_cards_face_down_for_each_place_and_one_open_for_the_bank(device: str) -> None:
    table = three(device=device).deal("2h 6h", "3h 7h", "4h 8h", bank="5h").at_window()
    assert (seen(table)["bank"], seen(table)["announced"]) == (["5h"], [])
    assert seen(table)["places"] == {"2": [BLIND], "3": [BLIND], "6": [BLIND]}
    assert table.refused(Do("face-down")) == ("bank_must_have_one_card", "art5.2.1.1")


@proves("art5.2.1.1")
@pytest.mark.parametrize("device", ["shoe", "machine"])
def test_5_2_1_1_the_banks_second_card_comes_when_all_have_decided(device: str) -> None:
    table = three(device=device).deal("Th 8h", "3h 7h", "Ts 8c", bank="Kh").at_window()
    refused = ("bank_must_wait_for_the_players", "art5.2.1.1")
    for script in ("hear", "stand", "draw 9d stand"):
        table.play(script)
        assert table.refused(Dealt("bank", "7c")) == refused
    table.play("stand").card("7c")
    assert seen(table)["bank"] == ["Kh", "7c"]
    assert table.nets() == {"ana": 100, "bo": 100, "cy": 100}


@proves("art5.2.1.1")
def test_5_2_1_1_when_players_split_and_double_the_bank_has_one_card() -> None:
    table = ana("8h 8c", "Ac", "split 3d double")
    assert (table.state.bank, table.state.bank_is_known) == (("Ac",), False)
    table.play("9d Td stand Kc")
    assert table.nets() == {"ana": -300}


@proves("art5.2.1.2")
@pytest.mark.parametrize("open_card", ["Ac", "Kc", "7c"])
def test_5_2_1_2_from_the_metal_box_the_banks_second_card_lies_face_down(open_card: str) -> None:
    table = three(device="box").deal("Th 8h", "3h 7h", "Ts 8c", bank=open_card)
    assert table.names()[0] == "face-down"
    table.do("face-down").at_window()
    for player in ("ana", "bo", "cy", "eve", None):
        assert seen(table, player)["bank"] == [open_card, "??"]
    table.play("stand stand")
    assert seen(table, "cy")["bank"] == [open_card, "??"]
    assert table.state.bank == (open_card,)
    assert table.game.result(table.state) is None
    table.play("stand")
    assert "face-down" not in table.names()
    table.card("9h")
    assert seen(table)["bank"][:2] == [open_card, "9h"]


@proves("art5.2.1.2")
def test_5_2_1_2_the_face_down_card_waits_for_the_players_too() -> None:
    table = ana("Th 8h", "Kc", device="box").do("face-down", "hear")
    assert table.refused(Dealt("bank", "9h")) == ("bank_must_wait_for_the_players", "art5.2.1.2")
    assert table.state.shoe.left(1) == 52 - 1 - 3  # it has left the box, and nobody knows what it is


@proves("art5.2.2")
@pytest.mark.parametrize("device", ["shoe", "machine"])
def test_5_2_2_open_cards_are_seen_by_the_whole_table(device: str) -> None:
    table = three(device=device, deal_procedure="second").card("2h")
    assert seen(table)["places"]["2"] == [["2h"]]
    table.play("3h 4h 5h 6h 7h 8h")
    for player in ("ana", "cy", "eve", None):
        assert seen(table, player)["places"] == {"2": [["2h", "6h"]], "3": [["3h", "7h"]], "6": [["4h", "8h"]]}


@proves("art5.2.2.1")
@pytest.mark.parametrize("device", ["shoe", "machine"])
def test_5_2_2_1_the_bank_shows_one_card(device: str) -> None:
    table = three(device=device, deal_procedure="second").deal("2h 6h", "3h 7h", "4h 8h", bank="5h").at_window()
    assert seen(table)["bank"] == ["5h"]
    assert [len(hands[0]) for hands in seen(table)["places"].values()] == [2, 2, 2]
    assert table.refused(Do("face-down")) == ("bank_must_have_one_card", "art5.2.2.1")


@proves("art5.2.2.2")
def test_5_2_2_2_its_second_card_comes_when_all_have_decided() -> None:
    table = three(deal_procedure="second").deal("Th 8h", "3h 7h", "Ts 8c", bank="Kh").at_window()
    for script in ("hear", "stand", "draw 9d stand"):
        table.play(script)
        assert table.refused(Dealt("bank", "7c")) == ("bank_must_wait_for_the_players", "art5.2.2.2")
    table.play("stand").card("7c")
    assert seen(table)["bank"] == ["Kh", "7c"]
    assert table.nets() == {"ana": 100, "bo": 100, "cy": 100}
