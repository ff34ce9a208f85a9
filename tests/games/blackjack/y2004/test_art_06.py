"""Article 6 of 56/2004: additional cards."""

from typing import Any

import pytest

from banca.games.blackjack.dealing import Dealt
from banca.games.blackjack.playing import Double, Draw, Stand
from banca.games.blackjack.shoe import Shoe
from banca.games.blackjack.window import Surrender
from banca.play.act import Bet, Do
from banca.table import Table
from tests.games.blackjack.at_blackjack import FREE, NEW, AtBlackjack, sealed
from tests.games.blackjack.y2004 import ana, at, not_allowed, options, proves

ALL_FIVE = ["bank-rule", "player-freedom", "spoken-final-decision", "stop-rules", "bank-announces"]
OF_2000 = ["bank-rule", "player-freedom", "spoken-final-decision"]
NEW_STYLE = ["bank-rule", "stop-rules", "bank-announces"]


@proves("art6")
@pytest.mark.parametrize(
    ("chosen", "lacks"),
    [
        (ALL_FIVE[1:], "bank-rule"),
        (["bank-rule", "spoken-final-decision", "bank-announces"], "player-freedom or stop-rules"),
        (["bank-rule", "player-freedom", "stop-rules"], "spoken-final-decision or bank-announces"),
        (["bank-rule"], "player-freedom or stop-rules"),
    ],
)
def test_6_what_the_game_cannot_be_played_without(chosen: list[str], lacks: str) -> None:
    said = not_allowed(drawing_procedures=chosen)
    assert said == f"drawing-procedures: without {lacks} the game cannot be played (56/2004 art. 6)"


@proves("art6")
@pytest.mark.parametrize("chosen", [OF_2000, NEW_STYLE, ALL_FIVE])
def test_6_one_or_more_of_the_five_procedures(chosen: list[str]) -> None:
    table = ana("5h 6c", "Kc", "draw 2d draw 3c stand 8d", drawing_procedures=chosen)
    assert table.nets() == {"ana": -100}


@proves("art6")
@pytest.mark.parametrize(("chosen", "order"), [(OF_2000, "art6.3"), (NEW_STYLE, "art6.5"), (ALL_FIVE, "art6.3")])
def test_6_the_clause_that_keeps_the_order_is_the_one_adopted(chosen: list[str], order: str) -> None:
    table = at(drawing_procedures=chosen).main("ana").main("bo", place=2).deal("5h 6c", "5d 6d", bank="Kc")
    assert table.refused(Draw("bo")) == ("places_must_decide_from_the_left", order)


@proves("art6")
def test_6_totals_of_cards_face_down_are_announced_once_they_are_shown() -> None:
    table = at().main("ana").main("bo", place=2).main("cy", place=3).deal("Th 6c", "Td 9d", "Ah Ks", bank="Kc")
    table.play("hear")
    assert announced(table) == []
    table.play("draw 9h")
    assert announced(table) == [[1, 1, 25]]
    table.play("stand")
    assert announced(table) == [[1, 1, 25]]
    table.play("7d")
    assert announced(table) == [[1, 1, 25], ["bank", 1, 17], [2, 1, 19], [3, 1, 21]]


def announced(table: AtBlackjack) -> Any:
    return table.game.seen_by(table.state)["announced"]


# The bank.


@proves("art6.1.s1")
@pytest.mark.parametrize(
    ("cards", "draws"),
    [
        ("Tc 6d", True), ("Tc 7d", False), ("9c 7d", True), ("2c 2d", True), ("Tc Td", False), ("9c 9d", False),
        ("Ac 6d", False), ("Ac 5d", True), ("Ac 5d Th", True), ("Ac 9d", False), ("Ac Ad", True), ("Ac Ad 5h", False),
        ("Tc 6d Ah", False), ("2c 4d Th", True), ("Ac Kd", False), ("5c 5d 5h", True), ("5c 5d 7h", False),
    ],
)  # fmt: skip
def test_6_1_the_bank_draws_on_16_or_less_and_stands_on_17_or_more(cards: str, draws: bool) -> None:
    first, *more = cards.split()
    table = at().main("ana").deal("Th 8s", bank=first).play("stand", *more)
    assert table.accepts(Dealt("bank", "2h")) is draws
    if not draws:
        assert table.refused(Dealt("bank", "2h")) == ("bank_must_not_draw_on_17", "art6.1.s1")


@proves("art6.1.s1")
def test_6_1_the_bank_has_no_choice() -> None:
    table = ana("Th 8s", "Ac", "stand 5d Th")
    assert (table.names(), table.state.stage) == ([], "bank")
    assert table.play("4h").nets() == {"ana": -100}


@proves("art6.1.s2")
@pytest.mark.parametrize("option", ["void", "valid"])
def test_6_1_a_card_that_the_bank_should_not_have_is_discarded_once_seen(option: str) -> None:
    table = ana("Th 8s", "Tc", "stand 7d undue-card 4h", undue_bank_card_unseen=option)
    assert (table.state.bank, table.nets()) == (("Tc", "7d"), {"ana": 100})
    assert "4h" in table.state.shoe.seen


@proves("art6.1.s2")
def test_6_1_no_card_is_undue_while_the_bank_must_draw() -> None:
    table = ana("Th 8s", "Tc", "stand 6d")
    assert table.refused(Do("undue-card")) == ("bank_must_have_finished_drawing", "art6.1.s2")


@proves("art6.1.s2")
@pytest.mark.parametrize(("option", "step", "left"), [("void", "undue-card-unseen", 287), ("valid", "put-back", 288)])
def test_6_1_one_that_nobody_saw_is_void_or_keeps_its_place(option: str, step: str, left: int) -> None:
    chosen = options(undue_bank_card_unseen=option, round_burn="none")
    table = AtBlackjack(NEW, chosen, shoe=Shoe(packs=6, unseen=20)).main("ana").deal("Th 8s", bank="Tc")
    table.play("stand 7d").do(step)
    assert table.state.shoe.left(6) == left
    other = {"undue-card-unseen": "put-back", "put-back": "undue-card-unseen"}[step]
    assert table.refused(Do(other))[1] == "art6.1.s2"
    assert (table.nets(), table.state.bank) == ({"ana": 100}, ("Tc", "7d"))


def cards_of_next_round(option: str, step: str | None, burn: str) -> tuple[str, ...]:
    """What is dealt in a second round from sealed cards, after a step said when the bank has stood in the first."""
    chosen = options(undue_bank_card_unseen=option, round_burn=burn, drawing_procedures=OF_2000)
    table = sealed(NEW, 3, chosen)
    for number in (1, 2):
        while state_of(table).stage != "betting":
            table.advance()
        table.do(Bet("ana", "main", 100))
        while not table.is_over:
            if state_of(table).current and not state_of(table).current.awaits_card and not state_of(table).due:
                table.do(Stand("ana"))
            elif number == 1 and step and state_of(table).stage == "settling":
                table.do(Do(step))
                step = None
            else:
                table.advance()
        if number == 1:
            table.open_round()
    cards: tuple[str, ...] = (*state_of(table).came, *state_of(table).bank[1:])
    return cards


def state_of(table: Table) -> Any:
    return table.state


@proves("art6.1.s2")
@pytest.mark.parametrize("burn", ["none", "round-start"])
def test_6_1_a_valid_card_is_the_next_to_be_drawn_be_it_dealt_or_burnt(burn: str) -> None:
    undisturbed = cards_of_next_round("valid", None, burn)
    assert cards_of_next_round("valid", "put-back", burn) == undisturbed
    void = cards_of_next_round("void", "undue-card-unseen", burn)
    assert void[:3] == undisturbed[1:4]


# The player.


@proves("art6.2")
@pytest.mark.parametrize("cards", ["Th 2c", "Th Tc", "Ah 6c", "2h 2c"])
def test_6_2_the_player_draws_or_stands_as_he_sees_fit(cards: str) -> None:
    for chosen in (ALL_FIVE, OF_2000):
        table = ana(cards, "Kc", drawing_procedures=chosen)
        assert {"draw", "stand"} <= set(table.choices())
        assert table.play("draw Ac").hand(1) == f"{cards} Ac"


@proves("art6.2")
def test_6_2_no_card_comes_that_was_not_asked_for() -> None:
    table = ana("Th 2c", "Kc", "hear")
    assert table.refused(Dealt(1, "2d")) == ("card_must_be_asked_for", "art6.2")
    assert table.refused(Dealt("discard", "2d")) == ("card_must_be_asked_for", "art6.2")
    assert table.play("draw").accepts(Dealt(1, "2d"))


@proves("art6.4")
def test_6_4_nor_where_drawing_below_21_is_the_rule_adopted() -> None:
    table = ana("Th 2c", "Kc", "hear", drawing_procedures=NEW_STYLE)
    assert table.refused(Dealt(1, "2d")) == ("card_must_be_asked_for", "art6.4")


@proves("art6.2")
def test_6_2_on_21_a_card_may_be_asked_for_where_nothing_stops_it() -> None:
    table = AtBlackjack(NEW, FREE).main("ana").deal("7h 4c", bank="Kc").play("draw Td draw 2h")
    assert table.hand(1) == "7h 4c Td 2h"
    assert "draw" in AtBlackjack(NEW, FREE).main("ana").deal("Ah Kc", bank="9c").choices()


@proves("art6.2")
@pytest.mark.parametrize(
    ("cards", "third", "over"), [("Th 6c", "6d", True), ("Th 6c", "5d", False), ("Ah 6c", "9d", False)]
)
def test_6_2_whoever_passes_21_shows_his_cards_at_once(cards: str, third: str, over: bool) -> None:
    table = at(drawing_procedures=OF_2000).main("ana").main("bo", place=2).deal(cards, "Td 9d", bank="Kc")
    table.play(f"draw {third}")
    shown = table.game.seen_by(table.state, "bo")["places"]["1"][0]
    assert shown == ([*cards.split(), third] if over else ["??", "??", third])
    if over:
        assert table.refused(Draw("ana")) == ("final_decision_must_stand", "art7.2")
        assert table.names()[0] == "take"
    else:
        assert "draw" in table.choices()


@proves("art6.2")
def test_6_2_every_ace_counts_one_before_a_hand_is_over() -> None:
    table = ana("Ah Ac", "Kc", "draw Th draw 9h", drawing_procedures=OF_2000)
    assert "draw" in table.choices()
    assert table.play("draw Ad").state.lines == ()
    assert table.names()[0] == "take"


@proves("art6.3")
def test_6_3_places_decide_one_after_the_other_from_the_left() -> None:
    table = at(drawing_procedures=OF_2000).main("cy", place=5).main("bo", place=2).main("ana", place=1)
    table.deal("Th 2c", "Td 3c", "Ts 4c", bank="Kc").play("hear")
    order = []
    for _ in range(3):
        order.append(table.decider())
        for other in {"ana", "bo", "cy"} - set(order):
            for act in (Draw(other), Stand(other), Double(other)):
                assert table.refused(act) == ("places_must_decide_from_the_left", "art6.3")
        table.play("draw 2d")
        assert table.decider() == order[-1]
        table.play("stand")
        assert table.refused(Draw(order[-1])) == ("final_decision_must_stand", "art6.3")
    assert order == ["ana", "bo", "cy"]


@proves("art6.3")
def test_6_3_all_hands_of_a_split_are_finished_before_the_next_place() -> None:
    table = at().main("ana").main("bo", place=2).deal("8h 8c", "Td 3c", bank="Kc").play("split 3d")
    for script in ("stand 2d", "draw 2s"):
        assert table.refused(Draw("bo")) == ("places_must_decide_from_the_left", "art6.3")
        table.play(script)
    assert table.play("stand").decider() == "bo"


@proves("art6.4")
@pytest.mark.parametrize("cards", ["Th Tc", "Ah 6c", "Ah 9c", "2h 3c"])
def test_6_4_below_21_a_player_may_draw(cards: str) -> None:
    table = ana(cards, "Kc", "draw Ac", drawing_procedures=NEW_STYLE)
    assert table.hand(1) == f"{cards} Ac"


@proves("art6.4.1")
def test_6_4_1_no_card_on_a_blackjack() -> None:
    table = at(deal_procedure="second").main("ana").main("bo", place=2)
    table.deal("Ah Kc", "Td 3c", bank="9c").play("hear")
    for act in (Draw("ana"), Double("ana")):
        assert table.refused(act) == ("final_decision_must_stand", "art6.4.1")
    assert table.decider() == "bo"


@proves("art6.4.1")
def test_6_4_1_on_21_face_down_a_place_has_its_turn_and_can_only_stand() -> None:
    """That it is passed over would tell everybody what lies face down."""
    table = at().main("ana").main("bo", place=2).deal("Ah Kc", "Td 3c", bank="9c").play("hear")
    for act in (Draw("ana"), Double("ana")):
        assert table.refused(act) == ("hand_of_21_must_get_no_card", "art6.4.1")
    assert (table.decider(), "draw" in table.choices()) == ("ana", False)
    assert table.play("stand:ana").decider() == "bo"


@proves("art6.4.1")
@pytest.mark.parametrize(("cards", "third"), [("7h 4c", "Td"), ("Ah 4c", "6d"), ("Th 9c", "2d"), ("Ah 9c", "Ad")])
def test_6_4_1_no_card_on_a_total_of_21(cards: str, third: str) -> None:
    table = ana(cards, "9c", f"draw {third}")
    assert table.choices() == ["stand"]
    for act in (Draw("ana"), Double("ana")):
        assert table.refused(act) == ("hand_of_21_must_get_no_card", "art6.4.1")
    assert table.play("stand Tc").nets() == {"ana": 100}


@proves("art6.4.1")
def test_6_4_1_twenty_is_not_21() -> None:
    assert ana("7h 4c", "9c", "draw 9d").choices() == ["draw", "stand"]
    assert ana("Ah 4c", "9c", "draw 5d").choices() == ["draw", "stand"]
    assert ana("Ah 4c", "9c", "draw 7d").choices() == ["draw", "stand"]  # 12, the ace counting one


@proves("art6.4.2")
@pytest.mark.parametrize("rule", ["first-two-cards", "eleven-only"])
def test_6_4_2_one_card_only_on_a_double(rule: str) -> None:
    table = ana("5h 6c", "9c", "double 2d", double_rule=rule)
    for act in (Draw("ana"), Double("ana")):
        assert table.refused(act) == ("final_decision_must_stand", "art6.4.2")
    assert table.play("Tc").nets() == {"ana": -200}


@proves("art17.1", "art17.2")
@pytest.mark.parametrize(("rule", "clause"), [("first-two-cards", "art17.1"), ("eleven-only", "art17.2")])
def test_6_4_2_article_17_limits_it_to_one_card_without_the_stop_rules(rule: str, clause: str) -> None:
    table = ana("5h 6c", "9c", "double 2d", double_rule=rule, drawing_procedures=OF_2000)
    assert table.refused(Draw("ana")) == ("final_decision_must_stand", clause)


@proves("art6.4.3")
def test_6_4_3_one_card_only_on_a_split_ace() -> None:
    """Article 16(3) says it of every table, and is the one cited when more is asked for; the card rests on both."""
    table = ana("Ah Ac", "9c", "split").to("card")
    assert table.game.clauses_for(table.state, Dealt(1, "5d")) == ("art5.1", "art16.3", "art6.4.3")
    free = ana("Ah Ac", "9c", "split", drawing_procedures=OF_2000).to("card")
    assert free.game.clauses_for(free.state, Dealt(1, "5d")) == ("art5.1", "art16.3")
    table.play("5d")
    for act in (Draw("ana"), Double("ana")):
        assert table.refused(act) == ("final_decision_must_stand", "art16.3")
    table.play("6d")
    assert (table.hand(1, 1), table.hand(1, 2)) == ("Ah 5d", "Ac 6d")
    for act in (Draw("ana"), Double("ana")):
        assert table.refused(act) == ("final_decision_must_stand", "art16.3")
    assert table.play("Tc").nets() == {"ana": -200}


@proves("art6.5")
def test_6_5_the_bank_announces_totals_from_the_left_and_waits_for_each() -> None:
    table = at(deal_procedure="second").main("ana").main("bo", place=3).deal("Th 6c", "Ah 6d", bank="Kc")
    assert announced(table) == []
    table.play("hear")
    assert announced(table) == [[1, 1, 16]]
    assert table.decider() == "ana"
    table.play("draw 2d")
    assert announced(table) == [[1, 1, 16]]
    table.play("stand")
    assert [3, 1, 17] in announced(table)
    assert table.decider() == "bo"
    assert [entry[0] for entry in announced(table)] == [1, 1, 3]


@proves("art6.5")
def test_6_5_a_place_with_21_is_announced_as_the_bank_comes_to_it() -> None:
    table = at(deal_procedure="second").main("ana").main("bo", place=3).main("cy", place=5)
    table.deal("Ah Kc", "Td 6d", "Ac Qd", bank="9c").play("hear")
    assert announced(table) == [[1, 1, 21], [3, 1, 16]]
    table.play("stand")
    assert announced(table)[2:] == [[3, 1, 16], [5, 1, 21]]


@proves("art6.5")
@pytest.mark.parametrize(
    ("cards", "answers"),
    [
        ("8h 8c", {"draw", "double", "split", "stand"}),
        ("Th 6c", {"draw", "double", "stand"}),
        ("5h 6c", {"draw", "double", "stand"}),
    ],
)
def test_6_5_the_answers_are_double_split_draw_and_stand(cards: str, answers: set[str]) -> None:
    table = at(drawing_procedures=NEW_STYLE, deal_procedure="second").main("ana").main("bo", place=3)
    table.deal("2h 3c", cards, bank="Kc").play("draw 4d stand")
    assert set(table.choices()) == answers
    assert table.refused(Surrender("bo"))[1] == "art18.2"
    first = set(ana(cards, "Kc", deal_procedure="second").choices())
    assert first - {"surrender"} == answers


@proves("art6.5")
def test_6_5_nothing_is_announced_where_the_procedure_is_not_adopted() -> None:
    table = at(deal_procedure="second", drawing_procedures=OF_2000).main("ana").deal("Th 6c", bank="Kc").play("hear")
    assert announced(table) == []
