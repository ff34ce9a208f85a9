"""Article 9 of 55/2004: the additional card."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import product

import pytest

from banca.games.baccarat.dealing import Dealt
from banca.games.baccarat.drawing import (
    BANKER_CASES,
    BANKER_DRAWS,
    BANKER_TABLE,
    PLAYER_CASES,
    PLAYER_DRAWS,
    PLAYER_TABLE,
    BankerCase,
    Deal,
    PlayerCase,
)
from banca.law import edition
from banca.play.act import Take
from banca.play.rule import Conflict, Rule, Silence, tabulate
from tests.games.baccarat.at_baccarat import AtBaccarat, deal

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")

CARDS = ("Kh", "Ah", "2h", "3h", "4h", "5h", "6h", "7h", "8h", "9h")  # by their points

# Draw or stand for each Banker total without a natural on either side, by the Player's third card.
CHART = {  # none, then 0 to 9
    0: "DDDDDDDDDDD",
    1: "DDDDDDDDDDD",
    2: "DDDDDDDDDDD",
    3: "DDDDDDDDDSD",
    4: "DSSDDDDDDSS",
    5: "DSSSSDDDDSS",
    6: "SSSSSSSDDSS",
    7: "SSSSSSSSSSS",
}


def dealt(player: int, banker: int, *further: str) -> Deal:
    """A round in which each side's first two cards have these totals."""
    return deal((CARDS[player], CARDS[banker], "Qs", "Qd", *further))


def banker_rulings(banker: int, third: int | None) -> list[tuple[bool, tuple[str, ...]]]:
    """What the Banker does on this total after this third card, for every total on which the Player can have it."""
    cases = [case for case in BANKER_CASES if (case.banker, case.third) == (banker, third)]
    return [(BANKER_TABLE[case].value, BANKER_TABLE[case].clauses) for case in cases]


@proves("art9")
def test_9_each_side_ends_with_two_or_three_cards_and_nobody_chooses() -> None:
    for first in PLAYER_CASES:
        for fifth, sixth in product(CARDS, repeat=2):
            lawful = []
            for further in ((), (fifth,), (fifth, sixth), (fifth, sixth, "As")):
                try:
                    lawful.append(dealt(first.player, first.banker, *further))
                except ValueError:
                    continue
            [hands] = lawful
            assert len(hands.player) in (2, 3)
            assert len(hands.banker) in (2, 3)


@proves("art9")
def test_9_the_player_card_comes_out_before_the_banker_card() -> None:
    hands = dealt(4, 2, "9c", "6c")
    assert hands.player == ("4h", "Qs", "9c")
    assert hands.banker == ("2h", "Qd", "6c")
    assert hands.clauses == ("art9.1", "art9.3.1")


@proves("art9")
@pytest.mark.parametrize("banker", [8, 9])
@pytest.mark.parametrize("player", range(10))
def test_9_a_banker_natural_stops_all_drawing(player: int, banker: int) -> None:
    hands = dealt(player, banker)
    assert (len(hands.player), len(hands.banker), hands.natural) == (2, 2, True)
    assert "art9" in hands.clauses


@proves("art9")
@pytest.mark.parametrize("player", [8, 9])
@pytest.mark.parametrize("banker", range(10))
def test_9_a_player_natural_stops_all_drawing(player: int, banker: int) -> None:
    hands = dealt(player, banker)
    assert (len(hands.player), len(hands.banker), hands.natural) == (2, 2, True)
    assert "art9" in hands.clauses


@proves("art9")
def test_9_the_reading_that_lets_naturals_prevail_is_cited() -> None:
    assert "art9" in edition("baccarat-55-2004").readings_of(*dealt(8, 0).clauses)


@proves("art9.1")
def test_9_1_player_draws_on_0_to_5() -> None:
    for player, banker in product(range(6), range(8)):
        ruling = PLAYER_TABLE[PlayerCase(player, banker)]
        assert (ruling.value, ruling.clauses) == (True, ("art9.1",))
    assert len(deal(("5h", "7s", "Ks", "Qd", "2c")).player) == 3
    assert len(deal(("Kh", "3s", "Qs", "Td", "8c")).player) == 3


@proves("art9.2")
def test_9_2_player_stands_on_6_to_9() -> None:
    for player, banker in product((6, 7, 8, 9), range(10)):
        ruling = PLAYER_TABLE[PlayerCase(player, banker)]
        assert (ruling.value, ruling.clauses) == (False, ("art9.2", "art9"))
    assert len(dealt(6, 2, "5c").player) == 2


@proves("art9.2")
def test_9_2_player_stands_against_a_banker_natural() -> None:
    for player, banker in product(range(10), (8, 9)):
        assert PLAYER_TABLE[PlayerCase(player, banker)].value is False
    hands = dealt(3, 8)
    assert (hands.player_total, hands.banker_total, hands.winner) == (3, 8, "banker")


@proves("art9.2")
def test_9_2_prevails_over_9_1_and_would_contradict_it_otherwise() -> None:
    draws, stands = PLAYER_DRAWS.clauses
    with pytest.raises(Conflict, match=r"art9\.1 and art9\.2 contradict each other"):
        tabulate(Rule((draws, replace(stands, prevails_over=()))), PLAYER_CASES)


@proves("art9.1", "art9.2")
def test_9_1_and_9_2_cover_every_case_between_them_and_neither_does_alone() -> None:
    assert len(PLAYER_TABLE) == len(set(PLAYER_CASES)) == 10 * 10
    for clause in PLAYER_DRAWS.clauses:
        with pytest.raises(Silence):
            tabulate(Rule((clause,)), PLAYER_CASES)


@proves("art9.3", "art9.4")
def test_9_3_and_9_4_every_case_falls_under_one_of_them() -> None:
    assert len(BANKER_TABLE) == len(set(BANKER_CASES)) == 532
    for case, ruling in BANKER_TABLE.items():
        listed = "art9.3." if ruling.value else "art9.4."
        items = [clause for clause in ruling.clauses if clause != "art9"]
        assert items, case
        assert all(clause.startswith(listed) for clause in items), case


@proves("art9.3", "art9.4")
@pytest.mark.parametrize("banker", range(10))
def test_9_3_and_9_4_draw_and_stand_as_the_lists_say(banker: int) -> None:
    for case in (case for case in BANKER_CASES if case.banker == banker):
        column = 0 if case.third is None else 1 + case.third
        natural = case.player in (8, 9) or case.banker in (8, 9)
        assert BANKER_TABLE[case].value == (not natural and CHART[banker][column] == "D"), case


@proves("art9.3", "art9.4")
def test_9_3_and_9_4_the_items_stand_in_the_order_of_the_article() -> None:
    assert [clause.id for clause in BANKER_DRAWS.clauses] == [
        *(f"art9.3.{item}" for item in range(1, 7)),
        *(f"art9.4.{item}" for item in range(1, 7)),
    ]


@proves("art9.3", "art9.4")
@pytest.mark.parametrize("id_", [clause.id for clause in BANKER_DRAWS.clauses if clause.id != "art9.4.6"])
def test_9_3_and_9_4_without_any_one_item_the_law_would_be_silent(id_: str) -> None:
    without = Rule(tuple(clause for clause in BANKER_DRAWS.clauses if clause.id != id_))
    with pytest.raises(Silence):
        tabulate(without, BANKER_CASES)


@proves("art9.3.1")
def test_9_3_1_banker_on_0_1_or_2_draws_whatever_the_player_received() -> None:
    for banker, third in product((0, 1, 2), range(10)):
        assert set(banker_rulings(banker, third)) == {(True, ("art9.3.1",))}
    assert len(dealt(5, 2, "8s", "Ac").banker) == 3
    assert len(dealt(5, 0, "Ks", "Ac").banker) == 3


@proves("art9.3.2")
def test_9_3_2_banker_on_3_draws_unless_the_third_card_is_8() -> None:
    for third in (1, 2, 3, 4, 5, 6, 7, 9, 0):
        assert set(banker_rulings(3, third)) == {(True, ("art9.3.2",))}
    assert len(dealt(5, 3, "9s", "Ac").banker) == 3
    assert len(dealt(5, 3, "Js", "Ac").banker) == 3


@proves("art9.3.3")
def test_9_3_3_banker_on_4_draws_on_2_to_7() -> None:
    for third in (2, 3, 4, 5, 6, 7):
        assert set(banker_rulings(4, third)) == {(True, ("art9.3.3",))}
    assert len(dealt(5, 4, "2s", "Ac").banker) == 3
    assert len(dealt(5, 4, "7s", "Ac").banker) == 3


@proves("art9.3.4")
def test_9_3_4_banker_on_5_draws_on_4_to_7() -> None:
    for third in (4, 5, 6, 7):
        assert set(banker_rulings(5, third)) == {(True, ("art9.3.4",))}
    assert len(dealt(5, 5, "4s", "Ac").banker) == 3
    assert len(dealt(5, 5, "7s", "Ac").banker) == 3


@proves("art9.3.5")
def test_9_3_5_banker_on_6_draws_on_6_or_7() -> None:
    for third in (6, 7):
        assert set(banker_rulings(6, third)) == {(True, ("art9.3.5",))}
    assert len(dealt(5, 6, "6s", "Ac").banker) == 3
    assert len(dealt(5, 6, "7s", "Ac").banker) == 3


@proves("art9.3.6")
def test_9_3_6_banker_on_0_to_5_draws_if_the_player_took_no_card() -> None:
    for banker, player in product(range(6), (6, 7)):
        ruling = BANKER_TABLE[BankerCase(banker, None, player)]
        assert ruling.value is True
        assert "art9.3.6" in ruling.clauses
    assert dealt(7, 5, "4c").banker == ("5h", "Qd", "4c")


@proves("art9.3.6", "art9.4.6")
def test_9_3_6_gives_way_to_a_player_natural() -> None:
    assert dealt(8, 5).banker == ("5h", "Qd")
    assert BANKER_TABLE[BankerCase(5, None, 8)].clauses == ("art9.4.6", "art9")


@proves("art9.4")
def test_9_4_a_card_dealt_to_a_banker_who_stands_belongs_to_no_hand() -> None:
    for cards, rules in (
        ("5h 3s Qs Qd 8s", "9(1), 55/2004 art. 9(4)(1)"),
        ("7h 7s Qs Qd", "9(2), 55/2004 art. 9, 55/2004 art. 9(4)(5)"),
    ):
        table = AtBaccarat().bet("ana", "tie", 100).deal(cards).to_chance()
        refusal = table.refusal(Dealt("Ac"))
        assert (refusal.norm, refusal.clause) == ("card_must_not_be_drawn_against_the_rules", "art10")
        assert f"no more cards are drawn in this round (55/2004 art. {rules})" in str(refusal.says)


@proves("art9.4.1")
def test_9_4_1_banker_on_3_stands_on_8() -> None:
    assert set(banker_rulings(3, 8)) == {(False, ("art9.4.1",))}
    assert len(dealt(5, 3, "8s").banker) == 2


@proves("art9.4.2")
@pytest.mark.parametrize("third", ["As", "8s", "9s", "Qs"])
def test_9_4_2_banker_on_4_stands_on_1_8_9_and_zero(third: str) -> None:
    hands = dealt(5, 4, third)
    assert (len(hands.banker), hands.clauses) == (2, ("art9.1", "art9.4.2"))


@proves("art9.4.3")
@pytest.mark.parametrize("third", ["As", "2s", "3s", "8s", "9s", "Ts"])
def test_9_4_3_banker_on_5_stands_on_1_2_3_8_9_and_zero(third: str) -> None:
    hands = dealt(5, 5, third)
    assert (len(hands.banker), hands.clauses) == (2, ("art9.1", "art9.4.3"))


@proves("art9.4.4")
@pytest.mark.parametrize("third", ["As", "2s", "3s", "4s", "5s", "8s", "9s", "Ks"])
def test_9_4_4_banker_on_6_stands_on_all_but_6_and_7(third: str) -> None:
    hands = dealt(5, 6, third)
    assert (len(hands.banker), hands.clauses) == (2, ("art9.1", "art9.4.4"))


@proves("art9.4.4")
def test_9_4_4_banker_on_6_stands_if_the_player_took_no_card() -> None:
    hands = dealt(6, 6)
    assert (len(hands.banker), hands.winner, hands.natural) == (2, "tie", False)
    assert BANKER_TABLE[BankerCase(6, None, 7)].clauses == ("art9.4.4",)


@proves("art9.4.5")
def test_9_4_5_banker_on_7_8_or_9_stands() -> None:
    for case in (case for case in BANKER_CASES if case.banker in (7, 8, 9)):
        assert BANKER_TABLE[case].value is False
        assert "art9.4.5" in BANKER_TABLE[case].clauses
    assert len(dealt(5, 7, "6s").banker) == 2
    hands = dealt(0, 9)
    assert (len(hands.player), len(hands.banker)) == (2, 2)


@proves("art9.4.6")
def test_9_4_6_banker_stands_against_a_player_natural() -> None:
    for case in (case for case in BANKER_CASES if case.player in (8, 9)):
        assert BANKER_TABLE[case].value is False
        assert "art9.4.6" in BANKER_TABLE[case].clauses
    hands = dealt(9, 0)
    assert (hands.player_total, hands.banker_total, hands.winner) == (9, 0, "player")


@proves("art9.4.6")
@pytest.mark.parametrize(
    ("over", "contrary"),
    [((), "art9.3.1"), (("art9.3.1",), "art9.3.6"), (("art9.3.6",), "art9.3.1")],
)
def test_9_4_6_prevails_over_9_3_1_and_9_3_6_and_would_contradict_them_otherwise(
    over: tuple[str, ...], contrary: str
) -> None:
    *others, natural = BANKER_DRAWS.clauses
    with pytest.raises(Conflict, match=contrary):
        tabulate(Rule((*others, replace(natural, prevails_over=over))), BANKER_CASES)


@proves("art9.4.6")
def test_9_4_6_is_what_keeps_the_banker_from_drawing_against_a_natural() -> None:
    without = tabulate(Rule(BANKER_DRAWS.clauses[:-1]), BANKER_CASES)
    changed = {case for case in BANKER_CASES if without[case].value != BANKER_TABLE[case].value}
    assert changed == {BankerCase(banker, None, player) for banker in range(6) for player in (8, 9)}


@proves("art9")
def test_9_at_the_table_nobody_draws_or_stands_against_the_rules() -> None:
    table = AtBaccarat().deal("2h 3s Kd 3c").to("card")  # two against six: the Player draws
    assert [act.to for act in table.turn.weights] == ["player"] * 52
    assert table.refused(Dealt("7h", "banker"))[0] == "card_must_go_where_the_rules_say"
    assert table.refused(Take("ana", "player"))[0] == "drawing_must_be_finished_before_payment"
    table.act(Dealt("7h")).to("card")  # the Banker on six draws against a seven, after the Player
    assert [act.to for act in table.turn.weights] == ["banker"] * 52
    assert table.game.clauses_for(table.state, Dealt("Ks")) == ("art9.3.5",)
    table.act(Dealt("Ks"))
    assert (len(table.state.player.cards), len(table.state.banker.cards)) == (3, 3)
    assert table.refused(Dealt("2s", "player"))[0] == "card_must_not_be_drawn_against_the_rules"


@proves("art9.4")
@pytest.mark.parametrize(
    ("cards", "clause"),
    [
        ("2h 3s Kd Kc 8h", "art9.4.1"),
        ("2h 4s Kd Kc Ah", "art9.4.2"),
        ("2h 5s Kd Kc 3h", "art9.4.3"),
        ("6h 6s Kd Kc", "art9.4.4"),
        ("2h 7s Kd Kc 6h", "art9.4.5"),
        ("9h Ks Kd Kc", "art9.4.6"),
    ],
)
def test_9_4_a_card_for_a_banker_who_stands_is_an_error_in_dealing(cards: str, clause: str) -> None:
    table = AtBaccarat().bet("ana", "banker", 100).deal(cards)
    refusal = table.refusal(Dealt("5d", "banker"))
    assert (refusal.norm, refusal.clause) == ("card_must_not_be_drawn_against_the_rules", "art10")
    assert table.game.edition.cite(clause) in str(refusal.says)


@proves("art9.4.4")
def test_9_4_4_six_against_six_is_a_tie_at_the_table() -> None:
    table = AtBaccarat().bet("ana", "tie", 100).deal("6h 6s Kd Kc")
    assert table.line("tie").prize == 800
