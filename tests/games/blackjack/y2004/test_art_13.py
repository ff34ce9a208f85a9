"""Article 13 of 56/2004: additional bets."""

from itertools import product

import pytest

from banca.play.act import Bet, Withdraw
from tests.games.blackjack.y2004 import EVERY_BET, not_allowed, offering, proves, won

ONE_KIND = ("additional_bets_must_be_of_one_kind", "art13")


@proves("art13")
@pytest.mark.parametrize(
    ("offered", "bets"),
    [
        (["any-pair", "sevens"], {"any-pair", "sevens"}),
        (["over-under-13"], {"over-13", "under-13"}),
        (["none"], set()),
        (EVERY_BET, {"any-pair", "sevens", "over-13", "under-13"}),
    ],
)
def test_13_the_house_offers_any_set_of_the_three(offered: list[str], bets: set[str]) -> None:
    table = offering(*offered).main("ana")
    for bet in ("any-pair", "sevens", "over-13", "under-13"):
        if bet in bets:
            assert table.accepts(Bet("ana", bet, 10))
        else:
            assert table.refused(Bet("ana", bet, 10)) == ("bet_must_be_offered", "art13")


@proves("art13")
def test_13_none_stands_alone() -> None:
    assert not_allowed(additional_bets=["none", "sevens"]) == (
        "additional-bets: none goes with no other choice (56/2004 art. 13)"
    )


@proves("art13")
@pytest.mark.parametrize(("first", "other"), list(product(["any-pair", "sevens", "over-13", "under-13"], repeat=2)))
def test_13_one_kind_for_each_player_and_round(first: str, other: str) -> None:
    table = offering().main("ana").main("bo", place=2).stake("ana", first, 10)
    if first == other:
        assert table.accepts(Bet("ana", other, 10))
    else:
        assert table.refused(Bet("ana", other, 10)) == ONE_KIND
    assert table.accepts(Bet("bo", other, 10))
    assert table.act(Withdraw("ana", first)).accepts(Bet("ana", other, 10))


@proves("art13")
@pytest.mark.parametrize("bet", ["any-pair", "sevens", "over-13", "under-13"])
def test_13_besides_an_initial_stake(bet: str) -> None:
    table = offering().main("bo", place=2)
    for place in (1, 2):
        refused = table.refused(Bet("ana", bet, 10, place=place))
        assert refused == ("additional_bet_must_be_besides_an_initial_stake", "art13")
    table.main("ana", place=1).stake("ana", bet, 10).act(Withdraw("ana", "main"))
    table.deal("9h 5c", bank="Kc").play("stand:bo Td")  # what it rested on is gone, so it is given back
    assert table.line(bet).net == 0


@proves("art13")
@pytest.mark.parametrize(
    ("script", "main"),
    [("stand 7d", 100), ("stand 8d", 0), ("stand 9d", -100), ("surrender:ana 8d", -50), ("draw 9d 8d", -100)],
)
def test_13_it_is_settled_on_its_own_terms(script: str, main: int) -> None:
    table = offering().main("ana").stake("ana", "any-pair", 10).deal("9h 9c", bank="Kc").play(script)
    assert (table.line("any-pair").net, table.line("main").net) == (110, main)


# Any pair.


@proves("art13.1")
def test_13_1_any_pair_on_one_or_more_hands_of_any_player() -> None:
    table = offering().main("ana", place=1).main("bo", place=4)
    table.stake("ana", "any-pair", 10, place=1).stake("ana", "any-pair", 10, place=4)
    assert table.refused(Bet("ana", "any-pair", 10, place=5)) == ("bet_must_be_on_a_hand_in_play", "art13.1")
    table.deal("Th 9c", "9h 9d", bank="Kc").play("stand:ana stand:bo 8d")
    lines = table.lines()
    assert lines["ana", "any-pair", None, 1].net == -10
    assert lines["ana", "any-pair", None, 4].net == 110


@proves("art13.1")
def test_13_1_where_the_hand_gets_no_cards_after_all_the_bet_is_given_back() -> None:
    table = offering().main("ana", place=1).main("bo", place=4).stake("ana", "any-pair", 10, place=4)
    table.act(Withdraw("bo", "main")).deal("Th 9c", bank="Kc").play("stand 8d")
    assert (table.line("any-pair").net, table.nets()) == (0, {"ana": 100})


@proves("art13.1")
def test_13_1_before_the_first_card() -> None:
    table = offering().main("ana").do("no-more-bets")
    late = ("bets_must_be_made_before_the_first_card", "art13.1")
    for _ in range(2):
        assert table.refused(Bet("ana", "any-pair", 10)) == late
        table.card("9h")
    assert offering().main("ana").accepts(Bet("ana", "any-pair", 10))


@proves("art13.1.1")
@pytest.mark.parametrize(("one", "other"), list(product("A23456789TJQK", repeat=2)))
def test_13_1_1_a_pair_is_of_one_rank_whatever_the_suit(one: str, other: str) -> None:
    script = "Tc" if {one, other} & set("A") and {one, other} & set("TJQK") else "stand Tc"
    assert won("any-pair", f"{one}h {other}c", script) == (110 if one == other else -10)


@proves("art13.1.1")
@pytest.mark.parametrize(("one", "other"), list(product("shcd", repeat=2)))
def test_13_1_1_colour_and_suit_do_not_matter(one: str, other: str) -> None:
    assert won("any-pair", f"9{one} 9{other}") == 110
    assert won("any-pair", f"J{one} Q{other}") == -10


@proves("art13.1.1")
def test_13_1_1_a_pair_of_the_bank_has_no_effect() -> None:
    assert won("any-pair", "9h 8c", "stand Kd", bank="Kc") == -10
    assert won("any-pair", "9h 9c", "stand Kd", bank="Kc") == 110


@proves("art13.1.2")
def test_13_1_2_a_later_pair_is_paid_on_a_bet_made_before_its_second_card() -> None:
    table = offering().main("ana").stake("ana", "any-pair", 10).deal("8h 8c", bank="6c").play("split")
    table.stake("ana", "any-pair", 20, selection=1)
    table.play("8d stand")
    table.stake("ana", "any-pair", 30, selection=2).play("3d stand Tc Td")
    lines = table.lines()
    assert lines["ana", "any-pair", None, 1].net == 110
    assert lines["ana", "any-pair", 1, 1].net == 220
    assert lines["ana", "any-pair", 2, 1].net == -30


@proves("art13.1.2")
def test_13_1_2_the_first_bet_is_paid_once() -> None:
    table = offering().main("ana").stake("ana", "any-pair", 10).deal("8h 8c", bank="6c")
    table.play("split 8d split 8s stand 8h stand 9c stand Tc Td")
    assert table.line("any-pair").net == 110


@proves("art13.1.2")
def test_13_1_2_a_third_pair_and_so_on() -> None:
    table = offering().main("ana").main("bo", place=2).deal("8h 8c", "Th 9s", bank="6c").play("split:ana")
    table.stake("bo", "any-pair", 10, place=1, selection=1).play("8d split:ana")
    assert str(table.refusal_in_time(Bet("bo", "any-pair", 10, 5, place=1)).says) == (
        "no part 5 of a split at place 1 waits for its second card: there is 3, 4 and 2"
    )
    for part in (3, 4):  # the two hands that the second split has made, which are hands 1 and 3 of the place
        table.stake("bo", "any-pair", 10, place=1, selection=part)
    table.play("3d stand:ana 8s stand:ana 9c stand:ana stand:bo")
    lines = table.play("Tc Td").lines()
    assert {part: lines["bo", "any-pair", part, 1].net for part in (1, 3, 4)} == {1: 110, 3: -10, 4: 110}


@proves("art13.1.2")
def test_13_1_2_aces_that_pair_again_count_even_if_they_are_not_split_again() -> None:
    table = offering(ace_splits="once").main("ana").deal("Ah Ac", bank="6c").play("split")
    table.stake("ana", "any-pair", 10, selection=1).play("Ad 5c Tc Td")
    assert table.line("any-pair", 1).net == 110


@proves("art13.1.2")
def test_13_1_2_before_the_hand_is_split_and_after_its_second_card_it_is_too_early_or_too_late() -> None:
    table = offering().main("ana")
    no_number = ("hand_must_be_split_to_have_a_number", "art13.1.2")
    assert table.refused(Bet("ana", "any-pair", 10, 2)) == no_number
    table.deal("8h 8c", bank="6c")
    assert table.play("hear").refused(Bet("ana", "any-pair", 10, 2)) == no_number
    assert table.play("split").refused(Bet("ana", "any-pair", 10, 3)) == no_number
    table.play("3d")
    late = ("bets_must_be_made_before_the_second_card", "art13.1.2")
    assert table.refused(Bet("ana", "any-pair", 10, 1)) == late
    assert table.accepts(Bet("ana", "any-pair", 10, 2))


@proves("art13.1.2", "art13")
def test_13_1_2_a_later_pair_is_no_second_kind() -> None:
    table = offering().main("ana").stake("ana", "over-13", 10).deal("8h 8c", bank="6c").play("split")
    assert table.refused(Bet("ana", "any-pair", 10, 2)) == ONE_KIND


# Sevens.


@proves("art13.2")
def test_13_2_sevens_on_ones_own_hands_before_the_first_card() -> None:
    table = offering().main("ana", place=1).main("ana", place=2).main("bo", place=4)
    table.stake("ana", "sevens", 10, place=1).stake("ana", "sevens", 20, place=2)
    assert table.refused(Bet("ana", "sevens", 10, place=4)) == ("bet_must_be_on_an_own_hand", "art13.2")
    table.card("7h")  # to place 1: too late for all places
    for player, place in (("ana", 1), ("ana", 2), ("bo", 4)):
        late = ("bets_must_be_made_before_the_first_card", "art13.2")
        assert table.refused(Bet(player, "sevens", 10, place=place)) == late


@proves("art13.2")
@pytest.mark.parametrize("cards", ["7h 8c", "8h 7c", "6h 8c", "Ah 6c", "Kh 7c"])
def test_13_2_the_first_two_cards_must_be_sevens(cards: str) -> None:
    assert won("sevens", cards) == -10


@proves("art13.2.1")
def test_13_2_1_two_sevens_as_the_first_two_cards() -> None:
    assert won("sevens", "7h 7c") == 500
    assert won("sevens", "7h 7h") == 1500
    assert won("sevens", "7h 5c", "draw 7d stand Tc") == -10
    assert won("sevens", "5h 7c", "draw 7d stand Tc") == -10


@proves("art13.2.1")
def test_13_2_1_one_after_the_other_means_in_the_hand_and_not_in_the_shoe() -> None:
    table = offering().main("ana").main("bo", place=2).stake("ana", "sevens", 10).stake("bo", "sevens", 10)
    table.deal("7h 7c", "7s 9d", bank="Kc").play("stand:ana stand:bo Tc")
    assert (table.line("sevens", player="ana").net, table.line("sevens", player="bo").net) == (500, -10)


@proves("art13.2.2")
def test_13_2_2_three_sevens_count_if_the_pair_was_split() -> None:
    assert won("sevens", "7h 7c", "split 7d stand 9c stand Tc") == 5000
    assert won("sevens", "7h 7c", "split 8d draw 7d 7s stand Tc") == 500
    assert won("sevens", "7h 7c", "split 8d stand 7d stand Tc") == 500


@proves("art13.2.2")
def test_13_2_2_by_drawing_there_are_two_and_the_hand_wins_its_special_prize() -> None:
    table = offering().main("ana").stake("ana", "sevens", 10).deal("7h 7c", bank="Kc").play("draw 7d Tc")
    assert (table.line("sevens").net, table.line("main").net) == (500, 300)
    assert won("sevens", "7h 7c", "double 7d Tc") == 500
    plain = offering(special_prizes="not-offered").main("ana").stake("ana", "sevens", 10).deal("7h 7c", bank="Kc")
    plain.play("draw 7d Tc")
    assert (plain.line("sevens").net, plain.line("main").net) == (500, 100)


# Over and under 13.


@proves("art13.3")
@pytest.mark.parametrize(("one", "other"), list(product("A23456789TJQK", repeat=2)))
def test_13_3_the_first_two_cards_are_above_or_below_13_an_ace_counting_one(one: str, other: str) -> None:
    points = {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}
    total = sum(points.get(rank) or int(rank) for rank in (one, other))
    cards, script = f"{one}h {other}c", "stand Tc"
    if {one, other} & set("A") and {one, other} & set("TJQK"):
        script = "Tc"
    assert won("over-13", cards, script) == (10 if total > 13 else -10)
    assert won("under-13", cards, script) == (10 if total < 13 else -10)


@proves("art13.3")
def test_13_3_what_comes_later_does_not_count() -> None:
    assert won("under-13", "2h 3c", "draw Td stand Tc") == 10
    assert won("over-13", "8h 8c", "split 2d stand 3d stand Tc") == 10
    assert won("over-13", "2h 3c", "draw Td stand Tc") == -10


@proves("art13.3")
@pytest.mark.parametrize("bet", ["over-13", "under-13"])
def test_13_3_on_ones_own_hand_before_the_first_card(bet: str) -> None:
    table = offering().main("ana", place=1).main("bo", place=4)
    assert table.refused(Bet("ana", bet, 10, place=4)) == ("bet_must_be_on_an_own_hand", "art13.3")
    assert table.accepts(Bet("ana", bet, 10, place=1))
    table.card("7h")
    assert table.refused(Bet("ana", bet, 10)) == ("bets_must_be_made_before_the_first_card", "art13.3")
