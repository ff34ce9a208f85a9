"""Article 12 of 141/2000: surrender."""

import pytest

from banca.games.blackjack.playing import Draw, Stand
from banca.games.blackjack.window import NoSurrender, Surrender
from tests.games.blackjack.at_blackjack import BOX, MACHINE, OLD, SHOE, AtBlackjack
from tests.games.blackjack.y2000 import RANKS, ana, proves

LATE = ("surrender_must_precede_additional_cards", "art12.s2")
FINAL = ("decision_on_surrender_must_stand", "art12.s3")


def two_places(bank: str = "Kc", first: str = "5h 6c") -> AtBlackjack:
    return AtBlackjack(OLD).main("ana").main("bo", place=4).deal(first, "Th 6c", bank=bank)


@proves("art12.s1")
@pytest.mark.parametrize("options", [SHOE[OLD], BOX[OLD], MACHINE[OLD]])
@pytest.mark.parametrize(("stake", "back"), [(100, 50), (101, 50), (1, 0), (100_00, 50_00)])
def test_12_s1_whoever_gives_up_loses_half_his_stake(options: dict[str, object], stake: int, back: int) -> None:
    table = ana("Th 6h", "Kc", stake, options).when(Surrender("ana")).play("8d")
    line = table.line("main")
    assert (line.returned, line.prize, line.net) == (back, 0, back - stake)
    assert "art12.s1" in line.clauses


@proves("art12.s1")
@pytest.mark.parametrize("rank", RANKS)
def test_12_s1_against_any_open_card_but_an_ace(rank: str) -> None:
    table = ana("Th 6h", f"{rank}c").at_window()
    if rank == "A":
        assert table.refused(Surrender("ana")) == ("surrender_must_not_be_against_an_ace", "art12.s1")
        assert "surrender" not in table.choices()
    else:
        assert table.accepts(Surrender("ana"))


@proves("art12.s1")
@pytest.mark.parametrize("bank", ["Ad", "6d Kd", "8d"])
def test_12_s1_the_hand_is_closed_whatever_the_bank_has(bank: str) -> None:
    table = ana("Th 6h", "Kc").when(Surrender("ana"))
    assert not table.accepts(Draw("ana"))
    assert table.play(bank).nets() == {"ana": -50}
    assert len(table.lines()) == 1


@proves("art12.s1")
def test_12_s1_before_the_first_deal_there_is_nothing_to_give_up() -> None:
    table = AtBlackjack(OLD).main("ana")
    assert table.refusal(Surrender("ana")).untimely
    assert table.card("Th").refusal(Surrender("ana")).untimely


@proves("art12.s2")
@pytest.mark.parametrize("player", ["ana", "bo"])
@pytest.mark.parametrize("script", ["", "hear"])
def test_12_s2_before_any_additional_card_any_place_may_give_up(player: str, script: str) -> None:
    table = two_places().play(script)
    assert table.accepts(Surrender(player))


@proves("art12.s2")
def test_12_s2_a_place_that_stands_does_not_close_it_for_the_next() -> None:
    table = two_places().play("stand:ana")
    assert table.accepts(Surrender("bo"))
    assert table.act(Surrender("bo")).play("8d").nets() == {"ana": -100, "bo": -50}


@proves("art12.s2")
@pytest.mark.parametrize(
    ("cards", "script"), [("5h 6c", "draw:ana 2d"), ("5h 6c", "double:ana 2d"), ("8h 8c", "split:ana 2d")]
)
def test_12_s2_not_once_an_additional_card_is_dealt_to_any_place(cards: str, script: str) -> None:
    table = two_places(first=cards).play(script)
    assert table.refused(Surrender("bo")) == LATE
    assert table.refused(NoSurrender("bo")) == LATE
    if "draw" in script:
        assert table.refused(Surrender("ana")) == LATE
        assert "surrender" not in table.choices()


@proves("art12.s2")
def test_12_s2_nor_with_the_second_card_of_the_bank() -> None:
    table = two_places().play("stand:ana")
    assert table.accepts(Surrender("bo"))
    table.play("stand:bo")
    assert table.refused(Surrender("bo")) == ("surrender_must_precede_other_decisions", "art12.s2")
    assert table.play("8d").refused(Surrender("bo")) == LATE


@proves("art12.s2")
def test_12_s2_nor_by_a_place_that_has_asked_for_a_card_stood_or_split() -> None:
    for cards, script in (("5h 6c", "draw:ana"), ("5h 6c", "stand:ana"), ("8h 8c", "split:ana")):
        table = two_places(first=cards).play(script)
        assert table.refused(Surrender("ana")) == ("surrender_must_precede_other_decisions", "art12.s2")
        assert table.accepts(Surrender("bo"))


@proves("art12.s3")
def test_12_s3_a_surrender_is_not_taken_back() -> None:
    table = two_places().when(Surrender("ana"))
    for act in (NoSurrender("ana"), Surrender("ana")):
        assert table.refused(act) == FINAL
    for decision in (Draw("ana"), Stand("ana")):
        assert table.refused(decision) == ("final_decision_must_stand", "art12.s3")


@proves("art12.s3")
def test_12_s3_nor_is_the_declaration_not_to_give_up() -> None:
    table = two_places().when(NoSurrender("ana"))
    for act in (NoSurrender("ana"), Surrender("ana")):
        assert table.refused(act) == FINAL
    table.do("hear")
    assert table.refused(Surrender("ana")) == FINAL
    assert "surrender" not in table.choices()
    assert table.accepts(Surrender("bo"))


@proves("art12.s3")
def test_12_s3_the_declaration_may_be_made_as_long_as_surrender_is_open() -> None:
    table = two_places().do("hear").act(NoSurrender("ana")).play("stand:ana").act(NoSurrender("bo"))
    assert table.refused(Surrender("bo")) == FINAL
    assert two_places().play("draw:ana 2d").refused(NoSurrender("bo")) == LATE
    assert ana("Th 6h", "Ac").refused(NoSurrender("ana")) == ("surrender_must_not_be_against_an_ace", "art12.s1")
