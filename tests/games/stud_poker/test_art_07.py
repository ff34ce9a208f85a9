"""Article 7 of 61/2004: dealing."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.stud_poker.conduct import seen_by
from banca.games.stud_poker.deal import DealCard, DealHand
from banca.material.cards import PACK
from banca.play.act import Act
from banca.play.turn import Chance
from tests.games.stud_poker.at_stud import CLOSED, HANDS, SHUFFLER, AtStud

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")


def dealt(options: dict[str, str], *boxes: int) -> tuple[AtStud, list[int | str]]:
    """The pack from its top, to whoever comes next; and who that was."""
    table, order = AtStud(options), []
    for box in boxes:
        table.ante(f"box {box}", box)
    table.close()
    for card in PACK:
        turn = table.game.turn(table.state)
        if not isinstance(turn, Chance):
            break
        (seat,) = {act.to_json()["to"] for act in turn.weights}
        order.append(seat)
        table.act(DealCard(seat, card))
    return table, order


def why(table: AtStud, act: Act) -> tuple[str, str | None]:
    refusal = table.refusal(act)
    return refusal.norm, refusal.clause


@proves("art7")
@pytest.mark.parametrize("options", [{}, SHUFFLER])
@pytest.mark.parametrize("boxes", [(4,), (1, 3, 7), (1, 2, 3, 4, 5, 6, 7)])
def test_7_five_cards_each_and_no_more(options: dict[str, str], boxes: tuple[int, ...]) -> None:
    table, order = dealt(options, *boxes)
    assert len(order) == 5 * (len(boxes) + 1)
    assert {seat: len(cards) for seat, cards in table.state.hands} == dict.fromkeys((*boxes, "croupier"), 5)
    assert len(table.state.left) == 52 - len(order)
    clause = "art7.2" if options else "art7.1"
    assert why(table, DealCard(boxes[0], PACK[-1])) == ("hands_must_have_five_cards", clause)


@proves("art7.1")
def test_7_1_from_the_shoe_one_at_a_time_from_the_croupiers_left() -> None:
    _, order = dealt({}, 1, 3, 7)
    assert order == [1, 3, 7, "croupier"] * 5


@proves("art7.1")
def test_7_1_a_box_without_a_bet_is_passed_over() -> None:
    table, order = dealt({}, 1, 3)
    assert 2 not in order
    assert table.state.hand(2) == ()


@proves("art7.1")
def test_7_1_a_card_to_anyone_else_than_the_next_is_refused() -> None:
    table = AtStud().ante("ana", 1).ante("bo", 3).close()
    assert why(table, DealCard(3, "As")) == ("cards_must_be_dealt_in_order", "art7.1")
    assert why(table, DealCard("croupier", "As")) == ("cards_must_be_dealt_in_order", "art7.1")
    assert table.game.clauses_for(table.state, DealCard(1, "As")) == ("art7.1",)
    assert why(table, DealCard(9, "As")) == ("place_must_exist", "art2.1")
    assert why(table, DealCard("bank", "As")) == ("place_must_exist", "art2.1")


@proves("art7.1", "art7.2")
@pytest.mark.parametrize("options", [{}, SHUFFLER])
def test_7_only_the_croupiers_fifth_card_lies_face_up(options: dict[str, str]) -> None:
    table, _ = dealt(options, 1, 3)
    fifth = table.state.hand("croupier")[4]
    assert seen_by(table.state, "a passer-by")["face_up"] == {"croupier": [fifth]}
    assert seen_by(AtStud(options).ante("ana").close().state, "ana")["face_up"] == {}


@proves("art7.2")
def test_7_2_from_the_shuffler_five_at_once_from_the_croupiers_left() -> None:
    table, order = dealt(SHUFFLER, 1, 4)
    assert order == [1] * 5 + [4] * 5 + ["croupier"] * 5
    assert table.state.hands == ((1, PACK[:5]), (4, PACK[5:10]), ("croupier", PACK[10:15]))
    assert seen_by(table.state, "bo")["face_up"] == {"croupier": [PACK[14]]}


@proves("art7.2")
def test_7_2_five_to_a_box_before_the_next() -> None:
    table = AtStud(SHUFFLER).ante("ana", 1).ante("bo", 4).close().act(DealCard(1, "As"))
    assert why(table, DealCard(4, "Ks")) == ("cards_must_be_dealt_in_order", "art7.2")


@proves("art7.1", "art7.2")
@pytest.mark.parametrize("options", [{}, SHUFFLER])
def test_7_whole_hands_may_be_written_down_in_any_order_of_boxes(options: dict[str, str]) -> None:
    table = AtStud(options).ante("ana", 1).ante("bo", 4).close()
    table.act(DealHand("croupier", tuple(CLOSED.split())), DealHand(4, tuple(HANDS["flush"].split())))
    assert table.game.turn(table.state).weights.keys() == {
        DealCard(1, card) for card in PACK if card not in CLOSED.split() + HANDS["flush"].split()
    }
    for card in HANDS["two-pairs"].split():
        table.act(DealCard(1, card))
    assert table.state.dealt


@proves("art7.1", "art7.2", "art1.1")
@pytest.mark.parametrize(
    ("cards", "norm", "clause"),
    [
        ("As Ks Qs Js", "hands_must_have_five_cards", "art7.1"),
        ("As Ks Qs Js Ts 9s", "hands_must_have_five_cards", "art7.1"),
        ("", "hands_must_have_five_cards", "art7.1"),
        ("As Ks Qs Js As", "card_must_be_dealt_once", "art1.1"),
        ("As Ks Qs Js 2h", "card_must_be_dealt_once", "art1.1"),
        ("As Ks Qs Js 1s", "card_must_be_of_the_pack", "art1.1"),
        ("As Ks Qs Js white", "card_must_be_of_the_pack", "art1.1"),
    ],
)
def test_7_a_hand_that_cannot_be_is_refused(cards: str, norm: str, clause: str) -> None:
    table = AtStud().ante("ana", 1).ante("bo", 2).close().act(DealHand(2, tuple(HANDS["four-of-a-kind"].split())))
    assert why(table, DealHand(1, tuple(cards.split()))) == (norm, clause)


@proves("art7.1", "art1.1")
def test_7_a_card_that_cannot_be_is_refused() -> None:
    table = AtStud().ante("ana", 1).close().act(DealCard(1, "As"))
    assert why(table, DealCard("croupier", "As")) == ("card_must_be_dealt_once", "art1.1")
    assert why(table, DealCard("croupier", "11s")) == ("card_must_be_of_the_pack", "art1.1")
    assert why(table, DealHand(1, tuple(HANDS["flush"].split()))) == ("hands_must_have_five_cards", "art7.1")
    assert why(table, DealHand(2, tuple(HANDS["flush"].split()))) == ("cards_must_go_to_boxes_with_a_bet", "art7.1")


@proves("art7")
def test_7_cards_wait_for_the_bets_to_be_closed() -> None:
    table = AtStud().ante("ana", 1)
    refusal = table.refusal(DealCard(1, "As"))
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("bets_must_be_closed_first", "art6.3", True)
