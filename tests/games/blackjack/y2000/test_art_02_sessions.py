"""Article 2(2) and 2(4) of 141/2000: how a session ends, and the cards taken out unseen."""

from typing import Any

import pytest

from banca.games.blackjack.dealing import Dealt
from banca.games.blackjack.preparation import Burn
from banca.games.blackjack.shoe import Shoe
from banca.material.cards import PACK
from banca.play.act import Bet, Do
from tests.games.blackjack.at_blackjack import BOX, MACHINE, OLD, SHOE, AtBlackjack
from tests.games.blackjack.y2000 import ana, coming, marked, new_table, played, proves

BY_HAND = pytest.mark.parametrize("options", [BOX[OLD], SHOE[OLD]])
ANY_ROUND = {**SHOE[OLD], "discretionary-shuffle": "any-round"}


# 2(2): the end of a session.


@proves("art2.2.s1", "art2.2.s2")
@pytest.mark.parametrize(
    ("left", "script"),
    [
        (31, ""),  # after the burn
        (30, ""),  # the very first thing to appear
        (32, "Th"),
        (34, "Th Kc 9d stand"),
        (35, "Th Kc 9d stand"),
    ],
)
def test_2_2_s1_the_round_in_which_the_second_white_card_appears_is_the_last(left: int, script: str) -> None:
    table = marked(left).main("ana").play(script).to("white-card").do("white-card")
    assert table.refused(Do("white-card")) == ("white_card_must_come_once", "art2.2.s1")
    table.play(*["Th", "Kc", "9d", "stand", "8s"][len(script.split()) :])
    assert table.nets() == {"ana": 100}
    following = table.following()
    assert following.refusal(Bet("ana", "main", 100)).clause == "art2.2.s2"
    assert following.names()[:6] == ["shuffle", "cut", "place-white-card", "load", "burn", "no-more-bets"]


@proves("art2.2.s1")
def test_2_2_s1_as_long_as_it_has_not_appeared_another_round_is_dealt() -> None:
    # The burns and four cards leave 31, of which 30 are behind the white card.
    table = played(marked(37))
    assert not table.state.shoe.marker_out
    following = table.following()
    assert following.accepts(Bet("ana", "main", 100))
    assert played(following).state.shoe.used_up


@proves("art2.2.s1")
def test_2_2_s1_the_white_card_comes_out_of_the_shoe_and_nowhere_else() -> None:
    table = marked(200).main("ana")
    assert table.refusal(Do("white-card")).clause == "art2.2.s1"
    table.deal("Th 9c", bank="Kc").play("stand 8d")
    assert table.refusal(Do("white-card")).norm == "white_card_must_come_out_of_the_shoe"


@proves("art2.2.s2")
def test_2_2_s2_nothing_is_dealt_until_all_is_prepared_again() -> None:
    following = played(marked(31)).following()
    for step in ("shuffle", "cut", "place-white-card", "load", "burn"):
        assert following.names()[0] == step
        assert following.refusal(Dealt(1, "Th")).norm == "cards_must_be_ready_before_the_deal"
        assert following.refusal(Bet("ana", "main", 100)).norm == "cards_must_be_ready_before_bets"
        following.act(coming(following))
    assert following.state.shoe.left(6) == 312 - 6
    assert played(following).nets() == {"ana": 100}


@proves("art2.2.s2")
def test_2_2_s2_the_round_goes_on_when_the_white_card_is_taken_out() -> None:
    table = marked(32).main("ana").play("Th").to("white-card")
    refusal = table.refusal(Dealt("bank", "Kc"))
    assert (refusal.norm, refusal.clause) == ("white_card_must_be_taken_out", "art2.2.s2")
    assert table.do("white-card").accepts(Dealt("bank", "Kc"))


@proves("art2.2.s2")
def test_2_2_s2_unfit_cards_are_replaced_at_the_end_of_the_session() -> None:
    table = marked(31).main("ana").do("unfit")
    assert table.refused(Do("unfit")) == ("cards_must_be_marked_once", "art2.2.s2")
    assert table.refused(Do("replace-cards")) == ("cards_must_be_replaced_between_sessions", "art2.2.s2")
    following = table.deal("Th 9c", bank="Kc").play("stand 8d").following()
    assert following.refusal(Do("shuffle")).norm == "unfit_cards_must_be_replaced"
    following.do("replace-cards", "shuffle")
    assert not following.state.shoe.unfit
    assert following.state.shoe.left(6) == 312
    assert set(following.game.card_weights(following.state).values()) == {6}


@proves("art2.2.s3")
def test_2_2_s3_the_bank_may_shuffle_after_any_round() -> None:
    table = played(AtBlackjack(OLD, ANY_ROUND, shoe=None))
    assert not table.state.shoe.marker_out
    following = table.following()
    assert following.accepts(Bet("ana", "main", 100))
    assert following.game.clauses_for(following.state, Do("shuffle")) == ("art2.2.s3",)
    following.do("shuffle")
    assert following.refusal(Bet("ana", "main", 100)).norm == "cards_must_be_ready_before_bets"
    assert following.names()[:5] == ["cut", "place-white-card", "load", "burn", "no-more-bets"]
    assert coming(following.to("burn")) == Burn(6)
    assert following.state.shoe.left(6) == 312


@proves("art2.2.s3")
@pytest.mark.parametrize("script", ["", "Th", "Th Kc 9d", "Th Kc 9d stand", "Th Kc 9d stand 8c"])
def test_2_2_s3_no_shuffle_in_a_round(script: str) -> None:
    table = AtBlackjack(OLD, ANY_ROUND).main("ana").play(script)
    assert table.refused(Do("shuffle")) == ("cards_must_be_shuffled_between_rounds", "art2.2.s3")
    table.play(*["Th", "Kc", "9d", "stand", "8c"][len(script.split()) :]).finish()
    assert table.following().accepts(Do("shuffle"))


@proves("art2.2.s3")
def test_2_2_s3_unfit_cards_may_be_replaced_after_any_round_as_well() -> None:
    following = played(AtBlackjack(OLD, ANY_ROUND).do("unfit")).following()
    assert following.refusal(Do("shuffle")).norm == "unfit_cards_must_be_replaced"
    assert following.do("replace-cards").names()[0] == "shuffle"
    house = played(AtBlackjack(OLD)).following()
    assert house.refused(Do("shuffle")) == ("session_must_end_before_cards_are_prepared_anew", "art2.2.s3")


@proves("art2.2.s4")
def test_2_2_s4_a_metal_box_is_for_one_round() -> None:
    following = played(new_table(BOX[OLD])).following()
    for step in ("shuffle", "cut", "load", "burn"):
        assert following.names()[0] == step
        assert following.refusal(Dealt(1, "Th")).norm == "cards_must_be_ready_before_the_deal"
        following.act(coming(following))
    assert following.state.shoe.unseen == 1
    assert played(following).nets() == {"ana": 100}


@proves("art2.2.s4")
def test_2_2_s4_when_the_deck_runs_out_the_discards_are_dealt_on_and_it_is_shuffled_after_the_round() -> None:
    left = {"Th", "8c", "Kc", "2d"}
    shoe = Shoe(packs=1, device="box", seen=tuple(card for card in PACK if card not in left), rounds=0)
    table = AtBlackjack(OLD, BOX[OLD], shoe=shoe).main("ana").deal("Th 8c", bank="Kc").play("draw")
    early = table.refusal(Dealt(1, "3h"))
    assert (early.norm, early.untimely) == ("cards_must_be_left", True)
    assert table.names() == ["reshuffle"]
    table.do("reshuffle")
    assert not any(table.accepts(Dealt(1, card)) for card in ("Th", "8c", "Kc"))
    assert table.play("3h stand 8d").nets() == {"ana": 100}
    assert table.following().names()[0] == "shuffle"


@proves("art2.2.s5")
def test_2_2_s5_every_card_used_goes_back_into_the_machine() -> None:
    table = new_table(MACHINE[OLD]).main("ana").card("2c").do("exposed").deal("Th 6c", bank="Kc")
    table.play("draw 2d stand 8d")
    assert table.refusal(Do("return-cards")).clause == "art2.2.s5"
    table.to("return-cards")
    # Six burnt at the start and one before the bank's second card, one void, five in hands.
    assert table.state.shoe.left(6) == 312 - 6 - 1 - 1 - 5
    table.do("return-cards")
    assert table.game.remembered(table.state).left(6) == 312
    following = table.following()
    assert following.main("ana").names() == ["no-more-bets", "burn"]
    assert set(following.to("card").turn.weights.values()) == {6}


@proves("art2.2.s5")
@BY_HAND
def test_2_2_s5_only_a_machine_gets_cards_back(options: Any) -> None:
    table = AtBlackjack(OLD, options).main("ana").deal("Th 9c", bank="Kc").play("stand 8d")
    assert table.refused(Do("return-cards")) == ("cards_must_go_back_after_the_round", "art2.2.s5")
    assert "return-cards" not in table.names()


# 2(4): cards taken out.


def burns(table: AtBlackjack) -> list[tuple[str, int]]:
    """Cards burnt in a round: at its start, and before the bank's second card."""
    found = []
    for when, script in (("start", "Th Kc 9d stand"), ("second", "8c")):
        before = table.state.shoe.unseen
        if when == "start":
            table.main("ana")
        table.play(script)
        found.append((when, table.state.shoe.unseen - before))
    return found


@proves("art2.4")
@pytest.mark.parametrize("options", [SHOE[OLD], MACHINE[OLD], {"decks": 3}])
def test_2_4_one_card_at_the_start_of_later_rounds_and_one_before_the_bank_s_second(options: Any) -> None:
    first = new_table(options)
    assert burns(first) == [("start", options["decks"]), ("second", 1)]
    second = first.following()
    assert burns(second) == [("start", 1), ("second", 1)]
    assert burns(second.following()) == [("start", 1), ("second", 1)]


@proves("art2.4")
def test_2_4_from_the_metal_box_only_the_first_card_is_burnt() -> None:
    table = new_table(BOX[OLD])
    assert burns(table) == [("start", 1), ("second", 0)]
    assert table.refusal(Burn(1)).clause == "art2.4"


@proves("art2.4")
def test_2_4_neither_burn_can_be_left_out_or_be_of_more_cards() -> None:
    table = AtBlackjack(OLD).main("ana").to("burn")
    assert table.refusal(Dealt(1, "Th")).clause == "art2.4"
    assert table.refused(Burn(2)) == ("burn_must_be_of_its_number", "art2.4")
    table.deal("Th 9c", bank="Kc").play("stand").to("burn")
    assert not table.accepts(Dealt("bank", "8c"))
    assert table.refused(Burn(2)) == ("burn_must_be_of_its_number", "art2.4")
    assert table.play("8c").refusal(Burn(1)).norm == "burn_must_keep_its_time"


@proves("art2.4")
def test_2_4_what_is_due_comes_before_the_card_is_burnt() -> None:
    table = ana("Th 6c", "Kc").play("draw Td")
    refusal = table.refusal(Burn(1))
    assert (refusal.clause, refusal.untimely) == ("art2.4", True)
    assert table.names() == ["take", "burn"]


@proves("art2.4", "art2.2.s2")
def test_2_4_the_white_card_is_taken_out_before_a_card_is_burnt() -> None:
    table = marked(30).main("ana").do("no-more-bets")
    assert table.refusal(Burn(1)).clause == "art2.2.s2"
    assert table.do("white-card").accepts(Burn(1))


@proves("art2.4")
def test_2_4_where_no_card_is_left_to_burn_the_discards_are_shuffled() -> None:
    table = AtBlackjack(OLD).main("ana").do("no-more-bets").with_shoe(unseen=312, marker_out=True)
    assert table.refusal(Burn(1)).norm == "cards_must_be_left"
    assert table.names()[:2] == ["reshuffle", "burn"]
    table.deal("Th 9c", bank="Kc").play("stand 8d")
    assert table.nets() == {"ana": 100}
    assert table.state.shoe.used_up
