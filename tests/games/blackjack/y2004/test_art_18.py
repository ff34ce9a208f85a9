"""Article 18 of 56/2004: surrender."""

import pytest

from banca.games.blackjack.window import NoSurrender, Surrender
from banca.law import edition
from banca.play.act import Bet
from tests.games.blackjack.at_blackjack import NEW
from tests.games.blackjack.y2004 import ana, at, net, not_allowed, proves


@proves("art18.1")
@pytest.mark.parametrize("open_card", ["Kc", "Tc", "9c", "2c"])
@pytest.mark.parametrize(("stake", "back"), [(100, 50), (101, 50), (1, 0), (100_01, 50_00)])
def test_18_1_half_the_stake_is_lost(open_card: str, stake: int, back: int) -> None:
    table = ana("Th 6c", open_card, "surrender:ana", stake=stake)
    assert [position.bet for position in table.state.due] == ["main"]
    table.play({"Kc": "Ad", "Tc": "Ad", "9c": "Td", "2c": "Td 5d"}[open_card])
    line = table.line("main")
    assert (line.returned, line.prize, line.net) == (back, 0, back - stake)


@proves("art18.1")
@pytest.mark.parametrize("bank", ["Ad", "9d", "6d Th"])
def test_18_1_whatever_the_bank_has_then(bank: str) -> None:
    assert net("Th 6c", "Kc", f"surrender:ana {bank}") == -50


@proves("art18.1")
def test_18_1_not_against_an_ace() -> None:
    table = ana("Th 6c", "Ac")
    assert table.refused(Surrender("ana")) == ("surrender_must_not_be_against_an_ace", "art18.1")


@proves("art18.1")
def test_18_1_the_hand_is_closed() -> None:
    table = at().main("ana").main("bo", place=2).deal("Th 6c", "Td 9c", bank="Kc").play("surrender:ana hear")
    assert table.decider() == "bo"
    assert [(line.position.player, line.net) for line in table.state.lines] == [("ana", -50)]


@proves("art18.1")
def test_18_1_no_option_switches_it_off() -> None:
    assert not_allowed(surrender="not-offered").startswith("blackjack-56-2004 has no option 'surrender'")
    assert not any(option.clause.startswith("art18") for option in edition(NEW).options.values())


@proves("art18.2")
def test_18_2_on_any_place_before_any_additional_card() -> None:
    table = at().main("ana").main("bo", place=4).main("cy", place=5).deal("Th 6c", "Td 6d", "Ts 6s", bank="Kc")
    table.play("surrender:cy hear stand:ana")
    assert table.accepts(Surrender("bo"))
    assert table.play("surrender:bo 9d").nets() == {"ana": -100, "bo": -50, "cy": -50}


@proves("art18.2")
@pytest.mark.parametrize(("cards", "script"), [("5h 6c", "draw"), ("5h 6c", "double"), ("8h 8c", "split")])
def test_18_2_not_after_the_first_additional_card_at_the_table(cards: str, script: str) -> None:
    table = at(additional_bets=["none"]).main("ana").main("bo", place=4).deal(cards, "Td 6d", bank="Kc")
    table.play(script)
    assert table.accepts(Surrender("bo"))
    table.play("2d")
    assert table.refused(Surrender("bo")) == ("surrender_must_precede_additional_cards", "art18.2")


@proves("art18.2")
def test_18_2_it_comes_after_the_first_deal() -> None:
    early = at().main("ana").refusal(Surrender("ana"))
    assert (early.norm, early.untimely) == ("cards_must_be_dealt_first", True)
    table = ana("Th 6c", "Kc", "stand")
    assert table.refused(Surrender("ana"))[1] == "art18.2"


@proves("art18.2")
def test_18_2_it_cannot_be_taken_back() -> None:
    table = at().main("ana").main("bo", place=2).deal("Th 6c", "Td 9c", bank="Kc").play("surrender:ana")
    for act in (NoSurrender("ana"), Surrender("ana")):
        assert table.refused(act) == ("decision_on_surrender_must_stand", "art18.2")
    assert table.refused(Bet("ana", "main", 100))[0] == "bets_must_be_made_before_the_first_card"
    assert table.play("stand:bo 9d").nets() == {"ana": -50, "bo": 0}


@proves("art18.2")
def test_18_2_nor_can_the_declaration_not_to_surrender() -> None:
    table = at().main("ana").main("bo", place=2).deal("Th 6c", "Td 9c", bank="Kc").at_window().act(NoSurrender("ana"))
    assert table.refused(Surrender("ana")) == ("decision_on_surrender_must_stand", "art18.2")
    assert table.accepts(Surrender("bo"))
    table.play("hear")
    assert table.refused(Surrender("ana")) == ("decision_on_surrender_must_stand", "art18.2")
    assert "surrender" not in table.choices()
    assert table.accepts(NoSurrender("bo"))
    assert table.play("draw 2d").refused(NoSurrender("bo")) == ("surrender_must_precede_additional_cards", "art18.2")
